### What `tenka arena` says, in the terminal and on its page.

## What went wrong

arena-bot-twice = --bots: „{ $name }“ ist zweimal genannt; eine Arena setzt Kopien von selbst, also nenne jeden Bot einmal
arena-too-many-bots = --bots: Es sind { $bots } Bots; nenne höchstens { $most }
arena-one-bot = --pairs: Mindestens zwei Bots sind nötig; nenne mit --bots noch einen
arena-too-many-games = --games: So viele Partien lassen sich nicht zählen; wähle höchstens { $most }
arena-same-file = { $one } und { $other } nennen dieselbe Datei; gib jedem eine eigene
arena-store-in-use = { $file } wird von einem anderen Lauf benutzt; warte auf dessen Ende oder nenne eine andere Datei
arena-store-foreign = { $file }: Zeile { $line } gehört nicht zu diesen Partien; nichts wurde geändert; nenne eine andere Datei oder eine, die es noch nicht gibt
arena-store-differs = { $file } hat Partien mit einem anderen „{ $field }“: { $found }, verlangt ist aber { $asked }; verlange dasselbe oder nenne eine andere Datei
arena-stopped = angehalten nach { $finished } von { $games } Partien; derselbe Befehl macht dort weiter

## Tables

arena-bots = Die Bots, die stärksten zuerst
arena-by-clan = Nach Klan
arena-by-colour = Nach Farbe
arena-by-seat = Nach Platz
arena-by-set = Nach Kartenset
arena-by-board = Nach Spielplan und Start
arena-pairs = Einer unter Kopien eines anderen: gewonnene Partien in Prozent (95-%-Intervall); ein gerechter Anteil ist { $fair } %
arena-bot = Bot
arena-name = Name
arena-seats = Plätze
arena-wins = Siege
arena-share = Siege %
arena-interval = 95 %
arena-fair = gerecht %
arena-score = Punkte
arena-rating = Wertung
arena-uncertainty = ±
arena-think = ms
arena-longest = längste ms
arena-one = allein
arena-among = unter { $bot }

## The page

arena-title = { $game ->
    [rising-sun] Rising Sun
    [shogun] Shogun
   *[other] { $game }
}: { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
} in der Arena
arena-seed = Startwert { $seed }.
arena-read = Die Balken sind 95-%-Intervalle. Ein gerechter Anteil ist, was jemand gewinnt, der so gut ist wie die anderen. Ein geteilter Sieg zählt für alle, die ihn teilen. Die Wertungen folgen dem Verfahren von Weng und Lin: Alle beginnen mit 25, und wer 4,2 mehr hat, landet in zwei von drei Fällen vor dem anderen; ± ist eine Standardabweichung. Die Zeiten sind Bedenkzeiten in Millisekunden: je Entscheidung, samt den Angeboten und Antworten ringsum, und für die längste einzelne Frage.
arena-plot-shares = Gewonnene Partien, %
arena-plot-shares-what = Für jeden Bot der Anteil gewonnener Partien mit seinem 95-%-Intervall, dazu der gerechte Anteil als gestrichelte Linie
arena-plot-ratings = Wertungen
arena-plot-ratings-what = Für jeden Bot seine Wertung mit einem 95-%-Intervall
arena-plot-pairs = Einer (links) unter Kopien (oben)
arena-plot-pairs-what = Eine Tabelle mit dem Prozentsatz der Partien, die ein Bot unter Kopien eines anderen gewonnen hat
arena-plot-clan = Gewonnene Partien nach Klan, %
arena-plot-colour = Gewonnene Partien nach Farbe, %
arena-plot-seat = Gewonnene Partien nach Platz, %
arena-plot-group-what = Der Anteil gewonnener Partien, alle Bots zusammen, mit seinem 95-%-Intervall, dazu der gerechte Anteil als gestrichelte Linie
arena-plot-bots-clan = Gewonnene Partien nach Klan und Bot, %
arena-plot-bots-colour = Gewonnene Partien nach Farbe und Bot, %
arena-plot-bots-set = Gewonnene Partien nach Set und Bot, %
arena-plot-bots-board = Gewonnene Partien nach Spielplan und Bot, %
arena-plot-bots-what = Eine Tabelle mit dem Prozentsatz gewonnener Partien, eine Zeile für jeden Namen und eine Spalte für jeden Bot
arena-plot-scores = Punkte am Ende
arena-plot-scores-what = Für jeden Bot, wie oft er wie viele Punkte hatte, mit dem Mittelwert als Linie
arena-seat-number = Platz { $seat }
arena-fair-line = gerechter Anteil
