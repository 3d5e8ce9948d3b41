// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/replay.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/scenario_limits.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/table/match.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <functional>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

/// So many characters, each of which takes all bytes that one can.
std::string dragons(std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += "\U0001F409";
    return text;
}

ThingId idOf(const char* kind, std::size_t number)
{
    return ThingId(kind + std::to_string(number));
}

ContentId cardOf(std::size_t number)
{
    return ContentId("overdraft/c" + std::to_string(number));
}

/// A map that holds so many more of one kind than it may: players, quests, …
using More = std::function<void(Scenario&)>;

/// All that a map may hold, and not one thing more.
Scenario fullMap()
{
    Scenario map;
    map.title = dragons(scenario_limits::title);
    map.author = dragons(scenario_limits::author);
    map.notes = dragons(scenario_limits::notes);
    map.packs = {{"overdraft", "1.0.0", std::string(32, '0')}};
    map.maps = {MapKind::Dungeon, MapKind::Wilderness};
    map.options.roundLimit = scenario_limits::roundLimit;
    for (std::size_t i = 0; i < scenario_limits::players; ++i) {
        Player player;
        player.id = idOf("p", i);
        player.name = dragons(scenario_limits::name);
        player.quests.assign(scenario_limits::quests, cardOf(1));
        player.hand.assign(scenario_limits::hand, cardOf(2));
        map.players.push_back(player);
    }
    for (std::size_t i = 0; i < scenario_limits::leftOut; ++i)
        map.leftOut.push_back({cardOf(i), scenario_limits::copies});
    for (std::size_t i = 0; i < scenario_limits::cardsOfAMap; ++i) {
        const Cell cell{scenario_limits::coordinate, -scenario_limits::coordinate};
        map.dungeon.push_back({idOf("d", i), cardOf(i), cell, true, true});
        map.wilderness.push_back({idOf("w", i), cardOf(i), cell, true, false});
    }
    for (std::size_t i = 0; i < scenario_limits::portals; ++i)
        map.portals.push_back({idOf("g", i), idOf("w", i), idOf("d", i), char('A' + i)});
    for (std::size_t i = 0; i < scenario_limits::pinnedNotes; ++i)
        map.pinnedNotes.push_back({idOf("n", i), MapKind::Dungeon, {}, dragons(scenario_limits::noteText)});
    return map;
}

std::string faultOf(const auto& result)
{
    return result ? std::string() : inEnglish(result.error());
}

} // namespace

/// What is written of maps of cards and their games can be read, up to the very limits and no further.
class TestCardReadBack : public QObject
{
    Q_OBJECT

private slots:
    void aFullMapIsReadBack()
    {
        const Scenario map = fullMap();
        const std::string text = writeScenario(map);
        QVERIFY(text.size() <= scenario_limits::fileBytes);
        const auto read = parseScenario(text);
        QCOMPARE(faultOf(read), std::string());
        QVERIFY(*read == map);
    }

    void oneThingMoreIsRefused_data()
    {
        QTest::addColumn<More>("more");
        QTest::addColumn<QString>("where");
        const auto row = [](const char* name, const char* where, const More& more) {
            QTest::newRow(name) << more << QString::fromLatin1(where);
        };
        row("title", "/title", [](Scenario& map) { map.title += 'x'; });
        row("author", "/author", [](Scenario& map) { map.author += 'x'; });
        row("notes", "/notes", [](Scenario& map) { map.notes.assign(scenario_limits::notes + 1, 'x'); });
        row("player", "/players", [](Scenario& map) {
            map.players.push_back(map.players.front());
            map.players.back().id = ThingId("more");
        });
        row("name", "/players/0/name", [](Scenario& map) { map.players.front().name += 'x'; });
        row("quest", "/players/0/quests",
            [](Scenario& map) { map.players.front().quests.push_back(cardOf(3)); });
        row("hand", "/players/0/hand", [](Scenario& map) { map.players.front().hand.push_back(cardOf(3)); });
        row("card left out", "/leftOut", [](Scenario& map) { map.leftOut.push_back({cardOf(90'000), 1}); });
        row("copy", "/leftOut/0/copies", [](Scenario& map) { ++map.leftOut.front().copies; });
        row("card", "/maps/0/cells", [](Scenario& map) {
            map.dungeon.push_back({ThingId("more"), cardOf(1), {}});
        });
        row("column", "/maps/0/cells/0/column", [](Scenario& map) { ++map.dungeon.front().cell.column; });
        row("portal", "/portals", [](Scenario& map) {
            map.portals.push_back({ThingId("more"), idOf("w", 0), idOf("d", 0), 'A'});
        });
        row("note", "/pinnedNotes", [](Scenario& map) {
            map.pinnedNotes.push_back({ThingId("more"), MapKind::Dungeon, {}, "x"});
        });
        row("note text", "/pinnedNotes/0/text", [](Scenario& map) { map.pinnedNotes.front().text += 'x'; });
        row("rounds", "/options/roundLimit", [](Scenario& map) { ++map.options.roundLimit; });
    }
    void oneThingMoreIsRefused()
    {
        QFETCH(More, more);
        QFETCH(QString, where);
        Scenario map = fullMap();
        more(map);
        const auto read = parseScenario(writeScenario(map));
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().where), where);
    }

    /// As long as agents may play, with texts as long as they may be.
    void aVeryLongGameIsReadBack()
    {
        const auto cards = shippedCards({"overdraft"});
        Scenario scenario = freshScenario(*cards, 4);
        scenario.title = dragons(scenario_limits::title);
        scenario.notes = dragons(scenario_limits::notes);
        Replay replay = beginReplay(scenario, *cards);
        const Game game = *gameOf(replay, cards);
        Actions legal;
        legalActions(game, startGame(game), legal);
        const ReplayStep step{Action(legal[0]), std::vector<int>(20, 6), 1, 1};
        replay.steps.assign(std::size_t(table::mostChoices), step);
        const std::string text = writeReplay(game, replay);
        QVERIFY(text.size() <= mostReplayBytes);
        const auto read = parseReplay(text, cards);
        QCOMPARE(faultOf(read), std::string());
        QCOMPARE(read->steps.size(), replay.steps.size());
        QCOMPARE(read->steps.back().dice, step.dice);
        QCOMPARE(read->scenario.title, scenario.title);
    }
};

DELVE_TEST(TestCardReadBack)
#include "tst_card_read_back.moc"
