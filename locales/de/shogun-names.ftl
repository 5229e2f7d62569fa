### Shogun: the names of things, as documents write them: `awa_boso` is `name-awa-boso`.

## Colors, which are the players, and their daimyo

name-blue = Blau
name-yellow = Gelb
name-red = Rot
name-black = Schwarz
name-purple = Violett
colour-blue-daimyo = Uesugi Kenshin
colour-yellow-daimyo = Mori Motonari
colour-red-daimyo = Tokugawa Ieyasu
colour-black-daimyo = Takeda Shingen
colour-purple-daimyo = Hashiba Hideyoshi

# Würfel, jede Sorte nur, wo es welche gibt, in dieser Reihenfolge.
counts =
    .blue = { $count } blaue
    .yellow = { $count } gelbe
    .red = { $count } rote
    .black = { $count } schwarze
    .purple = { $count } violette
    .peasants =
        { $count ->
            [one] 1 Bauer
           *[other] { $count } Bauern
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

region-green = der grüne Westen
    .loc = im grünen Westen
region-purple = der violette Süden
    .loc = im violetten Süden
region-red = die rote Mitte
    .loc = in der roten Mitte
region-yellow = der gelbe Osten
    .loc = im gelben Osten
region-brown = der braune Norden
    .loc = im braunen Norden

## The fields of a player board: the ten actions and the bid

name-castle = Burg
name-temple = Tempel
name-theater = Theater
name-rice = Reis
name-tax = Steuern
name-five-armies = Fünf Armeen
name-three-armies = Drei Armeen
name-one-army = Eine Armee
name-battle-a = Kampf A
name-battle-b = Kampf B
name-bid = Gebot

## Buildings in a sentence

building-castle = Burg
building-temple = Tempel
building-theater = Theater

## Seasons, sides of the board, ways to begin

name-spring = Frühling
name-summer = Sommer
name-autumn = Herbst
name-winter = Winter
name-sun = Sonne
name-moon = Mond
name-draft = Auswahl
name-preset = Vorgabe

## Special cards

name-extra-chest = +1 Truhe
name-extra-rice = +1 Reis
name-six-armies = Sechs Armeen
name-attack = +1 Angriff
name-defense = +1 Verteidigung

## Event cards; the number is the rice that the card takes from everybody if it is left for winter

name-theaters-calm-5 = Beruhigende Theater 5
name-theaters-calm-7 = Beruhigende Theater 7
name-wary-peasants-3 = Wachsame Bauern 3
name-strong-castles-2 = Starke Burgen 2
name-strong-castles-6 = Starke Burgen 6
name-sacred-temples-3 = Heilige Tempel 3
name-sacred-temples-4 = Heilige Tempel 4
name-low-taxes-0 = Niedrige Steuern 0
name-high-taxes-2 = Hohe Steuern 2
name-rich-harvest-3 = Reiche Ernte 3
name-poor-harvest-4 = Karge Ernte 4
name-few-recruits-1 = Wenige Rekruten 1
