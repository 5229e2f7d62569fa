### The page: what stands around the games.

## Places

page-start = Start
page-learn = Learn
page-games = My games
page-new-table = New table
page-profile = Profile
page-places = Places
page-skip = Skip to the content
page-table = Table
page-no-table = This table cannot be opened
page-unknown-game = This page does not know the game “{ $game }”. Reload it to get its newest version.
page-opening = The table is being opened …

## Being reached

page-unreachable = The server cannot be reached. Try again in a moment.
page-reconnecting = Connection lost; reconnecting …

## People

page-guest-name = Guest

## Language and theme

page-language = Language
page-theme = Theme
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark

## The start page

page-title = Two games of feudal Japan at one table
page-play-now = Play now against bots
