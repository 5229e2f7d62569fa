### Rising Sun: the names of things, as documents write them: `oni_of_skulls` is `name-oni-of-skulls`.

## Clans

name-koi = Koi
name-lotus = Lotus
name-turtle = Schildkröte
name-dragonfly = Libelle
name-bonsai = Bonsai

## Provinces

name-hokkaido = Hokkaido
name-oshu = Oshu
name-edo = Edo
name-kyoto = Kyoto
name-kansai = Kansai
name-nagato = Nagato
name-shikoku = Shikoku
name-kyushu = Kyushu

## Kami

name-amaterasu = Amaterasu
name-fujin = Fujin
name-hachiman = Hachiman
name-raijin = Raijin
name-ryujin = Ryujin
name-susanoo = Susanoo
name-tsukuyomi = Tsukuyomi

## Mandates

name-recruit = Rekrutierung
name-marshal = Marsch
name-train = Aufrüstung
name-harvest = Ernte
name-betray = Verrat

## War advantages

name-seppuku = Seppuku
name-take-hostage = Geisel nehmen
name-hire-ronin = Ronins anheuern
name-imperial-poets = Kaiserliche Dichter

## Seasons and phases

name-spring = Frühling
name-summer = Sommer
name-autumn = Herbst
name-winter = Winter
name-tea-ceremony = Teezeremonie
name-political = Politikphase
name-war = Kriegsphase
name-over = Spielende

## Figures; in a sentence, the field `figure` brings its article along

name-bushi = Bushi
name-shinto = Shinto
name-daimyo = Daimyo
figure-bushi = ein Bushi
    .acc = einen Bushi
figure-shinto = ein Shinto
    .acc = einen Shinto
figure-daimyo = der Daimyo
    .acc = den Daimyo
figure-komainu = der Komainu
    .acc = den Komainu
figure-oni-of-skulls = der Oni der Schädel
    .acc = den Oni der Schädel
figure-yurei = der Yurei
    .acc = den Yurei
figure-oni-of-blood = der Oni des Blutes
    .acc = den Oni des Blutes
figure-oni-of-souls = der Oni der Seelen
    .acc = den Oni der Seelen
figure-river-dragon = der Flussdrache
    .acc = den Flussdrachen
figure-oni-of-hate = der Oni des Hasses
    .acc = den Oni des Hasses
figure-oni-of-spite = der Oni der Bosheit
    .acc = den Oni der Bosheit
figure-amaterasu = Amaterasu
figure-fujin = Fujin
figure-hachiman = Hachiman
figure-raijin = Raijin
figure-ryujin = Ryujin
figure-susanoo = Susanoo
figure-tsukuyomi = Tsukuyomi

## Why somebody gains something

name-income = Einkommen
name-hostage-returned = Geiseln freigelassen
name-war-province-tokens = Provinzplättchen
name-war-province-set = verschiedene Provinzen

## Sets and types of season cards

name-archway = Torii
name-teapot = Teekanne
name-horseman = Reiter
name-mountain = Gebirge
name-enhancement = Aufwertung
name-virtue = Tugend
name-monster = Monster
name-war-upgrade = Kriegskunst
name-winter-upgrade = Winterbonus

## Season cards

name-komainu = Komainu
name-oni-of-skulls = Oni der Schädel
name-path-of-the-lion = Der Pfad des Löwen
name-righteousness = Rechtschaffenheit
name-way-of-the-shogun = Der Weg des Shoguns
name-path-of-the-serpent = Der Pfad der Schlange
name-respect = Respekt
name-way-of-bushido = Der Weg des Bushido
name-way-of-the-ronin = Der Weg des Ronin
name-yurei = Yurei
name-form-of-the-kitsune = Die Gestalt des Kitsune
name-form-of-the-phoenix = Die Gestalt des Phönix
name-path-of-the-dragon = Der Pfad des Drachen
name-river-dragon = Flussdrache
    .acc = Flussdrachen
name-way-of-the-moneylender = Der Weg des Geldverleihers
name-oni-of-blood = Oni des Blutes
name-oni-of-souls = Oni der Seelen
name-oni-of-hate = Oni des Hasses
name-oni-of-spite = Oni der Bosheit
name-benevolence = Güte
name-path-of-the-kenin = Der Pfad der Kenin
name-path-of-the-light = Der Pfad des Lichts
name-justice = Gerechtigkeit
name-path-of-the-samurai = Der Pfad des Samurai
name-form-of-the-beast = Die Gestalt der Bestie
name-way-of-the-katana = Der Weg des Katana
name-honesty = Ehrlichkeit
name-path-of-the-patron = Der Pfad des Gönners
name-path-of-the-warlord = Der Pfad des Kriegsherrn
name-loyalty = Treue
name-way-of-the-merchant = Der Weg des Händlers
name-form-of-the-kindred = Die Gestalt der Sippe
name-path-of-the-unrighteous = Der Pfad der Ruchlosen
name-courage = Mut
name-path-of-the-ninja = Der Pfad des Ninja
name-way-of-the-righteous = Der Weg der Rechtschaffenen
name-mercy = Gnade
name-path-of-the-monkey = Der Pfad des Affen
name-form-of-the-demon = Die Gestalt des Dämons
name-path-of-the-spirit = Der Pfad des Geistes
name-path-of-the-builder = Der Pfad des Baumeisters
name-path-of-the-kannushi = Der Pfad des Kannushi
name-piety = Frömmigkeit
name-path-of-sengoku = Der Pfad der Sengoku-Zeit
name-path-of-the-favored = Der Pfad der Auserwählten
name-sincerity = Aufrichtigkeit
name-form-of-the-tanuki = Die Gestalt des Tanuki
name-way-of-the-keiri = Der Weg des Keiri
