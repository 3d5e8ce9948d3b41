// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <functional>

namespace delve::mageknight::test {

constexpr int patience = 60000; ///< milliseconds; machines that run tests can be very busy

QByteArray bytesOf(const QString& path);

/// The installed program in a process of its own, with a scenario to edit and a home to write to.
class RunningProgram
{
public:
    struct Conditions
    {
        /// Done by the shell that becomes the program, with the file as $1 and its folder as $2.
        QString before = QStringLiteral(":");
        int autosaveSeconds = 1;
        QString display{}; ///< another than that of the tests
    };
    RunningProgram() : RunningProgram(Conditions{}) {}
    explicit RunningProgram(const Conditions& conditions);
    ~RunningProgram();

    QString folder() const { return m_home.filePath(QStringLiteral("dungeons")); }
    QString file() const { return folder() + QStringLiteral("/mine.scenario.json"); }
    QString title() const;
    bool isRunning() const { return m_program.state() == QProcess::Running; }
    void press(const QString& keys) const;
    bool waitForTitle(const std::function<bool(const QString&)>& isAwaited) const;
    bool isModified() const { return title().startsWith(u'•'); }
    /// Changes the scenario; true when the window says so.
    bool edit() const;
    /// Takes everything back. That leads to the saved state only if nothing was taken for saved meanwhile.
    bool undoEverything() const;
    QStringList recoveryFiles() const;
    /// Sends a signal and waits for the end.
    bool endBy(int signal);
    bool waitForEnd();
    /// It went through its own end, with 0; a signal it died of is none.
    bool hasEndedInOrder() const;

private:
    QString xdotool(const QStringList& arguments) const;

    Conditions m_conditions;
    QTemporaryDir m_home;
    QProcess m_program;
    QString m_window;
};

} // namespace delve::mageknight::test
