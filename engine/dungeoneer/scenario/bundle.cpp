// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/bundle.h"

#include "engine/base/content_id.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"

namespace delve::dungeoneer {

namespace {

Error inside(std::string_view place, const Error& error)
{
    return {std::string(place) + error.where, error.what};
}

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
    auto packs =
        packsToBundle(scenario.packs, readableIn<CardSet>(folders, loadCardSet), [](const BundledPack& pack) {
            return setsNamedBy(*parseBundled<CardSet>(pack, parseCardSet));
        });
    if (!packs)
        return packs.error();
    Bundle bundle{scenario, *std::move(packs)};
    // The scenario says from now on which sets it travels with, exactly.
    bundle.scenario.packs = exactReferences(bundle.scenario.packs, bundle.packs);
    return bundle;
}

std::string writeBundle(const Bundle& bundle)
{
    return writeBundleParts(writeScenario(bundle.scenario), bundle.packs);
}

Result<Bundle> parseBundle(std::string_view text)
{
    auto parts = readBundleParts(text);
    if (!parts)
        return parts.error();
    auto scenario = readScenario(parts->scenario);
    if (!scenario)
        return scenario.error();
    auto sets = parseAllBundled<CardSet>(parts->packs, parseCardSet);
    if (!sets)
        return sets.error();
    const auto cards = Cards::combine(*std::move(sets));
    if (!cards)
        return inside("/packs: ", cards.error());
    if (const auto missing = checkReferences(*scenario, *cards); !missing.empty())
        return inside("/scenario", missing.front());
    return Bundle{*std::move(scenario), std::move(parts->packs)};
}

} // namespace delve::dungeoneer
