### Playing in the terminal, whatever the game: choices, commands, saving.

## Around the map

board-you = (du)
board-waiting = Am Zug: { $clans }

## Choices

play-thing = { $name }: { $effect }

## The prompt

play-welcome = Du spielst { $seat }. { $about }
play-introduces = { $person } spielt { $seat } ({ $bot }). { $line }
play-welcome-help = Schreib die Nummer einer Möglichkeit oder „help“ für alle Befehle.
play-prompt = { $seat }> { "" }
play-answer = accept, decline oder Enter, um es offen zu lassen> { "" }
play-answer-help = Antworte mit „accept“ oder „decline“ und der Nummer des Angebots, wenn es mehrere gibt.
play-hand-over = { $seat } entscheidet jetzt. Drück Enter, wenn niemand sonst hinsieht. { "" }
play-empty = Schreib die Nummer einer Möglichkeit ({ $low } bis { $high }) oder „help“.
play-no-such-number = So eine Möglichkeit gibt es nicht; schreib eine Nummer von { $low } bis { $high }.
play-unknown = Das ist nicht zu verstehen. Schreib die Nummer einer Möglichkeit oder „help“.
play-not-here = Das betrifft jemanden, der nicht an diesem Bildschirm sitzt.
play-not-done = Du musst eine Nummer von { $low } bis { $high } wählen.
play-no-such-card = Nichts heißt hier „{ $name }“.
play-help =
    Eine Nummer       wählt, was daneben steht
    done              nichts mehr davon
    undo              nimmt deinen letzten Schritt zurück, solange nichts aufgedeckt wurde
    map               zeigt den Spielplan noch einmal
    log [ZAHL]        was geschah
    accept, decline, withdraw [NUMMER]    beantwortet ein Angebot oder zieht eines zurück
    judge NUMMER kept|broken              ob ein Versprechen in Worten gehalten wurde
    ledger            offene Angebote und alle Versprechen
    hint [BOT]        was ein Bot hier täte, und warum; der stärkste, wenn du keinen nennst: { $bots }
    rules [SEITE]     die Regeln des Spiels, Seite für Seite
    save [DATEI]      speichert die Partie; mit einer Datei auch nach jeder Entscheidung
    quit              hört auf; die Partie lässt sich fortsetzen
play-lapse = { $why ->
    [late] Das Programm von { $seat } hat nicht rechtzeitig geantwortet.
    [ended] Das Programm von { $seat } läuft nicht.
    [flooded] Das Programm von { $seat } sagt viel zu viel.
   *[nonsense] Das Programm von { $seat } sagt etwas, das keine Antwort ist: „{ $said }“.
} { $given-up ->
    [yes] Von jetzt an entscheidet der eingebaute Bot.
   *[no] Stattdessen entscheidet der eingebaute Bot.
}
play-open = offen
play-offer = { $number }. { $offer }
play-promise = { $number }. { $promise } ({ $verdict })
play-no-deals = Es gibt keine offenen Angebote, und niemand hat dir etwas versprochen.

## Bots: why they deal, how long they think, what they would do

play-bot-offers = { $bot } bietet das an: { $why }
play-bot-agrees = { $bot } ist einverstanden: { $why }
play-bot-refuses = { $bot } lehnt ab: { $why }
play-thought = { $bot } hat { $seconds } s nachgedacht.
play-hint = { $bot } würde wählen: { $choice }
play-hint-points = Das ist dem Bot { $gain } Punkte mehr wert als die nächstbeste Möglichkeit: { $other }
play-hint-chance = So stehen deine Chancen auf den Sieg bei { $chance } %, mit der nächstbesten Möglichkeit bei { $less } %: { $other }
play-hint-whole = Das ist Teil eines Plans, mit dem deine Chancen auf den Sieg bei { $chance } % stehen.
play-hint-alone = Einzelne Möglichkeiten werden hier nicht verglichen.
play-hint-only = Es gibt nur eine Möglichkeit.
play-hint-time = Bedenkzeit: { $seconds } s.
play-hint-nothing = Du hast gerade nichts zu entscheiden.
play-hint-nobody = Kein Bot heißt „{ $name }“. Es gibt: { $bots }

## Deals that are not understood

deal-no-seat = Nenne zuerst einen Spieler dieser Partie: { $seats }.
deal-not-a-promise = Was auf ein / folgt, beginnt mit „i promise“ oder „you promise“.
deal-not-a-verdict = Schreib die Nummer des Versprechens und „kept“ oder „broken“: judge 1 kept.
deal-no-offer = Es gibt kein offenes Angebot.
deal-which-offer = Welches Angebot? Schreib seine Nummer; „ledger“ zählt sie auf.

## Saving and leaving

play-saved = Gespeichert in { $file }.
play-save-where = Wohin? Nenne eine Datei: save my-game.json
play-cannot-save = Die Partie lässt sich nicht in { $file } speichern: { $why }
play-not-saved = Die Partie wurde nicht gespeichert.
play-resume = Die Partie ist gespeichert. Weiter geht es mit: tenka play { $game } --resume { $file } --as { $seats }
play-place =
    { $rank }. { $seat }: { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    }
