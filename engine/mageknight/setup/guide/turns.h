// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/edits/thing.h"

#include <optional>
#include <vector>

namespace delve::mageknight {

/// LAY-02, MRK-02, ART-02, CHEST-03: who places next when so many are placed; one after the other from the
/// starting player to the left. There must be players.
const Player& playerInTurn(const std::vector<Player>& players, std::size_t placed);

/// TOK-07: who places tokens. Whoever passes, or is passed over, places no more.
class TokenTurns
{
public:
    explicit TokenTurns(const std::vector<Player>& players);

    /// A token of this player is placed: those before have passed. False if this player had passed.
    bool place(const ThingId& player);
    /// The next one passes.
    void pass();
    /// Whose turn it is to place; nobody if all have passed.
    std::optional<ThingId> next() const;

private:
    std::vector<ThingId> m_placing; ///< those who have not passed, the next one first
};

/// One choice of Step 7: an arrow of a team, and the player who chooses its place.
struct ArrowTurn
{
    ThingKind kind = ThingKind::Entrance;
    ThingId team;
    ThingId chooser;

    friend bool operator==(const ArrowTurn&, const ArrowTurn&) = default;
};

/// ENT-01 to ENT-04, MULTI-02: the choices of Step 7 in their order. In a six tile dungeon the entrances come
/// first, since they tell the exits (ENT-05).
std::vector<ArrowTurn> arrowTurns(const std::vector<Player>& players, bool isSixTiles);

/// The first choice that is still to be made.
std::optional<ArrowTurn> nextArrow(const Scenario& scenario, bool isSixTiles);

} // namespace delve::mageknight
