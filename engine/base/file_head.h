// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace delve {

/// What a file of ours says about itself before anybody reads it whole.
struct FileHead
{
    std::string format; ///< "delvewright-scenario"; empty if it says nothing of the kind
    std::string game;   ///< "dungeoneer"; empty if none is named, which means the game that was first

    /// "tiled", "uvtt" or "foundry" if it is a map for another program, by the members that all such maps
    /// have.
    std::string foreign = {};

    friend bool operator==(const FileHead&, const FileHead&) = default;
};

/// Reads no further than it must: up to `format` and `game`. A game that was recorded or simulated is of the
/// game that its `scenario` names. Of a text that is no JSON it is what stands before the fault.
FileHead headOf(std::string_view text);

} // namespace delve
