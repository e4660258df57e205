<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
