### The page: what stands around the games.

## Places

page-start = Start
page-learn = Lernen
page-games = Meine Partien
page-new-table = Neuer Tisch
page-profile = Profil
page-places = Seiten
page-skip = Zum Inhalt springen
page-table = Tisch
page-no-table = Dieser Tisch lässt sich nicht öffnen
page-unknown-game = Diese Seite kennt das Spiel „{ $game }“ nicht. Beim Neuladen kommt die neueste Fassung.
page-opening = Der Tisch wird geöffnet …

## Being reached

page-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
page-reconnecting = Verbindung verloren; neuer Versuch …

## People

page-guest-name = Gast

## Language and theme

page-language = Sprache
page-theme = Farbschema
page-theme-auto = Wie im System
page-theme-light = Hell
page-theme-dark = Dunkel

## The start page

page-title = Zwei Spiele aus dem feudalen Japan an einem Tisch
page-play-now = Jetzt gegen Bots spielen
