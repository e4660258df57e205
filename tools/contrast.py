"""How well one colour can be told from another."""

from __future__ import annotations

from PySide6.QtGui import QColor


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """One colour over another, so much of it."""
    pairs = ((one.redF(), other.redF()), (one.greenF(), other.greenF()), (one.blueF(), other.blueF()))
    return QColor.fromRgbF(*(a * part + b * (1 - part) for a, b in pairs))


def luminance(colour: QColor) -> float:
    """Relative luminance (WCAG 2)."""
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
