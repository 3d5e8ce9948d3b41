// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/bundle.h"

#include "engine/base/content_id.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"

namespace delve::dungeoneer {

namespace {

/// The sets whose cards a set names: places of its Quests, and Heroes of its pawns.
std::set<std::string> setsNamedBy(const CardSet& set)
{
    std::set<std::string> names;
    const auto addPlace = [&names](const Place& place) {
        if (place.by == PlaceKind::Card)
            names.emplace(packOf(place.card));
    };
    for (const QuestCard& quest : set.quests) {
        addPlace(quest.place);
        if (quest.from)
            addPlace(*quest.from);
    }
    for (const CutoutCard& card : set.cutouts)
        for (const ContentId& hero : card.pawns)
            names.emplace(packOf(hero));
    return names;
}

} // namespace

Result<Bundle> makeBundle(const Scenario& scenario, const std::vector<std::filesystem::path>& folders)
{
    return bundleWithPacks<CardSet>(scenario, folders, loadCardSet, parseCardSet, setsNamedBy);
}

std::string writeBundle(const Bundle& bundle)
{
    return writeBundleParts(writeScenario(bundle.scenario), bundle.packs);
}

Result<Bundle> parseBundle(std::string_view text)
{
    return parseWithPacks<CardSet>(text, readScenario, parseCardSet, Cards::combine, checkReferences);
}

} // namespace delve::dungeoneer
