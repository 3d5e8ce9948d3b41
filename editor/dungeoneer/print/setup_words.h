// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/print/print_parts.h"
#include "editor/print/flow.h"

namespace delve::dungeoneer {

/// The text of the setup sheet, for columns of one width: what the dealer does, in the order of the rulebook.
Flow setupWords(const CardPrintSubject& subject, double width);

} // namespace delve::dungeoneer
