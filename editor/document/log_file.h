// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace delve {

/// Where the log of the program lies.
QString logFilePath();

/// Writes everything that Qt and we report into the log from now on, besides where it went before. The log
/// of the last sessions is kept in numbered files beside it, so that it never grows without limit. Without a
/// place to write the program works as well.
void startLog(const QString& path = logFilePath());

} // namespace delve
