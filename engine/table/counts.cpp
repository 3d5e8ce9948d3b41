// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/counts.h"

namespace delve::table {

void mixCounts(std::uint64_t& hash, Count count)
{
    // The finalizer of SplitMix64, which spreads every bit over all others.
    hash = (hash ^ count) + 0x9e3779b97f4a7c15u;
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9u;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111ebu;
    hash ^= hash >> 31;
}

void appendCount(std::string& out, Count count)
{
    out += std::to_string(count);
}

Count readCount(const JsonView& value, ReadLog& log)
{
    if (value.type() == JsonType::Integer && value.integer() >= 0 && value.integer() <= mostCount)
        return Count(value.integer());
    log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected a number from %1 to %2, found %3"),
                     {"0", std::to_string(mostCount), value.summary()}});
    return 0;
}

Count readCount(ObjectReader& in, std::string_view key)
{
    const auto value = in.require(key);
    return value ? readCount(*value, in.log()) : 0;
}

} // namespace delve::table
