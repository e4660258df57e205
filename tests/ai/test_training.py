"""Self-play and the training run, in small."""

import json
import os
import signal
import threading
import time
from pathlib import Path

import numpy as np
import pytest

from gizmos_desktop.ai.network import Network
from gizmos_desktop.ai.training.ladder import against_greedy, against_network
from gizmos_desktop.ai.training.learner import Learner
from gizmos_desktop.ai.training.selfplay import Habits, _Step, _targets, play
from gizmos_desktop.ai.training.train import Plan, Training, main, run


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


def test_the_oldest_rows_are_forgotten_and_a_memory_survives(tmp_path: Path) -> None:
    plan = Plan(2, (16, 8), 2, memory=50, reuse=1.0, rate=1e-3, half_rate_games=100.0, seed=1, habits=Habits(most=40))
    training = Training(plan, tmp_path)

    def remember(first: int, count: int) -> None:
        rows = np.zeros((count, training.rows.shape[1]), dtype=np.uint8)
        rows[:, 0] = np.arange(first, first + count)
        training._remember(rows, np.zeros((count, 3), dtype=np.float32))

    remember(0, 30)
    training.save()
    assert (Training(plan, tmp_path).filled, Training(plan, tmp_path).place) == (30, 30)
    remember(30, 30)
    training.save()
    again = Training(plan, tmp_path)
    for each in (training, again):
        assert (each.filled, each.place) == (50, 10)
        assert sorted(each.rows[:, 0]) == list(range(10, 60))
    one, two = training.round(), again.round()
    assert (one["loss_win"], one["rows"]) == (two["loss_win"], two["rows"])
    assert (training.learner.parameters[0] == again.learner.parameters[0]).all()


def test_a_run_that_is_told_to_end_is_kept(tmp_path: Path) -> None:
    plan = Plan(2, (16, 8), 1, memory=500, reuse=1.0, rate=1e-3, half_rate_games=100.0, seed=1, habits=Habits(most=20))
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGTERM)).start()
    run(Training(plan, tmp_path), time.monotonic() + 60, 10_000, 0)
    played = [json.loads(line)["games"] for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert Training(plan, tmp_path).games == played[-1] >= 1


def test_a_new_run_begins_with_a_network_and_its_games_count_on(tmp_path: Path) -> None:
    plan = Plan(2, (16, 8), 1, memory=500, reuse=1.0, rate=1e-3, half_rate_games=100.0, seed=1, habits=Habits(most=20))
    start = Learner(2, (16, 8), seed=7).network({"games": 500})
    begun = Training(plan, tmp_path, start)
    assert begun.games == 500
    for one, (weights, _) in zip(begun.learner.parameters[::2], start.layers, strict=True):
        assert (one == weights).all()
    begun.round()
    begun.save()
    assert Training(plan, tmp_path, start).games == 501, "a run that is kept goes on where it was"
    with pytest.raises(ValueError, match="shape"):
        Training(plan, tmp_path / "other", Learner(2, (8, 8), seed=7).network())


def test_a_taste_changes_what_is_played_and_not_what_it_is_worth() -> None:
    network = Learner(2, (16, 8), seed=3).network()
    habits = [Habits(lam=0.0, most=20, explore=0.0, taste=taste, tasted=1.0) for taste in (0.0, 3.0)]
    plain, odd = (play(network, each, seed=5) for each in habits)
    assert plain.rows != odd.rows
    # with lambda 0 a target is what the network thinks of the state that is aimed at next, whoever likes it
    thoughts = network.outlook(b"".join(odd.rows), len(odd.rows)).win
    assert np.isclose(odd.targets[:-1, 0], thoughts[1:], atol=1e-5).mean() > 0.9
