<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Chiva</source>
        <comment>window title</comment>
        <translation>Über Chiva</translation>
    </message>
    <message>
        <source>About Chiva, text to read</source>
        <comment>name of a text field</comment>
        <translation>Über Chiva, Text zum Lesen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>The partnership domino game for four: you, your partner and two opponents.</source>
        <translation>Das Dominospiel zu viert in zwei Teams: du, dein Partner und auf den anderen beiden Plätzen die Gegenseite.</translation>
    </message>
    <message>
        <source>The computer players and the hints know what you would know in their chair: the tiles in their own hand, the line, every play and pass of this hand, how many tiles each player holds, and the streaks. The program never gives them another hand, the seed or a deal to come. They judge by experience and calculation within limits, and they make mistakes.</source>
        <translation>Der Computer und die Tipps wissen, was auch du an ihrer Stelle wüsstest: die Steine der eigenen Hand, die Kette, was in dieser Runde gelegt und wo gepasst wurde, wie viele Steine jeder Platz noch hat, und die Serien. Das Programm gibt ihnen nie eine andere Hand, den Startwert oder eine kommende Austeilung. Beide urteilen nach Erfahrung und mit begrenzter Rechenzeit, und beide machen Fehler.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Version {version}, with Python {python}, Qt {qt} and PySide {pyside}.</source>
        <translation>Version {version}, mit Python {python}, Qt {qt} und PySide {pyside}.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Restart hand</source>
        <translation>&amp;Runde neu beginnen</translation>
    </message>
    <message>
        <source>Copy &amp;seed</source>
        <translation>&amp;Startwert kopieren</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open rec&amp;ent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>Statist&amp;ics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Bestätigen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>Choose the &amp;left end</source>
        <translation>&amp;Linkes Ende wählen</translation>
    </message>
    <message>
        <source>Choose the &amp;right end</source>
        <translation>&amp;Rechtes Ende wählen</translation>
    </message>
    <message>
        <source>Put the tile &amp;back</source>
        <translation>Stein &amp;zurücklegen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rückgän&amp;gig</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Next computer move</source>
        <translation>&amp;Nächster Computerzug</translation>
    </message>
    <message>
        <source>Show or hide the re&amp;sult</source>
        <translation>&amp;Ergebnis ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Open &amp;ends</source>
        <translation>Offene &amp;Enden</translation>
    </message>
    <message>
        <source>Whole &amp;line</source>
        <translation>Ganze &amp;Kette</translation>
    </message>
    <message>
        <source>My &amp;tiles</source>
        <translation>&amp;Meine Steine</translation>
    </message>
    <message>
        <source>Tiles &amp;of each seat</source>
        <translation>Steine auf jedem &amp;Platz</translation>
    </message>
    <message>
        <source>Who &amp;passed on what</source>
        <translation>Wer &amp;worauf gepasst hat</translation>
    </message>
    <message>
        <source>&amp;Streaks</source>
        <translation>&amp;Serien</translation>
    </message>
    <message>
        <source>&amp;Whose turn</source>
        <translation>Wer &amp;dran ist</translation>
    </message>
    <message>
        <source>Last &amp;moves</source>
        <translation>Letzte &amp;Züge</translation>
    </message>
    <message>
        <source>&amp;Chances of my moves</source>
        <translation>&amp;Chancen meiner Züge</translation>
    </message>
    <message>
        <source>Say &amp;again</source>
        <translation>&amp;Noch einmal sagen</translation>
    </message>
    <message>
        <source>&amp;History of what was said</source>
        <translation>&amp;Verlauf des Gesagten</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>&amp;Menüleiste</translation>
    </message>
    <message>
        <source>&amp;Position fields</source>
        <translation>&amp;Positionsfelder</translation>
    </message>
    <message>
        <source>&amp;Chances of all moves</source>
        <translation>Chancen aller &amp;Züge</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Enlarge the line</source>
        <translation>Kette v&amp;ergrößern</translation>
    </message>
    <message>
        <source>&amp;Shrink the line</source>
        <translation>Kette ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show the &amp;whole line</source>
        <translation>&amp;Ganze Kette zeigen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Fair play</source>
        <translation>&amp;Faires Spiel</translation>
    </message>
    <message>
        <source>&amp;Watch a demo hand</source>
        <translation>&amp;Vorführrunde ansehen</translation>
    </message>
    <message>
        <source>&amp;About Chiva</source>
        <translation>Ü&amp;ber Chiva</translation>
    </message>
</context>
<context>
    <name>BarButton</name>
    <message>
        <source>{action}, not possible now</source>
        <comment>a button</comment>
        <translation>{action}, jetzt nicht möglich</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>Next hand</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
</context>
<context>
    <name>Chances</name>
    <message>
        <source>Chances of all moves</source>
        <comment>name of a list</comment>
        <translation>Chancen aller Züge</translation>
    </message>
</context>
<context>
    <name>DemoHand</name>
    <message>
        <source>Demo hand</source>
        <comment>title of a window</comment>
        <translation>Vorführrunde</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <comment>window title</comment>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>&amp;Details for a report:</source>
        <comment>label of a text field</comment>
        <translation>&amp;Einzelheiten für eine Meldung:</translation>
    </message>
    <message>
        <source>The details were copied.</source>
        <translation>Die Einzelheiten wurden kopiert.</translation>
    </message>
    <message>
        <source>C&amp;opy the details</source>
        <translation>Einzelheiten &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Fair play</source>
        <comment>window title</comment>
        <translation>Faires Spiel</translation>
    </message>
    <message>
        <source>Fair play, text to read</source>
        <comment>name of a text field</comment>
        <translation>Faires Spiel, Text zum Lesen</translation>
    </message>
    <message>
        <source>Copy the &amp;example</source>
        <translation>&amp;Beispiel kopieren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Does the computer look at my tiles?</source>
        <translation>Sieht der Computer meine Steine?</translation>
    </message>
    <message>
        <source>No. It plays from what you would know in its chair. You need not believe that: below stands how you can check it.</source>
        <translation>Nein. Er spielt mit dem, was du auf seinem Platz wüsstest. Das musst du nicht glauben: Unten steht, wie du es nachprüfst.</translation>
    </message>
    <message>
        <source>What the computer knows</source>
        <translation>Was der Computer weiß</translation>
    </message>
    <message>
        <source>It knows the tiles in its own hand, the line, every play and pass of this hand with the ends that were open, how many tiles each seat holds, and the streaks. That is all. It does not know the tiles of another seat, not even those of its partner, nor the seed, nor anything of an earlier hand. A hint is worked out from your tiles in the same way.</source>
        <translation>Er kennt die Steine der eigenen Hand, die Kette, jeden Zug und jedes Passen dieser Runde mit den Enden, die offen waren, die Zahl der Steine an jedem Platz und die Serien. Das ist alles. Er kennt nicht die Steine eines anderen Platzes, auch nicht die seines Partners, nicht den Startwert und nichts aus einer früheren Runde. Ein Tipp wird auf dieselbe Weise aus deinen Steinen errechnet.</translation>
    </message>
    <message>
        <source>The strong and the master player deal the unseen tiles in thousands of ways that fit what has happened, and play them out. What you passed on is telling. They are wrong often enough.</source>
        <translation>Die Stufen Stark und Meister teilen die nicht sichtbaren Steine auf Tausende Arten aus, die zum Geschehenen passen, und spielen sie zu Ende. Worauf du gepasst hast, verrät viel. Auch das irrt oft genug.</translation>
    </message>
    <message>
        <source>Four locks</source>
        <translation>Vier Schlösser</translation>
    </message>
    <message>
        <source>A player is given a view made for its seat. No way leads back from it to the hand, the match or the seed.</source>
        <translation>Wer als Computer spielt, erhält eine Sicht, die für den eigenen Platz gemacht ist. Von ihr führt kein Weg zurück zur Runde, zur Partie oder zum Startwert.</translation>
    </message>
    <message>
        <source>The part of the window that thinks gets this view, never the match.</source>
        <translation>Der Teil des Fensters, der nachdenkt, bekommt diese Sicht und nie die Partie.</translation>
    </message>
    <message>
        <source>A test reads the players&apos; source and fails if a player uses a part that knows hidden hands.</source>
        <translation>Ein Test liest den Quelltext der Stufen und schlägt fehl, wenn eine davon einen Teil benutzt, der verdeckte Hände kennt.</translation>
    </message>
    <message>
        <source>Another test deals the hidden tiles again, in ways that fit the passes, and wants the same move.</source>
        <translation>Ein anderer Test teilt die verdeckten Steine neu aus, so dass sie zum Passen passen, und verlangt denselben Zug.</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Prüf es selbst</translation>
    </message>
    <message>
        <source>With Chiva comes the command chiva-engine, to be typed in a terminal; with the source of Chiva it is python3 dev.py engine. Copy the example below and save it as one.json. It is a hand in which seat 4 is to move. Ask what the master does there:</source>
        <translation>Zu Chiva gehört der Befehl chiva-engine, den du in einem Terminal eingibst; mit dem Quelltext von Chiva heißt er python3 dev.py engine. Kopiere das Beispiel mit der Schaltfläche unten und speichere es als one.json. Es ist eine Runde, in der Platz 4 am Zug ist. Frage, was die Stufe Meister dort tut:</translation>
    </message>
    <message>
        <source>Now exchange tiles that seat 4 cannot see, such as 4-0 in the first hand and 4-3 in the second, and ask again. The answer stays the same to the last digit. A player that looked at a hidden tile would give itself away sooner or later.</source>
        <translation>Tausche nun Steine, die Platz 4 nicht sieht, etwa 4-0 in der ersten Hand gegen 4-3 in der zweiten, und frage noch einmal. Die Antwort bleibt bis zur letzten Ziffer dieselbe. Wer auf einen verdeckten Stein schaut, verrät sich früher oder später.</translation>
    </message>
    <message>
        <source>The deal comes from the seed alone, before anybody plays. When a hand is over and its tiles lie open, compare them with what the seed and the number of the hand give:</source>
        <translation>Die Austeilung kommt allein aus dem Startwert, bevor jemand spielt. Wenn eine Runde vorbei ist und ihre Steine offen liegen, vergleiche sie mit dem, was Startwert und Nummer der Runde ergeben:</translation>
    </message>
    <message>
        <source>With the source of Chiva you can run the test of the fourth lock, too, for every kind of player:</source>
        <translation>Mit dem Quelltext von Chiva kannst du auch den Test des vierten Schlosses ausführen, für jede Stufe:</translation>
    </message>
    <message>
        <source>The file docs/FAIRNESS.md there says more, and where each lock is found.</source>
        <translation>Die Datei docs/FAIRNESS.md sagt dort mehr, auch wo jedes Schloss zu finden ist.</translation>
    </message>
    <message>
        <source>The example was copied.</source>
        <translation>Das Beispiel wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>FileTexts</name>
    <message>
        <source>{file} cannot be opened: there is no such file.</source>
        <translation>{file} lässt sich nicht öffnen: Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: it is a folder or a device.</source>
        <translation>{file} lässt sich nicht öffnen: Es ist ein Ordner oder ein Gerät.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the system does not allow it.</source>
        <translation>{file} lässt sich nicht öffnen: Das System erlaubt es nicht.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <comment>the system&apos;s own words</comment>
        <translation>{file} lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>{file} was not saved: its folder is not there.</source>
        <translation>{file} wurde nicht gespeichert: Den Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>{file} was not saved: the system does not allow it.</source>
        <translation>{file} wurde nicht gespeichert: Das System erlaubt es nicht.</translation>
    </message>
    <message>
        <source>{file} was not saved: the disk is full.</source>
        <translation>{file} wurde nicht gespeichert: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason}.</source>
        <comment>the system&apos;s own words</comment>
        <translation>{file} wurde nicht gespeichert: {reason}.</translation>
    </message>
    <message>
        <source>This match is not being saved and ends with the program: {reason}</source>
        <comment>a sentence about a file that cannot be written</comment>
        <translation>Diese Partie wird nicht gespeichert und endet mit dem Programm: {reason}</translation>
    </message>
    <message>
        <source>{file} was saved.</source>
        <translation>{file} wurde gespeichert.</translation>
    </message>
    <message>
        <source>{file}, hand {hand}, move {move}: {problem}</source>
        <comment>a file, a place in it, a sentence</comment>
        <translation>{file}, Runde {hand}, Zug {move}: {problem}</translation>
    </message>
    <message>
        <source>{file} is larger than any match can be.</source>
        <translation>{file} ist größer, als eine Partie sein kann.</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <translation>{file} ist leer.</translation>
    </message>
    <message>
        <source>{file} is no match of Chiva: it is not text in UTF-8.</source>
        <translation>{file} ist keine Partie von Chiva: Es ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>{file} is no match of Chiva, or it is cut off or garbled.</source>
        <translation>{file} ist keine Partie von Chiva, oder sie ist abgeschnitten oder verstümmelt.</translation>
    </message>
    <message>
        <source>{file} is no match of Chiva.</source>
        <translation>{file} ist keine Partie von Chiva.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Chiva.</source>
        <translation>{file} stammt von einer neueren Version von Chiva.</translation>
    </message>
    <message>
        <source>{file} is damaged: its part “{part}” does not make sense.</source>
        <comment>the part has the name that stands in the file</comment>
        <translation>{file} ist beschädigt: Der Teil „{part}“ ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>it was not this seat’s turn but that of {seat}.</source>
        <translation>Nicht dieser Platz war dran, sondern {seat}.</translation>
    </message>
    <message>
        <source>the hand named there is not the one that can be dealt.</source>
        <translation>Diese Runde kann dort nicht ausgeteilt werden.</translation>
    </message>
    <message>
        <source>there are more moves than any match has.</source>
        <translation>Es sind mehr Züge, als eine Partie hat.</translation>
    </message>
    <message>
        <source>no move or deal is written there.</source>
        <translation>Dort steht weder ein Zug noch eine Austeilung.</translation>
    </message>
    <message>
        <source>the file is cut off or garbled there.</source>
        <translation>Die Datei ist dort abgeschnitten oder verstümmelt.</translation>
    </message>
    <message>
        <source>the hand was over.</source>
        <translation>Die Runde war vorbei.</translation>
    </message>
    <message>
        <source>{seat} does not hold the tile of the move “{move}”.</source>
        <translation>{seat} hat den Stein des Zuges „{move}“ nicht.</translation>
    </message>
    <message>
        <source>{seat} must open with 6-6, not with “{move}”.</source>
        <translation>{seat} muss mit 6-6 eröffnen, nicht mit „{move}“.</translation>
    </message>
    <message>
        <source>{seat} opens the hand and may not pass.</source>
        <translation>{seat} eröffnet die Runde und darf nicht passen.</translation>
    </message>
    <message>
        <source>{seat} holds a tile that fits and may not pass.</source>
        <translation>{seat} hat einen Stein, der passt, und darf nicht passen.</translation>
    </message>
    <message>
        <source>the move “{move}” of {seat} names no end.</source>
        <translation>Der Zug „{move}“ von {seat} nennt kein Ende.</translation>
    </message>
    <message>
        <source>the move “{move}” of {seat} opens the hand and names an end.</source>
        <translation>Der Zug „{move}“ von {seat} eröffnet die Runde und nennt ein Ende.</translation>
    </message>
    <message>
        <source>the move “{move}” of {seat} does not fit there.</source>
        <translation>Der Zug „{move}“ von {seat} passt dort nicht.</translation>
    </message>
    <message>
        <source>The saved match</source>
        <comment>in the place of a file&apos;s name</comment>
        <translation>Die gespeicherte Partie</translation>
    </message>
    <message>
        <source>It goes on without it.</source>
        <translation>Ohne ihn geht es weiter.</translation>
    </message>
    <message>
        <source>It goes on up to there.</source>
        <translation>Bis dorthin geht es weiter.</translation>
    </message>
    <message>
        <source>The statistics cannot be written: {reason}.</source>
        <comment>the reason is one of those below</comment>
        <translation>Die Statistik lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>The statistics cannot be opened: {reason}. What is counted now ends with the program.</source>
        <comment>the reason is one of those below</comment>
        <translation>Die Statistik lässt sich nicht öffnen: {reason}. Was jetzt gezählt wird, endet mit dem Programm.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why statistics cannot be opened or written</comment>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <comment>why statistics cannot be …</comment>
        <translation>das System erlaubt es nicht</translation>
    </message>
    <message>
        <source>another program is using them</source>
        <comment>why statistics cannot be …</comment>
        <translation>ein anderes Programm benutzt sie</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: changed preferences hold until the program ends.</source>
        <translation>{file} lässt sich nicht lesen oder schreiben: Geänderte Einstellungen gelten, bis das Programm endet.</translation>
    </message>
    <message>
        <source>A new match begins.</source>
        <translation>Eine neue Partie beginnt.</translation>
    </message>
    <message>
        <source>{file} was not saved: a folder or a device has this name.</source>
        <translation>{file} wurde nicht gespeichert: Ein Ordner oder ein Gerät heißt schon so.</translation>
    </message>
    <message>
        <source>The match of the newer version was kept as {file}.</source>
        <translation>Die Partie der neueren Version heißt jetzt {file}.</translation>
    </message>
    <message>
        <source>The damaged file was kept as {file}.</source>
        <translation>Die beschädigte Datei heißt jetzt {file}.</translation>
    </message>
    <message>
        <source>The statistics could not be read and begin anew; the damaged file was kept as {file}.</source>
        <translation>Die Statistik ließ sich nicht lesen und beginnt von vorn; die beschädigte Datei heißt jetzt {file}.</translation>
    </message>
    <message>
        <source>The settings could not be read and start from their defaults; the damaged file was kept as {file}.</source>
        <translation>Die Einstellungen ließen sich nicht lesen und beginnen von vorn; die beschädigte Datei heißt jetzt {file}.</translation>
    </message>
</context>
<context>
    <name>HandTable</name>
    <message>
        <source>Hand</source>
        <comment>heading in the ledger</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Opened</source>
        <comment>heading in the ledger: who opened the hand</comment>
        <translation>Eröffnet</translation>
    </message>
    <message>
        <source>End</source>
        <comment>heading in the ledger: how the hand ended</comment>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading in the ledger: which side won</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Sums</source>
        <comment>heading in the ledger: pips of both sides</comment>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Break</source>
        <comment>heading in the ledger: an attempt was broken</comment>
        <translation>Gebrochen</translation>
    </message>
    <message>
        <source>Streaks</source>
        <comment>heading in the ledger: credits after the hand</comment>
        <translation>Serien</translation>
    </message>
    <message>
        <source>being played</source>
        <comment>in the ledger: the hand goes on</comment>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>in the ledger: who won the hand</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>broken</source>
        <comment>in the ledger: an attempt was broken</comment>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>no sums</source>
        <comment>in the ledger: no blocked hand</comment>
        <translation>keine Summen</translation>
    </message>
    <message>
        <source>no break</source>
        <comment>in the ledger</comment>
        <translation>nicht gebrochen</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>in the ledger: the hand goes on</comment>
        <translation>noch nicht</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Choose a tile, then its end: click, tap, or drag.</source>
        <translation>Wähle einen Stein, dann sein Ende: klicken, tippen oder ziehen.</translation>
    </message>
    <message>
        <source>The marks below your tiles show the ends they fit.</source>
        <translation>Die Zeichen unter deinen Steinen zeigen, an welche Enden sie passen.</translation>
    </message>
    <message>
        <source>{rules}: the rules. {keys}: all keys. {hint}: a hint.</source>
        <comment>keys</comment>
        <translation>{rules}: die Regeln. {keys}: alle Tasten. {hint}: ein Tipp.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>{key}: hide</source>
        <comment>key; puts the hints away</comment>
        <translation>{key}: ausblenden</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>All &amp;messages, the newest last:</source>
        <comment>label of a list</comment>
        <translation>Alle &amp;Meldungen, die neueste zuletzt:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>&amp;Alle kopieren</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) copied.</source>
        <translation>
            <numerusform>%n Meldung kopiert.</numerusform>
            <numerusform>%n Meldungen kopiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyModel</name>
    <message>
        <source>Table</source>
        <comment>where a key works</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>heading of a table of keys</comment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a table of keys</comment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a table of keys</comment>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>&amp;System language</source>
        <translation>&amp;Systemsprache</translation>
    </message>
</context>
<context>
    <name>LedgerDialog</name>
    <message>
        <source>Ledger</source>
        <comment>window title: the record of the match</comment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <comment>page of the ledger</comment>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <comment>page of the ledger</comment>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>Moves, hand by hand</source>
        <comment>name of a tree</comment>
        <translation>Züge, Runde für Runde</translation>
    </message>
    <message>
        <source>Hands of the match</source>
        <comment>name of a table</comment>
        <translation>Runden der Partie</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>LetterModel</name>
    <message>
        <source>Only a single letter can be a key here.</source>
        <translation>Nur ein einzelner Buchstabe kann hier eine Taste sein.</translation>
    </message>
    <message>
        <source>{letter} already means: {action}.</source>
        <comment>a key and what it does</comment>
        <translation>{letter} bedeutet schon: {action}.</translation>
    </message>
    <message>
        <source>{letter} now means: {action}.</source>
        <comment>a key and what it does</comment>
        <translation>{letter} bedeutet jetzt: {action}.</translation>
    </message>
    <message>
        <source>No letter now: {action}.</source>
        <translation>Jetzt ohne Buchstaben: {action}.</translation>
    </message>
    <message>
        <source>no letter</source>
        <comment>instead of a key</comment>
        <translation>kein Buchstabe</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a table of keys</comment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>heading of a table of keys</comment>
        <translation>Buchstabe</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>H</source>
        <translation>T</translation>
    </message>
    <message>
        <source>U</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>W</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>V</source>
        <translation>B</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>B</source>
        <translation>K</translation>
    </message>
    <message>
        <source>T</source>
        <translation>M</translation>
    </message>
    <message>
        <source>C</source>
        <translation>A</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>D</translation>
    </message>
    <message>
        <source>M</source>
        <translation>V</translation>
    </message>
    <message>
        <source>O</source>
        <translation>C</translation>
    </message>
    <message>
        <source>G</source>
        <translation>O</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Seed {seed}</source>
        <comment>window title; the program&apos;s name follows</comment>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>No tile is chosen.</source>
        <translation>Kein Stein ist gewählt.</translation>
    </message>
    <message>
        <source>Nobody has played yet: there is nothing to begin again.</source>
        <translation>Noch hat niemand gelegt: Es gibt nichts neu zu beginnen.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>Es gibt keinen Zug von dir, der zurückzunehmen wäre.</translation>
    </message>
    <message>
        <source>There is nothing to bring back.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Seed {seed} copied.</source>
        <translation>Startwert {seed} kopiert.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong. The match goes on where it stood.</source>
        <translation>Etwas Unerwartetes ist schiefgegangen. Die Partie geht weiter, wo sie stand.</translation>
    </message>
    <message>
        <source>The chances of all moves are shown with a hint.</source>
        <translation>Die Chancen aller Züge werden mit einem Tipp gezeigt.</translation>
    </message>
    <message>
        <source>The chances of all moves are hidden.</source>
        <translation>Die Chancen aller Züge sind ausgeblendet.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Open a match</source>
        <comment>window title</comment>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>A damaged match</source>
        <translation>Eine beschädigte Partie</translation>
    </message>
    <message>
        <source>{problem} Open the match up to there?</source>
        <comment>a sentence before it</comment>
        <translation>{problem} Die Partie bis dorthin öffnen?</translation>
    </message>
    <message>
        <source>{problem} Open the match without it?</source>
        <comment>a sentence before it</comment>
        <translation>{problem} Die Partie ohne ihn öffnen?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open another match?</source>
        <translation>Eine andere Partie öffnen?</translation>
    </message>
    <message>
        <source>Save the match</source>
        <comment>window title</comment>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Matches of Chiva (*{suffix})</source>
        <comment>kind of file</comment>
        <translation>Partien von Chiva (*{suffix})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <comment>kind of file</comment>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>window title</comment>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Moves as a table</source>
        <comment>kind of file, CSV</comment>
        <translation>Züge als Tabelle</translation>
    </message>
    <message>
        <source>Ledger to read</source>
        <comment>kind of file, Markdown</comment>
        <translation>Protokoll zum Lesen</translation>
    </message>
    <message>
        <source>Hands for chiva-engine</source>
        <comment>kind of file, JSON</comment>
        <translation>Runden für chiva-engine</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <comment>kind of file, PNG</comment>
        <translation>Bild des Tisches</translation>
    </message>
    <message>
        <source>Table on paper</source>
        <comment>kind of file, PDF</comment>
        <translation>Tisch auf Papier</translation>
    </message>
    <message>
        <source>Hands as a table</source>
        <comment>kind of file, CSV</comment>
        <translation>Runden als Tabelle</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <comment>in place of a list</comment>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Put away: seed {seed}, hand {hand}</source>
        <comment>a match, in a menu</comment>
        <translation>Weggelegt: Startwert {seed}, Runde {hand}</translation>
    </message>
    <message>
        <source>Chiva</source>
        <comment>window title of a notice</comment>
        <translation>Chiva</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <comment>leave all as it is</comment>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>MoveTree</name>
    <message>
        <source>Hands and moves</source>
        <comment>heading in the ledger</comment>
        <translation>Runden und Züge</translation>
    </message>
    <message>
        <source>The four hands as they were dealt</source>
        <comment>heading in the ledger</comment>
        <translation>Die vier Hände, wie sie ausgeteilt wurden</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <comment>window title</comment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <comment>label of a field</comment>
        <translation>Start&amp;wert:</translation>
    </message>
    <message>
        <source>empty: a fresh one</source>
        <comment>seed of a match</comment>
        <translation>leer: ein neuer</translation>
    </message>
    <message>
        <source>Any word or number. The same seed deals the same hands again.</source>
        <translation>Ein beliebiges Wort oder eine Zahl. Derselbe Startwert teilt dieselben Runden wieder aus.</translation>
    </message>
    <message>
        <source>Any word or number; empty for a fresh seed.</source>
        <translation>Ein beliebiges Wort oder eine Zahl; leer für einen neuen Startwert.</translation>
    </message>
    <message>
        <source>&amp;Partner, across the table:</source>
        <comment>label of a list of levels</comment>
        <translation>&amp;Partner, gegenüber:</translation>
    </message>
    <message>
        <source>&amp;Right, an opponent:</source>
        <comment>label of a list of levels</comment>
        <translation>&amp;Rechts, Gegenseite:</translation>
    </message>
    <message>
        <source>&amp;Left, an opponent:</source>
        <comment>label of a list of levels</comment>
        <translation>&amp;Links, Gegenseite:</translation>
    </message>
    <message>
        <source>Start the &amp;match</source>
        <translation>Partie &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Pages</source>
        <comment>name of a list of pages</comment>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>blank</source>
        <comment>the number 0 on a tile, spoken</comment>
        <translation>Null</translation>
    </message>
    <message>
        <source>one</source>
        <comment>the number 1 on a tile, spoken</comment>
        <translation>Eins</translation>
    </message>
    <message>
        <source>two</source>
        <comment>the number 2 on a tile, spoken</comment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>the number 3 on a tile, spoken</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>the number 4 on a tile, spoken</comment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>the number 5 on a tile, spoken</comment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>the number 6 on a tile, spoken</comment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>double {number}</source>
        <comment>a tile, spoken</comment>
        <translation>Doppel-{number}</translation>
    </message>
    <message>
        <source>{high}-{low}</source>
        <comment>a tile&apos;s two numbers, higher first</comment>
        <translation>{high}-{low}</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>keine Steine</translation>
    </message>
    <message>
        <source>You</source>
        <comment>seat 1, the person</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>seat 2, the opponent on the right</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>seat 3, across the table</comment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>seat 4, the opponent on the left</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Us</source>
        <comment>the person&apos;s team</comment>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Them</source>
        <comment>the other team</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>level of a computer player</comment>
        <translation>Einstieg</translation>
    </message>
    <message>
        <source>Steady</source>
        <comment>level of a computer player</comment>
        <translation>Solide</translation>
    </message>
    <message>
        <source>Strong</source>
        <comment>level of a computer player</comment>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level of a computer player</comment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Plays a tile that fits, and often overlooks the better one.</source>
        <translation>Legt einen Stein, der passt, und übersieht oft den besseren.</translation>
    </message>
    <message>
        <source>Counts its own numbers, looks after doubles and minds the passes.</source>
        <translation>Zählt die eigenen Zahlen, sorgt für die Pasche und achtet darauf, wer wo gepasst hat.</translation>
    </message>
    <message>
        <source>Works out from all moves so far who may hold what.</source>
        <translation>Schließt aus allen bisherigen Zügen, wer was haben kann.</translation>
    </message>
    <message>
        <source>As strong, with more time for each move. The hardest one.</source>
        <translation>Ebenso stark, mit mehr Zeit für jeden Zug. Die schwerste Stufe.</translation>
    </message>
    <message>
        <source>left</source>
        <comment>end of the line</comment>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <comment>end of the line</comment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>left {number}</source>
        <comment>end of the line and its number</comment>
        <translation>links {number}</translation>
    </message>
    <message>
        <source>right {number}</source>
        <comment>end of the line and its number</comment>
        <translation>rechts {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>tiles in a hand</comment>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>passed on {numbers}</source>
        <comment>note beside a seat</comment>
        <translation>passte auf {numbers}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>mark on a seat</comment>
        <translation>Ist dran</translation>
    </message>
    <message>
        <source>{facts}, {next}</source>
        <comment>facts about a thing, one after the other</comment>
        <translation>{facts}, {next}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>a place in a row of things</comment>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>state of a tile or an end</comment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>cannot open</source>
        <comment>fact about a tile</comment>
        <translation>kann nicht eröffnen</translation>
    </message>
    <message>
        <source>must open</source>
        <comment>fact about a tile</comment>
        <translation>muss eröffnen</translation>
    </message>
    <message>
        <source>can open</source>
        <comment>fact about a tile</comment>
        <translation>kann eröffnen</translation>
    </message>
    <message>
        <source>does not fit</source>
        <comment>fact about a tile</comment>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>both {number}</source>
        <comment>brief: a tile fits both ends, which show one number</comment>
        <translation>beide {number}</translation>
    </message>
    <message>
        <source>fits left and right {number}</source>
        <comment>both ends show the same number</comment>
        <translation>passt links und rechts {number}</translation>
    </message>
    <message>
        <source>left {left} or right {right}</source>
        <comment>brief: a tile fits both ends</comment>
        <translation>links {left} oder rechts {right}</translation>
    </message>
    <message>
        <source>fits left {left} and right {right}</source>
        <comment>fact about a tile</comment>
        <translation>passt links {left} und rechts {right}</translation>
    </message>
    <message>
        <source>fits left {number}</source>
        <comment>fact about a tile</comment>
        <translation>passt links {number}</translation>
    </message>
    <message>
        <source>fits right {number}</source>
        <comment>fact about a tile</comment>
        <translation>passt rechts {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>{left}-{right}</source>
        <comment>a tile&apos;s two numbers as it lies</comment>
        <translation>{left}-{right}</translation>
    </message>
    <message>
        <source>you played it last</source>
        <comment>fact about a tile in the line</comment>
        <translation>zuletzt von dir gelegt</translation>
    </message>
    <message>
        <source>{seat} played it last</source>
        <comment>fact about a tile in the line</comment>
        <translation>zuletzt gelegt von {seat}</translation>
    </message>
    <message>
        <source>you played it</source>
        <comment>fact about a tile in the line</comment>
        <translation>von dir gelegt</translation>
    </message>
    <message>
        <source>{seat} played it</source>
        <comment>fact about a tile in the line</comment>
        <translation>gelegt von {seat}</translation>
    </message>
    <message>
        <source>it opened the hand</source>
        <comment>fact about a tile in the line</comment>
        <translation>eröffnete die Runde</translation>
    </message>
    <message>
        <source>middle of the table</source>
        <comment>where the opening tile goes</comment>
        <translation>Mitte des Tisches</translation>
    </message>
    <message>
        <source>left end {number}</source>
        <comment>an open end</comment>
        <translation>linkes Ende {number}</translation>
    </message>
    <message>
        <source>right end {number}</source>
        <comment>an open end</comment>
        <translation>rechtes Ende {number}</translation>
    </message>
    <message>
        <source>{tile} does not fit</source>
        <comment>at an end</comment>
        <translation>{tile} passt nicht</translation>
    </message>
    <message>
        <source>place for {tile}</source>
        <comment>where the chosen tile can go</comment>
        <translation>Platz für {tile}</translation>
    </message>
    <message>
        <source>Where to play {tile}</source>
        <comment>heading of the two ends</comment>
        <translation>{tile} anlegen</translation>
    </message>
    <message>
        <source>has the turn</source>
        <comment>fact about a seat</comment>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>opened this hand</source>
        <comment>fact about a seat</comment>
        <translation>eröffnete diese Runde</translation>
    </message>
    <message>
        <source>{level} level</source>
        <comment>how strong a computer player is</comment>
        <translation>Stufe {level}</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the table with all that lies on it</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>the person&apos;s tiles</comment>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Ends</source>
        <comment>the two open ends of the line</comment>
        <translation>Enden</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>the tiles on the table</comment>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>the four players</comment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>{seat}: pass.</source>
        <comment>brief: a seat passed</comment>
        <translation>{seat} passt.</translation>
    </message>
    <message>
        <source>You passed on {numbers}.</source>
        <translation>Du hast auf {numbers} gepasst.</translation>
    </message>
    <message>
        <source>{seat} passed on {numbers}.</source>
        <translation>{seat} passte auf {numbers}.</translation>
    </message>
    <message>
        <source>{seat}: {move}.</source>
        <comment>brief: a seat and its move by name</comment>
        <translation>{seat}: {move}.</translation>
    </message>
    <message>
        <source>You opened with {tile}.</source>
        <translation>Du hast mit {tile} eröffnet.</translation>
    </message>
    <message>
        <source>{seat} opened with {tile}.</source>
        <translation>{seat} eröffnete mit {tile}.</translation>
    </message>
    <message>
        <source>You played {tile} on the left: {number} is open.</source>
        <translation>Du hast {tile} links angelegt: {number} ist offen.</translation>
    </message>
    <message>
        <source>You played {tile} on the right: {number} is open.</source>
        <translation>Du hast {tile} rechts angelegt: {number} ist offen.</translation>
    </message>
    <message>
        <source>{seat} played {tile} on the left: {number} is open.</source>
        <translation>{seat} legte {tile} links an: {number} ist offen.</translation>
    </message>
    <message>
        <source>{seat} played {tile} on the right: {number} is open.</source>
        <translation>{seat} legte {tile} rechts an: {number} ist offen.</translation>
    </message>
    <message>
        <source>Hand {number}. You hold {tile} and open with it.</source>
        <translation>Runde {number}. Du hast {tile} und eröffnest damit.</translation>
    </message>
    <message>
        <source>Hand {number}. {seat} holds {tile} and opens.</source>
        <translation>Runde {number}. {seat} hat {tile} und eröffnet.</translation>
    </message>
    <message>
        <source>Hand {number}. You open with any tile.</source>
        <translation>Runde {number}. Du eröffnest mit einem beliebigen Stein.</translation>
    </message>
    <message>
        <source>Hand {number}. {seat} opens.</source>
        <translation>Runde {number}. {seat} eröffnet.</translation>
    </message>
    <message>
        <source>None of your tiles fits {numbers}: pass.</source>
        <translation>Keiner deiner Steine passt an {numbers}: Du musst passen.</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <comment>two numbers of which one is meant</comment>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>A computer player failed; a simple move was made instead.</source>
        <translation>Der Computer hat versagt; stattdessen kam ein einfacher Zug.</translation>
    </message>
    <message>
        <source>{tile} does not fit: {ends} is needed.</source>
        <translation>{tile} passt nicht: Nötig ist {ends}.</translation>
    </message>
    <message>
        <source>This hand opens with {tile}.</source>
        <translation>Diese Runde eröffnet mit {tile}.</translation>
    </message>
    <message>
        <source>You cannot pass: a tile of yours fits.</source>
        <translation>Du kannst nicht passen: Du hast einen Stein zum Anlegen.</translation>
    </message>
    <message>
        <source>You open this hand: play a tile.</source>
        <translation>Du eröffnest diese Runde: Leg einen Stein.</translation>
    </message>
    <message>
        <source>{tile} fits both ends: choose left or right.</source>
        <translation>{tile} passt an beide Enden: Wähle links oder rechts.</translation>
    </message>
    <message>
        <source>{tile} fits only the other end.</source>
        <translation>{tile} passt nur an das andere Ende.</translation>
    </message>
    <message>
        <source>There is no such tile in your hand.</source>
        <translation>Diesen Stein hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>The line is empty: the opening tile needs no end.</source>
        <translation>Die Kette ist leer: Der eröffnende Stein braucht kein Ende.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>Choose a tile first.</source>
        <translation>Wähle erst einen Stein.</translation>
    </message>
    <message>
        <source>It is not your turn: {seat} plays.</source>
        <translation>Du bist nicht dran: {seat} spielt.</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>name of a move</comment>
        <translation>passen</translation>
    </message>
    <message>
        <source>{tile} on the left</source>
        <comment>name of a move</comment>
        <translation>{tile} links</translation>
    </message>
    <message>
        <source>{tile} on the right</source>
        <comment>name of a move</comment>
        <translation>{tile} rechts</translation>
    </message>
    <message>
        <source>Hint: pass, no tile fits.</source>
        <translation>Tipp: passen, kein Stein lässt sich anlegen.</translation>
    </message>
    <message>
        <source>Hint: {move}.</source>
        <translation>Tipp: {move}.</translation>
    </message>
    <message>
        <source>It must open this hand.</source>
        <translation>Damit muss diese Runde eröffnet werden.</translation>
    </message>
    <message>
        <source>It is your only move.</source>
        <translation>Das ist dein einziger Zug.</translation>
    </message>
    <message>
        <source>It empties your hand and wins.</source>
        <translation>Damit leerst du deine Hand und gewinnst.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n tile(s) with {number}.</source>
        <comment>number is 0 to 6</comment>
        <translation>
            <numerusform>Du behältst %n Stein mit {number}.</numerusform>
            <numerusform>Du behältst %n Steine mit {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} passed on {number}.</source>
        <translation>{seat} passte auf {number}.</translation>
    </message>
    <message>
        <source>A double is harder to play later.</source>
        <translation>Ein Pasch lässt sich später schwerer anlegen.</translation>
    </message>
    <message>
        <source>It takes most pips from your hand.</source>
        <translation>Das nimmt die meisten Augen von deiner Hand.</translation>
    </message>
    <message>
        <source>Hand {hand}: you played your last tile.</source>
        <translation>Runde {hand}: Du hast deinen letzten Stein gelegt.</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} played the last tile of a hand.</source>
        <translation>Runde {hand}: {seat} legte den letzten Stein der eigenen Hand.</translation>
    </message>
    <message>
        <source>Hand {hand} is blocked: {number} is open on both ends and nobody holds one.</source>
        <translation>Runde {hand} ist blockiert: An beiden Enden ist {number} offen, und niemand hat noch einen Stein dafür.</translation>
    </message>
    <message>
        <source>Hand {hand} is blocked: {left} and {right} are open and nobody holds either.</source>
        <translation>Runde {hand} ist blockiert: {left} und {right} sind offen, und niemand hat noch einen Stein dafür.</translation>
    </message>
    <message>
        <source>Equal sums: nobody wins.</source>
        <translation>Gleiche Summen: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>The lower sum wins.</source>
        <translation>Die kleinere Summe gewinnt.</translation>
    </message>
    <message>
        <source>We win the match, 4 to 0</source>
        <translation>Wir gewinnen die Partie, 4 zu 0</translation>
    </message>
    <message>
        <source>They win the match, 4 to 0</source>
        <translation>Die Gegner gewinnen die Partie, 4 zu 0</translation>
    </message>
    <message>
        <source>The hand is drawn, {sum} each</source>
        <translation>Die Runde endet unentschieden, je {sum}</translation>
    </message>
    <message>
        <source>We win the hand</source>
        <translation>Wir gewinnen die Runde</translation>
    </message>
    <message>
        <source>They win the hand</source>
        <translation>Die Gegner gewinnen die Runde</translation>
    </message>
    <message>
        <source>We win the hand, {lower} to {higher}</source>
        <translation>Wir gewinnen die Runde, {lower} zu {higher}</translation>
    </message>
    <message>
        <source>They win the hand, {lower} to {higher}</source>
        <translation>Die Gegner gewinnen die Runde, {lower} zu {higher}</translation>
    </message>
    <message>
        <source>hand emptied</source>
        <comment>mark on the winning side</comment>
        <translation>Hand geleert</translation>
    </message>
    <message>
        <source>lower sum</source>
        <comment>mark on the winning side</comment>
        <translation>kleinere Summe</translation>
    </message>
    <message>
        <source>Four won hands to zero: the match is ours.</source>
        <translation>Vier gewonnene Runden zu null: Die Partie gehört uns.</translation>
    </message>
    <message>
        <source>Four won hands to zero: the match is theirs.</source>
        <translation>Vier gewonnene Runden zu null: Die Partie geht an die Gegner.</translation>
    </message>
    <message>
        <source>We broke their attempt: both sides go back to 0.</source>
        <translation>Wir haben ihre Serie gebrochen: Beide Teams gehen auf 0 zurück.</translation>
    </message>
    <message>
        <source>They broke our attempt: both sides go back to 0.</source>
        <translation>Die Gegner haben unsere Serie gebrochen: Beide Teams gehen auf 0 zurück.</translation>
    </message>
    <message>
        <source>A drawn hand counts for nobody: it stays 0 to 0.</source>
        <translation>Eine unentschiedene Runde zählt für niemanden: Es bleibt bei 0 zu 0.</translation>
    </message>
    <message>
        <source>A drawn hand counts for nobody: the streaks stay.</source>
        <translation>Eine unentschiedene Runde zählt für niemanden: Die Serien bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n more won hand(s) take the match.</source>
        <comment>for our side</comment>
        <translation>
            <numerusform>Noch %n gewonnene Runde, und die Partie gehört uns.</numerusform>
            <numerusform>Noch %n gewonnene Runden, und die Partie gehört uns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more won hand(s) and they take the match.</source>
        <translation>
            <numerusform>Noch %n gewonnene Runde, und die Partie geht an die Gegner.</numerusform>
            <numerusform>Noch %n gewonnene Runden, und die Partie geht an die Gegner.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next match opens with {tile}.</source>
        <translation>Die nächste Partie eröffnet mit {tile}.</translation>
    </message>
    <message>
        <source>no {numbers}</source>
        <comment>on a seat&apos;s plate: the numbers it does not hold</comment>
        <translation>ohne {numbers}</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>fact about the person&apos;s seat</comment>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>The computer waits: close the windows beside the table to go on.</source>
        <translation>Der Computer wartet: Schließe die Fenster neben dem Tisch, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <comment>a hint in the place of the one before</comment>
        <translation>Besser: {move}.</translation>
    </message>
    <message>
        <source>No tile fits.</source>
        <translation>Kein Stein passt.</translation>
    </message>
    <message>
        <source>No other tile fits, and both ends are equal.</source>
        <translation>Kein anderer Stein passt, und beide Enden sind gleich.</translation>
    </message>
    <message>
        <source>Your partner opened {number} before.</source>
        <translation>Dein Partner hat zuvor {number} geöffnet.</translation>
    </message>
    <message>
        <source>It blocks, and the others should hold more pips.</source>
        <translation>Das blockiert, und die anderen dürften mehr Augen haben.</translation>
    </message>
    <message>
        <source>{seat} has no tile that fits in {share} of the likely deals.</source>
        <comment>share is a percentage</comment>
        <translation>{seat} hat in {share} der wahrscheinlichen Austeilungen keinen passenden Stein.</translation>
    </message>
    <message>
        <source>Your partner has a tile that fits in {share} of the likely deals.</source>
        <comment>share is a percentage</comment>
        <translation>Dein Partner hat in {share} der wahrscheinlichen Austeilungen einen passenden Stein.</translation>
    </message>
    <message>
        <source>The next best move did about as well when the hand was tried out.</source>
        <translation>Beim Durchspielen der Runde schnitt der nächstbeste Zug etwa gleich gut ab.</translation>
    </message>
    <message>
        <source>It did best when the hand was tried out.</source>
        <translation>Beim Durchspielen der Runde schnitt das am besten ab.</translation>
    </message>
    <message>
        <source>It looks best, all in all.</source>
        <translation>Alles in allem sieht er am besten aus.</translation>
    </message>
    <message>
        <source>about {count} per cent</source>
        <comment>how likely a move wins, spoken</comment>
        <translation>etwa {count} Prozent</translation>
    </message>
    <message>
        <source>{tile} left</source>
        <comment>a move in little room</comment>
        <translation>{tile} links</translation>
    </message>
    <message>
        <source>{tile} right</source>
        <comment>a move in little room</comment>
        <translation>{tile} rechts</translation>
    </message>
    <message>
        <source>{move}: {chance}</source>
        <comment>a move and how likely it wins</comment>
        <translation>{move}: {chance}</translation>
    </message>
    <message numerus="yes">
        <source>dropped after %n deal(s)</source>
        <translation>
            <numerusform>nach %n Austeilung verworfen</numerusform>
            <numerusform>nach %n Austeilungen verworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Your only move is {move}.</source>
        <comment>a move with its chance</comment>
        <translation>Dein einziger Zug ist {move}.</translation>
    </message>
    <message>
        <source>{move}.</source>
        <comment>a move with its chance, as a sentence</comment>
        <translation>{move}.</translation>
    </message>
    <message>
        <source>The chance of each move comes with a hint.</source>
        <translation>Die Chance jedes Zuges kommt mit einem Tipp.</translation>
    </message>
    <message>
        <source>The chance of each move comes with a hint: press {key}.</source>
        <comment>key of the keyboard</comment>
        <translation>Die Chance jedes Zuges kommt mit einem Tipp: Drücke {key}.</translation>
    </message>
    <message numerus="yes">
        <source>Share of %n likely deal(s) won, a drawn hand counting half.</source>
        <translation>
            <numerusform>Anteil von %n wahrscheinlichen Austeilung, der gewonnen wurde; Unentschieden zählt halb.</numerusform>
            <numerusform>Gewonnener Anteil von %n wahrscheinlichen Austeilungen; Unentschieden zählt halb.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hollow bar: dropped early.</source>
        <comment>a bar in a picture</comment>
        <translation>Leerer Balken: früh verworfen.</translation>
    </message>
    <message>
        <source>An estimate, not knowledge: the tiles that you cannot see are dealt in many ways that fit what has happened, and each hand is played out. Moves that are clearly behind are dropped early.</source>
        <translation>Eine Schätzung, kein Wissen: Die Steine, die du nicht siehst, werden auf viele Arten ausgeteilt, die zum Geschehenen passen, und jede Runde wird zu Ende gespielt. Züge, die klar zurückliegen, werden früh verworfen.</translation>
    </message>
    <message>
        <source>Hand {hand}: you played your last tile, {play}.</source>
        <comment>{play}: a move</comment>
        <translation>Runde {hand}: Du hast deinen letzten Stein gelegt, {play}.</translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} played the last tile of a hand, {play}.</source>
        <comment>{play}: a move</comment>
        <translation>Runde {hand}: {seat} legte den letzten Stein der eigenen Hand, {play}.</translation>
    </message>
    <message>
        <source>Hand {hand} is blocked by {play}: {number} is open on both ends and nobody holds one.</source>
        <comment>{play}: a move</comment>
        <translation>Runde {hand} ist durch {play} blockiert: An beiden Enden ist {number} offen, und niemand hat noch einen Stein dafür.</translation>
    </message>
    <message>
        <source>Hand {hand} is blocked by {play}: {left} and {right} are open and nobody holds either.</source>
        <comment>{play}: a move</comment>
        <translation>Runde {hand} ist durch {play} blockiert: {left} und {right} sind offen, und niemand hat noch einen Stein dafür.</translation>
    </message>
    <message>
        <source>The holder of {tile} opens the next hand.</source>
        <translation>Wer {tile} hat, eröffnet die nächste Runde.</translation>
    </message>
    <message>
        <source>You open the next hand with any tile.</source>
        <translation>Du eröffnest die nächste Runde mit einem beliebigen Stein.</translation>
    </message>
    <message>
        <source>{seat} opens the next hand with any tile.</source>
        <translation>{seat} eröffnet die nächste Runde mit einem beliebigen Stein.</translation>
    </message>
    <message>
        <source>You hold no tiles.</source>
        <translation>Du hast keine Steine mehr.</translation>
    </message>
    <message numerus="yes">
        <source>You hold {tiles}: %n pip(s).</source>
        <translation>
            <numerusform>Du hast {tiles}: %n Auge.</numerusform>
            <numerusform>Du hast {tiles}: %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} holds no tiles.</source>
        <translation>{seat} hat keine Steine mehr.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds {tiles}: %n pip(s).</source>
        <translation>
            <numerusform>{seat} hat {tiles}: %n Auge.</numerusform>
            <numerusform>{seat} hat {tiles}: %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} + {second} =</source>
        <comment>the pips of two hands; the sum follows</comment>
        <translation>{first} + {second} =</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} make %n pip(s)</source>
        <comment>two hands&apos; pips</comment>
        <translation>
            <numerusform>{first} und {second} ergeben %n Auge</numerusform>
            <numerusform>{first} und {second} ergeben %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>0, chiva so far</source>
        <comment>a side without a win; chiva is the goat</comment>
        <translation>0, noch chiva</translation>
    </message>
    <message>
        <source>{team}: still {count}.</source>
        <comment>a streak</comment>
        <translation>{team}: weiter {count}.</translation>
    </message>
    <message>
        <source>{team}: from {before} to {after}.</source>
        <comment>a streak</comment>
        <translation>{team}: von {before} auf {after}.</translation>
    </message>
    <message>
        <source>{team}: {note}.</source>
        <comment>a side and what is to be said of it</comment>
        <translation>{team}: {note}.</translation>
    </message>
    <message>
        <source>{table} tiles on the table, {hands} in the hands</source>
        <translation>{table} Steine auf dem Tisch, {hands} auf den Händen</translation>
    </message>
    <message>
        <source>{headline}.</source>
        <comment>the headline as a sentence</comment>
        <translation>{headline}.</translation>
    </message>
    <message>
        <source>Chiva.</source>
        <comment>brief: the program&apos;s name as a sentence</comment>
        <translation>Chiva.</translation>
    </message>
    <message>
        <source>Chiva, dominoes for two pairs: you and Partner across the table play against Right and Left.</source>
        <comment>spoken on start; the names of the seats as elsewhere</comment>
        <translation>Chiva, Domino in zwei Teams: Du und Partner gegenüber, ihr spielt gegen Rechts und Links.</translation>
    </message>
    <message>
        <source>{key} lists all keys.</source>
        <comment>key of the keyboard</comment>
        <translation>{key} zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>A new match.</source>
        <translation>Eine neue Partie.</translation>
    </message>
    <message>
        <source>Hand {number}.</source>
        <translation>Runde {number}.</translation>
    </message>
    <message>
        <source>The same hand again from its beginning.</source>
        <translation>Dieselbe Runde noch einmal von vorn.</translation>
    </message>
    <message>
        <source>The match goes on with hand {number}.</source>
        <translation>Die Partie geht mit Runde {number} weiter.</translation>
    </message>
    <message>
        <source>Taken back, to hand {number}.</source>
        <translation>Zurückgenommen, bis Runde {number}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>Taken back: you hold {tiles} again.</source>
        <translation>Zurückgenommen: Du hast wieder {tiles}.</translation>
    </message>
    <message>
        <source>Brought back.</source>
        <translation>Wiederholt.</translation>
    </message>
    <message>
        <source>Your turn: you open with {tile}.</source>
        <translation>Du bist dran und eröffnest mit {tile}.</translation>
    </message>
    <message>
        <source>Your turn: you open with any tile.</source>
        <translation>Du bist dran und eröffnest mit einem beliebigen Stein.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>Nothing fits {numbers}: {key} passes.</source>
        <comment>key of the keyboard</comment>
        <translation>Nichts passt an {numbers}: {key} zum Passen.</translation>
    </message>
    <message>
        <source>None of your tiles fits {numbers}: press {key} to pass.</source>
        <comment>key of the keyboard</comment>
        <translation>Keiner deiner Steine passt an {numbers}: Drücke {key} zum Passen.</translation>
    </message>
    <message>
        <source>{seat} is next: press {key}.</source>
        <comment>key of the keyboard</comment>
        <translation>{seat} ist dran: Drücke {key}.</translation>
    </message>
    <message>
        <source>{tile} would open.</source>
        <comment>preview of a move</comment>
        <translation>{tile} würde eröffnen.</translation>
    </message>
    <message>
        <source>{move}, {number} open.</source>
        <comment>brief: preview of a move</comment>
        <translation>{move}, {number} offen.</translation>
    </message>
    <message>
        <source>{tile} on the left, at {touched}: {number} would be open.</source>
        <translation>{tile} links, an {touched}: {number} wäre offen.</translation>
    </message>
    <message>
        <source>{tile} on the right, at {touched}: {number} would be open.</source>
        <translation>{tile} rechts, an {touched}: {number} wäre offen.</translation>
    </message>
    <message>
        <source>{tile}: left {left} or right {right}?</source>
        <translation>{tile}: links {left} oder rechts {right}?</translation>
    </message>
    <message>
        <source>{tile} fits both ends, left {left} and right {right}.</source>
        <translation>{tile} passt an beide Enden, links {left} und rechts {right}.</translation>
    </message>
    <message>
        <source>Choose the end with Up or Down.</source>
        <translation>Wähle das Ende mit Pfeil hoch oder Pfeil runter.</translation>
    </message>
    <message>
        <source>Choose with {left} or {right}.</source>
        <comment>two keys of the keyboard</comment>
        <translation>Wähle mit {left} oder {right}.</translation>
    </message>
    <message>
        <source>Enter plays it, Escape puts it back.</source>
        <comment>keys of the keyboard</comment>
        <translation>Enter legt ihn, Escape legt ihn zurück.</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <comment>key of the keyboard</comment>
        <translation>Enter legt ihn.</translation>
    </message>
    <message>
        <source>The hint is gone.</source>
        <translation>Der Tipp ist weg.</translation>
    </message>
    <message>
        <source>{tile} is back in your hand.</source>
        <translation>{tile} ist wieder auf deiner Hand.</translation>
    </message>
    <message>
        <source>Enter begins a new match.</source>
        <comment>key of the keyboard</comment>
        <translation>Enter beginnt eine neue Partie.</translation>
    </message>
    <message>
        <source>Enter deals the next hand.</source>
        <comment>key of the keyboard</comment>
        <translation>Enter teilt die nächste Runde aus.</translation>
    </message>
    <message>
        <source>The line is empty.</source>
        <translation>Die Kette ist leer.</translation>
    </message>
    <message>
        <source>Left and right {number}.</source>
        <comment>both ends show it</comment>
        <translation>Links und rechts {number}.</translation>
    </message>
    <message>
        <source>Left {left}, right {right}.</source>
        <comment>the two open numbers</comment>
        <translation>Links {left}, rechts {right}.</translation>
    </message>
    <message>
        <source>{tiles}.</source>
        <comment>brief: tiles as a sentence</comment>
        <translation>{tiles}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from left to right: {tiles}.</source>
        <translation>
            <numerusform>%n Stein von links nach rechts: {tiles}.</numerusform>
            <numerusform>%n Steine von links nach rechts: {tiles}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n tile(s): {tiles}.</source>
        <translation>
            <numerusform>Du hast %n Stein: {tiles}.</numerusform>
            <numerusform>Du hast %n Steine: {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your tiles fits.</source>
        <translation>Keiner deiner Steine passt.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your tiles fit(s).</source>
        <translation>
            <numerusform>Einer deiner Steine passt.</numerusform>
            <numerusform>%n deiner Steine passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can play {moves}.</source>
        <comment>moves by name</comment>
        <translation>Du kannst legen: {moves}.</translation>
    </message>
    <message>
        <source>{tile} on either end</source>
        <comment>name of two moves</comment>
        <translation>{tile} an beiden Enden</translation>
    </message>
    <message>
        <source>{seat} {count}</source>
        <comment>a seat and how many tiles it holds</comment>
        <translation>{seat} {count}</translation>
    </message>
    <message>
        <source>Tiles: {one}, {two}, {three}, {four}.</source>
        <comment>four seats with counts</comment>
        <translation>Steine: {one}, {two}, {three}, {four}.</translation>
    </message>
    <message>
        <source>You have passed on {numbers}.</source>
        <translation>Du hast auf {numbers} gepasst.</translation>
    </message>
    <message>
        <source>{seat} has passed on {numbers}.</source>
        <translation>{seat} hat auf {numbers} gepasst.</translation>
    </message>
    <message>
        <source>Nobody has passed in this hand.</source>
        <translation>In dieser Runde hat noch niemand gepasst.</translation>
    </message>
    <message>
        <source>This is hand {number} of the match.</source>
        <translation>Das ist Runde {number} der Partie.</translation>
    </message>
    <message>
        <source>Four won hands to zero take the match.</source>
        <translation>Vier gewonnene Runden zu null gewinnen die Partie.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The computer plays for you.</source>
        <translation>Der Computer spielt für dich.</translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <translation>{seat} ist dran.</translation>
    </message>
    <message>
        <source>Hand {number} is being played</source>
        <comment>heading in the ledger</comment>
        <translation>Runde {number} läuft noch</translation>
    </message>
    <message>
        <source>Hand {number}: {headline}</source>
        <comment>heading in the ledger</comment>
        <translation>Runde {number}: {headline}</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <comment>number of a move and the move</comment>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>{number}. {sentence} Ends {left} and {right}.</source>
        <comment>a move and the open numbers after it</comment>
        <translation>{number}. {sentence} Enden {left} und {right}.</translation>
    </message>
    <message>
        <source>You were dealt {tiles}.</source>
        <translation>Du hast {tiles} bekommen.</translation>
    </message>
    <message>
        <source>{seat} was dealt {tiles}.</source>
        <translation>{seat} hat {tiles} bekommen.</translation>
    </message>
    <message>
        <source>hand emptied</source>
        <comment>how a hand ended</comment>
        <translation>Hand geleert</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>how a hand ended</comment>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>how a hand ended</comment>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>being played</source>
        <comment>how a hand stands</comment>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>Sums: us {ours}, them {theirs}.</source>
        <comment>pips of both sides</comment>
        <translation>Summen: Wir {ours}, Gegner {theirs}.</translation>
    </message>
    <message>
        <source>Us {ours}, them {theirs}.</source>
        <comment>credits of both sides</comment>
        <translation>Wir {ours}, Gegner {theirs}.</translation>
    </message>
    <message>
        <source>The match at {ours} to {theirs} ends.</source>
        <comment>credits of both sides</comment>
        <translation>Die Partie beim Stand von {ours} zu {theirs} endet damit.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <comment>window title</comment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <comment>page of the preferences</comment>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>page of the preferences</comment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Speech</source>
        <comment>page of the preferences</comment>
        <translation>A&amp;nsagen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <comment>page of the preferences</comment>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Soun&amp;ds</source>
        <comment>page of the preferences</comment>
        <translation>&amp;Klänge</translation>
    </message>
    <message>
        <source>L&amp;etters: type another one on a row, or press Delete to have none.</source>
        <translation>&amp;Buchstaben: Tippe in einer Zeile einen anderen, oder drücke Entf für keinen.</translation>
    </message>
    <message>
        <source>Letters</source>
        <comment>name of a table of keys</comment>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>&amp;Original letters</source>
        <translation>&amp;Ursprüngliche Buchstaben</translation>
    </message>
    <message>
        <source>&amp;Reset everything…</source>
        <translation>Alles &amp;zurücksetzen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>For everything shown and spoken, at once.</source>
        <translation>Für alles, was gezeigt und gesprochen wird, sofort.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>The colours of the table and of all windows.</source>
        <translation>Die Farben des Tisches und aller Fenster.</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>theme</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Green felt</source>
        <comment>theme</comment>
        <translation>Grüner Filz</translation>
    </message>
    <message>
        <source>Slate, dark</source>
        <comment>theme</comment>
        <translation>Schiefer, dunkel</translation>
    </message>
    <message>
        <source>Daylight</source>
        <comment>theme</comment>
        <translation>Tageslicht</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <comment>theme</comment>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <comment>theme</comment>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>How the faces of the tiles look.</source>
        <translation>Wie die Steine von vorn aussehen.</translation>
    </message>
    <message>
        <source>As the theme</source>
        <comment>set of tiles</comment>
        <translation>Wie das Farbschema</translation>
    </message>
    <message>
        <source>Ivory</source>
        <comment>set of tiles</comment>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>set of tiles</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>set of tiles</comment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Large numerals</source>
        <comment>set of tiles</comment>
        <translation>Große Ziffern</translation>
    </message>
    <message>
        <source>Coloured pips</source>
        <comment>set of tiles</comment>
        <translation>Farbige Augen</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>For all texts, on the table and in windows.</source>
        <translation>Für alle Texte, auf dem Tisch und in Fenstern.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Whether tiles glide to their places or lie there at once.</source>
        <translation>Ob Steine an ihren Platz gleiten oder sofort dort liegen.</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>motion</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>On</source>
        <comment>motion</comment>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Show passes</source>
        <translation>Passen anzeigen</translation>
    </message>
    <message>
        <source>Beside each seat, the numbers it has passed on.</source>
        <translation>Neben jedem Platz die Zahlen, auf die er gepasst hat.</translation>
    </message>
    <message>
        <source>Chances of all moves</source>
        <translation>Chancen aller Züge</translation>
    </message>
    <message>
        <source>With a hint: a bar and a figure for each move you can make.</source>
        <translation>Mit einem Tipp: ein Balken und eine Zahl für jeden möglichen Zug.</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>Its keys work without it, too.</source>
        <translation>Die Tasten gelten auch ohne die Leiste.</translation>
    </message>
    <message>
        <source>Position fields</source>
        <translation>Positionsfelder</translation>
    </message>
    <message>
        <source>Two fields and a button: the place of a tile and the end.</source>
        <translation>Zwei Felder und ein Knopf: die Stelle eines Steins und das Ende.</translation>
    </message>
    <message>
        <source>Speed of the computer</source>
        <translation>Tempo des Computers</translation>
    </message>
    <message>
        <source>How long a move waits before it is shown. Step by step: for a key.</source>
        <translation>Wie lange ein Zug wartet, bis er gezeigt wird. Schritt für Schritt: bis zu einer Taste.</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed</comment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>speed</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>speed</comment>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Step by step</source>
        <comment>speed</comment>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>Von selbst passen</translation>
    </message>
    <message>
        <source>Your turn passes when none of your tiles fits.</source>
        <translation>Du passt ohne Taste, wenn keiner deiner Steine passt.</translation>
    </message>
    <message>
        <source>Level of your partner</source>
        <translation>Stufe des Partners</translation>
    </message>
    <message>
        <source>Level of the right opponent</source>
        <translation>Stufe rechts</translation>
    </message>
    <message>
        <source>Level of the left opponent</source>
        <translation>Stufe links</translation>
    </message>
    <message>
        <source>Length of what is spoken</source>
        <translation>Länge der Ansagen</translation>
    </message>
    <message>
        <source>For screen readers. Brief leaves out what you can ask for by a key.</source>
        <translation>Für Screenreader. Knapp lässt weg, was du mit einer Taste erfragen kannst.</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>length of what is spoken</comment>
        <translation>Knapp</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>length of what is spoken</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>length of what is spoken</comment>
        <translation>Ausführlich</translation>
    </message>
    <message>
        <source>Numbers as words</source>
        <translation>Zahlen als Wörter</translation>
    </message>
    <message>
        <source>Spoken: six-four instead of 6-4.</source>
        <translation>Gesprochen: Sechs-Vier statt 6-4.</translation>
    </message>
    <message>
        <source>Built-in voice</source>
        <translation>Eingebaute Stimme</translation>
    </message>
    <message>
        <source>For playing by ear without a screen reader; leave it off beside one.</source>
        <translation>Zum Spielen nach Gehör ohne Screenreader; neben einem Screenreader lass sie aus.</translation>
    </message>
    <message>
        <source>Speed of the built-in voice</source>
        <translation>Tempo der eingebauten Stimme</translation>
    </message>
    <message>
        <source>In parts of the voice&apos;s own speed.</source>
        <translation>Im Verhältnis zum eigenen Tempo der Stimme.</translation>
    </message>
    <message>
        <source>Single letters as keys</source>
        <translation>Einzelne Buchstaben als Tasten</translation>
    </message>
    <message>
        <source>Off if they get in the way of your screen reader or speech input.</source>
        <translation>Aus, wenn sie deinem Screenreader oder deiner Spracheingabe in die Quere kommen.</translation>
    </message>
    <message>
        <source>A tile is laid</source>
        <translation>Ein Stein wird gelegt</translation>
    </message>
    <message>
        <source>The sound of each move, yours too.</source>
        <translation>Der Klang jedes Zuges, auch deiner eigenen.</translation>
    </message>
    <message>
        <source>A seat passes</source>
        <translation>Ein Platz passt</translation>
    </message>
    <message>
        <source>Two soft taps.</source>
        <translation>Zweimal leises Klopfen.</translation>
    </message>
    <message>
        <source>The hand is blocked</source>
        <translation>Die Runde ist blockiert</translation>
    </message>
    <message>
        <source>When nobody can play.</source>
        <translation>Wenn niemand mehr legen kann.</translation>
    </message>
    <message>
        <source>We win a hand</source>
        <translation>Wir gewinnen eine Runde</translation>
    </message>
    <message>
        <source>Three notes that rise.</source>
        <translation>Drei aufsteigende Töne.</translation>
    </message>
    <message>
        <source>An attempt is broken</source>
        <translation>Eine Serie wird gebrochen</translation>
    </message>
    <message>
        <source>When both streaks go to 0.</source>
        <translation>Wenn beide Serien auf 0 gehen.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>volume of a sound</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>All letters are as they were at first.</source>
        <translation>Alle Buchstaben sind wie am Anfang.</translation>
    </message>
    <message>
        <source>Reset everything?</source>
        <comment>window title</comment>
        <translation>Alles zurücksetzen?</translation>
    </message>
    <message>
        <source>All preferences go back to what they were at first. Matches stay.</source>
        <translation>Alle Einstellungen sind dann wie am Anfang. Partien bleiben.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Result</source>
        <comment>name of the sheet at the end of a hand</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Look at the ledger</source>
        <translation>Protokoll ansehen</translation>
    </message>
    <message>
        <source>Replay this hand</source>
        <translation>Diese Runde noch einmal</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules of Chiva</source>
        <comment>window title</comment>
        <translation>Regeln von Chiva</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <comment>label of a field</comment>
        <translation>S&amp;uchen:</translation>
    </message>
    <message>
        <source>Search the rules (Ctrl+F)</source>
        <translation>Regeln durchsuchen (Strg+F)</translation>
    </message>
    <message>
        <source>Go to section</source>
        <comment>name of a list of headings</comment>
        <translation>Zum Abschnitt gehen</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <comment>hit of a search</comment>
        <translation>&amp;Vorige</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Vorige Stelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>hit of a search</comment>
        <translation>&amp;Nächste</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Nächste Stelle (F3)</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <comment>label of a list of headings</comment>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>Rules, text to read</source>
        <comment>name of a text field</comment>
        <translation>Regeln, Text zum Lesen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Not found.</source>
        <comment>the search found nothing</comment>
        <translation>Nicht gefunden.</translation>
    </message>
    <message>
        <source>{number} of {count}.</source>
        <comment>hits of a search</comment>
        <translation>{number} von {count}.</translation>
    </message>
</context>
<context>
    <name>SecondProgram</name>
    <message>
        <source>Chiva is running already. A second table can be played at, but its match is not saved.</source>
        <translation>Chiva läuft schon. An einem zweiten Tisch lässt sich spielen, aber diese Partie wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>Chiva is running already</source>
        <comment>window title</comment>
        <translation>Chiva läuft schon</translation>
    </message>
    <message>
        <source>&amp;Play without saving</source>
        <translation>&amp;Spielen, ohne zu speichern</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
</context>
<context>
    <name>SelectorBar</name>
    <message>
        <source>T&amp;ile:</source>
        <comment>field: which tile of the hand</comment>
        <translation>Ste&amp;in:</translation>
    </message>
    <message>
        <source>En&amp;d:</source>
        <comment>field: left or right</comment>
        <translation>En&amp;de:</translation>
    </message>
    <message>
        <source>Pla&amp;y it</source>
        <translation>An&amp;legen</translation>
    </message>
    <message>
        <source>{place}: {tile}</source>
        <comment>position in the hand and the tile there</comment>
        <translation>{place}: {tile}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <comment>window title</comment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <comment>label of a field</comment>
        <translation>S&amp;uchen:</translation>
    </message>
    <message>
        <source>Keys and what they do</source>
        <comment>name of a table</comment>
        <translation>Tasten und ihre Wirkung</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>rows of the table of keys</comment>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound can be played. Sounds come with chiva[voice] and an audio device.</source>
        <translation>Es lässt sich kein Klang abspielen. Nötig sind chiva[voice] und ein Audiogerät.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{number} ({share})</source>
        <comment>a number and its share in per cent</comment>
        <translation>{number} ({share})</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Matches that were won or lost. A match counts once, with its first end, however often it was opened.</source>
        <translation>Partien, die gewonnen oder verloren wurden. Eine Partie zählt einmal, mit ihrem ersten Ausgang, wie oft sie auch geöffnet wurde.</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Matches in which you and Partner got four credits.</source>
        <translation>Partien, in denen du und Partner vier Siege erreicht habt.</translation>
    </message>
    <message>
        <source>Most matches won in a row</source>
        <translation>Meiste gewonnene Partien in Folge</translation>
    </message>
    <message>
        <source>The longest run of matches without one that was lost.</source>
        <translation>Die längste Folge von Partien ohne eine verlorene.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Hands that were played to their end. A hand counts once: what was undone and played again stays as it was counted first.</source>
        <translation>Runden, die zu Ende gespielt wurden. Eine Runde zählt einmal: Was zurückgenommen und noch einmal gespielt wurde, bleibt, wie es zuerst gezählt wurde.</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Hands that you and Partner won, after a block, too.</source>
        <translation>Runden, die du und Partner gewonnen habt, auch nach einer Blockade.</translation>
    </message>
    <message>
        <source>Hands lost</source>
        <translation>Verlorene Runden</translation>
    </message>
    <message>
        <source>Hands that Right and Left won.</source>
        <translation>Runden, die Rechts und Links gewonnen haben.</translation>
    </message>
    <message>
        <source>Hands drawn</source>
        <translation>Unentschiedene Runden</translation>
    </message>
    <message>
        <source>Blocked hands in which both sides held equally many pips.</source>
        <translation>Blockierte Runden, in denen beide Teams gleich viele Augen hatten.</translation>
    </message>
    <message>
        <source>Most hands won in a row</source>
        <translation>Meiste gewonnene Runden in Folge</translation>
    </message>
    <message>
        <source>The longest run of hands without one that was lost; drawn hands do not end it. It may go on from one match to the next.</source>
        <translation>Die längste Folge von Runden ohne eine verlorene; unentschiedene beenden die Folge nicht, und sie kann von einer Partie in die nächste reichen.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blockaden</translation>
    </message>
    <message>
        <source>Blocked hands that one side won by fewer pips.</source>
        <translation>Blockierte Runden, die ein Team mit weniger Augen gewonnen hat.</translation>
    </message>
    <message>
        <source>Blocks won</source>
        <translation>Gewonnene Blockaden</translation>
    </message>
    <message>
        <source>How many of them you and Partner won.</source>
        <translation>Wie viele davon du und Partner gewonnen habt.</translation>
    </message>
    <message>
        <source>Breaks by us</source>
        <translation>Von uns gebrochen</translation>
    </message>
    <message>
        <source>Hands won while Right and Left had credits, which they lost by it.</source>
        <translation>Gewonnene Runden, durch die Rechts und Links ihre Siege verloren haben.</translation>
    </message>
    <message>
        <source>Breaks by them</source>
        <translation>Von der Gegenseite gebrochen</translation>
    </message>
    <message>
        <source>Hands lost while you and Partner had credits, which you lost by it.</source>
        <translation>Verlorene Runden, durch die du und Partner eure Siege verloren habt.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <comment>window title</comment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <comment>page of the statistics</comment>
        <translation>&amp;Kennzahlen</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <comment>page of the statistics: matches over time</comment>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;This match</source>
        <comment>page of the statistics</comment>
        <translation>Diese &amp;Partie</translation>
    </message>
    <message>
        <source>Co&amp;unted:</source>
        <comment>label of a list: which matches and hands</comment>
        <translation>&amp;Gezählt:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>which matches and hands are counted</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>those without hints and undo</source>
        <translation>nur ohne Tipps und Rückgängig</translation>
    </message>
    <message>
        <source>those with hints or undo</source>
        <translation>nur mit Tipps oder Rückgängig</translation>
    </message>
    <message>
        <source>Figures by the level of the opponents</source>
        <translation>Kennzahlen nach der Stufe der Gegenseite</translation>
    </message>
    <message>
        <source>Matches, the last one first</source>
        <translation>Partien, die letzte zuerst</translation>
    </message>
    <message>
        <source>Hands of this match</source>
        <translation>Runden dieser Partie</translation>
    </message>
    <message>
        <source>Picture of the matches won and lost; the table has the same</source>
        <translation>Bild der gewonnenen und verlorenen Partien; die Tabelle enthält dasselbe</translation>
    </message>
    <message>
        <source>matches won, less those lost</source>
        <translation>gewonnene Partien, abzüglich der verlorenen</translation>
    </message>
    <message>
        <source>the first match at the left, the last one at the right</source>
        <comment>below a picture</comment>
        <translation>links die erste Partie, rechts die letzte</translation>
    </message>
    <message>
        <source>Picture of the credits hand by hand; the table has the same</source>
        <translation>Bild der Siege Runde für Runde; die Tabelle enthält dasselbe</translation>
    </message>
    <message>
        <source>our credits after each hand</source>
        <comment>above a picture</comment>
        <translation>unsere Siege nach jeder Runde</translation>
    </message>
    <message>
        <source>their credits, downwards</source>
        <comment>below a picture</comment>
        <translation>Siege der Gegner, nach unten</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <comment>empties the statistics</comment>
        <translation>Alles löschen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Different</source>
        <comment>opponents of two levels</comment>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>heading</comment>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>All</source>
        <comment>heading: all levels</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>When</source>
        <comment>heading: when a match ended</comment>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>heading</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>heading: how many hands a match took</comment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>heading: their level</comment>
        <translation>Gegenseite</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>heading: whether hints or undo were used</comment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>won</source>
        <comment>a match</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a match</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>hints or undo</source>
        <comment>help that was used in a match</comment>
        <translation>Tipps oder Rückgängig</translation>
    </message>
    <message>
        <source>none</source>
        <comment>help that was used in a match</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>heading</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>End</source>
        <comment>heading: how the hand ended</comment>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: which side won</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>who won a hand</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Forget the statistics?</source>
        <translation>Statistik löschen?</translation>
    </message>
    <message>
        <source>All matches and hands that were counted are forgotten for good.</source>
        <translation>Alle gezählten Partien und Runden werden endgültig gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Status</source>
        <comment>name of the line that says what happens</comment>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Go along the hand, or along the line</source>
        <translation>Die Hand oder die Kette entlanggehen</translation>
    </message>
    <message>
        <source>Go to the first or the last tile</source>
        <translation>Zum ersten oder letzten Stein gehen</translation>
    </message>
    <message>
        <source>Choose the tile; play it once it is chosen</source>
        <translation>Den Stein wählen; legen, wenn er schon gewählt ist</translation>
    </message>
    <message>
        <source>Change the end, when the chosen tile fits both</source>
        <translation>Das Ende wechseln, wenn der gewählte Stein an beide passt</translation>
    </message>
    <message>
        <source>Put the chosen tile back</source>
        <translation>Den gewählten Stein zurücklegen</translation>
    </message>
    <message>
        <source>Go on: hand, ends and line, buttons, status</source>
        <translation>Weitergehen: Hand, Enden und Kette, Knöpfe, Status</translation>
    </message>
    <message>
        <source>Open the menus, also while the menu bar is hidden</source>
        <translation>Die Menüs öffnen, auch bei ausgeblendeter Menüleiste</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Hand {number}</source>
        <comment>the number of the hand in the match</comment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <comment>what the deals come from</comment>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>button with all menus</comment>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>No voice was found. It comes with chiva[voice] and a speech engine of the system.</source>
        <translation>Es wurde keine Stimme gefunden. Nötig sind chiva[voice] und eine Sprachausgabe des Systems.</translation>
    </message>
</context>
</TS>
