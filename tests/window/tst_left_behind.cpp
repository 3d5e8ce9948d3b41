// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/recovered_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"
#include "tests/window/driven_window.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QQuickItem>
#include <QQuickWindow>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A scenario that a program which crashed had not saved.
QString leaveBehind(const QString& name, const Scenario& scenario)
{
    QDir().mkpath(RecoveryFolder::defaultFolder());
    const QString file = RecoveryFolder::defaultFolder() + u'/' + name + QStringLiteral(".1.recovery");
    return leaveRecovery(file, {}, scenario) ? file : QString();
}

QString samplePath(const char* name)
{
    const std::string file = std::string("resources/scenarios/") + name + ".scenario.json";
    return QString::fromStdString((sourceFolder() / file).string());
}

} // namespace

/// What comes to the window from outside: copies that a crash left behind, and files that are dropped on it.
class TestLeftBehind : public QObject
{
    Q_OBJECT

private slots:
    void aCopyIsRecoveredAsUnsavedWork()
    {
        DrivenWindow driven;
        const QString file = leaveBehind(QStringLiteral("crashed"), sample("standard"));
        QVERIFY(driven.start());
        QQuickItem* button = driven.waitForItem(QStringLiteral("recoverButton"));
        QVERIFY(button);
        driven.hand().waitForLayout();
        driven.hand().click(button);
        QVERIFY(DrivenWindow::waitFor([&] { return driven.document() != nullptr; }));
        QCOMPARE(driven.scenario(), sample("standard"));
        QVERIFY(driven.document()->isModified());
        QVERIFY(driven.document()->path().isEmpty());
        // The dialog has nothing more to offer.
        QVERIFY(DrivenWindow::waitFor([&] { return !driven.hand().find(QStringLiteral("recoverButton")); }));
        QVERIFY(!QFile::exists(file));
    }

    void aGameThatWasPlayedIsGoneOnWith()
    {
        DrivenWindow driven;
        QDir().mkpath(RecoveryFolder::defaultFolder());
        const QString copy = RecoveryFolder::defaultFolder() + QStringLiteral("/played.1.game.recovery");
        const ProgramRun played = runDelve({"play", samplePath("standard"), "--seat", "1=steady", "--seat",
                                            "2=steady", "--seed", "3", "--rounds", "2", "--save", copy});
        QVERIFY2(played.exitCode == 0, played.err);
        QVERIFY(driven.start());
        QQuickItem* button = driven.waitForItem(QStringLiteral("recoverButton"));
        QVERIFY(button);
        driven.hand().waitForLayout();
        driven.hand().click(button);
        QVERIFY(driven.waitForItem(QStringLiteral("board")));
        QVERIFY(DrivenWindow::waitFor([&] { return !QFile::exists(copy); }));
        // It is in a copy of its own, and leaving asks first.
        QVERIFY(
            !QDir(RecoveryFolder::defaultFolder()).entryList({QStringLiteral("*.game.recovery")}).isEmpty());
        driven.hand().press(QStringLiteral("ctrl+q"));
        QVERIFY(driven.waitForText(QStringLiteral("Discard")));
        QVERIFY(driven.window().isVisible());
    }

    void aCopyThatNobodyWantsIsDiscarded()
    {
        DrivenWindow driven;
        const QString file = leaveBehind(QStringLiteral("unwanted"), sample("standard"));
        QVERIFY(driven.start());
        QQuickItem* button = driven.waitForItem(QStringLiteral("discardRecoveryButton"));
        QVERIFY(button);
        driven.hand().waitForLayout();
        driven.hand().click(button);
        QVERIFY(DrivenWindow::waitFor([&] { return button->property("isAsking").toBool(); }));
        QVERIFY(QFile::exists(file));
        driven.hand().waitForLayout(); // the question is wider
        driven.hand().click(button);
        QVERIFY(DrivenWindow::waitFor([&] { return !QFile::exists(file); }));
        QVERIFY(DrivenWindow::waitFor(
            [&] { return !driven.hand().find(QStringLiteral("discardRecoveryButton")); }));
        QVERIFY(!driven.document());
    }

    void enterAtOnceDeletesNothing()
    {
        DrivenWindow driven;
        QDir().mkpath(RecoveryFolder::defaultFolder());
        const QString file = RecoveryFolder::defaultFolder() + QStringLiteral("/damaged.1.recovery");
        QFile damaged(file);
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("no copy of anything");
        damaged.close();
        QVERIFY(driven.start());
        QQuickItem* button = driven.waitForItem(QStringLiteral("discardRecoveryButton"));
        QVERIFY(button);
        driven.hand().waitForLayout();
        QVERIFY(DrivenWindow::waitFor([&] { return driven.window().activeFocusItem() != nullptr; }));
        QVERIFY(!button->hasActiveFocus());
        driven.hand().press(QStringLiteral("Return"));
        // The dialog is left, and the copy is offered again at the next start.
        QVERIFY(DrivenWindow::waitFor(
            [&] { return !driven.hand().find(QStringLiteral("discardRecoveryButton")); }));
        QVERIFY(QFile::exists(file));
    }

    void filesDroppedOnTheWindowAreOpened()
    {
        DrivenWindow driven;
        QVERIFY(driven.start());
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(QString::fromStdString(
            (sourceFolder() / "resources/scenarios/standard.scenario.json").string()))});
        QQuickWindow& window = driven.window();
        const QPoint middle(window.width() / 2, window.height() / 2);
        QDragEnterEvent enter(middle, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(middle, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &drop);
        QVERIFY(DrivenWindow::waitFor([&] { return driven.document() != nullptr; }));
        QCOMPARE(driven.scenario(), sample("standard"));
        QVERIFY(driven.document()->path().endsWith(QStringLiteral("standard.scenario.json")));
    }
};

DELVE_TEST(TestLeftBehind)
#include "tst_left_behind.moc"
