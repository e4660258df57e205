"""The icon strip of a card: [trigger] -> [effect], read as it is played (look: STYLE.md, "Icon grammar")."""

from __future__ import annotations

from gizmos_desktop.engine import Card
from gizmos_desktop.models.derive.shapes import Token, Tokens

ARROW: Token = {"a": 1}
GAP: Token = {"gap": 1}
UPGRADE_ICONS = {"storage": "ring", "archive": "archive", "research": "research"}
FROM_ICONS = {"from_archive": "archive", "from_research": "research", "level2": "level2"}
LONGEST_MINI = 4


def icon(name: str) -> Token:
    """An icon."""
    return {"i": name}


def pip(energy: str, tight: bool = False) -> Token:
    """A pip; `tight` makes it touch the one before ("or")."""
    return {"p": energy, "tight": True} if tight else {"p": energy}


def text(words: str) -> Token:
    """A text, mostly a number with its sign."""
    return {"t": words}


def times(count: int) -> Tokens:
    """`x3`; nothing for one."""
    return (text(f"\u00d7{count}"),) if count != 1 else ()


def points(count: int) -> Tokens:
    """Points gained by a step."""
    return (icon("vp"), text(f"+{count}"))


def pips(energies: str) -> Tokens:
    """`red|blue`: two pips that touch."""
    return tuple(pip(energy, tight=n > 0) for n, energy in enumerate(energies.split("|")))


def trigger_tokens(trigger: str) -> Tokens:
    """What triggers the Gizmo; nothing if it has no trigger."""
    if trigger == "-":
        return ()
    action, _, what = trigger.partition(":")
    if not what:
        return (icon(action),)
    if what == "from_archive":
        return (icon(action), icon("archive"))
    if what.startswith("level"):
        return (icon(action), icon(what))
    return (icon(action), *pips(what))


def triggered_tokens(effect: str) -> Tokens:
    """What a triggered Gizmo does."""
    kind, _, number = effect.partition("*")
    count = int(number)
    if kind == "build_level1_free":
        return (icon("build"), icon("free1"))
    if kind == "vp":
        return (icon("vp"), *(times(count) or (text("+1"),)))
    return (pip("rand") if kind == "draw" else icon(kind), *times(count))


def lasting_tokens(part: str) -> Tokens:
    """One part of what an upgrade or converter does."""
    if ">" in part:
        source, _, result = part.partition(">")
        return (pip(source), text("\u00d72")) if result.endswith("*2") else (pip(source), ARROW, pip(result))
    if part.startswith("discount:"):
        return (icon("build"), icon(FROM_ICONS[part.partition(":")[2]]), icon("tag"), text("\u22121"))
    if part.startswith("award:"):
        return (icon("vp"), text("\u00d7"), icon("ring" if part == "award:energy" else "tokens"))
    if part.startswith("no_"):
        return (icon(part),)
    kind, _, number = part.partition("+")
    return (icon(UPGRADE_ICONS[kind]), text(f"+{number}"))


def effect_tokens(card: Card) -> Tokens:
    """The effect alone."""
    if card.trigger != "-":
        return triggered_tokens(card.effect)
    found: list[Token] = []
    for part in card.effect.split(";"):
        if found and ">" in part:
            found.append(GAP)
        found += lasting_tokens(part)
    return tuple(found)


def conversion_tokens(card: Card) -> tuple[Tokens, ...]:
    """The strips of a converter, one for each of its parts."""
    return tuple(lasting_tokens(part) for part in card.effect.split(";"))


def card_tokens(card: Card) -> Tokens:
    """The whole strip."""
    effect = effect_tokens(card)
    return effect if card.trigger == "-" else (*trigger_tokens(card.trigger), ARROW, *effect)


def short_tokens(card: Card) -> Tokens:
    """The strip without the action that the head of its column names: what else sets it off, and what it does."""
    effect = effect_tokens(card)
    rest = trigger_tokens(card.trigger)[1:]
    return (*rest, ARROW, *effect) if rest else effect


def mini_tokens(card: Card) -> Tokens:
    """The strip for the small plates of opponents: without amounts that their panel says already, and without arrows
    that do not fit."""
    short = short_tokens(card)
    if card.category == "upgrade" and card.effect.count("+") > 1:
        return tuple(token for token in short if not str(token.get("t", "")).startswith("+"))
    if card.category == "converter" and card.effect.count(">any") > 1:
        return tuple(
            pip("any", tight=True) if token.get("p") == "any" else token for token in short if "a" not in token
        )
    if len(short) > LONGEST_MINI:
        return tuple(GAP if "a" in token else token for token in short)
    return short
