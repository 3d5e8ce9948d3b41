// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/recovered_scenario.h"
#include "tests/support/test_registry.h"
#include "tests/window/running_program.h"

#include <QDir>
#include <QtTest>

#include <csignal>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What no program can prevent happens to the real one, in the middle of work.
class TestDisasters : public QObject
{
    Q_OBJECT

private slots:
    void beingKilledLosesAtMostTheAutosaveInterval()
    {
        RunningProgram program;
        const QByteArray original = bytesOf(program.file());
        QVERIFY(program.waitForTitle([](const QString& title) { return title.contains(u"Drowned Choir"); }));
        QVERIFY(program.edit());
        QVERIFY(QTest::qWaitFor([&] { return !program.recoveryFiles().isEmpty(); }, patience));
        QVERIFY(program.endBy(SIGKILL));
        QCOMPARE(bytesOf(program.file()), original);
        const auto recovered = recoveredScenario(program.recoveryFiles().first());
        QVERIFY(recovered);
        QCOMPARE(recovered->originalPath, program.file());
        QVERIFY(recovered->scenario.tiles.empty()); // as the edit left it
    }

    void settingsThatAreNoFileHoldNothingUp_data()
    {
        QTest::addColumn<QString>("instead");
        QTest::newRow("a pipe") << QStringLiteral("mkfifo \"$conf\"");
        QTest::newRow("a device without an end") << QStringLiteral("ln -s /dev/zero \"$conf\"");
        QTest::newRow("a file that is no use") << QStringLiteral("truncate -s 3G \"$conf\"");
    }
    void settingsThatAreNoFileHoldNothingUp()
    {
        QFETCH(QString, instead);
        RunningProgram program(
            {.before =
                 QStringLiteral("conf=\"$2/../Delvewright/Delvewright.conf\"; rm \"$conf\"; ") + instead});
        QVERIFY(program.waitForTitle([](const QString& title) { return title.contains(u"Drowned Choir"); }));
        QVERIFY(program.edit());
        QVERIFY(program.undoEverything());
        QVERIFY(program.endBy(SIGTERM));
        QVERIFY(program.hasEndedInOrder());
    }

    void aFullDiskKeepsTheOldFileAndTheWork()
    {
        // No file may grow beyond 2 KB, which is how a full disk looks to the one who writes.
        RunningProgram program({.before = QStringLiteral("ulimit -f 2")});
        const QByteArray original = bytesOf(program.file());
        QVERIFY(program.waitForTitle([](const QString& title) { return title.contains(u"Drowned Choir"); }));
        QVERIFY(program.edit());
        program.press(QStringLiteral("ctrl+s"));
        QVERIFY(program.undoEverything());
        QVERIFY(program.isRunning());
        QCOMPARE(bytesOf(program.file()), original);
    }

    void aReadOnlyFolderKeepsTheOldFileAndTheWork()
    {
        // Whoever is root is not stopped by permissions, unless the right to pass them by is given up.
        RunningProgram program(
            {.before = QStringLiteral("chmod 500 \"$2\"; test $(id -u) != 0 || "
                                      "through='setpriv --bounding-set=-dac_override,-dac_read_search "
                                      "--inh-caps=-dac_override'")});
        const QByteArray original = bytesOf(program.file());
        QVERIFY(program.waitForTitle([](const QString& title) { return title.contains(u"Drowned Choir"); }));
        QVERIFY(program.edit());
        program.press(QStringLiteral("ctrl+s"));
        // The work is not lost meanwhile: it lies in the user's own folder.
        QVERIFY(QTest::qWaitFor([&] { return !program.recoveryFiles().isEmpty(); }, patience));
        QVERIFY(program.undoEverything());
        QVERIFY(program.isRunning());
        QCOMPARE(bytesOf(program.file()), original);
        QCOMPARE(QDir(program.folder()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }
};

DELVE_TEST(TestDisasters)
#include "tst_disasters.moc"
