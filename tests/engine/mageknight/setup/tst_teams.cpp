// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/mageknight/small_pack.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Teams and pools.
class TestTeams : public QObject
{
    Q_OBJECT

private:
    static TeamMember member(const std::string& id, const std::string& figure, int level)
    {
        return {ThingId(id), ContentId(figure), level};
    }

    static Scenario withTeam(const std::vector<TeamMember>& team)
    {
        Scenario scenario = sample("standard");
        scenario.players[0].team = team;
        return scenario;
    }

    /// The shipped content with a warrior, small/guard, and a mounted one, small/rider.
    static const Content& withWarriors()
    {
        static const Content content = [] {
            const std::string clicks = R"([{"speed": 6, "attack": 6, "defense": 10, "damage": 1},
                                           {"eliminated": true}])";
            auto warrior = [&](const std::string& id, const std::string& number, const std::string& more) {
                std::string text = figureText(id, clicks, more);
                text.replace(text.find("\"mage-spawn\", \"version\": \"unique\""), 33, "\"warrior\"");
                text.replace(text.find("\"collectorNumber\": 1"), 20, "\"collectorNumber\": " + number);
                return text;
            };
            const auto pack = smallPack("\"figures\": [" + warrior("guard", "1", "") + ", " +
                                        warrior("rider", "2",
                                                R"("base": "mount-1x3", "mount": {"type": "pegasus",
                                                   "intelligence": "skittish"})") +
                                        "]");
            if (!pack)
                qFatal("%s", inEnglish(pack.error()).c_str());
            return Content::combine({starterPack(), *pack}).value();
        }();
        return content;
    }

private slots:
    void TEAM_01_theBuildTotal()
    {
        // 32 + 34 + 30 = 96 is legal, 32 + 34 + 35 = 101 is not.
        const Scenario legal =
            withTeam({member("a", "starter/tallow", 1), member("b", "starter/oriel-ashwright", 2),
                      member("c", "starter/hedda-stonelatch", 1)});
        QCOMPARE(verdict(legal, "TEAM-01"), QStringLiteral("holds"));
        Scenario costly = legal;
        costly.players[0].team[2] = member("c", "starter/corin-greyfletch", 2);
        const Findings findings = findingsOf(costly, shippedContent());
        const auto found = std::ranges::find(findings, "TEAM-01", &Finding::rule);
        QVERIFY(found != findings.end());
        QCOMPARE(found->about.args, (std::vector<std::string>{"101", "100"}));
        costly.options.buildTotal = 101;
        QCOMPARE(verdict(costly, "TEAM-01"), QStringLiteral("holds"));
    }

    void TEAM_02_theValueOfTheStartingLevelCounts()
    {
        Scenario scenario = withTeam({member("a", "starter/tallow", 1)}); // 32 points, 40 at level 2
        const Figure& hero = *shippedContent().figure(ContentId("starter/tallow"));
        scenario.players.resize(1);
        scenario.options.buildTotal = hero.pointsAt(1);
        QCOMPARE(verdict(scenario, "TEAM-01"), QStringLiteral("holds"));
        scenario.players[0].team[0].level = 2;
        QCOMPARE(verdict(scenario, "TEAM-01"), QStringLiteral("error"));
        scenario.options.buildTotal = hero.pointsAt(2);
        QCOMPARE(verdict(scenario, "TEAM-01"), QStringLiteral("holds"));
        // A figure without levels costs the one value that it has.
        scenario.players[0].team = {member("a", "small/guard", 0)};
        scenario.options.buildTotal = 10;
        QCOMPARE(verdict(scenario, withWarriors(), "TEAM-01"), QStringLiteral("holds"));
        scenario.options.buildTotal = 9;
        QCOMPARE(verdict(scenario, withWarriors(), "TEAM-01"), QStringLiteral("error"));
    }

    void TEAM_08_oneBuildTotalForAllPlayers()
    {
        Scenario scenario = sample("two-hundred");
        QCOMPARE(everything(scenario), QString()); // larger teams in a larger dungeon
        QCOMPARE(scenario.tiles.size(), std::size_t(14));
        scenario.options.buildTotal = 150;
        QCOMPARE(verdict(scenario, "TEAM-01"), QStringLiteral("error error"));
        QCOMPARE(verdict(scenario, "LAY-06"), QStringLiteral("error error")); // seven tiles each, not six
    }

    void TEAM_03_startAtLevelOneOrTwo()
    {
        QCOMPARE(verdict(withTeam({member("a", "starter/tallow", 2)}), "TEAM-03"), QStringLiteral("holds"));
        QCOMPARE(verdict(withTeam({member("a", "starter/tallow", 3)}), "TEAM-03"), QStringLiteral("error"));
    }

    void LONE_03_anyLevelInALoneWolfGame()
    {
        Scenario scenario = sample("lone-wolf");
        scenario.players[0].team[0].level = 5;
        scenario.players[1].team[0].level = 2;
        QCOMPARE(verdict(scenario, "TEAM-03"), QStringLiteral("holds"));
        scenario.options.loneWolf = LoneWolf::No;
        QCOMPARE(verdict(scenario, "TEAM-03"), QStringLiteral("error"));
    }

    void TEAM_04_noHeroTwice()
    {
        Scenario scenario =
            withTeam({member("a", "starter/tallow", 1), member("b", "starter/oriel-ashwright", 1)});
        QCOMPARE(verdict(scenario, "TEAM-04"), QStringLiteral("holds")); // p2 has them too
        scenario.players[0].team[1].figure = ContentId("starter/tallow");
        QCOMPARE(verdict(scenario, "TEAM-04"), QStringLiteral("error"));
    }

    void TEAM_05_everyPlayerMakesATeam()
    {
        QCOMPARE(verdict(sample("standard"), "TEAM-05"), QStringLiteral("holds"));
        QCOMPARE(verdict(withTeam({}), "TEAM-05"), QStringLiteral("todo"));
        QCOMPARE(verdict(Scenario{}, "TEAM-05"), QStringLiteral("todo"));
        Scenario alone = sample("lone-wolf"); // a game needs an opponent
        alone.players.resize(1);
        QCOMPARE(verdict(alone, "TEAM-05"), QStringLiteral("todo"));
    }

    void TEAM_06_oneHeroEachMeansLoneWolf()
    {
        Scenario scenario = sample("lone-wolf");
        QCOMPARE(verdict(scenario, "TEAM-06"), QStringLiteral("holds"));
        scenario.options.loneWolf = LoneWolf::No;
        QCOMPARE(verdict(scenario, "TEAM-06"), QStringLiteral("warning"));
    }

    void TEAM_07_noMageSpawnInATeam()
    {
        QCOMPARE(verdict(withTeam({member("a", "starter/tallow", 1)}), "TEAM-07"), QStringLiteral("holds"));
        QCOMPARE(verdict(withTeam({member("a", "starter/gloom-rat-weak", 0)}), "TEAM-07"),
                 QStringLiteral("error"));
    }

    void MKW_10_noMageSpawnBesideWarriorsEither()
    {
        Scenario scenario = withTeam({member("a", "small/guard", 0), member("b", "starter/tallow", 1)});
        scenario.options.mageKnightWarriors = true;
        QCOMPARE(verdict(scenario, withWarriors(), "TEAM-07"), QStringLiteral("holds"));
        scenario.players[0].team[1] = member("b", "starter/gloom-rat-weak", 0);
        QCOMPARE(verdict(scenario, withWarriors(), "TEAM-07"), QStringLiteral("error"));
    }

    void MKW_01_warriorsWhereAgreed()
    {
        Scenario scenario = withTeam({member("a", "small/guard", 0)});
        QCOMPARE(verdict(scenario, withWarriors(), "MKW-01"), QStringLiteral("error"));
        scenario.options.mageKnightWarriors = true;
        QCOMPARE(verdict(scenario, withWarriors(), "MKW-01"), QStringLiteral("holds"));
    }

    void MKW_06_noMountedFigures()
    {
        Scenario scenario = withTeam({member("a", "small/guard", 0)});
        QCOMPARE(verdict(scenario, withWarriors(), "MKW-06"), QStringLiteral("holds"));
        scenario.players[0].team[0].figure = ContentId("small/rider");
        QCOMPARE(verdict(scenario, withWarriors(), "MKW-06"), QStringLiteral("error"));
        scenario.options.allFigures = true;
        QCOMPARE(verdict(scenario, withWarriors(), "MKW-06"), QStringLiteral("holds"));
        Scenario pool = sample("standard"); // the same for the pool
        pool.players[0].mageSpawn.push_back({ContentId("small/guard"), 1});
        QCOMPARE(verdict(pool, withWarriors(), "MKW-06"), QStringLiteral("holds"));
        pool.players[0].mageSpawn.back().kind = ContentId("small/rider");
        QCOMPARE(verdict(pool, withWarriors(), "MKW-06"), QStringLiteral("error"));
    }

    void MKW_07_warriorsInThePool()
    {
        Scenario scenario = sample("standard");
        scenario.players[0].mageSpawn.push_back({ContentId("small/guard"), 1});
        QCOMPARE(verdict(scenario, withWarriors(), "MKW-07"), QStringLiteral("error"));
        scenario.options.mageKnightWarriors = true;
        QCOMPARE(verdict(scenario, withWarriors(), "MKW-07"), QStringLiteral("holds"));
    }

    void MKW_08_noWarriorTwice()
    {
        Scenario scenario = withTeam({member("a", "small/guard", 0), member("b", "small/rider", 0)});
        QCOMPARE(verdict(scenario, withWarriors(), "MKW-08"), QStringLiteral("holds"));
        scenario.players[0].team[1].figure = ContentId("small/guard");
        QCOMPARE(verdict(scenario, withWarriors(), "MKW-08"), QStringLiteral("error"));
    }

    void LONE_01_twoOrMorePlayersWithOneHero()
    {
        Scenario scenario = sample("lone-wolf");
        scenario.options.loneWolf = LoneWolf::Yes;
        QCOMPARE(verdict(scenario, "LONE-01"), QStringLiteral("holds"));
        scenario.players[0].team.push_back(member("z", "starter/maelis-frostglass", 1));
        QCOMPARE(verdict(scenario, "LONE-01"), QStringLiteral("error"));
        scenario.players.resize(1);
        scenario.players[0].team.resize(1);
        QCOMPARE(verdict(scenario, "LONE-01"), QStringLiteral("todo"));
    }

    void LONE_02_withinFivePoints()
    {
        Scenario scenario = sample("lone-wolf");
        scenario.players.resize(2);
        scenario.players[0].team = {member("a", "starter/tallow", 1)};          // 32
        scenario.players[1].team = {member("b", "starter/oriel-ashwright", 2)}; // 34
        QCOMPARE(verdict(scenario, "LONE-02"), QStringLiteral("holds"));
        scenario.players[1].team = {member("b", "starter/kettil-redthaw", 2)}; // 38
        QCOMPARE(verdict(scenario, "LONE-02"), QStringLiteral("error"));
    }

    void LONE_08_noBuildTotalForLoneWolves()
    {
        Scenario scenario = sample("lone-wolf");
        scenario.options.buildTotal = 10;
        QCOMPARE(verdict(scenario, "TEAM-01"), QStringLiteral("holds"));
        scenario.options.loneWolf = LoneWolf::No;
        QCOMPARE(verdict(scenario, "TEAM-01"), QStringLiteral("error error"));
    }

    void POOL_01_noHeroesInThePool()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "POOL-01"), QStringLiteral("holds"));
        scenario.players[0].mageSpawn.push_back({ContentId("starter/tallow"), 1});
        QCOMPARE(verdict(scenario, "POOL-01"), QStringLiteral("error"));
    }

    void POOL_03_asManyAsTheTeam()
    {
        Scenario scenario = sample("standard"); // three Heroes
        scenario.players[0].mageSpawn = {{ContentId("starter/quarry-brute-tough"), 3}};
        QCOMPARE(verdict(scenario, "POOL-03"), QStringLiteral("holds"));
        scenario.players[0].mageSpawn[0].count = 2;
        QCOMPARE(verdict(scenario, "POOL-03"), QStringLiteral("todo"));
    }

    void POOL_04_worthAHundredPoints()
    {
        Scenario scenario = sample("standard"); // 36 + 36 + 28 = 100, 36 + 36 + 26 = 98
        scenario.players[0].mageSpawn = {{ContentId("starter/quarry-brute-tough"), 2},
                                         {ContentId("starter/sump-pikeman-tough"), 1}};
        QCOMPARE(verdict(scenario, "POOL-04"), QStringLiteral("holds"));
        scenario.players[0].mageSpawn[1].kind = ContentId("starter/dust-moth-tough");
        QCOMPARE(verdict(scenario, "POOL-04"), QStringLiteral("todo"));
    }

    void POOL_04_shortByFivePoints()
    {
        const std::string clicks = R"([{"speed": 6, "attack": 6, "defense": 10, "damage": 1},
                                       {"eliminated": true}])";
        std::string monsters;
        for (const char* points : {"40", "35", "20", "25"}) {
            std::string monster = figureText(std::string("worth-") + points, clicks);
            monster.replace(monster.find("\"points\": 10"), 12, std::string("\"points\": ") + points);
            monster.replace(monster.find("\"collectorNumber\": 1"), 20,
                            std::string("\"collectorNumber\": ") + points);
            monsters += (monsters.empty() ? "" : ", ") + monster;
        }
        const auto pack = smallPack("\"figures\": [" + monsters + "]");
        QVERIFY(pack.has_value());
        const Content content = Content::combine({starterPack(), *pack}).value();
        Scenario scenario = sample("standard");
        scenario.players[0].mageSpawn = {{ContentId("small/worth-40"), 1},
                                         {ContentId("small/worth-35"), 1},
                                         {ContentId("small/worth-20"), 1}};
        const Findings findings = findingsOf(scenario, content);
        const auto found = std::ranges::find(findings, "POOL-04", &Finding::rule);
        QVERIFY(found != findings.end());
        QCOMPARE(found->about.args, std::vector<std::string>{"95"});
        scenario.players[0].mageSpawn[2].kind = ContentId("small/worth-25");
        QCOMPARE(verdict(scenario, content, "POOL-04"), QStringLiteral("holds"));
    }

    void POOL_05_noMaximum()
    {
        Scenario scenario = sample("standard");
        scenario.players[0].mageSpawn = {{ContentId("starter/gloom-rat-weak"), 99},
                                         {ContentId("starter/quarry-brute-tough"), 99}};
        QCOMPARE(everything(scenario), QString());
        scenario.players[0].mageSpawn = {{ContentId("starter/gloom-rat-weak"), 1}};
        QCOMPARE(everything(scenario), QStringLiteral("POOL-03 todo, POOL-04 todo"));
    }

    void POOL_08_uniqueMonstersMayComeSeveralTimes()
    {
        const auto& figures = starterPack().figures;
        const auto unique = std::ranges::find_if(figures, [](const Figure& figure) {
            return figure.version == Version::Unique && !figure.changeling;
        });
        QVERIFY(unique != figures.end());
        Scenario scenario = sample("standard");
        for (Player& player : scenario.players)
            player.mageSpawn.push_back({unique->id, 2});
        QCOMPARE(everything(scenario), QString());
        // Heroes are unique within a team, so this is said of the pool alone.
        scenario.players[0].team[1].figure = scenario.players[0].team[0].figure;
        QCOMPARE(verdict(scenario, "TEAM-04"), QStringLiteral("error"));
    }

    void DG_19_changelingsGoIntoTheChestPool()
    {
        Scenario scenario = sample("standard");
        scenario.players[0].chests[2].kind = ContentId("starter/hungry-coffer");
        QCOMPARE(verdict(scenario, "DG-19"), QStringLiteral("holds"));
        QCOMPARE(verdict(scenario, "CHEST-02"), QStringLiteral("holds")); // it counts as a chest
        scenario.players[0].mageSpawn.push_back({ContentId("starter/hungry-coffer"), 1});
        QCOMPARE(verdict(scenario, "DG-19"), QStringLiteral("error"));
    }

    void CHEST_02_asManyChestsAsFigures()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(verdict(scenario, "CHEST-02"), QStringLiteral("holds"));
        scenario.players[0].chests.pop_back(); // one that is not placed
        QCOMPARE(verdict(scenario, "CHEST-02"), QStringLiteral("todo"));
        scenario = sample("standard");
        scenario.chests[0].chest = scenario.chests[1].chest; // placed twice, once in the pool
        QCOMPARE(verdict(scenario, "CHEST-02"), QStringLiteral("todo"));
    }
};

DELVE_TEST(TestTeams)
#include "tst_teams.moc"
