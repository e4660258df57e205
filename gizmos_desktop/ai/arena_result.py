"""What games between computer players add up to."""

import math
from dataclasses import dataclass, field
from typing import Any

_Z95 = 1.959964  # two-sided 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of `wins` in `games`, each between 0 and 1; (0, 1) without games."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, _Z95 * _Z95
    middle = share + z2 / (2 * games)
    spread = _Z95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z2 / games)), min(1.0, (middle + spread) / (1 + z2 / games))


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished game."""

    players: tuple[str, ...]
    """Who sat where."""
    points: tuple[int, ...]
    """Final points by seat."""
    order: tuple[int, ...]
    """Seats, best first, tie-breaks applied."""
    rounds: int
    decisions: int
    finished: bool
    """False if the game was stopped at the round limit (rulings.md "The turn")."""
    thinking: dict[str, list[float]] = field(default_factory=dict)
    """Seconds of every decision that had to be thought about, by player."""


@dataclass(slots=True)
class Tally:
    """One player's games. A player who holds several seats of a game is counted once for each."""

    seats: int = 0
    wins: int = 0
    points: int = 0
    place: int = 0
    seconds: list[float] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        """The figures, ready for JSON; shares between 0 and 1, times in milliseconds."""
        low, high = wilson(self.wins, self.seats)
        times = sorted(self.seconds) or [0.0]
        return {
            "seats": self.seats,
            "wins": self.wins,
            "win_share": round(self.wins / self.seats, 4),
            "wilson95": [round(low, 4), round(high, 4)],
            "mean_points": round(self.points / self.seats, 2),
            "mean_place": round(self.place / self.seats, 3),
            "ms_median": round(1000 * times[len(times) // 2], 2),
            "ms_95": round(1000 * times[min(len(times) - 1, int(0.95 * len(times)))], 2),
            "ms_max": round(1000 * times[-1], 2),
        }


def summary(results: list[GameResult]) -> dict[str, Any]:
    """All figures of `results` (at least one), ready for JSON."""
    tallies: dict[str, Tally] = {}
    seat_wins = [0] * len(results[0].players)
    for result in results:
        seat_wins[result.order[0]] += 1
        for place, seat in enumerate(result.order):
            tally = tallies.setdefault(result.players[seat], Tally())
            tally.seats += 1
            tally.wins += place == 0
            tally.place += place + 1
            tally.points += result.points[seat]
        for player, seconds in result.thinking.items():
            tallies[player].seconds.extend(seconds)
    count = len(results)
    seats = len(results[0].players)
    points = sum(sum(r.points) for r in results) / (count * seats)
    rounds = sum(r.rounds for r in results) / count
    return {
        "games": count,
        "seats": seats,
        "players": {name: tally.as_dict() for name, tally in tallies.items()},
        "mean_rounds": round(rounds, 2),
        "mean_points": round(points, 2),
        "points_per_round": round(sum(sum(r.points) / r.rounds for r in results) / (count * seats), 3),
        "mean_decisions": round(sum(r.decisions for r in results) / count, 1),
        "seat_wins": seat_wins,
        "unfinished": sum(not r.finished for r in results),
    }


def as_text(figures: dict[str, Any]) -> str:
    """`summary` as a small table for the terminal."""
    lines = [
        f"{figures['games']} games, {figures['seats']} seats, {figures['mean_rounds']} rounds, "
        f"{figures['mean_points']} points a seat, {figures['points_per_round']} a round; "
        f"wins by seat {figures['seat_wins']}, unfinished {figures['unfinished']}",
        f"{'player':<14}{'seats':>6}{'wins':>6}{'share':>8}{'95 %':>17}{'points':>8}{'ms med':>8}{'95 %':>8}{'max':>8}",
    ]
    for name, t in figures["players"].items():
        low, high = t["wilson95"]
        lines.append(
            f"{name:<14}{t['seats']:>6}{t['wins']:>6}{t['win_share']:>8.3f}{f'{low:.3f} - {high:.3f}':>17}"
            f"{t['mean_points']:>8.2f}{t['ms_median']:>8.1f}{t['ms_95']:>8.1f}{t['ms_max']:>8.1f}"
        )
    return "\n".join(lines)
