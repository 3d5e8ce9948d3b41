// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace delve {

/// "Person", "Steady": who sits on a seat, by its word. A word that nobody knows stays as it is.
QString seatInWords(std::string_view seat);

} // namespace delve
