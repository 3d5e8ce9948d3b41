// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/batch_report.h"

#include "engine/table/histogram.h"

#include <algorithm>
#include <map>

namespace delve::mageknight::play {

namespace {

using Count = Tally::Count;

constexpr std::size_t mostDeadliest = 10;

/// Fills in a report from a tally; every share is one of all games.
class ReportMaker
{
public:
    ReportMaker(const BatchFile& file, const Game& game)
        : m_file(file), m_tally(file.state.tally), m_game(game)
    {}

    BatchReport make()
    {
        m_report.games = m_tally.games;
        m_report.stopped = m_tally.stopped;
        m_report.limitedGames = m_tally.limited;
        m_report.limited = share(m_tally.limited);
        m_report.frozenGames = m_tally.frozen;
        m_report.frozen = share(m_tally.frozen);
        m_report.drawnGames = drawnGames();
        m_report.drawn = share(m_report.drawnGames);
        m_report.rounds = roundsSpread();
        m_report.choices = spreadOf(m_tally.byChoices, Tally::choicesPerBin, m_tally.choices);
        m_report.leadChanges = spreadOf(m_tally.byLeadChanges, 1, m_tally.leadChanges);
        m_report.turns = mean(m_tally.turns);
        addSeats();
        addRecords();
        addThings();
        addDeaths();
        addPlaces();
        const table::Certainty certainty = certaintyOf(m_file.plan);
        m_report.seatFairness = table::fairnessOf(winsBySeat(m_tally), m_file.plan.tolerance, certainty);
        m_report.entranceFairness =
            table::fairnessOf(winsByEntrance(m_tally), m_file.plan.tolerance, certainty);
        return std::move(m_report);
    }

private:
    table::Share share(Count games) const { return table::shareOf(games, m_tally.games); }
    double mean(Count sum) const { return m_tally.games > 0 ? double(sum) / double(m_tally.games) : 0; }

    BatchReport::Spread spreadOf(const Tally::Histogram& histogram, int bin, Count sum) const
    {
        return {mean(sum), table::quantileOf(histogram, 0.05) * bin, table::quantileOf(histogram, 0.5) * bin,
                table::quantileOf(histogram, 0.95) * bin};
    }

    BatchReport::Spread roundsSpread() const
    {
        const Tally::Histogram rounds = roundsWithoutFreezes(m_tally);
        BatchReport::Spread spread = spreadOf(rounds, 1, 0);
        const Count games = m_tally.games - m_tally.frozen;
        spread.mean = games > 0 ? double(table::weightOf(rounds)) / double(games) : 0;
        return spread;
    }

    /// All that nobody won alone, which files of before do not count.
    Count drawnGames() const
    {
        Count won = 0;
        for (const Tally::Seat& seat : m_tally.seats)
            won += seat.wins;
        return m_tally.games - std::min(won, m_tally.games);
    }

    /// Games in which it happened at all; the first bin is that of never.
    table::Share shareOfEver(const Tally::Histogram& byRound) const
    {
        return share(byRound.empty() ? 0 : m_tally.games - byRound.front());
    }

    void addSeats()
    {
        for (std::size_t i = 0; i < m_tally.seats.size(); ++i) {
            const Tally::Seat& seat = m_tally.seats[i];
            BatchReport::Seat& row = m_report.seats.emplace_back();
            row.name = m_file.players[i];
            row.wins = seat.wins;
            row.won = share(seat.wins);
            row.shared = share(seat.shared);
            row.gold = table::meanOf(double(seat.gold), double(seat.goldSquared), m_tally.games);
            row.experience = mean(seat.experience);
            row.levels = mean(seat.levels);
            row.heroesLost = mean(seat.heroesLost);
            row.heroesOut = mean(seat.heroesOut);
            row.fell = share(seat.fell);
            row.reached = shareOfEver(seat.byReach);
            row.took = shareOfEver(seat.byTaking);
            row.froze = share(seat.frozen);
        }
    }

    static BatchReport::Record recordOf(const Tally::Record& record, std::string name, std::string id)
    {
        return {std::move(name),
                std::move(id),
                record.games,
                record.wins,
                table::shareOf(record.wins, record.games),
                table::meanOf(double(record.gold), double(record.goldSquared), record.games)};
    }

    void addRecords()
    {
        for (std::size_t i = 0; i < m_tally.entrances.size(); ++i)
            m_report.entrances.push_back(
                recordOf(m_tally.entrances[i], m_file.players[i], m_file.entrances[i]));
        const auto& agents = m_file.plan.agents;
        if (std::ranges::count(agents, agents.front()) == std::ptrdiff_t(agents.size()))
            return;
        for (std::size_t i = 0; i < agents.size(); ++i)
            m_report.agents.push_back(recordOf(m_tally.agents[i], wordOf(agents[i]), {}));
    }

    void addThings()
    {
        for (std::size_t i = 0; i < m_tally.chests.size(); ++i) {
            const Tally::Chest& chest = m_tally.chests[i];
            BatchReport::Chest& row = m_report.chests.emplace_back();
            row.id = m_file.chests[i];
            row.taken = share(chest.taken);
            row.gamesTaken = chest.taken;
            for (const Count kept : chest.keptBy)
                row.keptBy.push_back(share(kept));
            row.sprung = mean(chest.sprung);
            row.isChangeling = m_game.parts().chests[i].changeling != FigureId::None;
        }
        for (std::size_t i = 0; i < m_tally.tokensMet.size(); ++i)
            m_report.tokens.push_back({m_file.tokens[i], share(m_tally.tokensMet[i]), m_tally.tokensMet[i]});
    }

    void addDeaths()
    {
        std::map<DeathCause, Count> causes;
        std::map<SquareIndex, std::pair<BatchReport::Place, Count>> places; // with the count of its cause
        for (const auto& [death, count] : m_tally.deaths) {
            m_report.deaths += count;
            causes[death.cause] += count;
            if (death.square == noSquare)
                continue;
            auto& [place, most] = places[death.square];
            place.square = m_file.squares[std::size_t(death.square)];
            place.count += count;
            if (count > most) {
                most = count;
                place.cause = death.cause;
            }
        }
        m_report.causes.assign(causes.begin(), causes.end());
        std::ranges::stable_sort(m_report.causes, std::greater{}, &std::pair<DeathCause, Count>::second);
        for (const auto& [square, place] : places)
            m_report.deadliest.push_back(place.first);
        std::ranges::stable_sort(m_report.deadliest, std::greater{}, &BatchReport::Place::count);
        if (m_report.deadliest.size() > mostDeadliest)
            m_report.deadliest.resize(mostDeadliest);
    }

    bool isEntered(SquareIndex square) const { return m_tally.visits[std::size_t(square)] > 0; }

    void addPlaces()
    {
        const Board& board = m_game.board(std::uint32_t(0));
        std::vector<bool> isEnteredTile(board.tiles().size());
        std::vector<SquareIndex> firstOf(board.tiles().size(), noSquare);
        for (SquareIndex square = 0; square < board.squareCount(); ++square) {
            if (!board.isPlayable(square) || board.has(square, SquareFlag::Overlapped))
                continue;
            ++m_report.playable;
            if (!isEntered(square))
                m_report.unvisited.push_back(board.squareOf(square));
            const auto tile = std::size_t(board.tileOf(square));
            if (isEntered(square))
                isEnteredTile[tile] = true;
            if (firstOf[tile] == noSquare)
                firstOf[tile] = square;
        }
        for (std::size_t tile = 0; tile < firstOf.size(); ++tile) {
            m_report.rooms += firstOf[tile] != noSquare;
            if (firstOf[tile] != noSquare && !isEnteredTile[tile])
                m_report.unenteredRooms.push_back(board.squareOf(firstOf[tile]));
        }
        addWays(board);
    }

    /// A way leads from one tile to another. It was not used if nobody ever stood on both sides of it.
    void addWays(const Board& board)
    {
        std::map<std::pair<TileIndex, TileIndex>, bool> ways; // and whether it was used
        const auto add = [&](SquareIndex one, SquareIndex other) {
            if (board.tileOf(one) < board.tileOf(other))
                ways[{board.tileOf(one), board.tileOf(other)}] |= isEntered(one) && isEntered(other);
        };
        for (SquareIndex square = 0; square < board.squareCount(); ++square) {
            for (const Direction direction : allDirections)
                if (contains(board.steps(square), direction))
                    add(square, board.neighbour(square, direction));
            if (const SquareIndex partner = board.staircasePartner(square); partner != noSquare)
                add(square, partner);
        }
        m_report.ways = ways.size();
        m_report.unusedWays = std::size_t(
            std::ranges::count(ways, false, &std::pair<const std::pair<TileIndex, TileIndex>, bool>::second));
    }

    const BatchFile& m_file;
    const Tally& m_tally;
    const Game& m_game;
    BatchReport m_report;
};

} // namespace

Tally::Histogram roundsWithoutFreezes(const Tally& tally)
{
    Tally::Histogram rounds = tally.byRounds;
    for (std::size_t i = 0; i < std::min(rounds.size(), tally.frozenByRounds.size()); ++i)
        rounds[i] -= std::min(rounds[i], tally.frozenByRounds[i]);
    return rounds;
}

BatchReport reportOf(const BatchFile& file, const Game& game)
{
    return ReportMaker(file, game).make();
}

} // namespace delve::mageknight::play
