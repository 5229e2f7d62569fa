### What the server says to people: why something is not done.

notice-rules-renewed = The rules of this game were renewed on this server. The game goes on from where it was last written down; what was decided after that is void where the new rules do not allow it.

api-error-begun-already = The game has begun already.
api-error-bad-entropy = Random values and commitments are 64 lower-case hexadecimal digits.
api-error-not-revealing = Nobody is waiting for a random value from this seat.
api-error-wrong-reveal = This random value does not fit the commitment that the seat sent before.
api-error-bot-plays-there = A bot plays there already.
api-error-cannot-replay = This game was played by older rules and cannot be played again move by move.
api-error-cannot-resume = This game cannot be taken over by the rules as they are now.
api-error-come-back-first = A bot plays for you. Take your seat back first.
api-error-common-password = This password is one of the first that anybody would guess. Choose a longer or less common one.
api-error-control-characters = This text contains characters that cannot be shown.
api-error-denied = That cannot be done now.
api-error-flawed = Something is wrong with what was sent.
api-error-game-is-given = This table continues another game; the game and its seats cannot be changed.
api-error-game-over = The game is over.
api-error-kept-already = Your name is kept with a password already.
api-error-left-already = You have left already.
api-error-lesson-is-given = This is no prepared table. Those are begun on the page “Learn”.
api-error-line-too-long = Say something, in at most { $limit } characters.
api-error-link-is-used = This link was used before, or its time is up. Make a new one on the other device.
api-error-log-share-spent =
    { $seconds ->
        [one] You have done a lot at this table in a short time. You can go on in a second.
       *[other] You have done a lot at this table in a short time. You can go on in { $seconds } seconds.
    }
api-error-log-share-used-up = You have added as much to this table as one person may. You can go on once the game moves on.
api-error-may-come-back = They were voted out and may still come back: after { $hours } hours the seat can be given free.
api-error-muted = The owner of the table has muted you.
api-error-mixed-name = A name cannot mix letters of different alphabets.
api-error-name-is-kept = Somebody keeps this name with a password. Sign in, or choose another.
api-error-name-looks-alike = This name looks too much like one that somebody else keeps. Choose another.
api-error-name-too-long = The name of a table has at most { $limit } characters.
api-error-no-spectators = Nobody may look on here.
api-error-no-such-bot = There is no bot { $bot }.
api-error-no-such-device = None of your browsers is called that, or it is signed out already.
api-error-no-such-game = There is no game { $game }.
api-error-no-such-language = That language is not spoken here. Choose one of these: { $languages }.
api-error-no-such-lesson = There is no such lesson.
api-error-no-such-line = There is no such line, or you did not hear it.
api-error-no-such-person = There is nobody of that name at this table.
api-error-no-such-moment = The game has only { $last } moments.
api-error-no-such-seat = There is no such seat.
api-error-no-such-table = There is no such table, or you may not see it.
api-error-no-such-token = You have no such token.
api-error-no-vacation-left = You do not have so many vacation days left.
api-error-not-all-are-ready = Not everybody is ready.
api-error-not-begun = The game has not begun yet.
api-error-not-kept = Your name has no password yet. Keep it with one first.
api-error-not-over = The game is not over yet. Its record shows everything, so it is for later.
api-error-not-replaced = No bot stands in for anybody there.
api-error-not-seated = You do not sit at this table.
api-error-not-your-seat = That is not your seat.
api-error-nothing-here = There is nothing at this address.
api-error-nothing-left-to-play = The game is over at that moment; there is nothing left to play.
api-error-nul-character = Text cannot contain the character NUL.
api-error-other-host = This server is not known by that name. The administrator can allow it with the option --host.
api-error-options-too-long = The options of the game are longer than { $limit } bytes.
api-error-other-origin = This request comes from another site.
api-error-others-play = Others play here. Leave instead; a bot takes your seat.
api-error-owner-only = Only the owner of the table may do that.
api-error-players-only = Only players may do that.
api-error-puzzle-over = This puzzle is over. Begin it again to try something else.
api-error-removed = The owner of the table has removed you. You need a new invitation link.
api-error-seat-taken = That seat is taken.
api-error-seated-already = You sit here already.
api-error-seats-are-free = There are free seats. Fill them with people or bots.
api-error-seats-are-taken = Somebody sits on a seat that would go away.
api-error-send-json = Send JSON, with the content type application/json.
api-error-sign-in-first = Choose a name or sign in first.
api-error-spectators-only = This is for those who look on.
api-error-still-has-time = Their time is not up yet.
api-error-still-here = They are here, or were a moment ago: others may vote about somebody who has not looked at the table for { $minutes } minutes.
api-error-strange-key = Every request needs a key of at most { $limit } characters.
api-error-strange-label = A token is called something, in at most { $limit } characters.
api-error-strange-lifetime = A token is good for 1 to { $most } days.
api-error-strange-log = The record of this table cannot be read.
api-error-strange-name = A name has 1 to { $limit } characters, all of which can be seen.
api-error-strange-mark = The list cannot go on from there. Read it from its beginning.
api-error-strange-number = A moment is a number.
api-error-strange-pace = The clock must give at least ten seconds and at most a day, or one to sixty days for each decision.
api-error-strange-password = A password has { $least } to { $most } characters.
api-error-table-full = The table is full.
api-error-token-good-for-nothing = Say what the token is good for.
api-error-token-not-good-for-this = This token is not good for that.
api-error-too-long = That is too long; at most { $limit } bytes are read.
api-error-too-many-open-tables = You already have { $limit } open tables that wait for players. Close one, or begin a game.
api-error-too-many-open-tables-here = There are already { $limit } open tables from your network. Try again later.
api-error-too-many-requests =
    { $seconds ->
        [one] Too much at once. Try again in a second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
api-error-too-many-sockets = Too many tables are open at once. Close some, then try again.
api-error-too-many-tokens = Nobody can have more than { $limit } tokens. Revoke one first.
api-error-unavailable = The server cannot reach its database just now. Nothing that was confirmed is lost; try again.
api-error-cannot-save = The server cannot save right now: its disk is full or failing, or its database does not respond. Nothing was changed. Try again in a moment.
api-error-which-seat = You hold several seats here. Say for which one.
api-error-wish-taken = Somebody else wishes for { $wish } already.
api-error-wrong-name-or-password = There is no such name with this password.
api-error-wrong-password = That is not your password.
api-error-wrong-seats = A table has 1 to { $most } seats.
api-error-strange-webhook = A webhook is an address that begins with http:// or https://.
api-error-no-mail-here = This server sends no mail.
api-error-strange-address = This is not a mail address.
api-error-link-not-good = This link is not good, or no longer.

### What people are told who are away.

notice-turn = It is your turn: { $table }.
notice-talk = Somebody wrote to you or made you an offer: { $table }.
notice-over = The game is over: { $table }.
notice-why = You asked for these letters in your settings, where you can also switch them off.
confirm-mail-subject = Confirm your address
confirm-mail =
    Hello { $name },

    with this link you confirm that you want to be told here when something waits for you:

    { $link }

    If you did not ask for this, do nothing; nothing else will be sent.
api-error-admin-stays = The host has given this name rights: it can neither be changed nor deleted here.
api-error-closed-already = The table is closed already.
api-error-no-such-report = There is no such report.
api-error-nobody-of-that-id = There is no such person, or no longer.
api-error-only-for-hosts = That is only for those whom the host of this server allows it.
