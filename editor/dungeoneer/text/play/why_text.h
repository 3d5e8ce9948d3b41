// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/text/play/play_words.h"
#include "engine/dungeoneer/agents/agent.h"

#include <QStringList>

#include <vector>

namespace delve::dungeoneer {

/// Something that an agent took into account, in words: "2 Movement nearer to a Quest".
QString sentence(const table::Fact<play::FactKind>& fact);

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

} // namespace delve::dungeoneer
