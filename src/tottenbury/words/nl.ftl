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

# Who plays, and whose turn it is. `$you` is yes where the reader is meant.
table-title = { $south } tegen { $north }
table-player = Speler { $name }
table-turn =
    { $you ->
        [yes] Jij bent aan de beurt
       *[no] { $name } is aan de beurt
    }
table-your-turn = Jij bent aan de beurt
table-decides = aan de beurt
table-thinks = denkt na
table-computer = Computer, { $level }
table-seat-free = nog niet hier
table-has-left = heeft de tafel verlaten
table-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
table-round = Partij { $round }
table-practice = Oefening
table-watching = Je kijkt mee
table-dealt = Een nieuwe partij begint
table-taken-back = Er zijn zetten teruggenomen
table-stale = Er is intussen iets gebeurd aan tafel. Kijk nog eens.

# The clock
table-clock = Resterende tijd: { $time }
table-clock-low = Je tijd raakt op

# Log, chat, proof
table-panel = Verloop en meer
table-tab-log = Verloop
table-tab-chat = Chat
table-tab-counter = Kaarten
table-tab-proof = Bewijs
table-log-as = Schrijfwijze van het verloop
table-log-words = In woorden
table-log-notation = Notatie
table-log-empty = Er is nog niets gespeeld.
table-chat-empty = Nog niemand heeft iets gezegd.
table-chat-say = Zeg iets
table-chat-send = Versturen
table-says = { $name } zegt: { $text }
table-unread = ongelezen
table-proof-title = Waarop een claim bij { $place } steunt
table-proof-side = Wiens claim

# What one can do
table-done = Klaar
table-pass = Passen
table-undo = Terugnemen
table-hint = Tip
table-hint-thinking = Denkt na …
table-hint-said = Tip: { $move }
table-hint-exact = exact
table-hint-chances = Winstkans
table-hint-show = Laat zien
table-resign = Opgeven
table-resign-ask = Wil je deze partij opgeven? Dan wint de andere speler.
table-go-on = Doorspelen
table-leave = De tafel verlaten
table-leave-ask = De partij blijft zoals ze is, en je kunt altijd terugkomen. Een klok loopt door.
table-stop = De reeks beëindigen
table-next = Volgende partij
table-next-waits = Je bent er klaar voor. De volgende partij begint zodra de ander dat ook is.
table-rules = Regels: { $title }

# Offers. `$what` is draw, undo or rematch.
table-offer-title = Voorstel
table-offer =
    { $what ->
       *[draw] Remise aanbieden
        [undo] Vragen om terug te nemen
        [rematch] Revanche aanbieden
    }
table-offered =
    { $what ->
       *[draw] Remise is aangeboden
        [undo] Je hebt gevraagd om terug te nemen
        [rematch] Revanche is aangeboden
    }
table-you-offered =
    { $what ->
       *[draw] Je biedt remise aan.
        [undo] Je vraagt of je je zet mag terugnemen.
        [rematch] Je biedt een revanche aan.
    }
table-they-offered =
    { $what ->
       *[draw] { $name } biedt remise aan.
        [undo] { $name } wil een zet terugnemen.
        [rematch] { $name } biedt een revanche aan.
    }
table-accept = Aannemen
table-decline = Afwijzen
table-withdraw = Intrekken
table-confirm-title = Zet bevestigen
table-confirm-words = { $move }. Wil je dat?
table-confirm = Bevestigen

# The end
table-result = Uitslag
table-result-won = Je hebt gewonnen
table-result-lost = Je hebt verloren
table-result-draw = Remise
table-result-other = { $name } heeft gewonnen
table-match-won = { $name } heeft de match gewonnen
table-match-drawn = De match is gelijk geëindigd
table-rematch = Revanche
table-rematch-accept = Revanche aannemen
table-replay = Naspelen
table-new = Nieuw spel
table-copy-record = Verslag kopiëren
table-look = Het bord bekijken

# One screen for two
table-hand-over = Geef het toestel aan { $name }
table-hand-over-words = Tot dan blijven de kaarten verborgen.
table-i-am = Ik ben { $name }

# Before the game, or when there is none
table-waiting-title = Wachten op je tegenstander
table-waiting-words = Stuur deze link naar wie je wilt spelen. De partij begint zodra diegene gaat zitten.
table-link = Link van deze tafel
table-call-off = Afzeggen
table-invited = { $name } nodigt je uit voor een spel
table-join = Ga zitten en speel
table-unknown = Hier is geen tafel die je mag zien
table-closed = Deze tafel is gesloten
table-closed-words = Er is niemand komen spelen.

# Keys
table-keys = Toetsen
table-key-tab = van het ene naar het volgende
table-key-arrows = langs een rij: hand, stenen, stapels
table-key-enter = kiezen
table-key-digits = steen, muurdeel of dobbelsteen met dat nummer; zonder keuze: claimen
table-key-done = klaar
table-key-escape = een stap terug
table-key-hint = tip
table-key-undo = terugnemen
table-key-log = het verloop
table-key-chat = de chat
table-key-sound = geluid aan en uit
table-key-help = deze hulp

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

