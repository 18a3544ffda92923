lesson-produce = Pracownik i Farma
lesson-produce-about = Agra za czasów Akbara: uprawiasz Dobra, przetwarzasz je i dostarczasz tym, którzy płacą. Wygrywa ten, kto ma najwięcej Rupii, a swoje trzymasz w tajemnicy. O zbiorach decyduje twoja Farma: cztery ścieżki, każda między dwoma Dobrami Podstawowymi i z Farmerem.
lesson-produce-1 = Główna akcja tury jest zawsze taka sama: stawiasz jednego Pracownika na polu i korzystasz z niego. Każdy przycisk mówi, co dałoby ci to miejsce. U **Drwala** twoja Farma daje 4 Drewna, a do tego stoi tam Kupiec: postaw tam Pracownika.
lesson-produce-1-no = Tak też można. Ale 4 Drewna to najlepszy zbiór, a Kupiec da ci za towarzystwo 2 Przysługi.
lesson-produce-2 = Zbiór to liczba odkrytych pól między rogiem Dobra a dwoma Farmerami obok; żetony Skrzyni zakrywają pola. Weź wszystkie **4**: Dobra leżą przy swoim Budynku jako twoje znaczniki, których masz 22.
lesson-produce-2-no = Można wziąć mniej, kiedy brakuje znaczników. Nie brakuje: weź wszystkie cztery.
lesson-produce-3 = Kość przesunęła Kupca, a on zostawił po Rupii na każdym Budynku, który minął: zabierze ją ten, kto tam przyjdzie. Masz teraz 2 Przysługi. Pod pytaniem jest *akcja Przysługi*, z której można skorzystać w dowolnej chwili swojej tury. Skorzystaj z niej albo zakończ turę, jak wolisz.
lesson-produce-done = Twój Pracownik zostaje, gdzie jest. Nie da się go odwołać: wraca, gdy ktoś inny potrzebuje tego pola.

lesson-process = Przetwarzanie
lesson-process-about = Dobra Podstawowe mają wartość 1. Przetworzone wzdłuż strzałek mają wartość 2, a cztery Dobra Luksusowe 3. W Tartaku Drewno zmienia się w Deski, ale stoi tam Pracownik innego gracza.
lesson-process-1 = Cudzy Pracownik niczego nie zamyka: wraca do domu, a jeśli *stał*, jego właściciel dostaje za to Przysługę. Idź do **Tartaku**.
lesson-process-1-no = Można. Ale nie daj się odstraszyć cudzemu Pracownikowi: idź do Tartaku.
lesson-process-2 = Najwyżej 3 Dobra naraz. Zrób **3** Deski.
lesson-process-2-no = Skoro już tu jesteś, skorzystaj w pełni: trzy Deski.
lesson-process-3 = Potem każdy inny gracz może *pójść w twoje ślady*: przetworzyć jedno Dobro wzdłuż tej samej strzałki, a ty za każdego dostajesz Przysługę. Tak się stało. Teraz *Faza Zamówień*: możesz dać jedno Dobro Akbarowi; im więcej od ciebie dostanie, tym więcej zapłaci na koniec. Wybierz.
lesson-process-done = Gdy przetwarzasz, myśl więc o innych: jeśli nikt nie może pójść w twoje ślady, nie dostaniesz Przysług, a jeśli może, pomagasz i jemu.

lesson-build = Budowa
lesson-build-about = Od początku stoją tylko cztery Budynki. Pozostałe trzeba zbudować, a to daje bonus i od razu pracę drugiego Pracownika. Płaci się Piaskowcem i Drewnem (po 1) oraz Cementem i Deskami (po 2).
lesson-build-1 = Postaw Pracownika u **Architekta**.
lesson-build-1-no = Wolno. Ale masz Drewno i Cement na Budynek: idź do Architekta.
lesson-build-2 = Architekt daje jedno pole Wpływu albo Budynek. **Wytwórnia Papieru** kosztuje 4 i zrobi Papier z Drewna, które ci zostanie.
lesson-build-2-no = I to by się udało. Ale z tego, co zbudujesz, korzystasz od razu, a dla Drewna potrzebujesz wytwórni Papieru.
lesson-build-3 = Dwa różne Materiały Budulcowe liczą się o 1 więcej: **Cement** (2) i jedno **Drewno** (1) to 2 + 1 + 1 = 4. Reszty nikt nie wydaje, więc zapłać dokładnie tyle.
lesson-build-3-no = Wystarczy, ale to więcej, niż trzeba. Jeden Cement i jedno Drewno to 4.
lesson-build-4 = Do tego *płytka Bonusu Budynku* jego Poziomu. Która? Pole na torze Gildii liczy się przy Zamówieniach, Rupie to punkty.
lesson-build-5 = Który żeton Skrzyni? Usuń go tam, gdzie zrobi miejsce na zbiór, którego chcesz.
lesson-build-6 = Twój drugi Pracownik stoi w nowym Budynku i od razu tam przetwarzasz. Ile Drewna?
lesson-build-7 = Faza Zamówień. Akbar bierze po jednym Dobru każdego z dwunastu przetworzonych rodzajów, od jednego gracza i raz na grę.
lesson-build-done = Na jednym z Budynków w konstrukcji stoi *Budowniczy*: kto tam pójdzie, temu zbuduje za darmo, ale bez płytki Bonusu.

lesson-sail = Dostawy
lesson-sail-about = Nad rzeką siedzą *Dostojnicy*. Każdy chce pewnych Dóbr i za każdą dostawę płaci tyle Rupii, ile znaczników jest wtedy na karcie, a kto dostarczył mu najwięcej, ten dostaje na stałe jego zdolność.
lesson-sail-1 = Dobra wozi **Żeglarz**. Portugalski Handlarz chce Sukna i Kurkumy; masz jedno i drugie.
lesson-sail-1-no = Wolno. Ale masz dokładnie to, o co prosi Portugalski Handlarz: idź do Żeglarza.
lesson-sail-2 = Jedna dostawa jest darmowa. Jeśli dasz Żeglarzowi Dobro, jego wartość to liczba dodatkowych: zapłać **Drewnem** za jedną więcej.
lesson-sail-2-no = To za dużo albo za mało: potrzebujesz dwóch dostaw, a Drewno ma wartość dokładnie 1.
lesson-sail-3 = Komu? **Portugalskiemu Handlarzowi**.
lesson-sail-3-no = Inni też coś wezmą. Ale Kontrakt Portugalskiego Handlarza możesz wypełnić w pojedynkę.
lesson-sail-4 = Dowolne z tych Dóbr. Pierwszy znacznik na karcie przynosi 1 Rupię, drugi 2.
lesson-sail-5 = I jeszcze raz **Portugalski Handlarz**.
lesson-sail-5-no = Jeszcze jedno Dobro i Kontrakt jest twój. Zostań tutaj.
lesson-sail-6 = Wypełniony, i to tylko przez ciebie: karta jest twoja razem ze zdolnością. Za przysługę dla tej Gildii możesz też przejść o pole wyżej na jej torze. Prawie nigdy nie warto odmawiać.
lesson-sail-7 = Twoja Faza Zamówień. Cegły przydadzą się Akbarowi, a mogą też poczekać na Dostojnika.
lesson-sail-done = Wypełnione Kontrakty przesuwają Łódź, a Łódź daje dostęp do Dostojników wyższych Poziomów. U Żeglarza można obok pierwszego Dobra położyć drugie takie samo: to Podwójna Dostawa, dla przewagi na karcie.

lesson-meditate = Medytacja
lesson-meditate-about = Twoi Pracownicy stoją na planszy i nikt ich nie wypycha. Przed akcją możesz ich *położyć*: każdy daje Punkty Medytacji, które od razu wydajesz na Kole Medytacji. Za wypchnięcie leżącego Pracownika nie dostaniesz Przysługi.
lesson-meditate-1 = Pierwszy Pracownik daje tyle, ile mówi twój znacznik Medytacji, każdy następny trochę mniej. Połóż tego w **Kopalni**.
lesson-meditate-2 = 2 punkty. Połóż też tego u **Żeglarza**.
lesson-meditate-3 = 4 punkty na akcje Koła, oprócz tej, którą zakrywa znacznik. **Przetwórz Dobro**: kosztuje tyle, ile jest warte to, co otrzymasz.
lesson-meditate-4 = Bawełna zmienia się w Olej albo w **Sukno**. Sukno lubią Portugalski Handlarz i Akbar; wybierz je.
lesson-meditate-5 = Zostały 2 punkty, a niewydane przepadają. Żeton Skrzyni z Farmy albo dwa kroki Farmera: jak wolisz.
lesson-meditate-6 = Potem główna akcja według uznania i koniec tury. Zwróć uwagę na cenę pól z twoimi Pracownikami: ponowne użycie to *Czeladnik*, 2 Rupie.
lesson-meditate-done = To cała tura: medytacja, jeśli chcesz, jedna akcja, a potem Zamówienie albo Akbar, jeśli możesz. To, co wolno obok (Olej i Curry podnoszą Pracowników, Statua daje jeszcze jedną akcję), stoi pod każdym pytaniem, gdy tylko masz czym zapłacić.

lesson-end = Zamówienia i koniec gry
lesson-end-about = Ostatnia tura ostatniej rundy, i to twoja. Zostały Zamówienia trzech Gildii: każde chce dwóch Dóbr i płaci tyle Rupii, ile mówi twoje pole na torze Gildii, jeśli stoisz na nim najwyżej albo na równi z najwyższym. Drugi gracz ma 36 Rupii, ty 31.
lesson-end-1 = Rzemieślnicy chcą Cementu i Curry, a ty masz jedno i drugie. Najpierw zdobądź u nich więcej wpływu: **Architekt**.
lesson-end-1-no = Wolno. Ale jedno pole wyżej u Rzemieślników to więcej Rupii: Architekt.
lesson-end-2 = **1 pole w Gildii Rzemieślników**.
lesson-end-2-no = Pole to pole, ale to Rzemieślnicy za chwilę ci zapłacą.
lesson-end-3 = Pole 6 daje bonus. To ostatnia tura: weź, co chcesz.
lesson-end-4 = A teraz **Zamówienie** Rzemieślników.
lesson-end-4-no = Akbar płaci według liczby twoich znaczników, a za trzeci to 2 Rupie więcej. Zamówienie płaci 5 od razu, a na koniec liczy się też jego kolumna.
lesson-end-5 = Nic więcej nie jest już nic warte. Zakończ turę.
lesson-end-done = Gra kończy się po rundzie, w której ktoś to wywoła, i po jeszcze jednej. Liczą się wtedy: Kontrakty z efektem na koniec gry, tory z Zamówieniami, Medytacja, usunięte żetony Skrzyni i Akbar. Pozostałe Dobra i Przysługi nic nie dają.
