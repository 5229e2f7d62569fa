### Bots: who they are, and why they offer, take or refuse something.

## People, one for each character

person-plain = Ratsherr Ren
person-cautious = Fürstin Aoi
person-honorable = Fürst Harutomo
person-treacherous = Fürstin Shigure
person-land-hungry = Fürst Daigen
person-builder = Verwalter Hisame
person-raider = Hauptmann Gonza
person-merchant = Kauffrau Okane

## A line of character

line-plain = „Ich wäge, was vor mir liegt, nicht mehr und nicht weniger.“
line-cautious = „Die beste Mauer ist die, gegen die nie jemand anrannte.“
line-honorable = „Ein gegebenes Wort ist ein Schwert, das in der Scheide bleibt.“
line-treacherous = „Versprich mir, was du willst. Ich halte es genauso.“
line-land-hungry = „Von diesem Hügel sehe ich drei Provinzen, und ich will vier.“
line-builder = „Heere ziehen vorüber; was aus Stein gebaut ist, bleibt.“
line-raider = „Wozu säen, wenn die Scheune des Nachbarn voll ist?“
line-merchant = „Alles hat seinen Preis, und ich kenne jeden.“

## Reasons. $bot says so to $other; $about is a third player

why-good-for-both = Davon haben { $bot } und { $other } beide etwas.
why-stop-leader = { $about } zieht allen davon; zusammen können { $bot } und { $other } das verhindern.
why-peace = { $bot } kämpft lieber gegen andere als gegen { $other }.
why-kept-word = { $other } hat früher Wort gehalten, und { $bot } vergisst das nicht.
why-desperate = { $bot } liegt zu weit zurück, um wählerisch zu sein, selbst mit { $other }.
why-keep-ally = { $other } ist mit { $bot } verbündet und in Not.
why-amends = { $bot } hat { $other } ein Versprechen gebrochen und will es wiedergutmachen.
why-too-strong = { $other } liegt zu weit vorn, um noch Hilfe zu bekommen.
why-too-dear = Das würde { $bot } mehr kosten, als es bringt.
why-broken-word = { $other } hat schon einmal ein Versprechen gebrochen.
why-little-trust = So weit traut { $bot } { $other } nicht.
why-free-hand = { $bot } will sich nicht die Hände binden.
why-cannot-keep = { $bot } verspricht nur, was sich sicher halten lässt.
why-not-interested = Dabei ist für { $bot } nichts zu holen.
why-whim = { $bot } hat einfach Lust dazu.
