#pragma once

#include <QByteArray>
#include <QStringList>

namespace delve::test {

/// What a program said and how it ended.
struct ProgramRun
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs build/bin/delve and waits for its end.
ProgramRun runDelve(const QStringList& arguments, const QString& folder = {});

} // namespace delve::test
