// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/commands/dungeon_program.h"
#include "editor/mageknight/collection/ownable_pieces.h"

#include <optional>
#include <string>

namespace delve::mageknight {

/// What the commands that heed what somebody owns have in common: a flag that asks for it, and --collection,
/// which names another file than the user's own and asks for it as well.
struct CollectionOption
{
    bool isWanted = false;
    std::string file;

    /// `flag` is "--missing" or "--owned".
    void addTo(CLI::App& command, const char* flag, const char* description);
    /// What is owned; nothing if it was not asked for. A fault is an error.
    Result<std::optional<OwnedPieces>> read(const Content& content) const;
};

} // namespace delve::mageknight
