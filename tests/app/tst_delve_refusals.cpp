// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

using namespace delve::test;

/// What people are told about what they cannot do, and about what they can, in small games with typed dice.
class TestDelveRefusals : public QObject
{
    Q_OBJECT

private:
    /// What is said after these lines; `before` leads there.
    static QByteArray said(const char* scenario, const QByteArray& before, const QByteArray& lines)
    {
        const ProgramRun run =
            runDelve({"play",
                      QStringLiteral(DELVE_SOURCE_DIR "/tests/data/typing/%1.scenario.json")
                          .arg(QLatin1String(scenario)),
                      "--dice", "typed", "--no-save"},
                     {}, "board off\n" + before + "rule MOV-11\n" + lines);
        const qsizetype from = run.out.indexOf("MOV-11  ");
        return from < 0 ? "not reached: " + run.out + run.err : run.out.mid(from);
    }

    static constexpr const char* apart = "activate ann\nenter\nC3\nend\nend turn\n"
                                         "activate dan\nenter\nE3\nend\nend turn\nactivate ann\n";
    static constexpr const char* besideEnemy = "activate arc\nenter\nC3\nend\nend turn\n"
                                               "activate dan\nenter\nD3\nend\nturn nobody\n"
                                               "activate dora\nenter\nI1\nend\n"
                                               "activate dirk\nenter\nI5\nend\nactivate arc\n";
    static constexpr const char* threeInARow = "activate arc\nenter\nend\nend turn\n"
                                               "activate dan\nenter\nF2\nend\n"
                                               "activate dora\nenter\nF3\nend\n"
                                               "activate dirk\nenter\nF4\nend\nactivate arc\n";

private slots:
    void initTestCase() { qputenv("DELVEWRIGHT_PACKS", DELVE_SOURCE_DIR "/tests/data/typing/packs"); }
    void cleanupTestCase() { qunsetenv("DELVEWRIGHT_PACKS"); }

    void BRK_01_aSquareAloneNeverPassesThroughAnEnemy()
    {
        const QByteArray out = said("corridor", QByteArray(apart) + "D3\n", "F3\nwhy F3\nlog 1\n");
        // Whoever types the square and whoever asks are told the same.
        QCOMPARE(out.count("Not possible: An opposing figure holds it: it has to break away first. (BRK-01)\n"
                           "It gets there only so:\n"
                           "  2  Pass through Dan to F3 (4): Dan may strike: "),
                 2);
        QVERIFY2(out.contains("  Ann moves to D3. MOV-14\nRound 2"), out);
        QVERIFY2(!out.contains("Ann moves to F3"), out);
        // Said in words it is done.
        const QByteArray meant = said("corridor", QByteArray(apart) + "D3\n", "pass through dan to F3\n");
        QVERIFY2(meant.contains("Ann moves to F3. PASS-02"), meant);
    }

    void PASS_02_aSquareAlonePassesThroughAFriendWhereNothingHappens()
    {
        const QByteArray before = "activate ann\nenter\nend\nactivate bob\n";
        const QByteArray out = said("friends", before, "why A2\nA2\n");
        QVERIFY2(out.contains("It is possible.\n"), out);
        QVERIFY2(out.contains("Bob moves to A2. PASS-02"), out);
    }

    void MOV_11_aFigureInTheOnlyWayIsNoWall()
    {
        const QByteArray out = said("corridor", apart, "F3\nwhy G3\n");
        QCOMPARE(out.count("Not possible: A figure stands there. (MOV-11)"), 2);
        QVERIFY2(!out.contains("MAP-15"), out);
    }

    void RANGE_02_whoeverShootsBesideAnEnemyIsToldSo()
    {
        const QByteArray out = said("archer", besideEnemy, "shoot\nwhy shoot\nwhy shoot at dan\n");
        QCOMPARE(out.count("Not possible: Nobody shoots next to an opposing figure. (RANGE-02)"), 3);
        QVERIFY2(!out.contains("DG-29"), out);
    }

    void whatIsListedIsPossible()
    {
        const QByteArray out =
            said("archer", besideEnemy, "why attack dan\nwhy attack\nwhy end\nwhy end turn\n");
        QCOMPARE(out.count("It is possible.\n"), 4);
        QCOMPARE(out.count("  Attack Dan (4): "), 2);
        QCOMPARE(out.count("  End the activation of Arc\n"), 1);
        QVERIFY2(!out.contains("Not possible"), out);
        const QByteArray shots = said("archer", threeInARow, "why shoot\nwhy shoot at dan\n");
        QCOMPARE(shots.count("It is possible.\n"), 2);
        QVERIFY2(!shots.contains("Not possible"), shots);
    }

    void RANGE_20_aListedEntryIsUnderstoodWithItsCommas()
    {
        const QByteArray out = said("archer", threeInARow, "shoot at dan, dora, dirk\n4 4\n");
        QVERIFY2(out.contains("Red rolls 4 and 4 for the attack"), out);
        QCOMPARE(out.count("  Shot: Arc hits "), 3);
        // The shorter of the entries, although others begin with it.
        const QByteArray two = said("archer", threeInARow, "Shoot at Dan, Dora\n4 4\n");
        QCOMPARE(two.count("  Shot: Arc hits "), 2);
    }

    void START_05_theEndOfTheTurnIsRefusedByWhatRefusesThatOfTheActivation()
    {
        const QByteArray before = "activate ann\nenter\nend\nactivate bob\n";
        const QByteArray out = said("friends", before, "end\nend turn\nwhy end turn\n");
        QCOMPARE(out.count("(START-05)"), 3);
        QVERIFY2(!out.contains("ACT-04"), out);
    }

    void DG_14_flightsAndPassagesAreRefusedByName()
    {
        const QByteArray out =
            said("terror",
                 "activate ann\nenter\nend\nend turn\nactivate ter\nenter\nC2\nt sw\nend\n"
                 "end turn\nactivate ann\npass through chest to A4\n2\n",
                 "pass through chest to A4\nwhy pass through chest to A4\nwhy fly to B4\n");
        QCOMPARE(out.count("Not possible: It does not dare to go near that figure in this turn. (DG-14)"), 2);
        QCOMPARE(out.count("Not possible:"), 3);
    }
};

DELVE_TEST(TestDelveRefusals)
#include "tst_delve_refusals.moc"
