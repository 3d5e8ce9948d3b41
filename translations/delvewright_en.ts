<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>CollectionDialog</name>
    <message numerus="yes">
        <source>This scenario lacks %n piece(s).</source>
        <translation>
            <numerusform>This scenario lacks %n piece.</numerusform>
            <numerusform>This scenario lacks %n pieces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuideStepBody</name>
    <message numerus="yes">
        <source>And %n more, see Problems.</source>
        <translation>
            <numerusform>And %n more, see Problems.</numerusform>
            <numerusform>And %n more, see Problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) and this one</source>
        <translation>
            <numerusform>%n page and this one</numerusform>
            <numerusform>%n pages and this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintForm</name>
    <message numerus="yes">
        <source>My collection lacks %n piece(s)…</source>
        <translation>
            <numerusform>My collection lacks %n piece…</numerusform>
            <numerusform>My collection lacks %n pieces…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve</name>
    <message numerus="yes">
        <source>%n chamber(s)</source>
        <translation>
            <numerusform>%n chamber</numerusform>
            <numerusform>%n chambers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hallway(s)</source>
        <translation>
            <numerusform>%n hallway</numerusform>
            <numerusform>%n hallways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s)</source>
        <translation>
            <numerusform>%n door</numerusform>
            <numerusform>%n doors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terrain marker(s)</source>
        <translation>
            <numerusform>%n terrain marker</numerusform>
            <numerusform>%n terrain markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artifact(s)</source>
        <translation>
            <numerusform>%n artifact</numerusform>
            <numerusform>%n artifacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chest(s)</source>
        <translation>
            <numerusform>%n chest</numerusform>
            <numerusform>%n chests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wandering token(s)</source>
        <translation>
            <numerusform>%n wandering token</numerusform>
            <numerusform>%n wandering tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entrance(s)</source>
        <translation>
            <numerusform>%n entrance</numerusform>
            <numerusform>%n entrances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exit(s)</source>
        <translation>
            <numerusform>%n exit</numerusform>
            <numerusform>%n exits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of chests</source>
        <translation>
            <numerusform>%n kind of chests</numerusform>
            <numerusform>%n kinds of chests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wandering table(s)</source>
        <translation>
            <numerusform>%n wandering table</numerusform>
            <numerusform>%n wandering tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of artifacts</source>
        <translation>
            <numerusform>%n kind of artifacts</numerusform>
            <numerusform>%n kinds of artifacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artifact token(s)</source>
        <translation>
            <numerusform>%n artifact token</numerusform>
            <numerusform>%n artifact tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of doors</source>
        <translation>
            <numerusform>%n kind of doors</numerusform>
            <numerusform>%n kinds of doors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of terrain markers</source>
        <translation>
            <numerusform>%n kind of terrain markers</numerusform>
            <numerusform>%n kinds of terrain markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n printed map(s)</source>
        <translation>
            <numerusform>%n printed map</numerusform>
            <numerusform>%n printed maps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>legal so far, %n to do</source>
        <translation>
            <numerusform>legal so far, %n to do</numerusform>
            <numerusform>legal so far, %n to do</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), see delve validate</source>
        <translation>
            <numerusform>%n finding, see delve validate</numerusform>
            <numerusform>%n findings, see delve validate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::FindingFixes</name>
    <message numerus="yes">
        <source>Fix %n Problem(s)</source>
        <translation>
            <numerusform>Fix %n Problem</numerusform>
            <numerusform>Fix %n Problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::PieceChecksModel</name>
    <message numerus="yes">
        <source>Face %1 has %n entryway(s): %2.</source>
        <translation>
            <numerusform>Face %1 has %n entryway: %2.</numerusform>
            <numerusform>Face %1 has %n entryways: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ThingSelection</name>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
</TS>
