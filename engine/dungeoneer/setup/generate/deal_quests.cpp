// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/generate/deal_quests.h"

#include "engine/dungeoneer/setup/quest_places.h"

#include <algorithm>
#include <span>

namespace delve::dungeoneer {

namespace {

struct QuestWay
{
    ContentId quest;
    int steps = 0;
};

/// The Quests of these sets whose places lie on the maps, with their ways, in random order and then from
/// short to long.
std::vector<QuestWay> questsOnMaps(const Scenario& scenario, const Cards& cards, std::optional<MapKind> kind,
                                   Random& random)
{
    const SetupTable table(scenario, cards);
    std::vector<QuestWay> ways;
    for (const PackReference& pack : scenario.packs)
        if (const CardSet& set = *cards.set(pack.id); !kind || set.mapKind == *kind)
            for (const QuestCard& quest : set.quests)
                if (const int steps = wayTo(table, quest); steps >= 0)
                    ways.push_back({quest.id, steps});
    for (std::size_t i = ways.size(); i > 1; --i)
        std::swap(ways[i - 1], ways[random.below(std::uint32_t(i))]);
    std::ranges::stable_sort(ways, {}, &QuestWay::steps);
    return ways;
}

using Pairs = std::vector<std::pair<QuestWay, QuestWay>>;

/// How much the sums of the pairs differ.
int spreadOf(const Pairs& pairs)
{
    const auto sum = [](const auto& pair) { return pair.first.steps + pair.second.steps; };
    const auto [least, most] = std::ranges::minmax(pairs, {}, sum);
    return sum(most) - sum(least);
}

/// The shortest of the one goes with the longest of the other, the next with the next.
Pairs paired(std::span<const QuestWay> shorter, std::span<const QuestWay> longer)
{
    Pairs pairs;
    for (std::size_t i = 0; i < shorter.size(); ++i)
        pairs.emplace_back(shorter[i], longer[longer.size() - 1 - i]);
    return pairs;
}

/// The best of all choices of neighbouring lengths, out of one row of Quests.
Pairs bestPairs(std::span<const QuestWay> ways, std::size_t players)
{
    Pairs best;
    for (std::size_t start = 0; start + 2 * players <= ways.size(); ++start) {
        Pairs pairs = paired(ways.subspan(start, players), ways.subspan(start + players, players));
        if (best.empty() || spreadOf(pairs) < spreadOf(best))
            best = std::move(pairs);
    }
    return best;
}

/// DNR-OPT-12: where Dungeon and Wilderness are combined, one Quest of each.
Pairs bestPairs(std::span<const QuestWay> below, std::span<const QuestWay> above, std::size_t players)
{
    Pairs best;
    for (std::size_t under = 0; under + players <= below.size(); ++under)
        for (std::size_t over = 0; over + players <= above.size(); ++over) {
            Pairs pairs = paired(below.subspan(under, players), above.subspan(over, players));
            if (best.empty() || spreadOf(pairs) < spreadOf(best))
                best = std::move(pairs);
        }
    return best;
}

} // namespace

void dealFairQuests(Scenario& scenario, const Cards& cards, Random& random)
{
    std::vector<Player*> waiting;
    for (Player& player : scenario.players)
        if (player.quests.empty())
            waiting.push_back(&player);
    if (waiting.empty())
        return;
    const auto ofKind = [&](std::optional<MapKind> kind) {
        return questsOnMaps(scenario, cards, kind, random);
    };
    const Pairs pairs = scenario.maps.size() > 1
                            ? bestPairs(ofKind(MapKind::Dungeon), ofKind(MapKind::Wilderness), waiting.size())
                            : bestPairs(ofKind({}), waiting.size());
    for (std::size_t i = 0; i < pairs.size(); ++i)
        waiting[i]->quests = {pairs[i].first.quest, pairs[i].second.quest};
}

} // namespace delve::dungeoneer
