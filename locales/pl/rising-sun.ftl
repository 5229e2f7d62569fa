### Rising Sun: what happens, what is asked, what is refused.

## What happens

event-season-began = Zaczyna się { $season }.
event-war-province-drawn = Wojna { $number }: { $province }.
event-coins-gained =
    { $clan } otrzymuje { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monet
    } ({ $source }).
event-ronin-gained =
    { $clan } otrzymuje { $ronin ->
        [one] 1 ronina
        [few] { $ronin } roninów
        [many] { $ronin } roninów
       *[other] { $ronin } roninów
    } ({ $source }).
event-vp-gained =
    { $clan } zdobywa { $vp ->
        [one] 1 punkt zwycięstwa
        [few] { $vp } punkty zwycięstwa
        [many] { $vp } punktów zwycięstwa
       *[other] { $vp } punktów zwycięstwa
    } ({ $source }).
event-vp-stolen =
    { $clan } zabiera { $from-dat } { $vp ->
        [one] 1 punkt zwycięstwa
        [few] { $vp } punkty zwycięstwa
        [many] { $vp } punktów zwycięstwa
       *[other] { $vp } punktów zwycięstwa
    } ({ $source }).
event-coins-taken =
    { $clan } zabiera { $from-dat } { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monet
    } ({ $source }).
event-honor-gained = { $clan } zyskuje honor.
event-honor-lost = { $clan } traci honor.
event-rose-to-top = { $clan } wspina się na szczyt toru honoru.
event-hostage-returned = { $captor } zwraca { $clan-dat } jeńca: { $figure }.
event-tea-ceremony-began = Zaczyna się Ceremonia Picia Herbaty: można zawierać sojusze.
event-declared-ready = { $clan } kończy negocjacje.
event-declared-not-ready = { $clan } chce negocjować dalej.
event-alliance-formed = { $clan } zawiera sojusz z { $with-ins }.
event-alliance-broken = { $clan } zrywa sojusz z { $with-ins }.
event-goods-given =
    { $clan } daje { $to-dat } { $coins ->
        [0] { $ronin ->
            [one] 1 ronina
            [few] { $ronin } roninów
            [many] { $ronin } roninów
           *[other] { $ronin } roninów
        }
       *[other] { $coins ->
            [one] 1 monetę
            [few] { $coins } monety
            [many] { $coins } monet
           *[other] { $coins } monet
        }{ $ronin ->
            [0] { "" }
           *[other] { " " }i { $ronin ->
                [one] 1 ronina
                [few] { $ronin } roninów
                [many] { $ronin } roninów
               *[other] { $ronin } roninów
            }
        }
    }.
event-political-phase-began = Zaczyna się faza Działań Politycznych.
event-mandates-drawn = { $clan } ogląda cztery wierzchnie rozkazy.
event-mandates-seen = Te cztery rozkazy to: { $tiles }.
event-tile-placed-face-down = { $clan } kładzie na torze zakryty rozkaz.
event-tile-placed = Zakryty rozkaz to { $tile }.
event-mandate-chosen = { $clan } zagrywa { $mandate-acc }.
event-summoned = { $clan } przyzywa { $figure-acc } w { $province }.
event-stayed = { $clan } zostawia { $figure-acc } w { $province }.
event-worshipped = { $clan } wysyła { $figure-acc } do świątyni { $kami-gen }.
event-placed = { $clan } stawia { $figure-acc } { $site } ({ $source }).
event-moved = { $clan } przesuwa { $figure-acc } z { $from } do { $to }.
event-stronghold-moved = { $clan } przesuwa warownię z { $from } do { $to }.
event-stronghold-built =
    { $clan } buduje warownię w { $province } { $cost ->
        [0] za darmo
        [one] za 1 monetę
        [few] za { $cost } monety
        [many] za { $cost } monet
       *[other] za { $cost } monet
    }.
event-toll-paid = { $clan } płaci { $to-dat } 1 monetę myta za szlak z { $from-province } do { $to-province }.
event-toll-waived = { $clan } przepuszcza { $for-clan-acc } z { $from-province } do { $to-province } bez myta.
event-toll-unpaid = { $clan } nie może zapłacić { $to-dat } myta za szlak z { $from-province } do { $to-province } i zostaje na miejscu.
event-card-bought =
    { $clan } kupuje kartę { $card } { $cost ->
        [0] za darmo
        [one] za 1 monetę
        [few] za { $cost } monety
        [many] za { $cost } monet
       *[other] za { $cost } monet
    }.
event-replaced =
    { $clan } wymienia { $replaced-acc } { $of-gen } { $site } na { $figure-id ->
        [bushi] własnego
        [shinto] własnego
       *[other] { $figure-acc }
    }.
event-passed = { $clan } pasuje.
event-kami-turn-began = Zaczyna się { $number }. tura Kami.
event-kami-placed = { $clan } sprowadza { $kami-acc } do { $province }.
event-worshipper-moved = { $clan } wysyła { $figure-acc } ze świątyni { $from-gen } do świątyni { $to-gen }.
event-shrine-resolved = { $kami } sprzyja { $clan-dat }.
event-war-phase-began = Zaczyna się faza Działań Wojennych.
event-ronin-turned-to-coins =
    { $clan } zamienia { $ronin ->
        [one] 1 ronina
        [few] { $ronin } roninów
        [many] { $ronin } roninów
       *[other] { $ronin } roninów
    } na { $ronin ->
        [one] 1 monetę
        [few] { $ronin } monety
        [many] { $ronin } monet
       *[other] { $ronin } monet
    }.
event-token-discarded = W { $province } nikt nie ma sił: żeton wojny zostaje odrzucony.
event-token-won = { $clan } zdobywa żeton wojny: { $province } ({ $season }).
event-battle-began = Bitwa o { $province }!
event-force-counted = { $clan } ma w { $province } siłę { $force }.
event-bid-placed =
    { $clan } stawia { $coins ->
        [0] zero monet
        [one] 1 monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monet
    } na przewagę { $advantage }.
event-bids-ready = { $clan } kończy stawiać.
event-bids-taken-back = { $clan } wycofuje stawki.
event-bids-revealed = { $clan } odsłania stawki: Seppuku { $seppuku }, Weź Jeńca { $take-hostage }, Najmij Ronina { $hire-ronin }, Cesarscy Poeci { $imperial-poets }.
event-advantage-won = { $clan } wygrywa przewagę { $advantage }.
event-advantage-declined = { $clan } nie korzysta z przewagi { $advantage }.
event-killed =
    { $by-id ->
        [none] { $clan } poświęca { $figure-acc } w { $province }.
       *[other] { $clan } traci { $figure-acc } w { $province } z ręki { $by-gen }.
    }
event-spared = { $by } oszczędza figurki { $clan-gen }.
event-hostage-taken = { $captor } bierze w { $province } jeńca { $clan-gen }: { $figure }.
event-ronin-hired = { $clan } najmuje roninów: siła +{ $force }.
event-bids-discarded =
    { $clan } odrzuca { $coins ->
        [one] 1 postawioną monetę
        [few] { $coins } postawione monety
        [many] { $coins } postawionych monet
       *[other] { $coins } postawionych monet
    }.
event-reparations-paid =
    { $clan } płaci { $to-dat } { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monet
    } reparacji.
event-season-ended = { $season } dobiega końca: monety i ronini wracają do puli, a wyznawcy do domu.
event-winter-began = Nadchodzi Zima: czas na końcową punktację.
event-game-won =
    { $clan } wygrywa grę z wynikiem { $vp ->
        [one] 1 punktu zwycięstwa
        [few] { $vp } punktów zwycięstwa
        [many] { $vp } punktów zwycięstwa
       *[other] { $vp } punktów zwycięstwa
    }!

## Where something is

site-province = w { $province }
site-shrine = w świątyni { $shrine-gen }

## Deals and promises

terms-parts =
    { $alliance-id ->
        [true] sojusz{ $give ->
            [nic] { $ask ->
                [nic] { "" }
               *[other] ; oferujący prosi o { $ask }
            }
           *[other] { $ask ->
                [nic] ; oferujący daje { $give }
               *[other] ; oferujący daje { $give } za { $ask }
            }
        }
       *[other] { $ask ->
            [nic] oferujący daje { $give }
           *[other] oferujący daje { $give } za { $ask }
        }
    }
# Where there is nothing, `terms-parts` looks for this very word: nic.
give-parts =
    { $coins ->
        [0] { $ronin ->
            [0] nic
            [one] 1 ronina
            [few] { $ronin } roninów
            [many] { $ronin } roninów
           *[other] { $ronin } roninów
        }
       *[other] { $coins ->
            [one] 1 monetę
            [few] { $coins } monety
            [many] { $coins } monet
           *[other] { $coins } monet
        }{ $ronin ->
            [0] { "" }
           *[other] { " " }i { $ronin ->
                [one] 1 ronina
                [few] { $ronin } roninów
                [many] { $ronin } roninów
               *[other] { $ronin } roninów
            }
        }
    }
ask-parts =
    { $coins ->
        [0] { $ronin ->
            [0] nic
            [one] 1 ronina
            [few] { $ronin } roninów
            [many] { $ronin } roninów
           *[other] { $ronin } roninów
        }
       *[other] { $coins ->
            [one] 1 monetę
            [few] { $coins } monety
            [many] { $coins } monet
           *[other] { $coins } monet
        }{ $ronin ->
            [0] { "" }
           *[other] { " " }i { $ronin ->
                [one] 1 ronina
                [few] { $ronin } roninów
                [many] { $ronin } roninów
               *[other] { $ronin } roninów
            }
        }
    }
pledge-stay-out = nie wprowadzać w tej porze roku żadnej figurki do { $province }
pledge-leave-advantage = nic nie stawiać na przewagę { $advantage } w bitwie o { $province }
pledge-play-mandate = zagrać { $mandate-acc } w następnej turze

## What is asked of the one who decides

step-over = Koniec gry.
step-tea = Ceremonia Picia Herbaty: negocjuj, a potem zakończ negocjacje.
step-political = Faza Działań Politycznych trwa.
step-choose-mandate = Wybierz jeden z czterech rozkazów.
step-announce = Ogłoś rozkaz do wykonania; może być dowolny.
step-mandate = Wykonywany rozkaz: { $mandate }.
step-recruit =
    { $bonus-id ->
        [true] Werbunek: przyzwij po jednej figurce za każdą swoją warownię i jeszcze jedną jako premię.
       *[other] Werbunek: przyzwij po jednej figurce za każdą swoją warownię.
    }
step-worship = Czy { $figure } idzie oddawać cześć, czy zostaje w { $province }?
step-summoned = Przyzwanie zakończone.
step-after-summon = Po Przyzwaniu możesz jeszcze skorzystać ze swoich kart.
step-end-of-recruit = Na końcu Werbunku możesz jeszcze skorzystać ze swoich kart.
step-marshal =
    Formacja: przesuń każdą swoją figurkę raz{ $builds ->
        [0] { "" }
        [one] { " " }i zbuduj warownię
       *[other] { " " }i zbuduj do { $builds } warowni
    }{ $kannushi ->
        [0] { "" }
        [one] ; 1 wyznawca może zmienić świątynię
        [few] ; { $kannushi } wyznawców może zmienić świątynię
        [many] ; { $kannushi } wyznawców może zmienić świątynię
       *[other] ; { $kannushi } wyznawców może zmienić świątynię
    }.
step-toll = { $mover } chce przesunąć { $figure-acc } szlakiem morskim z { $from } do { $to }. Żądasz 1 monety?
step-train =
    { $bonus-id ->
        [true] Szkolenie: kup kartę pory roku, dzięki premii o 1 monetę taniej.
       *[other] Szkolenie: kup kartę pory roku.
    }
step-summon-monster = Gdzie przyzywasz { $figure-acc }?
step-benevolence = Dobroczynność: dać 1 z wydanych monet innemu klanowi w zamian za honor i 2 punkty zwycięstwa?
step-betray =
    Zdrada: { $left ->
        [0] { "" }
        [one] wymień jeszcze 1 figurkę klanu dotąd niezdradzonego
       *[other] wymień do { $left } figurek różnych klanów
    }{ $extra ->
        [0] { "" }
       *[other] { $left ->
            [0] wymień jeszcze { $extra ->
                [one] 1 figurkę
                [few] { $extra } figurki
                [many] { $extra } figurek
               *[other] { $extra } figurek
            } dowolnego klanu, choćby w świątyni
           *[other] , a do tego { $extra ->
                [one] 1 figurkę
                [few] { $extra } figurki
                [many] { $extra } figurek
               *[other] { $extra } figurek
            } dowolnego klanu, choćby w świątyni
        }
    }.
step-kami-turn = Kami rozdają swoje łaski.
step-amaterasu = Amaterasu: wejść na szczyt toru honoru?
step-fujin =
    Fujin: { $moves ->
        [one] został 1 ruch
        [few] zostały { $moves } ruchy
        [many] zostało { $moves } ruchów
       *[other] zostało { $moves } ruchów
    }; jedna figurka może ruszyć się dwa razy.
step-raijin = Raijin: przyzwij bushi w dowolnej prowincji.
step-ryujin = Ryujin: kup kartę pory roku za pełną cenę.
step-descent = Kami zstępuje na ziemię.
step-place-kami = Dokąd udaje się kami?
step-war-start = Za chwilę zacznie się wojna.
step-keiri =
    Droga Keiri: zabij { $left ->
        [one] 1 cudzego bushi lub shinto
       *[other] do { $left } cudzych bushi lub shinto
    } w { $province }; za każdego 3 punkty zwycięstwa.
step-war = Wojna trwa.
step-battle = Bitwa trwa.
step-bids = Postaw w tajemnicy monety na cztery przewagi wojenne.
step-seppuku = Seppuku: poświęcić tu wszystkie swoje figurki? Za każdą 1 punkt zwycięstwa i honor.
step-take-hostage =
    { $left ->
        [one] Weź Jeńca: pojmać figurkę i zabrać jej klanowi 1 punkt zwycięstwa?
       *[other] Weź Jeńca: pojmać do { $left } figurek i za każdą zabrać jej klanowi 1 punkt zwycięstwa?
    }
step-hire-ronin = Najmij Ronina: dodać swoich roninów do siły?
step-imperial-poets = Cesarscy Poeci: zdobyć 1 punkt zwycięstwa za każdą figurkę zabitą w tej bitwie?
step-reparations =
    { $left ->
        [one] Reparacje: kto dostaje monetę, której nie da się podzielić?
       *[other] Reparacje: kto dostaje po jednej z { $left } monet, których nie da się podzielić?
    }
step-hate = Oni Nienawiści wkracza do { $province }: kogo zabija?
step-mercy = Miłosierdzie ({ $quarry }): oszczędzić za 2 punkty zwycięstwa czy zabić?
quarry-losers = figurki, które przegrały bitwę
quarry-bushi = bushi { $of-gen } w { $province }
quarry-keiri = ofiary Drogi Keiri w { $province }
quarry-hate = ofiary Oni Nienawiści w { $province }

## Why an action is not allowed

refusal-game-over = Gra już się skończyła.
refusal-not-your-decision = Teraz decyduje ktoś inny.
refusal-not-now = To nie jest odpowiedź na obecne pytanie.
refusal-not-in-game = { $clan } nie bierze udziału w tej grze.
refusal-no-such-tile = Nie ma kafla { $slot-from-one }; wybierz od 1 do 4.
refusal-not-in-reserve =
    Nie masz w rezerwie { $figure-id ->
        [bushi] żadnego bushi
        [shinto] żadnego shinto
       *[other] takiej figurki
    }.
refusal-no-stronghold-there = Nie masz warowni w { $province }.
refusal-strongholds-used = Twoje warownie w { $province } już przyzwały figurki.
refusal-summons-used = Liczba przyzwanych figurek dorównuje już liczbie twoich warowni.
refusal-no-figure-there = W { $province } nie ma takiej figurki: { $figure }.
refusal-already-moved = W { $province } { $figure } nie może się już ruszyć w tej Formacji.
refusal-no-stronghold-to-move = W { $province } nie ma twojej warowni.
refusal-stronghold-already-moved = Warownia w { $province } już się ruszyła.
refusal-strongholds-stand-fast = Poruszają się tylko warownie Żółwia.
refusal-not-adjacent = { $from } i { $to } nie mają wspólnej granicy ani szlaku morskiego.
refusal-held-by-susanoo = Susanoo nie wypuszcza z { $province } nikogo prócz kami.
refusal-already-there = Już jest w { $province }.
refusal-already-at-shrine = Już jest w świątyni { $kami-gen }.
refusal-protected-by-amaterasu = Amaterasu chroni tam figurki { $clan-gen }.
refusal-route-closed = Zabrakło ci na myto za szlak z { $from } do { $to }.
refusal-no-bonus = Premia przysługuje tylko klanowi, który zagrał rozkaz, i jego sojusznikowi – każdemu raz.
refusal-no-stronghold-in-reserve = Wszystkie twoje warownie już stoją.
refusal-not-enough-coins =
    To kosztuje { $cost ->
        [one] 1 monetę
        [few] { $cost } monety
        [many] { $cost } monet
       *[other] { $cost } monet
    }, a ty { $coins ->
        [0] nie masz żadnej
       *[other] masz tylko { $coins }
    }.
refusal-not-for-sale = Tej karty nie można kupić: { $card }.
refusal-no-such-shrine = Świątyni { $kami-gen } nie ma w grze.
refusal-not-a-shinto = Cześć może oddawać tylko shinto, nie { $figure }.
refusal-not-yourself = Wybierz inny klan, nie swój.
refusal-daimyo-immune =
    { $figure-id ->
        [daimyo] Daimyo nie można pojmać ani wymienić.
        [yurei] Yurei liczy się jako daimyo: nie można go pojmać ani wymienić.
       *[other] Kami nie można pojmać ani wymienić.
    }
refusal-different-type = To miejsce może zająć tylko figurka tego samego rodzaju, a { $figure } i { $with } to różne rodzaje.
refusal-already-betrayed = Zdrada już dotknęła { $clan-acc }; wybierz inny klan.
refusal-no-replacement-left = Więcej figurek nie możesz już wymienić.
refusal-at-shrine = Figurka w świątyni jest poza zasięgiem.
refusal-not-at-shrine = W świątyni { $kami-gen } nie ma takiej figurki: { $figure }.
refusal-effect-used = Takiego efektu już nie masz.
refusal-not-a-target = Tej figurki nie można wybrać: { $figure } { $clan-gen }.
refusal-nothing-to-take = Nie ma czego zabrać.
refusal-wrong-advantage = Teraz postaw na przewagę { $expected }.
refusal-too-many-coins =
    Nie możesz postawić { $coins }; { $left ->
        [0] nie masz już monet
        [one] została ci 1 moneta
        [few] zostały ci { $left } monety
        [many] zostało ci { $left } monet
       *[other] zostało ci { $left } monet
    }.
refusal-already-paid = { $clan } ma już swoją dodatkową monetę.
refusal-not-in-battle = { $clan } nie bierze udziału w tej bitwie.
refusal-must-choose = Musisz coś wybrać; tego nie można pominąć.
refusal-no-bargaining-now = Monety i roninów można przekazywać tylko w Ceremonii Picia Herbaty i w fazie Działań Politycznych.
refusal-alliances-only-at-tea = Sojusze zawiera się tylko w Ceremonii Picia Herbaty.
refusal-already-allied = { $clan } ma już sojusznika.
refusal-goods-short = { $clan } nie ma aż tyle.
refusal-nothing-offered = Oferta jest pusta: dodaj dobra, sojusz lub obietnicę.
