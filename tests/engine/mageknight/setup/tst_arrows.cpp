// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Entrances and exits.
class TestArrows : public QObject
{
    Q_OBJECT

private slots:
    void ENT_01_atAnOpeningOfAnEntranceTile()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "ENT-01"), QStringLiteral("holds"));
        const Arrow before = scenario.entrances[0];
        scenario.entrances[0].edge = scenario.exits[0].edge; // an opening, but of another tile
        QCOMPARE(verdict(scenario, "ENT-01"), QStringLiteral("error"));
        scenario.entrances[0] = before;
        scenario.entrances[0].edge.side = Side::North; // the entrance tile, but no opening
        QCOMPARE(verdict(scenario, "ENT-01"), QStringLiteral("error"));
    }

    void ENT_06_notTwoTeamsOnOneEntranceTile()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "ENT-06"), QStringLiteral("holds"));
        std::swap(scenario.entrances[0].edge, scenario.entrances[1].edge); // whoever laid it
        QCOMPARE(verdict(scenario, "ENT-06"), QStringLiteral("holds"));
        scenario.entrances[0].edge = scenario.entrances[1].edge;
        QCOMPARE(verdict(scenario, "ENT-06"), QStringLiteral("error"));
        for (const Finding& finding : validateSetup(scenario, shippedContent()))
            if (finding.rule == "ENT-06")
                QCOMPARE(finding.about.variant, std::string("opening"));
    }

    void ENT_03_exitsAreOpeningsToTheOutside()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "ENT-03"), QStringLiteral("holds"));
        scenario.exits[0].edge = scenario.entrances[0].edge; // its own entrance
        QCOMPARE(verdict(scenario, "ENT-03"), QStringLiteral("holds"));
        scenario.exits[0].edge = {{0, 2, 2}, Side::North};
        QCOMPARE(verdict(scenario, "ENT-03"), QStringLiteral("error"));
    }

    void MRK_18_noExitOnATileWithAVortex()
    {
        Scenario scenario = sample("standard");
        PlacedMarker vortex;
        vortex.id = ThingId("m");
        vortex.marker = ContentId("starter/vortex-marker");
        vortex.square = {0, 2, -3}; // the tile of the first exit
        scenario.markers.push_back(vortex);
        QCOMPARE(verdict(scenario, "MRK-18"), QStringLiteral("error"));
        scenario.markers[0].face = MarkerFace::Ordinary;
        QCOMPARE(verdict(scenario, "MRK-18"), QStringLiteral("holds"));
    }

    void ENT_11_anOccupiedExit()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "ENT-11"), QStringLiteral("holds"));
        scenario.tokens[0].square = scenario.exits[0].edge.square;
        QCOMPARE(verdict(scenario, "ENT-11"), QStringLiteral("warning"));
    }

    void ENT_07_theExitCanBeReached()
    {
        Scenario scenario = sample("two-levels"); // each exit lies on the other level
        QCOMPARE(verdict(scenario, "ENT-07"), QStringLiteral("holds"));
        scenario.markers.clear();
        QCOMPARE(verdict(scenario, "ENT-07"), QStringLiteral("error error"));
    }

    void ENT_05_sixTilesExchangeEntrances()
    {
        Scenario scenario = sample("six-tiles");
        QCOMPARE(verdict(scenario, "ENT-05"), QStringLiteral("holds"));
        scenario.exits[0].edge = scenario.entrances[0].edge;
        QCOMPARE(verdict(scenario, "ENT-05"), QStringLiteral("error"));
        scenario = sample("standard"); // with more tiles the exits are chosen freely
        QCOMPARE(verdict(scenario, "ENT-05"), QStringLiteral("holds"));
    }

    void ENT_08_onePairOfArrowsForEachTeam()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "ENT-08"), QStringLiteral("holds"));
        scenario.exits.push_back(scenario.exits[0]);
        scenario.exits.back().id = ThingId("x");
        QCOMPARE(verdict(scenario, "ENT-08"), QStringLiteral("error"));
        scenario = sample("standard");
        scenario.entrances[1].player = scenario.entrances[0].player;
        QCOMPARE(verdict(scenario, "ENT-08"), QStringLiteral("error"));
        scenario = sample("standard");
        scenario.players[1].colour = scenario.players[0].colour;
        QCOMPARE(verdict(scenario, "ENT-08"), QStringLiteral("error"));
    }

    void ENT_10_withoutArrowsNotReadyForPlay()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "ENT-10"), QStringLiteral("holds"));
        scenario.entrances.pop_back();
        QCOMPARE(verdict(scenario, "ENT-10"), QStringLiteral("todo"));
        scenario.exits.clear();
        QCOMPARE(verdict(scenario, "ENT-10"), QStringLiteral("todo todo todo"));
    }
};

DELVE_TEST(TestArrows)
#include "tst_arrows.moc"
