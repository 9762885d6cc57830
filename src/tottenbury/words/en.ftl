# English. One file is one language; every file has the same messages.


## general: What every screen uses: buttons, states of the connection, settings

# Buttons
general-close = Close
general-home = Home
general-copy = Copy
general-copied = Copied
general-copy-failed = This browser does not let us copy. Mark the text and copy it yourself.
general-menu = Menu
general-loading = One moment …

# The connection, and what can go wrong
general-connecting = Connecting …
general-lost = Connection lost. Reconnecting …
general-connected = Connected again
general-unreachable = The server cannot be reached just now.
general-failed = That did not work.
general-late-done =
    { $what ->
        [move] Your move from before has arrived.
       *[other] What you did before has arrived.
    }
general-late-refused =
    { $what ->
        [move] Your move from before was not made: { $reason }
       *[other] What you did before was not done: { $reason }
    }

# Settings
general-sound = Sounds
general-sound-on = Sounds are on
general-sound-off = Sounds are off
general-name = Your name

# (end of general)


## games: Rulebooks, seats, cards, formations, levels, results

# Seats. `$seat` is S or N, `$game` is stones, siege or tug.
seat-name =
    { $game ->
       *[stones]
            { $seat ->
                [S] South
               *[N] North
            }
        [siege]
            { $seat ->
                [S] Attacker
               *[N] Defender
            }
        [tug]
            { $seat ->
                [S] Plockton
               *[N] Broadford
            }
    }

# People: who gave no name, the reader, and the computer with its level.
person-guest = Guest
person-opponent = Opponent
person-player = Player { $number }
person-you = You
person-computer = Computer ({ $level })

# Rulebooks, by their ids without options.
rulebook-title =
    { $rulebook ->
        [stones-1999] Border stones, 1999
        [stones-2004] Border stones, 2004
        [stones-2004-tactics] Border stones with tactics, 2004
        [stones-2004-advanced] Border stones with tactics, claims first, 2004
        [stones-2024] Border stones, 2024
        [stones-2024-tactics] Border stones with tactics, 2024
        [stones-2024-early-bird] Border stones with tactics, claims first, 2024
        [siege-2020] The siege
        [siege-2020-tactics] The siege with tactics
        [tug] The tug of war
        [battle-line] Battle line, the cousin with ten strengths
       *[other] { $rulebook }
    }

rulebook-words =
    { $rulebook ->
        [stones-1999] Nine stones, two rows of clan cards, and no luck to blame but the draw: the duel as it began.
        [stones-2004] The same duel for nine stones, with the names of the Dutch edition.
        [stones-2004-tactics] Ten tactic cards bring leaders, mist and mud, scouts and turncoats to the border.
        [stones-2004-advanced] Tactic cards, and stones are claimed only at the start of your turn: every claim can still be answered.
        [stones-2024] The duel in its newest dress, played as a feud over several rounds.
        [stones-2024-tactics] Seven cards in hand and ten tactic cards full of mischief.
        [stones-2024-early-bird] Tactic cards, and who wants a stone has to claim it at the very start of the turn.
        [siege-2020] One side storms a wall of seven tiles, the other holds it with cards and boiling oil.
        [siege-2020-tactics] The siege with eleven tactic cards: recruits, explosions and deserters.
        [tug] Two villages, one rope and three dice a turn: pull until nobody is left on the other side.
        [battle-line] The border stones with strengths up to ten, as an example of an edition of your own.
       *[other] An edition of somebody's own.
    }

# Clan colours, and cards by colour letter and strength.
colour-r = red
colour-o = orange
colour-y = yellow
colour-g = green
colour-b = blue
colour-p = purple

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
        [r] Red { $strength }
        [o] Orange { $strength }
        [g] Green { $strength }
        [b] Blue { $strength }
        [p] Purple { $strength }
       *[y] Yellow { $strength }
    }

# Tactic cards, by their letters in notation. `$edition` is stones-1999, stones-2004, stones-2024, siege, or the id of another one.
tactic-name =
    { $edition ->
        [siege]
            { $card ->
                [Jo] Joker
                [Sp] Spy
                [Sh] Shield
                [Re] Redeploy
                [Rc] Recruit
                [De] Desertion
                [Tr] Treason
                [Ex] Explosion
                [Su] Support
               *[Sw] Swap
            }
       *[other]
            { $card ->
                [Jo] Joker
                [Sp] Spy
                [Sh] Shield bearer
                [Fo] Fog
                [Mu] Mud
                [Sc] Scout
                [Re] Redeploy
                [De] Deserter
               *[Tr] Traitor
            }
    }

# What each tactic card does, in a sentence.
card-words =
    { $game ->
        [siege]
            { $strength ->
                [0] If it meets the 11 of its colour across the wall, both are discarded.
                [11] If it meets the 0 of its colour across the wall, both are discarded.
               *[other] Strength { $strength }, of { $weakest } to { $strongest }. Every colour has each strength once.
            }
       *[stones] Strength { $strength }, of { $weakest } to { $strongest }. Every colour has each strength once.
    }
card-stays = Cannot be played now: { $reason }
card-stays-named = { $card } cannot be played now: { $reason }
tactic-words =
    { $card ->
        [Jo]
            { $edition ->
                [siege] Stands for any card, 0 to 11 in any colour; you choose when control is declared.
                [battle-line] Stands for any card, 1 to 10 in any colour; you choose when the stone is decided.
               *[other] Stands for any card, 1 to 9 in any colour; you choose when the stone is decided.
            }
        [Sp]
            { $edition ->
                [siege] A 10 of any colour; you choose the colour when control is declared.
                [battle-line] An 8 of any colour; you choose the colour when the stone is decided.
               *[other] A 7 of any colour; you choose the colour when the stone is decided.
            }
        [Sh]
            { $edition ->
                [siege] A 1, 2 or 3 of any colour; you choose when control is declared.
               *[other] A 1, 2 or 3 of any colour; you choose when the stone is decided.
            }
        [Fo] Lay it at an open stone: only the sum of the cards counts there.
        [Mu] Lay it at an open stone: each side needs four cards there.
        [Sc]
            { $edition ->
                [stones-2024] Draw three cards from the piles, one by one, then put two cards of your hand under their piles.
               *[other] Draw three cards from the piles, one by one, then put two cards of your hand on top of their piles.
            }
        [Re]
            { $edition ->
                [siege] Move one of your cards at the wall to another tile, or discard it.
                [stones-2024] Move one of your cards at an open stone to another open stone, or discard it.
               *[other] Move one of your cards at an open stone, fog and mud included, to another open stone, or discard it.
            }
        [Rc] Play a siege or elite card from the discards to your side of a tile.
        [De]
            { $edition ->
                [siege] Discard one card of the other side at the wall.
                [stones-2024] Discard one card of the other side at an open stone.
               *[other] Discard one card of the other side at an open stone; fog and mud that the other player laid count too.
            }
        [Ex] Discard all cards on both sides of one tile.
        [Su] Shuffle two discarded siege cards back into the pile.
        [Sw] Both players secretly pick three cards of their hands and exchange them.
       *[Tr]
            { $edition ->
                [siege] Take a siege or elite card from the other side and play it to a free place of yours.
               *[other] Take a clan card from the other side of an open stone and put it in a free place of yours.
            }
    }

# Formations. `$type` is colour-run, same-strength, colour, run or sum.
formation-name =
    { $edition ->
       *[other]
            { $type ->
                [colour-run] colour run
                [same-strength] same strength
                [colour] colour
                [run] run
               *[sum] sum
            }
    }

formation-words =
    { $type ->
        [colour-run] One colour, strengths in a row.
        [same-strength] All cards of the same strength.
        [colour] One colour, any strengths.
        [run] Strengths in a row, any colours.
       *[sum] Any cards: the sum of their strengths counts.
    }

# Computer players
level-novice = Novice
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert

level-name =
    { $level ->
        [novice] { level-novice }
        [easy] { level-easy }
        [normal] { level-normal }
        [hard] { level-hard }
       *[expert] { level-expert }
    }

level-novice-words = Still learning, and glad to lose.
level-easy-words = Knows what is strong, and slips often.
level-normal-words = Plays soundly, with small mistakes.
level-hard-words = Never careless: always plays what looks best to it.
level-expert-words = Looks ahead as well, for half a second a move; in the tug of war it plays perfectly.

# Match formats. `$games` is how many games were agreed.
format-single = Single game
format-series-open = Open series
format-series =
    { $games ->
        [one] Series of one game
       *[other] Series of { $games } games
    }
format-feud =
    { $games ->
        [one] Feud of one round
       *[other] Feud of { $games } rounds
    }
format-revenge = Revenge
format-rematch = Rematch
format-single-words = One game decides.
format-series-open-words = Play until one of you stops: 5 points for a win, one for each stone of the loser; the winner begins the next game.
format-series-words = 5 points for a win, one for each stone of the loser; the winner begins the next game.
format-feud-words = 5 points for a win, one for each stone of the loser; you take turns to begin.
format-revenge-words = Two games, in which you exchange attack and defence; after one win each the better one counts.
format-rematch-words = Two games; the winner of the first gets an athlete more, and the second decides.

# Results. `$winner` and `$loser` are names, `$you` says which of them reads this (winner, loser, nobody), `$reason` is one of the notation's,
# `$draw` is yes or no.
result-words =
    { $draw ->
        [yes]
            { $reason ->
               *[agreed] A draw by agreement
                [abandoned] A draw: the game was abandoned
                [standstill] A draw: nobody can play any more
                [adjudicated] A draw: nobody can play any more, and the stones are even
                [turn-limit] A draw: the game went on for too long
                [three-adjacent] A draw
                [five] A draw
            }
       *[no]
            { $reason ->
                [three-adjacent] { result-wins } with three adjacent stones
                [five] { result-wins } with five stones
                [adjudicated] { result-wins }: nobody can play any more, and the remaining stones decide
                [standstill] { result-wins }: nobody can play any more
                [fourth-breach] { result-wins } with the fourth breach in the wall
                [second-breach] { result-wins } by breaking through a damaged tile
                [held] { result-wins }: the wall has held
                [last-athlete] { result-wins }: nobody is left on the other end of the rope
                [agreed] { result-wins } by agreement
                [abandoned]
                    { $you ->
                        [winner] { $loser } did not come back
                        [loser] You did not come back
                       *[nobody] { $winner } wins: { $loser } did not come back
                    }
                [forfeit] { result-wins } by forfeit
                [turn-limit] { result-wins }: the game went on for too long
                [time]
                    { $you ->
                        [winner] { $loser } has run out of time
                        [loser] Your time has run out
                       *[nobody] { $winner } wins on time
                    }
                [resigned]
                    { $you ->
                        [winner] { $loser } has resigned
                        [loser] You have resigned
                       *[nobody] { $winner } wins: { $loser } has resigned
                    }
               *[other] { result-wins }
            }
    }
result-wins =
    { $you ->
        [winner] You win
       *[other] { $winner } wins
    }

# Clocks
clock-none = No clock
clock-move =
    { $seconds ->
        [one] { $seconds } second a turn
       *[other] { $seconds } seconds a turn
    }
clock-fischer = { $minutes } min + { $increment } s a turn

# (end of games)


## home: Home, new game, invitation, lists of games

home-name = Tottenbury
home-skip = Skip to the content
home-nav = Pages
home-nav-play = Play
home-nav-games = My games
home-nav-watch = Find people
home-nav-learn = Learn
home-settings = Settings
home-language = Language
home-theme = Colours
home-theme-auto = Like the device
home-theme-light = Light
home-theme-dark = Dark
home-sound = Sounds
home-settings-play = Playing
home-settings-look = Looks
home-settings-you = You
home-pace = The computer plays
home-pace-calm = calmly
home-pace-brisk = briskly
home-pace-instant = at once
home-pace-words = How long each of its actions is left to be seen before the next one. A click on the table shows the rest of its turn at once.
home-sound-play = Play sounds
home-volume = Volume
home-volume-percent = { $percent } %
home-card-size = Cards
home-card-size-small = small
home-card-size-normal = normal
home-card-size-large = large
home-contrast = Contrast
home-contrast-auto = Like the device
home-contrast-more = More
home-your-name = Your name
home-other-name = Second player’s name
home-other-name-hint = for two at one screen
home-name-hint = may stay empty
home-yes = yes
home-no = no
home-again = Try again
home-not-loaded = The page could not be loaded.
home-unofficial = An unofficial fan project, not connected with the designer or the publishers of the games. Rules in our own words, pictures drawn by us.
home-footer-rules = Rules
home-footer-fair = Fair deals
home-footer-api = Interface for programs

# The first page
home-title = Border duels for two
home-lead = Three quick Scottish duels of cards, dice and nerve. Play the computer, a friend by link, or two at one screen: free, without an account, and unofficial.
home-promise-1 = A game takes ten to twenty minutes
home-promise-2 = Every claim is proven: no arguing
home-promise-3 = Five levels, from first steps to merciless
home-level = How strong is the computer?
home-another-game = Choose another game
home-play = Play
home-play-computer = Play the computer
home-play-friend = Invite a friend
home-play-self = Two at one screen
home-rules-short = How to play
home-choose = Choose your game
home-game-stones = The border stones
home-game-stones-words = The classic: formations of three cards at nine stones, in seven rulebooks.
home-game-siege = The siege
home-game-siege-words = Two roles: storm the castle wall, or hold it.
home-game-tug = The tug of war
home-game-tug-words = The dice game: quick, loud and deeper than it looks.
home-mine = Go on playing
home-all-mine = All my games
home-open = Waiting for a player
home-all-open = All open tables
home-running = Being played now
home-all-running = All running games
home-free-seat = free seat
home-versus = against
home-somebody = Somebody
home-nobody-came = Nobody came
home-status-open = Waits for a player
home-status-running = In play
home-status-finished = Over
home-mark-won = Won
home-mark-lost = Lost
home-mark-drawn = Drawn
home-mark-turn = Your turn
home-game-number = game { $round }
home-remove = Remove
home-remove-game = Remove from my list: { $south } against { $north }
home-remove-title = Remove this game from your list?
home-remove-words = It disappears from your list alone. Nothing is deleted: the other player keeps it, the link still leads to it, and if something happens there, it comes back.
home-remove-yes = Remove
home-remove-no = Keep it
home-removed = Removed from your list
home-continue = Continue
home-continue-at = Continue: { $south } against { $north }
home-look = Replay
home-look-at = Replay: { $south } against { $north }
home-join = Sit down
home-join-at = Sit down with { $name }
home-watch = Watch
home-watch-at = Watch { $south } and { $north }
home-my-table = To my table

# A game in three steps
home-steps =
    { $game ->
       *[stones] The border stones in three steps
        [siege] The siege in three steps
        [tug] The tug of war in three steps
    }
home-step-stones-1 = Lay a card
home-step-stones-1-words = On your turn you lay one card on your side of any stone, then draw a new one.
home-step-stones-2 = Form up
home-step-stones-2-words = Three cards make a formation. Three of one colour in a row is the strongest; the sum breaks ties.
home-step-stones-3 = Claim the stone
home-step-stones-3-words = Claim a stone once the other side can no longer beat you there. Three in a row or any five win.
home-step-siege-1 = Take your side
home-step-siege-1-words = The attacker lays cards before the wall, the defender behind it. Each tile says how many, and what counts there.
home-step-siege-2 = Use what you have
home-step-siege-2-words = The defender pours boiling oil on the first card of a row; the attacker may retreat to begin again.
home-step-siege-3 = Break through, or hold out
home-step-siege-3-words = Lead at a tile for good and it is damaged. Four damaged tiles, or one twice, win; the defender wins when time runs out.
home-step-tug-1 = Throw three dice
home-step-tug-1-words = Set each against one die of your column: that decides what it can do.
home-step-tug-2 = Eliminate, bundle or weaken
home-step-tug-2-words = High dice eliminate an athlete at the rope, new dice in the column bring athletes, and any die makes one stumble.
home-step-tug-3 = Pull to the end
home-step-tug-3-words = When nobody of the other village is left at the rope, you have won.

# More settings
home-more = More settings
home-agreed-first =
    { $who ->
        [me] You begin
       *[other] The other begins
    }
home-agreed-rulings =
    { $count ->
        [one] one reading of the rules
       *[other] { $count } readings of the rules
    }
home-agreed-people = { $what } (with people)
home-by-lot = By lot
home-role = Which side do you take?
home-first = Who begins?
home-first-lot = By lot
home-first-me = You
home-first-other = The other
home-format = How many games?
home-format-single = A single game
home-format-series-open = Open series
home-format-series = Series
home-format-feud = Feud
home-format-revenge = Revenge: two games, exchanging sides
home-format-rematch = Rematch: two games
home-format-games =
    { $games ->
        [one] game
       *[other] games
    }
home-even = If the match is even
home-even-shared = The win is shared
home-even-extra-game = One more game decides
home-even-one-game = One more game decides, roles by lot
home-even-new-pair = Another two games decide
home-even-second-decides = The second game decides
home-even-draw = It is a draw
home-even-decider = A third game decides
home-clock = Clock
home-clock-own = Your own …
home-clock-kind = What the time is for
home-clock-game = For the game
home-clock-turn = For each turn
home-clock-minutes = minutes
home-clock-increment = seconds more a turn
home-clock-computer = Also against the computer
home-public = Public
home-public-words = Others find the table that you invite to as well, under “Find people”: they may join while a seat is free, and may watch.
home-public-computer = Also my games against the computer: others may watch
home-confirm = Confirm before drawing
home-confirm-words = A move after which a card is drawn waits for your confirmation, and can be taken back until then.
home-confirm-new = Holds for the games you start from now on.
home-rulings = Readings of the rules
home-rulings-words = Where the booklet can be read in two ways, you may choose the other one.
home-choice-usual = { $words } (as usual)
home-option-claim-window = When may stones be claimed?
home-choice-claim-window-after-play = After laying a card
home-choice-claim-window-own-turn = At any time in one’s turn
home-choice-claim-window-turn-start = At the start of the turn only
home-option-hand = Cards in hand
home-option-stalemate = When nobody can play any more
home-choice-stalemate-adjudicate = The open stones are judged
home-choice-stalemate-draw = It is a draw
home-option-allow-void-tactics = May tactic cards be played without a target?
home-option-joker-limit = Jokers of one player
home-choice-joker-limit-per-game = One in the whole game
home-choice-joker-limit-on-table = One on the table at a time
home-option-joker-return = May the scout put back a joker that cannot be played?
home-option-mud-claim = When may a stone in the mud be claimed?
home-choice-mud-claim-proof = As soon as it is proven
home-choice-mud-claim-both-full = With four cards on both sides
home-option-mud-excess = The mud goes, and a fourth card is too many
home-choice-mud-excess-owner-discards = Its owner discards one
home-choice-mud-excess-auto-worst = The weakest is discarded
home-choice-mud-excess-forbid = The mud may not go
home-option-one-tactic-a-stone = What counts as the one tactic card of a stone?
home-choice-one-tactic-a-stone-terrain = Fog and mud only
home-choice-one-tactic-a-stone-any = Jokers and such too
home-option-optional-tactics-draw = May one decline to draw once the clan cards are gone?
home-option-scout-short = The scout, when piles are short
home-choice-scout-short-to-size = Put back down to the hand size
home-choice-scout-short-always-two = Always put back two
home-option-stone-cards-targetable = Can fog and mud be moved or discarded?
home-option-siege-full = When the defender has no free place at the start of a turn
home-choice-siege-full-pass = The game goes on
home-choice-siege-full-defender-wins = The defender has held the wall
home-option-redeploy-cancels = Do 0 and 11 cancel each other when one is moved there?
home-option-siege-proof-tactics = Tactic cards not yet played, in a proof
home-choice-siege-proof-tactics-ignore = Left out
home-choice-siege-proof-tactics-count-wilds = Wild cards count
home-option-support-elite = May support bring elite cards back, too?
home-option-support-revives = Does support let the game go on?
home-option-swap-in-proof = Do cards known from a swap count in a proof?
home-option-cap = Most athletes of a village
home-choice-cap-none = No limit
home-option-free-assignment = May several dice go to one die of the column?
home-option-idle-weaken = May one weaken when nobody stands?
home-option-reroll-source = Whose sixes allow another throw?
home-choice-reroll-source-own = One’s own column’s
home-choice-reroll-source-both = Both columns’
home-option-starter = Who begins?
home-choice-starter-agreed = As agreed, or by lot
home-choice-starter-fewer-athletes = The village with fewer athletes; as agreed if they are equal
home-option-weak-next-turn = Are weakened athletes cheaper only from the next turn on?

# My games
home-filter-status = Show
home-filter-all = All
home-filter-turn = Your turn
home-filter-running = In play
home-filter-open = Waiting
home-filter-finished = Over
home-filter-rulebook = Rulebook
home-filter-any = All rulebooks
home-filter-against = Against
home-filter-anybody = Anybody
home-filter-computer = The computer
home-filter-people = People
home-tally = Against the computer
home-tally-line = { $won } won, { $lost } lost{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } drawn
    }
home-older = Show older games
home-none-mine = No games yet
home-none-mine-words = What you play in this browser is kept here, so that you can go on or look at it again.
home-none-fit = Nothing found
home-none-fit-words = None of your games fits this choice.
home-first-game = Play a game
home-import = Bring a game along
home-import-words = Have you got the record of a game, from the terminal or from a friend? Paste it, drop the file here, or choose it: then you can replay it.
home-import-text = Record
home-import-file = Choose a file
home-import-keep = Keep and replay
home-import-empty = There is nothing here yet: paste a record, or choose a file.
home-import-unreadable = { $name } could not be read.

# Watch
home-watch-title = Find somebody to play with, or watch
home-watch-lead = Public tables, as they come and go. You see what lies open, and nobody’s hand.
home-none-open = Nobody is waiting just now. Open a table yourself, and others will find it here.
home-lay-open = Open a public table
home-none-running = No public game is being played at the moment. Yours could be the first: switch on “Public” under “More settings”.
home-lobby-lost = The connection is lost; this list will go on by itself.

# An address that leads nowhere
home-lost = Off the map
home-lost-words = There is nothing at this address but heather. Perhaps a letter went astray.
home-lost-home = Back to the border

# Invitation
home-invite-words = Send this link to a friend. Whoever opens it first can sit down at your table; the game begins at once.
home-invite-link = Link to this table
home-invite-copy = Copy
home-invite-copied = Copied
home-invite-marked = The link is marked; copy it with your device’s own command.
home-invite-share = Share
home-invite-message = Come and play: a table at Tottenbury is waiting for you.
home-invite-code = QR code of the link
home-invite-scan = Or scan it with another device’s camera
home-invite-network = This link works on devices in the same network as this one.
home-invite-which = Address
home-invite-here = Only this device can open the link: the server listens to nobody else. To play over your network, stop it and start it with the command below. This page then offers a link that others can open.
home-preview-invites = { $name } invites you: { $game }
home-preview-somebody = You are invited: { $game }
home-preview-words = Open the link, sit down and play: free, without an account.
home-preview-picture = Border stones in a row before Scottish hills

# (end of home)


## table: Around every table: turn, log, chat, clock, hint, offers

# Who plays, and whose turn it is. `$you` is yes where the reader is meant.
table-title = { $south } against { $north }
table-player = Player { $name }
table-turn =
    { $you ->
        [yes] Your turn
       *[no] { $name } is to move
    }
table-your-turn = Your turn
table-decides = to move
table-thinks = is thinking
table-plays = is playing
table-thinks-less =
    { $built ->
        [soon] thinks less deeply until faster rules are built
       *[never] thinks less deeply without faster rules
    }
table-computer = Computer
table-seat-free = not here yet
table-has-left = has left the table
table-away = away for { $span }
table-abandoned-title = The other player is away
table-abandoned = { $name } has been away for { $span } and owes a move. You need not wait any longer.
table-abandoned-win = Claim the win
table-abandoned-draw = Call it a draw
table-missed-title = The game has waited for you
table-missed = You were away for { $span } while it was your move. If you stay away for long, { $name } may end the game.
table-won =
    { $won ->
        [one] { $won } game won at this table
       *[other] { $won } games won at this table
    }
table-score-drawn = { $drawn } drawn
table-easier = Three in a row went to the computer. How about an easier opponent for a while?
table-easier-yes = Play against { $level }
table-easier-no = No, thank you
span-minutes =
    { $minutes ->
        [0] less than a minute
        [one] one minute
       *[other] { $minutes } minutes
    }
span-hours =
    { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
span-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-round = Game { $round }
table-practice = Practice
table-practice-words = A move was taken back against the computer, so this game is marked as practice. It is kept like any other.
# Signs at a table, which explain themselves. `$cards` is how many cards a side takes.
table-signs = Signs at the table
table-sign-complete = A bar at the end of a side: the side is complete, with all { $cards } cards it takes (one more in the mud).
table-sign-proof =
    { $game ->
        [siege] Shows whether control of a tile could be declared, and which cards could still prevent it.
       *[stones] Shows whether a stone could be claimed, and which cards could still prevent it.
    }
table-sign-terrain =
    { $card ->
        [Fo] Only the sum of the cards counts at this stone; colours and runs are worth nothing here.
       *[Mu] Each side takes { $cards } cards at this stone, and is complete only then.
    }
table-sign-played = How many tactic cards each side has played. Nobody may be more than one ahead.
table-sign-pile =
    { $pile ->
        [t] Tactic cards, face down: { table-sign-left }. When you draw, you may take one of these instead.
       *[c] { $game ->
                [siege] Siege cards, face down: { table-sign-left }. When the last one has been drawn, the attacker has one more turn.
               *[stones] Clan cards, face down: { table-sign-left }. You draw from here at the end of your turn.
            }
    }
table-sign-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
# Above a pile: as short as can be.
table-pile =
    { $pile ->
        [t] Tactics
       *[c] { $game ->
                [siege] Siege
               *[stones] Clans
            }
    }
table-played-short = Tactics played
# A game that the page has no drawing for: the board is a list.
table-plain-hand = Your cards
table-plain-places = Places
table-plain-moves = Possible moves
table-plain-position = As notation has it
table-watching = You are watching
table-dealt = A new game begins
table-taken-back = Moves were taken back
table-stale = Meanwhile something has happened at the table. Have another look.
table-stale-because = Meanwhile something has happened at the table, so that was not done. { $what }.
table-kept-move = Your move is kept, and sent when the connection is back. { $move }.
table-kept = What you did is kept, and sent when the connection is back.
table-not-stored = The server has not stored this yet. It is being sent again …
table-chat-waits = is being sent

# Faster rules, which are built in the background: for which games, and how far they are
table-building-family =
    { $family ->
        [stones] the border stones
        [stones_tactics] the border stones with tactics
        [siege] the siege
        [siege_tactics] the siege with tactics
        [tug] the tug of war
       *[other] { $family }
    }
table-building-time =
    { $unit ->
        [minutes] { $number } min
       *[seconds] { $number } s
    }
table-building-begins = Building faster rules for { $what } …
table-building-percent = Building faster rules for { $what }: { $percent } %
table-building-time-left = Building faster rules for { $what }: { $percent } %, about { $time } left
table-building-waits = Faster rules for { $what } are built next
table-building-shallow = Until then the computer thinks less deeply.

# The clock
table-clock = Time left: { $time }
table-clock-low = Your time is running out

# Log, chat, proof
table-panel = Log and more
table-tab-log = Log
table-tab-chat = Chat
table-tab-counter = Cards
table-tab-ranking = Formations
table-tab-proof = Proof
table-log-as = How the log is written
table-log-words = In words
table-log-notation = Notation
table-log-empty = Nothing has been played yet.
table-log-covered = The log comes back when the device has been passed on.
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-says = { $name } says: { $text }
table-unread = unread
table-proof-title = What a claim at { $place } rests on
table-proof-side = Whose claim

# What one can do
table-done = Done
table-pass = Pass
# While a computer’s actions are shown one after the other.
table-skip = Skip
table-skip-words = Show at once all that the computer has done
table-undo = Take back
table-hint = Hint
table-hint-thinking = Thinking …
table-hint-late = That takes a while just now: others are being served, too. You can play on meanwhile.
table-hint-building = That takes a while just now: the fast rules for this game are still being built, which may last some minutes. You can play on meanwhile.
table-hint-cancel = Cancel
table-hint-said = Hint: { $move }
table-hint-exact = exact
table-hint-chances = Chance to win
table-hint-equal = About equally good, with a chance to win of about { $chance }:
table-hint-show = Show me
table-resign = Resign
table-resign-ask = Do you want to give this game up? The other player wins it.
table-go-on = Play on
table-leave = Leave the table
table-leave-ask = The game stays where it is, and you can come back at any time. A clock goes on running.
table-stop = End the series
table-next = Next game
table-next-waits = You are ready. The next game begins when the other player is, too.
table-rules = Rules: { $title }
table-rules-beside = The rules beside the table
table-rules-words = Your game waits. Close this, and you are back where you were.
table-rules-decided = Decided otherwise at this table
table-rules-all = Read the rules
table-rules-back = Back to the table
table-rules-page = On a page of its own

# Offers. `$what` is draw, undo or rematch.
table-offer-title = Offer
table-offer =
    { $what ->
       *[draw] Offer a draw
        [undo] Ask to take back
        [rematch] Offer a rematch
    }
table-you-offered =
    { $what ->
       *[draw] You offer a draw.
        [undo] You ask to take back your move.
        [rematch] You offer a rematch.
    }
table-they-offered =
    { $what ->
       *[draw] { $name } offers a draw.
        [undo] { $name } asks to take back a move.
        [rematch] { $name } offers a rematch.
    }
table-accept = Accept
table-decline = Decline
table-withdraw = Withdraw
table-confirm-words = { $move }. Is that what you want?
table-confirm = Confirm

# The end
table-result = Result
table-result-won = You have won
table-result-lost = You have lost
table-result-draw = A draw
table-result-other = { $name } has won
table-match-won =
    { $you ->
        [yes] You have won the match
       *[no] { $name } has won the match
    }
table-match-drawn = The match is drawn
table-rematch = Rematch
table-rematch-accept = Accept the rematch
table-replay = Replay
table-new = New game
table-copy-record = Copy the record
table-look = Look at the board

# One screen for two
table-hand-over = Pass the device to { $name }
table-hand-over-words = The hands stay hidden until then.
table-i-am = I am { $name }

# Before the game, or when there is none
table-waiting-title = Waiting for your friend
table-call-off = Call it off
table-invited = { $name } invites you to a game
table-join = Sit down and play
table-unknown = There is no table here that you may see
table-closed = This table is closed
table-closed-words = Nobody came to play.

# Keys
table-keys = Keys
table-key-tab = from one thing to the next
table-key-arrows = along a row: the hand, the stones, the piles
table-key-enter = choose it
table-key-digits = the stone, tile or die of that number; claim it if nothing else is chosen
table-key-read = read the card that has the focus
table-key-done = done
table-key-escape = one step back
table-key-skip = while the computer plays: show the rest at once
table-key-hint = hint
table-key-undo = take back
table-key-log = the log
table-key-chat = the chat
table-key-sound = sounds on and off
table-key-help = this help

# (end of table)


## stones: The border of nine stones

# Hands, piles and discards; the siege uses these too.
stones-hand-own = Your hand: { stones-hand-count }
stones-hand-other =
    { $known ->
        [none] Hand of { $name }: { stones-hand-count }
       *[other] Hand of { $name }: { stones-hand-count }; known: { $known }
    }
stones-hand-count =
    { $tactics ->
        [0] { stones-count-cards }
       *[other] { stones-count-cards } + { stones-count-tactics }
    }
stones-count-cards =
    { $clans ->
        [one] { $clans } card
       *[other] { $clans } cards
    }
stones-count-tactics =
    { $tactics ->
        [one] { $tactics } tactic card
       *[other] { $tactics } tactic cards
    }
stones-hand-picked =
    { $count ->
        [one] { $count } card picked
       *[other] { $count } cards picked
    }
stones-pile =
    { $pile ->
        [t] Tactic pile, { stones-cards }.
       *[c] Pile, { stones-cards }.
    }
stones-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
stones-pile-top = On top lies: { $cards }.
stones-pile-bottom = At the bottom lies: { $cards }.
stones-discards = Discards: { stones-cards }
stones-discard-here = Discard here
stones-played = Tactic cards played

# The guide: what to do next.
stones-say-over = The game is over
stones-say-waiting = { $name } is thinking
stones-say-play =
    { $claims ->
        [yes] Play a card, or claim a stone
       *[no] Play a card
    }
stones-say-pass =
    { $claims ->
        [yes] You cannot play a clan card: claim a stone, or pass
       *[no] You cannot play a clan card and may pass
    }
stones-say-claim-first = Claim stones now, or go on to play a card
stones-say-claim = Claim a stone, or go on
stones-say-draw = Choose a pile to draw from
stones-say-scout-draw =
    { $left ->
        [one] { $card }: draw { $left } more card, from either pile
       *[other] { $card }: draw { $left } more cards, from either pile
    }
stones-say-scout-return =
    { $left ->
        [one] { $card }: choose { $left } more card to put back
       *[other] { $card }: choose { $left } cards to put back
    }
stones-say-mud = { $card } is gone: choose the card of yours that has to leave
stones-say-return = Put { $card } back?
stones-say-piece =
    { $whose ->
        [own] { $card }: choose one of your cards at the border
       *[other] { $card }: choose a card on the other side
    }
stones-say-whither =
    { $heap ->
        [yes] { $card }: choose another stone, or discard it
       *[no] { $card }: choose a stone
    }
stones-say-place = { $card }: choose a stone
stones-say-confirm = Play { $card }?
stones-step =
    { $step ->
        [play] Play { $card }
        [return] Put back
        [pick] Give { $card }
        [heap] Discard it
        [done] Done
        [pass] Pass
       *[shuffle] Shuffle
    }
stones-back = Back
stones-cancel = Cancel

# The border. Sides list cards, or say that there are none.
stones-border = The border
stones-place = Stone { $place }; yours: { $mine }; theirs: { $theirs }; { stones-place-state }
stones-place-seen = Stone { $place }; { $bottom }: { $mine }; { $top }: { $theirs }; { stones-place-state }
stones-place-state =
    { $whose ->
        [free] free
        [mine] claimed by you
       *[theirs] claimed by { $owner }
    }
stones-place-terrain = { $words }; { $terrain }
stones-none = no cards
stones-side-complete = { $cards }, complete
stones-on-stone = { $card } at stone { $place }
stones-claim = Claim
stones-claim-stone = Claim stone { $place }
stones-proof = Proof
stones-proof-stone = Look at the proof for stone { $place }

# The proof.
stones-proof-verdict =
    { $verdict ->
        [holds]
            { $game ->
                [siege]
                    { $you ->
                        [yes] You can declare control of tile { $place }
                       *[no] { $name } can declare control of tile { $place }
                    }
               *[stones]
                    { $you ->
                        [yes] You can claim stone { $place }
                       *[no] { $name } can claim stone { $place }
                    }
            }
        [refuted]
            { $game ->
                [siege]
                    { $you ->
                        [yes] Not proven: you cannot declare control of tile { $place }
                       *[no] Not proven: { $name } cannot declare control of tile { $place }
                    }
               *[stones]
                    { $you ->
                        [yes] Not proven: you cannot claim stone { $place }
                       *[no] Not proven: { $name } cannot claim stone { $place }
                    }
            }
        [taken] Nothing left to prove here
       *[open] Nothing to prove here yet
    }
stones-proof-total = total { $total }
stones-proof-best =
    { $you ->
        [yes] The best you could still make
       *[no] The best { $name } could still make
    }
stones-proof-nothing =
    { $you ->
        [yes] You cannot complete this side any more.
       *[no] { $name } cannot complete this side any more.
    }
stones-proof-needed =
    { $count ->
        [one]
            { $you ->
                [yes] For that you would need { $cards }, which lies nowhere face up.
               *[no] For that { $name } would need { $cards }, which lies nowhere face up.
            }
       *[other]
            { $you ->
                [yes] For that you would need { $cards }, which lie nowhere face up.
               *[no] For that { $name } would need { $cards }, which lie nowhere face up.
            }
    }
stones-proof-formation = { $formation } { $total } ({ $cards })
stones-proof-unseen = not face up
stones-proof-as = as { $card }

# The card counter.
stones-counter =
    { $count ->
        [one] { $count } card unseen
       *[other] { $count } cards unseen
    }
stones-counter-words = Every card by strength and colour, and where it is
stones-counter-where =
    { $where ->
        [mine] in your hand
        [known] known to you
        [table] on the table
        [discarded] discarded
       *[unseen] unseen
    }
stones-counter-tactics = Tactic cards unseen
stones-counter-of = { $unseen } of { $count }

# (end of stones)


## siege: The wall

# The wall. `$number` counts the tiles from the left.
siege-wall = The wall
siege-tile-name =
    { $number ->
        [1] left pit
        [2] left tower
        [3] left wall
        [4] gate
        [5] right wall
        [6] right tower
       *[7] right pit
    }
siege-tile-state =
    { $state ->
        [damaged] damaged
       *[intact] intact
    }
siege-tile-cards =
    { $cards ->
        [one] { $cards } card a side
       *[other] { $cards } cards a side
    }
siege-tile-label = Tile { $number }, { $name }, { siege-tile-state }, { siege-tile-cards }. { $counts } { $attackers } { $defenders }
# What counts on a face. `$names` are formations, strongest first.
siege-counts =
    { $sign ->
        [all] All formations count.
        [high] Only the sum counts, the higher one leads.
        [low] Only the sum counts, the lower one leads.
       *[some] Only these count: { $names }.
    }
siege-side =
    { $seat ->
        [S] Attacker: { siege-side-cards }.
       *[N] Defender: { siege-side-cards }.
    }
siege-side-cards =
    { $count ->
        [0] no cards
       *[other] { $cards }{ siege-side-complete }
    }
siege-side-complete =
    { $free ->
        [0] , complete
       *[other] { "" }
    }
siege-piece = { $card } at tile { $place }
siege-proof = Look at the proof for tile { $place }
siege-claim-tile = Declare tile { $place }
siege-call-claim = Declare
siege-call-retreat = Retreat
siege-fallen = Breached
siege-detail-title = Tile { $number }: { $name }
siege-detail-face = { siege-tile-cards }, { siege-tile-state }
siege-detail-next = After a breach
siege-detail-last = A second breach of this tile wins the game for the attacker.

# Beside the wall
siege-breaches = { $breached } of { $toWin } breaches that win
siege-cauldrons =
    { $left ->
        [0] No cauldron of oil left
        [one] { $left } cauldron of oil left, of { $total }
       *[other] { $left } cauldrons of oil left, of { $total }
    }
siege-oil =
    { $left ->
        [one] Pour oil, { $left } cauldron left
       *[other] Pour oil, { $left } cauldrons left
    }
siege-retreat = Retreat
siege-oil-short = Pour oil
siege-ranking = Formations, strongest first
siege-discards-title = Discards
siege-discards =
    { $count ->
        [0] Discards: none
       *[other] Discards: { $cards }
    }
siege-heap = Discard it
siege-played =
    { $count ->
        [0] No tactic card played
        [one] { $count } tactic card played
       *[other] { $count } tactic cards played
    }

# What to do next. `$card` is the card that has been chosen.
siege-say-over = The siege is over.
siege-wait-turn = { $name } is thinking.
siege-wait-swap = { $name } is choosing cards for the swap.
siege-say-prepare-attacker =
    { $claims ->
        [yes] Declare a tile, retreat, or choose a card to play
       *[no] Choose a card to play, or retreat first
    }
siege-say-prepare-defender = Choose a card to play, or pour oil first
siege-say-oil = Oil: choose a tile; the attacker's card closest to the wall is discarded
siege-say-retreat = Retreat: choose a tile; all your cards there are discarded
siege-say-play =
    { $claims ->
        [yes] Choose a card to play, or declare a tile
       *[no] Choose a card to play
    }
siege-say-pass = No card can be played: you have to pass
siege-say-place = { $card }: choose a tile
siege-say-give = Give { $card } away?
siege-say-re = { $card }: choose one of your cards at the wall
siege-say-re-then = { $card }: choose another tile, or discard it
siege-say-rc = { $card }: choose a card from the discards
siege-say-rc-then = { $card }: choose a tile for it
siege-say-de = { $card }: choose a card of the other side
siege-say-tr = { $card }: choose a card of the other side
siege-say-tr-then = { $card }: choose a tile to take it to
siege-say-ex = { $card }: choose a tile; all cards there are discarded
siege-say-su = Play { $card }?
siege-say-sw = Play { $card }?
siege-say-support =
    { $left ->
        [one] Choose one more discard to shuffle into the pile
       *[other] Choose { $left } discards to shuffle into the pile
    }
siege-say-shuffle = Shuffle the pile
siege-say-swap =
    { $left ->
        [one] Choose one more card to give away
       *[other] Choose { $left } cards to give away
    }
siege-say-declare = Declare a tile before you draw, or go on
siege-say-draw = Choose a pile to draw from
siege-say-close = Declare a tile, or end your turn
siege-done-prepare = Go on
siege-done-declare = Do not declare
siege-done-close = End the turn
siege-end-near = The pile is used up: one more turn of the attacker, and the wall has held.
siege-end-now = The attacker's last turn

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
tug-say-wait-roll = { $name } throws
tug-say-wait-reroll = { $name } may throw dice again
tug-say-wait-act = { $name } is using the dice
tug-say-over =
    { $you ->
        [yes] You have won the tug of war
       *[no] { $name } has won the tug of war
    }
tug-say-draw = The tug of war ends in a draw

# What happened
tug-last =
    { $you ->
        [yes] Your last turn:
       *[no] { $name }’s last turn:
    }
tug-now =
    { $you ->
        [yes] Your turn so far:
       *[no] { $name }’s turn so far:
    }
tug-did-roll = threw { $dice }
tug-did-reroll = threw the { $die } again: { $to }
tug-did-keep = kept the dice
tug-did-A = { $thrown } on { $column }: eliminated a standing athlete of { $other }
tug-did-Aw = { $thrown } on { $column }: eliminated a weakened athlete of { $other }
tug-did-B = { $thrown } took the place of the { $column } in the column
tug-did-C = { $thrown } on { $column }: weakened an athlete of { $other }
tug-did-berserk = went berserk: four athletes of { $other } out, or all that were left

# (end of tug)


## moves: Moves in words, for the log, for hints and for screen readers

# Each message says what somebody does, without saying who: `moves-sentence` puts that before it. `$you` is yes where the reader does it,
# and do where somebody is told to do it, as hints are.
moves-sentence =
    { $you ->
        [yes] You
       *[no] { $name }
    } { $does }

# Cards and places inside a sentence. `$card` is a card's name in small letters.
moves-card = { $card }
moves-hidden =
    { $kind ->
        [t] a tactic card
       *[c] a card
    }
moves-place =
    { $game ->
        [siege] tile { $place }
       *[stones] stone { $place }
    }

# Cards
moves-play =
    { $you ->
        [no] plays
       *[yes] play
    } { $card } at { $place }
moves-redeploy =
    { $you ->
        [no] moves
       *[yes] move
    } { $card } from { $from } to { $to } with { $tactic }
moves-redeploy-off =
    { $you ->
        [no] discards
       *[yes] discard
    } { $card } from { $from } with { $tactic }
moves-desert =
    { $you ->
        [no] drives
       *[yes] drive
    } { $card } away from { $from } with { $tactic }
moves-traitor =
    { $you ->
        [no] wins
       *[yes] win
    } { $card } at { $from } over to { $to } with { $tactic }
moves-recruit =
    { $you ->
        [no] recruits
       *[yes] recruit
    } { $card } from the discards for { $place }
moves-explode =
    { $you ->
        [no] blows
       *[yes] blow
    } up { $place }
moves-tactic =
    { $you ->
        [no] plays
       *[yes] play
    } { $tactic }
moves-support =
    { $you ->
        [no] puts
       *[yes] put
    } { $card } back into the pile
moves-pick =
    { $you ->
        [no] gives
       *[yes] give
    } away { $card }
moves-return =
    { $you ->
        [no] puts
       *[yes] put
    } { $card } back { $edition ->
        [stones-2024] under
       *[other] on
    } the pile
moves-give =
    { $you ->
        [no] discards
       *[yes] discard
    } { $card } from { $from }
moves-draw =
    { $you ->
        [no] draws
       *[yes] draw
    } { $card }
moves-shuffle =
    { $you ->
        [no] shuffles
       *[yes] shuffle
    } the pile
moves-pass =
    { $you ->
        [no] passes
       *[yes] pass
    }
# What a log leaves out: that nothing more is claimed or prepared.
moves-done =
    { $game ->
        [siege]
            { $you ->
                [no] goes on
               *[yes] go on
            }
       *[stones]
            { $you ->
                [no] claims nothing more
               *[yes] claim nothing more
            }
    }

# Stones and tiles
moves-claim =
    { $game ->
        [siege]
            { $you ->
                [no] declares control of
               *[yes] declare control of
            } { $place }
       *[stones]
            { $you ->
                [no] claims
               *[yes] claim
            } { $place }
    }
moves-retreat =
    { $you ->
        [no] retreats
       *[yes] retreat
    } from { $place }
moves-oil =
    { $you ->
        [no] pours
       *[yes] pour
    } oil on { $place }
moves-oil-card =
    { $you ->
        [no] pours
       *[yes] pour
    } oil on { $struck } at { $place }
# A 0 or an 11 arrives where the other one of its colour lies.
moves-cancelled = { $deed } (against { $struck }: both are discarded)

# Dice
moves-roll =
    { $you ->
        [no] throws
       *[yes] throw
    } the dice
moves-rolled =
    { $you ->
        [no] throws
       *[yes] throw
    } { $result }
moves-reroll =
    { $you ->
        [no] throws
       *[yes] throw
    } the { $die } again
moves-rerolled =
    { $you ->
        [no] throws
       *[yes] throw
    } the { $die } again and { $you ->
        [no] gets
       *[yes] get
    } a { $result }
moves-keep =
    { $you ->
        [no] keeps
       *[yes] keep
    } the throw
moves-eliminate =
    { $you ->
        [no] eliminates
       *[yes] eliminate
    } a standing athlete ({ $die } on { $column })
moves-eliminate-weakened =
    { $you ->
        [no] eliminates
       *[yes] eliminate
    } a weakened athlete ({ $die } on { $column })
moves-bundle =
    { $you ->
        [no] swaps
       *[yes] swap
    } the { $column } in the column for the { $die }
moves-weaken =
    { $you ->
        [no] weakens
       *[yes] weaken
    } an athlete ({ $die } on { $column })
moves-berserk =
    { $you ->
        [no] goes
       *[yes] go
    } berserk

# Numbers of turns
moves-turn = Turn { $turn }

# (end of moves)


## replay: After a game, and positions by link

# Going through a game
replay-heading = Replay
replay-title = { $south } and { $north }
replay-missing = This game cannot be replayed
replay-running = This game is still being played.
replay-panel = Steps and more
replay-deal = The game begins
replay-scrubber = Where in the game
replay-walk = Go through the game
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play on by itself
replay-pause = Pause
replay-round = Game { $round }
replay-round-of = game { $round } of { $rounds }
replay-rounds = Games of this match
replay-views = Look from
replay-view-mine = My side
replay-view-seat = { $name }’s side
replay-view-all = All cards
replay-view-none = As a spectator

# Where to go from there
replay-again = New game like this
replay-to-table = Back to the table
replay-to-position = This position
replay-copy-link = Copy the link
replay-copy-record = Copy the record
replay-copy-line = Copy the line
replay-copy-by-hand = This browser does not let us copy. Mark the text and copy it yourself.
replay-download = Save the record

# A position by link
replay-position = A position
replay-line = Position in notation
replay-line-words = Paste a line of notation to see it as a board, with its legal moves and proofs. Every moment of a replay has such a line. Some to begin with:
replay-look = Show
replay-moves = Possible moves
replay-moves-over = The game is over.
replay-moves-unknown = The cards of { $name } are hidden here, so the moves are not known.
replay-to-move =
    { $phase ->
        [draw] { $name } is to draw a card
        [roll] { $name } is to throw the dice
        [reroll] { $name } may throw dice again
        [act] { $name } is to use the dice
        [claim] { $name } may claim stones
        [claim-first] { $name } may claim stones
       *[play] { $name } is to move
    }
replay-prove = Look at a proof
replay-prove-where = Where
replay-prove-who = Whose claim

# (end of replay)


## fair: Deals that anyone can check

# At the table. A seal is the SHA-256 of the secret that decides a deal.
fair-seal = Seal of this deal
fair-seal-next = Seal of the next deal
fair-seal-words = The secret behind the cards was fixed before the first one was dealt, and this number binds the server to it. When the game is over you can check it.
fair-link = How deals can be checked
fair-mixing = The deal still waits for a text from { $names }. If none comes, the cards are dealt without it.

# The check
fair-check = Check the deal
fair-checking = Calculating …
fair-fits = Everything fits.
fair-broken = This deal does not fit.
fair-impossible = This deal cannot be checked.
fair-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
fair-throws =
    { $number ->
        [one] { $number } throw
       *[other] { $number } throws
    }
fair-shuffles =
    { $number ->
        [one] { $number } shuffle
       *[other] { $number } shuffles
    }
fair-derived = Calculated again in this browser: { $what }.
fair-seal-kept = The seal is the one that this browser saw before the deal.
fair-seal-unseen = This browser did not see the seal before the deal, so it cannot know whether it is still the same.
fair-seal-other = The seal is not the one that you were shown. Shown: { $shown }. In the record: { $recorded }.
fair-text-used = The text of this browser is part of the deal.
fair-text-lost = The server accepted the text of this browser, but the record has another one or none.
fair-text-unused = The text of this browser did not arrive in time; the cards were dealt without it.
fair-text-none = This browser added no text to this deal.
fair-without-computer = The computer adds no text.
fair-without = { $name } added no text.
fair-without-all = Nobody added a text. The server did not change its secret afterwards, but it may have tried several before and kept one.
fair-wrong =
    { $what ->
        [commitment] The seal should be { $expected }; the record says { $found }.
        [lot] By lot { $expected } should begin; the record says { $found }.
        [column] The first column of { $name } should be { $expected }; the record says { $found }.
        [hand] The first hand of { $name } should be { $expected }; the record says { $found }.
        [card] Card { $number } of the pile should be { $expected }; the record says { $found }.
        [tactic] Card { $number } of the tactic pile should be { $expected }; the record says { $found }.
        [draw] In turn { $turn } { $name } should have drawn { $expected }; the record says { $found }.
        [roll] The throw of { $name } in turn { $turn } should be { $expected }; the record says { $found }.
        [reroll] The die that { $name } threw again in turn { $turn } should be { $expected }; the record says { $found }.
       *[shuffle] The pile shuffled in turn { $turn } should be { $expected }; the record says { $found }.
    }
fair-nothing = nothing
fair-more =
    { $number ->
        [one] … and { $number } more
       *[other] … and { $number } more
    }
fair-not-loaded = The record could not be fetched. Try again when the server can be reached.
fair-script = Save the script that checks it
fair-details = The numbers
fair-secret = Secret
fair-text-of = Text of { $name }

# The page about it
fair-title = Fair deals
fair-intro = Nobody here can choose the cards or the dice without being found out: not the other player, not the computer, and not whoever runs this server. You need not believe that. You can check every game.
fair-before-title = Before the first card
fair-before-secret = For each game the server makes up a secret, a random number of 256 bits, and shows you its seal: another number that is calculated from the secret (SHA-256). Nobody can find the secret from the seal, and nobody can find a second secret with the same seal. From now on the server is bound to it.
fair-before-text = Only when your browser has seen the seal does it add a text of its own, which it makes up at random. The other player’s browser does the same. When the server fixed its secret, it could not know these texts.
fair-before-deal = Who begins, every card, every throw and every shuffle follow from the secret and the texts together, by a calculation that is always the same.
fair-after-title = After the game
fair-after-words = Now the secret stands in the record. “Check the deal”, beside the result and in every replay, lets your browser calculate each card and each throw again and compare them with the record; and it compares the seal and your text with what it kept from before the deal. It asks nobody for the answer.
fair-why-title = Why nobody can choose
fair-why-host = The server would have to pick a secret that suits your text. But it is bound by the seal before there is a text.
fair-why-players = A player would have to pick a text that suits the secret. But nobody knows the secret before the game is over.
fair-why-one = So your own text is enough to bind the server: with it, no choice of the server’s decides your cards.
fair-not-title = What this does not protect you from
fair-not-looking = The server knows the secret while you play. Whoever runs it can look at the cards and tell somebody; and a player to whom the host had told the secret could choose a text to match. That the cards were not chosen does not mean that nobody sees them. Play where you trust the host, or be the host.
fair-not-seats = Who gets which seat when a table is opened by lot is drawn without a seal. It is also not checked which lots a match draws between its games.
fair-not-texts = A deal waits for texts for ten seconds, and some programs add none. Then it is dealt without them, and the check says so. Without any text a server could have tried many secrets and kept one that it liked.
fair-not-ending = A server can always break off a game, or refuse your text. You would notice, but nobody can prevent it.
fair-not-page = This page and its check come from the same server. If you trust it so little, note the seal down before the deal and check the record with something that comes from elsewhere, such as the script below or one of your own.
fair-not-computer = The check is about cards and dice. It does not show what a computer player looks at when it decides; ours gets nothing but what is seen from its seat.
fair-steps-title = How to do it yourself
fair-steps-words = All that you need stands in the record of a finished game, in its tags Secret, Commitment (the seal), SouthText, NorthText, Lot and Deal, and in its moves. These are the steps:
fair-step-seal = The secret is 32 bytes, written as 64 digits from 0 to f. Its seal is their SHA-256.
fair-step-key = The key of the game is made from the secret and both texts. A text that nobody added is empty.
fair-step-numbers = Everything random has a label. Its numbers are blocks of 32 bytes, counted from 0; each block is cut into eight numbers of 32 bits, the highest byte first.
fair-step-below = A number below a limit is the remainder of the next of these numbers. Those beyond the last full round are passed over, so that all are equally likely.
fair-step-shuffle = To shuffle cards, sort them by their names, character by character (b10 comes before b2). Then, from the last place to the second, each card changes places with one that does not lie behind it.
fair-step-labels = The labels, and what they decide:
fair-label-lot = Who begins, where a lot decides: a number below 2, and 0 is South, 1 North.
fair-label-cards = The shuffled cards: first South’s hand, then North’s, then the pile from its top.
fair-label-tactics = The shuffled tactic pile, from its top.
fair-label-columns = The first columns in the tug of war: three dice for South, three for North; each is a number below 6, plus 1.
fair-label-chance = What chance decides later, in the order of the record: every throw (all dice of it), every die thrown again, every shuffle. Each has its own label, counted from 1.
fair-tools-title = Tools for it
fair-tools-script = This script has 80 lines, needs nothing but Python, and uses nothing of ours:
fair-tools-program = The program itself can do it, too, and knows the rules besides:

# (end of fair)


## learn: The rules in our own words

# `$edition` is stones-1999, stones-2004, stones-2024, siege or tug; `$tactics` how many tactic cards there are; `$claims` start, end or turn.
learn-title = Learn to play
learn-lead = Ten rulebooks, each on one page: what there is, what you do, and examples to try out. Nothing here is copied; it is told in our own words.
learn-play = Play this now
learn-back = Back to your game
learn-contents = On this page
learn-editions = Editions of this game
learn-all = All games
learn-own-name = In this edition: { $name }
learn-count = { $count }×

# The overview
learn-which = Which game for whom?
learn-game =
    { $game ->
       *[stones] The border stones
        [siege] The siege
        [tug] The tug of war
    }
learn-game-words =
    { $game ->
       *[stones] For everybody who likes to weigh one card against another. Few rules, and a decision in every turn: where do I begin, what do I give up, what can I already prove?
        [siege] For two who like unequal roles. One attacks, one defends, then you change seats; every piece of the wall has demands of its own.
        [tug] For lovers of dice with a plan. Nothing is hidden, nothing has to be proven, and a game can turn with every throw.
    }
learn-for =
    { $rulebook ->
        [stones-1999] Best for a first game
        [stones-2004] For readers of Dutch
        [stones-2004-tactics] For your tenth game
        [stones-2004-advanced] For old hands
        [stones-2024] For a match of several rounds
        [stones-2024-tactics] For those who love surprises
        [stones-2024-early-bird] For the patient
        [siege-2020] For strategists
        [siege-2020-tactics] For strategists with nerve
       *[tug] For in between
    }
learn-glance = The editions at a glance
learn-glance-words = The same game is not the same in every box. This is what differs at the table; the pages say the rest.
learn-column =
    { $column ->
        [book] Rulebook
        [cards] Cards
        [hand] Hand
        [side] Cards a side
        [claims] When to claim
        [scout] Scouted cards go
        [terrain] Fog and mud at one stone
        [moved] Fog and mud can be moved
       *[match] Several games
    }
learn-cell-cards =
    { $tactics ->
        [0] { $cards }
       *[other] { $cards } + { $tactics } tactic cards
    }
learn-cell-side =
    { $side ->
        [wall] by the tile
        [mud] { $cards }, in mud { $more }
       *[plain] { $cards }
    }
learn-cell-claims =
    { $claims ->
        [start] before playing
        [end] after playing
       *[turn] any time in the attacker’s turn
    }
learn-cell-scout =
    { $edition ->
        [stones-2024] under the piles
       *[other] on top of the piles
    }
learn-cell-terrain =
    { $one ->
        [yes] one of them
       *[no] both may lie there
    }
learn-cell-moved =
    { $moved ->
        [yes] yes
       *[no] no
    }
learn-cell-match =
    { $match ->
        [series] open series, the winner begins
        [feud] feud of agreed length, you take turns to begin
        [revenge] two games, roles exchanged
       *[rematch] two games, the second decides
    }
learn-names = What the editions call the formations
learn-names-words = Strongest on the left. The order is the same everywhere, only the names change.

# The headings of a page
learn-section =
    { $section ->
        [idea] The idea
        [material] What there is
        [wall] The wall
        [turn] A turn
        [uses] What a die can do
        [formations] The formations
        [compare] Comparing, and ties
        [claim] Claiming, and what a proof is
        [declare] Declaring, and what a proof is
        [tactics] The tactic cards
        [end] The end of the game
       *[match] Several games
    }

# The idea
learn-idea-stones = { $places } border stones stand in a row between you and the other player. On your side of each stone you gather { $cards } cards; the better formation takes the stone. Who owns { $adjacent } stones side by side wins, or any { $win }.
learn-idea-story =
    { $edition ->
        [stones-1999] Two villages, South- and North-Tottenbury, each swear that the stones are theirs.
        [stones-2004] In this edition the two villages are called South- and North-Tottenham.
        [stones-2024] In this edition the heads of two clans face each other.
       *[other] You sit on one side, your opponent on the other.
    }
learn-idea-siege = One of you storms a castle wall of { $places } tiles, the other holds it. Formations decide who leads at a tile, as at the border; but every tile has demands of its own, and the defender has boiling oil.
learn-role =
    { $seat ->
        [S] Sits in front of the wall and begins. Wins by breaching { $win } tiles, or one and the same tile twice. Only the attacker declares.
       *[N] Sits behind the wall with { $cauldrons } cauldrons of oil. Never has to prove anything, and wins by not having lost when it is over.
    }
learn-idea-tug = Two villages pull at one rope. Every turn you throw three dice and set each of them against a die of your own column: to thin out the other team, to strengthen your own, or to trip somebody up. The village with nobody left at the rope has lost.

# What there is
learn-deck =
    { $game ->
        [siege] { $count } siege cards in { $colours } colours, strengths { $weakest } to { $strongest }, every card once.
       *[stones] { $count } clan cards in { $colours } colours, strengths { $weakest } to { $strongest }, every card once.
    }
learn-deck-picture = All { $count } cards, a row for each colour
learn-stones = { $places } border stones in a row, numbered from left to right; neighbouring numbers are adjacent.
learn-tiles = { $places } wall tiles with two faces, intact and damaged. They lie in a fixed row, all intact at the start.
learn-cauldrons = { $cauldrons } cauldrons of oil for the defender.
learn-tactics-there =
    { $edition ->
        [stones-1999] This edition has no tactic cards.
       *[other]
            { $tactics ->
                [0] The tactic cards stay in the box.
               *[other] { $tactics } tactic cards, shuffled into a second pile, face down. Nobody begins with one.
            }
    }
learn-deal = Each of you gets { $hand } cards that the other may not see. The { $pile } left over are the pile, face down.
learn-begins =
    { $edition ->
        [stones-2024] Who begins? The booklet asks who was last in or near Scotland; here you agree or draw lots.
        [siege] The attacker begins every game. Who attacks is agreed or drawn by lot.
        [tug] Who begins is agreed, or drawn by lot.
       *[other] Who begins? The booklet asks who has less money on them; here you agree or draw lots.
    }
learn-pile =
    { $kind ->
        [t] Tactic pile: { $count } cards
       *[c] Pile: { $count } cards
    }

# A turn at the border
learn-turn = You take turns. A turn has these steps, in this order:
learn-step =
    { $step ->
        [play] Play a card
        [claim] Claim stones
        [draw] Draw a card
        [prepare] Prepare, if you like
        [declare] And at any time of the attacker’s turn: declare
        [throw] Throw
        [again] Throw again
        [use] Use all three dice
       *[hand] Hand on the dice
    }
learn-play-stones =
    { $tactics ->
        [0] Lay a card from your hand face up on your side of a stone that nobody has claimed and where you have fewer than { $cards } cards. There it stays. You need not answer the other side, nor go on with what you began, and the order of your cards does not matter.
       *[other] Lay a clan card from your hand face up on your side of a stone that nobody has claimed and where you have fewer than { $cards } cards, in the mud fewer than { $more }. There it stays, unless a tactic card moves it. Or play a tactic card instead.
    }
learn-claim-when =
    { $claims ->
        [start] Only at the very start of your turn, before you play: claim as many stones as you can prove to be yours, or none. What you complete in a turn is yours in your next one at the earliest, and only if it still holds; the other side has a turn to upset it.
        [turn] Before or after playing: claim as many stones as you can prove to be yours, or none.
       *[end] Take as many stones as you can prove to be yours, or none: nobody has to claim. This comes before drawing, so a card that you draw cannot help you in the same turn.
    }
learn-draw =
    { $tactics ->
        [0] Take the top card of the pile, so that you hold { $hand } again. Once the pile is empty, you go on without drawing.
       *[other] Take a card from either pile, as you like and whatever you played, so that you hold { $hand } again. If one pile is empty, the other one has to do; if both are, you go on without drawing.
    }
learn-pass-title = If you cannot play
learn-pass-stones =
    { $tactics ->
        [0] If none of your sides at an unclaimed stone has a free place, you pass. You may still claim, and you draw nothing, since your hand is full.
       *[other] You may pass only if you can play no clan card: because you hold none, or because none of your sides at an unclaimed stone has a free place. Then you choose between passing and a tactic card.
    }

# Formations
learn-formations-stones = { $cards } cards on one side make a formation. There are five kinds, the strongest first; a side always counts as the strongest kind that it fits. Strengths in a row may lie in any order, and { $strongest } is not followed by { $weakest }.
learn-formations-siege = A side with as many cards as the tile asks for, two, three or four, is complete and makes a formation. There are five kinds, the strongest first. Strengths in a row may lie in any order, and { $strongest } is not followed by { $weakest }.
learn-formations-mud = In the mud the same five kinds are made of four cards. Three in a row and a stray card are no run.

# Comparing
learn-compare-kind =
    { $game ->
        [siege] The stronger kind leads, whatever the sum; only the kinds that the face shows exist there.
       *[stones] The stronger kind wins, whatever the sum.
    }
learn-compare-sum =
    { $game ->
        [siege] Same kind: the higher sum leads, or the lower one where the face says so.
       *[stones] Same kind: the higher sum of strengths wins. Single cards are never compared.
    }
learn-compare-tie =
    { $edition ->
        [stones-1999] Same kind and same sum: the side that was complete first wins. In other words, who laid the last card at that stone loses it, and the other player may claim it in the next turn.
        [stones-2004] Same kind and same sum: who laid the last card at that stone loses it, and the other player may claim it in the next turn. In other words, the side that was complete first wins.
        [stones-2024] Same kind and same sum: who laid the third card there first wins, the side that was complete first.
        [siege] Same kind and same sum: the side that was complete first leads.
       *[other] Same kind and same sum: the side that was complete first wins.
    }
learn-compare-moved =
    { $game ->
        [siege] Complete since when? Since the latest of its cards arrived. Where a card was lost and replaced, the replacement sets the time.
       *[stones] Complete since when? Since the latest of its cards arrived. A card that was moved arrives anew, and where a card was lost and replaced, the replacement sets the time.
    }

# Claiming
learn-claim-own = Your own side must be complete.
learn-claim-complete = If the other side is complete as well, the formations decide.
learn-claim-proof = If it is not, you need a proof: whatever cards are still to come, the other side cannot beat you any more. It may lack one card or all of them.
learn-claim-seen =
    { $tactics ->
        [0] The proof rests on what lies face up. Every other card may still come, even one that you hold yourself: a hand is no argument.
       *[other] The proof rests on what lies face up, discards included. Every other clan card may still come, even one that you hold yourself: a hand is no argument.
    }
learn-claim-tie = A tie at best is good enough, since you were complete first.
learn-claim-never = Nobody asks how likely the answer is, or whether there is time for it.
learn-claim-tactics = Tactic cards that have not been played never refute a claim. Wild cards that lie there count as the best they can be.
learn-claim-closed =
    { $tactics ->
        [0] A claimed stone is closed for both, even if a side is incomplete.
       *[other] A claimed stone is closed for both, even if a side is incomplete, and no tactic card touches it any more.
    }
learn-claim-refused = A claim without a proof costs nothing here. It is simply not possible, and you are shown the cards that would beat you.

# Declaring
learn-declare-own = The attacker’s side must be complete. The defender never declares.
learn-declare-complete = If the defender’s side is complete as well, the formations decide.
learn-declare-proof = If it is not, the attacker needs a proof: whatever cards are still to come, the defender’s side cannot lead any more.
learn-declare-seen = The proof rests on what lies at the wall and among the discards. Every other siege card may still come, even one in the attacker’s own hand.
learn-declare-tie = A tie at best is good enough, since the attacker was complete first.
learn-declare-never = Oil, and zeros and elevens that would cancel each other, play no part in a proof.
learn-declare-tactics = Nor do tactic cards that have not been played. Elite cards that lie there count as the best they can be.
learn-declare-breach = A breach: an intact tile is turned to its damaged face, and all cards on both sides of it are discarded. It is open again at once, by its new face.
learn-declare-refused = A declaration without a proof costs nothing here. It is simply not possible, and the attacker is shown the cards that would lead.

# The wall
learn-wall = The face of a tile says how many cards a side takes there, which formations count, and whether the higher or the lower sum leads. Whatever is none of the shown kinds counts as a sum. It does not matter which tiles are neighbours.
learn-wall-shown = A shown kind may contain a stronger one: where only colour and sum count, a colour run is simply a colour; where only run and sum count, simply a run.
# A turn at the wall
learn-prepare-S = The attacker may retreat, from one tile or from several: all own cards there are discarded, and the places can be filled again at once.
learn-prepare-N = The defender may empty one cauldron over a tile: the attacker’s card closest to the wall is discarded, which is the one that came first of those still there. One cauldron a turn; when all { $cauldrons } are thrown, there is no more oil.
learn-play-siege =
    { $tactics ->
        [0] Lay a card from your hand face up on your side of any tile where you have fewer cards than its face allows. The first lies against the wall, each further one outside it, and nobody rearranges them.
       *[other] Lay a siege card from your hand face up on your side of any tile where you have fewer cards than its face allows. The first lies against the wall, each further one outside it, and nobody rearranges them. Or play a tactic card instead.
    }
learn-declare-when = Before or after a retreat, the card, or the draw, as the attacker likes. Waiting is allowed, and may pay: the defender’s cards stay tied up there.
learn-pass-siege =
    { $tactics ->
        [0] If all your sides are full, you pass and draw nothing, since your hand is full. Two passes in a row, with no oil, retreat or declaration between them: the wall has held, and the defender wins.
       *[other] If no card of your hand can be played, neither siege nor tactic card, you pass. Two passes in a row, with no oil, retreat or declaration between them: the wall has held, and the defender wins.
    }
learn-zero-title = Zero against eleven
learn-zero = A 0 and the 11 of its colour cannot stand each other. If one of them arrives where the other lies on the opposite side, both are discarded at once. The arriving card needs a free place first. On the same side the two get along.
learn-discards-title = Discards
learn-discards = Whatever leaves the wall lies face up on a common pile, open to both at any time.

# Tactic cards
learn-tactics-instead =
    { $game ->
        [siege] A tactic card is played instead of a siege card. Declaring and drawing go on as usual.
       *[stones] A tactic card is played instead of a clan card. Claiming and drawing go on as usual.
    }
learn-tactics-limit = You may never have played more than one tactic card more than the other player: after your first one, wait for theirs. All kinds count that were played from a hand in this game, wherever the card is now.
learn-tactics-hand = You may hold as many as you like, within the { $hand } cards of your hand.
learn-tactics-target =
    { $game ->
        [siege] A tactic card that has no target cannot be played.
       *[stones] A tactic card that has no target cannot be played, and none touches a claimed stone.
    }
learn-tactics-joker = Each player plays one { $joker } a game at most. A second one stays in the hand to the end, even if the first has gone.
learn-kind =
    { $kind ->
        [wild] Wild cards
        [terrain] Terrain
        [guile] Guile
        [elite] Elite cards
       *[action] Action cards
    }
learn-kind-words =
    { $kind ->
        [wild] They are laid like clan cards and take a place in the formation. What they stand for stays open until the stone is decided; until then their side is worth the best it can be, for its owner and against everybody else. A wild card may even stand for a card that lies elsewhere, or right beside it.
        [terrain]
            { $edition ->
                [stones-2024] They lie on the stone, whatever lies beside it already, take no place, and belong to nobody. A stone takes one of them, so the two never meet, and once laid they stay.
               *[other] They lie by the stone, whatever lies there already, on the side of whoever laid them, and take no place. Both may meet at one stone: then four cards a side, and only the sum counts. The two guile cards that move or remove cards can take them, too.
            }
        [guile]
            { $edition ->
                [stones-2024] They take effect and go face up to the common discards, which both may look through at any time. Discarded clan cards never come back and count in every later proof. A side that has lost a card can be filled again.
               *[other] They take effect and then lie face up on the side of whoever played them, in sight to the end. Discarded clan cards never come back and count in every later proof. A side that has lost a card can be filled again.
            }
        [elite] They are laid like siege cards and take a place. What they stand for stays open until the attacker declares at that tile; then each is what is best for its owner. There is no limit of jokers: both may even lie on one side. They can be lost like any card, to oil or a retreat as well, and recruited again.
       *[action] They take effect and then lie face up by whoever played them, so that both can count. They never come back. A card that was moved, stolen or recruited arrives anew: it lies outermost.
    }
learn-more-stones =
    { $card ->
        [Fo] Kinds do not count there; a tie still goes to the side that was complete first. Strengths in the fog: { $joker } { $strongest }, { $spyname } { $spy }, { $shield } { $shieldmost }.
        [Mu]
            { $edition ->
                [stones-2024] At once and for both: a side of three is no longer complete, and who reaches four first is first. A proof against fewer than four cards works as ever.
               *[other] At once and for both: a side of three is no longer complete, and who reaches four first is first. If the mud goes again, a side with four cards discards one of its own choice; the player whose turn it is goes first.
            }
        [Sc] You see each card before you choose the next pile. What you put back may be old or new, goes face down to the pile of its kind, and the second one ends outermost. Your hand is full then, so you do not draw at the end of the turn. If fewer than three cards are left, you draw what there is and put back only what is too much. A { $joker } that you may not play any more is not put back, unless there is nothing else.
        [Re]
            { $edition ->
                [stones-2024] A clan or wild card of yours; the other stone must have a free place on your side.
               *[other] A clan card, a wild card, or terrain that you laid. A card needs a free place on your side of the other stone, terrain needs none.
            }
        [De]
            { $edition ->
                [stones-2024] A clan or a wild card. Fog and mud lie on nobody’s side and cannot be taken.
               *[other] A clan card, a wild card, or terrain that the other player laid.
            }
       *[Tr] Never a wild card. The free place may be at the same stone or at another unclaimed one; without one you cannot play this card.
    }
learn-more-siege =
    { $card ->
        [Jo] Where the lower sum leads it is a 0. It never cancels a 0 or an 11.
        [Sp] It is a 10 on every face, even where the lower sum leads.
        [Sh] Never a 0: where the lower sum leads it is a 1.
        [Re] A siege or elite card, to a free place at a different tile, where it lies outermost. 0 and 11 may cancel each other there.
        [Rc] No action cards. You need a free place, and 0 and 11 may cancel each other.
        [De] A siege or elite card, wherever it lies in its row.
        [Tr] The free place may be at any tile, even the same one. 0 and 11 may cancel each other.
        [Ex] At least one card must lie there. The tile keeps its face.
        [Su] There must be two siege cards among the discards. The pile is two cards longer then, and so is the game; but once the last siege card has been drawn, the end is no longer put off. In proofs these two may come again.
       *[Sw] Both choose before either sees what is coming. Who holds fewer than three cards gives all of them.
    }

# The end, and several games
learn-end-adjacent = { $adjacent } adjacent stones win at once.
learn-end-any = Any { $win } stones win at once, wherever they stand.
learn-end-each = It is checked after every single claim, and nothing is claimed after a win. Four scattered stones are not enough.
learn-end-stuck =
    { $tactics ->
        [0] After two passes in a row every stone that is left goes to whoever can prove it. So there is always a winner.
       *[other] Cards may leave the border, so a game can get stuck: after two passes in a row every stone goes to whoever can prove it. If nobody has won then, more stones win; equal numbers are a draw.
    }
learn-end-breach = The attacker wins at once when { $win } tiles are breached.
learn-end-second = The attacker wins at once with a second breach of the same tile.
learn-end-held = When the last card of the siege pile has been drawn, the attacker has one more turn. If that does not win the game, the wall has held and the defender wins.
learn-end-last =
    { $tactics ->
        [0] Usually the defender draws that card. If the attacker does, the defender has a normal turn before the attacker’s last one.
       *[other] Only the siege pile counts for this. If the attacker draws its last card, the defender has a normal turn before the attacker’s last one.
    }
learn-end-tug = Who loses the last athlete has lost, at once, whatever dice are left. That may be by your own hand: a die that costs you more athletes than you have is legal, and loses.
learn-match-points = The winner of a game scores 5 points, the other player one for each stone owned. Most points win the match.
learn-match-series = The winner begins the next game. Play until one of you has had enough, or agree on a number.
learn-match-feud = Agree on the number of rounds beforehand. You take turns to begin.
learn-match-equal = Equal totals are shared, or one more game decides, as you agreed.
learn-match-revenge = The roles are unequal, so play two games and change seats between them. Who wins both wins the match.
learn-match-attackers = One win each, both as attacker: the better win is the one that left more cards in the siege pile.
learn-match-defenders = One win each, both as defender: the better win is the one with more intact tiles and unused cauldrons, added up.
learn-match-again = Still equal? One more game, the roles drawn by lot.
learn-match-rematch = Play two games. The second one decides the match.
learn-match-athlete = The winner of the first game has one athlete more than the eyes of the column, in the second game only.
learn-match-begin = Who did not begin the first game begins the second.
learn-match-single = A single game is always possible.

# The tug of war
learn-tug-athletes = 36 athletes, 18 for each village. An athlete stands, or lies on the ground and is weakened.
learn-tug-dice = 9 dice: three for each village, which become its column, and three to throw, which go back and forth.
learn-tug-start = Both throw their three dice and lay them out as they fell: that is the column. Its eyes are the number of athletes you send to the rope, all standing; the others wait in the supply.
learn-tug-cap = Later on 18 may not be enough. There is no limit: take buttons or coins.
learn-tug-picture = A column of { $dice } makes { $athletes } athletes
learn-tug-throw = All three dice. Everything lies open; only the next throw is unknown.
learn-tug-again = Each 6 in your own column lets you throw one die once more. The new face counts, even if it is worse, and no die is thrown a third time. You see what one die brings before you decide about the next.
learn-tug-use = Set each thrown die against a die of your own column, one against one. Each pair does one of three things, A, B or C; or all three dice together do D. You choose the pairs and the order, one after the other. No die may be left over.
learn-tug-hand = The three dice that do not lie in your column go to the other village, those that you swapped out among them.
learn-tug-A = The thrown die must be at least as high as the column die: an athlete of the other village goes back to its supply. Against a weakened one it may even be lower by one or two.
learn-tug-B = The two dice change places, whatever they show. You get one athlete, standing, and one more for each eye that your column gains. For each eye it loses an athlete leaves, the weakened ones first.
learn-tug-C = Any die will do: a standing athlete of the other village lies down, for the rest of the game. From now on this one is cheaper to eliminate, even for your next die. If nobody stands any more, the die does nothing.
learn-tug-D = Three equal dice, thrown at once or made by throwing again, at least as high as the lowest die of your column: together they eliminate four athletes of the other village, standing ones first, or all if there are fewer. You may also use the three one by one.
learn-tug-advice = Low dice in your column make you strong in attack, high ones make you many. A 6 can only be matched by a 6, which is why it lets you throw again.
# What the edition itself calls them, in German.
learn-tug-own =
    { $use ->
        [A] Gegner eliminieren
        [B] Kräfte bündeln
        [C] Gegner schwächen
       *[D] Berserker
    }
learn-tug-B-table = What bundling brings
learn-tug-B-new = The new die is
learn-tug-B-athletes = Your athletes
learn-tug-B-step =
    { $way ->
        [higher] higher by { $eyes }
        [lower] lower by { $eyes }
       *[equal] equal
    }

# Examples to try out
learn-try = Try it
learn-waiting = The judge is on the way …
learn-build = Build a formation
learn-build-words = Choose a side, then tap cards to lay them there. A card that lies can be taken back. The judge is the same as at the table.
learn-build-side = Lay cards for
learn-build-tile = Tile and face
learn-build-tray = Cards to lay
learn-build-lay =
    { $you ->
        [yes] Lay { $card } on your side
       *[no] Lay { $card } for { $name }
    }
learn-build-back =
    { $you ->
        [yes] Take back { $card } from your side
       *[no] Take back { $card } from { $name }
    }
learn-build-clear = Clear
learn-build-missing =
    { $missing ->
        [one] { $missing } more card
       *[other] { $missing } more cards
    }
learn-build-total = total { $total }
learn-build-wins =
    { $game ->
        [siege] { $name } leads here
       *[stones]
            { $you ->
                [yes] You take the stone
               *[no] { $name } takes the stone
            }
    }
learn-build-early =
    { $game ->
        [siege] { $name } leads already, whatever may come
       *[stones]
            { $you ->
                [yes] You can claim already, whatever may come
               *[no] { $name } can claim already, whatever may come
            }
    }
learn-build-open = Nothing is decided yet
learn-tie = Who was first?
learn-tie-words = Both sides have the same kind and the same sum. The numbers show in which order the cards came. Change who laid the last one.
learn-tie-last = The last card came from
learn-tie-card = { $card }, laid as number { $order }
learn-ask = What would you say?
learn-ask-words =
    { $game ->
        [siege] Look at the wall and decide before you look at the proof.
       *[stones] Look at the table and decide before you look at the proof.
    }
learn-ask-question =
    { $game ->
        [siege] Can the attacker breach tile { $place } now?
       *[stones] Can you claim stone { $place } now?
    }
learn-ask-yes = Yes
learn-ask-no = No
learn-ask-right = Right.
learn-ask-wrong = Not quite.
learn-ask-number = Example { $number } of { $count }
learn-ask-next = Next example
learn-ask-elsewhere = Face up elsewhere
learn-ask-discarded = Discarded
learn-ask-why =
    { $id ->
        [gone] Green 4 and green 7 lie elsewhere, so your opponent has no colour run left. A colour is not enough.
        [unseen] Green 7 is nowhere to be seen. That it might be in your own hand is no argument.
        [tie] Your opponent can only make a sum, and any 9 just draws level: you were complete first.
        [empty] Nothing beats 7-8-9 of one colour. Another one would only tie, and come later; so the other side may even be empty.
        [joker] A green colour run would take green 4, 5, 7 or 8 beside the 6. All four lie face up elsewhere.
        [joker-open] Green 8 is unseen, and the wild card becomes green 7.
        [mud] In the mud four cards count: you have only a colour, and a fourth 8 would beat it.
        [fogmud] In fog and mud only the sum of four cards counts, and the wild card is a 9. Your opponent gets no further than 32.
        [fog] In clear weather blue 4 would make a colour run for your opponent. In the fog only the sum counts.
        [wall] Yellow 8 and yellow 11 are in sight, so the defender has no colour run left.
        [wall-open] Yellow 8 is unseen, even if the attacker should hold it.
        [face] This face knows only colour and sum: three elevens are nothing but a sum here.
        [low] Here the lower sum leads. All five zeros are in sight, so the defender can only draw level.
        [first] Both have 22, and the defender was complete first. Only a retreat opens the tile again.
        [spy] The spy is a 10, too far from 4 for any run. A colour is the best that is left to the defender.
        [spy-open] 9 and 10 are neighbours: green 11 would make a colour run of 30.
       *[shield] Where the lower sum leads, the shield is a 1 and the joker a 0. A tie at best, and later.
    }
learn-dice = What would each die do?
learn-dice-words = Choose a thrown die and a die of your column, and see what the pair can do. Do it, and go on with what is left.
learn-dice-example =
    { $id ->
        [down] Down and out
        [turn] A whole turn
        [price] A small price
       *[berserk] Four at a blow
    }
learn-dice-hint =
    { $id ->
        [down] A high column and a poor throw. Can you still get rid of two athletes?
        [turn] Each die can do something useful. What would you do first?
        [price] A lower die in the column is easier to match. What does it cost?
       *[berserk] Three equal dice: together, or one by one?
    }
learn-dice-choose = Which example?
learn-dice-thrown = Thrown
learn-dice-column = Column of { $village }
learn-dice-none = This pair can do nothing.
learn-dice-do = Do it
learn-dice-done = The throw is used up; { $village } is next.
learn-dice-reset = Start again

# (end of learn)


## guide: The guided first game

guide-title = A guided first game
guide-start = Guided first game
guide-new-here = Never played it?
guide-offer = A real game against the gentlest computer, with a prepared deal and a few sentences at the right moments. You can leave the guide at any time and play on.
guide-understood = Got it
guide-leave = Leave the guide
guide-quiet = Your guide speaks up when something new happens.
guide-prepared = Prepared deal
guide-prepared-words = These cards or dice were chosen for a first lesson, so this deal was not drawn by lot. It counts as practice; a rematch is dealt fairly.

# `$cards` are the three strongest of one colour; `$need` is how many cards complete a side.
guide-stones-hand = This is your hand. With { $cards } you hold the best formation there is: one colour, in a row. Choose one of them.
guide-stones-place = Now choose a stone. Your cards lie below it, the other side’s above. Any free stone will do.
guide-stones-more = Well begun; the computer has answered. Go on at stone { $place } with the same colour: { $need } cards complete a side.
guide-stones-claim = You can prove stone { $place }: nothing that could still be laid there beats your cards. Claim it!
guide-stones-claimed = The stone is yours for good. { $adjacent } side by side win, or any { $win }. What beats what stands under “Formations”.
guide-stones-complete = Your side at stone { $place } is complete, but not yet proven. The eye shows which cards could still beat it; the more lie face up, the more can be proven.
guide-stones-lost = The computer has proven a stone, too. Nobody lays cards there any more: look for the next ones.
guide-stones-draw = Which pile do you draw from? Clan cards make formations, tactic cards bend the rules. One or two tactic cards are plenty.
guide-stones-tactic = { $card } is a tactic card. Choose it to read what it does; you play it instead of a clan card, and never more than one ahead of the other side.
guide-stones-terrain = { $card } lies at a stone. Tap its sign to read what it changes there.
guide-stones-over = That was your first game. Play another: it will be dealt fairly, and you know all you need.

guide-siege-hand = You storm the wall. With { $cards } you hold the best formation there is: one colour, in a row. Choose one of them.
guide-siege-place = Now choose a tile. Its boxes say how many cards a side takes there and what counts; one with three empty boxes is just right.
guide-siege-more = The defender has answered from inside. Go on at tile { $place }. A click on a tile tells what it asks for.
guide-siege-claim = You can prove tile { $place }: nothing the defender could still lay there beats your cards. Declare it, and the wall is breached!
guide-siege-complete = A side of yours is complete, but not yet proven. The eye shows which cards could still hold that tile.
guide-siege-oil = The defender has poured oil: your card next to the wall is gone. Each cauldron works only once.
guide-siege-breach = A breach! The tile turns to its damaged side and asks for something else. { $win } damaged tiles win, or a second breach of the same one.
guide-siege-retreat = Where nothing is to be won any more you may retreat before you play: your cards leave that tile, and you can begin there anew. You need not.
guide-siege-discards = What leaves the wall lies face up for both. Cards that are gone cannot beat you: every proof rests on that.
guide-siege-last = The pile is used up. If this turn does not win, the wall has held.
guide-siege-draw = Which pile do you draw from? Siege cards make formations, tactic cards bend the rules. One or two tactic cards are plenty.
guide-siege-tactic = { $card } is a tactic card. Choose it to read what it does; you play it instead of a siege card, and never more than one ahead of the other side.
guide-siege-over = That was your first siege. Change sides in a rematch: the defender has the oil.

guide-tug-roll = Two villages pull at one rope. Throw your three dice.
guide-tug-reroll = A 6 in your column lets you throw one die again. Choose a die that does not help you, or keep them all.
guide-tug-act = You use all three dice, one after the other. Choose one of them first.
guide-tug-column = Now choose the die of your own column that it meets. If yours is not higher than the thrown one, an athlete of the other village goes.
guide-tug-use = These are the things that this pair can do; below each stands what comes of it. Choose one.
guide-tug-berserk = Three equal dice! Together they can take four athletes at a blow.
guide-tug-theirs = Now the other village throws the dice. What it did stays written below until your next turn.
guide-tug-weakened = Who lies on the ground is weakened, and easier to eliminate.
guide-tug-over = That was your first tug of war. Once more? The dice will be drawn fairly.

# (end of guide)


## reasons: Why something is refused, and what a proof says; Python writes these too

# Who sits where. `$seat` and `$other` are the letters of the notation, from Python; the page, which knows names, says `you` for the reader
# and `named` for somebody else, whose name is `$person` or `$rival` then.
reason-seat =
    { $seat ->
        [S] South
        [N] North
        [you] you
       *[named] { $person }
    }
reason-other =
    { $other ->
        [S] South
        [N] North
        [you] you
       *[named] { $rival }
    }

# Any game

reason-illegal = { $move } is illegal: { $reason }
reason-game-over = { $move } cannot be played: the game is over ({ $outcome })
reason-hand-unknown =
    { $seat ->
        [you] it is your turn, and your hand is not known here
       *[other] { reason-seat } is to move, and { reason-seat }'s hand is not known here
    }
reason-brings-nothing = { $move } brings nothing that could stand behind '='
reason-for-views = { $move }=? is for views: say what it brings behind '=', or give a seed
reason-brings-unknown = { $move } brings something unknown: say what it brings, or give a seed
reason-impossible = { $move }={ $result } is impossible: something else comes here
reason-notation = { $field }, column { $column }: { $message }
reason-line = line { $line }

# Cards: the border stones and the siege

reason-must-play = { reason-seat } can play a card, and then must
reason-play-first =
    { $seat ->
        [you] you have to play a card first
       *[other] { reason-seat } has to play a card first
    }
reason-now-draws =
    { $tactics ->
        [yes]
            { $seat ->
                [you] you now draw a card, '+c' or '+t'
               *[other] { reason-seat } now draws a card, '+c' or '+t'
            }
       *[no]
            { $seat ->
                [you] you now draw a card, '+c'
               *[other] { reason-seat } now draws a card, '+c'
            }
    }
reason-not-in-hand =
    { $seat ->
        [you] { $card } is not in your hand
       *[other] { $card } is not in { reason-seat }'s hand
    }
reason-never-in-hand =
    { $seat ->
        [you] { $card } cannot be in your hand
       *[other] { $card } cannot be in { reason-seat }'s hand
    }
reason-no-space =
    { $seat ->
        [you] there is no free space left on your side
       *[other] there is no free space left on { reason-seat }'s side
    }
reason-nothing-to-use-on = there is nothing now that it could be used on
reason-tactics-lead =
    { $played ->
        [one]
            { $seat ->
                [you] you have already played { $played } tactic card, { reason-other } only { $others }
               *[other] { reason-seat } has already played { $played } tactic card, { reason-other } only { $others }
            }
       *[other]
            { $seat ->
                [you] you have already played { $played } tactic cards, { reason-other } only { $others }
               *[other] { reason-seat } has already played { $played } tactic cards, { reason-other } only { $others }
            }
    }

# The border stones

reason-no-stone = there is no stone { $stone }
reason-no-stone-of = there is no stone { $stone }: they are numbered 1 to { $last }
reason-stone-claimed =
    { $seat ->
        [you] you have claimed stone { $stone } already
       *[other] stone { $stone } is claimed by { reason-seat }
    }
reason-stone-full =
    { $seat ->
        [you] your side of stone { $stone } is full
       *[other] { reason-seat }'s side of stone { $stone } is full
    }
reason-claims-when =
    { $when ->
        [start] stones are claimed at the start of the turn
       *[after] stones are claimed after playing a card
    }
reason-claims-when-and = { reason-claims-when }, and { $reason }
reason-now-claims =
    { $seat ->
        [you] now claim stones, or say '.' for done
       *[other] { reason-seat } now claims stones, or says '.' for done
    }
reason-scout-draws =
    { $seat ->
        [you] your scout now draws a card, '+c' or '+t'
       *[other] { reason-seat }'s scout now draws a card, '+c' or '+t'
    }
reason-scout-returns =
    { $seat ->
        [you] your scout now returns a card, such as '<r1'
       *[other] { reason-seat }'s scout now returns a card, such as '<r1'
    }
reason-mud-gone =
    { $seat ->
        [you] the mud is gone: now give up a card, such as 'x b4:3'
       *[other] the mud is gone: { reason-seat } now gives up a card, such as 'x b4:3'
    }
reason-names-returned = a player says which card he returns
reason-give-up-own = give up a card of your own side that has become too long
reason-joker-stays =
    { $seat ->
        [you] you have already played a joker; another one stays in your hand
       *[other] { reason-seat } has already played a joker; another one stays in the hand
    }
reason-one-tactic = only one tactic card may lie at a stone
reason-other-terrain = another terrain card lies at stone { $stone }
reason-piles-empty = both piles are empty
reason-needs-target = it needs a target
reason-terrain-elsewhere =
    { $seat ->
        [you] { $card } of yours does not lie at stone { $stone }
       *[other] { $card } of { reason-seat } does not lie at stone { $stone }
    }
reason-traitor-clan = a traitor is a clan card
reason-terrain-stays = terrain cards lie on nobody's side and stay where they are
reason-mud-holds = the mud at stone { $stone } holds a fourth card
reason-stone-takes-no = stone { $stone } takes no { $card }
reason-not-on-stone =
    { $seat ->
        [you] { $card } does not lie on your side of stone { $stone }
       *[other] { $card } does not lie on { reason-seat }'s side of stone { $stone }
    }
reason-another-stone = the card has to go to another stone

# The siege

reason-attacker-begins = in the siege the attacker begins, and he sits South
reason-no-tile = there is no tile { $tile }
reason-no-tile-of = there is no tile { $tile }: they are numbered 1 to { $last }
reason-attacker-declares = only the attacker declares control, in his own turn
reason-attacker-south = only the attacker, South, declares control
reason-now-retreats =
    { $seat ->
        [you] now retreat, such as '<2', or say '.' for done
       *[other] { reason-seat } now retreats, such as '<2', or says '.' for done
    }
reason-now-oil =
    { $seat ->
        [you] now you may pour oil, such as 'oil@2', or say '.' for done
       *[other] { reason-seat } now may pour oil, such as 'oil@2', or says '.' for done
    }
reason-now-declares =
    { $seat ->
        [you] now declare control, or say '.' for done
       *[other] { reason-seat } now declares control, or says '.' for done
    }
reason-now-supports =
    { $seat ->
        [you] now pick a discarded card, such as '*r1'
       *[other] { reason-seat } now picks a discarded card, such as '*r1'
    }
reason-now-shuffled = the pile is now shuffled: 'shuffle'
reason-now-swaps =
    { $seat ->
        [you] now pick a card to give, such as '>r1'
       *[other] { reason-seat } now picks a card to give, such as '>r1'
    }
reason-attacker-retreats = only the attacker retreats
reason-defender-oil = only the defender pours oil
reason-retreat-first = a retreat comes at the start of the turn, before a card is played
reason-oil-first = oil comes at the start of the turn, before a card is played
reason-no-cauldron = all cauldrons are empty
reason-no-attacker = the attacker has no card at tile { $tile }
reason-support-siege = only siege cards go back into the siege pile, no tactic cards
reason-support-order = the two cards are named in the order of a hand, by colour letter and strength, elite cards last
reason-support-needs =
    { $counted ->
        [elite] support needs { $need } siege or elite cards among the discards, there are { $number }
       *[siege] support needs { $need } siege cards among the discards, there are { $number }
    }
reason-not-discarded = { $card } does not lie among the discards
reason-names-picked = a player says which card he picks
reason-tactic-first = that belongs to a tactic card, which has to be played first
reason-tile-full =
    { $seat ->
        [you] your side of tile { $tile } is full with { $need } cards
       *[other] { reason-seat }'s side of tile { $tile } is full with { $need } cards
    }
reason-tile-empty = no card lies at tile { $tile }
reason-no-target = there is no such target
reason-not-elite = { $card } is no siege or elite card
reason-not-on-tile =
    { $seat ->
        [you] { $card } does not lie on your side of tile { $tile }
       *[other] { $card } does not lie on { reason-seat }'s side of tile { $tile }
    }
reason-another-tile = the card has to go to another tile

# The tug of war

reason-throw-first =
    { $seat ->
        [you] throw the dice first: 'roll'
       *[other] { reason-seat } throws the dice first: 'roll'
    }
reason-thrown =
    { $seat ->
        [you] you have thrown already
       *[other] { reason-seat } has thrown already
    }
reason-no-six = there is no six in the column: nothing is thrown again
reason-dice-used = the dice are being used: nothing is thrown again
reason-no-reroll = no { $die } is there to be thrown again; each die is thrown again at most once
reason-reroll-first =
    { $seat ->
        [you] first throw dice again, such as 'reroll { $die }', or say 'keep'
       *[other] { reason-seat } first throws dice again, such as 'reroll { $die }', or says 'keep'
    }
reason-berserk = berserk needs three equal dice, at least as high as the lowest of the column, { $lowest }
reason-no-die = no { $die } is left of the throw
reason-column-used =
    { $seat ->
        [you] no { $column } is free in your column
       *[other] no { $column } is free in { reason-seat }'s column
    }
reason-nobody-weakened = nobody is left standing who could be weakened
reason-no-athlete =
    { $kind ->
        [weakened]
            { $seat ->
                [you] you have no weakened athlete
               *[other] { reason-seat } has no weakened athlete
            }
       *[standing]
            { $seat ->
                [you] you have no standing athlete
               *[other] { reason-seat } has no standing athlete
            }
    }
reason-too-low = a { $die } on a { $column } is too low to eliminate a standing athlete
reason-too-low-weakened = a { $die } on a { $column } is too low even for a weakened athlete
reason-weakened-now = who was weakened in this turn becomes cheaper only with the next one
reason-no-proof-tug = there is nothing to prove in the tug of war

# What a proof says

reason-formation =
    { $type ->
        [colour-run] colour run { $total } ({ $cards })
        [same-strength] same strength { $total } ({ $cards })
        [colour] colour { $total } ({ $cards })
        [run] run { $total } ({ $cards })
       *[sum] sum { $total } ({ $cards })
    }
reason-stone-incomplete =
    { $seat ->
        [you] your side of stone { $stone } has { $number } of { $need } cards
       *[other] { reason-seat }'s side of stone { $stone } has { $number } of { $need } cards
    }
reason-mud-both =
    { $seat ->
        [you] in the mud both sides need { $need } cards for a claim, and your side of stone { $stone } has { $number }
       *[other] in the mud both sides need { $need } cards for a claim, and { reason-seat }'s side of stone { $stone } has { $number }
    }
reason-tile-incomplete =
    { $seat ->
        [you] your side of tile { $tile } has { $number } of { $need } cards
       *[other] { reason-seat }'s side of tile { $tile } has { $number } of { $need } cards
    }
reason-other-has =
    { $tied ->
        [yes]
            { $seat ->
                [you] you have { $formation }, complete first
               *[other] { reason-seat } has { $formation }, complete first
            }
       *[no]
            { $seat ->
                [you] you have { $formation }
               *[other] { reason-seat } has { $formation }
            }
    }
reason-other-can-make =
    { $tied ->
        [yes] { reason-seat } can still make { $formation }, complete first
       *[no] { reason-seat } can still make { $formation }
    }
reason-other-has-only =
    { $tied ->
        [yes]
            { $seat ->
                [you] you have only { $formation }, complete later
               *[other] { reason-seat } has only { $formation }, complete later
            }
       *[no]
            { $seat ->
                [you] you have only { $formation }
               *[other] { reason-seat } has only { $formation }
            }
    }
reason-other-cannot = { reason-seat } cannot complete this side any more
reason-other-best =
    { $tied ->
        [yes] the best { reason-seat } can still make is { $formation }, complete later
       *[no] the best { reason-seat } can still make is { $formation }
    }

# Names and settings

reason-no-rulebook = no rulebook is called { $name }; there are: { $known }
reason-option-twice = { $name } names an option twice
reason-no-option = { $rulebook } has no option { $name }; there are: { $known }
reason-option-choice = the option { $name } is one of { $known }, not { $choice }
reason-option-hand = the option hand is at most { $most } with { $cards } cards, not { $hand }
reason-no-level = no computer level is called { $name }; there are: { $known }
reason-guide-alone = a guided first game is laid as it was prepared, against the computer, without a clock and not in public
reason-no-guide = there is no guided first game of { $name }
reason-clock = a clock is none, move:SECONDS or fischer:SECONDS+INCREMENT, not { $text }
reason-format-number = { $name }: a number of games from 1 to 999 is expected behind the colon
reason-format-feud = a feud has an agreed number of rounds: feud:5
reason-no-format = no match format is called { $name }; there are: single, series, series:N, feud:N, revenge, rematch
reason-or = { $first } or { $second }
reason-format-misfit = { $rulebook } is played as { $known }, not as { $name }
reason-tie = a tied match is 'shared' or gets an 'extra_game', not { $text }
reason-decider = a revenge that is still equal is decided by 'one_game' or a 'new_pair', not { $text }
reason-split = a rematch with a win each is 'second_decides', 'draw' or 'decider', not { $text }
reason-player = a player is 'person' or a computer opponent's name
reason-first = first says who begins: S, N or lot, not { $text }
reason-other-rulebook = the position is one of { $found }, not of { $rulebook }
reason-open-position = a game needs a position without unknown cards
reason-over-position = that game is over: { $outcome }
reason-other-record = the record is not one of { $rulebook }

# At the table

reason-accepted-already = this command has been accepted already
reason-not-laid = no table has been opened here yet
reason-laid-already = this table has been opened already
reason-stale = the table has changed since then; look again
reason-for-player = this is for a player to say
reason-for-host = this is for the host to say
reason-seat-empty =
    { $seat ->
        [you] you do not sit here yet
       *[other] nobody sits at { reason-seat } yet
    }
reason-computer-moves = a computer only moves
reason-seat-computer =
    { $seat ->
        [you] you are the computer here
       *[other] { reason-seat } is played by the computer
    }
reason-seat-taken =
    { $seat ->
        [you] your place is taken
       *[other] { reason-seat } is taken
    }
reason-not-open = this table is no longer open
reason-who-decides =
    { $seat ->
        [you] it is for you to decide here
       *[other] it is { reason-seat } who decides here
    }
reason-confirm-first = { $move } is to be confirmed, or taken back, first
reason-nothing-to-confirm = there is nothing to confirm
reason-nothing-to-undo = there is nothing to take back
reason-undo-seen =
    { $ask ->
        [yes] undo goes back only as long as no new card has been seen; beyond that the other player has to agree
       *[no] undo goes back only as long as no new card has been seen
    }
reason-not-offered-to-you =
    { $what ->
        [draw] no draw has been offered to you
        [undo] no undo has been offered to you
       *[rematch] no rematch has been offered to you
    }
reason-not-offered =
    { $what ->
        [draw] no draw has been offered
        [undo] no undo has been offered
       *[rematch] no rematch has been offered
    }
reason-offered-already = that has been offered already
reason-rematch-later = a rematch comes after the match
reason-computer-no-draw = the computer agrees to no draw
reason-computer-undo = against the computer just undo
reason-no-game = no game is being played here now
reason-result-said = what a move brings is not for a player to say
reason-not-possible = { $move } is not possible here
reason-time-up = the time is used up
reason-time-left = nobody's time is used up
reason-not-abandoned = the other player has not been away for long enough while a move was due
reason-no-computer = no computer has to decide here now
reason-no-next = there is no next game to wait for
reason-ready-already = you are ready already
reason-stop-between = a series is stopped between two games
reason-stop-series = { $name } has { $games } games; only an open series can be stopped
reason-match-over = the match is over
reason-match-running = the match is not over
reason-hint-computer = hints are given in games against the computer
reason-hint-decider = a hint is for the one who has to decide
reason-nothing-said = there is nothing to be said

# Fair deals
reason-fair-secret = a secret is 64 digits from 0 to f
reason-fair-text = a text for the deal is 1 to 64 letters, digits, - and _
reason-no-text-awaited = no text is awaited for the deal here now
reason-other-commitment = this text was meant for another deal
reason-fair-not-recorded = this record says nothing of how its cards were dealt: a game by a seed, or of an older version
reason-fair-not-over = the secret of this game is shown when the game is over
reason-fair-one-seat = this is what one seat saw of the game; only a whole record can be checked

# The server

reason-no-table = no table has this name
reason-private = a private game is played here now
reason-no-seat = you have no seat at this table
reason-not-your-seat = this is not your seat
reason-no-free-seat = no seat is free at this table
reason-not-dealt = no game has been dealt here yet
reason-no-record = no such game has been played at this table
reason-positions = this game has positions 0 to { $last }
reason-views = this game can be looked at from: { $known }
reason-hint-under-way = a hint is being thought of already
reason-table-full = so much has happened at this table that it is full; the game can only be given up
reason-table-half-full = so much has happened at this table that only the game can go on
reason-entries-missing = entries are missing
reason-broken = the history of this table cannot be read
reason-storage = games cannot be stored or read just now; nothing has changed
reason-storage-uncertain = the disk did not answer, and it is not certain whether this was stored; look at the table again
reason-record-long = a record is not that long
reason-record-none = this is not the record of a game: line { $line } says “{ $text }”, but a record begins with lines such as [Rulebook "stones-1999"]
reason-record-rulebook = the record does not say what was played: a line such as [Rulebook "stones-1999"] is missing
reason-record-rulebooks = the record names several rulebooks ({ $names }); only one game can be kept at a time
reason-record-edition = only games by the rulebooks of this house can be kept
reason-page-before = before is written CHANGED:GAME, as of the last table of the page before
reason-too-many-tables = too many new tables from this address; try again later
reason-too-many-requests = too many requests; try again in a moment
reason-too-many-secrets = that is more secrets than one socket may show
reason-too-many-followed = that is more tables than one socket may follow
reason-too-much-work = so much of yours is waiting to be worked out already; try again in a moment
reason-too-much-at-once = that is too much at once; try again in a moment
reason-record-moves = a record of more than { $most } moves is too long; divide it into several
reason-foreign-page = this page may not use this server
reason-host-name = this server does not know itself by the name { $host }; whoever runs it can add the name: tottenbury serve --host-name { $host }
reason-request-long = that is more than a request may hold
reason-failed = something went wrong here
reason-failed-socket = something went wrong here; nothing of it was kept

# (end of reasons)
