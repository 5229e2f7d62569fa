### A guided first game of Rising Sun: one card for each new thing, when it first happens.

## What lies on the table

page-guide-rising-sun-aim-title = Worum es geht
page-guide-rising-sun-aim-text = Du führst den Koi-Klan. Drei Jahreszeiten lang – Frühling, Sommer, Herbst – schließt du Bündnisse, stellst ein Heer auf, huldigst den Kami und kämpfst um Provinzen. Im Winter werden die letzten Punkte gezählt, und wer die meisten Siegpunkte hat, gewinnt.
page-guide-rising-sun-aim-consider = Punkte gibt es an vielen Stellen, und niemand scheidet aus. Die meisten auf einmal kommen ganz am Ende: für Provinzplättchen aus vielen verschiedenen Provinzen.

page-guide-rising-sun-board-title = Der Spielplan
page-guide-rising-sun-board-text = Acht Provinzen, verbunden durch Grenzen und gepunktete Seewege; beides zählt als ein Schritt. Eine Provinz gehört niemandem: Es zählt nur, wer dort im Moment des Vergleichs mehr Stärke hat. Jede Figur hat Stärke 1, wenn keine Karte etwas anderes sagt. Klick eine Provinz an, um zu sehen, wer dort steht und was eine Ernte bringt.
page-guide-rising-sun-board-consider = Kyoto und Kansai liegen in der Mitte und bringen bei einer Ernte die meisten Punkte. Nagato hat nur einen Nachbarn: leicht zu überblicken, schwer zu verlassen.

page-guide-rising-sun-tea-title = Teezeremonie: Such dir einen Partner
page-guide-rising-sun-tea-text = Jede Jahreszeit beginnt mit Tee. Zwei Klane, die sich einig werden, sind bis zur nächsten Teezeremonie verbündet; jeder hat höchstens einen Bündnispartner, und zu dritt bleibt einer allein. Sieh dir an, welche Angebote auf dich warten, mach selbst eines und beende die Zeremonie, wenn du nichts mehr zu klären hast.
page-guide-rising-sun-tea-consider = Bündnispartner haben beide den Bonus jeder Aktion, die einer von ihnen wählt: etwa doppelt so viele wie allein. Am besten ist ein Partner, der andere Provinzen will als du.

page-guide-rising-sun-deals-title = Angebote und Geschenke
page-guide-rising-sun-deals-text = Unter „Handel“ kannst du ein Bündnis, Münzen oder Ronins anbieten und etwas dafür verlangen. Was in einem angenommenen Angebot steht, geschieht sofort und auf einmal. Münzen und Ronins dürft ihr einander bis zum Ende der Politikphase geben; im Krieg geht das nicht mehr.
page-guide-rising-sun-deals-consider = Ein kleines Geschäft, das sofort erledigt ist, ist sicherer als ein großes für später. Ein, zwei Münzen machen aus einem zögernden Nachbarn leicht einen Bündnispartner.

page-guide-rising-sun-honor-title = Ehre entscheidet jeden Gleichstand
page-guide-rising-sun-honor-text = Die Ehrenleiste bringt die Klane in eine Reihenfolge. Wann immer zwei gleichauf sind – bei Stärke, Geboten, an einem Schrein, am Ende bei den Punkten –, gewinnt, wer weiter oben steht. Koi beginnt an der Spitze: Dir genügt ein Gleichstand.
page-guide-rising-sun-honor-consider = Oben brauchst du so viel wie die anderen, weiter unten eines mehr. Seppuku und Amaterasu bringen dich nach oben; ein Verrat kostet dich Ehre, wenn du verbündet bist.

page-guide-rising-sun-seasons-title = Der Lauf einer Jahreszeit
page-guide-rising-sun-seasons-text = Die Leiste über dem Spielplan zeigt die Jahreszeit: drei Aktionen, dann die Schreine, zwei Aktionen, wieder die Schreine, noch zwei, noch einmal die Schreine – und dann Krieg. Am Ende der Jahreszeit verlieren alle ihre Münzen und Ronins.
page-guide-rising-sun-seasons-consider = Münzen lassen sich nicht sparen. Plane vom Ende her: Was willst du ausgegeben haben, und wo willst du stehen, wenn der Krieg kommt?

page-guide-rising-sun-war-provinces-title = Wo es Krieg geben wird
page-guide-rising-sun-war-provinces-text = Diese Provinzen wurden für diese Jahreszeit gezogen: so viele, wie Spieler am Tisch sitzen, und zwei dazu. Der Krieg kommt nacheinander zu ihnen, in dieser Reihenfolge; die Nummern stehen auch auf dem Spielplan. In allen anderen Provinzen bleibt es in dieser Jahreszeit ruhig.
page-guide-rising-sun-war-provinces-consider = Figuren außerhalb der Kriegsprovinzen gewinnen kein Plättchen. Und die Reihenfolge zählt: Münzen, die nach dem ersten Kampf weg sind, fehlen im letzten.

page-guide-rising-sun-clan-title = Dein Klan kann etwas Besonderes
page-guide-rising-sun-clan-text = Für jeden Klan gilt die ganze Partie lang eine Ausnahme von den Regeln; klick ihn in der Liste an, um sie zu lesen. Bei Kriegsbeginn werden deine Ronins zu Münzen, und gewinnst du „Ronins anheuern“, kämpft jede nicht gebotene Münze für dich. Die Liste zeigt auch, was alle anderen haben: Geheim ist fast nichts.
page-guide-rising-sun-clan-consider = Für Koi ist eine Münze zweierlei: ein Gebot oder ein Kämpfer. Zähl vor jedem Kampf, was die anderen haben; wer drei Münzen hat, kann vier nicht überbieten.

## Bargaining

page-guide-rising-sun-alliance-title = Ein Bündnis
page-guide-rising-sun-alliance-text = Zwei Klane sind jetzt verbündet; das kleine Wappen zeigt, mit wem. Sie haben beide den Bonus ihrer Aktionen, der Sieger eines Kampfes verschont die Figuren seines Partners, und wo nur die beiden Stärke haben, gibt es gar keinen Kampf. Sonst ist ein Bündnispartner ein Gegner wie alle anderen.
page-guide-rising-sun-alliance-consider = Du kannst im Voraus sehen, wann ein Bündnis am Zug ist. Wer allein bleibt, hat weniger Bonusse, muss aber auch auf niemanden Rücksicht nehmen.

page-guide-rising-sun-promises-title = Versprechen
page-guide-rising-sun-promises-text = Ein Angebot kann auch Versprechen enthalten: einer Provinz fernzubleiben, jemandem eine Kampfaktion zu überlassen, eine bestimmte Aktion zu wählen. Kein Versprechen bindet. Am Tisch wird nur vermerkt, ob es gehalten oder gebrochen wurde.
page-guide-rising-sun-promises-consider = Bots und Menschen merken es sich. Brich dein Wort lieber einmal, wenn es um viel geht, als oft für wenig.

## The mandates

page-guide-rising-sun-mandates-title = Die Politikphase
page-guide-rising-sun-mandates-text = Siebenmal in einer Jahreszeit wählt jemand eine Aktion, reihum im Uhrzeigersinn; fast alle führen sie dann aus. Die Leiste zeigt, wer was gewählt hat und wann die Schreine abgehandelt werden.
page-guide-rising-sun-mandates-consider = Zähl voraus: Welche der sieben Aktionen wählst du, welche dein Bündnispartner? Was dir wichtig ist, sollte dann geschehen.

page-guide-rising-sun-choose-title = Wähle eines von vier Kärtchen
page-guide-rising-sun-choose-text = Diese vier Kärtchen siehst nur du. Die gewählte Aktion führen alle aus; dein linker Nachbar beginnt, du bist als Letzter dran, nur bei einer Aufrüstung als Erster. Du und dein Bündnispartner habt außerdem den Bonus. Die anderen drei Kärtchen kommen wieder obenauf, für den Nächsten.
page-guide-rising-sun-choose-consider = Frag bei jedem Kärtchen: Was bringt es mir, was bringt es den anderen? Und überlass deinem Nachbarn nicht das, worauf er wartet.

page-guide-rising-sun-recruit-title = Rekrutierung
page-guide-rising-sun-recruit-text = Jeder Klan darf bei jeder seiner Festungen eine Figur aus der Reserve aufstellen. Wer gewählt hat und sein Bündnispartner dürfen noch eine mehr aufstellen, bei einer beliebigen eigenen Festung. Wähle eine Figur und eine leuchtende Provinz; was du auslässt, verfällt.
page-guide-rising-sun-recruit-consider = Bushi kämpfen, Shinto können genau jetzt zu einem Schrein gehen. Je mehr Festungen, desto mehr Figuren – aber mehr als sechs Bushi hast du nicht.

page-guide-rising-sun-worship-title = Shinto an den Schreinen
page-guide-rising-sun-worship-text = Ein Shinto kann zu einem der vier Schreine gehen, wenn er aufgestellt wird, und nur dann. Dort bleibt er bis zum Ende der Jahreszeit: Er kämpft nicht, kann aber auch nicht bewegt oder als Geisel genommen werden. Zeig auf einen Schrein, um zu lesen, was der Kami gibt.
page-guide-rising-sun-worship-consider = Ein Shinto, der vor dem ersten Abhandeln der Schreine kommt, zählt dreimal. Einer allein an einem Schrein, den sonst niemand will, ist mehr wert als der zweite an einem vollen.

page-guide-rising-sun-marshal-title = Marsch
page-guide-rising-sun-marshal-text = Jede deiner Figuren auf dem Spielplan darf sich einmal in eine benachbarte Provinz bewegen, über Land oder auf einem Seeweg, jede, wohin du willst. Gegner halten dich nicht auf; gekämpft wird erst im Krieg. Wer gewählt hat und sein Bündnispartner dürfen außerdem eine Festung errichten.
page-guide-rising-sun-marshal-consider = Wer als Letzter zieht, sieht, wohin die anderen gehen. In einer Kriegsprovinz genügt eine Figur mehr als der Gegner, mit mehr Ehre sogar gleich viele.

page-guide-rising-sun-strongholds-title = Festungen
page-guide-rising-sun-strongholds-text = Eine Festung kostet 3 Münzen und darf in jeder Provinz stehen, auch wo du sonst nichts hast. Sie bleibt die ganze Partie und kann nicht zerstört werden. Stärke hat sie keine (außer bei Schildkröte), aber bei jeder Rekrutierung kann dort eine Figur aufgestellt werden.
page-guide-rising-sun-strongholds-consider = Eine Festung aus dem Frühling zahlt sich drei Jahreszeiten lang aus, eine aus dem Herbst kaum noch. Bau dort, wo du immer wieder Figuren brauchen wirst.

page-guide-rising-sun-train-title = Aufrüstung
page-guide-rising-sun-train-text = Jeder darf eine Jahreszeitkarte kaufen; diesmal beginnt, wer gewählt hat. Er und sein Bündnispartner zahlen 1 Münze weniger. Eine Karte wirkt, sobald du sie hast, und bis zum Ende der Partie.
page-guide-rising-sun-train-consider = Jede Karte gibt es nur ein- oder zweimal, und wer zuerst dran ist, hat die Wahl. Behalte aber Münzen für den Krieg: Dort kaufst du damit die Kämpfe.

page-guide-rising-sun-cards-title = Fünf Typen von Jahreszeitkarten
page-guide-rising-sun-cards-text = Aufwertungen machen Figuren oder Aktionen besser. Tugenden bringen etwas, sooft etwas Bestimmtes geschieht. Monster bringen eine Figur mit eigener Fähigkeit. Kriegskünste wirken in jedem Krieg, ein Winterbonus bringt am Ende Punkte. Was niemand kauft, ist mit der Jahreszeit weg.
page-guide-rising-sun-cards-consider = Die beste Karte belohnt, was du ohnehin tust. Frühe Karten wirken drei Jahreszeiten lang; späte müssen ihren Preis sofort einbringen.

page-guide-rising-sun-monsters-title = Monster
page-guide-rising-sun-monsters-text = Jemand hat ein Monster gekauft. Es wird sofort aufgestellt, in einer Provinz, in der sein Klan eine Festung hat; was es kann, steht bei den Einzelheiten des Klans. Es fällt wie jede andere Figur und kann wieder aufgestellt werden.
page-guide-rising-sun-monsters-consider = Manche Monster werden stark, wenn ihr Klan wenig Ehre hat. Weit weg vom Krieg ist ein Monster nur teurer Schmuck: Überleg, wie es hinkommt.

page-guide-rising-sun-harvest-title = Ernte
page-guide-rising-sun-harvest-text = Alle erhalten 1 Münze. Wer gewählt hat und sein Bündnispartner erhalten außerdem die Belohnung jeder Provinz, in der sie die größte Stärke haben: Punkte, Münzen, Ronins. Ist dort ein anderer am stärksten, bekommt die Belohnung niemand.
page-guide-rising-sun-harvest-consider = Kyoto bringt 4 Punkte, Kansai 3, jedes Mal. Wähle eine Ernte, wenn deine Figuren gut stehen und die der anderen nicht.

page-guide-rising-sun-betray-title = Verrat
page-guide-rising-sun-betray-text = Nur wer gewählt hat, tut etwas: Er ersetzt bis zu zwei Figuren von zwei verschiedenen Spielern durch Figuren gleichen Typs aus seiner Reserve. Ist er verbündet, ist das Bündnis sofort gebrochen, und er verliert Ehre. Daimyo und Shinto an Schreinen sind sicher.
page-guide-rising-sun-betray-consider = Zwei Figuren wechseln die Seite, das kann zwei Kämpfe entscheiden. Spät in der Jahreszeit kostet dich das nur wenige gemeinsame Bonusse – aber im Krieg muss dich dann niemand mehr verschonen.

page-guide-rising-sun-bonus-title = Dein Bonus und der deines Partners
page-guide-rising-sun-bonus-text = Wer eine Aktion wählt, hat einen Bonus, und sein Bündnispartner auch: eine Figur mehr bei der Rekrutierung, eine Festung beim Marsch, einen Nachlass bei der Aufrüstung, die Belohnungen der Ernte. Du darfst ihn vor dem Teil nutzen, der allen zusteht, danach oder mittendrin.
page-guide-rising-sun-bonus-consider = Wähle Aktionen, deren Bonus du jetzt wirklich nutzen kannst: Münzen für die Festung, Figuren in Reserve, Stärke in reichen Provinzen.

page-guide-rising-sun-kami-title = Die Kami verteilen ihre Gunst
page-guide-rising-sun-kami-text = Nach der dritten, fünften und siebten Aktion werden die vier Schreine von links nach rechts abgehandelt. An jedem bekommt der Klan mit den meisten Huldigenden die Gunst des Kami, bei Gleichstand entscheidet die Ehre; die anderen gehen leer aus. Die Shinto bleiben für das nächste Mal.
page-guide-rising-sun-kami-consider = Amaterasu ist zuerst dran und kann die Ehre ändern, die an den Schreinen nach ihr entscheidet. Fujins zwei Bewegungen sind kurz vor dem Krieg am meisten wert.

page-guide-rising-sun-ronin-title = Ronins
page-guide-rising-sun-ronin-text = Ronins sind Kämpfer ohne Herrn. Von sich aus haben sie keine Stärke; aber wer in einem Kampf „Ronins anheuern“ gewinnt, bekommt für jeden seiner Ronins 1 Stärke. Sie werden nicht verbraucht und können bis zum Ende der Jahreszeit wieder angeheuert werden. Kois Ronins werden zu Beginn der Kriegsphase zu Münzen.
page-guide-rising-sun-ronin-consider = Ronins verändern jeden Kampf: Niemand weiß, in welchem sie angeheuert werden. Zähl auch die deiner Gegner.

## War

page-guide-rising-sun-war-title = Der Krieg beginnt
page-guide-rising-sun-war-text = Nun werden die Kriegsprovinzen eine nach der anderen entschieden. Hat dort nur ein Klan Stärke, nimmt er das Plättchen ohne Kampf; auch zwei Bündnispartner unter sich kämpfen nicht. In allen anderen Fällen gibt es einen Kampf. Münzen und Ronins könnt ihr einander nicht mehr geben.
page-guide-rising-sun-war-consider = Sieh dir die ganze Reihe an, bevor du zum ersten Mal bietest. Welche zwei Kämpfe willst du wirklich? Für die sind deine Münzen da.

page-guide-rising-sun-quiet-title = Eine leere Provinz
page-guide-rising-sun-quiet-text = In dieser Kriegsprovinz hatte niemand Stärke, also ist ihr Plättchen weg. Eine einzige Figur hätte genügt, um es zu nehmen.
page-guide-rising-sun-quiet-consider = Leere Kriegsprovinzen sind die billigsten Plättchen überhaupt. Schau vor dem letzten Marsch, ob sich irgendwo ein Bushi hineinschleichen kann.

page-guide-rising-sun-battle-title = Ein Kampf
page-guide-rising-sun-battle-text = Alle Klane mit Stärke in der Provinz nehmen teil, und zwar bis zum Ende. Die Tabelle zeigt ihre Stärke, ihre Münzen und ihre Ronins. Zuerst bieten alle verdeckt auf vier Kampfaktionen; die werden von oben nach unten ausgeführt, dann entscheidet die Stärke.
page-guide-rising-sun-battle-consider = Ein verlorener Kampf kann mehr Punkte bringen als ein gewonnener. Frag dich zuerst: Kann ich den überhaupt gewinnen – und wenn nicht, was gibt es hier zu holen?

page-guide-rising-sun-bids-title = Verdeckte Gebote
page-guide-rising-sun-bids-text = Verteile so viele Münzen, wie du willst, auf die vier Kampfaktionen. Alle Gebote werden zugleich aufgedeckt; das höchste auf jede gewinnt sie, bei Gleichstand entscheidet die Ehre. Was du bietest, ist ausgegeben, ob du gewinnst oder nicht; den Rest behältst du.
page-guide-rising-sun-bids-consider = Eine einzelne Münze auf eine Kampfaktion, die sonst niemand will, ist die beste Münze des Krieges. Und denk daran: Wer den Kampf gewinnt, zahlt seine Gebote an die Verlierer.

page-guide-rising-sun-seppuku-title = Seppuku
page-guide-rising-sun-seppuku-text = Wer das gewinnt, darf alle eigenen Figuren in der Provinz opfern: je Figur 1 Punkt und ein Schritt auf der Ehrenleiste. Alle oder keine. Er bleibt im Kampf und kann ihn durch Ronins oder durch Ehre noch gewinnen.
page-guide-rising-sun-seppuku-consider = Figuren, die ohnehin fallen, sind hier je einen Punkt wert – und die Ehre zählt sofort, für jeden Gleichstand danach.

page-guide-rising-sun-take-hostage-title = Geisel nehmen
page-guide-rising-sun-take-hostage-text = Der Gewinner darf eine Figur eines anderen Klans in der Provinz als Geisel nehmen, aber keinen Daimyo, und nimmt ihrem Besitzer 1 Punkt ab. In diesem Kampf zählt sie nicht mehr. Zu Beginn der nächsten Jahreszeit kehrt sie heim, und er bekommt 1 Münze dafür.
page-guide-rising-sun-take-hostage-consider = Eine Figur weniger kann den Kampf drehen, und ein Punkt wechselt auch noch den Besitzer. Monster und starke Figuren sind die beste Beute.

page-guide-rising-sun-hire-ronin-title = Ronins anheuern
page-guide-rising-sun-hire-ronin-text = Jeder Ronin des Gewinners bringt in diesem Kampf 1 Stärke; keiner wird ausgegeben. Bei Koi zählt jede nicht gebotene Münze als Ronin – und bleibt bei dir.
page-guide-rising-sun-hire-ronin-consider = So gewinnst du auch mit wenigen Figuren. Hat jemand viele Ronins, kann es billiger sein, ihn hier zu überbieten, als mehr Figuren zu bringen.

page-guide-rising-sun-imperial-poets-title = Kaiserliche Dichter
page-guide-rising-sun-imperial-poets-text = Die Dichter schreiben zuletzt: Wer sie gewinnt, erhält 1 Punkt für jede Figur, die in diesem Kampf gefallen ist, wem auch immer sie gehörte – auch durch Seppuku. Geiseln zählen nicht.
page-guide-rising-sun-imperial-poets-consider = Je mehr Figuren in der Provinz stehen, desto mehr sind die Dichter wert. Seppuku und Dichter zusammen: Die eigenen Gefallenen zählen doppelt.

page-guide-rising-sun-outcome-title = Wer den Kampf gewinnt
page-guide-rising-sun-outcome-text = Die größte Stärke gewinnt, angeheuerte Ronins eingeschlossen; bei Gleichstand entscheidet die Ehre. Der Sieger nimmt das Plättchen der Provinz. Alle Figuren der Verlierer dort fallen, nur nicht die seines Bündnispartners, und kehren in die Reserve zurück.
page-guide-rising-sun-outcome-consider = Gefallene Figuren sind nicht verloren: Die nächste Rekrutierung bringt sie zurück. Es kommt darauf an, wie viele Festungen und Münzen du dafür hast.

page-guide-rising-sun-reparations-title = Kampfausgaben
page-guide-rising-sun-reparations-text = Alle Gebote sind ausgegeben. Die der Verlierer kommen in den Vorrat; die des Siegers werden unter den Verlierern verteilt, und schon im nächsten Kampf können sie damit bieten.
page-guide-rising-sun-reparations-consider = Ein teurer Sieg rüstet deine Gegner auf. Wer gegen einen reichen Sieger verliert, geht mit mehr Münzen in den nächsten Kampf.

page-guide-rising-sun-tokens-title = Provinzplättchen
page-guide-rising-sun-tokens-text = Ein Plättchen aus dem Frühling ist im Winter 1 Punkt wert, eines aus dem Sommer 2, eines aus dem Herbst 3. Dazu kommt ein Bonus für verschiedene Provinzen unter allen deinen Plättchen: 10 Punkte für drei oder vier, 20 für fünf oder sechs, 30 für sieben oder acht.
page-guide-rising-sun-tokens-consider = Die dritte, die fünfte und die siebte verschiedene Provinz bringen je 10 Punkte zusätzlich. Sieh nach, welche dir fehlt – und welche deinem Gegner.

## The year goes on

page-guide-rising-sun-season-end-title = Die Jahreszeit ist vorbei
page-guide-rising-sun-season-end-text = Alle Münzen und Ronins sind weg, und die Shinto von den Schreinen sind wieder in Reserve. Figuren und Festungen auf dem Spielplan, Karten, Plättchen, Punkte und Ehre bleiben. Nun werden neue Kriegsprovinzen gezogen, zwölf neue Karten liegen aus, und jeder Klan erhält sein Einkommen.
page-guide-rising-sun-season-end-consider = Sieh dir den Spielplan neu an: Wo stehen deine Figuren, und welche der neuen Kriegsprovinzen sind nah? Die erste Aktion wählt der Spieler nach dem, der zuletzt gewählt hat.

page-guide-rising-sun-hostages-title = Geiseln kehren heim
page-guide-rising-sun-hostages-text = Figuren, die als Geisel genommen wurden, kehren in die Reserve ihres Klans zurück, und wer sie genommen hatte, erhält 1 Münze für jede.
page-guide-rising-sun-hostages-consider = Bis jetzt konnten diese Figuren nicht aufgestellt werden. Wer mehrere auf einmal zurückbekommt, freut sich über eine frühe Rekrutierung.

page-guide-rising-sun-autumn-title = Die letzte Jahreszeit
page-guide-rising-sun-autumn-text = Der Herbst ist die letzte Jahreszeit mit Krieg, und seine Plättchen sind je 3 Punkte wert. Unter den Karten liegt jetzt auch mancher Winterbonus: Er bringt am Ende Punkte für Festungen, Tugenden, Monster und dergleichen.
page-guide-rising-sun-autumn-consider = Jetzt muss nichts mehr halten: Münzen, Versprechen, Bündnisse. Rechne aus, welche verschiedenen Provinzen dir noch fehlen und welche Karte dir für das, was du hast, die meisten Punkte bringt.

page-guide-rising-sun-winter-title = Winter: die letzten Punkte
page-guide-rising-sun-winter-text = Zuerst bringt jeder Winterbonus seine Punkte, dann werden die Plättchen gezählt, dann kommt der Bonus für verschiedene Provinzen. Die meisten Punkte gewinnen; bei Gleichstand die meiste Ehre. Nur Bündnispartner, die gemeinsam vorn liegen, gewinnen zusammen.
page-guide-rising-sun-winter-consider = Sieh im Ergebnis nach, woher die Punkte der anderen kamen. In deiner nächsten Partie kannst du das vom Frühling an versuchen.

## The page itself

page-guide-rising-sun-undo-title = Zurücknehmen ist erlaubt
page-guide-rising-sun-undo-text = „Rückgängig“ nimmt deinen letzten Schritt zurück und auch den davor, solange nichts Verborgenes ans Licht gekommen ist und kein anderer entschieden hat. Wo etwas nicht mehr zurückzunehmen wäre, fragt die Seite vorher.
page-guide-rising-sun-undo-consider = Probier also ruhig aus: eine Figur bewegen, auf den Spielplan schauen, zurücknehmen. Das nimmt dir niemand übel.

page-guide-rising-sun-ahead-title = Erst schauen, dann handeln
page-guide-rising-sun-ahead-text = Bleib mit dem Zeiger oder der Tastatur auf einer Möglichkeit, und die Seite zeigt, was sie ändern würde: Stärke, Münzen, Ehre, wer vorn läge. Mit „Alles als Liste zeigen“ siehst du alles Erlaubte in Sätzen.
page-guide-rising-sun-ahead-consider = Vergleiche so vor einer Aktion zwei, drei Möglichkeiten. Der Unterschied ist für die anderen oft größer als für dich.
