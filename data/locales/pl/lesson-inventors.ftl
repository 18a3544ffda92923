lesson-invent = Wymyślanie
lesson-invent-about = W Bagdadzie wszyscy są wynalazcami: Wynalazek najpierw się *Wymyśla*, potem *Buduje*, *Testuje* i *Publikuje*, a każdy krok może wykonać ktoś inny. Pracujesz Kośćmi: białymi oraz Kośćmi Kupców (niebieskie), Naukowców (pomarańczowe) i Budowniczych (ciemnoszare). Po trzech lub czterech rundach wygrywa ten, kto ma najwięcej PZ.
lesson-invent-1 = W pierwszej kolumnie leżą puste plansze, a na każdej jest napisane, jakich Kości i ilu kart wymaga. Twoje Gotowe Kości to pomarańczowa 4, biała 2 i biała 5. **Wymyśl** coś na planszy „Zrobotyzowane”: Kości 6+.
lesson-invent-1-no = W każdej turze można wiele. Zacznij tam, gdzie zaczyna się każdy Wynalazek: Wymyślanie na planszy „Zrobotyzowane”.
lesson-invent-2 = Jedna lub dwie Kości trafiają na Wielbłąda. **Pomarańczowa 4** i **biała 2** dają dokładnie 6, a za każdą pomarańczową Kość przy Wymyślaniu dobierasz kartę. Piątkę zachowaj.
lesson-invent-2-no = Może i starczy na 6, ale pomarańczowa Kość daje kartę, a 4 + 2 to dokładnie tyle, ile trzeba.
lesson-invent-3 = Masz nową kartę. Odrzuć teraz dwie, których wymaga plansza. Ta, która zostanie, będzie prawą połową Wynalazku: gdzie spotkają się te same kolory planszy i karty, zyskasz Wpływ w tej Gildii.
lesson-invent-4 = A ta karta to Wynalazek. Przycisk mówi, co dadzą jej krawędzie.
lesson-invent-5 = Na koniec jeden z twoich *kafelków Pomysłu*: kto Zbuduje ten Wynalazek, zyska to, co kafelek pokazuje, i ty też. Połóż **środkowy górny**: 2 Srebrniki.
lesson-invent-5-no = To też dobry pomysł. Ale na początku najbardziej brakuje Srebrników: środkowy górny.
lesson-invent-done = Podniosły się też twoje Tantiemy: płacą na początku każdej rundy. Każdy kafelek Pomysłu, który schodzi z twojej planszy, coś odsłania: kolumny dają efekty, a rzędy PZ.

lesson-build = Budowanie
lesson-build-about = Inny gracz Wymyślił Wynalazek, a ty możesz go Zbudować. Karta mówi, jakich Kości to wymaga i których trzech *Rzemieślników* nad nim pracuje. Twoi stoją w Wieży: każdy kosztuje tyle Srebrników, ile jego poziom, po opłaceniu wchodzi o poziom wyżej i jest Nieaktywny.
lesson-build-1 = **Zbuduj** Zrobotyzowane Klepsydry: Kości 7+, a potem Świecarz, Tkacz i Kaflarz.
lesson-build-1-no = Wolno. Ale masz Kości i Srebrniki na Wynalazek: Zbuduj go.
lesson-build-2 = **Ciemnoszara 3** i **biała 4**. Za każdą ciemnoszarą Kość przy Budowaniu odświeżasz Rzemieślnika.
lesson-build-3 = Wszyscy trzej zostali opłaceni, po 2 Srebrniki, a ty zyskujesz 2 Srebrniki z kafelka Pomysłu; Wymyślający też je dostanie. Tu widać, co jeszcze można zrobić: zostało odświeżenie za ciemnoszarą Kość. Wybierz i graj do końca tury.
lesson-build-done = Wynalazek przeszedł do drugiej kolumny z twoim Wpływem jako Budującego. Budujący punktuje na koniec, a więcej wtedy, gdy Opublikuje kto inny. Rzemieślnicy, którzy się wspinają, dają PZ, a kiedy na najniższym poziomie nikt nie został, rusza się sama Wieża.

lesson-test = Testowanie
lesson-test-about = Zbudowany Wynalazek może *Testować* każdy. Kosztuje to kolorową Kość, która zostaje na Wynalazku na zawsze; jej miejsce zajmie u ciebie biała. Za to płynie twój *Statek*, a z Rzeki biorą się kafelki Warsztatu.
lesson-test-1 = Naciśnij **Testuj Wynalazek**: twoja pomarańczowa 4 pasuje na jedno z jego pól.
lesson-test-1-no = Wolno. Ale zobacz najpierw, co daje Testowanie.
lesson-test-2 = Była tylko jedna Kość i jedno pole dla niej, więc nie było nawet pytania. Zyskujesz Wpływ w kolorze pola, a Statek dopływa do *kafelka Warsztatu*, który musisz umieścić. W którym rzędzie? W kolumnie najbardziej z lewej to nic nie kosztuje. Potem zakończ turę.
lesson-test-done = Kość na polu Testowania musi być co najmniej tak wysoka jak wszystkie, które tam leżą. Każda zwiększa wartość Wynalazku dla tych, którzy go Budują i Publikują. *Publikowanie* wymaga Kości 8+, Skryby i jeszcze jednego Rzemieślnika, a przynosi Tantiemy.

lesson-workshop = Warsztat
lesson-workshop-about = Trzy rzędy twojej planszy to Warsztaty. Gdy położysz w rzędzie jedną lub dwie Kości, możesz skorzystać z tego, co tam nadrukowane, i z każdego kafelka, którego wartość osiągasz i którego kolor jest wśród tych Kości.
lesson-workshop-1 = **Aktywuj górny rząd**: leżą tam dwa kafelki.
lesson-workshop-1-no = Wolno. Ale dwa kafelki w rzędzie czekają na użycie: górny rząd.
lesson-workshop-2 = Im wyższa suma, tym więcej kafelków działa; jeden chce 4 z pomarańczową, drugi 6. Weź **pomarańczową 4** i **białą 3**.
lesson-workshop-2-no = Bez pomarańczowej Kości nie zadziała jeden kafelek, a przy małej sumie drugi.
lesson-workshop-3 = Co jest darmowe i nie zostawia wyboru, stało się samo: 2 Srebrniki. Z reszty wybierz, co chcesz, a na końcu powiedz *Zakończ*. Nowa Kość w *Pracowni* zastępuje jedną z twoich, oddaj więc białą, jeśli możesz.
lesson-workshop-done = Kości zostają w rzędzie i żadne inne tam nie trafią, dopóki go nie wyczyścisz. *Oświecenie* przenosi Kości w górę, od Wyczerpanych do Zainspirowanych; używaną Kość Zdeterminowaną możesz podnieść o 1, a Zainspirowaną nawet o 5.

lesson-worker = Robotnicy
lesson-worker-about = Na rundę masz dwóch Robotników. W Gildiach kosztują Wpływ i dużo dają albo prowadzą *Badanie*; dwa pola są otwarte dla wszystkich i darmowe.
lesson-worker-1 = **Umieść Robotnika**.
lesson-worker-1-no = Wolno. Ale ta tura należy do Robotnika.
lesson-worker-2 = Z trzema niebieskimi Wpływami stać cię na **Niebieską Gildię, z lewej, efekt Gildii**: Niebieska Kość i 2 podniesienia poziomu.
lesson-worker-2-no = Można, a często warto. Badanie kosztuje tyle samo i daje trwałą zdolność; tutaj weź efekt Gildii.
lesson-worker-3 = W dowolnej kolejności. Kość trafia do Pracowni, wspina się tam i wychodzi jaśniejsza; w zamian oddajesz jedną ze swoich, najlepiej białą. Rzemieślnicy z podniesionym poziomem wspinają się bez opłacania.
lesson-worker-done = Wydany Wpływ nie liczy się już do Przewagi w tej Gildii, a Przewagi punktują najwięcej ze wszystkiego. To zawsze jest decyzja.

lesson-tent = Namiot
lesson-tent-about = Kiedy masz dość na tę rundę, stawiasz *Namiot*. To też akcja główna, i to jedna z najlepszych: za każdego nieużytego Robotnika i każdego nieużytego Wielbłąda odświeżasz Rzemieślnika i Oświecasz Kość, kafelek Pasowania obok coś daje, a to, co Namiot odsłania na twojej planszy, jest twoje.
lesson-tent-1 = W każdej sekcji stanie jeden Namiot na rundę. Postaw swój w **sekcji ciemnoszarej**: 2 karty i 2 Srebrniki.
lesson-tent-1-no = Ta sekcja też jest dobra. Na potrzeby lekcji wybierz tę z kartami i Srebrnikami: ciemnoszarą.
lesson-tent-2 = Teraz wszystko, co przynosi, w dowolnej kolejności. Kość można Oświecić kilka razy: to przygotowuje następną rundę. Karty z ręki to *akcje darmowe*: +1 na Kości oraz Oświecenie albo odświeżenie. Graj do końca tury.
lesson-tent-done = Runda kończy się, gdy każdy postawi Namiot: nieużyte Kości Oświecają się jeszcze raz, Robotnicy wracają, a Namiot przechodzi do sekcji powyżej, gdzie liczy się do Przewagi jak 2 Wpływy. Kto postawi go najdalej z lewej, zostaje Pierwszym Graczem.

lesson-end = Koniec gry
lesson-end-about = Ostatnia runda; inni postawili już Namioty, a twój zakończy grę. Liczą się: Przewagi w Gildiach, Tantiemy, Badania, Rzemieślnicy, kafelki Warsztatów, Pomysły, Wynalazki z tym, co mierzą ich karty, i to, co zostało.
lesson-end-1 = Gdzie twój ostatni **Namiot** da najwięcej? W sekcji ciemnoszarej liczy się jak 2 Ciemnoszare Wpływy, ale ktoś inny ma tam dużą przewagę.
lesson-end-1-no = Przed Namiotem można by jeszcze i to. Ale tutaj nic nie jest tak dobre jak koniec: postaw Namiot.
lesson-end-2 = Weź, co daje: każde cztery Srebrniki i karty na ręce razem to 1 PZ. Potem zakończ turę.
lesson-end-done = Powyżej widzisz wszystkie składniki wyniku każdego gracza. Co zapamiętać: rozpoczynaj Wynalazki, które dokończą inni, używaj kolorowych Kości do tego, w czym są dobre, i nie wydawaj Wpływu, który daje ci Przewagę.
