<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>Holds %n Treasure(s).</source>
        <translation>
            <numerusform>Holds %n Treasure.</numerusform>
            <numerusform>Holds %n Treasures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comes with %n charge(s).</source>
        <translation>
            <numerusform>Comes with %n charge.</numerusform>
            <numerusform>Comes with %n charges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die (dice)</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may start %n more standard attack(s) each turn</source>
        <translation>
            <numerusform>You may start %n more standard attack each turn</numerusform>
            <numerusform>You may start %n more standard attacks each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may start %n more standard attack(s)</source>
        <translation>
            <numerusform>You may start %n more standard attack</numerusform>
            <numerusform>You may start %n more standard attacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may start %n more standard attack(s) each turn</source>
        <translation>
            <numerusform>%1 may start %n more standard attack each turn</numerusform>
            <numerusform>%1 may start %n more standard attacks each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may start %n more standard attack(s)</source>
        <translation>
            <numerusform>%1 may start %n more standard attack</numerusform>
            <numerusform>%1 may start %n more standard attacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1 up to %n space(s)</source>
        <translation>
            <numerusform>Move %1 up to %n space</numerusform>
            <numerusform>Move %1 up to %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw and place %n Map card(s)</source>
        <translation>
            <numerusform>Draw and place %n Map card</numerusform>
            <numerusform>Draw and place %n Map cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n wound</numerusform>
            <numerusform>%n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Life</source>
        <translation>
            <numerusform>%n Life</numerusform>
            <numerusform>%n Life</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Glory</source>
        <translation>
            <numerusform>%n Glory</numerusform>
            <numerusform>%n Glory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Peril</source>
        <translation>
            <numerusform>%n Peril</numerusform>
            <numerusform>%n Peril</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Movement</source>
        <translation>
            <numerusform>%n Movement</numerusform>
            <numerusform>%n Movement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Level(s)</source>
        <translation>
            <numerusform>%n Level</numerusform>
            <numerusform>%n Levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Adventure card(s)</source>
        <translation>
            <numerusform>%n Adventure card</numerusform>
            <numerusform>%n Adventure cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n charge</numerusform>
            <numerusform>%n charges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from the hand</source>
        <translation>
            <numerusform>%n card from the hand</numerusform>
            <numerusform>%n cards from the hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n readied Boon(s)</source>
        <translation>
            <numerusform>%n readied Boon</numerusform>
            <numerusform>%n readied Boons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n readied Treasure(s)</source>
        <translation>
            <numerusform>%n readied Treasure</numerusform>
            <numerusform>%n readied Treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n permanent Bane(s)</source>
        <translation>
            <numerusform>%n permanent Bane</numerusform>
            <numerusform>%n permanent Banes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s) of the Horde</source>
        <translation>
            <numerusform>%n monster of the Horde</numerusform>
            <numerusform>%n monsters of the Horde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from the discard pile</source>
        <translation>
            <numerusform>%n card from the discard pile</numerusform>
            <numerusform>%n cards from the discard pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPlay</name>
    <message numerus="yes">
        <source>Try the Quest {quest} with %n payment(s) for better odds{details}</source>
        <translation>
            <numerusform>Try the Quest {quest} with %n payment for better odds{details}</numerusform>
            <numerusform>Try the Quest {quest} with %n payments for better odds{details}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) to go to: %1</source>
        <translation>
            <numerusform>%n space to go to: %1</numerusform>
            <numerusform>%n spaces to go to: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} has %n Movement.</source>
        <translation>
            <numerusform>{player-hero} has %n Movement.</numerusform>
            <numerusform>{player-hero} has %n Movement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} gains %n Movement.</source>
        <translation>
            <numerusform>{player-hero} gains %n Movement.</numerusform>
            <numerusform>{player-hero} gains %n Movement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} spends %n Movement.</source>
        <translation>
            <numerusform>{player-hero} spends %n Movement.</numerusform>
            <numerusform>{player-hero} spends %n Movement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} draws %n card.</numerusform>
            <numerusform>{player} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) are put on {source}.</source>
        <translation>
            <numerusform>%n charge is put on {source}.</numerusform>
            <numerusform>%n charges are put on {source}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) are taken from {source}.</source>
        <translation>
            <numerusform>%n charge is taken from {source}.</numerusform>
            <numerusform>%n charges are taken from {source}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} takes %n wound(s).</source>
        <translation>
            <numerusform>{player-hero} takes %n wound.</numerusform>
            <numerusform>{player-hero} takes %n wounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{monster} takes %n wound(s).</source>
        <translation>
            <numerusform>{monster} takes %n wound.</numerusform>
            <numerusform>{monster} takes %n wounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} recovers %n Life.</source>
        <translation>
            <numerusform>{player-hero} recovers %n Life.</numerusform>
            <numerusform>{player-hero} recovers %n Life.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} gains %n Life for good.</source>
        <translation>
            <numerusform>{player-hero} gains %n Life for good.</numerusform>
            <numerusform>{player-hero} gains %n Life for good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} loses %n Life.</source>
        <translation>
            <numerusform>{player-hero} loses %n Life.</numerusform>
            <numerusform>{player-hero} loses %n Life.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Glory.</source>
        <translation>
            <numerusform>{player} gains %n Glory.</numerusform>
            <numerusform>{player} gains %n Glory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} spends %n Glory.</source>
        <translation>
            <numerusform>{player} spends %n Glory.</numerusform>
            <numerusform>{player} spends %n Glory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Peril.</source>
        <translation>
            <numerusform>{player} gains %n Peril.</numerusform>
            <numerusform>{player} gains %n Peril.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Peril of {player} is spent.</source>
        <translation>
            <numerusform>%n Peril of {player} is spent.</numerusform>
            <numerusform>%n Peril of {player} is spent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n charge</numerusform>
            <numerusform>%n charges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n wound</numerusform>
            <numerusform>%n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which card pays for {source}? %n to go.</source>
        <translation>
            <numerusform>Which card pays for {source}? %n to go.</numerusform>
            <numerusform>Which card pays for {source}? %n to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who gets Peril from {player}? %n to give.</source>
        <translation>
            <numerusform>Who gets Peril from {player}? %n to give.</numerusform>
            <numerusform>Who gets Peril from {player}? %n to give.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which card of {victim}? %n to go.</source>
        <translation>
            <numerusform>Which card of {victim}? %n to go.</numerusform>
            <numerusform>Which card of {victim}? %n to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where does {moved-hero} go? At most %n space(s).</source>
        <translation>
            <numerusform>Where does {moved-hero} go? At most %n space.</numerusform>
            <numerusform>Where does {moved-hero} go? At most %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Map card(s) to lay</source>
        <translation>
            <numerusform>%n more Map card to lay</numerusform>
            <numerusform>%n more Map cards to lay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) of own Quests are not on the map yet</source>
        <translation>
            <numerusform>%n place of own Quests is not on the map yet</numerusform>
            <numerusform>%n places of own Quests are not on the map yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the own Hero lacks %n Life</source>
        <translation>
            <numerusform>the own Hero lacks %n Life</numerusform>
            <numerusform>the own Hero lacks %n Life</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the target has completed %n Quest(s)</source>
        <translation>
            <numerusform>the target has completed %n Quest</numerusform>
            <numerusform>the target has completed %n Quests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the target has %n Life left</source>
        <translation>
            <numerusform>the target has %n Life left</numerusform>
            <numerusform>the target has %n Life left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n Glory</source>
        <translation>
            <numerusform>it brings %n Glory</numerusform>
            <numerusform>it brings %n Glory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it costs %n Peril</source>
        <translation>
            <numerusform>it costs %n Peril</numerusform>
            <numerusform>it costs %n Peril</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a Quest will ask for %n Glory</source>
        <translation>
            <numerusform>a Quest will ask for %n Glory</numerusform>
            <numerusform>a Quest will ask for %n Glory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tried %n time(s) in the head</source>
        <translation>
            <numerusform>tried %n time in the head</numerusform>
            <numerusform>tried %n times in the head</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} has %n Life more as long as the card is in play.</source>
        <translation>
            <numerusform>{player-hero} has %n Life more as long as the card is in play.</numerusform>
            <numerusform>{player-hero} has %n Life more as long as the card is in play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} loses %n Life that a card in play had given.</source>
        <translation>
            <numerusform>{player-hero} loses %n Life that a card in play had given.</numerusform>
            <numerusform>{player-hero} loses %n Life that a card in play had given.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPrint</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid</source>
        <translation>
            <numerusform>%n card laid</numerusform>
            <numerusform>%n cards laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the %n Map card(s) left and set them aside: %1</source>
        <translation>
            <numerusform>Set the %n Map card left aside: %1</numerusform>
            <numerusform>Shuffle the %n Map cards left and set them aside: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Personal Quest(s) dealt at random</source>
        <translation>
            <numerusform>%n Personal Quest dealt at random</numerusform>
            <numerusform>%n Personal Quests dealt at random</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Adventure card(s) drawn, kept hidden</source>
        <translation>
            <numerusform>%n Adventure card drawn, kept hidden</numerusform>
            <numerusform>%n Adventure cards drawn, kept hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardReport</name>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fair: everybody wins the own share within %n point(s)</source>
        <translation>
            <numerusform>fair: everybody wins the own share within %n point</numerusform>
            <numerusform>fair: everybody wins the own share within %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not shown with %n decided game(s)</source>
        <translation>
            <numerusform>not shown with %n decided game</numerusform>
            <numerusform>not shown with %n decided games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is entered within %n round(s)</source>
        <translation>
            <numerusform>%1 is entered within %n round</numerusform>
            <numerusform>%1 is entered within %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the game is over within %n round(s)</source>
        <translation>
            <numerusform>the game is over within %n round</numerusform>
            <numerusform>the game is over within %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardTurnSeat</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardTurns</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
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
    <name>PieceWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n click(s)</source>
        <translation>
            <numerusform>%n click</numerusform>
            <numerusform>%n clicks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trap(s) on its dial</source>
        <translation>
            <numerusform>%n trap on its dial</numerusform>
            <numerusform>%n traps on its dial</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message numerus="yes">
        <source>Costs %n speed point(s)</source>
        <translation>
            <numerusform>Costs %n speed point</numerusform>
            <numerusform>Costs %n speed points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{figure} is activated with %n speed point(s).</source>
        <translation>
            <numerusform>{figure} is activated with %n speed point.</numerusform>
            <numerusform>{figure} is activated with %n speed points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{token} is activated with %n speed point(s).</source>
        <translation>
            <numerusform>{token} is activated with %n speed point.</numerusform>
            <numerusform>{token} is activated with %n speed points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{active} spends %n speed point(s).</source>
        <translation>
            <numerusform>{active} spends %n speed point.</numerusform>
            <numerusform>{active} spends %n speed points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{figure} takes %n click(s) of damage.</source>
        <translation>
            <numerusform>{figure} takes %n click of damage.</numerusform>
            <numerusform>{figure} takes %n clicks of damage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{figure} heals %n click(s).</source>
        <translation>
            <numerusform>{figure} heals %n click.</numerusform>
            <numerusform>{figure} heals %n clicks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{figure} is frozen until %n turn(s) have ended.</source>
        <translation>
            <numerusform>{figure} is frozen until %n turn has ended.</numerusform>
            <numerusform>{figure} is frozen until %n turns have ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{figure} is confused and is moved with %n speed point(s).</source>
        <translation>
            <numerusform>{figure} is confused and is moved with %n speed point.</numerusform>
            <numerusform>{figure} is confused and is moved with %n speed points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for %n more monster(s).</source>
        <translation>
            <numerusform>There is no room for %n more monster.</numerusform>
            <numerusform>There is no room for %n more monsters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) of {player} must wait for the next turn.</source>
        <translation>
            <numerusform>%n level of {player} must wait for the next turn.</numerusform>
            <numerusform>%n levels of {player} must wait for the next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  %n click(s): %1</source>
        <translation>
            <numerusform>  %n click: %1</numerusform>
            <numerusform>  %n clicks: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n monster(s) for at most %1 points</source>
        <translation>
            <numerusform>up to %n monster for at most %1 points</numerusform>
            <numerusform>up to %n monsters for at most %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which monster comes next? %n are still to come, for {points} points.</source>
        <translation>
            <numerusform>Which monster comes next? %n is still to come, for {points} points.</numerusform>
            <numerusform>Which monster comes next? %n are still to come, for {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s) for {points} points</source>
        <translation>
            <numerusform>%n monster for {points} points</numerusform>
            <numerusform>%n monsters for {points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) for {player}</source>
        <translation>
            <numerusform>%n level for {player}</numerusform>
            <numerusform>%n levels for {player}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{active} moves on with %n speed point(s).</source>
        <translation>
            <numerusform>{active} moves on with %n speed point.</numerusform>
            <numerusform>{active} moves on with %n speed points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{artifact} gets %n token(s) again: {colour}.</source>
        <translation>
            <numerusform>{artifact} gets %n token again: {colour}.</numerusform>
            <numerusform>{artifact} gets %n tokens again: {colour}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s) for at most {points} points each</source>
        <translation>
            <numerusform>%n monster for at most {points} points</numerusform>
            <numerusform>%n monsters for at most {points} points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) nearer to what it is after</source>
        <translation>
            <numerusform>%n point nearer to what it is after</numerusform>
            <numerusform>%n points nearer to what it is after</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) farther from what it is after</source>
        <translation>
            <numerusform>%n point farther from what it is after</numerusform>
            <numerusform>%n points farther from what it is after</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opposing figure(s) next to it there</source>
        <translation>
            <numerusform>%n opposing figure next to it there</numerusform>
            <numerusform>%n opposing figures next to it there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opposing figure(s) can strike it on the way</source>
        <translation>
            <numerusform>%n opposing figure can strike it on the way</numerusform>
            <numerusform>%n opposing figures can strike it on the way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opposing figure(s) in its front arc</source>
        <translation>
            <numerusform>%n opposing figure in its front arc</numerusform>
            <numerusform>%n opposing figures in its front arc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a hero of another team is %n point(s) away</source>
        <translation>
            <numerusform>a hero of another team is %n point away</numerusform>
            <numerusform>a hero of another team is %n points away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played out %n time(s)</source>
        <translation>
            <numerusform>played out %n time</numerusform>
            <numerusform>played out %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{figure} is activated at double speed, with %n speed point(s).</source>
        <translation>
            <numerusform>{figure} is activated at double speed, with %n speed point.</numerusform>
            <numerusform>{figure} is activated at double speed, with %n speed points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{figure} is activated with %n speed point(s) and an attack that costs nothing.</source>
        <translation>
            <numerusform>{figure} is activated with %n speed point and an attack that costs nothing.</numerusform>
            <numerusform>{figure} is activated with %n speed points and an attack that costs nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{figure} moves by Quickness, with %n speed point(s).</source>
        <translation>
            <numerusform>{figure} moves by Quickness, with %n speed point.</numerusform>
            <numerusform>{figure} moves by Quickness, with %n speed points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n click(s) left</source>
        <translation>
            <numerusform>%n click left</numerusform>
            <numerusform>%n clicks left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hardest blow: %1 takes %n click(s) from %2, round %3</source>
        <translation>
            <numerusform>Hardest blow: %1 takes %n click from %2, round %3</numerusform>
            <numerusform>Hardest blow: %1 takes %n clicks from %2, round %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for the next level of a hero</source>
        <translation>
            <numerusform>%n more for the next level of a hero</numerusform>
            <numerusform>%n more for the next level of a hero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} {player:brings|bring} %n monster(s) worth {points} points out of the pool.</source>
        <translation>
            <numerusform>{player} {player:brings|bring} %n monster worth {points} points out of the pool.</numerusform>
            <numerusform>{player} {player:brings|bring} %n monsters worth {points} points out of the pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} {player:gains|gain} %n experience point(s).</source>
        <translation>
            <numerusform>{player} {player:gains|gain} %n experience point.</numerusform>
            <numerusform>{player} {player:gains|gain} %n experience points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} {player:gains|gain} %n gold.</source>
        <translation>
            <numerusform>{player} {player:gains|gain} %n gold.</numerusform>
            <numerusform>{player} {player:gains|gain} %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} {player:loses|lose} %n gold.</source>
        <translation>
            <numerusform>{player} {player:loses|lose} %n gold.</numerusform>
            <numerusform>{player} {player:loses|lose} %n gold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaytestContents</name>
    <message numerus="yes">
        <source>%n thing(s) are wrong or missing, so this may not be what will be played.</source>
        <translation>
            <numerusform>%n thing is wrong or missing, so this may not be what will be played.</numerusform>
            <numerusform>%n things are wrong or missing, so this may not be what will be played.</numerusform>
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
    <name>Report</name>
    <message numerus="yes">
        <source>%1 reaches a chest within %n round(s)</source>
        <translation>
            <numerusform>%1 reaches a chest within %n round</numerusform>
            <numerusform>%1 reaches a chest within %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the game is over within %n round(s)</source>
        <translation>
            <numerusform>the game is over within %n round</numerusform>
            <numerusform>the game is over within %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not shown with %n game(s)</source>
        <translation>
            <numerusform>not shown with %n game</numerusform>
            <numerusform>not shown with %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Entrances are fair within %n point(s) at 95 %</source>
        <translation>
            <numerusform>Entrances are fair within %n point at 95 %</numerusform>
            <numerusform>Entrances are fair within %n points at 95 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fair within %n point(s) at 95 %</source>
        <translation>
            <numerusform>Fair within %n point at 95 %</numerusform>
            <numerusform>Fair within %n points at 95 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fairness of entrances: not shown with %n decided game(s)</source>
        <translation>
            <numerusform>Fairness of entrances: not shown with %n decided game</numerusform>
            <numerusform>Fairness of entrances: not shown with %n decided games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fairness: not shown with %n decided game(s)</source>
        <translation>
            <numerusform>Fairness: not shown with %n decided game</numerusform>
            <numerusform>Fairness: not shown with %n decided games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Certain at 95 % is only that nobody is farther than %n point(s) from its share; more games tell more.</source>
        <translation>
            <numerusform>Certain at 95 % is only that nobody is farther than %n point from its share; more games tell more.</numerusform>
            <numerusform>Certain at 95 % is only that nobody is farther than %n points from its share; more games tell more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) went in circles and were not counted.</source>
        <translation>
            <numerusform>%n game went in circles and was not counted.</numerusform>
            <numerusform>%n games went in circles and were not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) nobody took: %1. At 95 % that happens in less than %2 of the games.</source>
        <translation>
            <numerusform>In %n game nobody took: %1. At 95 % that happens in less than %2 of the games.</numerusform>
            <numerusform>In %n games nobody took: %1. At 95 % that happens in less than %2 of the games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) nobody met: %1.</source>
        <translation>
            <numerusform>In %n game nobody met: %1.</numerusform>
            <numerusform>In %n games nobody met: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fair within %n point(s) at 95 %</source>
        <translation>
            <numerusform>fair within %n point at 95 %</numerusform>
            <numerusform>fair within %n points at 95 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fairness not shown with %n decided game(s)</source>
        <translation>
            <numerusform>fairness not shown with %n decided game</numerusform>
            <numerusform>fairness not shown with %n decided games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games with the same seeds</source>
        <translation>
            <numerusform>%n pair of games with the same seeds</numerusform>
            <numerusform>%n pairs of games with the same seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n went the same</source>
        <translation>
            <numerusform>%n went the same</numerusform>
            <numerusform>%n went the same</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) went in circles and were not counted</source>
        <translation>
            <numerusform>%n pair went in circles and was not counted</numerusform>
            <numerusform>%n pairs went in circles and were not counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of them nobody carried any gold out.</source>
        <translation>
            <numerusform>In %n of them nobody carried any gold out.</numerusform>
            <numerusform>In %n of them nobody carried any gold out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of them the limit of rounds came before anybody was out with gold.</source>
        <translation>
            <numerusform>In %n of them the limit of rounds came before anybody was out with gold.</numerusform>
            <numerusform>In %n of them the limit of rounds came before anybody was out with gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of them the best carried out the same gold.</source>
        <translation>
            <numerusform>In %n of them the best carried out the same gold.</numerusform>
            <numerusform>In %n of them the best carried out the same gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody ever entered %n of %1 room(s), by a square of each: %2.</source>
        <translation>
            <numerusform>Nobody ever entered %n of %1 rooms, by a square of it: %2.</numerusform>
            <numerusform>Nobody ever entered %n of %1 rooms, by a square of each: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody ever went %n of %1 way(s) between rooms.</source>
        <translation>
            <numerusform>Nobody ever went %n of %1 ways between rooms.</numerusform>
            <numerusform>Nobody ever went %n of %1 ways between rooms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rounds are those of games that went on to their end: %n game(s) in which a player stood still or went to and fro are not in them.</source>
        <translation>
            <numerusform>Rounds are those of games that went on to their end: %n game in which a player stood still or went to and fro is not in them.</numerusform>
            <numerusform>Rounds are those of games that went on to their end: %n games in which a player stood still or went to and fro are not in them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dungeon is fair within %n point(s) then.</source>
        <translation>
            <numerusform>The dungeon is fair within %n point then.</numerusform>
            <numerusform>The dungeon is fair within %n points then.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetReport</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places of Quests, and how far from the Entrance they lie on %n map(s) laid by chance</source>
        <translation>
            <numerusform>Places of Quests, and how far from the Entrance they lie on %n map laid by chance</numerusform>
            <numerusform>Places of Quests, and how far from the Entrance they lie on %n maps laid by chance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Quest(s)</source>
        <translation>
            <numerusform>%n Quest</numerusform>
            <numerusform>%n Quests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>always %n step(s)</source>
        <translation>
            <numerusform>always %n step</numerusform>
            <numerusform>always %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Survey</name>
    <message numerus="yes">
        <source>%n token(s) would turn into monsters</source>
        <translation>
            <numerusform>%n token would turn into monsters</numerusform>
            <numerusform>%n tokens would turn into monsters</numerusform>
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
    <message numerus="yes">
        <source>%n action(s) have been taken before.</source>
        <translation>
            <numerusform>%n action has been taken before.</numerusform>
            <numerusform>%n actions have been taken before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n action(s) gone over, all as they were recorded</source>
        <translation>
            <numerusform>%1: %n action gone over, all as they were recorded</numerusform>
            <numerusform>%1: %n actions gone over, all as they were recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n action(s) kept as a test</source>
        <translation>
            <numerusform>%1: %n action kept as a test</numerusform>
            <numerusform>%1: %n actions kept as a test</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) taken back.</source>
        <translation>
            <numerusform>%n action taken back.</numerusform>
            <numerusform>%n actions taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With --overwrite a game that is kept in %1 takes the place of %n recorded action(s) that the rules of today do not reach.</source>
        <translation>
            <numerusform>With --overwrite a game that is kept in %1 takes the place of %n recorded action that the rules of today do not reach.</numerusform>
            <numerusform>With --overwrite a game that is kept in %1 takes the place of %n recorded actions that the rules of today do not reach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 outside, %n point(s) left</source>
        <translation>
            <numerusform>%1 outside, %n point left</numerusform>
            <numerusform>%1 outside, %n points left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2, %n point(s) left</source>
        <translation>
            <numerusform>%1 on %2, %n point left</numerusform>
            <numerusform>%1 on %2, %n points left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n activation(s) left</source>
        <translation>
            <numerusform>%n activation left</numerusform>
            <numerusform>%n activations left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %2; %n point(s) are left.</source>
        <translation>
            <numerusform>%1 costs %2; %n point is left.</numerusform>
            <numerusform>%1 costs %2; %n points are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s), gone over again: all as they were recorded</source>
        <translation>
            <numerusform>%n action, gone over again: all as it was recorded</numerusform>
            <numerusform>%n actions, gone over again: all as they were recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n action(s) gone over, all allowed by the rules</source>
        <translation>
            <numerusform>%1: %n action gone over, allowed by the rules</numerusform>
            <numerusform>%1: %n actions gone over, all allowed by the rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open connection(s)</source>
        <translation>
            <numerusform>%n open connection</numerusform>
            <numerusform>%n open connections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that nothing fits</source>
        <translation>
            <numerusform>%n that nothing fits</numerusform>
            <numerusform>%n that nothing fits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) inside</source>
        <translation>
            <numerusform>%n figure inside</numerusform>
            <numerusform>%n figures inside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of this rule; --all lists them</source>
        <translation>
            <numerusform>%n more of this rule; --all lists it</numerusform>
            <numerusform>%n more of this rule; --all lists them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Map card(s)</source>
        <translation>
            <numerusform>%n Map card</numerusform>
            <numerusform>%n Map cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hero card(s)</source>
        <translation>
            <numerusform>%n Hero card</numerusform>
            <numerusform>%n Hero cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Adventure card(s)</source>
        <translation>
            <numerusform>%n Adventure card</numerusform>
            <numerusform>%n Adventure cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Quest card(s)</source>
        <translation>
            <numerusform>%n Quest card</numerusform>
            <numerusform>%n Quest cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Tracker card(s)</source>
        <translation>
            <numerusform>%n Tracker card</numerusform>
            <numerusform>%n Tracker cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cut-out card(s)</source>
        <translation>
            <numerusform>%n Cut-out card</numerusform>
            <numerusform>%n Cut-out cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were written before that: %1</source>
        <translation>
            <numerusform>%n file was written before that: %1</numerusform>
            <numerusform>%n files were written before that: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n round(s) (%1).</source>
        <translation>
            <numerusform>The game ends after %n round (%1).</numerusform>
            <numerusform>The game ends after %n rounds (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played again with seed %1: %n game(s), each as it was recorded. The others are not proved.</source>
        <translation>
            <numerusform>Played again with seed %1: %n game, as it was recorded. The others are not proved.</numerusform>
            <numerusform>Played again with seed %1: %n games, each as it was recorded. The others are not proved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of each, %1 of them alike</source>
        <translation>
            <numerusform>%n game of each, %1 of them alike</numerusform>
            <numerusform>%n games of each, %1 of them alike</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) turned in circles and are left out</source>
        <translation>
            <numerusform>%n game turned in circles and is left out</numerusform>
            <numerusform>%n games turned in circles and are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not shown with %n game(s)</source>
        <translation>
            <numerusform>not shown with %n game</numerusform>
            <numerusform>not shown with %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::AwaitedRoll</name>
    <message numerus="yes">
        <source>%1: roll %n die(s) for %2.</source>
        <translation>
            <numerusform>%1: roll %n die for %2.</numerusform>
            <numerusform>%1: roll %n dice for %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::GamesAside</name>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::PlaytestSettings</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::Timeline</name>
    <message numerus="yes">
        <source>%n action(s) of the file checked: each led where it is recorded.</source>
        <translation>
            <numerusform>%n action of the file checked: it led where it is recorded.</numerusform>
            <numerusform>%n actions of the file checked: each led where it is recorded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardGameTable</name>
    <message numerus="yes">
        <source>Hand: %n card(s)</source>
        <translation>
            <numerusform>Hand: %n card</numerusform>
            <numerusform>Hand: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardPlay</name>
    <message numerus="yes">
        <source>%1: %n card(s) in hand</source>
        <translation>
            <numerusform>%1: %n card in hand</numerusform>
            <numerusform>%1: %n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardPlayCanvas</name>
    <message numerus="yes">
        <source>%n possible action(s)</source>
        <translation>
            <numerusform>%n possible action</numerusform>
            <numerusform>%n possible actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardSelection</name>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::ForesightOverlay</name>
    <message numerus="yes">
        <source>%n of the cards left fit here: %1</source>
        <translation>
            <numerusform>%n of the cards left fits here: %1</numerusform>
            <numerusform>%n of the cards left fit here: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::MapFixes</name>
    <message numerus="yes">
        <source>Mends problems in %n step(s), price %1.</source>
        <translation>
            <numerusform>Mends problems in %n step, price %1.</numerusform>
            <numerusform>Mends problems in %n steps, price %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n Problem(s)</source>
        <translation>
            <numerusform>Fix %n Problem</numerusform>
            <numerusform>Fix %n Problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::MapGuide</name>
    <message numerus="yes">
        <source>%n set(s) in use</source>
        <translation>
            <numerusform>%n set in use</numerusform>
            <numerusform>%n sets in use</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid, %1</source>
        <translation>
            <numerusform>%n card laid, %1</numerusform>
            <numerusform>%n cards laid, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::MapTurns</name>
    <message numerus="yes">
        <source>%1 had no place for any card and passed.</source>
        <translation>
            <numerusform>%1 had no place for any card and passed.</numerusform>
            <numerusform>%1 had no place for any card and passed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::SpaceOverlay</name>
    <message numerus="yes">
        <source>%n Movement from the Entrance</source>
        <translation>
            <numerusform>%n Movement from the Entrance</numerusform>
            <numerusform>%n Movement from the Entrance</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::mageknight::DungeonTable</name>
    <message numerus="yes">
        <source>%n activation(s) are left.</source>
        <translation>
            <numerusform>%n activation is left.</numerusform>
            <numerusform>%n activations are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::mageknight::FindingFixes</name>
    <message numerus="yes">
        <source>Fix %n Problem(s)</source>
        <translation>
            <numerusform>Fix %n Problem</numerusform>
            <numerusform>Fix %n Problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::mageknight::HeatOverlay</name>
    <message numerus="yes">
        <source>%n visit(s)</source>
        <translation>
            <numerusform>%n visit</numerusform>
            <numerusform>%n visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hero(es) fell</source>
        <translation>
            <numerusform>%n hero fell</numerusform>
            <numerusform>%n heroes fell</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::mageknight::PieceChecksModel</name>
    <message numerus="yes">
        <source>Face %1 has %n entryway(s): %2.</source>
        <translation>
            <numerusform>Face %1 has %n entryway: %2.</numerusform>
            <numerusform>Face %1 has %n entryways: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::mageknight::PlayCanvas</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n speed point(s)</source>
        <translation>
            <numerusform>%n speed point</numerusform>
            <numerusform>%n speed points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::mageknight::ThingSelection</name>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
</TS>
