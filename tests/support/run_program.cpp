// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"

#include <QProcess>

#include <csignal>

namespace delve::test {

ProgramRun runDelve(const QStringList& arguments, const QString& folder, const QByteArray& input,
                    const QString& locale)
{
    constexpr int longest = 60'000;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), locale);
    environment.remove(QStringLiteral("DISPLAY"));
    // Packs of whoever runs the tests must not count, unless a test brings some.
    if (!environment.contains(QStringLiteral("DELVEWRIGHT_PACKS")))
        environment.insert(QStringLiteral("DELVEWRIGHT_PACKS"), QStringLiteral("/nonexistent"));
    // Nor does what their printers were calibrated to.
    if (!environment.contains(QStringLiteral("DELVEWRIGHT_PRINTERS")))
        environment.insert(QStringLiteral("DELVEWRIGHT_PRINTERS"),
                           QStringLiteral("/nonexistent/printers.json"));
    process.setProcessEnvironment(environment);
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(QStringLiteral(DELVE_BIN_DIR "/delve"), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(longest) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError() + "did not end normally"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

bool sendSignal(const QProcess& process, int signal)
{
    const auto number = pid_t(process.processId());
    return number > 0 && ::kill(number, signal) == 0;
}

} // namespace delve::test
