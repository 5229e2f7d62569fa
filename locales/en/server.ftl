### What the server says to people: why something is not done.

notice-rules-renewed = The rules of this game were renewed on this server. The game goes on from where it was last written down; what was decided after that is void where the new rules do not allow it.

problem-begun-already = The game has begun already.
problem-bad-entropy = Random values and commitments are 64 lower-case hexadecimal digits.
problem-not-revealing = Nobody is waiting for a random value from this seat.
problem-wrong-reveal = This random value does not fit the commitment that the seat sent before.
problem-bot-plays-there = A bot plays there already.
problem-cannot-replay = This game was played by older rules and cannot be played again move by move.
problem-cannot-resume = This game cannot be taken over by the rules as they are now.
problem-come-back-first = A bot plays for you. Take your seat back first.
problem-common-password = This password is one of the first that anybody would guess. Choose a longer or less common one.
problem-control-characters = This text contains characters that cannot be shown.
problem-denied = That cannot be done now.
problem-flawed = Something is wrong with what was sent.
problem-game-is-given = This table continues another game; the game and its seats cannot be changed.
problem-game-over = The game is over.
problem-kept-already = Your name is kept with a password already.
problem-left-already = You have left already.
problem-lesson-is-given = This is no prepared table. Those are begun on the page “Learn”.
problem-line-too-long = Say something, in at most { $limit } characters.
problem-link-is-used = This link was used before, or its time is up. Make a new one on the other device.
problem-log-share-spent =
    { $seconds ->
        [one] You have done a lot at this table in a short time. You can go on in a second.
       *[other] You have done a lot at this table in a short time. You can go on in { $seconds } seconds.
    }
problem-log-share-used-up = You have added as much to this table as one person may. You can go on once the game moves on.
problem-may-come-back = They were voted out and may still come back: after { $hours } hours the seat can be given free.
problem-muted = The owner of the table has muted you.
problem-mixed-name = A name cannot mix letters of different alphabets.
problem-name-is-kept = Somebody keeps this name with a password. Sign in, or choose another.
problem-name-looks-alike = This name looks too much like one that somebody else keeps. Choose another.
problem-name-too-long = The name of a table has at most { $limit } characters.
problem-no-spectators = Nobody may look on here.
problem-no-such-bot = There is no bot { $bot }.
problem-no-such-device = None of your browsers is called that, or it is signed out already.
problem-no-such-game = There is no game { $game }.
problem-no-such-language = That language is not spoken here. Choose one of these: { $languages }.
problem-no-such-lesson = There is no such lesson.
problem-no-such-line = There is no such line, or you did not hear it.
problem-no-such-person = There is nobody of that name at this table.
problem-no-such-moment = The game has only { $last } moments.
problem-no-such-seat = There is no such seat.
problem-no-such-table = There is no such table, or you may not see it.
problem-no-such-token = You have no such token.
problem-no-vacation-left = You do not have so many vacation days left.
problem-not-all-are-ready = Not everybody is ready.
problem-not-begun = The game has not begun yet.
problem-not-kept = Your name has no password yet. Keep it with one first.
problem-not-over = The game is not over yet. Its record shows everything, so it is for later.
problem-not-replaced = No bot stands in for anybody there.
problem-not-seated = You do not sit at this table.
problem-not-your-seat = That is not your seat.
problem-nothing-here = There is nothing at this address.
problem-nothing-left-to-play = The game is over at that moment; there is nothing left to play.
problem-nul-character = Text cannot contain the character NUL.
problem-other-host = This server is not known by that name. The administrator can allow it with the option --host.
problem-options-too-long = The options of the game are longer than { $limit } bytes.
problem-other-origin = This request comes from another site.
problem-others-play = Others play here. Leave instead; a bot takes your seat.
problem-owner-only = Only the owner of the table may do that.
problem-players-only = Only players may do that.
problem-puzzle-over = This puzzle is over. Begin it again to try something else.
problem-removed = The owner of the table has removed you. You need a new invitation link.
problem-seat-taken = That seat is taken.
problem-seated-already = You sit here already.
problem-seats-are-free = There are free seats. Fill them with people or bots.
problem-seats-are-taken = Somebody sits on a seat that would go away.
problem-send-json = Send JSON, with the content type application/json.
problem-sign-in-first = Choose a name or sign in first.
problem-spectators-only = This is for those who look on.
problem-still-has-time = Their time is not up yet.
problem-still-here = They are here, or were a moment ago: others may vote about somebody who has not looked at the table for { $minutes } minutes.
problem-strange-key = Every request needs a key of at most { $limit } characters.
problem-strange-label = A token is called something, in at most { $limit } characters.
problem-strange-lifetime = A token is good for 1 to { $most } days.
problem-strange-log = The record of this table cannot be read.
problem-strange-name = A name has 1 to { $limit } characters, all of which can be seen.
problem-strange-mark = The list cannot go on from there. Read it from its beginning.
problem-strange-number = A moment is a number.
problem-strange-pace = The clock must give at least ten seconds and at most a day, or one to sixty days for each decision.
problem-strange-password = A password has { $least } to { $most } characters.
problem-table-full = The table is full.
problem-token-good-for-nothing = Say what the token is good for.
problem-token-not-good-for-this = This token is not good for that.
problem-too-long = That is too long; at most { $limit } bytes are read.
problem-too-many-open-tables = You already have { $limit } open tables that wait for players. Close one, or begin a game.
problem-too-many-open-tables-here = There are already { $limit } open tables from your network. Try again later.
problem-too-many-requests =
    { $seconds ->
        [one] Too much at once. Try again in a second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
problem-too-many-sockets = Too many tables are open at once. Close some, then try again.
problem-too-many-tokens = Nobody can have more than { $limit } tokens. Revoke one first.
problem-unavailable = The server cannot reach its database just now. Nothing that was confirmed is lost; try again.
problem-cannot-save = The server cannot save right now: its disk is full or failing, or its database does not respond. Nothing was changed. Try again in a moment.
problem-which-seat = You hold several seats here. Say for which one.
problem-wish-taken = Somebody else wishes for { $wish } already.
problem-wrong-name-or-password = There is no such name with this password.
problem-wrong-password = That is not your password.
problem-wrong-seats = A table has 1 to { $most } seats.
problem-strange-webhook = A webhook is an address that begins with http:// or https://.
problem-no-mail-here = This server sends no mail.
problem-strange-address = This is not a mail address.
problem-link-not-good = This link is not good, or no longer.

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
problem-admin-stays = The host has given this name rights: it can neither be changed nor deleted here.
problem-closed-already = The table is closed already.
problem-no-such-report = There is no such report.
problem-nobody-of-that-id = There is no such person, or no longer.
problem-only-for-hosts = That is only for those whom the host of this server allows it.
