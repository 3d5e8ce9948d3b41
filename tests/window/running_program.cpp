// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/running_program.h"

#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/recovered_scenario.h"
#include "tests/support/run_program.h"

#include <QDir>
#include <QFile>
#include <QtTest>

namespace delve::mageknight::test {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

RunningProgram::RunningProgram(const Conditions& conditions) : m_conditions(conditions)
{
    QDir(m_home.path()).mkpath(QStringLiteral("dungeons"));
    QFile::copy(
        QString::fromStdString((sourceFolder() / "resources/scenarios/standard.scenario.json").string()),
        file());
    QFile::setPermissions(file(), QFile::ReadOwner | QFile::WriteOwner);
    QDir(m_home.path()).mkpath(QStringLiteral("Delvewright"));
    QFile settings(m_home.filePath(QStringLiteral("Delvewright/Delvewright.conf")));
    if (settings.open(QIODevice::WriteOnly))
        settings.write("[General]\nautosaveSeconds=" + QByteArray::number(conditions.autosaveSeconds) + "\n");
    settings.close();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"})
        environment.insert(QString::fromLatin1(folder), m_home.path());
    if (!conditions.display.isEmpty())
        environment.insert(QStringLiteral("DISPLAY"), conditions.display);
    m_program.setProcessEnvironment(environment);
    m_program.start(QStringLiteral("/bin/bash"),
                    {QStringLiteral("-c"),
                     conditions.before + QStringLiteral("; exec $through \"$0\" \"$1\""),
                     QStringLiteral(DELVE_BIN_DIR "/delvewright"), file(), folder()});
    m_program.waitForStarted(patience);
    m_window = xdotool({QStringLiteral("search"), QStringLiteral("--sync"), QStringLiteral("--onlyvisible"),
                        QStringLiteral("--pid"), QString::number(m_program.processId())})
                   .section(u'\n', 0, 0);
}

RunningProgram::~RunningProgram()
{
    m_program.kill();
    m_program.waitForFinished(patience);
    QFile::setPermissions(folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

QString RunningProgram::xdotool(const QStringList& arguments) const
{
    QProcess tool;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!m_conditions.display.isEmpty())
        environment.insert(QStringLiteral("DISPLAY"), m_conditions.display);
    tool.setProcessEnvironment(environment);
    tool.start(QStringLiteral("xdotool"), arguments);
    tool.waitForFinished(patience);
    return QString::fromUtf8(tool.readAllStandardOutput()).trimmed();
}

QString RunningProgram::title() const
{
    return xdotool({QStringLiteral("getwindowname"), m_window});
}

void RunningProgram::press(const QString& keys) const
{
    xdotool({QStringLiteral("windowfocus"), m_window, QStringLiteral("key"), QStringLiteral("--delay"),
             QStringLiteral("20"), keys});
}

bool RunningProgram::waitForTitle(const std::function<bool(const QString&)>& isAwaited) const
{
    return QTest::qWaitFor([&] { return isAwaited(title()); }, patience);
}

/// The title is there before the map takes keys, so they are pressed again as long as nothing has come of
/// them. To delete once more would do no harm.
bool RunningProgram::edit() const
{
    return QTest::qWaitFor(
        [&] {
            press(QStringLiteral("ctrl+a"));
            press(QStringLiteral("Delete"));
            return QTest::qWaitFor([&] { return isModified(); }, patience / 30);
        },
        patience);
}

bool RunningProgram::undoEverything() const
{
    return QTest::qWaitFor(
        [&] {
            press(QStringLiteral("ctrl+z"));
            return !isModified();
        },
        patience);
}

QStringList RunningProgram::recoveryFiles() const
{
    QStringList files;
    const QDir folder(m_home.filePath(QStringLiteral("Delvewright/Delvewright/recovery")));
    for (const QFileInfo& entry : folder.entryInfoList({QStringLiteral("*.recovery*")}, QDir::Files))
        if (recoveredScenario(entry.filePath()))
            files << entry.filePath();
    return files;
}

bool RunningProgram::endBy(int signal)
{
    return delve::test::sendSignal(m_program, signal) && waitForEnd();
}

bool RunningProgram::waitForEnd()
{
    return m_program.state() == QProcess::NotRunning || m_program.waitForFinished(patience);
}

bool RunningProgram::hasEndedInOrder() const
{
    return m_program.state() == QProcess::NotRunning && m_program.exitStatus() == QProcess::NormalExit &&
           m_program.exitCode() == 0;
}

} // namespace delve::mageknight::test
