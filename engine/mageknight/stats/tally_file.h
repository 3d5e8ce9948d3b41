// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_text.h"
#include "engine/base/object_reader.h"
#include "engine/mageknight/stats/tally.h"

namespace delve::mageknight::play {

// A tally as JSON, and what else of a batch consists of such counts.

inline constexpr std::int64_t mostCount = std::int64_t(1) << 53; // what other programs can read exactly
inline constexpr std::size_t mostCounts = 10'000'000;

void appendCount(std::string& out, Tally::Count count);
/// [a, b, c] on one line.
template <typename List, typename AppendOne>
void appendInline(std::string& out, const List& list, AppendOne&& appendOne)
{
    out += '[';
    for (bool isFirst = true; const auto& one : list) {
        if (!isFirst)
            out += ", ";
        isFirst = false;
        appendOne(out, one);
    }
    out += ']';
}
void appendTally(std::string& out, const Tally& tally);

Tally::Count readCount(ObjectReader& in, std::string_view key);
Tally readTally(const JsonView& value, ReadLog& log);

/// The lists of the tally are as long as those of this one, so that they count the same things.
bool hasShapeOf(const Tally& tally, const Tally& other);

} // namespace delve::mageknight::play
