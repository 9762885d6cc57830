#!/bin/sh
# The bot of bot.py for any POSIX shell: it claims what it can, and else makes the first legal move.
#
# Try it with: tottenbury play --north "cmd:sh examples/bot.sh"
# The protocol is described in docs/engine-protocol.md.

moves=
while read -r word rest; do # `read` takes one line and no more, so nothing waits in a buffer
  case $word in
    tdp) printf '%s\n' 'id name Example bot of a shell' tdpok ;;
    isready) echo readyok ;;
    moves) moves=$rest ;;
    go)
      first=${moves%% | *}
      claim=${moves#*!} # what follows the first claim, if there is one
      [ "$claim" = "$moves" ] || first="!${claim%% | *}"
      printf 'bestmove %s\n' "$first"
      ;;
    result) echo "the game ended: $rest" >&2 ;;
    quit) exit ;;
  esac
done
