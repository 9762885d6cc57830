#!/usr/bin/env python3
"""A bot that plays at a table of a server, without knowing a rule: any legal move until the match is over.

Lay a table and tell its link:    server_bot.py --lay stones-1999
Sit down at a table:              server_bot.py --game NAME   (or the whole link of the table)
The messages are described in docs/server.md.
"""

import argparse
import asyncio
import json
import random
import secrets
import urllib.request

from websockets.asyncio.client import connect


def post(options: argparse.Namespace, path: str, body: dict[str, str]) -> dict:
    """A request in the name of our token: whoever has it sits where we sit."""
    head = {"Content-Type": "application/json", "Authorization": f"Bearer {options.token}"}
    request = urllib.request.Request(options.server.rstrip("/") + path, json.dumps(body).encode(), head)
    with urllib.request.urlopen(request, timeout=120) as answer:
        return json.load(answer)


async def play(options: argparse.Namespace, game: str, seat_token: str) -> None:
    """Follow the table; move when there is something to choose from, be ready for the next game, and tell the result."""
    async with connect(options.server.replace("http", "ws", 1).rstrip("/") + "/ws") as socket:
        await socket.send(json.dumps({"type": "follow", "game": game, "token": seat_token}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused" and message["code"] != "stale":
                raise SystemExit(message["reason"])
            if (table := message.get("table")) is None:
                continue
            if table["status"] in ("finished", "closed"):
                print(f"{table['viewer']}: {table['result']}", flush=True)
                return
            word = next((word for word in ("confirm", "next") if word in table["may"]), None)
            if table["legal"] or word:
                command = {"do": "move", "move": random.choice(table["legal"])} if table["legal"] else {"do": word}
                act = {"type": "act", "game": game, "id": secrets.token_hex(8), "seen": table["sequence"], "command": command}
                await socket.send(json.dumps(act))


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--server", default="http://localhost:8190", metavar="URL")
parser.add_argument("--token", default=secrets.token_urlsafe(24), help="our secret; keep it to come back")
table = parser.add_mutually_exclusive_group(required=True)
table.add_argument("--game", help="the table to sit down at: its name or its link")
table.add_argument("--lay", metavar="RULEBOOK", help="lay a table and wait for somebody to join")
options = parser.parse_args()
if options.lay:
    seated = post(options, "/api/games", {"rulebook": options.lay, "against": "friend", "name": "Bot"})
    print(f"{options.server.rstrip('/')}/api/games/{seated['game']}", flush=True)
else:
    seated = post(options, f"/api/games/{options.game.rstrip('/').rpartition('/')[2]}/join", {"name": "Bot"})
asyncio.run(play(options, seated["game"], seated["tokens"][0]))
