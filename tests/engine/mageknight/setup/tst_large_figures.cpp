// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/fixes_for.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

namespace {

const QString holds = QStringLiteral("holds");
const QString error = QStringLiteral("error");

ContentId beast(const char* name)
{
    return ContentId(std::string("menagerie/") + name);
}

TeamMember member(const char* id, const char* figure)
{
    return {ThingId(id), beast(figure), 0};
}

/// The standard sample with this figure as the first player's team, warriors agreed.
Scenario withTeam(std::vector<TeamMember> team)
{
    Scenario scenario = sample("standard");
    scenario.packs.push_back({"menagerie", "1.0.0", ""});
    scenario.options.mageKnightWarriors = true;
    scenario.options.buildTotal = 1000;
    scenario.players.front().team = std::move(team);
    for (std::size_t other = 1; other < scenario.players.size(); ++other)
        scenario.players[other].team.clear(); // what is found is about the first
    return scenario;
}

Scenario withPool(PoolEntry entry)
{
    Scenario scenario = sample("standard");
    scenario.packs.push_back({"menagerie", "1.0.0", ""});
    scenario.options.mageKnightWarriors = true;
    scenario.players.front().mageSpawn.push_back(std::move(entry));
    return scenario;
}

TeamMember valued(TeamMember figure)
{
    figure.value = shippedContent().figure(figure.figure)->points;
    return figure;
}

/// Whether some fix of the first finding of a rule makes the rule hold.
bool isMended(const Scenario& scenario, const std::string& rule)
{
    const Findings findings = validateSetup(scenario, shippedContent());
    for (const Finding& finding : findings)
        if (finding.rule == rule)
            for (const Fix& fix : fixesFor(scenario, shippedContent(), finding)) {
                Scenario after = scenario;
                apply(after, fix.edit);
                if (verdict(after, rule) == holds)
                    return true;
            }
    return false;
}

Finding firstOf(const Scenario& scenario, const std::string& rule)
{
    for (Finding& finding : validateSetup(scenario, shippedContent()))
        if (finding.rule == rule)
            return finding;
    return {};
}

} // namespace

class TestLargeFigures : public QObject
{
    Q_OBJECT

private slots:
    void BASE_01_theSwitchOpensTheDungeonToAll()
    {
        TeamMember unit = member("a", "cinderhoof-charger");
        unit.rider = beast("saltroad-lancer");
        Scenario scenario = withTeam({unit, valued(member("b", "saltroad-war-wain"))});
        QCOMPARE(verdict(scenario, "MKW-06"), QStringLiteral("error error"));
        scenario.options.allFigures = true;
        QCOMPARE(verdict(scenario, "MKW-06"), holds);
    }

    void MKW_06_oneDialOrADragonAndNeverMounted()
    {
        QCOMPARE(verdict(withTeam({valued(member("a", "gatewarden-colossus"))}), "MKW-06"), holds);
        QCOMPARE(verdict(withTeam({member("a", "moor-centaur")}), "MKW-06"), holds);
        QCOMPARE(verdict(withTeam({valued(member("a", "vesharra-ember-below"))}), "MKW-06"), holds);
        QCOMPARE(verdict(withTeam({valued(member("a", "saltroad-war-wain"))}), "MKW-06"), error);
        QCOMPARE(verdict(withTeam({member("a", "dune-strider")}), "MKW-06"), error);
    }

    void MKW_07_allButMountedOnesInThePool()
    {
        PoolEntry maw{beast("cellar-maw"), 1};
        maw.value = 95;
        QCOMPARE(verdict(withPool(maw), "MKW-06"), holds);
        PoolEntry rider{beast("cinderhoof-charger"), 1};
        rider.rider = beast("hollow-reaver");
        Scenario scenario = withPool(rider);
        QCOMPARE(verdict(scenario, "MKW-06"), error);
        scenario.options.allFigures = true;
        QCOMPARE(verdict(scenario, "MKW-06"), holds);
        scenario.options.mageKnightWarriors = false;
        QCOMPARE(verdict(scenario, "MKW-07"), error);
    }

    void MOUNT_13_neverWithoutARider()
    {
        Scenario scenario = withTeam({member("a", "cinderhoof-charger")});
        scenario.options.allFigures = true;
        QCOMPARE(verdict(scenario, "MOUNT-13"), error);
        QVERIFY(isMended(scenario, "MOUNT-13"));
        scenario.players.front().team.front().rider = beast("saltroad-lancer");
        QCOMPARE(verdict(scenario, "MOUNT-13"), holds);
        QCOMPARE(verdict(withPool({beast("gale-pegasus"), 1}), "MOUNT-13"), error); // in the pool as well
    }

    void CAV_01_onlyWhoHasTheSymbolRides()
    {
        Scenario scenario = withTeam({member("a", "cinderhoof-charger")});
        scenario.options.allFigures = true;
        TeamMember& unit = scenario.players.front().team.front();
        unit.rider = beast("saltroad-lancer");
        QCOMPARE(verdict(scenario, "CAV-01"), holds);
        unit.rider = beast("fen-outrider"); // a salamander only
        QCOMPARE(firstOf(scenario, "CAV-01").about.variant, std::string("type"));
        QVERIFY(isMended(scenario, "CAV-01"));
        unit.rider = beast("powder-monk");
        QCOMPARE(firstOf(scenario, "CAV-01").about.variant, std::string("no-rider"));
        unit.figure = beast("moor-centaur");
        unit.rider = beast("saltroad-lancer");
        QCOMPARE(firstOf(scenario, "CAV-01").about.variant, std::string("no-mount"));
        QVERIFY(isMended(scenario, "CAV-01"));
    }

    void CAV_04_bothPointValuesCount()
    {
        TeamMember unit = member("a", "cinderhoof-charger"); // 25
        unit.rider = beast("saltroad-lancer");               // 24
        Scenario scenario = withTeam({unit});
        scenario.options.buildTotal = 49;
        QCOMPARE(verdict(scenario, "TEAM-01"), holds);
        scenario.options.buildTotal = 48;
        QCOMPARE(verdict(scenario, "TEAM-01"), error);
    }

    void TITAN_13_oneValueIsChosen()
    {
        Scenario scenario = withTeam({member("a", "gatewarden-colossus")});
        QCOMPARE(firstOf(scenario, "TITAN-13").about.variant, std::string("open"));
        QVERIFY(isMended(scenario, "TITAN-13"));
        TeamMember& titan = scenario.players.front().team.front();
        titan.value = 55;
        QCOMPARE(firstOf(scenario, "TITAN-13").about.variant, std::string("other"));
        titan.value = 54;
        QCOMPARE(verdict(scenario, "TITAN-13"), holds);
        scenario.options.buildTotal = 54; // the chosen value counts for the team
        QCOMPARE(verdict(scenario, "TEAM-01"), holds);
        scenario.options.buildTotal = 53;
        QCOMPARE(verdict(scenario, "TEAM-01"), error);
    }

    void MD_45_oneValueIsChosen()
    {
        Scenario scenario = withTeam({member("a", "vesharra-ember-below")});
        QCOMPARE(verdict(scenario, "MD-45"), error);
        QVERIFY(isMended(scenario, "MD-45"));
        scenario.players.front().team.front().value = 99;
        QCOMPARE(verdict(scenario, "MD-45"), holds);
        QCOMPARE(verdict(withPool({beast("cellar-maw"), 1}), "MD-45"), error);
    }

    void PSGR_01_oneFriendInAChariot()
    {
        TeamMember monk = member("m", "powder-monk");
        monk.chariot = ThingId("c");
        Scenario scenario = withTeam({valued(member("c", "saltroad-war-wain")), monk});
        QCOMPARE(verdict(scenario, "PSGR-01"), holds);
        TeamMember second = member("n", "sump-ferryman");
        second.chariot = ThingId("c");
        scenario.players.front().team.push_back(second);
        QCOMPARE(firstOf(scenario, "PSGR-01").about.variant, std::string("two"));
        QVERIFY(isMended(scenario, "PSGR-01"));
        scenario.players.front().team[2].chariot = ThingId("m"); // no chariot
        QCOMPARE(firstOf(scenario, "PSGR-01").about.variant, std::string("aboard"));
        PoolEntry titan{beast("drowned-bishop"), 1};
        titan.passenger = beast("hall-gargoyle");
        QCOMPARE(firstOf(withPool(titan), "PSGR-01").about.variant, std::string("no-chariot-pool"));
    }

    void PSGR_02_oneDialOneSquareNoHorseshoe()
    {
        PoolEntry chariot{beast("bone-chariot"), 1};
        chariot.value = 67;
        chariot.passenger = beast("hall-gargoyle");
        QCOMPARE(verdict(withPool(chariot), "PSGR-02"), holds);
        chariot.passenger = beast("thornback-boar");
        QCOMPARE(verdict(withPool(chariot), "PSGR-02"), error);
        QVERIFY(isMended(withPool(chariot), "PSGR-02"));
    }

    void PSGR_03_bothCountWithTheirPoints()
    {
        TeamMember monk = member("m", "powder-monk"); // 27
        monk.chariot = ThingId("c");
        Scenario scenario = withTeam({valued(member("c", "saltroad-war-wain")), monk}); // 66
        scenario.options.buildTotal = 93;
        QCOMPARE(verdict(scenario, "TEAM-01"), holds);
        scenario.options.buildTotal = 92;
        QCOMPARE(verdict(scenario, "TEAM-01"), error);
    }

    void BASE_17_theEntranceIsWideEnough()
    {
        Scenario scenario = withTeam({valued(member("a", "vesharra-ember-below"))});
        const Finding finding = firstOf(scenario, "BASE-17");
        QCOMPARE(finding.severity, Severity::Error);
        QCOMPARE(finding.about.args.front(), std::string("3"));
        scenario.players.front().team = {member("a", "moor-centaur")}; // one square wide
        QCOMPARE(verdict(scenario, "BASE-17"), holds);
    }

    void BASE_22_hugeOnesAreBestModerated()
    {
        Scenario scenario = withTeam({valued(member("a", "gatewarden-colossus"))});
        QCOMPARE(verdict(scenario, "BASE-22"), QStringLiteral("hint"));
        QVERIFY(isMended(scenario, "BASE-22"));
        scenario.options.moderated = true;
        QCOMPARE(verdict(scenario, "BASE-22"), holds);
        QCOMPARE(verdict(sample("standard"), "BASE-22"), holds);
    }

    void INDIR_06_notUnderACeiling()
    {
        Scenario scenario = withTeam({valued(member("a", "gromb-stonethrower"))});
        QCOMPARE(verdict(scenario, "INDIR-06"), QStringLiteral("hint"));
        QVERIFY(isMended(scenario, "INDIR-06"));
        scenario.options.openCeiling = true;
        QCOMPARE(verdict(scenario, "INDIR-06"), holds);
    }
};

DELVE_TEST(TestLargeFigures)
#include "tst_large_figures.moc"
