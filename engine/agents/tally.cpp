#include "engine/agents/tally.h"

#include "engine/play/treasure.h"

#include <cassert>

namespace delve::play {

namespace {

void addCounts(std::vector<Tally::Count>& sum, const std::vector<Tally::Count>& more)
{
    assert(sum.size() == more.size());
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += more[i];
}

/// A hero that a player brought, not a monster that joined it.
bool isTeamHero(const Game& game, FigureId figure)
{
    return game.parts().figures[indexOf(figure)].team != PlayerId::None;
}

} // namespace

Tally Tally::forGame(const Game& game, std::size_t agents)
{
    const StateSizes sizes = game.sizes();
    Tally tally;
    tally.seats.resize(sizes.players);
    tally.agents.resize(agents);
    tally.chests.resize(sizes.chests, Chest{0, std::vector<Count>(sizes.players)});
    tally.tokensMet.resize(sizes.tokens);
    tally.visits.resize(sizes.squares);
    tally.eliminations.resize(sizes.squares);
    return tally;
}

void Tally::add(const Tally& other)
{
    games += other.games;
    limited += other.limited;
    stopped += other.stopped;
    choices += other.choices;
    leadChanges += other.leadChanges;
    byRounds.resize(std::max(byRounds.size(), other.byRounds.size()));
    for (std::size_t i = 0; i < other.byRounds.size(); ++i)
        byRounds[i] += other.byRounds[i];
    for (std::size_t i = 0; i < seats.size(); ++i) {
        Seat& seat = seats[i];
        const Seat& more = other.seats[i];
        seat.wins += more.wins;
        seat.shared += more.shared;
        seat.gold += more.gold;
        seat.goldSquared += more.goldSquared;
        seat.experience += more.experience;
        seat.levels += more.levels;
        seat.heroesLost += more.heroesLost;
        seat.heroesOut += more.heroesOut;
    }
    for (std::size_t i = 0; i < agents.size(); ++i) {
        agents[i].games += other.agents[i].games;
        agents[i].wins += other.agents[i].wins;
        agents[i].shared += other.agents[i].shared;
    }
    for (std::size_t i = 0; i < chests.size(); ++i) {
        chests[i].opened += other.chests[i].opened;
        addCounts(chests[i].keptBy, other.chests[i].keptBy);
    }
    addCounts(tokensMet, other.tokensMet);
    addCounts(visits, other.visits);
    addCounts(eliminations, other.eliminations);
}

MatchWatch::MatchWatch(const Game& game, Tally& tally)
    : m_game(game), m_tally(tally), m_squares(game.sizes().figures, noSquare)
{}

void MatchWatch::noteLead(const GameState& state)
{
    const Position position(m_game, state);
    int most = 0;
    PlayerId leader = PlayerId::None;
    for (int i = 0; i < m_game.playerCount(); ++i) {
        int gold = state.player(PlayerId(i)).gold;
        for (std::size_t chest = 0; chest < state.chests().size(); ++chest)
            if (state.chests()[chest].owner == PlayerId(i))
                if (const Treasure* treasure = treasureIn(position, ChestId(chest)))
                    gold += treasure->gold;
        if (gold == most)
            leader = PlayerId::None; // nobody leads alone
        if (gold > most) {
            most = gold;
            leader = PlayerId(i);
        }
    }
    if (leader == PlayerId::None || leader == m_leader)
        return;
    m_tally.leadChanges += m_leader != PlayerId::None;
    m_leader = leader;
}

void MatchWatch::observe(const GameState& after, const Events& events)
{
    bool hasGoldMoved = false;
    for (const Event& event : events) {
        if (const auto* opened = std::get_if<ChestOpened>(&event.what))
            ++m_tally.chests[indexOf(opened->chest)].opened;
        else if (const auto* flipped = std::get_if<TokenFlipped>(&event.what))
            ++m_tally.tokensMet[indexOf(flipped->token)];
        else if (const auto* fallen = std::get_if<FigureEliminated>(&event.what);
                 fallen != nullptr && isTeamHero(m_game, fallen->figure) &&
                 m_squares[indexOf(fallen->figure)] != noSquare)
            ++m_tally.eliminations[std::size_t(m_squares[indexOf(fallen->figure)])];
        hasGoldMoved |= std::holds_alternative<ChestTaken>(event.what) ||
                        std::holds_alternative<FigureEliminated>(event.what) ||
                        std::holds_alternative<HeroLeft>(event.what);
    }
    for (std::size_t i = 0; i < m_squares.size(); ++i) {
        const SquareIndex square = after.figures()[i].square;
        if (square != m_squares[i] && square != noSquare && isTeamHero(m_game, FigureId(i)))
            ++m_tally.visits[std::size_t(square)];
        m_squares[i] = square;
    }
    if (hasGoldMoved)
        noteLead(after);
}

void MatchWatch::finish(const GameState& end, const MatchResult& result, std::span<const std::size_t> agentAt)
{
    ++m_tally.games;
    m_tally.limited += result.outcome.ending == Ending::RoundLimit;
    m_tally.choices += Tally::Count(result.choices);
    m_tally.byRounds.resize(std::max(m_tally.byRounds.size(), std::size_t(result.rounds) + 1));
    ++m_tally.byRounds[std::size_t(result.rounds)];
    const auto& winners = result.outcome.winners;
    for (std::size_t i = 0; i < m_tally.seats.size(); ++i) {
        Tally::Seat& seat = m_tally.seats[i];
        Tally::Record& agent = m_tally.agents[agentAt[i]];
        const bool isWinner = std::ranges::find(winners, PlayerId(i)) != winners.end();
        const auto gold = Tally::Count(result.outcome.gold[i]);
        ++agent.games;
        seat.wins += isWinner && winners.size() == 1;
        agent.wins += isWinner && winners.size() == 1;
        seat.shared += isWinner && winners.size() > 1;
        agent.shared += isWinner && winners.size() > 1;
        seat.gold += gold;
        seat.goldSquared += gold * gold;
        seat.experience += Tally::Count(end.players()[i].experience);
        for (const FigureId hero : m_game.player(PlayerId(i)).heroes) {
            const FigureState& state = end.figure(hero);
            seat.heroesLost += state.where == Whereabouts::Eliminated;
            seat.heroesOut += state.where == Whereabouts::Left;
            const int start = m_game.parts().figures[indexOf(hero)].level;
            seat.levels += state.level > start ? Tally::Count(state.level - start) : 0;
        }
    }
    for (std::size_t i = 0; i < m_tally.chests.size(); ++i)
        if (const ChestState& chest = end.chests()[i]; chest.place == ChestPlace::Stored)
            ++m_tally.chests[i].keptBy[indexOf(chest.owner)];
}

} // namespace delve::play
