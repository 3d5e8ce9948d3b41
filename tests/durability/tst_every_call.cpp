// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/load_pack.h"
#include "tests/durability/other_programs.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTemporaryDir>

#include <filesystem>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Every command that writes is killed at each call by which it writes, one after the other, and meets a full
/// disk at each of them.
class TestEveryCall : public QObject
{
    Q_OBJECT

    QString file(const QString& name) const { return m_home->filePath(name); }
    QString packs() const { return file(QStringLiteral("packs")); }
    static QString inSource(const char* path)
    {
        return QString::fromStdString((sourceFolder() / path).string());
    }

    /// What every home is a copy of: a scenario, another that is not laid out as we do, and a pack that came
    /// with a bundle and was changed, in several parts.
    void makeFirstHome()
    {
        m_home = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(packs()));
        qputenv("DELVEWRIGHT_PACKS", packs().toLocal8Bit());
        const QByteArray scenario = bytesOf(inSource("resources/scenarios/standard.scenario.json"));
        for (const char* name : {"mine", "loose"}) {
            QFile copy(file(QLatin1String(name) + QStringLiteral(".scenario.json")));
            QVERIFY(copy.open(QIODevice::WriteOnly));
            copy.write(scenario + (name[0] == 'l' ? "\n" : ""));
        }
        QVERIFY(QFile::copy(inSource("resources/scenarios/dungeoneer/closing-time.scenario.json"),
                            file(QStringLiteral("cards.scenario.json"))));
        QFile::setPermissions(file(QStringLiteral("cards.scenario.json")),
                              QFile::ReadUser | QFile::WriteUser);
        QCOMPARE(runDelve({"pack", "copy", "overdraft", "our-cards"}).exitCode, 0);
        QCOMPARE(
            runDelve({"pack", "export", "our-cards", "-o", file(QStringLiteral("sent.pack.json"))}).exitCode,
            0);
        QVERIFY(writeEmptyMap(file(QStringLiteral("empty.scenario.json"))));
        QCOMPARE(runDelve({"pack", "new", "Few", "--game", "dungeoneer"}).exitCode, 0);
        QFile sent(file(QStringLiteral("sent.pack.json")));
        QVERIFY(sent.open(QIODevice::ReadWrite));
        const QByteArray newer =
            sent.readAll().replace("\"packVersion\": \"1.0.0\"", "\"packVersion\": \"1.1.0\"");
        sent.resize(0);
        sent.seek(0);
        sent.write(newer);
        const ProgramRun run = runDelve({"import", inSource("tests/data/bundles/tiny.bundle.json"), "-o",
                                         file(QStringLiteral("tiny.scenario.json"))});
        QVERIFY2(run.exitCode == 0, run.err);
        QVERIFY(writeFigures(file(QStringLiteral("list.csv")), QStringLiteral("Rat"), 1));
        const ProgramRun added = runDelve({"import", file(QStringLiteral("list.csv")), "--pack", "tiny"});
        QVERIFY2(added.exitCode == 0, added.err);
        m_first = std::move(m_home);
    }

    /// A home as it is before each attempt.
    void makeHome()
    {
        m_home = std::make_unique<QTemporaryDir>();
        std::filesystem::copy(m_first->path().toStdString(), m_home->path().toStdString(),
                              std::filesystem::copy_options::recursive);
        qputenv("DELVEWRIGHT_PACKS", packs().toLocal8Bit());
        qputenv("DELVEWRIGHT_PRINTERS", file(QStringLiteral("printers.json")).toLocal8Bit());
    }

    /// All of them where there are few; otherwise the first, the last, and some between.
    static std::vector<int> callsToTry(int calls)
    {
        constexpr int most = 12;
        std::vector<int> chosen;
        for (int call = 1; call <= calls; ++call)
            if (calls <= 2 * most || call <= most / 2 || call > calls - most / 2 ||
                call % (calls / most) == 0)
                chosen.push_back(call);
        return chosen;
    }

    QStringList command(const char* name) const
    {
        const QString scenario = file(QStringLiteral("mine.scenario.json"));
        const QString cards = file(QStringLiteral("cards.scenario.json"));
        const QMap<QByteArray, QStringList> known{
            {"new set", {"pack", "new", "Mine", "--game", "dungeoneer"}},
            {"replace set",
             {"pack", "import", file(QStringLiteral("sent.pack.json")), "--existing", "replace"}},
            {"send set", {"pack", "export", "our-cards", "-o", file(QStringLiteral("out.pack.json"))}},
            {"generate cards",
             {"generate", "--game", "dungeoneer", "--set", "overdraft", "--seed", "1", "-o", cards}},
            {"render cards", {"render", cards, "-o", file(QStringLiteral("cards.svg"))}},
            {"print cards", {"print", cards, "--kind", "layout", "-o", file(QStringLiteral("cards.pdf"))}},
            {"bundle cards", {"export", cards, "-o", file(QStringLiteral("cards.bundle.json"))}},
            {"table cards", {"export", cards, "-o", file(QStringLiteral("cards.tmj"))}},
            {"card bundle",
             {"import", inSource("tests/data/card-bundles/tiny.bundle.json"), "-o",
              file(QStringLiteral("tiny-cards.scenario.json"))}},
            {"calibrate",
             {"calibrate", "set", "--across1", "1", "1", "--down1", "0", "0", "--across2", "1", "1",
              "--down2", "0", "0"}},
            {"replace",
             {"import", inSource("tests/data/bundles/tiny.bundle.json"), "--packs", "replace", "-o",
              file(QStringLiteral("tiny.scenario.json"))}},
            {"figures", {"import", file(QStringLiteral("list.csv")), "--pack", "new-one"}},
            {"new pack", {"pack", "new", "Mine"}},
            {"generate", {"generate", "--seed", "1", "-o", scenario}},
            {"fix", {"fix", scenario, "-o", file(QStringLiteral("fixed.scenario.json"))}},
            {"format", {"format", file(QStringLiteral("loose.scenario.json"))}},
            {"render", {"render", scenario, "-o", file(QStringLiteral("map.png"))}},
            {"pdf", {"print", scenario, "--kind", "sheet", "-o", file(QStringLiteral("sheet.pdf"))}},
            {"bundle", {"export", scenario, "-o", file(QStringLiteral("mine.bundle.json"))}},
            {"playtest",
             {"playtest", scenario, "--games", "1", "--rounds", "1", "-o",
              file(QStringLiteral("result.json"))}},
            {"lay",
             {"lay", file(QStringLiteral("empty.scenario.json")), "--program", "all", "--deal", "5", "-o",
              file(QStringLiteral("laid.scenario.json"))}},
            {"complete", {"complete", scenario, "-o", file(QStringLiteral("whole.scenario.json"))}},
            {"complete cards", {"complete", cards, "-o", file(QStringLiteral("whole.scenario.json"))}},
            {"merge",
             {"merge", inSource("tests/data/results/skirmish.json"), "-o", file(QStringLiteral("sum.json"))}},
            {"merge cards",
             {"merge", inSource("tests/data/card-results/closing-time.json"), "-o",
              file(QStringLiteral("sum.json"))}},
            {"branch",
             {"replay", inSource("tests/data/replays/lone-wolf.save.json"), "--branch", "2", "--overwrite",
              "-o", file(QStringLiteral("branch.save.json"))}},
            {"keep as test",
             {"replay", inSource("tests/data/card-replays/begun.save.json"), "--keep-as-test",
              file(QStringLiteral("begun.kept.json"))}},
            {"copy pack", {"pack", "copy", "starter", "Mine too"}},
            {"copy set", {"pack", "copy", "overdraft", "Mine too"}},
            {"format pack", {"pack", "format", packs() + QStringLiteral("/tiny")}},
            {"sheet", {"pack", "sheet", "tiny", "-o", file(QStringLiteral("sheet.png"))}},
            {"sheet of cards", {"pack", "sheet", "few", "-o", file(QStringLiteral("sheet.png"))}},
            {"pictures of cards",
             {"pack", "cards", "few", "--dpi", "36", "-o", file(QStringLiteral("pictures"))}},
            {"table of cards", {"pack", "table", "few", "-o", file(QStringLiteral("table.png"))}},
            {"csv out", {"pack", "export", "our-cards", "-o", file(QStringLiteral("out.csv"))}},
            {"csv in",
             {"pack", "import", inSource("tests/data/card-tables/some-of-each.csv"), "--into", "our-cards"}},
            {"foundry", {"export", scenario, "-o", file(QStringLiteral("map.foundry.json"))}},
            {"dd2vtt", {"export", scenario, "-o", file(QStringLiteral("map.dd2vtt"))}},
            {"dd2vtt of cards", {"export", cards, "-o", file(QStringLiteral("map.dd2vtt"))}},
            {"tiled", {"export", scenario, "-o", file(QStringLiteral("map.tmj"))}},
            {"pieces",
             {"export", file(QStringLiteral("tiny.scenario.json")), "--kind", "pieces", "-o",
              file(QStringLiteral("pieces"))}},
            {"preview",
             {"print", scenario, "--kind", "sheet", "--preview-dpi", "20", "--preview",
              file(QStringLiteral("pages"))}},
            {"playtest cards",
             {"playtest", cards, "--games", "1", "--agents", "random", "-o",
              file(QStringLiteral("result.json"))}},
            {"play cards",
             {"play", cards, "--seat", "1=random", "--seat", "2=random", "--seat", "3=random", "--rounds",
              "1", "--save", file(QStringLiteral("a.save.json"))}},
            {"play",
             {"play", scenario, "--seat", "1=random", "--seat", "2=random", "--rounds", "1", "--save",
              file(QStringLiteral("a.save.json"))}},
        };
        return known.value(name);
    }

    void addCommands() const
    {
        QTest::addColumn<bool>("byTurns");
        for (const char* name : {"replace", "figures", "new pack", "generate", "fix", "format", "render",
                                 "pdf", "bundle", "playtest", "play"})
            QTest::newRow(name) << false;
        for (const char* name : {"new set", "replace set", "send set", "generate cards", "render cards",
                                 "print cards", "bundle cards", "table cards", "card bundle", "calibrate"})
            QTest::newRow(name) << false;
        for (const char* name : {"complete",       "complete cards",  "merge",          "merge cards",
                                 "branch",         "keep as test",    "copy pack",      "copy set",
                                 "format pack",    "sheet",           "sheet of cards", "pictures of cards",
                                 "table of cards", "csv out",         "csv in",         "foundry",
                                 "dd2vtt",         "dd2vtt of cards", "tiled",          "pieces",
                                 "preview",        "playtest cards",  "play cards"})
            QTest::newRow(name) << false;
        QTest::newRow("replace by turns") << true;
    }

    QStringList wantedCommand() const
    {
        const QByteArray name = QTest::currentDataTag();
        return command(name == "replace by turns" ? "replace" : name);
    }

    /// What people see: files that are theirs, as loaders find them.
    static QMap<QString, QByteArray> seen(QMap<QString, QByteArray> tree)
    {
        for (auto entry = tree.begin(); entry != tree.end();) {
            const QString name = entry.key().section(u'/', -1);
            static const QRegularExpression unfinished(QStringLiteral("\\.[A-Za-z]{6}$"));
            const bool isHidden = entry.key().startsWith(u'.') || entry.key().contains(QStringLiteral("/."));
            entry = isHidden || name.contains(unfinished) ? tree.erase(entry) : std::next(entry);
        }
        return tree;
    }

    /// Games and maps that are laid in turns are kept as they go on, and gone on with.
    static bool isKeptAsItGoes(const QString& name)
    {
        return name.endsWith(QStringLiteral(".save.json")) || name == u"laid.scenario.json";
    }

    /// Nothing hidden is left of whoever was killed, once it was done again.
    static QStringList leftovers(const QMap<QString, QByteArray>& tree)
    {
        return tree.keys().filter(QStringLiteral(".delvewright-"));
    }

    /// Of many files those stay that were written before the disk was full, each whole.
    static void takeAwayWhatIsWhole(QMap<QString, QByteArray>& tree, const QMap<QString, QByteArray>& before,
                                    const QMap<QString, QByteArray>& whole)
    {
        static const QList<QByteArray> ofMany{"sheet",          "sheet of cards", "pictures of cards",
                                              "table of cards", "pieces",         "preview"};
        if (!ofMany.contains(QTest::currentDataTag()))
            return;
        for (auto entry = tree.begin(); entry != tree.end();) {
            const bool isDone = !before.contains(entry.key()) && whole.contains(entry.key()) &&
                                whole[entry.key()] == entry.value();
            entry = isDone ? tree.erase(entry) : std::next(entry);
        }
    }

    /// Games and results are kept while they come about. What was kept before the disk was full is whole.
    void takeAwayWhatIsKept(QMap<QString, QByteArray>& tree) const
    {
        const QString game = QStringLiteral("a.save.json");
        if (tree.remove(game) > 0)
            QCOMPARE(runDelve({"replay", file(game)}).exitCode, 0);
        const QString result = QStringLiteral("result.json");
        if (tree.remove(result) > 0)
            QCOMPARE(runDelve(wantedCommand() + QStringList{"--resume"}).exitCode, 0);
    }

    /// Whoever says that all went well has written all that is written without bad luck.
    void verifyNothingIsLacking(QMap<QString, QByteArray> whole, int call) const
    {
        auto there = seen(treeOf(m_home->path()));
        for (auto entry = whole.cbegin(); entry != whole.cend(); ++entry)
            QVERIFY2(there.contains(entry.key()),
                     qPrintable(QStringLiteral("call %1: %2 is lacking").arg(call).arg(entry.key())));
        const QString game = QStringLiteral("a.save.json"); // another one each time
        if (there.remove(game) > 0 && whole.remove(game) > 0)
            QCOMPARE(runDelve({"replay", file(game)}).exitCode, 0);
        QCOMPARE(there, whole);
    }

    std::unique_ptr<QTemporaryDir> m_first;
    std::unique_ptr<QTemporaryDir> m_home;

private slots:
    void initTestCase()
    {
        if (!canBeUnlucky)
            QSKIP("the sanitizer stands where these tests do");
        makeFirstHome();
    }
    void cleanup()
    {
        qunsetenv("DELVEWRIGHT_PACKS");
        qunsetenv("DELVEWRIGHT_PRINTERS");
    }

    void whoIsKilledLeavesOldOrNew_data()
    {
        addCommands();
        QTest::newRow("lay") << false; // what becomes of it on a full disk: TestTerminalMaps
    }
    void whoIsKilledLeavesOldOrNew()
    {
        QFETCH(bool, byTurns);
        int calls = 0;
        makeHome();
        const QMap<QString, QByteArray> before = seen(treeOf(m_home->path()));
        QCOMPARE(runUnlucky(wantedCommand(), {{}, 0, m_home->path(), byTurns}, &calls).exitCode, 0);
        const QMap<QString, QByteArray> after = seen(treeOf(m_home->path()));
        QVERIFY(calls > 0);
        for (const int call : callsToTry(calls)) {
            makeHome();
            const ProgramRun run =
                runUnlucky(wantedCommand(), {QStringLiteral("kill"), call, m_home->path(), byTurns});
            QCOMPARE(run.exitCode, -1);
            // The next program finds every pack.
            const ProgramRun next = runDelve({"pack", "list"});
            QVERIFY2(next.exitCode == 0 && next.err.isEmpty(),
                     qPrintable(QStringLiteral("call %1: %2").arg(call).arg(QString::fromUtf8(next.err))));
            const auto there = seen(treeOf(m_home->path()));
            for (auto entry = before.cbegin(); entry != before.cend(); ++entry)
                if (after.contains(entry.key()))
                    QVERIFY2(there.contains(entry.key()),
                             qPrintable(QStringLiteral("call %1: %2 is gone").arg(call).arg(entry.key())));
            for (auto entry = there.cbegin(); entry != there.cend(); ++entry) {
                const bool isOld = before.contains(entry.key()) && before[entry.key()] == entry.value();
                const bool isNew = after.contains(entry.key()) &&
                                   (after[entry.key()] == entry.value() || isKeptAsItGoes(entry.key()));
                QVERIFY2(
                    isOld || isNew,
                    qPrintable(
                        QStringLiteral("call %1: %2 is neither old nor new").arg(call).arg(entry.key())));
            }
            // It can be done again, whatever was left; games that were played already are gone on with.
            const bool goesOn = QFile::exists(file(QStringLiteral("result.json")));
            const ProgramRun again =
                runDelve(wantedCommand() + (goesOn ? QStringList{"--resume"} : QStringList{}));
            QVERIFY2(again.exitCode == 0,
                     qPrintable(QStringLiteral("call %1: %2").arg(call).arg(QString::fromUtf8(again.err))));
            QCOMPARE(leftovers(treeOf(m_home->path())), QStringList());
        }
        qInfo("killed at %d of %d calls", int(callsToTry(calls).size()), calls);
    }

    void aFullDiskChangesNothing_data() { addCommands(); }
    void aFullDiskChangesNothing()
    {
        QFETCH(bool, byTurns);
        int calls = 0;
        makeHome();
        QCOMPARE(runUnlucky(wantedCommand(), {QStringLiteral("full"), 0, m_home->path(), byTurns}, &calls)
                     .exitCode,
                 0);
        const auto whole = treeOf(m_home->path());
        int ended = 0;
        for (const int call : callsToTry(calls)) {
            makeHome();
            qputenv("HOME", m_home->path().toLocal8Bit());
            const auto before = treeOf(m_home->path());
            const ProgramRun run =
                runUnlucky(wantedCommand(), {QStringLiteral("full"), call, m_home->path(), byTurns});
            const QByteArray what = "call " + QByteArray::number(call) + ": " + run.err;
            if (run.exitCode == 0) { // only a note of the moment could not be taken
                ++ended;
                verifyNothingIsLacking(seen(whole), call);
                continue;
            }
            QVERIFY2(run.exitCode > 0, what);
            QVERIFY2(run.err.contains("error: ") || run.err.contains("could not be written"), what);
            auto left = treeOf(m_home->path());
            takeAwayWhatIsKept(left);
            takeAwayWhatIsWhole(left, before, whole);
            QCOMPARE(left, before);
        }
        if (ended > 0)
            qInfo("done nonetheless at %d of %d calls", ended, int(callsToTry(calls).size()));
        // The first call of all is one that nothing goes on without.
        makeHome();
        QVERIFY(runUnlucky(wantedCommand(), {QStringLiteral("full"), 1, m_home->path(), byTurns}).exitCode >
                0);
    }
};

DELVE_TEST(TestEveryCall)
#include "tst_every_call.moc"
