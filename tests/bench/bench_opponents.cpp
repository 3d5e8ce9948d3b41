// SPDX-License-Identifier: GPL-3.0-or-later
// How well agents play: what they do that nobody would who looks on, and how strong they are.
//
//     bench_opponents habits [--games N] [--seed S] [--agent NAME] [--generated N] [--threads N] [SAMPLE …]
//     bench_opponents ladder [--games N] [--seed S] [--threads N] WEAKEST … STRONGEST
//
// `habits` plays all samples, and dungeons that the generator makes. `ladder` lets each agent play the next
// one on all samples, `--games` on each, and says how many points of Elo lie between them.

#include "engine/mageknight/setup/generate/generate_dungeons.h"
#include "engine/table/fairness.h"
#include "tests/bench/opponent_habits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::bench;
using namespace delve::mageknight::play;

namespace {

const std::vector<std::string> allSamples{"standard",   "three-players", "two-hundred",    "lone-wolf",
                                          "two-levels", "six-tiles",     "small-bargains", "two-coffers"};

struct Wishes
{
    std::uint64_t games = 1000; ///< of each dungeon
    std::uint64_t seed = 1;
    int generated = 0; ///< dungeons made by the generator
    int threads = 2;
    std::vector<AgentChoice> agents;
    std::vector<std::string> samples;
};

struct Dungeon
{
    std::string name;
    Game game;
};

Dungeon dungeonOf(const std::string& name, Scenario scenario)
{
    scenario.options.roundLimit = 100;
    return {name, *makeGame(scenario, mageknight::test::shippedContent())};
}

std::vector<Dungeon> dungeonsOf(const Wishes& wishes)
{
    std::vector<Dungeon> dungeons;
    for (const std::string& name : wishes.samples)
        dungeons.push_back(dungeonOf(name, mageknight::test::sample(name)));
    for (int i = 0; i < wishes.generated; ++i) {
        DungeonWishes dungeon;
        dungeon.players = 2 + i % 2;
        dungeon.buildTotal = i % 4 < 2 ? 100 : 200;
        dungeon.artifacts = i % 3;
        SearchLimits limits;
        limits.steps = 10'000'000;
        auto made = generateDungeons(mageknight::test::shippedContent(), dungeon,
                                     seedFor(wishes.seed, std::uint64_t(i)), 1, limits);
        if (!made.proposals.empty())
            dungeons.push_back(dungeonOf("generated " + std::to_string(i), made.proposals.front().scenario));
    }
    return dungeons;
}

double percent(Habits::Count part, Habits::Count all)
{
    return all > 0 ? 100 * double(part) / double(all) : 0;
}

void printShare(const char* what, Habits::Count part, Habits::Count all)
{
    const table::Share share = table::shareOf(part, all);
    std::printf("  %-52s %8llu of %9llu: %6.2f %% (%.2f to %.2f)\n", what,
                static_cast<unsigned long long>(part), static_cast<unsigned long long>(all), share.percent,
                share.least, share.most);
}

void printHabits(const Habits& habits)
{
    using Cause = DeathCause;
    Habits::Count deaths = 0;
    for (const Habits::Count count : habits.deaths)
        deaths += count;
    printShare("games in which somebody froze", habits.frozen, habits.games);
    printShare("games that the round limit ended (END-09)", habits.limited, habits.games);
    printShare("games that went in circles", habits.stopped, habits.games);
    printShare("games that nobody won alone", habits.shared, habits.games);
    printShare("activations of heroes for nothing", habits.emptyHeroActivations, habits.heroActivations);
    printShare("activations of others for nothing", habits.emptyOtherActivations, habits.otherActivations);
    printShare("break-aways that were not used", habits.unusedBreakAways, habits.breakAways);
    printShare("monsters placed facing north", habits.placedFacingNorth, habits.placedMonsters);
    printShare("monsters placed beside heroes that face one", habits.placedFacingRivals,
               habits.placedBesideRivals);
    for (const Cause cause : {Cause::Monster, Cause::Rival, Cause::Trap})
        printShare(("heroes that fell to: " + std::string(nameOf(cause))).c_str(),
                   habits.deaths[std::size_t(cause)], deaths);
}

void printRow(const Dungeon& dungeon, const Habits& habits)
{
    std::printf(
        "%-16s %6llu games, frozen %5.2f %%, limit %5.2f %%, draws %5.2f %%, rounds %4.1f, empty %5.2f "
        "%% / %5.2f %%, unused %5.2f %%, seats",
        dungeon.name.c_str(), static_cast<unsigned long long>(habits.games),
        percent(habits.frozen, habits.games), percent(habits.limited, habits.games),
        percent(habits.shared, habits.games), double(habits.rounds) / double(habits.games),
        percent(habits.emptyHeroActivations, habits.heroActivations),
        percent(habits.emptyOtherActivations, habits.otherActivations),
        percent(habits.unusedBreakAways, habits.breakAways));
    const std::size_t players = std::size_t(dungeon.game.playerCount());
    const std::vector<std::uint64_t> wins(habits.wins.begin(), habits.wins.begin() + int(players));
    for (const std::uint64_t won : wins)
        std::printf(" %.1f", percent(won, habits.games - habits.shared));
    const char* verdicts[]{"fair", "unfair", "not shown"};
    const table::Fairness fairness = table::fairnessOf(wins);
    std::printf(" %s within %d\n", verdicts[int(fairness.verdict)], fairness.within);
    std::fflush(stdout);
}

int tellHabits(const Wishes& wishes)
{
    Habits all;
    for (const Dungeon& dungeon : dungeonsOf(wishes)) {
        BatchPlan plan{wishes.agents};
        plan.seed = wishes.seed;
        plan.games = wishes.games;
        const Habits habits = habitsOf(dungeon.game, plan, wishes.threads);
        printRow(dungeon, habits);
        all.add(habits);
    }
    printHabits(all);
    return 0;
}

/// How many points of Elo make such a share of wins.
double eloOf(double percentWon)
{
    const double share = std::min(std::max(percentWon, 0.01), 99.99) / 100;
    return 400 * std::log10(share / (1 - share));
}

int tellLadder(const Wishes& wishes)
{
    double strength = 0;
    double variance = 0;
    std::printf("%-14s    0\n", wordOf(wishes.agents.front()).c_str());
    for (std::size_t i = 0; i + 1 < wishes.agents.size(); ++i) {
        Habits all;
        for (const Dungeon& dungeon : dungeonsOf(wishes)) {
            BatchPlan plan{{wishes.agents[i], wishes.agents[i + 1]}};
            plan.seed = wishes.seed;
            plan.games = wishes.games;
            all.add(habitsOf(dungeon.game, plan, wishes.threads));
        }
        const std::uint64_t weak = all.winsOfAgents[0];
        const std::uint64_t strong = all.winsOfAgents[1];
        const table::Share share = table::shareOf(strong, weak + strong);
        const double step = eloOf(share.percent);
        // Half of the interval at 95 % is 1.96 deviations; those of steps add up by their squares.
        const double deviation = (eloOf(share.most) - eloOf(share.least)) / 2 / 1.96;
        strength += step;
        variance += deviation * deviation;
        std::printf("%-14s %+5.0f (%+.0f to %+.0f)   beats %s %llu : %llu, %.1f %% of decided games (%.1f to "
                    "%.1f), %+.0f (%+.0f to %+.0f); %llu of %llu games shared\n",
                    wordOf(wishes.agents[i + 1]).c_str(), strength, strength - 1.96 * std::sqrt(variance),
                    strength + 1.96 * std::sqrt(variance), wordOf(wishes.agents[i]).c_str(),
                    static_cast<unsigned long long>(strong), static_cast<unsigned long long>(weak),
                    share.percent, share.least, share.most, step, eloOf(share.least), eloOf(share.most),
                    static_cast<unsigned long long>(all.shared), static_cast<unsigned long long>(all.games));
        std::fflush(stdout);
    }
    return 0;
}

int tellUsage()
{
    std::fprintf(stderr, "bench_opponents habits|ladder [--games N] [--seed S] [--generated N] [--threads N] "
                         "[--agent NAME] [NAME …]\n");
    return 2;
}

/// Fills in what the words say; false where one of them says nothing.
bool readWishes(const std::vector<std::string>& words, bool isLadder, Wishes& wishes)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (!word.starts_with("--")) {
            if (const auto agent = isLadder ? agentNamed(word) : std::nullopt)
                wishes.agents.push_back(*agent);
            else if (std::ranges::count(allSamples, word) > 0)
                wishes.samples.push_back(word);
            else
                return false;
            continue;
        }
        if (++i == words.size())
            return false;
        const std::uint64_t number = std::strtoull(words[i].c_str(), nullptr, 10);
        if (word == "--games")
            wishes.games = number;
        else if (word == "--seed")
            wishes.seed = number;
        else if (word == "--generated")
            wishes.generated = int(number);
        else if (word == "--threads")
            wishes.threads = int(number);
        else if (const auto agent = word == "--agent" ? agentNamed(words[i]) : std::nullopt)
            wishes.agents.push_back(*agent);
        else
            return false;
    }
    if (wishes.agents.empty())
        wishes.agents = {AgentKind::Steady};
    if (wishes.samples.empty())
        wishes.samples = allSamples;
    return wishes.games > 0 && wishes.threads > 0 && (!isLadder || wishes.agents.size() > 1);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2)
        return tellUsage();
    const std::string what = argv[1];
    Wishes wishes;
    if ((what != "habits" && what != "ladder") ||
        !readWishes({argv + 2, argv + argc}, what == "ladder", wishes))
        return tellUsage();
    return what == "ladder" ? tellLadder(wishes) : tellHabits(wishes);
}
