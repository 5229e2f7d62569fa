### The page: the table while a game goes on.

## The screen

page-board = Spielplan
page-players = Spieler
page-what-you-can-do = Was du tun kannst
page-parts = Teile des Tisches
page-close = Schließen
page-menu = Menü
page-all = Alle
page-yes = ja
page-no = nein
page-tab-act = Zug
page-tab-now = Jetzt
page-tab-players = Spieler
page-tab-deals = Handel
page-tab-talk = Reden
page-tab-log = Verlauf
page-tab-chat = Chat
page-waits = wartet auf dich
page-unread = ungelesen
page-title-turn = ● Du bist dran – { $name }
page-title-table = { $name } – Tenka
page-alert-turn = Tenka wartet auf deine Entscheidung

## Whose decision

page-your-turn = Du entscheidest
page-waiting-for = Warten auf { $who }
page-also-waiting-for = Außerdem am Zug: { $who }
page-over = Die Partie ist zu Ende
page-closed = Dieser Tisch wurde geschlossen.
page-clocks = Restzeit
page-clock-days = { $days } T { $hours } h
page-seat-of = { $seat } ({ $who })

## Choices

page-undo = Rückgängig
page-undo-key = Letzten Schritt zurücknehmen (U oder Strg+Z)
page-let-go = Auswahl aufheben
page-confirm = Bestätigen
page-final = Das lässt sich nicht zurücknehmen.
page-do-it = Ausführen
page-not-yet = Noch nicht
page-ask-no-more = Nicht mehr fragen
page-find = Möglichkeit suchen
page-found =
    { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
page-show-all = Alle { $count } Möglichkeiten zeigen
page-also-possible =
    { $count ->
        [one] Auch möglich: 1 weitere
       *[other] Auch möglich: { $count } weitere
    }
page-as-list = Alles als Liste zeigen
page-on-its-way = unterwegs …
page-preview = Das würde sich ändern:
page-preview-to = dann
page-why-not = Warum nicht?
page-why-not-this = Warum nicht: { $what }

# Wie eine Gruppe von Möglichkeiten heißt.
page-act-choose-mandate = Aktion wählen
page-act-announce = Aktion ansagen
page-act-summon = Aufstellen
page-act-worship = Huldigen
page-act-place-figure = Einsetzen
page-act-move-figure = Bewegen
page-act-move-stronghold = Festung bewegen
page-act-build-stronghold = Festung errichten
page-act-buy-card = Karte kaufen
page-act-give-coin = Münze geben
page-act-replace = Ersetzen
page-act-kill-figure = Besiegen
page-act-place-kami = Kami versetzen
page-act-move-worshipper = Schrein wechseln
page-act-bid = Bieten
page-act-take-hostage = Geisel nehmen
page-act-take-card = Karte nehmen
page-act-station = Armeen aufstellen
page-act-plan = Planen
page-act-leave-empty = Leer lassen
page-act-take-back = Zurücknehmen
page-act-choose-place = Platz in der Spielerreihenfolge
page-act-march = Ziehen
page-act-face = Aufstand austragen

# Was die Wörter einer Möglichkeit sagen.
page-facet-province = Wo
page-facet-from = Von
page-facet-to = Nach
page-facet-figure = Figur
page-facet-with = Mit
page-facet-clan = Klan
page-facet-kami = Kami
page-facet-card = Karte
page-facet-field = Feld
page-facet-advantage = Kampfaktion
page-facet-mandate = Aktion
page-facet-until = Wie lange

## What happened

page-log = Was geschah
page-log-keys = Die Pfeiltasten führen von Name zu Name, vom letzten an rückwärts.
page-earlier =
    { $count ->
        [one] 1 frühere Zeile
       *[other] { $count } frühere Zeilen
    }
page-and-earlier =
    { $count ->
        [one] Davor ist noch etwas geschehen.
       *[other] Davor sind noch { $count } Dinge geschehen.
    }
page-since-you = Seit deiner letzten Entscheidung
page-hand-forced = keine Wahl
page-hand-forced-why = Das hat der Tisch entschieden, weil es keine Wahl gab.
page-hand-clock = Zeit abgelaufen
page-hand-clock-why = Das hat ein Bot entschieden, weil die Zeit abgelaufen war.

## Chat

page-chat = Chat
page-talk-with = Reden mit
page-circle-table = Tisch
page-circle-spectators = Zuschauer
page-message-deleted = Nachricht gelöscht
page-chat-none = Noch hat niemand etwas gesagt.
page-chat-none-private = Nur du und { $who } könnt lesen, was hier gesagt wird.
page-say-to = Sag { $who } etwas
page-send = Senden
page-about-line = Stummschalten oder melden
page-hide-words = Mir nicht zeigen, was diese Person sagt
page-mute-all = Für alle stummschalten
page-mute-all-hint = Niemand an diesem Tisch hört diese Person mehr.
page-report = Dem Betreiber des Servers melden
page-report-send = Melden
page-report-sent = Danke. Die Meldung ist abgeschickt.
page-own-line = Das hast du gesagt.
page-bot-line = Das hat ein Bot gesagt.

## Deals

page-deal-with = Handeln mit
page-offers-to-you = Angebote an dich
page-offers-from-you = Deine offenen Angebote
page-offers-wait =
    { $count ->
        [one] Ein Angebot wartet auf deine Antwort
       *[other] { $count } Angebote warten auf deine Antwort
    }
page-no-offers = Kein Angebot ist offen.
page-new-offer = Neues Angebot, Geschenk oder Versprechen
page-accept = Annehmen
page-cannot-accept = Jetzt nicht: { $why }
page-decline = Ablehnen
page-counter = Gegenangebot
page-withdraw = Zurückziehen
page-offer-from = { $who } bietet an
page-offer-to = Du bietest { $who } an
page-alliance = Bündnis
page-you-get = Du bekommst
page-you-give = Du gibst
page-their-promise = ein Versprechen: { $word }
page-your-promise = dein Versprechen: { $word }
page-words = „{ $words }“
page-goods-coins =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
page-goods-ronin =
    { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronins
    }
page-goods-both =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } und { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronins
    }
page-offer-whom = An
page-offer-alliance = Wir schließen ein Bündnis
page-i-give = Ich gebe
page-i-ask = Ich verlange
page-coins = Münzen ({ $most })
page-ronin = Ronins ({ $most })
page-give-coins = Münzen, die ich gebe
page-give-ronin = Ronins, die ich gebe
page-ask-coins = Münzen, die ich verlange
page-ask-ronin = Ronins, die ich verlange
page-fewer = Weniger
page-more = Mehr
page-i-promise = Ich verspreche …
page-they-promise = Die andere Seite verspricht …
page-promise-words = in eigenen Worten
page-promise-rising-sun-stay-out = eine Provinz zu meiden
page-promise-rising-sun-leave-advantage = auf eine Kampfaktion nicht zu bieten
page-promise-rising-sun-play-mandate = eine Aktion zu wählen
page-promise-shogun-peace = Frieden
page-promise-shogun-stay-out = eine Provinz zu verschonen
page-pledge-rising-sun-stay-out = in dieser Jahreszeit keine Figur nach { $province } bringen
page-pledge-rising-sun-leave-advantage = kein Gebot auf „{ $advantage }“ im Kampf um { $province }
page-pledge-rising-sun-play-mandate = { $mandate } als nächste eigene Aktion
page-pledge-shogun-peace = Frieden { $until }
page-pledge-shogun-stay-out = kein Angriff auf { $province } { $until }
page-until-round-end = bis zum Ende der Runde
page-until-winter = bis zum Winter
page-add = Hinzufügen
page-take-off = Wegnehmen
page-put-offer = Anbieten
page-give-freely = Verschenken
page-promise-freely = Einfach so versprechen
page-drop = Verwerfen
page-ledger = Versprechen
page-you-promised = Du hast { $to } versprochen: { $word }
page-promised-you = { $by } hat dir versprochen: { $word }
page-verdict-open = offen
page-verdict-kept = gehalten
page-verdict-broken = gebrochen
page-verdict-void = hinfällig
page-judge-kept = Wurde gehalten
page-judge-broken = Wurde gebrochen

## People at the table

page-people = Leute am Tisch
page-you = du
page-seat-present = hier
page-seat-away = nicht hier
page-seat-bot = Bot
# Jemand, dessen Charakter noch niemand kennt.
page-bot-any =
    { $level ->
        [random] Wandermönch
        [greedy] Maskierter Gefolgsmann
        [skilled] Maskierter Ratgeber
        [master] Maskierter Meister
       *[other] Maskierter Fremder
    }
page-seat-replaced = nicht da; ein Bot spielt
page-seat-open = nicht da; der Platz steht allen offen
page-seat-timed-out = Zeit abgelaufen
page-votes =
    { $count ->
        [one] 1 Spieler möchte, dass ein Bot übernimmt
       *[other] { $count } Spieler möchten, dass ein Bot übernimmt
    }
page-vote = Einen Bot übernehmen lassen
page-return = Zurück auf meinen Platz
page-take-seat = Diesen Platz nehmen
page-take-seat-of = Den Platz von { $seat } nehmen
page-open-seat = Für alle öffnen
page-mute = Stummschalten
page-hand-over = Tisch übergeben
page-look-as = Aus der Sicht von { $seat }
page-looking-on =
    { $count ->
        [0] Niemand schaut zu.
        [one] 1 Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
page-you-look-on =
    { $count ->
        [0] Du schaust zu.
        [one] Du schaust zu, ganz allein.
       *[other] Du schaust zu, insgesamt seid ihr { $count }.
    }
page-replaced = Ein Bot spielt für dich.
page-your-seats = Deine Plätze
page-your-place-here = Dein Platz an diesem Tisch

## The menu

page-set-sound = Töne
page-set-notices = Benachrichtigen, wenn diese Seite verdeckt ist
page-set-notices-hint = Der Browser sagt dir, wenn du dran bist.
page-set-notices-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
page-set-confirm = Nachfragen, bevor etwas endgültig ist
page-set-confirm-hint = Alles andere lässt sich ohnehin zurücknehmen.
page-set-list = Alles als Liste zeigen
page-set-list-hint = Jede Möglichkeit auf dem Spielplan steht auch ausgeschrieben da, für Tastatur und Screenreader.
page-set-text-board = Spielplan als Text
page-set-text-board-hint = Ein Überblick über die ganze Partie statt des Bildes.
page-set-keys = Einzelne Tasten
page-set-keys-hint = 1 bis 9 wählen, U nimmt zurück, H öffnet die Regeln, Escape hebt die Auswahl auf.
page-set-spectators = Andere dürfen zuschauen
page-vacation =
    { $left ->
        [one] Urlaub in Tagen (1 Tag übrig)
       *[other] Urlaub in Tagen ({ $left } Tage übrig)
    }
page-vacation-go = In Urlaub gehen
page-copy-link = Link für Zuschauer kopieren
page-leave = Tisch verlassen
page-leave-sure = Ein Bot spielt für dich weiter. Du kannst zurückkommen, solange die Partie läuft.
page-close-table = Tisch schließen
page-close-sure = Die Partie endet ohne Ergebnis. Das geht nur, wenn niemand sonst mehr spielt.

## The end

page-result = Ergebnis
page-you-won = Du hast gewonnen!
page-your-place = Dein Rang: { $rank }
page-won = { $who } hat gewonnen
page-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-rematch = Noch einmal mit denselben Leuten
page-rematch-join = Zur Revanche
page-look-back = Auf die Partie zurückblicken
