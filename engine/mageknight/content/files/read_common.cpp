// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/read_common.h"

namespace delve::mageknight {

int readStock(ObjectReader& in)
{
    constexpr int most = 99;
    return in.integer("stock", 0, most);
}

Rotation readRotationOr(ObjectReader& in, std::string_view key, Rotation otherwise)
{
    const auto value = in.find(key);
    if (!value)
        return otherwise;
    // MAP-05: quarter turns only.
    if (value->type() == JsonType::Integer)
        for (const Rotation rotation : allRotations)
            if (value->integer() == degreesOf(rotation))
                return rotation;
    in.log().fail(*value,
                  {QT_TRANSLATE_NOOP("Engine", "expected 0, 90, 180 or 270, found %1"), {value->summary()}});
    return otherwise;
}

} // namespace delve::mageknight
