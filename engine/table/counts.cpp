// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/counts.h"

namespace delve::table {

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
