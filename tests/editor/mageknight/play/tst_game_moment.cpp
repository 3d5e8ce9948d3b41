// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/game_moment.h"
#include "editor/mageknight/text/play/play_words.h"
#include "engine/base/rule_reference.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What can be done where, on a board of two crossings with a door and a chest between two teams.
class TestGameMoment : public QObject
{
    Q_OBJECT

private:
    static const Scenario& skirmish()
    {
        static const Scenario scenario =
            *loadScenario(sourceFolder() / "tests/data/scenarios/skirmish.scenario.json");
        return scenario;
    }

    /// A game in which these actions were taken.
    static GameSession after(const Actions& actions)
    {
        Replay replay = beginReplay(skirmish(), optionsOf(skirmish()), shippedContent());
        replay.table = PlayTable{false, 1, {}};
        GameSession session = *GameSession::resume(std::move(replay), shippedContent());
        for (const Action& action : actions)
            session.perform(action, session.seededDice());
        return session;
    }

    static SquareIndex square(const GameSession& session, int x, int y)
    {
        return session.game().board(0).squareAt({0, x, y});
    }

    static const PlayWords& words(const GameSession& session)
    {
        static const RuleReference rules = *loadRuleReference(sourceFolder() / "resources" / "rules");
        static std::unique_ptr<PlayWords> made;
        made = std::make_unique<PlayWords>(session.game().openGame(), rules, "en");
        return *made;
    }

    static constexpr FigureId kettil = FigureId(0);
    static constexpr FigureId hedda = FigureId(1);

private slots:
    void heroesWaitWhereTheyCanBePointedAt()
    {
        const GameSession session = after({});
        const GameMoment moment(session, shippedContent(), words(session));
        QCOMPARE(moment.figures().size(), std::size_t(4));
        for (const SeenFigure& figure : moment.figures()) {
            QVERIFY(figure.scale < 1);
            QVERIFY(figure.centre.x() < 0 || figure.centre.x() > 3); // outside, beyond the arrows
            QVERIFY(figure.clicksLeft > 0 && figure.clicksLeft <= figure.clicks);
        }
        const auto found = moment.actionsAt({.outside = hedda});
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(moment.legal()[found.front()] == Action(Activate{hedda}));
        QCOMPARE(moment.actionsAt({.outside = kettil}).size(), std::size_t(3)); // Charge, too
        QVERIFY(moment.actionsAt({.outside = FigureId(2)}).empty());
    }

    void reachIsWhatWalkingCosts()
    {
        const GameSession session = after({Activate{hedda}, Enter{}});
        const GameMoment moment(session, shippedContent(), words(session));
        const auto reached = moment.reached();
        const auto there = std::ranges::find(reached, square(session, 1, 4), &Walks::Reached::square);
        QVERIFY(there != reached.end());
        QCOMPARE(there->cost, 3);
        QCOMPARE(there->steps, 2);
        QVERIFY(!there->isEventful);
        QVERIFY(!moment.walks().wayTo(square(session, 1, 6))); // behind the door
        QCOMPARE(int(moment.walks().wayTo(square(session, 1, 4))->size()), 2);
    }

    void refusalsNameTheRule()
    {
        const GameSession session = after({Activate{hedda}, Enter{}});
        const GameMoment moment(session, shippedContent(), words(session));
        const GameMoment::Refused chest = moment.refusalAt({.square = square(session, 1, 6)});
        QVERIFY(std::holds_alternative<ExposeTrap>(chest.action));
        QVERIFY(!chest.refusal.isAllowed());
        const GameMoment::Refused far = moment.refusalAt({.square = square(session, 1, 8)});
        // Behind the closed door.
        QCOMPARE(QByteArray(far.refusal.rule.data(), far.refusal.rule.size()), QByteArray("DOOR-06"));
        const GameMoment::Refused door = moment.refusalAt({.door = DoorId(0)});
        QVERIFY(std::holds_alternative<OpenDoor>(door.action));
        QVERIFY(!door.refusal.isAllowed());
    }

    void theSceneFollowsTheGame()
    {
        GameSession session = after({Activate{hedda}, Enter{}});
        const Scenario before = GameMoment(session, shippedContent(), words(session)).scene();
        QCOMPARE(before.chests.size(), std::size_t(1));
        for (const Direction direction : {Direction::SouthEast, Direction::South})
            session.perform(Step{direction}, session.seededDice());
        const GameMoment moment(session, shippedContent(), words(session));
        const auto& figures = moment.figures();
        const auto inside = std::ranges::find(figures, hedda, &SeenFigure::id);
        QCOMPARE(inside->centre, QPointF(1.5, 4.5));
        QCOMPARE(inside->scale, 1.0);
        const auto doors = moment.actionsAt({.door = DoorId(0)});
        QVERIFY(!doors.empty());
        QVERIFY(moment.legal()[doors.front()] == Action(OpenDoor{DoorId(0)}));
    }

    /// Everything that is offered on the board is legal, and everything legal that has a place is offered.
    void targetsAreThoseOfLegalActions()
    {
        GameSession session = after({});
        Actions legal;
        for (int i = 0; i < 120; ++i) {
            const GameMoment moment(session, shippedContent(), words(session));
            if (moment.legal().empty())
                break;
            for (const BoardTarget& target : moment.targets())
                QVERIFY(!moment.actionsAt(target).empty());
            legalActions(session.game(), session.state(), legal);
            QCOMPARE(moment.legal().size(), legal.size());
            session.perform(Action(legal[std::size_t(i * 7) % legal.size()]), session.seededDice());
        }
    }
};

DELVE_TEST(TestGameMoment)
#include "tst_game_moment.moc"
