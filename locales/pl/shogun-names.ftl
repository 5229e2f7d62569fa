### Shogun: the names of things, as documents write them: `awa_boso` is `name-awa-boso`.

# Forms: gen, dat, acc, ins of players, seasons and fields; provinces stay as they are, after the word “prowincja”.

## Colors, which are the players, and their daimyo

name-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
    .ins = Niebieskim
name-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
    .ins = Żółtym
name-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
    .ins = Czerwonym
name-black = Czarny
    .gen = Czarnego
    .dat = Czarnemu
    .acc = Czarnego
    .ins = Czarnym
name-purple = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
    .acc = Fioletowego
    .ins = Fioletowym
colour-blue-daimyo = Uesugi Kenshin
colour-yellow-daimyo = Mori Motonari
colour-red-daimyo = Tokugawa Ieyasu
colour-black-daimyo = Takeda Shingen
colour-purple-daimyo = Hashiba Hideyoshi

# Cubes, each kind only where there are any, in this order.
counts =
    .blue =
        { $count ->
            [one] 1 niebieska
            [few] { $count } niebieskie
            [many] { $count } niebieskich
           *[other] { $count } niebieskich
        }
    .yellow =
        { $count ->
            [one] 1 żółta
            [few] { $count } żółte
            [many] { $count } żółtych
           *[other] { $count } żółtych
        }
    .red =
        { $count ->
            [one] 1 czerwona
            [few] { $count } czerwone
            [many] { $count } czerwonych
           *[other] { $count } czerwonych
        }
    .black =
        { $count ->
            [one] 1 czarna
            [few] { $count } czarne
            [many] { $count } czarnych
           *[other] { $count } czarnych
        }
    .purple =
        { $count ->
            [one] 1 fioletowa
            [few] { $count } fioletowe
            [many] { $count } fioletowych
           *[other] { $count } fioletowych
        }
    .peasants =
        { $count ->
            [one] 1 chłop
            [few] { $count } chłopów
            [many] { $count } chłopów
           *[other] { $count } chłopów
        }

## Provinces

name-aki = Aki
name-awa-boso = Awa-Boso
name-awa-shikoku = Awa-Shikoku
name-bingo = Bingo
name-bitchu = Bitchu
name-bizen = Bizen
name-echigo = Echigo
name-echizen = Echizen
name-etchu = Etchu
name-harima = Harima
name-hida = Hida
name-hitachi = Hitachi
name-hoki = Hoki
name-ise = Ise
name-iwami = Iwami
name-iyo = Iyo
name-izu = Izu
name-izumo = Izumo
name-kaga = Kaga
name-kai = Kai
name-kazusa = Kazusa
name-kii = Kii
name-kozuke = Kozuke
name-mikawa = Mikawa
name-mimasaka = Mimasaka
name-mino = Mino
name-musashi = Musashi
name-mutsu = Mutsu
name-noto = Noto
name-omi = Omi
name-owari = Owari
name-sagami = Sagami
name-sanuki = Sanuki
name-settsu = Settsu
name-shima = Shima
name-shimosa = Shimosa
name-shimotsuke = Shimotsuke
name-shinano = Shinano
name-suruga = Suruga
name-tajima = Tajima
name-tamba = Tamba
name-tosa = Tosa
name-totomi = Totomi
name-wakasa = Wakasa
name-yamato = Yamato

## Regions; the board knows them by color only, and some colors are players, too

region-green = zielony zachód
    .loc = na zielonym zachodzie
region-purple = fioletowe południe
    .loc = na fioletowym południu
region-red = czerwone centrum
    .loc = w czerwonym centrum
region-yellow = żółty wschód
    .loc = na żółtym wschodzie
region-brown = brązowa północ
    .loc = na brązowej północy

## The fields of a player board: the ten actions and the bid

name-castle = Zamek
    .gen = Zamku
    .acc = Zamek
    .ins = Zamkiem
name-temple = Świątynia
    .gen = Świątyni
    .acc = Świątynię
    .ins = Świątynią
name-theater = Teatr
    .gen = Teatru
    .acc = Teatr
    .ins = Teatrem
name-rice = Ryż
    .gen = Ryżu
    .acc = Ryż
    .ins = Ryżem
name-tax = Podatki
    .gen = Podatków
    .acc = Podatki
    .ins = Podatkami
name-five-armies = Pięć armii
    .gen = Pięciu armii
    .acc = Pięć armii
    .ins = Pięcioma armiami
name-three-armies = Trzy armie
    .gen = Trzech armii
    .acc = Trzy armie
    .ins = Trzema armiami
name-one-army = Jedna armia
    .gen = Jednej armii
    .acc = Jedną armię
    .ins = Jedną armią
name-battle-a = Bitwa A
    .gen = Bitwy A
    .acc = Bitwę A
    .ins = Bitwą A
name-battle-b = Bitwa B
    .gen = Bitwy B
    .acc = Bitwę B
    .ins = Bitwą B
name-bid = Licytacja
    .gen = Licytacji
    .acc = Licytację
    .ins = Licytacją

## Buildings in a sentence

building-castle = zamek
    .gen = zamku
    .acc = zamek
building-temple = świątynia
    .gen = świątyni
    .acc = świątynię
building-theater = teatr
    .gen = teatru
    .acc = teatr

## Seasons, sides of the board, ways to begin

name-spring = Wiosna
    .gen = Wiosny
    .acc = Wiosnę
    .ins = Wiosną
name-summer = Lato
    .gen = Lata
    .acc = Lato
    .ins = Latem
name-autumn = Jesień
    .gen = Jesieni
    .acc = Jesień
    .ins = Jesienią
name-winter = Zima
    .gen = Zimy
    .acc = Zimę
    .ins = Zimą
name-sun = Słońce
    .gen = Słońca
name-moon = Księżyc
    .gen = Księżyca
name-draft = Wybierane
name-preset = Rozdane

## Special cards

name-extra-chest = +1 skrzynia
name-extra-rice = +1 ryż
name-six-armies = Sześć armii
name-attack = +1 w ataku
name-defense = +1 w obronie

## Event cards; the number is the rice that the card takes from everybody if it is left for winter

name-theaters-calm-5 = Kojące teatry 5
name-theaters-calm-7 = Kojące teatry 7
name-wary-peasants-3 = Czujni chłopi 3
name-strong-castles-2 = Silne zamki 2
name-strong-castles-6 = Silne zamki 6
name-sacred-temples-3 = Nietykalne świątynie 3
name-sacred-temples-4 = Nietykalne świątynie 4
name-low-taxes-0 = Niskie podatki 0
name-high-taxes-2 = Wysokie podatki 2
name-rich-harvest-3 = Bogate zbiory 3
name-poor-harvest-4 = Marne zbiory 4
name-few-recruits-1 = Mało rekrutów 1
