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

# Who plays, and whose turn it is. `$you` is yes where the reader is meant.
table-title = { $south } gegen { $north }
table-player = Spieler { $name }
table-turn =
    { $you ->
        [yes] Du bist dran
       *[no] { $name } ist dran
    }
table-your-turn = Du bist dran
table-decides = ist dran
table-thinks = denkt nach
table-computer = Computer, { $level }
table-seat-free = noch nicht da
table-has-left = hat den Tisch verlassen
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-round = Spiel { $round }
table-practice = Übung
table-watching = Du schaust zu
table-dealt = Ein neues Spiel beginnt
table-taken-back = Züge wurden zurückgenommen
table-stale = Inzwischen ist am Tisch etwas geschehen. Schau noch einmal hin.

# The clock
table-clock = Restzeit: { $time }
table-clock-low = Deine Zeit wird knapp

# Log, chat, proof
table-panel = Protokoll und mehr
table-tab-log = Protokoll
table-tab-chat = Chat
table-tab-counter = Karten
table-tab-proof = Beweis
table-log-as = Schreibweise des Protokolls
table-log-words = In Worten
table-log-notation = Notation
table-log-empty = Noch ist nichts gespielt worden.
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-says = { $name } sagt: { $text }
table-unread = ungelesen
table-proof-title = Worauf sich ein Anspruch auf { $place } stützt
table-proof-side = Wessen Anspruch

# What one can do
table-done = Fertig
table-pass = Passen
table-undo = Zurücknehmen
table-hint = Tipp
table-hint-thinking = Denke nach …
table-hint-said = Tipp: { $move }
table-hint-exact = exakt
table-hint-chances = Gewinnchance
table-hint-show = Zeig es mir
table-resign = Aufgeben
table-resign-ask = Willst du dieses Spiel aufgeben? Dann gewinnt die andere Seite.
table-go-on = Weiterspielen
table-leave = Den Tisch verlassen
table-leave-ask = Das Spiel bleibt, wie es ist, und du kannst jederzeit wiederkommen. Eine Uhr läuft weiter.
table-stop = Die Serie beenden
table-next = Nächstes Spiel
table-next-waits = Du bist bereit. Das nächste Spiel beginnt, sobald die andere Seite es auch ist.
table-rules = Regeln: { $title }

# Offers. `$what` is draw, undo or rematch.
table-offer-title = Angebot
table-offer =
    { $what ->
       *[draw] Remis anbieten
        [undo] Um Zurücknahme bitten
        [rematch] Revanche anbieten
    }
table-offered =
    { $what ->
       *[draw] Remis ist angeboten
        [undo] Du hast um Zurücknahme gebeten
        [rematch] Revanche ist angeboten
    }
table-you-offered =
    { $what ->
       *[draw] Du bietest Remis an.
        [undo] Du bittest darum, deinen Zug zurückzunehmen.
        [rematch] Du bietest eine Revanche an.
    }
table-they-offered =
    { $what ->
       *[draw] { $name } bietet Remis an.
        [undo] { $name } möchte einen Zug zurücknehmen.
        [rematch] { $name } bietet eine Revanche an.
    }
table-accept = Annehmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-confirm-title = Zug bestätigen
table-confirm-words = { $move }. Möchtest du das?
table-confirm = Bestätigen

# The end
table-result = Ergebnis
table-result-won = Du hast gewonnen
table-result-lost = Du hast verloren
table-result-draw = Remis
table-result-other = { $name } hat gewonnen
table-match-won = { $name } hat den Wettkampf gewonnen
table-match-drawn = Der Wettkampf endet unentschieden
table-rematch = Revanche
table-rematch-accept = Revanche annehmen
table-replay = Nachspielen
table-new = Neues Spiel
table-copy-record = Aufzeichnung kopieren
table-look = Das Brett ansehen

# One screen for two
table-hand-over = Gib das Gerät an { $name }
table-hand-over-words = Bis dahin bleiben die Karten verdeckt.
table-i-am = Ich bin { $name }

# Before the game, or when there is none
table-waiting-title = Warten auf deinen Gegner
table-waiting-words = Schick diesen Link an die Person, mit der du spielen willst. Das Spiel beginnt, sobald sie sich setzt.
table-link = Link zu diesem Tisch
table-call-off = Absagen
table-invited = { $name } lädt dich zu einem Spiel ein
table-join = Hinsetzen und spielen
table-unknown = Hier ist kein Tisch, den du sehen darfst
table-closed = Dieser Tisch ist geschlossen
table-closed-words = Niemand ist zum Spielen gekommen.

# Keys
table-keys = Tasten
table-key-tab = von einem zum nächsten
table-key-arrows = eine Reihe entlang: Hand, Steine, Stapel
table-key-enter = auswählen
table-key-digits = Stein, Mauerteil oder Würfel mit dieser Zahl; ohne Auswahl: beanspruchen
table-key-done = fertig
table-key-escape = einen Schritt zurück
table-key-hint = Tipp
table-key-undo = zurücknehmen
table-key-log = das Protokoll
table-key-chat = der Chat
table-key-sound = Töne an und aus
table-key-help = diese Hilfe

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

