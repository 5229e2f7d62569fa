### The page: the rules help.

## Places

page-rules = Regeln
page-rules-line = Jede Regel, jede Karte und jede Klarstellung zu beiden Spielen, in den Worten dieses Tisches.
page-rules-all = Alle Bücher
page-rules-contents = Inhalt
page-rules-turn = Umblättern
page-rules-before = Zurück
page-rules-after = Weiter
page-rules-aid = Kurzübersicht
page-rules-print = Auf ein Blatt drucken

## Search

page-rules-search = In den Regeln suchen
page-rules-found =
    { $count ->
        [0] Nichts gefunden. Versuch es mit einem anderen oder kürzeren Wort.
        [one] 1 Stelle
       *[other] { $count } Stellen
    }

## At the table

page-rules-open = Regelhilfe
page-rules-key = Regelhilfe (H oder ?)
page-rules-about = Regeln: { $what }
page-rules-why = Die Regel dazu
page-rules-back = Zurück zur vorigen Seite
page-rules-window = In einem eigenen Fenster
page-rules-new = Neu hier?
page-rules-aim = Worum es geht
page-rules-set-up = Spielaufbau
page-rules-powers = Die Mächte der Kami
page-rules-secrets = Offen und geheim
page-rules-ruling = Klarstellung
page-rules-ruling-on = Klarstellung zur Karte „{ $card }“

## Catalogue

page-rules-catalogue-rising-sun = Karten, Kami und Klane
page-rules-catalogue-shogun = Karten, Aktionen und Türme
page-rules-filter = Aus dem Katalog auswählen
page-rules-kind = Art
page-rules-all-kinds = Alle
page-rules-word = Wort
page-rules-shown =
    { $count ->
        [0] Nichts passt.
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }
page-rules-see = Siehe auch:
page-rules-trait-type = Typ
page-rules-trait-season = Jahreszeit
page-rules-trait-set = Set
page-rules-core = Basiskarten
page-rules-set = Set: { $set }
page-rules-shrine = Gunst am Schrein: { $text }
page-rules-power = Entfesselte Kami, auf dem Spielplan: { $text }
page-rules-rank = Startrang { $rank }
page-rules-income =
    { $coins ->
        [one] Einkommen 1 Münze
       *[other] Einkommen { $coins } Münzen
    }
page-rules-home = Heimat { $province }
page-rules-group-card = Jahreszeitkarten
page-rules-group-kami = Kami
page-rules-group-clan = Klane
page-rules-group-mandate = Politische Aktionen
page-rules-group-advantage = Kampfaktionen
page-rules-group-event = Ereigniskarten
page-rules-group-special = Sonderkarten
page-rules-group-field = Aktionen und Gebot
page-rules-group-building = Gebäude
page-rules-group-hand = Handkarten
page-rules-group-tower = Turmmodelle
page-rules-hand-province = Provinzkarte
page-rules-hand-chests = Truhenkarte
page-rules-building-castle = Kostet { $price } Truhen. In jedem Winter 1 Punkt, dazu 3 für die meisten Burgen einer Region, bei Gleichstand 2.
page-rules-building-temple = Kostet { $price } Truhen. In jedem Winter 1 Punkt, dazu 2 für die meisten Tempel einer Region, bei Gleichstand 1.
page-rules-building-theater = Kostet { $price } Truhe. In jedem Winter 1 Punkt, dazu 1 für die meisten Theater einer Region, bei Gleichstand 0.
