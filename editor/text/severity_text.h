// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/severity.h"

#include <QString>

namespace delve {

/// "error", "warning", "hint", "to do".
QString severityInWords(Severity severity);

} // namespace delve
