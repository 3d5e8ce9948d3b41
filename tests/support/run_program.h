// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

class QProcess;

namespace delve::test {

/// What a program said and how it ended.
struct ProgramRun
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs build/bin/delve and waits for its end. `input` is what it reads, then its input ends. `locale` is
/// that of the user: "it_IT.UTF-8".
ProgramRun runDelve(const QStringList& arguments, const QString& folder = {}, const QByteArray& input = {},
                    const QString& locale = QStringLiteral("C.UTF-8"));

/// Sends a signal to a program that still runs; false if it has ended. Its number is 0 then, and a signal to
/// 0 would end everything that was started together with the tests.
bool sendSignal(const QProcess& process, int signal);

} // namespace delve::test
