"""Generators and checks of the project. The application never imports from here."""
