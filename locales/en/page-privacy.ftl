### What the server keeps about people. The days come from the settings of the server; 0 means that it is never deleted by itself.

page-privacy-line = What this server keeps about you, why, for how long, and who can see it. The operator of the server is responsible for it and can read its database.
page-privacy-to-profile = Go to your profile
page-privacy-account = Your account
page-privacy-account-text = A name, a random id, your language, the times of your first and last visit, and a hash of your password if you set one; the password itself is never stored. This is how your games recognize you. Other players see the name; administrators also see the times.
page-privacy-account-days =
    { $days ->
        [0] Guests and accounts are kept until they are deleted.
        [one] Guests are deleted, with everything they wrote, after one day without a visit. Accounts with a password are kept until you delete them.
       *[other] Guests are deleted, with everything they wrote, after { $days } days without a visit. Accounts with a password are kept until you delete them.
    }
page-privacy-sessions = Signed-in browsers, links and tokens
page-privacy-sessions-text = For every signed-in browser, every link for another device and every token: a hash, its dates, and the label you gave a token. They let you in, and nobody but you can list them. A token expires on the date you chose for it.
page-privacy-sessions-days =
    { $days ->
        [one] A browser is signed out after one day.
       *[other] A browser is signed out after { $days } days.
    } { $minutes ->
        [one] A link works for one minute.
       *[other] A link works for { $minutes } minutes.
    }
page-privacy-notifications = Notifications
page-privacy-notifications-text = An email address or a webhook, only if you enter one, to tell you about your turn, private messages and finished games. Nobody else sees them.
page-privacy-notifications-days =
    { $days ->
        [one] The address is kept until you remove it; the time of the last notification is deleted after one day.
       *[other] The address is kept until you remove it; the time of the last notification is deleted after { $days } days.
    }
page-privacy-no-email = This server sends no email.
page-privacy-games = Games
page-privacy-games-text = Every decision with its time, because a game consists of its decisions. During the game, players and spectators see what the rules show them; a finished game can be replayed by everybody who may see its table.
page-privacy-games-days =
    { $days ->
        [0] Finished games are kept.
        [one] Finished and closed tables are deleted after one day without activity.
       *[other] Finished and closed tables are deleted after { $days } days without activity.
    }
page-privacy-messages = Messages
page-privacy-messages-text = What you write in chat, so that the others can read it. It is seen by those you wrote it to, and by administrators if somebody reports it. Messages are kept as long as their table, and deleted with your account.
page-privacy-reports = Reports
page-privacy-reports-text = Who reported whom, what they wrote and the message it is about, so that administrators can step in. Only administrators see reports.
page-privacy-reports-days =
    { $days ->
        [0] Reports are kept.
        [one] Reports are deleted one day after they were settled.
       *[other] Reports are deleted { $days } days after they were settled.
    }
page-privacy-connection = Your connection
page-privacy-connection-text = Your IP address is used in memory to limit requests; it is not stored in the database. The server’s log says which kind of request was answered and how long it took, not who sent it; only the actions of administrators are logged with their name and address. A reverse proxy in front of the server may keep a log of its own.
page-privacy-browser = In your browser
page-privacy-browser-text = One cookie that keeps you signed in, and settings such as the language, the theme and what you have already read. Nothing is loaded from other sites, and nobody tracks you.
page-privacy-export = Getting a copy
page-privacy-export-text = Your profile has a button that downloads everything stored about you as one file, without secrets.
page-privacy-delete = Deleting your account
page-privacy-delete-text = You can delete your account in your profile at any time. Your name, addresses, password, devices and tokens, the names you gave tables, and everything you wrote in chat and in reports are then removed from the database, and disappear from the screens of everybody who is connected.
page-privacy-stays = What stays
page-privacy-stays-text = The decisions of games you played stay, including the wording of promises, because other people’s games consist of them; they belong to a player without a name. Backups that the operator made earlier still hold what was deleted until they are deleted themselves.
