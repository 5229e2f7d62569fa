### Shogun: the names of things, as documents write them: `awa_boso` is `name-awa-boso`.

## Colors, which are the players, and their daimyo

name-blue = Blue
name-yellow = Yellow
name-red = Red
name-black = Black
name-purple = Purple
colour-blue-daimyo = Uesugi Kenshin
colour-yellow-daimyo = Mori Motonari
colour-red-daimyo = Tokugawa Ieyasu
colour-black-daimyo = Takeda Shingen
colour-purple-daimyo = Hashiba Hideyoshi

# Cubes, each kind only where there are any, in this order.
counts =
    .blue = { $count } blue
    .yellow = { $count } yellow
    .red = { $count } red
    .black = { $count } black
    .purple = { $count } purple
    .peasants =
        { $count ->
            [one] 1 peasant
           *[other] { $count } peasants
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

region-green = the green west
region-purple = the purple south
region-red = the red center
region-yellow = the yellow east
region-brown = the brown north

## The fields of a player board: the ten actions and the bid

name-castle = Castle
name-temple = Temple
name-theater = Theater
name-rice = Rice
name-tax = Taxes
name-five-armies = Five Armies
name-three-armies = Three Armies
name-one-army = One Army
name-battle-a = Battle A
name-battle-b = Battle B
name-bid = Bid

## Buildings in a sentence

building-castle = castle
building-temple = temple
building-theater = theater

## Seasons, sides of the board, ways to begin

name-spring = Spring
name-summer = Summer
name-autumn = Autumn
name-winter = Winter
name-sun = Sun
name-moon = Moon
name-draft = Draft
name-preset = Preset

## Special cards

name-extra-chest = +1 Chest
name-extra-rice = +1 Rice
name-six-armies = Six Armies
name-attack = +1 in Attack
name-defense = +1 in Defense

## Event cards; the number is the rice that the card takes from everybody if it is left for winter

name-theaters-calm-5 = Calming Theaters 5
name-theaters-calm-7 = Calming Theaters 7
name-wary-peasants-3 = Wary Peasants 3
name-strong-castles-2 = Strong Castles 2
name-strong-castles-6 = Strong Castles 6
name-sacred-temples-3 = Sacred Temples 3
name-sacred-temples-4 = Sacred Temples 4
name-low-taxes-0 = Low Taxes 0
name-high-taxes-2 = High Taxes 2
name-rich-harvest-3 = Rich Harvest 3
name-poor-harvest-4 = Poor Harvest 4
name-few-recruits-1 = Few Recruits 1
