// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"
#include "engine/dungeoneer/play/core/play.h"

#include <optional>

namespace delve::dungeoneer::play {

// What a kept game says to hold at a moment, as a JSON object of one of these forms. Members that are not
// named may be anything; their names are those of the files of positions and of recorded games.
//
//     {"player": "p0", "has": {"glory": 3, "space": "overdraft/cistern"}}
//     {"card": "overdraft/briefcase", "has": {"place": "discard"}}       and so for "quest" and "space"
//     {"turn": {"phase": "hero"}}
//     {"asked": "p1"}                                                    who has to choose; null once it is
//     over
//     {"can": {"action": "step", "side": "north"}}
//     {"cannot": {"action": "end-phase"}, "by": "DNR-LORD-06"}           refused by that rule
//     {"offers": {"action": "play-card"}}                                one of the legal actions is like
//     that
//     {"offersNo": {"action": "challenge"}}
//     {"tells": [{"event": "hero-wounded", "rule": "DNR-DOOR-08"}]}      these have happened, in this order
//     {"tellsNot": {"event": "door-opened"}}                             in what was done last

/// What is found instead; nothing if it holds. A faulty expectation holds never.
std::optional<Message> unmet(const Game& game, const GameState& state, const Events& last,
                             const JsonView& expectation);

} // namespace delve::dungeoneer::play
