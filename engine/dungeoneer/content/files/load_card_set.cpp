// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/files/load_card_set.h"

#include "engine/dungeoneer/content/files/parse_cards.h"

namespace delve::dungeoneer {

namespace {

/// One or two characters, whatever bytes they take.
std::string readSymbol(ObjectReader& in)
{
    return in.string("symbol", 2, 1);
}

void readSetFacts(ObjectReader& in, CardSet& set)
{
    set.symbol = readSymbol(in);
    set.size = in.oneOf<SetSize>("size");
    if (set.size == SetSize::Expansion)
        set.decks = in.integerOr("decks", 1, 9, 1);
    set.mapKind = in.oneOf<MapKind>("mapKind");
}

template <typename Card, typename ReadCard>
void appendCards(ObjectReader& in, std::string_view key, std::vector<Card>& cards, const std::string& pack,
                 ReadCard readCard)
{
    constexpr std::size_t most = 1000;
    auto more =
        in.listOr(key, most, [&](const JsonView& value, ReadLog& log) { return readCard(value, log, pack); });
    cards.insert(cards.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

template <typename Word, typename ReadWord>
void appendWords(ObjectReader& in, std::string_view key, std::vector<Word>& words, ReadWord readWord)
{
    constexpr std::size_t most = 200;
    auto more = in.listOr(key, most, readWord);
    words.insert(words.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

void readCardLists(ObjectReader& in, CardSet& set)
{
    appendWords(in, "categories", set.categories, readCategory);
    appendWords(in, "terrains", set.terrains, readTerrain);
    appendCards(in, "maps", set.maps, set.id, readMapCard);
    appendCards(in, "heroes", set.heroes, set.id, readHeroCard);
    appendCards(in, "adventures", set.adventures, set.id, readAdventureCard);
    appendCards(in, "quests", set.quests, set.id, readQuestCard);
    appendCards(in, "trackers", set.trackers, set.id, readTrackerCard);
    appendCards(in, "cutouts", set.cutouts, set.id, readCutoutCard);
}

} // namespace

Result<CardSet> parseCardSet(std::string_view manifest, const PartReader& readPart)
{
    CardSet set;
    const auto read = parsePackFiles(manifest, readPart, set,
                                     {gameName, [&set](ObjectReader& in) { readSetFacts(in, set); },
                                      [&set](ObjectReader& in) { readCardLists(in, set); }});
    if (!read)
        return read.error();
    return set;
}

Result<CardSet> loadCardSet(const std::filesystem::path& folder, const PackFileListener& listener)
{
    const auto manifest = readManifestFile(folder, listener);
    if (!manifest)
        return manifest.error();
    return parseCardSet(*manifest, partsIn(folder, listener));
}

Result<Cards> loadCards(const std::filesystem::path& folder)
{
    const auto folders = packFolders(folder, gameName);
    if (!folders)
        return folders.error();
    std::vector<CardSet> sets;
    for (const auto& path : *folders) {
        auto set = loadCardSet(path);
        if (!set)
            return Error{(path / set.error().where).string(), set.error().what};
        sets.push_back(*std::move(set));
    }
    return Cards::combine(std::move(sets));
}

} // namespace delve::dungeoneer
