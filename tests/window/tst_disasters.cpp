// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/recovered_scenario.h"
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr int patience = 60000;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString xdotool(const QStringList& arguments)
{
    QProcess tool;
    tool.start(QStringLiteral("xdotool"), arguments);
    tool.waitForFinished(patience);
    return QString::fromUtf8(tool.readAllStandardOutput()).trimmed();
}

/// The installed program in a process of its own, with a scenario to edit and a home to write to.
class RunningProgram
{
public:
    /// `before` is done by the shell that becomes the program, with the file as $1 and its folder as $2.
    explicit RunningProgram(const QString& before = QStringLiteral(":"))
    {
        QDir(m_home.path()).mkpath(QStringLiteral("dungeons"));
        QFile::copy(
            QString::fromStdString((sourceFolder() / "resources/scenarios/standard.scenario.json").string()),
            file());
        QFile::setPermissions(file(), QFile::ReadOwner | QFile::WriteOwner);
        QDir(m_home.path()).mkpath(QStringLiteral("Delvewright"));
        QFile settings(m_home.filePath(QStringLiteral("Delvewright/Delvewright.conf")));
        if (settings.open(QIODevice::WriteOnly))
            settings.write("[General]\nautosaveSeconds=1\n");
        settings.close();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"})
            environment.insert(QString::fromLatin1(folder), m_home.path());
        m_program.setProcessEnvironment(environment);
        m_program.start(QStringLiteral("/bin/bash"),
                        {QStringLiteral("-c"), before + QStringLiteral("; exec $through \"$0\" \"$1\""),
                         QStringLiteral(DELVE_BIN_DIR "/delvewright"), file(), folder()});
        m_program.waitForStarted(patience);
        m_window =
            xdotool({QStringLiteral("search"), QStringLiteral("--sync"), QStringLiteral("--onlyvisible"),
                     QStringLiteral("--pid"), QString::number(m_program.processId())})
                .section(u'\n', 0, 0);
    }
    ~RunningProgram()
    {
        m_program.kill();
        m_program.waitForFinished(patience);
        QFile::setPermissions(folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    QString folder() const { return m_home.filePath(QStringLiteral("dungeons")); }
    QString file() const { return folder() + QStringLiteral("/mine.scenario.json"); }
    QString title() const { return xdotool({QStringLiteral("getwindowname"), m_window}); }
    bool isRunning() const { return m_program.state() == QProcess::Running; }
    void press(const QString& keys) const
    {
        xdotool({QStringLiteral("windowfocus"), m_window, QStringLiteral("key"), QStringLiteral("--delay"),
                 QStringLiteral("20"), keys});
    }
    bool waitForTitle(const std::function<bool(const QString&)>& isAwaited) const
    {
        return QTest::qWaitFor([&] { return isAwaited(title()); }, patience);
    }
    bool isModified() const { return title().startsWith(u'•'); }
    /// Changes the scenario; true when the window says so. The title is there before the map takes keys, so
    /// they are pressed again as long as nothing has come of them. To duplicate once more would do no harm.
    bool edit() const
    {
        return QTest::qWaitFor(
            [&] {
                press(QStringLiteral("ctrl+a"));
                press(QStringLiteral("ctrl+d"));
                return QTest::qWaitFor([&] { return isModified(); }, patience / 30);
            },
            patience);
    }
    /// Takes everything back. That leads to the saved state only if nothing was taken for saved meanwhile.
    bool undoEverything() const
    {
        return QTest::qWaitFor(
            [&] {
                press(QStringLiteral("ctrl+z"));
                return !isModified();
            },
            patience);
    }
    QStringList recoveryFiles() const
    {
        QStringList files;
        const QDir folder(m_home.filePath(QStringLiteral("Delvewright/Delvewright/recovery")));
        for (const QFileInfo& entry : folder.entryInfoList({QStringLiteral("*.recovery*")}, QDir::Files))
            if (recoveredScenario(entry.filePath()))
                files << entry.filePath();
        return files;
    }
    bool killHard() { return sendSignal(m_program, SIGKILL) && m_program.waitForFinished(patience); }

private:
    QTemporaryDir m_home;
    QProcess m_program;
    QString m_window;
};

} // namespace

/// What no program can prevent happens to the real one, in the middle of work.
class TestDisasters : public QObject
{
    Q_OBJECT

private slots:
    void beingKilledLosesAtMostTheAutosaveInterval()
    {
        RunningProgram program;
        const QByteArray original = bytesOf(program.file());
        QVERIFY(program.waitForTitle([](const QString& title) { return title.contains(u"Drowned Choir"); }));
        QVERIFY(program.edit());
        QVERIFY(QTest::qWaitFor([&] { return !program.recoveryFiles().isEmpty(); }, patience));
        QVERIFY(program.killHard());
        QCOMPARE(bytesOf(program.file()), original);
        const auto recovered = recoveredScenario(program.recoveryFiles().first());
        QVERIFY(recovered);
        QCOMPARE(recovered->originalPath, program.file());
        QVERIFY(recovered->scenario.tiles.size() >= 20); // those of the sample, and their duplicates
    }

    void aFullDiskKeepsTheOldFileAndTheWork()
    {
        // No file may grow beyond 2 KB, which is how a full disk looks to the one who writes.
        RunningProgram program(QStringLiteral("trap '' XFSZ; ulimit -f 2"));
        const QByteArray original = bytesOf(program.file());
        QVERIFY(program.waitForTitle([](const QString& title) { return title.contains(u"Drowned Choir"); }));
        QVERIFY(program.edit());
        program.press(QStringLiteral("ctrl+s"));
        QVERIFY(program.undoEverything());
        QVERIFY(program.isRunning());
        QCOMPARE(bytesOf(program.file()), original);
    }

    void aReadOnlyFolderKeepsTheOldFileAndTheWork()
    {
        // Whoever is root is not stopped by permissions, unless the right to pass them by is given up.
        RunningProgram program(QStringLiteral(
            "chmod 500 \"$2\"; test $(id -u) != 0 || "
            "through='setpriv --bounding-set=-dac_override,-dac_read_search --inh-caps=-dac_override'"));
        const QByteArray original = bytesOf(program.file());
        QVERIFY(program.waitForTitle([](const QString& title) { return title.contains(u"Drowned Choir"); }));
        QVERIFY(program.edit());
        program.press(QStringLiteral("ctrl+s"));
        // The work is not lost meanwhile: it lies in the user's own folder.
        QVERIFY(QTest::qWaitFor([&] { return !program.recoveryFiles().isEmpty(); }, patience));
        QVERIFY(program.undoEverything());
        QVERIFY(program.isRunning());
        QCOMPARE(bytesOf(program.file()), original);
        QCOMPARE(QDir(program.folder()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }
};

DELVE_TEST(TestDisasters)
#include "tst_disasters.moc"
