### The place to learn, and puzzles at the table.

## The place to learn

page-puzzle-learn = Spielend lernen
page-puzzle-learn-line = Eine erste Partie mit einem Begleiter an deiner Seite; danach kleine Rätsel: eine Stellung, eine Aufgabe, eine Idee.
page-puzzle-guide-rising-sun = Deine erste Partie Rising Sun
page-puzzle-guide-rising-sun-line = Du führst den Koi-Klan gegen zwei freundliche Bots. Der Begleiter erklärt jeden Schritt, wenn es so weit ist.
page-puzzle-guide-shogun = Deine erste Partie Shogun
page-puzzle-guide-shogun-line = Du bist Blau, gegen zwei freundliche Bots. Der Begleiter geht den ersten Plan mit dir durch.
page-puzzle-begin = Beginnen
page-puzzle-puzzles-rising-sun = Rätsel zu Rising Sun
page-puzzle-puzzles-shogun = Rätsel zu Shogun
page-puzzle-about-rising-sun = Sie werden immer schwieriger. Jede Lösung gelingt, was die anderen auch tun.
page-puzzle-about-shogun = Hier fällt jeder Würfel durch den Turm: Glück spielt keine Rolle.
page-puzzle-progress = { $solved } von { $all } gelöst
page-puzzle-is-solved = Gelöst
page-puzzle-is-open = Noch nicht gelöst
page-puzzle-as = Du bist { $seat }

## At the table

page-puzzle-task = Aufgabe
page-puzzle-hint = Tipp
page-puzzle-solved = Gelöst!
page-puzzle-missed = Diesmal nicht
page-puzzle-missed-line = Die Aufgabe war: { $task }
page-puzzle-again = Noch einmal
page-puzzle-next = Nächstes Rätsel
page-puzzle-all = Alle Rätsel
page-puzzle-why = Warum?
page-puzzle-all-solved = Damit hast du sie alle gelöst!

## What was missed

page-puzzle-unmet-points = Du hast weniger als { $count } Punkte.
page-puzzle-unmet-most-points = Jemand hat so viele Punkte wie du oder mehr.
page-puzzle-unmet-coins = Du hast weniger als { $count } Münzen.
page-puzzle-unmet-ronin = Du hast weniger als { $count } Ronins.
page-puzzle-unmet-token = Das Provinzplättchen von { $province } gehört nicht dir.
page-puzzle-unmet-most-force = In { $province } hast du nicht die größte Stärke.
page-puzzle-unmet-honor-above = Du stehst auf der Ehrenleiste nicht über { $clan }.
page-puzzle-unmet-hostages = Du hast weniger als { $count } Geiseln.
page-puzzle-unmet-most-worship = Am Schrein von { $kami } hast du nicht die größte Stärke.
page-puzzle-unmet-victory = Du hast die Partie nicht gewonnen.
page-puzzle-unmet-chests = Du hast weniger als { $count } Truhen.
page-puzzle-unmet-rice = Du hast weniger als { $count } Reis.
page-puzzle-unmet-provinces = Du hast weniger als { $count } Provinzen.
page-puzzle-unmet-holds = { $province } gehört nicht dir.
page-puzzle-unmet-majority = Die Mehrheit hast du nicht allein: { $building }, { $region }.
page-puzzle-unmet-no-revolt = In einer deiner Provinzen haben sich Bauern erhoben.

## rising-sun/every-bid

page-puzzle-rising-sun-every-bid = Was sie auch bieten
page-puzzle-rising-sun-every-bid-task = Gewinne den Kampf um Kyoto, was Libelle auch bietet.
page-puzzle-rising-sun-every-bid-hint = Libelle hat 2 Münzen, und du hast mehr Ehre: Bietet ihr gleich viel, gehört die Kampfaktion dir. Welche zwei Kampfaktionen darfst du nicht verlieren?
page-puzzle-rising-sun-every-bid-moral = Zähl die Münzen der Gegenseite: Was sie nicht überbieten kann, gehört sicher dir. Und eine Geisel zählt doppelt, denn sie verliert eine Figur und kann dir keine nehmen.

## rising-sun/two-shrines

page-puzzle-rising-sun-two-shrines = Von Schrein zu Schrein
page-puzzle-rising-sun-two-shrines-task = Wähle eine Aktion. Sind die Schreine abgehandelt, sollst du mindestens 3 Münzen und mehr Ehre als Libelle haben.
page-puzzle-rising-sun-two-shrines-hint = Die Schreine werden von links nach rechts abgehandelt, und bei jedem entscheidet die Ehre den Gleichstand neu. Zwei Shinto reichen für zwei Schreine.
page-puzzle-rising-sun-two-shrines-moral = Amaterasu steht links. Wer dort an die Spitze der Ehrenleiste steigt, gewinnt auch jeden Gleichstand an den Schreinen danach.

## rising-sun/change-sides

page-puzzle-rising-sun-change-sides = Seitenwechsel
page-puzzle-rising-sun-change-sides-task = Die letzte Aktion vor dem Krieg. Wenn er beginnt, sollst du in Edo und in Kansai die größte Stärke haben.
page-puzzle-rising-sun-change-sides-hint = In beiden Provinzen fehlt dir je ein Bushi. Eine Figur, die die Seite wechselt, zählt doppelt – aber sie kostet dich dein Bündnis.
page-puzzle-rising-sun-change-sides-moral = Verrat dreht zwei Provinzen auf einmal: Jede ersetzte Figur verschiebt das Verhältnis um zwei. Kurz vor dem Krieg kann niemand mehr antworten.

## rising-sun/beautiful-end

page-puzzle-rising-sun-beautiful-end = Ein schönes Ende
page-puzzle-rising-sun-beautiful-end-task = Der Kampf um Kansai ist nicht zu gewinnen. Wenn er vorbei ist, sollst du mindestens 12 Punkte haben.
page-puzzle-rising-sun-beautiful-end-hint = Seppuku bringt dir für jede deiner Figuren einen Punkt und Ehre; die Dichter bringen einen für jede gefallene Figur. Wer gewinnt nach deinem Seppuku jeden Gleichstand?
page-puzzle-rising-sun-beautiful-end-moral = Auch ein verlorener Kampf kann viel wert sein. Und die Reihenfolge hilft: Seppuku hebt deine Ehre, bevor über die Dichter entschieden wird.

## rising-sun/house-is-an-army

page-puzzle-rising-sun-house-is-an-army = Ein Haus ist ein Heer
page-puzzle-rising-sun-house-is-an-army-task = Du hast Marsch gewählt, und alle anderen waren schon an der Reihe. Sorg dafür, dass du in Kyoto, Edo und Oshu die größte Stärke hast.
page-puzzle-rising-sun-house-is-an-army-hint = Die Festungen von Schildkröte haben Stärke und bewegen sich mit. Für 3 Münzen darfst du noch eine errichten.
page-puzzle-rising-sun-house-is-an-army-moral = Für Schildkröte kämpfen auch die Festungen, und sie bewegen sich. Und wer eine Aktion wählt, ist zuletzt dran und weiß, was reicht.

## rising-sun/two-wars

page-puzzle-rising-sun-two-wars = Zwei Kriege, ein Beutel
page-puzzle-rising-sun-two-wars-task = Gewinne die Kämpfe um Oshu und um Kyoto. Deine 5 Münzen müssen für beide reichen.
page-puzzle-rising-sun-two-wars-hint = Libelle hat 1 Münze, Lotus hat 2, und beide haben mehr Ehre. Überbiete jeden um genau eine Münze, nicht um mehr.
page-puzzle-rising-sun-two-wars-moral = Mit weniger Ehre ist ein sicheres Gebot um eine Münze höher, als die Gegenseite zahlen kann. Jede Münze darüber fehlt im nächsten Kampf – die Gebote des Siegers gehen an die Verlierer.

## rising-sun/kingmaker

page-puzzle-rising-sun-kingmaker = Königsmacher
page-puzzle-rising-sun-kingmaker-task = Der letzte Kampf der Partie: Gewinnt Libelle Edo, gewinnt Libelle alles. Gewinne die Partie.
page-puzzle-rising-sun-kingmaker-hint = Mit einem Bushi gewinnst du Edo nicht, aber du kannst bestimmen, wer es tut. Lotus hat keine Münzen und weniger Ehre als Libelle.
page-puzzle-rising-sun-kingmaker-moral = Drei verschiedene Provinzen sind im Winter 10 Punkte wert. Manchmal ist das beste Plättchen eines, das ein Dritter erobert.

## shogun/the-right-place

page-puzzle-shogun-the-right-place = Der richtige Platz
page-puzzle-shogun-the-right-place-task = Dein Plan liegt bereit, und du wählst zuerst: Nimm einen Platz, mit dem in diesem Winter kein Aufstand ausbricht.
page-puzzle-shogun-the-right-place-hint = Sieben Provinzen brauchen sieben Reis. Du hast 3, Sagami bringt 4, und der Winter nimmt 1.
page-puzzle-shogun-the-right-place-moral = Ein Platz in der Spielerreihenfolge ist immer auch eine Sonderkarte. Ein Reis mehr kann im Winter eine ganze Provinz wert sein.

## shogun/the-tray

page-puzzle-shogun-the-tray = Was in der Schale liegt
page-puzzle-shogun-the-tray-task = Zieh aus Mino los und erobere eine Provinz mehr. Jeder Würfel fällt durch den Turm.
page-puzzle-shogun-the-tray-hint = Alles, was in der Schale liegt, wird mitgeworfen: 2 von dir, 3 von Gelb, 2 Bauern. Bauern helfen dem Verteidiger nur, wo keine Unruhe herrscht.
page-puzzle-shogun-the-tray-moral = Sieh in die Schale, bevor du losziehst. Auch eine starke Provinz kann fallen: Wo Unruhe herrscht, sehen die Bauern nur zu.

## shogun/two-strikes

page-puzzle-shogun-two-strikes = Zwei Schläge
page-puzzle-shogun-two-strikes-task = Erobere Ise in dieser Runde; 7 Armeen verteidigen es. Du hast zwei Kämpfe, und jeder Würfel fällt durch den Turm.
page-puzzle-shogun-two-strikes-hint = Deine Sonderkarte bringt bei jedem Angriff eine Armee mehr. Auch ein verlorener Kampf schwächt den Verteidiger.
page-puzzle-shogun-two-strikes-moral = Mit „+1 Angriff“ bringen zwei Angriffe zwei Armeen mehr. Alles für einen großen Kampf zu sammeln, bringt nur eine.

## shogun/rice-for-winter

page-puzzle-shogun-rice-for-winter = Reis für den Winter
page-puzzle-shogun-rice-for-winter-task = Leg die vier Karten, die noch fehlen: kein Aufstand, bis der Winter vorbei ist, und mindestens 3 Truhen übrig.
page-puzzle-shogun-rice-for-winter-hint = Beide Ereignisse, die übrig sind, nehmen 2 Reis. Sechs Provinzen brauchen sechs Reis, du hast 4 – und wo Unruhe herrscht, erheben sich die Bauern, wenn du etwas einziehst.
page-puzzle-shogun-rice-for-winter-moral = Rechne vom Winter zurück: ein Reis für jede Provinz, dazu das, was das Ereignis nimmt. Und zieh dort ein, wo es ruhig ist.

## shogun/two-buildings

page-puzzle-shogun-two-buildings = Fünf Truhen, zwei Gebäude
page-puzzle-shogun-two-buildings-task = Der letzte Winter naht. Leg die drei Karten für Gebäude so, dass du am Ende 35 Punkte hast.
page-puzzle-shogun-two-buildings-hint = Das Theater ist zuerst an der Reihe. Fünf Truhen reichen für Burg und Tempel – wenn vorher keine ausgegeben wurde. Wo steht schon ein Theater?
page-puzzle-shogun-two-buildings-moral = Was nicht ausgeführt werden kann, kostet nichts; so lässt sich mit einer Karte auch sparen. Und eine Mehrheit, die niemand teilt, ist einen Punkt mehr wert.

## shogun/angry-peasants

page-puzzle-shogun-angry-peasants = Zornige Bauern
page-puzzle-shogun-angry-peasants-task = Leg die vier Karten, die noch fehlen. Am Ende der Runde sollst du Mino, Suruga und Izu und mindestens 5 Truhen haben. Jeder Würfel fällt durch den Turm.
page-puzzle-shogun-angry-peasants-hint = Zwei Bauern liegen in der Schale und schließen sich dem ersten Aufstand an, dann gehen sie heim. Reis kommt vor Steuern: Wo hast du genug Armeen?
page-puzzle-shogun-angry-peasants-moral = Ein Aufstand, der auf genug Armeen trifft, wird niedergeschlagen und nimmt die Bauern aus der Schale: Der nächste fällt leichter.
