// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <filesystem>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Files, folders and words that are odd on purpose: what they do to one command they must do to nothing
/// else.
class TestDelveHostile : public QObject
{
    Q_OBJECT

    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    QString packs() const { return m_home->filePath(QStringLiteral("packs")); }
    static QString standard()
    {
        return QString::fromStdString(
            (sourceFolder() / "resources/scenarios/standard.scenario.json").string());
    }

    std::unique_ptr<QTemporaryDir> m_home;

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(packs()));
        qputenv("DELVEWRIGHT_PACKS", packs().toLocal8Bit());
    }
    void cleanup() { qunsetenv("DELVEWRIGHT_PACKS"); }

    void oneBadEntryAmongThePacksIsLeftOut()
    {
        QCOMPARE(runDelve({"pack", "new", "Mine"}).exitCode, 0);
        QVERIFY(QFile::link(packs() + QStringLiteral("/loop"), packs() + QStringLiteral("/loop")));
        QVERIFY(QFile::link(QStringLiteral("/nowhere/at/all"), packs() + QStringLiteral("/dangling")));
        write(packs() + QStringLiteral("/a-file"), "not a folder");
        for (const QStringList& command : {QStringList{"pack", "list"}, QStringList{"info", standard()},
                                           QStringList{"validate", standard()}}) {
            const ProgramRun run = runDelve(command);
            QVERIFY2(run.exitCode == 0, run.err);
            QVERIFY2(!run.err.contains("terminate"), run.err);
        }
        QVERIFY(runDelve({"pack", "list"}).out.contains("mine"));
    }

    void namesThatAreTooLongAreRefusedInASentence()
    {
        const QString name = m_home->filePath(QString(300, u'x') + QStringLiteral(".scenario.json"));
        const ProgramRun read = runDelve({"validate", name});
        QCOMPARE(read.exitCode, 2);
        QVERIFY2(read.err.contains("File name too long"), read.err);
        const ProgramRun written = runDelve({"generate", "-o", name});
        QCOMPARE(written.exitCode, 2);
        QVERIFY2(!written.err.isEmpty() && !written.err.contains("terminate"), written.err);
    }

    /// Commands whose folder was deleted meanwhile, by another program or in another terminal.
    void aFolderThatHasGoneIsRefusedInASentence_data()
    {
        QTest::addColumn<QString>("command");
        const QString figures = QStringLiteral(DELVE_SOURCE_DIR "/tests/data/figures/every-column.csv");
        const QString bundle = QStringLiteral(DELVE_SOURCE_DIR "/tests/data/bundles/tiny.bundle.json");
        for (const QString& command :
             {QStringLiteral("import %1 --pack ./mine").arg(figures), QStringLiteral("import %1").arg(bundle),
              QStringLiteral("import %1 --pack-folder own -o own.scenario.json").arg(bundle),
              QStringLiteral("pack format ./mine"), QStringLiteral("pack cards overdraft -o pictures"),
              QStringLiteral("generate -o a.scenario.json"), QStringLiteral("tour"),
              QStringLiteral("export %1 --kind pieces -o pieces").arg(standard()),
              QStringLiteral("print %1 --kind sheet --preview pages").arg(standard()),
              QStringLiteral("play %1 --save a.save.json").arg(standard()),
              QStringLiteral("playtest %1 --games 1 -o a.json").arg(standard())})
            QTest::newRow(qPrintable(command.section(u'/', 0, 0) + command.section(u'/', -1))) << command;
    }
    void aFolderThatHasGoneIsRefusedInASentence()
    {
        QFETCH(QString, command);
        const QString gone = m_home->filePath(QStringLiteral("gone"));
        QVERIFY(QDir().mkpath(gone));
        QProcess shell;
        shell.setWorkingDirectory(gone);
        shell.start(QStringLiteral("/bin/sh"),
                    QStringList{QStringLiteral("-c"), QStringLiteral("rmdir ../gone && exec \"$@\""),
                                QStringLiteral("sh"), QStringLiteral(DELVE_BIN_DIR "/delve")} +
                        command.split(u' '));
        shell.closeWriteChannel();
        QVERIFY(shell.waitForFinished(60'000));
        const QByteArray said = shell.readAllStandardError();
        QCOMPARE(shell.exitStatus(), QProcess::NormalExit);
        QVERIFY2(shell.exitCode() == 2 && !said.isEmpty() && !said.contains("terminate"), said);
        QVERIFY(!QFile::exists(gone));
    }

    void controlCharactersAreRefusedAndNeverReachTheTerminal()
    {
        Scenario scenario = sample("standard");
        scenario.title = "A\x1b[2Jtitle";
        const QString file = m_home->filePath(QStringLiteral("esc.scenario.json"));
        write(file, QByteArray::fromStdString(writeScenario(scenario)));
        const ProgramRun run = runDelve({"info", file});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("U+001B"), run.err);
        QVERIFY(!run.out.contains('\x1b') && !run.err.contains('\x1b'));
        // Names of files are quoted too.
        const ProgramRun named = runDelve({"info", m_home->filePath(QStringLiteral("\x1b[2J.json"))});
        QCOMPARE(named.exitCode, 2);
        QVERIFY(!named.err.contains('\x1b'));
        const ProgramRun tagged =
            runDelve({"info", m_home->filePath(QStringLiteral("\U000e0041 \u200f.json"))});
        QCOMPARE(tagged.exitCode, 2);
        QVERIFY2(tagged.err.contains("\uFFFD \uFFFD.json"), tagged.err);
    }

    void placeholdersInNamesStayWhatTheyAre()
    {
        Scenario scenario = sample("standard");
        scenario.players[0].name = "%2 and %3 %1";
        const QString file = m_home->filePath(QStringLiteral("percent.scenario.json"));
        write(file, QByteArray::fromStdString(writeScenario(scenario)));
        const ProgramRun run = runDelve({"info", file});
        QVERIFY2(run.out.contains("%2 and %3 %1: "), run.out);
        // Names of files, too, whatever the game.
        const QString percent = m_home->filePath(QStringLiteral("%2 %3.scenario.json"));
        for (const char* sample : {"standard", "dungeoneer/closing-time"}) {
            QFile::remove(percent);
            QVERIFY(QFile::copy(QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/%1.scenario.json")
                                    .arg(QLatin1String(sample)),
                                percent));
            const ProgramRun fixed = runDelve({"fix", percent});
            QVERIFY2(fixed.out.contains("%2 %3.scenario.json: 0 mended, 0 left"), fixed.out);
        }
    }

    void seedsAreWholeNumbers_data()
    {
        QTest::addColumn<QString>("seed");
        for (const char* seed : {"", "-1", "18446744073709551616", "1x", " 1", "0x10"})
            QTest::newRow(seed) << QString::fromLatin1(seed);
    }
    void seedsAreWholeNumbers()
    {
        QFETCH(QString, seed);
        const QString file = m_home->filePath(QStringLiteral("x.scenario.json"));
        const ProgramRun run = runDelve({"generate", "--seed", seed, "-o", file});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(!QFile::exists(file));
        QCOMPARE(runDelve({"playtest", standard(), "--games", "1", "--seed", seed}).exitCode, 2);
    }

    void aPackWithoutANameIsNotBegun()
    {
        const ProgramRun run = runDelve({"pack", "new", ""});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(!run.err.isEmpty());
        QVERIFY(QDir(packs()).isEmpty());
    }

    void figuresDoNotGoIntoPacksOfTheProgram()
    {
        const QString list = QString::fromStdString((sourceFolder() / "tests/data/figures").string());
        const QStringList lists = QDir(list).entryList({QStringLiteral("*.csv")}, QDir::Files);
        QVERIFY(!lists.isEmpty());
        const ProgramRun run = runDelve({"import", list + u'/' + lists.front(), "--pack", "starter"});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("delve pack copy starter"), run.err);
        QVERIFY(QDir(packs()).isEmpty());
    }

    void namesThatAreNoUtf8AreRefused()
    {
        const std::string name = m_home->path().toStdString() + "/bad\xff.scenario.json";
        std::filesystem::copy_file(standard().toStdString(), name);
        QProcess shell; // arguments of QProcess are Unicode
        shell.start(QStringLiteral("sh"),
                    {QStringLiteral("-c"), QStringLiteral("exec \"$0\" format \"$1\"/bad*"),
                     QStringLiteral(DELVE_BIN_DIR "/delve"), m_home->path()});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 2);
        QVERIFY2(shell.readAllStandardError().contains("UTF-8"), "told");
        const auto isScenario = [](const auto& entry) { return entry.path().extension() == ".json"; };
        QCOMPARE(std::ranges::count_if(std::filesystem::directory_iterator(m_home->path().toStdString()),
                                       isScenario),
                 1);
        std::filesystem::remove(name); // Qt could not
    }

    void forgedResultsAreNotBelieved_data()
    {
        QTest::addColumn<QString>("member");
        QTest::addColumn<QString>("value");
        QTest::newRow("more wins than games") << "\"wins\": (\\d+)"
                                              << "\"wins\": 281474976710656";
        QTest::newRow("fewer games") << "\"games\": 32, \"limited\"|\"games\": 32,\\n    \"limited\""
                                     << "\"games\": 31, \"limited\"";
        QTest::newRow("blocks twice") << "\"done\": \\[\\[0, 1\\]\\]"
                                      << "\"done\": [[0, 1], [0, 1]]";
        QTest::newRow("blocks out of order") << "\"done\": \\[\\[0, 1\\]\\]"
                                             << "\"done\": [[1, 1], [0, 0]]";
        QTest::newRow("too much: turns")
            << QStringLiteral("\"turns\": (\\d+)") << QStringLiteral("\"turns\": 9007199254740992");
        QTest::newRow("too much: choices")
            << QStringLiteral("\"choices\": (\\d+)") << QStringLiteral("\"choices\": 9007199254740992");
        QTest::newRow("too much: leadChanges") << QStringLiteral("\"leadChanges\": (\\d+)")
                                               << QStringLiteral("\"leadChanges\": 9007199254740992");
        QTest::newRow("too much: limited")
            << QStringLiteral("\"limited\": (\\d+)") << QStringLiteral("\"limited\": 9007199254740992");
        QTest::newRow("too much: gold")
            << QStringLiteral("\"gold\": (\\d+)") << QStringLiteral("\"gold\": 9007199254740992");
        QTest::newRow("too much: goldSquared") << QStringLiteral("\"goldSquared\": (\\d+)")
                                               << QStringLiteral("\"goldSquared\": 9007199254740992");
        QTest::newRow("too much: experience")
            << QStringLiteral("\"experience\": (\\d+)") << QStringLiteral("\"experience\": 9007199254740992");
        QTest::newRow("too much: levels")
            << QStringLiteral("\"levels\": (\\d+)") << QStringLiteral("\"levels\": 9007199254740992");
        QTest::newRow("too much: heroesLost")
            << QStringLiteral("\"heroesLost\": (\\d+)") << QStringLiteral("\"heroesLost\": 9007199254740992");
        QTest::newRow("too much: heroesOut")
            << QStringLiteral("\"heroesOut\": (\\d+)") << QStringLiteral("\"heroesOut\": 9007199254740992");
        QTest::newRow("too much: opened")
            << QStringLiteral("\"opened\": (\\d+)") << QStringLiteral("\"opened\": 9007199254740992");
        QTest::newRow("too much: sprung")
            << QStringLiteral("\"sprung\": (\\d+)") << QStringLiteral("\"sprung\": 9007199254740992");
        QTest::newRow("one visit too many")
            << QStringLiteral("\"visits\": \\[\\d+") << QStringLiteral("\"visits\": [9007199254740992");
        QTest::newRow("wins shared alone")
            << QStringLiteral("\"shared\": (\\d+)") << QStringLiteral("\"shared\": 7");
        QTest::newRow("no squares of the gold")
            << QStringLiteral("\"goldSquared\": (\\d+)") << QStringLiteral("\"goldSquared\": 0");
        QTest::newRow("all fell") << QStringLiteral("\"fell\": (\\d+)") << QStringLiteral("\"fell\": 32");
        QTest::newRow("no hero lost")
            << QStringLiteral("\"heroesLost\": (\\d+)") << QStringLiteral("\"heroesLost\": 0");
        QTest::newRow("kept by more than took it")
            << QStringLiteral("\"keptBy\": \\[\\d+") << QStringLiteral("\"keptBy\": [32");
        QTest::newRow("ended by the limit")
            << QStringLiteral("\"limited\": 0") << QStringLiteral("\"limited\": 1");
        QTest::newRow("no identity") << QStringLiteral("\"identity\": \"[^\"]*\"")
                                     << QStringLiteral("\"identity\": \"\"");
        QTest::newRow("another identity") << QStringLiteral("\"identity\": \"rules (\\d+), ....")
                                          << QStringLiteral("\"identity\": \"rules 99, 0000");
        QTest::newRow("blocks of other shards")
            << QStringLiteral("\"shards\": 1") << QStringLiteral("\"shards\": 2");
        QTest::newRow("another seed") << "\"seed\": 1,"
                                      << "\"seed\": 2,";
        QTest::newRow("another game") << "\"witness\": \\{\"game\": 1,"
                                      << "\"witness\": {\"game\": 2,";
        QTest::newRow("a game that was not played") << "\"witness\": \\{\"game\": 1,"
                                                    << "\"witness\": {\"game\": 33,";
        QTest::newRow("another end of that game") << "\"hash\": \\d+\\}"
                                                  << "\"hash\": 1}";
        QTest::newRow("another player") << "\"players\": \\[\""
                                        << "\"players\": [\"Nobody of ";
    }
    void forgedResultsAreNotBelieved()
    {
        QFETCH(QString, member);
        QFETCH(QString, value);
        const QString result = m_home->filePath(QStringLiteral("result.json"));
        const ProgramRun played = runDelve({"playtest", standard(), "--games", "32", "-o", result});
        QVERIFY2(played.exitCode == 0, played.err);
        QFile file(result);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(file.readAll());
        const QRegularExpression wanted(member);
        QVERIFY2(text.contains(wanted), qPrintable(text.left(2000)));
        const auto found = wanted.match(text);
        text.replace(found.capturedStart(), found.capturedLength(), value);
        const QString forged = m_home->filePath(QStringLiteral("forged.json"));
        write(forged, text.toUtf8());
        const QString sum = m_home->filePath(QStringLiteral("sum.json"));
        const ProgramRun run = runDelve({"merge", forged, "-o", sum});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(!run.err.isEmpty(), run.out);
        QVERIFY(!QFile::exists(sum));
        QCOMPARE(runDelve({"merge", result, "-o", sum}).exitCode, 0);
    }

    /// What can be shown is shown; what cannot be is not claimed.
    void mergingSaysWhatIsProved()
    {
        const auto part = [&](int number) {
            return m_home->filePath(QStringLiteral("part-%1.json").arg(number));
        };
        for (int number = 1; number <= 2; ++number)
            QCOMPARE(runDelve({"playtest", standard(), "--games", "32", "--shard",
                               QStringLiteral("%1/2").arg(number), "-o", part(number)})
                         .exitCode,
                     0);
        const QString sum = m_home->filePath(QStringLiteral("sum.json"));
        const ProgramRun both = runDelve({"merge", part(1), part(2), "-o", sum});
        QCOMPARE(both.exitCode, 0);
        QVERIFY2(both.out.endsWith("Played again with seed 1: 2 games, each as it was recorded. The others "
                                   "are not proved.\n"),
                 both.out);
        QVERIFY(!both.out.contains("Not proved"));

        // Results of before have no game to compare with.
        const auto read = [](const QString& path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        static const QRegularExpression witness(QStringLiteral("\n  \"witness\": \\{[^}]*\\},"));
        QString text = read(sum);
        QVERIFY(text.contains(witness));
        write(sum, text.remove(witness).toUtf8());
        const QString again = m_home->filePath(QStringLiteral("again.json"));
        const ProgramRun older = runDelve({"merge", sum, "-o", again});
        QCOMPARE(older.exitCode, 0);
        QVERIFY2(older.out.contains("Not proved: that the games are those of seed 1. An older program"),
                 older.out);
        QVERIFY(!older.out.contains("Played again"));

        // Who goes on with a result of another seed is told, and nothing is added to it.
        QString forged = read(part(1));
        forged.replace(QStringLiteral("\"seed\": 1,"), QStringLiteral("\"seed\": 2,"));
        write(part(1), forged.toUtf8());
        const ProgramRun on = runDelve({"playtest", standard(), "--games", "32", "--shard", "1/2", "--seed",
                                        "2", "--resume", "-o", part(1)});
        QCOMPARE(on.exitCode, 2);
        QVERIFY2(on.err.contains("its games are not those of seed 2: game 1 comes out otherwise"), on.err);
        QCOMPARE(read(part(1)), forged);
    }

    void noOutputReplacesAFileOfAnotherKind()
    {
        const QString scenario = m_home->filePath(QStringLiteral("mine.scenario.json"));
        QVERIFY(QFile::copy(standard(), scenario));
        for (const QStringList& command :
             {QStringList{"playtest", scenario, "--games", "1", "-o", scenario},
              QStringList{"play", scenario, "--seat", "1=random", "--seat", "2=random", "--save", scenario},
              QStringList{"print", scenario, "-o", scenario}}) {
            const ProgramRun run = runDelve(command);
            QVERIFY2(run.exitCode == 2, qPrintable(command.join(u' ')));
            QVERIFY2(!run.err.isEmpty(), run.out);
        }
        QFile kept(scenario);
        QFile original(standard());
        QVERIFY(kept.open(QIODevice::ReadOnly) && original.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), original.readAll());
        // One of its own kind is replaced as before.
        QCOMPARE(runDelve({"generate", "-o", scenario}).exitCode, 0);
    }

    void picturesThatFitIntoNoMemoryAreRefused()
    {
        const QString folder = m_home->filePath(QStringLiteral("pages"));
        const ProgramRun run =
            runDelve({"print", standard(), "--paper", "A0", "--preview-dpi", "1200", "--preview", folder});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("--preview-dpi"), run.err);
        QVERIFY(QDir(folder).entryList(QDir::Files).isEmpty());
    }
};

DELVE_TEST(TestDelveHostile)
#include "tst_delve_hostile.moc"
