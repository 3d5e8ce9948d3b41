// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/action_rows.h"
#include "editor/mageknight/play/game_moment.h"
#include "engine/base/rule_reference.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What a person can do with a chariot on the board: MD-35.
class TestDrivePlans : public QObject
{
    Q_OBJECT

private:
    static GameSession court(const Actions& actions)
    {
        const Scenario scenario =
            *loadScenario(sourceFolder() / "tests/data/scenarios/crowded-court.scenario.json");
        Replay replay = beginReplay(scenario, optionsOf(scenario), shippedContent());
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

    static FigureId wain(const GameSession& session) { return *session.game().find<FigureId>("wain"); }

    static const PlayWords& words(const GameSession& session)
    {
        static const RuleReference rules = *loadRuleReference(sourceFolder() / "resources" / "rules");
        static std::unique_ptr<PlayWords> made;
        made = std::make_unique<PlayWords>(session.game().openGame(), rules, "en");
        return *made;
    }

private slots:
    void linesArePointedAtByWhereTheyEnd()
    {
        const GameSession start = court({});
        const GameSession session = court({Activate{wain(start)}});
        const GameMoment moment(session, shippedContent(), words(session));
        const auto found = moment.actionsAt({.square = square(session, 6, 6)}); // 4 ahead, 1 to the left
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(moment.legal()[found.front()] == Action(Drive{Direction::East, 4, -1}));
        const auto reached = moment.reached();
        const auto there = std::ranges::find(reached, square(session, 6, 6), &Walks::Reached::square);
        QVERIFY(there != reached.end());
        QCOMPARE(there->cost, 5);
        QCOMPARE(there->steps, 4);
        // MD-05: no such line.
        QVERIFY(moment.actionsAt({.square = square(session, 3, 9)}).empty());
        const GameMoment::Refused refused = moment.refusalAt({.square = square(session, 9, 9)});
        QVERIFY(std::holds_alternative<Drive>(refused.action));
        QVERIFY(!refused.refusal.isAllowed() && refused.refusal.rule != "MD-04");
    }

    void theEndIsShownAndTheWayToIt()
    {
        const GameSession start = court({});
        const GameSession session = court({Activate{wain(start)}});
        const GameMoment moment(session, shippedContent(), words(session));
        const DrivePlan* plan = moment.drives().endingOn(square(session, 5, 7), Direction::East);
        QVERIFY(plan != nullptr);
        QCOMPARE(plan->end.facing, Direction::East);
        QVERIFY(moment.legal()[std::size_t(plan->action)] == Action(Drive{Direction::East, 3}));
        const auto bodies = moment.bodiesOn({moment.legal()[std::size_t(plan->action)]});
        QVERIFY(bodies.size() >= 3); // step by step
        QVERIFY(bodies.back().contains(square(session, 6, 7)));
        QVERIFY(!bodies.back().contains(square(session, 2, 7)));
        QVERIFY(moment.drives().endingAs({square(session, 2, 7), Direction::West}) != nullptr); // MD-08
        QVERIFY(GameMoment(start, shippedContent(), words(start)).drives().isEmpty());
    }

    void linesAreFoldedByFacing()
    {
        const GameSession start = court({});
        const GameSession session = court({Activate{wain(start)}});
        const GameMoment moment(session, shippedContent(), words(session));
        const auto rows = actionRows(moment, words(session));
        const auto isDrive = [&](const PlayedTable::ActionRow& row) {
            return std::holds_alternative<Drive>(moment.legal()[std::size_t(row.action)]);
        };
        QVERIFY(std::ranges::count_if(moment.legal(), [](const Action& action) {
                    return std::holds_alternative<Drive>(action);
                }) > 15);
        QVERIFY(std::ranges::count_if(rows, isDrive) <= 6);
        for (const PlayedTable::ActionRow& row : rows)
            if (isDrive(row) && row.choices.size() > 1)
                QVERIFY(row.isFolded || row.choices.front().direction >= 0);
    }

    void MD_42_partsOfTheBaseAreItsSections()
    {
        const GameSession session = court({});
        const Position position(session.game(), session.state());
        const FigureId hull = wain(session);
        const auto placeOn = [&](int x, int y) {
            return int(sectionOn(position, square(session, x, y))) - int(hull);
        };
        QCOMPARE(placeOn(3, 6), int(Section::Front)); // it faces east
        QCOMPARE(placeOn(3, 7), int(Section::Front));
        QCOMPARE(placeOn(0, 7), int(Section::Back));
        QCOMPARE(placeOn(1, 6), int(Section::Left));
        QCOMPARE(placeOn(2, 7), int(Section::Right));
        QVERIFY(sectionOn(position, square(session, 5, 3)) == FigureId::None);
        QCOMPARE(squaresOfSection(position, FigureId(int(hull) + 1)).size(), std::size_t(2));
    }
};

DELVE_TEST(TestDrivePlans)
#include "tst_drive_plans.moc"
