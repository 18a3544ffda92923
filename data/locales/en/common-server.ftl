# How a server wants it: where games may be opened, what they begin with, how many there may be.

cmd-server = server
cmd-server-about = How this server wants it: where games may be opened, language, pace, limits (Manage Server)

server-title = Karawana on this server
server-places = New tables: { $places }
server-everywhere = in every channel
server-places-menu = Where tables may be opened (nothing chosen: everywhere)
server-announced = Finished games are announced: { $where }
server-nowhere = nowhere
server-announced-menu = Where finished games are announced (nothing chosen: nowhere)
server-language = Language of new tables: { $language }
server-language-auto = that of whoever opens one
server-language-menu = Language of new tables
server-pace = Pace of new tables: { $pace }
server-pace-menu = Pace of new tables
server-most = Tables at a time, on the whole server: { $most }
server-most-each = Tables at a time for one person: { $most }
server-no-limit = as many as they like
server-most-menu = How many tables there may be on the server
server-most-each-menu = At how many tables one person may sit
server-bots-on = The computer may play on empty seats, and for those who are away.
server-bots-off = The computer does not play on this server.
server-bots-menu = Whether the computer may play

refused-no-server = This is for servers; a private conversation has nothing to manage.
refused-not-manager = Only those who may manage this server can do that.
refused-server-place = On this server, tables are opened in: { $places }.
refused-server-full = { $most ->
        [one] On this server there may be only one table at a time.
       *[other] On this server there may be only { $most } tables at a time.
    } Finish one first, or close a lobby that nobody needs.
refused-server-each = { $most ->
        [one] On this server everybody may sit at only one table at a time.
       *[other] On this server everybody may sit at only { $most } tables at a time.
    }
refused-server-bots = On this server the computer does not play.
