// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/match.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/stats/freeze_watch.h"
#include "engine/mageknight/stats/game_record.h"

namespace delve::mageknight::play {

/// Watches one game and writes down what batches want to know of it.
class GameWatch
{
public:
    explicit GameWatch(const Game& game);

    /// After each action.
    void observe(const GameState& after, const Events& events);
    /// The whole record, once the game is over.
    const GameRecord& finish(const GameState& end, const MatchResult& result);

private:
    void note(const Event& event, int round);
    DeathCause causeOf(DamageSource source, FigureId figure) const;
    void noteLead(const GameState& state);
    void notePlaces(const GameState& state);
    bool isBesideChest(const GameState& state, SquareIndex square) const;
    /// The player who brought this hero; None for monsters, also for those that joined somebody.
    PlayerId teamOf(FigureId figure) const { return m_game.parts().figures[indexOf(figure)].team; }

    const Game& m_game;
    GameRecord m_record;
    FreezeWatch m_freezes;
    std::vector<SquareIndex> m_squares; ///< where figures stand
    std::vector<SquareIndex> m_before;  ///< where they stood before the action
    std::vector<DeathCause> m_harm;     ///< what harmed each figure last
    std::vector<FigureId> m_striker;    ///< who last hit each figure
    PlayerId m_leader = PlayerId::None;
    bool m_hasGoldMoved = false;
};

} // namespace delve::mageknight::play
