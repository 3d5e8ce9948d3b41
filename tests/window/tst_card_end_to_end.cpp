// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/canvas/card_canvas.h"
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"
#include "tests/window/driven_window.h"

#include <QFileInfo>
#include <QQuickItem>
#include <QSettings>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::test;
using delve::mageknight::test::DrivenWindow;

/// From *New* to a legal card map of twenty cards, by mouse and keys alone, in the real program on a real
/// display: the four Passages as the guide asks for them, then one card after the other as it is drawn.
class TestCardEndToEnd : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QSettings().remove(QStringLiteral("tour/seen"));
        QSettings().remove(QStringLiteral("new/game"));
        QVERIFY(m_driven.start());
        QVERIFY(m_driven.waitForItem(QStringLiteral("welcome")));
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
              qPrintable(m_driven.keepPicture(
                  QStringLiteral("cards-%1").arg(QLatin1String(QTest::currentTestFunction())))));
    }

    void cleanupTestCase() { QSettings().remove(QStringLiteral("new/game")); }

    void newAsksForTheGame()
    {
        QVERIFY(m_driven.waitForItem(QStringLiteral("tourNext")));
        hand().press(QStringLiteral("Escape"));
        QVERIFY(DrivenWindow::waitFor([&] { return hand().find(QStringLiteral("tourNext")) == nullptr; }));
        hand().press(QStringLiteral("ctrl+n"));
        QQuickItem* game = m_driven.waitForItem(QStringLiteral("new Dungeoneer"));
        QVERIFY(game);
        hand().click(game);
        QVERIFY(DrivenWindow::waitFor([&] { return canvas() && canvas()->hasActiveFocus(); }));
        QCOMPARE(map().cardCount(), 0);
    }

    void theEntranceIsLaidByAClick()
    {
        hand().click(m_driven.waitForItem(QStringLiteral("takeEntrance")));
        QVERIFY(DrivenWindow::waitFor([&] { return canvas()->legalCount() == 1; }));
        clickCell({0, 0});
        QVERIFY(DrivenWindow::waitFor([&] { return map().cardCount() == 1; }));
    }

    /// Chance is told where to begin, so that every run is the same.
    void theGuideAsksForFourPassages()
    {
        map().guide()->seedDraws(5);
        QVERIFY(m_driven.openPanel(QStringLiteral("cardGuide"), QStringLiteral("cardGuide")));
        for (int cards = 2; cards <= 5; ++cards) {
            QQuickItem* draw = m_driven.waitForItem(QStringLiteral("guideDraw"));
            QVERIFY(draw);
            QVERIFY(DrivenWindow::waitFor([&] { return draw->isEnabled(); }));
            hand().waitForLayout();
            hand().click(draw);
            QVERIFY(DrivenWindow::waitFor([&] { return !canvas()->carriedPiece().isEmpty(); }));
            QVERIFY(lay(cards));
        }
        for (const Cell cell : {Cell{0, -1}, Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}})
            QVERIFY(table().map(MapKind::Dungeon).at(cell) >= 0);
        QCOMPARE(map().findings()->errorCount(), 0);
    }

    /// Every second one by the mouse.
    void fifteenMoreAreDrawnAndLaid()
    {
        for (int cards = 6; cards <= 20; ++cards) {
            hand().press(QStringLiteral("k"));
            QVERIFY(DrivenWindow::waitFor([&] { return !canvas()->carriedPiece().isEmpty(); }));
            QVERIFY(lay(cards));
        }
        QCOMPARE(map().cardsLeft(), 0);
    }

    void theMapIsFinishedInTheInspector()
    {
        QVERIFY(m_driven.openPanel(QStringLiteral("inspector"), QStringLiteral("properties")));
        const auto stage = [this]() -> QQuickItem* {
            QQuickItem* row = hand().find(QStringLiteral("property stage"));
            return row ? hand().find(QStringLiteral("control"), row) : nullptr;
        };
        QVERIFY(m_driven.reveal(stage, QStringLiteral("properties")));
        QVERIFY(m_driven.choose(stage(), 2));
        QVERIFY(DrivenWindow::waitFor([&] { return scenario().stage == Stage::Finished; }));
        QCOMPARE(map().findings()->errorCount(), 0);
        QCOMPARE(map().findings()->todoCount(), 0);
    }

    void isSavedReopenedAndLegal()
    {
        const QString name = QStringLiteral("twenty-cards.scenario.json");
        const QString path = m_driven.homeFile(name);
        const Scenario built = scenario();
        hand().press(QStringLiteral("ctrl+s"));
        QVERIFY(m_driven.saveUnder(name));
        QVERIFY(DrivenWindow::waitFor([&] { return QFileInfo::exists(path) && !map().isModified(); }));
        hand().press(QStringLiteral("ctrl+w"));
        QVERIFY(m_driven.waitForItem(QStringLiteral("welcome")));
        hand().press(QStringLiteral("ctrl+o"));
        QVERIFY(m_driven.openFromDialog(name));
        QVERIFY(DrivenWindow::waitFor([&] { return canvas() && canvas()->document() != nullptr; }));
        QCOMPARE(scenario(), built);
        QCOMPARE(map().cardCount(), 20);
        const ProgramRun run = runDelve({QStringLiteral("validate"), QStringLiteral("--ready"), path});
        QVERIFY2(run.exitCode == 0, run.out + run.err);
    }

private:
    Hand& hand() { return m_driven.hand(); }
    CardCanvas* canvas() { return qobject_cast<CardCanvas*>(hand().find(QStringLiteral("cardCanvas"))); }
    CardMapViewModel& map() { return *canvas()->document(); }
    const Scenario& scenario() { return map().model().scenario(); }
    const SetupTable& table() { return *map().model().table(); }

    void clickCell(Cell cell)
    {
        hand().click(canvas()->mapToScene(canvas()->pixelOfCell(cell.column, cell.row)));
    }

    /// Tab finds a cell that is lit; then Enter, or a click there, lays the card.
    bool lay(int cards)
    {
        hand().press(QStringLiteral("Tab"));
        if (!DrivenWindow::waitFor([&] { return canvas()->verdict() == 0; }))
            return false;
        if (cards % 2 == 0)
            hand().press(QStringLiteral("Return"));
        else
            clickCell({canvas()->square().x(), canvas()->square().y()});
        if (!DrivenWindow::waitFor([&] { return map().cardCount() == cards; }))
            return false;
        hand().press(QStringLiteral("Escape")); // another copy may have come to hand
        return DrivenWindow::waitFor([&] { return canvas()->carriedPiece().isEmpty(); });
    }

    DrivenWindow m_driven;
    bool m_hasFailed = false;
};

DELVE_TEST(TestCardEndToEnd)
#include "tst_card_end_to_end.moc"
