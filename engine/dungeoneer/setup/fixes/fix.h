// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/scenario/edits/edit.h"
#include "engine/dungeoneer/setup/finding.h"

namespace delve::dungeoneer {

/// What a fix does; editor/dungeoneer/text has the sentence of each.
enum class FixKind : std::uint8_t
{
    Turn,     ///< a card upside down, or back
    Move,     ///< a card to another cell
    Swap,     ///< a card for one that is left
    Link,     ///< a Portal to the Entrance
    Relabel,  ///< a link with another letter
    Reassign, ///< a player to an Entrance that is in use
    SetStage,
    Add,     ///< what is missing
    Restore, ///< Map cards that were left out
    Unlink,  ///< a link that leads nowhere
    Return,  ///< surplus cards of a player to their decks
    Remove   ///< cards or players
};

constexpr auto fileWords(FixKind)
{
    return std::to_array<EnumName<FixKind>>({{FixKind::Turn, "turn"},
                                             {FixKind::Move, "move"},
                                             {FixKind::Swap, "swap"},
                                             {FixKind::Link, "link"},
                                             {FixKind::Relabel, "relabel"},
                                             {FixKind::Reassign, "reassign"},
                                             {FixKind::SetStage, "set-stage"},
                                             {FixKind::Add, "add"},
                                             {FixKind::Restore, "restore"},
                                             {FixKind::Unlink, "unlink"},
                                             {FixKind::Return, "return"},
                                             {FixKind::Remove, "remove"}});
}

/// What one change costs: keeping what is there is cheap, and a removal costs more than ten others.
constexpr int priceOf(FixKind kind)
{
    switch (kind) {
    case FixKind::Turn: return 1;
    case FixKind::Move: return 2;
    case FixKind::Swap: return 3;
    case FixKind::Link:
    case FixKind::Relabel:
    case FixKind::Reassign: return 4;
    case FixKind::SetStage: return 5;
    case FixKind::Add:
    case FixKind::Restore: return 6;
    case FixKind::Unlink:
    case FixKind::Return: return 30;
    case FixKind::Remove: break;
    }
    return 61;
}

constexpr bool keepsEverything(FixKind kind)
{
    return kind < FixKind::Unlink;
}

/// A way to mend a finding, which was tried: it removes the finding and adds no error.
struct Fix
{
    FixKind kind = FixKind::Turn;
    Edit edit;
    int price = 0;
    std::vector<ThingId> things{};  ///< what is turned, moved, swapped …
    std::vector<MapCell> cells{};   ///< where to
    std::vector<ContentId> cards{}; ///< what is laid instead, added, used again or returned

    friend bool operator==(const Fix&, const Fix&) = default;
};

} // namespace delve::dungeoneer
