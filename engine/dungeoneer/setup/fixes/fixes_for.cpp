// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/fixes/fixes_for.h"

#include "engine/dungeoneer/board/reach.h"
#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/scenario/edits/thing_edits.h"
#include "engine/dungeoneer/scenario/thing_ids.h"
#include "engine/dungeoneer/setup/exemption.h"
#include "engine/dungeoneer/setup/fixes/deal_fixes.h"
#include "engine/dungeoneer/setup/generate/generate_map.h"
#include "engine/dungeoneer/setup/quest_places.h"
#include "engine/dungeoneer/setup/validate_setup.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

namespace delve::dungeoneer {

namespace {

/// The map that a finding names where it is about a whole one.
std::optional<MapKind> mapOf(const Finding& finding)
{
    for (const MapKind kind : allMapKinds)
        if (!finding.about.args.empty() && finding.about.args.back() == nameOf(kind))
            return kind;
    return std::nullopt;
}

/// Whether other findings are of the same rule and variant and concern the same thing or cell. One finding
/// may be about thousands of things.
class LikeFinding
{
public:
    explicit LikeFinding(const Finding& finding)
        : m_finding(finding), m_things(finding.about.things.begin(), finding.about.things.end())
    {
        for (const MapCell& cell : finding.about.cells)
            m_cells.emplace(cell.map, cell.cell);
    }

    bool operator()(const Finding& other) const
    {
        return m_finding.rule == other.rule && m_finding.about.variant == other.about.variant &&
               m_finding.severity == other.severity &&
               (m_things.empty() ? sharesCells(other) : sharesThings(other));
    }

private:
    bool sharesThings(const Finding& other) const
    {
        return std::ranges::any_of(other.about.things,
                                   [&](const ThingId& id) { return m_things.contains(id); });
    }
    bool sharesCells(const Finding& other) const
    {
        if (m_cells.empty() && other.about.cells.empty() && other.about.things.empty())
            return m_finding.about.cards == other.about.cards && mapOf(m_finding) == mapOf(other);
        return other.about.things.empty() && std::ranges::any_of(other.about.cells, [&](const MapCell& cell) {
                   return m_cells.contains({cell.map, cell.cell});
               });
    }

    const Finding& m_finding;
    std::set<ThingId> m_things;
    std::set<std::pair<MapKind, Cell>> m_cells;
};

class FixSearch
{
public:
    FixSearch(const Scenario& scenario, const Cards& cards, const Finding& finding, FixEffort& effort)
        : m_scenario(scenario),
          m_cards(cards),
          m_finding(finding),
          m_effort(effort),
          m_isAlike(finding),
          m_table(scenario, cards),
          m_before(validateSetup(m_table)),
          m_ids(scenario),
          m_random(scenario.dungeon.size() + scenario.wilderness.size())
    {
        spend(2); // the table, and what is wrong before
    }

    std::vector<Fix> run()
    {
        for (const ThingId& id : m_finding.about.things) {
            if (isExhausted())
                break;
            tryCard(id);
        }
        tryCardsAround();
        tryMissing();
        tryLinks();
        tryStage();
        for (ProposedFix& proposed : proposedDealFixes(m_scenario, m_cards, m_finding))
            attempt(std::move(proposed.fix), proposed.changes);
        tryPlaces();
        std::ranges::stable_sort(m_fixes, {}, &Fix::price);
        return std::move(m_fixes);
    }

private:
    bool hasKind(FixKind kind) const { return std::ranges::find(m_fixes, kind, &Fix::kind) != m_fixes.end(); }

    bool hasAllKinds() const
    {
        return std::ranges::all_of(std::array{FixKind::Turn, FixKind::Move, FixKind::Swap, FixKind::Remove},
                                   [this](FixKind kind) { return hasKind(kind); });
    }

    bool isExhausted() const { return m_effort.left <= 0; }
    /// The whole map is looked at so many times.
    void spend(std::int64_t times)
    {
        m_effort.left -= times * std::int64_t(1 + m_scenario.dungeon.size() + m_scenario.wilderness.size());
    }

    /// Keeps the fix if it does what it should; true if so. One of each kind is enough.
    bool attempt(Fix fix, int changes = 1)
    {
        if (fix.edit.isEmpty() || hasKind(fix.kind) || isExhausted())
            return false;
        spend(1);
        const Findings after = validateSetup(applied(m_scenario, fix.edit), m_cards);
        const bool isGone = std::ranges::none_of(after, m_isAlike);
        const int allowed = countOf(m_before, Severity::Error) - (m_finding.severity == Severity::Error);
        if (!isGone || countOf(after, Severity::Error) > allowed)
            return false;
        fix.price = changes * priceOf(fix.kind);
        fix.edit.name = EditName::FixFinding;
        m_fixes.push_back(std::move(fix));
        return true;
    }

    void tryCard(const ThingId& id)
    {
        const FoundCard found = findCard(m_scenario, id);
        if (!found)
            return;
        const std::array one{id};
        attempt({FixKind::Turn, turnCards(m_scenario, one), 0, {id}, {}, {}});
        tryMoves(found);
        trySwaps(found);
        attempt({FixKind::Remove, removeThings(m_scenario, one), 0, {id}, {}, {}});
    }

    /// What is wrong with a whole map, or with a cell that no card lies in, is mended at the cards that make
    /// it so: any of the map, those laid last first, or those around the cell.
    void tryCardsAround()
    {
        const Concern& about = m_finding.about;
        if (m_finding.rule == "DNR-MAP-10" || m_finding.rule == "DNR-BUILD-02") {
            const auto& laid = m_scenario.cards(*mapOf(m_finding));
            for (auto card = laid.rbegin(); card != laid.rend() && !isExhausted() && !hasAllKinds(); ++card)
                if (m_cards.map(card->card)->type != MapCardType::Entrance)
                    tryCard(card->id);
        } else if (about.variant == "hole" || m_finding.rule == "DNR-MAP-18") {
            const CardMap& map = m_table.map(about.cells.front().map);
            for (const Side side : allSides)
                if (const int next = map.at(neighbour(about.cells.front().cell, side));
                    next >= 0 && !isExhausted())
                    tryCard(m_table.idOf(map.kind(), next));
        }
    }

    /// Every legal place that the card has when it is lifted.
    void tryMoves(const FoundCard& found)
    {
        if (isExhausted())
            return;
        spend(2); // to lift it, and to look where it goes
        const std::array one{found.card->id};
        const Scenario lifted = applied(m_scenario, removeThings(m_scenario, one));
        const SetupTable table(lifted, m_cards);
        const auto number = CardNumber(table.deck().numberOf(m_cards.map(found.card->card)->id));
        const MapKind own = table.deck()[number].face.kind;
        if (own != found.map)
            return;
        for (const Placement& place : table.laying(own).legalPlacements(number)) {
            if (isExhausted())
                return;
            if (place.cell == found.card->cell)
                continue; // that is turning it
            PlacedCard moved = *found.card;
            moved.cell = place.cell;
            moved.isTurned = place.isTurned;
            moved.isExempt = needsException(table.map(own), table.deck()[number].face, place.cell);
            if (attempt({FixKind::Move,
                         changeThing(m_scenario, *findThing(m_scenario, moved.id), moved),
                         0,
                         {moved.id},
                         {{own, place.cell}},
                         {}}))
                return;
        }
    }

    /// Another card that is left, upright or turned, in the same cell.
    void trySwaps(const FoundCard& found)
    {
        for (int number = 0; number < m_table.deck().size(); ++number) {
            const auto card = CardNumber(number);
            if (isExhausted())
                return;
            if (m_table.stock().left(card) <= 0 || m_table.deck()[card].face.type == MapCardType::Entrance)
                continue;
            for (const bool isTurned : {found.card->isTurned, !found.card->isTurned}) {
                PlacedCard other = *found.card;
                other.card = m_table.deck()[card].card->id;
                other.isTurned = isTurned;
                other.isExempt = false; // another card may have other places
                if (attempt({FixKind::Swap,
                             changeThing(m_scenario, *findThing(m_scenario, other.id), other),
                             0,
                             {other.id},
                             {},
                             {other.card}}))
                    return;
            }
        }
    }

    /// What is still to do is done by laying it.
    void tryMissing()
    {
        if ((m_finding.severity != Severity::Todo && m_finding.rule != "DNR-SETUP-15") || isExhausted())
            return;
        constexpr std::int64_t timesToComplete = 10;
        spend(timesToComplete);
        MapWishes wishes;
        wishes.players = m_finding.rule == "DNR-SETUP-01" ? 2 : int(m_scenario.players.size());
        wishes.cards = 1; // the Entrance and its Passages, nothing beyond
        Scenario start = m_scenario;
        if (m_finding.rule == "DNR-SETUP-01")
            start.maps.clear();
        GeneratedMap made = completeMap(start, m_cards, wishes, 1, {.tries = 1});
        if (m_finding.rule == "DNR-SETUP-01") {
            made.scenario.maps = m_scenario.maps;
            for (const MapKind kind : allMapKinds)
                made.scenario.cards(kind) = m_scenario.cards(kind);
            made.scenario.portals = m_scenario.portals;
        }
        Fix fix{FixKind::Add,
                difference(EditName::FixFinding, m_scenario, made.scenario),
                0,
                {},
                m_finding.about.cells,
                {}};
        for (const ThingChange& change : fix.edit.changes)
            if (!change.before)
                if (const auto* card = std::get_if<PlacedCard>(&change.after->thing))
                    fix.cards.push_back(card->card);
        const int changes = std::max(1, int(fix.edit.changes.size()));
        attempt(std::move(fix), changes);
    }

    void tryLinks()
    {
        // A marker that lies elsewhere already, or that no Cut-out card has.
        const bool isAboutLetter = m_finding.rule == "DNR-SETUP-07" || m_finding.rule == "DNR-GLOSS-18";
        if (m_finding.rule != "DNR-OBST-09" && !isAboutLetter)
            return;
        const ThingId& about = m_finding.about.things.back();
        const int entrance = entranceOf(m_table.map(MapKind::Dungeon));
        if (entrance >= 0) {
            const ThingId& end = m_table.idOf(MapKind::Dungeon, entrance);
            const FixKind kind = isAboutLetter ? FixKind::Relabel : FixKind::Link;
            attempt({kind, linkPortal(m_scenario, m_ids.draw(m_random), about, end), 0, {about}, {}, {}});
        }
        for (const PortalLink& link : m_scenario.portals)
            if (link.portal == about || link.entrance == about) {
                const std::array one{link.id};
                attempt({FixKind::Unlink, removeThings(m_scenario, one), 0, {about}, {}, {}});
            }
    }

    void tryStage()
    {
        if (m_finding.rule != "DNR-SETUP-16" || m_finding.severity != Severity::Error)
            return;
        ScenarioFacts facts = static_cast<const ScenarioFacts&>(m_scenario);
        facts.stage = Stage::Growing;
        attempt({FixKind::SetStage, changeFacts(m_scenario, facts), 0, {}, {}, {}});
    }

    /// DNR-QUEST-28: on a map that is finished the place of a Quest is laid, if a copy of it is left.
    void tryPlaces()
    {
        if (m_finding.rule != "DNR-QUEST-28")
            return;
        const QuestCard& quest = *m_cards.quest(m_finding.about.cards.front());
        for (int number = 0; number < m_table.deck().size(); ++number) {
            const auto card = CardNumber(number);
            const MapCard& place = *m_table.deck()[card].card;
            if (isPlace(quest.place, place) || (quest.from && isPlace(*quest.from, place)))
                tryLaying(card);
        }
    }

    void tryLaying(CardNumber card)
    {
        const MapCard& known = *m_table.deck()[card].card;
        if (!m_table.uses(known.kind))
            return;
        for (const Placement& place : m_table.laying(known.kind).legalPlacements(card)) {
            if (hasKind(FixKind::Add) || isExhausted())
                return;
            const bool isExempt =
                needsException(m_table.map(known.kind), m_table.deck()[card].face, place.cell);
            attempt({FixKind::Add,
                     layCard(m_scenario, m_cards, known.kind,
                             {.id = m_ids.draw(m_random),
                              .card = known.id,
                              .cell = place.cell,
                              .isTurned = place.isTurned,
                              .isExempt = isExempt}),
                     0,
                     {},
                     {{known.kind, place.cell}},
                     {known.id}});
        }
    }

    const Scenario& m_scenario;
    const Cards& m_cards;
    const Finding& m_finding;
    FixEffort& m_effort;
    LikeFinding m_isAlike;
    SetupTable m_table;
    Findings m_before;
    ThingIds m_ids;
    Random m_random;
    std::vector<Fix> m_fixes;
};

} // namespace

std::vector<Fix> fixesFor(const Scenario& scenario, const Cards& cards, const Finding& finding)
{
    FixEffort endless{std::numeric_limits<std::int64_t>::max()};
    return fixesFor(scenario, cards, finding, endless);
}

std::vector<Fix> fixesFor(const Scenario& scenario, const Cards& cards, const Finding& finding,
                          FixEffort& effort)
{
    return effort.left > 0 ? FixSearch(scenario, cards, finding, effort).run() : std::vector<Fix>();
}

FixPlan planFixes(const Scenario& scenario, const Cards& cards,
                  const std::function<bool(const Finding&)>& isWanted, FixEffort effort)
{
    const auto wantedIn = [&](const Scenario& now) {
        Findings wanted = validateSetup(now, cards);
        std::erase_if(wanted, [&](const Finding& finding) { return !isWanted(finding); });
        return wanted;
    };
    FixPlan plan{{}, scenario, wantedIn(scenario), false};
    for (;;) {
        const Finding* mended = nullptr;
        Fix best;
        for (const Finding& finding : plan.left)
            if (const auto fixes = fixesFor(plan.scenario, cards, finding, effort);
                !fixes.empty() && (!mended || fixes.front().price < best.price)) {
                mended = &finding;
                best = fixes.front();
            }
        plan.isCutShort = effort.left <= 0;
        if (!mended)
            return plan;
        Scenario next = applied(plan.scenario, best.edit);
        Findings left = wantedIn(next);
        if (left.size() >= plan.left.size())
            return plan;
        plan.steps.push_back({*mended, std::move(best)});
        plan.scenario = std::move(next);
        plan.left = std::move(left);
        if (plan.isCutShort && !plan.left.empty())
            return plan;
    }
}

} // namespace delve::dungeoneer
