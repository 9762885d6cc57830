"""What a match has shown, as plain data: for JSON, for the terminal and for the pages."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tottenbury.arena.match import MatchRun
from tottenbury.arena.pairs import PairResult
from tottenbury.arena.playing import FORFEIT, GameResult
from tottenbury.arena.statistics import Estimate, Sprt, count_scores, elo, estimate, superiority
from tottenbury.core.seats import Seat

A, B = 0, 1


def summarise(run: MatchRun) -> dict[str, Any]:
    """Everything that a match shows of A, B, and the game itself."""
    pairs, setup = run.results, run.setup
    scores = [pair.score for pair in pairs]
    games = [game for pair in pairs for game in pair.games]
    counts = count_scores(scores)
    score = estimate(scores)
    test = {} if run.sprt is None else {"sprt": _sprt(run, run.sprt)}
    return {
        "rulebook": setup.rulebook,
        "players": list(setup.players),
        "budget": setup.budget,
        "seed": setup.seed,
        "last_seed": pairs[-1].seed if pairs else None,
        "pairs": len(pairs),
        "pairs_wanted": run.pairs,
        "games": len(games),
        "score": share(score),
        "elo": elo_of(score),
        "superiority": superiority(scores),
        "pair_results": {"lost": counts[0] + counts[1], "split": counts[2], "won": counts[3] + counts[4], "counts": list(counts)},
        **test,
        **_by_seat(pairs, setup.mirrored),
        "first_seat": share(estimate([pair.first_score for pair in pairs])),
        "south": share(estimate([pair.south_score for pair in pairs])),
        "thinking": [_thinking(pairs, player) for player in ([A] if setup.mirrored else [A, B])],
        "reasons": _reasons(pairs, setup.mirrored),
        "forfeits": dict(Counter(game.forfeit for game in games if game.forfeit is not None).most_common()),
        "draws": sum(game.outcome.winner is None for game in games),
        "turns": _turns(games),
        "decisions_mean": sum(game.decisions for game in games) / len(games) if games else None,
    }


def share(found: Estimate) -> dict[str, Any]:
    """A score and its interval."""
    return {"mean": found.mean, "low": found.low, "high": found.high, "count": found.count}


def elo_of(found: Estimate) -> dict[str, float | None]:
    """The same in Elo; None where it has no end."""
    values = {"mean": found.mean, "low": found.low, "high": found.high}
    return {key: None if value is None or math.isinf(elo(value)) else elo(value) for key, value in values.items()}


def _sprt(run: MatchRun, test: Sprt) -> dict[str, Any]:
    low, high = test.bounds
    return {
        "elo0": test.elo0,
        "elo1": test.elo1,
        "alpha": test.alpha,
        "beta": test.beta,
        "log_likelihood_ratio": run.ratio,
        "bounds": [low, high],
        "decision": run.decision,
    }


def seat_of(player: int, game: int) -> Seat:
    """Where a player sits in the first (0) or second (1) game of a pair."""
    return Seat(player ^ game)


def _by_seat(pairs: Sequence[PairResult], mirrored: bool) -> dict[str, Any]:
    if mirrored:
        return {}
    found = {}
    for game, seat in enumerate(Seat):
        found[f"as_{str(seat).lower()}"] = share(estimate([pair.games[game].score(seat) for pair in pairs]))
    return found


def _thinking(pairs: Sequence[PairResult], player: int) -> dict[str, Any]:
    """How long a player thought about a move."""
    sides = [game.thinking[seat_of(player, number)] for pair in pairs for number, game in enumerate(pair.games)]
    moves = sum(side.moves for side in sides)
    seconds = sum(side.seconds for side in sides)
    return {
        "moves": moves,
        "ms_mean": 1000 * seconds / moves if moves else None,
        "ms_slowest": 1000 * max((side.slowest for side in sides), default=0.0) if moves else None,
    }


def _reasons(pairs: Sequence[PairResult], mirrored: bool) -> list[dict[str, int]]:
    """Why games were won: by A, by B; of a player against itself: by South, by North."""
    won: list[Counter[str]] = [Counter(), Counter()]
    for pair in pairs:
        for number, game in enumerate(pair.games):
            winner = game.outcome.winner
            if winner is not None:
                won[winner if mirrored else winner ^ number][game.outcome.reason] += 1
    return [dict(counter.most_common()) for counter in won]


def _turns(games: Sequence[GameResult]) -> dict[str, float | int | None]:
    """How long games were that were played to their end."""
    turns = [game.turns for game in games if game.outcome.reason != FORFEIT]
    if not turns:
        return {"mean": None, "shortest": None, "longest": None}
    return {"mean": sum(turns) / len(turns), "shortest": min(turns), "longest": max(turns)}
