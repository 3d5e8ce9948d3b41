// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/recovered_scenario.h"
#include "tests/support/test_registry.h"
#include "tests/window/running_program.h"

#include <QFile>
#include <QtTest>

#include <csignal>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// The ways in which a session ends without the program being asked. Copies are made once in an hour here, so
/// that what is found afterwards was written at the end.
class TestEnds : public QObject
{
    Q_OBJECT

    static bool isReady(const RunningProgram& program)
    {
        return program.waitForTitle([](const QString& title) { return title.contains(u"Drowned Choir"); });
    }

    static void verifyKept(const RunningProgram& program, const QByteArray& original)
    {
        QCOMPARE(bytesOf(program.file()), original);
        QCOMPARE(program.recoveryFiles().size(), 1);
        const auto recovered = recoveredScenario(program.recoveryFiles().first());
        QCOMPARE(recovered->originalPath, program.file());
        QVERIFY(recovered->scenario.tiles.empty()); // as the edit left it
    }

private slots:
    void aSignalLosesNothing_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("the system shuts down") << SIGTERM;
        QTest::newRow("its terminal is closed") << SIGHUP;
        QTest::newRow("Ctrl-C in its terminal") << SIGINT;
    }
    void aSignalLosesNothing()
    {
        QFETCH(int, signal);
        RunningProgram program({.autosaveSeconds = 3600});
        const QByteArray original = bytesOf(program.file());
        QVERIFY(isReady(program));
        QVERIFY(program.edit());
        QVERIFY(program.recoveryFiles().isEmpty());
        QVERIFY(program.endBy(signal));
        QVERIFY(!program.hasEndedInOrder());
        verifyKept(program, original);
    }

    void aSignalEndsInOrderWhereNothingIsUnsaved()
    {
        RunningProgram program({.autosaveSeconds = 3600});
        QVERIFY(isReady(program));
        QVERIFY(program.edit());
        QVERIFY(program.undoEverything());
        QVERIFY(program.endBy(SIGTERM));
        QVERIFY(program.hasEndedInOrder());
        QVERIFY(program.recoveryFiles().isEmpty());
    }

    void aDisplayThatGoesLosesNothing()
    {
        QProcess server;
        // It says which number is free.
        server.start(QStringLiteral("Xvfb"),
                     {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                      QStringLiteral("0"), QStringLiteral("1280x1024x24")});
        if (!server.waitForReadyRead(patience))
            QSKIP("there is no second X server to be had");
        const QString display = u':' + QString::fromLatin1(server.readAllStandardOutput()).trimmed();
        RunningProgram program({.autosaveSeconds = 3600, .display = display});
        const QByteArray original = bytesOf(program.file());
        QVERIFY(isReady(program));
        QVERIFY(program.edit());
        server.kill();
        QVERIFY(server.waitForFinished(patience));
        QVERIFY(program.waitForEnd());
        verifyKept(program, original);
    }
};

DELVE_TEST(TestEnds)
#include "tst_ends.moc"
