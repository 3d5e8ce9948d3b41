// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/play_words.h"
#include "editor/mageknight/viewmodels/play/play_motion.h"
#include "engine/base/rule_reference.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr FigureId kettil = FigureId(0);
constexpr FigureId hedda = FigureId(1);
constexpr FigureId wren = FigureId(3);

/// A game on the board of a window. No event is handled while a test runs, so no time goes by either.
class Table
{
public:
    Table() : m_session(begin()), m_words(m_session.game().openGame(), rules(), "en"), motion(m_board)
    {
        m_board.setParentItem(m_window.contentItem());
        m_board.setSize(QSizeF(400, 400));
        m_window.show();
        look();
    }

    /// Takes an action and shows it as a movement of so long.
    void act(const Action& action, int duration = PlayMotion::longest)
    {
        const Events events = m_session.perform(action, m_session.seededDice());
        if (duration > 0)
            motion.note(events, duration);
        look();
    }

    void look()
    {
        m_moment = std::make_unique<GameMoment>(m_session, shippedContent(), m_words);
        motion.follow(*m_moment);
    }

    const SeenFigure& figure(FigureId id) const
    {
        return *std::ranges::find(m_moment->figures(), id, &SeenFigure::id);
    }
    PlayMotion::Pose pose(FigureId id) const { return motion.poseOf(figure(id)); }
    QQuickWindow& window() { return m_window; }
    GameSession& session() { return m_session; }

private:
    static GameSession begin()
    {
        const Scenario scenario =
            *loadScenario(sourceFolder() / "tests/data/scenarios/skirmish.scenario.json");
        Replay replay = beginReplay(scenario, optionsOf(scenario), shippedContent());
        replay.table = PlayTable{false, 1, {}};
        return *GameSession::resume(std::move(replay), shippedContent());
    }
    static const RuleReference& rules()
    {
        static const RuleReference rules = *loadRuleReference(sourceFolder() / "resources" / "rules");
        return rules;
    }

    GameSession m_session;
    PlayWords m_words;
    std::unique_ptr<GameMoment> m_moment;
    QQuickWindow m_window;
    QQuickItem m_board;

public:
    PlayMotion motion;
};

} // namespace

class TestPlayMotion : public QObject
{
    Q_OBJECT

private slots:
    void stepsTakenAtOnceAreOneWay()
    {
        Table table;
        table.act(Activate{hedda}, 0);
        const QPointF outside = table.figure(hedda).centre;
        QVERIFY(!table.motion.isRunning());
        table.act(Enter{});
        table.act(Step{Direction::East});
        QVERIFY(table.motion.isRunning());
        QCOMPARE(table.motion.progress(), 0.0);
        QCOMPARE(table.pose(hedda).centre, outside);
        QCOMPARE(table.figure(hedda).centre, QPointF(1.5, 2.5)); // the game is there already
        table.motion.finish();
        QVERIFY(!table.motion.isRunning());
        QCOMPARE(table.pose(hedda).centre, QPointF(1.5, 2.5));
        QCOMPARE(table.pose(hedda).scale, 1.0);
    }

    void turnsGoTheShortWay()
    {
        Table table;
        for (const Action& action : Actions{Activate{hedda}, Enter{}})
            table.act(action, 0);
        table.act(Turn{Direction::NorthWest}, 0);
        table.act(Turn{Direction::NorthEast});
        QCOMPARE(table.pose(hedda).turn, -90.0);
        table.motion.finish();
        QCOMPARE(table.pose(hedda).turn, 0.0);
    }

    void aKeyInTheWindowEndsIt()
    {
        Table table;
        table.act(Activate{hedda}, 0);
        table.act(Enter{});
        QVERIFY(table.motion.isRunning());
        QKeyEvent key(QEvent::KeyPress, Qt::Key_Shift, Qt::NoModifier);
        QCoreApplication::sendEvent(&table.window(), &key);
        QVERIFY(!table.motion.isRunning());
        QCOMPARE(table.motion.progress(), 1.0);
    }

    void anotherMomentIsThereAtOnce()
    {
        Table table;
        table.act(Activate{hedda}, 0);
        table.act(Enter{});
        QVERIFY(table.motion.isRunning());
        table.session().goTo(0); // taken back: nobody walked
        table.look();
        QVERIFY(!table.motion.isRunning());
    }

    void nothingMovesWhereNothingIsNoted()
    {
        Table table;
        for (const Action& action : Actions{Activate{hedda}, Enter{}, Step{Direction::East}})
            table.act(action, 0);
        QVERIFY(!table.motion.isRunning());
        QVERIFY(table.motion.words().empty() && table.motion.spots().empty());
    }

    void whoIsHitShowsTheClicksItLost()
    {
        Table table;
        for (const Action& action :
             Actions{Activate{hedda}, Enter{}, Step{Direction::SouthEast}, Step{Direction::South},
                     EndActivation{}, Activate{kettil}, Enter{}, EndActivation{}, Activate{wren}, Enter{},
                     Step{Direction::West}})
            table.act(action, 0);
        table.act(Attack{kettil});
        QCOMPARE(table.motion.words().size(), std::size_t(1));
        QCOMPARE(table.motion.words().front().clicks, -1);
        QCOMPARE(table.motion.words().front().at, QPointF(0.5, 2.5));
        QCOMPARE(table.pose(kettil).flash, 1.0);
        QCOMPARE(table.pose(wren).flash, 0.0);
    }

    void doorsAreMarked()
    {
        Table table;
        for (const Action& action :
             Actions{Activate{hedda}, Enter{}, Step{Direction::SouthEast}, Step{Direction::South}})
            table.act(action, 0);
        table.act(OpenDoor{DoorId(0)});
        QCOMPARE(table.motion.spots().size(), std::size_t(1));
        QCOMPARE(table.motion.spots().front().at, QPointF(1.5, 5));
    }
};

DELVE_TEST(TestPlayMotion)

#include "tst_play_motion.moc"
