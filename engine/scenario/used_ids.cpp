// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/used_ids.h"

#include <string_view>

namespace delve {

ThingId UsedIds::draw(Random& random)
{
    constexpr std::string_view letters = "23456789abcdefghjkmnpqrstuvwxyz"; // no 0, 1, i, l, o
    constexpr std::size_t length = 6; // 887 million ids: a second try is rare even among 100,000 things
    for (;;) {
        std::string text(length, '\0');
        for (char& c : text)
            c = letters[random.below(std::uint32_t(letters.size()))];
        const auto [id, isNew] = m_used.emplace(std::move(text));
        if (isNew)
            return *id;
    }
}

} // namespace delve
