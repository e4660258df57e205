<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Bead</name>
    <message numerus="yes">
        <source>%n earlier step(s)</source>
        <translation>
            <numerusform>%n earlier step</numerusform>
            <numerusform>%n earlier steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message numerus="yes">
        <source>Deck of level %1, %n card(s)</source>
        <translation>
            <numerusform>Deck of level %1, %n card</numerusform>
            <numerusform>Deck of level %1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Place %1: %2, %n point</numerusform>
            <numerusform>Place %1: %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResearchPanel</name>
    <message numerus="yes">
        <source>%n of %1 can be paid for now.</source>
        <translation>
            <numerusform>%n of %1 can be paid for now.</numerusform>
            <numerusform>%n of %1 can be paid for now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sphere</name>
    <message numerus="yes">
        <source>Picking it triggers %n Gizmo(s)</source>
        <translation>
            <numerusform>Picking it triggers %n Gizmo</numerusform>
            <numerusform>Picking it triggers %n Gizmos</numerusform>
        </translation>
    </message>
</context>
</TS>
