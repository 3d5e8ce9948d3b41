// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/collection/scenario_needs.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

class Needs
{
public:
    void add(NeedKind kind, const ContentId& piece, int count = 1)
    {
        const auto found = std::ranges::find(m_list, piece, &NeededPiece::piece);
        if (found == m_list.end())
            m_list.push_back({kind, piece, count});
        else
            found->count += count;
    }

    void atLeast(NeedKind kind, const ContentId& piece, int count)
    {
        const auto found = std::ranges::find(m_list, piece, &NeededPiece::piece);
        if (found == m_list.end())
            m_list.push_back({kind, piece, count});
        else
            found->count = std::max(found->count, count);
    }

    std::vector<NeededPiece> take() { return std::move(m_list); }

private:
    std::vector<NeededPiece> m_list;
};

} // namespace

std::vector<const WanderingToken*> dealtTokens(const Scenario& scenario, const Content& content)
{
    std::map<Colour, std::vector<const WanderingToken*>> tables;
    for (const Pack& pack : content.packs())
        for (const WanderingToken& token : pack.wanderingTokens)
            tables[token.colour].push_back(&token);
    std::map<Colour, std::size_t> dealt;
    std::vector<const WanderingToken*> faces;
    for (const PlacedToken& placed : scenario.tokens) {
        const WanderingToken* face = placed.table ? content.wanderingToken(*placed.table) : nullptr;
        const auto& ofColour = tables[placed.colour];
        if (face == nullptr && !ofColour.empty())
            face = ofColour[dealt[placed.colour]++ % ofColour.size()];
        faces.push_back(face);
    }
    return faces;
}

std::vector<NeededPiece> neededPieces(const Scenario& scenario, const Content& content)
{
    // By the id that the piece has now: a scenario may know it under an older one.
    Needs needs;
    for (const PlacedTile& placed : scenario.tiles)
        if (const Tile* tile = content.tile(placed.tile))
            needs.add(NeedKind::Tile, tile->id);
    for (const PlacedDoor& placed : scenario.doors)
        if (const DoorKind* door = content.door(placed.door))
            needs.add(NeedKind::Door, door->id);
    for (const PlacedMarker& placed : scenario.markers)
        if (const MarkerKind* marker = content.marker(placed.marker))
            needs.add(NeedKind::Marker, marker->id);
    for (const PlacedArtifact& placed : scenario.artifacts)
        if (const ArtifactKind* artifact = content.artifact(placed.artifact))
            needs.add(NeedKind::Artifact, artifact->id);
    for (const PlacedChest& placed : scenario.chests) {
        if (const Chest* chest = content.chest(placed.chest))
            needs.add(NeedKind::Chest, chest->id);
        else if (const Figure* changeling = content.figure(placed.chest))
            needs.add(NeedKind::Figure, changeling->id);
    }
    // The chests on the map come out of what the players brought, so they count once.
    std::map<ContentId, int> broughtChests;
    for (const Player& player : scenario.players)
        for (const PoolEntry& entry : player.chests)
            if (const Chest* chest = content.chest(entry.kind))
                broughtChests[chest->id] += entry.count;
    for (const auto& [chest, count] : broughtChests)
        needs.atLeast(NeedKind::Chest, chest, count);
    for (const WanderingToken* token : dealtTokens(scenario, content))
        if (token)
            needs.add(NeedKind::Token, token->id);
    for (const Player& player : scenario.players) {
        for (const TeamMember& member : player.team)
            if (const Figure* figure = content.figure(member.figure))
                needs.add(NeedKind::Figure, figure->id);
        for (const PoolEntry& entry : player.mageSpawn)
            if (const Figure* figure = content.figure(entry.kind))
                needs.add(NeedKind::Figure, figure->id, entry.count);
    }
    auto list = needs.take();
    std::ranges::stable_sort(list, {}, &NeededPiece::kind);
    return list;
}

std::vector<NeededPiece> lackingPieces(const Scenario& scenario, const Content& content,
                                       const OwnedPieces& owned)
{
    std::vector<NeededPiece> lacking;
    for (const NeededPiece& need : neededPieces(scenario, content)) {
        const auto there = owned.find(need.piece);
        const int missing = need.count - (there == owned.end() ? 0 : there->second);
        if (missing > 0)
            lacking.push_back({need.kind, need.piece, missing});
    }
    return lacking;
}

} // namespace delve::mageknight
