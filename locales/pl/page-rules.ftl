### The page: the rules help.

## Places

page-rules = Zasady
page-rules-line = Wszystkie zasady, karty i rozstrzygnięcia obu gier, naszymi słowami.
page-rules-all = Wszystkie księgi
page-rules-contents = Spis treści
page-rules-turn = Przewróć stronę
page-rules-before = Wstecz
page-rules-after = Dalej
page-rules-aid = Ściąga
page-rules-print = Drukuj na jednej kartce

## Search

page-rules-search = Szukaj w zasadach
page-rules-found =
    { $count ->
        [0] Nic nie znaleziono. Spróbuj innego albo krótszego słowa.
        [one] 1 miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }

## At the table

page-rules-open = Zasady gry
page-rules-key = Zasady gry (H albo ?)
page-rules-about = Zasady: { $what }
page-rules-why = Zasada
page-rules-back = Wróć do poprzedniej strony
page-rules-window = W osobnym oknie
page-rules-new = Pierwszy raz?
page-rules-aim = O co chodzi w tej grze
page-rules-set-up = Przygotowanie
page-rules-powers = Moce kami
page-rules-secrets = Jawne i tajne
page-rules-ruling = Rozstrzygnięcie
page-rules-ruling-on = Rozstrzygnięcie do karty „{ $card }”

## Catalogue

page-rules-catalogue-rising-sun = Karty, kami i klany
page-rules-catalogue-shogun = Karty, akcje i wieże
page-rules-filter = Wybierz z katalogu
page-rules-kind = Rodzaj
page-rules-all-kinds = Wszystkie
page-rules-word = Słowo
page-rules-shown =
    { $count ->
        [0] Nic nie pasuje.
        [one] 1 hasło
        [few] { $count } hasła
        [many] { $count } haseł
       *[other] { $count } hasła
    }
page-rules-see = Zobacz też:
page-rules-trait-type = Rodzaj karty
page-rules-trait-season = Pora roku
page-rules-trait-set = Zestaw
page-rules-core = Karty podstawowe
page-rules-set = Zestaw: { $set }
page-rules-shrine = Łaska w świątyni: { $text }
page-rules-power = Kami Unbound, na mapie: { $text }
page-rules-rank = Początkowy poziom honoru: { $rank }
page-rules-income =
    { $coins ->
        [one] Dochód: 1 moneta
        [few] Dochód: { $coins } monety
        [many] Dochód: { $coins } monet
       *[other] Dochód: { $coins } monety
    }
page-rules-home = Prowincja macierzysta: { $province }
page-rules-group-card = Karty pór roku
page-rules-group-kami = Kami
page-rules-group-clan = Klany
page-rules-group-mandate = Rozkazy
page-rules-group-advantage = Przewagi wojenne
page-rules-group-event = Karty wydarzeń
page-rules-group-special = Karty specjalne
page-rules-group-field = Akcje i licytacja
page-rules-group-building = Budynki
page-rules-group-hand = Karty na ręce
page-rules-group-tower = Modele wieży
page-rules-hand-province = Karta prowincji
page-rules-hand-chests = Karta skrzyń
page-rules-building-castle = Kosztuje { $price } skrzynie. Każdej zimy 1 punkt, a za najwięcej zamków w regionie jeszcze 3, przy remisie 2.
page-rules-building-temple = Kosztuje { $price } skrzynie. Każdej zimy 1 punkt, a za najwięcej świątyń w regionie jeszcze 2, przy remisie 1.
page-rules-building-theater = Kosztuje { $price } skrzynię. Każdej zimy 1 punkt, a za najwięcej teatrów w regionie jeszcze 1, przy remisie 0.
