// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>

using namespace delve::test;

namespace {

QString sampleFile(const char* name)
{
    return QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/%1.scenario.json").arg(QLatin1String(name));
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QJsonObject json(const QString& path)
{
    return QJsonDocument::fromJson(contents(path)).object();
}

/// The state hash after the last action.
QString lastHash(const QString& save)
{
    return json(save)["actions"].toArray().last()["hash"].toString();
}

/// All faces in the order in which they fell, as they are typed.
QByteArray facesIn(const QString& save)
{
    QByteArray faces;
    for (const QJsonValue& step : json(save)["actions"].toArray())
        for (const QJsonValue& face : step["dice"].toArray())
            faces += QByteArray::number(face.toInt()) + '\n';
    return faces;
}

} // namespace

/// delve play and delve replay, as people and scripts run them.
class TestDelvePlay : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    /// Two players at random until the game ends.
    ProgramRun playAtRandom(const QString& save, const char* sample = "six-tiles", int rounds = 40) const
    {
        return runDelve({"play", sampleFile(sample), "--seat", "1=random", "--seat", "2=random", "--seed",
                         "11", "--rounds", QString::number(rounds), "--save", save},
                        m_folder.path());
    }

    /// The record of such a game, made once.
    QString wholeGame() const
    {
        const QString save = path("whole.save.json");
        if (!QFile::exists(save))
            playAtRandom(save);
        return save;
    }

    /// A person plays these lines against nobody, seed 5.
    ProgramRun playLines(const QByteArray& lines, const QString& save, QStringList more = {}) const
    {
        return runDelve(QStringList{"play", sampleFile("six-tiles"), "--seed", "5", "--save", save} + more,
                        m_folder.path(), lines);
    }

private slots:
    void aWholeGameIsPlayedAndGoneOver()
    {
        const QString save = path("whole.save.json");
        const ProgramRun game = playAtRandom(save);
        QCOMPARE(game.exitCode, 0);
        QVERIFY2(game.err.isEmpty(), game.err);
        QVERIFY(game.out.contains("The game is over after round 40: the last round has been played."));
        QVERIFY(game.out.contains("See it again with: delve replay "));
        const qsizetype actions = json(save)["actions"].toArray().size();
        QVERIFY(actions > 100);
        const ProgramRun replay = runDelve({"replay", save});
        QCOMPARE(replay.exitCode, 0);
        QVERIFY2(replay.out.contains(QByteArray::number(actions) +
                                     " actions gone over, all as they were recorded"),
                 replay.out);
        QVERIFY(replay.out.contains("state " + lastHash(save).toLatin1()));
        QCOMPARE(playAtRandom(path("again.save.json")).exitCode, 0); // the same seed is the same game
        QCOMPARE(lastHash(path("again.save.json")), lastHash(save));
    }

    void aScriptIsTypedLineByLine()
    {
        QVERIFY(write(path("moves.txt"), "activate kettil\nenter\n# a remark\nend\n"));
        const ProgramRun run = runDelve({"play", sampleFile("six-tiles"), "--seed", "5", "--script",
                                         path("moves.txt"), "--save", path("script.save.json")},
                                        m_folder.path(), "activate corin\n");
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.contains("Kettil Redthaw moves to "), run.out);
        QVERIFY(run.out.contains("Go on with: delve play --resume " + path("script.save.json").toUtf8()));
        QCOMPARE(json(path("script.save.json"))["actions"].toArray().size(), 4); // then standard input
        QVERIFY(!run.out.contains('\033'));                                      // no colours into a pipe
    }

    void whatIsTakenBackWasNeverDone()
    {
        QCOMPARE(playLines("activate kettil\nenter\n", path("plain.save.json")).exitCode, 0);
        const ProgramRun run =
            playLines("activate kettil\nenter\nend\nactivate corin\nback 2\n", path("back.save.json"));
        QVERIFY2(run.out.contains("2 actions taken back."), run.out);
        QCOMPARE(lastHash(path("back.save.json")), lastHash(path("plain.save.json")));
        QCOMPARE(contents(path("back.save.json")), contents(path("plain.save.json")));
        const ProgramRun all = playLines("activate kettil\nback 99\nback\n", path("none.save.json"));
        QVERIFY(all.out.contains("1 action taken back."));
        QVERIFY(all.out.contains("There is nothing to take back."));
        QVERIFY(!QFile::exists(path("none.save.json"))); // nothing was done, nothing is kept
    }

    void diceFallAgainAsTheyDidAfterTakingBack()
    {
        const QString whole = wholeGame();
        // A game that goes on from the middle of another, with the same players, becomes the same game.
        QCOMPARE(runDelve({"replay", whole, "--branch", "60", "-o", path("branch.save.json")}).exitCode, 0);
        QCOMPARE(json(path("branch.save.json"))["actions"].toArray().size(), 60);
        QCOMPARE(runDelve({"play", "--resume", path("branch.save.json")}, m_folder.path()).exitCode, 0);
        QCOMPARE(contents(path("branch.save.json")), contents(whole));
    }

    void aGameThatIsPutAsideGoesOn()
    {
        const QByteArray first = "activate kettil\nenter\nend\n", second = "activate corin\nenter\nend\n";
        QCOMPARE(playLines(first + second, path("one.save.json")).exitCode, 0);
        QCOMPARE(playLines(first, path("two.save.json")).exitCode, 0);
        const ProgramRun rest =
            runDelve({"play", "--resume", path("two.save.json")}, m_folder.path(), second);
        QVERIFY(rest.out.contains("3 actions have been taken before."));
        QCOMPARE(contents(path("two.save.json")), contents(path("one.save.json")));
    }

    void typedDiceLeadToTheSameGame()
    {
        const QString whole = wholeGame();
        const QByteArray faces = facesIn(whole);
        QVERIFY(faces.size() > 40);
        const ProgramRun typed =
            runDelve({"play", sampleFile("six-tiles"), "--seat", "1=random", "--seat", "2=random", "--seed",
                      "11", "--rounds", "40", "--dice", "typed", "--save", path("typed.save.json")},
                     m_folder.path(), "seven\n" + faces);
        QCOMPARE(typed.exitCode, 0);
        QVERIFY(typed.out.contains(" rolls a die for "));
        QVERIFY(typed.out.contains("A die shows a number from 1 to 6."));
        QCOMPARE(lastHash(path("typed.save.json")), lastHash(whole));
        QCOMPARE(json(path("typed.save.json"))["actions"], json(whole)["actions"]);
    }

    void diceThatWereNotThrownDoNotCount()
    {
        const QByteArray faces = facesIn(wholeGame());
        const ProgramRun typed =
            runDelve({"play", sampleFile("six-tiles"), "--seat", "1=random", "--seat", "2=random", "--seed",
                      "11", "--rounds", "40", "--dice", "typed", "--save", path("cut.save.json")},
                     m_folder.path(), faces.left(20)); // ten dice
        QCOMPARE(typed.exitCode, 0);
        const QJsonArray actions = json(path("cut.save.json"))["actions"].toArray();
        QVERIFY(actions.size() > 5);
        QCOMPARE(runDelve({"replay", path("cut.save.json")}).exitCode, 0);
        const QJsonArray whole = json(wholeGame())["actions"].toArray();
        for (int i = 0; i < actions.size(); ++i)
            QCOMPARE(actions[i], whole[i]);
    }

    void refusalsNameTheirRule()
    {
        const ProgramRun run =
            playLines("n\nattack corin\nactivate kettil\nend\nwhy\nwhy end\nrule act-15\nrule x\n",
                      path("why.save.json"));
        QVERIFY2(
            run.out.contains("Not possible: Only a figure that the player has activated can act. (ACT-17)"),
            run.out);
        QVERIFY2(run.out.contains("Not possible: A hero that can enter the dungeon has to do that first, and "
                                  "nobody who can step aside stays in its way. (START-05)"),
                 run.out);
        QVERIFY2(run.out.contains("START-05  First turn: enter"), run.out); // the rule itself
        QVERIFY(run.out.contains("ACT-15  Paying in full"));
        QVERIFY(run.out.contains("There is no rule of that number"));
    }

    void questionsAreAnswered()
    {
        const ProgramRun run =
            playLines("help\nlegend\nstatus\nstatus kettil\nactivate kettil\nenter\nboard\n"
                      "odds 1\nodds\nlook A1\nlook\nlog\nlog all\nnonsense\n99\n\nlog 1\n",
                      path("ask.save.json"));
        QCOMPARE(run.exitCode, 0);
        for (const char* text :
             {"take action 7 of the list", "blocking terrain", "Kettil Redthaw, level 1: outside",
              "clicks left", "Nothing is rolled for it.", "odds 7, odds attack rat", "look K7: a square",
              "spends 1 speed point", "Nothing like that can be done.", "The list goes from 1 to "})
            QVERIFY2(run.out.contains(text), text);
        QVERIFY(run.out.contains("K1")); // the label of Kettil on the board
    }

    void SPIN_01_theOddsCountASpinBeforeTheRoll()
    {
        // Maelis comes up behind Kettil, who may turn when she declares her attack.
        const QStringList game{
            "play",   QStringLiteral(DELVE_SOURCE_DIR "/tests/data/scenarios/skirmish.scenario.json"),
            "--seed", "1",
            "--save", path("spin.save.json")};
        const QByteArray lines = "board off\nact hedda\nenter\nB5\nend\nact kettil\nenter\nt w\nend\n"
                                 "act maelis\nenter\nw\nodds attack kettil\n";
        const ProgramRun run = runDelve(game, m_folder.path(), lines);
        QCOMPARE(run.exitCode, 0);
        for (const char* text :
             {"Attack Kettil Redthaw (4): 92% (0.9 clicks) if it does not turn, 83% (0.9 clicks) if it does,",
              "and it will strike back", "Costs 4 speed points", "If Kettil Redthaw does not turn (SPIN-01):",
              "If Kettil Redthaw turns:", "Who still can then strikes back (CLOSE-06)."})
            QVERIFY2(run.out.contains(text), run.out);
        QCOMPARE(run.out.count("(ARC-09)"), 1); // from behind only as long as he does not turn
        // PASS-08: whoever is passed may strike.
        QVERIFY2(run.out.contains("Pass through Kettil Redthaw to A2 (4): Kettil Redthaw may strike: "),
                 run.out);
    }

    void othersSayWhatTheyWouldDoAndWhy()
    {
        const ProgramRun run = runDelve(
            {"play", sampleFile("six-tiles"), "--seed", "5", "--no-save", "--seat", "2=steady"},
            m_folder.path(),
            "reasons\nhint steady\nhint cunning:4\nhint nobody\n"
            "kettil with double\nenter\nH2\nend\nact wren\nenter\nG2\nend\nact corin\nenter\nF3\nend\n"
            "reasons\nreasons 2\n");
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.contains("The program has not taken so many actions."), run.out);
        QVERIFY2(run.out.contains("Activate Kettil Redthaw"), run.out);
        QVERIFY2(run.out.contains("played out 1 time"), run.out);
        QVERIFY2(
            run.out.contains("Nobody here plays as \"nobody\": one of human, random, easy, steady, cunning"),
            run.out);
        // What the last action of the program was, and what else it could have been.
        QVERIFY2(run.out.contains("The Great Stair\n  "), run.out);
    }

    void theBoardCanDoWithoutUnicode()
    {
        const ProgramRun plain = playLines("board\n", path("ascii.save.json"), {"--ascii"});
        for (const char byte : plain.out)
            QVERIFY(static_cast<unsigned char>(byte) < 0x80);
        QVERIFY(plain.out.contains("+---"));
        QVERIFY(playLines("board\n", path("ascii.save.json")).out.contains("┌───"));
    }

    void whatIsHiddenIsNotShown()
    {
        // What a scenario fixed in secret: the treasure of its chests.
        QVERIFY(write(path("open.scenario.json"), contents(sampleFile("six-tiles"))));
        const auto shown = [&](const QString& file) {
            return runDelve({"play", file, "--seed", "1", "--no-save"}, m_folder.path(),
                            "status\nboard\nactivate kettil\nenter\nlog all\n")
                .out;
        };
        QJsonObject fixed = json(path("open.scenario.json"));
        QJsonArray chests = fixed["chests"].toArray();
        QVERIFY(!chests.isEmpty());
        for (int i = 0; i < chests.size(); ++i) {
            QJsonObject one = chests[i].toObject();
            one["treasure"] = 3;
            chests[i] = one;
        }
        fixed["chests"] = chests;
        QVERIFY(write(path("fixed.scenario.json"), QJsonDocument(fixed).toJson()));
        QCOMPARE(shown(path("fixed.scenario.json")), shown(path("open.scenario.json")));
    }

    void theEndOfTheInputEndsTheGame()
    {
        const ProgramRun empty = playLines("", path("empty.save.json"));
        QCOMPARE(empty.exitCode, 0);
        QVERIFY(!QFile::exists(path("empty.save.json")));
        const ProgramRun quit = playLines("activate kettil\nquit\nactivate corin\n", path("quit.save.json"));
        QCOMPARE(json(path("quit.save.json"))["actions"].toArray().size(), 1);
        QVERIFY(quit.out.contains("The game is kept in "));
        // Without --save it never lands on another game.
        QDir().mkpath(path("own"));
        for (const char* name : {"six-tiles.save.json", "six-tiles-2.save.json"}) {
            runDelve({"play", sampleFile("six-tiles"), "--seed", "5"}, path("own"), "activate kettil\n");
            QVERIFY2(QFile::exists(path("own") + "/" + name), name);
        }
        runDelve({"play", sampleFile("six-tiles"), "--no-save"}, path("own"), "activate kettil\n");
        QCOMPARE(QDir(path("own")).entryList(QDir::Files).size(), 2);
    }

    void anInterruptKeepsTheGame()
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(DELVE_BIN_DIR "/delve"),
                      {"play", sampleFile("six-tiles"), "--seed", "5", "--save", path("signal.save.json")});
        process.write("activate kettil\n");
        QByteArray out;
        QTRY_VERIFY_WITH_TIMEOUT((process.waitForReadyRead(100), out += process.readAll(),
                                  out.contains("Kettil Redthaw outside, ")),
                                 30'000);
        QVERIFY2(sendSignal(process, SIGINT), "it was over before it could be interrupted");
        QVERIFY(process.waitForFinished());
        out += process.readAll();
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        QVERIFY2(out.contains("Go on with: delve play --resume "), out);
        QCOMPARE(json(path("signal.save.json"))["actions"].toArray().size(), 1);
    }

    void wrongOptionsAreNamed()
    {
        const QString sample = sampleFile("six-tiles");
        const auto errorOf = [&](const QStringList& arguments) {
            const ProgramRun run = runDelve(QStringList{"play"} + arguments, m_folder.path());
            return run.exitCode == 2 ? run.err : "exit code " + QByteArray::number(run.exitCode);
        };
        QCOMPARE(errorOf({sample, "--seat", "3=random"}),
                 QByteArray("--seat 3=random: expected N=WHO, N from 1 to 2 and WHO one of human, random, "
                            "easy, steady, cunning, cunning:N\n"));
        QCOMPARE(errorOf({sample, "--seat", "1=oracle"}),
                 QByteArray("--seat 1=oracle: expected N=WHO, N from 1 to 2 and WHO one of human, random, "
                            "easy, steady, cunning, cunning:N\n"));
        QCOMPARE(errorOf({}), QByteArray("Name a scenario file to begin a game, or --resume a save.\n"));
        QVERIFY(errorOf({sample, "--dice", "loaded"}).contains("--dice"));
        QVERIFY(errorOf({sample, "--script", path("missing.txt")}).contains("missing.txt"));
        QVERIFY(errorOf({path("missing.scenario.json")}).contains("missing.scenario.json"));
        QCOMPARE(errorOf({"--resume", wholeGame(), "--seed", "4"}),
                 QByteArray("--seed: a game that goes on keeps its dice\n"));
    }
};

DELVE_TEST(TestDelvePlay)
#include "tst_delve_play.moc"
