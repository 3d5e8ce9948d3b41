// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/setup/hidden_ways.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

MapCard with(MapCard card, ObstacleKind kind, char letter = 0)
{
    Obstacle obstacle;
    obstacle.kind = kind;
    obstacle.letter = letter;
    card.obstacles.push_back(obstacle);
    return card;
}

/// A Dungeon and a Wilderness with Sewers A in both, B on the surface alone, and a Portal.
DrawnScenario drawnTable()
{
    DrawnScenario drawn({card("Ent[O,O,O,O]"), wild(card("Entwild[O,O,O,O]")),
                         with(card("Drain[O,O,O,O]"), ObstacleKind::Sewer, 'A'),
                         with(card("Duct[O,O,O,O]"), ObstacleKind::Sewer, 'A'),
                         with(wild(card("Ditch[O,O,O,O]")), ObstacleKind::Sewer, 'A'),
                         with(wild(card("Well[O,O,O,O]")), ObstacleKind::Sewer, 'B'),
                         with(wild(card("Gate[O,O,O,O]")), ObstacleKind::Portal)});
    drawn.lay("ent", 0, 0).lay("drain", 0, 1).lay("duct", 0, -1);
    drawn.lay("entwild", 0, 0).lay("ditch", 0, 1).lay("well", 1, 0).lay("gate", 0, -1);
    return drawn;
}

/// "A > drain-1 B < gate-1"
std::string told(const DrawnScenario& drawn, const char* card)
{
    std::string text;
    for (const HiddenWay& way : hiddenWaysFrom(drawn.scenario, drawn.cards(), ThingId(card)))
        text +=
            std::string(text.empty() ? "" : " ") + way.letter + (way.leads ? " > " : " < ") + way.to.text();
    return text;
}

} // namespace

class TestHiddenWays : public QObject
{
    Q_OBJECT

private slots:
    void DNR_OBST_07_fromTheWildernessToAnyCardWithTheLetter()
    {
        const DrawnScenario drawn = drawnTable();
        QCOMPARE(told(drawn, "ditch-1"), std::string("A > drain-1 A > duct-1"));
        // One begins in the Wilderness: from the Dungeon one does not come up, nor go to another card of it.
        QCOMPARE(told(drawn, "drain-1"), std::string("A < ditch-1"));
        QCOMPARE(told(drawn, "well-1"), std::string());
        QCOMPARE(told(drawn, "ent-1"), std::string());
        QCOMPARE(told(drawn, "nobody"), std::string());
    }

    void DNR_OBST_09_aLinkedPortalLeadsThereAndBack()
    {
        DrawnScenario drawn = drawnTable();
        QCOMPARE(told(drawn, "gate-1"), std::string());
        apply(drawn.scenario,
              linkPortal(drawn.scenario, ThingId("link-1"), ThingId("gate-1"), ThingId("ent-1")));
        QCOMPARE(told(drawn, "gate-1"), std::string("A > ent-1"));
        QCOMPARE(told(drawn, "ent-1"), std::string("A > gate-1"));
    }
};

DELVE_TEST(TestHiddenWays)
#include "tst_hidden_ways.moc"
