"""What makes levels: the eye by hand, mistakes, and networks that are missing or broken."""

import random
from pathlib import Path

import pytest

from gizmos_desktop.ai import networks
from gizmos_desktop.ai.afterstates import afterstates
from gizmos_desktop.ai.hand_eye import HandEye
from gizmos_desktop.ai.network import Network
from gizmos_desktop.ai.search import Candidate, Limit
from gizmos_desktop.ai.skill import Errors, Skill, SkilledPlayer, err
from gizmos_desktop.ai.skills import SKILLS
from gizmos_desktop.ai.training.learner import Learner
from gizmos_desktop.ai.training.publish import publish
from gizmos_desktop.ai.turn import best_place, weigh
from gizmos_desktop.engine import Game


def candidate(action: int, lead: float) -> Candidate:
    return Candidate(action, first=0.5, win=0.5, lead=lead, points=0.0)


def test_errors_are_made_among_what_is_nearly_as_good() -> None:
    dice = random.Random(1)
    found = [candidate(0, 2.0), candidate(1, 1.5), candidate(2, -3.0)]
    chosen = [err(found, Errors(spread=0.5, most=3.0), dice).action for _ in range(4000)]
    assert chosen.count(2) == 0
    assert chosen.count(1) / chosen.count(0) == pytest.approx(
        0.368, abs=0.05
    )  # half a point worse: e times more seldom


def test_many_ways_to_pay_are_one_action() -> None:
    build = 768 + 50
    found = [candidate(build + (n << 10), 1.0 - n / 100) for n in range(20)] + [candidate(1, 1.0)]
    dice = random.Random(2)
    chosen = [err(found, Errors(spread=0.5, most=3.0), dice).action for _ in range(2000)]
    assert set(chosen) == {build, 1}
    assert chosen.count(1) == pytest.approx(1000, abs=120)


def test_the_eye_by_hand_sees_points_and_the_end() -> None:
    """A build that wins at once beats one that only promises."""
    position = {
        "seats": [
            {
                "active": ["0-01", "3-01", "3-02", "3-03"],
                "ring": {"red": 4, "blue": 1},
                "archive": ["3-17"],
                "tokens": 9,
            },
            {"active": ["0-02"], "tokens": 1},
        ],
        "first": 1,
        "turn": {"seat": 0, "number": 20},
    }
    game = Game.from_position(position, seed=1)
    weighed = weigh(game, HandEye())
    best = weighed.ends[best_place(weighed)]
    assert str(game.action_of(best.action)) == "build 3-17 pay red*4"
    assert best.over
    assert weighed.outlook.win[best_place(weighed)] == 1.0


def test_who_sees_less_of_engines_values_them_less() -> None:
    game = Game.from_position({"seats": [{"active": ["0-01", "1-21", "1-22", "2-29"]}, {"active": ["0-02"]}]}, seed=1)
    ends = afterstates(game, 100)
    leads = [HandEye(engines).see(game, game.seat, ends, 0.5)[0].lead.mean() for engines in (0.0, 0.5, 1.0)]
    assert leads == sorted(leads)
    assert leads[0] < leads[2] - 1.0


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Resources with no networks."""
    monkeypatch.setattr(networks, "folder", lambda: tmp_path)
    networks.network_for.cache_clear()
    yield tmp_path
    networks.network_for.cache_clear()


def moves(level: str, games: int = 4) -> list[str]:
    found = []
    for seed in range(games):
        game = Game.new(seats=2, seed=seed)
        player = SkilledPlayer(seed, SKILLS[level] if level != "genius" else Skill(limit=Limit(nodes=200)))
        found.append(player.choose(game.observe(game.seat)))
    return found


@pytest.mark.parametrize("broken", [False, True])
def test_without_a_network_the_evaluation_by_hand_plays(
    house: Path, broken: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    if broken:
        (house / "seats-2.npz").write_bytes(b"nothing")
    by_hand = [
        SkilledPlayer(s, Skill(network=False)).choose(Game.new(2, s).observe(Game.new(2, s).seat)) for s in range(4)
    ]
    assert moves("inventor") == by_hand
    assert len(moves("engineer")) == len(moves("genius")) == 4
    assert ("by hand is used: seats-2.npz" in capsys.readouterr().err) == broken


def test_a_network_of_another_table_is_not_used(house: Path) -> None:
    Learner(3, (16, 8), seed=1).network().save(house / "seats-2.npz")
    assert networks.network_for(2) is None
    assert networks.best_eye(2) == HandEye()


def test_publishing_keeps_what_is_known_of_a_network(house: Path, tmp_path: Path) -> None:
    run = tmp_path / "run"
    run.mkdir()
    Learner(3, (16, 8), seed=1).network({"games": 20}).save(run / "net-20.npz")
    (run / "ladder.jsonl").write_text('{"games": 10, "greedy": 1}\n{"games": 20, "greedy": 2}\n', encoding="utf-8")
    path = publish(run / "net-20.npz", house)
    assert path == house / "seats-3.npz"
    assert Network.load(path).manifest["ladder"] == [{"games": 20, "greedy": 2}]
    assert networks.network_for(3) is not None
    assert isinstance(networks.best_eye(3), Network)


def test_the_networks_that_come_with_the_program_fit() -> None:
    """Rules and features have not changed since they were trained, and each is small."""
    files = sorted(networks.folder().glob("*.npz"))
    assert [path.name for path in files] == [
        f"seats-{n}.npz" for n in (2, 3, 4) if f"seats-{n}.npz" in {p.name for p in files}
    ]
    assert files
    for path in files:
        network = Network.load(path)
        assert path.name == f"seats-{network.seats}.npz"
        assert network.manifest["games"] > 0
        assert path.stat().st_size < 1_500_000
