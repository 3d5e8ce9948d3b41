// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/csv.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <pwd.h>
#include <unistd.h>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What is too much for a command is refused beforehand, and what it quotes harms nobody.
class TestDelveLimits : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString pathOf(const QString& name) const { return m_folder.filePath(name); }

    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static QByteArray contents(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString saved(const QString& name, const Scenario& scenario) const
    {
        write(pathOf(name), QByteArray::fromStdString(writeScenario(scenario)));
        return pathOf(name);
    }
    static QString standard()
    {
        return QString::fromStdString(
            (sourceFolder() / "resources/scenarios/standard.scenario.json").string());
    }
    /// A thousand chests in one square.
    static Scenario heapOfChests()
    {
        Scenario scenario = sample("standard");
        PlacedChest chest = scenario.chests.front();
        for (int i = 0; i < 1000; ++i) {
            chest.id = ThingId("h" + std::to_string(i));
            scenario.chests.push_back(chest);
        }
        return scenario;
    }

private slots:
    void asManyAgentsAsAreReadAgain()
    {
        const auto agents = [](int count) { return QStringList(count, QStringLiteral("random")).join(u','); };
        const QString result = pathOf(QStringLiteral("agents.json"));
        const ProgramRun many =
            runDelve({"playtest", standard(), "--games", "1", "--agents", agents(13), "-o", result});
        QCOMPARE(many.exitCode, 2);
        QVERIFY2(many.err.contains("at most 12") && many.err.contains("13"), many.err);
        QVERIFY(!QFile::exists(result));
        QCOMPARE(
            runDelve({"playtest", standard(), "--games", "1", "--agents", agents(12), "-o", result}).exitCode,
            0);
        QCOMPARE(runDelve({"merge", result, "-o", pathOf(QStringLiteral("sum.json"))}).exitCode, 0);
    }

    void whatIsQuotedStaysOneHarmlessLine()
    {
        const QString name = QStringLiteral("a\nok: legal\u001b[31m\u202e.json");
        write(pathOf(name), "{\"format\": \"x\\ny\"}");
        for (const QStringList& command :
             {QStringList{"validate", name}, QStringList{"info", name}, QStringList{"replay", name},
              QStringList{"merge", name, "-o", "sum.json"}, QStringList{"import", name},
              QStringList{"pack", "validate", name}, QStringList{"fix", name}, QStringList{"format", name},
              QStringList{"generate", name, name}}) {
            const ProgramRun run = runDelve(command, m_folder.path());
            const QByteArray said = run.out + run.err;
            QVERIFY2(run.exitCode == 2, qPrintable(command.join(u' ')) + said);
            QVERIFY2(!said.contains("\nok: legal") && !said.contains('\x1b') && !said.contains("\u202e"),
                     qPrintable(command[0]) + said);
        }
    }

    void noCellOfATableBeginsAFormula()
    {
        Scenario scenario = sample("standard");
        scenario.title = "=HYPERLINK(\"http://example.invalid\")";
        scenario.players[0].name = "@SUM(A1)";
        scenario.players[1].name = "-2+3";
        const QString file = saved(QStringLiteral("formula.scenario.json"), scenario);
        const QString table = pathOf(QStringLiteral("table.csv"));
        QCOMPARE(runDelve({"playtest", file, "--games", "16", "-o", table}).exitCode, 0);
        const std::string text = contents(table).toStdString();
        for (const char* bad : {",=", ",@", ",-2+3", ",\"="})
            QVERIFY2(text.find(bad) == std::string::npos, bad);
        // Whoever reads it with our reader gets the names as they are.
        const auto rows = parseCsv(text);
        QVERIFY(rows.has_value());
        QCOMPARE(rows->rows.front().cells[2], scenario.title);
        QVERIFY(std::ranges::any_of(rows->rows, [](const auto& row) { return row.cells[2] == "-2+3"; }));
    }

    void thePageSaysTheLanguageOfItsTexts_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QByteArray>("heading");
        QTest::newRow("English") << QStringLiteral("C.UTF-8") << QByteArray("en") << QByteArray("In short");
        QTest::newRow("Italian") << QStringLiteral("it_IT.UTF-8") << QByteArray("it")
                                 << QByteArray("In breve");
        // There is no French; what is said is English, and so is the page.
        QTest::newRow("French") << QStringLiteral("fr_FR.UTF-8") << QByteArray("en")
                                << QByteArray("In short");
    }
    void thePageSaysTheLanguageOfItsTexts()
    {
        QFETCH(QString, locale);
        QFETCH(QByteArray, language);
        QFETCH(QByteArray, heading);
        const QString page = pathOf(locale + QStringLiteral(".html"));
        const ProgramRun run =
            runDelve({"playtest", standard(), "--games", "16", "-o", page}, {}, {}, locale);
        QVERIFY2(run.exitCode == 0, run.err);
        const QByteArray text = contents(page);
        QVERIFY2(text.contains("lang=\"" + language + '"'), text.left(300));
        QVERIFY2(text.contains('>' + heading + '<'), language);
    }

    void theCommandOfAReportCanBeCopied()
    {
        const QString name = QStringLiteral("-$(touch gone) 'x'.scenario.json");
        QVERIFY(QFile::copy(standard(), pathOf(name)));
        const QString page = pathOf(QStringLiteral("command.html"));
        const ProgramRun run =
            runDelve({"playtest", pathOf(name), "--games", "16", "-o", page}, m_folder.path());
        QVERIFY2(run.exitCode == 0, run.err);
        QVERIFY2(
            contents(page).contains("delve playtest './-$(touch gone) '\\''x'\\''.scenario.json' --games 16"),
            contents(page).right(1500));
    }

    void findingsOfOneKindAreSummedUp()
    {
        const QString file = saved(QStringLiteral("heap.scenario.json"), heapOfChests());
        const ProgramRun run = runDelve({"validate", file});
        QCOMPARE(run.exitCode, 1);
        QCOMPARE(run.out.count(": CHEST-06 "), 101);
        const ProgramRun all = runDelve({"validate", "--all", "--no-fixes", file});
        const int told = int(all.out.count(": CHEST-06 "));
        QVERIFY(told >= 1000);
        QVERIFY2(run.out.contains("CHEST-06 " + QByteArray::number(told - 100) + " more of this rule"),
                 run.out);
        // The verdict counts all of them either way.
        QCOMPARE(run.out.trimmed().split('\n').last(), all.out.trimmed().split('\n').last());

        const QJsonObject verdict =
            QJsonDocument::fromJson(runDelve({"validate", "--json", "--no-fixes", file}).out)
                .object()["files"][0]
                .toObject();
        int listed = 0;
        for (const QJsonValue finding : verdict["findings"].toArray())
            listed += finding["rule"].toString() == QStringLiteral("CHEST-06");
        QCOMPARE(listed, 100);
        int more = 0;
        for (const QJsonValue kind : verdict["more"].toArray())
            if (kind["rule"].toString() == QStringLiteral("CHEST-06"))
                more = kind["count"].toInt();
        QCOMPARE(listed + more, told);
        // Where there are few there is nothing to say.
        QVERIFY(!runDelve({"validate", "--json", standard()}).out.contains("\"more\""));
    }

    void everyTargetIsTriedBeforeTheWork()
    {
        write(pathOf(QStringLiteral("d-3.scenario.json")), "somebody's words");
        const ProgramRun run = runDelve(
            {"generate", "--count", "3", "--seed", "1", "-o", pathOf(QStringLiteral("d.scenario.json"))});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("d-3.scenario.json: something else lies there"), run.err);
        QVERIFY(!QFile::exists(pathOf(QStringLiteral("d-1.scenario.json"))));
    }

    /// Beside a file that is being written lies one with a longer name.
    void namesThatAreTooLongToBeSavedAreRefusedBeforehand()
    {
        for (int length = 240; length <= 256; ++length) {
            const QString name =
                QString(length - 5, u'n') + QStringLiteral(".json"); // the lock has the longest
            const ProgramRun run = runDelve({"playtest", standard(), "--games", "1", "--rounds", "1",
                                             "--agents", "random", "-o", pathOf(name)});
            const bool isThere = QFile::exists(pathOf(name));
            QCOMPARE(run.exitCode, isThere ? 0 : 2);
            if (!isThere)
                QVERIFY2(run.err.contains("File name too long. Nothing was changed."), run.err);
            QCOMPARE(isThere, length <= 248);
        }
        QCOMPARE(
            QDir(m_folder.path()).entryList({QStringLiteral("*nnn*")}, QDir::Files | QDir::Hidden).size(), 9);
    }

    void whatWasWrittenBeforeIsNamed()
    {
        // Room for the result, none for the page.
        QProcess shell;
        shell.setWorkingDirectory(m_folder.path());
        shell.start(QStringLiteral("/bin/bash"),
                    {QStringLiteral("-c"),
                     QStringLiteral("ulimit -f 40; exec \"$0\" playtest \"$1\" --games 1 --rounds 1 "
                                    "--agents random -o small.json -o large.html"),
                     QStringLiteral(DELVE_BIN_DIR "/delve"), standard()});
        QVERIFY(shell.waitForFinished(60'000));
        const QByteArray said = shell.readAllStandardError();
        QCOMPARE(shell.exitCode(), 2);
        QVERIFY2(said.contains("large.html: the file could not be written: ") &&
                     said.contains("It is as it was before."),
                 said);
        QVERIFY2(said.contains("1 file was written before that: small.json"), said);
        QVERIFY(!said.contains("Nothing was changed"));
        QVERIFY(QFile::exists(pathOf(QStringLiteral("small.json"))));
        QVERIFY(!QFile::exists(pathOf(QStringLiteral("large.html"))));
    }

    void lineAfterLineIsRead()
    {
        const QByteArray script =
            QByteArray(2'000'000, 'x') + "\nhelp\n" + QByteArray(1001, 'y') + "\nquit\n";
        const auto refusals = [](const ProgramRun& run) {
            return run.out.count("This line is too long; 1000 characters are the most.");
        };
        const QStringList command{"play", standard(), "--no-save", "--seed", "1"};
        const ProgramRun piped = runDelve(command, {}, script);
        QCOMPARE(piped.exitCode, 0);
        QCOMPARE(refusals(piped), 2);
        QVERIFY(piped.out.size() < 100'000);
        write(pathOf(QStringLiteral("long.txt")), script);
        const ProgramRun scripted =
            runDelve(command + QStringList{"--script", pathOf(QStringLiteral("long.txt"))});
        QCOMPARE(scripted.exitCode, 0);
        QCOMPARE(refusals(scripted), 2);
        QVERIFY(scripted.out.size() < 100'000);
    }

    void withoutAHomeInTheEnvironmentTheSystemKnowsIt()
    {
        QProcess program;
        QProcessEnvironment bare;
        bare.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        program.setProcessEnvironment(bare);
        program.start(QStringLiteral(DELVE_BIN_DIR "/delve"), {QStringLiteral("collection")});
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitCode(), 0);
        const passwd* user = getpwuid(getuid());
        const QByteArray home = user ? QByteArray(user->pw_dir) : QByteArray();
        const QByteArray said = program.readAllStandardOutput() + program.readAllStandardError();
        QVERIFY2(home.size() < 2 || said.contains(home + "/.local/share/delvewright/collection.json"), said);
    }

    void onlyItsOwnKindIsReplaced_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("somebodys");
        const QStringList playtest{"playtest", standard(), "--games", "1", "--rounds", "1"};
        const QStringList render{"render", standard(), "--square", "8"};
        const QStringList move{"export", standard(), "--square", "8"};
        const QByteArray words = "Dear diary, today I drew <svg> and <html>.";
        QTest::newRow("t.csv") << playtest << QByteArray("name,role,set\nRat,mage-spawn,own\n");
        QTest::newRow("t.html") << playtest << words;
        QTest::newRow("t.tmj") << move << QByteArray("{\"type\": \"map\", \"mine\": 1}");
        QTest::newRow("t.dd2vtt") << move << QByteArray("{\"resolution\": {\"mine\": 1}, \"format\": 1}");
        QTest::newRow("t.uvtt") << move << words;
        QTest::newRow("t.svg") << render << words;
        QTest::newRow("t.pdf") << render << words;
        QTest::newRow("t.png") << render << words;
    }
    void onlyItsOwnKindIsReplaced()
    {
        QFETCH(QStringList, command);
        QFETCH(QByteArray, somebodys);
        QTemporaryDir folder;
        const QString target = folder.filePath(QString::fromLatin1(QTest::currentDataTag()));
        command << "-o" << target;
        write(target, somebodys);
        const ProgramRun refused = runDelve(command);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.contains("something else lies there already"), refused.err);
        QCOMPARE(contents(target), somebodys);
        // Its own, of before, is.
        QVERIFY(QFile::remove(target));
        QCOMPARE(runDelve(command).exitCode, 0);
        QFile::resize(target, QFileInfo(target).size() - 1); // another one, of the same kind
        const QByteArray older = contents(target);
        const ProgramRun again = runDelve(command);
        QVERIFY2(again.exitCode == 0, again.err);
        QVERIFY(contents(target) != older);
    }

    void picturesOfAMapReplaceOnlyPictures()
    {
        QTemporaryDir folder;
        const QString picture = folder.filePath(QStringLiteral("t-faces.png"));
        write(picture, "somebody's words");
        const QString target = folder.filePath(QStringLiteral("t.tmj"));
        const QStringList command{"export", standard(), "--square", "8", "-o", target};
        const ProgramRun refused = runDelve(command);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.contains("t-faces.png: something else lies there already"), refused.err);
        QCOMPARE(contents(picture), QByteArray("somebody's words"));
        QVERIFY(!QFile::exists(target));
        QVERIFY(QFile::remove(picture));
        QCOMPARE(runDelve(command).exitCode, 0);
        QCOMPARE(runDelve(command).exitCode, 0);
    }

    void wordsThatWouldChangeNothingAreRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* line, const char* said) {
            QTest::newRow(line) << QString::fromLatin1(line) << QByteArray(said);
        };
        row("generate --cards 7 -o x.scenario.json", "--cards cannot be used for Mage Knight Dungeons.\n");
        row("generate --set nonsense -o x.scenario.json", "--set cannot be used for Mage Knight Dungeons.\n");
        row("generate --fair -o x.scenario.json", "--fair cannot be used for Mage Knight Dungeons.\n");
        row("generate --stage finished -o x.scenario.json",
            "--stage cannot be used for Mage Knight Dungeons.\n");
        row("complete FILE --cards 7 -o x.scenario.json",
            "--cards cannot be used for Mage Knight Dungeons.\n");
        row("collection FILE --collection nope.json", "error: nope.json: there is no such file\n");
        row("collection --collection nope.json", "error: nope.json: there is no such file\n");
        row("generate --owned --collection nope.json -o x.scenario.json",
            "error: nope.json: there is no such file\n");
        row("generate --seconds NaN -o x.scenario.json", "--seconds cannot be \"NaN\".\n");
        row("generate --seconds inf -o x.scenario.json", "--seconds cannot be \"inf\".\n");
        row("complete FILE --seconds 1e999 -o x.scenario.json", "--seconds cannot be \"1e999\".\n");
        row("print FILE --kind poster --bleed inf -o x.pdf", "--bleed cannot be \"inf\".\n");
        row("playtest FILE --games 1 --resume",
            "--resume goes on with a result: name its .json file with --output.\n");
        row("playtest FILE --games 1 --resume -o x.csv",
            "--resume goes on with a result: name its .json file with --output.\n");
        row("play FILE --save x.save.json --no-save",
            "--save and --no-save cannot both be: is the game kept or not?\n");
    }
    void wordsThatWouldChangeNothingAreRefused()
    {
        QFETCH(QString, line);
        QFETCH(QByteArray, said);
        const QTemporaryDir folder;
        QStringList words = line.split(u' ');
        words.replaceInStrings(QStringLiteral("FILE"), standard());
        const ProgramRun run = runDelve(words, folder.path());
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.startsWith(said), run.err);
        QVERIFY(run.out.isEmpty());
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

DELVE_TEST(TestDelveLimits)
#include "tst_delve_limits.moc"
