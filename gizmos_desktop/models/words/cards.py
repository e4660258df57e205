"""Cards in plain words: one whole sentence for each shape of trigger and effect, with the energies as placeholders."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gizmos_desktop.engine import Card
from gizmos_desktop.models.words.names import energy_amount, energy_name, kind_name

translate = QCoreApplication.translate


def card_words(card: Card) -> str:
    """What the card does, as a sentence. Every card of the game has one (ValueError for an effect that has none)."""
    if card.trigger == "-":
        return _converter(card.effect) if ">" in card.effect else _upgrade(card.effect)
    effect, _, number = card.effect.partition("*")
    action, _, what = card.trigger.partition(":")
    found = _triggered(action, what, effect, int(number))
    if not found:
        raise ValueError(f"no words for {card.trigger} -> {card.effect}")
    names = (
        [energy_name(energy) for energy in what.split("|")]
        if what and "level" not in what and "from" not in what
        else []
    )
    return found.format(**dict(zip(("first", "second"), names, strict=False)))


def _triggered(action: str, what: str, effect: str, n: int) -> str:
    if action == "file":
        return _when_filing(effect, n)
    if action == "pick":
        return _when_picking(two="|" in what, n=n) if effect == "draw" else ""
    if what == "from_archive":
        return _when_building_from_archive(effect, n)
    if what == "level2":
        return _when_building_level2(effect, n)
    return _when_building_two(effect, n) if "|" in what else _when_building_one(effect, n)


def _when_filing(effect: str, n: int) -> str:
    match effect:
        case "draw":
            return translate("Card", "When you File, draw %n random Energy Sphere(s).", "", n)
        case "pick":
            return translate("Card", "When you File, Pick %n Energy Sphere(s).", "", n)
        case "vp":
            return translate("Card", "When you File, gain %n Victory Point(s).", "", n)
    return ""


def _when_picking(two: bool, n: int) -> str:
    if two:
        return translate("Card", "When you Pick {first} or {second}, draw %n random Energy Sphere(s).", "", n)
    return translate("Card", "When you Pick {first}, draw %n random Energy Sphere(s).", "", n)


def _when_building_one(effect: str, n: int) -> str:
    match effect:
        case "pick":
            return translate("Card", "When you Build {first}, Pick %n Energy Sphere(s).", "", n)
        case "vp":
            return translate("Card", "When you Build {first}, gain %n Victory Point(s).", "", n)
    return ""


def _when_building_two(effect: str, n: int) -> str:
    match effect:
        case "pick":
            return translate("Card", "When you Build {first} or {second}, Pick %n Energy Sphere(s).", "", n)
        case "vp":
            return translate("Card", "When you Build {first} or {second}, gain %n Victory Point(s).", "", n)
        case "file":
            return translate("Card", "When you Build {first} or {second}, File %n card(s).", "", n)
        case "research":
            return translate("Card", "When you Build {first} or {second}, Research %n time(s).", "", n)
        case "build_level1_free":
            return translate("Card", "When you Build {first} or {second}, Build %n level 1 Gizmo(s) for free.", "", n)
    return ""


def _when_building_from_archive(effect: str, n: int) -> str:
    match effect:
        case "pick":
            return translate("Card", "When you Build from your Archive, Pick %n Energy Sphere(s).", "", n)
        case "vp":
            return translate("Card", "When you Build from your Archive, gain %n Victory Point(s).", "", n)
    return ""


def _when_building_level2(effect: str, n: int) -> str:
    return (
        translate("Card", "When you Build a level 2 Gizmo, Pick %n Energy Sphere(s).", "", n)
        if effect == "pick"
        else ""
    )


def _converter(effect: str) -> str:
    parts = [part.partition(">") for part in effect.split(";")]
    first, _, result = parts[0]
    if len(parts) == 1:
        if result.endswith("*2"):
            return translate("Card", "While paying, one {first} counts as two.").format(first=energy_name(first))
        if first == "any":
            return translate("Card", "While paying, one Energy Sphere of any kind counts as any Energy.")
        return translate("Card", "While paying, one {first} counts as any Energy.").format(first=energy_name(first))
    second = parts[1][0]
    if result.endswith("*2"):
        return translate("Card", "While paying, one {first} counts as two, and one {second} counts as two.").format(
            first=energy_name(first), second=energy_name(second)
        )
    return translate("Card", "While paying, one or two {first} count as any Energy, each as you like.").format(
        first=energy_name(first)
    )


def _upgrade(effect: str) -> str:
    match effect:
        case "no_file":
            return translate("Card", "You can no longer File.")
        case "no_research":
            return translate("Card", "You can no longer Research.")
        case "discount:level2":
            return translate("Card", "Level 2 Gizmos cost you 1 less.")
        case "discount:from_archive":
            return translate("Card", "Gizmos that you Build from your Archive cost 1 less.")
        case "discount:from_research":
            return translate("Card", "Gizmos that you Build from a Research cost 1 less.")
        case "award:energy":
            return translate("Card", "At the end of the game, 1 Victory Point for each Energy Sphere in your ring.")
        case "award:tokens":
            return translate("Card", "At the end of the game, 1 Victory Point for each one you have in tokens.")
    return _limits({kind: int(number) for kind, _, number in (part.partition("+") for part in effect.split(";"))})


def _limits(more: dict[str, int]) -> str:
    match sorted(more):
        case ["storage"]:
            found = translate("Card", "Storage Limit +{storage}.")
        case ["archive", "storage"]:
            found = translate("Card", "Storage Limit +{storage}, File Limit +{archive}.")
        case ["research", "storage"]:
            found = translate("Card", "Storage Limit +{storage}, Research Amount +{research}.")
        case ["archive", "research", "storage"]:
            found = translate("Card", "Storage Limit +{storage}, File Limit +{archive}, Research Amount +{research}.")
        case _:
            raise ValueError(f"no words for {more}")
    return found.format(**more).replace(" +", "\u00a0+")  # a number stays with its noun


def card_name(card: Card) -> str:
    """Name of a card for lists and assistive tools: "Build Gizmo, level 2, costs 3 Heat, 3 points"."""
    kind = kind_name("file" if card.level == 0 else card.category)
    if card.level == 0:
        return translate("Card", "Starting Gizmo")
    if card.cost_color == "any":
        found = translate("Card", "Generic {kind} Gizmo, level {level}, costs {cost}, %n point(s)", "", card.points)
    else:
        found = translate("Card", "{kind} Gizmo, level {level}, costs {cost}, %n point(s)", "", card.points)
    return found.format(kind=kind, level=card.level, cost=energy_amount(card.cost_color, card.cost))


def card_short(card: Card) -> str:
    """A card as the object of a sentence: "a level 2 Heat Gizmo"."""
    if card.level == 0:
        return translate("Card", "a Starting Gizmo")
    if card.cost_color == "any":
        return translate("Card", "a level {level} Generic Gizmo").format(level=card.level)
    return translate("Card", "a level {level} {energy} Gizmo").format(
        level=card.level, energy=energy_name(card.cost_color)
    )


def card_head(card: Card) -> str:
    """Where a card goes and what it is worth, above its rule: "Build column, level 1, 1 point"."""
    if card.level == 0:
        return translate("Card", "File column, Starting Gizmo")
    return translate("Card", "{kind} column, level {level}, %n point(s)", "", card.points).format(
        kind=kind_name(card.category), level=card.level
    )
