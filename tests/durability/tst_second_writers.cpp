// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/collection/collection_file.h"
#include "editor/document/file_lock.h"
#include "editor/mageknight/document/pack_document.h"
#include "editor/mageknight/document/scenario_document.h"
#include "editor/mageknight/document/user_packs.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/content/new_pieces.h"
#include "tests/durability/other_programs.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>

#include <atomic>
#include <functional>
#include <thread>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Reads something without a pause, beside what goes on, and counts how often it was not whole.
class Reader
{
public:
    explicit Reader(std::function<bool()> isWhole)
        : m_thread([this, isWhole = std::move(isWhole)] {
              for (; !m_isOver; ++m_looks)
                  m_torn += !isWhole();
          })
    {}
    ~Reader() { end(); }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    void end()
    {
        m_isOver = true;
        if (m_thread.joinable())
            m_thread.join();
    }
    int looks() const { return m_looks; }
    int torn() const { return m_torn; }

private:
    std::atomic<bool> m_isOver = false;
    int m_looks = 0;
    int m_torn = 0;
    std::thread m_thread;
};

} // namespace

/// Two programs write the same files at the same moment.
class TestSecondWriters : public QObject
{
    Q_OBJECT

    static QString delveProgram() { return QStringLiteral(DELVE_BIN_DIR "/delve"); }
    static QString another() { return QStringLiteral(ANOTHER_PROGRAM); }
    QString packs() const { return m_home->filePath(QStringLiteral("packs")); }
    std::filesystem::path pack(const char* id) const { return packs().toStdString() + "/" + id; }

    /// A list of one figure of this name.
    QString figures(const QString& name)
    {
        const QString path = m_home->filePath(name + QStringLiteral(".csv"));
        return writeFigures(path, name, ++m_figures) ? path : QString();
    }

    static bool write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }

    /// A token lies next to an entrance.
    static bool writeFaultyDungeon(const QString& path)
    {
        QByteArray text = bytesOf(
            QString::fromStdString((sourceFolder() / "resources/scenarios/standard.scenario.json").string()));
        return write(path, text.replace(R"("colour": "yellow", "x": 6, "y": 2)",
                                        R"("colour": "yellow", "x": -3, "y": 2)"));
    }

    /// A card lies far away from the others.
    static bool writeFaultyMap(const QString& path)
    {
        const ProgramRun made = runDelve({"generate", "--game", "dungeoneer", "--set", "overdraft", "--seed",
                                          "7", "--stage", "growing", "-o", path});
        QByteArray text = bytesOf(path);
        return made.exitCode == 0 &&
               write(path, text.replace("\"column\": 0, \"row\": -1", "\"column\": 40, \"row\": 40"));
    }

    int m_figures = 0;
    std::unique_ptr<QTemporaryDir> m_home;

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(packs()));
        qputenv("DELVEWRIGHT_PACKS", packs().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", m_home->path().toLocal8Bit());
    }
    void cleanup() { qunsetenv("DELVEWRIGHT_PACKS"); }

    void theCollectionCountsEveryChange()
    {
        const QString file = m_home->filePath(QStringLiteral("collection.json"));
        QVERIFY(changeCollection(file, [](Collection& collection) { collection.setSets("starter", 0); }));
        Reader reader([&] { return loadCollection(file).has_value(); });
        AtOnce programs;
        for (int i = 0; i < 3; ++i)
            programs.add(another(), {QStringLiteral("collection"), file, QStringLiteral("30")});
        const bool isFine = programs.run();
        reader.end();
        QVERIFY2(isFine, programs.errors());
        QCOMPARE(loadCollection(file)->setsOf("starter"), 90);
        QVERIFY(reader.looks() > 0);
        QCOMPARE(reader.torn(), 0);
        QCOMPARE(QDir(m_home->path()).entryList({QStringLiteral("*collection*")}, QDir::Files | QDir::Hidden),
                 QStringList{QStringLiteral("collection.json")});
    }

    void windowsKeepEachOthersSettings()
    {
        AtOnce programs;
        for (const char* name : {"one", "two"})
            programs.add(another(),
                         {QStringLiteral("settings"), QString::fromLatin1(name), QStringLiteral("60")});
        QVERIFY2(programs.run(), programs.errors());
        const QSettings settings(m_home->filePath(QStringLiteral("Delvewright/Delvewright.conf")),
                                 QSettings::IniFormat);
        for (const char* name : {"one", "two"})
            for (int i = 0; i < 60; ++i)
                QCOMPARE(settings.value(QStringLiteral("%1/%2").arg(QLatin1String(name)).arg(i)).toString(),
                         QString::number(i));
        QCOMPARE(settings.value(QStringLiteral("recentFiles")).toStringList().size(), 8);
    }

    void listsOfFiguresAddUp()
    {
        for (int round = 0; round < 5; ++round) {
            AtOnce programs;
            for (const char* name : {"ann", "bob"})
                programs.add(delveProgram(),
                             {QStringLiteral("import"),
                              figures(QStringLiteral("%1%2").arg(QLatin1String(name)).arg(round)),
                              QStringLiteral("--pack"), QStringLiteral("mine")});
            QVERIFY2(programs.run(), programs.errors());
            const auto read = loadPack(pack("mine"));
            QVERIFY(read);
            QCOMPARE(read->figures.size(), std::size_t(2 * round + 2));
        }
    }

    void newPacksOfOneNameAreTwo()
    {
        for (int round = 0; round < 5; ++round) {
            AtOnce programs;
            for (int i = 0; i < 2; ++i)
                programs.add(delveProgram(),
                             {QStringLiteral("pack"), QStringLiteral("new"), QStringLiteral("Mine")});
            QVERIFY2(programs.run(), programs.errors());
            QCOMPARE(QDir(packs()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 2 * round + 2);
        }
    }

    /// The window saves a pack that `delve import` adds to at that moment: both are in it, or the window is
    /// told.
    void theWindowAndAnImport()
    {
        for (int round = 0; round < 5; ++round) {
            const std::string name = "round" + std::to_string(round);
            const auto made = createPack(name, "Somebody", shippedContent(), packs().toStdString());
            QVERIFY(made);
            PackDocument document(*made, pack(name.c_str()));
            document.push(addPiece(document.pack(), newPiece(document.pack(), NewPiece::Chamber, "Room")),
                          {});
            AtOnce programs;
            programs.add(delveProgram(), {QStringLiteral("import"), figures(QStringLiteral("ann")),
                                          QStringLiteral("--pack"), QString::fromStdString(name)});
            programs.begin();
            QThread::msleep(20u * unsigned(round) * unsigned(round));
            const bool isSaved = document.save().has_value();
            QVERIFY2(programs.hasEnded(), programs.errors());
            const auto read = loadPack(pack(name.c_str()));
            QVERIFY(read);
            QCOMPARE(read->figures.size(), std::size_t(1));
            QCOMPARE(read->tiles.size(), std::size_t(isSaved));
            QCOMPARE(document.isModified(), !isSaved);
        }
    }

    void aPackIsReadWholeWhileItIsReplaced()
    {
        const auto made = createPack("Mine", "Somebody", shippedContent(), packs().toStdString());
        QVERIFY(made);
        Reader reader([&] { return loadPack(pack("mine")).has_value(); });
        // Parts come, and are put into one file again.
        for (int round = 0; round < 8; ++round) {
            const ProgramRun run =
                runDelve({"import", figures(QStringLiteral("ann%1").arg(round)), "--pack", "mine"});
            QVERIFY2(run.exitCode == 0, run.err);
            QVERIFY(savePack(*loadPack(pack("mine")), pack("mine")));
        }
        reader.end();
        QVERIFY(reader.looks() > 0);
        QCOMPARE(reader.torn(), 0);
    }

    void whatAnotherWroteMeanwhileIsNotLost_data()
    {
        QTest::addColumn<QString>("command"); // FILE is the scenario, LINK another name of it
        QTest::addColumn<bool>("isOfCards");
        const auto row = [](const char* command, bool isOfCards) {
            QTest::addRow("%s%s", command, isOfCards ? ", cards" : "")
                << QString::fromLatin1(command) << isOfCards;
        };
        for (const bool isOfCards : {false, true})
            for (const char* command :
                 {"fix --all FILE", "fix FILE -o LINK", "format FILE", "complete FILE -o FILE"})
                row(command, isOfCards);
    }
    void whatAnotherWroteMeanwhileIsNotLost()
    {
        if (!canBeUnlucky)
            QSKIP("the sanitizer stands where this test does");
        QFETCH(QString, command);
        QFETCH(bool, isOfCards);
        const QString file = m_home->filePath(QStringLiteral("mine.scenario.json"));
        QVERIFY(isOfCards ? writeFaultyMap(file) : writeFaultyDungeon(file));
        const QString link = m_home->filePath(QStringLiteral("other-name.scenario.json"));
        QVERIFY(QFile::link(file, link));
        if (command.startsWith(QStringLiteral("complete"))) // which begins only with what is legal
            QCOMPARE(runDelve({"fix", "--all", file}).exitCode, 0);
        const QByteArray before = bytesOf(file) + (command.startsWith(QStringLiteral("format")) ? "\n" : "");
        QVERIFY(write(file, before));
        const auto names = treeOf(m_home->path()).keys();
        QStringList words = command.split(u' ');
        words.replaceInStrings(QStringLiteral("FILE"), file);
        words.replaceInStrings(QStringLiteral("LINK"), link);

        // Whatever it does first on the disk, it has read the file by then.
        const ProgramRun late = runUnlucky(words, {QStringLiteral("other"), 1, m_home->path(), false, file});
        QCOMPARE(late.exitCode, 2);
        QVERIFY2(late.err.contains("another program has changed the file meanwhile"), late.err);
        QCOMPARE(bytesOf(file), before + '\n');
        QCOMPARE(treeOf(m_home->path()).keys(), names);

        // Where nobody else writes it is done.
        const ProgramRun alone = runDelve(words);
        QVERIFY2(alone.exitCode < 2, alone.err);
        QVERIFY(bytesOf(file) != before + '\n');
        QCOMPARE(treeOf(m_home->path()).keys(), names);
    }

    /// Programs that know nothing of our locks write when they like: before each call by which we write.
    void noMomentIsLeftForOthers_data()
    {
        QTest::addColumn<bool>("isNew");
        QTest::newRow("a file that was read") << false;
        QTest::newRow("a file that was not there") << true;
    }
    void noMomentIsLeftForOthers()
    {
        if (!canBeUnlucky)
            QSKIP("the sanitizer stands where this test does");
        QFETCH(bool, isNew);
        const QString source = m_home->filePath(QStringLiteral("source.scenario.json"));
        const QString file = isNew ? m_home->filePath(QStringLiteral("new.scenario.json")) : source;
        QVERIFY(writeFaultyDungeon(source));
        const QByteArray faulty = bytesOf(source);
        const QStringList command{"fix", "--all", source, "-o", file};
        int calls = 0;
        QCOMPARE(runUnlucky(command, {{}, 0, m_home->path(), false}, &calls).exitCode, 0);
        const QByteArray mended = bytesOf(file);
        QVERIFY(calls > 3 && mended != faulty);
        int refused = 0;
        for (int call = 1; call <= calls; ++call) {
            QVERIFY(write(source, faulty));
            if (isNew)
                QVERIFY(QFile::remove(file));
            const ProgramRun run =
                runUnlucky(command, {QStringLiteral("other"), call, m_home->path(), false, file});
            // What the other wrote is there, below what it found.
            const bool isRefused = run.exitCode == 2;
            const QByteArray found = !isRefused ? mended : isNew ? QByteArray() : faulty;
            QVERIFY2(bytesOf(file) == found + '\n', qPrintable(QStringLiteral("call %1").arg(call)));
            refused += isRefused;
        }
        QVERIFY(refused > 2 && refused <= calls);
    }

    void ofPlaytestsIntoOneFileOneIsPlayed()
    {
        const QString scenario =
            QString::fromStdString((sourceFolder() / "resources/scenarios/standard.scenario.json").string());
        const QString result = m_home->filePath(QStringLiteral("result.json"));
        AtOnce programs;
        for (int i = 1; i <= 3; ++i)
            programs.add(delveProgram(),
                         {QStringLiteral("playtest"), scenario, QStringLiteral("--games"),
                          QStringLiteral("40"), QStringLiteral("--rounds"), QStringLiteral("10"),
                          QStringLiteral("--agents"), QStringLiteral("random"), QStringLiteral("--seed"),
                          QString::number(i), QStringLiteral("-o"), result});
        QVERIFY(!programs.run());
        int played = 0;
        for (std::size_t i = 0; i < 3; ++i)
            played += programs.at(i).exitCode() == 0;
        QCOMPARE(played, 1);
        const QByteArray said = programs.errors();
        QCOMPARE(said.count("another program is writing it") + said.count("is there already"), 2);
        // What is there is that of the one who played, and whole.
        QCOMPARE(runDelve({"merge", result, "-o", m_home->filePath(QStringLiteral("sum.json"))}).exitCode, 0);
        QCOMPARE(treeOf(m_home->path()).keys(),
                 (QStringList{QStringLiteral("packs"), QStringLiteral("result.json"),
                              QStringLiteral("sum.json")}));
    }

    void printersOfSeveralProgramsAreAllKept()
    {
        qputenv("DELVEWRIGHT_PRINTERS", m_home->filePath(QStringLiteral("kept/printers.json")).toLocal8Bit());
        AtOnce programs;
        for (int i = 1; i <= 6; ++i)
            programs.add(delveProgram(),
                         QStringLiteral("calibrate set --printer P%1 --across1 1 1 --down1 0 0 --across2 1 1 "
                                        "--down2 0 0")
                             .arg(i)
                             .split(u' '));
        QVERIFY2(programs.run(), programs.errors());
        const ProgramRun list = runDelve({"calibrate", "list"});
        qunsetenv("DELVEWRIGHT_PRINTERS");
        for (int i = 1; i <= 6; ++i)
            QVERIFY2(list.out.contains("P" + QByteArray::number(i) + ", A4: "), list.out);
    }

    /// As long as another program of ours writes a file or pack, nobody else does.
    void whoWritesIsWaitedFor()
    {
        const QString file = m_home->filePath(QStringLiteral("mine.scenario.json"));
        ScenarioDocument document(shippedContent(), sample("standard"));
        QVERIFY(document.saveAs(file));
        ScenarioDocument other(shippedContent(), sample("two-levels"));
        QCOMPARE(runDelve({"pack", "new", "tiles"}).exitCode, 0);
        QCOMPARE(runDelve({"pack", "copy", "overdraft", "cards"}).exitCode, 0);
        const auto before = treeOf(m_home->path());
        {
            const auto held = lockFile(file), tiles = lockFile(packs() + QStringLiteral("/tiles")),
                       cards = lockFile(packs() + QStringLiteral("/cards"));
            QVERIFY(held && tiles && cards);
            for (ScenarioDocument* each : {&document, &other}) { // its own file, and that of another one
                const auto saved = each->saveAs(file);
                QVERIFY(!saved);
                QVERIFY2(inEnglish(saved.error()).find("another program is writing it") != std::string::npos,
                         inEnglish(saved.error()).c_str());
            }
            for (const char* folder : {"packs/tiles", "packs/cards/"}) {
                const ProgramRun run = runDelve({"pack", "format", QLatin1String(folder)}, m_home->path());
                QCOMPARE(run.exitCode, 2);
                QVERIFY2(run.err.contains("another program is writing it"), run.err);
            }
        }
        QCOMPARE(treeOf(m_home->path()), before);
        QVERIFY(document.save());
        QVERIFY(other.saveAs(file));
        for (const char* folder : {"packs/tiles", "packs/cards/"})
            QCOMPARE(runDelve({"pack", "format", QLatin1String(folder)}, m_home->path()).exitCode, 0);
        // Where there is no pack, nothing is made.
        QCOMPARE(runDelve({"pack", "format", m_home->filePath(QStringLiteral("no/pack"))}).exitCode, 2);
        QVERIFY(!QFile::exists(m_home->filePath(QStringLiteral("no"))));
    }

    void onlyOneProgramPlaysIntoASave()
    {
        const QString scenario =
            QString::fromStdString((sourceFolder() / "resources/scenarios/standard.scenario.json").string());
        const QString save = m_home->filePath(QStringLiteral("friday.save.json"));
        QProcess first;
        first.start(delveProgram(), {QStringLiteral("play"), scenario, QStringLiteral("--save"), save});
        QVERIFY(first.waitForReadyRead(60'000));
        QVERIFY(QTest::qWaitFor(
            [&] { return QFile::exists(m_home->filePath(QStringLiteral(".friday.save.json.lock"))); },
            60'000));
        const ProgramRun second = runDelve({"play", scenario, "--save", save});
        QCOMPARE(second.exitCode, 2);
        QVERIFY2(second.err.contains("another program"), second.err);
        first.closeWriteChannel();
        QVERIFY(first.waitForFinished(60'000));
        QCOMPARE(first.exitCode(), 0);
        QCOMPARE(runDelve({"play", scenario, "--save", save}).exitCode, 0);
    }
};

DELVE_TEST(TestSecondWriters)
#include "tst_second_writers.moc"
