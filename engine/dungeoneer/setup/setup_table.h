// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"
#include "engine/dungeoneer/setup/laying.h"

#include <deque>

namespace delve::dungeoneer {

/// The Map cards that a scenario plays with: those of its sets, less those left out.
MapDeck deckOf(const Scenario& scenario, const Cards& cards);

/// A scenario laid out for questions: decks, maps, and what is left to lay. Card n of a map is entry n of its
/// list in the scenario. Scenario and cards must outlive it and pass checkReferences.
class SetupTable
{
public:
    SetupTable(const Scenario& scenario, const Cards& cards);
    SetupTable(const SetupTable&) = delete;
    SetupTable& operator=(const SetupTable&) = delete;

    const Scenario& scenario() const { return m_scenario; }
    const Cards& cards() const { return m_cards; }
    const MapDeck& deck() const { return m_deck; }
    const MapStock& stock() const { return m_stock; }
    const CardMap& map(MapKind kind) const { return m_maps[std::size_t(kind)]; }
    const Laying& laying(MapKind kind) const { return m_layings[std::size_t(kind)]; }

    bool uses(MapKind kind) const;
    const ThingId& idOf(MapKind kind, int index) const
    {
        return m_scenario.cards(kind)[std::size_t(index)].id;
    }
    const MapCard& cardOf(MapKind kind, int index) const { return *m_deck[map(kind)[index].card].card; }

    /// A card of the deck can still come to a map in use: it is left, and the map is not finished. An
    /// Entrance comes to a map that has none; others are put away (DNR-OPT-09).
    bool mayStillCome(CardNumber card) const;

private:
    const Scenario& m_scenario;
    const Cards& m_cards;
    MapDeck m_deck;
    MapStock m_stock;
    std::array<CardMap, 2> m_maps{CardMap(MapKind::Dungeon), CardMap(MapKind::Wilderness)};
    std::deque<Laying> m_layings; ///< one for each kind
};

} // namespace delve::dungeoneer
