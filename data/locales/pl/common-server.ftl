# Jak chce serwer: gdzie wolno otwierać gry, od czego się zaczynają, ile może ich być.

cmd-server = serwer
cmd-server-about = Zasady tego serwera: gdzie otwierać gry, język, tempo, limity (dla zarządzających serwerem)

server-title = Karawana na tym serwerze
server-places = Nowe stoły: { $places }
server-everywhere = na każdym kanale
server-places-menu = Gdzie wolno otwierać stoły (nic nie wybrano: wszędzie)
server-announced = Ogłoszenia o zakończonych grach: { $where }
server-nowhere = nigdzie
server-announced-menu = Gdzie ogłaszać koniec gry (nic nie wybrano: nigdzie)
server-language = Język nowych stołów: { $language }
server-language-auto = taki jak u osoby, która otwiera stół
server-language-menu = Język nowych stołów
server-pace = Tempo nowych stołów: { $pace }
server-pace-menu = Tempo nowych stołów
server-most = Stoły naraz na całym serwerze: { $most }
server-most-each = Stoły naraz dla jednej osoby: { $most }
server-no-limit = bez limitu
server-most-menu = Ile stołów może być na serwerze
server-most-each-menu = Przy ilu stołach wolno siedzieć jednej osobie
server-bots-on = Komputer może grać na pustych miejscach i za nieobecnych.
server-bots-off = Na tym serwerze komputer nie gra.
server-bots-menu = Czy komputer może grać

refused-no-server = To jest dla serwerów; w prywatnej rozmowie nie ma czym zarządzać.
refused-not-manager = Mogą to zrobić tylko osoby zarządzające tym serwerem.
refused-server-place = Na tym serwerze stoły otwiera się tutaj: { $places }.
refused-server-full = { $most ->
        [one] Na tym serwerze może być tylko jeden stół naraz.
        [few] Na tym serwerze mogą być tylko { $most } stoły naraz.
        [many] Na tym serwerze może być tylko { $most } stołów naraz.
       *[other] Na tym serwerze może być tylko { $most } stołu naraz.
    } Najpierw dokończcie którąś grę albo zamknijcie niepotrzebną poczekalnię.
refused-server-each = { $most ->
        [one] Na tym serwerze wolno siedzieć tylko przy jednym stole naraz.
        [few] Na tym serwerze wolno siedzieć tylko przy { $most } stołach naraz.
        [many] Na tym serwerze wolno siedzieć tylko przy { $most } stołach naraz.
       *[other] Na tym serwerze wolno siedzieć tylko przy { $most } stołach naraz.
    }
refused-server-bots = Na tym serwerze komputer nie gra.
