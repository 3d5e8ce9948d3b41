// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/standing.h"

#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/treasure/treasure.h"
#include "engine/mageknight/play/turns/ending.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

// Everything is counted in hundredths of a piece of gold.
constexpr int worthOfHero = 300;
constexpr int worthOfClick = 60;
constexpr int closeMatch = 1500; ///< a lead that makes three of four games a win
constexpr int farWay = 60;       ///< what a way counts as that leads nowhere
constexpr int mostSafe = 92;     ///< percent of what is carried that comes out from beside the exit
constexpr int leastSafe = 30;    ///< from afar
constexpr int clicksToFeelSafe = 10;
constexpr int treasuresPerHero = 2; ///< STORE-01

int expectedGold(const Position& position, ChestId chest)
{
    if (const Treasure* seen = treasureIn(position, chest))
        return 100 * seen->gold;
    const auto* dial = position.game().parts().chests[indexOf(chest)].treasure;
    int sum = 0;
    if (dial != nullptr)
        for (const Treasure& treasure : *dial)
            sum += 100 * treasure.gold;
    return sum / 6;
}

/// What there is to know of a team, gathered once.
struct Team
{
    int out = 0;     ///< gold that is safe
    int carried = 0; ///< gold that is not
    int chests = 0;
    int heroes = 0; ///< still in the game
    int clicks = 0;
    int wayOut = farWay;
    int room = 0; ///< chests that it may still take
};

class Standing
{
public:
    Standing(const Game& game, const GameState& state, WayMemory& memory)
        : m_position(game, state), m_memory(memory)
    {
        m_memory.keepFor(game);
        for (int player = 0; player < game.playerCount(); ++player)
            look(PlayerId(player));
        countChests();
    }

    int scoreOf(PlayerId player) const
    {
        const Team& team = m_teams[indexOf(player)];
        const int healthy = std::min(team.clicks, clicksToFeelSafe) * 100 / clicksToFeelSafe;
        const int near = mostSafe - (mostSafe - leastSafe) * team.wayOut / farWay;
        const int safe = team.heroes == 0 ? 0 : near * (40 + 60 * healthy / 100) / 100;
        // What the heroes that are left cannot carry out together stays behind.
        const int hands = treasuresPerHero * team.heroes;
        const int carried = team.chests > hands ? team.carried * hands / team.chests : team.carried;
        return team.out + carried * safe / 100 + m_hoped[indexOf(player)] * safe / 100 +
               team.heroes * worthOfHero + team.clicks * worthOfClick;
    }

private:
    void look(PlayerId player)
    {
        Team& team = m_teams[indexOf(player)];
        const WayField& exit = m_memory.toExitOf(m_position, player);
        team.out = 100 * m_position.state().player(player).gold;
        for (const FigureId hero : m_position.game().player(player).heroes) {
            const FigureState& state = m_position.figure(hero);
            if (state.where != Whereabouts::Inside && state.where != Whereabouts::Outside)
                continue;
            ++team.heroes;
            team.clicks += clicksLeft(m_position, hero);
            if (state.isInside())
                team.wayOut = std::min(team.wayOut, exit.from(state.square));
        }
        team.room = chestLimit(m_position, player) - chestsHeld(m_position, player);
    }

    void countChests()
    {
        const auto chests = m_position.state().chests();
        for (std::size_t i = 0; i < chests.size(); ++i) {
            const ChestState& chest = chests[i];
            const int gold = expectedGold(m_position, ChestId(i));
            if (chest.place == ChestPlace::Stored) {
                m_teams[indexOf(chest.owner)].out += gold;
            } else if (chest.place == ChestPlace::Held) {
                m_teams[indexOf(chest.owner)].carried += gold;
                ++m_teams[indexOf(chest.owner)].chests;
            } else if (chest.place == ChestPlace::Board) {
                share(ChestId(i), gold);
            }
        }
    }

    /// A chest that nobody has yet: the nearer a team is, the more it may hope for.
    void share(ChestId id, int gold)
    {
        const ChestState& chest = m_position.state().chest(id);
        const WayField& field = m_memory.toSquaresBefore(m_position, id);
        std::array<int, std::size_t(mostPlayers)> pull{};
        int all = pullOfNobody;
        for (int player = 0; player < m_position.game().playerCount(); ++player) {
            if (m_teams[std::size_t(player)].room <= 0)
                continue;
            int way = farWay;
            for (const FigureId hero : m_position.game().player(PlayerId(player)).heroes)
                if (const FigureState& state = m_position.figure(hero); state.isInside())
                    way = std::min(way, field.from(state.square));
            if (way < farWay)
                pull[std::size_t(player)] = 1000 / (way + 4);
            if (way < farWay && chest.trap == TrapStage::Safe)
                pull[std::size_t(player)] *= 2;
            all += pull[std::size_t(player)];
        }
        for (int player = 0; player < m_position.game().playerCount(); ++player)
            m_hoped[std::size_t(player)] += gold * pull[std::size_t(player)] / all;
    }

    static constexpr int pullOfNobody = 60;

    Position m_position;
    WayMemory& m_memory;
    std::array<Team, std::size_t(mostPlayers)> m_teams{};
    std::array<int, std::size_t(mostPlayers)> m_hoped{};
};

/// END-06: by the gold that was carried out.
Standings endStandings(const Game& game, const GameState& state)
{
    Standings result{};
    const std::vector<int> gold = outcomeOf(game, state).gold;
    const int most = *std::ranges::max_element(gold);
    const auto winners = int(std::ranges::count(gold, most));
    for (std::size_t i = 0; i < gold.size(); ++i)
        result[i] = gold[i] == most ? surely / winners : 0;
    return result;
}

/// Nothing is left that anybody could still carry out. Otherwise who is behind would never go home.
bool isDecided(const GameState& state)
{
    return std::ranges::none_of(state.chests(), [](const ChestState& chest) {
        return chest.place == ChestPlace::Board || chest.place == ChestPlace::Held;
    });
}

} // namespace

Standings standingsOf(const Game& game, const GameState& state, WayMemory& memory)
{
    if (state.turn().isOver() || isDecided(state))
        return endStandings(game, state);
    const Standing standing(game, state, memory);
    std::array<int, std::size_t(mostPlayers)> scores{};
    for (int player = 0; player < game.playerCount(); ++player)
        scores[std::size_t(player)] = standing.scoreOf(PlayerId(player));
    Standings result{};
    for (int player = 0; player < game.playerCount(); ++player) {
        int best = game.playerCount() > 1 ? std::numeric_limits<int>::min() : 0;
        for (int other = 0; other < game.playerCount(); ++other)
            if (other != player)
                best = std::max(best, scores[std::size_t(other)]);
        const std::int64_t lead = scores[std::size_t(player)] - best;
        result[std::size_t(player)] =
            int(surely / 2 + surely / 2 * lead / ((lead < 0 ? -lead : lead) + closeMatch));
    }
    return result;
}

} // namespace delve::mageknight::play
