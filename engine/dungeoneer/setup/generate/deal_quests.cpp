// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/generate/deal_quests.h"

#include "engine/dungeoneer/setup/quest_places.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

struct QuestWay
{
    ContentId quest;
    int steps = 0;
};

/// The Quests whose places lie on the maps, with their ways, in random order and then from short to long.
std::vector<QuestWay> questsOnMaps(const Scenario& scenario, const Cards& cards, Random& random)
{
    const SetupTable table(scenario, cards);
    std::vector<QuestWay> ways;
    for (const PackReference& pack : scenario.packs)
        for (const QuestCard& quest : cards.set(pack.id)->quests)
            if (const int steps = wayTo(table, quest); steps >= 0)
                ways.push_back({quest.id, steps});
    for (std::size_t i = ways.size(); i > 1; --i)
        std::swap(ways[i - 1], ways[random.below(std::uint32_t(i))]);
    std::ranges::stable_sort(ways, {}, &QuestWay::steps);
    return ways;
}

} // namespace

void dealFairQuests(Scenario& scenario, const Cards& cards, Random& random)
{
    std::vector<Player*> waiting;
    for (Player& player : scenario.players)
        if (player.quests.empty())
            waiting.push_back(&player);
    const std::vector<QuestWay> ways = questsOnMaps(scenario, cards, random);
    const std::size_t needed = 2 * waiting.size();
    if (waiting.empty() || ways.size() < needed)
        return;
    // In a window of neighbouring lengths the shortest goes with the longest, the next with the next. The
    // window in which the sums differ least is taken.
    std::size_t best = 0;
    int least = -1;
    for (std::size_t start = 0; start + needed <= ways.size(); ++start) {
        int shortest = 0, longest = 0;
        for (std::size_t i = 0; i < waiting.size(); ++i) {
            const int sum = ways[start + i].steps + ways[start + needed - 1 - i].steps;
            shortest = i == 0 ? sum : std::min(shortest, sum);
            longest = i == 0 ? sum : std::max(longest, sum);
        }
        if (least < 0 || longest - shortest < least) {
            least = longest - shortest;
            best = start;
        }
    }
    for (std::size_t i = 0; i < waiting.size(); ++i)
        waiting[i]->quests = {ways[best + i].quest, ways[best + needed - 1 - i].quest};
}

} // namespace delve::dungeoneer
