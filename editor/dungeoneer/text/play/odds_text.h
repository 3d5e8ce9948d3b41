// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/text/play/play_words.h"
#include "engine/dungeoneer/play/fighting/odds.h"

#include <QStringList>

namespace delve::dungeoneer {

/// "Quill succeeds 67 %", "Quill hits 58 %, is hit 28 %": of several rolls one after the other.
QString chanceInWords(const std::vector<play::RollOdds>& odds, const play::GameState& state,
                      const PlayWords& words);
/// The chances in full, one line each, with every number named.
QStringList oddsInWords(const std::vector<play::RollOdds>& odds, const play::GameState& state,
                        const PlayWords& words);

} // namespace delve::dungeoneer
