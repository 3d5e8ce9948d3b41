// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/dungeoneer/random_scenario.h"
#include "tests/support/property.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;
using namespace delve::test;

namespace {

std::string replaced(std::string text, const std::string& old, const std::string& with)
{
    const auto at = text.find(old);
    return at == std::string::npos ? text : text.replace(at, old.size(), with);
}

std::string errorOf(const std::string& text)
{
    const auto read = parseScenario(text);
    return read ? std::string() : inEnglish(read.error());
}

} // namespace

class TestCardScenarioFiles : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadBack()
    {
        QVERIFY(holds("written and read back", 300, [] {
            const Scenario scenario = randomScenario(*rc::gen::arbitrary<std::uint32_t>());
            const std::string text = writeScenario(scenario);
            const auto read = parseScenario(text);
            if (!read)
                RC_FAIL(inEnglish(read.error()) + "\n" + text);
            RC_ASSERT(*read == scenario);
            RC_ASSERT(writeScenario(*read) == text); // formatting twice gives the same bytes
        }));
    }

    void onePlacedThingPerLine()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        drawn.scenario.dungeon[1].isTurned = true;
        const std::string text = writeScenario(drawn.scenario);
        QVERIFY(text.find(
                    "\n        {\"id\": \"ent-1\", \"card\": \"test/ent\", \"column\": 0, \"row\": 0},\n") !=
                std::string::npos);
        QVERIFY(text.find("\"row\": -1, \"turned\": true},\n") != std::string::npos);
        QVERIFY(text.ends_with("}\n"));
    }

    /// Rotation by 90 degrees cannot even be written down: a card is turned or it is not.
    void DNR_MAP_05_DNR_MAP_17_onlyUprightOrUpsideDown()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        const std::string text = writeScenario(drawn.scenario);
        const std::string upright = "\"column\": 0, \"row\": 0}";
        QCOMPARE(errorOf(replaced(text, upright, "\"column\": 0, \"row\": 0, \"turned\": true}")),
                 std::string());
        QCOMPARE(errorOf(replaced(text, upright, "\"column\": 0, \"row\": 0, \"turned\": 90}")),
                 std::string("/maps/0/cells/0/turned: expected true or false, found 90"));
        QVERIFY(errorOf(replaced(text, upright, "\"column\": 0, \"row\": 0, \"rotation\": 90}"))
                    .starts_with("/maps/0/cells/0/rotation: "));
    }

    void DNR_MAP_06_noHalfSteps()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        const std::string text = writeScenario(drawn.scenario);
        QCOMPARE(errorOf(replaced(text, "\"column\": 1,", "\"column\": 2,")), std::string());
        QVERIFY(errorOf(replaced(text, "\"column\": 1,", "\"column\": 0.5,"))
                    .starts_with("/maps/0/cells/2/column: expected a whole number"));
    }

    void DNR_MAP_03_eachKindOnce()
    {
        DrawnScenario drawn(plainCards());
        const std::string text = writeScenario(drawn.scenario);
        const std::string map = "\"kind\": \"dungeon\"\n    }";
        QVERIFY(text.find(map) != std::string::npos);
        QCOMPARE(errorOf(replaced(text, map, map + ",\n    {\"kind\": \"wilderness\"}")), std::string());
        QCOMPARE(errorOf(replaced(text, map, map + ",\n    {\"kind\": \"dungeon\"}")),
                 std::string("/maps/1/kind: expected each of these once, found \"dungeon\" twice"));
    }

    /// Options are a part of the scenario, fixed before the game; what is as usual is not written.
    void DNR_OPT_01_optionsAreAgreedInAdvance()
    {
        DrawnScenario drawn(plainCards());
        QVERIFY(writeScenario(drawn.scenario).find("options") == std::string::npos);
        drawn.scenario.options.mapInView = true;
        drawn.scenario.options.wallBlocks = WallBlocks::DoorLeft;
        const std::string text = writeScenario(drawn.scenario);
        QVERIFY(text.find("\"mapInView\": true") != std::string::npos);
        QCOMPARE(parseScenario(text)->options, drawn.scenario.options);
        QVERIFY(errorOf(replaced(text, "door-left", "no-side"))
                    .starts_with("/options/wallBlocks: expected one of"));
    }

    void whatTheSetsDoNotHaveIsReported()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        QVERIFY(checkReferences(drawn.scenario, drawn.cards()).empty());
        drawn.scenario.dungeon[1].card = ContentId("test/nowhere");
        drawn.scenario.players[0].hero = ContentId("test/ent"); // a Map card is no Hero
        drawn.scenario.players[1].quests = {ContentId("other/quest")};
        const auto errors = checkReferences(drawn.scenario, drawn.cards());
        QCOMPARE(errors.size(), std::size_t(3));
        QCOMPARE(inEnglish(errors[0]),
                 std::string("/players/0/hero: expected a Hero card of the packs named, found \"test/ent\""));
        QCOMPARE(inEnglish(errors[1]),
                 std::string("/players/1/quests/0: expected a piece of a pack that \"packs\" "
                             "names, found \"other/quest\""));
        QCOMPARE(inEnglish(errors[2]),
                 std::string("/maps/0/cells/1/card: expected a Map card of the packs named, "
                             "found \"test/nowhere\""));
    }

    void aMissingSetIsReportedOnce()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        drawn.scenario.packs[0].id = "gone";
        const auto errors = checkReferences(drawn.scenario, drawn.cards());
        QCOMPARE(inEnglish(errors.at(0)),
                 std::string("/packs/0/id: expected a pack that is installed, found \"gone\""));
        QCOMPARE(errors.size(), std::size_t(2)); // and that cards of "test" are used, which nobody named
    }

    void anotherVersionIsAWarning()
    {
        DrawnScenario drawn(plainCards());
        QVERIFY(packWarnings(drawn.scenario, drawn.cards()).empty());
        drawn.scenario.packs[0].hash = std::string(32, 'f');
        QCOMPARE(packWarnings(drawn.scenario, drawn.cards()).size(), std::size_t(1));
        drawn.scenario.packs[0].version = "9.0.0";
        QCOMPARE(
            inEnglish(packWarnings(drawn.scenario, drawn.cards()).at(0)),
            std::string("/packs/0/version: expected version 9.0.0 of pack \"test\", found 1.0.0 installed"));
    }
};

DELVE_TEST(TestCardScenarioFiles)
#include "tst_card_scenario_files.moc"
