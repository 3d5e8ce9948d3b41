// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace delve::test;

/// The commands that make and finish dungeons.
class TestDelveGenerate : public QObject
{
    Q_OBJECT

private:
    static ProgramRun run(const QString& arguments, const QString& folder)
    {
        return runDelve(arguments.split(u' '), folder);
    }

    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QJsonObject sampleObject(const char* name)
    {
        return QJsonDocument::fromJson(
                   bytesOf(QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/%1.scenario.json")
                               .arg(QLatin1String(name))))
            .object();
    }

    static void write(const QJsonObject& scenario, const QString& path)
    {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(QJsonDocument(scenario).toJson());
    }

private slots:
    void aDungeonIsMadeFromASeed()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QStringLiteral("generate --seed 7 -o a.scenario.json"), dir.path()).exitCode, 0);
        QCOMPARE(run(QStringLiteral("generate --seed 7 -o b.scenario.json"), dir.path()).exitCode, 0);
        const QByteArray made = bytesOf(dir.filePath(QStringLiteral("a.scenario.json")));
        QVERIFY(!made.isEmpty());
        QCOMPARE(bytesOf(dir.filePath(QStringLiteral("b.scenario.json"))), made);
        const auto verdict = run(QStringLiteral("validate --ready --schema a.scenario.json"), dir.path());
        QCOMPARE(verdict.exitCode, 0);
        QCOMPARE(verdict.out, QByteArray("a.scenario.json: legal\n"));
        QCOMPARE(run(QStringLiteral("format --check a.scenario.json"), dir.path()).exitCode, 0);
    }

    void severalProposalsAreNumbered()
    {
        const QTemporaryDir dir;
        const auto made = run(QStringLiteral("generate --count 3 --players 3 --points 150 --shape compact "
                                             "--terrain water --json -o d.scenario.json"),
                              dir.path());
        QCOMPARE(made.exitCode, 0);
        const auto answer = QJsonDocument::fromJson(made.out).object();
        QCOMPARE(answer[QStringLiteral("outcome")].toString(), QStringLiteral("made"));
        const auto files = answer[QStringLiteral("files")].toArray();
        QCOMPARE(files.size(), 3);
        for (int i = 0; i < 3; ++i) {
            const QString name = QStringLiteral("d-%1.scenario.json").arg(i + 1);
            QCOMPARE(files[i].toObject()[QStringLiteral("file")].toString(), name);
            QCOMPARE(files[i].toObject()[QStringLiteral("tiles")].toInt(), 18);
            QVERIFY(QFile::exists(dir.filePath(name)));
        }
    }

    void badWishesAreRefused_data()
    {
        QTest::addColumn<QString>("arguments");
        for (const char* arguments :
             {"--players 1", "--players 9", "--points 10", "--tiles 2", "--chests 5", "--doors 2 --markers 1",
              "--shape round", "--terrain lava", "--stock starter/rotunda", "--stock starter/nothing=1",
              "--count 0", "--seconds 0"})
            QTest::newRow(arguments) << QString::fromLatin1(arguments);
    }
    void badWishesAreRefused()
    {
        QFETCH(QString, arguments);
        const QTemporaryDir dir;
        const auto refused =
            run(QStringLiteral("generate ") + arguments + QStringLiteral(" -o x.scenario.json"), dir.path());
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(!refused.err.isEmpty());
        QVERIFY(!QFile::exists(dir.filePath(QStringLiteral("x.scenario.json"))));
    }

    void theTimeIsLimited()
    {
        const QTemporaryDir dir;
        const auto ended =
            run(QStringLiteral("generate --count 100000 --seconds 0.1 -o d.scenario.json"), dir.path());
        QCOMPARE(ended.exitCode, 1);
        QVERIFY2(ended.err.contains("time is over"), ended.err);
        QVERIFY(ended.out.contains("d-1.scenario.json")); // what was made by then is there
    }

    void impossibleWishesAreExplained()
    {
        const QTemporaryDir dir;
        QString arguments = QStringLiteral("generate -o x.scenario.json");
        for (const char* hallway : {"long-walk", "crossway", "bend", "gorge", "canal", "arcade", "ambush-way",
                                    "switchback", "ruined-way", "stairway", "mine", "blind-end"})
            arguments += QStringLiteral(" --stock starter/%1=0").arg(QLatin1String(hallway));
        const auto refused = run(arguments, dir.path());
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.err.contains("LAY-10") && refused.err.contains("LAY-21"), refused.err);
    }

    void wishesThatCannotBeHadAreRefusedWithTheNearest()
    {
        const QTemporaryDir dir;
        const auto far =
            run(QStringLiteral("generate --chest-distance 6 --chests 4 -o x.scenario.json"), dir.path());
        QCOMPARE(far.exitCode, 1);
        QCOMPARE(far.err,
                 QByteArray("With 10 tiles for 2 players, 4 chests can lie at most 5 tiles from every "
                            "entrance.\n"));
        const auto round = run(QStringLiteral("generate --loops 12 --json -o x.scenario.json"), dir.path());
        QCOMPARE(round.exitCode, 1);
        QVERIFY2(round.err.contains("No dungeon was found in which all wishes hold.\nLoops wished for: 12;"),
                 round.err);
        const auto answer = QJsonDocument::fromJson(round.out).object();
        QCOMPARE(answer[QStringLiteral("outcome")].toString(), QStringLiteral("gave-up"));
        const auto missed = answer[QStringLiteral("missed")].toArray();
        QCOMPARE(missed.size(), 1);
        QCOMPARE(missed[0].toObject()[QStringLiteral("wish")].toString(), QStringLiteral("loops"));
        QCOMPARE(missed[0].toObject()[QStringLiteral("wanted")].toInt(), 12);
        QVERIFY(missed[0].toObject()[QStringLiteral("nearest")].toInt() >= 5);
        QVERIFY(!QFile::exists(dir.filePath(QStringLiteral("x.scenario.json"))));
    }

    void CHEST_05_whatIsToldToBePossibleCanBeHad()
    {
        const QTemporaryDir dir;
        const auto made = [&](const char* wishes) {
            return run(QStringLiteral("generate -o y.scenario.json ") + QLatin1String(wishes), dir.path());
        };
        const auto many = made("--tiles 3 --chests 4 --chest-distance 3");
        QCOMPARE(many.exitCode, 1);
        QCOMPARE(many.err,
                 QByteArray("With 6 tiles for 2 players there can be at most 3 chests, 2 tiles from "
                            "every entrance.\n"));
        QCOMPARE(made("--tiles 3 --chests 3 --chest-distance 2").exitCode, 0);
        const auto far = made("--tiles 3 --chests 3 --chest-distance 3");
        QCOMPARE(far.err,
                 QByteArray("With 6 tiles for 2 players, 3 chests can lie at most 2 tiles from every "
                            "entrance.\n"));
        // Chests that nobody asked for stand in nobody's way.
        QCOMPARE(made("--tiles 3 --chest-distance 3").exitCode, 0);
        QCOMPARE(made("--tiles 3 --chest-distance 5").err,
                 QByteArray("With 6 tiles for 2 players, no chest can lie more than 4 tiles from every "
                            "entrance.\n"));
        QCOMPARE(made("--tiles 3 --chest-distance 4").exitCode, 0);
    }

    void theHelpSaysHowWishesAreMeasured()
    {
        const QTemporaryDir dir;
        const QByteArray help = run(QStringLiteral("generate --help"), dir.path()).out.simplified();
        QVERIFY2(help.contains("compact at least 70 %, sprawling at most 40 %"), help);
        QVERIFY2(help.contains("Ways round, exactly so many"), help);
    }

    void LAY_23_aFreeBuildIsToldOnce()
    {
        const QTemporaryDir dir;
        const auto many = run(QStringLiteral("generate --tiles 6 --count 2 -o x.scenario.json"), dir.path());
        QCOMPARE(many.exitCode, 0);
        QCOMPARE(many.err, QByteArray("The build total of 100 asks for 5 tiles of each player, not 6: the "
                                      "option \"Free building\" was switched on (LAY-23).\n"));
        QVERIFY(bytesOf(dir.filePath(QStringLiteral("x-1.scenario.json"))).contains("\"freeBuild\": true"));
        const auto plain = run(QStringLiteral("generate --tiles 5 -o x.scenario.json"), dir.path());
        QCOMPARE(plain.err, QByteArray());
        QVERIFY(run(QStringLiteral("generate --help"), dir.path())
                    .out.simplified()
                    .contains("another number switches \"Free building\" on (LAY-23)"));
    }

    void CHEST_08_chestsStillOwedAreTold()
    {
        const QTemporaryDir dir;
        const auto few = run(QStringLiteral("generate --chests 3 -o x.scenario.json"), dir.path());
        QCOMPARE(few.exitCode, 0);
        QCOMPARE(few.err, QByteArray("The dungeon is not ready for play yet: 3 of 4 chests are placed, the "
                                     "others are still owed (CHEST-08).\n"));
        QCOMPARE(run(QStringLiteral("generate --chests 4 -o x.scenario.json"), dir.path()).err, QByteArray());
    }

    void wishesThatDoNotHoldInWhatIsCompletedAreTold()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QStringLiteral("generate --seed 3 -o a.scenario.json"), dir.path()).exitCode, 0);
        const auto missed = run(QStringLiteral("complete a.scenario.json --loops 9 --players 3 --points 200 "
                                               "-o done.scenario.json"),
                                dir.path());
        QCOMPARE(missed.exitCode, 1);
        QCOMPARE(missed.out, QByteArray("done.scenario.json: completed, but not all wishes hold\n"));
        QVERIFY2(missed.err.startsWith("Players wished for: 3; the dungeon has 2 already.\n"
                                       "Wished for is a build total of 200; the dungeon has 100 already.\n"
                                       "Loops wished for: 9; the nearest that was found has "),
                 missed.err);
        QCOMPARE(run(QStringLiteral("validate --ready done.scenario.json"), dir.path()).exitCode, 0);
        const auto answer = QJsonDocument::fromJson(
            run(QStringLiteral("complete a.scenario.json --chests 3 --json -o done.scenario.json"),
                dir.path())
                .out)[QStringLiteral("missed")];
        QCOMPARE(answer.toArray().size(), 1);
        QCOMPARE(answer[0][QStringLiteral("wish")].toString(), QStringLiteral("chests"));
        const auto held =
            run(QStringLiteral("complete a.scenario.json --players 2 --chests 4 -o done.scenario.json"),
                dir.path());
        QCOMPARE(held.exitCode, 0);
        QCOMPARE(held.err, QByteArray());
    }

    void MRK_02_whatIsPlacedBeyondAWishIsToldAndNothingAdded()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QStringLiteral("generate --seed 7 --doors 1 --markers 1 -o a.scenario.json"), dir.path())
                     .exitCode,
                 0);
        const auto scenario =
            QJsonDocument::fromJson(bytesOf(dir.filePath(QStringLiteral("a.scenario.json")))).object();
        const auto countOf = [&](const char* list) {
            return QJsonDocument::fromJson(bytesOf(dir.filePath(QStringLiteral("done.scenario.json"))))
                .object()[QLatin1String(list)]
                .toArray()
                .size();
        };
        for (const bool isMarker : {true, false}) {
            QJsonObject begun = scenario;
            for (const char* list : {isMarker ? "doors" : "markers", "chests", "tokens"})
                begun.remove(QLatin1String(list));
            write(begun, dir.filePath(QStringLiteral("begun.scenario.json")));
            const auto told = run(
                QStringLiteral("complete begun.scenario.json --markers 0 --doors 0 -o done.scenario.json"),
                dir.path());
            QCOMPARE(told.exitCode, 1);
            QCOMPARE(told.err, isMarker
                                   ? QByteArray("Terrain markers wished for: 0; the dungeon has 1 already.\n")
                                   : QByteArray("Doors wished for: 0; the dungeon has 1 already.\n"));
            QCOMPARE(countOf("markers"), isMarker ? 1 : 0);
            QCOMPARE(countOf("doors"), isMarker ? 0 : 1);
        }
    }

    void CHEST_07_aBegunDungeonHasItsOwnPlayers()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QStringLiteral("generate --players 3 -o a.scenario.json"), dir.path()).exitCode, 0);
        QCOMPARE(run(QStringLiteral("complete a.scenario.json --chests 6 -o b.scenario.json"), dir.path())
                     .exitCode,
                 0);
        const auto tooMany =
            run(QStringLiteral("complete a.scenario.json --chests 7 -o b.scenario.json"), dir.path());
        QCOMPARE(tooMany.exitCode, 2);
        QVERIFY2(tooMany.err.contains("For 3 players there are 1 to 6 chests"), tooMany.err);
    }

    void aBegunDungeonIsFinished()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QStringLiteral("generate --seed 3 -o a.scenario.json"), dir.path()).exitCode, 0);
        auto scenario =
            QJsonDocument::fromJson(bytesOf(dir.filePath(QStringLiteral("a.scenario.json")))).object();
        for (const char* list : {"doors", "markers", "chests", "tokens", "entrances", "exits"})
            scenario.remove(QLatin1String(list));
        QFile file(dir.filePath(QStringLiteral("begun.scenario.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(scenario).toJson());
        file.close();
        QCOMPARE(
            run(QStringLiteral("complete begun.scenario.json -o done.scenario.json"), dir.path()).exitCode,
            0);
        QCOMPARE(run(QStringLiteral("validate --ready done.scenario.json"), dir.path()).exitCode, 0);
    }

    void aConflictIsNamedWithItsRepair()
    {
        const QTemporaryDir dir;
        auto scenario =
            QJsonDocument::fromJson(
                bytesOf(QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/standard.scenario.json")))
                .object();
        auto tiles = scenario[QStringLiteral("tiles")].toArray();
        auto moved = tiles[1].toObject();
        moved[QStringLiteral("x")] = 0;
        moved[QStringLiteral("y")] = 0; // onto the central chamber
        tiles[1] = moved;
        scenario[QStringLiteral("tiles")] = tiles;
        QFile file(dir.filePath(QStringLiteral("broken.scenario.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(scenario).toJson());
        file.close();
        const auto refused =
            run(QStringLiteral("complete --json broken.scenario.json -o x.scenario.json"), dir.path());
        QCOMPARE(refused.exitCode, 1);
        const auto answer = QJsonDocument::fromJson(refused.out).object();
        QCOMPARE(answer[QStringLiteral("outcome")].toString(), QStringLiteral("impossible"));
        QVERIFY(!answer[QStringLiteral("rules")].toArray().isEmpty());
        QVERIFY(!QFile::exists(dir.filePath(QStringLiteral("x.scenario.json"))));
        QCOMPARE(
            run(QStringLiteral("complete nowhere.scenario.json -o x.scenario.json"), dir.path()).exitCode, 2);
    }

    void withoutAProofNothingIsCalledImpossible()
    {
        const QTemporaryDir dir;
        auto scenario = sampleObject("standard");
        auto exits = scenario[QStringLiteral("exits")].toArray();
        auto moved = exits[0].toObject();
        moved[QStringLiteral("x")] = 2;
        moved[QStringLiteral("y")] = 2; // ENT-03: in the middle of the central chamber
        exits[0] = moved;
        scenario[QStringLiteral("exits")] = exits;
        write(scenario, dir.filePath(QStringLiteral("odd.scenario.json")));
        const auto answered =
            run(QStringLiteral("complete --json odd.scenario.json -o x.scenario.json"), dir.path());
        QCOMPARE(answered.exitCode, 1);
        const auto answer = QJsonDocument::fromJson(answered.out).object();
        QCOMPARE(answer[QStringLiteral("outcome")].toString(), QStringLiteral("gave-up"));
        QVERIFY(answer[QStringLiteral("things")].toArray().isEmpty());
        QVERIFY2(answered.err.contains("within the limit"), answered.err);
    }

    void levelsWithoutANameAreNumbered()
    {
        const QTemporaryDir dir;
        auto scenario = sampleObject("two-levels");
        scenario[QStringLiteral("levels")] = QJsonArray{QJsonObject{{QStringLiteral("name"), QString()}},
                                                        QJsonObject{{QStringLiteral("name"), QString()}}};
        write(scenario, dir.filePath(QStringLiteral("nameless.scenario.json")));
        QCOMPARE(run(QStringLiteral("complete nameless.scenario.json -o named.scenario.json"), dir.path())
                     .exitCode,
                 0);
        const auto levels =
            QJsonDocument::fromJson(bytesOf(dir.filePath(QStringLiteral("named.scenario.json"))))
                .object()[QStringLiteral("levels")]
                .toArray();
        QCOMPARE(levels.size(), 2);
        QCOMPARE(levels[0].toObject()[QStringLiteral("name")].toString(), QStringLiteral("Level 1"));
        QCOMPARE(levels[1].toObject()[QStringLiteral("name")].toString(), QStringLiteral("Level 2"));
    }
};

DELVE_TEST(TestDelveGenerate)
#include "tst_delve_generate.moc"
