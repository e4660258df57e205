"""The list model: every update is right, legal for Qt, and no bigger than it must be."""

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester

from gizmos_desktop.models.rows import FIRST_ROLE, RowList, camel, longest_rising, plain


@dataclass(frozen=True)
class Letter:
    key: str
    size_of: int = 0
    tokens: tuple[dict[str, Any], ...] = ()


def watched() -> tuple[RowList, list[str]]:
    """A model under Qt's own tester (any offence ends the process), and what it has said."""
    model = RowList(Letter)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    said: list[str] = []
    model.rowsInserted.connect(lambda _, first, last: said.append(f"insert {first}-{last}"))
    model.rowsRemoved.connect(lambda _, first, last: said.append(f"remove {first}-{last}"))
    model.rowsMoved.connect(lambda _, first, last, __, to: said.append(f"move {first}-{last} to {to}"))
    model.dataChanged.connect(
        lambda first, last, roles: said.append(f"change {first.row()}-{last.row()} {[r - FIRST_ROLE for r in roles]}")
    )
    model.countChanged.connect(lambda: said.append("count"))
    return model, said


def letters(keys: str, **sizes: int) -> list[Letter]:
    return [Letter(key, sizes.get(key, 0)) for key in keys]


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("abc", "abc", []),
        ("", "abc", ["insert 0-2", "count"]),
        ("abc", "", ["remove 0-2", "count"]),
        ("abcd", "bcda", ["move 0-0 to 4"]),
        ("abcd", "dabc", ["move 3-3 to 0"]),
        ("abcdef", "acdebf", ["move 1-1 to 5"]),
        ("abcd", "axcd", ["remove 1-1", "insert 1-1"]),
        ("abcdef", "bde", ["remove 5-5", "remove 2-2", "remove 0-0", "count"]),
        ("ad", "abcd", ["insert 1-2", "count"]),
    ],
)
def test_as_little_as_possible_is_said(before: str, after: str, said: list[str]) -> None:
    model, heard = watched()
    model.update(letters(before))
    heard.clear()
    assert model.update(letters(after)) == bool(said)
    assert heard == said
    assert [row.key for row in model.rows] == list(after)


def test_a_change_names_its_roles() -> None:
    model, heard = watched()
    model.update(letters("abc"))
    heard.clear()
    model.update(letters("abc", b=2))
    assert heard == ["change 1-1 [1]"]


@given(st.lists(st.permutations("abcdefgh").flatmap(lambda p: st.integers(0, 8).map(lambda n: p[:n])), max_size=5))
@settings(max_examples=200, deadline=None)
def test_any_update_is_right(states: list[list[str]]) -> None:
    model, _ = watched()
    for number, keys in enumerate(states):
        wanted = [Letter(key, number % 2 * ord(key)) for key in keys]
        model.update(wanted)
        assert list(model.rows) == wanted
        assert model.rowCount() == len(wanted)


def test_equal_keys_are_refused() -> None:
    model, _ = watched()
    with pytest.raises(ValueError, match="distinct"):
        model.update(letters("aa"))


def test_roles_are_the_fields() -> None:
    model, _ = watched()
    model.update([Letter("a", 3, ({"i": "file"},))])
    roles = {bytes(name.data()).decode(): role for role, name in model.roleNames().items()}
    assert set(roles) == {"key", "sizeOf", "tokens"}
    assert model.data(model.index(0), roles["sizeOf"]) == 3
    assert model.data(model.index(0), roles["tokens"]) == [{"i": "file"}]
    assert model.get(0) == {"key": "a", "sizeOf": 3, "tokens": [{"i": "file"}]}
    assert model.get(1) == {}
    assert model.get(-1) == {}


def test_names_and_values_for_qml() -> None:
    assert camel("can_file") == "canFile"
    assert camel("key") == "key"
    assert plain({"a": ((1, 2), {"b": (3,)})}) == {"a": [[1, 2], {"b": [3]}]}


@given(st.permutations(range(7)))
def test_longest_rising_run(numbers: list[int]) -> None:
    places = longest_rising(numbers)
    run = [numbers[place] for place in places]
    assert places == sorted(places)
    assert run == sorted(run)
    best = max(
        bin(mask).count("1")
        for mask in range(1 << len(numbers))
        if (picked := [n for i, n in enumerate(numbers) if mask >> i & 1]) == sorted(picked)
    )
    assert len(run) == best
