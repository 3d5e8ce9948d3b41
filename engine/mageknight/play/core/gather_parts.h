// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/game.h"

namespace delve::mageknight::play {

/// The packs whose pieces can come by chance: the faces of tokens, and what artifacts and Changelings hide.
using PlayedPacks = std::vector<PackReference>;

/// A game in which only these packs add to what comes by chance, or all where none is named: packs that
/// somebody has made or got since do not change a game that was recorded.
Result<Game> makeGame(const Scenario& scenario, const Content& content, const PlayOptions& options,
                      const PlayedPacks& packs);

/// The pack has pieces that can come by chance, so that games are others where it is installed.
bool addsByChance(const Pack& pack);

} // namespace delve::mageknight::play
