# Deutsch. One file is one language; every file has the same messages.


## general: What every screen uses: buttons, states of the connection, settings

# Buttons
general-close = Schließen
general-cancel = Abbrechen
general-back = Zurück
general-home = Startseite
general-more = Mehr
general-copy = Kopieren
general-copied = Kopiert
general-copy-failed = Dieser Browser lässt uns nicht kopieren. Markiere den Text und kopiere ihn selbst.
general-yes = Ja
general-no = Nein
general-ok = In Ordnung
general-menu = Menü
general-loading = Einen Moment …

# The connection, and what can go wrong
general-connecting = Verbinde …
general-lost = Verbindung verloren. Verbinde neu …
general-connected = Wieder verbunden
general-unreachable = Der Server ist gerade nicht zu erreichen.
general-failed = Das hat nicht geklappt.
general-lost-page = Hier ist nichts.

# Settings
general-settings = Einstellungen
general-language = Sprache
general-theme = Farben
general-theme-auto = Wie im System
general-theme-light = Hell
general-theme-dark = Dunkel
general-sound = Töne
general-sound-on = Töne sind an
general-sound-off = Töne sind aus
general-name = Dein Name

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

# Each message says what somebody does, without saying who: `moves-sentence` puts that before it. `$you` is yes where the reader does it.
moves-sentence =
    { $you ->
        [yes] Du
       *[no] { $name }
    } { $does }

# Cards and places inside a sentence. `$card` is a card's name in small letters.
moves-card = die { $card }
moves-hidden =
    { $kind ->
        [t] eine Taktikkarte
       *[c] eine Karte
    }
moves-place =
    { $game ->
        [siege] Mauerteil { $place }
       *[stones] Stein { $place }
    }

# Cards
moves-play =
    { $you ->
        [yes] spielst
       *[no] spielt
    } { $card } an { $place }
moves-redeploy = versetzt { $card } mit { $tactic } von { $place } nach { $to }
moves-redeploy-off =
    { $you ->
        [yes] wirfst
       *[no] wirft
    } mit { $tactic } { $card } von { $place } ab
moves-desert =
    { $you ->
        [yes] vertreibst
       *[no] vertreibt
    } mit { $tactic } { $card } von { $place }
moves-traitor =
    { $you ->
        [yes] holst
       *[no] holt
    } mit { $tactic } { $card } von { $place } herüber zu { $to }
moves-recruit =
    { $you ->
        [yes] rekrutierst
       *[no] rekrutiert
    } { $card } aus der Ablage für { $place }
moves-explode =
    { $you ->
        [yes] sprengst
       *[no] sprengt
    } { $place }
moves-tactic =
    { $you ->
        [yes] spielst
       *[no] spielt
    } { $card } aus
moves-support =
    { $you ->
        [yes] gibst
       *[no] gibt
    } { $card } in den Stapel zurück
moves-pick =
    { $you ->
        [yes] gibst
       *[no] gibt
    } { $card } weg
moves-return =
    { $you ->
        [yes] legst
       *[no] legt
    } { $card } zum Stapel zurück
moves-give =
    { $you ->
        [yes] gibst
       *[no] gibt
    } { $card } an { $place } auf
moves-draw =
    { $you ->
        [yes] ziehst
       *[no] zieht
    } { $card }
moves-shuffle =
    { $you ->
        [yes] mischst
       *[no] mischt
    } den Stapel
moves-pass = passt
moves-done =
    { $you ->
        [yes] bist
       *[no] ist
    } fertig

# Stones and tiles
moves-claim =
    { $game ->
        [siege] { moves-declares } { $place }
       *[stones] { moves-claims } { $place }
    }
moves-claims =
    { $you ->
        [yes] beanspruchst
       *[no] beansprucht
    }
moves-declares =
    { $you ->
        [yes] erklärst
       *[no] erklärt
    } die Kontrolle über
moves-retreat =
    { $you ->
        [yes] ziehst dich
       *[no] zieht sich
    } von { $place } zurück
moves-oil = gießt Öl auf { $place }

# Dice
moves-roll =
    { $you ->
        [yes] würfelst
       *[no] würfelt
    }
moves-rolled =
    { $you ->
        [yes] würfelst
       *[no] würfelt
    } { $dice }
moves-reroll =
    { $you ->
        [yes] würfelst
       *[no] würfelt
    } die { $die } neu
moves-rerolled =
    { $you ->
        [yes] würfelst
       *[no] würfelt
    } die { $die } neu und { $you ->
        [yes] bekommst
       *[no] bekommt
    } eine { $to }
moves-keep =
    { $you ->
        [yes] behältst
       *[no] behält
    } den Wurf
moves-eliminate =
    { $you ->
        [yes] schaltest
       *[no] schaltet
    } einen stehenden Athleten aus, { $die } auf { $column }
moves-eliminate-weakened =
    { $you ->
        [yes] schaltest
       *[no] schaltet
    } einen geschwächten Athleten aus, { $die } auf { $column }
moves-bundle =
    { $you ->
        [yes] tauschst
       *[no] tauscht
    } { $die } gegen { $column } in die Kolonne ein
moves-weaken =
    { $you ->
        [yes] schwächst
       *[no] schwächt
    } einen Athleten, { $die } auf { $column }
moves-berserk =
    { $you ->
        [yes] wirst
       *[no] wird
    } zum Berserker

# Numbers of turns
moves-turn = Zug { $turn }

# (end of moves)


## replay: After a game, and positions by link

# (end of replay)


## learn: The rules in our own words

# (end of learn)


## reasons: Why something is refused, and what a proof says; Python writes these too

# (end of reasons)

