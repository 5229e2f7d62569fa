### A guided first game of Shogun: one card for each new thing, when it first happens.

## What lies on the table

page-guide-shogun-aim-title = Worum es geht
page-guide-shogun-aim-text = Du bist Blau, einer der Fürsten, die Shogun werden wollen. Die Partie dauert zwei Jahre; in jedem Winter werden Punkte gezählt: 1 für jede Provinz, 1 für jedes Gebäude und noch mehr für die meisten Burgen, Tempel oder Theater in einer Region. Wer nach dem zweiten Winter die meisten Punkte hat, gewinnt.
page-guide-shogun-aim-consider = Was im ersten Winter steht, zählt zweimal. Meist kämpft der Sieger gerade so viel, dass er in Frieden bauen kann.

page-guide-shogun-board-title = Der Spielplan
page-guide-shogun-board-text = Jede Provinz zeigt, was sie geben kann: Truhen als Steuern, Reis und Bauplätze für ein bis drei Gebäude. Die Zahl darauf sagt, wie viele Armeen dort stehen. Eine Provinz ohne Armeen gehört niemandem. Zu dritt sind einige Provinzen gesperrt.
page-guide-shogun-board-consider = Such deine eigenen Provinzen und ihre Nachbarn. Provinzen, die beieinanderliegen, schützen einander; eine einzelne Armee ist eine Einladung.

page-guide-shogun-draft-title = Wähle deine Provinzen
page-guide-shogun-draft-text = Reihum nimmt jeder eine der beiden offenen Provinzkarten oder die oberste Karte des Stapels und stellt dort eine seiner Armeegruppen auf. So geht es weiter, bis alle Gruppen aufgestellt sind. Was niemand nimmt, bleibt neutral.
page-guide-shogun-draft-consider = Benachbarte Provinzen, mehrere in einer Region und mindestens eine mit viel Reis: Alles drei bekommt niemand, aber zwei davon solltest du suchen.

page-guide-shogun-station-title = Welche Armeen kommen dorthin?
page-guide-shogun-station-text = Du beginnst mit einigen Armeegruppen verschiedener Größe. Wähle, welche davon in die Provinz kommt, die du gerade genommen hast; jede Gruppe kannst du nur einmal aufstellen.
page-guide-shogun-station-consider = Die großen Gruppen gehören dorthin, wo du angreifen willst oder viele Nachbarn hast. Am Rand des Spielplans genügen zwei Armeen.

page-guide-shogun-start-title = Was alle haben
page-guide-shogun-start-text = Die Liste zeigt von jedem Fürsten Truhen, Reis, Armeen im Vorrat, Provinzen und Gebäude, rechts die Punkte. Mit Truhen bezahlst du Gebäude, Armeen und Gebote. Der Reis beginnt bei 0 und wird im Winter gebraucht.
page-guide-shogun-start-consider = Alle zehn Aktionen zusammen kosten 12 Truhen. Die Steuern müssen kommen, bevor das Geld ausgeht.

page-guide-shogun-regions-title = Fünf Regionen
page-guide-shogun-regions-text = Die Farben des Landes zeigen fünf Regionen. Sie sind nur für eines wichtig: Wer im Winter in einer Region die meisten Burgen, Tempel oder Theater hat, bekommt zusätzliche Punkte. Diese Tabelle zeigt, wer wo vorn liegt.
page-guide-shogun-regions-consider = Ein Gebäude genügt, wenn niemand mehr hat. Such Regionen, in denen eine Sorte noch ganz fehlt.

## Planning

page-guide-shogun-round-title = Eine Runde
page-guide-shogun-round-text = Jede Runde – Frühling, Sommer, Herbst – hat dieselben zehn Aktionen, aber in neuer Reihenfolge. In dieser Reihe liegen fünf offen und fünf verdeckt. Zuerst planen alle geheim, dann wird die Spielerreihenfolge versteigert, dann werden die Aktionen von links nach rechts ausgeführt.
page-guide-shogun-round-consider = Plane genau für die fünf Aktionen, die du siehst. Die verdeckten plane so, dass du mit jeder Reihenfolge leben kannst.

page-guide-shogun-planning-title = Mach deinen Plan
page-guide-shogun-planning-text = Leg auf jedes der elf Felder eine Karte: Nimm eine Karte aus der Hand oder eine Provinz auf dem Spielplan, dann ein Feld. Eine Provinzkarte auf einer Aktion heißt: Die Aktion findet dort statt. Da es jede Karte nur einmal gibt, kann eine Provinz in einer Runde nur eines tun.
page-guide-shogun-planning-consider = Fang mit dem Wichtigsten an: Woher kommen die Steuern, woher der Reis, wo baust du? Bis du fertig bist, kannst du alles ändern.

page-guide-shogun-actions-title = Zehn Aktionen
page-guide-shogun-actions-text = Drei bauen, zwei ziehen Reis und Steuern ein, drei bringen Armeen, zwei lassen Armeen ziehen. Die Zahl in der Ecke sagt, als wievielte die Aktion kommt, die mit dem Minus ist ihr Preis. Das Geld brauchst du, wenn die Aktion kommt, nicht beim Planen.
page-guide-shogun-actions-consider = Steuern weit vorn in der Reihe bezahlen, was nach ihnen kommt. Neue Armeen helfen nur, wenn sie vor den Kämpfen der Gegner kommen.

page-guide-shogun-bluff-title = Truhenkarten sind Bluffs
page-guide-shogun-bluff-text = Neben deinen Provinzen hast du fünf Karten mit 0 bis 4 Truhen. Auf einer Aktion kostet so eine Karte nichts und heißt: diesmal nicht. Die anderen sehen nur, dass dort eine Karte liegt.
page-guide-shogun-bluff-consider = Lass aus, was du nicht bezahlen kannst oder nicht brauchst. Reis oder Steuern aus einer unruhigen Provinz können dich mehr kosten als eine ausgelassene Aktion.

page-guide-shogun-bid-title = Das Gebot
page-guide-shogun-bid-text = Das letzte Feld ist ein Gebot auf die Spielerreihenfolge. Eine Truhenkarte wird sofort bezahlt, was auch dabei herauskommt; eine Provinzkarte kostet nichts und schlägt nur die 0. Wer mehr bietet, wählt früher einen Platz.
page-guide-shogun-bid-consider = Bei jedem Platz liegt eine Sonderkarte; oft ist sie mehr wert als der Platz. Drei oder vier Truhen sind teuer, wenn du auch noch eine Burg bauen willst.

page-guide-shogun-events-title = Was dieses Jahr bringen kann
page-guide-shogun-events-text = Vier Ereignisse sind vom Beginn des Jahres an bekannt. Nach der Planung wird eines davon für die Runde gezogen. Das letzte, das übrig bleibt, sagt, wie viel Reis alle im Winter verlieren. Klick hier, um sie zu lesen.
page-guide-shogun-events-consider = Frag bei jedem Ereignis: Ginge mein Plan dann noch auf? Und achte auf den Reis: Auf den größten Verlust unter den übrigen Karten solltest du gefasst sein.

## Turn order

page-guide-shogun-event-title = Das Ereignis der Runde
page-guide-shogun-event-text = Eines der Ereignisse dieses Jahres ist gezogen. Es gilt für alle bis zum Ende der Runde und ändert eine Aktion noch vor den Sonderkarten. Es steht hier oben; zeig darauf, um zu lesen, was es bewirkt.
page-guide-shogun-event-consider = An deinem Plan ist nichts mehr zu ändern, aber viel daran, wohin du ziehst: Bei „Heilige Tempel“ etwa kannst du Provinzen mit Tempel nicht angreifen.

page-guide-shogun-auction-title = Die Versteigerung
page-guide-shogun-auction-text = Alle Gebote werden aufgedeckt und bezahlt. Truhen von 4 bis 1 wählen zuerst, dann Provinzkarten, dann die 0. Jeder nimmt einen der fünf Plätze und die Sonderkarte, die dort liegt. Gleiche Gebote ordnet das Los.
page-guide-shogun-auction-consider = Erster zu sein ist gut, wenn du zuschlagen willst, bevor es andere tun. Letzter zu sein ist gut, wenn du abwarten und antworten willst.

page-guide-shogun-specials-title = Sonderkarten
page-guide-shogun-specials-text = Zum Platz gehört eine Karte für diese Runde: eine Truhe mehr aus Steuern, ein Reis mehr, sechs Armeen statt fünf oder eine Armee mehr bei jedem Angriff oder jeder Verteidigung. Alle sehen, wer welche hat.
page-guide-shogun-specials-consider = Nimm die Karte, die zu deinem Plan passt: „+1 Reis“ hilft nur, wenn du Reis einziehst. Und überlass „+1 Angriff“ nicht dem Nachbarn, den du fürchtest.

## The actions

page-guide-shogun-carry-out-title = Die Pläne kommen ans Licht
page-guide-shogun-carry-out-text = Nun werden die zehn Aktionen von links nach rechts ausgeführt, jede von allen in der Spielerreihenfolge. Wenn du an der Reihe bist, wird deine Karte aufgedeckt und wirkt. Nach jeder Aktion wird die nächste verdeckte aufgedeckt. Unten siehst du, was du geplant hast.
page-guide-shogun-carry-out-consider = Beobachte, wo die anderen handeln: Wer in einer Provinz Steuern einzieht, hinterlässt Unruhe, und eine Armee, die weggezogen ist, verteidigt nicht mehr.

page-guide-shogun-castle-title = Burg
page-guide-shogun-castle-text = Für 3 Truhen kommt eine Burg auf einen freien Bauplatz der geplanten Provinz. Sie ist in jedem Winter 1 Punkt wert, die meisten Burgen in einer Region 3 weitere. Keine Sorte steht in einer Provinz doppelt.
page-guide-shogun-castle-consider = Die erste Burg einer Region ist 4 Punkte für 3 Truhen, in jedem Winter. Bau sie dort, wo niemand kommt, um sie dir zu nehmen.

page-guide-shogun-temple-title = Tempel
page-guide-shogun-temple-text = Ein Tempel kostet 2 Truhen und ist in jedem Winter 1 Punkt wert; die meisten Tempel in einer Region bringen 2 weitere. Beim Ereignis „Heilige Tempel“ kann seine Provinz nicht angegriffen werden.
page-guide-shogun-temple-consider = Liegen in einer Region zwei gleichauf, bekommt jeder einen Punkt weniger. Ein zweiter Tempel dort ist oft mehr wert als ein erster anderswo.

page-guide-shogun-theater-title = Theater
page-guide-shogun-theater-text = Ein Theater kostet nur 1 Truhe und ist in jedem Winter 1 Punkt wert, dazu 1 für die meisten Theater in einer Region. Beim Ereignis „Beruhigende Theater“ nimmt ein neues einen Unruhemarker weg.
page-guide-shogun-theater-consider = Billigere Punkte gibt es nicht. Aber Bauplätze sind knapp: Lass nicht ein Theater einer Burg den letzten Bauplatz nehmen.

page-guide-shogun-rice-title = Reis
page-guide-shogun-rice-text = Jeder zieht den Reis der geplanten Provinz ein. Im Winter brauchst du 1 Reis für jede Provinz, die du dann hast, und vorher verdirbt ein Teil. Wo etwas eingezogen wurde, liegt danach ein Unruhemarker.
page-guide-shogun-rice-consider = Rechne mit deinen Provinzen plus drei oder vier, in drei Runden. Übriger Reis ist nichts wert, fehlender kostet Provinzen.

page-guide-shogun-tax-title = Steuern
page-guide-shogun-tax-text = Jeder zieht die Truhen der geplanten Provinz ein, 3 bis 7. Danach liegt dort ein Unruhemarker. Ob es Reis oder Steuern waren, ist gleich: Die Bauern dulden es einmal im Jahr.
page-guide-shogun-tax-consider = Nimm die reichen Provinzen reihum. Drei Runden Reis und Steuern brauchen sechs verschiedene Provinzen, wenn sich niemand erheben soll.

page-guide-shogun-five-armies-title = Fünf Armeen
page-guide-shogun-five-armies-text = Für 3 Truhen kommen fünf Armeen aus deinem Vorrat in die geplante Provinz, alle zusammen. Hast du zu wenige Truhen oder zu wenige Armeen im Vorrat, geschieht nichts, und du zahlst nichts.
page-guide-shogun-five-armies-consider = Stell sie dort auf, wo sie als Nächstes angreifen oder wo deine besten Gebäude stehen. Viele Armeen an einem Ort halten Nachbarn höflich.

page-guide-shogun-three-armies-title = Drei Armeen
page-guide-shogun-three-armies-text = Für 2 Truhen kommen drei Armeen in die geplante Provinz. Armeen, die im Turm oder in der Schale liegen, sind nicht in deinem Vorrat: Sie können erst wieder aufgestellt werden, wenn ein Kampf sie zurückbringt.
page-guide-shogun-three-armies-consider = Drei Armeen gegen eine Provinz mit zweien sehen nach einer sicheren Sache aus. Sie sind es nicht: Nicht ganz jeder zweite solche Angriff gelingt.

page-guide-shogun-one-army-title = Eine Armee
page-guide-shogun-one-army-text = Für 1 Truhe kommt eine Armee in die geplante Provinz. Dann darfst du von dort beliebig viele Armeen in eine eigene Nachbarprovinz ziehen; eine muss bleiben. Angreifen darfst du dabei nicht.
page-guide-shogun-one-army-consider = So bringst du am billigsten ein großes Heer aus dem ruhigen Hinterland an die Grenze – oder aus einer Provinz heraus, die du noch einmal besteuern willst.

page-guide-shogun-battle-a-title = Kampf A
page-guide-shogun-battle-a-text = Jetzt ziehen Armeen: aus der geplanten Provinz zu einem Nachbarn, über Land oder See. In eine eigene Provinz ziehen sie einfach; in jeder anderen kämpfen sie. Mindestens eine Armee bleibt zurück.
page-guide-shogun-battle-a-consider = Was wegzieht, verteidigt nicht mehr. Sieh nach, wer in der Spielerreihenfolge nach dir kommt, bevor du eine Provinz leerst.

page-guide-shogun-battle-b-title = Kampf B
page-guide-shogun-battle-b-text = Dasselbe noch einmal, aus einer anderen Provinz. So kannst du in einer Runde zweimal angreifen, auch dasselbe Ziel. Armeen, die gerade etwas erobert haben, können nicht weiterziehen.
page-guide-shogun-battle-b-consider = Zwei Angriffe auf ein Ziel: Der erste zermürbt es, der zweite nimmt es. Oder plane einen davon nur, um Armeen heimzuholen.

page-guide-shogun-march-title = Wohin ziehst du?
page-guide-shogun-march-text = Ziel und Zahl der Armeen wählst du erst jetzt; der Plan hat nur gesagt, von wo. Leuchtende Provinzen kannst du betreten. Wer ziehen kann, muss es auch, aber es darf eine einzige Armee in eine eigene Provinz sein.
page-guide-shogun-march-consider = Greif mit deutlicher Übermacht an: Doppelt so viele Armeen wie der Verteidiger sind ein gutes Maß, eine mehr ist ein Münzwurf. Neutrale Provinzen verteidigt ein einziger Bauer.

page-guide-shogun-lapse-title = Eine Aktion fällt aus
page-guide-shogun-lapse-text = Eine deiner Aktionen war nicht auszuführen: zu wenige Truhen oder Armeen, kein freier Bauplatz oder keine Armee, die ziehen könnte. Dann geschieht nichts, und du zahlst nichts.
page-guide-shogun-lapse-consider = Geh die Reihe der Aktionen durch, bevor du einen Plan abschließt: Wie viele Truhen hast du jeweils, wenn eine an der Reihe ist?

page-guide-shogun-unrest-title = Unruhe
page-guide-shogun-unrest-text = Hier wurde etwas eingezogen, also liegt bis nach dem Winter ein Unruhemarker in der Provinz. Wird dort im selben Jahr noch einmal etwas eingezogen, erheben sich die Bauern, so viele, wie Marker da sind.
page-guide-shogun-unrest-consider = Unruhe hat einen zweiten Preis: Wo sie herrscht, helfen Bauern aus der Schale dem Verteidiger nicht. Eine unruhige Provinz ist leichtere Beute.

## Battles

page-guide-shogun-tower-title = Der Würfelturm
page-guide-shogun-tower-text = Alle Armeen beider Seiten kommen zusammen in den Turm, mit allem, was in der Schale liegt. Manche bleiben stecken, manche, die früher stecken blieben, kommen heraus. Nur was danach in der Schale liegt, zählt; was drin steckt, kämpft vielleicht ein andermal für seinen Besitzer.
page-guide-shogun-tower-consider = Sieh in die Schale, bevor du angreifst: Ein Würfel von dir dort ist eine Armee mehr. Würfel im Turm sind etwas mehr als die Hälfte wert.

page-guide-shogun-result-title = Wie ein Kampf endet
page-guide-shogun-result-text = Die größere Seite gewinnt und verliert so viele, wie die kleinere hat. Gewinnt der Angreifer, rückt ein, was von ihm übrig ist, und Gebäude, Unruhe und Provinzkarte gehören ihm. Gewinnt der Verteidiger, bleibt dort, was von ihm übrig ist.
page-guide-shogun-result-consider = Ein knapper Sieg hinterlässt eine Provinz, die der Nächste sich nimmt. Besser, dir bleiben drei Armeen als nur eine.

page-guide-shogun-neutral-title = Gegen Bauern
page-guide-shogun-neutral-text = Eine neutrale Provinz verteidigt ein Bauer aus dem Vorrat, dazu alle Bauern, die in der Schale liegen. In einer Provinz ohne Unruhe helfen diese Bauern jedem Verteidiger.
page-guide-shogun-neutral-consider = Im Turm stecken von Anfang an Bauern. Drei Armeen nehmen eine neutrale Provinz meistens ein, zwei sind ein Wagnis.

page-guide-shogun-draw-title = Ein Unentschieden lässt nichts übrig
page-guide-shogun-draw-text = Sind beide Seiten gleich oder haben nur Bauern den Angreifer geschlagen, bleibt niemand: Alle Gebäude und alle Unruhe werden entfernt, und die Provinz ist neutral.
page-guide-shogun-draw-consider = Kannst du jemandem die Burg nicht nehmen, zerstört ein Unentschieden sie wenigstens. Und eine neutrale Provinz ist beim nächsten Zug leicht zu haben.

page-guide-shogun-card-title = Die Karte wechselt den Besitzer
page-guide-shogun-card-text = Wer eine Provinz verliert, verliert sofort ihre Karte, auch wenn sie verdeckt auf einem Feld liegt: Die damit geplante Aktion ist verloren. Der Eroberer kann ab der nächsten Runde mit ihr planen.
page-guide-shogun-card-consider = Vertrau deine wichtigste Aktion keiner Provinz an, die fallen kann, bevor sie an der Reihe ist.

page-guide-shogun-revolt-title = Ein Aufstand
page-guide-shogun-revolt-text = Die Bauern erheben sich. Alle Armeen der Provinz, die Bauern und die Schale kommen in den Turm. Kommen mehr Armeen als Bauern heraus, ist die Provinz gehalten; sonst ist sie verloren, mit allem, was dort gebaut war.
page-guide-shogun-revolt-consider = Was eingezogen wurde, behält der Besitzer. Wenn es sein muss, dann dort, wo viele Armeen stehen oder nichts gebaut ist.

## Winter and the second year

page-guide-shogun-winter-title = Winter
page-guide-shogun-winter-text = Das Ereignis, das von diesem Jahr übrig ist, zeigt, wie viel Reis alle verlieren. Danach braucht jede Provinz 1 Reis. Wer genug hat, hat nichts zu fürchten; wer zu wenig hat, bekommt es mit Aufständen zu tun, und zwar bevor die Punkte gezählt werden.
page-guide-shogun-winter-consider = Du kennst alle vier Ereignisse vom Frühling an, und nach dem Ziehen im Herbst steht der Verlust fest. Richte dich im Herbst mit dem Reis danach.

page-guide-shogun-hunger-title = Hungrige Provinzen
page-guide-shogun-hunger-text = Jemand konnte nicht alle Provinzen versorgen. Je mehr hungern, desto mehr Aufstände gibt es und desto mehr Bauern nehmen an jedem teil. Welche Provinzen sich erheben, wird aus allen Provinzen dieses Spielers gezogen.
page-guide-shogun-hunger-consider = Eine unversorgte Provinz kostet einen Aufstand mit einem Bauern mehr: manchmal billiger als eine ganze Ernte. Sieben kosten drei Aufstände.

page-guide-shogun-scoring-title = Punkte
page-guide-shogun-scoring-text = 1 Punkt für jede Provinz, 1 für jedes Gebäude darin. Dann kommen die Mehrheiten dazu, Region für Region. Das Blatt zeigt, woher alle ihre Punkte haben; unter „Punkte“ kannst du es wieder öffnen.
page-guide-shogun-scoring-consider = Vergleiche dich mit dem Führenden: Liegt er durch Provinzen, durch Gebäude oder durch Mehrheiten vorn? Dann weißt du, wo du aufholen musst.

page-guide-shogun-majorities-title = Mehrheiten
page-guide-shogun-majorities-text = In jeder Region bringen die meisten Burgen 3 Punkte, die meisten Tempel 2, die meisten Theater 1. Sind mehrere gleichauf, bekommt jeder von ihnen einen Punkt weniger. Für den zweiten Platz gibt es nichts.
page-guide-shogun-majorities-consider = Brichst du einen Gleichstand, bekommst du einen Punkt mehr, und die anderen verlieren, was sie dafür hatten. Umkämpfte Regionen kosten mehr als einsame.

page-guide-shogun-second-year-title = Das zweite Jahr
page-guide-shogun-second-year-text = Alle Unruhe ist weg, aller Reis steht wieder auf 0, und vier neue Ereignisse liegen offen. Provinzen, Armeen, Gebäude, Truhen und Punkte bleiben. Es folgen noch drei Runden und ein Winter.
page-guide-shogun-second-year-consider = Jede Provinz kann noch einmal in Frieden besteuert werden. Bau früh im Jahr, und behalte Armeen für den Herbst, wenn alle nach den letzten Punkten greifen.

page-guide-shogun-end-title = Der Shogun
page-guide-shogun-end-text = Nach dem zweiten Winter gewinnen die meisten Punkte; bei Gleichstand mehr Truhen. Das Blatt zeigt, woher alle ihre Punkte haben, und im Rückblick kannst du dir jeden Moment der Partie noch einmal ansehen.
page-guide-shogun-end-consider = Such die Runde, in der sich der Sieger von den anderen abgesetzt hat. In deiner nächsten Partie erkennst du sie, wenn sie kommt.

## The page itself

page-guide-shogun-undo-title = Zurücknehmen ist erlaubt
page-guide-shogun-undo-text = „Rückgängig“ nimmt deinen letzten Schritt zurück und auch den davor, solange nichts Verborgenes ans Licht gekommen ist und kein anderer entschieden hat. Pläne kannst du ändern, bis alle bereit sind.
page-guide-shogun-undo-consider = Probier einen Plan also ruhig aus, sieh ihn dir an und nimm ihn zurück. Vor der Zeit sieht ihn niemand.

page-guide-shogun-promises-title = Versprechen
page-guide-shogun-promises-text = Bei Shogun wechselt nichts den Besitzer, aber du kannst dein Wort geben: Frieden mit jemandem zu halten oder eine Provinz nicht anzugreifen. Kein Versprechen bindet; am Tisch wird vermerkt, ob es gehalten wurde. Nur ihr beide wisst davon.
page-guide-shogun-promises-consider = Frieden mit einem Nachbarn macht deine Armeen frei für einen anderen. Lass ihn bis zum Winter gelten – dann kommt es darauf an.
