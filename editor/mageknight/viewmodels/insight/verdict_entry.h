// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/report_text.h"

#include <QVariantMap>

namespace delve::mageknight {

/// A verdict as views show it: {tone, title, sentence}; tones are 0 good, 1 bad, 2 open, 3 a note.
inline QVariantMap verdictEntry(const ReportVerdict& verdict)
{
    return {{QStringLiteral("tone"), int(verdict.tone)},
            {QStringLiteral("title"), verdict.title},
            {QStringLiteral("sentence"), verdict.sentence}};
}

} // namespace delve::mageknight
