// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/inspector/card_inspector.h"
#include "editor/dungeoneer/viewmodels/overlays/way_overlay.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/setup/portals.h"
#include "tests/editor/dungeoneer/render/shipped_sets.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

/// Sewers and Portals in the window: linked, followed to the other map, let go, and shown.
class TestCardWays : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        const auto sample =
            loadScenario(DELVE_SOURCE_DIR "/resources/scenarios/dungeoneer/the-long-way.scenario.json");
        QVERIFY(sample.has_value());
        m_map =
            std::make_unique<CardMapViewModel>(std::make_unique<CardMapDocument>(shippedCards(), *sample));
        m_portal = scenario().portals.front().portal;
        m_entrance = scenario().portals.front().entrance;
    }

    void DNR_OBST_09_aPortalIsLinkedAndLetGo()
    {
        CardCommands& commands = *m_map->commands();
        QVERIFY(!commands.canLinkPortal() && !commands.canUnlinkPortal() && !commands.canGoThrough());
        m_map->selection()->set({m_portal});
        QVERIFY(commands.canLinkPortal() && commands.canUnlinkPortal() && commands.canGoThrough());
        commands.unlinkPortal();
        QVERIFY(scenario().portals.empty());
        QVERIFY(!commands.canUnlinkPortal() && !commands.canGoThrough());
        commands.unlinkPortal(); // nothing is left to remove
        commands.linkPortal();
        QCOMPARE(scenario().portals.size(), std::size_t(1));
        QCOMPARE(scenario().portals.front().entrance, m_entrance);
        m_map->undo();
        m_map->undo();
        QCOMPARE(scenario().portals.size(), std::size_t(1));
        // No other card is a Portal.
        m_map->selection()->set({m_entrance});
        QVERIFY(!commands.canLinkPortal());
        commands.linkPortal();
        QCOMPARE(scenario().portals.size(), std::size_t(1));
    }

    void theInspectorChoosesWhereItLeads()
    {
        CardInspector inspector;
        inspector.setDocument(m_map.get());
        m_map->selection()->set({m_portal});
        const int row = rowOf(inspector, QStringLiteral("portal"));
        QVERIFY(row >= 0);
        QVERIFY(inspector.choose(row, 0));
        QVERIFY(scenario().portals.empty());
        QVERIFY(inspector.choose(rowOf(inspector, QStringLiteral("portal")), 1));
        QCOMPARE(linkOf(scenario(), m_portal)->entrance, m_entrance);
        m_map->selection()->set({m_entrance});
        QCOMPARE(rowOf(inspector, QStringLiteral("portal")), -1);
    }

    void oneGoesThroughToTheOtherMapAndBack()
    {
        m_map->selection()->set({m_portal});
        m_map->commands()->goThrough();
        QCOMPARE(m_map->selection()->ids().front(), m_entrance);
        m_map->commands()->goThrough();
        QCOMPARE(m_map->selection()->ids().front(), m_portal);
    }

    void whatLeadsSomewhereSaysWhere()
    {
        WayOverlay ways;
        ways.setDocument(m_map.get());
        QVERIFY(said(ways, m_portal).startsWith(QStringLiteral("Portal A to ")));
        QVERIFY(said(ways, m_portal).endsWith(QStringLiteral("Dungeon")));
        QVERIFY(said(ways, m_entrance).startsWith(QStringLiteral("Portal A to ")));
        m_map->selection()->set({m_portal});
        m_map->commands()->unlinkPortal();
        QVERIFY(said(ways, m_portal).contains(QStringLiteral("DNR-OBST-09")));
        QCOMPARE(said(ways, m_entrance), QString());
    }

private:
    const Scenario& scenario() const { return m_map->model().scenario(); }

    static int rowOf(const CardInspector& inspector, const QString& name)
    {
        for (int row = 0; row < inspector.rowCount(); ++row)
            if (inspector.data(inspector.index(row), Qt::UserRole) == name)
                return row;
        return -1;
    }

    QString said(const WayOverlay& ways, const ThingId& id) const
    {
        const FoundCard found = findCard(scenario(), id);
        return ways.describe({int(found.map), found.card->cell.column, found.card->cell.row});
    }

    std::unique_ptr<CardMapViewModel> m_map;
    ThingId m_portal;
    ThingId m_entrance;
};

DELVE_TEST(TestCardWays)
#include "tst_card_ways.moc"
