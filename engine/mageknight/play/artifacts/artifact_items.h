// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// EXO-20, EXO-23: items that tokens of artifacts give or bring into the dungeon. How they are assigned is in
// `items`, together with the treasure of chests.

/// EXO-20: gives the powers of an item to a hero; `yields` as for a treasure (TREAS-21).
struct AssignItem
{
    ArtifactTokenId token = ArtifactTokenId::None;
    FigureId hero = FigureId::None;
    bool yields = false;

    static constexpr std::string_view name = "assign-item";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &AssignItem::token), field("hero", &AssignItem::hero),
                          field("yields", &AssignItem::yields));
    }
    friend bool operator==(const AssignItem&, const AssignItem&) = default;
};

/// EXO-23: picks up an item beside the hero for 2 speed points.
struct TakeItem
{
    ArtifactTokenId token = ArtifactTokenId::None;

    static constexpr std::string_view name = "take-item";
    static constexpr Timing timing = Timing::Act;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &TakeItem::token));
    }
    friend bool operator==(const TakeItem&, const TakeItem&) = default;
};

struct ItemAssigned
{
    ArtifactTokenId token = ArtifactTokenId::None;
    FigureId hero = FigureId::None;
    bool yields = false;

    static constexpr std::string_view name = "item-assigned";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &ItemAssigned::token), field("hero", &ItemAssigned::hero),
                          field("yields", &ItemAssigned::yields));
    }
    friend bool operator==(const ItemAssigned&, const ItemAssigned&) = default;
};

/// EXO-20: the item belongs to the player.
struct ItemGranted
{
    ArtifactTokenId token = ArtifactTokenId::None;
    PlayerId player = PlayerId::None;

    static constexpr std::string_view name = "item-granted";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &ItemGranted::token), field("player", &ItemGranted::player));
    }
    friend bool operator==(const ItemGranted&, const ItemGranted&) = default;
};

/// EXO-23: the item lies on the board.
struct ItemPlaced
{
    ArtifactTokenId token = ArtifactTokenId::None;
    SquareIndex to = noSquare;

    static constexpr std::string_view name = "item-placed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &ItemPlaced::token), squareField("to", &ItemPlaced::to));
    }
    friend bool operator==(const ItemPlaced&, const ItemPlaced&) = default;
};

Refusal check(const Position& position, const AssignItem& action);
Refusal check(const Position& position, const TakeItem& action);
void carryOut(Unfolding& unfolding, const AssignItem& action);
void carryOut(Unfolding& unfolding, const TakeItem& action);
void listItems(const Position& position, ActionList& actions);
void evolve(StateWriter& state, const ItemAssigned& event);
void evolve(StateWriter& state, const ItemGranted& event);
void evolve(StateWriter& state, const ItemPlaced& event);

/// The item that a token gives by the row that was read, or nothing.
const Item* itemOf(const Position& position, ArtifactTokenId token);
/// The item that lies on a square, or none.
ArtifactTokenId itemOn(const Position& position, SquareIndex square);
/// EXO-23: the nearest open square of the level that can be reached from the figure; for an item also free of
/// other items.
SquareIndex nearestOpen(const Position& position, FigureId figure, bool forItem);

} // namespace delve::mageknight::play
