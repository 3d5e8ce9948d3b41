// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>

using namespace delve::test;

/// The commands that need no file of the user.
class TestDelve : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandExplainsItself_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* command : {"tour", "info", "validate", "fix", "format", "migrate", "rules", "pack",
                                    "schema", "render", "export", "import", "play", "replay"})
            QTest::newRow(command) << QString::fromLatin1(command);
    }

    void everyCommandExplainsItself()
    {
        QFETCH(QString, command);
        const ProgramRun help = runDelve({command, QStringLiteral("--help")});
        QCOMPARE(help.exitCode, 0);
        QVERIFY(help.out.contains("Example"));
        // What an option takes is said in words, not as types.
        for (const char* type : {"INT", "TEXT", "FLOAT", "{false}"})
            QVERIFY2(!help.out.contains(type), help.out.constData());
        QVERIFY(help.err.isEmpty());
        QVERIFY(runDelve({QStringLiteral("--help")}).out.contains(command.toUtf8()));
    }

    void anUnknownCommandIsNamed()
    {
        const ProgramRun run = runDelve({QStringLiteral("dig")});
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(run.err, QByteArray("There is no command \"dig\". delve --help lists them all.\n"));
        QVERIFY(run.out.isEmpty());
    }

    void aWrongOptionIsExplained_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char* words, const char* answer) {
            QTest::newRow(words) << QString::fromLatin1(words) << QString::fromLatin1(answer);
        };
        row("info", "file must be given.\ndelve info --help says what is possible.\n");
        row("pack", "Which command?\ndelve pack --help says what is possible.\n");
        row("info a.json --loud", "--loud is not known here.\ndelve info --help says what is possible.\n");
        row("generate --seed", "--seed needs a value.\ndelve generate --help says what is possible.\n");
        row("generate -o a --seed x", "--seed: expected a whole number from 0 to 18446744073709551615, found "
                                      "\"x\"\ndelve generate --help says what is possible.\n");
        row("generate -o a --seconds -3",
            "--seconds cannot be -3: it is more than 0.\ndelve generate --help says what is possible.\n");
        row("generate -o a --shape round",
            "--shape cannot be \"round\", but one of balanced,compact,sprawling.\n"
            "delve generate --help says what is possible.\n");
        row("playtest a.json --games 0", "--games cannot be 0: it goes from 1 to 100000000.\ndelve playtest "
                                         "--help says what is possible.\n");
    }

    void aWrongOptionIsExplained()
    {
        QFETCH(QString, words);
        QFETCH(QString, answer);
        const ProgramRun run = runDelve(words.split(QLatin1Char(' ')));
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(QString::fromUtf8(run.err), answer);
        QVERIFY(run.out.isEmpty());
    }

    void itSpeaksItalianThroughout()
    {
        const QString locale = QStringLiteral("it_IT.UTF-8");
        QTemporaryDir folder;
        QFile broken(folder.filePath(QStringLiteral("broken.scenario.json")));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{ oh") > 0);
        broken.close();
        const QByteArray help = runDelve({QStringLiteral("--help")}, {}, {}, locale).out;
        for (const char* word : {"Uso: ", "Opzioni:", "Comandi:", "Mostra questo aiuto e termina"})
            QVERIFY2(help.contains(word), word);
        QCOMPARE(QString::fromUtf8(runDelve({QStringLiteral("info")}, {}, {}, locale).err),
                 QStringLiteral("file va indicato.\ndelve info --help dice che cosa è possibile.\n"));
        const ProgramRun run = runDelve({QStringLiteral("info"), broken.fileName()}, {}, {}, locale);
        QVERIFY2(run.err.contains("riga 1, colonna 3: atteso JSON"), run.err.constData());
    }

    void printsARuleByItsId()
    {
        const ProgramRun run = runDelve({QStringLiteral("rules"), QStringLiteral("door-03")});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.startsWith("DOOR-03  Walls on both sides\n"));
        QVERIFY(run.out.contains("Ruling: "));
        QVERIFY(!run.out.contains('\033')); // no colours into a pipe
    }

    void aRuleInItalianOrALineThatItIsNot()
    {
        const QString locale = QStringLiteral("it_IT.UTF-8");
        const QByteArray note = "  Il testo di questa regola è ancora in inglese.\n";
        const auto rule = [&](const char* id, const QString& language) {
            return runDelve({QStringLiteral("rules"), QString::fromLatin1(id)}, {}, {}, language).out;
        };
        const QByteArray charge = rule("SA-CHARGE", locale);
        QVERIFY2(charge.startsWith("SA-CHARGE  Carica\n") && charge.contains("punti velocità"),
                 charge.constData());
        QVERIFY2(!charge.contains(note), charge.constData());
        // The preparation of the card game is not told in Italian yet.
        const QByteArray card = rule("DNR-SETUP-01", locale);
        QVERIFY2(card.contains(note), card.constData());
        QVERIFY(!rule("DNR-SETUP-01", QStringLiteral("en_GB.UTF-8")).contains("English"));
    }

    void listsAreasAndFindsWords()
    {
        QVERIFY(runDelve({QStringLiteral("rules")}).out.contains("DOOR"));
        QVERIFY(runDelve({QStringLiteral("rules"), QStringLiteral("TER")}).out.count('\n') == 9);
        QVERIFY(runDelve({QStringLiteral("rules"), QStringLiteral("linked"), QStringLiteral("walls")})
                    .out.startsWith("MAP-16"));
        QCOMPARE(runDelve({QStringLiteral("rules"), QStringLiteral("hyperspace")}).exitCode, 1);
    }

    void describesPacks()
    {
        QVERIFY(runDelve({QStringLiteral("pack"), QStringLiteral("list")}).out.startsWith("starter  1.0.0"));
        const ProgramRun info =
            runDelve({QStringLiteral("pack"), QStringLiteral("info"), QStringLiteral("starter")});
        QCOMPARE(info.exitCode, 0);
        QVERIFY(info.out.contains("30 tiles"));
        const ProgramRun none =
            runDelve({QStringLiteral("pack"), QStringLiteral("info"), QStringLiteral("nothing")});
        QCOMPARE(none.exitCode, 2);
        QVERIFY(none.err.contains("There is no pack \"nothing\""));
    }

    void namesWhatIsWrongWithAPack()
    {
        const QString broken = QStringLiteral(DELVE_SOURCE_DIR "/tests/data/broken/packs/path-escaping-part");
        const ProgramRun run = runDelve({QStringLiteral("pack"), QStringLiteral("validate"), broken});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.err.contains("/parts/0: expected the plain name of a .json file beside pack.json"));
        QCOMPARE(run.err.count('\n'), 1);
    }

    void drawsEveryFaceOfAPack()
    {
        QTemporaryDir folder;
        const ProgramRun run =
            runDelve({QStringLiteral("pack"), QStringLiteral("sheet"), QStringLiteral("starter"),
                      QStringLiteral("-o"), folder.filePath(QStringLiteral("tiles.png"))});
        QCOMPARE(run.exitCode, 0);
        const QByteArrayList pages = run.out.trimmed().split('\n');
        QVERIFY(pages.size() > 1);
        for (const QByteArray& page : pages)
            QVERIFY(!QImage(QString::fromUtf8(page)).isNull());
        const ProgramRun wrong =
            runDelve({QStringLiteral("pack"), QStringLiteral("sheet"), QStringLiteral("starter"),
                      QStringLiteral("-o"), folder.filePath(QStringLiteral("tiles.doc"))});
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("tiles.doc"))));
    }

    void printsEverySchema()
    {
        const ProgramRun names = runDelve({QStringLiteral("schema")});
        QVERIFY(names.out.contains("scenario\n"));
        for (const QByteArray& name : names.out.trimmed().split('\n')) {
            const ProgramRun schema = runDelve({QStringLiteral("schema"), QString::fromUtf8(name)});
            QCOMPARE(schema.exitCode, 0);
            QVERIFY(schema.out.contains("json-schema.org/draft-07"));
        }
        QCOMPARE(runDelve({QStringLiteral("schema"), QStringLiteral("../pack")}).exitCode, 2);
    }

    void aTourLeavesItsResults()
    {
        QTemporaryDir folder;
        const ProgramRun run = runDelve({QStringLiteral("tour")}, folder.path());
        QCOMPARE(run.exitCode, 0);
        const QDir results(folder.filePath(QStringLiteral("delvewright-tour")));
        const QString dungeon = results.filePath(QStringLiteral("dungeon.scenario.json"));
        QCOMPARE(runDelve({QStringLiteral("validate"), QStringLiteral("--ready"), dungeon}).exitCode, 0);
        for (const char* name : {"overview.pdf", "poster.pdf", "sheet.pdf"})
            QVERIFY2(QFileInfo(results.filePath(QString::fromLatin1(name))).size() > 1000, name);
        QVERIFY(QImage(results.filePath(QStringLiteral("dungeon.png"))).width() > 500);
        QVERIFY(QImage(results.filePath(QStringLiteral("tiles.png"))).width() > 500);
        QVERIFY(run.out.contains("all as they were recorded"));
        const QString game = results.filePath(QStringLiteral("game.save.json"));
        QCOMPARE(runDelve({QStringLiteral("replay"), game}).exitCode, 0);
        const QString cards = results.filePath(QStringLiteral("cards.save.json"));
        QCOMPARE(runDelve({QStringLiteral("replay"), cards}).exitCode, 0);
        QVERIFY(QImage(results.filePath(QStringLiteral("cards.png"))).width() > 500);
        QVERIFY(run.out.contains("Dungeoneer: letting opponents play it"));
        QFile page(results.filePath(QStringLiteral("report.html")));
        QVERIFY(page.open(QIODevice::ReadOnly) && page.readAll().contains("data:image/png;base64"));
        const ProgramRun elsewhere = runDelve(
            {QStringLiteral("tour"), QStringLiteral("--out"), folder.filePath(QStringLiteral("a/b"))});
        QCOMPARE(elsewhere.exitCode, 0);
        QVERIFY(QDir(folder.filePath(QStringLiteral("a/b"))).exists(QStringLiteral("poster.pdf")));
    }

    void aTourThatCannotWriteSaysSo()
    {
        const ProgramRun run =
            runDelve({QStringLiteral("tour"), QStringLiteral("--out"), QStringLiteral("/proc/x")});
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(run.err, QByteArray("The folder /proc/x cannot be made.\n"));
    }

    void aTourReplacesOnlyWhatATourHasLeft_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("name");
        for (const char* name : {"dungeon.scenario.json", "dungeon.png", "poster.pdf", "game.save.json",
                                 "playtest.json", "report.html"})
            QTest::addRow("dungeons, %s", name)
                << QStringLiteral("mage-knight-dungeons") << QString::fromLatin1(name);
        for (const char* name : {"cards.png", "cards.save.json"})
            QTest::addRow("cards, %s", name) << QStringLiteral("dungeoneer") << QString::fromLatin1(name);
    }
    void aTourReplacesOnlyWhatATourHasLeft()
    {
        QFETCH(QString, game);
        QFETCH(QString, name);
        QTemporaryDir folder;
        const QByteArray mine = "what I wrote about my dungeon\n";
        QFile diary(folder.filePath(name));
        QVERIFY(diary.open(QIODevice::WriteOnly));
        QCOMPARE(diary.write(mine), mine.size());
        diary.close();
        const ProgramRun run = runDelve(
            {QStringLiteral("tour"), QStringLiteral("--game"), game, QStringLiteral("--out"), folder.path()});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("something else lies there already"), run.err);
        QCOMPARE(run.out, QByteArray()); // before the work began
        QVERIFY(diary.open(QIODevice::ReadOnly));
        QCOMPARE(diary.readAll(), mine);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{name});
    }
};

DELVE_TEST(TestDelve)
#include "tst_delve.moc"
