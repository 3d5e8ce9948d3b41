// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/files/write_card_set.h"

#include "engine/base/pack_files.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/files/write_cards.h"

namespace delve::dungeoneer {

std::string writeCardSet(const CardSet& set)
{
    std::string out;
    out.reserve(4096 + 1024 * (set.adventures.size() + set.maps.size() + set.quests.size()));
    JsonObjectText object(out, 2);
    writePackHead(object, set, gameName);
    object.text("symbol", set.symbol);
    object.name("size", set.size);
    if (set.size == SetSize::Expansion && set.decks != 1)
        object.number("decks", set.decks);
    object.name("mapKind", set.mapKind);
    const auto cards = [&](std::string_view key, const auto& list, auto append) {
        if (!list.empty())
            object.list(key, list, append);
    };
    const auto ofSet = [&set](auto append) {
        return [&set, append](std::string& to, const auto& card) { append(to, card, set.id); };
    };
    cards("categories", set.categories, appendCategory);
    cards("terrains", set.terrains, appendTerrain);
    cards("maps", set.maps, appendMapCard);
    cards("heroes", set.heroes, appendHeroCard);
    cards("adventures", set.adventures, appendAdventureCard);
    cards("quests", set.quests, ofSet(appendQuestCard));
    cards("trackers", set.trackers, appendTrackerCard);
    cards("cutouts", set.cutouts, ofSet(appendCutoutCard));
    object.close();
    out += '\n';
    return out;
}

} // namespace delve::dungeoneer
