// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/batch_report.h"

#include "engine/table/histogram.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace delve::dungeoneer::play {

namespace {

using table::Count;
using table::shareOf;

double ratio(Count sum, Count of)
{
    return of > 0 ? double(sum) / double(of) : 0;
}

Count sumOfAll(const std::vector<Count>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), Count(0));
}

/// Fills in a report from a tally.
class CardReportMaker
{
public:
    explicit CardReportMaker(const BatchFile& file) : m_file(file), m_tally(file.state.tally) {}

    BatchReport make()
    {
        const Count games = m_report.games = m_tally.games;
        m_report.stopped = m_tally.stopped;
        m_report.limited = shareOf(m_tally.limited, games);
        m_report.byQuests = shareOf(m_tally.byQuests, games);
        m_report.byLastHero = shareOf(m_tally.byLastHero, games);
        m_report.rounds = spreadOf(m_tally.byRounds, 1, table::weightOf(m_tally.byRounds));
        m_report.choices = spreadOf(m_tally.byChoices, Tally::choicesPerBin, m_tally.choices);
        m_report.turns = ratio(m_tally.turns, games);
        m_report.leadChanges = ratio(m_tally.leadChanges, games);
        addSeats();
        addRecords();
        addQuests();
        addCards();
        addSpaces();
        addCauses();
        addFairness();
        return std::move(m_report);
    }

private:
    BatchReport::Spread spreadOf(const Tally::Histogram& histogram, int bin, Count sum) const
    {
        const auto at = [&](double part) { return table::quantileOf(histogram, part) * bin; };
        return {ratio(sum, m_tally.games), at(0.05), at(0.5), at(0.95)};
    }

    void addSeats()
    {
        const Count games = m_tally.games;
        for (std::size_t i = 0; i < m_tally.seats.size(); ++i) {
            const Tally::Seat& seat = m_tally.seats[i];
            m_report.seats.push_back({m_file.players[i], seat.wins, shareOf(seat.wins, games),
                                      shareOf(seat.questWins, games), shareOf(seat.heroWins, games),
                                      shareOf(seat.lost, games), ratio(seat.completed, games),
                                      ratio(seat.wounds, games), ratio(seat.levels, games)});
        }
    }

    static BatchReport::Record recordOf(const std::string& name, const Tally::Record& record)
    {
        return {name, record.games, record.wins, shareOf(record.wins, record.games),
                shareOf(record.lost, record.games)};
    }

    void addRecords()
    {
        for (std::size_t i = 0; i < m_tally.orders.size(); ++i) {
            m_report.orders.push_back(recordOf(std::to_string(i + 1), m_tally.orders[i]));
            m_report.entrances.push_back(recordOf(m_file.players[i], m_tally.entrances[i]));
        }
        for (std::size_t i = 0; i < m_tally.heroes.size(); ++i)
            m_report.heroes.push_back(recordOf(m_file.heroes[i], m_tally.heroes[i]));
        const auto& agents = m_file.plan.agents;
        if (std::ranges::count(agents, agents.front()) == std::ptrdiff_t(agents.size()))
            return;
        for (std::size_t i = 0; i < agents.size(); ++i)
            m_report.agents.push_back(recordOf(wordOf(agents[i]), m_tally.agents[i]));
    }

    void addQuests()
    {
        for (std::size_t i = 0; i < m_tally.quests.size(); ++i) {
            const Tally::Quest& quest = m_tally.quests[i];
            m_report.quests.push_back({m_file.quests[i], quest.inPlay, quest.completed,
                                       shareOf(quest.completed, quest.inPlay),
                                       shareOf(quest.tried, quest.inPlay), ratio(quest.tries, quest.tried)});
            if (quest.inPlay > 0 && quest.completed == 0)
                m_report.neverCompleted.push_back(m_file.quests[i]);
        }
    }

    void addCards()
    {
        for (std::size_t i = 0; i < m_tally.cards.size(); ++i) {
            const Tally::Card& card = m_tally.cards[i];
            const Count kept = card.hands - card.players;
            m_report.cards.push_back({m_file.cards[i], card.drawn, card.played,
                                      shareOf(card.players, card.hands),
                                      shareOf(card.playerWins, card.players),
                                      shareOf(card.handWins - card.playerWins, kept), kept, card.players});
            if (card.drawn > 0 && card.played == 0)
                m_report.neverPlayed.push_back(m_file.cards[i]);
        }
    }

    void addSpaces()
    {
        for (std::size_t i = 0; i < m_tally.spaces.size(); ++i) {
            const Tally::Space& space = m_tally.spaces[i];
            const Count never = space.byFirst.empty() ? m_tally.games : space.byFirst.front();
            const Count entered = m_tally.games - never;
            BatchReport::Space row{m_file.spaces[i],
                                   space.laid,
                                   shareOf(std::min(entered, space.laid), space.laid),
                                   ratio(space.entries, space.laid),
                                   sumOfAll(space.wounds),
                                   sumOfAll(space.deaths),
                                   WoundCause(std::ranges::max_element(space.wounds) - space.wounds.begin()),
                                   {}};
            for (const Side side : allSides)
                if (const auto at = std::size_t(side); space.rolls[at] > 0)
                    row.doors.push_back({side, space.rolls[at], shareOf(space.passed[at], space.rolls[at])});
            m_report.spaces.push_back(std::move(row));
            if (space.laid > 0 && space.entries == 0)
                m_report.neverEntered.push_back(m_file.spaces[i]);
        }
    }

    void addCauses()
    {
        for (std::size_t i = 0; i < woundCauses; ++i)
            if (m_tally.wounds[i] > 0)
                m_report.causes.push_back({WoundCause(i), m_tally.wounds[i], m_tally.deaths[i]});
        std::ranges::stable_sort(m_report.causes, std::greater{}, &BatchReport::Cause::wounds);
    }

    void addFairness()
    {
        const table::Certainty certainty = certaintyOf(m_file.plan);
        const int tolerance = m_file.plan.tolerance;
        std::vector<Count> orders;
        for (const Tally::Record& order : m_tally.orders)
            orders.push_back(order.wins);
        m_report.seatFairness = table::fairnessOf(winsBySeat(m_tally), tolerance, certainty);
        m_report.orderFairness = table::fairnessOf(orders, tolerance, certainty);
        m_report.entranceFairness = table::fairnessOf(winsByEntrance(m_tally), tolerance, certainty);
        m_report.heroBalance = balanceOf(m_tally.heroes, tolerance, certainty);
    }

    /// All that is said of the several Heroes is right together: they share the risk out.
    BatchReport::Balance balanceOf(const std::vector<Tally::Record>& heroes, int tolerance,
                                   table::Certainty certainty) const
    {
        using Verdict = table::Fairness::Verdict;
        BatchReport::Balance balance;
        const Count decided = m_tally.byQuests + m_tally.byLastHero;
        balance.fair = 100 * ratio(decided, m_tally.games * m_tally.seats.size());
        certainty.risk /= double(std::max<std::size_t>(heroes.size(), 1));
        bool isUnfair = false;
        for (std::size_t i = 0; i < heroes.size(); ++i) {
            const table::Share share = shareOf(heroes[i].wins, heroes[i].games, certainty);
            const double off = std::max(share.most - balance.fair, balance.fair - share.least);
            isUnfair =
                isUnfair || share.least > balance.fair + tolerance || share.most < balance.fair - tolerance;
            if (off <= balance.within)
                continue;
            balance.within = off;
            balance.farthest = i;
        }
        balance.verdict = isUnfair                              ? Verdict::Unfair
                          : balance.within <= double(tolerance) ? Verdict::Fair
                                                                : Verdict::NotShown;
        return balance;
    }

    const BatchFile& m_file;
    const Tally& m_tally;
    BatchReport m_report;
};

} // namespace

BatchReport reportOf(const BatchFile& file)
{
    return CardReportMaker(file).make();
}

} // namespace delve::dungeoneer::play
