<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ms" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Chiva</source>
        <comment>window title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Chiva, text to read</source>
        <comment>name of a text field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partnership domino game for four: you, your partner and two opponents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer players and the hints know what you would know in their chair: the tiles in their own hand, the line, every play and pass of this hand, how many tiles each player holds, and the streaks. The program never gives them another hand, the seed or a deal to come. They judge by experience and calculation within limits, and they make mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}, with Python {python}, Qt {qt} and PySide {pyside}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restart hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the &amp;left end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the &amp;right end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the tile &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next computer move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the re&amp;sult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole &amp;line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My &amp;tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles &amp;of each seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who &amp;passed on what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Streaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whose turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last &amp;moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History of what was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Position fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Chiva</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <comment>window title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Details for a report:</source>
        <comment>label of a text field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The details were copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandTable</name>
    <message>
        <source>Hand</source>
        <comment>heading in the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened</source>
        <comment>heading in the ledger: who opened the hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <comment>heading in the ledger: how the hand ended</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading in the ledger: which side won</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums</source>
        <comment>heading in the ledger: pips of both sides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break</source>
        <comment>heading in the ledger: an attempt was broken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streaks</source>
        <comment>heading in the ledger: credits after the hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being played</source>
        <comment>in the ledger: the hand goes on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>in the ledger: who won the hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken</source>
        <comment>in the ledger: an attempt was broken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sums</source>
        <comment>in the ledger: no blocked hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no break</source>
        <comment>in the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>in the ledger: the hand goes on</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyModel</name>
    <message>
        <source>Table</source>
        <comment>where a key works</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <comment>heading of a table of keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <comment>heading of a table of keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a table of keys</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LedgerDialog</name>
    <message>
        <source>Ledger</source>
        <comment>window title: the record of the match</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <comment>page of the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <comment>page of the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves, hand by hand</source>
        <comment>name of a tree</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands of the match</source>
        <comment>name of a table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Seed {seed}</source>
        <comment>window title; the program&apos;s name follows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed {seed} copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveTree</name>
    <message>
        <source>Hands and moves</source>
        <comment>heading in the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends after</source>
        <comment>heading in the ledger: the open numbers after a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four hands as they were dealt</source>
        <comment>heading in the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <comment>window title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <comment>label of a field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: a fresh one</source>
        <comment>seed of a match</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any word or number. The same seed deals the same hands again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any word or number; empty for a fresh seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Partner, across the table:</source>
        <comment>label of a list of levels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Right, an opponent:</source>
        <comment>label of a list of levels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Left, an opponent:</source>
        <comment>label of a list of levels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the &amp;match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>blank</source>
        <comment>the number 0 on a tile, spoken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <comment>the number 1 on a tile, spoken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <comment>the number 2 on a tile, spoken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <comment>the number 3 on a tile, spoken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <comment>the number 4 on a tile, spoken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <comment>the number 5 on a tile, spoken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <comment>the number 6 on a tile, spoken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double {number}</source>
        <comment>a tile, spoken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high}-{low}</source>
        <comment>a tile&apos;s two numbers, higher first</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <comment>seat 1, the person</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <comment>seat 2, the opponent on the right</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>seat 3, across the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <comment>seat 4, the opponent on the left</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Us</source>
        <comment>the person&apos;s team</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Them</source>
        <comment>the other team</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>level of a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady</source>
        <comment>level of a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <comment>level of a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level of a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays a tile that fits, and often overlooks the better one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts its own numbers, looks after doubles and minds the passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works out from all moves so far who may hold what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As strong, with more time for each move. The hardest one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <comment>end of the line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <comment>end of the line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left {number}</source>
        <comment>end of the line and its number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right {number}</source>
        <comment>end of the line and its number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>tiles in a hand</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>passed on {numbers}</source>
        <comment>note beside a seat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>mark on a seat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{facts}, {next}</source>
        <comment>facts about a thing, one after the other</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>a place in a row of things</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>state of a tile or an end</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open</source>
        <comment>fact about a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must open</source>
        <comment>fact about a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can open</source>
        <comment>fact about a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <comment>fact about a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both {number}</source>
        <comment>brief: a tile fits both ends, which show one number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits left and right {number}</source>
        <comment>both ends show the same number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left {left} or right {right}</source>
        <comment>brief: a tile fits both ends</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits left {left} and right {right}</source>
        <comment>fact about a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits left {number}</source>
        <comment>fact about a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits right {number}</source>
        <comment>fact about a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{left}-{right}</source>
        <comment>a tile&apos;s two numbers as it lies</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you played it last</source>
        <comment>fact about a tile in the line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} played it last</source>
        <comment>fact about a tile in the line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you played it</source>
        <comment>fact about a tile in the line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} played it</source>
        <comment>fact about a tile in the line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it opened the hand</source>
        <comment>fact about a tile in the line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle of the table</source>
        <comment>where the opening tile goes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left end {number}</source>
        <comment>an open end</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right end {number}</source>
        <comment>an open end</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} does not fit</source>
        <comment>at an end</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place for {tile}</source>
        <comment>where the chosen tile can go</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to play {tile}</source>
        <comment>heading of the two ends</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the turn</source>
        <comment>fact about a seat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened this hand</source>
        <comment>fact about a seat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} level</source>
        <comment>how strong a computer player is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <comment>the table with all that lies on it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>the person&apos;s tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends</source>
        <comment>the two open ends of the line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <comment>the tiles on the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>the four players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: pass.</source>
        <comment>brief: a seat passed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You passed on {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} passed on {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {move}.</source>
        <comment>brief: a seat and its move by name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You opened with {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} opened with {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played {tile} on the left: {number} is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played {tile} on the right: {number} is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} played {tile} on the left: {number} is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} played {tile} on the right: {number} is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}. You hold {tile} and open with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}. {seat} holds {tile} and opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}. You open with any tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}. {seat} opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your tiles fits {numbers}: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <comment>two numbers of which one is meant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer player failed; a simple move was made instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} does not fit: {ends} is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand opens with {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pass: a tile of yours fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You open this hand: play a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} fits both ends: choose left or right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} fits only the other end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such tile in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is empty: the opening tile needs no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a tile first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn: {seat} plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <comment>name of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} on the left</source>
        <comment>name of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} on the right</source>
        <comment>name of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: pass, no tile fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: {move}. It must open this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: {move}. It is your only move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: {move}. It empties your hand and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Hint: {move}. You keep %n tile(s) with {number}.</source>
        <comment>number is 0 to 6</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: {move}. {seat} passed on {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: {move}. A double is harder to play later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: {move}. It takes most pips from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand}: you played your last tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand}: {seat} played the last tile of a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand} is blocked: {number} is open on both ends and nobody holds one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand} is blocked: {left} and {right} are open and nobody holds either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal sums: nobody wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower sum wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We win the match, 4 to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They win the match, 4 to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is drawn, {sum} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We win the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They win the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We win the hand, {lower} to {higher}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They win the hand, {lower} to {higher}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand emptied</source>
        <comment>mark on the winning side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower sum</source>
        <comment>mark on the winning side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four won hands to zero: the match is ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four won hands to zero: the match is theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We broke their attempt: both sides go back to 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They broke our attempt: both sides go back to 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn hand counts for nobody: it stays 0 to 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn hand counts for nobody: the streaks stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more won hand(s) take the match.</source>
        <comment>for our side</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more won hand(s) and they take the match.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The next match opens with {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The holder of {tile} opens the next hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You open the next hand with any tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} opens the next hand with any tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hold {tiles}: %n pip(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} holds no tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds {tiles}: %n pip(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first} + {second} =</source>
        <comment>the pips of two hands; the sum follows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table} tiles on the table, {hands} in the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{headline}.</source>
        <comment>the headline as a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chiva, dominoes for two pairs: you and Partner across the table play against Right and Left.</source>
        <comment>spoken on start; the names of the seats as elsewhere</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} lists all keys.</source>
        <comment>key of the keyboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same hand again from its beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes on with hand {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back, to hand {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: you hold {tiles} again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: you open with {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: you open with any tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits {numbers}: {key} passes.</source>
        <comment>key of the keyboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your tiles fits {numbers}: press {key} to pass.</source>
        <comment>key of the keyboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is next: press {key}.</source>
        <comment>key of the keyboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} would open.</source>
        <comment>preview of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move}, {number} open.</source>
        <comment>brief: preview of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} on the left, at {touched}: {number} would be open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} on the right, at {touched}: {number} would be open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}: left {left} or right {right}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} fits both ends, left {left} and right {right}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the end with Up or Down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose with {left} or {right}.</source>
        <comment>two keys of the keyboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter plays it, Escape puts it back.</source>
        <comment>keys of the keyboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <comment>key of the keyboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hint is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} is back in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter begins a new match.</source>
        <comment>key of the keyboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter deals the next hand.</source>
        <comment>key of the keyboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and right {number}.</source>
        <comment>both ends show it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left {left}, right {right}.</source>
        <comment>the two open numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tiles}.</source>
        <comment>brief: tiles as a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from left to right: {tiles}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n tile(s): {tiles}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>None of your tiles fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of your tiles fit(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You can play {moves}.</source>
        <comment>moves by name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} on either end</source>
        <comment>name of two moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} {count}</source>
        <comment>a seat and how many tiles it holds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles: {one}, {two}, {three}, {four}.</source>
        <comment>four seats with counts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have passed on {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has passed on {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has passed in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is hand {number} of the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four won hands to zero take the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} is being played</source>
        <comment>heading in the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: {headline}</source>
        <comment>heading in the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <comment>number of a move and the move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} Ends {left} and {right}.</source>
        <comment>a sentence and the open numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were dealt {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} was dealt {tiles}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand emptied</source>
        <comment>how a hand ended</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>how a hand ended</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>how a hand ended</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being played</source>
        <comment>how a hand stands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums: us {ours}, them {theirs}.</source>
        <comment>pips of both sides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Us {ours}, them {theirs}.</source>
        <comment>credits of both sides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match at {ours} to {theirs} ends.</source>
        <comment>credits of both sides</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules of Chiva</source>
        <comment>window title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <comment>label of a field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to section</source>
        <comment>name of a list of headings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <comment>hit of a search</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>hit of a search</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <comment>label of a list of headings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules, text to read</source>
        <comment>name of a text field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found.</source>
        <comment>the search found nothing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {count}.</source>
        <comment>hits of a search</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <comment>window title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <comment>label of a field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and what they do</source>
        <comment>name of a table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>rows of the table of keys</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Status</source>
        <comment>name of the line that says what happens</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Go along the hand, or along the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the first or the last tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the tile; play it once it is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the end, when the chosen tile fits both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the chosen tile back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on: hand, ends and line, buttons, status</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
