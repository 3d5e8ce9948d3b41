#pragma once

#include "editor/export/progress.h"

#include <QElapsedTimer>
#include <QString>

namespace delve {

/// Shows on the terminal how far long work has come, once it has taken a moment, and stops the work when the
/// user presses Ctrl+C. Nothing is shown where the standard error is no terminal.
class ProgressLine
{
public:
    explicit ProgressLine(QString what);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// For the work; valid as long as this object.
    Progress progress();

private:
    bool show(double done);

    QString m_what;
    QElapsedTimer m_clock;
    qint64 m_shownAt = 0;
    int m_percent = -1;
    bool m_isTerminal;
};

} // namespace delve
