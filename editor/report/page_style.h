// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace delve {

/// The style sheet of report pages. It has neither quotes nor signs that XML would escape.
QString pageStyle();

} // namespace delve
