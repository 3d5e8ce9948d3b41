// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/setup/generate/generate_dungeons.h"
#include "tests/support/mageknight/broken_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_edit.h"
#include "tests/support/mageknight/random_play.h"
#include "tests/support/mageknight/random_player.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// What is wrong with a state as a file: nothing, if writing and reading it changes nothing.
QString fileFault(const Game& game, const GameState& state)
{
    const std::string text = writeState(game, state);
    const auto loaded = parseState(game, text);
    if (!loaded)
        return QString::fromStdString(inEnglish(loaded.error()));
    if (!(*loaded == state))
        return QStringLiteral("the state is another one");
    if (hashOf(*loaded) != hashOf(state))
        return QStringLiteral("the hash is another one");
    return writeState(game, *loaded) == text ? QString() : QStringLiteral("the text is another one");
}

/// Some actions at random, with the state as a file after each.
QString playedFault(const Game& game, GameState state, std::uint64_t seed, int most)
{
    RandomPlayer player(seedFor(seed, 1), int(seed % 4) * 30);
    SeededDice dice(seedFor(seed, 2));
    Actions actions;
    Events events;
    QString fault = fileFault(game, state);
    for (int taken = 0; taken < most && fault.isEmpty() && !state.turn().isOver(); ++taken) {
        legalActions(game, state, actions);
        if (actions.empty())
            return QStringLiteral("nobody can act");
        perform(game, state, player.choose({game, state}, actions), dice, events);
        fault = fileFault(game, state);
    }
    return fault;
}

/// After many edits at random, of which those are left out that leave no game.
Scenario edited(Scenario scenario, Random& random)
{
    for (std::uint32_t edits = 1 + random.below(30); edits > 0; --edits) {
        Scenario changed = scenario;
        apply(changed, randomEdit(scenario, shippedContent(), random));
        if (checkReferences(changed, shippedContent()).empty() && makeGame(changed, shippedContent()))
            scenario = std::move(changed);
    }
    return scenario;
}

} // namespace

/// States as files, in games of dungeons that nobody would lay: a state is the same after saving and loading,
/// whatever the rules of setup say of the dungeon.
class TestOddStates : public QObject
{
    Q_OBJECT

private:
    /// The deep tests ask for more.
    static int dungeons()
    {
        const int asked = qEnvironmentVariableIntValue("DELVE_ODD_DUNGEONS");
        return asked > 0 ? asked : 40;
    }

    /// Plays in each scenario of which there is a game: so many of a hundred at least.
    template <typename Make> static void check(const Content& content, const Make& make, int leastPlayed)
    {
        int played = 0;
        for (int i = 0; i < dungeons(); ++i) {
            const auto seed = std::uint64_t(i);
            Random random(seedFor(seed, 7));
            Scenario scenario = make(seed, random);
            scenario.options.roundLimit = 20;
            const auto game = makeGame(scenario, content);
            if (!game) {
                QVERIFY2(!inEnglish(game.error()).empty(), "a reason");
                continue;
            }
            ++played;
            const GameState start = i % 2 == 0 ? startGame(*game) : livelyStart(*game, random);
            const QString fault = playedFault(*game, start, seed, 60);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("dungeon %1: %2").arg(i).arg(fault)));
        }
        QVERIFY2(played * 100 >= leastPlayed * dungeons(), qPrintable(QString::number(played)));
    }

private slots:
    void twoPiecesOnOneSquareAreNoGame()
    {
        Scenario scenario = sample("standard");
        QVERIFY(makeGame(scenario, shippedContent()));
        const PlacedChest& chest = scenario.chests.front();
        scenario.tokens.front().square = chest.square;
        const auto withToken = makeGame(scenario, shippedContent());
        QVERIFY(!withToken);
        QCOMPARE(inEnglish(withToken.error()),
                 scenario.tokens.front().id.text() + " lies on the square of " + chest.id.text());
    }

    void twoPiecesOfFurnitureOnOneSquareAreNoGame()
    {
        Scenario scenario = sample("standard");
        scenario.artifacts.clear();
        for (const char* id : {"one", "two"}) {
            PlacedArtifact chair;
            chair.id = ThingId(id);
            chair.artifact = ContentId("starter/chair");
            chair.square = scenario.tiles.front().position + Offset{2, 2};
            scenario.artifacts.push_back(chair);
        }
        const auto both = makeGame(scenario, shippedContent());
        QVERIFY(!both);
        QCOMPARE(inEnglish(both.error()), std::string("two lies on the square of one"));
    }

    void moreTokensThanARecipeMayHaveAreNoGame()
    {
        // Packs that are read have no such recipe; one that is made in memory can.
        Scenario scenario = sample("standard");
        scenario.artifacts.resize(1);
        scenario.artifacts.front() = {};
        scenario.artifacts.front().id = ThingId("hoard");
        scenario.artifacts.front().artifact = ContentId("small/hoard");
        scenario.artifacts.front().square = scenario.tiles.front().position + Offset{2, 2};
        const auto hoard = makeGame(scenario, contentForFaults());
        QVERIFY(!hoard);
        QCOMPARE(inEnglish(hoard.error()), std::string("small/hoard needs more than 9 tokens of a colour"));
    }

    void onTilesThatReachBeyondTheRim()
    {
        Scenario scenario = sample("standard");
        const auto tile =
            std::ranges::max_element(scenario.tiles, {}, [](const auto& laid) { return laid.position.x; });
        const auto row = std::ranges::max_element(scenario.tiles, {}, [](const auto& laid) {
                             return laid.position.y;
                         })->position.y;
        const Offset away{maxCoordinate - tile->position.x, maxCoordinate - row};
        visitAllLists(scenario, [&](ThingKind, auto& list) {
            for (auto& thing : list)
                if (Square* place = placeOf(thing))
                    *place = *place + away;
        });
        const auto game = makeGame(scenario, shippedContent());
        QVERIFY(game);
        const SquareIndex corner = game->board(0).squareAt(tile->position + Offset{2, 2});
        QCOMPARE(tile->position.x, maxCoordinate);
        QVERIFY(corner != noSquare);
        GameState state = startGame(*game);
        StateWriter writer(*game, state);
        writer.figure(FigureId(0)).square = corner;
        writer.figure(FigureId(0)).where = Whereabouts::Inside;
        writer.settle(FigureId(0));
        QCOMPARE(fileFault(*game, state), QString());
        QCOMPARE(playedFault(*game, startGame(*game), 5, 200), QString());
    }

    void inSamplesAfterManyEdits()
    {
        const std::vector<std::string> names = sampleNames();
        check(
            shippedContent(),
            [&](std::uint64_t seed, Random& random) {
                return edited(sample(names[seed % names.size()]), random);
            },
            100);
    }

    void inDungeonsThatBreakRules()
    {
        check(
            contentForFaults(), [](std::uint64_t seed, Random&) { return brokenScenario(seed); }, 30);
    }

    void inGeneratedDungeons()
    {
        const GeneratedDungeons made = generateDungeons(shippedContent(), {}, 3, 4, {});
        QCOMPARE(made.proposals.size(), std::size_t(4));
        check(
            shippedContent(),
            [&](std::uint64_t seed, Random& random) {
                return edited(made.proposals[seed % 4].scenario, random);
            },
            100);
    }
};

DELVE_TEST(TestOddStates)
#include "tst_odd_states.moc"
