# Nederlands. One file is one language; every file has the same messages.


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

# Dorpen, atleten, dobbelstenen
tug-team =
    { $weakened ->
        [0] { $village }: { $standing } staand
       *[other] { $village }: { $standing } staand, { $weakened } verzwakt
    }
tug-standing = staand
tug-weakened = verzwakt
tug-column = Kolom van { $village }
tug-column-die = Kolom van { $village }, { $value }
tug-throw = De worp
tug-thrown-die = Geworpen { $value }
tug-thrown-die-again = Geworpen { $value }, opnieuw geworpen
tug-again-mark = opnieuw
tug-used = deze beurt gebruikt
tug-used-with = deze beurt gebruikt: { $use }, met { $met }
tug-could = mogelijk: { $uses }

tug-use-A = Uitschakelen
tug-use-Aw = Verzwakte uitschakelen
tug-use-B = Krachten bundelen
tug-use-C = Verzwakken
tug-use-D = Berserker
tug-roll = Gooi de dobbelstenen
tug-reroll = Gooi de { $die } opnieuw
tug-keep = Houd deze stenen
tug-cancel = Kies andere stenen
tug-which-use = Wat moeten deze twee stenen doen?

tug-plain-A = een staande atleet van { $other } valt af
tug-plain-Aw = een verzwakte atleet van { $other } valt af
tug-plain-B = de { $thrown } komt in je kolom in plaats van de { $column }
tug-plain-C = een staande atleet van { $other } gaat tegen de grond
tug-plain-D = vier atleten van { $other } vallen af

tug-fact-out-standing =
    { $count ->
        [one] één staande atleet van { $village } valt af
       *[other] { $count } staande atleten van { $village } vallen af
    }
tug-fact-out-weakened =
    { $count ->
        [one] één verzwakte atleet van { $village } valt af
       *[other] { $count } verzwakte atleten van { $village } vallen af
    }
tug-fact-down =
    { $count ->
        [one] één staande atleet van { $village } gaat tegen de grond
       *[other] { $count } staande atleten van { $village } gaan tegen de grond
    }
tug-fact-column = de { $to } komt in je kolom in plaats van de { $from }
tug-fact-come =
    { $count ->
        [one] één atleet komt erbij
       *[other] { $count } atleten komen erbij
    }
tug-fact-leave-standing =
    { $count ->
        [one] één van je staande atleten vertrekt
       *[other] { $count } van je staande atleten vertrekken
    }
tug-fact-leave-weakened =
    { $count ->
        [one] één van je verzwakte atleten vertrekt
       *[other] { $count } van je verzwakte atleten vertrekken
    }
tug-fact-wins = je wint
tug-fact-loses = je verliest: er staat niemand van jou meer aan het touw
tug-fact-nothing = er verandert niets

tug-say-roll = Jij bent aan de beurt: gooi de dobbelstenen
tug-say-reroll = Je mag een steen opnieuw gooien: kies er een, of houd ze allemaal
tug-say-reroll-chosen = De { $die } opnieuw gooien?
tug-say-act =
    { $count ->
        [3] Kies een van je drie stenen
        [2] Kies een van de twee overgebleven stenen
       *[other] Er is nog één steen over: kies die
    }
tug-say-column = De { $thrown }: welke steen van je kolom moet hij treffen?
tug-say-use = De { $thrown } op de { $column }: wat moet hij doen?
tug-say-wait-roll = { $village } gooit
tug-say-wait-reroll = { $village } mag nog eens gooien
tug-say-wait-act = { $village } zet de stenen in
tug-say-over = { $village } heeft het touwtrekken gewonnen
tug-say-draw = Het touwtrekken eindigt gelijk

tug-last = Laatste beurt van { $village }:
tug-did-roll = gooide { $dice }
tug-did-reroll = gooide de { $die } opnieuw: { $to }
tug-did-keep = hield de stenen
tug-did-A = { $thrown } op { $column }: een staande atleet van { $other } uitgeschakeld
tug-did-Aw = { $thrown } op { $column }: een verzwakte atleet van { $other } uitgeschakeld
tug-did-B = { $thrown } kwam in de kolom in plaats van de { $column }
tug-did-C = { $thrown } op { $column }: een atleet van { $other } verzwakt
tug-did-berserk = berserker: vier atleten van { $other } vielen af, of alle die er nog waren

# (end of tug)


## moves: Moves in words, for the log and for screen readers

# (end of moves)


## replay: After a game, and positions by link

# (end of replay)


## learn: The rules in our own words

# (end of learn)


## reasons: Why something is refused, and what a proof says; Python writes these too

# (end of reasons)

