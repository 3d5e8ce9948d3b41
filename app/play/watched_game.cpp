// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/watched_game.h"

namespace delve {

void printHeading(std::size_t number, const QString& text, const Terminal& out)
{
    out.line(QStringLiteral("%1  %2").arg(out.strong(QString::number(number).rightJustified(4)), text));
}

bool isBranchReached(const ReplayArguments& arguments, std::size_t steps, const Program& program)
{
    if (!arguments.branch || std::size_t(*arguments.branch) <= steps)
        return true;
    program.err.line(
        translated(
            QT_TRANSLATE_NOOP("delve", "Action %1 is not reached by the rules of today; %2 is the last."))
            .arg(*arguments.branch)
            .arg(steps));
    return false;
}

} // namespace delve
