// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/batch.h"

namespace delve::table {

/// One number of one game. Shares count 100 for yes.
template <typename Measure> struct Measured
{
    Measure measure{};
    int player = -1; ///< -1: of the whole game
    std::int64_t value = 0;
};

/// Batches of which two can be compared: `Batch::Measure` is what is compared, and of a record
/// measuresOf(record) says all of it, always in the same order.
template <typename Batch>
concept ComparedGame = BatchedGame<Batch> && requires(const typename Batch::Record& record) {
    {
        measuresOf(record)
    } -> std::same_as<std::vector<Measured<typename Batch::Measure>>>;
};

/// A measure over the games of both versions that drew from the same seeds. Whole sums, so that parts add up.
template <typename Measure> struct PairedSums
{
    Measure measure{};
    int player = -1; ///< -1: of the whole game
    std::int64_t before = 0;
    std::int64_t after = 0;
    std::int64_t squares = 0; ///< of the differences

    friend bool operator==(const PairedSums&, const PairedSums&) = default;
};

/// Two versions of a game, played with the same seeds.
template <ComparedGame Batch> struct Comparison
{
    std::uint64_t games = 0;
    std::uint64_t skipped = 0; ///< games that went in circles in one of them
    std::uint64_t alike = 0;   ///< games that went the same in every measure
    std::vector<PairedSums<typename Batch::Measure>> sums;
    typename Batch::Tally before;
    typename Batch::Tally after;

    void addPair(const typename Batch::Record& one, const typename Batch::Record& other)
    {
        const auto a = measuresOf(one);
        const auto b = measuresOf(other);
        ++games;
        bool isAlike = true;
        sums.resize(a.size());
        for (std::size_t i = 0; i < a.size(); ++i) {
            const std::int64_t change = b[i].value - a[i].value;
            auto& paired = sums[i];
            paired.measure = a[i].measure;
            paired.player = a[i].player;
            paired.before += a[i].value;
            paired.after += b[i].value;
            paired.squares += change * change;
            isAlike = isAlike && change == 0;
        }
        alike += isAlike;
    }

    void add(const Comparison& more)
    {
        games += more.games;
        skipped += more.skipped;
        alike += more.alike;
        if (sums.empty())
            sums = more.sums;
        else
            for (std::size_t i = 0; i < more.sums.size(); ++i) {
                sums[i].before += more.sums[i].before;
                sums[i].after += more.sums[i].after;
                sums[i].squares += more.sums[i].squares;
            }
        before.add(more.before);
        after.add(more.after);
    }

    friend bool operator==(const Comparison&, const Comparison&) = default;
};

/// How a measure changed, with what is certain about it: all changes together at 95 %.
template <typename Measure> struct Change
{
    Measure measure{};
    int player = -1;
    double before = 0;
    double after = 0;
    Mean change;
    bool isShown = false; ///< it certainly is not 0
};

template <ComparedGame Batch>
std::vector<Change<typename Batch::Measure>> changesOf(const Comparison<Batch>& comparison)
{
    std::vector<Change<typename Batch::Measure>> changes;
    const double games = double(std::max<std::uint64_t>(comparison.games, 1));
    const double risk = 0.05 / double(std::max<std::size_t>(comparison.sums.size(), 1));
    for (const auto& paired : comparison.sums) {
        const Mean mean =
            meanOf(double(paired.after - paired.before), double(paired.squares), comparison.games, risk);
        changes.push_back({paired.measure, paired.player, double(paired.before) / games,
                           double(paired.after) / games, mean, mean.least > 0 || mean.most < 0});
    }
    return changes;
}

/// Plays games of both. They have the same number of players; `stop` and threads as for batches.
template <ComparedGame Batch>
Comparison<Batch> compare(const typename Batch::Played::Game& before,
                          const typename Batch::Played::Game& after, const BatchPlan<Batch>& plan,
                          int threads, const std::atomic<bool>* stop,
                          const std::type_identity_t<std::function<void(const Comparison<Batch>&)>>& progress)
{
    const BatchTable<Batch> first(before, plan);
    const BatchTable<Batch> second(after, plan);
    const auto nothing = [&] {
        Comparison<Batch> part;
        part.before = Batch::Tally::forGame(before, plan.agents.size());
        part.after = Batch::Tally::forGame(after, plan.agents.size());
        return part;
    };
    Comparison<Batch> sum = nothing();
    std::vector<std::uint64_t> blocks(blocksOf(plan));
    for (std::uint64_t i = 0; i < blocks.size(); ++i)
        blocks[i] = i;
    const auto play = [&](std::uint64_t block) -> std::optional<Comparison<Batch>> {
        Comparison<Batch> part = nothing();
        const std::uint64_t begin = block * gamesPerBlock;
        for (std::uint64_t i = begin; i < begin + gamesIn(plan, block); ++i) {
            const auto a = first.play(i, stop);
            const auto b = second.play(i, stop);
            if (stop != nullptr && *stop)
                return std::nullopt; // these may have been played in haste
            first.add(i, a, part.before);
            second.add(i, b, part.after);
            if (a && b)
                part.addPair(*a, *b);
            else
                ++part.skipped;
        }
        return part;
    };
    runBlocks<Comparison<Batch>>(blocks, threads, play, [&](std::uint64_t, const Comparison<Batch>& part) {
        sum.add(part);
        if (progress)
            progress(sum);
        return true;
    });
    return sum;
}

} // namespace delve::table
