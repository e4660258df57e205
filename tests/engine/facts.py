"""The printed facts of the cards, read from the tests' own copy of cards.csv: the engine's table is never asked.

Everything in `tests/engine` that knows what a card does knows it from here, so that a slip in the engine's own
table cannot hide itself.
"""

import csv
import os
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).resolve().parents[1] / "data"
COLORS = ("red", "yellow", "blue", "black")
SLOTS = {1: 4, 2: 3, 3: 2}
"""Face-up cards of each level (rulings.md, Set-up 4)."""
SPHERES_OF_A_COLOR = 13
LARGE = os.environ.get("GIZMOS_TESTS") == "large"
"""True if the long form of the tests is wanted: set the environment variable GIZMOS_TESTS=large."""


def sized(small: int, large: int) -> int:
    """Give how many rounds a test should do: `small` in everyday runs, `large` in long ones."""
    return large if LARGE else small


@dataclass(frozen=True)
class Fact:
    """One row of cards.csv."""

    id: str
    level: int
    category: str
    cost_color: str
    cost: int
    points: int
    trigger: str
    effect: str

    @property
    def effects(self) -> tuple[str, ...]:
        """The parts of the effect, as the table separates them with `;`."""
        return tuple(self.effect.split(";"))


def read_facts(path: Path = DATA / "cards.csv") -> dict[str, Fact]:
    """Read the card table: id -> Fact, in the order of the file."""
    with path.open(encoding="utf-8", newline="") as lines:
        rows = csv.DictReader(lines)
        return {
            row["id"]: Fact(
                row["id"],
                int(row["level"]),
                row["category"],
                row["cost_color"],
                int(row["cost"]),
                int(row["vp"]),
                row["trigger"],
                row["effect"],
            )
            for row in rows
        }


FACTS = read_facts()


def of_level(level: int) -> list[str]:
    """Give the ids of all cards of a level, in id order."""
    return [fact.id for fact in FACTS.values() if fact.level == level]


def raised(active: list[str], kind: str) -> int:
    """Give by how much the active Gizmos raise a limit; `kind` is storage, archive or research."""
    parts = (part for card in active for part in FACTS[card].effects)
    return sum(int(part.split("+")[1]) for part in parts if part.startswith(kind + "+"))


def storage_limit(active: list[str]) -> int:
    """Give how many spheres the ring may hold (rulings.md, Set-up 6)."""
    return 5 + raised(active, "storage")


def archive_limit(active: list[str]) -> int:
    """Give how many cards the archive may hold (rulings.md, Set-up 6)."""
    return 1 + raised(active, "archive")


def research_amount(active: list[str]) -> int:
    """Give how many cards a Research draws (rulings.md, Set-up 6)."""
    return 3 + raised(active, "research")


def has_effect(active: list[str], effect: str) -> bool:
    """Tell whether one of the active Gizmos has exactly this effect, for example no_file."""
    return any(FACTS[card].effect == effect for card in active)


def count_effect(active: list[str], effect: str) -> int:
    """Give how many of the active Gizmos have exactly this effect, for example award:energy."""
    return sum(FACTS[card].effect == effect for card in active)


def discount(card: str, active: list[str], origin: str) -> int:
    """Give the discount on a Build of `card` from `origin`: display, archive or research (rulings.md, Upgrades)."""
    total = count_effect(active, "discount:level2") if FACTS[card].level == 2 else 0
    if origin in ("archive", "research"):
        total += count_effect(active, f"discount:from_{origin}")
    return total


def fires(card: str, deed: str, subject: str, origin: str = "") -> bool:
    """Tell whether the active Gizmo `card` is triggered by a deed (rulings.md, Triggers and effects).

    `deed` is file, pick or build; `subject` the colour picked or the card built; `origin` where a built card came from.
    """
    trigger = FACTS[card].trigger
    if deed == "file":
        return trigger == "file"
    if not trigger.startswith(deed + ":"):
        return False
    what = trigger.split(":")[1]
    if deed == "pick":
        return subject in what.split("|")
    built = FACTS[subject]
    if what == "from_archive":
        return origin == "archive"
    if what == "level2":
        return built.level == 2
    return built.cost_color == "any" or built.cost_color in what.split("|")
