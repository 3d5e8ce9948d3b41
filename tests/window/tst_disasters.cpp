#include "editor/document/recovery.h"
#include "tests/support/packs.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>

using namespace delve;
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
    /// `before` is done by the shell that becomes the program.
    explicit RunningProgram(const QString& before = QStringLiteral(":"))
    {
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
                        {QStringLiteral("-c"), before + QStringLiteral("; exec \"$0\" \"$1\""),
                         QStringLiteral(DELVE_BIN_DIR "/delvewright"), file()});
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
    }

    QString file() const { return m_home.filePath(QStringLiteral("mine.scenario.json")); }
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
    /// Presses keys that change the scenario until the window says that it did.
    bool edit() const
    {
        return QTest::qWaitFor(
            [&] {
                if (title().startsWith(u'•'))
                    return true;
                press(QStringLiteral("ctrl+a"));
                press(QStringLiteral("ctrl+d"));
                QTest::qWait(500); // for the window to say so, before the keys are pressed again
                return title().startsWith(u'•');
            },
            patience);
    }
    QStringList recoveryFiles() const
    {
        QStringList files;
        const QDir folder(m_home.filePath(QStringLiteral("Delvewright/Delvewright/recovery")));
        for (const QFileInfo& entry : folder.entryInfoList({QStringLiteral("*.recovery*")}, QDir::Files))
            if (readRecovery(entry.filePath()))
                files << entry.filePath();
        return files;
    }
    void killHard()
    {
        ::kill(pid_t(m_program.processId()), SIGKILL);
        m_program.waitForFinished(patience);
    }

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
        program.killHard();
        QCOMPARE(bytesOf(program.file()), original);
        const auto recovered = readRecovery(program.recoveryFiles().first());
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
        // Taking everything back leads to the saved state only if nothing was taken for saved meanwhile.
        QVERIFY(QTest::qWaitFor(
            [&] {
                program.press(QStringLiteral("ctrl+z"));
                return !program.title().startsWith(u'•');
            },
            patience));
        QVERIFY(program.isRunning());
        QCOMPARE(bytesOf(program.file()), original);
    }
};

DELVE_TEST(TestDisasters)
#include "tst_disasters.moc"
