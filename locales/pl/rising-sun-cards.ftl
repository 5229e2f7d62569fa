### Rising Sun: what cards, kami, clans, mandates and war advantages do, with the rulings.

## Core cards

card-komainu-effect = Siła 1. Jest zarówno shinto, jak i potworem: gdy go przyzywasz, może pójść oddawać cześć, a przy Zdradzie może zastąpić figurkę jednego i drugiego rodzaju i sam zostać przez nią zastąpiony.
card-oni-of-skulls-effect = Siła 1, ale 3 w prowincji, w której masz najniższy honor spośród obecnych tam klanów. Gdy jesteś tam tylko ty, jego siła wynosi 1.
card-path-of-the-lion-effect = Twój daimyo i każdy twój potwór, który liczy się jako daimyo, ma +1 do siły.
card-righteousness-effect = Za każdym razem, gdy ginie twoja figurka, niezależnie od tego, kto ją zabija, zdobywasz 1 punkt zwycięstwa. Figurki wymienione przy Zdradzie nie są zabite.
card-way-of-the-shogun-effect = Na początku fazy Działań Wojennych bierzesz 3 monety.
card-path-of-the-serpent-effect = Gdy inny klan przesuwa figurki szlakiem morskim, możesz zażądać 1 monety, raz za każdy szlak w jednej serii ruchów. Kto nie może zapłacić, zostaje na miejscu. Ważka i warownie nigdy nie płacą.
card-respect-effect = Gdy bierzesz jeńca, możesz wziąć jeszcze jednego; z każdym zabierasz jego klanowi 1 punkt zwycięstwa.
card-way-of-bushido-effect = Na początku fazy Działań Wojennych otrzymujesz 2 monety i 2 punkty zwycięstwa za każdą ze swoich różnych Cnót.
card-way-of-the-ronin-effect = Na początku fazy Działań Wojennych bierzesz 2 roninów.
card-yurei-effect = Siła 2. Liczy się jako daimyo: nie można go pojmać ani wymienić i ma wszystkie premie twojego daimyo.
card-form-of-the-kitsune-effect = Na koniec gry zdobywasz 3 punkty zwycięstwa za każdą swoją warownię na mapie.
card-form-of-the-phoenix-effect = Na koniec gry zdobywasz 3 punkty zwycięstwa za każdą ze swoich różnych Cnót.
card-path-of-the-dragon-effect = Twój daimyo i każdy twój potwór, który liczy się jako daimyo, ma +3 do siły.
card-river-dragon-effect = Siła 5.
card-way-of-the-moneylender-effect = Na początku fazy Działań Wojennych bierzesz 5 monet.

## Oni of several sets

card-oni-of-blood-effect = Siła 2, ale 4 w prowincji, w której masz najniższy honor spośród obecnych tam klanów. Gdy jesteś tam tylko ty, jego siła wynosi 2.
card-oni-of-souls-effect = Siła 1. Gdy zdobywasz żeton wojny w prowincji, w której stał na początku bitwy, otrzymujesz 2 punkty zwycięstwa za każdego swojego Oni, z nim włącznie, gdziekolwiek się znajdują.
card-oni-of-hate-effect = Siła 1. Ilekroć wkracza do prowincji, zabija w niej po 1 bushi lub shinto każdego klanu, który ma wyższy honor niż twój.
card-oni-of-spite-effect = Siła 1. Ilekroć wkracza do prowincji, zabierasz 2 punkty zwycięstwa każdemu klanowi, który ma tam siły i wyższy honor niż twój.

## Archway

card-benevolence-effect = Gdy wydajesz monety na kartę pory roku lub warownię, możesz dać 1 z nich innemu klanowi: zyskujesz honor i 2 punkty zwycięstwa.
card-path-of-the-kenin-effect = Po każdym swoim Przyzwaniu możesz postawić jeszcze 1 bushi przy jednej ze swoich warowni.
card-path-of-the-light-effect = Na końcu każdego Werbunku, gdy wszyscy już przyzwali figurki, możesz postawić 1 shinto z rezerwy w świątyni.
card-justice-effect = Za każdym razem, gdy zabijasz figurki, zdobywasz 3 punkty zwycięstwa za każdego ich właściciela, który ma niższy honor niż ty.
card-path-of-the-samurai-effect = Na końcu każdego Werbunku, gdy wszyscy już przyzwali figurki, możesz postawić 1 bushi z rezerwy w dowolnej prowincji.
card-form-of-the-beast-effect = Na koniec gry zdobywasz 3 punkty zwycięstwa za każdego swojego potwora, na mapie lub poza nią.
card-way-of-the-katana-effect = W fazie Działań Wojennych każdy twój bushi ma siłę 2.

## Teapot

card-honesty-effect = Dopóki masz sojusznika, zdobywasz 2 punkty zwycięstwa za każdy zagrany rozkaz inny niż Zdrada.
card-path-of-the-patron-effect = Po każdym swoim Przyzwaniu bierzesz 2 monety, jeśli co najmniej dwa klany mają niższy honor niż ty.
card-path-of-the-warlord-effect = Po każdym swoim Przyzwaniu bierzesz 1 monetę.
card-loyalty-effect = Dopóki masz sojusznika, za każdym razem, gdy zdobywasz punkty zwycięstwa, dostajesz o 1 więcej. To, co przychodzi w jednej chwili, liczy się raz; Zimą karta nie działa.
card-way-of-the-merchant-effect = Za każdym razem, gdy bogatszy klan bierze monety ze wspólnej puli, bierzesz 1 monetę. Podarunki i reparacje się nie liczą.
card-form-of-the-kindred-effect = Na koniec gry zdobywasz 3 punkty zwycięstwa za każdą porę roku, w której twój klan był w sojuszu, choćby i zerwanym.
card-path-of-the-unrighteous-effect = Za każdym razem, gdy zagrywasz Zdradę, możesz wymienić 1 figurkę więcej, dowolnego klanu, nawet shinto w świątyni.

## Horseman

card-courage-effect = Za każdym razem, gdy zdobywasz żeton wojny, w bitwie lub bez niej, otrzymujesz 2 punkty zwycięstwa.
card-path-of-the-ninja-effect = Po każdym swoim Przyzwaniu możesz zabić dowolnego 1 bushi na mapie; potem tracisz honor.
card-way-of-the-righteous-effect = Na początku fazy Działań Wojennych zabierasz 1 monetę każdemu klanowi, który ma niższy honor niż twój.
card-mercy-effect = Gdy masz zabić cudze figurki, możesz darować życie im wszystkim i zamiast tego zdobyć 2 punkty zwycięstwa.
card-path-of-the-monkey-effect = Po każdym swoim Przyzwaniu możesz zabrać 1 monetę najbogatszemu z pozostałych klanów, a jeśli jest ich kilka, każdemu z nich; potem raz tracisz honor.
card-form-of-the-demon-effect = Na koniec gry zdobywasz 3 punkty zwycięstwa za każdego swojego Oni, na mapie lub poza nią.
card-path-of-the-spirit-effect = Po każdym swoim Przyzwaniu otrzymujesz 2 monety i 2 punkty zwycięstwa, jeśli masz najwyższy honor.

## Mountain

card-path-of-the-builder-effect = W każdej Formacji, niezależnie od tego, kto ją zagrał, możesz zbudować warownię za zwykłą cenę, oprócz tej z premii.
card-path-of-the-kannushi-effect = W każdej Formacji, w swojej kolejce, możesz przenieść 1 ze swoich wyznawców do innej świątyni.
card-piety-effect = Gdy zdobywasz żeton wojny i masz w tej prowincji shinto, choćby poległego w bitwie, zyskujesz honor i 3 punkty zwycięstwa.
card-path-of-sengoku-effect = Na końcu każdych Żniw otrzymujesz wynagrodzenie prowincji, w której stoi twój daimyo, chyba że te Żniwa już ci je dały. Potwór, który liczy się jako daimyo, przynosi własne.
card-path-of-the-favored-effect = Twoi shinto mają siłę 3 w prowincji, w której masz najwyższy honor spośród obecnych tam klanów. Nie działa w świątyniach.
card-sincerity-effect = Za każdym razem, gdy bierzesz jeńca, zyskujesz honor i o 1 punkt zwycięstwa więcej.
card-form-of-the-tanuki-effect = Na koniec gry zdobywasz 2 punkty zwycięstwa za każdy rodzaj kart pór roku, jaki posiadasz.
card-way-of-the-keiri-effect = Na początku fazy Działań Wojennych możesz zabić do 2 cudzych bushi lub shinto tam, gdzie stoi twój daimyo, i za każdego zdobyć 3 punkty zwycięstwa. Potwór, który liczy się jako daimyo, działa tak samo u siebie.

## Kami

kami-amaterasu-effect = Klan, który cieszy się jej łaską, może wejść na szczyt toru honoru; kolejne świątynie rozpatruje się już według nowej kolejności.
kami-fujin-effect = Dwa ruchy: dwiema figurkami po jednym albo jedną figurką dwa razy.
kami-hachiman-effect = 2 roninów.
kami-raijin-effect = Przyzwij 1 bushi w dowolnej prowincji.
kami-ryujin-effect = Kup 1 kartę pory roku za pełną cenę.
kami-susanoo-effect = 1 punkt zwycięstwa za każdą twoją warownię na mapie.
kami-tsukuyomi-effect = 2 monety.

## The powers of the kami on the map

kami-amaterasu-power = W jej prowincji figurki klanu, który spośród obecnych tam ma najwyższy honor, może zabić tylko on sam.
kami-fujin-power = Jego prowincja daje w Żniwach podwójne wynagrodzenie; kto zdobędzie jej żeton, dostaje wynagrodzenie jeszcze raz.
kami-hachiman-power = Ronini najęci w jego prowincji dodają po 2 do siły.
kami-raijin-power = W jego prowincji siłę mają tylko bushi, kami i warownie Żółwia.
kami-ryujin-power = Jego siła jest równa liczbie rodzajów kart pór roku, jakie ma kierujący nim klan.
kami-susanoo-power = Z jego prowincji nie może wyjść nic prócz kami.
kami-tsukuyomi-power = Zanim w jego prowincji zostanie rozpatrzona wojna, każdy klan, który ma tam siły, bierze 4 monety.

## Clans

clan-koi-ability = Na początku fazy Działań Wojennych twoi ronini zamieniają się w monety. Gdy wygrasz przewagę Najmij Ronina, każda moneta, która ci została, liczy się jak ronin.
clan-lotus-ability = Kładziesz swoje rozkazy na torze zakryte i ogłaszasz taki rozkaz, jaki chcesz.
clan-turtle-ability = Twoje warownie poruszają się jak figurki i każda ma siłę 1. Nie można ich zabić, pojmać ani wymienić.
clan-dragonfly-ability = Przyzywasz figurki w dowolnej prowincji i przesuwasz je do dowolnej prowincji. To, ile ich przyzywasz, nadal zależy od twoich warowni.
clan-bonsai-ability = Nic, co kupujesz, nie kosztuje cię więcej niż 1 monetę; zniżki odejmuje się dopiero potem.

## Mandates

mandate-recruit-effect = Wszyscy przyzywają po 1 figurce przy każdej swojej warowni; shinto mogą pójść oddawać cześć. Premia: o 1 figurkę więcej.
mandate-marshal-effect = Wszyscy przesuwają każdą swoją figurkę raz. Premia: zbuduj warownię za 3 monety.
mandate-train-effect = Wszyscy, począwszy od zagrywającego, mogą kupić 1 kartę pory roku. Premia: kosztuje o 1 monetę mniej.
mandate-harvest-effect = Wszyscy biorą 1 monetę. Premia: wynagrodzenie każdej prowincji, w której masz największą siłę.
mandate-betray-effect = Tylko zagrywający: zerwij swój sojusz i strać honor, jeśli masz sojusznika; potem wymień do 2 figurek 2 różnych klanów na figurki tego samego rodzaju ze swojej rezerwy.

## War advantages

advantage-seppuku-effect = Możesz zabić wszystkie swoje figurki w prowincji i za każdą zdobyć 1 punkt zwycięstwa oraz honor.
advantage-take-hostage-effect = Możesz pojmać 1 figurkę, byle nie daimyo, i zabrać jej klanowi 1 punkt zwycięstwa. W następnej porze roku wraca do domu, a ty dostajesz za to 1 monetę.
advantage-hire-ronin-effect = Każdy twój ronin dodaje 1 do siły. Roninów zachowujesz na kolejne bitwy.
advantage-imperial-poets-effect = Zdobywasz 1 punkt zwycięstwa za każdą figurkę zabitą w tej bitwie.
