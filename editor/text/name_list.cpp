// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/name_list.h"

#include <QCoreApplication>

namespace delve {

namespace {

constexpr qsizetype mostNames = 24; // "and 1 more" would be as long as the name itself
constexpr qsizetype firstNames = 20;

} // namespace

QString nameList(const QStringList& names)
{
    const QString comma = QStringLiteral(", ");
    if (names.size() <= mostNames)
        return names.join(comma);
    return QCoreApplication::translate("Names", "%1 and %2 more")
        .arg(names.first(firstNames).join(comma), QString::number(names.size() - firstNames));
}

} // namespace delve
