// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/bundle.h"

#include "engine/base/content_id.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/read_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"

namespace delve::mageknight {

namespace {

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
    return bundleWithPacks<Pack>(scenario, folders, loadPack, parsePack, packsNamedBy);
}

std::string writeBundle(const Bundle& bundle)
{
    return writeBundleParts(writeScenario(bundle.scenario), bundle.packs);
}

Result<Bundle> parseBundle(std::string_view text)
{
    return parseWithPacks<Pack>(text, readScenario, parsePack, Content::combine, checkReferences);
}

} // namespace delve::mageknight
