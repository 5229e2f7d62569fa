### Playing in the terminal, whatever the game: choices, commands, saving.

## Around the map

board-you = (you)
board-waiting = To decide: { $clans }

## Choices

play-thing = { $name }: { $effect }

## The prompt

play-welcome = You play { $seat }. { $about }
play-introduces = { $seat } is played by { $person } ({ $bot }). { $line }
play-welcome-help = Write the number of a choice, or “help” for all commands.
play-prompt = { $seat }> { "" }
play-answer = Accept, decline, or Enter to leave it open> { "" }
play-answer-help = Answer with “accept” or “decline”, and the number of the offer if there are several.
play-hand-over = { $seat } decides now. Press Enter when nobody else is looking. { "" }
play-empty = Write the number of a choice ({ $low } to { $high }), or “help”.
play-no-such-number = There is no such choice; write a number from { $low } to { $high }.
play-unknown = That is not understood. Write the number of a choice, or “help”.
play-not-here = Whoever that is about does not sit at this screen.
play-not-done = You have to choose one of { $low } to { $high }.
play-no-such-card = Nothing here is called “{ $name }”.
play-help =
    A number          chooses what stands beside it
    done              nothing more of this
    undo              takes your last step back, as often as nothing was revealed since
    map               shows the board again
    log [NUMBER]      what happened
    accept, decline, withdraw [NUMBER]    answers an offer, or takes one back
    judge NUMBER kept|broken              whether a promise in words was kept
    ledger            open offers and all promises
    hint [BOT]        what a bot would do here, and why; the strongest bot unless you name one: { $bots }
    rules [PAGE]      the rules of the game, page by page
    save [FILE]       saves the game; with a save file it is saved after every decision, too
    quit              leaves; the game can be resumed
play-lapse = { $why ->
    [late] The program of { $seat } did not answer in time.
    [ended] The program of { $seat } is not running.
    [flooded] The program of { $seat } says far too much.
   *[nonsense] The program of { $seat } says what is no answer: “{ $said }”.
} { $given-up ->
    [yes] From now on the built-in bot decides.
   *[no] The built-in bot decides instead.
}
play-open = open
play-offer = { $number }. { $offer }
play-promise = { $number }. { $promise } ({ $verdict })
play-no-deals = There are no open offers, and nobody has promised you anything.

## Bots: why they deal, how long they think, what they would do

play-bot-offers = { $bot } offers this: { $why }
play-bot-agrees = { $bot } agrees: { $why }
play-bot-refuses = { $bot } refuses: { $why }
play-thought = { $bot } thought for { $seconds } s.
play-hint = { $bot } would choose: { $choice }
play-hint-points = That is worth { $gain } points more to it than the next best choice: { $other }
play-hint-chance = It gives you a { $chance } % chance to win so, and { $less } % with the next best choice: { $other }
play-hint-whole = It is part of a whole, with which it gives you a { $chance } % chance to win.
play-hint-alone = It does not compare single choices here.
play-hint-only = There is only one choice.
play-hint-time = It thought for { $seconds } s.
play-hint-nothing = You have nothing to decide now.
play-hint-nobody = No bot is called “{ $name }”. There are: { $bots }

## Deals that are not understood

deal-no-seat = Name a player of this game first: { $seats }.
deal-not-a-promise = What follows a / begins with “i promise” or “you promise”.
deal-not-a-verdict = Write the number of the promise and “kept” or “broken”: judge 1 kept.
deal-no-offer = There is no open offer.
deal-which-offer = Which offer? Write its number; “ledger” lists them.

## Saving and leaving

play-saved = Saved to { $file }.
play-save-where = Where? Write a file: save my-game.json
play-cannot-save = The game cannot be saved to { $file }: { $why }
play-not-saved = The game was not saved.
play-resume = The game is saved. Go on with: tenka play { $game } --resume { $file } --as { $seats }
play-place =
    { $rank }. { $seat }: { $vp ->
        [one] 1 victory point
       *[other] { $vp } victory points
    }
