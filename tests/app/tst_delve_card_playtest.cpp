// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace delve::test;

namespace {

const QString cardMap =
    QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/dungeoneer/closing-time.scenario.json");

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Many games of cards from the command line.
class TestDelveCardPlaytest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    ProgramRun playtest(const QStringList& more) const
    {
        return runDelve(QStringList{"playtest", cardMap, "--games", "48", "--rounds", "12", "--seed", "5"} +
                            more,
                        m_folder.path());
    }

private slots:
    void manyGamesAreToldAndKept()
    {
        const ProgramRun run = playtest({"-o", path("a.json"), "-o", path("a.html"), "-o", path("a.csv")});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.contains("48 games"), run.out);
        for (const char* expected : {"Ada: won ", "Seats: ", "Heroes: ", "Ends: by Quests ", "Length: "})
            QVERIFY2(run.out.contains(expected), run.out);
        const QJsonObject result = QJsonDocument::fromJson(bytesOf(path("a.json"))).object();
        QCOMPARE(result["format"].toString(), QStringLiteral("delvewright-playtest"));
        const QByteArray page = bytesOf(path("a.html"));
        for (const char* expected : {"Won when played", "Quests", "Wounds", "delve playtest"})
            QVERIFY2(page.contains(expected), expected);
        QVERIFY(bytesOf(path("a.csv")).count('\n') > 20);
    }

    /// The same bytes for any number of threads, and for shards that are merged.
    void threadsAndShardsChangeNothing()
    {
        QCOMPARE(playtest({"--threads", "1", "-o", path("one.json")}).exitCode, 0);
        QCOMPARE(playtest({"--threads", "3", "-o", path("three.json")}).exitCode, 0);
        QCOMPARE(bytesOf(path("one.json")), bytesOf(path("three.json")));
        for (const char* part : {"1", "2", "3"})
            QCOMPARE(playtest({"--shard", QStringLiteral("%1/3").arg(part), "-o",
                               m_folder.filePath(QStringLiteral("part-%1.json").arg(part))})
                         .exitCode,
                     0);
        const ProgramRun merged =
            runDelve({"merge", path("part-1.json"), path("part-2.json"), path("part-3.json"), "-o",
                      path("sum.json"), "-o", path("sum.html")},
                     m_folder.path());
        QVERIFY2(merged.exitCode == 0, merged.err);
        QCOMPARE(bytesOf(path("sum.json")), bytesOf(path("one.json")));
        QCOMPARE(
            runDelve({"merge", path("part-1.json"), path("part-2.json"), "-o", path("less.json")}).exitCode,
            1);
    }

    void anInterruptedResultIsNotOverwritten()
    {
        QCOMPARE(playtest({"-o", path("b.json")}).exitCode, 0);
        const QByteArray before = bytesOf(path("b.json"));
        QCOMPARE(playtest({"-o", path("b.json")}).exitCode, 2);
        QCOMPARE(playtest({"-o", path("b.json"), "--resume"}).exitCode, 0);
        QCOMPARE(bytesOf(path("b.json")), before);
    }

    void forgedResultsAreNotBelieved_data()
    {
        QTest::addColumn<QByteArray>("member");
        QTest::addColumn<QByteArray>("forged");
        QTest::newRow("another seed") << QByteArray("\"seed\": 5,") << QByteArray("\"seed\": 6,");
        QTest::newRow("another game")
            << QByteArray("\"witness\": {\"game\": 1,") << QByteArray("\"witness\": {\"game\": 2,");
        QTest::newRow("another end of that game") << QByteArray("\"witness\": {\"game\": 1, \"hash\": ")
                                                  << QByteArray("\"witness\": {\"game\": 1, \"hash\": 1");
        QTest::newRow("fewer games") << QByteArray("\"games\": 48, \"") << QByteArray("\"games\": 47, \"");
        QTest::newRow("another player")
            << QByteArray("\"players\": [\"") << QByteArray("\"players\": [\"Nobody ");
    }
    /// Sums that so many games of the map cannot have come to, or not with this seed.
    void forgedResultsAreNotBelieved()
    {
        QFETCH(QByteArray, member);
        QFETCH(QByteArray, forged);
        const QString result = path("honest.json");
        if (!QFile::exists(result))
            QCOMPARE(playtest({"-o", result}).exitCode, 0);
        QByteArray bytes = bytesOf(result);
        const auto at = bytes.indexOf(member);
        QVERIFY2(at >= 0, bytes.left(2000));
        bytes.replace(at, member.size(), forged);
        QFile file(path("forged.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const ProgramRun run =
            runDelve({"merge", file.fileName(), "-o", path("forged-sum.json")}, m_folder.path());
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(!run.err.isEmpty(), run.out);
        QVERIFY(!QFile::exists(path("forged-sum.json")));
        const ProgramRun honest = runDelve({"merge", result, "-o", path("honest-sum.json")}, m_folder.path());
        QCOMPARE(honest.exitCode, 0);
        QVERIFY2(
            honest.out.endsWith("Played again with seed 5: 1 game, as it was recorded. The others are not "
                                "proved.\n"),
            honest.out);
    }

    void versionsAreCompared()
    {
        const ProgramRun same = runDelve(
            {"compare", cardMap, cardMap, "--games", "16", "--rounds", "8", "--json"}, m_folder.path());
        QVERIFY2(same.exitCode == 0, same.err);
        const QJsonObject comparison = QJsonDocument::fromJson(same.out).object();
        QCOMPARE(comparison["alike"].toInt(), comparison["games"].toInt());
        for (const QJsonValue change : comparison["changes"].toArray())
            QVERIFY(!change["shown"].toBool());
        const ProgramRun told =
            runDelve({"compare", cardMap, cardMap, "--games", "16", "--rounds", "8"}, m_folder.path());
        QVERIFY2(told.out.contains("no change shown"), told.out);
    }

    /// An assertion that is kept and one that is broken.
    void assertionsAreChecked()
    {
        QJsonObject scenario = QJsonDocument::fromJson(bytesOf(cardMap)).object();
        const auto check = [&](const char* bound, int percent) {
            scenario["assertions"] = QJsonArray{
                QJsonObject{{"measure", "timeout"}, {"bound", QLatin1String(bound)}, {"percent", percent}}};
            QFile file(path("promise.scenario.json"));
            if (file.open(QIODevice::WriteOnly))
                file.write(QJsonDocument(scenario).toJson());
            file.close();
            return runDelve({"assert", file.fileName(), "--games", "320", "--rounds", "2"}, m_folder.path());
        };
        const ProgramRun kept = check("at-least", 50);
        QVERIFY2(kept.exitCode == 0, kept.err + kept.out);
        QVERIFY2(kept.out.startsWith("holds: The round limit ends the game in at least 50 % of the games."),
                 kept.out);
        const ProgramRun broken = check("at-most", 10);
        QVERIFY2(broken.exitCode == 1, broken.err + broken.out);
        QVERIFY2(broken.out.startsWith("broken: "), broken.out);
    }
};

DELVE_TEST(TestDelveCardPlaytest)
#include "tst_delve_card_playtest.moc"
