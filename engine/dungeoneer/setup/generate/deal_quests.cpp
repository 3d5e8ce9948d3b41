// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/generate/deal_quests.h"

#include "engine/dungeoneer/setup/quest_places.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <span>

namespace delve::dungeoneer {

namespace {

struct QuestWay
{
    ContentId quest;
    int steps = 0;
};

using Ways = std::vector<QuestWay>;

/// DNR-SETUP-08: a copy of it is still in the deck: no player has it, and it is not the Global Quest.
bool isInDeck(const Scenario& scenario, const Cards& cards, const QuestCard& quest)
{
    const auto named = questsNamed(scenario);
    return std::ranges::count_if(named, [&](const ContentId& id) { return cards.quest(id) == &quest; }) <
           quest.copies;
}

/// The Quests of these sets that can be dealt and whose places lie on the maps, each once, with their ways,
/// in random order and then from short to long.
Ways questsOnMaps(const Scenario& scenario, const Cards& cards, std::optional<MapKind> kind, Random& random)
{
    const SetupTable table(scenario, cards);
    Ways ways;
    for (const PackReference& pack : scenario.packs)
        if (const CardSet& set = *cards.set(pack.id); !kind || set.mapKind == *kind)
            for (const QuestCard& quest : set.quests)
                if (const int steps = wayTo(table, quest); steps >= 0 && isInDeck(scenario, cards, quest))
                    ways.push_back({quest.id, steps});
    for (std::size_t i = ways.size(); i > 1; --i)
        std::swap(ways[i - 1], ways[random.below(std::uint32_t(i))]);
    std::ranges::stable_sort(ways, {}, &QuestWay::steps);
    return ways;
}

using Pairs = std::vector<std::pair<QuestWay, QuestWay>>;

/// The shortest of the one goes with the longest of the other, the next with the next.
Pairs paired(std::span<const QuestWay> shorter, std::span<const QuestWay> longer)
{
    Pairs pairs;
    for (std::size_t i = 0; i < shorter.size(); ++i)
        pairs.emplace_back(shorter[i], longer[longer.size() - 1 - i]);
    return pairs;
}

/// All choices of neighbouring lengths, out of one row of Quests.
std::vector<Pairs> choicesOf(std::span<const QuestWay> ways, std::size_t players)
{
    std::vector<Pairs> choices;
    for (std::size_t start = 0; start + 2 * players <= ways.size(); ++start)
        choices.push_back(paired(ways.subspan(start, players), ways.subspan(start + players, players)));
    return choices;
}

/// DNR-OPT-12: where Dungeon and Wilderness are combined, one Quest of each.
std::vector<Pairs> choicesOf(std::span<const QuestWay> below, std::span<const QuestWay> above,
                             std::size_t players)
{
    std::vector<Pairs> choices;
    for (std::size_t under = 0; under + players <= below.size(); ++under)
        for (std::size_t over = 0; over + players <= above.size(); ++over)
            choices.push_back(paired(below.subspan(under, players), above.subspan(over, players)));
    return choices;
}

/// A player who has one Quest already, and those that may come to it.
struct HalfDealt
{
    Player* player;
    int steps;
    const Ways* others;
};

/// A Quest for each of them, so that the sums come close to this one. Nothing where there are too few.
std::optional<Ways> secondsNear(int sum, const std::vector<HalfDealt>& players, std::vector<ContentId> taken)
{
    Ways seconds;
    for (const HalfDealt& player : players) {
        const auto distance = [&](const QuestWay& way) { return std::abs(player.steps + way.steps - sum); };
        const QuestWay* best = nullptr;
        for (const QuestWay& way : *player.others)
            if (std::ranges::find(taken, way.quest) == taken.end() &&
                (!best || distance(way) < distance(*best)))
                best = &way;
        if (!best)
            return std::nullopt;
        seconds.push_back(*best);
        taken.push_back(best->quest);
    }
    return seconds;
}

/// Looks for the deal with which the ways of all players differ least.
class FairDeal
{
public:
    FairDeal(Scenario& scenario, const Cards& cards, Random& random) : m_usesBoth(scenario.maps.size() > 1)
    {
        const auto ofKind = [&](std::optional<MapKind> kind) {
            return questsOnMaps(scenario, cards, kind, random);
        };
        m_ways[0] = ofKind(m_usesBoth ? std::optional(MapKind::Dungeon) : std::nullopt);
        if (m_usesBoth)
            m_ways[1] = ofKind(MapKind::Wilderness);
        const SetupTable table(scenario, cards);
        for (Player& player : scenario.players)
            sort(player, table);
    }

    /// Deals, unless there are too few Quests for all.
    void deal()
    {
        for (const Pairs& pairs : choices())
            consider(pairs);
        if (!m_best)
            return;
        for (std::size_t i = 0; i < m_empty.size(); ++i)
            m_empty[i]->quests = {m_best->pairs[i].first.quest, m_best->pairs[i].second.quest};
        for (std::size_t i = 0; i < m_half.size(); ++i)
            m_half[i].player->quests.push_back(m_best->seconds[i].quest);
    }

private:
    struct Choice
    {
        Pairs pairs;
        Ways seconds;
        int spread;
    };

    void sort(Player& player, const SetupTable& table)
    {
        int steps = 0; // a place that is not on the maps is no way yet
        for (const ContentId& id : player.quests)
            steps += std::max(0, wayTo(table, *table.cards().quest(id)));
        if (player.quests.empty())
            m_empty.push_back(&player);
        else if (player.quests.size() > 1)
            m_settled.push_back(steps);
        else {
            const bool isOfDungeon = table.cards().setOf(player.quests.front())->mapKind == MapKind::Dungeon;
            m_half.push_back({&player, steps, &m_ways[m_usesBoth && isOfDungeon ? 1 : 0]});
        }
    }

    std::vector<Pairs> choices() const
    {
        if (m_empty.empty())
            return {Pairs()};
        return m_usesBoth ? choicesOf(m_ways[0], m_ways[1], m_empty.size())
                          : choicesOf(m_ways[0], m_empty.size());
    }

    /// These pairs, with every way to complete the deal.
    void consider(const Pairs& pairs)
    {
        std::vector<int> sums = m_settled;
        std::vector<ContentId> taken;
        for (const auto& [one, other] : pairs) {
            sums.push_back(one.steps + other.steps);
            taken.insert(taken.end(), {one.quest, other.quest});
        }
        if (m_half.empty())
            return keep({pairs, {}, spreadOf(sums)});
        std::vector<int> tried; // few of all sums differ
        for (const HalfDealt& player : m_half)
            for (const QuestWay& way : *player.others) {
                const int sum = player.steps + way.steps;
                if (std::ranges::find(tried, sum) != tried.end())
                    continue;
                tried.push_back(sum);
                if (auto seconds = secondsNear(sum, m_half, taken)) {
                    std::vector<int> all = sums;
                    for (std::size_t i = 0; i < m_half.size(); ++i)
                        all.push_back(m_half[i].steps + (*seconds)[i].steps);
                    keep({pairs, *std::move(seconds), spreadOf(all)});
                }
            }
    }

    void keep(Choice choice)
    {
        if (!m_best || choice.spread < m_best->spread)
            m_best = std::move(choice);
    }

    static int spreadOf(const std::vector<int>& sums)
    {
        const auto [least, most] = std::ranges::minmax(sums);
        return most - least;
    }

    bool m_usesBoth;
    std::array<Ways, 2> m_ways; ///< of one kind each where both are in use, else all in the first
    std::vector<Player*> m_empty;
    std::vector<HalfDealt> m_half;
    std::vector<int> m_settled; ///< how far those go who have their Quests
    std::optional<Choice> m_best;
};

} // namespace

void dealFairQuests(Scenario& scenario, const Cards& cards, Random& random)
{
    if (std::ranges::any_of(scenario.players, [](const Player& player) { return player.quests.size() < 2; }))
        FairDeal(scenario, cards, random).deal();
}

} // namespace delve::dungeoneer
