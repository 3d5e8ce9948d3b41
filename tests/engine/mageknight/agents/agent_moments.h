// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/agent_kind.h"
#include "engine/mageknight/scenario/scenario.h"

#include <vector>

namespace delve::mageknight::test {

/// A game that ends after 100 rounds.
play::Game gameOf(Scenario scenario);

/// The states of a game between steady agents in which somebody has a choice.
std::vector<play::GameState> statesOf(const play::Game& game, std::uint64_t seed);

/// What an agent chooses there.
std::size_t choiceIn(const play::Game& game, const play::GameState& state, play::Agent& agent,
                     play::Weighing* why = nullptr);
/// What an agent chooses that is made for the question.
std::size_t choiceIn(const play::Game& game, const play::GameState& state, const play::AgentChoice& choice,
                     play::Weighing* why = nullptr);

} // namespace delve::mageknight::test
