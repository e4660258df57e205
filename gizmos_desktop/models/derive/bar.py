"""The action bar: mode, title, buttons, the chain and what is ready."""

from __future__ import annotations

from gizmos_desktop.engine import CARDS, Action
from gizmos_desktop.models.derive.beads import derive_beads
from gizmos_desktop.models.derive.preview import triggered_by, triggered_by_file
from gizmos_desktop.models.derive.rank import ranked
from gizmos_desktop.models.derive.seat import hotkey_of
from gizmos_desktop.models.derive.shapes import ActionRow, BeadRow, ButtonRow, ReadyRow
from gizmos_desktop.models.derive.snapshot import Intent, Snapshot
from gizmos_desktop.models.derive.tokens import effect_tokens
from gizmos_desktop.models.derive.why import while_paying, why_not
from gizmos_desktop.models.words import pay as pay_words
from gizmos_desktop.models.words import reasons
from gizmos_desktop.models.words import table as words
from gizmos_desktop.models.words.cards import card_words

KINDS = ("file", "pick", "build", "research")
SHORTCUTS = {"file": "F", "pick": "P", "build": "B", "research": "R", "draw": "D", "pass": "Space"}
MODES = {"action": "action", "trigger": "chain", "keep": "keep", "return": "order"}


def derive_mode(snap: Snapshot, intent: Intent) -> str:
    """Code of what is going on."""
    match snap.state:
        case "over":
            return "over"
        case "handover":
            return "handover"
        case "replay":
            return "replay"
        case "computer" | "rest":
            return "wait"
    if intent.paying:
        return "pay"
    return MODES.get(snap.kind, snap.kind)


def derive_prompt(snap: Snapshot, intent: Intent, mode: str) -> tuple[str, str]:
    """Title and line of the action bar."""
    match mode:
        case "over":
            return words.prompt_over()
        case "handover":
            return words.prompt_handover(snap.names[snap.turn_seat])
        case "wait":
            name = snap.names[snap.turn_seat]
            return words.prompt_rest(name) if snap.state == "rest" else words.prompt_wait(name)
        case "replay":
            return words.prompt_replay(snap.names[snap.turn_seat], snap.game.is_over)
        case "pay":
            return prompt_pay(snap, intent)
        case "action":
            return (
                words.prompt_pass()
                if "pass" in snap.offer.plain
                else words.prompt_action(intent.kind, snap.game.last_round)
            )
        case "chain":
            codes = list(snap.game.waiting().values())
            why = reasons.reason_short(codes[0]) if len(set(codes)) == 1 else ""
            return words.prompt_chain(len(snap.offer.uses), len(codes), why)
        case "keep":
            return words.prompt_keep("" if snap.offer.files else reasons.reason_text(snap.game.blocked("file")))
        case "order":
            return words.prompt_order(len(snap.hand()))
    effect = snap.turn["effect"]
    count = int(CARDS[effect["card"]].effect.partition("*")[2])
    return words.prompt_effect(mode, count - int(effect["left"]) + 1, count)


def prompt_pay(snap: Snapshot, intent: Intent) -> tuple[str, str]:
    """Title and line while a payment is chosen: what this one comes to."""
    actions = ranked(snap, intent.paying)
    total = sum(lane.made for lane in snap.game.lanes(actions[min(intent.payment, len(actions) - 1)]))
    return words.prompt_pay(pay_words.cost(total, CARDS[intent.paying].cost_color), intent.payment == 0)


def derive_actions(snap: Snapshot, intent: Intent, mode: str) -> tuple[ActionRow, ...]:
    """The buttons of the actions that could be chosen now."""
    if mode == "draw":
        return (ActionRow("draw", words.action_label("draw"), shortcut=SHORTCUTS["draw"]),)
    if mode != "action":
        return ()
    if "pass" in snap.offer.plain:
        return (ActionRow("pass", words.action_label("pass"), shortcut=SHORTCUTS["pass"]),)
    rows: list[ActionRow] = []
    for kind in KINDS:
        code = snap.game.blocked(kind)
        why = while_paying(intent) or why_not(snap, kind)
        counts = set_off(snap, kind) if not code else []
        rows.append(
            ActionRow(
                kind,
                words.action_label(kind),
                sub=reasons.reason_short(code) if code else sub_of(snap, kind, counts),
                shortcut=SHORTCUTS[kind],
                enabled=not why,
                why=why,
                chosen=intent.kind == kind,
                hint=words.action_hint(kind, counts),
            )
        )
    return tuple(rows)


def set_off(snap: Snapshot, kind: str) -> list[int]:
    """How many Gizmos an action would trigger, by what is taken."""
    match kind:
        case "file":
            return [len(triggered_by_file(snap))]
        case "pick":
            return [len(triggered_by(snap, Action("pick", color=color))) for color in snap.offer.picks]
    return []


def sub_of(snap: Snapshot, kind: str, counts: list[int]) -> str:
    """What a possible action would do, in two words; `counts` is what it would set off."""
    own = snap.own
    limits = snap.game.limits(own)
    if any(counts):
        return words.triggers(counts[0]) if len(set(counts)) == 1 else words.triggers_up_to(max(counts))
    match kind:
        case "file":
            return words.slot_of(len(snap.cards_of(own, "archive")) + 1, limits.archive)
        case "pick":
            return words.ring_of(sum(snap.position["seats"][own]["ring"].values()), limits.storage)
        case "build":
            return words.affordable(len(snap.offer.builds))
    return words.draws(limits.research)


def derive_chain(snap: Snapshot, mode: str) -> tuple[BeadRow, ...]:
    """The steps of this turn. Before a turn's first step the last one is shown, so that its end can be read."""
    steps = snap.steps_of_turn
    if not steps and mode in ("wait", "over", "handover", "replay"):
        steps = snap.book.of_turn(snap.book.turn - 1)
    return derive_beads(steps, snap.names)


def derive_ready(snap: Snapshot, mode: str) -> tuple[ReadyRow, ...]:
    """The Gizmos that can be used now, with their keys."""
    if mode != "chain":
        return ()
    return tuple(
        ReadyRow(card, hotkey_of(n), effect_tokens(CARDS[card]), words.use_ready(card_words(CARDS[card])))
        for n, card in enumerate(snap.offer.uses)
    )


def derive_buttons(snap: Snapshot, intent: Intent, mode: str) -> tuple[ButtonRow, ...]:
    """The buttons at the right: at most one of them is the one confirm."""
    match mode:
        case "action":
            return (button("end", icon="end", shortcut="E", enabled=False, why=words.end_needs_action()),)
        case "chain":
            warn = words.end_warning(len(snap.offer.uses)) if snap.offer.uses and snap.guard else ""
            return (button("end", icon="end", shortcut="E", warn=warn),)
        case "pay":
            build = ButtonRow("confirm", words.button_label("build"), icon="build", shortcut="Enter", go=True)
            return (button("cancel", shortcut="Esc"), build)
        case "keep":
            return (button("none", shortcut="N"),)
        case "order":
            done = ButtonRow("confirm", words.button_label("done"), icon="check", shortcut="Enter", go=True)
            return (button("anyOrder", shortcut="A", hint=words.any_order_hint()), done)
        case "wait":
            label = words.button_label("handOver" if snap.state == "rest" else "hurry")
            return (ButtonRow("hurry", label, icon="fwd", shortcut="Space"),)
    return (button("skip", shortcut="S"),) if "skip" in snap.offer.plain else ()


def button(
    name: str, icon: str = "", shortcut: str = "", enabled: bool = True, why: str = "", warn: str = "", hint: str = ""
) -> ButtonRow:
    """A button that is named after what it does."""
    return ButtonRow(name, words.button_label(name), icon, shortcut, enabled=enabled, why=why, warn=warn, hint=hint)
