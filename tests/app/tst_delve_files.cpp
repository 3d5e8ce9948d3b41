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

/// The commands that read and write scenario files.
class TestDelveFiles : public QObject
{
    Q_OBJECT

private:
    static QStringList filesIn(const QString& folder, const QString& pattern)
    {
        QStringList paths;
        const QDir dir(QStringLiteral(DELVE_SOURCE_DIR "/") + folder);
        for (const QString& name : dir.entryList({pattern}, QDir::Files, QDir::Name))
            paths << dir.filePath(name);
        return paths;
    }

    static QStringList samples()
    {
        return filesIn(QStringLiteral("resources/scenarios"), QStringLiteral("*.scenario.json"));
    }

    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
    }

    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

private slots:
    void initTestCase() { QVERIFY(samples().size() >= 6); }

    void everySampleIsLegal()
    {
        const ProgramRun run =
            runDelve(QStringList{QStringLiteral("validate"), QStringLiteral("--schema")} + samples());
        QVERIFY2(run.exitCode == 0, run.err);
        QVERIFY2(run.err.isEmpty(), run.err);
        QCOMPARE(run.out.count('\n'), samples().size()); // no findings
        QCOMPARE(run.out.count(": legal\n"), samples().size());
        for (const QString& sample : samples())
            QCOMPARE(runDelve({QStringLiteral("info"), sample}).exitCode, 0);
    }

    void everySampleIsInCanonicalForm()
    {
        const ProgramRun run =
            runDelve(QStringList{QStringLiteral("format"), QStringLiteral("--check")} + samples());
        QVERIFY2(run.exitCode == 0, run.out);
    }

    void brokenFilesGetOneLineAndStayAsTheyAre_data()
    {
        QTest::addColumn<QString>("file");
        const QStringList files =
            filesIn(QStringLiteral("tests/data/broken/scenarios"), QStringLiteral("*.json"));
        QVERIFY(files.size() >= 60);
        for (const QString& file : files)
            QTest::newRow(qPrintable(QFileInfo(file).baseName())) << file;
    }

    void brokenFilesGetOneLineAndStayAsTheyAre()
    {
        QFETCH(QString, file);
        QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("broken.scenario.json"));
        QVERIFY(QFile::copy(file, copy));
        const ProgramRun run = runDelve({QStringLiteral("validate"), copy});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.isEmpty());
        QCOMPARE(run.err.count('\n'), 1);
        QVERIFY2(run.err.startsWith("error: " + copy.toUtf8() + ": "), run.err);
        QVERIFY2(run.err.contains("expected"), run.err);
        QCOMPARE(bytesOf(copy), bytesOf(file));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void formattingTwiceGivesTheSameBytes()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.scenario.json"));
        const QByteArray untidy =
            QJsonDocument::fromJson(bytesOf(samples().front())).toJson(QJsonDocument::Compact);
        write(path, untidy);
        QCOMPARE(runDelve({QStringLiteral("format"), QStringLiteral("--check"), path}).exitCode, 1);
        QCOMPARE(bytesOf(path), untidy); // --check writes nothing
        QVERIFY(runDelve({QStringLiteral("format"), path}).out.endsWith(": formatted\n"));
        QCOMPARE(bytesOf(path), bytesOf(samples().front()));
        QVERIFY(runDelve({QStringLiteral("format"), path}).out.endsWith(": unchanged\n"));
        QCOMPARE(bytesOf(path), bytesOf(samples().front()));
    }

    /// Who writes by hand says which schema helps; formatting and mending leave that where editors look for
    /// it.
    void theNameOfTheSchemaIsKept_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::newRow("dungeon") << samples().front();
        QTest::newRow("cards") << filesIn(QStringLiteral("resources/scenarios/dungeoneer"),
                                          QStringLiteral("*.scenario.json"))
                                      .value(0);
    }

    void theNameOfTheSchemaIsKept()
    {
        QFETCH(QString, sample);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.scenario.json"));
        QByteArray named = bytesOf(sample);
        named.insert(1, "\n  \"$schema\": \"schemas/v1/scenario.schema.json\",");
        QJsonObject members = QJsonDocument::fromJson(named).object();
        write(path, QJsonDocument(members).toJson(QJsonDocument::Compact));
        QCOMPARE(runDelve({QStringLiteral("validate"), QStringLiteral("--schema"), path}).exitCode, 0);
        QCOMPARE(runDelve({QStringLiteral("format"), path}).exitCode, 0);
        QCOMPARE(bytesOf(path), named);
        QVERIFY(runDelve({QStringLiteral("format"), path}).out.endsWith(": unchanged\n"));
        QVERIFY(runDelve({QStringLiteral("migrate"), path}).exitCode == 0);
        const QString mended = folder.filePath(QStringLiteral("y.scenario.json"));
        QCOMPARE(runDelve({QStringLiteral("fix"), path, QStringLiteral("-o"), mended}).exitCode, 0);
        QCOMPARE(bytesOf(mended), named);
    }

    void aFileThatCannotBeReadIsNotFormatted()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.scenario.json"));
        const QByteArray half = bytesOf(samples().front()).left(500);
        write(path, half);
        QCOMPARE(runDelve({QStringLiteral("format"), path}).exitCode, 2);
        QCOMPARE(bytesOf(path), half);
    }

    void migratingThePresentVersionChangesNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.scenario.json"));
        QVERIFY(QFile::copy(samples().front(), path));
        const ProgramRun run = runDelve({QStringLiteral("migrate"), path});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.endsWith(": already version 1\n"));
        QCOMPARE(bytesOf(path), bytesOf(samples().front()));
    }

    void theWorstFileDecidesTheExitCode()
    {
        const ProgramRun run = runDelve({QStringLiteral("validate"), QStringLiteral("--json"),
                                         samples().front(), QStringLiteral("no-such-file.json")});
        QCOMPARE(run.exitCode, 2);
        const QJsonArray files = QJsonDocument::fromJson(run.out).object()[QStringLiteral("files")].toArray();
        QCOMPARE(files.size(), 2);
        QCOMPARE(files[0][QStringLiteral("status")].toString(), QStringLiteral("legal"));
        QCOMPARE(files[1][QStringLiteral("status")].toString(), QStringLiteral("unreadable"));
        QCOMPARE(files[1][QStringLiteral("errors")][0][QStringLiteral("what")].toString(),
                 QStringLiteral("expected a file, found nothing of that name"));
    }

    void findingsNameRuleAndPlace()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.scenario.json"));
        const QString standard =
            QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/standard.scenario.json");
        // A token next to an entrance, and an exit that is still to be chosen.
        QByteArray text = bytesOf(standard);
        text.replace(R"("colour": "yellow", "x": 6, "y": 2)", R"("colour": "yellow", "x": -3, "y": 2)");
        text.replace(R"(,
    {"id": "x8rk", "player": "p2", "x": 11, "y": -5, "edge": "north"})",
                     "");
        write(path, text);
        const ProgramRun run = runDelve({QStringLiteral("validate"), QStringLiteral("--no-fixes"), path});
        QCOMPARE(run.exitCode, 1);
        QCOMPARE(run.out,
                 "error: " + path.toUtf8() +
                     ": TOK-12 A token lies on a tile adjacent to an entrance tile. (Guardroom, C8)\n"
                     "to do: " +
                     path.toUtf8() + ": ENT-10 The Borrowed Company has no exit arrow yet.\n" +
                     path.toUtf8() + ": 1 error\n");
        const ProgramRun mended = runDelve({QStringLiteral("validate"), path});
        QVERIFY2(mended.out.contains("\n  fix: Move a Weak token at "), mended.out);
        QVERIFY2(mended.out.contains("\n  fix: Add the exit of The Borrowed Company at "), mended.out);
        const ProgramRun explained =
            runDelve({QStringLiteral("validate"), QStringLiteral("--explain"), path});
        QVERIFY(explained.out.contains("Adjacent = connected"));
        const ProgramRun json = runDelve({QStringLiteral("validate"), QStringLiteral("--json"), path});
        const QJsonValue file =
            QJsonDocument::fromJson(json.out).object()[QStringLiteral("files")].toArray()[0];
        QCOMPARE(file[QStringLiteral("status")].toString(), QStringLiteral("errors"));
        const QJsonValue finding = file[QStringLiteral("findings")][0];
        QCOMPARE(finding[QStringLiteral("rule")].toString(), QStringLiteral("TOK-12"));
        QCOMPARE(finding[QStringLiteral("squares")][0][QStringLiteral("x")].toInt(), -3);
        const QJsonValue fix = finding[QStringLiteral("fixes")][0];
        QCOMPARE(fix[QStringLiteral("kind")].toString(), QStringLiteral("move"));
        QCOMPARE(fix[QStringLiteral("keepsEverything")].toBool(), true);
    }

    void fixMendsWhatIsWrong()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.scenario.json"));
        const QString standard =
            QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/standard.scenario.json");
        QByteArray text = bytesOf(standard);
        text.replace(R"("colour": "yellow", "x": 6, "y": 2)", R"("colour": "yellow", "x": -3, "y": 2)");
        text.replace(R"("x": 14, "y": 0, "facing": "west")", R"("x": 14, "y": 0, "facing": "east")");
        text.replace(R"(,
    {"id": "x8rk", "player": "p2", "x": 11, "y": -5, "edge": "north"})",
                     "");
        write(path, text);

        const ProgramRun tried = runDelve({QStringLiteral("fix"), QStringLiteral("--dry-run"), path});
        QCOMPARE(tried.exitCode, 0);
        QVERIFY2(tried.out.contains("TOK-12 A token lies on a tile adjacent"), tried.out);
        QVERIFY2(tried.out.contains("  Move a Weak token at "), tried.out);
        QVERIFY2(tried.out.contains(" on the spot. (price 1)\n"), tried.out);
        QVERIFY2(tried.out.contains(" (price 2)\nAll together: price 3, "), tried.out);
        QCOMPARE(bytesOf(path), text); // nothing was written

        const QString other = folder.filePath(QStringLiteral("mended.scenario.json"));
        const ProgramRun one = runDelve({QStringLiteral("fix"), QStringLiteral("--rule"),
                                         QStringLiteral("ent-10"), path, QStringLiteral("-o"), other});
        QCOMPARE(one.exitCode, 0);
        QVERIFY2(one.out.endsWith("1 mended, 0 left\n"), one.out);
        QCOMPARE(bytesOf(path), text);
        QCOMPARE(runDelve({QStringLiteral("validate"), other}).exitCode, 1); // the rest is still there

        QCOMPARE(runDelve({QStringLiteral("fix"), QStringLiteral("--all"), path}).exitCode, 0);
        const ProgramRun after = runDelve({QStringLiteral("validate"), QStringLiteral("--ready"), path});
        QVERIFY2(after.exitCode == 0 && after.out.endsWith(": legal\n"), after.out);
        QCOMPARE(runDelve({QStringLiteral("fix"), folder.filePath(QStringLiteral("none"))}).exitCode, 2);
    }

    void fixRefusesARuleThatDoesNotExist()
    {
        const auto fixed = [](const char* rule) {
            return runDelve({QStringLiteral("fix"), QStringLiteral("--dry-run"), QStringLiteral("--rule"),
                             QLatin1String(rule),
                             QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/standard.scenario.json")});
        };
        const ProgramRun unknown = fixed("NOPE-1");
        QCOMPARE(unknown.exitCode, 2);
        QCOMPARE(unknown.out, QByteArray());
        QCOMPARE(unknown.err, QByteArray("There is no rule NOPE-1. delve rules lists those there are.\n"));
        const ProgramRun mistyped = fixed("DOR-03");
        QCOMPARE(mistyped.exitCode, 2);
        QCOMPARE(mistyped.err, QByteArray("There is no rule DOR-03. Did you mean DOOR-03?\n"));
        const ProgramRun empty = fixed("");
        QCOMPARE(empty.exitCode, 2);
        QCOMPARE(empty.out, QByteArray());
        QCOMPARE(empty.err, QByteArray("--rule needs a value.\ndelve fix --help says what is possible.\n"));
        const ProgramRun small = fixed("door-03");
        QCOMPARE(small.exitCode, 0);
        QVERIFY2(small.out.endsWith(": 0 mended, 0 left\n"), small.out);
    }

    void theBuildTotalIsChangedOnlyWhenAsked()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.scenario.json"));
        QByteArray text =
            bytesOf(QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/two-hundred.scenario.json"));
        QVERIFY(text.contains(R"("buildTotal": 200)"));
        text.replace(R"("buildTotal": 200)", R"("buildTotal": 100)");
        write(path, text);
        const ProgramRun plain = runDelve({QStringLiteral("fix"), QStringLiteral("--dry-run"), path});
        QVERIFY2(!plain.out.contains("build total of"), plain.out);
        const QByteArray hint =
            "With --may-change build-total the build total may follow what is there instead.\n";
        QCOMPARE(plain.out.count(hint), 1);
        const ProgramRun asked = runDelve(
            {QStringLiteral("fix"), QStringLiteral("--may-change"), QStringLiteral("build-total"), path});
        QCOMPARE(asked.exitCode, 0);
        QVERIFY2(asked.out.contains("Agree on a build total of "), asked.out);
        QVERIFY2(!asked.out.contains("--may-change"), asked.out);
        QCOMPARE(
            runDelve({QStringLiteral("fix"), QStringLiteral("--may-change"), QStringLiteral("all"), path})
                .exitCode,
            2);
    }

    void squaresAreNamedAsWhenAStepIsTaken()
    {
        // A tile lies far in the west, where the squares are counted from, until it is moved back.
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.scenario.json"));
        QByteArray text =
            bytesOf(QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/standard.scenario.json"));
        QVERIFY(text.contains(R"("x": -4, "y": 5, "role": "entrance")"));
        text.replace(R"("x": -4, "y": 5, "role": "entrance")", R"("x": -34, "y": 5, "role": "entrance")");
        text.replace(R"("x": 14, "y": 0, "facing": "west")", R"("x": 14, "y": 0, "facing": "east")");
        write(path, text);
        const ProgramRun run = runDelve({QStringLiteral("fix"), QStringLiteral("--dry-run"), path});
        QVERIFY2(
            run.out.contains("  Move Canal to AD11. (price 2)\n  After this step squares have other names: "
                             "what was AD1 is A1 from here on.\n"),
            run.out);
        QCOMPARE(run.out.count("other names"), 1);
        QVERIFY(!run.out.contains(", AX")); // what comes later has its new name
    }

    void fixTellsWhatItCannotMend()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.scenario.json"));
        write(path, R"({"format": "delvewright-scenario", "version": 1, "title": "Nothing",
                        "game": "mage-knight-dungeons", "packs": [], "players": [],
                        "levels": [{"name": "Ground"}]})");
        const QByteArray before = bytesOf(path);
        const ProgramRun run = runDelve({QStringLiteral("fix"), QStringLiteral("--all"), path});
        QCOMPARE(run.exitCode, 1); // without a pack there is nothing to add
        QVERIFY2(run.out.contains("not mended: LAY-07"), run.out);
        QCOMPARE(bytesOf(path), before);
    }

    void todosCountOnlyWhereReadinessIsAskedFor()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.scenario.json"));
        const QString standard =
            QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/standard.scenario.json");
        QByteArray text = bytesOf(standard);
        text.replace(R"(,
    {"id": "x8rk", "player": "p2", "x": 11, "y": -5, "edge": "north"})",
                     "");
        write(path, text);
        const ProgramRun run = runDelve({QStringLiteral("validate"), path});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.endsWith(": legal so far, 1 to do\n"), run.out);
        QCOMPARE(runDelve({QStringLiteral("validate"), QStringLiteral("--ready"), path}).exitCode, 1);
        QCOMPARE(runDelve({QStringLiteral("validate"), QStringLiteral("--ready"), standard}).exitCode, 0);
    }

    void aMissingPackIsNamedOnce()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.scenario.json"));
        write(path, bytesOf(samples().front()).replace("starter", "absent"));
        const ProgramRun run = runDelve({QStringLiteral("validate"), path});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("absent"), run.err);
        QCOMPARE(run.err.count('\n'), 1);
    }
};

DELVE_TEST(TestDelveFiles)
#include "tst_delve_files.moc"
