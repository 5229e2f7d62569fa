### The page: what stands around the games.

## Places

page-start = Start
page-learn = Nauka
page-games = Moje gry
page-new-table = Nowy stół
page-profile = Profil
page-places = Nawigacja
page-skip = Przejdź do treści
page-table = Stół
page-no-table = Tego stołu nie można otworzyć
page-unknown-game = Ta strona nie zna gry „{ $game }”. Odśwież ją, by wczytać najnowszą wersję.
page-opening = Stół się otwiera…

## Being reached

page-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
page-reconnecting = Połączenie zerwane; łączę ponownie…

## People

page-guest-name = Gość

## Language and theme

page-language = Język
page-theme = Motyw
page-theme-auto = Jak system
page-theme-light = Jasny
page-theme-dark = Ciemny

## The start page

page-title = Dwie gry o feudalnej Japonii przy jednym stole
page-play-now = Zagraj teraz z botami
