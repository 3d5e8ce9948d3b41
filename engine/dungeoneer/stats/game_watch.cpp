// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/game_watch.h"

#include <algorithm>

namespace delve::dungeoneer::play {

GameWatch::GameWatch(const Game& game) : m_game(game), m_printed(game)
{
    m_record.seats.resize(std::size_t(game.playerCount()));
    m_record.quests.resize(std::size_t(game.questCount()));
    m_record.cards.resize(m_printed.cardCount());
    m_record.spaces.resize(std::size_t(game.spaceCount()));
    m_spaces.fill(SpaceId::None);
}

void GameWatch::observe(const GameState& after, const Events& events)
{
    m_after = &after;
    for (const Event& event : events)
        std::visit([&](const auto& what) { note(what); }, event.what);
    for (std::size_t i = 0; i < m_record.seats.size(); ++i)
        m_spaces[i] = after.players[i].space;
}

void GameWatch::note(const TurnBegan& event)
{
    m_round = event.round;
    ++m_record.turns;
}

void GameWatch::note(const HeroMoved& event)
{
    m_spaces[indexOf(event.player)] = event.to;
    GameRecord::Space& space = m_record.spaces[indexOf(event.to)];
    ++space.entries;
    if (space.firstRound == 0)
        space.firstRound = m_round;
}

WoundCause GameWatch::causeOf(const HeroWounded& event) const
{
    switch (event.source) {
    case WoundSource::Combat: {
        const MonsterId monster = monsterAt(event.by);
        if (monster == MonsterId::None)
            return WoundCause::Rival;
        return cardOf(monster) != CardId::None     ? WoundCause::Encounter
               : questOf(monster) != QuestId::None ? WoundCause::QuestMonster
                                                   : WoundCause::MapMonster;
    }
    case WoundSource::Trap: return WoundCause::Trap;
    case WoundSource::Obstacle: return WoundCause::Obstacle;
    case WoundSource::Door: return WoundCause::Door;
    case WoundSource::Any:
    case WoundSource::Card: break;
    }
    const EffectsOf list = m_frames.empty() ? EffectsOf::Played : m_frames.back().list;
    return list == EffectsOf::QuestFailure || list == EffectsOf::SearchFailure ? WoundCause::Quest
                                                                               : WoundCause::Card;
}

void GameWatch::note(const HeroWounded& event)
{
    const std::size_t seat = indexOf(event.player);
    m_record.seats[seat].wounds += event.wounds;
    m_record.woundings.push_back({m_spaces[seat], causeOf(event), event.wounds, false});
}

/// Nobody is defeated but by the wounds that were told before.
void GameWatch::note(const HeroDefeated& event)
{
    m_record.seats[indexOf(event.player)].isLost = true;
    m_record.woundings.back().isDeadly = true;
}

/// The Threat is on top still, with the door that it is about.
void GameWatch::note(const ThreatFaced& event)
{
    if (event.why != ThreatFor::Door)
        return;
    const TargetId door = m_frames.back().target;
    const SpaceId space = spaceAt(door);
    const Side side = sideAt(door);
    m_record.doors.push_back({space, m_after->space(space).isTurned ? opposite(side) : side, event.isPassed});
}

void GameWatch::noteCard(CardId card, PlayerId player, bool isPlayed)
{
    GameRecord::Card& record = m_record.cards[m_printed.numberOf(card)];
    record.drawnBy |= bitOf(player); // what was stolen was in the hand too
    if (!isPlayed) {
        ++record.drawn;
        return;
    }
    ++record.played;
    record.playedBy |= bitOf(player);
}

void GameWatch::note(const QuestCompleted& event)
{
    m_record.quests[indexOf(event.quest)].completedBy = event.player;
    ++m_completed[indexOf(event.player)];
    int leader = -1, most = 0;
    for (std::size_t i = 0; i < m_record.seats.size(); ++i) {
        leader = m_completed[i] > most ? int(i) : m_completed[i] == most ? -1 : leader; // alone
        most = std::max(most, m_completed[i]);
    }
    if (leader < 0 || leader == m_leader)
        return;
    m_record.leadChanges += m_leader >= 0;
    m_leader = leader;
}

const GameRecord& GameWatch::finish(const GameState& end, const table::MatchResult<Traits>& result)
{
    m_record.ending = result.outcome.ending;
    m_record.rounds = result.rounds;
    m_record.choices = result.choices;
    const int players = m_game.playerCount();
    for (int i = 0; i < players; ++i) {
        const PlayerState& player = end.players[std::size_t(i)];
        GameRecord::Seat& seat = m_record.seats[std::size_t(i)];
        seat.won = result.outcome.winner == PlayerId(i);
        seat.hero = player.hero == HeroId::None ? -1 : int(m_printed.numberOf(player.hero));
        seat.order = (i - int(end.turn.first) + players) % players;
        seat.completed = player.completed;
        seat.level = player.level;
    }
    return m_record;
}

} // namespace delve::dungeoneer::play
