"""The kernel of the training: the same numbers as numpy's, for every table, and numpy where there is none."""

import shutil
from pathlib import Path

import pytest

from gizmos_desktop.ai.encoder import Encoder
from gizmos_desktop.ai.network import Network
from gizmos_desktop.ai.training import kernel
from gizmos_desktop.ai.training.compiled_copy import build_kernel
from gizmos_desktop.ai.training.learner import Learner
from gizmos_desktop.ai.turn import afterstates, weigh
from tests.ai.positions import decisions


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler here")
    path = tmp_path_factory.mktemp("kernel") / kernel.LIBRARY.name
    build_kernel(kernel.SOURCE, path)
    return path


def net(seats: int, hidden: tuple[int, ...] = (128, 64)) -> Network:
    return Learner(seats, hidden, seed=seats).network()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("style", [0.0, 0.5, 1.0])
def test_it_judges_as_numpy_does(library: Path, seats: int, style: float) -> None:
    plain = net(seats)
    quick = kernel.fast(plain, library)
    assert isinstance(quick, kernel.KernelNetwork)
    for game in decisions(seats, seed=seats, every=9):
        ends = afterstates(game, 200)
        table = Encoder(game, game.seat).table(ends)
        outlook, utility = plain.judge(table, len(ends), style)
        ours, our_utility = quick.judge(table, len(ends), style)
        assert ours.win == pytest.approx(outlook.win, abs=1e-5)
        assert ours.lead == pytest.approx(outlook.lead, abs=1e-3)
        assert ours.points == pytest.approx(outlook.points, abs=1e-3)
        assert our_utility == pytest.approx(utility, abs=1e-5)


def test_states_in_which_the_game_is_over_are_settled(library: Path) -> None:
    plain = net(2)
    quick = kernel.fast(plain, library)
    settled = 0
    for seed in range(6):
        for game in decisions(2, seed=seed, every=1)[-6:]:
            ours, theirs = weigh(game, quick), weigh(game, plain)
            assert ours.utility == pytest.approx(theirs.utility, abs=1e-5)
            settled += sum(end.over for end in ours.ends)
            for place, end in enumerate(ours.ends):
                assert end.over == end.state.is_over
                assert not end.over or ours.outlook.win[place] in (0.0, 1.0)
    assert settled > 0


def test_other_shapes_and_other_places_get_numpy(library: Path, tmp_path: Path) -> None:
    odd, deep, plain = net(2, (48, 64)), net(2, (64, 64, 64)), net(2)
    assert kernel.fast(odd, library) is odd
    assert kernel.fast(deep, library) is deep
    assert kernel.fast(plain, tmp_path / "nothing.so") is plain
