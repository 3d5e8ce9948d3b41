// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace delve::test;

/// delve play and delve replay with games that older rules recorded.
class TestDelveOlderGames : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    static QByteArray contents(const QString& file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    static QJsonObject json(const QString& file) { return QJsonDocument::fromJson(contents(file)).object(); }

    static void write(const QString& file, const QJsonObject& object)
    {
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(QJsonDocument(object).toJson()) <= 0)
            qFatal("%s cannot be written", qPrintable(file));
    }

    /// A game of the last version of the rules whose seventh action is refused now.
    QString forged(const char* name, const QString& seat = QStringLiteral("human")) const
    {
        const QString whole = path(QStringLiteral("whole.save.json"));
        if (!QFile::exists(whole))
            runDelve({"play", DELVE_SOURCE_DIR "/resources/scenarios/standard.scenario.json", "--seat",
                      "1=random", "--seat", "2=random", "--seed", "11", "--rounds", "2", "--save", whole});
        QJsonObject game = json(whole);
        game["rulesVersion"] = 3;
        QJsonArray actions = game["actions"].toArray();
        QJsonObject step = actions[6].toObject();
        step["do"] = QJsonObject{{"action", "decline-answers"}};
        actions[6] = step;
        game["actions"] = actions;
        QJsonObject table = game["table"].toObject();
        table["seats"] = QJsonArray{seat, seat};
        game["table"] = table;
        const QString file = path(QString::fromLatin1(name));
        write(file, game);
        return file;
    }

private slots:
    void everyFileOfEarlierVersionsOpens()
    {
        const QDir saves(QStringLiteral(DELVE_SOURCE_DIR "/tests/data/saves"));
        const QStringList files = saves.entryList({QStringLiteral("*.save.json")}, QDir::Files, QDir::Name);
        QVERIFY(files.size() >= 11);
        for (const QString& name : files) {
            const QString file = saves.filePath(name);
            const QJsonObject recorded = json(file);
            const int actions = int(recorded["actions"].toArray().size());
            const ProgramRun log = runDelve({"replay", file, "--dump", "log", "--json"});
            const QByteArray sentence = "The rules have changed since this game was recorded, from version " +
                                        QByteArray::number(recorded["rulesVersion"].toInt()) +
                                        " to version 6.";
            QVERIFY2(log.err.contains(sentence), log.err);
            const QJsonObject told = QJsonDocument::fromJson(log.out).object();
            const QJsonObject rules = told["rules"].toObject();
            const int reached = rules["reached"].toInt();
            QCOMPARE(rules["recorded"].toInt(), recorded["rulesVersion"].toInt());
            QCOMPARE(rules["now"].toInt(), 6);
            QCOMPARE(rules["actions"].toInt(), actions);
            QCOMPARE(log.exitCode, reached == actions ? 0 : 1);
            QCOMPARE(rules.contains("change"), reached < actions);
            // Nothing of it is lost: the events behind the last action that holds stand there as they were.
            int events = 0;
            for (int i = reached; i < actions; ++i)
                events += int(recorded["actions"].toArray().at(i).toObject()["events"].toArray().size());
            QCOMPARE(int(told["unreached"].toArray().size()), events);
            // Play goes on from there, into a file of its own.
            const QString copy = path(name);
            QVERIFY(QFile::copy(file, copy));
            const ProgramRun on = runDelve(
                {"play", "--resume", copy, "--seat", "1=random", "--seat", "2=random"}, m_folder.path());
            QCOMPARE(on.exitCode, 0);
            QVERIFY2(on.err.contains(sentence), on.err);
            QCOMPARE(contents(copy), contents(file));
            const QString kept = path(QString(name).replace(".save.json", "-2.save.json"));
            QCOMPARE(json(kept)["rulesVersion"].toInt(), 6);
            QVERIFY(json(kept)["actions"].toArray().size() >= reached);
            QCOMPARE(runDelve({"replay", kept}).exitCode, 0);
        }
    }

    void aGameThatDoesNotHoldAnyMoreIsGoneOverAsFarAsItDoes()
    {
        const QString file = forged("forged.save.json");
        const QByteArray all = QByteArray::number(json(file)["actions"].toArray().size());
        const ProgramRun whole = runDelve({"replay", file});
        QCOMPARE(whole.exitCode, 1);
        QVERIFY2(whole.err.contains("Action 7 is refused by TURN-01 now."), whole.err);
        QVERIFY2(whole.err.contains("The game goes on after action 6 of " + all +
                                    ". What followed stays in the file and can be read in the log."),
                 whole.err);
        QVERIFY2(whole.out.contains("6 actions gone over"), whole.out);
        QCOMPARE(runDelve({"replay", file, "--stop", "6"}).exitCode, 0);
        QCOMPARE(runDelve({"replay", file, "--stop", "7"}).exitCode, 1);
        QCOMPARE(runDelve({"replay", file, "--stop", "99999"}).exitCode, 2);
        const ProgramRun log = runDelve({"replay", file, "--dump", "log"});
        QCOMPARE(log.exitCode, 1);
        QVERIFY2(log.out.contains("What followed by the rules of then (version 3). It cannot be gone to."),
                 log.out);
        QVERIFY2(log.out.contains("   7  Do not strike back\n"), log.out);
        const ProgramRun beyond = runDelve({"replay", file, "--branch", "9", "-o", path("branch.json")});
        QCOMPARE(beyond.exitCode, 1);
        QVERIFY2(beyond.err.contains("Action 9 is not reached by the rules of today; 6 is the last."),
                 beyond.err);
        QVERIFY(!QFile::exists(path("branch.json")));
        QCOMPARE(runDelve({"replay", file, "--branch", "6", "-o", path("branch.json")}).exitCode, 0);
        QCOMPARE(json(path("branch.json"))["rulesVersion"].toInt(), 6);
        QCOMPARE(json(path("branch.json"))["actions"].toArray().size(), 6);
        QCOMPARE(runDelve({"replay", path("branch.json")}).err, QByteArray());
    }

    void itsLogIsToldInWordsToTheEnd()
    {
        const QString file = path("late.save.json");
        QVERIFY(QFile::copy(
            QStringLiteral(DELVE_SOURCE_DIR "/tests/data/saves/rules-3-two-hundred-late.save.json"), file));
        const QByteArray out = runDelve({"replay", file, "--dump", "log"}).out;
        QVERIFY2(out.contains("  36  End the turn\n"), out);
        // Who is meant by an answer is told by what it led to.
        const QByteArray wolf =
            runDelve(
                {"replay", DELVE_SOURCE_DIR "/tests/data/saves/rules-3-lone-wolf.save.json", "--dump", "log"})
                .out;
        QVERIFY2(wolf.contains("Put ") && !wolf.contains("Put  "), wolf);
        QVERIFY2(out.contains("  37  Activate Maelis Frostglass\n"), out);
        QVERIFY2(out.contains("  38  Enter the dungeon\n"), out);
        QVERIFY2(out.contains("  39  Step west, to AF15\n        Maelis Frostglass moves to AF15. MOV-14\n"
                              "  40  Step east, to AG15\n"),
                 out); // where the rest has led it
        QVERIFY2(!out.contains('{'), out);
        // What cannot be read any more stays as it is, and that is said.
        QJsonObject game = json(file);
        QJsonArray actions = game["actions"].toArray();
        QJsonObject last = actions.last().toObject();
        last["do"] = QJsonObject{{"action", "whistle"}};
        actions.replace(actions.size() - 1, last);
        game["actions"] = actions;
        write(file, game);
        const QByteArray odd = runDelve({"replay", file, "--dump", "log"}).out;
        QVERIFY2(odd.contains("  60  As it was recorded: {\"action\": \"whistle\"}\n"), odd);
    }

    void itsFileIsNotWrittenToUnasked()
    {
        const QString file = forged("kept.save.json");
        const QByteArray before = contents(file);
        const QByteArray refusal = "kept.save.json was recorded by older rules and stays as it is; name "
                                   "another file, or begin with --overwrite.";
        const ProgramRun named =
            runDelve({"play", "--resume", "kept.save.json", "--save", "./kept.save.json"}, m_folder.path());
        QCOMPARE(named.exitCode, 2);
        QVERIFY2(named.err.contains(refusal), named.err);
        const ProgramRun typed = runDelve({"play", "--resume", "kept.save.json"}, m_folder.path(),
                                          "save kept.save.json\nlog\nlog rest\nquit\n");
        QCOMPARE(typed.exitCode, 0);
        QVERIFY2(typed.err.contains(refusal), typed.err);
        QVERIFY2(typed.out.contains("\"log rest\" tells what followed by the rules of then."), typed.out);
        QVERIFY2(typed.out.contains("What followed by the rules of then (version 3)"), typed.out);
        QCOMPARE(contents(file), before);
        QCOMPARE(json(path("kept-2.save.json"))["actions"].toArray().size(), 6);
        // Again: never where another game lies.
        runDelve({"play", "--resume", "kept.save.json"}, m_folder.path(), "quit\n");
        QCOMPARE(json(path("kept-3.save.json"))["actions"].toArray().size(), 6);
        // Asked for it is written, and what is lost is said.
        const ProgramRun asked =
            runDelve({"play", "--resume", "kept.save.json", "--save", "kept.save.json", "--overwrite"},
                     m_folder.path(), "quit\n");
        QCOMPARE(asked.exitCode, 0);
        const QByteArray lost =
            QByteArray::number(QJsonDocument::fromJson(before)["actions"].toArray().size() - 6);
        QVERIFY2(
            asked.err.contains("With --overwrite a game that is kept in kept.save.json takes the place of " +
                               lost + " recorded actions that the rules of today do not reach."),
            asked.err);
        QCOMPARE(json(file)["rulesVersion"].toInt(), 6);
        // A game of today goes on in its own file.
        QCOMPARE(runDelve({"play", "--resume", "kept.save.json"}, m_folder.path(), "quit\n").exitCode, 0);
        QVERIFY(!QFile::exists(path("kept-4.save.json")));
    }

    void itGoesOnFromThere()
    {
        forged("on.save.json", QStringLiteral("random"));
        const ProgramRun on = runDelve({"play", "--resume", "on.save.json"}, m_folder.path());
        QCOMPARE(on.exitCode, 0);
        QVERIFY2(on.out.contains("6 actions have been taken before."), on.out);
        const QJsonObject kept = json(path("on-2.save.json"));
        QCOMPARE(kept["rulesVersion"].toInt(), 6);
        QVERIFY(kept["actions"].toArray().size() > 6);
        QCOMPARE(runDelve({"replay", "on-2.save.json"}, m_folder.path()).exitCode, 0);
    }

    void itIsSaidInItalian()
    {
        const QString file = forged("italian.save.json");
        const ProgramRun run = runDelve({"replay", file}, {}, {}, QStringLiteral("it_IT.UTF-8"));
        QVERIFY2(run.err.contains("Le regole sono cambiate da quando questa partita è stata registrata"),
                 run.err);
    }

    /// START-02: the roll is asked for with every die, and the game that is kept says that it was rolled for.
    void START_02_theStartIsRolledForWhereItIsAskedFor()
    {
        const QString sample =
            QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/six-tiles.scenario.json");
        const ProgramRun run = runDelve(
            {"play", sample, "--roll-for-start", "--dice", "typed", "--save", path("rolled.save.json")},
            m_folder.path(), "1\n2\n3\n6\n5\nquit\n");
        QCOMPARE(run.exitCode, 0);
        const QJsonObject game = json(path("rolled.save.json"));
        QCOMPARE(game["options"]["rollForStart"].toBool(), true);
        const QJsonObject first = game["actions"][0].toObject();
        QCOMPARE(first["do"]["action"].toString(), QStringLiteral("roll-for-start"));
        QCOMPARE(first["dice"].toArray(), (QJsonArray{2, 3, 6, 5}));
        QCOMPARE(first["events"][2]["rule"].toString(), QStringLiteral("START-02"));
        QCOMPARE(first["events"][2]["player"].toString(), QStringLiteral("p2"));
        QCOMPARE(runDelve({"replay", path("rolled.save.json")}).exitCode, 0);
        // Those who are no people roll without being asked.
        const ProgramRun agents =
            runDelve({"play", sample, "--roll-for-start", "--seat", "1=steady", "--seat", "2=easy",
                      "--rounds", "2", "--save", path("agents.save.json")});
        QCOMPARE(agents.exitCode, 0);
        QVERIFY2(agents.out.contains("rolled highest and begins."), agents.out);
    }
};

DELVE_TEST(TestDelveOlderGames)
#include "tst_delve_older_games.moc"
