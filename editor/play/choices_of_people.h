// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace delve {

class PlayedTable;

/// The moment before the last choices that count, so many of them; what else was chosen since goes back with
/// them. `isChoice` says whether what was or will be chosen at a moment counts. The moment of now if there is
/// nothing to go back to.
std::size_t momentBeforeChoices(std::size_t now, int choices,
                                const std::function<bool(std::size_t)>& isChoice);

/// Whether what was chosen at a moment goes on with the choice before it: of a walk all steps but the first.
using GoesOn = std::function<bool(std::size_t)>;

/// The moment before the last choice of a person. Where nobody is one, every choice counts; what goes on with
/// another one goes with it.
std::size_t momentBeforeChoice(const PlayedTable& table, const GoesOn& goesOn = {});
/// The moment after the next choice that is recorded, with what others chose behind it.
std::size_t momentAfterChoice(const PlayedTable& table, const GoesOn& goesOn = {});

/// Somebody else than a person plays.
bool hasOpponents(const PlayedTable& table);

} // namespace delve
