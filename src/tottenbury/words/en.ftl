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

# Villages, athletes, dice. `$village` and `$other` are names of villages.
tug-team =
    { $weakened ->
        [0] { $village }: { $standing } standing
       *[other] { $village }: { $standing } standing, { $weakened } weakened
    }
tug-standing = standing
tug-weakened = weakened
tug-column = { $village }’s column
tug-column-die = { $village }’s column, { $value }
tug-throw = The throw
tug-thrown-die = Thrown { $value }
tug-thrown-die-again = Thrown { $value }, thrown again
tug-again-mark = again
tug-used = used this turn
tug-used-with = used this turn: { $use }, with { $met }
tug-could = possible: { $uses }

# What a pair of dice can do, and the steps of a turn
tug-use-A = Eliminate
tug-use-Aw = Eliminate a weakened one
tug-use-B = Bundle
tug-use-C = Weaken
tug-use-D = Berserk
tug-roll = Throw the dice
tug-reroll = Throw the { $die } again
tug-keep = Keep these dice
tug-cancel = Choose other dice
tug-which-use = What shall these two dice do?

# What a move would do, before the server has told it exactly
tug-plain-A = a standing athlete of { $other } is out
tug-plain-Aw = a weakened athlete of { $other } is out
tug-plain-B = the { $thrown } goes into your column instead of the { $column }
tug-plain-C = a standing athlete of { $other } goes down
tug-plain-D = four athletes of { $other } are out

# What a move would do, exactly; several of these make a sentence
tug-fact-out-standing =
    { $count ->
        [one] one standing athlete of { $village } is out
       *[other] { $count } standing athletes of { $village } are out
    }
tug-fact-out-weakened =
    { $count ->
        [one] one weakened athlete of { $village } is out
       *[other] { $count } weakened athletes of { $village } are out
    }
tug-fact-down =
    { $count ->
        [one] one standing athlete of { $village } goes down
       *[other] { $count } standing athletes of { $village } go down
    }
tug-fact-column = the { $to } goes into your column instead of the { $from }
tug-fact-come =
    { $count ->
        [one] one athlete joins you
       *[other] { $count } athletes join you
    }
tug-fact-leave-standing =
    { $count ->
        [one] one of your standing athletes leaves
       *[other] { $count } of your standing athletes leave
    }
tug-fact-leave-weakened =
    { $count ->
        [one] one of your weakened athletes leaves
       *[other] { $count } of your weakened athletes leave
    }
tug-fact-wins = you win
tug-fact-loses = you lose: nobody of yours is left
tug-fact-nothing = nothing changes

# What to do now
tug-say-roll = Your turn: throw the dice
tug-say-reroll = You may throw a die again: choose it, or keep them all
tug-say-reroll-chosen = Throw the { $die } again?
tug-say-act =
    { $count ->
        [3] Choose one of your three dice
        [2] Choose one of the two dice that are left
       *[other] One die is left: choose it
    }
tug-say-column = The { $thrown }: which die of your column shall it meet?
tug-say-use = The { $thrown } on the { $column }: what shall it do?
tug-say-wait-roll = { $village } throws
tug-say-wait-reroll = { $village } may throw dice again
tug-say-wait-act = { $village } uses its dice
tug-say-over = { $village } has won the tug of war
tug-say-draw = The tug of war ends in a draw

# What happened
tug-last = { $village }’s last turn:
tug-did-roll = threw { $dice }
tug-did-reroll = threw the { $die } again: { $to }
tug-did-keep = kept the dice
tug-did-A = { $thrown } on { $column }: eliminated a standing athlete of { $other }
tug-did-Aw = { $thrown } on { $column }: eliminated a weakened athlete of { $other }
tug-did-B = { $thrown } took the place of the { $column } in the column
tug-did-C = { $thrown } on { $column }: weakened an athlete of { $other }
tug-did-berserk = went berserk: four athletes of { $other } out, or all that were left

# (end of tug)


## moves: Moves in words, for the log and for screen readers

# (end of moves)


## replay: After a game, and positions by link

# (end of replay)


## learn: The rules in our own words

# (end of learn)


## reasons: Why something is refused, and what a proof says; Python writes these too

# (end of reasons)

