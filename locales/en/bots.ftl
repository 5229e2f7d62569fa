### Bots: who they are, and why they offer, take or refuse something.

## People, one for each character

person-plain = Councillor Ren
person-cautious = Lady Aoi
person-honorable = Lord Harutomo
person-treacherous = Lady Shigure
person-land-hungry = Lord Daigen
person-builder = Steward Hisame
person-raider = Captain Gonza
person-merchant = Mistress Okane

## A line of character

line-plain = “I weigh what is before me, no more and no less.”
line-cautious = “The wall that nobody ever stormed is the best of walls.”
line-honorable = “A word once given is a sword that stays in its sheath.”
line-treacherous = “Promise me anything. I shall do the same.”
line-land-hungry = “From this hill I see three provinces, and I want four.”
line-builder = “Armies pass; what is built of stone remains.”
line-raider = “Why sow, when the neighbour’s barn is full?”
line-merchant = “Everything has its price, and I know all of them.”

## Reasons. $bot says so to $other; $about is a third player

why-good-for-both = It brings both { $bot } and { $other } something.
why-stop-leader = Together { $bot } and { $other } can stop { $about }, who is running away with the game.
why-peace = { $bot } would rather fight others than { $other }.
why-kept-word = { $other } kept their word before, and { $bot } remembers.
why-desperate = { $bot } is too far behind to be choosy, even with { $other }.
why-keep-ally = { $other } is an ally in need of { $bot }.
why-amends = { $bot } broke a promise to { $other } and wants to make amends.
why-too-strong = { $other } is too far ahead to be helped.
why-too-dear = It would cost { $bot } more than it brings.
why-broken-word = { $other } broke their word before.
why-little-trust = { $bot } does not trust { $other } that far.
why-free-hand = { $bot } wants to keep a free hand.
why-cannot-keep = { $bot } promises only what can be kept for certain.
why-not-interested = There is nothing in it for { $bot }.
why-whim = { $bot } just feels like it.
