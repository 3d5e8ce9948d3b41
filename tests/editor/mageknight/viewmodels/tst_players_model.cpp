// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/panels/players_model.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestPlayersModel : public QObject
{
    Q_OBJECT

private slots:
    void everyChangeIsOneStep();
    void pointsFollowTheLevel();
    void aHeroWithoutALevelIsShown();
};

void TestPlayersModel::everyChangeIsOneStep()
{
    const QTemporaryDir folder;
    ScenarioViewModel document(std::make_unique<ScenarioDocument>(shippedContent(), sample("standard")));
    PlayersModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDocument(&document);
    const Scenario& scenario = document.model().scenario();
    const auto players = scenario.players;
    const auto firstOf = [&](PlayersModel::List list) {
        return model.offered(list).front().toMap()[QStringLiteral("id")].toString();
    };
    int steps = 0;
    const auto didOneStep = [&] { return document.model().undoStack().count() == ++steps; };
    model.setName(0, QStringLiteral("Ada"));
    QVERIFY(didOneStep() && scenario.players[0].name == "Ada");
    model.setColour(0, int(PlayerColour::Orange));
    QVERIFY(didOneStep() && scenario.players[0].colour == PlayerColour::Orange);
    model.add(0, PlayersModel::Team, firstOf(PlayersModel::Team));
    QVERIFY(didOneStep() && scenario.players[0].team.size() == players[0].team.size() + 1);
    model.remove(0, PlayersModel::Team, 0);
    QVERIFY(didOneStep() && scenario.players[0].team.size() == players[0].team.size());
    model.add(0, PlayersModel::Spawn, firstOf(PlayersModel::Spawn));
    QVERIFY(didOneStep());
    model.setCount(0, PlayersModel::Spawn, 0, 7);
    QVERIFY(didOneStep() && scenario.players[0].mageSpawn[0].count == 7);
    model.add(0, PlayersModel::Chests, firstOf(PlayersModel::Chests));
    QVERIFY(didOneStep());
    model.remove(0, PlayersModel::Chests, 0);
    QVERIFY(didOneStep());
    model.movePlayer(0, 1);
    QVERIFY(didOneStep() && scenario.players[1].name == "Ada");
    model.addPlayer();
    QVERIFY(didOneStep() && scenario.players.size() == players.size() + 1);
    QCOMPARE(std::ranges::count(scenario.players, scenario.players.back().colour, &Player::colour),
             std::ptrdiff_t(1));
    model.removePlayer(1);
    QVERIFY(didOneStep() && scenario.players.size() == players.size());
    model.movePlayer(0, -1);
    model.setName(99, QStringLiteral("nobody"));
    QVERIFY(document.model().undoStack().count() == steps);
    document.model().undoStack().setIndex(0);
    QCOMPARE(scenario, sample("standard"));
    QCOMPARE(model.rowCount(), int(players.size()));
}

void TestPlayersModel::pointsFollowTheLevel()
{
    const QTemporaryDir folder;
    ScenarioViewModel document(std::make_unique<ScenarioDocument>(shippedContent(), sample("standard")));
    PlayersModel model;
    model.setDocument(&document);
    const auto points = [&] { return model.data(model.index(0), PlayersModel::PointsRole).toInt(); };
    const TeamMember member = document.model().scenario().players[0].team[0];
    const Figure& figure = *shippedContent().figure(member.figure);
    const int before = points();
    model.setLevel(0, 0, 5);
    QCOMPARE(points() - before, figure.pointsAt(5) - figure.pointsAt(member.level));
    QCOMPARE(model.buildTotal(), document.model().scenario().options.buildTotal);
}

/// A file may say so. It is opened to be looked at; the window must not end over it.
void TestPlayersModel::aHeroWithoutALevelIsShown()
{
    Scenario scenario = sample("standard");
    scenario.players[0].team.resize(1);
    const Figure* hero = shippedContent().figure(scenario.players[0].team[0].figure);
    QVERIFY(hero && hero->hasLevels());
    scenario.players[0].team[0].level = 0;
    ScenarioViewModel document(std::make_unique<ScenarioDocument>(shippedContent(), scenario));
    PlayersModel model;
    model.setDocument(&document);
    QCOMPARE(model.index(0).data(PlayersModel::PointsRole).toInt(), hero->pointsAt(1));
}

DELVE_TEST(TestPlayersModel)
#include "tst_players_model.moc"
