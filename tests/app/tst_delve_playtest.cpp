#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>

using namespace delve::test;

namespace {

QString scenarioFile()
{
    return QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/six-tiles.scenario.json");
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// delve playtest and delve merge, as people call them.
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
        QCOMPARE(playtest({"--threads", "4", "-o", path("four.json")}).exitCode, 0);
        QCOMPARE(contentsOf(path("four.json")), contentsOf(alone));
        QStringList merge{"merge", "-o", path("sum.json")};
        for (const char* shard : {"1/3", "2/3", "3/3"}) {
            merge << path(QString::fromLatin1(shard).replace(u'/', u'-') + QStringLiteral(".json"));
            QCOMPARE(playtest({"--shard", QString::fromLatin1(shard), "-o", merge.back()}).exitCode, 0);
        }
        const ProgramRun merged = runDelve(merge);
        QVERIFY2(merged.exitCode == 0, merged.err);
        QCOMPARE(merged.out, first.out);
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
