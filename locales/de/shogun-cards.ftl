### Shogun: what event cards, special cards, actions and cards in hand do, and how towers behave.

## What an event changes in its round, within a sentence

effect-theaters-calm = Wer ein Theater baut, entfernt 1 Unruhemarker aus der Provinz
effect-wary-peasants = Eine neutrale Provinz wird von 2 Bauern verteidigt statt von 1
effect-strong-castles = Wird eine Provinz mit Burg angegriffen, wirft der Besitzer 1 Armee mehr aus dem Vorrat
effect-sacred-temples = Provinzen mit Tempel können nicht angegriffen werden
effect-low-taxes = Steuern bringen höchstens 5 Truhen
effect-high-taxes = Steuern bringen mindestens 6 Truhen
effect-rich-harvest = Jede Reisernte bringt mindestens 4 Reis
effect-poor-harvest = Jede Reisernte bringt höchstens 3 Reis
effect-few-recruits = „Fünf Armeen“ bringt nur 3 und „Drei Armeen“ nur 2

## Event cards: above what happens in their round, below what winter takes

event-theaters-calm-5-effect = In ihrer Runde: { effect-theaters-calm }. Für den Winter übrig: Alle verlieren 5 Reis.
event-theaters-calm-7-effect = In ihrer Runde: { effect-theaters-calm }. Für den Winter übrig: Alle verlieren 7 Reis.
event-wary-peasants-3-effect = In ihrer Runde: { effect-wary-peasants }. Für den Winter übrig: Alle verlieren 3 Reis.
event-strong-castles-2-effect = In ihrer Runde: { effect-strong-castles }. Für den Winter übrig: Alle verlieren 2 Reis.
event-strong-castles-6-effect = In ihrer Runde: { effect-strong-castles }. Für den Winter übrig: Alle verlieren 6 Reis.
event-sacred-temples-3-effect = In ihrer Runde: { effect-sacred-temples }. Für den Winter übrig: Alle verlieren 3 Reis.
event-sacred-temples-4-effect = In ihrer Runde: { effect-sacred-temples }. Für den Winter übrig: Alle verlieren 4 Reis.
event-low-taxes-0-effect = In ihrer Runde: { effect-low-taxes }. Für den Winter übrig: Niemand verliert Reis.
event-high-taxes-2-effect = In ihrer Runde: { effect-high-taxes }. Für den Winter übrig: Alle verlieren 2 Reis.
event-rich-harvest-3-effect = In ihrer Runde: { effect-rich-harvest }. Für den Winter übrig: Alle verlieren 3 Reis.
event-poor-harvest-4-effect = In ihrer Runde: { effect-poor-harvest }. Für den Winter übrig: Alle verlieren 4 Reis.
event-few-recruits-1-effect = In ihrer Runde: { effect-few-recruits }. Für den Winter übrig: Alle verlieren 1 Reis.

## Special cards: for one round, after what the event changes

special-extra-chest-effect = Deine Steuern bringen 1 Truhe mehr.
special-extra-rice-effect = Deine Reisernte bringt 1 Reis mehr.
special-six-armies-effect = „Fünf Armeen“ bringt dir 6, was immer das Ereignis sagt, sofern dein Vorrat reicht.
special-attack-effect = Jedes Mal, wenn du angreifst, kommt 1 Armee mehr aus deinem Vorrat in den Turm.
special-defense-effect = Jedes Mal, wenn dich ein anderer Spieler angreift, kommt 1 Armee mehr aus deinem Vorrat in den Turm. Nicht bei einem Aufstand.

## The ten actions and the bid: the price, then what happens in the province of the card

field-castle-effect = 3 Truhen. Baue eine Burg auf einen freien Bauplatz. Kein Gebäude steht in einer Provinz doppelt.
field-temple-effect = 2 Truhen. Baue einen Tempel auf einen freien Bauplatz. Kein Gebäude steht in einer Provinz doppelt.
field-theater-effect = 1 Truhe. Baue ein Theater auf einen freien Bauplatz. Kein Gebäude steht in einer Provinz doppelt.
field-rice-effect = Kostenlos. Ziehe den Reis der Provinz ein. Herrscht dort Unruhe, kommt es zum Aufstand; behältst du die Provinz, wächst die Unruhe um 1.
field-tax-effect = Kostenlos. Ziehe die Truhen der Provinz ein. Herrscht dort Unruhe, kommt es zum Aufstand; behältst du die Provinz, wächst die Unruhe um 1.
field-five-armies-effect = 3 Truhen. Stelle 5 Armeen aus deinem Vorrat auf.
field-three-armies-effect = 2 Truhen. Stelle 3 Armeen aus deinem Vorrat auf.
field-one-army-effect = 1 Truhe. Stelle 1 Armee aus deinem Vorrat auf; danach dürfen Armeen von dort in eine deiner Nachbarprovinzen ziehen.
field-battle-a-effect = Kostenlos. Ziehe in eine Nachbarprovinz, über Land oder See: zu deinen eigenen Armeen oder zum Angriff. Mindestens 1 Armee zieht, und mindestens 1 bleibt.
field-battle-b-effect = Kostenlos. Dasselbe wie Kampf A, ein zweites Mal.
field-bid-effect = Das höchste Gebot wählt zuerst einen Platz in der Spielerreihenfolge, mit der Sonderkarte dort; dann das nächste. Bei gleichen Geboten entscheidet das Los. Ohne Karte bist du zuletzt dran.

## Cards in hand

card-province-effect = Auf einer Aktion: Sie findet in dieser Provinz statt. Als Gebot: kostenlos, mehr als 0 Truhen, weniger als 1.
card-chests-effect = Als Gebot: so viele Truhen, sofort zu zahlen. Auf einer Aktion: Du lässt die Aktion aus und zahlst nichts.

## How a tower behaves

tower-steady-effect = Zwei Böden, die etwa 5 Würfel zurückhalten, egal wie viele hineingeworfen werden.
tower-crowded-effect = Zwei Böden, die sich im Lauf der Partie füllen, bis auf etwa ein Dutzend Würfel; was drin ist, löst sich selten.
tower-sieve-effect = Keine Böden: Ein Drittel des Wurfs bleibt drin, und ein Drittel dessen, was drin war, kommt heraus.
tower-wild-effect = Keine Böden: Die Hälfte des Wurfs bleibt drin, und mehr als die Hälfte dessen, was drin war, kommt heraus. Der überraschendste Turm.
