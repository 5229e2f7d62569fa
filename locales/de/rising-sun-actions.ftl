### Rising Sun: actions as things to choose. Where a list is long, `group-…` heads the choices
### that differ only in their `pick-…`.

action-ready = Beende die Verhandlung
action-not-ready = Verhandle weiter
action-choose-mandate = Wähle Kärtchen { $slot-from-one }
action-announce = Sag { $mandate } an
action-summon = Stelle { $figure-acc } in { $province } auf
action-worship = Huldige { $kami }
action-stay = Bleib in der Provinz
action-place-figure = Setze { $figure-acc } { $site } ein
action-move-figure = Bewege { $figure-acc } von { $from } nach { $to }
action-move-stronghold = Bewege eine Festung von { $from } nach { $to }
action-build-stronghold = Errichte eine Festung in { $province }
action-demand-toll = Verlange 1 Münze
action-waive-toll = Lass sie ziehen
action-buy-card = Kaufe „{ $card }“
action-give-coin = Gib { $to } 1 Münze
action-replace = Ersetze { $figure-id ->
        [bushi] einen Bushi
        [shinto] einen Shinto
       *[other] { $figure-acc }
    } von { $clan } { $site } durch deinen { $with-acc }
action-kill-figure = Besiege { $figure-acc } von { $clan } in { $province }
action-take-from-richest = Nimm dem reichsten Klan 1 Münze ab und verliere Ehre
action-spare = Verschone sie
action-kill = Besiege sie
action-rise-to-top = Steige an die Spitze der Ehrenleiste
action-place-kami = Versetze den Kami nach { $province }
action-move-worshipper = Schicke { $figure-acc } vom Schrein von { $from } zu dem von { $to }
action-bid =
    { $advantage }: { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
action-take-back-bids = Nimm alle Gebote zurück
action-execute = Ja
action-take-hostage = Nimm { $figure-acc } von { $clan } als Geisel
action-done = Fertig

group-summon = Stelle { $figure-acc } auf in
pick-summon = { $province }
group-place-figure = Setze { $figure-acc } ein
pick-place-figure = { $site }
group-move-figure = Bewege { $figure-acc } von { $from } nach
pick-move-figure = { $to }
group-place-kami = Versetze den Kami nach
pick-place-kami = { $province }
group-move-stronghold = Bewege eine Festung von { $from } nach
pick-move-stronghold = { $to }
group-build-stronghold = Errichte eine Festung in
pick-build-stronghold = { $province }
group-replace = Ersetze von { $clan }
pick-replace =
    { $figure-acc } { $site }{ $with-id ->
        [bushi] { "" }
        [shinto] { $figure-id ->
            [shinto] { "" }
           *[other] { " " }durch deinen Shinto
        }
       *[other] { " " }durch deinen { $with-acc }
    }
group-kill-figure = Besiege von { $clan }
pick-kill-figure = { $figure-acc } in { $province }
group-bid = Münzen auf „{ $advantage }“
pick-bid = { $coins }
