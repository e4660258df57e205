"""Makes the installers: `python packaging/build.py all` (or `make installers`). What they are made of lies in
packaging/, how in docs/releasing.md."""
