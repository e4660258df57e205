<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Action</name>
    <message numerus="yes">
        <source>sets off %n Gizmo(s)</source>
        <translation>
            <numerusform>sets off %n Gizmo</numerusform>
            <numerusform>sets off %n Gizmos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sets off up to %n</source>
        <translation>
            <numerusform>sets off up to %n</numerusform>
            <numerusform>sets off up to %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets off %n of your Gizmos.</source>
        <translation>
            <numerusform>Sets off %n of your Gizmos.</numerusform>
            <numerusform>Sets off %n of your Gizmos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets off up to %n of your Gizmos, depending on what you take.</source>
        <translation>
            <numerusform>Sets off up to %n of your Gizmos, depending on what you take.</numerusform>
            <numerusform>Sets off up to %n of your Gizmos, depending on what you take.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n affordable</source>
        <translation>
            <numerusform>%n affordable</numerusform>
            <numerusform>%n affordable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n</source>
        <translation>
            <numerusform>draw %n</numerusform>
            <numerusform>draw %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n sphere(s)</source>
        <translation>
            <numerusform>pays %n sphere</numerusform>
            <numerusform>pays %n spheres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to pay</source>
        <translation>
            <numerusform>%n ways to pay</numerusform>
            <numerusform>%n ways to pay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message numerus="yes">
        <source>%n point(s), %1 of 16 Gizmos, %2 of 4 Gizmos of level 3</source>
        <translation>
            <numerusform>%n point, %1 of 16 Gizmos, %2 of 4 Gizmos of level 3</numerusform>
            <numerusform>%n points, %1 of 16 Gizmos, %2 of 4 Gizmos of level 3</numerusform>
        </translation>
    </message>
</context>
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
    <name>Button</name>
    <message numerus="yes">
        <source>%n Gizmo(s) can still be used this turn.</source>
        <translation>
            <numerusform>%n Gizmo can still be used this turn.</numerusform>
            <numerusform>%n Gizmos can still be used this turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>When you File, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>When you File, draw %n random Energy Sphere.</numerusform>
            <numerusform>When you File, draw %n random Energy Spheres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you File, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>When you File, Pick %n Energy Sphere.</numerusform>
            <numerusform>When you File, Pick %n Energy Spheres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you File, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>When you File, gain %n Victory Point.</numerusform>
            <numerusform>When you File, gain %n Victory Points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Pick {first} or {second}, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>When you Pick {first} or {second}, draw %n random Energy Sphere.</numerusform>
            <numerusform>When you Pick {first} or {second}, draw %n random Energy Spheres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Pick {first}, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>When you Pick {first}, draw %n random Energy Sphere.</numerusform>
            <numerusform>When you Pick {first}, draw %n random Energy Spheres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first}, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>When you Build {first}, Pick %n Energy Sphere.</numerusform>
            <numerusform>When you Build {first}, Pick %n Energy Spheres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first}, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>When you Build {first}, gain %n Victory Point.</numerusform>
            <numerusform>When you Build {first}, gain %n Victory Points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>When you Build {first} or {second}, Pick %n Energy Sphere.</numerusform>
            <numerusform>When you Build {first} or {second}, Pick %n Energy Spheres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>When you Build {first} or {second}, gain %n Victory Point.</numerusform>
            <numerusform>When you Build {first} or {second}, gain %n Victory Points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, File %n card(s).</source>
        <translation>
            <numerusform>When you Build {first} or {second}, File %n card.</numerusform>
            <numerusform>When you Build {first} or {second}, File %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Research %n time(s).</source>
        <translation>
            <numerusform>When you Build {first} or {second}, Research %n time.</numerusform>
            <numerusform>When you Build {first} or {second}, Research %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Build %n level 1 Gizmo(s) for free.</source>
        <translation>
            <numerusform>When you Build {first} or {second}, Build %n level 1 Gizmo for free.</numerusform>
            <numerusform>When you Build {first} or {second}, Build %n level 1 Gizmos for free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build from your Archive, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>When you Build from your Archive, Pick %n Energy Sphere.</numerusform>
            <numerusform>When you Build from your Archive, Pick %n Energy Spheres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build from your Archive, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>When you Build from your Archive, gain %n Victory Point.</numerusform>
            <numerusform>When you Build from your Archive, gain %n Victory Points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build a level 2 Gizmo, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>When you Build a level 2 Gizmo, Pick %n Energy Sphere.</numerusform>
            <numerusform>When you Build a level 2 Gizmo, Pick %n Energy Spheres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Generic {kind} Gizmo, level {level}, costs {cost}, %n point(s)</source>
        <translation>
            <numerusform>Generic {kind} Gizmo, level {level}, costs {cost}, %n point</numerusform>
            <numerusform>Generic {kind} Gizmo, level {level}, costs {cost}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} Gizmo, level {level}, costs {cost}, %n point(s)</source>
        <translation>
            <numerusform>{kind} Gizmo, level {level}, costs {cost}, %n point</numerusform>
            <numerusform>{kind} Gizmo, level {level}, costs {cost}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} column, level {level}, %n point(s)</source>
        <translation>
            <numerusform>{kind} column, level {level}, %n point</numerusform>
            <numerusform>{kind} column, level {level}, %n points</numerusform>
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
    <name>Energy</name>
    <message numerus="yes">
        <source>%n Heat</source>
        <translation>
            <numerusform>%n Heat</numerusform>
            <numerusform>%n Heat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Electric</source>
        <translation>
            <numerusform>%n Electric</numerusform>
            <numerusform>%n Electric</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Atomic</source>
        <translation>
            <numerusform>%n Atomic</numerusform>
            <numerusform>%n Atomic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Battery</source>
        <translation>
            <numerusform>%n Battery</numerusform>
            <numerusform>%n Battery</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of any Energy</source>
        <translation>
            <numerusform>%n of any Energy</numerusform>
            <numerusform>%n of any Energy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FullDashboard</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>{name} won with %n point(s)</source>
        <translation>
            <numerusform>{name} won with %n point</numerusform>
            <numerusform>{name} won with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after 100 rounds; {name} led with %n point(s)</source>
        <translation>
            <numerusform>Ended after 100 rounds; {name} led with %n point</numerusform>
            <numerusform>Ended after 100 rounds; {name} led with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed game(s) deleted for good.</source>
        <translation>
            <numerusform>%n removed game deleted for good.</numerusform>
            <numerusform>%n removed games deleted for good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>{place}. {action}. Chance to win {win}, %n point(s) expected. {why}</source>
        <translation>
            <numerusform>{place}. {action}. Chance to win {win}, %n point expected. {why}</numerusform>
            <numerusform>{place}. {action}. Chance to win {win}, %n points expected. {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It sets off %n of your Gizmos.</source>
        <translation>
            <numerusform>It sets off %n of your Gizmos.</numerusform>
            <numerusform>It sets off %n of your Gizmos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see %n card(s), and may build or file one.</source>
        <translation>
            <numerusform>You see %n card, and may build or file one.</numerusform>
            <numerusform>You see %n cards, and may build or file one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n Victory Point(s) this turn.</source>
        <translation>
            <numerusform>It brings %n Victory Point this turn.</numerusform>
            <numerusform>It brings %n Victory Points this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ring holds %n sphere(s) more after this turn.</source>
        <translation>
            <numerusform>Your ring holds %n sphere more after this turn.</numerusform>
            <numerusform>Your ring holds %n spheres more after this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins the game, %n point(s) ahead.</source>
        <translation>
            <numerusform>It wins the game, %n point ahead.</numerusform>
            <numerusform>It wins the game, %n points ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It sets off the last round while you are %n point(s) ahead.</source>
        <translation>
            <numerusform>It sets off the last round while you are %n point ahead.</numerusform>
            <numerusform>It sets off the last round while you are %n points ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It sets off the last round, though you are %n point(s) behind.</source>
        <translation>
            <numerusform>It sets off the last round, though you are %n point behind.</numerusform>
            <numerusform>It sets off the last round, though you are %n points behind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>{name} drew %n card(s) of level {level}</source>
        <translation>
            <numerusform>{name} drew %n card of level {level}</numerusform>
            <numerusform>{name} drew %n cards of level {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} put %n card(s) under the deck of level {level}</source>
        <translation>
            <numerusform>{name} put %n card under the deck of level {level}</numerusform>
            <numerusform>{name} put %n cards under the deck of level {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gained %n Victory Point(s)</source>
        <translation>
            <numerusform>{name} gained %n Victory Point</numerusform>
            <numerusform>{name} gained %n Victory Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} from the Archive for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name} built {gizmo} from the Archive for {spheres} with %n Converter</numerusform>
            <numerusform>{name} built {gizmo} from the Archive for {spheres} with %n Converters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} from a Research for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name} built {gizmo} from a Research for {spheres} with %n Converter</numerusform>
            <numerusform>{name} built {gizmo} from a Research for {spheres} with %n Converters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name} built {gizmo} for {spheres} with %n Converter</numerusform>
            <numerusform>{name} built {gizmo} for {spheres} with %n Converters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has no room left: %n sphere(s) of an effect lost</source>
        <translation>
            <numerusform>{name} has no room left: %n sphere of an effect lost</numerusform>
            <numerusform>{name} has no room left: %n spheres of an effect lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turn: a chain of %n step(s)</source>
        <translation>
            <numerusform>Last turn: a chain of %n step</numerusform>
            <numerusform>Last turn: a chain of %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} leads with %n point(s)</source>
        <translation>
            <numerusform>{name} leads with %n point</numerusform>
            <numerusform>{name} leads with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several lead with %n point(s)</source>
        <translation>
            <numerusform>Several lead with %n point</numerusform>
            <numerusform>Several lead with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Nudge</name>
    <message numerus="yes">
        <source>Nothing to build? {action} shows you %n card(s), and you may build or file one.</source>
        <translation>
            <numerusform>Nothing to build? {action} shows you %n card, and you may build or file one.</numerusform>
            <numerusform>Nothing to build? {action} shows you %n cards, and you may build or file one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpponentPanel</name>
    <message numerus="yes">
        <source>%n point(s), %1 of 16 Gizmos, %2 of 4 of level 3, %3 of %4 spheres in the ring, %5 of %6 cards in the archive, research %7</source>
        <translation>
            <numerusform>%n point, %1 of 16 Gizmos, %2 of 4 of level 3, %3 of %4 spheres in the ring, %5 of %6 cards in the archive, research %7</numerusform>
            <numerusform>%n points, %1 of 16 Gizmos, %2 of 4 of level 3, %3 of %4 spheres in the ring, %5 of %6 cards in the archive, research %7</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pay</name>
    <message numerus="yes">
        <source>%n way(s) to pay</source>
        <translation>
            <numerusform>%n way to pay</numerusform>
            <numerusform>%n ways to pay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sphere(s)</source>
        <translation>
            <numerusform>%n sphere</numerusform>
            <numerusform>%n spheres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spends {spheres} and uses up %n Converter(s) for this turn</source>
        <translation>
            <numerusform>Spends {spheres} and uses up %n Converter for this turn</numerusform>
            <numerusform>Spends {spheres} and uses up %n Converters for this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes only %n sphere(s) out of your ring</source>
        <translation>
            <numerusform>Takes only %n sphere out of your ring</numerusform>
            <numerusform>Takes only %n spheres out of your ring</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n kind(s) of Energy in your ring</source>
        <translation>
            <numerusform>Leaves %n kind of Energy in your ring</numerusform>
            <numerusform>Leaves %n kinds of Energy in your ring</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uses up no more than %n Converter(s)</source>
        <translation>
            <numerusform>Uses up no more than %n Converter</numerusform>
            <numerusform>Uses up no more than %n Converters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pays %n, more than it has to</source>
        <translation>
            <numerusform>Pays %n, more than it has to</numerusform>
            <numerusform>Pays %n, more than it has to</numerusform>
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
    <name>Preview</name>
    <message numerus="yes">
        <source>Building it sets off %n of your Gizmos</source>
        <translation>
            <numerusform>Building it sets off %n of your Gizmos</numerusform>
            <numerusform>Building it sets off %n of your Gizmos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filing it sets off %n of your Gizmos</source>
        <translation>
            <numerusform>Filing it sets off %n of your Gizmos</numerusform>
            <numerusform>Filing it sets off %n of your Gizmos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n Gizmo(s) ready</source>
        <translation>
            <numerusform>%n Gizmo ready</numerusform>
            <numerusform>%n Gizmos ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting: {reason}</source>
        <translation>
            <numerusform>%n more waiting: {reason}</numerusform>
            <numerusform>%n more waiting: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting, each for its own reason</source>
        <translation>
            <numerusform>%n more waiting, each for its own reason</numerusform>
            <numerusform>%n more waiting, each for its own reason</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n card(s) back</source>
        <translation>
            <numerusform>Put %n card back</numerusform>
            <numerusform>Put %n cards back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message numerus="yes">
        <source>You are %n sphere(s) short of the cost.</source>
        <translation>
            <numerusform>You are %n sphere short of the cost.</numerusform>
            <numerusform>You are %n spheres short of the cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message numerus="yes">
        <source>Research level {level}: %n card(s) drawn</source>
        <translation>
            <numerusform>Research level {level}: %n card drawn</numerusform>
            <numerusform>Research level {level}: %n cards drawn</numerusform>
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
    <name>Result</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rounds}, longest chain of %n step(s)</source>
        <translation>
            <numerusform>{rounds}, longest chain of %n step</numerusform>
            <numerusform>{rounds}, longest chain of %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after %n round(s), because only computers were playing</source>
        <translation>
            <numerusform>Ended after %n round, because only computers were playing</numerusform>
            <numerusform>Ended after %n rounds, because only computers were playing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each: {first} wins by active Gizmos, {most} to {next}</source>
        <translation>
            <numerusform>%n point each: {first} wins by active Gizmos, {most} to {next}</numerusform>
            <numerusform>%n points each: {first} wins by active Gizmos, {most} to {next}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each: {first} wins by spheres in the ring, {most} to {next}</source>
        <translation>
            <numerusform>%n point each: {first} wins by spheres in the ring, {most} to {next}</numerusform>
            <numerusform>%n points each: {first} wins by spheres in the ring, {most} to {next}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All is equal at %n point(s): {first} wins, being farther from the first player than {second}</source>
        <translation>
            <numerusform>All is equal at %n point: {first} wins, being farther from the first player than {second}</numerusform>
            <numerusform>All is equal at %n points: {first} wins, being farther from the first player than {second}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>{done} of %n decision(s) thought over</source>
        <translation>
            <numerusform>{done} of %n decision thought over</numerusform>
            <numerusform>{done} of %n decisions thought over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), each decision judged by what could be known then</source>
        <translation>
            <numerusform>%n round, each decision judged by what could be known then</numerusform>
            <numerusform>%n rounds, each decision judged by what could be known then</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the first %n decision(s) are shown here</source>
        <translation>
            <numerusform>Stopped: the first %n decision are shown here</numerusform>
            <numerusform>Stopped: the first %n decisions are shown here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) were the best, or nearly</source>
        <translation>
            <numerusform>%n of {count} decision were the best, or nearly</numerusform>
            <numerusform>%n of {count} decisions were the best, or nearly</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Starting Gizmo(s)</source>
        <translation>
            <numerusform>%n Starting Gizmo</numerusform>
            <numerusform>%n Starting Gizmos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>level {level}: %n card(s)</source>
        <translation>
            <numerusform>level {level}: %n card</numerusform>
            <numerusform>level {level}: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n of your settings could not be read and is/are as at first; the old file was kept beside the new one.</source>
        <translation>
            <numerusform>%n of your settings could not be read and is as at first; the old file was kept beside the new one.</numerusform>
            <numerusform>%n of your settings could not be read and are as at first; the old file was kept beside the new one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message numerus="yes">
        <source>The seed is a number of at most %n digit(s), or nothing.</source>
        <translation>
            <numerusform>The seed is a number of at most %n digit, or nothing.</numerusform>
            <numerusform>The seed is a number of at most %n digits, or nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sphere</name>
    <message numerus="yes">
        <source>Picking it sets off %n Gizmo(s)</source>
        <translation>
            <numerusform>Picking it sets off %n Gizmo</numerusform>
            <numerusform>Picking it sets off %n Gizmos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n won, {percent} %</source>
        <translation>
            <numerusform>%n won, {percent} %</numerusform>
            <numerusform>%n won, {percent} %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won {wins} of %n game(s)</source>
        <translation>
            <numerusform>won {wins} of %n game</numerusform>
            <numerusform>won {wins} of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted apart: %n game(s) with help or from the middle of another game, {wins} won</source>
        <translation>
            <numerusform>Counted apart: %n game with help or from the middle of another game, {wins} won</numerusform>
            <numerusform>Counted apart: %n games with help or from the middle of another game, {wins} won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {wins} won</source>
        <translation>
            <numerusform>%n game, {wins} won</numerusform>
            <numerusform>%n games, {wins} won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) kept apart (assisted or what-if)</source>
        <translation>
            <numerusform>%n game kept apart (assisted or what-if)</numerusform>
            <numerusform>%n games kept apart (assisted or what-if)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of computers alone</source>
        <translation>
            <numerusform>%n game of computers alone</numerusform>
            <numerusform>%n games of computers alone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the statistics could not be read and is/are left out.</source>
        <translation>
            <numerusform>%n game of the statistics could not be read and is left out.</numerusform>
            <numerusform>%n games of the statistics could not be read and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message numerus="yes">
        <source>%n game(s) could not be saved and would be lost. Stay, and save a copy somewhere else from the menu of the game or from the list of games, or make room on the disk and try again.</source>
        <translation>
            <numerusform>%n game could not be saved and would be lost. Stay, and save a copy somewhere else from the menu of the game or from the list of games, or make room on the disk and try again.</numerusform>
            <numerusform>%n games could not be saved and would be lost. Stay, and save a copy somewhere else from the menu of the game or from the list of games, or make room on the disk and try again.</numerusform>
        </translation>
    </message>
</context>
</TS>
