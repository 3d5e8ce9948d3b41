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

/// Runs build/bin/delve and waits for its end. `input` is what it reads, then its input ends.
ProgramRun runDelve(const QStringList& arguments, const QString& folder = {}, const QByteArray& input = {});

} // namespace delve::test
