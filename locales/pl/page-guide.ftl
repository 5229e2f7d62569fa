### The guide of a first game: what stands around its cards.

page-guide = Przewodnik
page-tab-guide = Przewodnik
page-guide-consider = O czym myślą dobrzy gracze
page-guide-understood = Rozumiem
page-guide-back = Wstecz
page-guide-all = Lekcje ({ $count })
page-guide-rule = Zasada
page-guide-so-far = Dotychczasowe lekcje
page-guide-progress = Lekcje, które już się pojawiły: { $met } z { $of }. Pozostałe czekają na swoją chwilę.
page-guide-elsewhere = Ta gra zaczęła się na innym urządzeniu. Oto, co się dotąd pojawiło; przeczytaj to, co jest dla ciebie nowe.
page-guide-unread = do przeczytania
page-guide-to-card = Do karty
page-guide-go-on = Graj dalej
page-guide-waits = Następna karta pojawi się, gdy wydarzy się coś nowego.
page-guide-new = Nowa lekcja: { $title }. { $text }
page-guide-set = Przewodnik
page-guide-set-hint = Objaśnia każdą nową rzecz, gdy zdarza się po raz pierwszy. Gra toczy się też bez niego.
