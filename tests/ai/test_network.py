"""The evaluation network: its sums, its files, and how it learns."""

from pathlib import Path

import numpy as np
import pytest

from gizmos_desktop.ai.afterstates import afterstates
from gizmos_desktop.ai.encoder import Encoder
from gizmos_desktop.ai.features import NAMES, SCALE
from gizmos_desktop.ai.network import Network, WeightsError
from gizmos_desktop.ai.training.learner import Learner
from gizmos_desktop.engine import Game


def rows_of(seats: int, seed: int = 3) -> list[bytes]:
    game = Game.new(seats=seats, seed=seed)
    encoder = Encoder(game, game.seat)
    return [encoder.row(a.state, a.looked) for a in afterstates(game, 300)]


def plain_heads(network: Network, rows: list[bytes]) -> np.ndarray:
    out = np.array([list(row) for row in rows], dtype=np.float64) / np.array(SCALE[network.seats])
    for number, (weights, bias) in enumerate(network.layers):
        out = out @ weights + bias
        if number < len(network.layers) - 1:
            out = np.maximum(out, 0)
    return out


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_outlook_against_plain_sums(seats: int) -> None:
    network = Learner(seats, (32, 16), seed=1).network()
    rows = rows_of(seats)
    outlook = network.outlook(b"".join(rows), len(rows))
    heads = plain_heads(network, rows)
    assert outlook.win == pytest.approx(1 / (1 + np.exp(-heads[:, 0])), abs=1e-5)
    assert outlook.lead == pytest.approx(heads[:, 1] * 20, abs=1e-3)
    assert outlook.points == pytest.approx(heads[:, 2] * 40, abs=1e-3)
    assert ((outlook.utility(0.5) >= 0) & (outlook.utility(0.5) <= 1)).all()
    assert outlook.utility(0.0) == pytest.approx(outlook.win)


def test_weights_survive_their_file(tmp_path: Path) -> None:
    network = Learner(2, (32, 16), seed=1).network({"games": 7})
    network.save(tmp_path / "net.npz")
    again = Network.load(tmp_path / "net.npz")
    rows = rows_of(2)
    assert again.outlook(b"".join(rows), len(rows)).win == pytest.approx(
        network.outlook(b"".join(rows), len(rows)).win, abs=2e-3
    )
    assert again.manifest["games"] == 7
    assert [p.name for p in tmp_path.iterdir()] == ["net.npz"]


def test_full_size_weights_are_small(tmp_path: Path) -> None:
    """The bar for a file in resources/ is 1.5 MB."""
    Learner(4, (256, 64), seed=1).network().save(tmp_path / "net.npz")
    assert (tmp_path / "net.npz").stat().st_size < 1_500_000


@pytest.mark.parametrize("change", ["rules", "features", "format", "seats"])
def test_weights_of_others_are_refused(tmp_path: Path, change: str) -> None:
    network = Learner(2, (8,), seed=1).network()
    network.save(tmp_path / "net.npz")
    with np.load(tmp_path / "net.npz") as file:
        arrays = {name: file[name] for name in file.files}
    text = bytes(arrays["manifest"]).decode()
    value = {"rules": "99", "features": '"0123456789abcdef"', "format": "99", "seats": "3"}[change]
    start = text.index(f'"{change}": ') + len(f'"{change}": ')
    end = min(text.index(mark, start) for mark in ",}" if mark in text[start:])
    arrays["manifest"] = np.frombuffer((text[:start] + value + text[end:]).encode(), dtype=np.uint8)
    np.savez(tmp_path / "other.npz", **arrays)
    with pytest.raises(WeightsError, match=r"other\.npz"):
        Network.load(tmp_path / "other.npz")


@pytest.mark.parametrize("content", [b"", b"no weights", b"PK\x03\x04 cut off"])
def test_damaged_files_are_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "net.npz").write_bytes(content)
    with pytest.raises(WeightsError, match=r"net\.npz"):
        Network.load(tmp_path / "net.npz")
    with pytest.raises(WeightsError):
        Network.load(tmp_path / "missing.npz")


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    network = Learner(2, (8,), seed=1).network()
    network.layers[0] = (network.layers[0][0][:-1], network.layers[0][1])
    network.save(tmp_path / "net.npz")
    with pytest.raises(WeightsError, match="fit"):
        Network.load(tmp_path / "net.npz")


def batch(count: int = 40) -> tuple[np.ndarray, np.ndarray]:
    dice = np.random.default_rng(5)
    rows = (dice.random((count, len(NAMES[2]))) < 0.1).astype(np.uint8)
    targets = np.stack([dice.random(count), dice.standard_normal(count) * 0.3, dice.random(count)], axis=1)
    return rows, targets.astype(np.float32)


def test_gradients_are_right() -> None:
    """A step of plain Adam goes where the loss falls: compared with differences of the loss, weight by weight."""
    rows, targets = batch()

    def loss(learner: Learner) -> float:
        out = plain_heads(learner.network(), [bytes(row) for row in rows])
        win = 1 / (1 + np.exp(-out[:, 0]))
        cross = -(targets[:, 0] * np.log(win) + (1 - targets[:, 0]) * np.log(1 - win)).mean()
        return float(
            cross + ((out[:, 1] - targets[:, 1]) ** 2).mean() / 2 + ((out[:, 2] - targets[:, 2]) ** 2).mean() / 4
        )

    learner = Learner(2, (8, 6), seed=2)
    learner.parameters[-2] *= 10
    before = [p.copy() for p in learner.parameters]
    learner.learn(rows, targets, rate=0.0)
    dice = np.random.default_rng(1)
    for layer, moment in enumerate(learner.first):
        gradient = moment / 0.1  # after one step the first moment is a tenth of the gradient
        for _ in range(6):
            place = tuple(int(dice.integers(0, n)) for n in moment.shape)
            values = []
            for change in (1e-3, -1e-3):
                learner.parameters[layer][place] = before[layer][place] + change
                values.append(loss(learner))
            learner.parameters[layer][place] = before[layer][place]
            assert gradient[place] == pytest.approx((values[0] - values[1]) / 2e-3, rel=0.02, abs=1e-3)


def test_learning_lowers_the_loss() -> None:
    rows, targets = batch(200)
    learner = Learner(2, (32, 16), seed=3)
    first = learner.learn(rows, targets, 1e-3)
    for _ in range(150):
        last = learner.learn(rows, targets, 1e-3)
    assert sum(last) < 0.75 * sum(first)
    assert all(p.dtype == np.float32 for p in learner.parameters)


def test_a_restored_learner_goes_on_the_same_way() -> None:
    rows, targets = batch()
    one, two = Learner(2, (16,), seed=4), Learner(2, (16,), seed=5)
    for _ in range(3):
        one.learn(rows, targets, 1e-3)
    two.restore({name: array.copy() for name, array in one.state().items()})
    one.learn(rows, targets, 1e-3)
    two.learn(rows, targets, 1e-3)
    assert all((a == b).all() for a, b in zip(one.parameters, two.parameters, strict=True))
