"""The 112 Gizmo cards: the facts that are printed on them, and their ids."""

from __future__ import annotations

from typing import Final, final

COLORS: Final = ("red", "yellow", "blue", "black")
"""The energies Heat, Electric, Atomic, Battery, in the order of the notation."""

# id category cost_color cost points trigger effect; `cards.csv` of the rules, a card a line
_PRINTED: Final = """
0-01 file none 0 0 file draw*1
0-02 file none 0 0 file draw*1
0-03 file none 0 0 file draw*1
0-04 file none 0 0 file draw*1
1-01 upgrade red 1 1 - storage+1;archive+1
1-02 upgrade yellow 1 1 - storage+1;archive+1
1-03 upgrade blue 1 1 - storage+1;archive+1
1-04 upgrade black 1 1 - storage+1;archive+1
1-05 upgrade red 1 1 - storage+1;research+1
1-06 upgrade yellow 1 1 - storage+1;research+1
1-07 upgrade blue 1 1 - storage+1;research+1
1-08 upgrade black 1 1 - storage+1;research+1
1-09 converter red 1 1 - blue>any
1-10 converter red 1 1 - black>any
1-11 converter yellow 1 1 - blue>any
1-12 converter yellow 1 1 - black>any
1-13 converter blue 1 1 - red>any
1-14 converter blue 1 1 - yellow>any
1-15 converter black 1 1 - red>any
1-16 converter black 1 1 - yellow>any
1-17 file red 1 1 file pick*1
1-18 file yellow 1 1 file pick*1
1-19 file blue 1 1 file pick*1
1-20 file black 1 1 file pick*1
1-21 pick red 1 1 pick:blue draw*1
1-22 pick red 1 1 pick:yellow draw*1
1-23 pick yellow 1 1 pick:red draw*1
1-24 pick yellow 1 1 pick:black draw*1
1-25 pick blue 1 1 pick:black draw*1
1-26 pick blue 1 1 pick:red draw*1
1-27 pick black 1 1 pick:yellow draw*1
1-28 pick black 1 1 pick:blue draw*1
1-29 build red 1 1 build:black pick*1
1-30 build yellow 1 1 build:red pick*1
1-31 build blue 1 1 build:yellow pick*1
1-32 build black 1 1 build:blue pick*1
1-33 build red 1 1 build:yellow vp*1
1-34 build yellow 1 1 build:blue vp*1
1-35 build blue 1 1 build:black vp*1
1-36 build black 1 1 build:red vp*1
2-01 upgrade red 3 3 - storage+2;archive+1;research+2
2-02 upgrade yellow 3 3 - storage+2;archive+1;research+2
2-03 upgrade blue 3 3 - storage+2;archive+1;research+2
2-04 upgrade black 3 3 - storage+2;archive+1;research+2
2-05 converter red 3 3 - black>black*2
2-06 converter red 3 3 - blue>blue*2
2-07 converter yellow 3 3 - blue>blue*2
2-08 converter yellow 3 3 - black>black*2
2-09 converter blue 3 3 - yellow>yellow*2
2-10 converter blue 3 3 - red>red*2
2-11 converter black 3 3 - red>red*2
2-12 converter black 3 3 - yellow>yellow*2
2-13 converter red 2 2 - yellow>any;yellow>any
2-14 converter yellow 2 2 - red>any;red>any
2-15 converter blue 2 2 - black>any;black>any
2-16 converter black 2 2 - blue>any;blue>any
2-17 pick red 2 2 pick:blue|black draw*1
2-18 pick yellow 2 2 pick:red|blue draw*1
2-19 pick blue 2 2 pick:yellow|black draw*1
2-20 pick black 2 2 pick:red|yellow draw*1
2-21 build red 2 2 build:yellow|blue pick*1
2-22 build red 2 2 build:blue|black pick*1
2-23 build yellow 2 2 build:red|black pick*1
2-24 build yellow 2 2 build:blue|black pick*1
2-25 build blue 2 2 build:yellow|black pick*1
2-26 build blue 2 2 build:red|yellow pick*1
2-27 build black 2 2 build:red|blue pick*1
2-28 build black 2 2 build:red|yellow pick*1
2-29 build red 3 3 build:yellow|black vp*1
2-30 build yellow 3 3 build:red|blue vp*1
2-31 build blue 3 3 build:red|black vp*1
2-32 build black 3 3 build:yellow|blue vp*1
2-33 build red 3 3 build:from_archive pick*2
2-34 build yellow 3 3 build:from_archive pick*2
2-35 build blue 3 3 build:from_archive pick*2
2-36 build black 3 3 build:from_archive pick*2
3-01 upgrade blue 4 4 - storage+4
3-02 upgrade black 4 4 - storage+4
3-03 upgrade red 4 7 - no_file
3-04 upgrade blue 4 7 - no_file
3-05 upgrade yellow 4 8 - no_research
3-06 upgrade black 4 8 - no_research
3-07 upgrade red 5 5 - discount:from_archive
3-08 upgrade blue 5 5 - discount:from_archive
3-09 upgrade yellow 6 6 - discount:from_research
3-10 upgrade black 6 6 - discount:from_research
3-11 upgrade yellow 5 5 - discount:level2
3-12 upgrade blue 5 5 - discount:level2
3-13 upgrade any 7 0 - award:energy
3-14 upgrade any 7 0 - award:energy
3-15 upgrade any 7 0 - award:tokens
3-16 upgrade any 7 0 - award:tokens
3-17 converter red 4 4 - any>any
3-18 converter yellow 4 4 - any>any
3-19 converter blue 5 5 - red>red*2;black>black*2
3-20 converter black 5 5 - yellow>yellow*2;blue>blue*2
3-21 file yellow 4 4 file draw*3
3-22 file blue 4 4 file draw*3
3-23 file red 4 4 file vp*1
3-24 file black 4 4 file vp*1
3-25 build red 5 5 build:yellow|black vp*2
3-26 build black 5 5 build:red|blue vp*2
3-27 build red 6 6 build:level2 pick*2
3-28 build black 6 6 build:level2 pick*2
3-29 build red 5 5 build:from_archive vp*2
3-30 build yellow 5 5 build:from_archive vp*2
3-31 build yellow 5 5 build:red|black file*1
3-32 build black 5 5 build:yellow|blue file*1
3-33 build red 7 7 build:blue|black research*1
3-34 build blue 7 7 build:red|yellow research*1
3-35 build yellow 6 6 build:blue|black build_level1_free*1
3-36 build blue 6 6 build:red|yellow build_level1_free*1
"""


@final
class Card:
    """What one card says.

    `id` as in the notation ("2-14"); `level` 0 (starting Gizmo) to 3; `category` the column of the dashboard:
    "upgrade", "converter", "file", "pick" or "build"; `cost_color` a colour, "any" (generic) or "none" (starting
    Gizmo); `cost` in spheres; `points` printed victory points; `trigger` ("-" for none) and `effect` in the words of
    `cards.csv`.
    """

    def __init__(self, line: str) -> None:
        self.id, self.category, self.cost_color, cost, points, self.trigger, self.effect = line.split()
        self.level = int(self.id[0])
        self.cost = int(cost)
        self.points = int(points)

    def __repr__(self) -> str:
        return f"Card({self.id})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _card, (self.id,)


def _card(name: str) -> Card:
    return CARDS[name]


CARDS: Final[dict[str, Card]] = {card.id: card for card in (Card(line) for line in _PRINTED.split("\n") if line)}
"""Every card by its id, in id order."""

IDS: Final[list[str]] = list(CARDS)
"""Card ids by card number (0 to 111), the number that the engine counts with."""

NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(IDS)}
"""Card numbers by id."""
