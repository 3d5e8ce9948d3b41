// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace delve {

/// Tells what a file of older rules has behind the last action that still holds, in lines of a log as the
/// game has them. `lineOf(event, state)` tells one fact, perhaps in a form that is no longer known. The state
/// learns of each what others are told by.
template <typename Told, typename Step, typename State, typename Words, typename LineOf>
std::vector<Told> toldOf(const Step& step, State& state, const Words& words, const LineOf& lineOf)
{
    std::vector<Told> lines;
    for (const auto& event : step.events) {
        lines.push_back(lineOf(event, state));
        if (event.what)
            followTold(words.game(), state, *event.what);
    }
    if (step.events.empty())
        lines.push_back({{}, actionInWords(step, state, words)});
    return lines;
}

} // namespace delve
