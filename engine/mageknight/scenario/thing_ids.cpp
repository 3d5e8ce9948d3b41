// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/thing_ids.h"

#include <string_view>

namespace delve::mageknight {

ThingIds::ThingIds(const Scenario& scenario)
{
    const auto addAll = [this](const auto& things) {
        for (const auto& thing : things)
            m_used.insert(thing.id);
    };
    addAll(scenario.players);
    for (const Player& player : scenario.players)
        addAll(player.team);
    addAll(scenario.tiles);
    addAll(scenario.doors);
    addAll(scenario.markers);
    addAll(scenario.artifacts);
    addAll(scenario.chests);
    addAll(scenario.tokens);
    addAll(scenario.entrances);
    addAll(scenario.exits);
    addAll(scenario.pinnedNotes);
}

ThingId ThingIds::draw(Random& random)
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

ThingId drawThingId(Random& random, const Scenario& scenario)
{
    return ThingIds(scenario).draw(random);
}

} // namespace delve::mageknight
