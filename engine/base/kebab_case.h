// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace delve {

/// A name in lower case with hyphens: "Ötzi the 2nd" is "otzi-the-2nd". Empty if nothing is left of it.
std::string kebabCaseOf(std::string_view name);

} // namespace delve
