// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace delve {

/// The moment before the program ends without having asked anybody: the user logs out, the system ends it by
/// a signal, the display goes. Whoever keeps copies of unsaved work writes them then.
class ProgramEnd : public QObject
{
    Q_OBJECT

public:
    /// That of the running application.
    static ProgramEnd& ofApplication();

    /// Listens to the signals by which systems end programs, and to exit(). For the program with a window: it
    /// ends in order then where nothing has to be asked, and otherwise leaves the copies for its next start.
    void watchSystem();

signals:
    void atHand();

private:
    explicit ProgramEnd(QObject* parent);
    void endBy(int signal);
};

} // namespace delve
