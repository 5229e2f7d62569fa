### Shogun: what is wrong with options or a position. The path to it stands before the sentence.

## Options

document-error-wrong-player-count = eine Partie braucht 3 bis 5 Farben
document-error-colour-twice = { $colour } ist zweimal genannt
document-error-colour-not-in-game = { $colour } spielt in dieser Partie nicht mit
document-error-preset-needs-sun = die vorgegebenen Provinzen gibt es nur für die Sonnenseite; wähle diese Seite oder lass die Provinzen auswählen
document-error-sieve-has-one-floor = ein Turm, der ein Sieb ist, hält seine Würfel nur auf dem ersten Boden
document-error-tower-shut = durch diesen Turm fällt nie etwas; lass einige Würfel durch

## Provinces and what stands on them

document-error-wrong-provinces = die Provinzen im Spiel passen nicht zur Spielplanseite und zur Zahl der Spieler
document-error-province-twice = eine Provinz gehört nur einem Spieler
document-error-province-closed = diese Provinz ist in einer Partie zu dritt gesperrt
document-error-province-without-army = in der Provinz eines Spielers muss mindestens 1 Armee stehen
document-error-neutral-not-bare = eine Provinz, die niemandem gehört, hat keine Armeen, Gebäude oder Unruhemarker
document-error-too-many-buildings = es sind mehr Gebäude als Bauplätze oder Plättchen, oder zwei gleiche in einer Provinz
document-error-wrong-cubes = Spielplan, Vorrat, Turm und Schale müssen zusammen { $expected } dieser Würfel enthalten, enthalten aber { $found }
document-error-too-many-chests = die Spieler haben mehr Truhen, als in der Schachtel sind
document-error-too-much-unrest = es sind mehr Unruhemarker, als es geben kann

## The draft

document-error-no-such-group = keine Armeegruppe hat diese Größe: { $armies }
document-error-wrong-groups = die übrigen Armeegruppen und die auf dem Spielplan sind nicht die, mit denen ein Spieler beginnt
document-error-groups-left = Armeegruppen warten nur bei der Verteilung der Provinzen auf ihre Aufstellung
document-error-draft-is-over = Karten zur Auswahl gibt es nur bei der Verteilung der Provinzen
document-error-wrong-stack = Stapel, offene Karten und vergebene Provinzen müssen jede Provinz im Spiel einmal enthalten
document-error-not-the-start = bei der Verteilung ist noch nichts geschehen, aber hier steht etwas anderes

## Year, round and turn

document-error-wrong-year = dieses Jahr passt nicht zu dem, was als Nächstes geschieht
document-error-wrong-season = diese Jahreszeit passt nicht zu dem, was als Nächstes geschieht
document-error-wrong-turn = wer an der Reihe ist, passt nicht zum Rest der Stellung
document-error-wrong-step = dieser Schritt passt nicht zum Rest der Stellung
document-error-event-twice = jede Ereigniskarte gibt es nur einmal
document-error-event-not-turned-up = diese Ereigniskarte ist nicht aufgedeckt
document-error-wrong-events = die aufgedeckten und verbrauchten Ereigniskarten passen nicht zu Jahr, Jahreszeit und Schritt
document-error-action-twice = jede Aktionskarte gibt es nur einmal
document-error-wrong-actions = die aufgedeckten Aktionskarten passen nicht zum Stand der Runde
document-error-special-twice = jede Sonderkarte gibt es nur einmal
document-error-wrong-places = die Plätze der Spielerreihenfolge, ihre Sonderkarten und die Gebote passen nicht zueinander oder nicht zum Schritt

## Plans

document-error-no-plans-now = die Spielertableaus sind zu dieser Zeit leer
document-error-not-in-hand = der Spieler hat diese Karte nicht auf der Hand
document-error-bid-too-high = das Gebot ist höher als das, was der Spieler hat
document-error-cards-left = ein Feld ist leer, obwohl der Spieler eine Karte dafür hat
document-error-no-card-for-bid = für das Gebot ist keine Karte übrig, die der Spieler bezahlen könnte
document-error-plan-incomplete = über jedes Feld dieses Plans muss etwas entschieden sein
document-error-wrong-field = was alle auf diesem Feld sehen, passt nicht zu dem, was dafür geplant war
