// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <array>
#include <csignal>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace delve::test;

/// What people type in a game and what they are told: words, ways, refusals, the end.
class TestDelveTyping : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static QString sample(const char* name)
    {
        return QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/%1.scenario.json")
            .arg(QLatin1String(name));
    }

    QString save() const { return m_folder.filePath(QStringLiteral("game.save.json")); }

    /// A person plays these lines in six-tiles.
    QByteArray typed(const QByteArray& lines, const QStringList& more = {"--seed", "7"}) const
    {
        QFile::remove(save());
        return runDelve(QStringList{"play", sample("six-tiles"), "--save", save()} + more, m_folder.path(),
                        "board off\n" + lines)
            .out;
    }

    qsizetype actionsKept() const
    {
        QFile file(save());
        return file.open(QIODevice::ReadOnly)
                   ? QJsonDocument::fromJson(file.readAll()).object()["actions"].toArray().size()
                   : 0;
    }

    /// Plays at a terminal, key by key, until the program ends. What it printed, with all that moves the
    /// cursor.
    QByteArray typedAtTerminal(const QByteArray& keys) const
    {
        QFile::remove(save());
        const QByteArray program(DELVE_BIN_DIR "/delve"), scenario = sample("six-tiles").toLocal8Bit(),
                                                          kept = save().toLocal8Bit();
        int terminal = -1;
        const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
        if (child == 0) {
            setenv("TERM", "xterm", 1);
            execl(program.constData(), program.constData(), "play", scenario.constData(), "--save",
                  kept.constData(), "--seed", "7", nullptr);
            _exit(127);
        }
        QByteArray shown;
        qsizetype sent = 0;
        std::array<char, 4096> bytes;
        for (int idle = 0; idle < 100;) {
            pollfd wait{terminal, POLLIN, 0};
            if (poll(&wait, 1, 100) > 0) {
                const ssize_t count = ::read(terminal, bytes.data(), bytes.size());
                if (count <= 0)
                    break; // it has ended
                shown.append(bytes.data(), count);
                idle = 0;
            } else if (sent < keys.size() && shown.contains("> ")) {
                // A line at a time, once the program waits for it.
                const qsizetype end = keys.indexOf('\r', sent) + 1;
                if (::write(terminal, keys.constData() + sent, std::size_t(end - sent)) < 0)
                    break;
                sent = end;
            } else {
                ++idle;
            }
        }
        kill(child, SIGTERM);
        waitpid(child, nullptr, 0);
        close(terminal);
        return shown;
    }

    static constexpr const char* heroesIn = "kettil with double\nenter\nH2\nend\nact wren\nenter\nG2\nend\n"
                                            "act corin\nenter\nF3\nend\n";

private slots:
    void aVerbIsNotTakenForAnotherAction()
    {
        // Only "Activate Kettil with an attack that costs nothing" has the word.
        const QByteArray out = typed("attack\n");
        QVERIFY2(out.contains("Not possible: Only a figure that the player has activated can act. (ACT-17)"),
                 out);
        QCOMPARE(actionsKept(), 0);
    }

    void linesAreEditedAndCalledBackAtATerminal()
    {
        // "rule END-02", typed with a slip: back over the last digit, the one before it away, and the right
        // one in its place.
        const QByteArray out = typedAtTerminal("rule END-92\x1b[D\x7f"
                                               "0\r"
                                               "\x1b[A\x1b[A\r" // the line before, once more
                                               "quit\r");
        QVERIFY2(!out.contains("^[["), out);
        QCOMPARE(out.count("Treasure before leaving"), 2);
    }

    void squaresBeyondTheBoardAreKnownAsSuch()
    {
        for (const QByteArray word : {"-A1", "c-1", "-B-3", "A11", "U1"}) {
            const QByteArray told = word.toUpper() + " is beyond the board, which goes from A1 to T10.\n";
            const QByteArray out =
                typed("look " + word + "\n" + word + "\nwhy " + word + "\nact kettil\nenter\n" + word +
                      "\ngo " + word + "\nwhy " + word + "\n");
            QCOMPARE(out.count(told), 6);
            QCOMPARE(actionsKept(), 2);
        }
        QVERIFY(typed("look T8\n").contains("T8: "));
        const QByteArray bare = typed("look A4\n");
        QVERIFY2(bare.contains("A4: no tile lies there.\n"), bare);
        QVERIFY(!typed("fear-1\n").contains("beyond"));
    }

    void doorsAreLookedAtByTheirNames()
    {
        const QByteArray none = typed("look F3-G3\nlook F3-\n");
        QVERIFY2(none.contains("There is no door between F3 and G3.\n"), none);
        QVERIFY2(none.contains("look K7-K8: the door between two squares."), none);
        const auto looked = [&](const QByteArray& name) {
            return runDelve({"play", sample("standard"), "--no-save"}, m_folder.path(),
                            "board off\nlook " + name + "\n")
                .out;
        };
        const QByteArray out = looked("h4-h5");
        QVERIFY2(out.contains(" door H4-H5: closed\n"), out);
        QCOMPARE(looked("H5-H4").count(" door H4-H5: closed\n"), 1);
    }

    void aNameAloneNeverLetsPass()
    {
        typed("kettil\n"); // activates, although "Let Kettil pass" has the name too
        QCOMPARE(actionsKept(), 1);
        const QByteArray out = typed("act kettil\nenter\nend\nkettil\n");
        QVERIFY2(out.contains("(ACT-03)") || out.contains("Which of these?"), out);
        QCOMPARE(actionsKept(), 3);
    }

    void theBestFittingRefusalIsTold()
    {
        const QByteArray out = typed("act kettil\nenter\nend\nwhy act kettil\n");
        QVERIFY2(out.contains("It has been activated in this turn already. (ACT-03)"), out);
        QCOMPARE(out.count("Not possible:"), 1);
        QVERIFY2(out.contains("ACT-03  "), out);
    }

    void MOV_14_aWayPastATokenIsWalkedAsFarAsItGoes()
    {
        const QByteArray out =
            typed(QByteArray(heroesIn) + "kettil with double\nM4\n", {"--seed", "7", "--seat", "2=steady"});
        QVERIFY2(out.contains("is turned over: "), out); // the token that is met on the way
        QVERIFY2(!out.contains("There are not enough speed points left"), out);
    }

    void ACT_15_theCostOfAFarSquareIsSaid()
    {
        const QByteArray out = typed("act kettil\nenter\nT8\n");
        QVERIFY2(out.contains("There are not enough speed points left for it. (ACT-15)"), out);
        QVERIFY2(out.contains("T8 costs "), out);
    }

    void endTurnEndsTheActivationToo()
    {
        // A lone wolf has two activations, and no friends who still have to come in (START-05).
        const QByteArray out = runDelve({"play", sample("lone-wolf"), "--save", save(), "--seed", "7"},
                                        m_folder.path(), "board off\nact wren\nenter\nend turn\n")
                                   .out;
        QVERIFY2(out.contains("the turn of Ilsabet begins."), out);
        QCOMPARE(actionsKept(), 4);
    }

    void SPIN_01_endTurnEndsTheTurnAfterTheSpins()
    {
        // A game at random comes to an end of an activation after which somebody may turn.
        const QString whole = m_folder.filePath(QStringLiteral("whole.save.json"));
        runDelve({"play", DELVE_SOURCE_DIR "/tests/data/scenarios/skirmish.scenario.json", "--seat",
                  "1=random", "--seat", "2=random", "--seed", "2", "--rounds", "12", "--save", whole});
        QFile file(whole);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray actions = QJsonDocument::fromJson(file.readAll()).object()["actions"].toArray();
        const auto nameOf = [&](int action) { return actions[action]["do"]["action"].toString(); };
        int found = 0;
        for (int i = 0; i + 2 < actions.size() && found == 0; ++i)
            if (nameOf(i) == u"end-activation" && nameOf(i + 1) == u"spin" && nameOf(i + 2) == u"end-turn")
                found = i;
        QVERIFY(found > 0);
        const QString branch = m_folder.filePath(QStringLiteral("branch.save.json"));
        QCOMPARE(runDelve({"replay", whole, "--branch", QString::number(found), "-o", branch, "--overwrite"})
                     .exitCode,
                 0);
        const auto resumed = [&](const QByteArray& lines) {
            return runDelve({"play", "--resume", branch, "--seat", "1=human", "--seat", "2=human", "--save",
                             save()},
                            m_folder.path(), "board off\n" + lines)
                .out;
        };
        const QByteArray asked = resumed("end turn\n");
        QVERIFY2(!asked.contains(" begins."), asked); // somebody may turn first
        const QByteArray answered = resumed("end turn\n1\n");
        QVERIFY2(answered.contains(" begins."), answered);
        QCOMPARE(actionsKept(), found + 3);
        // What is taken back is not ended either.
        const QByteArray back = resumed("end turn\nback\nend\n1\n");
        QVERIFY2(!back.contains(" begins."), back);
    }

    void givingUpIsAskedForTwice()
    {
        const QByteArray once = typed("give up\nact kettil\n");
        QVERIFY2(once.contains("Type it again to do it."), once);
        QCOMPARE(actionsKept(), 1);
        const QByteArray out = typed("give up\ngive up\ngive up\ngive up\nlog 1\nback\nquit\n");
        QVERIFY2(out.contains("The game is over (log, board, back, quit)> log 1"), out);
        QVERIFY2(out.contains("1 action taken back."), out);
        QCOMPARE(actionsKept(), 1); // what was taken back was never done
        QVERIFY(typed("back x\n").contains("back 3: so many choices"));
    }

    void oddsAreFoundByWords()
    {
        const QByteArray out = typed("act kettil\nenter\nodds end\nodds\n");
        QVERIFY2(out.contains("Nothing is rolled for it."), out);
        QVERIFY(out.contains("odds 7, odds attack rat: the chances"));
    }

    void thePoolAndItsDialsCanBeSeen()
    {
        const QByteArray out = typed("status pool\nstatus sump pikeman\nlegend\n");
        QVERIFY2(out.contains("Sump Pikeman, "), out);
        QVERIFY2(out.contains("speed") && out.contains(" | attack"), out); // the head of the dial
        QVERIFY2(!out.contains("Starting Position"), out);
        QVERIFY2(out.contains("K1 Kettil Redthaw"), out);
    }

    void linesFitTheTerminal()
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("COLUMNS"), QStringLiteral("60"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(DELVE_BIN_DIR "/delve"),
                      {"play", sample("two-hundred"), "--seed", "5", "--no-save", "--ascii"});
        process.write("board\nstatus\nlog all\n1\n");
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        const QByteArray out = process.readAllStandardOutput();
        QVERIFY(out.contains("A part of the board; \"board\" shows all of it."));
        for (const QByteArray& line : out.split('\n'))
            if (!line.contains("> ")) // what is asked stands in one line with what is typed
                QVERIFY2(QString::fromUtf8(line).size() <= 60, line);
    }

    void aScriptMayComeOutOfAPipe()
    {
        QProcess process;
        process.start(
            QStringLiteral("bash"),
            {"-c", QStringLiteral("\"%1\" play \"%2\" --seed 7 --no-save --script <(echo act kettil)")
                       .arg(QStringLiteral(DELVE_BIN_DIR "/delve"), sample("six-tiles"))});
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(process.readAllStandardOutput().contains("Kettil Redthaw is activated"));
    }

    void END_09_theLimitOfRoundsIsSaid()
    {
        QVERIFY(!typed("").contains("END-09"));
        QVERIFY(typed("", {"--seed", "7", "--seat", "2=random"}).contains("The game ends after 100 round"));
        QVERIFY(typed("", {"--rounds", "3"}).contains("The game ends after 3 round"));
    }
};

DELVE_TEST(TestDelveTyping)
#include "tst_delve_typing.moc"
