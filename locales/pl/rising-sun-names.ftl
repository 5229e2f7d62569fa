### Rising Sun: the names of things, as documents write them: `oni_of_skulls` is `name-oni-of-skulls`.

# Forms: gen, dat, acc, ins, gender; those of a clan bring the word “klan” along, and `full` is the
# nominative with it, which is masculine whatever the clan.

## Clans

name-koi = Koi
    .gen = klanu Koi
    .dat = klanowi Koi
    .acc = klan Koi
    .ins = klanem Koi
    .full = klan Koi
name-lotus = Lotos
    .gen = klanu Lotosu
    .dat = klanowi Lotosu
    .acc = klan Lotosu
    .ins = klanem Lotosu
    .full = klan Lotosu
name-turtle = Żółw
    .gen = klanu Żółwia
    .dat = klanowi Żółwia
    .acc = klan Żółwia
    .ins = klanem Żółwia
    .full = klan Żółwia
name-dragonfly = Ważka
    .gen = klanu Ważki
    .dat = klanowi Ważki
    .acc = klan Ważki
    .ins = klanem Ważki
    .full = klan Ważki
name-bonsai = Bonsai
    .gen = klanu Bonsai
    .dat = klanowi Bonsai
    .acc = klan Bonsai
    .ins = klanem Bonsai
    .full = klan Bonsai

## Provinces

name-hokkaido = Hokkaido
name-oshu = Oshu
name-edo = Edo
name-kyoto = Kioto
name-kansai = Kansai
name-nagato = Nagato
name-shikoku = Sikoku
name-kyushu = Kiusiu

## Kami

name-amaterasu = Amaterasu
    .gender = f
name-fujin = Fujin
    .gen = Fujina
    .dat = Fujinowi
    .acc = Fujina
    .ins = Fujinem
    .gender = m
name-hachiman = Hachiman
    .gen = Hachimana
    .dat = Hachimanowi
    .acc = Hachimana
    .ins = Hachimanem
    .gender = m
name-raijin = Raijin
    .gen = Raijina
    .dat = Raijinowi
    .acc = Raijina
    .ins = Raijinem
    .gender = m
name-ryujin = Ryujin
    .gen = Ryujina
    .dat = Ryujinowi
    .acc = Ryujina
    .ins = Ryujinem
    .gender = m
name-susanoo = Susanoo
    .gender = m
name-tsukuyomi = Tsukuyomi
    .gender = m

## Mandates

name-recruit = Werbunek
    .gen = Werbunku
    .dat = Werbunkowi
    .acc = Werbunek
    .ins = Werbunkiem
name-marshal = Formacja
    .gen = Formacji
    .dat = Formacji
    .acc = Formację
    .ins = Formacją
name-train = Szkolenie
    .gen = Szkolenia
    .dat = Szkoleniu
    .acc = Szkolenie
    .ins = Szkoleniem
name-harvest = Żniwa
    .gen = Żniw
    .dat = Żniwom
    .acc = Żniwa
    .ins = Żniwami
name-betray = Zdrada
    .gen = Zdrady
    .dat = Zdradzie
    .acc = Zdradę
    .ins = Zdradą

## War advantages

name-seppuku = Seppuku
name-take-hostage = Weź Jeńca
name-hire-ronin = Najmij Ronina
name-imperial-poets = Cesarscy Poeci

## Seasons and phases

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
name-tea-ceremony = Ceremonia Picia Herbaty
name-political = faza Działań Politycznych
name-war = faza Działań Wojennych
name-over = koniec

## Figures; in a sentence, the field `figure` brings its article along

name-bushi = bushi
    .gender = m
name-shinto = shinto
    .gender = m
name-daimyo = daimyo
    .gender = m
figure-bushi = bushi
    .gender = m
figure-shinto = shinto
    .gender = m
figure-daimyo = daimyo
    .gender = m
figure-komainu = Komainu
    .gender = m
figure-oni-of-skulls = Oni Czaszek
    .gender = m
figure-yurei = Yurei
    .gender = m
figure-oni-of-blood = Oni Krwi
    .gender = m
figure-oni-of-souls = Oni Dusz
    .gender = m
figure-river-dragon = Rzeczny Smok
    .gen = Rzecznego Smoka
    .dat = Rzecznemu Smokowi
    .acc = Rzecznego Smoka
    .ins = Rzecznym Smokiem
    .gender = m
figure-oni-of-hate = Oni Nienawiści
    .gender = m
figure-oni-of-spite = Oni Zawiści
    .gender = m
figure-amaterasu = Amaterasu
    .gender = f
figure-fujin = Fujin
    .gen = Fujina
    .dat = Fujinowi
    .acc = Fujina
    .ins = Fujinem
    .gender = m
figure-hachiman = Hachiman
    .gen = Hachimana
    .dat = Hachimanowi
    .acc = Hachimana
    .ins = Hachimanem
    .gender = m
figure-raijin = Raijin
    .gen = Raijina
    .dat = Raijinowi
    .acc = Raijina
    .ins = Raijinem
    .gender = m
figure-ryujin = Ryujin
    .gen = Ryujina
    .dat = Ryujinowi
    .acc = Ryujina
    .ins = Ryujinem
    .gender = m
figure-susanoo = Susanoo
    .gender = m
figure-tsukuyomi = Tsukuyomi
    .gender = m

## Why somebody gains something

name-income = dochód sezonowy
name-hostage-returned = zwrot jeńców
name-war-province-tokens = żetony wojny
name-war-province-set = wojny wygrane w różnych prowincjach

## Sets and types of season cards

name-archway = Torii
name-teapot = Herbaciany
name-horseman = Jeźdźca
name-mountain = Góry
name-enhancement = Wzmocnienie
name-virtue = Cnota
name-monster = Potwór
name-war-upgrade = Ulepszenie Wojenne
name-winter-upgrade = Ulepszenie Zimowe

## Season cards

name-komainu = Komainu
    .gender = m
name-oni-of-skulls = Oni Czaszek
    .gender = m
name-path-of-the-lion = Ścieżka Lwa
name-righteousness = Prawość
name-way-of-the-shogun = Droga Szoguna
name-path-of-the-serpent = Ścieżka Węża
name-respect = Szacunek
name-way-of-bushido = Droga Bushido
name-way-of-the-ronin = Droga Ronina
name-yurei = Yurei
    .gender = m
name-form-of-the-kitsune = Postać Kitsune
name-form-of-the-phoenix = Postać Feniksa
name-path-of-the-dragon = Ścieżka Smoka
name-river-dragon = Rzeczny Smok
    .gen = Rzecznego Smoka
    .dat = Rzecznemu Smokowi
    .acc = Rzecznego Smoka
    .ins = Rzecznym Smokiem
    .gender = m
name-way-of-the-moneylender = Droga Lichwiarza
name-oni-of-blood = Oni Krwi
    .gender = m
name-oni-of-souls = Oni Dusz
    .gender = m
name-oni-of-hate = Oni Nienawiści
    .gender = m
name-oni-of-spite = Oni Zawiści
    .gender = m
name-benevolence = Dobroczynność
name-path-of-the-kenin = Ścieżka Kenina
name-path-of-the-light = Ścieżka Światła
name-justice = Sprawiedliwość
name-path-of-the-samurai = Ścieżka Samuraja
name-form-of-the-beast = Postać Bestii
name-way-of-the-katana = Droga Katany
name-honesty = Uczciwość
name-path-of-the-patron = Ścieżka Patrona
name-path-of-the-warlord = Ścieżka Wodza
name-loyalty = Lojalność
name-way-of-the-merchant = Droga Kupca
name-form-of-the-kindred = Postać Pobratymca
name-path-of-the-unrighteous = Ścieżka Nieprawych
name-courage = Odwaga
name-path-of-the-ninja = Ścieżka Ninja
name-way-of-the-righteous = Droga Prawych
name-mercy = Miłosierdzie
name-path-of-the-monkey = Ścieżka Małpy
name-form-of-the-demon = Postać Demona
name-path-of-the-spirit = Ścieżka Ducha
name-path-of-the-builder = Ścieżka Budowniczego
name-path-of-the-kannushi = Ścieżka Kannushi
name-piety = Pobożność
name-path-of-sengoku = Ścieżka Sengoku
name-path-of-the-favored = Ścieżka Wybrańca
name-sincerity = Szczerość
name-form-of-the-tanuki = Postać Tanuki
name-way-of-the-keiri = Droga Keiri
