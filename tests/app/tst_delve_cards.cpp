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

/// Maps of Dungeoneer on the command line.
class TestDelveCards : public QObject
{
    Q_OBJECT

private:
    static ProgramRun run(const QString& arguments, const QTemporaryDir& folder)
    {
        return runDelve(arguments.split(u' '), folder.path());
    }

    static QByteArray bytesOf(const QTemporaryDir& folder, const char* name)
    {
        QFile file(folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void replace(const QTemporaryDir& folder, const char* name, const QByteArray& old,
                        const QByteArray& with)
    {
        QByteArray text = bytesOf(folder, name);
        QVERIFY(text.contains(old));
        text.replace(text.indexOf(old), old.size(), with);
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    /// The name of the card that was laid last.
    static QByteArray anyRoom(const QTemporaryDir& folder)
    {
        const QByteArray text = bytesOf(folder, "a.scenario.json");
        const qsizetype begin = text.lastIndexOf("\"overdraft/") + qsizetype(strlen("\"overdraft/"));
        return text.mid(begin, text.indexOf('"', begin) - begin);
    }

    static constexpr const char* generate =
        "generate --game dungeoneer --set overdraft --seed 7 --stage %1 -o %2";

    /// A new map of this many players, as the window begins one.
    static void writeEmpty(const QTemporaryDir& folder, int players)
    {
        QVERIFY(
            run(QString::fromLatin1(generate).arg(QStringLiteral("starting"), QStringLiteral("empty.json")) +
                    QStringLiteral(" --players %1").arg(players),
                folder)
                .exitCode == 0);
        QByteArray text = bytesOf(folder, "empty.json");
        const qsizetype begin = text.indexOf("\"cells\": ["), end = text.indexOf(']', begin);
        QVERIFY(begin > 0 && end > begin);
        text.replace(begin, end - begin, "\"cells\": [");
        QFile file(folder.filePath(QStringLiteral("empty.scenario.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

private slots:
    void aMapIsMadeAndJudged()
    {
        const QTemporaryDir dir;
        for (const char* stage : {"starting", "growing", "finished"}) {
            QCOMPARE(run(QString::fromLatin1(generate).arg(QLatin1String(stage),
                                                           QStringLiteral("a.scenario.json")),
                         dir)
                         .exitCode,
                     0);
            const auto verdict = run(QStringLiteral("validate --ready --schema a.scenario.json"), dir);
            QCOMPARE(verdict.err, QByteArray());
            QCOMPARE(verdict.exitCode, 0);
            QVERIFY(verdict.out.endsWith("a.scenario.json: legal\n"));
            QCOMPARE(run(QStringLiteral("format --check a.scenario.json"), dir).exitCode, 0);
        }
        const auto info = run(QStringLiteral("info a.scenario.json"), dir);
        QCOMPARE(info.exitCode, 0);
        QVERIFY(info.out.contains("Dungeoneer, finished map"));
    }

    void DNR_OPT_02_theProgramLaysAMapInTurns()
    {
        const QTemporaryDir dir;
        writeEmpty(dir, 3);
        const QString lay = QStringLiteral("lay empty.scenario.json --program all --deal 3 -o %1");
        const auto one = run(lay.arg(QStringLiteral("one.scenario.json")), dir);
        QCOMPARE(one.err, QByteArray());
        QCOMPARE(one.exitCode, 0);
        QVERIFY(one.out.contains("lays Front Office: in the centre\n"));
        QVERIFY(one.out.endsWith("one.scenario.json: laid in turns\n"));
        QCOMPARE(run(QStringLiteral("validate --ready one.scenario.json"), dir).exitCode, 0);
        QCOMPARE(run(lay.arg(QStringLiteral("two.scenario.json")), dir).exitCode, 0);
        QCOMPARE(bytesOf(dir, "one.scenario.json"), bytesOf(dir, "two.scenario.json"));
    }

    void DNR_OPT_07_peopleLayFromTheirOwnHands()
    {
        const QTemporaryDir dir;
        writeEmpty(dir, 2);
        const QStringList lay{QStringLiteral("lay"),    QStringLiteral("empty.scenario.json"),
                              QStringLiteral("--deal"), QStringLiteral("5"),
                              QStringLiteral("-o"),     QStringLiteral("begun.scenario.json")};
        // The first has the Entrance; then the other one sits down, asks, types nonsense, and lays.
        const auto begun = runDelve(lay, dir.path(), "1\n1\n\nhint\n99\n1\n1\nquit\n");
        QCOMPARE(begun.err, QByteArray());
        QCOMPARE(begun.exitCode, 1);
        QCOMPARE(begun.out.count(" lays "), 2);
        QVERIFY(begun.out.contains(" sits down; Enter shows the cards."));
        QVERIFY(begun.out.contains("One way: "));
        QVERIFY(begun.out.contains("Expected a number from 1 to "));
        QVERIFY(begun.out.contains("18 cards are still held; --deal 5 goes on\n"));
        // It goes on with the number of its deal, and with no other.
        const QString on =
            QStringLiteral("lay begun.scenario.json --program all --deal %1 -o whole.scenario.json");
        QCOMPARE(run(on.arg(5), dir).exitCode, 0);
        const auto verdict = run(QStringLiteral("validate --ready whole.scenario.json"), dir);
        QCOMPARE(verdict.exitCode, 0);
        int refused = 0;
        for (int other = 6; other < 16; ++other) {
            const auto wrong = run(on.arg(other), dir);
            refused += wrong.exitCode == 2 && wrong.err.contains("--deal names another one");
        }
        QVERIFY(refused >= 3);
    }

    /// Of several Entrances of a map the players use one, and they say which one decides who begins.
    void DNR_OPT_09_DNR_OPT_06_peopleChooseTheEntrance()
    {
        const QTemporaryDir dir;
        QCOMPARE(
            run(QStringLiteral("generate --game dungeoneer --set overdraft --set night-shift --set bad-road "
                               "--seed 7 --stage starting --players 3 -o empty.scenario.json"),
                dir)
                .exitCode,
            0);
        QJsonObject scenario = QJsonDocument::fromJson(bytesOf(dir, "empty.scenario.json")).object();
        QJsonArray maps = scenario[QStringLiteral("maps")].toArray();
        for (auto&& map : maps) {
            QJsonObject emptied = map.toObject();
            emptied[QStringLiteral("cells")] = QJsonArray();
            map = emptied;
        }
        scenario[QStringLiteral("maps")] = maps;
        scenario.remove(QStringLiteral("portals"));
        QFile file(dir.filePath(QStringLiteral("empty.scenario.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(scenario).toJson());
        file.close();
        const QString lay =
            QStringLiteral("lay empty.scenario.json --program all --deal 3 -o a.scenario.json %1");
        for (const char* entrance : {"front-office", "staff-entrance"})
            for (const char* map : {"dungeon", "wilderness"}) {
                const bool isStaff = qstrcmp(entrance, "staff-entrance") == 0;
                const auto laid = run(
                    lay.arg(QStringLiteral("--entrance %1/%2 --decides %3")
                                .arg(isStaff ? QStringLiteral("night-shift") : QStringLiteral("overdraft"),
                                     QLatin1String(entrance), QLatin1String(map))),
                    dir);
                QCOMPARE(laid.err, QByteArray());
                QCOMPARE(laid.exitCode, 0);
                const QByteArray used = isStaff ? "Staff Entrance" : "Front Office";
                const QByteArray first =
                    qstrcmp(map, "dungeon") == 0 ? used : QByteArray("The Inn at the Fifth Crossroads");
                QVERIFY2(laid.out.left(laid.out.indexOf('\n')).contains("lays " + first + ": in the centre"),
                         laid.out);
                QVERIFY(laid.out.contains("lays " + used + ": in the centre"));
                QVERIFY(!laid.out.contains(isStaff ? "lays Front Office" : "lays Staff Entrance"));
            }
        const auto refused = run(lay.arg(QStringLiteral("--entrance overdraft/boardroom")), dir);
        QCOMPARE(refused.exitCode, 2);
        QCOMPARE(refused.err, QByteArray("overdraft/boardroom is no Entrance of the sets in use.\n"));
    }

    void layingInTurnsIsRefusedWithASentence()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QString::fromLatin1(generate).arg(QStringLiteral("growing"),
                                                       QStringLiteral("a.scenario.json")),
                     dir)
                     .exitCode,
                 0);
        const auto laid = run(QStringLiteral("lay a.scenario.json -o b.scenario.json"), dir);
        QCOMPARE(laid.exitCode, 2);
        QVERIFY(laid.err.contains("was not laid in turns from deal 1"));
        QVERIFY(!QFile::exists(dir.filePath(QStringLiteral("b.scenario.json"))));
        QCOMPARE(run(QStringLiteral("lay a.scenario.json --deal x -o b.scenario.json"), dir).exitCode, 2);
        QCOMPARE(run(QStringLiteral("lay a.scenario.json --program 7 -o b.scenario.json"), dir).exitCode, 2);
        QCOMPARE(run(QStringLiteral("lay no.scenario.json -o b.scenario.json"), dir).exitCode, 2);
        const QString other = QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios");
        const auto dungeons = QDir(other).entryList({QStringLiteral("*.scenario.json")});
        QVERIFY(!dungeons.isEmpty());
        const auto foreign = runDelve({QStringLiteral("lay"), other + u'/' + dungeons.front(),
                                       QStringLiteral("-o"), QStringLiteral("b.scenario.json")},
                                      dir.path());
        QCOMPARE(foreign.exitCode, 2);
        QVERIFY(foreign.err.contains("cannot be used for Mage Knight Dungeons"));
    }

    void aFaultIsNamedAndMended()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QString::fromLatin1(generate).arg(QStringLiteral("growing"),
                                                       QStringLiteral("a.scenario.json")),
                     dir)
                     .exitCode,
                 0);
        replace(dir, "a.scenario.json", "\"column\": 0, \"row\": -1", "\"column\": 40, \"row\": 40");
        const auto verdict = run(QStringLiteral("validate a.scenario.json"), dir);
        QCOMPARE(verdict.exitCode, 1);
        QVERIFY(verdict.out.contains("DNR-MAP-08"));
        QVERIFY(verdict.out.contains("fix: "));
        const auto mended = run(QStringLiteral("fix --all a.scenario.json"), dir);
        QCOMPARE(mended.exitCode, 0);
        QCOMPARE(run(QStringLiteral("validate --ready a.scenario.json"), dir).exitCode, 0);
    }

    void manyFaultsOfAKindAreCounted()
    {
        const QTemporaryDir dir;
        const QString made =
            QString::fromLatin1(generate).arg(QStringLiteral("growing"), QStringLiteral("a.scenario.json"));
        QCOMPARE(run(made, dir).exitCode, 0);
        QByteArray scattered = "\"cells\": [";
        for (int i = 0; i < 300; ++i)
            scattered += "{\"id\": \"x" + QByteArray::number(1000 + i) + "\", \"card\": \"overdraft/" +
                         anyRoom(dir) + "\", \"column\": " + QByteArray::number(-60 + 2 * (i % 60)) +
                         ", \"row\": " + QByteArray::number(20 + 2 * (i / 60)) + "},\n";
        replace(dir, "a.scenario.json", "\"cells\": [", scattered);
        const auto verdict = run(QStringLiteral("validate a.scenario.json"), dir);
        QCOMPARE(verdict.exitCode, 1);
        QVERIFY2(verdict.out.contains("more of this rule; --all lists them"), verdict.err + verdict.out);
        const auto all = run(QStringLiteral("validate --all a.scenario.json"), dir);
        QVERIFY(!all.out.contains("--all lists them"));
        QVERIFY(all.out.count("DNR-MAP-08") > verdict.out.count("DNR-MAP-08"));
    }

    void whatWasBegunIsCompleted()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QString::fromLatin1(generate).arg(QStringLiteral("starting"),
                                                       QStringLiteral("a.scenario.json")),
                     dir)
                     .exitCode,
                 0);
        replace(dir, "a.scenario.json", "\"stage\": \"starting\"", "\"stage\": \"growing\"");
        QCOMPARE(run(QStringLiteral("complete a.scenario.json --cards 15 -o b.scenario.json"), dir).exitCode,
                 0);
        QCOMPARE(bytesOf(dir, "b.scenario.json").count("\"column\""), 15);
        QCOMPARE(run(QStringLiteral("validate --ready b.scenario.json"), dir).exitCode, 0);
    }

    void aMissingSetIsUnreadable()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QString::fromLatin1(generate).arg(QStringLiteral("growing"),
                                                       QStringLiteral("a.scenario.json")),
                     dir)
                     .exitCode,
                 0);
        replace(dir, "a.scenario.json", "\"id\": \"overdraft\"", "\"id\": \"lost-and-found\"");
        const auto verdict = run(QStringLiteral("validate a.scenario.json"), dir);
        QCOMPARE(verdict.exitCode, 2);
        QVERIFY(verdict.err.contains("lost-and-found"));
    }

    void wishesThatCannotHoldAreRefused()
    {
        const QTemporaryDir dir;
        const auto loops = run(
            QStringLiteral("generate --game dungeoneer --stage starting --loops 9 -o a.scenario.json"), dir);
        QCOMPARE(loops.exitCode, 1);
        QVERIFY(loops.err.contains("ways round: 0, wished for: 9 at least"));
        QVERIFY(bytesOf(dir, "a.scenario.json").isEmpty());
        QCOMPARE(
            run(QStringLiteral("generate --game dungeoneer --cards 99 -o a.scenario.json"), dir).exitCode, 2);
        QCOMPARE(
            run(QStringLiteral("generate --game dungeoneer --chests 2 -o a.scenario.json"), dir).exitCode, 2);
    }

    void inItalian()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QString::fromLatin1(generate).arg(QStringLiteral("growing"),
                                                       QStringLiteral("a.scenario.json")),
                     dir)
                     .exitCode,
                 0);
        replace(dir, "a.scenario.json", "\"column\": 0, \"row\": -1", "\"column\": 40, \"row\": 40");
        const auto verdict = runDelve({QStringLiteral("validate"), QStringLiteral("a.scenario.json")},
                                      dir.path(), {}, QStringLiteral("it_IT.UTF-8"));
        QVERIFY(verdict.out.contains("lontana dalla mappa"));
        QVERIFY2(verdict.out.contains("40 a sud, 40 a est"), verdict.out);
    }
};

DELVE_TEST(TestDelveCards)
#include "tst_delve_cards.moc"
