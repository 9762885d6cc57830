# Nederlands. One file is one language; every file has the same messages.


## general: What every screen uses: buttons, states of the connection, settings

# Buttons
general-close = Sluiten
general-cancel = Annuleren
general-back = Terug
general-home = Startpagina
general-more = Meer
general-copy = Kopiëren
general-copied = Gekopieerd
general-copy-failed = Deze browser laat ons niet kopiëren. Selecteer de tekst en kopieer hem zelf.
general-yes = Ja
general-no = Nee
general-ok = In orde
general-menu = Menu
general-loading = Een ogenblik …

# The connection, and what can go wrong
general-connecting = Verbinden …
general-lost = Verbinding verbroken. Opnieuw verbinden …
general-connected = Weer verbonden
general-unreachable = De server is nu niet bereikbaar.
general-failed = Dat is niet gelukt.
general-lost-page = Hier is niets.

# Settings
general-settings = Instellingen
general-language = Taal
general-theme = Kleuren
general-theme-auto = Zoals het systeem
general-theme-light = Licht
general-theme-dark = Donker
general-sound = Geluiden
general-sound-on = Geluid staat aan
general-sound-off = Geluid staat uit
general-name = Je naam

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
        [yes] Je
       *[no] { $name }
    } { $does }

# Cards and places inside a sentence. `$card` is a card's name in small letters.
moves-card = de { $card }
moves-hidden =
    { $kind ->
        [t] een tactiekkaart
       *[c] een kaart
    }
moves-place =
    { $game ->
        [siege] muurdeel { $place }
       *[stones] steen { $place }
    }

# Cards
moves-play = speelt { $card } bij { $place }
moves-redeploy = verplaatst met { $tactic } { $card } van { $place } naar { $to }
moves-redeploy-off = legt met { $tactic } { $card } van { $place } af
moves-desert = verjaagt met { $tactic } { $card } van { $place }
moves-traitor = haalt met { $tactic } { $card } van { $place } over naar { $to }
moves-recruit = rekruteert { $card } van de aflegstapel voor { $place }
moves-explode = blaast { $place } op
moves-tactic = speelt { $card }
moves-support = legt { $card } terug in de stapel
moves-pick = geeft { $card } weg
moves-return = legt { $card } terug bij de stapel
moves-give = geeft { $card } bij { $place } op
moves-draw = trekt { $card }
moves-shuffle = schudt de stapel
moves-pass = past
moves-done =
    { $you ->
        [yes] bent
       *[no] is
    } klaar

# Stones and tiles
moves-claim =
    { $game ->
        [siege] { moves-declares } { $place }
       *[stones] { moves-claims } { $place }
    }
moves-claims = claimt
moves-declares = verklaart de controle over
moves-retreat =
    trekt { $you ->
        [yes] je
       *[no] zich
    } terug van { $place }
moves-oil = giet olie op { $place }

# Dice
moves-roll = gooit de dobbelstenen
moves-rolled = gooit { $dice }
moves-reroll = gooit de { $die } opnieuw
moves-rerolled = gooit de { $die } opnieuw en krijgt een { $to }
moves-keep = houdt de worp
moves-eliminate = schakelt een staande atleet uit, { $die } op { $column }
moves-eliminate-weakened = schakelt een verzwakte atleet uit, { $die } op { $column }
moves-bundle = ruilt { $die } in de colonne voor { $column }
moves-weaken = verzwakt een atleet, { $die } op { $column }
moves-berserk = gaat berserk

# Numbers of turns
moves-turn = Beurt { $turn }

# (end of moves)


## replay: After a game, and positions by link

# (end of replay)


## learn: The rules in our own words

# (end of learn)


## reasons: Why something is refused, and what a proof says; Python writes these too

# (end of reasons)

