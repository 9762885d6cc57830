"""What a simulated client does next at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tottenbury.session import commands as c
from tottenbury.session.projection import Projection

if TYPE_CHECKING:
    from tests.simulation.people import Affair, Person

NONSENSE = ("r1@1", "x", "r1@99", "+c=o1", "o9@3 b2@1", "")
"""Moves that are hardly ever allowed."""


def decide(person: Person, affair: Affair) -> None:
    """Look at the table and do something, or wait."""
    if not affair.seats:
        _look_on(person, affair)
        return
    if not affair.views:
        if person.chance.random() < 0.3:  # it may have been refused while the disk did not answer
            person._say({"type": "follow", "game": affair.game})
        _wait(person, affair, "a table that he asked for is not shown", 600.0)
        return
    views = [view for letter, view in affair.views.items() if letter is not None]
    if not views:
        return  # he has come to look, and will sit down
    view = person.chance.choice(views)
    table = view.table
    fair = view.fair
    if table.status == "closed":
        affair.done = True
    elif fair is not None and table.viewer in fair.awaited and fair.next is not None and affair.mixes and person.chance.random() < 0.5:
        _mix(person, affair, table.viewer, fair.next)
    elif fair is not None and fair.pending and table.status != "running":
        _wait(person, affair, "the cards are not dealt", 120.0)
    elif _feels_like_mischief(person, affair, view):
        _mischief(person, affair, view)
    elif table.status == "running":
        _play(person, affair, view)
    elif table.status == "between":
        _go_on(person, affair, view)
    elif table.status == "finished":
        _after(person, affair, view)
    else:
        _wait(person, affair, "nobody sits down", 3600.0)


def _mix(person: Person, affair: Affair, seat: str | None, commitment: str) -> None:
    """Add a text to the deal, now and then one that will not do; who never does is not waited for."""
    chance = person.chance
    text = chance.choice(("abc", "x" * 64, "a text", "", "y" * 65)) if chance.random() < 0.2 else f"{chance.getrandbits(64):x}"
    person.act(affair, c.Mix(commitment if chance.random() < 0.9 else "0" * 64, text), seat)


def _feels_like_mischief(person: Person, affair: Affair, view: Projection) -> bool:
    """In a calm world who waits for something waits quietly: whatever he said would wake a table that has fallen asleep."""
    if not person.world.has("mischief") or _tired(person, affair) or person.chance.random() > 0.12:
        return False
    return not person.world.calm or view.table.status != "running" or bool(view.table.legal)


def _tired(person: Person, affair: Affair) -> bool:
    """Whether he wants to come to an end."""
    return affair.decided >= affair.moves or (affair.sleeps_after >= 0 and affair.decided >= affair.sleeps_after)


def _look_on(person: Person, affair: Affair) -> None:
    """Somebody without a seat: now and then he says something that nobody lets him say, and proves what lies open."""
    chance, world = person.chance, person.world
    view = affair.views.get(None)
    if any(letter is not None for letter in affair.views):
        world.fail("rights", f"{person.name} has no seat and is shown one's view")
    if world.calm and (view is None or view.table.status in ("finished", "closed") or chance.random() < 0.05):
        affair.done = True
    elif chance.random() < 0.1 and world.has("mischief"):
        person.act(affair, chance.choice((c.Resign(), c.Chat("hello"), c.Move("r1@1"), c.Undo(), c.Hint())))
    elif chance.random() < 0.1:
        person._say({"type": "prove", "game": affair.game, "place": chance.randint(0, 10), "seat": chance.choice("SN")})
    elif chance.random() < 0.05 and person.link is not None:
        affair.views.clear()
        affair.looks_away = True
        person._say({"type": "unfollow", "game": affair.game})
        person._say({"type": "follow", "game": affair.game})


def _wait(person: Person, affair: Affair, why: str, limit: float) -> None:
    """Nothing for him to do; nobody waits for ever in a calm world."""
    now = person.world.loop.time()
    if not person.world.calm or affair.idle_since is None:
        affair.idle_since = now
    elif now > affair.idle_since + limit:
        person.world.fail("stuck", f"{person.name} waits at {affair.game}: {why}")


def _play(person: Person, affair: Affair, view: Projection) -> None:
    chance, table = person.chance, view.table
    if affair.sleeps_after >= 0 and affair.decided >= affair.sleeps_after and table.clock is not None:
        _sleep(person, affair, view)
        return
    if affair.decided >= affair.moves:
        person.act(affair, c.Resign(), table.viewer)
    elif "confirm" in table.may:
        person.act(affair, c.Confirm() if chance.random() < 0.8 else c.Undo(), table.viewer)
    elif table.legal:
        affair.decided += 1
        person.act(affair, c.Move(chance.choice(table.legal)), table.viewer)
    elif any(other.table.legal or other.table.waiting for other in affair.views.values()):
        return  # at one screen: the other seat's turn
    elif any(said.startswith("accept") for said in table.may) and chance.random() < 0.5:
        what = next(said for said in table.may if said.startswith("accept")).split()[1]
        reply = c.Accept(what) if chance.random() < 0.5 else c.Decline(what)  # type: ignore[arg-type]
        person.act(affair, reply, table.viewer)
    else:
        other = table.north if table.viewer == "S" else table.south
        if other.computer is not None:
            _wait(person, affair, "the computer does not move", 120.0)
        elif table.clock is not None and table.clock.running is not None:
            left = table.clock.south if table.clock.running == "S" else table.clock.north
            _wait(person, affair, "the other one's time is never used up", left / 1000 + 600.0)
        else:
            if chance.random() < 0.1:  # he may have abandoned it
                person.act(affair, c.Abandoned(chance.choice(("win", "draw"))), table.viewer)
            _wait(person, affair, "the other one does not move", 4 * 3600.0)


def _sleep(person: Person, affair: Affair, view: Projection) -> None:
    """He does not decide any more: his clock ends the game, or the other one does."""
    table = view.table
    assert table.clock is not None
    left = max(table.clock.south, table.clock.north) / 1000
    running = table.clock.running == table.viewer
    _wait(person, affair, "no clock ends the game of somebody who sleeps", left + 600.0 if running else 4 * 3600.0)


def _go_on(person: Person, affair: Affair, view: Projection) -> None:
    table = view.table
    if "stop" in table.may and (_tired(person, affair) or person.chance.random() < 0.3):
        person.act(affair, c.Stop(), table.viewer)
    elif "next" in table.may:
        person.act(affair, c.Next(), table.viewer)
    elif any(other.affairs[affair.game].abandoned for other in person.world.people if affair.game in other.affairs):
        affair.done = True  # the other one has gone for good, and no clock runs between two games
    else:
        _wait(person, affair, "the next game never begins", 4 * 3600.0)


def _after(person: Person, affair: Affair, view: Projection) -> None:
    chance, table = person.chance, view.table
    if "accept rematch" in table.may:
        wants = affair.rematches > 0
        affair.rematches -= wants
        person.act(affair, c.Accept("rematch") if wants else c.Decline("rematch"), table.viewer)
        affair.decided = min(affair.decided, max(0, affair.moves - 5))
    elif affair.rematches > 0 and "offer rematch" in table.may:
        affair.rematches -= 1
        affair.decided = min(affair.decided, max(0, affair.moves - 5))
        person.act(affair, c.Offer("rematch"), table.viewer)
    elif "decline rematch" in table.may:  # his own offer stands: he waits a little before he takes it back
        if chance.random() < 0.3:
            person.act(affair, c.Decline("rematch"), table.viewer)
    elif person.world.calm and not person.waiting:
        affair.done = True


def _mischief(person: Person, affair: Affair, view: Projection) -> None:
    """Whatever a client may say at any moment."""
    chance, table = person.chance, view.table
    kind = chance.randrange(15)
    seat = table.viewer
    if kind == 0:
        person.act(affair, c.Chat(chance.choice(("hello", "well played", "   ", "a" * 600))), seat)
    elif kind == 1:
        person.act(affair, c.Undo(), seat)
    elif kind == 2:
        person.act(affair, c.Offer(chance.choice(("draw", "undo", "rematch"))), seat)
    elif kind == 3:
        what: Any = chance.choice(("draw", "undo", "rematch"))
        person.act(affair, c.Accept(what) if chance.random() < 0.5 else c.Decline(what), seat)
    elif kind == 4:
        person.act(affair, c.Move(chance.choice(NONSENSE)), seat)
    elif kind == 5 and table.legal:
        person.act(affair, c.Move(chance.choice(table.legal)), seat, seen=chance.choice((0, table.sequence - 1, table.sequence + 5)))
    elif kind == 6 and person._old:  # the same message once more, or another one under the same id
        game, key, text = chance.choice(person._old)
        if game == affair.game:
            person._send_act(game, key, text)
    elif kind == 7 and person._old and affair.seats == 1:
        game, key, _ = chance.choice(person._old)
        if game == affair.game:
            person.act(affair, c.Chat("another one under a used id"), seat, key=key)
    elif kind == 8 and table.legal:  # a race of one's own: several things at once
        for move in chance.sample(table.legal, min(3, len(table.legal))):
            person.act(affair, c.Move(move), seat)
        person.act(affair, chance.choice((c.Undo(), c.Resign() if chance.random() < 0.3 else c.Undo())), seat)
    elif kind == 9 and ("hint" in table.may or chance.random() < 0.1) and person.world.calm is False:
        person.act(affair, c.Hint(), seat)
    elif kind == 10 and chance.random() < 0.2 and table.status == "running":
        person.act(affair, c.Leave(), seat)
    elif kind == 11 and chance.random() < 0.2:
        person.act(affair, c.Resign(), seat)
    elif kind == 12 and person.link is not None:
        person._say({"type": "prove", "game": affair.game, "place": chance.randint(0, 10), "seat": chance.choice("SN")})
    elif kind == 13 and person.link is not None:
        person._say({"type": "follow", "game": affair.game})
    elif kind == 14:  # hardly ever true
        person.act(affair, c.Abandoned(chance.choice(("win", "draw"))), seat)
