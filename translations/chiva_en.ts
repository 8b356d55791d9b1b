<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>HistoryDialog</name>
    <message numerus="yes">
        <source>%n message(s) copied.</source>
        <translation>
            <numerusform>%n message copied.</numerusform>
            <numerusform>%n messages copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>tiles in a hand</comment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n tile(s) with {number}.</source>
        <comment>number is 0 to 6</comment>
        <translation>
            <numerusform>You keep %n tile with {number}.</numerusform>
            <numerusform>You keep %n tiles with {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more won hand(s) take the match.</source>
        <comment>for our side</comment>
        <translation>
            <numerusform>%n more won hand takes the match.</numerusform>
            <numerusform>%n more won hands take the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more won hand(s) and they take the match.</source>
        <translation>
            <numerusform>%n more won hand and they take the match.</numerusform>
            <numerusform>%n more won hands and they take the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold {tiles}: %n pip(s).</source>
        <translation>
            <numerusform>You hold {tiles}: %n pip.</numerusform>
            <numerusform>You hold {tiles}: %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dropped after %n deal(s)</source>
        <translation>
            <numerusform>dropped after %n deal</numerusform>
            <numerusform>dropped after %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share of %n likely deal(s) won, a drawn hand counting half.</source>
        <translation>
            <numerusform>Share of %n likely deal won, a drawn hand counting half.</numerusform>
            <numerusform>Share of %n likely deals won, a drawn hand counting half.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds {tiles}: %n pip(s).</source>
        <translation>
            <numerusform>{seat} holds {tiles}: %n pip.</numerusform>
            <numerusform>{seat} holds {tiles}: %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} make %n pip(s)</source>
        <comment>two hands&apos; pips</comment>
        <translation>
            <numerusform>{first} and {second} make %n pip</numerusform>
            <numerusform>{first} and {second} make %n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from left to right: {tiles}.</source>
        <translation>
            <numerusform>%n tile from left to right: {tiles}.</numerusform>
            <numerusform>%n tiles from left to right: {tiles}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n tile(s): {tiles}.</source>
        <translation>
            <numerusform>You hold %n tile: {tiles}.</numerusform>
            <numerusform>You hold %n tiles: {tiles}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your tiles fit(s).</source>
        <translation>
            <numerusform>%n of your tiles fits.</numerusform>
            <numerusform>%n of your tiles fit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message numerus="yes">
        <source>%n found</source>
        <comment>rows of the table of keys</comment>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
</TS>
