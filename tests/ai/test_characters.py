"""Characters: what is liked besides winning, and that nothing else changes by it."""

import collections

import pytest

from gizmos_desktop.ai import CHARACTERS, LEVELS, make_player
from gizmos_desktop.ai import characters as tastes
from gizmos_desktop.ai.hand_eye import HandEye
from gizmos_desktop.ai.search import candidates
from gizmos_desktop.engine import Game
from tests.ai.positions import decisions


def test_every_level_has_every_character() -> None:
    assert tuple(tastes.CHARACTERS) == CHARACTERS
    for level in LEVELS:
        for character in CHARACTERS:
            make_player(f"{level}.{character}", 1)
    with pytest.raises(ValueError, match=r"genius\.dreamer"):
        make_player("genius.dreamer", 1)


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_same_question_has_the_same_answer_whatever_is_hidden(character: str) -> None:
    for number, game in enumerate(decisions(3, seed=12, every=13)):
        seat = game.decision.seat
        seen = game.observe(seat)
        answer = make_player(f"inventor.{character}", number).choose(seen)
        assert answer in map(str, game.legal_actions())
        other = Game.from_observation(seen, seed=900 + number)
        assert make_player(f"inventor.{character}", number).choose(other.observe(seat)) == answer


def test_what_is_liked_comes_nearer_to_the_top() -> None:
    """The same states are seen as before; only their order changes, by the points that the taste is worth."""
    eye, likes = HandEye(), tastes.CHARACTERS["researcher"].likes
    moved = 0
    for game in decisions(2, seed=5, every=5):
        if game.decision.kind != "action":
            continue
        plain = {found.action: found for found in candidates(game, eye, 0.5)}
        liked = {found.action: found for found in candidates(game, eye, 0.5, likes)}
        assert plain.keys() == liked.keys()
        for action, found in liked.items():
            assert found.liking >= 0.0
            assert found.judged == pytest.approx(found.lead + found.liking)
            if str(game.action_of(action)).startswith("research"):
                assert found.liking > 0.0
                moved += 1
    assert moved > 3


def test_a_taste_shows_in_what_is_done() -> None:
    """An archivist files more than others do, a researcher researches more."""

    def done(character: str) -> collections.Counter[str]:
        kinds: collections.Counter[str] = collections.Counter()
        for seed in range(6):
            game = Game.new(seats=2, seed=seed, first=0)
            minds = [make_player(f"tinkerer.{character}" if seat == 0 else "tinkerer", seed) for seat in range(2)]
            while not game.is_over and game.round <= 12:
                seat, kind = game.decision.seat, game.decision.kind
                answer = minds[seat].choose(game.observe(seat))
                if seat == 0 and kind == "action":
                    kinds[answer.split()[0]] += 1
                game.play(answer)
        return kinds

    archivist, researcher, racer = done("filer"), done("researcher"), done("racer")
    assert archivist["file"] > max(researcher["file"], racer["file"])
    assert researcher["research"] > max(archivist["research"], racer["research"])
    assert racer["build"] > researcher["build"]
