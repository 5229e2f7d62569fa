### Shogun: what is wrong with options or a position. The path to it stands before the sentence.

## Options

flaw-wrong-player-count = eine Partie braucht 3 bis 5 Farben
flaw-colour-twice = { $colour } ist zweimal genannt
flaw-colour-not-in-game = { $colour } spielt in dieser Partie nicht mit
flaw-preset-needs-sun = die vorgegebenen Provinzen gibt es nur für die Sonnenseite; wähle diese Seite oder lass die Provinzen auswählen
flaw-sieve-has-one-floor = ein Turm, der ein Sieb ist, hält seine Würfel nur auf dem ersten Boden
flaw-tower-shut = durch diesen Turm fällt nie etwas; lass einige Würfel durch

## Provinces and what stands on them

flaw-wrong-provinces = die Provinzen im Spiel passen nicht zur Spielplanseite und zur Zahl der Spieler
flaw-province-twice = eine Provinz gehört nur einem Spieler
flaw-province-closed = diese Provinz ist in einer Partie zu dritt gesperrt
flaw-province-without-army = in der Provinz eines Spielers muss mindestens 1 Armee stehen
flaw-neutral-not-bare = eine Provinz, die niemandem gehört, hat keine Armeen, Gebäude oder Unruhemarker
flaw-too-many-buildings = es sind mehr Gebäude als Bauplätze oder Plättchen, oder zwei gleiche in einer Provinz
flaw-wrong-cubes = Spielplan, Vorrat, Turm und Schale müssen zusammen { $expected } dieser Würfel enthalten, enthalten aber { $found }
flaw-too-many-chests = die Spieler haben mehr Truhen, als in der Schachtel sind
flaw-too-much-unrest = es sind mehr Unruhemarker, als es geben kann

## The draft

flaw-no-such-group = keine Armeegruppe hat diese Größe: { $armies }
flaw-wrong-groups = die übrigen Armeegruppen und die auf dem Spielplan sind nicht die, mit denen ein Spieler beginnt
flaw-groups-left = Armeegruppen warten nur bei der Verteilung der Provinzen auf ihre Aufstellung
flaw-draft-is-over = Karten zur Auswahl gibt es nur bei der Verteilung der Provinzen
flaw-wrong-stack = Stapel, offene Karten und vergebene Provinzen müssen jede Provinz im Spiel einmal enthalten
flaw-not-the-start = bei der Verteilung ist noch nichts geschehen, aber hier steht etwas anderes

## Year, round and turn

flaw-wrong-year = dieses Jahr passt nicht zu dem, was als Nächstes geschieht
flaw-wrong-season = diese Jahreszeit passt nicht zu dem, was als Nächstes geschieht
flaw-wrong-turn = wer an der Reihe ist, passt nicht zum Rest der Stellung
flaw-wrong-step = dieser Schritt passt nicht zum Rest der Stellung
flaw-event-twice = jede Ereigniskarte gibt es nur einmal
flaw-event-not-turned-up = diese Ereigniskarte ist nicht aufgedeckt
flaw-wrong-events = die aufgedeckten und verbrauchten Ereigniskarten passen nicht zu Jahr, Jahreszeit und Schritt
flaw-action-twice = jede Aktionskarte gibt es nur einmal
flaw-wrong-actions = die aufgedeckten Aktionskarten passen nicht zum Stand der Runde
flaw-special-twice = jede Sonderkarte gibt es nur einmal
flaw-wrong-places = die Plätze der Spielerreihenfolge, ihre Sonderkarten und die Gebote passen nicht zueinander oder nicht zum Schritt

## Plans

flaw-no-plans-now = die Spielertableaus sind zu dieser Zeit leer
flaw-not-in-hand = der Spieler hat diese Karte nicht auf der Hand
flaw-bid-too-high = das Gebot ist höher als das, was der Spieler hat
flaw-cards-left = ein Feld ist leer, obwohl der Spieler eine Karte dafür hat
flaw-no-card-for-bid = für das Gebot ist keine Karte übrig, die der Spieler bezahlen könnte
flaw-plan-incomplete = über jedes Feld dieses Plans muss etwas entschieden sein
flaw-wrong-field = was alle auf diesem Feld sehen, passt nicht zu dem, was dafür geplant war
