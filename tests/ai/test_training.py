"""Self-play and the training run, in small."""

import json
from pathlib import Path

import numpy as np
import pytest

from gizmos_desktop.ai.network import Network
from gizmos_desktop.ai.training.ladder import against_greedy, against_network
from gizmos_desktop.ai.training.learner import Learner
from gizmos_desktop.ai.training.selfplay import Habits, _Step, _targets, play
from gizmos_desktop.ai.training.train import main


def test_targets_look_ahead() -> None:
    steps = [
        _Step(b"", (0.4, 0.0, 0.5), True),
        _Step(b"", (0.6, 0.1, 0.6), True),
        _Step(b"", (0.9, 0.2, 0.7), False),
    ]
    targets = _targets(steps, (1.0, 0.5, 1.0), lam=0.5)
    assert targets[2] == (1.0, 0.5, 1.0)  # the last state is answered by the result
    assert targets[1] == (0.9, 0.2, 0.7)  # what was played next was random: only what was thought best counts
    assert targets[0] == pytest.approx((0.75, 0.15, 0.65))  # half the target of the next state, half its worth


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_self_play(seats: int) -> None:
    network = Learner(seats, (16, 8), seed=1).network()
    one, two = (play(network, Habits(most=60), seed=11) for _ in range(2))
    assert one.rows == two.rows
    assert (one.targets == two.targets).all()
    assert len(one.rows) == len(one.targets) > 20 * seats
    assert len(one.points) == seats
    assert ((one.targets[:, 0] >= 0) & (one.targets[:, 0] <= 1)).all()


def test_a_run_is_kept_and_goes_on(tmp_path: Path) -> None:
    arguments = [
        "--out",
        str(tmp_path),
        "--hidden",
        "16,8",
        "--games-a-round",
        "2",
        "--snapshot",
        "2",
        "--measured",
        "2",
    ]
    assert main([*arguments, "--hours", "0.0000001"]) == 0
    assert main([*arguments, "--hours", "0.0000001"]) == 0
    games = [json.loads(line)["games"] for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert games == [2, 4]
    ladder = [json.loads(line) for line in (tmp_path / "ladder.jsonl").read_text().splitlines()]
    assert ladder[1]["net-2"]["games"] == 2
    assert Network.load(tmp_path / "net-4.npz").manifest["games"] == 4
    with np.load(tmp_path / "checkpoint.npz") as checkpoint:
        assert int(checkpoint["games"]) == 4
        assert len(checkpoint["rows"]) == len(checkpoint["targets"])


def test_matches_are_counted() -> None:
    network = Learner(3, (8,), seed=1).network()
    assert against_greedy(network, 3, seed=1)["games"] == 3
    result = against_network(network, network, 3, seed=1)
    assert result["share"] == pytest.approx(1 / 3, abs=1e-3)  # the same on every seat: each deal is won on one of three
