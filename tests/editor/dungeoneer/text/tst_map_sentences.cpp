// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/finding_text.h"
#include "editor/dungeoneer/text/fix_text.h"
#include "engine/base/dice.h"
#include "engine/dungeoneer/setup/fixes/fixes_for.h"
#include "engine/dungeoneer/setup/validate_setup.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

#include <array>
#include <set>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

class TestMapSentences : public QObject
{
    Q_OBJECT

private slots:
    void placesAreSeenFromTheEntrance()
    {
        QCOMPARE(placeWords({0, 0}), QStringLiteral("in the centre"));
        QCOMPARE(placeWords({-1, -2}), QStringLiteral("2 north, 1 west"));
        QCOMPARE(placeWords({3, 1}), QStringLiteral("1 south, 3 east"));
    }

    void aFindingNamesCardsAndPlaces()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart().lay("crypt", 0, -2, true);
        const ScenarioNames names(drawn.scenario, drawn.cards(), "en");
        for (const Finding& finding : drawn.findings())
            if (finding.rule == "DNR-MAP-09")
                QCOMPARE(sentence(finding, names),
                         QStringLiteral("Walls cut Crypt (2 north) off from the Entrance."));
    }

    /// Random maps, legal and not: whatever is found has a sentence without blanks, and so has every fix.
    void everyFindingHasASentence()
    {
        std::set<std::string> told;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            Random random(seed);
            const auto below = [&](int bound) { return int(random.below(std::uint32_t(bound))); };
            DrawnScenario drawn(plainCards(), {questAt("loot", "vault"), questAt("lost", "nowhere")});
            if (below(5) > 0)
                drawn.layStart();
            for (int more = below(5); more > 0; --more)
                drawn.lay(std::array{"hall", "vault", "crypt", "ent", "cross"}[std::size_t(below(5))],
                          below(5) - 2, below(5) - 2, below(2) == 1);
            drawn.scenario.stage = Stage(below(3));
            drawn.scenario.players.resize(std::size_t(below(6)), drawn.scenario.players.front());
            for (Player& player : drawn.scenario.players)
                player.quests.assign(std::size_t(below(4)), ContentId(below(2) ? "test/loot" : "test/lost"));
            drawn.scenario.options.enclosedHoles = EnclosedHoles(below(2));
            const ScenarioNames names(drawn.scenario, drawn.cards(), "en");
            for (const Finding& finding : drawn.findings()) {
                QVERIFY2(hasSentence(finding), (finding.rule + " " + finding.about.variant).c_str());
                QVERIFY2(!sentence(finding, names).contains(u'{') && !sentence(finding, names).contains(u'%'),
                         qPrintable(sentence(finding, names)));
                told.insert(finding.rule);
            }
        }
        QVERIFY(told.size() >= 12);
    }

    void everyFaultOfLayingHasASentence()
    {
        for (int fault = 1; fault <= int(PlacementFault::EnclosesHole); ++fault)
            QVERIFY(!sentence(PlacementVerdict{PlacementFault(fault), 0}).isEmpty());
    }
};

DELVE_TEST(TestMapSentences)
#include "tst_map_sentences.moc"
