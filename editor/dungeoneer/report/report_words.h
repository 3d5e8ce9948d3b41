// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace delve::dungeoneer {

inline QString saidInReport(const char* text)
{
    return QCoreApplication::translate("CardReport", text);
}
inline QString saidInReport(const char* text, int number)
{
    return QCoreApplication::translate("CardReport", text, nullptr, number);
}

/// One digit behind the point. In card_report.cpp.
QString reportNumber(double number);

} // namespace delve::dungeoneer
