// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/pack_references.h"

#include "engine/base/content_id.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

struct ContentOfThing
{
    std::vector<ContentId>& pieces;

    void operator()(const PlacedTile& tile) const { pieces.push_back(tile.tile); }
    void operator()(const PlacedDoor& door) const { pieces.push_back(door.door); }
    void operator()(const PlacedMarker& marker) const { pieces.push_back(marker.marker); }
    void operator()(const PlacedArtifact& artifact) const { pieces.push_back(artifact.artifact); }
    void operator()(const PlacedChest& chest) const { pieces.push_back(chest.chest); }
    void operator()(const PlacedToken& token) const
    {
        if (token.table)
            pieces.push_back(*token.table);
    }
    void addIfAny(const ContentId& piece) const
    {
        if (!piece.empty())
            pieces.push_back(piece);
    }
    void operator()(const PlacedFigure& figure) const
    {
        pieces.push_back(figure.figure);
        addIfAny(figure.rider);
        addIfAny(figure.passenger);
    }
    void operator()(const Player& player) const
    {
        for (const TeamMember& member : player.team)
            memberContent(member);
        for (const auto* pool : {&player.mageSpawn, &player.chests})
            for (const PoolEntry& entry : *pool)
                entryContent(entry);
    }
    void memberContent(const TeamMember& member) const
    {
        pieces.push_back(member.figure);
        addIfAny(member.rider);
    }
    void entryContent(const PoolEntry& entry) const
    {
        pieces.push_back(entry.kind);
        addIfAny(entry.rider);
        addIfAny(entry.passenger);
    }
    void operator()(const Arrow&) const {}
    void operator()(const Note&) const {}
};

} // namespace

std::vector<ContentId> contentOf(const Thing& thing)
{
    std::vector<ContentId> pieces;
    std::visit(ContentOfThing{pieces}, thing);
    return pieces;
}

bool usesAny(const Scenario& scenario, const std::vector<ContentId>& wanted)
{
    return std::ranges::any_of(allThingKinds, [&](ThingKind kind) {
        return visitList(scenario, kind, [&](const auto& things) {
            return std::ranges::any_of(things, [&](const auto& thing) {
                return std::ranges::any_of(contentOf(thing), [&](const ContentId& piece) {
                    return std::ranges::find(wanted, piece) != wanted.end();
                });
            });
        });
    });
}

Edit namingPacks(const Scenario& scenario, const Content& content, Edit edit)
{
    const ScenarioFacts& now = scenario;
    ScenarioFacts facts = edit.facts ? edit.facts->after : now;
    bool isChanged = false;
    for (const ThingChange& change : edit.changes)
        for (const ContentId& piece :
             change.after ? contentOf(change.after->thing) : std::vector<ContentId>()) {
            const Pack* pack = content.pack(std::string(packOf(piece)));
            if (!pack || std::ranges::find(facts.packs, pack->id, &PackReference::id) != facts.packs.end())
                continue;
            facts.packs.push_back({pack->id, pack->version, pack->hash});
            isChanged = true;
        }
    if (isChanged)
        edit.facts = FactsChange{edit.facts ? edit.facts->before : now, std::move(facts)};
    return edit;
}

Edit renewPackReferences(const Scenario& scenario, const Content& content)
{
    ScenarioFacts facts = static_cast<const ScenarioFacts&>(scenario);
    for (PackReference& reference : facts.packs)
        if (const Pack* pack = content.pack(reference.id))
            reference = {pack->id, pack->version, pack->hash};
    return changeFacts(scenario, facts);
}

} // namespace delve::mageknight
