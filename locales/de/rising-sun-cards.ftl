### Rising Sun: what cards, kami, clans, mandates and war advantages do, with the rulings.

## Core cards

card-komainu-effect = Stärke 1. Er ist sowohl Shinto als auch Monster: Beim Aufstellen darf er zu einem Schrein gehen, und bei einem Verrat kann er Figuren beider Typen ersetzen oder durch sie ersetzt werden.
card-oni-of-skulls-effect = Stärke 1, aber 3 in einer Provinz, in der du von allen Klanen dort die wenigste Ehre hast. Bist du dort allein, hat er Stärke 1.
card-path-of-the-lion-effect = Dein Daimyo und jedes deiner Monster, das als Daimyo gilt, hat +1 Stärke.
card-righteousness-effect = Jedes Mal, wenn eine deiner Figuren besiegt wird, egal durch wen, erhältst du 1 Siegpunkt. Durch Verrat ersetzte Figuren gelten nicht als besiegt.
card-way-of-the-shogun-effect = Zu Beginn der Kriegsphase erhältst du 3 Münzen.
card-path-of-the-serpent-effect = Wenn ein anderer Klan Figuren über einen Seeweg bewegt, darfst du 1 Münze verlangen, einmal für jeden Seeweg in einer Folge von Bewegungen. Wer nicht zahlen kann, bleibt, wo er ist. Libelle und Festungen zahlen nie.
card-respect-effect = Wenn du eine Geisel nimmst, darfst du eine weitere nehmen; für jede nimmst du ihrem Klan 1 Siegpunkt ab.
card-way-of-bushido-effect = Zu Beginn der Kriegsphase erhältst du für jede deiner verschiedenen Tugenden 2 Münzen und 2 Siegpunkte.
card-way-of-the-ronin-effect = Zu Beginn der Kriegsphase erhältst du 2 Ronins.
card-yurei-effect = Stärke 2. Er gilt als Daimyo: Er kann weder als Geisel genommen noch ersetzt werden und bekommt alle Vorteile deines Daimyo.
card-form-of-the-kitsune-effect = Am Spielende erhältst du 3 Siegpunkte für jede deiner Festungen auf dem Spielplan.
card-form-of-the-phoenix-effect = Am Spielende erhältst du 3 Siegpunkte für jede deiner verschiedenen Tugenden.
card-path-of-the-dragon-effect = Dein Daimyo und jedes deiner Monster, das als Daimyo gilt, hat +3 Stärke.
card-river-dragon-effect = Stärke 5.
card-way-of-the-moneylender-effect = Zu Beginn der Kriegsphase erhältst du 5 Münzen.

## Oni of several sets

card-oni-of-blood-effect = Stärke 2, aber 4 in einer Provinz, in der du von allen Klanen dort die wenigste Ehre hast. Bist du dort allein, hat er Stärke 2.
card-oni-of-souls-effect = Stärke 1. Wenn du ein Provinzplättchen eroberst, wo er zu Beginn des Kampfes stand, erhältst du 2 Siegpunkte für jeden deiner Oni, diesen eingeschlossen, wo immer sie sind.
card-oni-of-hate-effect = Stärke 1. Immer wenn er eine Provinz betritt, besiegt er dort je 1 Bushi oder Shinto jedes Klans, der mehr Ehre hat als du.
card-oni-of-spite-effect = Stärke 1. Immer wenn er eine Provinz betritt, nimmst du jedem Klan, der dort Stärke und mehr Ehre als du hat, 2 Siegpunkte ab.

## Archway

card-benevolence-effect = Wenn du für eine Jahreszeitkarte oder Festung Münzen ausgibst, darfst du 1 davon einem anderen Klan geben: Du gewinnst Ehre hinzu und erhältst 2 Siegpunkte.
card-path-of-the-kenin-effect = Nach jeder deiner Aufstellungen darfst du 1 weiteren Bushi bei einer deiner Festungen einsetzen.
card-path-of-the-light-effect = Am Ende jeder Rekrutierung, wenn alle aufgestellt haben, darfst du 1 Shinto aus deiner Reserve an einen Schrein setzen.
card-justice-effect = Jedes Mal, wenn du Figuren besiegst, erhältst du 3 Siegpunkte für jeden ihrer Klane, der weniger Ehre hat als du.
card-path-of-the-samurai-effect = Am Ende jeder Rekrutierung, wenn alle aufgestellt haben, darfst du 1 Bushi aus deiner Reserve in einer beliebigen Provinz einsetzen.
card-form-of-the-beast-effect = Am Spielende erhältst du 3 Siegpunkte für jedes Monster, das du hast, ob auf dem Spielplan oder nicht.
card-way-of-the-katana-effect = In der Kriegsphase hat jeder deiner Bushi Stärke 2.

## Teapot

card-honesty-effect = Solange du einen Bündnispartner hast, erhältst du jedes Mal 2 Siegpunkte, wenn du eine andere Aktion als Verrat wählst.
card-path-of-the-patron-effect = Nach jeder deiner Aufstellungen erhältst du 2 Münzen, wenn mindestens zwei Klane weniger Ehre haben als du.
card-path-of-the-warlord-effect = Nach jeder deiner Aufstellungen erhältst du 1 Münze.
card-loyalty-effect = Solange du einen Bündnispartner hast, erhältst du jedes Mal 1 Siegpunkt mehr, wenn du Siegpunkte erhältst. Was in einem Moment zusammenkommt, zählt einmal; nicht im Winter.
card-way-of-the-merchant-effect = Jedes Mal, wenn ein reicherer Klan Münzen aus dem Vorrat erhält, erhältst du 1 Münze. Geschenke und Kampfausgaben zählen nicht.
card-form-of-the-kindred-effect = Am Spielende erhältst du 3 Siegpunkte für jede Jahreszeit, in der du ein Bündnis hattest, auch ein gebrochenes.
card-path-of-the-unrighteous-effect = Jedes Mal, wenn du Verrat wählst, darfst du 1 weitere Figur eines beliebigen Klans ersetzen, selbst einen Shinto an einem Schrein.

## Horseman

card-courage-effect = Jedes Mal, wenn du ein Provinzplättchen eroberst, mit oder ohne Kampf, erhältst du 2 Siegpunkte.
card-path-of-the-ninja-effect = Nach jeder deiner Aufstellungen darfst du 1 beliebigen Bushi auf dem Spielplan besiegen; dann verlierst du Ehre.
card-way-of-the-righteous-effect = Zu Beginn der Kriegsphase nimmst du jedem Klan, der weniger Ehre hat als du, 1 Münze ab.
card-mercy-effect = Wenn du Figuren anderer besiegen würdest, darfst du stattdessen alle am Leben lassen und 2 Siegpunkte erhalten.
card-path-of-the-monkey-effect = Nach jeder deiner Aufstellungen darfst du dem reichsten anderen Klan 1 Münze abnehmen, bei Gleichstand jedem der reichsten; dann verlierst du einmal Ehre.
card-form-of-the-demon-effect = Am Spielende erhältst du 3 Siegpunkte für jeden Oni, den du hast, ob auf dem Spielplan oder nicht.
card-path-of-the-spirit-effect = Nach jeder deiner Aufstellungen erhältst du 2 Münzen und 2 Siegpunkte, wenn du die meiste Ehre hast.

## Mountain

card-path-of-the-builder-effect = Bei jedem Marsch, egal wer ihn gewählt hat, darfst du zu den üblichen Kosten eine Festung errichten, zusätzlich zu der aus dem Bonus.
card-path-of-the-kannushi-effect = Wenn du bei einem Marsch an der Reihe bist, darfst du 1 deiner Huldigenden zu einem anderen Schrein schicken.
card-piety-effect = Wenn du ein Provinzplättchen eroberst und ein Shinto von dir in der Provinz war, auch ein im Kampf gefallener, gewinnst du Ehre hinzu und erhältst 3 Siegpunkte.
card-path-of-sengoku-effect = Am Ende jeder Ernte erhältst du die Belohnung der Provinz, in der dein Daimyo steht, falls du sie in dieser Ernte nicht schon hattest. Ein Monster, das als Daimyo gilt, bringt die Belohnung seiner Provinz.
card-path-of-the-favored-effect = Deine Shinto haben Stärke 3 in einer Provinz, in der du von allen Klanen dort die meiste Ehre hast. Nicht an Schreinen.
card-sincerity-effect = Jedes Mal, wenn du eine Geisel nimmst, gewinnst du Ehre hinzu und erhältst 1 Siegpunkt mehr.
card-form-of-the-tanuki-effect = Am Spielende erhältst du 2 Siegpunkte für jeden Typ, der unter deinen Jahreszeitkarten vorkommt.
card-way-of-the-keiri-effect = Zu Beginn der Kriegsphase darfst du bis zu 2 Bushi oder Shinto anderer dort besiegen, wo dein Daimyo steht, und erhältst 3 Siegpunkte für jeden. Ein Monster, das als Daimyo gilt, erlaubt dir dasselbe in seiner Provinz.

## Kami

kami-amaterasu-effect = Wer ihre Gunst hat, darf an die Spitze der Ehrenleiste steigen; für die Schreine nach ihrem gilt schon die neue Reihenfolge.
kami-fujin-effect = Zwei Bewegungen: zwei Figuren je einmal oder eine Figur zweimal.
kami-hachiman-effect = 2 Ronins.
kami-raijin-effect = Stelle 1 Bushi in einer beliebigen Provinz auf.
kami-ryujin-effect = Kaufe 1 Jahreszeitkarte zu ihren vollen Kosten.
kami-susanoo-effect = 1 Siegpunkt für jede deiner Festungen auf dem Spielplan.
kami-tsukuyomi-effect = 2 Münzen.

## The powers of the kami on the map

kami-amaterasu-power = In ihrer Provinz kann niemand die Figuren des ehrenhaftesten Klans mit Stärke besiegen, außer dieser Klan selbst.
kami-fujin-power = Seine Provinz bringt bei einer Ernte die doppelte Belohnung; wer ihr Plättchen erobert, erhält die Belohnung noch einmal.
kami-hachiman-power = In seiner Provinz angeheuerte Ronins zählen je 2 Stärke.
kami-raijin-power = In seiner Provinz haben nur Bushi, Kami und die Festungen von Schildkröte Stärke.
kami-ryujin-power = Er hat so viel Stärke, wie der Klan, der ihn kontrolliert, Typen von Jahreszeitkarten besitzt.
kami-susanoo-power = Nichts außer Kami kann sich aus seiner Provinz hinausbewegen.
kami-tsukuyomi-power = Bevor der Krieg in seiner Provinz abgehandelt wird, erhält jeder Klan mit Stärke dort 4 Münzen.

## Clans

clan-koi-ability = Zu Beginn der Kriegsphase werden deine Ronins zu Münzen. Wenn du „Ronins anheuern“ gewinnst, zählt jede Münze, die dir geblieben ist, als Ronin.
clan-lotus-ability = Du legst deine Aktionskärtchen verdeckt auf die Politikleiste und sagst eine beliebige Aktion an.
clan-turtle-ability = Deine Festungen bewegen sich wie Figuren und haben je Stärke 1. Sie können nicht besiegt, als Geisel genommen oder ersetzt werden.
clan-dragonfly-ability = Du stellst in jeder Provinz auf und bewegst dich in jede Provinz. Wie viele Figuren du aufstellst, hängt weiter von deinen Festungen ab.
clan-bonsai-ability = Nichts, was du kaufst, kostet mehr als 1 Münze; ein Nachlass geht danach noch ab.

## Mandates

mandate-recruit-effect = Alle stellen bei jeder ihrer Festungen 1 Figur auf; Shinto dürfen zu einem Schrein gehen. Bonus: 1 Figur mehr.
mandate-marshal-effect = Alle bewegen jede ihrer Figuren einmal. Bonus: Errichte für 3 Münzen eine Festung.
mandate-train-effect = Alle dürfen 1 Jahreszeitkarte kaufen; wer gewählt hat, beginnt. Bonus: Sie kostet 1 Münze weniger.
mandate-harvest-effect = Alle erhalten 1 Münze. Bonus: die Belohnung jeder Provinz, in der du die größte Stärke hast.
mandate-betray-effect = Nur wer gewählt hat: Brich dein Bündnis und verliere Ehre, falls du verbündet bist; dann ersetze bis zu 2 Figuren von 2 verschiedenen Klanen durch Figuren gleichen Typs aus deiner Reserve.

## War advantages

advantage-seppuku-effect = Du darfst alle deine Figuren in der Provinz opfern; für jede erhältst du 1 Siegpunkt und gewinnst Ehre hinzu.
advantage-take-hostage-effect = Du darfst 1 Figur, aber keinen Daimyo, als Geisel nehmen und ihrem Klan 1 Siegpunkt abnehmen. In der nächsten Jahreszeit lässt du sie frei und erhältst 1 Münze.
advantage-hire-ronin-effect = Jeder deiner Ronins bringt 1 Stärke. Du behältst sie für spätere Kämpfe.
advantage-imperial-poets-effect = Du erhältst 1 Siegpunkt für jede Figur, die in diesem Kampf besiegt wurde.
