"""Titles, buttons and sub-labels of the action bar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def action_label(kind: str) -> str:
    """Label of an action's button."""
    match kind:
        case "file":
            return translate("Action", "File")
        case "pick":
            return translate("Action", "Pick")
        case "build":
            return translate("Action", "Build")
        case "research":
            return translate("Action", "Research")
        case "draw":
            return translate("Action", "Draw")
        case "pass":
            return translate("Action", "Pass")
    raise ValueError(f"no action {kind!r}")


def action_about(kind: str) -> str:
    """What an action is, in few words: its name, and what it means."""
    match kind:
        case "file":
            return translate("Action", "File: keep a card for later")
        case "pick":
            return translate("Action", "Pick: take an Energy Sphere")
        case "build":
            return translate("Action", "Build: pay for a Gizmo")
        case "research":
            return translate("Action", "Research: draw cards")
    raise ValueError(f"no action {kind!r}")


def action_hint(kind: str, counts: list[int]) -> str:
    """The same, and what it would trigger."""
    if not any(counts):
        return action_about(kind)
    return translate("Action", "{about}. {triggers}").format(about=action_about(kind), triggers=triggers_hint(counts))


def triggers(count: int) -> str:
    """How many Gizmos an action would trigger."""
    return translate("Action", "sets off %n Gizmo(s)", "", count)


def triggers_up_to(count: int) -> str:
    """The same, if it depends on what is taken."""
    return translate("Action", "sets off up to %n", "", count)


def triggers_hint(counts: list[int]) -> str:
    """The same as a sentence."""
    if len(set(counts)) == 1:
        return translate("Action", "Sets off %n of your Gizmos.", "", counts[0])
    return translate("Action", "Sets off up to %n of your Gizmos, depending on what you take.", "", max(counts))


def affordable(count: int) -> str:
    """How many Gizmos can be paid for."""
    return translate("Action", "%n affordable", "", count)


def draws(count: int) -> str:
    """How many cards a Research draws."""
    return translate("Action", "draw %n", "", count)


def slot_of(number: int, limit: int) -> str:
    """Which place of the archive a filed card takes."""
    return translate("Action", "slot {number} of {limit}").format(number=number, limit=limit)


def ring_of(count: int, limit: int) -> str:
    """How full the ring is."""
    return translate("Action", "ring {count} of {limit}").format(count=count, limit=limit)


def pays(spheres: str) -> str:
    """What building the card takes from the ring."""
    return translate("Action", "pays {spheres}").format(spheres=spheres)


def pays_spheres(count: int) -> str:
    """The same, if the spheres are of several colours."""
    return translate("Action", "pays %n sphere(s)", "", count)


def ways_to_pay(count: int) -> str:
    """There is a choice of payments."""
    return translate("Action", "%n ways to pay", "", count)


def for_free() -> str:
    """Nothing is paid."""
    return translate("Action", "for free")


def button_label(button: str) -> str:
    """Label of a button at the right."""
    match button:
        case "end":
            return translate("Button", "End turn")
        case "skip":
            return translate("Button", "Skip")
        case "cancel":
            return translate("Button", "Cancel")
        case "build":
            return translate("Button", "Build")
        case "done":
            return translate("Button", "Done")
        case "none":
            return translate("Button", "Keep none")
        case "anyOrder":
            return translate("Button", "Any order")
        case "hurry":
            return translate("Button", "Skip ahead")
        case "handOver":
            return translate("Button", "Hand over now")
    raise ValueError(f"no button {button!r}")


def end_needs_action() -> str:
    """Why the turn cannot be ended yet."""
    return translate("Button", "Choose an action first.")


def any_order_hint() -> str:
    """What "Any order" does."""
    return translate("Button", "The order does not matter to you: they go back just as they lie.")


def end_warning(count: int) -> str:
    """Guard of End turn."""
    return translate("Button", "%n Gizmo(s) can still be used this turn.", "", count)


def prompt_wait(name: str) -> tuple[str, str]:
    """A computer decides."""
    return (
        translate("Prompt", "{name} is playing").format(name=name),
        translate("Prompt", "You can look around meanwhile"),
    )


def prompt_rest(name: str) -> tuple[str, str]:
    """A person's turn is over; another person takes over in a moment."""
    return (
        translate("Prompt", "{name} is next").format(name=name),
        translate("Prompt", "Your turn is over; the table is covered in a moment"),
    )


def prompt_handover(name: str) -> tuple[str, str]:
    """The next person takes over."""
    return translate("Prompt", "Pass the computer to {name}").format(name=name), ""


def prompt_replay(name: str, over: bool) -> tuple[str, str]:
    """A moment of a replay."""
    title = translate("Prompt", "The game is over") if over else translate("Prompt", "{name} is to decide")
    return title.format(name=name), translate("Prompt", "This is a replay")


def prompt_over() -> tuple[str, str]:
    """The game is over."""
    return translate("Prompt", "The game is over"), ""


def prompt_action(kind: str, last_round: bool) -> tuple[str, str]:
    """The action of the turn; `kind` is the armed one or ""."""
    title = translate("Prompt", "Your last turn") if last_round else translate("Prompt", "Your turn")
    match kind:
        case "file":
            return title, translate("Prompt", "Choose a card to File")
        case "pick":
            return title, translate("Prompt", "Choose a sphere to Pick")
        case "build":
            return title, translate("Prompt", "Choose a Gizmo to Build")
        case "research":
            return title, translate("Prompt", "Choose a deck to Research")
    return title, translate("Prompt", "Choose one action")


def prompt_pass() -> tuple[str, str]:
    """No action is possible."""
    return translate("Prompt", "Your turn"), translate("Prompt", "No action is possible: you have to pass")


def prompt_chain(ready: int, waiting: int, why: str) -> tuple[str, str]:
    """Gizmos can be used; `why` is the reason that all waiting ones have in common, in two words."""
    title = translate("Prompt", "%n Gizmo(s) ready", "", ready)
    if waiting and why:
        return title, translate("Prompt", "%n more waiting: {reason}", "", waiting).format(reason=why)
    if waiting:
        return title, translate("Prompt", "%n more waiting, each for its own reason", "", waiting)
    return title, translate("Prompt", "Use them in any order, or end the turn")


def prompt_effect(kind: str, number: int, count: int) -> tuple[str, str]:
    """An effect is being carried out, its step `number` of `count`."""
    step = translate("Prompt", "Step {number} of {count}; you may skip the rest").format(number=number, count=count)
    once = translate("Prompt", "You may skip it")
    match kind:
        case "pick":
            return translate("Prompt", "Pick an Energy Sphere"), step if count > 1 else once
        case "draw":
            return translate("Prompt", "Draw another random sphere?"), step
        case "file":
            return translate("Prompt", "File a card of the display"), once
        case "build":
            return translate("Prompt", "Build a level 1 Gizmo for free"), once
        case "research":
            return translate("Prompt", "Research a Level Deck"), once
    raise ValueError(f"no effect {kind!r}")


def prompt_pay(cost: str, best: bool) -> tuple[str, str]:
    """A payment is being chosen."""
    chosen = (
        translate("Prompt", "The best payment is chosen for you")
        if best
        else translate("Prompt", "Another payment than the best is chosen")
    )
    return translate("Prompt", "Pay {cost}").format(cost=cost), chosen


def prompt_keep(no_file: str) -> tuple[str, str]:
    """The drawn cards are in hand; `no_file` is the sentence why none can be filed, "" if one can."""
    if no_file:
        return translate("Prompt", "Build one or keep none"), no_file
    return translate("Prompt", "Keep one or none"), translate("Prompt", "Build it, File it, or put all back")


def prompt_order(count: int) -> tuple[str, str]:
    """The rest goes under the deck."""
    return (
        translate("Prompt", "Put %n card(s) back", "", count),
        translate("Prompt", "They go under the deck from left to right: the last one becomes the bottom card"),
    )


def hand_title(level: int, count: int) -> str:
    """Heading of the research panel, step 1."""
    return translate("Research", "Research level {level}: %n card(s) drawn", "", count).format(level=level)


def order_title() -> str:
    """Heading of the research panel, step 2."""
    return translate("Research", "Order of the rest")


def building_triggers(count: int) -> str:
    """Preview of the large view."""
    return translate("Preview", "Building it sets off %n of your Gizmos", "", count)


def filing_triggers(count: int) -> str:
    """Preview of the large view."""
    return translate("Preview", "Filing it sets off %n of your Gizmos", "", count)


def owner(name: str) -> str:
    """Whose card it is."""
    return translate("Preview", "Active Gizmo of {name}").format(name=name)


def archived_by(name: str) -> str:
    """Whose card it is."""
    return translate("Preview", "In the Archive of {name}").format(name=name)


def use_ready(words: str) -> str:
    """A Gizmo that can be used, for assistive tools; `words` is its rule."""
    return translate("Preview", "Use it: {rule}").format(rule=words)
