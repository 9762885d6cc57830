# Deutsch. One file is one language; every file has the same messages.


## general: What every screen uses: buttons, states of the connection, settings

# Buttons
general-close = Schließen
general-home = Startseite
general-copy = Kopieren
general-copied = Kopiert
general-copy-failed = Dieser Browser lässt uns nicht kopieren. Markiere den Text und kopiere ihn selbst.
general-menu = Menü
general-loading = Einen Moment …

# The connection, and what can go wrong
general-connecting = Verbinde …
general-lost = Verbindung verloren. Verbinde neu …
general-connected = Wieder verbunden
general-unreachable = Der Server ist gerade nicht zu erreichen.
general-failed = Das hat nicht geklappt.
general-late-done =
    { $what ->
        [move] Dein Zug von vorhin ist angekommen.
       *[other] Was du vorhin getan hast, ist angekommen.
    }
general-late-refused =
    { $what ->
        [move] Dein Zug von vorhin wurde nicht gemacht: { $reason }
       *[other] Was du vorhin getan hast, wurde nicht ausgeführt: { $reason }
    }

# Settings
general-sound = Töne
general-sound-on = Töne sind an
general-sound-off = Töne sind aus
general-name = Dein Name

# (end of general)


## games: Rulebooks, seats, cards, formations, levels, results

# Seats. `$seat` is S or N, `$game` is stones, siege or tug.
seat-name =
    { $game ->
       *[stones]
            { $seat ->
                [S] Süd
               *[N] Nord
            }
        [siege]
            { $seat ->
                [S] Angreifer
               *[N] Verteidiger
            }
        [tug]
            { $seat ->
                [S] Plockton
               *[N] Broadford
            }
    }

# People: who gave no name, the reader, and the computer with its level.
person-guest = Gast
person-opponent = Gegenüber
person-player = Spieler { $number }
person-you = Du
person-computer = Computer ({ $level })

# Rulebooks, by their ids without options.
rulebook-title =
    { $rulebook ->
        [stones-1999] Grenzsteine, 1999
        [stones-2004] Grenzsteine, 2004
        [stones-2004-tactics] Grenzsteine mit Taktik, 2004
        [stones-2004-advanced] Grenzsteine mit Taktik, Anspruch zuerst, 2004
        [stones-2024] Grenzsteine, 2024
        [stones-2024-tactics] Grenzsteine mit Taktik, 2024
        [stones-2024-early-bird] Grenzsteine mit Taktik, Anspruch zuerst, 2024
        [siege-2020] Die Belagerung
        [siege-2020-tactics] Die Belagerung mit Taktik
        [tug] Das Tauziehen
        [battle-line] Battle line, der Vetter mit zehn Stärken
       *[other] { $rulebook }
    }

rulebook-words =
    { $rulebook ->
        [stones-1999] Neun Steine, zwei Reihen Clankarten und nur der Nachziehstapel als Ausrede: das Duell, wie es anfing.
        [stones-2004] Dasselbe Duell um neun Steine, mit den Namen der niederländischen Ausgabe.
        [stones-2004-tactics] Zehn Taktikkarten bringen Anführer, Nebel und Schlamm, Kundschafter und Überläufer an die Grenze.
        [stones-2004-advanced] Mit Taktikkarten, und Steine beanspruchst du nur zu Beginn deines Zuges: Auf jede Drohung gibt es noch eine Antwort.
        [stones-2024] Das Duell im neuesten Gewand, gespielt als Fehde über mehrere Runden.
        [stones-2024-tactics] Sieben Handkarten und zehn Taktikkarten voller Hinterlist.
        [stones-2024-early-bird] Mit Taktikkarten, und wer einen Stein will, muss ihn gleich zu Beginn des Zuges beanspruchen.
        [siege-2020] Die eine Seite stürmt eine Mauer aus sieben Teilen, die andere hält sie mit Karten und siedendem Öl.
        [siege-2020-tactics] Die Belagerung mit elf Taktikkarten: Rekruten, Explosionen und Fahnenflucht.
        [tug] Zwei Dörfer, ein Seil und drei Würfel pro Zug: Zieht, bis drüben niemand mehr steht.
        [battle-line] Die Grenzsteine mit Stärken bis zehn, als Beispiel für eine eigene Ausgabe.
       *[other] Eine selbst gemachte Ausgabe.
    }

# Clan colours, and cards by colour letter and strength.
colour-r = Rot
colour-o = Orange
colour-y = Gelb
colour-g = Grün
colour-b = Blau
colour-p = Violett

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
        [r] Rote { $strength }
        [o] Orange { $strength }
        [g] Grüne { $strength }
        [b] Blaue { $strength }
        [p] Violette { $strength }
       *[y] Gelbe { $strength }
    }

# Tactic cards, by their letters in notation. `$edition` is stones-1999, stones-2004, stones-2024, siege, or the id of another one.
tactic-name =
    { $edition ->
        [siege]
            { $card ->
                [Jo] Joker
                [Sp] Spion
                [Sh] Schild
                [Re] Neueinsatz
                [Rc] Rekrutierung
                [De] Fahnenflucht
                [Tr] Verrat
                [Ex] Explosion
                [Su] Unterstützung
               *[Sw] Austausch
            }
        [stones-2024]
            { $card ->
                [Jo] Trickser
                [Sp] Spionin
                [Sh] Schildträger
                [Fo] Blinde Kuh
                [Mu] Schlammschlacht
                [Sc] Einberufung
                [Re] Strategischer Schachzug
                [De] Banshee-Beschwörung
               *[Tr] Verrat
            }
       *[other]
            { $card ->
                [Jo] Joker
                [Sp] Spion
                [Sh] Schildträger
                [Fo] Nebel
                [Mu] Schlamm
                [Sc] Kundschafter
                [Re] Umgruppierung
                [De] Deserteur
               *[Tr] Verräter
            }
    }

# What each tactic card does, in a sentence.
card-words =
    { $game ->
        [siege]
            { $strength ->
                [0] Trifft sie an der Mauer auf die 11 ihrer Farbe gegenüber, werden beide abgeworfen.
                [11] Trifft sie an der Mauer auf die 0 ihrer Farbe gegenüber, werden beide abgeworfen.
               *[other] Stärke { $strength }, von { $weakest } bis { $strongest }. In jeder Farbe gibt es jede Stärke einmal.
            }
       *[stones] Stärke { $strength }, von { $weakest } bis { $strongest }. In jeder Farbe gibt es jede Stärke einmal.
    }
card-stays = Geht jetzt nicht: { $reason }
card-stays-named = { $card } kannst du jetzt nicht spielen: { $reason }
tactic-words =
    { $card ->
        [Jo]
            { $edition ->
                [siege] Steht für eine beliebige Karte, 0 bis 11 in jeder Farbe; du entscheidest dich, wenn die Führung angesagt wird.
                [battle-line] Steht für eine beliebige Karte, 1 bis 10 in jeder Farbe; du entscheidest dich, wenn es um den Stein geht.
               *[other] Steht für eine beliebige Karte, 1 bis 9 in jeder Farbe; du entscheidest dich, wenn es um den Stein geht.
            }
        [Sp]
            { $edition ->
                [siege] Eine 10 in beliebiger Farbe; die Farbe bestimmst du, wenn die Führung angesagt wird.
                [battle-line] Eine 8 in beliebiger Farbe; die Farbe bestimmst du, wenn es um den Stein geht.
               *[other] Eine 7 in beliebiger Farbe; die Farbe bestimmst du, wenn es um den Stein geht.
            }
        [Sh]
            { $edition ->
                [siege] Eine 1, 2 oder 3 in beliebiger Farbe; du entscheidest dich, wenn die Führung angesagt wird.
               *[other] Eine 1, 2 oder 3 in beliebiger Farbe; du entscheidest dich, wenn es um den Stein geht.
            }
        [Fo] Leg sie an einen offenen Stein: Dort zählt nur die Summe der Karten.
        [Mu] Leg sie an einen offenen Stein: Dort braucht jede Seite vier Karten.
        [Sc]
            { $edition ->
                [stones-2024] Zieh nacheinander drei Karten von den Stapeln und leg dann zwei Handkarten unter ihre Stapel.
               *[other] Zieh nacheinander drei Karten von den Stapeln und leg dann zwei Handkarten oben auf ihre Stapel.
            }
        [Re]
            { $edition ->
                [siege] Versetze eine deiner Karten an der Mauer an ein anderes Mauerplättchen oder wirf sie ab.
                [stones-2024] Versetze eine deiner Karten an einem offenen Stein an einen anderen offenen Stein oder wirf sie ab.
               *[other] Versetze eine deiner Karten an einem offenen Stein, auch Nebel oder Schlamm, an einen anderen offenen Stein oder wirf sie ab.
            }
        [Rc] Spiel eine Belagerungs- oder Elitekarte aus der Ablage auf deine Seite eines Mauerplättchens.
        [De]
            { $edition ->
                [siege] Wirf eine Karte der anderen Seite an der Mauer ab.
                [stones-2024] Wirf eine Karte der anderen Seite an einem offenen Stein ab.
               *[other] Wirf eine Karte der anderen Seite an einem offenen Stein ab; auch Nebel oder Schlamm, den die andere Seite gelegt hat.
            }
        [Ex] Wirf alle Karten auf beiden Seiten eines Mauerplättchens ab.
        [Su] Mische zwei abgeworfene Belagerungskarten wieder in den Stapel.
        [Sw] Beide suchen verdeckt drei Handkarten aus und tauschen sie.
       *[Tr]
            { $edition ->
                [siege] Nimm der anderen Seite eine Belagerungs- oder Elitekarte weg und spiel sie auf einen freien Platz bei dir.
               *[other] Nimm der anderen Seite an einem offenen Stein eine Clankarte weg und leg sie auf einen freien Platz bei dir.
            }
    }

# Formations. `$type` is colour-run, same-strength, colour, run or sum.
formation-name =
    { $edition ->
        [stones-1999]
            { $type ->
                [colour-run] der geordnete Clan
                [same-strength] das Schotten-Totten-Team
                [colour] der Clan
                [run] die Schotten-Totten-Staffel
               *[sum] die wilde Horde
            }
        [stones-2024]
            { $type ->
                [colour-run] Königstrupp
                [same-strength] Dreierspitze
                [colour] Farbwall
                [run] Bunter Trupp
               *[sum] Wilde Horde
            }
        [siege]
            { $type ->
                [colour-run] Farblauf
                [same-strength] Gleiche Stärke
                [colour] Farbe
                [run] Lauf
               *[sum] Summe
            }
       *[other]
            { $type ->
                [colour-run] Farblauf
                [same-strength] gleiche Stärke
                [colour] Farbe
                [run] Lauf
               *[sum] Summe
            }
    }

formation-words =
    { $type ->
        [colour-run] Eine Farbe, Stärken in Folge.
        [same-strength] Alle Karten gleich stark.
        [colour] Eine Farbe, beliebige Stärken.
        [run] Stärken in Folge, beliebige Farben.
       *[sum] Beliebige Karten: Es zählt die Summe ihrer Stärken.
    }

# Computer players
level-novice = Neuling
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Experte

level-name =
    { $level ->
        [novice] { level-novice }
        [easy] { level-easy }
        [normal] { level-normal }
        [hard] { level-hard }
       *[expert] { level-expert }
    }

level-novice-words = Lernt noch und verliert gern.
level-easy-words = Weiß, was stark ist, und vertut sich oft.
level-normal-words = Spielt solide, mit kleinen Fehlern.
level-hard-words = Nie leichtsinnig: spielt immer, was ihm am besten scheint.
level-expert-words = Denkt außerdem eine halbe Sekunde je Zug voraus; beim Tauziehen spielt er perfekt.

# Match formats. `$games` is how many games were agreed.
format-single = Einzelne Partie
format-series-open = Offene Serie
format-series =
    { $games ->
        [one] Serie mit einer Partie
       *[other] Serie mit { $games } Partien
    }
format-feud =
    { $games ->
        [one] Fehde über eine Runde
       *[other] Fehde über { $games } Runden
    }
format-revenge = Rache
format-rematch = Revanche
format-single-words = Eine Partie entscheidet.
format-series-open-words = Gespielt wird, bis jemand aufhört: 5 Punkte für den Sieg, ein Punkt für jeden Stein des Verlierers; wer gewinnt, beginnt die nächste Partie.
format-series-words = 5 Punkte für den Sieg, ein Punkt für jeden Stein des Verlierers; wer gewinnt, beginnt die nächste Partie.
format-feud-words = 5 Punkte für den Sieg, ein Punkt für jeden Stein des Verlierers; ihr beginnt abwechselnd.
format-revenge-words = Zwei Partien, in denen ihr Angriff und Verteidigung tauscht; steht es danach eins zu eins, zählt der bessere Sieg.
format-rematch-words = Zwei Partien; wer die erste gewinnt, bekommt einen Athleten mehr, und die zweite entscheidet.

# Results. `$winner` and `$loser` are names, `$you` says which of them reads this (winner, loser, nobody), `$reason` is one of the notation's,
# `$draw` is yes or no.
result-words =
    { $draw ->
        [yes]
            { $reason ->
               *[agreed] Unentschieden nach Vereinbarung
                [abandoned] Unentschieden: Die Partie wurde abgebrochen
                [standstill] Unentschieden: Niemand kann mehr spielen
                [adjudicated] Unentschieden: Niemand kann mehr spielen, und die Steine stehen gleich
                [turn-limit] Unentschieden: Die Partie hat zu lange gedauert
                [three-adjacent] Unentschieden
                [five] Unentschieden
            }
       *[no]
            { $reason ->
                [three-adjacent] { result-wins } mit drei benachbarten Steinen
                [five] { result-wins } mit fünf Steinen
                [adjudicated] { result-wins }: Niemand kann mehr spielen, und die übrigen Steine entscheiden
                [standstill] { result-wins }: Niemand kann mehr spielen
                [fourth-breach] { result-wins } mit dem vierten Durchbruch
                [second-breach] { result-wins } mit einem Durchbruch an einem beschädigten Mauerplättchen
                [held] { result-wins }: Die Mauer hat gehalten
                [last-athlete] { result-wins }: Am anderen Ende des Seils ist niemand mehr
                [agreed] { result-wins } nach Vereinbarung
                [abandoned]
                    { $you ->
                        [winner] { $loser } ist nicht zurückgekommen
                        [loser] Du bist nicht zurückgekommen
                       *[nobody] { $winner } gewinnt: { $loser } ist nicht zurückgekommen
                    }
                [forfeit] { result-wins } kampflos
                [turn-limit] { result-wins }: Die Partie hat zu lange gedauert
                [time]
                    { $you ->
                        [winner] Die Zeit von { $loser } ist abgelaufen
                        [loser] Deine Zeit ist abgelaufen
                       *[nobody] { $winner } gewinnt auf Zeit
                    }
                [resigned]
                    { $you ->
                        [winner] { $loser } hat aufgegeben
                        [loser] Du hast aufgegeben
                       *[nobody] { $winner } gewinnt: { $loser } hat aufgegeben
                    }
               *[other] { result-wins }
            }
    }
result-wins =
    { $you ->
        [winner] Du gewinnst
       *[other] { $winner } gewinnt
    }

# Clocks
clock-none = Ohne Uhr
clock-move =
    { $seconds ->
        [one] { $seconds } Sekunde pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }
clock-fischer = { $minutes } Min. + { $increment } s pro Zug

# (end of games)


## home: Home, new game, invitation, lists of games

home-name = Tottenbury
home-skip = Zum Inhalt springen
home-nav = Seiten
home-nav-play = Spielen
home-nav-games = Meine Partien
home-nav-watch = Mitspieler
home-nav-learn = Lernen
home-settings = Einstellungen
home-language = Sprache
home-theme = Farben
home-theme-auto = Wie das Gerät
home-theme-light = Hell
home-theme-dark = Dunkel
home-sound = Töne
home-settings-play = Spielen
home-settings-look = Aussehen
home-settings-you = Du
home-pace = Der Computer spielt
home-pace-calm = ruhig
home-pace-brisk = zügig
home-pace-instant = sofort
home-pace-words = So lange ist jede seiner Aktionen zu sehen, bevor die nächste kommt. Ein Klick auf den Tisch zeigt den Rest seines Zuges sofort.
home-sound-play = Töne abspielen
home-volume = Lautstärke
home-volume-percent = { $percent } %
home-card-size = Karten
home-card-size-small = klein
home-card-size-normal = normal
home-card-size-large = groß
home-contrast = Kontrast
home-contrast-auto = Wie das Gerät
home-contrast-more = Mehr
home-your-name = Dein Name
home-other-name = Name der zweiten Person
home-other-name-hint = für zwei an einem Bildschirm
home-name-hint = darf leer bleiben
home-yes = ja
home-no = nein
home-again = Noch einmal versuchen
home-not-loaded = Die Seite konnte nicht geladen werden.
home-unofficial = Ein inoffizielles Fanprojekt ohne Verbindung zum Autor oder zu den Verlagen der Spiele. Regeln in eigenen Worten, Bilder selbst gezeichnet.
home-footer-rules = Regeln
home-footer-fair = Ehrlich ausgeteilt
home-footer-api = Schnittstelle für Programme

# The first page
home-title = Grenzduelle für zwei
home-lead = Drei schnelle schottische Duelle mit Karten, Würfeln und Nerven. Spiel gegen den Computer, mit einem Link gegen Freunde oder zu zweit an einem Bildschirm: kostenlos, ohne Anmeldung und inoffiziell.
home-promise-1 = Eine Partie dauert zehn bis zwanzig Minuten
home-promise-2 = Jeder Anspruch wird bewiesen: kein Streit
home-promise-3 = Fünf Stufen, vom ersten Schritt bis gnadenlos
home-level = Wie stark ist der Computer?
home-another-game = Anderes Spiel wählen
home-play = Spielen
home-play-computer = Gegen den Computer spielen
home-play-friend = Jemanden einladen
home-play-self = Zu zweit hier
home-rules-short = So wird gespielt
home-choose = Wähle dein Spiel
home-game-stones = Die Grenzsteine
home-game-stones-words = Der Klassiker: Formationen aus drei Karten an neun Steinen, in sieben Regelwerken.
home-game-siege = Die Belagerung
home-game-siege-words = Zwei Rollen: Stürme die Burgmauer oder halte sie.
home-game-tug = Das Tauziehen
home-game-tug-words = Das Würfelspiel: schnell, laut und tiefer, als es aussieht.
home-mine = Weiterspielen
home-all-mine = Alle meine Partien
home-open = Hier wartet jemand
home-all-open = Alle offenen Tische
home-running = Wird gerade gespielt
home-all-running = Alle laufenden Partien
home-free-seat = freier Platz
home-versus = gegen
home-somebody = Jemand
home-nobody-came = Niemand kam
home-status-open = Wartet auf jemanden
home-status-running = Läuft
home-status-finished = Zu Ende
home-mark-won = Gewonnen
home-mark-lost = Verloren
home-mark-drawn = Unentschieden
home-mark-turn = Du bist dran
home-game-number = Partie { $round }
home-remove = Entfernen
home-remove-game = Aus meiner Liste nehmen: { $south } gegen { $north }
home-remove-title = Aus deiner Liste nehmen?
home-remove-words = Die Partie verschwindet nur aus deiner Liste. Gelöscht wird nichts: Dein Gegenüber behält sie, der Link führt weiterhin hin, und wenn sich dort etwas tut, taucht sie wieder auf.
home-remove-yes = Entfernen
home-remove-no = Behalten
home-removed = Aus deiner Liste genommen
home-continue = Weiterspielen
home-continue-at = Weiterspielen: { $south } gegen { $north }
home-look = Ansehen
home-look-at = Ansehen: { $south } gegen { $north }
home-join = Mitspielen
home-join-at = Mit { $name } spielen
home-watch = Zuschauen
home-watch-at = { $south } und { $north } zuschauen
home-my-table = Zu meinem Tisch

# A game in three steps
home-steps =
    { $game ->
       *[stones] Die Grenzsteine in drei Schritten
        [siege] Die Belagerung in drei Schritten
        [tug] Das Tauziehen in drei Schritten
    }
home-step-stones-1 = Leg eine Karte
home-step-stones-1-words = In deinem Zug legst du eine Karte auf deine Seite eines Steins und ziehst eine neue.
home-step-stones-2 = Bilde Formationen
home-step-stones-2-words = Drei Karten sind eine Formation. Drei einer Farbe in Folge sind am stärksten; bei Gleichstand zählt die Summe.
home-step-stones-3 = Beanspruche den Stein
home-step-stones-3-words = Beanspruche einen Stein, sobald die andere Seite dich dort nicht mehr schlagen kann. Drei nebeneinander oder fünf beliebige gewinnen.
home-step-siege-1 = Wähle deine Seite
home-step-siege-1-words = Wer angreift, legt Karten vor die Mauer, wer verteidigt, dahinter. Jedes Mauerplättchen sagt, wie viele es sind und was dort zählt.
home-step-siege-2 = Nutze deine Mittel
home-step-siege-2-words = Die Verteidigung gießt siedendes Öl auf die vorderste Karte; der Angriff darf sich zurückziehen und neu beginnen.
home-step-siege-3 = Brich durch oder halte aus
home-step-siege-3-words = Wer an einem Mauerplättchen sicher führt, beschädigt es. Vier beschädigte oder zweimal dasselbe gewinnen; hält die Mauer, gewinnt die Verteidigung.
home-step-tug-1 = Wirf drei Würfel
home-step-tug-1-words = Leg jeden an einen Würfel deiner Kolonne an: Das bestimmt, was er kann.
home-step-tug-2 = Eliminiere, bündle, schwäche
home-step-tug-2-words = Hohe Würfel eliminieren jemanden am Seil, neue Würfel in der Kolonne bringen Athleten, und jeder Würfel kann jemanden zu Boden bringen.
home-step-tug-3 = Zieh bis zum Schluss
home-step-tug-3-words = Wenn vom anderen Dorf niemand mehr am Seil ist, hast du gewonnen.

# More settings
home-more = Mehr Einstellungen
home-agreed-first =
    { $who ->
        [me] Du beginnst
       *[other] Dein Gegenüber beginnt
    }
home-agreed-rulings =
    { $count ->
        [one] eine Regel anders gelesen
       *[other] { $count } Regeln anders gelesen
    }
home-agreed-people = { $what } (mit Menschen)
home-by-lot = Auslosen
home-role = Auf welcher Seite bist du?
home-first = Wer beginnt?
home-first-lot = Auslosen
home-first-me = Du
home-first-other = Dein Gegenüber
home-format = Wie viele Partien?
home-format-single = Eine einzelne Partie
home-format-series-open = Offene Serie
home-format-series = Serie
home-format-feud = Fehde
home-format-revenge = Rache: zwei Partien mit Rollentausch
home-format-rematch = Revanche: zwei Partien
home-format-games =
    { $games ->
        [one] Partie
       *[other] Partien
    }
home-even = Wenn es unentschieden steht
home-even-shared = Der Sieg wird geteilt
home-even-extra-game = Eine weitere Partie entscheidet
home-even-one-game = Eine weitere Partie entscheidet, Rollen nach Los
home-even-new-pair = Zwei weitere Partien entscheiden
home-even-second-decides = Die zweite Partie entscheidet
home-even-draw = Es bleibt unentschieden
home-even-decider = Eine dritte Partie entscheidet
home-clock = Uhr
home-clock-own = Eigene …
home-clock-kind = Wofür die Zeit gilt
home-clock-game = Für die Partie
home-clock-turn = Für jeden Zug
home-clock-minutes = Minuten
home-clock-increment = Sekunden mehr pro Zug
home-clock-computer = Auch gegen den Computer
home-public = Öffentlich
home-public-words = Auch andere finden den Tisch, zu dem du einlädst, unter „Mitspieler“: Sie dürfen mitspielen, solange ein Platz frei ist, und zusehen.
home-public-computer = Auch meine Partien gegen den Computer: Andere dürfen zusehen
home-confirm = Vor dem Ziehen bestätigen
home-confirm-words = Ein Zug, nach dem eine Karte gezogen wird, wartet auf deine Bestätigung und kann bis dahin zurückgenommen werden.
home-confirm-new = Gilt für Partien, die du von jetzt an beginnst.
home-rulings = Lesarten der Regeln
home-rulings-words = Wo sich das Heft auf zwei Arten lesen lässt, kannst du die andere wählen.
home-choice-usual = { $words } (wie üblich)
home-option-claim-window = Wann darf man Steine beanspruchen?
home-choice-claim-window-after-play = Nach dem Legen einer Karte
home-choice-claim-window-own-turn = Jederzeit im eigenen Zug
home-choice-claim-window-turn-start = Nur zu Beginn des Zuges
home-option-hand = Handkarten
home-option-stalemate = Wenn niemand mehr legen kann
home-choice-stalemate-adjudicate = Die offenen Steine werden gewertet
home-choice-stalemate-draw = Unentschieden
home-option-allow-void-tactics = Darf man Taktikkarten ohne Ziel spielen?
home-option-joker-limit = Joker einer Person
home-choice-joker-limit-per-game = Einer in der ganzen Partie
home-choice-joker-limit-on-table = Immer nur einer auf dem Tisch
home-option-joker-return = Darf der Kundschafter einen unspielbaren Joker zurücklegen?
home-option-mud-claim = Wann darf man einen Stein im Schlamm beanspruchen?
home-choice-mud-claim-proof = Sobald es bewiesen ist
home-choice-mud-claim-both-full = Mit vier Karten auf beiden Seiten
home-option-mud-excess = Der Schlamm verschwindet, und eine vierte Karte ist zu viel
home-choice-mud-excess-owner-discards = Wem sie gehört, wirft eine ab
home-choice-mud-excess-auto-worst = Die schwächste wird abgeworfen
home-choice-mud-excess-forbid = Der Schlamm muss bleiben
home-option-one-tactic-a-stone = Was zählt als die eine Taktikkarte eines Steins?
home-choice-one-tactic-a-stone-terrain = Nur Nebel und Schlamm
home-choice-one-tactic-a-stone-any = Auch Joker und Ähnliches
home-option-optional-tactics-draw = Darf man aufs Ziehen verzichten, wenn die Clankarten aus sind?
home-option-scout-short = Der Kundschafter bei knappen Stapeln
home-choice-scout-short-to-size = Zurücklegen bis zur Handgröße
home-choice-scout-short-always-two = Immer zwei zurücklegen
home-option-stone-cards-targetable = Lassen sich Nebel und Schlamm versetzen oder abwerfen?
home-option-siege-full = Wenn die Verteidigung zu Beginn ihres Zuges keinen freien Platz hat
home-choice-siege-full-pass = Es geht weiter
home-choice-siege-full-defender-wins = Die Mauer hat gehalten
home-option-redeploy-cancels = Heben sich 0 und 11 auf, wenn eine dorthin versetzt wird?
home-option-siege-proof-tactics = Ungespielte Taktikkarten im Beweis
home-choice-siege-proof-tactics-ignore = Zählen nicht
home-choice-siege-proof-tactics-count-wilds = Joker und Ähnliche zählen
home-option-support-elite = Darf Unterstützung auch Elitekarten zurückbringen?
home-option-support-revives = Geht die Partie durch Unterstützung weiter?
home-option-swap-in-proof = Zählen Karten, die man vom Tausch kennt, im Beweis?
home-option-cap = Athleten eines Dorfs, höchstens
home-choice-cap-none = Ohne Grenze
home-option-free-assignment = Dürfen mehrere Würfel an denselben Würfel der Kolonne?
home-option-idle-weaken = Darf man schwächen, wenn niemand steht?
home-option-reroll-source = Wessen Sechsen erlauben es, neu zu würfeln?
home-choice-reroll-source-own = Die der eigenen Kolonne
home-choice-reroll-source-both = Die beider Kolonnen
home-option-starter = Wer beginnt?
home-choice-starter-agreed = Wie vereinbart, oder das Los
home-choice-starter-fewer-athletes = Das Dorf mit weniger Athleten; bei gleich vielen wie vereinbart
home-option-weak-next-turn = Sind Geschwächte erst ab dem nächsten Zug billiger?

# My games
home-filter-status = Anzeigen
home-filter-all = Alle
home-filter-turn = Du bist dran
home-filter-running = Läuft
home-filter-open = Wartet
home-filter-finished = Zu Ende
home-filter-rulebook = Regelwerk
home-filter-any = Alle Regelwerke
home-filter-against = Gegen
home-filter-anybody = Alle
home-filter-computer = Computer
home-filter-people = Menschen
home-tally = Gegen den Computer
home-tally-line = { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } unentschieden
    }
home-older = Ältere Partien zeigen
home-none-mine = Noch keine Partien
home-none-mine-words = Was du in diesem Browser spielst, bleibt hier: zum Weiterspielen und zum Ansehen.
home-none-fit = Nichts gefunden
home-none-fit-words = Keine deiner Partien passt zu dieser Auswahl.
home-first-game = Eine Partie beginnen
home-import = Eine Partie mitbringen
home-import-words = Hast du die Aufzeichnung einer Partie, aus dem Terminal oder von Freunden? Füg sie ein, zieh die Datei hierher oder wähle sie aus: Dann kannst du sie nachspielen.
home-import-text = Aufzeichnung
home-import-file = Datei wählen
home-import-keep = Aufheben und nachspielen
home-import-empty = Hier steht noch nichts: Füg eine Aufzeichnung ein oder wähle eine Datei.
home-import-unreadable = { $name } konnte nicht gelesen werden.

# Watch
home-watch-title = Finde jemanden zum Spielen oder schau zu
home-watch-lead = Öffentliche Tische, wie sie kommen und gehen. Du siehst, was offen liegt, und niemandes Hand.
home-none-open = Gerade wartet niemand. Eröffne selbst einen Tisch, dann finden ihn andere hier.
home-lay-open = Öffentlichen Tisch eröffnen
home-none-running = Im Augenblick läuft keine öffentliche Partie. Deine könnte die erste sein: Schalte „Öffentlich“ unter „Mehr Einstellungen“ ein.
home-lobby-lost = Die Verbindung ist unterbrochen; danach geht die Liste von selbst weiter.

# An address that leads nowhere
home-lost = Jenseits der Karte
home-lost-words = Unter dieser Adresse wächst nur Heidekraut. Vielleicht ging ein Buchstabe verloren.
home-lost-home = Zurück zur Grenze

# Invitation
home-invite-words = Schick diesen Link an jemanden. Wer ihn zuerst öffnet, kann sich an deinen Tisch setzen, und die Partie beginnt sofort.
home-invite-link = Link zu diesem Tisch
home-invite-copy = Kopieren
home-invite-copied = Kopiert
home-invite-marked = Der Link ist markiert; kopiere ihn, wie du es auf deinem Gerät gewohnt bist.
home-invite-share = Teilen
home-invite-message = Komm spielen: In Tottenbury wartet ein Tisch auf dich.
home-invite-code = QR-Code des Links
home-invite-scan = Oder mit der Kamera eines anderen Geräts scannen
home-invite-network = Dieser Link funktioniert auf Geräten im selben Netzwerk wie dieses.
home-invite-which = Adresse
home-invite-here = Den Link kann nur dieses Gerät öffnen: Der Server hört auf niemand anderen. Um im Netzwerk zu spielen, halte ihn an und starte ihn mit dem Befehl hier unten. Dann bietet diese Seite einen Link an, den andere öffnen können.
home-preview-invites = { $name } lädt dich ein: { $game }
home-preview-somebody = Du bist eingeladen: { $game }
home-preview-words = Link öffnen, hinsetzen, spielen: kostenlos und ohne Konto.
home-preview-picture = Grenzsteine in einer Reihe vor schottischen Hügeln

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
table-plays = spielt
table-thinks-less =
    { $built ->
        [soon] denkt weniger weit voraus, bis schneller gerechnet wird
       *[never] denkt weniger weit voraus, weil hier langsam gerechnet wird
    }
table-computer = Computer
table-seat-free = noch nicht da
table-has-left = hat den Tisch verlassen
table-away = weg seit { $span }
table-abandoned-title = Dein Gegenüber ist weg
table-abandoned = { $name } ist seit { $span } weg und wäre am Zug. Du musst nicht länger warten.
table-abandoned-win = Sieg beanspruchen
table-abandoned-draw = Unentschieden werten
table-missed-title = Die Partie hat auf dich gewartet
table-missed = Du bist seit { $span } am Zug und warst nicht da. Bleibst du lange weg, darf { $name } die Partie beenden.
table-won =
    { $won ->
        [one] { $won } Partie an diesem Tisch gewonnen
       *[other] { $won } Partien an diesem Tisch gewonnen
    }
table-score-drawn = { $drawn } unentschieden
table-easier = Dreimal nacheinander hat der Computer gewonnen. Wie wäre es eine Weile mit einem leichteren Gegner?
table-easier-yes = Gegen { $level } spielen
table-easier-no = Nein, danke
span-minutes =
    { $minutes ->
        [0] weniger als einer Minute
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
span-hours =
    { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    }
span-days =
    { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    }
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-round = Partie { $round }
table-practice = Übung
table-practice-words = Gegen den Computer wurde ein Zug zurückgenommen, darum gilt diese Partie als Übung. Sie wird aufgehoben wie jede andere.
# Zeichen am Tisch, die sich selbst erklären. `$cards`: wie viele Karten eine Seite fasst.
table-signs = Zeichen am Tisch
table-sign-complete = Ein Balken am Ende einer Seite: Sie ist vollständig, mit allen { $cards } Karten (im Schlamm eine mehr).
table-sign-proof =
    { $game ->
        [siege] Zeigt, ob an einem Mauerplättchen die Führung angesagt werden kann und welche Karten das noch verhindern.
       *[stones] Zeigt, ob ein Stein beansprucht werden kann und welche Karten das noch verhindern.
    }
table-sign-terrain =
    { $card ->
        [Fo] An diesem Stein zählt nur die Summe der Karten; Farben und Folgen sind hier nichts wert.
       *[Mu] An diesem Stein fasst jede Seite { $cards } Karten und ist erst dann vollständig.
    }
table-sign-played = Wie viele Taktikkarten jede Seite gespielt hat. Niemand darf mehr als eine voraus sein.
table-sign-pile =
    { $pile ->
        [t] Taktikkarten, verdeckt: { table-sign-left }. Beim Nachziehen darfst du stattdessen eine von diesen nehmen.
       *[c] { $game ->
                [siege] Belagerungskarten, verdeckt: { table-sign-left }. Ist die letzte gezogen, hat der Angreifer noch einen Zug.
               *[stones] Clankarten, verdeckt: { table-sign-left }. Von hier ziehst du am Ende deines Zuges nach.
            }
    }
table-sign-left =
    { $count ->
        [0] keine mehr
       *[other] noch { $count }
    }
# Über einem Stapel: so kurz wie möglich.
table-pile =
    { $pile ->
        [t] Taktik
       *[c] { $game ->
                [siege] Stapel
               *[stones] Clans
            }
    }
table-played-short = Taktik gespielt
# A game that the page has no drawing for: the board is a list.
table-plain-hand = Deine Karten
table-plain-places = Plätze
table-plain-moves = Mögliche Züge
table-plain-position = In Notation
table-watching = Du schaust zu
table-dealt = Eine neue Partie beginnt
table-taken-back = Züge wurden zurückgenommen
table-stale = Inzwischen ist am Tisch etwas geschehen. Schau noch einmal hin.
table-stale-because = Inzwischen ist am Tisch etwas geschehen, darum wurde das nicht ausgeführt. { $what }.
table-kept-move = Dein Zug ist aufgehoben und wird gesendet, sobald die Verbindung wieder da ist. { $move }.
table-kept = Das ist aufgehoben und wird gesendet, sobald die Verbindung wieder da ist.
table-not-stored = Der Server hat das noch nicht gespeichert. Es wird noch einmal gesendet …
table-chat-waits = wird gesendet

# Faster rules, which are built in the background: for which games, and how far they are
table-building-family =
    { $family ->
        [stones] die Grenzsteine
        [stones_tactics] die Grenzsteine mit Taktik
        [siege] die Belagerung
        [siege_tactics] die Belagerung mit Taktik
        [tug] das Tauziehen
       *[other] { $family }
    }
table-building-time =
    { $unit ->
        [minutes] { $number } min
       *[seconds] { $number } s
    }
table-building-begins = Schnelleres Rechnen für { $what } wird vorbereitet …
table-building-percent = Schnelleres Rechnen für { $what } wird vorbereitet: { $percent } %
table-building-time-left = Schnelleres Rechnen für { $what } wird vorbereitet: { $percent } %, noch etwa { $time }
table-building-waits = Schnelleres Rechnen für { $what } wird als Nächstes vorbereitet
table-building-shallow = Bis dahin denkt der Computer weniger weit voraus.

# The clock
table-clock = Restzeit: { $time }
table-clock-low = Deine Zeit wird knapp

# Log, chat, proof
table-panel = Protokoll und mehr
table-tab-log = Protokoll
table-tab-chat = Chat
table-tab-counter = Karten
table-tab-ranking = Rangfolge
table-tab-proof = Beweis
table-log-as = Schreibweise des Protokolls
table-log-words = In Worten
table-log-notation = Notation
table-log-empty = Noch ist nichts gespielt worden.
table-log-covered = Das Protokoll ist wieder zu sehen, sobald das Gerät weitergegeben ist.
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
# While a computer’s actions are shown one after the other.
table-skip = Überspringen
table-skip-words = Alles auf einmal zeigen, was der Computer getan hat
table-undo = Zurücknehmen
table-hint = Tipp
table-hint-thinking = Denke nach …
table-hint-late = Das dauert gerade etwas: Andere sind noch vor dir dran. Du kannst inzwischen weiterspielen.
table-hint-building = Das dauert gerade etwas: Schnelleres Rechnen für dieses Spiel wird noch vorbereitet, vielleicht ein paar Minuten lang. Du kannst inzwischen weiterspielen.
table-hint-cancel = Abbrechen
table-hint-said = Tipp: { $move }
table-hint-exact = exakt
table-hint-chances = Gewinnchance
table-hint-equal = Etwa gleich gut, mit einer Gewinnchance von etwa { $chance }:
table-hint-show = Zeig es mir
table-resign = Aufgeben
table-resign-ask = Willst du diese Partie aufgeben? Dann gewinnt die andere Seite.
table-go-on = Weiterspielen
table-leave = Den Tisch verlassen
table-leave-ask = Die Partie bleibt, wie sie ist, und du kannst jederzeit wiederkommen. Eine Uhr läuft weiter.
table-stop = Die Serie beenden
table-next = Nächste Partie
table-next-waits = Du bist bereit. Die nächste Partie beginnt, sobald die andere Seite es auch ist.
table-rules = Regeln: { $title }
table-rules-beside = Die Regeln neben dem Tisch
table-rules-words = Deine Partie wartet. Schließ das Fenster, und du bist wieder dort, wo du warst.
table-rules-decided = An diesem Tisch anders entschieden
table-rules-all = Die Regeln lesen
table-rules-back = Zurück an den Tisch
table-rules-page = Auf einer eigenen Seite

# Offers. `$what` is draw, undo or rematch.
table-offer-title = Angebot
table-offer =
    { $what ->
       *[draw] Unentschieden anbieten
        [undo] Um Zurücknahme bitten
        [rematch] Noch eine Partie anbieten
    }
table-you-offered =
    { $what ->
       *[draw] Du bietest ein Unentschieden an.
        [undo] Du bittest darum, deinen Zug zurückzunehmen.
        [rematch] Du möchtest noch eine Partie spielen.
    }
table-they-offered =
    { $what ->
       *[draw] { $name } bietet ein Unentschieden an.
        [undo] { $name } möchte einen Zug zurücknehmen.
        [rematch] { $name } möchte noch eine Partie spielen.
    }
table-accept = Annehmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-confirm-words = { $move }. Möchtest du das?
table-confirm = Bestätigen

# The end
table-result = Ergebnis
table-result-won = Du hast gewonnen
table-result-lost = Du hast verloren
table-result-draw = Unentschieden
table-result-other = { $name } hat gewonnen
table-match-won =
    { $you ->
        [yes] Du hast den Wettkampf gewonnen
       *[no] { $name } hat den Wettkampf gewonnen
    }
table-match-drawn = Der Wettkampf endet unentschieden
table-rematch = Noch eine Partie
table-rematch-accept = Noch eine Partie spielen
table-replay = Nachspielen
table-new = Neue Partie
table-copy-record = Aufzeichnung kopieren
table-look = Tisch ansehen

# One screen for two
table-hand-over = Gerät weitergeben: { $name } ist dran
table-hand-over-words = Bis dahin bleiben die Karten verdeckt.
table-i-am = Ich bin { $name }

# Before the game, or when there is none
table-waiting-title = Warten auf dein Gegenüber
table-call-off = Absagen
table-invited = { $name } lädt dich zu einer Partie ein
table-join = Hinsetzen und spielen
table-unknown = Hier ist kein Tisch, den du sehen darfst
table-closed = Dieser Tisch ist geschlossen
table-closed-words = Niemand ist zum Spielen gekommen.

# Keys
table-keys = Tasten
table-key-tab = von einem zum nächsten
table-key-arrows = eine Reihe entlang: Hand, Steine, Stapel
table-key-enter = auswählen
table-key-digits = Stein, Mauerplättchen oder Würfel mit dieser Zahl; ohne Auswahl: beanspruchen
table-key-read = die Karte lesen, auf der der Fokus liegt
table-key-done = fertig
table-key-escape = einen Schritt zurück
table-key-skip = während der Computer spielt: den Rest sofort zeigen
table-key-hint = Tipp
table-key-undo = zurücknehmen
table-key-log = das Protokoll
table-key-chat = der Chat
table-key-sound = Töne an und aus
table-key-help = diese Hilfe

# (end of table)


## stones: The border of nine stones

# Hände, Stapel und Ablage; die Belagerung nutzt sie auch.
stones-hand-own = Deine Hand: { stones-hand-count }
stones-hand-other =
    { $known ->
        [none] Hand von { $name }: { stones-hand-count }
       *[other] Hand von { $name }: { stones-hand-count }; bekannt: { $known }
    }
stones-hand-count =
    { $tactics ->
        [0] { stones-count-cards }
       *[other] { stones-count-cards } + { stones-count-tactics }
    }
stones-count-cards =
    { $clans ->
        [one] { $clans } Karte
       *[other] { $clans } Karten
    }
stones-count-tactics =
    { $tactics ->
        [one] { $tactics } Taktikkarte
       *[other] { $tactics } Taktikkarten
    }
stones-hand-picked =
    { $count ->
        [one] { $count } Karte gewählt
       *[other] { $count } Karten gewählt
    }
stones-pile =
    { $pile ->
        [t] Taktikstapel, { stones-cards }.
       *[c] Stapel, { stones-cards }.
    }
stones-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
stones-pile-top = Oben liegt: { $cards }.
stones-pile-bottom = Unten liegt: { $cards }.
stones-discards = Ablage: { stones-cards }
stones-discard-here = Hier abwerfen
stones-played = Gespielte Taktikkarten

# Der Wegweiser: was als Nächstes zu tun ist.
stones-say-over = Die Partie ist vorbei
stones-say-waiting = { $name } denkt nach
stones-say-play =
    { $claims ->
        [yes] Spiel eine Karte oder beanspruche einen Stein
       *[no] Spiel eine Karte
    }
stones-say-pass =
    { $claims ->
        [yes] Du kannst keine Clankarte spielen: Beanspruche einen Stein oder passe
       *[no] Du kannst keine Clankarte spielen und darfst passen
    }
stones-say-claim-first = Beanspruche jetzt Steine oder spiel gleich eine Karte
stones-say-claim = Beanspruche einen Stein oder mach weiter
stones-say-draw = Wähle einen Stapel zum Nachziehen
stones-say-scout-draw =
    { $left ->
        [one] { $card }: Zieh noch { $left } Karte, wähle den Stapel
       *[other] { $card }: Zieh noch { $left } Karten, wähle den Stapel
    }
stones-say-scout-return =
    { $left ->
        [one] { $card }: Wähle noch { $left } Karte zum Zurücklegen
       *[other] { $card }: Wähle { $left } Karten zum Zurücklegen
    }
stones-say-mud = { $card } ist weg: Wähle, welche deiner Karten gehen muss
stones-say-return = { $card } zurücklegen?
stones-say-piece =
    { $whose ->
        [own] { $card }: Wähle eine deiner Karten an der Grenze
       *[other] { $card }: Wähle eine Karte der anderen Seite
    }
stones-say-whither =
    { $heap ->
        [yes] { $card }: Wähle einen anderen Stein oder wirf sie ab
       *[no] { $card }: Wähle einen Stein
    }
stones-say-place = { $card }: Wähle einen Stein
stones-say-confirm = { $card } spielen?
stones-step =
    { $step ->
        [play] { $card } spielen
        [return] Zurücklegen
        [pick] { $card } geben
        [heap] Abwerfen
        [done] Fertig
        [pass] Passen
       *[shuffle] Mischen
    }
stones-back = Zurück
stones-cancel = Abbrechen

# Die Grenze. Seiten zählen Karten auf oder sagen, dass keine da sind.
stones-border = Die Grenze
stones-place = Stein { $place }; deine Seite: { $mine }; andere Seite: { $theirs }; { stones-place-state }
stones-place-seen = Stein { $place }; { $bottom }: { $mine }; { $top }: { $theirs }; { stones-place-state }
stones-place-state =
    { $whose ->
        [free] frei
        [mine] von dir beansprucht
       *[theirs] beansprucht von { $owner }
    }
stones-place-terrain = { $words }; { $terrain }
stones-none = keine Karten
stones-side-complete = { $cards }, vollständig
stones-on-stone = { $card } an Stein { $place }
stones-claim = Beanspruchen
stones-claim-stone = Stein { $place } beanspruchen
stones-proof = Beweis
stones-proof-stone = Den Beweis für Stein { $place } ansehen

# Der Beweis.
stones-proof-verdict =
    { $verdict ->
        [holds]
            { $game ->
                [siege]
                    { $you ->
                        [yes] Du kannst bei Mauerplättchen { $place } die Führung ansagen
                       *[no] { $name } kann bei Mauerplättchen { $place } die Führung ansagen
                    }
               *[stones]
                    { $you ->
                        [yes] Du kannst Stein { $place } beanspruchen
                       *[no] { $name } kann Stein { $place } beanspruchen
                    }
            }
        [refuted]
            { $game ->
                [siege]
                    { $you ->
                        [yes] Nicht bewiesen: Du kannst bei Mauerplättchen { $place } nicht die Führung ansagen
                       *[no] Nicht bewiesen: { $name } kann bei Mauerplättchen { $place } nicht die Führung ansagen
                    }
               *[stones]
                    { $you ->
                        [yes] Nicht bewiesen: Du kannst Stein { $place } nicht beanspruchen
                       *[no] Nicht bewiesen: { $name } kann Stein { $place } nicht beanspruchen
                    }
            }
        [taken] Hier gibt es nichts mehr zu beweisen
       *[open] Hier gibt es noch nichts zu beweisen
    }
stones-proof-total = Summe { $total }
stones-proof-best =
    { $you ->
        [yes] Das Beste, was du noch schaffen könntest
       *[no] Das Beste, was { $name } noch schaffen könnte
    }
stones-proof-nothing =
    { $you ->
        [yes] Du kannst diese Seite nicht mehr vollständig machen.
       *[no] { $name } kann diese Seite nicht mehr vollständig machen.
    }
stones-proof-needed =
    { $count ->
        [one]
            { $you ->
                [yes] Dafür bräuchtest du noch { $cards }; diese Karte liegt nirgends offen.
               *[no] Dafür bräuchte { $name } noch { $cards }; diese Karte liegt nirgends offen.
            }
       *[other]
            { $you ->
                [yes] Dafür bräuchtest du noch { $cards }; diese Karten liegen nirgends offen.
               *[no] Dafür bräuchte { $name } noch { $cards }; diese Karten liegen nirgends offen.
            }
    }
stones-proof-formation = { $formation } { $total } ({ $cards })
stones-proof-unseen = nicht offen
stones-proof-as = als { $card }

# Der Kartenzähler.
stones-counter =
    { $count ->
        [one] { $count } Karte ungesehen
       *[other] { $count } Karten ungesehen
    }
stones-counter-words = Jede Karte nach Stärke und Farbe, und wo sie ist
stones-counter-where =
    { $where ->
        [mine] in deiner Hand
        [known] dir bekannt
        [table] auf dem Tisch
        [discarded] abgeworfen
       *[unseen] ungesehen
    }
stones-counter-tactics = Ungesehene Taktikkarten
stones-counter-of = { $unseen } von { $count }

# (end of stones)


## siege: The wall

# Die Mauer. `$number` zählt die Felder von links.
siege-wall = Die Mauer
siege-tile-name =
    { $number ->
        [1] linke Grube
        [2] linker Turm
        [3] linke Mauer
        [4] Tor
        [5] rechte Mauer
        [6] rechter Turm
       *[7] rechte Grube
    }
siege-tile-state =
    { $state ->
        [damaged] beschädigt
       *[intact] intakt
    }
siege-tile-cards =
    { $cards ->
        [one] { $cards } Karte je Seite
       *[other] { $cards } Karten je Seite
    }
siege-tile-label = Mauerplättchen { $number }, { $name }, { siege-tile-state }, { siege-tile-cards }. { $counts } { $attackers } { $defenders }
# Was auf einer Seite zählt. `$names` sind Formationen, die stärkste zuerst.
siege-counts =
    { $sign ->
        [all] Alle Formationen zählen.
        [high] Nur die Summe zählt, die höhere führt.
        [low] Nur die Summe zählt, die niedrigere führt.
       *[some] Nur das zählt: { $names }.
    }
siege-side =
    { $seat ->
        [S] Angriff: { siege-side-cards }.
       *[N] Verteidigung: { siege-side-cards }.
    }
siege-side-cards =
    { $count ->
        [0] keine Karten
       *[other] { $cards }{ siege-side-complete }
    }
siege-side-complete =
    { $free ->
        [0] , vollständig
       *[other] { "" }
    }
siege-piece = { $card } an Mauerplättchen { $place }
siege-proof = Beweis für Mauerplättchen { $place } ansehen
siege-claim-tile = Führung bei Plättchen { $place } ansagen
siege-call-claim = Führung ansagen
siege-call-retreat = Rückzug
siege-fallen = Durchbruch
siege-detail-title = Mauerplättchen { $number }: { $name }
siege-detail-face = { siege-tile-cards }, { siege-tile-state }
siege-detail-next = Nach einem Durchbruch
siege-detail-last = Ein zweiter Durchbruch hier gewinnt die Partie für den Angriff.

# Neben der Mauer
siege-breaches = { $breached } von { $toWin } Durchbrüchen zum Sieg
siege-cauldrons =
    { $left ->
        [0] Kein Ölkessel mehr da
        [one] Noch { $left } von { $total } Ölkesseln
       *[other] Noch { $left } von { $total } Ölkesseln
    }
siege-oil =
    { $left ->
        [one] Öl gießen, noch { $left } Kessel
       *[other] Öl gießen, noch { $left } Kessel
    }
siege-retreat = Rückzug
siege-oil-short = Öl gießen
siege-ranking = Formationen, die stärkste zuerst
siege-discards-title = Ablage
siege-discards =
    { $count ->
        [0] Ablage: leer
       *[other] Ablage: { $cards }
    }
siege-heap = Abwerfen
siege-played =
    { $count ->
        [0] Keine Taktikkarte gespielt
        [one] { $count } Taktikkarte gespielt
       *[other] { $count } Taktikkarten gespielt
    }

# Was als Nächstes zu tun ist. `$card` ist die gewählte Karte.
siege-say-over = Die Belagerung ist vorbei.
siege-wait-turn = { $name } denkt nach.
siege-wait-swap = { $name } wählt Karten für den Austausch.
siege-say-prepare-attacker =
    { $claims ->
        [yes] Sag die Führung an, zieh dich zurück oder wähle eine Karte
       *[no] Wähle eine Karte zum Ausspielen, oder zieh dich vorher zurück
    }
siege-say-prepare-defender = Wähle eine Karte zum Ausspielen, oder gieß vorher Öl
siege-say-oil = Öl: Wähle ein Mauerplättchen; die Angriffskarte direkt an der Mauer wird abgeworfen
siege-say-retreat = Rückzug: Wähle ein Mauerplättchen; alle deine Karten dort werden abgeworfen
siege-say-play =
    { $claims ->
        [yes] Wähle eine Karte, oder sag die Führung an
       *[no] Wähle eine Karte zum Ausspielen
    }
siege-say-pass = Keine Karte ist spielbar: Du musst passen
siege-say-place = { $card }: Wähle ein Mauerplättchen
siege-say-give = { $card } abgeben?
siege-say-re = { $card }: Wähle eine deiner Karten an der Mauer
siege-say-re-then = { $card }: Wähle ein anderes Mauerplättchen, oder wirf sie ab
siege-say-rc = { $card }: Wähle eine Karte aus der Ablage
siege-say-rc-then = { $card }: Wähle ein Mauerplättchen für sie
siege-say-de = { $card }: Wähle eine Karte der anderen Seite
siege-say-tr = { $card }: Wähle eine Karte der anderen Seite
siege-say-tr-then = { $card }: Wähle, an welches Mauerplättchen sie kommt
siege-say-ex = { $card }: Wähle ein Mauerplättchen; alle Karten dort werden abgeworfen
siege-say-su = { $card } spielen?
siege-say-sw = { $card } spielen?
siege-say-support =
    { $left ->
        [one] Wähle noch eine Karte der Ablage für den Stapel
       *[other] Wähle { $left } Karten der Ablage, die in den Stapel gemischt werden
    }
siege-say-shuffle = Mische den Stapel
siege-say-swap =
    { $left ->
        [one] Wähle noch eine Karte, die du abgibst
       *[other] Wähle { $left } Karten, die du abgibst
    }
siege-say-declare = Sag vor dem Ziehen die Führung an, oder mach weiter
siege-say-draw = Wähle, von welchem Stapel du ziehst
siege-say-close = Sag die Führung an, oder beende deinen Zug
siege-done-prepare = Weiter
siege-done-declare = Nichts ansagen
siege-done-close = Zug beenden
siege-end-near = Der Stapel ist leer: Noch ein Zug des Angriffs, dann hat die Mauer gehalten.
siege-end-now = Der letzte Zug des Angriffs

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
tug-column = Kolonne von { $village }
tug-column-die = Kolonne von { $village }, { $value }
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
tug-plain-B = die { $thrown } kommt statt der { $column } in deine Kolonne
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
tug-fact-column = die { $to } kommt statt der { $from } in deine Kolonne
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

tug-say-roll = Du bist dran: Würfle
tug-say-reroll = Du darfst einen Würfel neu werfen: Wähle ihn oder behalte alle
tug-say-reroll-chosen = Die { $die } neu würfeln?
tug-say-act =
    { $count ->
        [3] Wähle einen deiner drei Würfel
        [2] Wähle einen der beiden übrigen Würfel
       *[other] Ein Würfel ist noch übrig: Wähle ihn
    }
tug-say-column = Die { $thrown }: Auf welchen Würfel deiner Kolonne soll sie treffen?
tug-say-use = Die { $thrown } auf die { $column }: Was soll sie bewirken?
tug-say-wait-roll = { $name } würfelt
tug-say-wait-reroll = { $name } darf noch einmal würfeln
tug-say-wait-act = { $name } setzt die Würfel ein
tug-say-over =
    { $you ->
        [yes] Du hast das Tauziehen gewonnen
       *[no] { $name } hat das Tauziehen gewonnen
    }
tug-say-draw = Das Tauziehen endet unentschieden

tug-last =
    { $you ->
        [yes] Dein letzter Zug:
       *[no] Letzter Zug von { $name }:
    }
tug-now =
    { $you ->
        [yes] Du bisher in diesem Zug:
       *[no] { $name } bisher in diesem Zug:
    }
tug-did-roll = würfelte { $dice }
tug-did-reroll = würfelte die { $die } neu: { $to }
tug-did-keep = behielt die Würfel
tug-did-A = { $thrown } auf { $column }: ein stehender Athlet von { $other } eliminiert
tug-did-Aw = { $thrown } auf { $column }: ein geschwächter Athlet von { $other } eliminiert
tug-did-B = { $thrown } kam statt der { $column } in die Kolonne
tug-did-C = { $thrown } auf { $column }: ein Athlet von { $other } geschwächt
tug-did-berserk = Berserker: vier Athleten von { $other } ausgeschieden, oder alle, die noch da waren

# (end of tug)


## moves: Moves in words, for the log, for hints and for screen readers

# Each message says what somebody does, without saying who: `moves-sentence` puts that before it. `$you` is yes where the reader does it,
# and do where somebody is told to do it, as hints are.
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
        [siege] Mauerplättchen { $place }
       *[stones] Stein { $place }
    }

# Cards
moves-play =
    { $you ->
        [yes] spielst
        [do] spiel
       *[no] spielt
    } { $card } an { $place }
moves-redeploy =
    { $you ->
        [do] versetze
       *[no] versetzt
    } { $card } mit { $tactic } von { $from } nach { $to }
moves-redeploy-off =
    { $you ->
        [yes] wirfst
        [do] wirf
       *[no] wirft
    } mit { $tactic } { $card } von { $from } ab
moves-desert =
    { $you ->
        [yes] vertreibst
        [do] vertreibe
       *[no] vertreibt
    } mit { $tactic } { $card } von { $from }
moves-traitor =
    { $you ->
        [yes] holst
        [do] hol
       *[no] holt
    } mit { $tactic } { $card } von { $from } zu { $to } herüber
moves-recruit =
    { $you ->
        [yes] rekrutierst
        [do] rekrutiere
       *[no] rekrutiert
    } { $card } aus der Ablage für { $place }
moves-explode =
    { $you ->
        [yes] sprengst
        [do] sprenge
       *[no] sprengt
    } { $place }
moves-tactic =
    { $you ->
        [yes] spielst
        [do] spiel
       *[no] spielt
    } { $tactic }
moves-support =
    { $you ->
        [yes] legst
        [do] leg
       *[no] legt
    } { $card } in den Stapel zurück
moves-pick =
    { $you ->
        [yes] gibst
        [do] gib
       *[no] gibt
    } { $card } ab
moves-return =
    { $you ->
        [yes] legst
        [do] leg
       *[no] legt
    } { $card } { $edition ->
        [stones-2024] unter
       *[other] auf
    } den Stapel zurück
moves-give =
    { $you ->
        [yes] wirfst
        [do] wirf
       *[no] wirft
    } { $card } von { $from } ab
moves-draw =
    { $you ->
        [yes] ziehst
        [do] zieh
       *[no] zieht
    } { $card }
moves-shuffle =
    { $you ->
        [yes] mischst
        [do] mische
       *[no] mischt
    } den Stapel
moves-pass =
    { $you ->
        [do] passe
       *[no] passt
    }
# What a log leaves out: that nothing more is claimed or prepared.
moves-done =
    { $game ->
        [siege]
            { $you ->
                [yes] machst weiter
                [do] mach weiter
               *[no] macht weiter
            }
       *[stones]
            { $you ->
                [yes] beanspruchst nichts weiter
                [do] beanspruche nichts weiter
               *[no] beansprucht nichts weiter
            }
    }

# Stones and tiles
moves-claim =
    { $game ->
        [siege]
            { $you ->
                [yes] sagst
                [do] sag
               *[no] sagt
            } die Führung bei { $place } an
       *[stones]
            { $you ->
                [yes] beanspruchst
                [do] beanspruche
               *[no] beansprucht
            } { $place }
    }
moves-retreat =
    { $you ->
        [yes] ziehst dich
        [do] zieh dich
       *[no] zieht sich
    } von { $place } zurück
moves-oil =
    { $you ->
        [do] gieß
       *[no] gießt
    } Öl auf { $place }
moves-oil-card =
    { $you ->
        [do] gieß
       *[no] gießt
    } Öl auf { $struck } an { $place }
# A 0 or an 11 arrives where the other one of its colour lies.
moves-cancelled = { $deed } (gegen { $struck }: Beide werden abgeworfen)

# Dice
moves-roll =
    { $you ->
        [yes] würfelst
        [do] würfle
       *[no] würfelt
    }
moves-rolled =
    { $you ->
        [yes] würfelst
        [do] würfle
       *[no] würfelt
    } { $result }
moves-reroll =
    { $you ->
        [yes] würfelst
        [do] würfle
       *[no] würfelt
    } die { $die } neu
moves-rerolled =
    { $you ->
        [yes] würfelst
        [do] würfle
       *[no] würfelt
    } die { $die } neu und { $you ->
        [yes] bekommst
        [do] bekomme
       *[no] bekommt
    } eine { $result }
moves-keep =
    { $you ->
        [yes] behältst
        [do] behalte
       *[no] behält
    } den Wurf
moves-eliminate =
    { $you ->
        [yes] eliminierst
        [do] eliminiere
       *[no] eliminiert
    } einen stehenden Athleten ({ $die } auf { $column })
moves-eliminate-weakened =
    { $you ->
        [yes] eliminierst
        [do] eliminiere
       *[no] eliminiert
    } einen geschwächten Athleten ({ $die } auf { $column })
moves-bundle =
    { $you ->
        [yes] tauschst
        [do] tausche
       *[no] tauscht
    } in der Kolonne die { $column } gegen die { $die }
moves-weaken =
    { $you ->
        [yes] schwächst
        [do] schwäche
       *[no] schwächt
    } einen Athleten ({ $die } auf { $column })
moves-berserk =
    { $you ->
        [yes] wirst
        [do] werde
       *[no] wird
    } zum Berserker

# Numbers of turns
moves-turn = Zug { $turn }

# (end of moves)


## replay: After a game, and positions by link

# Durch ein Spiel gehen
replay-heading = Nachspielen
replay-title = { $south } und { $north }
replay-missing = Diese Partie lässt sich nicht nachspielen
replay-running = Diese Partie läuft noch.
replay-panel = Schritte und mehr
replay-deal = Die Partie beginnt
replay-scrubber = Stelle in der Partie
replay-walk = Durch die Partie gehen
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Von selbst weiterspielen
replay-pause = Anhalten
replay-round = Partie { $round }
replay-round-of = Partie { $round } von { $rounds }
replay-rounds = Partien dieses Wettkampfs
replay-views = Blick von
replay-view-mine = Meine Seite
replay-view-seat = Seite von { $name }
replay-view-all = Alle Karten
replay-view-none = Als Zuschauer

replay-again = Neue Partie wie diese
replay-to-table = Zurück zum Tisch
replay-to-position = Diese Stellung
replay-copy-link = Link kopieren
replay-copy-record = Aufzeichnung kopieren
replay-copy-line = Zeile kopieren
replay-copy-by-hand = Dieser Browser lässt uns nicht kopieren. Markiere den Text und kopiere ihn selbst.
replay-download = Aufzeichnung sichern

replay-position = Eine Stellung
replay-line = Stellung in Notation
replay-line-words = Füge eine Zeile Notation ein, um sie als Spielbrett zu sehen, mit allen möglichen Zügen und Beweisen. Jeder Moment einer Partie hat so eine Zeile. Einige zum Anfang:
replay-look = Zeigen
replay-moves = Mögliche Züge
replay-moves-over = Die Partie ist vorbei.
replay-moves-unknown = Die Karten von { $name } sind hier verdeckt, darum sind die Züge nicht bekannt.
replay-to-move =
    { $phase ->
        [draw] { $name } zieht eine Karte
        [roll] { $name } ist mit Würfeln dran
        [reroll] { $name } darf noch einmal würfeln
        [act] { $name } setzt die Würfel ein
        [claim] { $name } darf Steine beanspruchen
        [claim-first] { $name } darf Steine beanspruchen
       *[play] { $name } ist am Zug
    }
replay-prove = Einen Beweis ansehen
replay-prove-where = Wo
replay-prove-who = Wessen Anspruch

# (end of replay)


## fair: Ausgeteiltes, das jeder nachprüfen kann

# Am Tisch. Ein Siegel ist der SHA-256 des Geheimnisses, das über die Karten entscheidet.
fair-seal = Siegel dieser Partie
fair-seal-next = Siegel der nächsten Partie
fair-seal-words = Das Geheimnis hinter den Karten stand fest, bevor die erste ausgeteilt wurde, und diese Zahl bindet den Server daran. Nach der Partie kannst du es nachprüfen.
fair-link = Wie man das Austeilen nachprüft
fair-mixing = Zum Austeilen fehlt noch ein Text von { $names }. Kommt keiner, wird ohne ihn ausgeteilt.

# Die Prüfung
fair-check = Austeilen prüfen
fair-checking = Rechne …
fair-fits = Alles stimmt.
fair-broken = Hier stimmt etwas nicht.
fair-impossible = Das lässt sich nicht prüfen.
fair-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
fair-throws =
    { $number ->
        [one] { $number } Wurf
       *[other] { $number } Würfe
    }
fair-shuffles =
    { $number ->
        [one] { $number }-mal Mischen
       *[other] { $number }-mal Mischen
    }
fair-derived = In diesem Browser nachgerechnet: { $what }.
fair-seal-kept = Das Siegel ist das, welches dieser Browser vor dem Austeilen gesehen hat.
fair-seal-unseen = Dieser Browser hat das Siegel vor dem Austeilen nicht gesehen und kann nicht wissen, ob es noch dasselbe ist.
fair-seal-other = Das Siegel ist nicht das, welches dir gezeigt wurde. Gezeigt: { $shown }. In der Aufzeichnung: { $recorded }.
fair-text-used = Der Text dieses Browsers ist eingeflossen.
fair-text-lost = Der Server hat den Text dieses Browsers angenommen, in der Aufzeichnung steht aber ein anderer oder keiner.
fair-text-unused = Der Text dieses Browsers kam nicht rechtzeitig an; es wurde ohne ihn ausgeteilt.
fair-text-none = Dieser Browser hat hier keinen Text beigesteuert.
fair-without-computer = Der Computer steuert keinen Text bei.
fair-without = { $name } hat keinen Text beigesteuert.
fair-without-all = Niemand hat einen Text beigesteuert. Der Server hat sein Geheimnis zwar nicht nachträglich geändert, kann aber vorher mehrere ausprobiert und sich eines ausgesucht haben.
fair-wrong =
    { $what ->
        [commitment] Das Siegel müsste { $expected } lauten; in der Aufzeichnung steht { $found }.
        [lot] Nach dem Los müsste { $expected } beginnen; in der Aufzeichnung steht { $found }.
        [column] Die erste Kolonne von { $name } müsste { $expected } sein; in der Aufzeichnung steht { $found }.
        [hand] Die ersten Handkarten von { $name } müssten { $expected } sein; in der Aufzeichnung steht { $found }.
        [card] Karte { $number } des Stapels müsste { $expected } sein; in der Aufzeichnung steht { $found }.
        [tactic] Karte { $number } des Taktikstapels müsste { $expected } sein; in der Aufzeichnung steht { $found }.
        [draw] In Zug { $turn } müsste { $name } { $expected } gezogen haben; in der Aufzeichnung steht { $found }.
        [roll] Der Wurf von { $name } in Zug { $turn } müsste { $expected } sein; in der Aufzeichnung steht { $found }.
        [reroll] Der Würfel, den { $name } in Zug { $turn } neu geworfen hat, müsste { $expected } zeigen; in der Aufzeichnung steht { $found }.
       *[shuffle] Der in Zug { $turn } gemischte Stapel müsste { $expected } sein; in der Aufzeichnung steht { $found }.
    }
fair-nothing = nichts
fair-more =
    { $number ->
        [one] … und noch { $number }
       *[other] … und noch { $number }
    }
fair-not-loaded = Die Aufzeichnung war nicht zu bekommen. Versuche es noch einmal, wenn der Server erreichbar ist.
fair-script = Prüfprogramm sichern
fair-details = Die Zahlen
fair-secret = Geheimnis
fair-text-of = Text von { $name }

# Die Seite darüber
fair-title = Ehrlich ausgeteilt
fair-intro = Niemand kann hier Karten oder Würfel aussuchen, ohne dass es auffliegt: nicht dein Gegenüber, nicht der Computer und auch nicht, wer diesen Server betreibt. Das musst du nicht glauben. Du kannst jede Partie nachprüfen.
fair-before-title = Vor der ersten Karte
fair-before-secret = Für jede Partie denkt sich der Server ein Geheimnis aus, eine Zufallszahl von 256 Bit, und zeigt dir sein Siegel: eine andere Zahl, die aus dem Geheimnis berechnet wird (SHA-256). Aus dem Siegel kann niemand das Geheimnis finden, und niemand findet ein zweites Geheimnis mit demselben Siegel. Von jetzt an ist der Server daran gebunden.
fair-before-text = Erst wenn dein Browser das Siegel gesehen hat, steuert er einen eigenen Text bei, den er sich zufällig ausdenkt. Der Browser deines Gegenübers tut dasselbe. Als der Server sein Geheimnis festlegte, konnte er diese Texte nicht kennen.
fair-before-deal = Wer beginnt, jede Karte, jeder Wurf und jedes Mischen folgen aus dem Geheimnis und den Texten zusammen, nach einer Rechnung, die immer dieselbe ist.
fair-after-title = Nach der Partie
fair-after-words = Jetzt steht das Geheimnis in der Aufzeichnung. Mit „Austeilen prüfen“, neben dem Ergebnis und beim Nachspielen, rechnet dein Browser jede Karte und jeden Wurf nach und vergleicht sie mit der Aufzeichnung; und er vergleicht das Siegel und deinen Text mit dem, was er sich vor dem Austeilen gemerkt hat. Er fragt dazu niemanden.
fair-why-title = Warum niemand aussuchen kann
fair-why-host = Der Server müsste ein Geheimnis wählen, das zu deinem Text passt. Er ist aber durch das Siegel gebunden, bevor es einen Text gibt.
fair-why-players = Ein Spieler müsste einen Text wählen, der zum Geheimnis passt. Vor dem Ende der Partie kennt es aber niemand.
fair-why-one = Dein eigener Text genügt also, um den Server zu binden: Mit ihm entscheidet keine Wahl des Servers über deine Karten.
fair-not-title = Wovor das nicht schützt
fair-not-looking = Der Server kennt das Geheimnis, während ihr spielt. Wer ihn betreibt, kann sich die Karten ansehen und jemandem davon erzählen; und wem er das Geheimnis verriete, der könnte seinen Text danach aussuchen. Dass niemand die Karten ausgesucht hat, heißt nicht, dass niemand sie sieht. Spiele dort, wo du dem Gastgeber traust, oder sei selbst der Gastgeber.
fair-not-seats = Wer an einem neuen Tisch welchen Platz bekommt, wird ohne Siegel ausgelost, wenn das Los entscheiden soll. Auch Lose, die ein Wettkampf zwischen seinen Partien zieht, prüft niemand nach.
fair-not-texts = Auf Texte wird zehn Sekunden gewartet, und manche Programme steuern keine bei. Dann wird ohne sie ausgeteilt, und die Prüfung sagt es. Ganz ohne Text könnte ein Server viele Geheimnisse ausprobiert und sich eines ausgesucht haben.
fair-not-ending = Ein Server kann eine Partie jederzeit abbrechen oder deinen Text ablehnen. Du würdest es merken, verhindern kann es niemand.
fair-not-page = Diese Seite und ihre Prüfung kommen vom selben Server. Wenn du ihm so wenig traust, notiere das Siegel vor dem Austeilen und prüfe die Aufzeichnung mit etwas, das von anderswo kommt: mit dem Programm unten oder einem eigenen.
fair-not-computer = Geprüft werden Karten und Würfel. Worauf ein Computerspieler schaut, wenn er sich entscheidet, zeigt die Prüfung nicht; unserer bekommt nur, was man von seinem Platz aus sieht.
fair-steps-title = So rechnest du selbst nach
fair-steps-words = Alles Nötige steht in der Aufzeichnung einer beendeten Partie: in den Angaben Secret, Commitment (das Siegel), SouthText, NorthText, Lot und Deal und in den Zügen. Das sind die Schritte:
fair-step-seal = Das Geheimnis besteht aus 32 Bytes, geschrieben als 64 Ziffern von 0 bis f. Sein Siegel ist ihr SHA-256.
fair-step-key = Der Schlüssel der Partie entsteht aus dem Geheimnis und beiden Texten. Ein Text, den niemand beigesteuert hat, ist leer.
fair-step-numbers = Alles Zufällige hat einen Namen. Seine Zahlen sind Blöcke von 32 Bytes, gezählt ab 0; jeder Block wird in acht Zahlen von 32 Bit geschnitten, das höchste Byte zuerst.
fair-step-below = Eine Zahl unter einer Grenze ist der Rest der nächsten dieser Zahlen. Die jenseits der letzten vollen Runde werden übergangen, damit alle gleich wahrscheinlich sind.
fair-step-shuffle = Zum Mischen werden die Karten nach ihren Namen sortiert, Zeichen für Zeichen (b10 kommt vor b2). Dann tauscht vom letzten bis zum zweiten Platz jede Karte mit einer, die nicht hinter ihr liegt.
fair-step-labels = Die Namen, und was sie entscheiden:
fair-label-lot = Wer beginnt, wo das Los entscheidet: eine Zahl unter 2; 0 ist Süd, 1 Nord.
fair-label-cards = Die gemischten Karten: erst die Hand von Süd, dann die von Nord, dann der Stapel von oben.
fair-label-tactics = Der gemischte Taktikstapel von oben.
fair-label-columns = Die ersten Kolonnen beim Tauziehen: drei Würfel für Süd, drei für Nord; jeder ist eine Zahl unter 6, plus 1.
fair-label-chance = Was der Zufall später entscheidet, in der Reihenfolge der Aufzeichnung: jeder Wurf (mit allen seinen Würfeln), jeder neu geworfene Würfel, jedes Mischen. Jedes hat einen eigenen Namen, gezählt ab 1.
fair-tools-title = Werkzeuge dafür
fair-tools-script = Dieses Programm hat 80 Zeilen, braucht nur Python und benutzt nichts von uns:
fair-tools-program = Auch das Spielprogramm selbst kann es und kennt dazu noch die Regeln:

# (end of fair)


## learn: The rules in our own words

# `$edition` is stones-1999, stones-2004, stones-2024, siege or tug; `$tactics` how many tactic cards there are; `$claims` start, end or turn.
learn-title = Spielen lernen
learn-lead = Zehn Regelhefte, jedes auf einer Seite: was es gibt, was du tust, und Beispiele zum Ausprobieren. Nichts davon ist abgeschrieben; alles steht hier in unseren eigenen Worten.
learn-play = Das jetzt spielen
learn-back = Zurück zu deiner Partie
learn-contents = Auf dieser Seite
learn-editions = Ausgaben dieses Spiels
learn-all = Alle Spiele
learn-own-name = In dieser Ausgabe: { $name }
learn-count = { $count }×

# The overview
learn-which = Welches Spiel für wen?
learn-game =
    { $game ->
       *[stones] Die Grenzsteine
        [siege] Die Belagerung
        [tug] Das Tauziehen
    }
learn-game-words =
    { $game ->
       *[stones] Für alle, die gern eine Karte gegen die andere abwägen. Wenige Regeln und in jedem Zug eine Entscheidung: Wo fange ich an, was gebe ich auf, was kann ich schon beweisen?
        [siege] Für zwei, die ungleiche Rollen mögen. Einer greift an, einer verteidigt, dann tauscht ihr die Plätze; jedes Stück der Mauer stellt eigene Ansprüche.
        [tug] Für alle, die mit Plan würfeln. Nichts ist verdeckt, nichts muss bewiesen werden, und jeder Wurf kann die Partie drehen.
    }
learn-for =
    { $rulebook ->
        [stones-1999] Am besten für die erste Partie
        [stones-2004] Für Freunde des Niederländischen
        [stones-2004-tactics] Für die zehnte Partie
        [stones-2004-advanced] Für alte Hasen
        [stones-2024] Für eine Fehde über mehrere Runden
        [stones-2024-tactics] Für Freunde der Überraschung
        [stones-2024-early-bird] Für Geduldige
        [siege-2020] Für Strategen
        [siege-2020-tactics] Für Strategen mit Nerven
       *[tug] Für zwischendurch
    }
learn-glance = Die Ausgaben auf einen Blick
learn-glance-words = Dasselbe Spiel ist nicht in jeder Schachtel dasselbe. Das hier ist am Tisch verschieden; den Rest sagen die Seiten.
learn-column =
    { $column ->
        [book] Regelheft
        [cards] Karten
        [hand] Hand
        [side] Karten je Seite
        [claims] Wann beanspruchen
        [scout] Zurückgelegte Karten kommen
        [terrain] Nebel und Schlamm an einem Stein
        [moved] Nebel und Schlamm versetzbar
       *[match] Mehrere Partien
    }
learn-cell-cards =
    { $tactics ->
        [0] { $cards }
       *[other] { $cards } + { $tactics } Taktikkarten
    }
learn-cell-side =
    { $side ->
        [wall] je nach Mauerplättchen
        [mud] { $cards }, im Schlamm { $more }
       *[plain] { $cards }
    }
learn-cell-claims =
    { $claims ->
        [start] vor dem Ausspielen
        [end] nach dem Ausspielen
       *[turn] jederzeit im Zug des Angreifers
    }
learn-cell-scout =
    { $edition ->
        [stones-2024] unter die Stapel
       *[other] oben auf die Stapel
    }
learn-cell-terrain =
    { $one ->
        [yes] nur eins von beiden
       *[no] beide möglich
    }
learn-cell-moved =
    { $moved ->
        [yes] ja
       *[no] nein
    }
learn-cell-match =
    { $match ->
        [series] offene Serie, wer gewinnt, beginnt
        [feud] Fehde mit vereinbarter Länge, ihr beginnt abwechselnd
        [revenge] zwei Partien mit getauschten Rollen
       *[rematch] zwei Partien, die zweite entscheidet
    }
learn-names = Wie die Ausgaben die Formationen nennen
learn-names-words = Links die stärkste. Die Reihenfolge ist überall gleich, nur die Namen wechseln.

# The headings of a page
learn-section =
    { $section ->
        [idea] Worum es geht
        [material] Was es gibt
        [wall] Die Mauer
        [turn] Ein Zug
        [uses] Was ein Würfel bewirkt
        [formations] Die Formationen
        [compare] Vergleich und Gleichstand
        [claim] Beanspruchen, und was ein Beweis ist
        [declare] Führung ansagen, und was ein Beweis ist
        [tactics] Die Taktikkarten
        [end] Das Ende der Partie
       *[match] Mehrere Partien
    }

# The idea
learn-idea-stones = { $places } Grenzsteine stehen in einer Reihe zwischen euch beiden. Auf deiner Seite jedes Steins sammelst du { $cards } Karten; die bessere Formation bekommt den Stein. Wer { $adjacent } Steine nebeneinander besitzt, gewinnt, ebenso wer irgendwelche { $win } hat.
learn-idea-story =
    { $edition ->
        [stones-1999] Zwei Dörfer, Süd- und Nord-Tottenbury, schwören beide, dass die Steine ihnen gehören.
        [stones-2004] In dieser Ausgabe heißen die beiden Dörfer Süd- und Nord-Tottenham.
        [stones-2024] In dieser Ausgabe stehen sich die Oberhäupter zweier Clans gegenüber.
       *[other] Du sitzt auf der einen Seite, dein Gegenüber auf der anderen.
    }
learn-idea-siege = Einer von euch stürmt eine Burgmauer aus { $places } Plättchen, der andere hält sie. Wer an einem Mauerplättchen führt, entscheiden Formationen wie an der Grenze; aber jedes Mauerplättchen stellt eigene Ansprüche, und der Verteidiger hat siedendes Öl.
learn-role =
    { $seat ->
        [S] Sitzt vor der Mauer und beginnt. Gewinnt mit Durchbrüchen an { $win } Mauerplättchen oder mit zweien an ein und demselben. Nur der Angreifer sagt die Führung an.
       *[N] Sitzt hinter der Mauer und hat { $cauldrons } Ölkessel. Muss nie etwas beweisen und gewinnt, wenn er am Ende nicht verloren hat.
    }
learn-idea-tug = Zwei Dörfer ziehen an einem Seil. In jedem Zug wirfst du drei Würfel und setzt jeden gegen einen Würfel deiner eigenen Kolonne: um die andere Mannschaft auszudünnen, die eigene zu stärken oder jemandem ein Bein zu stellen. Das Dorf, von dem niemand mehr am Seil ist, hat verloren.

# What there is
learn-deck =
    { $game ->
        [siege] { $count } Belagerungskarten in { $colours } Farben, Stärken { $weakest } bis { $strongest }, jede Karte einmal.
       *[stones] { $count } Clankarten in { $colours } Farben, Stärken { $weakest } bis { $strongest }, jede Karte einmal.
    }
learn-deck-picture = Alle { $count } Karten, eine Reihe für jede Farbe
learn-stones = { $places } Grenzsteine in einer Reihe, von links nach rechts nummeriert; Nachbarn haben benachbarte Nummern.
learn-tiles = { $places } Mauerplättchen mit zwei Seiten, intakt und beschädigt. Sie liegen in fester Reihe, am Anfang alle intakt.
learn-cauldrons = { $cauldrons } Ölkessel für den Verteidiger.
learn-tactics-there =
    { $edition ->
        [stones-1999] Taktikkarten hat diese Ausgabe nicht.
       *[other]
            { $tactics ->
                [0] Die Taktikkarten bleiben in der Schachtel.
               *[other] { $tactics } Taktikkarten, gemischt als zweiter verdeckter Stapel. Niemand beginnt mit einer.
            }
    }
learn-deal = Jeder bekommt { $hand } Karten, die der andere nicht sehen darf. Die übrigen { $pile } sind der verdeckte Stapel.
learn-begins =
    { $edition ->
        [stones-2024] Wer beginnt? Das Heft fragt, wer zuletzt in Schottland oder in der Nähe war; hier einigt ihr euch oder lost.
        [siege] Der Angreifer beginnt jede Partie. Wer angreift, wird vereinbart oder ausgelost.
        [tug] Wer beginnt, wird vereinbart oder ausgelost.
       *[other] Wer beginnt? Das Heft fragt, wer weniger Geld bei sich hat; hier einigt ihr euch oder lost.
    }
learn-pile =
    { $kind ->
        [t] Taktikstapel: { $count } Karten
       *[c] Stapel: { $count } Karten
    }

# A turn at the border
learn-turn = Ihr seid abwechselnd am Zug. Ein Zug hat diese Schritte, in dieser Reihenfolge:
learn-step =
    { $step ->
        [play] Eine Karte spielen
        [claim] Steine beanspruchen
        [draw] Eine Karte ziehen
        [prepare] Vorbereiten, wenn du magst
        [declare] Und jederzeit im Zug des Angreifers: Führung ansagen
        [throw] Werfen
        [again] Neu werfen
        [use] Alle drei Würfel einsetzen
       *[hand] Würfel weitergeben
    }
learn-play-stones =
    { $tactics ->
        [0] Leg eine Handkarte offen auf deine Seite eines Steins, den noch niemand beansprucht hat und an dem du weniger als { $cards } Karten hast. Dort bleibt sie. Du musst weder auf die andere Seite antworten noch Angefangenes fortsetzen, und die Reihenfolge deiner Karten spielt keine Rolle.
       *[other] Leg eine Clankarte aus der Hand offen auf deine Seite eines Steins, den noch niemand beansprucht hat und an dem du weniger als { $cards } Karten hast, im Schlamm weniger als { $more }. Dort bleibt sie, wenn keine Taktikkarte sie bewegt. Oder spiel stattdessen eine Taktikkarte.
    }
learn-claim-when =
    { $claims ->
        [start] Nur ganz am Anfang deines Zuges, bevor du spielst: Beanspruche so viele Steine, wie du beweisen kannst, oder keinen. Was du in einem Zug vollendest, gehört dir frühestens im nächsten, und nur, wenn es dann noch gilt; die andere Seite hat einen Zug, um es zu verderben.
        [turn] Vor oder nach dem Ausspielen: Beanspruche so viele Steine, wie du beweisen kannst, oder keinen.
       *[end] Beanspruche so viele Steine, wie du beweisen kannst, oder keinen: Niemand muss. Das kommt vor dem Ziehen; eine gezogene Karte hilft dir also nicht mehr im selben Zug.
    }
learn-draw =
    { $tactics ->
        [0] Nimm die oberste Karte des Stapels, damit du wieder { $hand } hast. Ist der Stapel leer, geht es ohne Ziehen weiter.
       *[other] Nimm eine Karte von einem der beiden Stapel, ganz nach Wunsch und egal, was du gespielt hast, damit du wieder { $hand } hast. Ist ein Stapel leer, muss der andere genügen; sind es beide, geht es ohne Ziehen weiter.
    }
learn-pass-title = Wenn du nicht spielen kannst
learn-pass-stones =
    { $tactics ->
        [0] Hat keine deiner Seiten an einem freien Stein noch Platz, passt du. Beanspruchen darfst du trotzdem; gezogen wird nichts, denn deine Hand ist voll.
       *[other] Passen darfst du nur, wenn du keine Clankarte spielen kannst: weil du keine hast oder weil keine deiner Seiten an einem freien Stein noch Platz hat. Dann wählst du zwischen Passen und einer Taktikkarte.
    }

# Formations
learn-formations-stones = { $cards } Karten auf einer Seite sind eine Formation. Es gibt fünf Arten, die stärkste zuerst; eine Seite zählt immer als die stärkste Art, die auf sie passt. Stärken in Folge dürfen in beliebiger Ordnung liegen, und auf { $strongest } folgt nicht { $weakest }.
learn-formations-siege = Eine Seite mit so vielen Karten, wie das Mauerplättchen verlangt, also zwei, drei oder vier, ist vollständig und eine Formation. Es gibt fünf Arten, die stärkste zuerst. Stärken in Folge dürfen in beliebiger Ordnung liegen, und auf { $strongest } folgt nicht { $weakest }.
learn-formations-mud = Im Schlamm bestehen dieselben fünf Arten aus vier Karten. Drei in Folge und eine, die nicht passt, sind kein Lauf.

# Comparing
learn-compare-kind =
    { $game ->
        [siege] Die stärkere Art führt, egal bei welcher Summe; nur die Arten, die das Mauerplättchen zeigt, gibt es dort.
       *[stones] Die stärkere Art gewinnt, egal bei welcher Summe.
    }
learn-compare-sum =
    { $game ->
        [siege] Gleiche Art: Die höhere Summe führt, oder die niedrigere, wo das Mauerplättchen es so will.
       *[stones] Gleiche Art: Die höhere Summe der Stärken gewinnt. Einzelne Karten werden nie verglichen.
    }
learn-compare-tie =
    { $edition ->
        [stones-1999] Gleiche Art und gleiche Summe: Die Seite gewinnt, die zuerst vollständig war. Anders gesagt: Wer an diesem Stein die letzte Karte gelegt hat, verliert ihn, und der andere darf ihn in seinem nächsten Zug beanspruchen.
        [stones-2004] Gleiche Art und gleiche Summe: Wer an diesem Stein die letzte Karte gelegt hat, verliert ihn, und der andere darf ihn in seinem nächsten Zug beanspruchen. Anders gesagt: Die Seite gewinnt, die zuerst vollständig war.
        [stones-2024] Gleiche Art und gleiche Summe: Wer dort zuerst die dritte Karte gelegt hat, gewinnt, also die Seite, die zuerst vollständig war.
        [siege] Gleiche Art und gleiche Summe: Die Seite führt, die zuerst vollständig war.
       *[other] Gleiche Art und gleiche Summe: Die Seite gewinnt, die zuerst vollständig war.
    }
learn-compare-moved =
    { $game ->
        [siege] Vollständig seit wann? Seit die letzte ihrer Karten kam. Wurde eine Karte verloren und ersetzt, zählt der Ersatz.
       *[stones] Vollständig seit wann? Seit die letzte ihrer Karten kam. Eine versetzte Karte kommt neu an, und wurde eine Karte verloren und ersetzt, zählt der Ersatz.
    }

# Claiming
learn-claim-own = Deine eigene Seite muss vollständig sein.
learn-claim-complete = Ist die andere Seite auch vollständig, entscheiden die Formationen.
learn-claim-proof = Ist sie es nicht, brauchst du einen Beweis: Welche Karten auch noch kommen, die andere Seite kann dich nicht mehr schlagen. Ihr darf eine Karte fehlen oder alle.
learn-claim-seen =
    { $tactics ->
        [0] Der Beweis stützt sich auf das, was offen liegt. Jede andere Karte kann noch kommen, sogar eine, die du selbst auf der Hand hast: Eine Hand ist kein Argument.
       *[other] Der Beweis stützt sich auf das, was offen liegt, die Ablage eingeschlossen. Jede andere Clankarte kann noch kommen, sogar eine, die du selbst auf der Hand hast: Eine Hand ist kein Argument.
    }
learn-claim-tie = Schafft die andere Seite höchstens den Gleichstand, genügt das: Du warst zuerst vollständig.
learn-claim-never = Wie wahrscheinlich die Antwort ist und ob noch Zeit für sie bleibt, fragt niemand.
learn-claim-tactics = Taktikkarten, die noch nicht gespielt sind, widerlegen nie einen Anspruch. Joker und ihresgleichen, die schon liegen, zählen als das Beste, was sie sein können.
learn-claim-closed =
    { $tactics ->
        [0] Ein beanspruchter Stein ist für beide geschlossen, auch wenn eine Seite unvollständig ist.
       *[other] Ein beanspruchter Stein ist für beide geschlossen, auch wenn eine Seite unvollständig ist, und keine Taktikkarte rührt ihn mehr an.
    }
learn-claim-refused = Ein Anspruch ohne Beweis kostet hier nichts. Er ist einfach nicht möglich, und du siehst die Karten, die dich schlagen würden.

# Declaring
learn-declare-own = Die Seite des Angreifers muss vollständig sein. Der Verteidiger sagt nie etwas an.
learn-declare-complete = Ist die Seite des Verteidigers auch vollständig, entscheiden die Formationen.
learn-declare-proof = Ist sie es nicht, braucht der Angreifer einen Beweis: Welche Karten auch noch kommen, die Seite des Verteidigers kann nicht mehr führen.
learn-declare-seen = Der Beweis stützt sich auf das, was an der Mauer und in der Ablage liegt. Jede andere Belagerungskarte kann noch kommen, sogar eine aus der Hand des Angreifers.
learn-declare-tie = Schafft der Verteidiger höchstens den Gleichstand, genügt das: Der Angreifer war zuerst vollständig.
learn-declare-never = Öl und das Paar aus 0 und 11, das sich aufheben würde, spielen im Beweis keine Rolle.
learn-declare-tactics = Ebenso wenig Taktikkarten, die noch nicht gespielt sind. Elitekarten, die schon liegen, zählen als das Beste, was sie sein können.
learn-declare-breach = Ein Durchbruch: Ein intaktes Mauerplättchen wird auf die beschädigte Seite gedreht, und alle Karten auf beiden Seiten werden abgeworfen. Es ist sofort wieder offen, nach den Regeln der neuen Seite.
learn-declare-refused = Eine Ansage ohne Beweis kostet hier nichts. Sie ist einfach nicht möglich, und der Angreifer sieht die Karten, die führen würden.

# The wall
learn-wall = Jedes Mauerplättchen sagt, wie viele Karten eine Seite dort aufnimmt, welche Formationen zählen und ob die höhere oder die niedrigere Summe führt. Was zu keiner der gezeigten Arten gehört, zählt als Summe. Welche Mauerplättchen Nachbarn sind, spielt keine Rolle.
learn-wall-shown = In einer gezeigten Art kann eine stärkere stecken: Wo nur Farbe und Summe zählen, ist ein Farblauf einfach eine Farbe; wo nur Lauf und Summe zählen, einfach ein Lauf.
# A turn at the wall
learn-prepare-S = Der Angreifer darf sich von einem oder mehreren Mauerplättchen zurückziehen: Alle eigenen Karten dort werden abgeworfen, und die Plätze sind sofort wieder frei.
learn-prepare-N = Der Verteidiger darf einen Ölkessel über einem Mauerplättchen leeren: Die Karte des Angreifers, die der Mauer am nächsten liegt, wird abgeworfen, also von denen, die noch da sind, die zuerst gelegte. Ein Kessel pro Zug; sind alle { $cauldrons } geleert, gibt es kein Öl mehr.
learn-play-siege =
    { $tactics ->
        [0] Leg eine Handkarte offen auf deine Seite irgendeines Mauerplättchens, an dem du weniger Karten hast, als es aufnimmt. Die erste liegt an der Mauer, jede weitere außen davor, und niemand ordnet sie um.
       *[other] Leg eine Belagerungskarte aus der Hand offen auf deine Seite irgendeines Mauerplättchens, an dem du weniger Karten hast, als es aufnimmt. Die erste liegt an der Mauer, jede weitere außen davor, und niemand ordnet sie um. Oder spiel stattdessen eine Taktikkarte.
    }
learn-declare-when = Vor oder nach einem Rückzug, vor oder nach der Karte, auch nach dem Ziehen, ganz wie der Angreifer will. Warten ist erlaubt und kann sich lohnen: Die Karten des Verteidigers bleiben dort gebunden.
learn-pass-siege =
    { $tactics ->
        [0] Sind alle deine Seiten voll, passt du und ziehst nichts, denn deine Hand ist voll. Wird zweimal in Folge gepasst, ohne Öl, Rückzug oder Ansage dazwischen, hat die Mauer gehalten, und der Verteidiger gewinnt.
       *[other] Lässt sich keine deiner Handkarten spielen, weder Belagerungs- noch Taktikkarte, passt du. Wird zweimal in Folge gepasst, ohne Öl, Rückzug oder Ansage dazwischen, hat die Mauer gehalten, und der Verteidiger gewinnt.
    }
learn-zero-title = Null gegen Elf
learn-zero = Die 0 und die 11 einer Farbe vertragen sich nicht. Kommt eine von ihnen dort an, wo die andere auf der gegenüberliegenden Seite liegt, werden beide sofort abgeworfen. Die ankommende Karte braucht dafür einen freien Platz. Auf derselben Seite kommen die beiden gut aus.
learn-discards-title = Ablage
learn-discards = Was die Mauer verlässt, liegt offen auf einem gemeinsamen Stapel, den beide jederzeit durchsehen dürfen.

# Tactic cards
learn-tactics-instead =
    { $game ->
        [siege] Eine Taktikkarte spielst du anstelle einer Belagerungskarte. Angesagt und gezogen wird wie sonst.
       *[stones] Eine Taktikkarte spielst du anstelle einer Clankarte. Beansprucht und gezogen wird wie sonst.
    }
learn-tactics-limit = Du darfst nie mehr als eine Taktikkarte mehr gespielt haben als dein Gegenüber: Nach deiner ersten wartest du auf seine. Es zählen alle Arten, die in dieser Partie aus der Hand gespielt wurden, wo auch immer die Karte jetzt ist.
learn-tactics-hand = Auf der Hand haben darfst du beliebig viele, im Rahmen deiner { $hand } Handkarten.
learn-tactics-target =
    { $game ->
        [siege] Eine Taktikkarte ohne Ziel kannst du nicht spielen.
       *[stones] Eine Taktikkarte ohne Ziel kannst du nicht spielen, und keine rührt einen beanspruchten Stein an.
    }
learn-tactics-joker = { $joker }: Davon spielt jeder höchstens einen pro Partie. Ein zweiter bleibt bis zum Ende auf der Hand, auch wenn der erste nicht mehr liegt.
learn-kind =
    { $kind ->
        [wild] Wandelbare Karten
        [terrain] Gelände
        [guile] List
        [elite] Elitekarten
       *[action] Aktionskarten
    }
learn-kind-words =
    { $kind ->
        [wild] Sie werden wie Clankarten gelegt und nehmen einen Platz in der Formation ein. Wofür sie stehen, bleibt offen, bis es um den Stein geht; bis dahin ist ihre Seite so viel wert, wie sie bestenfalls sein kann, für den Besitzer und gegen alle anderen. Eine wandelbare Karte darf sogar für eine Karte stehen, die anderswo liegt oder direkt daneben.
        [terrain]
            { $edition ->
                [stones-2024] Sie liegen auf dem Stein, was auch immer daneben schon liegt, nehmen keinen Platz weg und gehören niemandem. Ein Stein trägt nur eine von ihnen, sie treffen sich also nie, und einmal gelegt bleiben sie.
               *[other] Sie liegen beim Stein, was auch immer dort schon liegt, auf der Seite dessen, der sie gelegt hat, und nehmen keinen Platz weg. Beide dürfen sich an einem Stein treffen: dann vier Karten je Seite, und nur die Summe zählt. Die beiden Listkarten, die Karten versetzen oder entfernen, können auch sie nehmen.
            }
        [guile]
            { $edition ->
                [stones-2024] Sie wirken sofort und kommen offen auf die gemeinsame Ablage, die beide jederzeit durchsehen dürfen. Abgeworfene Clankarten kehren nie zurück und zählen in jedem späteren Beweis. Eine Seite, die eine Karte verloren hat, kann wieder aufgefüllt werden.
               *[other] Sie wirken sofort und liegen dann offen auf der Seite dessen, der sie gespielt hat, sichtbar bis zum Ende. Abgeworfene Clankarten kehren nie zurück und zählen in jedem späteren Beweis. Eine Seite, die eine Karte verloren hat, kann wieder aufgefüllt werden.
            }
        [elite] Sie werden wie Belagerungskarten gelegt und nehmen einen Platz ein. Wofür sie stehen, bleibt offen, bis der Angreifer dort die Führung ansagt; dann ist jede das, was für ihren Besitzer am besten ist. Joker sind nicht begrenzt: Sogar beide dürfen auf einer Seite liegen. Sie können verloren gehen wie jede Karte, auch durch Öl oder Rückzug, und wieder rekrutiert werden.
       *[action] Sie wirken sofort und liegen dann offen bei dem, der sie gespielt hat, damit beide mitzählen können. Sie kehren nie zurück. Eine versetzte, gestohlene oder rekrutierte Karte kommt neu an: Sie liegt ganz außen.
    }
learn-more-stones =
    { $card ->
        [Fo] Arten zählen dort nicht; bei Gleichstand gewinnt weiterhin, wer zuerst vollständig war. Stärken unter dieser Karte: { $joker } { $strongest }, { $spyname } { $spy }, { $shield } { $shieldmost }.
        [Mu]
            { $edition ->
                [stones-2024] Sofort und für beide: Eine Seite mit drei Karten ist nicht mehr vollständig, und wer zuerst vier hat, ist zuerst fertig. Ein Beweis gegen weniger als vier Karten geht wie immer.
               *[other] Sofort und für beide: Eine Seite mit drei Karten ist nicht mehr vollständig, und wer zuerst vier hat, ist zuerst fertig. Verschwindet der Schlamm wieder, wirft eine Seite mit vier Karten eine eigener Wahl ab, zuerst wer am Zug ist.
            }
        [Sc] Du siehst jede Karte, bevor du den nächsten Stapel wählst. Zurücklegen darfst du alte oder neue Karten; jede kommt verdeckt zum Stapel ihrer Art, die zweite ganz nach außen. Damit ist deine Hand voll, am Ende des Zuges ziehst du also nicht. Sind weniger als drei Karten übrig, ziehst du, was da ist, und legst nur zurück, was zu viel ist. { $joker }: Einer, den du nicht mehr spielen darfst, wird nicht zurückgelegt, außer es bleibt nichts anderes.
        [Re]
            { $edition ->
                [stones-2024] Eine eigene Clankarte oder wandelbare Karte; der andere Stein muss auf deiner Seite einen freien Platz haben.
               *[other] Eine eigene Clankarte, eine wandelbare Karte oder Gelände, das du gelegt hast. Eine Karte braucht am anderen Stein einen freien Platz auf deiner Seite, Gelände nicht.
            }
        [De]
            { $edition ->
                [stones-2024] Eine Clankarte oder eine wandelbare Karte. Gelände liegt auf niemandes Seite und bleibt.
               *[other] Eine Clankarte, eine wandelbare Karte oder Gelände, das dein Gegenüber gelegt hat.
            }
       *[Tr] Nie eine wandelbare Karte. Der freie Platz darf am selben Stein sein oder an einem anderen, der nicht beansprucht ist; ohne freien Platz kannst du diese Karte nicht spielen.
    }
learn-more-siege =
    { $card ->
        [Jo] Wo die niedrigere Summe führt, ist er eine 0. Mit einer 0 oder 11 hebt er sich nie auf.
        [Sp] Er ist überall eine 10, auch wo die niedrigere Summe führt.
        [Sh] Nie eine 0: Wo die niedrigere Summe führt, ist er eine 1.
        [Re] Eine Belagerungs- oder Elitekarte, auf einen freien Platz an einem anderen Mauerplättchen, wo sie ganz außen liegt. 0 und 11 können sich dort aufheben.
        [Rc] Keine Aktionskarten. Du brauchst einen freien Platz, und 0 und 11 können sich aufheben.
        [De] Eine Belagerungs- oder Elitekarte, wo auch immer sie in ihrer Reihe liegt.
        [Tr] Der freie Platz darf an jedem Mauerplättchen sein, auch an demselben. 0 und 11 können sich aufheben.
        [Ex] Mindestens eine Karte muss dort liegen. Das Mauerplättchen bleibt, wie es ist.
        [Su] In der Ablage müssen zwei Belagerungskarten liegen. Der Stapel wird um zwei Karten länger und die Partie auch; ist die letzte Belagerungskarte aber schon gezogen, verschiebt sich das Ende nicht mehr. In Beweisen können die beiden wieder kommen.
       *[Sw] Beide wählen, bevor einer sieht, was kommt. Wer weniger als drei Karten hat, gibt alle.
    }

# The end, and several games
learn-end-adjacent = { $adjacent } Steine nebeneinander gewinnen sofort.
learn-end-any = Irgendwelche { $win } Steine gewinnen sofort, wo auch immer sie stehen.
learn-end-each = Geprüft wird nach jedem einzelnen Anspruch, und nach einem Sieg wird nichts mehr beansprucht. Vier verstreute Steine genügen nicht.
learn-end-stuck =
    { $tactics ->
        [0] Wird zweimal in Folge gepasst, geht jeder übrige Stein an den, der ihn beweisen kann. Einen Sieger gibt es also immer.
       *[other] Karten können die Grenze verlassen, darum kann eine Partie stecken bleiben: Wird zweimal in Folge gepasst, geht jeder Stein an den, der ihn beweisen kann. Hat dann niemand gewonnen, siegen die meisten Steine; gleich viele sind ein Unentschieden.
    }
learn-end-breach = Der Angreifer gewinnt sofort, wenn { $win } Mauerplättchen durchbrochen sind.
learn-end-second = Der Angreifer gewinnt sofort mit dem zweiten Durchbruch an demselben Mauerplättchen.
learn-end-held = Ist die letzte Karte des Belagerungsstapels gezogen, hat der Angreifer noch einen Zug. Gewinnt er damit nicht, hat die Mauer gehalten, und der Verteidiger siegt.
learn-end-last =
    { $tactics ->
        [0] Meist zieht der Verteidiger diese Karte. Zieht sie der Angreifer, hat der Verteidiger vor dessen letztem Zug noch einen gewöhnlichen.
       *[other] Dafür zählt nur der Belagerungsstapel. Zieht der Angreifer dessen letzte Karte, hat der Verteidiger vor dem letzten Zug des Angreifers noch einen gewöhnlichen.
    }
learn-end-tug = Wer den letzten Athleten verliert, hat sofort verloren, egal welche Würfel noch übrig sind. Das geht auch von eigener Hand: Ein Würfel, der dich mehr Athleten kostet, als du hast, ist erlaubt und verliert.
learn-match-points = Wer eine Partie gewinnt, bekommt 5 Punkte, der andere einen für jeden eigenen Stein. Die meisten Punkte gewinnen den Wettkampf.
learn-match-series = Wer gewinnt, beginnt die nächste Partie. Spielt, bis einer genug hat, oder vereinbart eine Zahl.
learn-match-feud = Vereinbart vorher, wie viele Runden es werden. Ihr beginnt abwechselnd.
learn-match-equal = Bei gleichen Punkten teilt ihr den Sieg, oder eine weitere Partie entscheidet, wie ihr es vereinbart habt.
learn-match-revenge = Die Rollen sind ungleich, darum spielt zweimal und tauscht dazwischen die Plätze. Wer beide Partien gewinnt, gewinnt den Wettkampf.
learn-match-attackers = Je ein Sieg, beide als Angreifer: Besser ist der Sieg, bei dem mehr Karten im Belagerungsstapel blieben.
learn-match-defenders = Je ein Sieg, beide als Verteidiger: Besser ist der Sieg mit mehr intakten Mauerplättchen und vollen Ölkesseln zusammen.
learn-match-again = Immer noch gleich? Eine weitere Partie, die Rollen werden ausgelost.
learn-match-rematch = Spielt zweimal. Die zweite Partie entscheidet den Wettkampf.
learn-match-athlete = Wer die erste gewonnen hat, bekommt in der zweiten einen Athleten mehr, als die Kolonne Augen hat, und nur dort.
learn-match-begin = Wer die erste Partie nicht begonnen hat, beginnt die zweite.
learn-match-single = Eine einzelne Partie ist immer möglich.

# The tug of war
learn-tug-athletes = 36 Athleten, 18 für jedes Dorf. Ein Athlet steht, oder er liegt am Boden und ist geschwächt.
learn-tug-dice = 9 Würfel: drei für jedes Dorf, die seine Kolonne werden, und drei zum Werfen, die hin- und hergehen.
learn-tug-start = Beide werfen ihre drei Würfel und legen sie hin, wie sie gefallen sind: Das ist die Kolonne. Ihre Augen sind die Zahl der Athleten, die du ans Seil schickst, alle stehend; die anderen warten im Vorrat.
learn-tug-cap = Später reichen 18 vielleicht nicht. Eine Grenze gibt es nicht: Nehmt Knöpfe oder Münzen.
learn-tug-picture = Eine Kolonne aus { $dice } ergibt { $athletes } Athleten
learn-tug-throw = Alle drei Würfel. Alles liegt offen; nur der nächste Wurf ist unbekannt.
learn-tug-again = Für jede 6 in deiner eigenen Kolonne darfst du einen Würfel noch einmal werfen. Das neue Ergebnis gilt, auch wenn es schlechter ist, und kein Würfel wird ein drittes Mal geworfen. Du siehst, was einer bringt, bevor du über den nächsten entscheidest.
learn-tug-use = Setz jeden geworfenen Würfel gegen einen Würfel deiner eigenen Kolonne, einen gegen einen. Jedes Paar bewirkt eins von drei Dingen, A, B oder C; oder alle drei Würfel zusammen bewirken D. Paare und Reihenfolge wählst du, eins nach dem anderen. Kein Würfel darf übrig bleiben.
learn-tug-hand = Die drei Würfel, die nicht in deiner Kolonne liegen, gehen ans andere Dorf, auch die, die du ausgetauscht hast.
learn-tug-A = Der geworfene Würfel muss mindestens so hoch sein wie der in der Kolonne: Ein Athlet des anderen Dorfs geht zurück in den Vorrat. Gegen einen geschwächten darf er sogar um eins oder zwei niedriger sein.
learn-tug-B = Die beiden Würfel tauschen die Plätze, egal was sie zeigen. Du bekommst einen Athleten, stehend, und einen weiteren für jedes Auge, das deine Kolonne gewinnt. Für jedes Auge, das sie verliert, geht ein Athlet, die geschwächten zuerst.
learn-tug-C = Jeder Würfel genügt: Ein stehender Athlet des anderen Dorfs geht für den Rest der Partie zu Boden. Von jetzt an ist er leichter zu eliminieren, schon für deinen nächsten Würfel. Steht niemand mehr, bewirkt der Würfel nichts.
learn-tug-D = Drei gleiche Würfel, auf einmal geworfen oder durch Neuwerfen, mindestens so hoch wie der niedrigste deiner Kolonne: Zusammen nehmen sie dem anderen Dorf vier Athleten, stehende zuerst, oder alle, wenn es weniger sind. Du darfst die drei auch einzeln einsetzen.
learn-tug-advice = Niedrige Würfel in der Kolonne machen dich stark im Angriff, hohe machen euch zahlreich. Gegen eine 6 hilft nur eine 6; darum erlaubt sie dir, neu zu werfen.
# What the edition itself calls them, in German.
learn-tug-own =
    { $use ->
        [A] Gegner eliminieren
        [B] Kräfte bündeln
        [C] Gegner schwächen
       *[D] Berserker
    }
learn-tug-B-table = Was Bündeln bringt
learn-tug-B-new = Der neue Würfel ist
learn-tug-B-athletes = Deine Athleten
learn-tug-B-step =
    { $way ->
        [higher] um { $eyes } höher
        [lower] um { $eyes } niedriger
       *[equal] gleich
    }

# Examples to try out
learn-try = Probier es aus
learn-waiting = Der Schiedsrichter ist unterwegs …
learn-build = Bau eine Formation
learn-build-words = Wähle eine Seite und tipp dann Karten an, um sie dorthin zu legen. Was liegt, kannst du zurücknehmen. Es urteilt derselbe Schiedsrichter wie am Tisch.
learn-build-side = Karten legen für
learn-build-tile = Mauerplättchen
learn-build-tray = Karten zum Legen
learn-build-lay =
    { $you ->
        [yes] { $card } auf deine Seite legen
       *[no] { $card } für { $name } legen
    }
learn-build-back =
    { $you ->
        [yes] { $card } von deiner Seite zurücknehmen
       *[no] { $card } von { $name } zurücknehmen
    }
learn-build-clear = Leeren
learn-build-missing =
    { $missing ->
        [one] noch { $missing } Karte
       *[other] noch { $missing } Karten
    }
learn-build-total = zusammen { $total }
learn-build-wins =
    { $game ->
        [siege] { $name } führt hier
       *[stones]
            { $you ->
                [yes] Du bekommst den Stein
               *[no] { $name } bekommt den Stein
            }
    }
learn-build-early =
    { $game ->
        [siege] { $name } führt schon, was auch kommt
       *[stones]
            { $you ->
                [yes] Du kannst schon beanspruchen, was auch kommt
               *[no] { $name } kann schon beanspruchen, was auch kommt
            }
    }
learn-build-open = Noch ist nichts entschieden
learn-tie = Wer war zuerst da?
learn-tie-words = Beide Seiten haben dieselbe Art und dieselbe Summe. Die Zahlen zeigen, in welcher Reihenfolge die Karten kamen. Ändere, wer die letzte gelegt hat.
learn-tie-last = Die letzte Karte kam von
learn-tie-card = { $card }, gelegt als Nummer { $order }
learn-ask = Was meinst du?
learn-ask-words =
    { $game ->
        [siege] Sieh dir die Mauer an und entscheide dich, bevor du den Beweis siehst.
       *[stones] Sieh dir den Tisch an und entscheide dich, bevor du den Beweis siehst.
    }
learn-ask-question =
    { $game ->
        [siege] Gelingt dem Angreifer jetzt der Durchbruch an Mauerplättchen { $place }?
       *[stones] Kannst du jetzt Stein { $place } beanspruchen?
    }
learn-ask-yes = Ja
learn-ask-no = Nein
learn-ask-right = Richtig.
learn-ask-wrong = Nicht ganz.
learn-ask-number = Beispiel { $number } von { $count }
learn-ask-next = Nächstes Beispiel
learn-ask-elsewhere = Anderswo offen
learn-ask-discarded = Abgeworfen
learn-ask-why =
    { $id ->
        [gone] Die grüne 4 und die grüne 7 liegen anderswo, für einen Farblauf reicht es deinem Gegenüber also nicht mehr. Eine Farbe ist zu wenig.
        [unseen] Die grüne 7 ist nirgends zu sehen. Dass du sie selbst auf der Hand haben könntest, ist kein Argument.
        [tie] Dein Gegenüber schafft nur eine Summe, und mit einer 9 gerade den Gleichstand: Du warst zuerst vollständig.
        [empty] Nichts schlägt 7-8-9 in einer Farbe. Noch einmal dasselbe wäre nur gleich, und später; darum darf die andere Seite sogar leer sein.
        [joker] Für einen grünen Farblauf bräuchte es neben der 6 eine grüne 4, 5, 7 oder 8. Alle vier liegen anderswo offen.
        [joker-open] Die grüne 8 ist nicht zu sehen, und die wandelbare Karte wird zur grünen 7.
        [mud] Im Schlamm zählen vier Karten: Du hast nur eine Farbe, und eine vierte 8 wäre besser.
        [fogmud] Im Nebel und Schlamm zählt nur die Summe von vier Karten, und die wandelbare ist eine 9. Dein Gegenüber kommt nicht über 32.
        [fog] Bei klarem Wetter gäbe die blaue 4 deinem Gegenüber einen Farblauf. Hier aber zählt nur die Summe.
        [wall] Die gelbe 8 und die gelbe 11 sind zu sehen, für einen Farblauf reicht es dem Verteidiger also nicht mehr.
        [wall-open] Die gelbe 8 ist nicht zu sehen, auch wenn der Angreifer sie auf der Hand haben sollte.
        [face] Dieses Mauerplättchen kennt nur Farbe und Summe: Drei Elfen sind hier bloß eine Summe.
        [low] Hier führt die niedrigere Summe. Alle fünf Nullen sind zu sehen, der Verteidiger schafft also nur den Gleichstand.
        [first] Beide haben 22, und der Verteidiger war zuerst vollständig. Nur ein Rückzug öffnet das Mauerplättchen wieder.
        [spy] Der Spion ist eine 10, zu weit weg von der 4 für einen Lauf. Dem Verteidiger bleibt höchstens eine Farbe.
        [spy-open] 9 und 10 sind Nachbarn: Die grüne 11 gäbe einen Farblauf von 30.
       *[shield] Wo die niedrigere Summe führt, ist der Schild eine 1 und der Joker eine 0. Höchstens gleich, und später.
    }
learn-dice = Was würde jeder Würfel bewirken?
learn-dice-words = Wähle einen geworfenen Würfel und einen deiner Kolonne und sieh, was das Paar bewirken kann. Führ es aus und mach mit dem Rest weiter.
learn-dice-example =
    { $id ->
        [down] Erst zu Boden, dann raus
        [turn] Ein ganzer Zug
        [price] Ein kleiner Preis
       *[berserk] Vier auf einen Streich
    }
learn-dice-hint =
    { $id ->
        [down] Eine hohe Kolonne und ein magerer Wurf. Wirst du trotzdem zwei Athleten los?
        [turn] Jeder Würfel taugt zu etwas. Was tust du zuerst?
        [price] Ein niedriger Würfel in der Kolonne ist leichter zu erreichen. Was kostet er?
       *[berserk] Drei gleiche Würfel: zusammen oder einzeln?
    }
learn-dice-choose = Welches Beispiel?
learn-dice-thrown = Geworfen
learn-dice-column = Kolonne von { $village }
learn-dice-none = Dieses Paar kann nichts bewirken.
learn-dice-do = Ausführen
learn-dice-done = Der Wurf ist aufgebraucht; als Nächstes ist { $village } dran.
learn-dice-reset = Von vorn

# (end of learn)


## guide: The guided first game

guide-title = Eine geführte erste Partie
guide-start = Geführte erste Partie
guide-new-here = Noch nie gespielt?
guide-offer = Eine richtige Partie gegen den sanftesten Computer, mit vorbereiteten Karten und ein paar Sätzen im richtigen Augenblick. Du kannst die Führung jederzeit beenden und einfach weiterspielen.
guide-understood = Verstanden
guide-leave = Ohne Führung weiter
guide-quiet = Deine Führung meldet sich, wenn etwas Neues geschieht.
guide-prepared = Vorbereitete Karten
guide-prepared-words = Diese Karten oder Würfe wurden für eine erste Lektion ausgesucht und nicht gelost. Die Partie gilt als Übung; eine Revanche wird fair gegeben.

# `$cards`: die drei stärksten einer Farbe; `$need`: wie viele Karten eine Seite vollständig machen.
guide-stones-hand = Das ist deine Hand. Mit { $cards } hältst du die beste Formation, die es gibt: eine Farbe, in Folge. Wähle eine davon.
guide-stones-place = Wähle jetzt einen Stein. Deine Karten liegen darunter, die der anderen Seite darüber. Jeder freie Stein ist recht.
guide-stones-more = Gut begonnen; der Computer hat geantwortet. Mach bei Stein { $place } mit derselben Farbe weiter: { $need } Karten machen eine Seite vollständig.
guide-stones-claim = Du kannst Stein { $place } beweisen: Nichts, was dort noch gelegt werden kann, schlägt deine Karten. Beanspruche ihn!
guide-stones-claimed = Der Stein gehört dir für immer. { $adjacent } nebeneinander gewinnen, oder { $win } beliebige. Was was schlägt, steht unter „Rangfolge“.
guide-stones-complete = Deine Seite an Stein { $place } ist vollständig, aber noch nicht bewiesen. Das Auge zeigt, welche Karten sie noch schlagen könnten; je mehr offen liegen, desto mehr lässt sich beweisen.
guide-stones-lost = Auch der Computer hat einen Stein bewiesen. Dort legt niemand mehr Karten: Such dir die nächsten aus.
guide-stones-draw = Von welchem Stapel ziehst du? Clankarten ergeben Formationen, Taktikkarten biegen die Regeln. Ein oder zwei Taktikkarten sind genug.
guide-stones-tactic = { $card } ist eine Taktikkarte. Wähle sie, um zu lesen, was sie tut; du spielst sie statt einer Clankarte und nie mehr als eine voraus.
guide-stones-terrain = { $card } liegt an einem Stein. Tippe auf das Zeichen und lies, was es dort ändert.
guide-stones-over = Das war deine erste Partie. Spiel noch eine: Sie wird fair gegeben, und du weißt alles, was du brauchst.

guide-siege-hand = Du stürmst die Mauer. Mit { $cards } hältst du die beste Formation, die es gibt: eine Farbe, in Folge. Wähle eine davon.
guide-siege-place = Wähle jetzt ein Mauerplättchen. Seine Felder sagen, wie viele Karten eine Seite dort fasst und was zählt; eines mit drei leeren Feldern passt genau.
guide-siege-more = Die Verteidigung hat von innen geantwortet. Mach bei Mauerplättchen { $place } weiter. Ein Klick auf ein Plättchen sagt, was es verlangt.
guide-siege-claim = Du kannst Mauerplättchen { $place } beweisen: Nichts, was die Verteidigung dort noch legen kann, schlägt deine Karten. Sag die Führung an, und die Mauer ist durchbrochen!
guide-siege-complete = Eine Seite von dir ist vollständig, aber noch nicht bewiesen. Das Auge zeigt, welche Karten dieses Plättchen noch halten könnten.
guide-siege-oil = Die Verteidigung hat Öl gegossen: Deine Karte direkt an der Mauer ist weg. Jeder Kessel wirkt nur einmal.
guide-siege-breach = Ein Durchbruch! Das Plättchen zeigt nun seine beschädigte Seite und verlangt etwas anderes. { $win } beschädigte gewinnen, oder ein zweiter Durchbruch am selben.
guide-siege-retreat = Wo nichts mehr zu gewinnen ist, darfst du dich vor dem Ausspielen zurückziehen: Deine Karten verlassen das Plättchen, und du kannst dort neu beginnen. Du musst nicht.
guide-siege-discards = Was die Mauer verlässt, liegt für beide offen. Karten, die weg sind, können dich nicht schlagen: Darauf ruht jeder Beweis.
guide-siege-last = Der Stapel ist leer. Gewinnst du nicht in diesem Zug, hat die Mauer gehalten.
guide-siege-draw = Von welchem Stapel ziehst du? Belagerungskarten ergeben Formationen, Taktikkarten biegen die Regeln. Ein oder zwei Taktikkarten sind genug.
guide-siege-tactic = { $card } ist eine Taktikkarte. Wähle sie, um zu lesen, was sie tut; du spielst sie statt einer Belagerungskarte und nie mehr als eine voraus.
guide-siege-over = Das war deine erste Belagerung. Tausch in einer Revanche die Seiten: Die Verteidigung hat das Öl.

guide-tug-roll = Zwei Dörfer ziehen an einem Seil. Wirf deine drei Würfel.
guide-tug-reroll = Eine 6 in deiner Kolonne lässt dich einen Würfel neu werfen. Wähle einen, der dir nicht hilft, oder behalte alle.
guide-tug-act = Du setzt alle drei Würfel ein, einen nach dem anderen. Wähle zuerst einen davon.
guide-tug-column = Wähle jetzt den Würfel deiner eigenen Kolonne, auf den er trifft. Ist deiner nicht höher als der geworfene, muss jemand aus dem anderen Dorf gehen.
guide-tug-use = Das alles kann dieses Paar bewirken; darunter steht, was daraus wird. Wähle eines.
guide-tug-berserk = Drei gleiche Würfel! Zusammen nehmen sie vier auf einen Streich.
guide-tug-theirs = Jetzt würfelt das andere Dorf. Was es getan hat, bleibt bis zu deinem nächsten Zug unten stehen.
guide-tug-weakened = Wer am Boden liegt, ist geschwächt und leichter aus dem Spiel zu nehmen.
guide-tug-over = Das war dein erstes Tauziehen. Noch einmal? Dann wird fair gewürfelt.

# (end of guide)


## reasons: Why something is refused, and what a proof says; Python writes these too

# Who sits where. `$seat` and `$other` are the letters of the notation, from Python; the page, which knows names, says `you` for the reader
# and `named` for somebody else, whose name is `$person` or `$rival` then.
reason-seat =
    { $seat ->
        [S] Süd
        [N] Nord
        [you] du
       *[named] { $person }
    }
reason-other =
    { $other ->
        [S] Süd
        [N] Nord
        [you] du
       *[named] { $rival }
    }

# Any game

reason-illegal = { $move } ist nicht erlaubt: { $reason }
reason-game-over = { $move } geht nicht mehr: Die Partie ist vorbei ({ $outcome })
reason-hand-unknown =
    { $seat ->
        [you] du bist am Zug, und deine Hand ist hier nicht bekannt
       *[other] { reason-seat } ist am Zug, und die Hand von { reason-seat } ist hier nicht bekannt
    }
reason-brings-nothing = { $move } bringt nichts, was hinter '=' stehen könnte
reason-for-views = { $move }=? ist für Ansichten: Sag hinter '=', was es bringt, oder gib einen Startwert an
reason-brings-unknown = { $move } bringt etwas Unbekanntes: Sag, was es bringt, oder gib einen Startwert an
reason-impossible = { $move }={ $result } ist unmöglich: Hier kommt etwas anderes
reason-notation = { $field }, Spalte { $column }: { $message }
reason-line = Zeile { $line }

# Cards: the border stones and the siege

reason-must-play =
    { $seat ->
        [you] du kannst eine Karte spielen und musst es dann auch
       *[other] { reason-seat } kann eine Karte spielen und muss es dann auch
    }
reason-play-first =
    { $seat ->
        [you] du musst zuerst eine Karte spielen
       *[other] { reason-seat } muss zuerst eine Karte spielen
    }
reason-now-draws =
    { $tactics ->
        [yes]
            { $seat ->
                [you] du ziehst jetzt eine Karte, '+c' oder '+t'
               *[other] { reason-seat } zieht jetzt eine Karte, '+c' oder '+t'
            }
       *[no]
            { $seat ->
                [you] du ziehst jetzt eine Karte, '+c'
               *[other] { reason-seat } zieht jetzt eine Karte, '+c'
            }
    }
reason-not-in-hand =
    { $seat ->
        [you] { $card } ist nicht in deiner Hand
       *[other] { $card } ist nicht in der Hand von { reason-seat }
    }
reason-never-in-hand =
    { $seat ->
        [you] { $card } kann nicht in deiner Hand sein
       *[other] { $card } kann nicht in der Hand von { reason-seat } sein
    }
reason-no-space =
    { $seat ->
        [you] auf deiner Seite ist kein Platz mehr frei
       *[other] auf der Seite von { reason-seat } ist kein Platz mehr frei
    }
reason-nothing-to-use-on = es gibt gerade nichts, worauf sie wirken könnte
reason-tactics-lead =
    { $played ->
        [one]
            { $seat ->
                [you] du hast schon { $played } Taktikkarte gespielt, { reason-other } erst { $others }
               *[other] { reason-seat } hat schon { $played } Taktikkarte gespielt, { reason-other } erst { $others }
            }
       *[other]
            { $seat ->
                [you] du hast schon { $played } Taktikkarten gespielt, { reason-other } erst { $others }
               *[other] { reason-seat } hat schon { $played } Taktikkarten gespielt, { reason-other } erst { $others }
            }
    }

# The border stones

reason-no-stone = einen Stein { $stone } gibt es nicht
reason-no-stone-of = einen Stein { $stone } gibt es nicht: Sie sind von 1 bis { $last } nummeriert
reason-stone-claimed =
    { $seat ->
        [you] du hast Stein { $stone } schon beansprucht
       *[other] { reason-seat } hat Stein { $stone } schon beansprucht
    }
reason-stone-full =
    { $seat ->
        [you] deine Seite von Stein { $stone } ist voll
       *[other] an Stein { $stone } ist die Seite von { reason-seat } voll
    }
reason-claims-when =
    { $when ->
        [start] Steine werden zu Beginn des Zuges beansprucht
       *[after] Steine werden nach dem Ausspielen einer Karte beansprucht
    }
reason-claims-when-and = { reason-claims-when }, außerdem: { $reason }
reason-now-claims =
    { $seat ->
        [you] beanspruche jetzt Steine oder sag '.' für fertig
       *[other] { reason-seat } beansprucht jetzt Steine oder sagt '.' für fertig
    }
reason-scout-draws =
    { $seat ->
        [you] dein Kundschafter zieht jetzt eine Karte, '+c' oder '+t'
       *[other] der Kundschafter von { reason-seat } zieht jetzt eine Karte, '+c' oder '+t'
    }
reason-scout-returns =
    { $seat ->
        [you] dein Kundschafter legt jetzt eine Karte zurück, etwa '<r1'
       *[other] der Kundschafter von { reason-seat } legt jetzt eine Karte zurück, etwa '<r1'
    }
reason-mud-gone =
    { $seat ->
        [you] der Schlamm ist weg: Wirf jetzt eine Karte ab, etwa 'x b4:3'
       *[other] der Schlamm ist weg: { reason-seat } wirft jetzt eine Karte ab, etwa 'x b4:3'
    }
reason-names-returned = wer eine Karte zurücklegt, sagt, welche
reason-give-up-own = wirf eine Karte von einer deiner Seiten ab, die zu lang geworden ist
reason-joker-stays =
    { $seat ->
        [you] du hast schon einen Joker gespielt; ein zweiter bleibt auf der Hand
       *[other] { reason-seat } hat schon einen Joker gespielt; ein zweiter bleibt auf der Hand
    }
reason-one-tactic = an einem Stein darf nur eine Taktikkarte liegen
reason-other-terrain = an Stein { $stone } liegt schon eine andere Geländekarte
reason-piles-empty = beide Stapel sind leer
reason-needs-target = es fehlt ein Ziel
reason-terrain-elsewhere =
    { $seat ->
        [you] { $card } von dir liegt nicht an Stein { $stone }
       *[other] { $card } von { reason-seat } liegt nicht an Stein { $stone }
    }
reason-traitor-clan = ein Verräter ist immer eine Clankarte
reason-terrain-stays = Geländekarten liegen auf niemandes Seite und bleiben, wo sie sind
reason-mud-holds = der Schlamm an Stein { $stone } hält eine vierte Karte
reason-stone-takes-no = an Stein { $stone } passt { $card } nicht
reason-not-on-stone =
    { $seat ->
        [you] { $card } liegt nicht auf deiner Seite von Stein { $stone }
       *[other] { $card } liegt an Stein { $stone } nicht auf der Seite von { reason-seat }
    }
reason-another-stone = die Karte muss zu einem anderen Stein

# The siege

reason-attacker-begins = in der Belagerung beginnt der Angreifer, und er sitzt im Süden
reason-no-tile = ein Mauerplättchen { $tile } gibt es nicht
reason-no-tile-of = ein Mauerplättchen { $tile } gibt es nicht: Sie sind von 1 bis { $last } nummeriert
reason-attacker-declares = nur der Angreifer sagt die Führung an, und zwar im eigenen Zug
reason-attacker-south = nur der Angreifer, Süd, sagt die Führung an
reason-now-retreats =
    { $seat ->
        [you] zieh dich jetzt zurück, etwa '<2', oder sag '.' für fertig
       *[other] { reason-seat } zieht sich jetzt zurück, etwa '<2', oder sagt '.' für fertig
    }
reason-now-oil =
    { $seat ->
        [you] du darfst jetzt Öl gießen, etwa 'oil@2', oder sagst '.' für fertig
       *[other] { reason-seat } darf jetzt Öl gießen, etwa 'oil@2', oder sagt '.' für fertig
    }
reason-now-declares =
    { $seat ->
        [you] sag jetzt die Führung an oder '.' für fertig
       *[other] { reason-seat } sagt jetzt die Führung an oder '.' für fertig
    }
reason-now-supports =
    { $seat ->
        [you] wähle jetzt eine abgeworfene Karte, etwa '*r1'
       *[other] { reason-seat } wählt jetzt eine abgeworfene Karte, etwa '*r1'
    }
reason-now-shuffled = der Stapel wird jetzt gemischt: 'shuffle'
reason-now-swaps =
    { $seat ->
        [you] wähle jetzt eine Karte zum Abgeben, etwa '>r1'
       *[other] { reason-seat } wählt jetzt eine Karte zum Abgeben, etwa '>r1'
    }
reason-attacker-retreats = nur der Angreifer zieht sich zurück
reason-defender-oil = nur der Verteidiger gießt Öl
reason-retreat-first = ein Rückzug kommt zu Beginn des Zuges, bevor eine Karte gespielt wird
reason-oil-first = Öl kommt zu Beginn des Zuges, bevor eine Karte gespielt wird
reason-no-cauldron = alle Ölkessel sind geleert
reason-no-attacker = der Angreifer hat keine Karte an Mauerplättchen { $tile }
reason-support-siege = nur Belagerungskarten kommen zurück in den Belagerungsstapel, keine Taktikkarten
reason-support-order = die beiden Karten werden in der Reihenfolge einer Hand genannt, nach Farbbuchstabe und Stärke, Elitekarten zuletzt
reason-support-needs =
    { $counted ->
        [elite] die Unterstützung braucht { $need } Belagerungs- oder Elitekarten in der Ablage, dort liegen { $number }
       *[siege] die Unterstützung braucht { $need } Belagerungskarten in der Ablage, dort liegen { $number }
    }
reason-not-discarded = { $card } liegt nicht in der Ablage
reason-names-picked = wer eine Karte aussucht, sagt, welche
reason-tactic-first = das gehört zu einer Taktikkarte, die zuerst gespielt werden muss
reason-tile-full =
    { $seat ->
        [you] deine Seite von Mauerplättchen { $tile } ist mit { $need } Karten voll
       *[other] an Mauerplättchen { $tile } ist die Seite von { reason-seat } mit { $need } Karten voll
    }
reason-tile-empty = an Mauerplättchen { $tile } liegt keine Karte
reason-no-target = ein solches Ziel gibt es nicht
reason-not-elite = { $card } ist keine Belagerungs- oder Elitekarte
reason-not-on-tile =
    { $seat ->
        [you] { $card } liegt nicht auf deiner Seite von Mauerplättchen { $tile }
       *[other] { $card } liegt an Mauerplättchen { $tile } nicht auf der Seite von { reason-seat }
    }
reason-another-tile = die Karte muss zu einem anderen Mauerplättchen

# The tug of war

reason-throw-first =
    { $seat ->
        [you] würfle zuerst: 'roll'
       *[other] { reason-seat } würfelt zuerst: 'roll'
    }
reason-thrown =
    { $seat ->
        [you] du hast schon gewürfelt
       *[other] { reason-seat } hat schon gewürfelt
    }
reason-no-six = in der Kolonne liegt keine Sechs: Es wird nicht neu gewürfelt
reason-dice-used = die Würfel werden schon eingesetzt: Es wird nicht neu gewürfelt
reason-no-reroll = keine { $die } ist da, die neu gewürfelt werden könnte; jeder Würfel wird höchstens einmal neu gewürfelt
reason-reroll-first =
    { $seat ->
        [you] würfle zuerst neu, etwa 'reroll { $die }', oder sag 'keep'
       *[other] { reason-seat } würfelt zuerst neu, etwa 'reroll { $die }', oder sagt 'keep'
    }
reason-berserk = zum Berserker gehören drei gleiche Würfel, mindestens so hoch wie der niedrigste der Kolonne, { $lowest }
reason-no-die = vom Wurf ist keine { $die } mehr übrig
reason-column-used =
    { $seat ->
        [you] in deiner Kolonne ist keine { $column } frei
       *[other] in der Kolonne von { reason-seat } ist keine { $column } frei
    }
reason-nobody-weakened = niemand steht mehr, der geschwächt werden könnte
reason-no-athlete =
    { $kind ->
        [weakened]
            { $seat ->
                [you] du hast keinen geschwächten Athleten
               *[other] { reason-seat } hat keinen geschwächten Athleten
            }
       *[standing]
            { $seat ->
                [you] du hast keinen stehenden Athleten
               *[other] { reason-seat } hat keinen stehenden Athleten
            }
    }
reason-too-low = eine { $die } auf einer { $column } ist zu niedrig, um einen stehenden Athleten zu eliminieren
reason-too-low-weakened = eine { $die } auf einer { $column } ist selbst für einen geschwächten Athleten zu niedrig
reason-weakened-now = wer in diesem Zug geschwächt wurde, ist erst im nächsten leichter zu eliminieren
reason-no-proof-tug = beim Tauziehen gibt es nichts zu beweisen

# What a proof says

reason-formation =
    { $type ->
        [colour-run] Farblauf { $total } ({ $cards })
        [same-strength] gleiche Stärke { $total } ({ $cards })
        [colour] Farbe { $total } ({ $cards })
        [run] Lauf { $total } ({ $cards })
       *[sum] Summe { $total } ({ $cards })
    }
reason-stone-incomplete =
    { $seat ->
        [you] an Stein { $stone } hast du { $number } von { $need } Karten
       *[other] an Stein { $stone } hat { reason-seat } { $number } von { $need } Karten
    }
reason-mud-both =
    { $seat ->
        [you] im Schlamm müssen für einen Anspruch beide Seiten { $need } Karten haben, und an Stein { $stone } hast du { $number }
       *[other] im Schlamm müssen für einen Anspruch beide Seiten { $need } Karten haben, und an Stein { $stone } hat { reason-seat } { $number }
    }
reason-tile-incomplete =
    { $seat ->
        [you] an Mauerplättchen { $tile } hast du { $number } von { $need } Karten
       *[other] an Mauerplättchen { $tile } hat { reason-seat } { $number } von { $need } Karten
    }
reason-other-has =
    { $tied ->
        [yes]
            { $seat ->
                [you] du warst zuerst vollständig und hast: { $formation }
               *[other] { reason-seat } war zuerst vollständig und hat: { $formation }
            }
       *[no]
            { $seat ->
                [you] du hast: { $formation }
               *[other] { reason-seat } hat: { $formation }
            }
    }
reason-other-can-make =
    { $tied ->
        [yes]
            { $seat ->
                [you] du wärst zuerst vollständig und kannst noch schaffen: { $formation }
               *[other] { reason-seat } wäre zuerst vollständig und kann noch schaffen: { $formation }
            }
       *[no]
            { $seat ->
                [you] du kannst noch schaffen: { $formation }
               *[other] { reason-seat } kann noch schaffen: { $formation }
            }
    }
reason-other-has-only =
    { $tied ->
        [yes]
            { $seat ->
                [you] du warst später vollständig und hast nur: { $formation }
               *[other] { reason-seat } war später vollständig und hat nur: { $formation }
            }
       *[no]
            { $seat ->
                [you] du hast nur: { $formation }
               *[other] { reason-seat } hat nur: { $formation }
            }
    }
reason-other-cannot =
    { $seat ->
        [you] du kannst diese Seite nicht mehr vollständig machen
       *[other] { reason-seat } kann diese Seite nicht mehr vollständig machen
    }
reason-other-best =
    { $tied ->
        [yes]
            { $seat ->
                [you] das Beste, was du noch schaffen kannst, ist { $formation }, und das wäre später vollständig
               *[other] das Beste, was { reason-seat } noch schaffen kann, ist { $formation }, und das wäre später vollständig
            }
       *[no]
            { $seat ->
                [you] das Beste, was du noch schaffen kannst, ist { $formation }
               *[other] das Beste, was { reason-seat } noch schaffen kann, ist { $formation }
            }
    }

# Names and settings

reason-no-rulebook = kein Regelwerk heißt { $name }; es gibt: { $known }
reason-option-twice = { $name } nennt eine Option zweimal
reason-no-option = { $rulebook } hat keine Option { $name }; es gibt: { $known }
reason-option-choice = die Option { $name } ist eins von { $known }, nicht { $choice }
reason-option-hand = die Option hand ist bei { $cards } Karten höchstens { $most }, nicht { $hand }
reason-no-level = keine Computerstufe heißt { $name }; es gibt: { $known }
reason-guide-alone = eine geführte erste Partie wird so eröffnet, wie sie vorbereitet wurde: gegen den Computer, ohne Uhr und nicht öffentlich
reason-no-guide = es gibt keine geführte erste Partie für { $name }
reason-clock = eine Uhr ist none, move:SECONDS oder fischer:SECONDS+INCREMENT, nicht { $text }
reason-format-number = { $name }: Hinter dem Doppelpunkt steht eine Zahl von Partien, 1 bis 999
reason-format-feud = eine Fehde hat eine vereinbarte Zahl von Runden: feud:5
reason-no-format = keine Spielform heißt { $name }; es gibt: single, series, series:N, feud:N, revenge, rematch
reason-or = { $first } oder { $second }
reason-format-misfit = { $rulebook } wird als { $known } gespielt, nicht als { $name }
reason-tie = ein Gleichstand wird geteilt ('shared') oder bekommt eine weitere Partie ('extra_game'), nicht { $text }
reason-decider = über eine Rache, die noch immer gleich steht, entscheidet 'one_game' oder 'new_pair', nicht { $text }
reason-split = eine Revanche mit je einem Sieg ist 'second_decides', 'draw' oder 'decider', nicht { $text }
reason-player = ein Spieler ist 'person' oder der Name eines Computergegners
reason-first = first sagt, wer beginnt: S, N oder lot, nicht { $text }
reason-other-rulebook = die Stellung gehört zu { $found }, nicht zu { $rulebook }
reason-open-position = eine Partie braucht eine Stellung ohne unbekannte Karten
reason-over-position = diese Partie ist vorbei: { $outcome }
reason-other-record = die Aufzeichnung gehört nicht zu { $rulebook }

# At the table

reason-accepted-already = das ist schon angenommen worden
reason-not-laid = hier ist noch kein Tisch eröffnet
reason-laid-already = dieser Tisch ist schon eröffnet
reason-stale = am Tisch hat sich inzwischen etwas geändert; schau noch einmal hin
reason-for-player = das kann nur ein Spieler sagen
reason-for-host = das kann nur der Gastgeber sagen
reason-seat-empty =
    { $seat ->
        [you] du sitzt hier noch nicht
       *[other] auf dem Platz von { reason-seat } sitzt noch niemand
    }
reason-computer-moves = ein Computer zieht nur
reason-seat-computer =
    { $seat ->
        [you] hier spielst du als Computer
       *[other] für { reason-seat } spielt der Computer
    }
reason-seat-taken =
    { $seat ->
        [you] dein Platz ist besetzt
       *[other] der Platz von { reason-seat } ist besetzt
    }
reason-not-open = dieser Tisch ist nicht mehr offen
reason-who-decides =
    { $seat ->
        [you] hier entscheidest du
       *[other] hier entscheidet { reason-seat }
    }
reason-confirm-first = { $move } muss zuerst bestätigt oder zurückgenommen werden
reason-nothing-to-confirm = es gibt nichts zu bestätigen
reason-nothing-to-undo = es gibt nichts zurückzunehmen
reason-undo-seen =
    { $ask ->
        [yes] zurücknehmen geht nur, solange keine neue Karte zu sehen war; sonst muss der andere Spieler zustimmen
       *[no] zurücknehmen geht nur, solange keine neue Karte zu sehen war
    }
reason-not-offered-to-you =
    { $what ->
        [draw] dir ist kein Unentschieden angeboten worden
        [undo] du bist nicht um eine Rücknahme gebeten worden
       *[rematch] dir ist keine neue Partie angeboten worden
    }
reason-not-offered =
    { $what ->
        [draw] es ist kein Unentschieden angeboten worden
        [undo] es ist um keine Rücknahme gebeten worden
       *[rematch] es ist keine neue Partie angeboten worden
    }
reason-offered-already = das ist schon angeboten worden
reason-rematch-later = noch eine Partie gibt es erst nach dem Wettkampf
reason-computer-no-draw = der Computer nimmt kein Unentschieden an
reason-computer-undo = gegen den Computer nimm einfach zurück
reason-no-game = hier wird gerade nicht gespielt
reason-result-said = was ein Zug bringt, hat kein Spieler zu sagen
reason-not-possible = { $move } ist hier nicht möglich
reason-time-up = die Zeit ist abgelaufen
reason-time-left = niemandes Zeit ist abgelaufen
reason-not-abandoned = die andere Seite ist noch nicht lange genug fort, während ein Zug aussteht
reason-no-computer = hier hat gerade kein Computer zu entscheiden
reason-no-next = es gibt keine nächste Partie, auf die zu warten wäre
reason-ready-already = du bist schon bereit
reason-stop-between = eine Serie endet zwischen zwei Partien
reason-stop-series = { $name } hat { $games } Partien; nur eine offene Serie kann beendet werden
reason-match-over = der Wettkampf ist vorbei
reason-match-running = der Wettkampf ist noch nicht vorbei
reason-hint-computer = Tipps gibt es in Partien gegen den Computer
reason-hint-decider = einen Tipp bekommt, wer zu entscheiden hat
reason-nothing-said = es gibt nichts zu sagen

# Faires Geben
reason-fair-secret = ein Geheimnis besteht aus 64 Ziffern von 0 bis f
reason-fair-text = ein Text zum Geben besteht aus 1 bis 64 Buchstaben, Ziffern, - und _
reason-no-text-awaited = hier wird gerade kein Text zum Geben erwartet
reason-other-commitment = dieser Text war für eine andere Partie bestimmt
reason-fair-not-recorded = diese Aufzeichnung sagt nichts darüber, wie gegeben wurde: eine Partie mit Startzahl oder aus einer älteren Version
reason-fair-not-over = das Geheimnis dieser Partie wird gezeigt, wenn sie zu Ende ist
reason-fair-one-seat = das ist nur, was ein Platz von der Partie gesehen hat; prüfen lässt sich nur die ganze Aufzeichnung

# The server

reason-no-table = kein Tisch heißt so
reason-private = hier wird jetzt eine private Partie gespielt
reason-no-seat = du hast an diesem Tisch keinen Platz
reason-not-your-seat = das ist nicht dein Platz
reason-no-free-seat = an diesem Tisch ist kein Platz frei
reason-not-dealt = hier ist noch nicht ausgeteilt worden
reason-no-record = eine solche Partie ist an diesem Tisch nicht gespielt worden
reason-positions = diese Partie hat die Stellungen 0 bis { $last }
reason-views = diese Partie lässt sich ansehen von: { $known }
reason-hint-under-way = über einen Tipp wird schon nachgedacht
reason-table-full = an diesem Tisch ist so viel geschehen, dass er voll ist; die Partie kann nur noch aufgegeben werden
reason-table-half-full = an diesem Tisch ist so viel geschehen, dass nur noch gespielt werden kann
reason-entries-missing = es fehlen Einträge
reason-broken = die Geschichte dieses Tisches lässt sich nicht lesen
reason-storage = Partien können gerade weder gespeichert noch gelesen werden; es hat sich nichts geändert
reason-storage-uncertain = die Festplatte hat nicht geantwortet, und es ist nicht sicher, ob das gespeichert wurde; sieh noch einmal auf den Tisch
reason-record-long = so lang ist keine Aufzeichnung
reason-record-none = das ist keine Aufzeichnung einer Partie: In Zeile { $line } steht „{ $text }“, eine Aufzeichnung beginnt aber mit Zeilen wie [Rulebook "stones-1999"]
reason-record-rulebook = in der Aufzeichnung steht nicht, was gespielt wurde: Es fehlt eine Zeile wie [Rulebook "stones-1999"]
reason-record-rulebooks = die Aufzeichnung nennt mehrere Regelwerke ({ $names }); aufbewahrt wird immer nur eine Partie
reason-record-edition = nur Partien nach den Regelwerken dieses Hauses können aufbewahrt werden
reason-page-before = before wird CHANGED:GAME geschrieben, nach dem letzten Tisch der Seite davor
reason-too-many-tables = zu viele neue Tische von dieser Adresse; versuch es später noch einmal
reason-too-many-requests = zu viele Anfragen; versuch es gleich noch einmal
reason-too-many-secrets = das sind mehr Geheimnisse, als eine Verbindung zeigen darf
reason-too-many-followed = das sind mehr Tische, als eine Verbindung verfolgen darf
reason-too-much-work = von dir wartet schon so vieles auf seine Berechnung; versuch es gleich noch einmal
reason-too-much-at-once = das ist zu viel auf einmal; versuch es gleich noch einmal
reason-record-moves = eine Aufzeichnung mit mehr als { $most } Zügen ist zu lang; teile sie auf mehrere auf
reason-foreign-page = diese Seite darf diesen Server nicht benutzen
reason-host-name = dieser Server kennt sich nicht unter dem Namen { $host }; wer ihn betreibt, kann den Namen hinzufügen: tottenbury serve --host-name { $host }
reason-request-long = so viel passt nicht in eine Anfrage
reason-failed = hier ist etwas schiefgegangen
reason-failed-socket = hier ist etwas schiefgegangen; nichts davon ist geblieben

# (end of reasons)

