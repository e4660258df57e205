"""The random player: kinds first, then things, then payments."""

import random
from collections import Counter

from gizmos_desktop.ai.random_player import pick_action
from gizmos_desktop.engine import Action


def test_payments_do_not_flood_the_rest() -> None:
    ways = [f"red*{n} yellow*{7 - n}" for n in range(2, 6)]
    texts = ["pick red", "pick blue", "research 1", "build 1-05 pay red", *(f"build 3-13 pay {way}" for way in ways)]
    actions = [Action.parse(text) for text in texts]
    dice = random.Random(1)
    drawn = Counter(str(pick_action(actions, dice)) for _ in range(6000))
    kinds = Counter(text.split()[0] for text in drawn.elements())
    assert all(1850 < kinds[kind] < 2150 for kind in ("pick", "research", "build"))
    assert 850 < drawn["build 1-05 pay red"] < 1150
    assert set(drawn) == set(texts)
