"""Texts of the payment panel."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.models.words.names import energy_amount, energy_name

translate = QCoreApplication.translate


def cost(count: int, color: str) -> str:
    """ "6 Electric"."""
    return energy_amount(color, count)


def title(full: int, total: int, color: str) -> str:
    """What is paid for how much."""
    if total < full:
        return translate("Pay", "Build for {cost}, {full} without the discount").format(
            cost=cost(total, color), full=full
        )
    return translate("Pay", "Build for {cost}").format(cost=cost(total, color))


def made_of(made: int, total: int) -> str:
    """What the payment comes to."""
    return translate("Pay", "{made} of {total}").format(made=made, total=total)


def offered(count: int) -> str:
    """How many payments there are."""
    return translate("Pay", "%n way(s) to pay", "", count)


def takes(spheres: int, converters: int) -> str:
    """What the payment takes."""
    if not spheres:
        return translate("Pay", "No sphere leaves your ring")
    leave = translate("Pay", "%n sphere(s)", "", spheres)
    if converters:
        return translate("Pay", "Spends {spheres} and uses up %n Converter(s) for this turn", "", converters).format(
            spheres=leave
        )
    return translate("Pay", "Spends {spheres} and no Converter").format(spheres=leave)


def keeps_needed(wanted: str) -> tuple[str, str]:
    """The archive wants these, and they stay."""
    return (
        translate("Pay", "Keeps what you need"),
        translate("Pay", "Leaves {energies} for your Archive").format(energies=wanted),
    )


def fewest_spheres(count: int) -> tuple[str, str]:
    """No other payment spends so few."""
    return translate("Pay", "Fewest spheres"), translate("Pay", "Takes only %n sphere(s) out of your ring", "", count)


def no_converters() -> tuple[str, str]:
    """No converter is used up."""
    return translate("Pay", "Without Converters"), translate("Pay", "All your Converters still work this turn")


def fewest_converters(count: int) -> tuple[str, str]:
    """No other payment uses so few converters."""
    return translate("Pay", "Saves Converters"), translate("Pay", "Uses up no more than %n Converter(s)", "", count)


def keeps_variety(kinds: int) -> tuple[str, str]:
    """The most kinds of energy stay."""
    return translate("Pay", "Keeps variety"), translate("Pay", "Leaves %n kind(s) of Energy in your ring", "", kinds)


def makes_room(total: int) -> tuple[str, str]:
    """More is paid than the discount asks for."""
    return translate("Pay", "Makes room"), translate("Pay", "Pays %n, more than it has to", "", total)


def keeps_most(count: str, color: str) -> tuple[str, str]:
    """The most of one colour stays."""
    return (
        translate("Pay", "Keeps {energy}").format(energy=energy_name(color)),
        translate("Pay", "Leaves {energies} in your ring").format(energies=count),
    )


def only(spent: str) -> tuple[str, str]:
    """There is no other payment."""
    return translate("Pay", "The only way"), translate("Pay", "Spends {spheres}").format(spheres=spent)


def another(spent: str) -> tuple[str, str]:
    """A payment that is best in nothing."""
    return translate("Pay", "Another way"), translate("Pay", "Spends {spheres}").format(spheres=spent)
