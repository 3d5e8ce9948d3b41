// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/agents/agent.h"
#include "engine/dungeoneer/play/fighting/odds.h"

#include <array>

namespace delve::dungeoneer::play {

/// What is to be expected of a Quest, as things stand.
struct Prospect
{
    int percent = 0; ///< to complete it in a turn at its place
    int wounds = 0;  ///< that such a turn is likely to cost, in hundredths
    int turns = 1;   ///< that it is likely to take there
};

/// A fight in one form, by the scores that hold now.
struct Bout
{
    int hit = 0;   ///< throws of 36 that the first side wins
    int taken = 0; ///< that the other does
};

/// What a player is after, looked at once for all actions of a moment. What costs time is found when it is
/// first asked for.
class Outlook
{
public:
    /// With an aim nothing but that Quest counts, as long as it is open.
    Outlook(const Position& position, PlayerId player, QuestId aim = QuestId::None)
        : m_position(position), m_player(player), m_aim(aim)
    {}

    const Position& position() const { return m_position; }
    const Game& game() const { return m_position.game(); }
    PlayerId player() const { return m_player; }
    const PlayerState& own() const { return m_position.player(m_player); }

    /// Hundredths of Movement to a place where something is to be gained, dangers and what has to be done
    /// there counted in; `noWay` if there is none.
    int wayFrom(SpaceId space);
    int wayNow() { return own().space == SpaceId::None ? noWay : wayFrom(own().space); }
    /// What a step costs: Movement, and wounds in the same measure.
    int costOfStep(SpaceId from, Side side, SpaceId to);
    /// What entering a space as a new one is likely to cost in wounds, in hundredths.
    int dangerOf(SpaceId space);

    /// Own Quests of which a place is not on the map.
    int placesMissing();
    bool isWanted(SpaceId space); ///< by an own Quest
    Prospect prospectOf(QuestId quest);
    /// Glory that the cheapest price of an own Quest near at hand asks for.
    int gloryToSave();

    Bout boutOf(const Subject& attacker, const Subject& defender, Form form);
    int scoreOf(Form form); ///< of the own Hero, as it stands
    /// How gladly a player is struck, 100 for one like the others: who is near winning, or near defeat.
    int hostilityTo(PlayerId other);
    /// 100 in good health; a wound is worse for who has few left.
    int careFor(PlayerId player) const;

    static constexpr int noWay = 100'000;

private:
    void findWays();
    void findGoals();
    void addGoal(QuestId quest);
    int meansOfPaying(const QuestCard& card) const;

    Position m_position;
    PlayerId m_player;
    QuestId m_aim;
    std::array<int, mostSpaces> m_ways{};
    std::array<std::int8_t, 3> m_scores{-1, -1, -1};
    int m_missing = 0;
    int m_save = -1;
    bool m_hasWays = false;
    bool m_hasGoals = false;
    std::array<std::int16_t, 16> m_goals{}; ///< Quests that are open to the player
    int m_goalCount = 0;
};

} // namespace delve::dungeoneer::play
