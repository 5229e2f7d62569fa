### Rising Sun: actions as things to choose. Where a list is long, `group-…` heads the choices
### that differ only in their `pick-…`.

action-ready = Finish negotiating
action-not-ready = Go on negotiating
action-choose-mandate = Play tile { $slot-from-one }
action-announce = Announce { $mandate }
action-summon = Summon { $figure } in { $province }
action-worship = Worship { $kami }
action-stay = Stay in the province
action-place-figure = Place { $figure } { $site }
action-move-figure = Move { $figure } from { $from } to { $to }
action-move-stronghold = Move a stronghold from { $from } to { $to }
action-build-stronghold = Build a stronghold in { $province }
action-demand-toll = Demand 1 coin
action-waive-toll = Let them pass
action-buy-card = Acquire { $card }
action-give-coin = Give 1 coin to { $to }
action-replace = Replace a { $figure-id ->
        [bushi] bushi
        [shinto] shinto
       *[other] monster, { $figure },
    } of { $clan } { $site } with your { $with }
action-kill-figure = Kill { $figure } of { $clan } in { $province }
action-take-from-richest = Take 1 coin from the richest, and lose honor
action-spare = Spare them
action-kill = Kill
action-rise-to-top = Rise to the top of the honor track
action-place-kami = Put the kami in { $province }
action-move-worshipper = Send { $figure } from the shrine of { $from } to that of { $to }
action-bid =
    { $advantage }: { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }
action-take-back-bids = Take all bids back
action-execute = Yes
action-take-hostage = Capture { $figure } of { $clan }
action-done = Done

group-summon = Summon { $figure } in
pick-summon = { $province }
group-place-figure = Place { $figure }
pick-place-figure = { $site }
group-move-figure = Move { $figure } from { $from } to
pick-move-figure = { $to }
group-place-kami = Put the kami in
pick-place-kami = { $province }
group-move-stronghold = Move a stronghold from { $from } to
pick-move-stronghold = { $to }
group-build-stronghold = Build a stronghold in
pick-build-stronghold = { $province }
group-replace = Replace, of { $clan }
pick-replace =
    { $figure } { $site }{ $with-id ->
        [bushi] { "" }
        [shinto] { $figure-id ->
            [shinto] { "" }
           *[other] { " " }with your shinto
        }
       *[other] { " " }with your { $with }
    }
group-kill-figure = Kill, of { $clan }
pick-kill-figure = { $figure } in { $province }
group-bid = Coins on { $advantage }
pick-bid = { $coins }
