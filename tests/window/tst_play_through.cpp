// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/play_canvas.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"
#include "tests/window/driven_window.h"

#include <QFile>
#include <QQuickItem>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// A game in the real program on a real display, by mouse and keys alone: two people share the mouse for two
/// rounds, take all of it back and go forward again, leave the rest to opponents, look at it once more, and
/// find the dungeon as they left it. The seed decides how the dice fall.
class TestPlayThrough : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QString source =
            QString::fromStdString((sourceFolder() / "tests/data/scenarios/skirmish.scenario.json").string());
        QVERIFY(QFile::copy(source, m_driven.homeFile(QStringLiteral("skirmish.scenario.json"))));
        QVERIFY(m_driven.start(m_driven.homeFile(QStringLiteral("skirmish.scenario.json"))));
        QVERIFY(
            DrivenWindow::waitFor([&] { return m_driven.canvas() && m_driven.canvas()->hasActiveFocus(); }));
        m_before = m_driven.scenario();
        m_scale = m_driven.canvas()->squarePixels();
    }

    void init()
    {
        if (m_hasFailed)
            QSKIP("builds on a step that failed");
    }

    void cleanup()
    {
        if (!QTest::currentTestFailed())
            return;
        m_hasFailed = true;
        qInfo("what was seen: %s",
              qPrintable(m_driven.keepPicture(QString::fromLatin1(QTest::currentTestFunction()))));
    }

    void beginsWithASeed()
    {
        hand().press(QStringLiteral("shift+F5"));
        QQuickItem* seed = m_driven.waitForItem(QStringLiteral("seed"));
        QVERIFY(seed);
        hand().waitForLayout();
        hand().click(seed);
        QVERIFY(DrivenWindow::waitFor([&] { return seed->hasActiveFocus(); }));
        hand().type(QStringLiteral("1"));
        hand().click(m_driven.waitForItem(QStringLiteral("beginGame")));
        QVERIFY(DrivenWindow::waitFor([&] { return board() && board()->hasActiveFocus(); }));
        hand().waitForLayout();
    }

    void movesAndOpensADoor()
    {
        clickFigure(1);
        QVERIFY(says("left", "Hedda Stonelatch: speed points left: 8"));
        clickBoard({0.5, 2.5});
        clickBoard({1.5, 4.5});
        QVERIFY(says("left", "Hedda Stonelatch: speed points left: 4"));
        clickBoard({1.5, 4.95});
        QQuickItem* opening = m_driven.waitForItem(QStringLiteral("choice 0"));
        QVERIFY(opening);
        hand().waitForLayout();
        hand().click(opening);
        QVERIFY(isTold("door B5-B6 opens."));
        hand().press(QStringLiteral("e"));
        QVERIFY(says("left", "Activations left: 1"));
        clickFigure(0);
        QQuickItem* plain = m_driven.waitForItem(QStringLiteral("choice 0"));
        QVERIFY(plain);
        hand().waitForLayout();
        hand().click(plain);
        QVERIFY(says("left", "Kettil Redthaw: speed points left: 5"));
        clickBoard({0.5, 2.5});
        hand().press(QStringLiteral("e"));
        QVERIFY(says("promptPlayer", "Bruno"));
    }

    void breaksAwayAndAttacks()
    {
        clickFigure(3);
        clickBoard({2.5, 2.5});
        clickBoard({1.5, 2.5});
        QVERIFY(says("left", "Wren Halfpenny: speed points left: 7"));
        hand().click(m_driven.waitForItem(QStringLiteral("action Break away")));
        QVERIFY(isTold("Wren Halfpenny breaks away from Kettil Redthaw."));
        clickBoard({0.5, 2.5});
        QVERIFY(isTold("Attack: Wren Halfpenny"));
        QVERIFY(isTold("Counterattack: Kettil Redthaw misses Wren Halfpenny."));
        clickFigure(2);
        clickBoard({2.5, 2.5});
        hand().press(QStringLiteral("e"));
        QVERIFY(says("round", "Round 2"));
    }

    void exposesDisarmsAndTakesAChest()
    {
        clickBoard({1.5, 4.5});
        clickBoard({1.5, 5.5});
        QVERIFY(says("left", "Hedda Stonelatch: speed points left: 7"));
        clickBoard({1.5, 6.5});
        QVERIFY(isTold("The trap of chest 1:"));
        clickBoard({1.5, 6.5});
        QQuickItem* quickly = m_driven.waitForItem(QStringLiteral("choice 0"));
        QVERIFY(quickly);
        hand().waitForLayout();
        hand().click(quickly);
        QVERIFY(isTold("The trap of chest 1 is disarmed."));
        QVERIFY(says("prompt", "Which hero rises a level?"));
        clickBoard({1.5, 5.5});
        QVERIFY(isTold("Hedda Stonelatch rises to level 4."));
        clickBoard({1.5, 6.5});
        QVERIFY(isTold("Anna takes chest 1."));
        hand().press(QStringLiteral("e"));
    }

    void takesAllBackAndGoesForward()
    {
        const int length = game().timeline()->length();
        QVERIFY(length > 20);
        for (int i = 0; i < length && game().timeline()->moment() > 0; ++i) {
            const int before = game().timeline()->moment();
            hand().press(QStringLiteral("ctrl+z"));
            QVERIFY(DrivenWindow::waitFor([&] { return game().timeline()->moment() < before; }));
        }
        QVERIFY(says("round", "Round 1"));
        QVERIFY(says("left", "Activations left: 2"));
        for (int i = 0; i < length && game().timeline()->moment() < length; ++i) {
            const int before = game().timeline()->moment();
            hand().press(QStringLiteral("ctrl+shift+z"));
            QVERIFY(DrivenWindow::waitFor([&] { return game().timeline()->moment() > before; }));
        }
        QCOMPARE(game().timeline()->length(), length);
        QVERIFY(says("round", "Round 2"));
    }

    void opponentsFinishAnotherGame()
    {
        hand().press(QStringLiteral("shift+F5"));
        QQuickItem* first = m_driven.waitForItem(QStringLiteral("seat 0"));
        QVERIFY(first);
        hand().waitForLayout();
        QVERIFY(m_driven.choose(first, 3)); // steady
        QVERIFY(m_driven.choose(m_driven.waitForItem(QStringLiteral("seat 1")), 3));
        hand().click(m_driven.waitForItem(QStringLiteral("beginGame")));
        QVERIFY(DrivenWindow::waitFor([&] { return game().opponents()->arePresent(); }));
        QQuickItem* pace = m_driven.waitForItem(QStringLiteral("pace"));
        QVERIFY(pace);
        hand().waitForLayout();
        QVERIFY(m_driven.choose(pace, 3)); // at once
        QVERIFY(QTest::qWaitFor([&] { return game().isOver(); }, 300000));
        QVERIFY(says("prompt", "The game is over."));
    }

    void scrubsThroughIt()
    {
        QQuickItem* scrubber = m_driven.waitForItem(QStringLiteral("scrubber"));
        QVERIFY(scrubber);
        hand().click(scrubber->mapToScene(QPointF(scrubber->width() / 3, scrubber->height() / 2)));
        QVERIFY(DrivenWindow::waitFor([&] { return game().timeline()->isLookingBack(); }));
        const int third = game().timeline()->moment();
        QVERIFY(third > 0 && third < game().timeline()->length());
        hand().press(QStringLiteral("Right"));
        QVERIFY(DrivenWindow::waitFor([&] { return game().timeline()->moment() == third + 1; }));
    }

    void comesBackToWhereItWas()
    {
        hand().press(QStringLiteral("F5"));
        QVERIFY(
            DrivenWindow::waitFor([&] { return m_driven.canvas() && m_driven.canvas()->hasActiveFocus(); }));
        QVERIFY(m_driven.scenario() == m_before);
        QCOMPARE(m_driven.canvas()->squarePixels(), m_scale);
        QVERIFY(!m_driven.document()->isModified());
        QVERIFY(!m_driven.document()->canUndo());
    }

private:
    Hand& hand() { return m_driven.hand(); }
    PlayCanvas* board() { return qobject_cast<PlayCanvas*>(hand().find(QStringLiteral("board"))); }
    PlayGame& game() { return *board()->game(); }

    void clickBoard(QPointF squares)
    {
        hand().click(board()->mapToScene(board()->pixelOf(squares.x(), squares.y())));
    }
    void clickFigure(int row) { hand().click(board()->mapToScene(board()->pixelOfFigure(row))); }

    /// Waits until an item shows a text.
    bool says(const char* name, const char* text)
    {
        return DrivenWindow::waitFor([&] {
            const QQuickItem* item = hand().find(QString::fromLatin1(name));
            return item && item->property("text").toString() == QString::fromLatin1(text);
        });
    }
    /// Waits until the log has a sentence with these words.
    bool isTold(const char* words)
    {
        return DrivenWindow::waitFor([&] {
            const PlayLogModel& log = *game().log();
            for (int row = log.count() - 1; row >= 0; --row)
                if (log.index(row).data().toString().contains(QString::fromLatin1(words)))
                    return true;
            return false;
        });
    }

    DrivenWindow m_driven;
    Scenario m_before;
    double m_scale = 0;
    bool m_hasFailed = false;
};

DELVE_TEST(TestPlayThrough)
#include "tst_play_through.moc"
