// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/new_set.h"

#include "engine/base/content_id.h"

namespace delve::dungeoneer {

namespace {

MapCard plainCard(const std::string& set, const char* word, const char* english, const char* italian,
                  MapCardType type)
{
    MapCard card;
    card.id = ContentId(set + "/" + word);
    card.name = {{{"en", english}, {"it", italian}}};
    card.type = type;
    card.glory = card.peril = 1; // DNR-SETUP-19 for the Entrance
    return card;
}

/// The first character of a text, whatever bytes it takes.
std::string firstCharacter(const std::string& text)
{
    std::size_t end = text.empty() ? 0 : 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        ++end;
    return text.substr(0, end);
}

/// DNR-CARD-11: every Adventure card has a category; these are for the first ones.
std::vector<Category> plainCategories()
{
    const auto category = [](const char* id, const char* english, const char* englishPlural,
                             const char* italian, const char* italianPlural) {
        return Category{
            id, {{{"en", english}, {"it", italian}}}, {{{"en", englishPlural}, {"it", italianPlural}}}};
    };
    return {category("item", "Item", "Items", "Oggetto", "gli Oggetti"),
            category("skill", "Skill", "Skills", "Abilità", "le Abilità"),
            category("curse", "Curse", "Curses", "Maledizione", "le Maledizioni"),
            category("beast", "Beast", "Beasts", "Bestia", "le Bestie"),
            category("trap", "Trap", "Traps", "Trappola", "le Trappole")};
}

} // namespace

CardSet newCardSet(const std::string& id, const std::string& englishName, const std::string& author)
{
    CardSet set;
    set.id = id;
    set.version = "1.0.0";
    set.name = {{{"en", englishName}}};
    set.author = author;
    set.license = "CC-BY-SA-4.0";
    set.symbol = firstCharacter(englishName);
    set.categories = plainCategories();
    set.maps = {plainCard(id, "entrance", "Entrance", "Ingresso", MapCardType::Entrance),
                plainCard(id, "crossing", "Crossing", "Incrocio", MapCardType::Passage)};
    set.maps.back().copies = 4;
    return set;
}

CardSet renamedSet(const CardSet& set, const std::string& id)
{
    CardSet renamed = set;
    renamed.id = id;
    const auto rename = [&](ContentId& card) {
        if (packOf(card) == set.id)
            card = ContentId(id + card.text().substr(set.id.size()));
    };
    const auto renameAll = [&](auto& cards) {
        for (auto& card : cards)
            rename(card.id);
    };
    renameAll(renamed.maps);
    renameAll(renamed.heroes);
    renameAll(renamed.adventures);
    renameAll(renamed.quests);
    renameAll(renamed.trackers);
    renameAll(renamed.cutouts);
    for (QuestCard& quest : renamed.quests) {
        rename(quest.place.card);
        if (quest.from)
            rename(quest.from->card);
    }
    for (CutoutCard& cutout : renamed.cutouts)
        for (ContentId& hero : cutout.pawns)
            rename(hero);
    renamed.aliases.clear();
    for (const auto& alias : set.aliases) {
        ContentId from = alias.first, to = alias.second;
        rename(from);
        rename(to);
        renamed.aliases.emplace(from, to);
    }
    return renamed;
}

} // namespace delve::dungeoneer
