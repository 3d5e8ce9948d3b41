// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/promise.h"

#include "tests/fuzz/json_places.h"

namespace delve::fuzz {

void require(bool condition, const char* what)
{
    if (!condition)
        throw BrokenPromise(what);
}

void requireClear(const Error& error)
{
    require(!inEnglish(error.what).empty(), "an error says what was expected");
    require(inEnglish(error).find_first_of("\n\r\x1b") == std::string::npos, "an error is one line");
}

void requirePlaced(const Error& error, std::string_view text)
{
    requireClear(error);
    std::string_view where = error.where;
    if (const auto behindFile = where.find(": "); behindFile != std::string_view::npos)
        where.remove_prefix(behindFile + 2); // "pack.json: /tiles/3"
    // A text that is cut off has places, too, but nobody else who could find them.
    if (where.starts_with('/') && Json::accept(text) && !isPlaceIn(text, where))
        throw BrokenPromise("the place of an error is in the text: " + inEnglish(error));
}

} // namespace delve::fuzz
