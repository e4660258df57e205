"""Everything on the table that belongs to no seat."""

from __future__ import annotations

from typing import Any

from gizmos_desktop.models.derive.bar import (
    derive_actions,
    derive_buttons,
    derive_chain,
    derive_mode,
    derive_prompt,
    derive_ready,
)
from gizmos_desktop.models.derive.beads import derive_last_turn
from gizmos_desktop.models.derive.board import (
    derive_decks,
    derive_display,
    derive_glass,
    derive_hand,
    derive_row,
    derive_shown,
)
from gizmos_desktop.models.derive.shapes import TableState
from gizmos_desktop.models.derive.snapshot import Intent, Snapshot
from gizmos_desktop.models.derive.steps import Step
from gizmos_desktop.models.words import games as kept
from gizmos_desktop.models.words import log
from gizmos_desktop.models.words import table as words

NOT_TOLD = frozenset({"return", "over"})
"""Steps that the ticker leaves out."""
LONGEST_SINCE = 3


def derive_table(snap: Snapshot, intent: Intent) -> TableState:
    """The table as the seat at the bottom sees it."""
    mode = derive_mode(snap, intent)
    prompt, reason = derive_prompt(snap, intent, mode)
    seats = range(len(snap.seats))
    hand = derive_hand(snap, intent)
    order = derive_order(snap, intent)
    told = next((step for step in reversed(snap.book.steps) if step.kind not in NOT_TOLD), None)
    sentence = log.sentence(told, snap.names[told.seat]) if told else None
    return TableState(
        round=snap.game.round,
        last_round=snap.game.last_round,
        last_round_name=derive_last_round_name(snap),
        near_gizmos=max(snap.game.gizmos(seat) for seat in seats),
        near_level3=max(snap.game.level3(seat) for seat in seats),
        ticker_seat=told.seat if told else -1,
        ticker_tokens=sentence.tokens() if sentence else (),
        ticker_text=sentence.plain() if sentence else "",
        over=snap.state == "over",
        mode=mode,
        turn_seat=snap.turn_seat,
        turn_name=snap.names[snap.turn_seat],
        prompt=prompt,
        reason=reason,
        chosen_kind=intent.kind,
        actions=derive_actions(snap, intent, mode),
        chain=derive_chain(snap, mode),
        ready=derive_ready(snap, mode),
        buttons=derive_buttons(snap, intent, mode),
        display1=derive_display(snap, intent, 1),
        display2=derive_display(snap, intent, 2),
        display3=derive_display(snap, intent, 3),
        decks=derive_decks(snap, intent),
        row=derive_row(snap, intent),
        shown=derive_shown(snap),
        glass=derive_glass(snap.position),
        hand=hand,
        hand_title=derive_hand_title(snap, len(hand)),
        level=int(snap.turn["level"]) if hand else 0,
        step=0 if not hand else 2 if snap.kind == "return" else 1,
        order=order,
        handover=derive_handover(snap, mode),
        speed=snap.speed,
        **derive_back(snap, intent),
    )


def derive_back(snap: Snapshot, intent: Intent) -> dict[str, Any]:
    """What can be taken back and what again, as fields of `TableState`. An open payment or an armed action is let go
    of first."""
    back = snap.back
    shut = {"handover": "undo_wait", "replay": "undo_replay"}.get(snap.state, "")
    step_why, decision_why, turn_why = (shut or each.why for each in (back.step, back.decision, back.turn))
    armed = bool(intent.paying or intent.kind)
    return {
        "can_undo": armed or not step_why,
        "undo_why": "" if armed else kept.undo_why(step_why),
        "undo_warn": kept.undo_warn() if back.step.assisted and not (back.assisted or armed or step_why) else "",
        "can_undo_decision": not decision_why,
        "undo_decision_why": kept.undo_why(decision_why),
        "undo_decision_warn": kept.undo_warn()
        if back.decision.assisted and not (back.assisted or decision_why)
        else "",
        "can_undo_turn": not turn_why,
        "undo_turn_why": kept.undo_why(turn_why),
        "undo_turn_warn": kept.undo_warn() if back.turn.assisted and not (back.assisted or turn_why) else "",
        "can_redo": back.redo and not shut,
        "assisted": back.assisted,
        "assisted_text": kept.assisted() if back.assisted else "",
    }


def derive_hand_title(snap: Snapshot, count: int) -> str:
    """Heading of the research panel."""
    if not count:
        return ""
    return words.order_title() if snap.kind == "return" else words.hand_title(int(snap.turn["level"]), count)


def derive_order(snap: Snapshot, intent: Intent) -> tuple[str, ...]:
    """The cards to be put back: in the order that the person has made, if it is one of these cards."""
    if snap.kind != "return":
        return ()
    hand = snap.hand()
    return intent.order if sorted(intent.order) == sorted(hand) else tuple(hand)


def derive_last_round_name(snap: Snapshot) -> str:
    """Who has triggered the end; "" if nobody has, or it was before this session."""
    found = next((step for step in reversed(snap.book.steps) if step.kind == "last_round"), None)
    return snap.names[found.seat] if found else ""


def derive_handover(snap: Snapshot, mode: str) -> dict[str, Any]:
    """Who hands over to whom, and the turns since that person's last one; empty in every other mode."""
    if mode != "handover":
        return {}
    seat = snap.turn_seat
    before = snap.own if snap.own != seat and snap.book.steps else -1
    return {
        "seat": seat,
        "name": snap.names[seat],
        "from": before,
        "fromName": snap.names[before] if before >= 0 else "",
        "since": [since_row(snap, steps) for steps in turns_since(snap, seat)][-LONGEST_SINCE:],
        "leaderText": leader_text(snap),
    }


def turns_since(snap: Snapshot, seat: int) -> list[list[Step]]:
    """The turns after the latest one of `seat`, oldest first."""
    found: list[list[Step]] = []
    for turn in range(snap.book.turn - 1, -1, -1):
        steps = snap.book.of_turn(turn)
        if steps and steps[0].seat == seat:
            break
        if steps:
            found.append(steps)
    return found[::-1]


def since_row(snap: Snapshot, steps: list[Step]) -> dict[str, Any]:
    """A turn for the hand-over screen: what it began with in a sentence, and its strips."""
    name = snap.names[steps[0].seat]
    told = next((step for step in steps if step.is_bead and step.kind != "research"), steps[0])
    return {
        "seat": steps[0].seat,
        "name": name,
        "text": log.sentence(told, name).plain(),
        "steps": derive_last_turn(steps),
    }


def leader_text(snap: Snapshot) -> str:
    """Who is ahead, once somebody has points."""
    points = [snap.game.score(seat).total for seat in range(len(snap.seats))]
    most = max(points)
    if not most:
        return ""
    return log.leader(snap.names[points.index(most)], most) if points.count(most) == 1 else log.leaders(most)
