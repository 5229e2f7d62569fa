### Rising Sun: the names of things, as documents write them: `oni_of_skulls` is `name-oni-of-skulls`.

## Clans

name-koi = Koi
name-lotus = Lotus
name-turtle = Turtle
name-dragonfly = Dragonfly
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

name-recruit = Recruit
name-marshal = Marshal
name-train = Train
name-harvest = Harvest
name-betray = Betray

## War advantages

name-seppuku = Seppuku
name-take-hostage = Take Hostage
name-hire-ronin = Hire Ronin
name-imperial-poets = Imperial Poets

## Seasons and phases

name-spring = Spring
name-summer = Summer
name-autumn = Autumn
name-winter = Winter
name-tea-ceremony = Tea Ceremony
name-political = Political Phase
name-war = War Phase
name-over = the end

## Figures; in a sentence, the field `figure` brings its article along

name-bushi = bushi
name-shinto = shinto
name-daimyo = daimyo
figure-bushi = a bushi
figure-shinto = a shinto
figure-daimyo = the daimyo
figure-komainu = the Komainu
figure-oni-of-skulls = the Oni of Skulls
figure-yurei = the Yurei
figure-oni-of-blood = the Oni of Blood
figure-oni-of-souls = the Oni of Souls
figure-river-dragon = the River Dragon
figure-oni-of-hate = the Oni of Hate
figure-oni-of-spite = the Oni of Spite
figure-amaterasu = Amaterasu
figure-fujin = Fujin
figure-hachiman = Hachiman
figure-raijin = Raijin
figure-ryujin = Ryujin
figure-susanoo = Susanoo
figure-tsukuyomi = Tsukuyomi

## Why somebody gains something

name-income = income
name-hostage-returned = hostages returned
name-war-province-tokens = war province tokens
name-war-province-set = different provinces won

## Sets and types of season cards

name-archway = Archway
name-teapot = Teapot
name-horseman = Horseman
name-mountain = Mountain
name-enhancement = Enhancement
name-virtue = Virtue
name-monster = Monster
name-war-upgrade = War Upgrade
name-winter-upgrade = Winter Upgrade

## Season cards

name-komainu = Komainu
name-oni-of-skulls = Oni of Skulls
name-path-of-the-lion = Path of the Lion
name-righteousness = Righteousness
name-way-of-the-shogun = Way of the Shogun
name-path-of-the-serpent = Path of the Serpent
name-respect = Respect
name-way-of-bushido = Way of Bushido
name-way-of-the-ronin = Way of the Ronin
name-yurei = Yurei
name-form-of-the-kitsune = Form of the Kitsune
name-form-of-the-phoenix = Form of the Phoenix
name-path-of-the-dragon = Path of the Dragon
name-river-dragon = River Dragon
name-way-of-the-moneylender = Way of the Moneylender
name-oni-of-blood = Oni of Blood
name-oni-of-souls = Oni of Souls
name-oni-of-hate = Oni of Hate
name-oni-of-spite = Oni of Spite
name-benevolence = Benevolence
name-path-of-the-kenin = Path of the Kenin
name-path-of-the-light = Path of the Light
name-justice = Justice
name-path-of-the-samurai = Path of the Samurai
name-form-of-the-beast = Form of the Beast
name-way-of-the-katana = Way of the Katana
name-honesty = Honesty
name-path-of-the-patron = Path of the Patron
name-path-of-the-warlord = Path of the Warlord
name-loyalty = Loyalty
name-way-of-the-merchant = Way of the Merchant
name-form-of-the-kindred = Form of the Kindred
name-path-of-the-unrighteous = Path of the Unrighteous
name-courage = Courage
name-path-of-the-ninja = Path of the Ninja
name-way-of-the-righteous = Way of the Righteous
name-mercy = Mercy
name-path-of-the-monkey = Path of the Monkey
name-form-of-the-demon = Form of the Demon
name-path-of-the-spirit = Path of the Spirit
name-path-of-the-builder = Path of the Builder
name-path-of-the-kannushi = Path of the Kannushi
name-piety = Piety
name-path-of-sengoku = Path of Sengoku
name-path-of-the-favored = Path of the Favored
name-sincerity = Sincerity
name-form-of-the-tanuki = Form of the Tanuki
name-way-of-the-keiri = Way of the Keiri
