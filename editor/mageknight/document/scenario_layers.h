// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/mageknight/scenario/edits/thing.h"

#include <array>
#include <cstdint>

namespace delve::mageknight {

/// What a scenario is painted in, from the lowest layer to the highest.
enum class ScenarioLayer : std::uint8_t
{
    Tiles,
    Markers,
    Artifacts,
    Doors,
    Chests,
    Tokens,
    Figures,
    Arrows,
    Notes
};

constexpr auto fileWords(ScenarioLayer)
{
    return std::to_array<EnumName<ScenarioLayer>>({{ScenarioLayer::Tiles, "tiles"},
                                                   {ScenarioLayer::Markers, "markers"},
                                                   {ScenarioLayer::Artifacts, "artifacts"},
                                                   {ScenarioLayer::Doors, "doors"},
                                                   {ScenarioLayer::Chests, "chests"},
                                                   {ScenarioLayer::Tokens, "tokens"},
                                                   {ScenarioLayer::Figures, "figures"},
                                                   {ScenarioLayer::Arrows, "arrows"},
                                                   {ScenarioLayer::Notes, "notes"}});
}

/// The layer that things of a kind are painted in. Players lie nowhere.
constexpr ScenarioLayer layerOf(ThingKind kind)
{
    switch (kind) {
    case ThingKind::Player:
    case ThingKind::Tile: return ScenarioLayer::Tiles;
    case ThingKind::Marker: return ScenarioLayer::Markers;
    case ThingKind::Artifact: return ScenarioLayer::Artifacts;
    case ThingKind::Door: return ScenarioLayer::Doors;
    case ThingKind::Chest: return ScenarioLayer::Chests;
    case ThingKind::Token: return ScenarioLayer::Tokens;
    case ThingKind::Figure: return ScenarioLayer::Figures;
    case ThingKind::Entrance:
    case ThingKind::Exit: return ScenarioLayer::Arrows;
    case ThingKind::Note: break;
    }
    return ScenarioLayer::Notes;
}

/// A choice of layers; all of them unless said otherwise.
class LayerSet
{
public:
    static constexpr LayerSet none() { return LayerSet(0); }
    static constexpr LayerSet only(ScenarioLayer layer) { return none().with(layer); }
    /// The tiles, with the pieces on them and the notes as wanted.
    static constexpr LayerSet of(bool pieces, bool notes)
    {
        const LayerSet layers = pieces ? LayerSet() : only(ScenarioLayer::Tiles);
        return notes ? layers.with(ScenarioLayer::Notes) : layers.without(ScenarioLayer::Notes);
    }

    constexpr LayerSet() = default;

    constexpr bool has(ScenarioLayer layer) const { return (m_bits >> unsigned(layer) & 1) != 0; }
    constexpr LayerSet with(ScenarioLayer layer) const
    {
        return LayerSet(std::uint16_t(m_bits | 1u << unsigned(layer)));
    }
    constexpr LayerSet without(ScenarioLayer layer) const
    {
        return LayerSet(std::uint16_t(m_bits & ~(1u << unsigned(layer))));
    }

    friend constexpr bool operator==(const LayerSet&, const LayerSet&) = default;

private:
    explicit constexpr LayerSet(std::uint16_t bits) : m_bits(bits) {}

    std::uint16_t m_bits = 0xffff;
};

} // namespace delve::mageknight
