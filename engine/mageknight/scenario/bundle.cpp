// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/bundle.h"

#include "engine/base/content_id.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/read_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"

namespace delve::mageknight {

namespace {

Error inside(std::string_view place, const Error& error)
{
    return {std::string(place) + error.where, error.what};
}

/// The packs that a pack refers to.
std::set<std::string> packsNamedBy(const Pack& pack)
{
    std::set<std::string> names;
    const auto add = [&names](const ContentId& id) {
        if (!id.empty())
            names.emplace(packOf(id));
    };
    for (const PrintedMap& map : pack.maps)
        for (const PrintedMap::MapSide& side : map.sides)
            for (const PrintedMap::PlacedTile& tile : side.tiles)
                add(tile.tile);
    for (const Figure& figure : pack.figures)
        add(figure.passenger);
    for (const ArtifactToken& token : pack.artifactTokens)
        for (const ArtifactToken::Row& row : token.rows)
            for (const TokenEffect& effect : row.effects)
                if (const auto* hero = std::get_if<effect::PlaceHero>(&effect))
                    add(hero->figure);
    return names;
}

} // namespace

Result<Pack> parsePack(const BundledPack& bundled)
{
    return parseBundled<Pack>(bundled, parsePack);
}

Result<Bundle> makeBundle(const Scenario& scenario, const std::vector<std::filesystem::path>& folders)
{
    auto packs = packsToBundle(scenario.packs, readableIn<Pack>(folders, loadPack),
                               [](const BundledPack& pack) { return packsNamedBy(*parsePack(pack)); });
    if (!packs)
        return packs.error();
    Bundle bundle{scenario, *std::move(packs)};
    // The scenario says from now on which packs it travels with, exactly.
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
    auto packs = parseAllBundled<Pack>(parts->packs, parsePack);
    if (!packs)
        return packs.error();
    const auto content = Content::combine(*std::move(packs));
    if (!content)
        return inside("/packs: ", content.error());
    if (const auto missing = checkReferences(*scenario, *content); !missing.empty())
        return inside("/scenario", missing.front());
    return Bundle{*std::move(scenario), std::move(parts->packs)};
}

} // namespace delve::mageknight
