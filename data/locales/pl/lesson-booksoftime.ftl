lesson-activate = Dwie strony księgi
lesson-activate-about = Piszesz dzieje swojej cywilizacji w trzech segregatorach: handlu, nauki i przemysłu. Gra trwa 16 rund, a w każdej masz jedną turę i jedną akcję. Wygrywa ten, kto ma najwięcej PZ; płaci się piórami, papierem i folderami. Każda księga leży otwarta i pokazuje dwie strony, lewą i prawą, a na każdej jest zdolność.
lesson-activate-1 = Pierwsza akcja to użycie takich zdolności. Księga nauki daje po lewej pióro, a po prawej pióro i papier. Wybierz **aktywację księgi nauki**.
lesson-activate-1-no = To też możliwe. Zostań na razie przy księdze nauki: ma coś po obu stronach.
lesson-activate-2 = Możesz użyć obu stron w dowolnej kolejności albo jednej z nich. Oczywiście **obie**.
lesson-activate-2-no = Pominięcie jednej nic nie daje: strona i tak zostanie potem przewrócona. Wybierz obie.
lesson-activate-done = A potem strona została przewrócona: to, co było po prawej, jest teraz po lewej i pokazuje tył, a obok pojawiła się nowa strona. Księga nigdy więc nie mówi dwa razy z rzędu tego samego, a kiedyś dojdziesz do jej końca.

lesson-write = Zapisywanie stron
lesson-write-about = Księgi mają na początku po dwie strony, resztę zapisujesz w czasie gry. Strony czekają w pięciu sekcjach planszy, a im dalej w prawo się przesunęły, tym są tańsze: pierwsza sekcja kosztuje 2 pióra i 2 papiery, ostatnia 1 papier.
lesson-write-1 = Zapisz **„Teleskop”** z sekcji 5: kosztuje 1 papier. Może trafić tylko do księgi przemysłu, bo ma jej kolor.
lesson-write-1-no = Stać cię na to, ale zacznij od najtańszej: to, co strona daje od razu, może zapłacić za następną.
lesson-write-2 = To jest teraz prawa strona twojej księgi przemysłu, a ty masz jej *natychmiastową korzyść*, folder. Folder zastępuje pióro albo papier. W jednej akcji możesz zapisać tyle stron, na ile cię stać: teraz **„Udomowienie koni”**.
lesson-write-2-no = Najpierw ta z sekcji 4: kosztuje pióro i jedno oddaje.
lesson-write-3 = Stać cię nawet na ostatnią. Zapisz ją albo powiedz *wystarczy*: stanieje, gdy inne strony przesuną ją w prawo.
lesson-write-done = Każda strona liczy się na trzy sposoby: natychmiastową korzyścią, zdolnościami, gdy księga jest na niej otwarta, i symbolem, o który pytają cele.

lesson-draw = Dobieranie stron
lesson-draw-about = Nowe strony pochodzą z oferty, czyli czterech odkrytych stron, albo z wierzchu talii. Akcja **dobierz** to dokładnie dwie, jedna po drugiej. Twoja księga handlu ma już monetę i łódź, a cel handlowy chce symboli w pewnej kolejności.
lesson-draw-1 = Weź **pierwszą stronę oferty**: na przycisku jest napisane, jaką ma natychmiastową korzyść i co umie jej przód.
lesson-draw-2 = Leży w sekcji 1 i przesunęła inne o jedną w prawo, aż do pierwszej luki. Do oferty weszła nowa strona. Wybierz **drugą**, jaką chcesz; ona przesunie je znowu.
lesson-draw-done = Co wypadnie z sekcji 5, przepada. Dobieraj więc, gdy masz lukę, a jeśli jej nie masz, najpierw coś zapisz.

lesson-advance = Tory i cele
lesson-advance-about = Każda księga ma swój *tor*. Awans kosztuje tyle, ile mówi następne pole; potem wybierasz: jego korzyść albo *przesunięcie* celu tego rodzaju. Twój cel naukowy chce par symboli w księdze nauki. Cel odsłonięty przez przesunięcie chce więcej i płaci więcej, a cofnąć się tego nie da.
lesson-advance-1 = Jesteś na polu 2 toru nauki. Pole 3 daje *żeton nauki*: liczy się jak symbol w twojej księdze nauki. **Awansuj** tam po korzyść.
lesson-advance-1-no = To też droga. Ale żeton nauki to symbol bez strony: weź korzyść pola 3.
lesson-advance-2 = Z którym symbolem? Cele naukowe chcą kilku takich samych; masz kolbę i planetę.
lesson-advance-3 = Możesz awansować dalej, na dowolnym torze, dopóki cię stać. Jeszcze raz czy *wystarczy*?
lesson-advance-done = Ostatnie pole toru nic nie daje od razu: na koniec płaci 2 PZ za każdą stronę swojej księgi. Kto na to liczy, zapełnia właśnie tę księgę.

lesson-close = Zamykanie i kronika
lesson-close-about = Natychmiastowe korzyści wracają! Gdy **zamykasz** księgę, jeszcze raz dostajesz natychmiastowe korzyści wszystkich stron po jej lewej stronie, a ona otwiera się na pierwszej. W twojej księdze przemysłu przewrócono trzy strony. Jest też czwarta księga, *kronika*, która należy do wszystkich: w każdej turze możesz skorzystać z jednego z jej dwóch wydarzeń.
lesson-close-1 = Z wydarzenia korzysta się przed akcją albo po niej. Jest pod pytaniem: użyj **wydarzenia po lewej**.
lesson-close-1-no = Możesz najpierw wykonać akcję, a wydarzenie zostawić na potem. Ale nie zapomni się o tym, co się zrobi od razu: wydarzenie po lewej.
lesson-close-2 = Jedno albo drugie; masz 1 papier i ani jednego pióra.
lesson-close-3 = Teraz **zamknięcie księgi przemysłu**. Przycisk mówi, co przyniesie.
lesson-close-3-no = Można. Ale trzy przewrócone strony to dobre żniwo, a do tego wracają pierwsze zdolności tej księgi: zamknij księgę przemysłu.
lesson-close-done = Księga przewrócona do tylnej okładki zamyka się sama i płaci za *wszystkie* swoje strony. Została jeszcze jedna akcja, **przewracanie stron**: w najwyżej trzech księgach naraz, a potem dostajesz natychmiastowe korzyści wszystkich trzech bieżących stron.

lesson-end = Ostatnia tura
lesson-end-about = Runda 16, a ostatnia tura należy do ciebie. Masz 74 PZ, drugi gracz 96. Ale twoje cele są spełnione, a za najwyższe miejsce toru nauki dostaniesz 2 PZ za każdą z sześciu stron księgi nauki.
lesson-end-1 = Co jeszcze przyniesie PZ? Pole 4 toru handlu płaci 3 PZ za każdy rodzaj symbolu w twojej księdze handlu, a są tam trzy. Albo zrób to, co wolisz. Potem zatwierdź.
lesson-end-done = Najpierw cele, potem najwyższe miejsca torów, na koniec PZ za każde pięć zasobów: tak powstał wynik powyżej. Znasz już wszystkie sześć akcji. `/zasady` i *Co to jest?* powiedzą ci, co znaczy ikona albo strona, także w środku tury.
