// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Wandering tokens.
class TestTokens : public QObject
{
    Q_OBJECT

private:
    static PlacedToken token(const std::string& id, Square square)
    {
        PlacedToken placed;
        placed.id = ThingId(id);
        placed.square = square;
        return placed;
    }

    /// An entrance hallway and three chambers from west to east, with a chest in the last.
    static DrawnDungeon chain(const std::vector<PlacedToken>& tokens)
    {
        DrawnDungeon dungeon;
        dungeon.tile(hallWith("ns"), -3, 0, TileRole::Entrance).tile(room(), 0, 0);
        dungeon.tile(room(), 5, 0, TileRole::Central).tile(room(), 10, 0);
        PlacedChest chest;
        chest.id = ThingId("c");
        chest.chest = ContentId("starter/pilgrims-trunk");
        chest.square = {0, 12, 2};
        dungeon.scenario.chests.push_back(chest);
        dungeon.scenario.tokens = tokens;
        return dungeon;
    }

    static Scenario withColours(std::initializer_list<Colour> colours)
    {
        Scenario scenario = sample("standard");
        std::size_t i = 0;
        for (const Colour colour : colours)
            scenario.tokens[i++].colour = colour;
        return scenario;
    }

private slots:
    void TOK_05_threeTokensForEachPlayer()
    {
        Scenario scenario = sample("standard"); // six tokens of two players
        QCOMPARE(verdict(scenario, "TOK-05"), QStringLiteral("holds"));
        scenario.tokens.push_back(token("w", {0, 7, 1}));
        scenario.tokens.back().player = ThingId("p2");
        QCOMPARE(verdict(scenario, "TOK-05"), QStringLiteral("error"));
        scenario.tokens.back().player = {}; // LAY-20: then as a total
        QCOMPARE(verdict(scenario, "TOK-05"), QStringLiteral("error"));
        scenario.options.tokensPlacedPerPlayer = 4; // TOK-13
        QCOMPARE(verdict(scenario, "TOK-05"), QStringLiteral("holds"));
    }

    void TOK_03_coloursWithinThePool()
    {
        using enum Colour;
        QCOMPARE(verdict(withColours({Blue, Blue, Blue, Blue}), "TOK-03"), QStringLiteral("holds"));
        QCOMPARE(verdict(withColours({Blue, Blue, Blue, Blue, Blue}), "TOK-03"), QStringLiteral("error"));
        Scenario scenario = withColours({Blue, Blue, Blue, Blue, Blue, Blue});
        scenario.options.tokensContributedPerPlayer = 3; // TOK-13: the colours are free
        QCOMPARE(verdict(scenario, "TOK-03"), QStringLiteral("holds"));
        scenario.options.tokensContributedPerPlayer = 2;
        QCOMPARE(verdict(scenario, "TOK-03"), QStringLiteral("error"));
    }

    void TOK_04_toughTokensAreAgreed()
    {
        using enum Colour;
        Scenario scenario = withColours({Red, Red});
        QCOMPARE(verdict(scenario, "TOK-04"), QStringLiteral("error"));
        scenario.options.toughTokens = true;
        QCOMPARE(verdict(scenario, "TOK-04"), QStringLiteral("holds"));
        scenario.tokens[2].colour = Red; // one for each player
        QCOMPARE(verdict(scenario, "TOK-04"), QStringLiteral("error"));
    }

    void TOK_07_inTurnAndWhoPassesPlacesNoMore()
    {
        const Scenario inTurn = sample("standard"); // p1 p2 p1 p2 p1 p2
        QCOMPARE(verdict(inTurn, "TOK-07"), QStringLiteral("holds"));
        Scenario scenario = inTurn;
        scenario.tokens.pop_back(); // p2 passes in the end
        QCOMPARE(verdict(scenario, "TOK-07"), QStringLiteral("holds"));
        scenario = inTurn;
        std::erase_if(scenario.tokens, [](const PlacedToken& token) { return token.player.text() == "p2"; });
        QCOMPARE(verdict(scenario, "TOK-07"), QStringLiteral("holds")); // p2 passes every time
        scenario = inTurn;
        scenario.tokens.erase(scenario.tokens.begin() + 1); // p1 again, so p2 has passed, but goes on
        QCOMPARE(verdict(scenario, "TOK-07"), QStringLiteral("warning"));
        scenario = inTurn;
        std::swap(scenario.tokens[0].player, scenario.tokens[1].player); // p2 begins
        QCOMPARE(verdict(scenario, "TOK-07"), QStringLiteral("warning"));
        scenario.tokens[0].player = {}; // without a record there is no order
        QCOMPARE(verdict(scenario, "TOK-07"), QStringLiteral("holds"));
    }

    void TOK_13_theAgreedNumberReplacesBothNumbers()
    {
        Scenario scenario = sample("standard"); // six tokens, three of each player
        scenario.options.tokensPlacedPerPlayer = 2;
        QCOMPARE(verdict(scenario, "TOK-05"), QStringLiteral("error error"));
        scenario.options.tokensPlacedPerPlayer = 3;
        scenario.options.tokensContributedPerPlayer = 2;
        QCOMPARE(verdict(scenario, "TOK-05"), QStringLiteral("holds"));
        QCOMPARE(verdict(scenario, "TOK-03"), QStringLiteral("error"));
        // All other placement rules stay.
        scenario.options.tokensPlacedPerPlayer = scenario.options.tokensContributedPerPlayer = 9;
        scenario.tokens.push_back(token("w", scenario.tokens[0].square));
        QCOMPARE(verdict(scenario, "TOK-05"), QStringLiteral("holds"));
        QCOMPARE(verdict(scenario, "TOK-03"), QStringLiteral("holds"));
        QCOMPARE(verdict(scenario, "TOK-14"), QStringLiteral("error"));
    }

    void TOK_15_tokensAreChosenFromOnePool()
    {
        using enum Colour;
        // The tokens of p1 come first, third and fifth: three Standard ones, of which p1 brought two.
        QCOMPARE(verdict(withColours({Blue, Yellow, Blue, Yellow, Blue, Yellow}), "TOK-03"),
                 QStringLiteral("holds"));
        // The two pools together have four.
        QCOMPARE(verdict(withColours({Blue, Blue, Blue, Blue, Blue, Yellow}), "TOK-03"),
                 QStringLiteral("error"));
    }

    void TOK_08_notOnAChest()
    {
        QCOMPARE(chain({token("w", {0, 12, 3})}).verdict("TOK-08"), QStringLiteral("holds"));
        QCOMPARE(chain({token("w", {0, 12, 2})}).verdict("TOK-08"), QStringLiteral("error"));
    }

    void TOK_14_onAPlayableEmptySquare()
    {
        QCOMPARE(chain({token("w", {0, 12, 3})}).verdict("TOK-14"), QStringLiteral("holds"));
        QCOMPARE(chain({token("w", {0, 50, 3})}).verdict("TOK-14"), QStringLiteral("error"));
        QCOMPARE(chain({token("w", {0, 12, 3}), token("v", {0, 12, 3})}).verdict("TOK-14"),
                 QStringLiteral("error"));
    }

    void TOK_11_notOnAnEntranceTile()
    {
        QCOMPARE(chain({token("w", {0, 7, 2})}).verdict("TOK-11"), QStringLiteral("holds"));
        QCOMPARE(chain({token("w", {0, -2, 2})}).verdict("TOK-11"), QStringLiteral("error"));
    }

    void TOK_12_notNextToAnEntranceTile()
    {
        QCOMPARE(chain({token("w", {0, 7, 2})}).verdict("TOK-12"), QStringLiteral("holds"));
        QCOMPARE(chain({token("w", {0, 2, 2})}).verdict("TOK-12"), QStringLiteral("error"));
    }

    void TOK_09_oneTokenOnATile()
    {
        QCOMPARE(chain({token("w", {0, 7, 2}), token("v", {0, 12, 3})}).verdict("TOK-09"),
                 QStringLiteral("holds"));
        QCOMPARE(chain({token("w", {0, 7, 2}), token("v", {0, 7, 3})}).verdict("TOK-09"),
                 QStringLiteral("error"));
    }

    void TOK_10_twoTokensWithAChest()
    {
        DrawnDungeon dungeon = chain({token("w", {0, 12, 3}), token("v", {0, 12, 4})});
        QCOMPARE(dungeon.verdict("TOK-10"), QStringLiteral("holds"));
        QCOMPARE(dungeon.verdict("TOK-09"), QStringLiteral("holds"));
        dungeon.scenario.chests[0].chest = ContentId("starter/hungry-coffer"); // DG-20: a Changeling
        QCOMPARE(dungeon.verdict("TOK-09"), QStringLiteral("holds"));
        dungeon.scenario.tokens.push_back(token("u", {0, 13, 3}));
        QCOMPARE(dungeon.verdict("TOK-10"), QStringLiteral("error"));
    }

    void TOK_06_theFirstTokenGoesToAChestTile()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "TOK-06"), QStringLiteral("holds"));
        scenario.tokens.erase(scenario.tokens.begin(), scenario.tokens.begin() + 2);
        QCOMPARE(verdict(scenario, "TOK-06"), QStringLiteral("error"));
        scenario.tokens.front().player = {}; // without an order one of them is enough
        QCOMPARE(verdict(scenario, "TOK-06"), QStringLiteral("holds"));
        QCOMPARE(chain({token("w", {0, 7, 2})}).verdict("TOK-06"), QStringLiteral("error"));
        // Where no chest tile can take a token the rule is skipped.
        DrawnDungeon dungeon = chain({token("w", {0, 7, 2})});
        dungeon.scenario.chests[0].square.x = 2;
        QCOMPARE(dungeon.verdict("TOK-06"), QStringLiteral("holds"));
    }
};

DELVE_TEST(TestTokens)
#include "tst_tokens.moc"
