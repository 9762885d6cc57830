# Deutsch. One file is one language; every file has the same messages.


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

# Dörfer, Athleten, Würfel
tug-team =
    { $weakened ->
        [0] { $village }: { $standing } stehend
       *[other] { $village }: { $standing } stehend, { $weakened } geschwächt
    }
tug-standing = stehend
tug-weakened = geschwächt
tug-column = Spalte von { $village }
tug-column-die = Spalte von { $village }, { $value }
tug-throw = Der Wurf
tug-thrown-die = Geworfene { $value }
tug-thrown-die-again = Geworfene { $value }, neu gewürfelt
tug-again-mark = neu
tug-used = in diesem Zug benutzt
tug-used-with = in diesem Zug benutzt: { $use }, mit { $met }
tug-could = möglich: { $uses }

tug-use-A = Eliminieren
tug-use-Aw = Geschwächten eliminieren
tug-use-B = Kräfte bündeln
tug-use-C = Schwächen
tug-use-D = Berserker
tug-roll = Würfeln
tug-reroll = Die { $die } neu würfeln
tug-keep = Würfel behalten
tug-cancel = Andere Würfel wählen
tug-which-use = Was sollen diese beiden Würfel bewirken?

tug-plain-A = ein stehender Athlet von { $other } scheidet aus
tug-plain-Aw = ein geschwächter Athlet von { $other } scheidet aus
tug-plain-B = die { $thrown } kommt statt der { $column } in deine Spalte
tug-plain-C = ein stehender Athlet von { $other } geht zu Boden
tug-plain-D = vier Athleten von { $other } scheiden aus

tug-fact-out-standing =
    { $count ->
        [one] ein stehender Athlet von { $village } scheidet aus
       *[other] { $count } stehende Athleten von { $village } scheiden aus
    }
tug-fact-out-weakened =
    { $count ->
        [one] ein geschwächter Athlet von { $village } scheidet aus
       *[other] { $count } geschwächte Athleten von { $village } scheiden aus
    }
tug-fact-down =
    { $count ->
        [one] ein stehender Athlet von { $village } geht zu Boden
       *[other] { $count } stehende Athleten von { $village } gehen zu Boden
    }
tug-fact-column = die { $to } kommt statt der { $from } in deine Spalte
tug-fact-come =
    { $count ->
        [one] ein Athlet kommt zu dir
       *[other] { $count } Athleten kommen zu dir
    }
tug-fact-leave-standing =
    { $count ->
        [one] einer deiner stehenden Athleten geht
       *[other] { $count } deiner stehenden Athleten gehen
    }
tug-fact-leave-weakened =
    { $count ->
        [one] einer deiner geschwächten Athleten geht
       *[other] { $count } deiner geschwächten Athleten gehen
    }
tug-fact-wins = du gewinnst
tug-fact-loses = du verlierst: von dir ist niemand mehr am Seil
tug-fact-nothing = nichts ändert sich

tug-say-roll = Du bist dran: würfle
tug-say-reroll = Du darfst einen Würfel neu werfen: wähle ihn, oder behalte alle
tug-say-reroll-chosen = Die { $die } neu würfeln?
tug-say-act =
    { $count ->
        [3] Wähle einen deiner drei Würfel
        [2] Wähle einen der beiden übrigen Würfel
       *[other] Ein Würfel ist noch übrig: wähle ihn
    }
tug-say-column = Die { $thrown }: auf welchen Würfel deiner Spalte soll sie treffen?
tug-say-use = Die { $thrown } auf die { $column }: was soll sie bewirken?
tug-say-wait-roll = { $village } würfelt
tug-say-wait-reroll = { $village } darf noch einmal würfeln
tug-say-wait-act = { $village } setzt die Würfel ein
tug-say-over = { $village } hat das Tauziehen gewonnen
tug-say-draw = Das Tauziehen endet unentschieden

tug-last = Letzter Zug von { $village }:
tug-did-roll = würfelte { $dice }
tug-did-reroll = würfelte die { $die } neu: { $to }
tug-did-keep = behielt die Würfel
tug-did-A = { $thrown } auf { $column }: ein stehender Athlet von { $other } eliminiert
tug-did-Aw = { $thrown } auf { $column }: ein geschwächter Athlet von { $other } eliminiert
tug-did-B = { $thrown } kam statt der { $column } in die Spalte
tug-did-C = { $thrown } auf { $column }: ein Athlet von { $other } geschwächt
tug-did-berserk = Berserker: vier Athleten von { $other } ausgeschieden, oder alle, die noch da waren

# (end of tug)


## moves: Moves in words, for the log and for screen readers

# (end of moves)


## replay: After a game, and positions by link

# (end of replay)


## learn: The rules in our own words

# (end of learn)


## reasons: Why something is refused, and what a proof says; Python writes these too

# (end of reasons)

