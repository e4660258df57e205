"""Generators of all art of the game: pure functions that return SVG text, and what writes them to `resources/art`.

Nothing here is imported by the application; run `python -m tools.art` after a change and commit what it wrote.
"""
