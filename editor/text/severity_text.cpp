// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/severity_text.h"

#include <QCoreApplication>

namespace delve {

QString severityInWords(Severity severity)
{
    switch (severity) {
    case Severity::Error: return QCoreApplication::translate("Finding", "error");
    case Severity::Warning: return QCoreApplication::translate("Finding", "warning");
    case Severity::Hint: return QCoreApplication::translate("Finding", "hint");
    case Severity::Todo: return QCoreApplication::translate("Finding", "to do");
    }
    return {};
}

} // namespace delve
