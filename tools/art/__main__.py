"""`python -m tools.art`: bake all art."""

from .bake import main

main()
