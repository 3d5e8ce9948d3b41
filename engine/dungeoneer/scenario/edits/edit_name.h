// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <cstdint>

namespace delve::dungeoneer {

/// The named edits: every way in which a scenario is changed. Each is a function of this folder;
/// editor/dungeoneer/text has the label that undo and history show.
enum class EditName : std::uint8_t
{
    LayCard,
    MoveCards,
    TurnCards,
    SwapCard,
    RemoveThings,
    LinkPortal,
    AddThing,
    ChangeThing,
    ReorderThing,
    ChangeFacts,
    FixFinding
};

constexpr auto fileWords(EditName)
{
    return std::to_array<EnumName<EditName>>({{EditName::LayCard, "lay-card"},
                                              {EditName::MoveCards, "move-cards"},
                                              {EditName::TurnCards, "turn-cards"},
                                              {EditName::SwapCard, "swap-card"},
                                              {EditName::RemoveThings, "remove-things"},
                                              {EditName::LinkPortal, "link-portal"},
                                              {EditName::AddThing, "add-thing"},
                                              {EditName::ChangeThing, "change-thing"},
                                              {EditName::ReorderThing, "reorder-thing"},
                                              {EditName::ChangeFacts, "change-facts"},
                                              {EditName::FixFinding, "fix-finding"}});
}

} // namespace delve::dungeoneer
