### Shogun: what is wrong with options or a position. The path to it stands before the sentence.

## Options

document-error-wrong-player-count = a game needs 3 to 5 colors
document-error-colour-twice = { $colour } is named twice
document-error-colour-not-in-game = { $colour } does not play in this game
document-error-preset-needs-sun = the preset provinces are for the sun side of the board; choose that side or the draft
document-error-sieve-has-one-floor = a tower that is a sieve keeps its cubes on the first floor alone
document-error-tower-shut = nothing ever falls through this tower; let some cubes pass

## Provinces and what stands on them

document-error-wrong-provinces = the provinces in play do not fit the side of the board and the number of players
document-error-province-twice = a province belongs to one player only
document-error-province-closed = this province is closed in a game of three
document-error-province-without-army = at least 1 army must stand in the province of a player
document-error-neutral-not-bare = a province that nobody has holds no armies, buildings or unrest markers
document-error-too-many-buildings = there are more buildings than sites or tiles, or two of a kind in one province
document-error-wrong-cubes = map, supply, tower and tray must hold { $expected } of these cubes together, but hold { $found }
document-error-too-many-chests = the players have more chests than the box holds
document-error-too-much-unrest = there are more unrest markers than there can be

## The draft

document-error-no-such-group = no army group has this size: { $armies }
document-error-wrong-groups = the army groups left and those on the map are not the groups that a player begins with
document-error-groups-left = army groups wait to be stationed only in the draft
document-error-draft-is-over = there are cards to draft only in the draft
document-error-wrong-stack = stack, open cards and provinces taken must hold every province in play once
document-error-not-the-start = nothing has happened yet in the draft, but something here says otherwise

## Year, round and turn

document-error-wrong-year = this year does not fit what happens next
document-error-wrong-season = this season does not fit what happens next
document-error-wrong-turn = whose turn it is does not fit the rest of the position
document-error-wrong-step = this step does not fit the rest of the position
document-error-event-twice = every event card is there once only
document-error-event-not-turned-up = this event card has not been turned up
document-error-wrong-events = the event cards turned up and used do not fit year, season and step
document-error-action-twice = every action card is there once only
document-error-wrong-actions = the action cards turned up do not fit the round so far
document-error-special-twice = every special card is there once only
document-error-wrong-places = the places of the turn order, their special cards and the bids do not fit each other or the step

## Plans

document-error-no-plans-now = player boards are empty at this time
document-error-not-in-hand = the player does not have this card in hand
document-error-bid-too-high = the bid is higher than what the player has
document-error-cards-left = a field is empty although the player has a card for it
document-error-no-card-for-bid = no card that the player could pay is left for the bid
document-error-plan-incomplete = something must be decided for every field of this plan
document-error-wrong-field = what all see on this field does not fit what was planned for it
