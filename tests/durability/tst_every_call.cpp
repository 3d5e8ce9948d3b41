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

    std::unique_ptr<QTemporaryDir> m_first;
    std::unique_ptr<QTemporaryDir> m_home;

private slots:
    void initTestCase()
    {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("the sanitizer stands where these tests do");
#endif
        makeFirstHome();
    }
    void cleanup()
    {
        qunsetenv("DELVEWRIGHT_PACKS");
        qunsetenv("DELVEWRIGHT_PRINTERS");
    }

    void whoIsKilledLeavesOldOrNew_data() { addCommands(); }
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
                const bool isNew =
                    after.contains(entry.key()) && (after[entry.key()] == entry.value() ||
                                                    entry.key().endsWith(QStringLiteral(".save.json")));
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
        for (const int call : callsToTry(calls)) {
            makeHome();
            qputenv("HOME", m_home->path().toLocal8Bit());
            const auto before = treeOf(m_home->path());
            const ProgramRun run =
                runUnlucky(wantedCommand(), {QStringLiteral("full"), call, m_home->path(), byTurns});
            const QByteArray what = "call " + QByteArray::number(call) + ": " + run.err;
            if (run.exitCode == 0)
                continue; // only a note of the moment could not be taken, and nothing is lacking; see the end
            QVERIFY2(run.exitCode > 0, what);
            QVERIFY2(run.err.contains("error: ") || run.err.contains("could not be written"), what);
            auto left = treeOf(m_home->path());
            takeAwayWhatIsKept(left);
            QCOMPARE(left, before);
        }
        // The first call of all is one that nothing goes on without.
        makeHome();
        QVERIFY(runUnlucky(wantedCommand(), {QStringLiteral("full"), 1, m_home->path(), byTurns}).exitCode >
                0);
    }
};

DELVE_TEST(TestEveryCall)
#include "tst_every_call.moc"
