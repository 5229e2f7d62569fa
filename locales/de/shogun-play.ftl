### Shogun in the terminal: the map, the panels, plans and marches.

## The board of Shogun

# Buchstaben für Spieler, Gebäude und Regionen; auf der Karte steht für eine Region der erste Buchstabe ihrer Himmelsrichtung.
letter-blue = B
letter-yellow = G
letter-red = R
letter-black = S
letter-purple = V
letter-castle = B
letter-temple = T
letter-theater = N
quarter-green = Westen
quarter-purple = Süden
quarter-red = Mitte
quarter-yellow = Osten
quarter-brown = Norden
# Provinzen, wo wenig Platz ist: höchstens fünf Buchstaben.
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
shogun-legend-sites = B Burg  T Tempel  N Theater  · frei
shogun-legend-marks = w s m o n Region (West … Nord)
shogun-legend-lines = ! Unruhe  – niemand  ┈ See
shogun-nobody = –
shogun-closed = zu
shogun-head = Jahr { $year } – { $season } – { $step } (Seite „{ $board }“)
shogun-now-over = Spielende
shogun-now-draft = Verteilung der Provinzen
shogun-now-plan = Planung
shogun-now-places = Spielerreihenfolge
shogun-now-act = Aktionen
shogun-now-winter = Reis und Aufstände
shogun-actions = Aktionen
shogun-event = Ereignis
shogun-open-events = Künftig
shogun-winter = Winter
shogun-places = Plätze
shogun-draft = Karten
shogun-draft-cards =
    { $cards } offen, { $stack ->
        [0] keine
       *[other] { $stack }
    } im Stapel
shogun-player = Spieler
shogun-points = Punkte
shogun-chests = Truhen
shogun-rice = Reis
shogun-hunger = Hunger
shogun-supply = Vorrat
shogun-lands = Prov.
shogun-buildings = Gebäude
shogun-card = Karte
shogun-ready = bereit
shogun-plans = plant noch
shogun-groups = Gruppen { $groups }
shogun-most = Mehrheit
shogun-tower = Turm
shogun-inside = innen
shogun-tray = Schale
shogun-peasants = Bauern
shogun-plan-ahead = Dein Plan: { $fields }
shogun-plan-of = Plan von { $seat }: { $fields }

## Planning in Shogun

shogun-field = Aktion
shogun-when = Nr.
shogun-price = Preis
shogun-card-on-it = Karte
shogun-undecided = …
shogun-left-empty = bleibt leer
shogun-none = keine
shogun-no-plan = Nur Spieler haben einen Plan.
shogun-bid-province = mehr als 0 Truhen, weniger als 1
shogun-skipped = ausgelassen
shogun-skip-with = auslassen mit
shogun-bid-with = Truhen
shogun-yields-rice = { $rice } Reis
shogun-yields-chests =
    { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }
shogun-revolt-risk =
    , und ein Aufstand: { $peasants ->
        [one] 1 Bauer
       *[other] { $peasants } Bauern
    } gegen { $armies }
shogun-stands-there = steht dort schon
shogun-sites-free =
    { $free ->
        [0] kein Bauplatz frei
       *[other] { $sites ->
            [one] der Bauplatz ist frei
           *[other] { $free } von { $sites } Bauplätzen frei
        }
    }, { $region }
shogun-armies-around =
    { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }{ $some ->
        [0] , ringsum nur eigene
       *[other] ; ringsum { $around }
    }
shogun-armies-own =
    { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }{ $some ->
        [0] , ringsum nichts Eigenes
       *[other] ; kann ziehen nach { $around }
    }
shogun-hand = Hand: { $provinces }; Truhenkarten: { $chests }
shogun-costs = Dieser Plan kostet { $costs } deiner { $chests } Truhen.
shogun-which-card =
    Welche Karte für „{ $field }“?{ $price ->
        [0] { "" }
        [one] { " " }Das kostet 1 Truhe.
       *[other] { " " }Das kostet { $price } Truhen.
    } (Enter: zurück zum Plan)
shogun-leave-and-go-on = so lassen und mit „{ $field }“ weitermachen
shogun-leave-and-commit = so lassen; der Plan steht
shogun-plan-help = Wähle ein Feld oder schreib: castle aki, tax settsu, bid 1 · back castle · auto (Truhenkarten auf den Rest) · done
shogun-auto-nothing = Für das, was offen ist, ist keine Truhenkarte mehr da.
shogun-no-such-field = Kein Feld heißt „{ $name }“.
shogun-no-such-province = Zu „{ $name }“ passt keine Provinz oder mehr als eine.
shogun-not-understood = „{ $part }“ ist nicht zu verstehen; nichts aus der Zeile wurde getan.
shogun-part-fails = „{ $part }“: { $why }

## Other choices in Shogun

shogun-about = Dein Daimyo ist { $daimyo }.
shogun-around =
    { $some ->
        [0] ringsum niemand
       *[other] ringsum { $around }
    }
shogun-yields =
    { $chests } Truhen, { $rice } Reis, { $sites ->
        [one] 1 Bauplatz
       *[other] { $sites } Bauplätze
    }, { $region }
shogun-place = Platz { $place }
shogun-group =
    eine Gruppe von { $armies } Armeen{ $left ->
        [one] { "" }
       *[other] { " " }(eine von { $left })
    }
shogun-revolt-odds =
    { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } gegen { $peasants ->
        [one] 1 Bauern
       *[other] { $peasants } Bauern
    }
shogun-march-help = Wähle ein Ziel oder schreib es mit der Zahl der Armeen: izu 4 · izu all
shogun-how-many = Wie viele Armeen ziehen nach { $province }: 1 bis { $most }? (Enter: anderes Ziel)
shogun-say-how-many = Wie viele Armeen nach { $province }? Schreib es mit einer Zahl von 1 bis { $most } oder mit all.
shogun-target-own =
    eigene, { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
shogun-target-enemy =
    { $seat }, { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
shogun-target-neutral =
    neutral, { $peasants ->
        [one] 1 Bauer
       *[other] { $peasants } Bauern
    }
shogun-target-card = +1 durch Karte
shogun-target-castle = +1 durch Burg
shogun-target-unrest =
    { $unrest ->
        [0] Bauern helfen{ $peasants ->
            [0] { "" }
           *[other] { " " }({ $peasants } in der Schale)
        }
       *[other] Unruhe: keine Bauern helfen
    }
shogun-by-sea = über See

## What can be looked up in Shogun

shogun-is-closed = in dieser Partie gesperrt
shogun-is-neutral = neutral
shogun-is-held =
    { $seat }, { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }{ $built ->
        [0] { "" }
       *[other] ; { $buildings }
    }{ $free ->
        [0] { "" }
        [one] ; 1 Bauplatz frei
       *[other] ; { $free } Bauplätze frei
    }{ $unrest ->
        [0] { "" }
       *[other] ; Unruhe { $unrest }
    }
shogun-bidders = Die Plätze werden in dieser Reihenfolge gewählt: { $seats }.
shogun-no-order = Noch gibt es keine Spielerreihenfolge.
shogun-no-events = Noch ist kein Ereignis offen.
shogun-event-now = ▸ { $event }, diese Runde: { $effect }
shogun-event-over = ✓ { $event }, vorbei
shogun-event-open = · { $event }, kommt noch: { $effect } Oder im Winter: Alle verlieren { $loss } Reis.

## The prompt

play-help-shogun =
    5 2               eine Zahl je Frage: das fünfte Feld, die zweite Karte
    castle aki, tax settsu, bid 1         legt mehrere Karten zugleich; skip legt eine Truhenkarte
    back castle, back all                 nimmt Karten zurück auf die Hand
    auto              legt Truhenkarten auf alles Offene, soweit sie reichen
    commit            der Plan steht; dasselbe wie done
    reopen FARBE      andere planen noch, und FARBE an diesem Bildschirm will den Plan ändern
    izu 4, izu all    zieht mit so vielen Armeen dorthin
    plan              zeigt dein Spielertableau
    province NAME     alles über eine Provinz und ihre Nachbarn
    majorities        wer wovon am meisten hat, und die Provinzen jeder Region
    order, events     die Plätze der Spielerreihenfolge, die Ereignisse des Jahres
    tower             was im Turm und in der Schale liegt
    card NAME         erklärt ein Ereignis, eine Sonderkarte, eine Aktion oder eine Provinz
    offer FARBE [/ i promise …] [/ you promise …]
    promise FARBE …   peace; peace until winter; stay out aki; stay out aki until winter; oder freie Worte

## Deals that are not understood

deal-no-goods = In diesem Spiel werden nur Versprechen ausgetauscht: Schreib sie hinter ein /, etwa / i promise peace.
