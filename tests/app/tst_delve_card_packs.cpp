// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <memory>

using namespace delve::test;

/// Sets of cards, and bundles of maps with them, on the command line.
class TestDelveCardPacks : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    ProgramRun run(const QString& words, const QString& locale = QStringLiteral("C.UTF-8")) const
    {
        return runDelve(words.split(u' '), m_folder->path(), {}, locale);
    }
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QByteArray bytesOf(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const char* name, const QByteArray& text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    void makeMap() const
    {
        const ProgramRun made =
            run(QStringLiteral("generate --game dungeoneer --set overdraft -o a.scenario.json"));
        QVERIFY2(made.exitCode == 0, made.err);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("DELVEWRIGHT_PACKS", path("packs").toLocal8Bit());
    }
    void cleanupTestCase() { qunsetenv("DELVEWRIGHT_PACKS"); }

    void packsOfAllGamesAreListed()
    {
        const ProgramRun all = run(QStringLiteral("pack list"));
        QVERIFY(all.out.contains("starter  1.0.0") && all.out.contains("overdraft  1.0.0"));
        const ProgramRun some = run(QStringLiteral("pack list --game dungeoneer"));
        QVERIFY(!some.out.contains("starter") && some.out.contains("night-shift"));
    }

    void aSetIsDescribedAndJudged()
    {
        const ProgramRun info = run(QStringLiteral("pack info overdraft"));
        QCOMPARE(info.exitCode, 0);
        QVERIFY(info.out.contains("20 Map cards") && info.out.contains("overdraft/velvet-queue"));
        const ProgramRun verdict = run(QStringLiteral("pack validate overdraft"));
        QVERIFY2(verdict.exitCode == 0, verdict.out);
        QVERIFY(verdict.out.endsWith("overdraft: readable, 0 errors, 0 warnings\n") ||
                verdict.out.contains("DNR-SETUP-16"));
        QCOMPARE(run(QStringLiteral("pack info no-such-set")).exitCode, 2);
    }

    void aReportIsReadByPeopleAndPrograms()
    {
        const ProgramRun told = run(QStringLiteral("pack report overdraft"));
        QVERIFY2(told.exitCode == 0, told.err);
        for (const char* heading : {"Kinds of Adventure cards", "Values of Boons and Treasures, in Glory",
                                    "Opening draws", "Threats, and how often", "Places of Quests"})
            QVERIFY2(told.out.contains(heading), heading);
        const ProgramRun json = run(QStringLiteral("pack report overdraft --json"));
        const QJsonObject report = QJsonDocument::fromJson(json.out).object();
        QCOMPARE(report.value("format").toString(), QStringLiteral("delvewright-set-report"));
        QCOMPARE(report.value("cards").toObject().value("adventures").toInt(), 62);
        QCOMPARE(report.value("players").toInt(), 4);
        const ProgramRun italian =
            run(QStringLiteral("pack report overdraft"), QStringLiteral("it_IT.UTF-8"));
        QVERIFY2(italian.out.contains("Pescate d'apertura"), italian.out);
        // The other game has no such report, and says so.
        const ProgramRun refused = run(QStringLiteral("pack report starter"));
        QCOMPARE(refused.exitCode, 2);
        QCOMPARE(refused.err, QByteArray("delve pack report cannot be used for Mage Knight Dungeons yet.\n"));
    }

    /// Out to a table and in again, a set has the same bytes; what cannot be read is refused by its line.
    void cardsGoOutToATableAndComeBack()
    {
        QCOMPARE(run(QStringLiteral("pack copy overdraft mine")).exitCode, 0);
        const QByteArray before = bytesOf("packs/mine/pack.json");
        QCOMPARE(run(QStringLiteral("pack export mine -o cards.csv")).exitCode, 0);
        QVERIFY(bytesOf("cards.csv").startsWith("kind,id,name:en,"));
        const ProgramRun back = run(QStringLiteral("pack import cards.csv --into mine"));
        QVERIFY2(back.exitCode == 0, back.err);
        QVERIFY2(back.out.startsWith("mine: ") && back.out.endsWith(" cards\n"), back.out);
        QCOMPARE(bytesOf("packs/mine/pack.json"), before);
        write("more.csv", "kind,name:en,gloryTrack\ntracker,Slate,30\n");
        QCOMPARE(run(QStringLiteral("pack import more.csv --into mine")).out, QByteArray("mine: 1 card\n"));
        QVERIFY(bytesOf("packs/mine/pack.json").contains("\"id\": \"slate\""));
        write("bad.csv", "kind,name:en,gloryTrack\ntracker,Slate,many\n");
        const ProgramRun bad = run(QStringLiteral("pack import bad.csv --into mine"));
        QCOMPARE(bad.exitCode, 2);
        QVERIFY2(bad.err.contains("line 2, /gloryTrack"), bad.err);
        // A set that comes with the program is not changed, and the other game has no such tables.
        QCOMPARE(run(QStringLiteral("pack import more.csv --into overdraft")).exitCode, 2);
        QCOMPARE(run(QStringLiteral("pack import more.csv --into starter")).exitCode, 2);
    }

    /// DNR-CARD-01: text that has no room on its card is told.
    void textWithoutRoomIsTold()
    {
        QCOMPARE(run(QStringLiteral("pack new long --game dungeoneer")).exitCode, 0);
        write("long.csv",
              "kind,name:en,flavour:en,adventureKind,cost,use,duration,categories,target,effects\n"
              "adventure,Long," +
                  QByteArray("so many words ").repeated(65).trimmed() +
                  ",bane,\"{\"\"resource\"\":\"\"peril\"\",\"\"value\"\":2}\",dungeonlord,instant,"
                  "\"[\"\"curse\"\"]\",\"{\"\"kind\"\":\"\"hero\"\"}\","
                  "\"[{\"\"op\"\":\"\"wound\"\",\"\"who\"\":\"\"target\"\",\"\"amount\"\":1}]\"\n");
        const ProgramRun in = run(QStringLiteral("pack import long.csv --into long"));
        QVERIFY2(in.exitCode == 0, in.err);
        const ProgramRun verdict = run(QStringLiteral("pack validate long"));
        QCOMPARE(verdict.exitCode, 1);
        QVERIFY2(verdict.out.contains("DNR-CARD-01 long/long: the text has no room on the card in English"),
                 verdict.out);
    }

    void aSetIsMadeCopiedAndSentOut()
    {
        const ProgramRun made =
            runDelve({QStringLiteral("pack"), QStringLiteral("new"), QStringLiteral("My Cards"),
                      QStringLiteral("--game"), QStringLiteral("dungeoneer")},
                     m_folder->path());
        QVERIFY2(made.exitCode == 0, made.err);
        QVERIFY(made.out.endsWith("packs/my-cards\n"));
        QVERIFY(bytesOf("packs/my-cards/pack.json").contains("\"game\": \"dungeoneer\""));
        QCOMPARE(run(QStringLiteral("pack validate my-cards")).exitCode, 0);
        QCOMPARE(run(QStringLiteral("pack copy overdraft mine")).exitCode, 0);
        QVERIFY(run(QStringLiteral("pack info mine")).out.contains("mine/velvet-queue"));
        QCOMPARE(run(QStringLiteral("pack export mine -o mine.pack.json")).exitCode, 0);
        QCOMPARE(run(QStringLiteral("pack import mine.pack.json")).out,
                 QByteArray("mine: was there already\n"));
        write("mine.pack.json",
              bytesOf("mine.pack.json").replace("\"packVersion\": \"1.0.0\"", "\"packVersion\": \"1.1.0\""));
        QCOMPARE(run(QStringLiteral("pack import mine.pack.json")).exitCode, 2);
        QCOMPARE(run(QStringLiteral("pack import mine.pack.json --existing copy")).out,
                 QByteArray("mine-2: imported\n"));
        QCOMPARE(run(QStringLiteral("pack import mine.pack.json --existing replace")).out,
                 QByteArray("mine: imported\n"));
        const QByteArray before = bytesOf("packs/mine/pack.json");
        QCOMPARE(run(QStringLiteral("pack format packs/mine")).exitCode, 0);
        QCOMPARE(bytesOf("packs/mine/pack.json"), before);
    }

    /// Both games keep their packs in one folder: a name belongs to one of them.
    void aNameOfTheOtherGameIsTaken()
    {
        QCOMPARE(run(QStringLiteral("pack new tiles")).exitCode, 0);
        QCOMPARE(run(QStringLiteral("pack copy overdraft tiles")).exitCode, 0);
        QVERIFY(!bytesOf("packs/tiles-2/pack.json").isEmpty());
        QCOMPARE(run(QStringLiteral("pack export tiles-2 -o set.pack.json")).exitCode, 0);
        write("set.pack.json", bytesOf("set.pack.json").replace("\"id\": \"tiles-2\"", "\"id\": \"tiles\""));
        const QByteArray before = bytesOf("packs/tiles/pack.json");
        const ProgramRun refused = run(QStringLiteral("pack import set.pack.json --existing replace"));
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.contains("a pack of another game has this name"), refused.err);
        QCOMPARE(bytesOf("packs/tiles/pack.json"), before);
        write("set.pack.json", bytesOf("set.pack.json").replace("\"id\": \"tiles\"", "\"id\": \"starter\""));
        QVERIFY(run(QStringLiteral("pack import set.pack.json")).err.contains("a pack of another game"));
    }

    void aBundleGoesToAFriend()
    {
        QCOMPARE(run(QStringLiteral("pack copy overdraft mine")).exitCode, 0);
        const ProgramRun made =
            run(QStringLiteral("generate --game dungeoneer --set mine -o a.scenario.json"));
        QVERIFY2(made.exitCode == 0, made.err);
        const ProgramRun sent = run(QStringLiteral("export a.scenario.json -o a.bundle.json"));
        QVERIFY2(sent.exitCode == 0, sent.err);
        // The friend has nothing but the program.
        qputenv("DELVEWRIGHT_PACKS", path("theirs").toLocal8Bit());
        QCOMPARE(run(QStringLiteral("validate a.scenario.json")).exitCode, 2);
        const ProgramRun there = run(QStringLiteral("import a.bundle.json -o b.scenario.json"));
        QVERIFY2(there.exitCode == 0, there.err);
        QCOMPARE(there.out, QByteArray("b.scenario.json\npack mine 1.0.0: installed\n"));
        QCOMPARE(run(QStringLiteral("validate --ready b.scenario.json")).exitCode, 0);
        QCOMPARE(bytesOf("b.scenario.json"), bytesOf("a.scenario.json"));
        QCOMPARE(run(QStringLiteral("import a.bundle.json -o c.scenario.json")).out,
                 QByteArray("c.scenario.json\npack mine 1.0.0: already there\n"));
    }

    void aChangedBundleIsRefused()
    {
        makeMap();
        QCOMPARE(run(QStringLiteral("export a.scenario.json -o a.bundle.json")).exitCode, 0);
        write("a.bundle.json", bytesOf("a.bundle.json").replace("The Velvet Queue", "The Silver Queue"));
        const ProgramRun refused = run(QStringLiteral("import a.bundle.json -o b.scenario.json"));
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.contains("its files were changed"), refused.err);
        QVERIFY(!QFile::exists(path("b.scenario.json")) && !QFile::exists(path("packs")));
    }

    void whatIsNotThereYetIsSaid()
    {
        makeMap();
        const ProgramRun refused = run(QStringLiteral("lay -o b.scenario.json " DELVE_SOURCE_DIR
                                                      "/resources/scenarios/six-tiles.scenario.json"));
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.endsWith("cannot be used for Mage Knight Dungeons yet.\n"), refused.err);
        QCOMPARE(run(QStringLiteral("migrate a.scenario.json")).out,
                 QByteArray("a.scenario.json: already version 1\n"));
        QVERIFY(run(QStringLiteral("rules DNR-MAP-07")).out.contains("Only Passages next to the Entrance"));
        QVERIFY(run(QStringLiteral("schema")).out.contains("set-report"));
    }
};

DELVE_TEST(TestDelveCardPacks)
#include "tst_delve_card_packs.moc"
