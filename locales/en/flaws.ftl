### What is wrong with options, a record or a position. The path to it stands before the sentence.

## Any document

flaw-not-json = this is not JSON (line { $line }, column { $column }: { $detail })
flaw-malformed = this does not fit (line { $line }, column { $column }: { $detail })
flaw-missing-field = this field is missing
flaw-too-large = the document has { $size } bytes; { $limit } is the most that can be read
flaw-wrong-format = this is a document of the format “{ $found }”; expected: { $expected }
flaw-wrong-game = this is a document of the game “{ $found }”; expected: “{ $expected }”
flaw-wrong-rules = the record was played by rules of version { $rules }, this program knows only up to { $known }: update it
flaw-later-version = the document has version { $version }, this program reads only up to { $known }: update it
flaw-two-origins = a record begins either with options and a seed or with a position, not with both
flaw-wrong-commitment = the commitment { $found } does not fit the seed, whose commitment is { $expected }
flaw-unknown-seat = nobody called “{ $seat }” plays here; the seats are { $seats }
flaw-wrong-seats = the seats of this game are, in this order: { $seats }

## Options and positions of Rising Sun

flaw-wrong-player-count = a game needs 3 to 5 clans
flaw-clan-twice = { $clan } is named twice
flaw-clan-not-in-game = this clan does not play in this game
flaw-kami-twice = { $kami } is named twice; the four kami must differ
flaw-wrong-length = this list needs { $expected } entries but has { $found }
flaw-too-long = this list has { $found } entries; { $most } is the most
flaw-wrong-copies = there are not that many copies of this card in this season
flaw-wrong-seating = the clans must be in the order of their starting honor rank
flaw-honor-not-in-order = every clan in the game must stand on the honor track exactly once
flaw-wrong-figure-count = the figures of this kind, in all places together, do not add up to what the clan has
flaw-too-many-figures = there are more figures here ({ $found }) than a clan has
flaw-figure-twice = this figure is in two places at once
flaw-misplaced-figure = this figure cannot be here now
flaw-misplaced-hostage = hostages exist only during the War Phase and only at other clans
flaw-monster-without-card = a monster belongs to the clan that has its card, and to nobody else
flaw-wrong-strongholds = there are more strongholds ({ $found }) than a clan has
flaw-too-much = this number is too large
flaw-alliance-not-mutual = an alliance must be named by both of its clans
flaw-alliance-not-counted = the season of the present alliance is missing here
flaw-season-to-come = this season has not come yet
flaw-token-twice = every province has one war province token in each season, no more and no fewer
flaw-token-too-early = this token has not been fought for yet
flaw-no-tokens-in-winter = Winter has no war province tokens
flaw-wrong-war-count = there are two more war provinces than players
flaw-too-many-wars = more wars are resolved than there can be
flaw-tokens-differ = the war provinces on the board differ from the pile of this season
flaw-wrong-tiles = deck and track together must hold two tiles of each mandate
flaw-tile-differs = what is known of this tile differs from the tile
flaw-only-lotus-face-down = tiles of Lotus lie face down, those of all others face up
flaw-wrong-turn = the mandates and kami turns on the track do not fit each other or the phase
flaw-wrong-phase = the phase does not fit the season or what happens next
flaw-wrong-agenda = these steps cannot lie upon each other
flaw-step-not-true = this step does not fit the rest of the position
flaw-bids-out-of-order = bids are placed from left to right: Seppuku, Take Hostage, Hire Ronin, Imperial Poets
flaw-bids-out-of-battle = only clans in a battle have bids, hidden before the bids are shown and open after
flaw-bids-not-ready = who is ready does not fit the bids
flaw-too-many-coins = more coins are bid than the clan has
flaw-battle-without-province = a battle needs a province
flaw-battle-without-step = there is a battle exactly when a step of the agenda fights it
flaw-wrong-war-province = the battle is not about the next war province
flaw-not-in-battle = this clan is not in the battle
flaw-no-such-shrine = the shrine of { $kami } is not in play
flaw-no-such-route = no shipping route joins these provinces

## Bots

flaw-unknown-bot = there is no bot of this name
flaw-misplaced-kami = a kami cannot be there
flaw-kami-of-another = another clan controls this kami
