"""The language that nobody speaks. Every screen is shown in it: test_every_screen.py."""

from __future__ import annotations

from tools.pseudo import pseudo


def test_pseudo_texts_are_longer_and_keep_their_places() -> None:
    assert pseudo("Build {gizmo} for %n sphere(s) (Ctrl+Z)") == "[Bûîld {gizmo} för %n sphéré(s) (Ctrl+Z)~~~~~~~~~~~~]"
    assert pseudo("%1 %2") == "%1 %2"
