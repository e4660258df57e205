"""Contact sheets of the art and the components, drawn by the real QML: `python -m tools.sheets`."""
