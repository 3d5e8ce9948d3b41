// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"
#include "engine/dungeoneer/setup/finding.h"

#include <string>
#include <string_view>

namespace delve::dungeoneer::test {

/// A Quest that names a Map card by its id without the pack.
QuestCard questAt(std::string_view id, std::string_view card);
/// One that names a type of cards, or a Terrain.
QuestCard questAt(std::string_view id, MapCardType type);

/// A set "test" of cards written down by hand, with Heroes, Trackers, Adventure cards and Quests enough for
/// four players, and a scenario of two players on top of it.
class DrawnScenario
{
public:
    explicit DrawnScenario(std::vector<MapCard> cards, std::vector<QuestCard> quests = {});

    const Cards& cards() const { return m_cards; }

    /// Lays a card on the map of its kind; its id is the name of the card and a number: hall-1, hall-2.
    DrawnScenario& lay(std::string_view name, int column, int row, bool isTurned = false);
    DrawnScenario& layOn(MapKind map, std::string_view name, int column, int row, bool isTurned = false);
    /// The Entrance "ent" and four cards "cross" around it.
    DrawnScenario& layStart();

    /// What validateSetup finds by this rule, a line each: "error off-centre: ent-1 (0,0)": severity,
    /// variant, things, cells, cards of the sets.
    std::vector<std::string> told(std::string_view rule) const;
    /// All errors, with their rules.
    std::vector<std::string> errors() const;
    Findings findings() const;

private:
    Cards m_cards;

public:
    Scenario scenario;
};

std::string toldAs(const Finding& finding);

/// Ent, twelve Crosses with four Open doors, and four Rooms Hall[O,W,O,W]: enough for maps in tests.
std::vector<MapCard> plainCards();

} // namespace delve::dungeoneer::test
