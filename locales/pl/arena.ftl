### What `tenka arena` says, in the terminal and on its page.

## What went wrong

arena-bot-twice = --bots: „{ $name }” jest wymieniony dwa razy; arena sama sadza kopie, więc podaj każdego bota raz
arena-too-many-bots = --bots: botów jest { $bots }; podaj najwyżej { $most }
arena-one-bot = --pairs: potrzeba co najmniej dwóch botów; podaj drugiego przez --bots
arena-too-many-games = --games: tylu gier nie da się zliczyć; wybierz najwyżej { $most }
arena-same-file = { $one } i { $other } wskazują ten sam plik; daj każdemu własny
arena-store-in-use = { $file } jest używany przez inny przebieg; poczekaj na jego koniec albo podaj inny plik
arena-store-foreign = { $file }: wiersz { $line } nie pochodzi z tych gier; niczego nie zmieniono; podaj inny plik albo taki, którego jeszcze nie ma
arena-store-differs = { $file } ma gry z innym „{ $field }”: { $found }, a żądane jest { $asked }; poproś o to samo albo podaj inny plik
arena-stopped =
    zatrzymano po { $finished } z { $games ->
        [one] 1 gry
        [few] { $games } gier
        [many] { $games } gier
       *[other] { $games } gier
    }; to samo polecenie ruszy od tego miejsca

## Tables

arena-bots = Boty, od najsilniejszego
arena-by-clan = Według klanu
arena-by-colour = Według koloru
arena-by-seat = Według miejsca
arena-by-set = Według zestawu kart
arena-by-board = Według planszy i początku
arena-pairs = Jeden wśród kopii innego: wygrane gry w procentach (przedział 95%); sprawiedliwy udział to { $fair }%
arena-bot = bot
arena-name = nazwa
arena-seats = miejsca
arena-wins = wygrane
arena-share = wygr. %
arena-interval = 95%
arena-fair = spraw. %
arena-score = punkty
arena-rating = ranking
arena-uncertainty = ±
arena-think = ms
arena-longest = najdł. ms
arena-one = sam
arena-among = wśród { $bot }

## The page

arena-title =
    { $game ->
        [rising-sun] Rising Sun
        [shogun] Shogun
       *[other] { $game }
    }: { $bots ->
        [one] jeden bot na arenie
        [few] { $bots } boty na arenie
        [many] { $bots } botów na arenie
       *[other] { $bots } botów na arenie
    }
arena-seed = Ziarno { $seed }.
arena-read = Słupki to przedziały 95%. Sprawiedliwy udział to tyle, ile wygrywa ktoś równie dobry jak inni. Wspólne zwycięstwo liczy się każdemu, kto je dzieli. Rankingi oblicza się metodą Wenga i Lina: wszyscy zaczynają od 25, a kto ma o 4,2 więcej, kończy przed drugim dwa razy na trzy; ± to jedno odchylenie standardowe. Czasy to milisekundy namysłu nad decyzją, wraz z ofertami i odpowiedziami wokół niej, oraz nad najdłuższym pojedynczym pytaniem.
arena-plot-shares = Wygrane gry, %
arena-plot-shares-what = Dla każdego bota udział wygranych gier z przedziałem 95%, a sprawiedliwy udział jako linia przerywana
arena-plot-ratings = Rankingi
arena-plot-ratings-what = Dla każdego bota jego ranking z przedziałem 95%
arena-plot-pairs = Jeden (z lewej) wśród kopii (u góry)
arena-plot-pairs-what = Tabela procentu gier wygranych przez jednego bota wśród kopii innego
arena-plot-clan = Wygrane gry według klanu, %
arena-plot-colour = Wygrane gry według koloru, %
arena-plot-seat = Wygrane gry według miejsca, %
arena-plot-group-what = Udział wygranych gier, wszystkie boty razem, z przedziałem 95%, a sprawiedliwy udział jako linia przerywana
arena-plot-bots-clan = Wygrane gry według klanu i bota, %
arena-plot-bots-colour = Wygrane gry według koloru i bota, %
arena-plot-bots-set = Wygrane gry według zestawu i bota, %
arena-plot-bots-board = Wygrane gry według planszy i bota, %
arena-plot-bots-what = Tabela procentu wygranych gier, wiersz dla każdej nazwy i kolumna dla każdego bota
arena-plot-scores = Punkty na koniec
arena-plot-scores-what = Dla każdego bota, jak często miał ile punktów, ze średnią jako linią
arena-seat-number = miejsce { $seat }
arena-fair-line = sprawiedliwy udział
