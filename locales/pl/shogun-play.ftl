### Shogun in the terminal: the map, the panels, plans and marches.

## The board of Shogun

# Letters for players, buildings and regions; on the map a region is the first letter of its quarter.
# So the north is called the marches here: północ and południe begin alike.
letter-blue = N
letter-yellow = Ż
letter-red = C
letter-black = K
letter-purple = F
letter-castle = Z
letter-temple = Ś
letter-theater = T
quarter-green = Zachód
quarter-purple = Południe
quarter-red = Centrum
quarter-yellow = Wschód
quarter-brown = Rubieże
# Provinces where there is little room: five letters at most.
short-awa-boso = AwaBo
short-awa-shikoku = AwaSh
short-bitchu = Bichu
short-echigo = Echgo
short-echizen = Echzn
short-harima = Harma
short-hitachi = Hitch
short-kazusa = Kazsa
short-kozuke = Kozke
short-mikawa = Mikwa
short-mimasaka = Mimas
short-musashi = Musas
short-sagami = Sagmi
short-sanuki = Sanki
short-settsu = Setsu
short-shimosa = Shmsa
short-shimotsuke = Shmtk
short-shinano = Shnno
short-suruga = Surga
short-tajima = Tajma
short-totomi = Totmi
short-wakasa = Wakas
short-yamato = Yamto
shogun-legend-sites = Z zamek  Ś świątynia  T teatr  · miejsce
shogun-legend-marks = z p c w r region (Zachód … Rubieże)
shogun-legend-lines = ! niepokój  – niczyja  ┈ morze
shogun-nobody = –
shogun-closed = zam.
shogun-head = Rok { $year } – { $season } – { $step } (plansza: { $board })
shogun-now-over = koniec
shogun-now-draft = podział prowincji
shogun-now-plan = planowanie
shogun-now-places = kolejność
shogun-now-act = akcje
shogun-now-winter = ryż i bunty
shogun-actions = Akcje
shogun-event = Wydarz.
shogun-open-events = Czekają
shogun-winter = Zima
shogun-places = Miejsca
shogun-draft = Karty
shogun-draft-cards =
    odkryte: { $cards }, w stosie { $stack ->
        [0] żadnej
       *[other] { $stack }
    }
shogun-player = Gracz
shogun-points = punkty
shogun-chests = skrz.
shogun-rice = ryż
shogun-hunger = głód
shogun-supply = zapas
shogun-lands = prow.
shogun-buildings = budynki
shogun-card = karta
shogun-ready = gotowy
shogun-plans = planuje
shogun-groups = grupy { $groups }
shogun-most = Najwięcej
shogun-tower = Wieża
shogun-inside = wewn.
shogun-tray = tacka
shogun-peasants = chłopi
shogun-plan-ahead = Twój plan: { $fields }
shogun-plan-of = Plan { $seat-gen }: { $fields }

## Planning in Shogun

shogun-field = akcja
shogun-when = nr
shogun-price = cena
shogun-card-on-it = karta
shogun-undecided = …
shogun-left-empty = puste
shogun-none = brak
shogun-no-plan = Plan mają tylko gracze.
shogun-bid-province = więcej niż 0 skrzyń, mniej niż 1
shogun-skipped = pominięta
shogun-skip-with = pomiń akcję kartą
shogun-bid-with = skrzynie
shogun-yields-rice =
    { $rice ->
        [one] 1 miarka ryżu
        [few] { $rice } miarki ryżu
        [many] { $rice } miarek ryżu
       *[other] { $rice } miarek ryżu
    }
shogun-yields-chests =
    { $chests ->
        [one] 1 skrzynia
        [few] { $chests } skrzynie
        [many] { $chests } skrzyń
       *[other] { $chests } skrzyń
    }
shogun-revolt-risk =
    , a do tego bunt: { $peasants ->
        [one] 1 chłop
        [few] { $peasants } chłopów
        [many] { $peasants } chłopów
       *[other] { $peasants } chłopów
    } kontra { $armies }
shogun-stands-there = już tam stoi
shogun-sites-free =
    { $free ->
        [0] brak wolnych miejsc
       *[other] { $sites ->
            [one] jedyne miejsce jest wolne
           *[other] wolne miejsca: { $free } z { $sites }
        }
    }, { $region }
shogun-armies-around =
    { $armies ->
        [one] 1 armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }{ $some ->
        [0] , wokół tylko swoi
       *[other] ; wokół: { $around }
    }
shogun-armies-own =
    { $armies ->
        [one] 1 armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }{ $some ->
        [0] , wokół nikogo z twoich
       *[other] ; może przejść do: { $around }
    }
shogun-hand = Ręka: { $provinces }; karty skrzyń: { $chests }
shogun-costs =
    Ten plan kosztuje { $costs } z { $chests ->
        [one] twojej 1 skrzyni
        [few] twoich { $chests } skrzyń
        [many] twoich { $chests } skrzyń
       *[other] twoich { $chests } skrzyń
    }.
shogun-which-card =
    Która karta na pole { $field }?{ $price ->
        [0] { "" }
        [one] { " " }Kosztuje 1 skrzynię.
        [few] { " " }Kosztuje { $price } skrzynie.
        [many] { " " }Kosztuje { $price } skrzyń.
       *[other] { " " }Kosztuje { $price } skrzyń.
    } (Enter: powrót do planu)
shogun-leave-and-go-on = tak zostawić i przejść dalej: { $field }
shogun-leave-and-commit = tak zostawić; plan jest gotowy
shogun-plan-help = Wybierz pole albo wpisz: castle aki, tax settsu, bid 1 · back castle · auto (karty skrzyń na resztę) · done
shogun-auto-nothing = Na to, co zostało, nie ma już kart skrzyń.
shogun-no-such-field = Żadne pole nie nazywa się „{ $name }”.
shogun-no-such-province = Żadna prowincja nie nazywa się „{ $name }” albo nazywa się tak więcej niż jedna.
shogun-not-understood = Niezrozumiałe: „{ $part }”; nic z tego wiersza nie zostało wykonane.
shogun-part-fails = „{ $part }”: { $why }

## Other choices in Shogun

shogun-about = Twój daimyo to { $daimyo }.
shogun-around =
    { $some ->
        [0] wokół nikogo
       *[other] wokół: { $around }
    }
shogun-yields =
    { $chests ->
        [one] 1 skrzynia
        [few] { $chests } skrzynie
        [many] { $chests } skrzyń
       *[other] { $chests } skrzyń
    }, ryż { $rice }, { $sites ->
        [one] 1 miejsce
        [few] { $sites } miejsca
        [many] { $sites } miejsc
       *[other] { $sites } miejsc
    }, { $region }
shogun-place = miejsce { $place }
shogun-group =
    grupa: { $armies ->
        [one] 1 armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }{ $left ->
        [one] { "" }
       *[other] { " " }(takich grup: { $left })
    }
shogun-revolt-odds =
    { $armies ->
        [one] 1 armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    } kontra { $peasants ->
        [one] 1 chłop
        [few] { $peasants } chłopów
        [many] { $peasants } chłopów
       *[other] { $peasants } chłopów
    }
shogun-march-help = Wybierz cel albo wpisz go z liczbą armii: izu 4 · izu all
shogun-how-many = Ile armii wyrusza do prowincji { $province }: od 1 do { $most }? (Enter: inny cel)
shogun-say-how-many = Ile armii do prowincji { $province }? Wpisz nazwę z liczbą od 1 do { $most } albo all.
shogun-target-own =
    twoja, { $armies ->
        [one] 1 armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }
shogun-target-enemy =
    { $seat }, { $armies ->
        [one] 1 armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }
shogun-target-neutral =
    neutralna, { $peasants ->
        [one] 1 chłop
        [few] { $peasants } chłopów
        [many] { $peasants } chłopów
       *[other] { $peasants } chłopów
    }
shogun-target-card = +1 z karty
shogun-target-castle = +1 z zamku
shogun-target-unrest =
    { $unrest ->
        [0] chłopi pomagają{ $peasants ->
            [0] { "" }
           *[other] { " " }({ $peasants } na tacce)
        }
       *[other] niepokój: chłopi nie pomagają
    }
shogun-by-sea = morzem

## What can be looked up in Shogun

shogun-is-closed = zamknięta w tej grze
shogun-is-neutral = niczyja
shogun-is-held =
    { $seat }, { $armies ->
        [one] 1 armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }{ $built ->
        [0] { "" }
       *[other] ; { $buildings }
    }{ $free ->
        [0] { "" }
        [one] ; 1 wolne miejsce
        [few] ; { $free } wolne miejsca
        [many] ; { $free } wolnych miejsc
       *[other] ; { $free } wolnych miejsc
    }{ $unrest ->
        [0] { "" }
       *[other] ; niepokój { $unrest }
    }
shogun-bidders = Miejsca wybiera się w tej kolejności: { $seats }.
shogun-no-order = Nie ma jeszcze kolejności.
shogun-no-events = Nie odkryto jeszcze żadnego wydarzenia.
shogun-event-now = ▸ { $event }, w tej rundzie: { $effect }
shogun-event-over = ✓ { $event }, minęło
shogun-event-open =
    · { $event }, jeszcze przed nami: { $effect } Albo zimą: wszyscy tracą { $loss ->
        [one] 1 miarkę ryżu
        [few] { $loss } miarki ryżu
        [many] { $loss } miarek ryżu
       *[other] { $loss } miarek ryżu
    }.

## The prompt

play-help-shogun =
    5 2               liczba na każde pytanie: piąte pole, druga karta
    castle aki, tax settsu, bid 1         kładzie kilka kart naraz; skip kładzie kartę skrzyń
    back castle, back all                 cofa karty na rękę
    auto              kładzie karty skrzyń na wszystko, co nierozstrzygnięte, póki starczy
    commit            plan jest gotowy; to samo co done
    reopen KOLOR      inni jeszcze planują, a KOLOR przy tym ekranie chce zmienić plan
    izu 4, izu all    wyrusza tam z tyloma armiami
    plan              pokazuje twoją planszę gracza
    province NAZWA    wszystko o prowincji i jej sąsiadach
    majorities        kto ma czego najwięcej i które prowincje należą do którego regionu
    order, events     miejsca w kolejności, wydarzenia roku
    tower             co leży w wieży i na tacce
    card NAZWA        objaśnia wydarzenie, kartę specjalną, akcję lub prowincję
    offer KOLOR [/ i promise …] [/ you promise …]
    promise KOLOR …   peace; peace until winter; stay out aki; stay out aki until winter; albo dowolne słowa

## Deals that are not understood

deal-no-goods = W tej grze wymienia się tylko obietnice: wpisz je po /, na przykład / i promise peace.
