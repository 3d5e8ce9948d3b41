// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/view.h"
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

constexpr PlayerId p0 = PlayerId(0), p1 = PlayerId(1), p2 = PlayerId(2), p3 = PlayerId(3);

/// Begins the Discard/Draw Phase of p0, with nothing to be saved.
void toDraw(CardTable& table)
{
    table.toHero();
    table.player(0).movement = 0;
    table.act(EndPhase{});
}

void moveTo(CardTable& table, CardId card, play::Place place, PlayerId owner = PlayerId::None)
{
    evolve(table.game(), table.state, Event{"", CardMoved{card, place, owner}});
}

std::size_t linesWith(const Lines& lines, const std::string& text)
{
    return std::size_t(std::ranges::count_if(
        lines, [&](const std::string& line) { return line.find(text) != std::string::npos; }));
}

Lines discarded(CardTable& table, const std::string& id)
{
    return table.act(DiscardOne{table.card(id)}, {1, 1, 1, 1, 1, 1}, {"card-moved", "card-drawn"});
}

AdventureCard alibi(const std::string& id)
{
    Effect cancel = effect(EffectKind::Cancel);
    cancel.card.sort = CardSort::Encounter;
    return boon(id, {cancel}, CardUse::Response);
}

Action attackOf(PlayerId victim, Form form)
{
    return Challenge{targetOf(victim), form, QuestId::None};
}

} // namespace

/// What every turn is made of: the deal, hands, scores, who answers when.
class TestCardBasics : public QObject
{
    Q_OBJECT

private slots:
    void DNR_SETUP_12_DNR_SETUP_13_DNR_SETUP_20_whatIsDealt()
    {
        const auto cards = shippedCards({"overdraft"});
        for (const int players : {2, 3, 4}) {
            const Game game = gameOf(freshScenario(*cards, players), cards);
            GameState state = startGame(game);
            SeededDice dice(std::uint64_t(players) + 40);
            Events events;
            perform(game, state, Deal{}, dice, events);
            const Lines lines = toldLines(game, events);
            QCOMPARE(linesWith(lines, "DNR-SETUP-12 quest-dealt "), std::size_t(2 * players));
            QCOMPARE(linesWith(lines, "DNR-SETUP-13 global-quest-turned "), 1u);
            QCOMPARE(linesWith(lines, "DNR-SETUP-20 card-drawn "), std::size_t(5 * players));
            for (int i = 0; i < players; ++i) {
                const std::string name = " p" + std::to_string(i);
                QCOMPARE(linesWith(lines, "quest-dealt" + name), 2u); // each of them, and nobody more
                QCOMPARE(state.hands[std::size_t(i)].count(), 5);
                const PlayerView view = viewFor(game, state, PlayerId(i));
                for (int other = 0; other < players; ++other) // hidden from the others
                    QCOMPARE(view.state.hands[std::size_t(other)].isEmpty(), other != i);
            }
            QCOMPARE(state.deck.count(), game.cardCount() - 5 * players);
        }
    }

    /// 7 in hand, discard 1, draw none; 5 in hand, discard 1, draw 1; 5 in hand, discard a Treasure, draw
    /// none.
    void DNR_DRAW_05_DNR_DRAW_07_upToFiveAndNoFurther()
    {
        for (const int inHand : {5, 6, 7}) {
            CardTable table;
            table.start();
            for (int i = 5; i < inHand; ++i) // a card that returned to the hand
                moveTo(table, table.card("dear#" + std::to_string(i + 20)), play::Place::Hand, p0);
            toDraw(table);
            QCOMPARE(int(table.player(0).hand), inHand);
            const Lines lines = discarded(table, "dear");
            QCOMPARE(linesWith(lines, "DNR-DRAW-07 card-drawn p0"), inHand == 5 ? 1u : 0u);
            QCOMPARE(int(table.player(0).hand), std::max(5, inHand - 1)); // more than five may stay
        }
        CardTable table;
        table.give(0, treasure("lamp", {})).start();
        moveTo(table, table.card("lamp"), play::Place::Treasures, p0);
        moveTo(table, table.card("dear#20"), play::Place::Hand, p0);
        QCOMPARE(int(table.player(0).hand), 5);
        toDraw(table);
        TOLD(table.act(DiscardOne{table.card("lamp")}, {}, {"card-moved", "card-drawn"}),
             "DNR-TREAS-03 card-moved test/lamp discard null");
        QCOMPARE(int(table.player(0).hand), 5);
    }

    /// With a deck and a discard pile that are both empty nothing more is drawn.
    void DNR_DRAW_08_bothPilesAreEmpty()
    {
        CardTable table;
        table.start();
        toDraw(table);
        int spare = 0;
        const CardBits own = table.state.hands[0];
        own.forEach([&](CardId card) {
            if (++spare > 3)
                moveTo(table, card, play::Place::Hand, p1);
        });
        const CardBits left = table.state.deck | table.state.discard;
        left.forEach([&](CardId card) { moveTo(table, card, play::Place::Hand, p1); });
        QCOMPARE(int(table.player(0).hand), 3);
        CardId first = CardId::None;
        table.state.hands[0].forEach([&](CardId card) { first = card; });
        const Lines lines = table.act(DiscardOne{first}, {}, {"discards-shuffled", "card-drawn"});
        // The one that was discarded is all there is, and comes back; three are missing to five.
        TOLD(lines, "DNR-DRAW-08 discards-shuffled",
             "DNR-DRAW-07 card-drawn p0 " + table.game().nameOf(first));
        QCOMPARE(int(table.player(0).hand), 3);
        QCOMPARE(table.asked(), "p1");
    }

    /// Gains, saving, discarding, drawing, end; nothing of it out of its order.
    void DNR_DRAW_10_theOrderOfThePhase()
    {
        CardTable table;
        table.start().toHero();
        table.put(1, "den"); // there is nobody whom the saved point could be used against
        const Action discard = DiscardOne{table.card("dear")};
        REFUSED(table, SaveMovement{true}, "DNR-DRAW-02");
        REFUSED(table, discard, "DNR-DRAW-04");
        TOLD(table.act(EndPhase{}), "DNR-TURN-02 phase-began draw", "DNR-DRAW-01 peril-changed p0 1",
             "DNR-DRAW-01 glory-changed p0 1");
        REFUSED(table, discard, "DNR-DRAW-04"); // Movement is saved before
        TOLD(table.act(SaveMovement{true}), "DNR-DRAW-03 movement-set p0 1");
        REFUSED(table, SaveMovement{true}, "DNR-DRAW-02");
        const Lines lines =
            table.act(discard, {1, 1, 1, 1}, {"card-moved", "card-drawn", "turn-began", "phase-began"});
        QVERIFY(lines.size() >= 3);
        QCOMPARE(lines[0], "DNR-DRAW-04 card-moved test/dear discard null");
        QVERIFY(lines[1].starts_with("DNR-DRAW-07 card-drawn p0 "));
        QCOMPARE(lines[2], "DNR-TURN-01 turn-began p1 1");
    }

    /// The opponents are asked clockwise from the active player, until all of them have passed in a row.
    void DNR_LORD_12_theOpponentsAnswerClockwise()
    {
        CardTable table(4);
        table.give(0, alibi("own")).give(1, alibi("first")).give(2, alibi("second")).give(3, alibi("third"));
        table.give(0, trap("net", 9, {effect(EffectKind::Tip, 1, Who::Roller)}))
            .give(2, boon("breath", {effect(EffectKind::Movement, 1)}, CardUse::Anytime))
            .start()
            .passAll();
        const auto canAnswer = [&](const char* id) {
            return table.isLegal(
                PlayCard{table.card(id), targetOf(table.card("net")), PlayerId::None, 0, false});
        };
        table.act(LayEncounter{table.card("net"), p2, Form::Melee});
        QVERIFY(!canAnswer("second")); // step A is not over
        table.act(ResolveEncounters{});
        QCOMPARE(table.asked(), "p1");
        QVERIFY(canAnswer("first"));
        QVERIFY(!canAnswer("second")); // not its turn to answer
        table.act(Pass{});
        QCOMPARE(table.asked(), "p2");
        table.act(PlayCard{table.card("breath"), TargetId::None, PlayerId::None, 0, false});
        QCOMPARE(table.asked(), "p1"); // not all have passed in a row
        CardTable quiet(4);
        quiet.give(0, alibi("own")).give(1, alibi("first")).give(2, alibi("second")).give(3, alibi("third"));
        quiet.give(0, trap("net", 9, {effect(EffectKind::Tip, 1, Who::Roller)})).start();
        quiet.act(LayEncounter{quiet.card("net"), p3, Form::Melee});
        quiet.act(ResolveEncounters{});
        for (const char* next : {"p1", "p2", "p3"}) {
            QCOMPARE(quiet.asked(), next);
            QCOMPARE(linesWith(quiet.act(Pass{}, {1, 1, 1, 1}), "threat-faced"),
                     next == std::string("p3") ? 4u : 0u); // then it is resolved; p0 was not asked
        }
    }

    /// Scores are those of the Level; Life does not change, and after the last Level there is none.
    void DNR_HERO_21_levelsAndTheirScores()
    {
        CardTable table;
        table.give(0, boon("praise", {effect(EffectKind::Level, 1)}, CardUse::Hero, CardDuration::Instant, 0))
            .give(0, boon("fame", {effect(EffectKind::Level, 9)}, CardUse::Hero, CardDuration::Instant, 0))
            .start()
            .toHero();
        table.player(0).life = 4;
        const auto melee = [&] {
            return scoreOf({table.game(), table.state}, {p0, MonsterId::None}, Form::Melee, {}).value;
        };
        const auto play = [&](const char* id) {
            return table.act(PlayCard{table.card(id), TargetId::None, PlayerId::None, 0, false}, {},
                             {"level-gained", "life-changed"});
        };
        QCOMPARE(melee(), 2);
        TOLD(play("praise"), "DNR-HERO-21 level-gained p0");
        QCOMPARE(melee(), 3);
        TOLD(play("fame"), "DNR-HERO-21 level-gained p0", "DNR-HERO-21 level-gained p0"); // of four
        QCOMPARE(int(table.player(0).level), 4);
        QCOMPARE(melee(), 5);
        QCOMPARE(int(table.player(0).life), 4);
    }

    /// Melee 2 against 2; a hit is a wound.
    void DNR_COMBAT_01_meleeIsStrength()
    {
        CardTable table;
        table.start().toHero();
        table.player(0).level = 3; // Melee 4
        TOLD(table.act(attackOf(p1, Form::Melee), {1, 2}, {"combat-fought", "hero-wounded"}),
             "DNR-COMBAT-10 combat-fought 5 4 hero p0", "DNR-COMBAT-12 hero-wounded p1 1 combat hero p0");
        REFUSED(table, attackOf(p1, Form::Melee), "DNR-COMBAT-26");
    }

    /// With a standard Magic it attacks in Magic, and the defender answers in Magic.
    void DNR_COMBAT_02_magicIsAScoreOfItsOwn()
    {
        CardTable table;
        for (auto& scores : table.set.heroes[0].levels)
            scores[Form::Magic] = {4, AttackType::Standard};
        AdventureCard wand = treasure("wand", {});
        wand.hitEffects[Form::Magic] = {effect(EffectKind::Tip, 1, Who::Target)};
        table.give(0, wand).start().toHero();
        moveTo(table, table.card("wand"), play::Place::Treasures, p0);
        const GameState before = table.state;
        TOLD(table.act(attackOf(p1, Form::Magic), {1, 1}, {"combat-fought", "hero-wounded", "hero-tipped"}),
             "DNR-COMBAT-10 combat-fought 5 2 hero p0", "DNR-UNI-01 hero-tipped p1 false speed 0");
        table.state = before; // in Melee the wand does nothing
        TOLD(table.act(attackOf(p1, Form::Melee), {2, 1}, {"combat-fought", "hero-wounded", "hero-tipped"}),
             "DNR-COMBAT-10 combat-fought 4 3 hero p0", "DNR-COMBAT-12 hero-wounded p1 1 combat hero p0");
    }

    /// Speed sets Movement, is rolled with at doors and Obstacles, and can be fought with.
    void DNR_COMBAT_03_speedIsAgility()
    {
        CardTable table;
        for (auto& scores : table.set.heroes[0].levels)
            scores[Form::Speed] = {4, AttackType::Standard};
        table.lay("Vault[O,O,L6,O]", 0, -2, true);
        table.map("north").obstacles = {{ObstacleKind::Spikes, Stat::Speed, 9, 0}};
        table.start().toHero();
        QCOMPARE(int(table.player(0).movement), 4);
        QCOMPARE(int(table.player(1).movement), 0); // its turn is still to come
        TOLD(table.act(attackOf(p1, Form::Speed), {2, 1}, {"combat-fought"}),
             "DNR-COMBAT-10 combat-fought 6 4 hero p0");
        table.put(0, "vault");
        TOLD(table.act(Step{Side::South}, {2}, {"threat-faced"}),
             "DNR-DOOR-05 threat-faced p0 door 6 6 true");
        TOLD(table.act(Step{Side::South}, {4}, {"threat-faced", "hero-wounded"}),
             "DNR-OBST-05 threat-faced p0 spikes 8 9 false", "DNR-OBST-05 hero-wounded p0 1 obstacle null");
    }
};

DELVE_TEST(TestCardBasics)
#include "tst_card_basics.moc"
