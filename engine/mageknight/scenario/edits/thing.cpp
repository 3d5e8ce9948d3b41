// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/thing.h"

namespace delve::mageknight {

std::optional<Square> squareOf(const Thing& thing)
{
    return std::visit(
        [](const auto& entry) -> std::optional<Square> {
            const Square* place = placeOf(entry);
            return place ? std::optional(*place) : std::nullopt;
        },
        thing);
}

} // namespace delve::mageknight
