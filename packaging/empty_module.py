"""Stands in for PySide6.QtOpenGL, of which nothing is used."""
