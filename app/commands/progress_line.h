// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/export/progress.h"

#include <QElapsedTimer>
#include <QString>

namespace delve {

/// Shows on the terminal how far long work has come, once it has taken a moment, and how long it will still
/// take; stops the work when the
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
    QString remaining(double done) const;

    QString m_what;
    QElapsedTimer m_clock;
    qint64 m_shownAt = 0;
    qint64 m_begunAt = -1; ///< when the first part was done
    double m_begun = 0;    ///< how much was done then: work may go on where it ended before
    int m_percent = -1;
    bool m_isTerminal;
};

} // namespace delve
