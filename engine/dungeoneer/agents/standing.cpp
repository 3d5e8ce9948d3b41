// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/standing.h"

#include "engine/dungeoneer/agents/outlook.h"
#include "engine/dungeoneer/content/price.h"
#include "engine/table/plan_search.h"

#include <algorithm>
#include <limits>

namespace delve::dungeoneer::play {

namespace {

using table::surely;

// Everything is counted in the tenths of a point of Glory that steady counts in.
constexpr std::array worthOfQuests{0, 450, 1000, 3000}; ///< completed so many; with three the game is won
constexpr std::array worthOfLife{-600, 0, 110, 180, 230, 260};
constexpr int worthOfMoreLife = 15;
constexpr int nearestQuest = 260; ///< to stand where one can be completed for sure
constexpr int wayPerPoint = 10;   ///< hundredths of Movement
constexpr int hopeOfFinding = 30; ///< no place of a Quest can be reached yet
constexpr int worthOfGlory = 8;
constexpr int mostGloryOfUse = 15;
constexpr int worthOfPeril = -4;
constexpr int worthOfLevel = 45;
constexpr int closeMatch = 450; ///< a lead that makes three of four games a win

int priceOfAll(const Game& game, const CardBits& cards)
{
    int sum = 0;
    cards.forEach([&](CardId card) { sum += priceOf(game.card(card)); });
    return sum;
}

int worthOfWay(const Position& position, PlayerId player)
{
    Outlook outlook(position, player);
    const int way = outlook.wayNow();
    if (way >= Outlook::noWay)
        return hopeOfFinding;
    return std::max(hopeOfFinding, nearestQuest - way / wayPerPoint);
}

int pointsOf(const Position& position, PlayerId player)
{
    const PlayerState& state = position.player(player);
    const GameState& all = position.state();
    const std::size_t own = indexOf(player);
    const std::size_t life = std::size_t(std::max<int>(0, state.life));
    const std::size_t known = worthOfLife.size() - 1;
    int score = worthOfQuests[std::min<std::size_t>(state.completed, worthOfQuests.size() - 1)];
    score += worthOfLife[std::min(life, known)];
    score += life > known ? int(life - known) * worthOfMoreLife : 0;
    score += worthOfWay(position, player);
    score += std::min<int>(state.glory, mostGloryOfUse) * worthOfGlory + state.peril * worthOfPeril;
    score += (state.level - 1) * worthOfLevel;
    score += priceOfAll(position.game(), all.boons[own] | all.treasures[own]);
    score -= priceOfAll(position.game(), all.banes[own]);
    score += priceOfAll(position.game(), all.hands[own] | all.hordes[own]) / 4;
    return score;
}

/// DNR-TURN-05, DNR-TURN-06; a game that is not decided is shared by all who are in it.
Standings endStandings(const Position& position)
{
    Standings result{};
    const PlayerId winner = position.turn().winner;
    for (int i = 0; i < position.game().playerCount(); ++i)
        if (winner == PlayerId(i))
            result[std::size_t(i)] = surely;
        else if (winner == PlayerId::None && position.isAlive(PlayerId(i)))
            result[std::size_t(i)] = surely / position.playersAlive();
    return result;
}

} // namespace

Standings standingsOf(const Game& game, const GameState& state)
{
    const Position position(game, state);
    if (state.isOver())
        return endStandings(position);
    Standings scores{}, result{};
    position.forEachPlayer([&](PlayerId player) { scores[indexOf(player)] = pointsOf(position, player); });
    position.forEachPlayer([&](PlayerId player) {
        int best = std::numeric_limits<int>::min();
        position.forEachPlayer([&](PlayerId other) {
            if (other != player)
                best = std::max(best, scores[indexOf(other)]);
        });
        const std::int64_t lead = scores[indexOf(player)] - best;
        result[indexOf(player)] =
            int(surely / 2 + surely / 2 * lead / ((lead < 0 ? -lead : lead) + closeMatch));
    });
    return result;
}

} // namespace delve::dungeoneer::play
