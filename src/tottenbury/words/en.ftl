# English. One file is one language; every file has the same messages.


## general: What every screen uses: buttons, states of the connection, settings

# (end of general)


## games: Rulebooks, seats, cards, formations, levels, results

# (end of games)


## home: Home, new game, invitation, lists of games

# (end of home)


## table: Around every table: turn, log, chat, clock, hint, offers

# (end of table)


## stones: The border of nine stones

# (end of stones)


## siege: The wall

# (end of siege)


## tug: The rope

# (end of tug)


## moves: Moves in words, for the log and for screen readers

# (end of moves)


## replay: After a game, and positions by link

# (end of replay)


## learn: The rules in our own words

# (end of learn)


## reasons: Why something is refused, and what a proof says; Python writes these too

# (end of reasons)

