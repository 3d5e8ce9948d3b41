// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/mageknight/scenario/edits/edit.h"
#include "engine/mageknight/setup/finding.h"

namespace delve::mageknight {

/// What a fix does; editor/text has the sentence of each.
enum class FixKind : std::uint8_t
{
    Turn,         ///< a tile, a chest or an artifact on the spot
    Flip,         ///< a tile or a marker to its other face
    Move,         ///< to the square named
    Swap,         ///< one piece for another of its kind
    SetRole,      ///< which tile is central, which are entrances
    Add,          ///< pieces that are missing
    Reorder,      ///< the order of placement
    Give,         ///< a piece to another player
    Recolour,     ///< tokens, or the arrows of a player
    Pair,         ///< staircases that lead to each other, or to nowhere
    Close,        ///< DG-20: no treasure dial
    SetLevel,     ///< of a hero
    SwapFigure,   ///< in a team
    AddFigure,    ///< to a team
    SetRider,     ///< of a mount
    SetValue,     ///< TITAN-13, MD-45: the point value
    Disembark,    ///< out of a chariot
    TopUp,        ///< a pool
    SwapInPool,   ///< one kind for another
    Agree,        ///< on what the players may agree on
    LayAsPrinted, ///< the tiles of a printed map
    Remove,       ///< surplus pieces, or those that fit nowhere
    Dismiss,      ///< a figure from a team
    TakeOut       ///< of a pool
};

constexpr auto fileWords(FixKind)
{
    return std::to_array<EnumName<FixKind>>({{FixKind::Turn, "turn"},
                                             {FixKind::Flip, "flip"},
                                             {FixKind::Move, "move"},
                                             {FixKind::Swap, "swap"},
                                             {FixKind::SetRole, "set-role"},
                                             {FixKind::Add, "add"},
                                             {FixKind::Reorder, "reorder"},
                                             {FixKind::Give, "give"},
                                             {FixKind::Recolour, "recolour"},
                                             {FixKind::Pair, "pair"},
                                             {FixKind::Close, "close"},
                                             {FixKind::SetLevel, "set-level"},
                                             {FixKind::SwapFigure, "swap-figure"},
                                             {FixKind::AddFigure, "add-figure"},
                                             {FixKind::SetRider, "set-rider"},
                                             {FixKind::SetValue, "set-value"},
                                             {FixKind::Disembark, "disembark"},
                                             {FixKind::TopUp, "top-up"},
                                             {FixKind::SwapInPool, "swap-in-pool"},
                                             {FixKind::Agree, "agree"},
                                             {FixKind::LayAsPrinted, "lay-as-printed"},
                                             {FixKind::Remove, "remove"},
                                             {FixKind::Dismiss, "dismiss"},
                                             {FixKind::TakeOut, "take-out"}});
}

/// One way to mend a finding: an edit that removes it and adds no error.
struct Fix
{
    FixKind kind = FixKind::Move;
    Edit edit;
    Concern about; ///< what its sentence names; things that it adds are found in the scenario after the edit
    int price = 0; ///< priceOf its edit

    friend bool operator==(const Fix&, const Fix&) = default;
};

/// Nothing that is placed, in a team or in a pool gets lost.
constexpr bool keepsEverything(FixKind kind)
{
    return kind != FixKind::Remove && kind != FixKind::Dismiss && kind != FixKind::TakeOut;
}

} // namespace delve::mageknight
