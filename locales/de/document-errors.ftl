### What is wrong with options, a record or a position of any game. The path to it stands before
### the sentence.

## Any document

document-error-not-json = das ist kein JSON (Zeile { $line }, Spalte { $column }: { $detail })
document-error-malformed = das passt nicht (Zeile { $line }, Spalte { $column }: { $detail })
document-error-missing-field = dieses Feld fehlt
document-error-too-large = das Dokument hat { $size } Bytes; höchstens { $limit } können gelesen werden
document-error-wrong-format = das ist ein Dokument im Format „{ $found }“; erwartet: { $expected }
document-error-wrong-game = das ist ein Dokument des Spiels „{ $found }“; erwartet: „{ $expected }“
document-error-wrong-rules = die Aufzeichnung wurde nach Regeln der Version { $rules } gespielt, dieses Programm kennt nur solche bis { $known }: Aktualisiere es
document-error-later-version = das Dokument hat Version { $version }, dieses Programm liest nur bis { $known }: Aktualisiere es
document-error-two-origins = eine Aufzeichnung beginnt entweder mit Optionen und einem Startwert oder mit einer Stellung, nicht mit beidem
document-error-strange-dealings = Angebote und Versprechen stehen nur neben einer Stellung, zwischen zwei Plätzen der Partie, nummeriert in der Reihenfolge, in der sie gemacht wurden
document-error-wrong-commitment = die Festlegung { $found } passt nicht zum Startwert, dessen Festlegung { $expected } ist
document-error-wrong-secret = das Geheimnis des Servers passt nicht zur Festlegung in derselben Aufzeichnung
document-error-wrong-contribution = was „{ $seat }“ zum Startwert beigetragen hat, passt nicht zur Festlegung dieses Platzes
document-error-wrong-seed = dieser Startwert ergibt sich nicht aus dem Geheimnis des Servers und den Beiträgen der Plätze
document-error-resumed-deal = ein Protokoll, das mit dem Geben beginnt, kann nicht unter späteren Regeln fortgesetzt worden sein
document-error-wrong-assignment = nach dem Startwert sind die Plätze anders verteilt, in der Reihenfolge des Tisches: { $seats }
document-error-wrong-redraw = diese Stellung ergibt sich nicht aus dem Startwert
document-error-unknown-seat = niemand namens „{ $seat }“ spielt hier; die Plätze sind { $seats }
document-error-wrong-seats = die Plätze dieser Partie sind, in dieser Reihenfolge: { $seats }
document-error-wrong-length = diese Liste braucht { $expected } Einträge, hat aber { $found }
document-error-too-long = diese Liste hat { $found } Einträge; höchstens { $most } sind erlaubt
document-error-too-much = diese Zahl ist zu groß

## A receipt that a player kept

document-error-receipt-nothing-to-check = in der Aufzeichnung steht nicht, wie ihr Startwert entstanden ist; kein Beleg kann etwas über sie beweisen
document-error-receipt-other-table = der Beleg gehört zu einer anderen Partie, am Tisch { $table }
document-error-receipt-other-secret = ausgetauscht: Der Server hatte sich vor der Partie auf ein anderes Geheimnis festgelegt
document-error-receipt-other-seats = ausgetauscht: Laut Beleg waren andere Plätze an der Auslosung beteiligt
document-error-receipt-other-contribution = ausgetauscht: Laut Beleg hat „{ $seat }“ etwas anderes zum Startwert beigetragen
document-error-receipt-other-seed = ausgetauscht: Laut Beleg wurde die Partie aus einem anderen Startwert gegeben
document-error-receipt-other-assignment = ausgetauscht: Laut Beleg wurde hier „{ $kept }“ zugelost, nicht „{ $found }“
document-error-receipt-other-options = ausgetauscht: Laut Beleg wurde die Partie mit anderen Optionen gegeben
document-error-receipt-other-position = ausgetauscht: Laut Beleg begann die Partie in einer anderen Stellung
document-error-receipt-own-value-missing = ausgetauscht: Der Wert, den dein eigener Browser gezogen hat, steckt nicht im Startwert

## Bots

document-error-unknown-bot = es gibt keinen Bot dieses Namens
document-error-not-a-command = „{ $command }“ ist kein Befehl: Nach exec: muss ein Programm stehen, und jedes Anführungszeichen muss geschlossen sein
document-error-cannot-start = „{ $program }“ lässt sich nicht starten ({ $why }): Prüfe den Namen und ob du es ausführen darfst

## Puzzles

document-error-solution-ends = wer das Rätsel löst, hat hier eine Wahl, und nichts von dem, was die Lösung noch nennt, ist möglich
document-error-solution-fails = was die Lösung tut, kann das Ziel verfehlen: { $unmet }
document-error-solution-refused = was „{ $seat }“ tun will, wird abgelehnt
document-error-goal-never-judged = die Partie endet oder geht endlos weiter, bevor dieser Moment kommt
document-error-solves-itself = Bots erreichen das jedes Mal ohne die Lösung, also ist es kein Rätsel
