// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <stdexcept>
#include <string_view>

namespace delve::fuzz {

/// Thrown where the code under test does not keep what it promises. Nobody catches it in a fuzzer, so the
/// run ends there.
struct BrokenPromise : std::logic_error
{
    using std::logic_error::logic_error;
};

void require(bool condition, const char* what);

/// An error says what was expected, on one line that a terminal can show.
void requireClear(const Error& error);

/// The error is clear and has a place: a line of the text, or the JSON pointer of something in it. Only what
/// is wrong with the text as a whole has none.
void requirePlaced(const Error& error, std::string_view text);

/// What was written can be read again.
template <typename T> void requireRead(const Result<T>& again)
{
    if (!again)
        throw BrokenPromise("what is written can be read: " + inEnglish(again.error()));
}

/// What was read is the same after it was written and read again, and gives the same bytes.
template <typename T, typename Read, typename Write>
void requireRoundTrip(const T& value, Read read, Write write)
{
    const std::string written = write(value);
    const auto again = read(written);
    requireRead(again);
    require(*again == value, "reading gives the same back");
    require(write(*again) == written, "the same gives the same bytes");
}

} // namespace delve::fuzz
