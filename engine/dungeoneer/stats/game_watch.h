// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/agents/agent.h"
#include "engine/dungeoneer/stats/game_record.h"
#include "engine/dungeoneer/stats/printed_cards.h"

namespace delve::dungeoneer::play {

/// Watches one game and writes down what batches want to know of it.
class GameWatch
{
public:
    explicit GameWatch(const Game& game);

    /// After each action.
    void observe(const GameState& after, const Events& events);
    /// The whole record, once the game is over.
    const GameRecord& finish(const GameState& end, const table::MatchResult<Traits>& result);

private:
    void note(const HeroWounded& event);
    void note(const HeroDefeated& event);
    void note(const HeroMoved& event);
    void note(const ThreatFaced& event);
    void note(const CardDrawn& event) { noteCard(event.card, event.player, false); }
    void note(const CardPlayed& event) { noteCard(event.card, event.by, true); }
    void note(const EncounterLaid& event) { noteCard(event.card, event.by, true); }
    void note(const QuestTried& event) { ++m_record.quests[indexOf(event.quest)].tries; }
    void note(const QuestCompleted& event);
    void note(const QuestDealt& event) { m_record.quests[indexOf(event.quest)].wasInPlay = true; }
    void note(const GlobalQuestTurned& event) { m_record.quests[indexOf(event.quest)].wasInPlay = true; }
    void note(const MapLaid& event) { m_record.spaces[indexOf(event.space)].wasLaid = true; }
    void note(const TurnBegan& event);
    void note(const FrameAdded& event) { m_frames.push_back(event.frame); }
    void note(const FrameChanged& event) { m_frames[m_frames.size() - 1 - event.depth] = event.frame; }
    void note(const FrameTaken&) { m_frames.pop_back(); }
    template <typename Other> void note(const Other&) {}

    void noteCard(CardId card, PlayerId player, bool isPlayed);
    WoundCause causeOf(const HeroWounded& event) const;

    const Game& m_game;
    PrintedCards m_printed;
    GameRecord m_record;
    std::vector<Frame> m_frames;        ///< what is being resolved, last on top
    const GameState* m_after = nullptr; ///< the action that is looked at
    std::array<SpaceId, mostPlayers> m_spaces{};
    std::array<int, mostPlayers> m_completed{};
    int m_round = 1;
    int m_leader = -1;
};

} // namespace delve::dungeoneer::play
