// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// XP: what earns experience.

struct ExperienceGained
{
    PlayerId player = PlayerId::None;
    std::int16_t points = 0;

    static constexpr std::string_view name = "experience-gained";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &ExperienceGained::player),
                          field("points", &ExperienceGained::points));
    }
    friend bool operator==(const ExperienceGained&, const ExperienceGained&) = default;
};

/// XP-09: what the victor gains, once the treasures of the eliminated figure have been dealt with.
struct Reward
{
    FigureId victor = FigureId::None;
    FigureId eliminated = FigureId::None;

    static constexpr std::string_view name = "reward";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("victor", &Reward::victor), field("eliminated", &Reward::eliminated));
    }
};

void resume(Unfolding& unfolding, const Reward& task);
void evolve(StateWriter& state, const ExperienceGained& event);

/// XP-10: adds to the running total of a player and gives the levels that this earns.
void gainExperience(Unfolding& unfolding, std::string_view rule, PlayerId player, int points);

} // namespace delve::mageknight::play
