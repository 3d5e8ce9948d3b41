// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/rules/checks.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

/// The sets that the scenario names.
std::vector<const CardSet*> setsOf(const SetupTable& table)
{
    std::vector<const CardSet*> sets;
    for (const PackReference& pack : table.scenario().packs)
        if (const CardSet* set = table.cards().set(pack.id))
            sets.push_back(set);
    return sets;
}

/// How many cards of a list the sets have together; of one map kind where that is asked for.
template <typename Card>
int countOf(const std::vector<const CardSet*>& sets, std::vector<Card> CardSet::*list,
            std::optional<MapKind> kind = {})
{
    int count = 0;
    for (const CardSet* set : sets)
        if (!kind || set->mapKind == *kind)
            for (const Card& card : set->*list)
                count += card.copies;
    return count;
}

int countOf(const MapDeck& deck, MapKind kind, MapCardType type)
{
    int count = 0;
    for (int number = 0; number < deck.size(); ++number)
        if (const auto& entry = deck[CardNumber(number)]; entry.face.kind == kind && entry.face.type == type)
            count += entry.copies;
    return count;
}

class PoolCheck
{
public:
    PoolCheck(const SetupTable& table, Report& report)
        : m_table(table),
          m_report(report),
          m_sets(setsOf(table)),
          m_players(int(table.scenario().players.size()))
    {}

    void run()
    {
        need("heroes", countOf(m_sets, &CardSet::heroes), m_players);
        need("trackers", countOf(m_sets, &CardSet::trackers), m_players);
        need("adventures", countOf(m_sets, &CardSet::adventures), 5 * m_players);
        need("quests", countOf(m_sets, &CardSet::quests), 2 * m_players + 1);
        const bool usesBoth = m_table.uses(MapKind::Dungeon) && m_table.uses(MapKind::Wilderness);
        for (const MapKind kind : m_table.scenario().maps) {
            // DNR-OPT-12: one Personal Quest of each kind.
            if (usesBoth)
                need("quests", countOf(m_sets, &CardSet::quests, kind), m_players, kind);
            need("entrances", countOf(m_table.deck(), kind, MapCardType::Entrance), 1, kind);
            if (!m_table.scenario().options.mapInView) // DNR-OPT-02
                need("passages", countOf(m_table.deck(), kind, MapCardType::Passage), 4, kind);
        }
    }

private:
    void need(const char* what, int there, int needed, std::optional<MapKind> kind = {})
    {
        if (there >= needed)
            return;
        Concern about{.args = {std::to_string(there), std::to_string(needed)}, .variant = what};
        if (kind)
            about.args.emplace_back(nameOf(*kind));
        m_report.error("DNR-SETUP-05", std::move(about));
    }

    const SetupTable& m_table;
    Report& m_report;
    std::vector<const CardSet*> m_sets;
    int m_players;
};

} // namespace

// DNR-SETUP-01: two to four players. DNR-SETUP-05: the sets have enough cards for them.
void checkPool(const SetupTable& table, Report& report)
{
    constexpr std::size_t fewest = 2, most = 4;
    const std::size_t players = table.scenario().players.size();
    if (players < fewest || players > most)
        report.add("DNR-SETUP-01", players < fewest ? Severity::Todo : Severity::Error,
                   {.args = {std::to_string(players)}, .variant = players < fewest ? "few" : "many"});
    if (table.scenario().packs.empty())
        report.todo("DNR-SETUP-05", {.variant = "no-sets"});
    else
        PoolCheck(table, report).run();
}

// DNR-OPT-10: cards of several sets are told apart by the symbols in their corners.
void checkSymbols(const SetupTable& table, Report& report)
{
    const auto sets = setsOf(table);
    for (std::size_t i = 0; i < sets.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (sets[i]->symbol == sets[k]->symbol)
                report.add("DNR-OPT-10", Severity::Warning,
                           {.args = {sets[k]->id, sets[i]->id, sets[i]->symbol}});
}

namespace {

/// DNR-SETUP-08: a card that is named more often than there are copies of it.
template <typename Card>
void checkCopies(std::vector<ContentId> named, const Cards& cards,
                 const Card* (Cards::*lookUp)(const ContentId&) const, Report& report)
{
    std::ranges::sort(named);
    for (auto first = named.begin(); first != named.end();) {
        const auto last =
            std::ranges::find_if(first, named.end(), [&](const ContentId& id) { return id != *first; });
        const int copies = (cards.*lookUp)(*first)->copies;
        if (last - first > copies)
            report.error("DNR-SETUP-08",
                         {.cards = {*first}, .args = {std::to_string(last - first), std::to_string(copies)}});
        first = last;
    }
}

} // namespace

namespace {

/// DNR-OPT-12: with both maps each player is dealt one Quest of a Dungeon set and one of a Wilderness set.
bool hasTwoOfOneKind(const SetupTable& table, const Player& player)
{
    std::array<int, 2> counts{};
    for (const ContentId& quest : player.quests)
        ++counts[std::size_t(table.cards().setOf(table.cards().quest(quest)->id)->mapKind)];
    return table.scenario().maps.size() > 1 && (counts[0] > 1 || counts[1] > 1);
}

} // namespace

// What is fixed in advance of the deal: no more than the deal would give, and no card twice.
void checkDeal(const SetupTable& table, Report& report)
{
    constexpr std::size_t questsEach = 2, handEach = 5;
    std::vector<ContentId> heroes, quests, hands;
    if (table.scenario().globalQuest)
        quests.push_back(*table.scenario().globalQuest);
    for (const Player& player : table.scenario().players) {
        if (player.hero)
            heroes.push_back(*player.hero);
        quests.insert(quests.end(), player.quests.begin(), player.quests.end());
        hands.insert(hands.end(), player.hand.begin(), player.hand.end());
        if (player.quests.size() > questsEach)
            report.error("DNR-SETUP-12",
                         {.things = {player.id}, .args = {std::to_string(player.quests.size())}});
        else if (hasTwoOfOneKind(table, player))
            report.error("DNR-OPT-12", {.things = {player.id}});
        if (player.hand.size() > handEach)
            report.error("DNR-SETUP-20",
                         {.things = {player.id}, .args = {std::to_string(player.hand.size())}});
        // DNR-SETUP-17, DNR-OPT-11: a Hero begins on an Entrance that is in use.
        if (player.start && !table.uses(*player.start))
            report.error("DNR-OPT-11", {.things = {player.id}, .args = {std::string(nameOf(*player.start))}});
    }
    checkCopies(heroes, table.cards(), &Cards::hero, report);
    checkCopies(quests, table.cards(), &Cards::quest, report);
    checkCopies(hands, table.cards(), &Cards::adventure, report);
}

// DNR-OPT-07: what is left when a map is finished is out of the game.
void checkCardsLeft(const SetupTable& table, Report& report)
{
    if (table.scenario().stage != Stage::Finished)
        return;
    int left = 0;
    for (const MapKind kind : table.scenario().maps)
        left += table.stock().drawable(kind);
    if (left > 0)
        report.add("DNR-OPT-07", Severity::Hint, {.args = {std::to_string(left)}});
}

} // namespace delve::dungeoneer
