// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QScopeGuard>
#include <QTemporaryDir>

#include <csignal>

using namespace delve::test;

namespace {

QString scenarioFile()
{
    return QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/six-tiles.scenario.json");
}

QString playtestFile(const QString& name)
{
    return QStringLiteral(DELVE_SOURCE_DIR "/tests/data/playtests/%1.scenario.json").arg(name);
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// delve playtest, merge, compare and assert, as people call them.
class TestDelvePlaytest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void threadsAndShardsGiveTheSameBytes()
    {
        const QString alone = path("alone.json");
        const ProgramRun first = playtest({"--threads", "1", "-o", alone});
        QCOMPARE(first.exitCode, 0);
        QVERIFY2(first.out.contains("70 games"), first.out);
        for (const char* threads : {"2", "4"}) {
            const QString file = path(QLatin1String(threads) + QStringLiteral(".json"));
            QCOMPARE(playtest({"--threads", QLatin1String(threads), "-o", file}).exitCode, 0);
            QCOMPARE(contentsOf(file), contentsOf(alone));
        }
        QStringList merge{"merge", "-o", path("sum.json")};
        for (const char* shard : {"1/8", "2/8", "3/8", "4/8", "5/8", "6/8", "7/8", "8/8"}) {
            merge << path(QString::fromLatin1(shard).replace(u'/', u'-') + QStringLiteral(".json"));
            QCOMPARE(playtest({"--shard", QString::fromLatin1(shard), "-o", merge.back()}).exitCode, 0);
        }
        const ProgramRun merged = runDelve(merge);
        QVERIFY2(merged.exitCode == 0, merged.err);
        QVERIFY2(merged.out.startsWith(first.out), merged.out);
        QVERIFY2(merged.out.mid(first.out.size()).startsWith("Played again with seed "), merged.out);
        QCOMPARE(contentsOf(path("sum.json")), contentsOf(alone));
        // A lost shard is noticed, and nothing is written.
        const ProgramRun lacking = runDelve({"merge", "-o", path("lacking.json"), merge[3], merge[4]});
        QCOMPARE(lacking.exitCode, 1);
        QVERIFY2(lacking.err.startsWith("Games are missing: "), lacking.err);
        QVERIFY(!QFile::exists(path("lacking.json")));
        const ProgramRun twice = runDelve({"merge", "-o", path("twice.json"), merge[3], merge[3]});
        QCOMPARE(twice.exitCode, 2);
        QVERIFY2(twice.err.contains("games 1 to 16 were counted already"), twice.err);
    }

    /// Pieces of any pack can come by chance, so games are others where there are others.
    void partsFromWhereOtherPacksAreDoNotAddUp()
    {
        QCOMPARE(playtest({"--shard", "1/2", "-o", path("here.json")}).exitCode, 0);
        qputenv("DELVEWRIGHT_PACKS", path("packs").toLocal8Bit());
        const auto forget = qScopeGuard([] { qunsetenv("DELVEWRIGHT_PACKS"); });
        const auto addPartFromThere = [&](const QString& name) {
            const QString part = path(name + QStringLiteral(".json"));
            const ProgramRun played = playtest({"--shard", "2/2", "-o", part});
            return played.exitCode == 0
                       ? runDelve({"merge", path("here.json"), part, "-o", path(name + "-sum.json")})
                       : played;
        };
        QCOMPARE(runDelve({"pack", "new", "Empty"}).exitCode, 0);
        const ProgramRun alike = addPartFromThere(QStringLiteral("alike"));
        QVERIFY2(alike.exitCode == 0, alike.err);
        QCOMPARE(runDelve({"pack", "copy", "starter", "Mine"}).exitCode, 0);
        const ProgramRun other = addPartFromThere(QStringLiteral("other"));
        QCOMPARE(other.exitCode, 2);
        QVERIFY2(other.err.contains("with the packs that are here"), other.err);
        QVERIFY(!QFile::exists(path("other-sum.json")));
    }

    /// Killed without a word, it goes on from what it had written, to the same bytes.
    void aKilledPlaytestGoesOn()
    {
        const QStringList arguments{"playtest", scenarioFile(), "--games", "3000", "--threads",
                                    "2",        "--rounds",     "20"};
        const QString file = path("killed.json");
        QProcess process;
        process.start(QStringLiteral(DELVE_BIN_DIR "/delve"), arguments + QStringList{"-o", file});
        QVERIFY(process.waitForStarted());
        // Until there is something to go on from.
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 60'000);
        QVERIFY2(sendSignal(process, SIGKILL), "it was over before it could be killed");
        process.waitForFinished();
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        const QJsonObject kept = QJsonDocument::fromJson(contentsOf(file)).object();
        const int games = kept["tally"]["games"].toInt();
        QVERIFY2(games > 0 && games < 3000, qPrintable(QString::number(games)));
        const ProgramRun resumed = runDelve(arguments + QStringList{"-o", file, "--resume"});
        QVERIFY2(resumed.exitCode == 0, resumed.err);
        QCOMPARE(runDelve(arguments + QStringList{"-o", path("whole.json")}).exitCode, 0);
        QCOMPARE(contentsOf(file), contentsOf(path("whole.json")));
    }

    void itEndsWhenItIsClear()
    {
        const QStringList arguments{"playtest", playtestFile("lopsided"), "--games", "20000",
                                    "--until-clear"};
        const ProgramRun one =
            runDelve(arguments + QStringList{"--threads", "1", "-o", path("clear-1.json")});
        QVERIFY2(one.exitCode == 0, one.err);
        QVERIFY2(one.out.contains("\nUnfair: "), one.out);
        const ProgramRun four =
            runDelve(arguments + QStringList{"--threads", "4", "-o", path("clear-4.json")});
        QCOMPARE(four.exitCode, 0);
        QCOMPARE(contentsOf(path("clear-4.json")), contentsOf(path("clear-1.json")));
        const QJsonObject result = QJsonDocument::fromJson(contentsOf(path("clear-1.json"))).object();
        QVERIFY(result["tally"]["games"].toInt() < 2000);
        const ProgramRun shard = runDelve(arguments + QStringList{"--shard", "1/2"});
        QCOMPARE(shard.exitCode, 2);
        QVERIFY2(shard.err.startsWith("--until-clear does not go with --shard"), shard.err);
    }

    /// As people call it, without any option.
    void theLopsidedDungeonIsCalledUnfairTheMirroredOneIsNot()
    {
        const ProgramRun lopsided = runDelve({"playtest", playtestFile("lopsided")});
        QCOMPARE(lopsided.exitCode, 0);
        QVERIFY2(lopsided.out.contains("\nUnfair: North wins "), lopsided.out);
        const ProgramRun mirrored = runDelve({"playtest", playtestFile("mirrored")});
        QCOMPARE(mirrored.exitCode, 0);
        QVERIFY2(!mirrored.out.contains("Unfair"), mirrored.out);
    }

    /// The entrance in the south is twice as far: whoever has the other one wins more often.
    void changedEntrancesTellWhatIsToBlame()
    {
        const ProgramRun run =
            runDelve({"playtest", playtestFile("lopsided"), "--rotate-entrances", "--games", "1200"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.contains("\nUnfair entrances: Whoever enters where "), run.out);
    }

    void reportsAreWritten()
    {
        const ProgramRun run = playtest({"-o", path("r.json"), "-o", path("r.csv"), "-o", path("r.html")});
        QVERIFY2(run.exitCode == 0, run.err);
        QVERIFY(contentsOf(path("r.csv")).startsWith("part,id,name,measure,value,least,most,count,of\r\n"));
        QVERIFY(contentsOf(path("r.html")).startsWith("<!DOCTYPE html>"));
        // A result alone is enough to make them again.
        const ProgramRun again =
            runDelve({"merge", path("r.json"), "-o", path("again.html"), "-o", path("again.csv")});
        QVERIFY2(again.exitCode == 0, again.err);
        QCOMPARE(contentsOf(path("again.html")), contentsOf(path("r.html")));
        QCOMPARE(contentsOf(path("again.csv")), contentsOf(path("r.csv")));
        QVERIFY(contentsOf(path("r.html"))
                    .contains("delve playtest six-tiles.scenario.json --games 70 --agents steady "
                              "--seed 1 --rounds 100"));
        const ProgramRun odd = playtest({"-o", path("r.txt")});
        QCOMPARE(odd.exitCode, 2);
        QVERIFY2(odd.err.contains("expected one name ending in .json, others in .csv or .html"), odd.err);
    }

    void versionsAreCompared()
    {
        const ProgramRun same =
            runDelve({"compare", playtestFile("mirrored"), playtestFile("mirrored"), "--games", "32"});
        QVERIFY2(same.exitCode == 0, same.err);
        QVERIFY2(same.out.contains("; 32 went the same"), same.out);
        QVERIFY2(!same.out.contains(", changed"), same.out);
        const QStringList arguments{"compare", playtestFile("mirrored"), playtestFile("lopsided"), "--json"};
        const ProgramRun changed = runDelve(arguments);
        QVERIFY2(changed.exitCode == 0, changed.err);
        QCOMPARE(runDelve(arguments + QStringList{"--threads", "1"}).out, changed.out);
        const QJsonArray changes = QJsonDocument::fromJson(changed.out)["changes"].toArray();
        QCOMPARE(changes.size(), 12);
        for (const QJsonValue change : changes)
            if (change["measure"].toString() == QStringLiteral("won") && change["player"].toInt() == 2) {
                QVERIFY(change["shown"].toBool());
                QVERIFY(change["change"].toDouble() < 0);
            }
        const ProgramRun players =
            runDelve({"compare", scenarioFile(),
                      QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/three-players.scenario.json")});
        QCOMPARE(players.exitCode, 2);
        QVERIFY2(players.err.contains("expected 2 players as in"), players.err);
    }

    void assertionsAreChecked()
    {
        const auto with = [&](const char* assertions) {
            QByteArray text = contentsOf(playtestFile("lopsided"));
            text.replace("  \"tiles\": [",
                         QByteArray("  \"assertions\": [") + assertions + "],\n  \"tiles\": [");
            const QString file = path("assert.scenario.json");
            QFile out(file);
            return out.open(QIODevice::WriteOnly) && out.write(text) == text.size() ? file : QString();
        };
        const ProgramRun none = runDelve({"assert", playtestFile("lopsided")});
        QCOMPARE(none.exitCode, 0);
        QVERIFY2(none.out.contains("has no assertions"), none.out);
        const ProgramRun kept = runDelve(
            {"assert", with(R"({"measure": "chest-reached", "within": 60, "bound": "at-least", "percent": 40},
                               {"measure": "chest-taken", "bound": "at-least", "percent": 5})")});
        QVERIFY2(kept.exitCode == 0, kept.out + kept.err);
        QVERIFY2(kept.out.startsWith("holds: Each player reaches a chest within 60 round"), kept.out);
        const QString broken = with(R"({"measure": "wins", "bound": "at-most", "percent": 55})");
        const ProgramRun run = runDelve({"assert", broken});
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.out.startsWith("broken: Each player wins in at most 55 % of the games. North: "),
                 run.out);
        const ProgramRun json = runDelve({"assert", "--json", broken});
        QCOMPARE(json.exitCode, 1);
        QCOMPARE(QJsonDocument::fromJson(json.out)["assertions"][0]["verdict"].toString(),
                 QStringLiteral("broken"));
        // Too few games to tell: no failure, unless one insists.
        const ProgramRun few = runDelve({"assert", "--games", "16", broken});
        QCOMPARE(few.exitCode, 0);
        QVERIFY2(few.out.startsWith("not shown with 16 game"), few.out);
        QCOMPARE(runDelve({"assert", "--strict", "--games", "16", broken}).exitCode, 1);
        QCOMPARE(runDelve({"assert", path("nowhere.json")}).exitCode, 2);
        QCOMPARE(
            runDelve({"assert", with(R"({"measure": "fun", "bound": "at-most", "percent": 55})")}).exitCode,
            2);
    }

    void aFinishedFileIsTakenUp()
    {
        const QString file = path("result.json");
        QCOMPARE(playtest({"-o", file}).exitCode, 0);
        const QByteArray bytes = contentsOf(file);
        const ProgramRun again = playtest({"-o", file});
        QCOMPARE(again.exitCode, 2);
        QVERIFY2(again.err.contains("is there already; --resume goes on with it"), again.err);
        QCOMPARE(playtest({"-o", file, "--resume"}).exitCode, 0);
        QCOMPARE(contentsOf(file), bytes);
        const ProgramRun other = playtest({"-o", file, "--resume", "--seed", "9"});
        QCOMPARE(other.exitCode, 2);
        QVERIFY2(other.err.contains("belongs to another playtest"), other.err);
        QCOMPARE(contentsOf(file), bytes);
    }

    void badInputIsExplained()
    {
        const ProgramRun shard = playtest({"--shard", "4/3"});
        QCOMPARE(shard.exitCode, 2);
        QCOMPARE(shard.err, QByteArray("--shard 4/3: expected I/N, I from 1 to N\n"));
        QCOMPARE(playtest({"--agents", "oracle"}).exitCode, 2);
        QCOMPARE(runDelve({"playtest", path("missing.json")}).exitCode, 2);
        QCOMPARE(runDelve({"merge", "-o", path("x.json"), scenarioFile()}).exitCode, 2);
        const ProgramRun unwritable = playtest({"-o", path("missing/result.json")});
        QCOMPARE(unwritable.exitCode, 2);
        QVERIFY(!unwritable.err.isEmpty());
    }

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    ProgramRun playtest(const QStringList& options) const
    {
        return runDelve(QStringList{"playtest", scenarioFile(), "--games", "70"} + options);
    }

    QTemporaryDir m_folder;
};

DELVE_TEST(TestDelvePlaytest)
#include "tst_delve_playtest.moc"
