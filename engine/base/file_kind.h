// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace delve {

/// What a file is, by its text: the "format" that it names if it is one of ours ("delvewright-scenario"),
/// wherever that member stands; "pdf", "png", "svg" or "html"; "tiled", "uvtt" or "foundry" for maps of those
/// kinds; "playtest-table" for the table of a report; "empty", or "other" for what nobody knows. Everybody
/// who wants to know that asks here.
std::string kindOfText(std::string_view text);

/// The beginning of such a text tells nothing yet; what follows may.
bool mayNameFormatLater(std::string_view beginning);

} // namespace delve
