// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/comparison.h"

#include "engine/table/block_run.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

struct Measured
{
    ComparedMeasure measure;
    int player;
    std::int64_t value;
};

/// All that is compared of one game, always in the same order. Shares count 100 for yes.
std::vector<Measured> measuresOf(const GameRecord& record)
{
    std::vector<Measured> measures;
    for (int i = 0; i < int(record.seats.size()); ++i) {
        const GameRecord::Seat& seat = record.seats[std::size_t(i)];
        measures.push_back({ComparedMeasure::Won, i, seat.won ? 100 : 0});
        measures.push_back({ComparedMeasure::Gold, i, seat.gold});
        measures.push_back({ComparedMeasure::HeroesLost, i, seat.heroesLost});
    }
    measures.push_back({ComparedMeasure::Rounds, -1, record.rounds});
    measures.push_back({ComparedMeasure::Choices, -1, record.choices});
    measures.push_back({ComparedMeasure::LeadChanges, -1, record.leadChanges});
    measures.push_back({ComparedMeasure::ChestsTaken, -1,
                        std::ranges::count(record.chests, true, &GameRecord::Chest::taken)});
    measures.push_back({ComparedMeasure::TokensMet, -1, std::ranges::count(record.tokensMet, true)});
    measures.push_back({ComparedMeasure::Timeouts, -1, record.isLimited ? 100 : 0});
    return measures;
}

void addPair(Comparison& sum, const GameRecord& before, const GameRecord& after)
{
    const std::vector<Measured> a = measuresOf(before);
    const std::vector<Measured> b = measuresOf(after);
    ++sum.games;
    bool isAlike = true;
    sum.sums.resize(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        const std::int64_t change = b[i].value - a[i].value;
        PairedSums& paired = sum.sums[i];
        paired.measure = a[i].measure;
        paired.player = a[i].player;
        paired.before += a[i].value;
        paired.after += b[i].value;
        paired.squares += change * change;
        isAlike = isAlike && change == 0;
    }
    sum.alike += isAlike;
}

void add(Comparison& sum, const Comparison& more)
{
    sum.games += more.games;
    sum.skipped += more.skipped;
    sum.alike += more.alike;
    if (sum.sums.empty())
        sum.sums = more.sums;
    else
        for (std::size_t i = 0; i < more.sums.size(); ++i) {
            sum.sums[i].before += more.sums[i].before;
            sum.sums[i].after += more.sums[i].after;
            sum.sums[i].squares += more.sums[i].squares;
        }
    sum.before.add(more.before);
    sum.after.add(more.after);
}

} // namespace

std::vector<Change> changesOf(const Comparison& comparison)
{
    std::vector<Change> changes;
    const double games = double(std::max<std::uint64_t>(comparison.games, 1));
    const double risk = 0.05 / double(std::max<std::size_t>(comparison.sums.size(), 1));
    for (const PairedSums& paired : comparison.sums) {
        const table::Mean mean = table::meanOf(double(paired.after - paired.before), double(paired.squares),
                                               comparison.games, risk);
        changes.push_back({paired.measure, paired.player, double(paired.before) / games,
                           double(paired.after) / games, mean, mean.least > 0 || mean.most < 0});
    }
    return changes;
}

Comparison compare(const Game& before, const Game& after, const BatchPlan& plan, int threads,
                   const std::atomic<bool>* stop, const std::function<void(const Comparison&)>& progress)
{
    const BatchTable first(before, plan);
    const BatchTable second(after, plan);
    const auto nothing = [&] {
        Comparison part;
        part.before = Tally::forGame(before, plan.agents.size());
        part.after = Tally::forGame(after, plan.agents.size());
        return part;
    };
    Comparison sum = nothing();
    std::vector<std::uint64_t> blocks(blocksOf(plan));
    for (std::uint64_t i = 0; i < blocks.size(); ++i)
        blocks[i] = i;
    const auto play = [&](std::uint64_t block) -> std::optional<Comparison> {
        Comparison part = nothing();
        const std::uint64_t begin = block * gamesPerBlock;
        for (std::uint64_t i = begin; i < begin + gamesIn(plan, block); ++i) {
            const auto a = first.play(i, stop);
            const auto b = second.play(i, stop);
            if (stop != nullptr && *stop)
                return std::nullopt; // these may have been played in haste
            first.add(i, a, part.before);
            second.add(i, b, part.after);
            if (a && b)
                addPair(part, *a, *b);
            else
                ++part.skipped;
        }
        return part;
    };
    table::runBlocks<Comparison>(blocks, threads, play, [&](std::uint64_t, const Comparison& part) {
        add(sum, part);
        if (progress)
            progress(sum);
        return true;
    });
    return sum;
}

} // namespace delve::mageknight::play
