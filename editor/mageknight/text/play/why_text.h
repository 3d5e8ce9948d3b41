// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/text/play/play_words.h"
#include "engine/mageknight/agents/agent.h"

#include <QStringList>

#include <vector>

namespace delve::mageknight {

/// Something that an agent took into account, in words: "2 points nearer to what it is after".
QString sentence(const play::Fact& fact, const PlayWords& words);

/// What an agent considered, for people who ask why.
struct Reason
{
    play::Action action;
    QString text; ///< what would be done
    QStringList facts;
    bool isChosen = false;
};

/// The choice first, then what came next to it, best first; at most so many. `state` is the one in which it
/// was chosen.
std::vector<Reason> reasonsOf(const play::Weighing& weighing, const play::Action& chosen,
                              const play::GameState& state, const PlayWords& words, std::size_t most);

} // namespace delve::mageknight
