### Shogun: what is wrong with options or a position. The path to it stands before the sentence.

## Options

flaw-wrong-player-count = a game needs 3 to 5 colors
flaw-colour-twice = { $colour } is named twice
flaw-colour-not-in-game = { $colour } does not play in this game
flaw-preset-needs-sun = the preset provinces are for the sun side of the board; choose that side or the draft
flaw-sieve-has-one-floor = a tower that is a sieve keeps its cubes on the first floor alone
flaw-tower-shut = nothing ever falls through this tower; let some cubes pass

## Provinces and what stands on them

flaw-wrong-provinces = the provinces in play do not fit the side of the board and the number of players
flaw-province-twice = a province belongs to one player only
flaw-province-closed = this province is closed in a game of three
flaw-province-without-army = at least 1 army must stand in the province of a player
flaw-neutral-not-bare = a province that nobody has holds no armies, buildings or unrest markers
flaw-too-many-buildings = there are more buildings than sites or tiles, or two of a kind in one province
flaw-wrong-cubes = map, supply, tower and tray must hold { $expected } of these cubes together, but hold { $found }
flaw-too-many-chests = the players have more chests than the box holds
flaw-too-much-unrest = there are more unrest markers than there can be

## The draft

flaw-no-such-group = no army group has this size: { $armies }
flaw-wrong-groups = the army groups left and those on the map are not the groups that a player begins with
flaw-groups-left = army groups wait to be stationed only in the draft
flaw-draft-is-over = there are cards to draft only in the draft
flaw-wrong-stack = stack, open cards and provinces taken must hold every province in play once
flaw-not-the-start = nothing has happened yet in the draft, but something here says otherwise

## Year, round and turn

flaw-wrong-year = this year does not fit what happens next
flaw-wrong-season = this season does not fit what happens next
flaw-wrong-turn = whose turn it is does not fit the rest of the position
flaw-wrong-step = this step does not fit the rest of the position
flaw-event-twice = every event card is there once only
flaw-event-not-turned-up = this event card has not been turned up
flaw-wrong-events = the event cards turned up and used do not fit year, season and step
flaw-action-twice = every action card is there once only
flaw-wrong-actions = the action cards turned up do not fit the round so far
flaw-special-twice = every special card is there once only
flaw-wrong-places = the places of the turn order, their special cards and the bids do not fit each other or the step

## Plans

flaw-no-plans-now = player boards are empty at this time
flaw-not-in-hand = the player does not have this card in hand
flaw-bid-too-high = the bid is higher than what the player has
flaw-cards-left = a field is empty although the player has a card for it
flaw-no-card-for-bid = no card that the player could pay is left for the bid
flaw-plan-incomplete = something must be decided for every field of this plan
flaw-wrong-field = what all see on this field does not fit what was planned for it
