# Nederlands. One file is one language; every file has the same messages.


## general: What every screen uses: buttons, states of the connection, settings

# Buttons
general-close = Sluiten
general-home = Startpagina
general-copy = Kopiëren
general-copied = Gekopieerd
general-copy-failed = Deze browser laat ons niet kopiëren. Selecteer de tekst en kopieer hem zelf.
general-menu = Menu
general-loading = Een ogenblik …

# The connection, and what can go wrong
general-connecting = Verbinden …
general-lost = Verbinding verbroken. Opnieuw verbinden …
general-connected = Weer verbonden
general-unreachable = De server is nu niet bereikbaar.
general-failed = Dat is niet gelukt.
general-late-done =
    { $what ->
        [move] Je zet van daarnet is aangekomen.
       *[other] Wat je daarnet deed, is aangekomen.
    }
general-late-refused =
    { $what ->
        [move] Je zet van daarnet is niet gedaan: { $reason }
       *[other] Wat je daarnet deed, is niet uitgevoerd: { $reason }
    }

# Settings
general-sound = Geluiden
general-sound-on = Geluid staat aan
general-sound-off = Geluid staat uit
general-name = Je naam

# (end of general)


## games: Rulebooks, seats, cards, formations, levels, results

# Seats. `$seat` is S or N, `$game` is stones, siege or tug.
seat-name =
    { $game ->
       *[stones]
            { $seat ->
                [S] Zuid
               *[N] Noord
            }
        [siege]
            { $seat ->
                [S] Aanvaller
               *[N] Verdediger
            }
        [tug]
            { $seat ->
                [S] Plockton
               *[N] Broadford
            }
    }

# People: who gave no name, the reader, and the computer with its level.
person-guest = Gast
person-opponent = Tegenstander
person-player = Speler { $number }
person-you = Jij
person-computer = Computer ({ $level })

# Rulebooks, by their ids without options.
rulebook-title =
    { $rulebook ->
        [stones-1999] Grensstenen, 1999
        [stones-2004] Grensstenen, 2004
        [stones-2004-tactics] Grensstenen met tactiek, 2004
        [stones-2004-advanced] Grensstenen met tactiek, eerst claimen, 2004
        [stones-2024] Grensstenen, 2024
        [stones-2024-tactics] Grensstenen met tactiek, 2024
        [stones-2024-early-bird] Grensstenen met tactiek, eerst claimen, 2024
        [siege-2020] Het beleg
        [siege-2020-tactics] Het beleg met tactiek
        [tug] Het touwtrekken
        [battle-line] Battle line, de neef met tien waarden
       *[other] { $rulebook }
    }

rulebook-words =
    { $rulebook ->
        [stones-1999] Negen stenen, twee rijen clankaarten en alleen de stapel om de schuld te geven: het duel zoals het begon.
        [stones-2004] Hetzelfde duel om negen stenen, met de namen van de Nederlandse uitgave.
        [stones-2004-tactics] Tien tactiekkaarten brengen leiders, mist en modder, verkenners en overlopers naar de grens.
        [stones-2004-advanced] Met tactiekkaarten, en stenen claim je alleen aan het begin van je beurt: op elke dreiging is nog een antwoord mogelijk.
        [stones-2024] Het duel in zijn nieuwste jasje, gespeeld als een vete over meerdere rondes.
        [stones-2024-tactics] Zeven handkaarten en tien tactiekkaarten vol streken.
        [stones-2024-early-bird] Met tactiekkaarten, en wie een steen wil, moet hem meteen aan het begin van de beurt claimen.
        [siege-2020] De ene kant bestormt een muur van zeven delen, de andere houdt stand met kaarten en kokende olie.
        [siege-2020-tactics] Het beleg met elf tactiekkaarten: rekruten, explosies en desertie.
        [tug] Twee dorpen, één touw en drie dobbelstenen per beurt: trek tot er aan de overkant niemand meer staat.
        [battle-line] De grensstenen met waarden tot tien, als voorbeeld van een eigen uitgave.
       *[other] Een zelfgemaakte uitgave.
    }

# Clan colours, and cards by colour letter and strength.
colour-r = rood
colour-o = oranje
colour-y = geel
colour-g = groen
colour-b = blauw
colour-p = paars

colour-name =
    { $colour ->
        [r] { colour-r }
        [o] { colour-o }
       *[y] { colour-y }
        [g] { colour-g }
        [b] { colour-b }
        [p] { colour-p }
    }

card-name =
    { $colour ->
        [r] Rode { $strength }
        [o] Oranje { $strength }
        [g] Groene { $strength }
        [b] Blauwe { $strength }
        [p] Paarse { $strength }
       *[y] Gele { $strength }
    }

# Tactic cards, by their letters in notation. `$edition` is stones-1999, stones-2004, stones-2024, siege, or the id of another one.
tactic-name =
    { $edition ->
        [siege]
            { $card ->
                [Jo] Joker
                [Sp] Spion
                [Sh] Schild
                [Re] Hergroepering
                [Rc] Rekrutering
                [De] Desertie
                [Tr] Verraad
                [Ex] Explosie
                [Su] Versterking
               *[Sw] Ruil
            }
        [stones-2004]
            { $card ->
                [Jo] Leider
                [Sp] Hulptroepen
                [Sh] Schilddragers
                [Fo] Mist
                [Mu] Modder
                [Sc] Verkenner
                [Re] Hergroeperen
                [De] Deserteur
               *[Tr] Overloper
            }
       *[other]
            { $card ->
                [Jo] Joker
                [Sp] Spion
                [Sh] Schilddrager
                [Fo] Mist
                [Mu] Modder
                [Sc] Verkenner
                [Re] Hergroeperen
                [De] Deserteur
               *[Tr] Overloper
            }
    }

# What each tactic card does, in a sentence.
card-words =
    { $game ->
        [siege]
            { $strength ->
                [0] Komt hij aan de muur tegenover de 11 van zijn kleur te liggen, dan worden ze allebei afgelegd.
                [11] Komt hij aan de muur tegenover de 0 van zijn kleur te liggen, dan worden ze allebei afgelegd.
               *[other] Waarde { $strength }, van { $weakest } tot en met { $strongest }. Elke kleur heeft elke waarde één keer.
            }
       *[stones] Waarde { $strength }, van { $weakest } tot en met { $strongest }. Elke kleur heeft elke waarde één keer.
    }
card-stays = Kan nu niet: { $reason }
card-stays-named = { $card } kun je nu niet spelen: { $reason }
tactic-words =
    { $card ->
        [Jo]
            { $edition ->
                [siege] Staat voor een willekeurige kaart, 0 tot en met 11 in elke kleur; je kiest wanneer de leiding wordt geclaimd.
                [battle-line] Staat voor een willekeurige kaart, 1 tot en met 10 in elke kleur; je kiest wanneer over de steen wordt beslist.
               *[other] Staat voor een willekeurige kaart, 1 tot en met 9 in elke kleur; je kiest wanneer over de steen wordt beslist.
            }
        [Sp]
            { $edition ->
                [siege] Een 10 in elke kleur; de kleur kies je wanneer de leiding wordt geclaimd.
                [battle-line] Een 8 in elke kleur; de kleur kies je wanneer over de steen wordt beslist.
               *[other] Een 7 in elke kleur; de kleur kies je wanneer over de steen wordt beslist.
            }
        [Sh]
            { $edition ->
                [siege] Een 1, 2 of 3 in elke kleur; je kiest wanneer de leiding wordt geclaimd.
               *[other] Een 1, 2 of 3 in elke kleur; je kiest wanneer over de steen wordt beslist.
            }
        [Fo] Leg hem bij een open steen: daar telt alleen de som van de kaarten.
        [Mu] Leg hem bij een open steen: daar heeft elke kant vier kaarten nodig.
        [Sc]
            { $edition ->
                [stones-2024] Trek één voor één drie kaarten van de stapels en leg dan twee handkaarten onder hun stapels.
               *[other] Trek één voor één drie kaarten van de stapels en leg dan twee handkaarten boven op hun stapels.
            }
        [Re]
            { $edition ->
                [siege] Verplaats een van je kaarten aan de muur naar een ander muurdeel, of leg hem af.
                [stones-2024] Verplaats een van je kaarten bij een open steen naar een andere open steen, of leg hem af.
               *[other] Verplaats een van je kaarten bij een open steen, ook mist of modder, naar een andere open steen, of leg hem af.
            }
        [Rc] Speel een belegerings- of elitekaart uit de aflegstapel aan jouw kant van een muurdeel.
        [De]
            { $edition ->
                [siege] Leg een kaart van de andere kant aan de muur af.
                [stones-2024] Leg een kaart van de andere kant bij een open steen af.
               *[other] Leg een kaart van de andere kant bij een open steen af; ook mist of modder van de andere speler.
            }
        [Ex] Leg alle kaarten aan beide kanten van één muurdeel af.
        [Su] Schud twee afgelegde belegeringskaarten terug in de stapel.
        [Sw] Beide spelers kiezen in het geheim drie handkaarten en ruilen die.
       *[Tr]
            { $edition ->
                [siege] Pak een belegerings- of elitekaart van de andere kant en speel hem op een vrije plek bij jou.
               *[other] Pak een clankaart van de andere kant van een open steen en leg hem op een vrije plek bij jou.
            }
    }

# Formations. `$type` is colour-run, same-strength, colour, run or sum.
formation-name =
    { $edition ->
        [stones-2004]
            { $type ->
                [colour-run] de geordende clan
                [same-strength] het Schotten-Totten-Team
                [colour] de Clan
                [run] de Schotten-Totten-Staffel
               *[sum] de wilde horde
            }
       *[other]
            { $type ->
                [colour-run] kleurenreeks
                [same-strength] gelijke waarde
                [colour] kleur
                [run] reeks
               *[sum] som
            }
    }

formation-words =
    { $type ->
        [colour-run] Eén kleur, opeenvolgende waarden.
        [same-strength] Alle kaarten met dezelfde waarde.
        [colour] Eén kleur, willekeurige waarden.
        [run] Opeenvolgende waarden, willekeurige kleuren.
       *[sum] Willekeurige kaarten: de som van hun waarden telt.
    }

# Computer players
level-novice = Beginner
level-easy = Makkelijk
level-normal = Normaal
level-hard = Moeilijk
level-expert = Expert

level-name =
    { $level ->
        [novice] { level-novice }
        [easy] { level-easy }
        [normal] { level-normal }
        [hard] { level-hard }
       *[expert] { level-expert }
    }

level-novice-words = Leert het nog, en verliest graag.
level-easy-words = Weet wat sterk is, en vergist zich vaak.
level-normal-words = Speelt degelijk, met kleine foutjes.
level-hard-words = Nooit slordig: speelt altijd wat hem het beste lijkt.
level-expert-words = Denkt bovendien een halve seconde per zet vooruit; bij het touwtrekken speelt hij perfect.

# Match formats. `$games` is how many games were agreed.
format-single = Eén partij
format-series-open = Open serie
format-series =
    { $games ->
        [one] Serie van één partij
       *[other] Serie van { $games } partijen
    }
format-feud =
    { $games ->
        [one] Vete van één ronde
       *[other] Vete van { $games } rondes
    }
format-revenge = Wraak
format-rematch = Revanche
format-single-words = Eén partij beslist.
format-series-open-words = Speel tot een van jullie stopt: 5 punten voor een overwinning, één punt voor elke steen van de verliezer; de winnaar begint de volgende partij.
format-series-words = 5 punten voor een overwinning, één punt voor elke steen van de verliezer; de winnaar begint de volgende partij.
format-feud-words = 5 punten voor een overwinning, één punt voor elke steen van de verliezer; jullie beginnen om beurten.
format-revenge-words = Twee partijen, waarin jullie aanval en verdediging ruilen; bij één overwinning elk telt de beste.
format-rematch-words = Twee partijen; de winnaar van de eerste krijgt een atleet extra, en de tweede beslist.

# Results. `$winner` and `$loser` are names, `$you` says which of them reads this (winner, loser, nobody), `$reason` is one of the notation's,
# `$draw` is yes or no.
result-words =
    { $draw ->
        [yes]
            { $reason ->
               *[agreed] Gelijkspel in overleg
                [abandoned] Gelijkspel: de partij is afgebroken
                [standstill] Gelijkspel: niemand kan nog spelen
                [adjudicated] Gelijkspel: niemand kan nog spelen, en de stenen staan gelijk
                [turn-limit] Gelijkspel: de partij duurde te lang
                [three-adjacent] Gelijkspel
                [five] Gelijkspel
            }
       *[no]
            { $reason ->
                [three-adjacent] { result-wins } met drie stenen naast elkaar
                [five] { result-wins } met vijf stenen
                [adjudicated] { result-wins }: niemand kan nog spelen, en de overige stenen beslissen
                [standstill] { result-wins }: niemand kan nog spelen
                [fourth-breach] { result-wins } met de vierde doorbraak
                [second-breach] { result-wins } met een doorbraak bij een beschadigd muurdeel
                [held] { result-wins }: de muur heeft standgehouden
                [last-athlete] { result-wins }: aan het andere eind van het touw is niemand meer over
                [agreed] { result-wins } in overleg
                [abandoned]
                    { $you ->
                        [winner] { $loser } is niet teruggekomen
                        [loser] Je bent niet teruggekomen
                       *[nobody] { $winner } wint: { $loser } is niet teruggekomen
                    }
                [forfeit] { result-wins } zonder strijd
                [turn-limit] { result-wins }: de partij duurde te lang
                [time]
                    { $you ->
                        [winner] De tijd van { $loser } is om
                        [loser] Je tijd is om
                       *[nobody] { $winner } wint op tijd
                    }
                [resigned]
                    { $you ->
                        [winner] { $loser } heeft opgegeven
                        [loser] Je hebt opgegeven
                       *[nobody] { $winner } wint: { $loser } heeft opgegeven
                    }
               *[other] { result-wins }
            }
    }
result-wins =
    { $you ->
        [winner] Je wint
       *[other] { $winner } wint
    }

# Clocks
clock-none = Zonder klok
clock-move =
    { $seconds ->
        [one] { $seconds } seconde per beurt
       *[other] { $seconds } seconden per beurt
    }
clock-fischer = { $minutes } min + { $increment } s per beurt

# (end of games)


## home: Home, new game, invitation, lists of games

home-name = Tottenbury
home-skip = Naar de inhoud
home-nav = Pagina’s
home-nav-play = Spelen
home-nav-games = Mijn partijen
home-nav-watch = Medespelers
home-nav-learn = Leren
home-settings = Instellingen
home-language = Taal
home-theme = Kleuren
home-theme-auto = Zoals het apparaat
home-theme-light = Licht
home-theme-dark = Donker
home-sound = Geluiden
home-settings-play = Spelen
home-settings-look = Uiterlijk
home-settings-you = Jij
home-pace = De computer speelt
home-pace-calm = rustig
home-pace-brisk = vlot
home-pace-instant = meteen
home-pace-words = Zo lang is elke actie te zien voordat de volgende komt. Een klik op de tafel toont de rest van zijn beurt meteen.
home-sound-play = Geluiden afspelen
home-volume = Volume
home-volume-percent = { $percent } %
home-card-size = Kaarten
home-card-size-small = klein
home-card-size-normal = normaal
home-card-size-large = groot
home-contrast = Contrast
home-contrast-auto = Zoals het apparaat
home-contrast-more = Meer
home-your-name = Je naam
home-other-name = Naam van de tweede speler
home-other-name-hint = voor twee aan één scherm
home-name-hint = mag leeg blijven
home-yes = ja
home-no = nee
home-again = Opnieuw proberen
home-not-loaded = De pagina kon niet worden geladen.
home-unofficial = Een onofficieel fanproject, niet verbonden met de auteur of de uitgevers van de spellen. Regels in onze eigen woorden, tekeningen van onszelf.
home-footer-rules = Regels
home-footer-fair = Eerlijk gedeeld
home-footer-api = Interface voor programma’s

# The first page
home-title = Grensduels voor twee
home-lead = Drie snelle Schotse duels met kaarten, dobbelstenen en lef. Speel tegen de computer, via een link tegen een vriend of met z’n tweeën aan één scherm: gratis, zonder account en onofficieel.
home-promise-1 = Een partij duurt tien tot twintig minuten
home-promise-2 = Elke claim wordt bewezen: geen geruzie
home-promise-3 = Vijf niveaus, van eerste stap tot genadeloos
home-level = Hoe sterk is de computer?
home-another-game = Kies een ander spel
home-play = Spelen
home-play-computer = Speel tegen de computer
home-play-friend = Iemand uitnodigen
home-play-self = Samen aan dit scherm
home-rules-short = Zo speel je
home-choose = Kies je spel
home-game-stones = De grensstenen
home-game-stones-words = De klassieker: formaties van drie kaarten bij negen stenen, in zeven regelboeken.
home-game-siege = Het beleg
home-game-siege-words = Twee rollen: bestorm de kasteelmuur of houd stand.
home-game-tug = Het touwtrekken
home-game-tug-words = Het dobbelspel: snel, luidruchtig en dieper dan het lijkt.
home-mine = Verder spelen
home-all-mine = Al mijn partijen
home-open = Hier wacht iemand
home-all-open = Alle open tafels
home-running = Wordt nu gespeeld
home-all-running = Alle lopende partijen
home-free-seat = vrije plaats
home-versus = tegen
home-somebody = Iemand
home-nobody-came = Niemand kwam opdagen
home-status-open = Wacht op een speler
home-status-running = Bezig
home-status-finished = Afgelopen
home-mark-won = Gewonnen
home-mark-lost = Verloren
home-mark-drawn = Gelijkspel
home-mark-turn = Jij bent aan de beurt
home-game-number = partij { $round }
home-remove = Verwijderen
home-remove-game = Uit mijn lijst halen: { $south } tegen { $north }
home-remove-title = Uit je lijst halen?
home-remove-words = De partij verdwijnt alleen uit jouw lijst. Er wordt niets gewist: je tegenstander houdt haar, de link blijft werken, en als er iets gebeurt, komt ze terug.
home-remove-yes = Verwijderen
home-remove-no = Laten staan
home-removed = Uit je lijst gehaald
home-continue = Verder spelen
home-continue-at = Verder spelen: { $south } tegen { $north }
home-look = Bekijken
home-look-at = Bekijken: { $south } tegen { $north }
home-join = Meespelen
home-join-at = Met { $name } spelen
home-watch = Kijken
home-watch-at = Naar { $south } en { $north } kijken
home-my-table = Naar mijn tafel

# A game in three steps
home-steps =
    { $game ->
       *[stones] De grensstenen in drie stappen
        [siege] Het beleg in drie stappen
        [tug] Het touwtrekken in drie stappen
    }
home-step-stones-1 = Leg een kaart
home-step-stones-1-words = In je beurt leg je één kaart aan jouw kant van een steen en trek je een nieuwe.
home-step-stones-2 = Vorm formaties
home-step-stones-2-words = Drie kaarten zijn een formatie. Drie van één kleur op een rij is het sterkst; bij gelijke soort telt de som.
home-step-stones-3 = Claim de steen
home-step-stones-3-words = Claim een steen zodra de andere kant je daar niet meer kan verslaan. Drie naast elkaar of vijf willekeurige winnen.
home-step-siege-1 = Kies je kant
home-step-siege-1-words = De aanvaller legt kaarten voor de muur, de verdediger erachter. Elk muurdeel zegt hoeveel, en wat daar telt.
home-step-siege-2 = Gebruik je middelen
home-step-siege-2-words = De verdediger giet kokende olie op de voorste kaart; de aanvaller mag zich terugtrekken en opnieuw beginnen.
home-step-siege-3 = Breek door of houd vol
home-step-siege-3-words = Wie bij een muurdeel zeker voorstaat, beschadigt het. Vier beschadigde delen, of één tweemaal, winnen; houdt de muur, dan wint de verdediger.
home-step-tug-1 = Gooi drie dobbelstenen
home-step-tug-1-words = Leg elke dobbelsteen tegen een van je kolom: dat bepaalt wat hij kan.
home-step-tug-2 = Schakel uit, bundel, verzwak
home-step-tug-2-words = Hoge dobbelstenen schakelen iemand aan het touw uit, nieuwe in de kolom brengen atleten, en elke dobbelsteen kan iemand laten struikelen.
home-step-tug-3 = Trek tot het einde
home-step-tug-3-words = Als er van het andere dorp niemand meer aan het touw staat, heb je gewonnen.

# More settings
home-more = Meer instellingen
home-agreed-first =
    { $who ->
        [me] Jij begint
       *[other] De ander begint
    }
home-agreed-rulings =
    { $count ->
        [one] één regel anders gelezen
       *[other] { $count } regels anders gelezen
    }
home-agreed-people = { $what } (met mensen)
home-by-lot = Loting
home-role = Welke kant kies je?
home-first = Wie begint?
home-first-lot = Loting
home-first-me = Jij
home-first-other = De ander
home-format = Hoeveel partijen?
home-format-single = Eén partij
home-format-series-open = Open serie
home-format-series = Serie
home-format-feud = Vete
home-format-revenge = Wraak: twee partijen met wisselende rollen
home-format-rematch = Revanche: twee partijen
home-format-games =
    { $games ->
        [one] partij
       *[other] partijen
    }
home-even = Als het gelijk staat
home-even-shared = De winst wordt gedeeld
home-even-extra-game = Nog één partij beslist
home-even-one-game = Nog één partij beslist, rollen door loting
home-even-new-pair = Nog twee partijen beslissen
home-even-second-decides = De tweede partij beslist
home-even-draw = Het blijft gelijk
home-even-decider = Een derde partij beslist
home-clock = Klok
home-clock-own = Eigen …
home-clock-kind = Waarvoor de tijd geldt
home-clock-game = Voor de partij
home-clock-turn = Voor elke beurt
home-clock-minutes = minuten
home-clock-increment = seconden erbij per beurt
home-clock-computer = Ook tegen de computer
home-public = Openbaar
home-public-words = Ook anderen vinden de tafel waarvoor je uitnodigt, onder ‘Medespelers’: ze mogen meespelen zolang er een plaats vrij is, en mogen toekijken.
home-public-computer = Ook mijn partijen tegen de computer: anderen mogen toekijken
home-confirm = Bevestigen voor het trekken
home-confirm-words = Een zet waarna een kaart wordt getrokken, wacht op je bevestiging en kan tot dan worden teruggenomen.
home-confirm-new = Geldt voor partijen die je vanaf nu begint.
home-rulings = Lezingen van de regels
home-rulings-words = Waar het boekje op twee manieren te lezen is, mag je de andere kiezen.
home-choice-usual = { $words } (gebruikelijk)
home-option-claim-window = Wanneer mag je stenen claimen?
home-choice-claim-window-after-play = Na het leggen van een kaart
home-choice-claim-window-own-turn = Altijd in je eigen beurt
home-choice-claim-window-turn-start = Alleen aan het begin van de beurt
home-option-hand = Handkaarten
home-option-stalemate = Als niemand meer kan spelen
home-choice-stalemate-adjudicate = De open stenen worden beoordeeld
home-choice-stalemate-draw = Het is gelijkspel
home-option-allow-void-tactics = Mogen tactiekkaarten zonder doel gespeeld worden?
home-option-joker-limit = Jokers van één speler
home-choice-joker-limit-per-game = Eén in de hele partij
home-choice-joker-limit-on-table = Eén tegelijk op tafel
home-option-joker-return = Mag de verkenner een onspeelbare joker terugleggen?
home-option-mud-claim = Wanneer mag je een steen in de modder claimen?
home-choice-mud-claim-proof = Zodra het bewezen is
home-choice-mud-claim-both-full = Met vier kaarten aan beide kanten
home-option-mud-excess = De modder verdwijnt, en een vierde kaart is te veel
home-choice-mud-excess-owner-discards = De eigenaar legt er een af
home-choice-mud-excess-auto-worst = De zwakste wordt afgelegd
home-choice-mud-excess-forbid = De modder moet blijven
home-option-one-tactic-a-stone = Wat telt als de ene tactiekkaart van een steen?
home-choice-one-tactic-a-stone-terrain = Alleen mist en modder
home-choice-one-tactic-a-stone-any = Ook jokers en dergelijke
home-option-optional-tactics-draw = Mag je afzien van trekken als de clankaarten op zijn?
home-option-scout-short = De verkenner bij kleine stapels
home-choice-scout-short-to-size = Terugleggen tot de handgrootte
home-choice-scout-short-always-two = Altijd twee terugleggen
home-option-stone-cards-targetable = Kunnen mist en modder verplaatst of afgelegd worden?
home-option-siege-full = Als de verdediger aan het begin van een beurt geen vrije plaats heeft
home-choice-siege-full-pass = De partij gaat door
home-choice-siege-full-defender-wins = De muur heeft standgehouden
home-option-redeploy-cancels = Heffen 0 en 11 elkaar op als er een daarheen wordt verplaatst?
home-option-siege-proof-tactics = Ongespeelde tactiekkaarten in een bewijs
home-choice-siege-proof-tactics-ignore = Tellen niet
home-choice-siege-proof-tactics-count-wilds = Jokers en dergelijke tellen
home-option-support-elite = Mag versterking ook elitekaarten terugbrengen?
home-option-support-revives = Gaat de partij door versterking verder?
home-option-swap-in-proof = Tellen kaarten die je van de ruil kent in een bewijs?
home-option-cap = Hoogste aantal atleten van een dorp
home-choice-cap-none = Geen grens
home-option-free-assignment = Mogen meer dobbelstenen tegen dezelfde van de kolom?
home-option-idle-weaken = Mag je verzwakken als er niemand staat?
home-option-reroll-source = Wiens zessen geven een nieuwe worp?
home-choice-reroll-source-own = Die van de eigen kolom
home-choice-reroll-source-both = Die van beide kolommen
home-option-starter = Wie begint?
home-choice-starter-agreed = Zoals afgesproken, of loting
home-choice-starter-fewer-athletes = Het dorp met de minste atleten; bij evenveel zoals afgesproken
home-option-weak-next-turn = Zijn verzwakte atleten pas vanaf de volgende beurt goedkoper?

# My games
home-filter-status = Tonen
home-filter-all = Alle
home-filter-turn = Jouw beurt
home-filter-running = Bezig
home-filter-open = Wacht
home-filter-finished = Afgelopen
home-filter-rulebook = Regelboek
home-filter-any = Alle regelboeken
home-filter-against = Tegen
home-filter-anybody = Iedereen
home-filter-computer = De computer
home-filter-people = Mensen
home-tally = Tegen de computer
home-tally-line = { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } gelijkgespeeld
    }
home-older = Oudere partijen tonen
home-none-mine = Nog geen partijen
home-none-mine-words = Wat je in deze browser speelt, blijft hier bewaard: om verder te spelen en om terug te kijken.
home-none-fit = Niets gevonden
home-none-fit-words = Geen van je partijen past bij deze keuze.
home-first-game = Speel een partij
home-import = Neem een partij mee
home-import-words = Heb je het verslag van een partij, uit de terminal of van een vriend? Plak het, sleep het bestand hierheen of kies het: dan kun je het naspelen.
home-import-text = Verslag
home-import-file = Bestand kiezen
home-import-keep = Bewaren en naspelen
home-import-empty = Hier staat nog niets: plak een verslag of kies een bestand.
home-import-unreadable = { $name } kon niet worden gelezen.

# Watch
home-watch-title = Vind iemand om mee te spelen of kijk toe
home-watch-lead = Openbare tafels, zoals ze komen en gaan. Je ziet wat open ligt, en niemands hand.
home-none-open = Er wacht nu niemand. Open zelf een tafel, dan vinden anderen hem hier.
home-lay-open = Openbare tafel openen
home-none-running = Op dit moment wordt er geen openbare partij gespeeld. Die van jou kan de eerste zijn: zet ‘Openbaar’ aan onder ‘Meer instellingen’.
home-lobby-lost = De verbinding is verbroken; de lijst gaat vanzelf verder.

# An address that leads nowhere
home-lost = Van de kaart af
home-lost-words = Op dit adres groeit alleen heide. Misschien is er een letter verdwaald.
home-lost-home = Terug naar de grens

# Invitation
home-invite-words = Stuur deze link naar een vriend. Wie hem als eerste opent, kan aan je tafel plaatsnemen, en de partij begint meteen.
home-invite-link = Link naar deze tafel
home-invite-copy = Kopiëren
home-invite-copied = Gekopieerd
home-invite-marked = De link is gemarkeerd; kopieer hem zoals je op je apparaat gewend bent.
home-invite-share = Delen
home-invite-message = Kom spelen: in Tottenbury wacht een tafel op je.
home-invite-code = QR-code van de link
home-invite-scan = Of scan hem met de camera van een ander apparaat
home-invite-network = Deze link werkt op apparaten in hetzelfde netwerk als dit apparaat.
home-invite-which = Adres
home-invite-here = Alleen dit apparaat kan de link openen: de server luistert naar niemand anders. Om via je netwerk te spelen stop je hem en start je hem met het commando hieronder. Dan biedt deze pagina een link aan die anderen kunnen openen.
home-preview-invites = { $name } nodigt je uit: { $game }
home-preview-somebody = Je bent uitgenodigd: { $game }
home-preview-words = Open de link, ga zitten en speel: gratis en zonder account.
home-preview-picture = Grensstenen op een rij voor Schotse heuvels

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
table-plays = speelt
table-thinks-less =
    { $built ->
        [soon] denkt minder ver vooruit tot er sneller wordt gerekend
       *[never] denkt minder ver vooruit, omdat er hier langzaam wordt gerekend
    }
table-computer = Computer
table-seat-free = nog niet hier
table-has-left = heeft de tafel verlaten
table-away = { $span } weg
table-abandoned-title = Je tegenspeler is weg
table-abandoned = { $name } is al { $span } weg en is aan zet. Je hoeft niet langer te wachten.
table-abandoned-win = Winst opeisen
table-abandoned-draw = Gelijkspel noteren
table-missed-title = De partij heeft op je gewacht
table-missed = Je was { $span } weg terwijl jij aan zet bent. Blijf je lang weg, dan mag { $name } de partij beëindigen.
table-won =
    { $won ->
        [one] { $won } partij gewonnen aan deze tafel
       *[other] { $won } partijen gewonnen aan deze tafel
    }
table-score-drawn = { $drawn } gelijkgespeeld
table-easier = Drie keer achter elkaar won de computer. Even een makkelijker tegenstander?
table-easier-yes = Speel tegen { $level }
table-easier-no = Nee, dank je
span-minutes =
    { $minutes ->
        [0] minder dan een minuut
        [one] een minuut
       *[other] { $minutes } minuten
    }
span-hours =
    { $hours ->
        [one] een uur
       *[other] { $hours } uur
    }
span-days =
    { $days ->
        [one] een dag
       *[other] { $days } dagen
    }
table-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
table-round = Partij { $round }
table-practice = Oefening
table-practice-words = Tegen de computer is een zet teruggenomen, daarom geldt deze partij als oefening. Ze wordt bewaard zoals elke andere.
# Tekens aan tafel, die zichzelf uitleggen. `$cards`: hoeveel kaarten een kant krijgt.
table-signs = Tekens aan tafel
table-sign-complete = Een balk aan het eind van een kant: die is compleet, met alle { $cards } kaarten (in de modder één meer).
table-sign-proof =
    { $game ->
        [siege] Laat zien of bij een muurdeel de leiding geclaimd kan worden, en welke kaarten dat nog kunnen verhinderen.
       *[stones] Laat zien of een steen geclaimd kan worden, en welke kaarten dat nog kunnen verhinderen.
    }
table-sign-terrain =
    { $card ->
        [Fo] Bij deze steen telt alleen de som van de kaarten; kleuren en reeksen zijn hier niets waard.
       *[Mu] Bij deze steen krijgt elke kant { $cards } kaarten, en is pas dan compleet.
    }
table-sign-played = Hoeveel tactiekkaarten elke kant gespeeld heeft. Niemand mag er meer dan één voorliggen.
table-sign-pile =
    { $pile ->
        [t] Tactiekkaarten, gesloten: { table-sign-left }. Als je trekt, mag je in plaats daarvan een van deze nemen.
       *[c] { $game ->
                [siege] Belegeringskaarten, gesloten: { table-sign-left }. Is de laatste getrokken, dan heeft de aanvaller nog één beurt.
               *[stones] Clankaarten, gesloten: { table-sign-left }. Hier trek je van aan het eind van je beurt.
            }
    }
table-sign-left =
    { $count ->
        [0] geen meer
       *[other] nog { $count }
    }
# Boven een stapel: zo kort mogelijk.
table-pile =
    { $pile ->
        [t] Tactiek
       *[c] { $game ->
                [siege] Stapel
               *[stones] Clans
            }
    }
table-played-short = Tactiek gespeeld
# A game that the page has no drawing for: the board is a list.
table-plain-hand = Je kaarten
table-plain-places = Plaatsen
table-plain-moves = Mogelijke zetten
table-plain-position = In notatie
table-watching = Je kijkt mee
table-dealt = Een nieuwe partij begint
table-taken-back = Er zijn zetten teruggenomen
table-stale = Er is intussen iets gebeurd aan tafel. Kijk nog eens.
table-stale-because = Er is intussen iets gebeurd aan tafel, daarom is dat niet uitgevoerd. { $what }.
table-kept-move = Je zet is bewaard en wordt verstuurd zodra de verbinding terug is. { $move }.
table-kept = Dit is bewaard en wordt verstuurd zodra de verbinding terug is.
table-not-stored = De server heeft dit nog niet opgeslagen. Het wordt opnieuw verstuurd …
table-chat-waits = wordt verstuurd

# Faster rules, which are built in the background: for which games, and how far they are
table-building-family =
    { $family ->
        [stones] de grensstenen
        [stones_tactics] de grensstenen met tactiek
        [siege] het beleg
        [siege_tactics] het beleg met tactiek
        [tug] het touwtrekken
       *[other] { $family }
    }
table-building-time =
    { $unit ->
        [minutes] { $number } min
       *[seconds] { $number } s
    }
table-building-begins = Sneller rekenen voor { $what } wordt voorbereid …
table-building-percent = Sneller rekenen voor { $what } wordt voorbereid: { $percent } %
table-building-time-left = Sneller rekenen voor { $what } wordt voorbereid: { $percent } %, nog ongeveer { $time }
table-building-waits = Sneller rekenen voor { $what } wordt hierna voorbereid
table-building-shallow = Tot die tijd denkt de computer minder ver vooruit.

# The clock
table-clock = Resterende tijd: { $time }
table-clock-low = Je tijd raakt op

# Log, chat, proof
table-panel = Verloop en meer
table-tab-log = Verloop
table-tab-chat = Chat
table-tab-counter = Kaarten
table-tab-ranking = Formaties
table-tab-proof = Bewijs
table-log-as = Schrijfwijze van het verloop
table-log-words = In woorden
table-log-notation = Notatie
table-log-empty = Er is nog niets gespeeld.
table-log-covered = Het verloop is weer te zien zodra het apparaat is doorgegeven.
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
# While a computer’s actions are shown one after the other.
table-skip = Overslaan
table-skip-words = Alles wat de computer heeft gedaan in één keer tonen
table-undo = Terugnemen
table-hint = Tip
table-hint-thinking = Denkt na …
table-hint-late = Dat duurt nu even: anderen zijn nog vóór je aan de beurt. Je kunt intussen verder spelen.
table-hint-building = Dat duurt nu even: sneller rekenen voor dit spel wordt nog voorbereid, misschien een paar minuten lang. Je kunt intussen verder spelen.
table-hint-cancel = Annuleren
table-hint-said = Tip: { $move }
table-hint-exact = exact
table-hint-chances = Winstkans
table-hint-equal = Ongeveer even goed, met een winstkans van ongeveer { $chance }:
table-hint-show = Laat zien
table-resign = Opgeven
table-resign-ask = Wil je deze partij opgeven? Dan wint de andere speler.
table-go-on = Doorspelen
table-leave = De tafel verlaten
table-leave-ask = De partij blijft zoals ze is, en je kunt altijd terugkomen. Een klok loopt door.
table-stop = De serie beëindigen
table-next = Volgende partij
table-next-waits = Je bent er klaar voor. De volgende partij begint zodra de ander dat ook is.
table-rules = Regels: { $title }
table-rules-beside = De regels naast de tafel
table-rules-words = Je partij wacht. Sluit dit, en je bent weer waar je was.
table-rules-decided = Aan deze tafel anders beslist
table-rules-all = Lees de regels
table-rules-back = Terug naar de tafel
table-rules-page = Op een eigen pagina

# Offers. `$what` is draw, undo or rematch.
table-offer-title = Voorstel
table-offer =
    { $what ->
       *[draw] Gelijkspel aanbieden
        [undo] Vragen om terug te nemen
        [rematch] Nog een partij aanbieden
    }
table-you-offered =
    { $what ->
       *[draw] Je biedt een gelijkspel aan.
        [undo] Je vraagt of je je zet mag terugnemen.
        [rematch] Je wilt nog een partij spelen.
    }
table-they-offered =
    { $what ->
       *[draw] { $name } biedt een gelijkspel aan.
        [undo] { $name } wil een zet terugnemen.
        [rematch] { $name } wil nog een partij spelen.
    }
table-accept = Aannemen
table-decline = Afwijzen
table-withdraw = Intrekken
table-confirm-words = { $move }. Wil je dat?
table-confirm = Bevestigen

# The end
table-result = Uitslag
table-result-won = Je hebt gewonnen
table-result-lost = Je hebt verloren
table-result-draw = Gelijkspel
table-result-other = { $name } heeft gewonnen
table-match-won =
    { $you ->
        [yes] Je hebt de wedstrijd gewonnen
       *[no] { $name } heeft de wedstrijd gewonnen
    }
table-match-drawn = De wedstrijd is gelijk geëindigd
table-rematch = Nog een partij
table-rematch-accept = Nog een partij spelen
table-replay = Naspelen
table-new = Nieuwe partij
table-copy-record = Verslag kopiëren
table-look = Het bord bekijken

# One screen for two
table-hand-over = Geef het apparaat aan { $name }
table-hand-over-words = Tot dan blijven de kaarten verborgen.
table-i-am = Ik ben { $name }

# Before the game, or when there is none
table-waiting-title = Wachten op je tegenstander
table-call-off = Afzeggen
table-invited = { $name } nodigt je uit voor een partij
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
table-key-read = de kaart lezen waar de focus op staat
table-key-done = klaar
table-key-escape = een stap terug
table-key-skip = terwijl de computer speelt: de rest meteen tonen
table-key-hint = tip
table-key-undo = terugnemen
table-key-log = het verloop
table-key-chat = de chat
table-key-sound = geluid aan en uit
table-key-help = deze hulp

# (end of table)


## stones: The border of nine stones

# Handen, stapels en aflegstapel; de belegering gebruikt ze ook.
stones-hand-own = Je hand: { stones-hand-count }
stones-hand-other =
    { $known ->
        [none] Hand van { $name }: { stones-hand-count }
       *[other] Hand van { $name }: { stones-hand-count }; bekend: { $known }
    }
stones-hand-count =
    { $tactics ->
        [0] { stones-count-cards }
       *[other] { stones-count-cards } + { stones-count-tactics }
    }
stones-count-cards =
    { $clans ->
        [one] { $clans } kaart
       *[other] { $clans } kaarten
    }
stones-count-tactics =
    { $tactics ->
        [one] { $tactics } tactiekkaart
       *[other] { $tactics } tactiekkaarten
    }
stones-hand-picked =
    { $count ->
        [one] { $count } kaart gekozen
       *[other] { $count } kaarten gekozen
    }
stones-pile =
    { $pile ->
        [t] Tactiekstapel, { stones-cards }.
       *[c] Stapel, { stones-cards }.
    }
stones-cards =
    { $count ->
        [0] geen kaarten
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
stones-pile-top = Bovenop ligt: { $cards }.
stones-pile-bottom = Onderop ligt: { $cards }.
stones-discards = Aflegstapel: { stones-cards }
stones-discard-here = Hier afleggen
stones-played = Gespeelde tactiekkaarten

# De wegwijzer: wat je nu kunt doen.
stones-say-over = De partij is afgelopen
stones-say-waiting = { $name } denkt na
stones-say-play =
    { $claims ->
        [yes] Speel een kaart of claim een steen
       *[no] Speel een kaart
    }
stones-say-pass =
    { $claims ->
        [yes] Je kunt geen clankaart spelen: claim een steen of pas
       *[no] Je kunt geen clankaart spelen en mag passen
    }
stones-say-claim-first = Claim nu stenen of speel meteen een kaart
stones-say-claim = Claim een steen of ga verder
stones-say-draw = Kies een stapel om van te trekken
stones-say-scout-draw =
    { $left ->
        [one] { $card }: trek nog { $left } kaart, kies de stapel
       *[other] { $card }: trek nog { $left } kaarten, kies de stapel
    }
stones-say-scout-return =
    { $left ->
        [one] { $card }: kies nog { $left } kaart om terug te leggen
       *[other] { $card }: kies { $left } kaarten om terug te leggen
    }
stones-say-mud = { $card } is weg: kies welke kaart van jou moet gaan
stones-say-return = { $card } terugleggen?
stones-say-piece =
    { $whose ->
        [own] { $card }: kies een van je kaarten aan de grens
       *[other] { $card }: kies een kaart van de andere kant
    }
stones-say-whither =
    { $heap ->
        [yes] { $card }: kies een andere steen of leg hem af
       *[no] { $card }: kies een steen
    }
stones-say-place = { $card }: kies een steen
stones-say-confirm = { $card } spelen?
stones-step =
    { $step ->
        [play] { $card } spelen
        [return] Terugleggen
        [pick] { $card } geven
        [heap] Afleggen
        [done] Klaar
        [pass] Passen
       *[shuffle] Schudden
    }
stones-back = Terug
stones-cancel = Annuleren

# De grens. Kanten noemen hun kaarten of zeggen dat er geen zijn.
stones-border = De grens
stones-place = Steen { $place }; jouw kant: { $mine }; andere kant: { $theirs }; { stones-place-state }
stones-place-seen = Steen { $place }; { $bottom }: { $mine }; { $top }: { $theirs }; { stones-place-state }
stones-place-state =
    { $whose ->
        [free] vrij
        [mine] door jou geclaimd
       *[theirs] geclaimd door { $owner }
    }
stones-place-terrain = { $words }; { $terrain }
stones-none = geen kaarten
stones-side-complete = { $cards }, compleet
stones-on-stone = { $card } bij steen { $place }
stones-claim = Claimen
stones-claim-stone = Claim steen { $place }
stones-proof = Bewijs
stones-proof-stone = Bekijk het bewijs voor steen { $place }

# Het bewijs.
stones-proof-verdict =
    { $verdict ->
        [holds]
            { $game ->
                [siege]
                    { $you ->
                        [yes] Je kunt bij muurdeel { $place } de leiding claimen
                       *[no] { $name } kan bij muurdeel { $place } de leiding claimen
                    }
               *[stones]
                    { $you ->
                        [yes] Je kunt steen { $place } claimen
                       *[no] { $name } kan steen { $place } claimen
                    }
            }
        [refuted]
            { $game ->
                [siege]
                    { $you ->
                        [yes] Niet bewezen: je kunt bij muurdeel { $place } de leiding niet claimen
                       *[no] Niet bewezen: { $name } kan bij muurdeel { $place } de leiding niet claimen
                    }
               *[stones]
                    { $you ->
                        [yes] Niet bewezen: je kunt steen { $place } niet claimen
                       *[no] Niet bewezen: { $name } kan steen { $place } niet claimen
                    }
            }
        [taken] Hier valt niets meer te bewijzen
       *[open] Hier valt nog niets te bewijzen
    }
stones-proof-total = som { $total }
stones-proof-best =
    { $you ->
        [yes] Het beste dat je nog zou kunnen maken
       *[no] Het beste dat { $name } nog zou kunnen maken
    }
stones-proof-nothing =
    { $you ->
        [yes] Je kunt deze kant niet meer compleet maken.
       *[no] { $name } kan deze kant niet meer compleet maken.
    }
stones-proof-needed =
    { $count ->
        [one]
            { $you ->
                [yes] Daarvoor zou je { $cards } nodig hebben; die kaart ligt nergens open.
               *[no] Daarvoor zou { $name } { $cards } nodig hebben; die kaart ligt nergens open.
            }
       *[other]
            { $you ->
                [yes] Daarvoor zou je { $cards } nodig hebben; die kaarten liggen nergens open.
               *[no] Daarvoor zou { $name } { $cards } nodig hebben; die kaarten liggen nergens open.
            }
    }
stones-proof-formation = { $formation } { $total } ({ $cards })
stones-proof-unseen = niet open
stones-proof-as = als { $card }

# De kaartenteller.
stones-counter =
    { $count ->
        [one] { $count } kaart ongezien
       *[other] { $count } kaarten ongezien
    }
stones-counter-words = Elke kaart naar waarde en kleur, en waar hij is
stones-counter-where =
    { $where ->
        [mine] in je hand
        [known] bij jou bekend
        [table] op tafel
        [discarded] afgelegd
       *[unseen] ongezien
    }
stones-counter-tactics = Ongeziene tactiekkaarten
stones-counter-of = { $unseen } van { $count }

# (end of stones)


## siege: The wall

# De muur. `$number` telt de muurdelen van links.
siege-wall = De muur
siege-tile-name =
    { $number ->
        [1] linker kuil
        [2] linker toren
        [3] linker muur
        [4] poort
        [5] rechter muur
        [6] rechter toren
       *[7] rechter kuil
    }
siege-tile-state =
    { $state ->
        [damaged] beschadigd
       *[intact] ongeschonden
    }
siege-tile-cards =
    { $cards ->
        [one] { $cards } kaart per kant
       *[other] { $cards } kaarten per kant
    }
siege-tile-label = Muurdeel { $number }, { $name }, { siege-tile-state }, { siege-tile-cards }. { $counts } { $attackers } { $defenders }
# Wat op een zijde telt. `$names` zijn formaties, de sterkste eerst.
siege-counts =
    { $sign ->
        [all] Alle formaties tellen.
        [high] Alleen de som telt, de hoogste staat voor.
        [low] Alleen de som telt, de laagste staat voor.
       *[some] Alleen dit telt: { $names }.
    }
siege-side =
    { $seat ->
        [S] Aanval: { siege-side-cards }.
       *[N] Verdediging: { siege-side-cards }.
    }
siege-side-cards =
    { $count ->
        [0] geen kaarten
       *[other] { $cards }{ siege-side-complete }
    }
siege-side-complete =
    { $free ->
        [0] , compleet
       *[other] { "" }
    }
siege-piece = { $card } bij muurdeel { $place }
siege-proof = Bekijk het bewijs voor muurdeel { $place }
siege-claim-tile = Claim de leiding bij muurdeel { $place }
siege-call-claim = Leiding claimen
siege-call-retreat = Terugtrekken
siege-fallen = Doorbraak
siege-detail-title = Muurdeel { $number }: { $name }
siege-detail-face = { siege-tile-cards }, { siege-tile-state }
siege-detail-next = Na een doorbraak
siege-detail-last = Een tweede doorbraak hier wint de partij voor de aanval.

# Naast de muur
siege-breaches = { $breached } van de { $toWin } doorbraken voor de winst
siege-cauldrons =
    { $left ->
        [0] Geen ketel olie meer
        [one] Nog { $left } van de { $total } ketels olie
       *[other] Nog { $left } van de { $total } ketels olie
    }
siege-oil =
    { $left ->
        [one] Olie gieten, nog { $left } ketel
       *[other] Olie gieten, nog { $left } ketels
    }
siege-retreat = Terugtrekken
siege-oil-short = Olie gieten
siege-ranking = Formaties, de sterkste eerst
siege-discards-title = Aflegstapel
siege-discards =
    { $count ->
        [0] Aflegstapel: leeg
       *[other] Aflegstapel: { $cards }
    }
siege-heap = Afleggen
siege-played =
    { $count ->
        [0] Geen tactiekkaart gespeeld
        [one] { $count } tactiekkaart gespeeld
       *[other] { $count } tactiekkaarten gespeeld
    }

# Wat er nu te doen is. `$card` is de gekozen kaart.
siege-say-over = Het beleg is voorbij.
siege-wait-turn = { $name } denkt na.
siege-wait-swap = { $name } kiest kaarten voor de ruil.
siege-say-prepare-attacker =
    { $claims ->
        [yes] Claim de leiding, trek je terug of kies een kaart
       *[no] Kies een kaart om te spelen, of trek je eerst terug
    }
siege-say-prepare-defender = Kies een kaart om te spelen, of giet eerst olie
siege-say-oil = Olie: kies een muurdeel; de aanvalskaart vlak bij de muur wordt afgelegd
siege-say-retreat = Terugtrekken: kies een muurdeel; al je kaarten daar worden afgelegd
siege-say-play =
    { $claims ->
        [yes] Kies een kaart om te spelen, of claim de leiding
       *[no] Kies een kaart om te spelen
    }
siege-say-pass = Je kunt geen kaart spelen en moet passen
siege-say-place = { $card }: kies een muurdeel
siege-say-give = { $card } weggeven?
siege-say-re = { $card }: kies een van je kaarten bij de muur
siege-say-re-then = { $card }: kies een ander muurdeel, of leg de kaart af
siege-say-rc = { $card }: kies een kaart uit de aflegstapel
siege-say-rc-then = { $card }: kies er een muurdeel voor
siege-say-de = { $card }: kies een kaart van de andere kant
siege-say-tr = { $card }: kies een kaart van de andere kant
siege-say-tr-then = { $card }: kies bij welk muurdeel hij komt
siege-say-ex = { $card }: kies een muurdeel; alle kaarten daar worden afgelegd
siege-say-su = { $card } spelen?
siege-say-sw = { $card } spelen?
siege-say-support =
    { $left ->
        [one] Kies nog één afgelegde kaart voor de stapel
       *[other] Kies { $left } afgelegde kaarten die in de stapel geschud worden
    }
siege-say-shuffle = Schud de stapel
siege-say-swap =
    { $left ->
        [one] Kies nog één kaart om weg te geven
       *[other] Kies { $left } kaarten om weg te geven
    }
siege-say-declare = Claim de leiding voordat je trekt, of ga verder
siege-say-draw = Kies van welke stapel je trekt
siege-say-close = Claim de leiding, of beëindig je beurt
siege-done-prepare = Verder
siege-done-declare = Niets claimen
siege-done-close = Beurt beëindigen
siege-end-near = De stapel is op: nog één beurt van de aanval, en de muur heeft standgehouden.
siege-end-now = De laatste beurt van de aanval

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
tug-thrown-die = Gegooide { $value }
tug-thrown-die-again = Gegooide { $value }, opnieuw gegooid
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
tug-keep = Houd deze dobbelstenen
tug-cancel = Kies andere dobbelstenen
tug-which-use = Wat moeten deze twee dobbelstenen doen?

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
tug-say-reroll = Je mag een dobbelsteen opnieuw gooien: kies er een, of houd ze allemaal
tug-say-reroll-chosen = De { $die } opnieuw gooien?
tug-say-act =
    { $count ->
        [3] Kies een van je drie dobbelstenen
        [2] Kies een van de twee overgebleven dobbelstenen
       *[other] Er is nog één dobbelsteen over: kies die
    }
tug-say-column = De { $thrown }: welke dobbelsteen van je kolom moet hij treffen?
tug-say-use = De { $thrown } op de { $column }: wat moet hij doen?
tug-say-wait-roll = { $name } gooit
tug-say-wait-reroll = { $name } mag opnieuw gooien
tug-say-wait-act = { $name } gebruikt de dobbelstenen
tug-say-over =
    { $you ->
        [yes] Je hebt het touwtrekken gewonnen
       *[no] { $name } heeft het touwtrekken gewonnen
    }
tug-say-draw = Het touwtrekken eindigt in een gelijkspel

tug-last =
    { $you ->
        [yes] Je laatste beurt:
       *[no] Laatste beurt van { $name }:
    }
tug-now =
    { $you ->
        [yes] Jij tot nu toe in deze beurt:
       *[no] { $name } tot nu toe in deze beurt:
    }
tug-did-roll = gooide { $dice }
tug-did-reroll = gooide de { $die } opnieuw: { $to }
tug-did-keep = hield de dobbelstenen
tug-did-A = { $thrown } op { $column }: een staande atleet van { $other } uitgeschakeld
tug-did-Aw = { $thrown } op { $column }: een verzwakte atleet van { $other } uitgeschakeld
tug-did-B = { $thrown } kwam in de kolom in plaats van de { $column }
tug-did-C = { $thrown } op { $column }: een atleet van { $other } verzwakt
tug-did-berserk = berserker: vier atleten van { $other } vielen af, of alle die er nog waren

# (end of tug)


## moves: Moves in words, for the log, for hints and for screen readers

# Each message says what somebody does, without saying who: `moves-sentence` puts that before it. `$you` is yes where the reader does it,
# and do where somebody is told to do it, as hints are.
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
moves-play =
    { $you ->
        [do] speel
       *[no] speelt
    } { $card } bij { $place }
moves-redeploy =
    { $you ->
        [do] verplaats
       *[no] verplaatst
    } met { $tactic } { $card } van { $from } naar { $to }
moves-redeploy-off =
    { $you ->
        [do] leg
       *[no] legt
    } met { $tactic } { $card } van { $from } af
moves-desert =
    { $you ->
        [do] verjaag
       *[no] verjaagt
    } met { $tactic } { $card } van { $from }
moves-traitor =
    { $you ->
        [do] haal
       *[no] haalt
    } met { $tactic } { $card } van { $from } over naar { $to }
moves-recruit =
    { $you ->
        [do] rekruteer
       *[no] rekruteert
    } { $card } van de aflegstapel voor { $place }
moves-explode =
    { $you ->
        [do] blaas
       *[no] blaast
    } { $place } op
moves-tactic =
    { $you ->
        [do] speel
       *[no] speelt
    } { $tactic }
moves-support =
    { $you ->
        [do] leg
       *[no] legt
    } { $card } terug in de stapel
moves-pick =
    { $you ->
        [do] geef
       *[no] geeft
    } { $card } weg
moves-return =
    { $you ->
        [do] leg
       *[no] legt
    } { $card } terug { $edition ->
        [stones-2024] onder
       *[other] op
    } de stapel
moves-give =
    { $you ->
        [do] leg
       *[no] legt
    } { $card } van { $from } af
moves-draw =
    { $you ->
        [do] trek
       *[no] trekt
    } { $card }
moves-shuffle =
    { $you ->
        [do] schud
       *[no] schudt
    } de stapel
moves-pass =
    { $you ->
        [do] pas
       *[no] past
    }
# What a log leaves out: that nothing more is claimed or prepared.
moves-done =
    { $game ->
        [siege]
            { $you ->
                [do] ga verder
               *[no] gaat verder
            }
       *[stones]
            { $you ->
                [do] claim niets meer
               *[no] claimt niets meer
            }
    }

# Stones and tiles
moves-claim =
    { $game ->
        [siege]
            { $you ->
                [do] claim
               *[no] claimt
            } de leiding bij { $place }
       *[stones]
            { $you ->
                [do] claim
               *[no] claimt
            } { $place }
    }
moves-retreat =
    { $you ->
        [yes] trekt je
        [do] trek je
       *[no] trekt zich
    } terug van { $place }
moves-oil =
    giet olie op { $place }
moves-oil-card =
    giet olie op { $struck } bij { $place }
# A 0 or an 11 arrives where the other one of its colour lies.
moves-cancelled = { $deed } (tegen { $struck }: beide worden afgelegd)

# Dice
moves-roll =
    { $you ->
        [do] gooi
       *[no] gooit
    } de dobbelstenen
moves-rolled =
    { $you ->
        [do] gooi
       *[no] gooit
    } { $result }
moves-reroll =
    { $you ->
        [do] gooi
       *[no] gooit
    } de { $die } opnieuw
moves-rerolled =
    { $you ->
        [do] gooi
       *[no] gooit
    } de { $die } opnieuw en { $you ->
        [do] krijg
       *[no] krijgt
    } een { $result }
moves-keep =
    { $you ->
        [do] houd
       *[no] houdt
    } de worp
moves-eliminate =
    { $you ->
        [do] schakel
       *[no] schakelt
    } een staande atleet uit ({ $die } op { $column })
moves-eliminate-weakened =
    { $you ->
        [do] schakel
       *[no] schakelt
    } een verzwakte atleet uit ({ $die } op { $column })
moves-bundle =
    { $you ->
        [do] ruil
       *[no] ruilt
    } in de kolom de { $column } voor de { $die }
moves-weaken =
    { $you ->
        [do] verzwak
       *[no] verzwakt
    } een atleet ({ $die } op { $column })
moves-berserk =
    { $you ->
        [do] ga
       *[no] gaat
    } berserk

# Numbers of turns
moves-turn = Beurt { $turn }

# (end of moves)


## replay: After a game, and positions by link

# Door een spel lopen
replay-heading = Naspelen
replay-title = { $south } en { $north }
replay-missing = Deze partij kan niet worden nagespeeld
replay-running = Deze partij is nog bezig.
replay-panel = Stappen en meer
replay-deal = De partij begint
replay-scrubber = Plek in de partij
replay-walk = Door de partij lopen
replay-first = Naar het begin
replay-previous = Eén stap terug
replay-next = Eén stap verder
replay-last = Naar het einde
replay-play = Vanzelf verder spelen
replay-pause = Pauze
replay-round = Partij { $round }
replay-round-of = partij { $round } van { $rounds }
replay-rounds = Partijen van deze wedstrijd
replay-views = Kijken vanaf
replay-view-mine = Mijn kant
replay-view-seat = Kant van { $name }
replay-view-all = Alle kaarten
replay-view-none = Als toeschouwer

replay-again = Nieuwe partij als deze
replay-to-table = Terug naar de tafel
replay-to-position = Deze stelling
replay-copy-link = Link kopiëren
replay-copy-record = Verslag kopiëren
replay-copy-line = Regel kopiëren
replay-copy-by-hand = Deze browser laat ons niet kopiëren. Selecteer de tekst en kopieer hem zelf.
replay-download = Verslag bewaren

replay-position = Een stelling
replay-line = Stelling in notatie
replay-line-words = Plak een regel notatie om die als bord te zien, met alle mogelijke zetten en bewijzen. Elk moment van een partij heeft zo’n regel. Een paar om mee te beginnen:
replay-look = Tonen
replay-moves = Mogelijke zetten
replay-moves-over = De partij is afgelopen.
replay-moves-unknown = De kaarten van { $name } zijn hier verborgen, dus de zetten zijn niet bekend.
replay-to-move =
    { $phase ->
        [draw] { $name } trekt een kaart
        [roll] { $name } moet gooien
        [reroll] { $name } mag nog eens gooien
        [act] { $name } zet de dobbelstenen in
        [claim] { $name } mag stenen claimen
        [claim-first] { $name } mag stenen claimen
       *[play] { $name } is aan zet
    }
replay-prove = Een bewijs bekijken
replay-prove-where = Waar
replay-prove-who = Wiens claim

# (end of replay)


## fair: Delen dat iedereen kan nagaan

# Aan tafel. Een zegel is de SHA-256 van het geheim dat over de kaarten beslist.
fair-seal = Zegel van deze partij
fair-seal-next = Zegel van de volgende partij
fair-seal-words = Het geheim achter de kaarten stond vast voordat de eerste werd gedeeld, en dit getal bindt de server eraan. Na de partij kun je het nagaan.
fair-link = Hoe je het delen kunt nagaan
fair-mixing = Voor het delen ontbreekt nog een tekst van { $names }. Komt die niet, dan wordt er zonder gedeeld.

# De controle
fair-check = Het delen nagaan
fair-checking = Aan het rekenen …
fair-fits = Alles klopt.
fair-broken = Hier klopt iets niet.
fair-impossible = Dit is niet na te gaan.
fair-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
fair-throws =
    { $number ->
        [one] { $number } worp
       *[other] { $number } worpen
    }
fair-shuffles =
    { $number ->
        [one] { $number } keer schudden
       *[other] { $number } keer schudden
    }
fair-derived = In deze browser nagerekend: { $what }.
fair-seal-kept = Het zegel is hetzelfde dat deze browser vóór het delen heeft gezien.
fair-seal-unseen = Deze browser heeft het zegel vóór het delen niet gezien en kan dus niet weten of het nog hetzelfde is.
fair-seal-other = Het zegel is niet het zegel dat je is getoond. Getoond: { $shown }. In het verslag: { $recorded }.
fair-text-used = De tekst van deze browser is meegenomen.
fair-text-lost = De server heeft de tekst van deze browser aangenomen, maar in het verslag staat een andere of geen.
fair-text-unused = De tekst van deze browser kwam niet op tijd aan; er is zonder gedeeld.
fair-text-none = Deze browser heeft hier geen tekst toegevoegd.
fair-without-computer = De computer voegt geen tekst toe.
fair-without = { $name } heeft geen tekst toegevoegd.
fair-without-all = Niemand heeft een tekst toegevoegd. De server heeft zijn geheim achteraf niet veranderd, maar kan er vooraf verschillende hebben geprobeerd en er één hebben uitgekozen.
fair-wrong =
    { $what ->
        [commitment] Het zegel zou { $expected } moeten zijn; in het verslag staat { $found }.
        [lot] Volgens het lot zou { $expected } moeten beginnen; in het verslag staat { $found }.
        [column] De eerste kolom van { $name } zou { $expected } moeten zijn; in het verslag staat { $found }.
        [hand] De eerste hand van { $name } zou { $expected } moeten zijn; in het verslag staat { $found }.
        [card] Kaart { $number } van de stapel zou { $expected } moeten zijn; in het verslag staat { $found }.
        [tactic] Kaart { $number } van de tactiekstapel zou { $expected } moeten zijn; in het verslag staat { $found }.
        [draw] In beurt { $turn } zou { $name } { $expected } hebben moeten trekken; in het verslag staat { $found }.
        [roll] De worp van { $name } in beurt { $turn } zou { $expected } moeten zijn; in het verslag staat { $found }.
        [reroll] De dobbelsteen die { $name } in beurt { $turn } opnieuw gooide, zou { $expected } moeten zijn; in het verslag staat { $found }.
       *[shuffle] De stapel die in beurt { $turn } is geschud, zou { $expected } moeten zijn; in het verslag staat { $found }.
    }
fair-nothing = niets
fair-more =
    { $number ->
        [one] … en nog { $number }
       *[other] … en nog { $number }
    }
fair-not-loaded = Het verslag was niet op te halen. Probeer het nog eens als de server bereikbaar is.
fair-script = Controleprogramma bewaren
fair-details = De getallen
fair-secret = Geheim
fair-text-of = Tekst van { $name }

# De pagina erover
fair-title = Eerlijk gedeeld
fair-intro = Niemand kan hier kaarten of dobbelstenen uitkiezen zonder dat het uitkomt: je tegenstander niet, de computer niet, en ook niet wie deze server beheert. Je hoeft dat niet te geloven. Je kunt elke partij nagaan.
fair-before-title = Vóór de eerste kaart
fair-before-secret = Voor elke partij verzint de server een geheim, een willekeurig getal van 256 bits, en laat je het zegel ervan zien: een ander getal, dat uit het geheim wordt berekend (SHA-256). Uit het zegel kan niemand het geheim vinden, en niemand vindt een tweede geheim met hetzelfde zegel. Vanaf nu zit de server eraan vast.
fair-before-text = Pas als je browser het zegel heeft gezien, voegt hij een eigen tekst toe, die hij willekeurig verzint. De browser van je tegenstander doet hetzelfde. Toen de server zijn geheim vastlegde, kon hij deze teksten niet kennen.
fair-before-deal = Wie begint, elke kaart, elke worp en elke keer schudden volgen uit het geheim en de teksten samen, volgens een berekening die altijd dezelfde is.
fair-after-title = Na de partij
fair-after-words = Nu staat het geheim in het verslag. Met ‘Het delen nagaan’, naast de uitslag en bij het naspelen, rekent je browser elke kaart en elke worp na en vergelijkt ze met het verslag; en hij vergelijkt het zegel en je tekst met wat hij vóór het delen heeft onthouden. Hij vraagt het aan niemand.
fair-why-title = Waarom niemand kan kiezen
fair-why-host = De server zou een geheim moeten kiezen dat bij jouw tekst past. Maar hij zit aan het zegel vast voordat er een tekst is.
fair-why-players = Een speler zou een tekst moeten kiezen die bij het geheim past. Maar vóór het einde van de partij kent niemand het.
fair-why-one = Je eigen tekst is dus genoeg om de server te binden: daarmee bepaalt geen keuze van de server jouw kaarten.
fair-not-title = Waartegen dit niet beschermt
fair-not-looking = De server kent het geheim terwijl jullie spelen. Wie hem beheert, kan de kaarten bekijken en het iemand vertellen; en een speler aan wie hij het geheim verklapte, zou zijn tekst daarop kunnen uitkiezen. Dat niemand de kaarten heeft uitgekozen, betekent niet dat niemand ze ziet. Speel waar je de gastheer vertrouwt, of wees zelf de gastheer.
fair-not-seats = Wie aan een nieuwe tafel welke plaats krijgt, wordt zonder zegel geloot als het lot moet beslissen. Ook loten die een wedstrijd tussen zijn partijen trekt, worden niet nagegaan.
fair-not-texts = Op teksten wordt tien seconden gewacht, en sommige programma’s voegen er geen toe. Dan wordt er zonder gedeeld, en de controle zegt dat. Helemaal zonder tekst kan een server veel geheimen hebben geprobeerd en er één hebben uitgekozen.
fair-not-ending = Een server kan een partij altijd afbreken of je tekst weigeren. Je zou het merken, maar niemand kan het verhinderen.
fair-not-page = Deze pagina en haar controle komen van dezelfde server. Vertrouw je hem zo weinig, noteer dan het zegel vóór het delen en ga het verslag na met iets dat van elders komt: met het programma hieronder of een eigen.
fair-not-computer = Nagegaan worden kaarten en dobbelstenen. Waar een computerspeler naar kijkt als hij beslist, laat de controle niet zien; de onze krijgt alleen wat vanaf zijn plaats te zien is.
fair-steps-title = Zo reken je het zelf na
fair-steps-words = Alles wat je nodig hebt, staat in het verslag van een afgelopen partij: in de gegevens Secret, Commitment (het zegel), SouthText, NorthText, Lot en Deal, en in de zetten. Dit zijn de stappen:
fair-step-seal = Het geheim is 32 bytes, geschreven als 64 cijfers van 0 tot f. Het zegel is hun SHA-256.
fair-step-key = De sleutel van de partij wordt gemaakt uit het geheim en beide teksten. Een tekst die niemand heeft toegevoegd, is leeg.
fair-step-numbers = Alles wat toevallig is, heeft een naam. De getallen ervan zijn blokken van 32 bytes, geteld vanaf 0; elk blok wordt in acht getallen van 32 bits gesneden, de hoogste byte eerst.
fair-step-below = Een getal onder een grens is de rest van het volgende van deze getallen. Getallen voorbij de laatste volle ronde worden overgeslagen, zodat alle even waarschijnlijk zijn.
fair-step-shuffle = Om te schudden worden de kaarten op naam gesorteerd, teken voor teken (b10 komt vóór b2). Daarna wisselt van de laatste tot de tweede plaats elke kaart met een die er niet achter ligt.
fair-step-labels = De namen, en wat ze beslissen:
fair-label-lot = Wie begint, waar het lot beslist: een getal onder 2; 0 is Zuid, 1 Noord.
fair-label-cards = De geschudde kaarten: eerst de hand van Zuid, dan die van Noord, dan de stapel van boven af.
fair-label-tactics = De geschudde tactiekstapel van boven af.
fair-label-columns = De eerste kolommen bij het touwtrekken: drie dobbelstenen voor Zuid, drie voor Noord; elk is een getal onder 6, plus 1.
fair-label-chance = Wat het toeval later beslist, in de volgorde van het verslag: elke worp (met al zijn dobbelstenen), elke opnieuw gegooide dobbelsteen, elke keer schudden. Elk heeft een eigen naam, geteld vanaf 1.
fair-tools-title = Hulpmiddelen
fair-tools-script = Dit programma heeft 80 regels, heeft alleen Python nodig en gebruikt niets van ons:
fair-tools-program = Het spelprogramma zelf kan het ook, en kent bovendien de regels:

# (end of fair)


## learn: The rules in our own words

# `$edition` is stones-1999, stones-2004, stones-2024, siege or tug; `$tactics` how many tactic cards there are; `$claims` start, end or turn.
learn-title = Leren spelen
learn-lead = Tien regelboeken, elk op één pagina: wat er is, wat je doet, en voorbeelden om uit te proberen. Niets is overgeschreven; alles staat hier in onze eigen woorden.
learn-play = Dit nu spelen
learn-back = Terug naar je partij
learn-contents = Op deze pagina
learn-editions = Uitgaven van dit spel
learn-all = Alle spellen
learn-own-name = In deze uitgave: { $name }
learn-count = { $count }×

# The overview
learn-which = Welk spel voor wie?
learn-game =
    { $game ->
       *[stones] De grensstenen
        [siege] Het beleg
        [tug] Het touwtrekken
    }
learn-game-words =
    { $game ->
       *[stones] Voor iedereen die graag kaarten tegen elkaar afweegt. Weinig regels, en elke beurt een beslissing: waar begin ik, wat geef ik op, wat kan ik al bewijzen?
        [siege] Voor wie van ongelijke rollen houdt. De een valt aan, de ander verdedigt, daarna wisselen jullie; elk stuk van de muur stelt zijn eigen eisen.
        [tug] Voor dobbelaars met een plan. Niets is verborgen, niets hoeft bewezen te worden, en elke worp kan de partij doen kantelen.
    }
learn-for =
    { $rulebook ->
        [stones-1999] Het best voor een eerste partij
        [stones-2004] Met Nederlandse namen
        [stones-2004-tactics] Voor je tiende partij
        [stones-2004-advanced] Voor oude rotten
        [stones-2024] Voor een vete over meerdere rondes
        [stones-2024-tactics] Voor wie van verrassingen houdt
        [stones-2024-early-bird] Voor wie geduld heeft
        [siege-2020] Voor strategen
        [siege-2020-tactics] Voor strategen met lef
       *[tug] Voor tussendoor
    }
learn-glance = De uitgaven in één oogopslag
learn-glance-words = Hetzelfde spel is niet in elke doos hetzelfde. Dit is wat aan tafel verschilt; de pagina’s vertellen de rest.
learn-column =
    { $column ->
        [book] Regelboek
        [cards] Kaarten
        [hand] Hand
        [side] Kaarten per kant
        [claims] Wanneer claimen
        [scout] Teruggelegde kaarten gaan
        [terrain] Mist en modder bij één steen
        [moved] Mist en modder te verplaatsen
       *[match] Meer partijen
    }
learn-cell-cards =
    { $tactics ->
        [0] { $cards }
       *[other] { $cards } + { $tactics } tactiekkaarten
    }
learn-cell-side =
    { $side ->
        [wall] per muurdeel
        [mud] { $cards }, in de modder { $more }
       *[plain] { $cards }
    }
learn-cell-claims =
    { $claims ->
        [start] vóór het spelen
        [end] na het spelen
       *[turn] altijd in de beurt van de aanvaller
    }
learn-cell-scout =
    { $edition ->
        [stones-2024] onder de stapels
       *[other] boven op de stapels
    }
learn-cell-terrain =
    { $one ->
        [yes] één van beide
       *[no] allebei mag
    }
learn-cell-moved =
    { $moved ->
        [yes] ja
       *[no] nee
    }
learn-cell-match =
    { $match ->
        [series] open serie, de winnaar begint
        [feud] vete van afgesproken lengte, jullie beginnen om beurten
        [revenge] twee partijen met verwisselde rollen
       *[rematch] twee partijen, de tweede beslist
    }
learn-names = Hoe de uitgaven de formaties noemen
learn-names-words = Links de sterkste. De volgorde is overal gelijk, alleen de namen wisselen.

# The headings of a page
learn-section =
    { $section ->
        [idea] Waar het om gaat
        [material] Wat er is
        [wall] De muur
        [turn] Een beurt
        [uses] Wat een dobbelsteen kan doen
        [formations] De formaties
        [compare] Vergelijken, en gelijke stand
        [claim] Claimen, en wat een bewijs is
        [declare] De leiding claimen, en wat een bewijs is
        [tactics] De tactiekkaarten
        [end] Het einde van de partij
       *[match] Meer partijen
    }

# The idea
learn-idea-stones = { $places } grensstenen staan op een rij tussen jullie in. Aan jouw kant van elke steen verzamel je { $cards } kaarten; de betere formatie krijgt de steen. Wie { $adjacent } stenen naast elkaar heeft, wint, en ook wie er zomaar { $win } heeft.
learn-idea-story =
    { $edition ->
        [stones-1999] Twee dorpen, Zuid- en Noord-Tottenbury, zweren allebei dat de stenen van hen zijn.
        [stones-2004] In deze uitgave heten de twee dorpen Zuid- en Noord-Tottenham.
        [stones-2024] In deze uitgave staan de hoofden van twee clans tegenover elkaar.
       *[other] Jij zit aan de ene kant, je tegenstander aan de andere.
    }
learn-idea-siege = De een bestormt een kasteelmuur van { $places } delen, de ander houdt hem. Formaties bepalen wie bij een muurdeel voorstaat, net als aan de grens; maar elk muurdeel stelt zijn eigen eisen, en de verdediger heeft kokende olie.
learn-role =
    { $seat ->
        [S] Zit voor de muur en begint. Wint met een doorbraak bij { $win } muurdelen, of twee keer bij hetzelfde. Alleen de aanvaller claimt de leiding.
       *[N] Zit achter de muur met { $cauldrons } ketels olie. Hoeft nooit iets te bewijzen, en wint door niet verloren te hebben als het voorbij is.
    }
learn-idea-tug = Twee dorpen trekken aan één touw. Elke beurt gooi je drie dobbelstenen en zet je elke dobbelsteen tegen een van je eigen kolom: om de andere ploeg uit te dunnen, de eigen te versterken of iemand te laten struikelen. Het dorp dat niemand meer aan het touw heeft, heeft verloren.

# What there is
learn-deck =
    { $game ->
        [siege] { $count } belegeringskaarten in { $colours } kleuren, waarden { $weakest } tot en met { $strongest }, elke kaart één keer.
       *[stones] { $count } clankaarten in { $colours } kleuren, waarden { $weakest } tot en met { $strongest }, elke kaart één keer.
    }
learn-deck-picture = Alle { $count } kaarten, een rij voor elke kleur
learn-stones = { $places } grensstenen op een rij, genummerd van links naar rechts; buren hebben opeenvolgende nummers.
learn-tiles = { $places } muurdelen met twee zijden, ongeschonden en beschadigd. Ze liggen in een vaste rij, aan het begin allemaal ongeschonden.
learn-cauldrons = { $cauldrons } ketels olie voor de verdediger.
learn-tactics-there =
    { $edition ->
        [stones-1999] Deze uitgave heeft geen tactiekkaarten.
       *[other]
            { $tactics ->
                [0] De tactiekkaarten blijven in de doos.
               *[other] { $tactics } tactiekkaarten, geschud tot een tweede gesloten stapel. Niemand begint er met een.
            }
    }
learn-deal = Ieder krijgt { $hand } kaarten die de ander niet mag zien. De overige { $pile } vormen de gesloten stapel.
learn-begins =
    { $edition ->
        [stones-2024] Wie begint? Het boekje vraagt wie het laatst in Schotland of in de buurt was; hier spreken jullie het af of loten jullie.
        [siege] De aanvaller begint elke partij. Wie aanvalt, spreek je af of bepaalt het lot.
        [tug] Wie begint, spreek je af of bepaalt het lot.
       *[other] Wie begint? Het boekje vraagt wie het minste geld op zak heeft; hier spreken jullie het af of loten jullie.
    }
learn-pile =
    { $kind ->
        [t] Tactiekstapel: { $count } kaarten
       *[c] Stapel: { $count } kaarten
    }

# A turn at the border
learn-turn = Jullie spelen om beurten. Een beurt heeft deze stappen, in deze volgorde:
learn-step =
    { $step ->
        [play] Speel een kaart
        [claim] Claim stenen
        [draw] Trek een kaart
        [prepare] Bereid voor, als je wilt
        [declare] En op elk moment in de beurt van de aanvaller: de leiding claimen
        [throw] Gooi
        [again] Gooi opnieuw
        [use] Gebruik alle drie de dobbelstenen
       *[hand] Geef de dobbelstenen door
    }
learn-play-stones =
    { $tactics ->
        [0] Leg een handkaart open aan jouw kant van een steen die nog niemand heeft geclaimd en waar je minder dan { $cards } kaarten hebt. Daar blijft hij. Je hoeft de andere kant niet te antwoorden en niet af te maken wat je begon, en de volgorde van je kaarten doet er niet toe.
       *[other] Leg een clankaart uit je hand open aan jouw kant van een steen die nog niemand heeft geclaimd en waar je minder dan { $cards } kaarten hebt, in de modder minder dan { $more }. Daar blijft hij, tenzij een tactiekkaart hem verplaatst. Of speel in plaats daarvan een tactiekkaart.
    }
learn-claim-when =
    { $claims ->
        [start] Alleen helemaal aan het begin van je beurt, voordat je speelt: claim zoveel stenen als je kunt bewijzen, of geen enkele. Wat je in een beurt voltooit, is op zijn vroegst in je volgende beurt van jou, en alleen als het dan nog klopt; de andere kant heeft een beurt om het te verstoren.
        [turn] Vóór of na het spelen: claim zoveel stenen als je kunt bewijzen, of geen enkele.
       *[end] Claim zoveel stenen als je kunt bewijzen, of geen enkele: niemand hoeft te claimen. Dit komt vóór het trekken; een getrokken kaart helpt je dus niet meer in dezelfde beurt.
    }
learn-draw =
    { $tactics ->
        [0] Neem de bovenste kaart van de stapel, zodat je er weer { $hand } hebt. Is de stapel op, dan ga je verder zonder te trekken.
       *[other] Neem een kaart van een van beide stapels, net wat je wilt en wat je ook speelde, zodat je er weer { $hand } hebt. Is één stapel op, dan moet je van de andere trekken; zijn ze allebei op, dan ga je verder zonder te trekken.
    }
learn-pass-title = Als je niet kunt spelen
learn-pass-stones =
    { $tactics ->
        [0] Heb je bij geen enkele vrije steen nog plek aan jouw kant, dan pas je. Claimen mag nog wel; je trekt niets, want je hand is vol.
       *[other] Je mag alleen passen als je geen clankaart kunt spelen: omdat je er geen hebt, of omdat je bij geen enkele vrije steen nog plek aan jouw kant hebt. Dan kies je tussen passen en een tactiekkaart.
    }

# Formations
learn-formations-stones = { $cards } kaarten aan één kant vormen een formatie. Er zijn vijf soorten, de sterkste eerst; een kant telt altijd als de sterkste soort die erop past. Opeenvolgende waarden mogen in elke volgorde liggen, en na { $strongest } komt niet { $weakest }.
learn-formations-siege = Een kant met zoveel kaarten als het muurdeel vraagt, dus twee, drie of vier, is compleet en vormt een formatie. Er zijn vijf soorten, de sterkste eerst. Opeenvolgende waarden mogen in elke volgorde liggen, en na { $strongest } komt niet { $weakest }.
learn-formations-mud = In de modder bestaan dezelfde vijf soorten uit vier kaarten. Drie op rij en een losse kaart zijn geen reeks.

# Comparing
learn-compare-kind =
    { $game ->
        [siege] De sterkere soort staat voor, wat de som ook is; alleen de soorten die het muurdeel toont, bestaan daar.
       *[stones] De sterkere soort wint, wat de som ook is.
    }
learn-compare-sum =
    { $game ->
        [siege] Zelfde soort: de hogere som staat voor, of de lagere waar het muurdeel dat zegt.
       *[stones] Zelfde soort: de hogere som van de waarden wint. Losse kaarten worden nooit vergeleken.
    }
learn-compare-tie =
    { $edition ->
        [stones-1999] Zelfde soort en zelfde som: de kant die het eerst compleet was, wint. Anders gezegd: wie bij die steen de laatste kaart legde, verliest hem, en de ander mag hem in zijn volgende beurt claimen.
        [stones-2004] Zelfde soort en zelfde som: wie bij die steen de laatste kaart legde, verliest hem, en de ander mag hem in zijn volgende beurt claimen. Anders gezegd: de kant die het eerst compleet was, wint.
        [stones-2024] Zelfde soort en zelfde som: wie daar het eerst de derde kaart legde, wint, dus de kant die het eerst compleet was.
        [siege] Zelfde soort en zelfde som: de kant die het eerst compleet was, staat voor.
       *[other] Zelfde soort en zelfde som: de kant die het eerst compleet was, wint.
    }
learn-compare-moved =
    { $game ->
        [siege] Compleet sinds wanneer? Sinds de laatste van haar kaarten kwam. Is een kaart verloren en vervangen, dan telt de vervanger.
       *[stones] Compleet sinds wanneer? Sinds de laatste van haar kaarten kwam. Een verplaatste kaart komt opnieuw aan, en is een kaart verloren en vervangen, dan telt de vervanger.
    }

# Claiming
learn-claim-own = Je eigen kant moet compleet zijn.
learn-claim-complete = Is de andere kant ook compleet, dan beslissen de formaties.
learn-claim-proof = Is ze dat niet, dan heb je een bewijs nodig: welke kaarten er ook nog komen, de andere kant kan je niet meer verslaan. Er mag één kaart ontbreken, of allemaal.
learn-claim-seen =
    { $tactics ->
        [0] Het bewijs steunt op wat open ligt. Elke andere kaart kan nog komen, zelfs een die je zelf in je hand hebt: een hand is geen argument.
       *[other] Het bewijs steunt op wat open ligt, de aflegstapel inbegrepen. Elke andere clankaart kan nog komen, zelfs een die je zelf in je hand hebt: een hand is geen argument.
    }
learn-claim-tie = Kan de andere kant hoogstens gelijk komen, dan is dat genoeg: jij was het eerst compleet.
learn-claim-never = Hoe waarschijnlijk het antwoord is, en of er nog tijd voor is, vraagt niemand.
learn-claim-tactics = Tactiekkaarten die nog niet gespeeld zijn, weerleggen nooit een claim. Wildcards die er al liggen, tellen als het beste wat ze kunnen zijn.
learn-claim-closed =
    { $tactics ->
        [0] Een geclaimde steen is voor beiden gesloten, ook als een kant niet compleet is.
       *[other] Een geclaimde steen is voor beiden gesloten, ook als een kant niet compleet is, en geen tactiekkaart raakt hem nog aan.
    }
learn-claim-refused = Een claim zonder bewijs kost hier niets. Hij is gewoon niet mogelijk, en je ziet de kaarten die je zouden verslaan.

# Declaring
learn-declare-own = De kant van de aanvaller moet compleet zijn. De verdediger claimt nooit iets.
learn-declare-complete = Is de kant van de verdediger ook compleet, dan beslissen de formaties.
learn-declare-proof = Is ze dat niet, dan heeft de aanvaller een bewijs nodig: welke kaarten er ook nog komen, de kant van de verdediger kan niet meer voorstaan.
learn-declare-seen = Het bewijs steunt op wat aan de muur en in de aflegstapel ligt. Elke andere belegeringskaart kan nog komen, zelfs een uit de hand van de aanvaller.
learn-declare-tie = Kan de verdediger hoogstens gelijk komen, dan is dat genoeg: de aanvaller was het eerst compleet.
learn-declare-never = Olie, en nullen en elven die elkaar zouden opheffen, spelen in een bewijs geen rol.
learn-declare-tactics = Evenmin tactiekkaarten die nog niet gespeeld zijn. Elitekaarten die er al liggen, tellen als het beste wat ze kunnen zijn.
learn-declare-breach = Een doorbraak: een ongeschonden muurdeel wordt op zijn beschadigde zijde gedraaid, en alle kaarten aan beide kanten worden afgelegd. Het is meteen weer open, volgens zijn nieuwe zijde.
learn-declare-refused = Een claim zonder bewijs kost hier niets. Hij is gewoon niet mogelijk, en de aanvaller ziet de kaarten die zouden voorstaan.

# The wall
learn-wall = Elk muurdeel zegt hoeveel kaarten een kant daar krijgt, welke formaties tellen, en of de hogere of de lagere som voorstaat. Wat bij geen van de getoonde soorten hoort, telt als som. Welke muurdelen naast elkaar liggen, doet er niet toe.
learn-wall-shown = In een getoonde soort kan een sterkere zitten: waar alleen kleur en som tellen, is een kleurenreeks gewoon een kleur; waar alleen reeks en som tellen, gewoon een reeks.
# A turn at the wall
learn-prepare-S = De aanvaller mag zich terugtrekken, van één of meer muurdelen: al zijn kaarten daar worden afgelegd, en de plekken zijn meteen weer vrij.
learn-prepare-N = De verdediger mag één ketel boven een muurdeel legen: de kaart van de aanvaller die het dichtst bij de muur ligt, wordt afgelegd, van wat er nog ligt dus de eerst gelegde. Eén ketel per beurt; zijn alle { $cauldrons } leeg, dan is er geen olie meer.
learn-play-siege =
    { $tactics ->
        [0] Leg een handkaart open aan jouw kant van een willekeurig muurdeel waar je minder kaarten hebt dan er mogen liggen. De eerste ligt tegen de muur, elke volgende daarbuiten, en niemand verschikt ze.
       *[other] Leg een belegeringskaart uit je hand open aan jouw kant van een willekeurig muurdeel waar je minder kaarten hebt dan er mogen liggen. De eerste ligt tegen de muur, elke volgende daarbuiten, en niemand verschikt ze. Of speel in plaats daarvan een tactiekkaart.
    }
learn-declare-when = Vóór of na een terugtocht, vóór of na de kaart, ook na het trekken, zoals de aanvaller wil. Wachten mag, en kan lonen: de kaarten van de verdediger blijven daar gebonden.
learn-pass-siege =
    { $tactics ->
        [0] Zijn al je kanten vol, dan pas je en trek je niets, want je hand is vol. Wordt er twee keer achter elkaar gepast, zonder olie, terugtocht of claim ertussen, dan heeft de muur standgehouden en wint de verdediger.
       *[other] Kun je geen enkele handkaart spelen, geen belegeringskaart en geen tactiekkaart, dan pas je. Wordt er twee keer achter elkaar gepast, zonder olie, terugtocht of claim ertussen, dan heeft de muur standgehouden en wint de verdediger.
    }
learn-zero-title = Nul tegen elf
learn-zero = De 0 en de 11 van één kleur verdragen elkaar niet. Komt een van beide aan waar de andere aan de overkant ligt, dan worden ze allebei meteen afgelegd. De kaart die aankomt, heeft eerst een vrije plek nodig. Aan dezelfde kant gaan ze prima samen.
learn-discards-title = Aflegstapel
learn-discards = Wat de muur verlaat, ligt open op een gezamenlijke stapel die jullie allebei altijd mogen bekijken.

# Tactic cards
learn-tactics-instead =
    { $game ->
        [siege] Een tactiekkaart speel je in plaats van een belegeringskaart. Claimen en trekken gaan gewoon door.
       *[stones] Een tactiekkaart speel je in plaats van een clankaart. Claimen en trekken gaan gewoon door.
    }
learn-tactics-limit = Je mag nooit meer dan één tactiekkaart meer gespeeld hebben dan de ander: na je eerste wacht je op die van de ander. Alle soorten tellen die in deze partij uit de hand gespeeld zijn, waar de kaart nu ook is.
learn-tactics-hand = Je mag er zoveel in je hand hebben als je wilt, binnen je { $hand } handkaarten.
learn-tactics-target =
    { $game ->
        [siege] Een tactiekkaart zonder doel kun je niet spelen.
       *[stones] Een tactiekkaart zonder doel kun je niet spelen, en geen enkele raakt een geclaimde steen aan.
    }
learn-tactics-joker = { $joker }: daarvan speelt ieder er hoogstens één per partij. Een tweede blijft tot het einde in de hand, ook als de eerste weg is.
learn-kind =
    { $kind ->
        [wild] Wildcards
        [terrain] Terrein
        [guile] Listen
        [elite] Elitekaarten
       *[action] Actiekaarten
    }
learn-kind-words =
    { $kind ->
        [wild] Ze worden gelegd als clankaarten en nemen een plek in de formatie in. Waarvoor ze staan, blijft open tot over de steen wordt beslist; tot dan is hun kant zoveel waard als ze maar kan zijn, voor de eigenaar en tegen alle anderen. Een wildcard mag zelfs staan voor een kaart die ergens anders ligt, of er vlak naast.
        [terrain]
            { $edition ->
                [stones-2024] Ze liggen op de steen, wat er ook al naast ligt, nemen geen plek in en zijn van niemand. Een steen draagt er maar één, ze komen elkaar dus nooit tegen, en eenmaal gelegd blijven ze.
               *[other] Ze liggen bij de steen, wat er ook al ligt, aan de kant van wie ze legde, en nemen geen plek in. Ze mogen elkaar bij één steen ontmoeten: dan vier kaarten per kant, en alleen de som telt. De twee listen die kaarten verplaatsen of verwijderen, kunnen ook deze nemen.
            }
        [guile]
            { $edition ->
                [stones-2024] Ze werken meteen en gaan open naar de gezamenlijke aflegstapel, die jullie allebei altijd mogen bekijken. Afgelegde clankaarten komen nooit terug en tellen in elk later bewijs. Een kant die een kaart verloor, kan weer aangevuld worden.
               *[other] Ze werken meteen en liggen daarna open aan de kant van wie ze speelde, zichtbaar tot het einde. Afgelegde clankaarten komen nooit terug en tellen in elk later bewijs. Een kant die een kaart verloor, kan weer aangevuld worden.
            }
        [elite] Ze worden gelegd als belegeringskaarten en nemen een plek in. Waarvoor ze staan, blijft open tot de aanvaller daar de leiding claimt; dan is elk wat voor zijn eigenaar het beste is. Jokers zijn niet beperkt: ze mogen zelfs allebei aan één kant liggen. Je kunt ze verliezen als elke kaart, ook door olie of een terugtocht, en ze kunnen weer gerekruteerd worden.
       *[action] Ze werken meteen en liggen daarna open bij wie ze speelde, zodat allebei kunnen meetellen. Ze komen nooit terug. Een verplaatste, gestolen of gerekruteerde kaart komt opnieuw aan: hij ligt helemaal buiten.
    }
learn-more-stones =
    { $card ->
        [Fo] Soorten tellen daar niet; bij gelijke som wint nog steeds wie het eerst compleet was. Waarden in de mist: { $joker } { $strongest }, { $spyname } { $spy }, { $shield } { $shieldmost }.
        [Mu]
            { $edition ->
                [stones-2024] Meteen en voor beiden: een kant met drie kaarten is niet meer compleet, en wie het eerst vier heeft, is het eerst. Een bewijs tegen minder dan vier kaarten gaat zoals altijd.
               *[other] Meteen en voor beiden: een kant met drie kaarten is niet meer compleet, en wie het eerst vier heeft, is het eerst. Verdwijnt de modder weer, dan legt een kant met vier kaarten er zelf een naar keuze af, te beginnen met wie aan de beurt is.
            }
        [Sc] Je ziet elke kaart voordat je de volgende stapel kiest. Wat je teruglegt, mag oud of nieuw zijn; het gaat gesloten naar de stapel van zijn soort, en de tweede komt helemaal aan de buitenkant. Je hand is dan vol, dus aan het einde van de beurt trek je niet. Zijn er minder dan drie kaarten over, dan trek je wat er is en leg je alleen terug wat te veel is. { $joker }: een die je niet meer mag spelen, gaat niet terug, tenzij er niets anders is.
        [Re]
            { $edition ->
                [stones-2024] Een eigen clankaart of wildcard; de andere steen moet aan jouw kant een vrije plek hebben.
               *[other] Een eigen clankaart, een wildcard, of terrein dat jij legde. Een kaart heeft bij de andere steen een vrije plek aan jouw kant nodig, terrein niet.
            }
        [De]
            { $edition ->
                [stones-2024] Een clankaart of een wildcard. Terrein ligt aan niemands kant en blijft liggen.
               *[other] Een clankaart, een wildcard, of terrein dat de ander legde.
            }
       *[Tr] Nooit een wildcard. De vrije plek mag bij dezelfde steen zijn of bij een andere die niet geclaimd is; zonder vrije plek kun je deze kaart niet spelen.
    }
learn-more-siege =
    { $card ->
        [Jo] Waar de lagere som voorstaat, is hij een 0. Met een 0 of 11 heft hij zich nooit op.
        [Sp] Hij is overal een 10, ook waar de lagere som voorstaat.
        [Sh] Nooit een 0: waar de lagere som voorstaat, is hij een 1.
        [Re] Een belegerings- of elitekaart, naar een vrije plek bij een ander muurdeel, waar hij helemaal buiten ligt. 0 en 11 kunnen elkaar daar opheffen.
        [Rc] Geen actiekaarten. Je hebt een vrije plek nodig, en 0 en 11 kunnen elkaar opheffen.
        [De] Een belegerings- of elitekaart, waar hij ook in zijn rij ligt.
        [Tr] De vrije plek mag bij elk muurdeel zijn, ook bij hetzelfde. 0 en 11 kunnen elkaar opheffen.
        [Ex] Er moet minstens één kaart liggen. Het muurdeel blijft zoals het is.
        [Su] Er moeten twee belegeringskaarten in de aflegstapel liggen. De stapel wordt twee kaarten langer, en de partij ook; maar is de laatste belegeringskaart al getrokken, dan stelt dit het einde niet meer uit. In bewijzen kunnen deze twee weer komen.
       *[Sw] Beiden kiezen voordat iemand ziet wat er komt. Wie minder dan drie kaarten heeft, geeft ze allemaal.
    }

# The end, and several games
learn-end-adjacent = { $adjacent } stenen naast elkaar winnen meteen.
learn-end-any = { $win } stenen winnen meteen, waar ze ook staan.
learn-end-each = Dit wordt na elke claim bekeken, en na een overwinning wordt niets meer geclaimd. Vier verspreide stenen zijn niet genoeg.
learn-end-stuck =
    { $tactics ->
        [0] Wordt er twee keer achter elkaar gepast, dan gaat elke steen die over is naar wie hem kan bewijzen. Er is dus altijd een winnaar.
       *[other] Kaarten kunnen de grens verlaten, dus een partij kan vastlopen: wordt er twee keer achter elkaar gepast, dan gaat elke steen naar wie hem kan bewijzen. Heeft dan niemand gewonnen, dan winnen de meeste stenen; evenveel is gelijkspel.
    }
learn-end-breach = De aanvaller wint meteen als { $win } muurdelen doorbroken zijn.
learn-end-second = De aanvaller wint meteen met een tweede doorbraak bij hetzelfde muurdeel.
learn-end-held = Is de laatste kaart van de belegeringsstapel getrokken, dan heeft de aanvaller nog één beurt. Wint hij daarmee niet, dan heeft de muur standgehouden en wint de verdediger.
learn-end-last =
    { $tactics ->
        [0] Meestal trekt de verdediger die kaart. Trekt de aanvaller hem, dan heeft de verdediger nog een gewone beurt voor de laatste van de aanvaller.
       *[other] Hiervoor telt alleen de belegeringsstapel. Trekt de aanvaller de laatste kaart ervan, dan heeft de verdediger nog een gewone beurt voor de laatste van de aanvaller.
    }
learn-end-tug = Wie de laatste atleet verliest, heeft meteen verloren, welke dobbelstenen er ook over zijn. Dat kan ook door eigen hand: een dobbelsteen die je meer atleten kost dan je hebt, mag, en verliest.
learn-match-points = Wie een partij wint, krijgt 5 punten, de ander één voor elke eigen steen. De meeste punten winnen de wedstrijd.
learn-match-series = De winnaar begint de volgende partij. Speel tot een van jullie genoeg heeft, of spreek een aantal af.
learn-match-feud = Spreek vooraf het aantal rondes af. Jullie beginnen om beurten.
learn-match-equal = Bij gelijke punten delen jullie de overwinning, of nog één partij beslist, zoals afgesproken.
learn-match-revenge = De rollen zijn ongelijk, speel dus twee partijen en wissel ertussen van plaats. Wie ze allebei wint, wint de wedstrijd.
learn-match-attackers = Elk één overwinning, allebei als aanvaller: de beste is die waarbij meer kaarten in de belegeringsstapel overbleven.
learn-match-defenders = Elk één overwinning, allebei als verdediger: de beste is die met meer ongeschonden muurdelen en volle ketels samen.
learn-match-again = Nog steeds gelijk? Nog één partij, de rollen bepaalt het lot.
learn-match-rematch = Speel twee partijen. De tweede beslist de wedstrijd.
learn-match-athlete = De winnaar van de eerste heeft in de tweede één atleet meer dan de ogen van zijn kolom, en alleen daar.
learn-match-begin = Wie de eerste partij niet begon, begint de tweede.
learn-match-single = Eén losse partij kan altijd.

# The tug of war
learn-tug-athletes = 36 atleten, 18 voor elk dorp. Een atleet staat, of ligt op de grond en is verzwakt.
learn-tug-dice = 9 dobbelstenen: drie voor elk dorp, die zijn kolom worden, en drie om te gooien, die heen en weer gaan.
learn-tug-start = Beiden gooien hun drie dobbelstenen en leggen ze neer zoals ze vielen: dat is de kolom. De ogen ervan zijn het aantal atleten dat je naar het touw stuurt, allemaal staand; de andere wachten in de voorraad.
learn-tug-cap = Later zijn 18 misschien niet genoeg. Er is geen grens: pak knopen of munten.
learn-tug-picture = Een kolom van { $dice } geeft { $athletes } atleten
learn-tug-throw = Alle drie de dobbelstenen. Alles ligt open; alleen de volgende worp is onbekend.
learn-tug-again = Voor elke 6 in je eigen kolom mag je één dobbelsteen nog een keer gooien. De nieuwe uitkomst telt, ook als die slechter is, en geen dobbelsteen wordt een derde keer gegooid. Je ziet wat de ene brengt voordat je over de volgende beslist.
learn-tug-use = Zet elke gegooide dobbelsteen tegen een van je eigen kolom, één tegen één. Elk paar doet een van drie dingen, A, B of C; of alle drie de dobbelstenen samen doen D. Jij kiest de paren en de volgorde, een voor een. Er mag geen dobbelsteen overblijven.
learn-tug-hand = De drie dobbelstenen die niet in je kolom liggen, gaan naar het andere dorp, ook die je hebt gewisseld.
learn-tug-A = De gegooide dobbelsteen moet minstens zo hoog zijn als die in de kolom: een atleet van het andere dorp gaat terug naar de voorraad. Tegen een verzwakte mag hij zelfs één of twee lager zijn.
learn-tug-B = De twee dobbelstenen wisselen van plaats, wat ze ook tonen. Je krijgt één atleet, staand, en nog één voor elk oog dat je kolom wint. Voor elk oog dat ze verliest, vertrekt een atleet, de verzwakte eerst.
learn-tug-C = Elke dobbelsteen is goed: een staande atleet van het andere dorp gaat voor de rest van de partij tegen de grond. Vanaf nu is hij makkelijker uit te schakelen, ook al voor je volgende dobbelsteen. Staat er niemand meer, dan doet de dobbelsteen niets.
learn-tug-D = Drie gelijke dobbelstenen, in één keer gegooid of door opnieuw te gooien, minstens zo hoog als de laagste van je kolom: samen nemen ze vier atleten van het andere dorp weg, staande eerst, of alle als het er minder zijn. Je mag de drie ook los gebruiken.
learn-tug-advice = Lage dobbelstenen in je kolom maken je sterk in de aanval, hoge maken jullie talrijk. Tegen een 6 helpt alleen een 6; daarom mag je er opnieuw voor gooien.
# What the edition itself calls them, in German.
learn-tug-own =
    { $use ->
        [A] Gegner eliminieren
        [B] Kräfte bündeln
        [C] Gegner schwächen
       *[D] Berserker
    }
learn-tug-B-table = Wat bundelen oplevert
learn-tug-B-new = De nieuwe dobbelsteen is
learn-tug-B-athletes = Jouw atleten
learn-tug-B-step =
    { $way ->
        [higher] { $eyes } hoger
        [lower] { $eyes } lager
       *[equal] gelijk
    }

# Examples to try out
learn-try = Probeer het
learn-waiting = De scheidsrechter is onderweg …
learn-build = Bouw een formatie
learn-build-words = Kies een kant en tik dan kaarten aan om ze daar te leggen. Wat ligt, kun je terugnemen. De scheidsrechter is dezelfde als aan tafel.
learn-build-side = Kaarten leggen voor
learn-build-tile = Muurdeel
learn-build-tray = Kaarten om te leggen
learn-build-lay =
    { $you ->
        [yes] Leg { $card } aan jouw kant
       *[no] Leg { $card } voor { $name }
    }
learn-build-back =
    { $you ->
        [yes] Neem { $card } terug van jouw kant
       *[no] Neem { $card } terug van { $name }
    }
learn-build-clear = Leegmaken
learn-build-missing =
    { $missing ->
        [one] nog { $missing } kaart
       *[other] nog { $missing } kaarten
    }
learn-build-total = totaal { $total }
learn-build-wins =
    { $game ->
        [siege] { $name } staat hier voor
       *[stones]
            { $you ->
                [yes] Je krijgt de steen
               *[no] { $name } krijgt de steen
            }
    }
learn-build-early =
    { $game ->
        [siege] { $name } staat al voor, wat er ook komt
       *[stones]
            { $you ->
                [yes] Je kunt al claimen, wat er ook komt
               *[no] { $name } kan al claimen, wat er ook komt
            }
    }
learn-build-open = Er is nog niets beslist
learn-tie = Wie was het eerst?
learn-tie-words = Beide kanten hebben dezelfde soort en dezelfde som. De nummers tonen in welke volgorde de kaarten kwamen. Verander wie de laatste legde.
learn-tie-last = De laatste kaart kwam van
learn-tie-card = { $card }, gelegd als nummer { $order }
learn-ask = Wat denk je?
learn-ask-words =
    { $game ->
        [siege] Bekijk de muur en beslis voordat je het bewijs bekijkt.
       *[stones] Bekijk de tafel en beslis voordat je het bewijs bekijkt.
    }
learn-ask-question =
    { $game ->
        [siege] Lukt de aanvaller nu een doorbraak bij muurdeel { $place }?
       *[stones] Kun je nu steen { $place } claimen?
    }
learn-ask-yes = Ja
learn-ask-no = Nee
learn-ask-right = Goed.
learn-ask-wrong = Niet helemaal.
learn-ask-number = Voorbeeld { $number } van { $count }
learn-ask-next = Volgende voorbeeld
learn-ask-elsewhere = Elders open
learn-ask-discarded = Afgelegd
learn-ask-why =
    { $id ->
        [gone] De groene 4 en de groene 7 liggen elders, dus je tegenstander heeft geen kleurenreeks meer. Een kleur is te weinig.
        [unseen] De groene 7 is nergens te zien. Dat jij hem zelf in de hand kunt hebben, is geen argument.
        [tie] Je tegenstander kan alleen een som maken, en komt met een 9 net gelijk: jij was het eerst compleet.
        [empty] Niets verslaat 7-8-9 in één kleur. Nog zo een zou alleen gelijk zijn, en later; de andere kant mag dus zelfs leeg zijn.
        [joker] Voor een groene kleurenreeks is naast de 6 een groene 4, 5, 7 of 8 nodig. Alle vier liggen elders open.
        [joker-open] De groene 8 is niet te zien, en de wildcard wordt de groene 7.
        [mud] In de modder tellen vier kaarten: jij hebt maar een kleur, en een vierde 8 zou beter zijn.
        [fogmud] In mist en modder telt alleen de som van vier kaarten, en de wildcard is een 9. Je tegenstander komt niet verder dan 32.
        [fog] Bij helder weer gaf de blauwe 4 je tegenstander een kleurenreeks. In de mist telt alleen de som.
        [wall] De gele 8 en de gele 11 zijn te zien, dus de verdediger heeft geen kleurenreeks meer.
        [wall-open] De gele 8 is niet te zien, ook al zou de aanvaller hem in de hand hebben.
        [face] Dit muurdeel kent alleen kleur en som: drie elven zijn hier niet meer dan een som.
        [low] Hier staat de lagere som voor. Alle vijf nullen zijn te zien, dus de verdediger kan alleen gelijk komen.
        [first] Beiden hebben 22, en de verdediger was het eerst compleet. Alleen een terugtocht opent het muurdeel weer.
        [spy] De spion is een 10, te ver van de 4 voor een reeks. De verdediger komt niet verder dan een kleur.
        [spy-open] 9 en 10 zijn buren: de groene 11 geeft een kleurenreeks van 30.
       *[shield] Waar de lagere som voorstaat, is het schild een 1 en de joker een 0. Hoogstens gelijk, en later.
    }
learn-dice = Wat zou elke dobbelsteen doen?
learn-dice-words = Kies een gegooide dobbelsteen en een van je kolom, en zie wat het paar kan doen. Doe het, en ga verder met de rest.
learn-dice-example =
    { $id ->
        [down] Eerst neer, dan weg
        [turn] Een hele beurt
        [price] Een kleine prijs
       *[berserk] Vier in één klap
    }
learn-dice-hint =
    { $id ->
        [down] Een hoge kolom en een magere worp. Krijg je toch twee atleten van de ander weg?
        [turn] Elke dobbelsteen is ergens goed voor. Wat doe je eerst?
        [price] Een lagere dobbelsteen in de kolom is makkelijker te halen. Wat kost het?
       *[berserk] Drie gelijke dobbelstenen: samen, of los?
    }
learn-dice-choose = Welk voorbeeld?
learn-dice-thrown = Gegooid
learn-dice-column = Kolom van { $village }
learn-dice-none = Dit paar kan niets doen.
learn-dice-do = Doe het
learn-dice-done = De worp is op; { $village } is aan de beurt.
learn-dice-reset = Opnieuw

# (end of learn)


## guide: The guided first game

guide-title = Een eerste partij met gids
guide-start = Eerste partij met gids
guide-new-here = Nog nooit gespeeld?
guide-offer = Een echte partij tegen de mildste computer, met voorbereide kaarten en een paar zinnen op het juiste moment. Je kunt de gids op elk moment wegsturen en gewoon verder spelen.
guide-understood = Begrepen
guide-leave = Zonder gids verder
guide-quiet = Je gids meldt zich als er iets nieuws gebeurt.
guide-prepared = Voorbereide kaarten
guide-prepared-words = Deze kaarten of worpen zijn voor een eerste les uitgezocht en niet geloot. De partij geldt als oefening; een revanche wordt eerlijk gedeeld.

# `$cards`: de drie sterkste van één kleur; `$need`: hoeveel kaarten een kant compleet maken.
guide-stones-hand = Dit is je hand. Met { $cards } heb je de beste formatie die er is: één kleur, op een rij. Kies er een.
guide-stones-place = Kies nu een steen. Jouw kaarten liggen eronder, die van de andere kant erboven. Elke vrije steen is goed.
guide-stones-more = Goed begonnen; de computer heeft geantwoord. Ga bij steen { $place } verder met dezelfde kleur: { $need } kaarten maken een kant compleet.
guide-stones-claim = Je kunt steen { $place } bewijzen: niets wat daar nog gelegd kan worden verslaat jouw kaarten. Claim hem!
guide-stones-claimed = De steen is voorgoed van jou. { $adjacent } naast elkaar winnen, of { $win } willekeurige. Wat wat verslaat staat onder “Formaties”.
guide-stones-complete = Jouw kant bij steen { $place } is compleet, maar nog niet bewezen. Het oog laat zien welke kaarten haar nog kunnen verslaan; hoe meer er open liggen, hoe meer er te bewijzen valt.
guide-stones-lost = Ook de computer heeft een steen bewezen. Daar legt niemand meer kaarten: zoek de volgende uit.
guide-stones-draw = Van welke stapel trek je? Clankaarten maken formaties, tactiekkaarten buigen de regels. Een of twee tactiekkaarten zijn genoeg.
guide-stones-tactic = { $card } is een tactiekkaart. Kies haar om te lezen wat ze doet; je speelt haar in plaats van een clankaart, en nooit meer dan één voor op de ander.
guide-stones-terrain = { $card } ligt bij een steen. Tik op het teken en lees wat het daar verandert.
guide-stones-over = Dat was je eerste partij. Speel er nog een: die wordt eerlijk gedeeld, en je weet alles wat je nodig hebt.

guide-siege-hand = Jij bestormt de muur. Met { $cards } heb je de beste formatie die er is: één kleur, op een rij. Kies er een.
guide-siege-place = Kies nu een muurdeel. De vakjes zeggen hoeveel kaarten een kant daar krijgt en wat telt; een met drie lege vakjes past precies.
guide-siege-more = De verdediging heeft van binnen geantwoord. Ga verder bij muurdeel { $place }. Een klik op een muurdeel vertelt wat het vraagt.
guide-siege-claim = Je kunt muurdeel { $place } bewijzen: niets wat de verdediging daar nog kan leggen verslaat jouw kaarten. Claim de leiding, en de muur is doorbroken!
guide-siege-complete = Een kant van jou is compleet, maar nog niet bewezen. Het oog laat zien welke kaarten dit muurdeel nog kunnen houden.
guide-siege-oil = De verdediging heeft olie gegoten: je kaart vlak bij de muur is weg. Elke ketel werkt maar één keer.
guide-siege-breach = Een doorbraak! Het muurdeel toont nu zijn beschadigde kant en vraagt iets anders. { $win } beschadigde winnen, of een tweede doorbraak bij hetzelfde.
guide-siege-retreat = Waar niets meer te winnen valt, mag je je vóór het spelen terugtrekken: je kaarten verlaten dat muurdeel, en je kunt daar opnieuw beginnen. Het hoeft niet.
guide-siege-discards = Wat de muur verlaat, ligt voor beiden open. Kaarten die weg zijn kunnen je niet verslaan: daarop rust elk bewijs.
guide-siege-last = De stapel is op. Win je niet in deze beurt, dan heeft de muur standgehouden.
guide-siege-draw = Van welke stapel trek je? Belegeringskaarten maken formaties, tactiekkaarten buigen de regels. Een of twee tactiekkaarten zijn genoeg.
guide-siege-tactic = { $card } is een tactiekkaart. Kies haar om te lezen wat ze doet; je speelt haar in plaats van een belegeringskaart, en nooit meer dan één voor op de ander.
guide-siege-over = Dat was je eerste beleg. Wissel in een revanche van kant: de verdediging heeft de olie.

guide-tug-roll = Twee dorpen trekken aan één touw. Gooi je drie dobbelstenen.
guide-tug-reroll = Een 6 in je kolom laat je één dobbelsteen opnieuw gooien. Kies er een die je niet helpt, of houd ze allemaal.
guide-tug-act = Je gebruikt alle drie de dobbelstenen, een voor een. Kies er eerst een.
guide-tug-column = Kies nu de dobbelsteen van je eigen kolom die hij treft. Is de jouwe niet hoger dan de gegooide, dan moet er iemand van het andere dorp weg.
guide-tug-use = Dit alles kan dit paar doen; eronder staat wat ervan komt. Kies er een.
guide-tug-berserk = Drie gelijke dobbelstenen! Samen nemen ze er vier in één klap.
guide-tug-theirs = Nu gooit het andere dorp. Wat het gedaan heeft, blijft tot je volgende beurt onderaan staan.
guide-tug-weakened = Wie op de grond ligt is verzwakt, en makkelijker uit het spel te halen.
guide-tug-over = Dat was je eerste touwtrekken. Nog een keer? Dan wordt er eerlijk gegooid.

# (end of guide)


## reasons: Why something is refused, and what a proof says; Python writes these too

# Who sits where. `$seat` and `$other` are the letters of the notation, from Python; the page, which knows names, says `you` for the reader
# and `named` for somebody else, whose name is `$person` or `$rival` then.
reason-seat =
    { $seat ->
        [S] Zuid
        [N] Noord
        [you] jij
       *[named] { $person }
    }
reason-other =
    { $other ->
        [S] Zuid
        [N] Noord
        [you] jij
       *[named] { $rival }
    }

# Any game

reason-illegal = { $move } mag niet: { $reason }
reason-game-over = { $move } kan niet meer: de partij is afgelopen ({ $outcome })
reason-hand-unknown =
    { $seat ->
        [you] je bent aan zet, en je hand is hier niet bekend
       *[other] { reason-seat } is aan zet, en de hand van { reason-seat } is hier niet bekend
    }
reason-brings-nothing = { $move } brengt niets wat achter '=' zou kunnen staan
reason-for-views = { $move }=? is voor weergaven: zeg achter '=' wat het brengt, of geef een startgetal
reason-brings-unknown = { $move } brengt iets onbekends: zeg wat het brengt, of geef een startgetal
reason-impossible = { $move }={ $result } is onmogelijk: hier komt iets anders
reason-notation = { $field }, kolom { $column }: { $message }
reason-line = regel { $line }

# Cards: the border stones and the siege

reason-must-play =
    { $seat ->
        [you] je kunt een kaart spelen, en moet dat dan ook
       *[other] { reason-seat } kan een kaart spelen, en moet dat dan ook
    }
reason-play-first =
    { $seat ->
        [you] je moet eerst een kaart spelen
       *[other] { reason-seat } moet eerst een kaart spelen
    }
reason-now-draws =
    { $tactics ->
        [yes]
            { $seat ->
                [you] je trekt nu een kaart, '+c' of '+t'
               *[other] { reason-seat } trekt nu een kaart, '+c' of '+t'
            }
       *[no]
            { $seat ->
                [you] je trekt nu een kaart, '+c'
               *[other] { reason-seat } trekt nu een kaart, '+c'
            }
    }
reason-not-in-hand =
    { $seat ->
        [you] { $card } zit niet in je hand
       *[other] { $card } zit niet in de hand van { reason-seat }
    }
reason-never-in-hand =
    { $seat ->
        [you] { $card } kan niet in je hand zitten
       *[other] { $card } kan niet in de hand van { reason-seat } zitten
    }
reason-no-space =
    { $seat ->
        [you] aan jouw kant is geen plaats meer vrij
       *[other] aan de kant van { reason-seat } is geen plaats meer vrij
    }
reason-nothing-to-use-on = er is nu niets waarop hij zou werken
reason-tactics-lead =
    { $played ->
        [one]
            { $seat ->
                [you] je hebt al { $played } tactiekkaart gespeeld, { reason-other } pas { $others }
               *[other] { reason-seat } heeft al { $played } tactiekkaart gespeeld, { reason-other } pas { $others }
            }
       *[other]
            { $seat ->
                [you] je hebt al { $played } tactiekkaarten gespeeld, { reason-other } pas { $others }
               *[other] { reason-seat } heeft al { $played } tactiekkaarten gespeeld, { reason-other } pas { $others }
            }
    }

# The border stones

reason-no-stone = een steen { $stone } is er niet
reason-no-stone-of = een steen { $stone } is er niet: ze zijn genummerd van 1 tot en met { $last }
reason-stone-claimed =
    { $seat ->
        [you] je hebt steen { $stone } al geclaimd
       *[other] { reason-seat } heeft steen { $stone } al geclaimd
    }
reason-stone-full =
    { $seat ->
        [you] jouw kant van steen { $stone } is vol
       *[other] de kant van { reason-seat } bij steen { $stone } is vol
    }
reason-claims-when =
    { $when ->
        [start] stenen worden aan het begin van de beurt geclaimd
       *[after] stenen worden na het spelen van een kaart geclaimd
    }
reason-claims-when-and = { reason-claims-when }, en { $reason }
reason-now-claims =
    { $seat ->
        [you] claim nu stenen, of zeg '.' voor klaar
       *[other] { reason-seat } claimt nu stenen, of zegt '.' voor klaar
    }
reason-scout-draws =
    { $seat ->
        [you] je verkenner trekt nu een kaart, '+c' of '+t'
       *[other] de verkenner van { reason-seat } trekt nu een kaart, '+c' of '+t'
    }
reason-scout-returns =
    { $seat ->
        [you] je verkenner legt nu een kaart terug, zoals '<r1'
       *[other] de verkenner van { reason-seat } legt nu een kaart terug, zoals '<r1'
    }
reason-mud-gone =
    { $seat ->
        [you] de modder is weg: leg nu een kaart af, zoals 'x b4:3'
       *[other] de modder is weg: { reason-seat } legt nu een kaart af, zoals 'x b4:3'
    }
reason-names-returned = wie een kaart teruglegt, zegt welke
reason-give-up-own = leg een kaart af van een kant van jezelf die te lang is geworden
reason-joker-stays =
    { $seat ->
        [you] je hebt al een joker gespeeld; een tweede blijft in je hand
       *[other] { reason-seat } heeft al een joker gespeeld; een tweede blijft in de hand
    }
reason-one-tactic = bij een steen mag maar één tactiekkaart liggen
reason-other-terrain = bij steen { $stone } ligt al een andere terreinkaart
reason-piles-empty = beide stapels zijn leeg
reason-needs-target = er ontbreekt een doel
reason-terrain-elsewhere =
    { $seat ->
        [you] { $card } van jou ligt niet bij steen { $stone }
       *[other] { $card } van { reason-seat } ligt niet bij steen { $stone }
    }
reason-traitor-clan = een overloper is altijd een clankaart
reason-terrain-stays = terreinkaarten liggen aan niemands kant en blijven waar ze zijn
reason-mud-holds = de modder bij steen { $stone } houdt een vierde kaart vast
reason-stone-takes-no = { $card } past niet bij steen { $stone }
reason-not-on-stone =
    { $seat ->
        [you] { $card } ligt niet aan jouw kant van steen { $stone }
       *[other] { $card } ligt niet aan de kant van { reason-seat } bij steen { $stone }
    }
reason-another-stone = de kaart moet naar een andere steen

# The siege

reason-attacker-begins = bij het beleg begint de aanvaller, en die zit op Zuid
reason-no-tile = een muurdeel { $tile } is er niet
reason-no-tile-of = een muurdeel { $tile } is er niet: ze zijn genummerd van 1 tot en met { $last }
reason-attacker-declares = alleen de aanvaller claimt de leiding, in zijn eigen beurt
reason-attacker-south = alleen de aanvaller, Zuid, claimt de leiding
reason-now-retreats =
    { $seat ->
        [you] trek je nu terug, zoals '<2', of zeg '.' voor klaar
       *[other] { reason-seat } trekt zich nu terug, zoals '<2', of zegt '.' voor klaar
    }
reason-now-oil =
    { $seat ->
        [you] je mag nu olie gieten, zoals 'oil@2', of zegt '.' voor klaar
       *[other] { reason-seat } mag nu olie gieten, zoals 'oil@2', of zegt '.' voor klaar
    }
reason-now-declares =
    { $seat ->
        [you] claim nu de leiding, of zeg '.' voor klaar
       *[other] { reason-seat } claimt nu de leiding, of zegt '.' voor klaar
    }
reason-now-supports =
    { $seat ->
        [you] kies nu een afgelegde kaart, zoals '*r1'
       *[other] { reason-seat } kiest nu een afgelegde kaart, zoals '*r1'
    }
reason-now-shuffled = de stapel wordt nu geschud: 'shuffle'
reason-now-swaps =
    { $seat ->
        [you] kies nu een kaart om weg te geven, zoals '>r1'
       *[other] { reason-seat } kiest nu een kaart om weg te geven, zoals '>r1'
    }
reason-attacker-retreats = alleen de aanvaller trekt zich terug
reason-defender-oil = alleen de verdediger giet olie
reason-retreat-first = terugtrekken doe je aan het begin van de beurt, voordat er een kaart wordt gespeeld
reason-oil-first = olie komt aan het begin van de beurt, voordat er een kaart wordt gespeeld
reason-no-cauldron = alle ketels zijn leeg
reason-no-attacker = de aanvaller heeft geen kaart bij muurdeel { $tile }
reason-support-siege = alleen belegeringskaarten gaan terug in de belegeringsstapel, geen tactiekkaarten
reason-support-order = de twee kaarten worden genoemd in de volgorde van een hand, op kleurletter en waarde, elitekaarten als laatste
reason-support-needs =
    { $counted ->
        [elite] voor versterking zijn { $need } belegerings- of elitekaarten op de aflegstapel nodig, er liggen er { $number }
       *[siege] voor versterking zijn { $need } belegeringskaarten op de aflegstapel nodig, er liggen er { $number }
    }
reason-not-discarded = { $card } ligt niet op de aflegstapel
reason-names-picked = wie een kaart kiest, zegt welke
reason-tactic-first = dat hoort bij een tactiekkaart, die eerst gespeeld moet worden
reason-tile-full =
    { $seat ->
        [you] jouw kant van muurdeel { $tile } is vol met { $need } kaarten
       *[other] de kant van { reason-seat } bij muurdeel { $tile } is vol met { $need } kaarten
    }
reason-tile-empty = bij muurdeel { $tile } ligt geen kaart
reason-no-target = zo'n doel is er niet
reason-not-elite = { $card } is geen belegerings- of elitekaart
reason-not-on-tile =
    { $seat ->
        [you] { $card } ligt niet aan jouw kant van muurdeel { $tile }
       *[other] { $card } ligt niet aan de kant van { reason-seat } bij muurdeel { $tile }
    }
reason-another-tile = de kaart moet naar een ander muurdeel

# The tug of war

reason-throw-first =
    { $seat ->
        [you] gooi eerst de dobbelstenen: 'roll'
       *[other] { reason-seat } gooit eerst de dobbelstenen: 'roll'
    }
reason-thrown =
    { $seat ->
        [you] je hebt al gegooid
       *[other] { reason-seat } heeft al gegooid
    }
reason-no-six = er ligt geen zes in de kolom: er wordt niet opnieuw gegooid
reason-dice-used = de dobbelstenen worden al gebruikt: er wordt niet opnieuw gegooid
reason-no-reroll = er is geen { $die } om opnieuw te gooien; elke dobbelsteen wordt hoogstens één keer opnieuw gegooid
reason-reroll-first =
    { $seat ->
        [you] gooi eerst opnieuw, zoals 'reroll { $die }', of zeg 'keep'
       *[other] { reason-seat } gooit eerst opnieuw, zoals 'reroll { $die }', of zegt 'keep'
    }
reason-berserk = voor berserk zijn drie gelijke dobbelstenen nodig, minstens zo hoog als de laagste van de kolom, { $lowest }
reason-no-die = van de worp is geen { $die } meer over
reason-column-used =
    { $seat ->
        [you] in jouw kolom is geen { $column } vrij
       *[other] in de kolom van { reason-seat } is geen { $column } vrij
    }
reason-nobody-weakened = er staat niemand meer die verzwakt kan worden
reason-no-athlete =
    { $kind ->
        [weakened]
            { $seat ->
                [you] je hebt geen verzwakte atleet
               *[other] { reason-seat } heeft geen verzwakte atleet
            }
       *[standing]
            { $seat ->
                [you] je hebt geen staande atleet
               *[other] { reason-seat } heeft geen staande atleet
            }
    }
reason-too-low = een { $die } op een { $column } is te laag om een staande atleet uit te schakelen
reason-too-low-weakened = een { $die } op een { $column } is zelfs voor een verzwakte atleet te laag
reason-weakened-now = wie in deze beurt is verzwakt, is pas in de volgende makkelijker uit te schakelen
reason-no-proof-tug = bij het touwtrekken valt er niets te bewijzen

# What a proof says

reason-formation =
    { $type ->
        [colour-run] kleurenreeks { $total } ({ $cards })
        [same-strength] gelijke waarde { $total } ({ $cards })
        [colour] kleur { $total } ({ $cards })
        [run] reeks { $total } ({ $cards })
       *[sum] som { $total } ({ $cards })
    }
reason-stone-incomplete =
    { $seat ->
        [you] jouw kant van steen { $stone } heeft { $number } van de { $need } kaarten
       *[other] de kant van { reason-seat } bij steen { $stone } heeft { $number } van de { $need } kaarten
    }
reason-mud-both =
    { $seat ->
        [you] in de modder moeten voor een claim beide kanten { $need } kaarten hebben, en jouw kant van steen { $stone } heeft er { $number }
       *[other] in de modder moeten voor een claim beide kanten { $need } kaarten hebben, en de kant van { reason-seat } bij steen { $stone } heeft er { $number }
    }
reason-tile-incomplete =
    { $seat ->
        [you] jouw kant van muurdeel { $tile } heeft { $number } van de { $need } kaarten
       *[other] de kant van { reason-seat } bij muurdeel { $tile } heeft { $number } van de { $need } kaarten
    }
reason-other-has =
    { $tied ->
        [yes]
            { $seat ->
                [you] je hebt { $formation } en was eerder compleet
               *[other] { reason-seat } heeft { $formation } en was eerder compleet
            }
       *[no]
            { $seat ->
                [you] je hebt { $formation }
               *[other] { reason-seat } heeft { $formation }
            }
    }
reason-other-can-make =
    { $tied ->
        [yes]
            { $seat ->
                [you] je kunt nog { $formation } maken en zou eerder compleet zijn
               *[other] { reason-seat } kan nog { $formation } maken en zou eerder compleet zijn
            }
       *[no]
            { $seat ->
                [you] je kunt nog { $formation } maken
               *[other] { reason-seat } kan nog { $formation } maken
            }
    }
reason-other-has-only =
    { $tied ->
        [yes]
            { $seat ->
                [you] je hebt maar { $formation } en was later compleet
               *[other] { reason-seat } heeft maar { $formation } en was later compleet
            }
       *[no]
            { $seat ->
                [you] je hebt maar { $formation }
               *[other] { reason-seat } heeft maar { $formation }
            }
    }
reason-other-cannot =
    { $seat ->
        [you] je kunt deze kant niet meer compleet maken
       *[other] { reason-seat } kan deze kant niet meer compleet maken
    }
reason-other-best =
    { $tied ->
        [yes]
            { $seat ->
                [you] het beste dat je nog kunt maken is { $formation }, en later compleet
               *[other] het beste dat { reason-seat } nog kan maken is { $formation }, en later compleet
            }
       *[no]
            { $seat ->
                [you] het beste dat je nog kunt maken is { $formation }
               *[other] het beste dat { reason-seat } nog kan maken is { $formation }
            }
    }

# Names and settings

reason-no-rulebook = geen regelboek heet { $name }; er zijn: { $known }
reason-option-twice = { $name } noemt een optie twee keer
reason-no-option = { $rulebook } heeft geen optie { $name }; er zijn: { $known }
reason-option-choice = de optie { $name } is een van { $known }, niet { $choice }
reason-option-hand = de optie hand is bij { $cards } kaarten hoogstens { $most }, niet { $hand }
reason-no-level = geen computerniveau heet { $name }; er zijn: { $known }
reason-guide-alone = een eerste partij met gids wordt geopend zoals ze is voorbereid: tegen de computer, zonder klok en niet openbaar
reason-no-guide = er is geen eerste partij met gids voor { $name }
reason-clock = een klok is none, move:SECONDS of fischer:SECONDS+INCREMENT, niet { $text }
reason-format-number = { $name }: achter de dubbele punt hoort een aantal partijen van 1 tot en met 999
reason-format-feud = een vete heeft een afgesproken aantal rondes: feud:5
reason-no-format = geen wedstrijdvorm heet { $name }; er zijn: single, series, series:N, feud:N, revenge, rematch
reason-or = { $first } of { $second }
reason-format-misfit = { $rulebook } wordt gespeeld als { $known }, niet als { $name }
reason-tie = een gelijke stand wordt gedeeld ('shared') of krijgt een extra partij ('extra_game'), niet { $text }
reason-decider = een wraak die nog steeds gelijk staat, wordt beslist door 'one_game' of 'new_pair', niet { $text }
reason-split = een revanche met elk één overwinning is 'second_decides', 'draw' of 'decider', niet { $text }
reason-player = een speler is 'person' of de naam van een computertegenstander
reason-first = first zegt wie begint: S, N of lot, niet { $text }
reason-other-rulebook = de stelling hoort bij { $found }, niet bij { $rulebook }
reason-open-position = een partij heeft een stelling zonder onbekende kaarten nodig
reason-over-position = die partij is afgelopen: { $outcome }
reason-other-record = het verslag hoort niet bij { $rulebook }

# At the table

reason-accepted-already = dit is al aangenomen
reason-not-laid = hier is nog geen tafel geopend
reason-laid-already = deze tafel is al geopend
reason-stale = er is intussen iets veranderd aan tafel; kijk nog eens
reason-for-player = dat is aan een speler
reason-for-host = dat is aan de gastheer
reason-seat-empty =
    { $seat ->
        [you] je zit hier nog niet
       *[other] op de plaats van { reason-seat } zit nog niemand
    }
reason-computer-moves = een computer doet alleen zetten
reason-seat-computer =
    { $seat ->
        [you] hier speel jij als computer
       *[other] voor { reason-seat } speelt de computer
    }
reason-seat-taken =
    { $seat ->
        [you] jouw plaats is bezet
       *[other] de plaats van { reason-seat } is bezet
    }
reason-not-open = deze tafel is niet meer open
reason-who-decides =
    { $seat ->
        [you] hier beslis jij
       *[other] hier beslist { reason-seat }
    }
reason-confirm-first = { $move } moet eerst bevestigd of teruggenomen worden
reason-nothing-to-confirm = er valt niets te bevestigen
reason-nothing-to-undo = er valt niets terug te nemen
reason-undo-seen =
    { $ask ->
        [yes] terugnemen kan alleen zolang er geen nieuwe kaart te zien was; daarna moet de andere speler instemmen
       *[no] terugnemen kan alleen zolang er geen nieuwe kaart te zien was
    }
reason-not-offered-to-you =
    { $what ->
        [draw] er is je geen gelijkspel aangeboden
        [undo] er is je niet gevraagd om een zet terug te nemen
       *[rematch] er is je geen nieuwe partij aangeboden
    }
reason-not-offered =
    { $what ->
        [draw] er is geen gelijkspel aangeboden
        [undo] er is niet gevraagd om een zet terug te nemen
       *[rematch] er is geen nieuwe partij aangeboden
    }
reason-offered-already = dat is al aangeboden
reason-rematch-later = nog een partij kan pas na de wedstrijd
reason-computer-no-draw = de computer neemt geen gelijkspel aan
reason-computer-undo = tegen de computer kun je gewoon terugnemen
reason-no-game = er wordt hier nu niet gespeeld
reason-result-said = wat een zet brengt, is niet aan een speler om te zeggen
reason-not-possible = { $move } is hier niet mogelijk
reason-time-up = de tijd is om
reason-time-left = niemands tijd is om
reason-not-abandoned = de andere speler is nog niet lang genoeg weg terwijl er een zet moet komen
reason-no-computer = er hoeft hier nu geen computer te beslissen
reason-no-next = er is geen volgende partij om op te wachten
reason-ready-already = je hebt al gezegd dat je klaar bent
reason-stop-between = een serie stopt tussen twee partijen
reason-stop-series = { $name } heeft { $games } partijen; alleen een open serie kan worden gestopt
reason-match-over = de wedstrijd is afgelopen
reason-match-running = de wedstrijd is nog niet afgelopen
reason-hint-computer = tips zijn er in partijen tegen de computer
reason-hint-decider = een tip is voor wie moet beslissen
reason-nothing-said = er valt niets te zeggen

# Eerlijk delen
reason-fair-secret = een geheim bestaat uit 64 cijfers van 0 tot f
reason-fair-text = een tekst bij het delen bestaat uit 1 tot 64 letters, cijfers, - en _
reason-no-text-awaited = er wordt hier nu geen tekst voor het delen verwacht
reason-other-commitment = deze tekst was voor een andere partij bedoeld
reason-fair-not-recorded = dit verslag zegt niets over hoe er gedeeld is: een partij met een startgetal, of van een oudere versie
reason-fair-not-over = het geheim van deze partij wordt getoond als ze afgelopen is
reason-fair-one-seat = dit is alleen wat één plaats van de partij zag; alleen een volledig verslag kan worden nagegaan

# The server

reason-no-table = geen tafel heet zo
reason-private = hier wordt nu een privépartij gespeeld
reason-no-seat = je hebt geen plaats aan deze tafel
reason-not-your-seat = dit is niet jouw plaats
reason-no-free-seat = er is geen plaats vrij aan deze tafel
reason-not-dealt = hier is nog niet gedeeld
reason-no-record = zo'n partij is aan deze tafel niet gespeeld
reason-positions = deze partij heeft stellingen 0 tot en met { $last }
reason-views = deze partij is te bekijken vanaf: { $known }
reason-hint-under-way = er wordt al over een tip nagedacht
reason-table-full = er is aan deze tafel zoveel gebeurd dat ze vol is; de partij kan alleen nog worden opgegeven
reason-table-half-full = er is aan deze tafel zoveel gebeurd dat er alleen nog gespeeld kan worden
reason-entries-missing = er ontbreken gegevens
reason-broken = de geschiedenis van deze tafel kan niet worden gelezen
reason-storage = partijen kunnen nu niet worden bewaard of gelezen; er is niets veranderd
reason-storage-uncertain = de schijf heeft niet geantwoord, en het is niet zeker of dit is bewaard; kijk nog eens naar de tafel
reason-record-long = zo lang is geen verslag
reason-record-none = dit is geen verslag van een partij: regel { $line } zegt ‘{ $text }’, maar een verslag begint met regels als [Rulebook "stones-1999"]
reason-record-rulebook = in het verslag staat niet wat er is gespeeld: een regel als [Rulebook "stones-1999"] ontbreekt
reason-record-rulebooks = het verslag noemt meer dan één regelboek ({ $names }); er kan maar één partij tegelijk worden bewaard
reason-record-edition = alleen partijen volgens de regelboeken van dit huis kunnen worden bewaard
reason-page-before = before wordt geschreven als CHANGED:GAME, naar de laatste tafel van de vorige pagina
reason-too-many-tables = te veel nieuwe tafels van dit adres; probeer het later nog eens
reason-too-many-requests = te veel verzoeken; probeer het zo nog eens
reason-too-many-secrets = dat zijn meer geheimen dan één verbinding mag tonen
reason-too-many-followed = dat zijn meer tafels dan één verbinding mag volgen
reason-too-much-work = er wacht al zoveel van jou op berekening; probeer het zo nog eens
reason-too-much-at-once = dat is te veel tegelijk; probeer het zo nog eens
reason-record-moves = een verslag van meer dan { $most } zetten is te lang; verdeel het over meerdere
reason-foreign-page = deze pagina mag deze server niet gebruiken
reason-host-name = deze server kent zichzelf niet onder de naam { $host }; wie hem beheert, kan de naam toevoegen: tottenbury serve --host-name { $host }
reason-request-long = zoveel past er niet in één verzoek
reason-failed = er ging hier iets mis
reason-failed-socket = er ging hier iets mis; er is niets van bewaard

# (end of reasons)

