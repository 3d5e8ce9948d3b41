// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <cstdint>

namespace delve::mageknight {

/// The named edits: every way in which a scenario is changed. Each is a function of
/// this folder; editor/text has the label that undo and history show.
enum class EditName : std::uint8_t
{
    AddThing,
    RemoveThings,
    MoveThings,
    TurnThings,
    FlipTiles,
    SwapTile,
    MoveDoor,
    ChangeThing,
    ReorderThing,
    PasteThings,
    ChangeFacts,
    FixFinding
};

constexpr auto fileWords(EditName)
{
    return std::to_array<EnumName<EditName>>({{EditName::AddThing, "add-thing"},
                                              {EditName::RemoveThings, "remove-things"},
                                              {EditName::MoveThings, "move-things"},
                                              {EditName::TurnThings, "turn-things"},
                                              {EditName::FlipTiles, "flip-tiles"},
                                              {EditName::SwapTile, "swap-tile"},
                                              {EditName::MoveDoor, "move-door"},
                                              {EditName::ChangeThing, "change-thing"},
                                              {EditName::ReorderThing, "reorder-thing"},
                                              {EditName::PasteThings, "paste-things"},
                                              {EditName::ChangeFacts, "change-facts"},
                                              {EditName::FixFinding, "fix-finding"}});
}

} // namespace delve::mageknight
