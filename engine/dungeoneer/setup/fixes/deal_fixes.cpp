// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/fixes/deal_fixes.h"

#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/scenario/edits/thing_edits.h"
#include "engine/dungeoneer/setup/quest_places.h"

#include <algorithm>
#include <functional>

namespace delve::dungeoneer {

namespace {

using Proposals = std::vector<ProposedFix>;

/// DNR-SETUP-12, DNR-SETUP-20, DNR-OPT-12: cards that a player has beyond the deal go back.
void returnSurplus(const Scenario& scenario, const Finding& finding, Proposals& proposals)
{
    const auto place = findThing(scenario, finding.about.things.front());
    Player player = scenario.players[place->index];
    const std::size_t quests = finding.rule == "DNR-OPT-12" ? 1 : 2;
    player.quests.resize(std::min(player.quests.size(), quests));
    player.hand.resize(std::min<std::size_t>(player.hand.size(), 5));
    proposals.push_back({{FixKind::Return, changeThing(scenario, *place, player), 0, {player.id}, {}, {}}});
}

/// Takes so many namings of a card away, from the last players first; the Global Quest counts as the first of
/// all. Those who had it are told.
template <typename IsMeant>
std::vector<ThingId> takeBack(Scenario& scenario, std::size_t count, IsMeant&& isMeant)
{
    std::vector<ThingId> from;
    for (auto player = scenario.players.rbegin(); player != scenario.players.rend(); ++player) {
        const std::size_t before = count;
        if (count > 0 && player->hero && isMeant(*player->hero)) {
            player->hero.reset();
            --count;
        }
        for (auto* named : {&player->quests, &player->hand})
            for (std::size_t i = named->size(); i > 0 && count > 0; --i)
                if (isMeant((*named)[i - 1])) {
                    named->erase(named->begin() + std::ptrdiff_t(i - 1));
                    --count;
                }
        if (count < before)
            from.push_back(player->id);
    }
    if (count > 0 && scenario.globalQuest && isMeant(*scenario.globalQuest))
        scenario.globalQuest.reset();
    return from;
}

/// A card may be named by an older id: it is meant where both are of the same card.
std::function<bool(const ContentId&)> meaning(const Cards& cards, const ContentId& card)
{
    return [&cards, card](const ContentId& named) {
        const auto isSame = [&](auto lookUp) {
            return (cards.*lookUp)(card) && (cards.*lookUp)(card) == (cards.*lookUp)(named);
        };
        return isSame(&Cards::hero) || isSame(&Cards::quest) || isSame(&Cards::adventure);
    };
}

void returnCard(const Scenario& scenario, const Cards& cards, const ContentId& card, std::size_t count,
                Proposals& proposals)
{
    Scenario after = scenario;
    auto from = takeBack(after, count, meaning(cards, card));
    proposals.push_back({{FixKind::Return,
                          difference(EditName::FixFinding, scenario, after),
                          0,
                          std::move(from),
                          {},
                          {card}}});
}

/// DNR-OPT-13: Map cards that were put away are used again, as few as there must be.
template <typename IsWanted>
void restore(const Scenario& scenario, const Cards& cards, int copies, IsWanted&& isWanted,
             Proposals& proposals)
{
    ScenarioFacts facts = scenario;
    Fix fix{FixKind::Restore, {}, 0, {}, {}, {}};
    int restored = 0;
    for (LeftOutCard& out : facts.leftOut) {
        const MapCard* card = cards.map(out.card);
        if (!card || !isWanted(*card) || restored == copies)
            continue;
        const int back = std::min(out.copies, copies - restored);
        out.copies -= back;
        restored += back;
        fix.cards.push_back(card->id);
    }
    std::erase_if(facts.leftOut, [](const LeftOutCard& out) { return out.copies <= 0; });
    if (restored == 0)
        return;
    fix.edit = changeFacts(scenario, facts);
    proposals.push_back({std::move(fix), restored});
}

/// The places that a Quest names are on a map again.
void restorePlaces(const Scenario& scenario, const Cards& cards, const QuestCard& quest, Proposals& proposals)
{
    restore(
        scenario, cards, 1, [&](const MapCard& card) { return isPlace(quest.place, card); }, proposals);
    if (quest.from)
        restore(
            scenario, cards, 1, [&](const MapCard& card) { return isPlace(*quest.from, card); }, proposals);
}

/// The last players leave, so many at a time that some stay to play.
void takePlayersAway(const Scenario& scenario, Proposals& proposals)
{
    constexpr std::size_t fewest = 2; // DNR-SETUP-01
    std::vector<ThingId> gone;
    while (scenario.players.size() - gone.size() > fewest) {
        gone.push_back(scenario.players[scenario.players.size() - gone.size() - 1].id);
        proposals.push_back(
            {{FixKind::Remove, removeThings(scenario, gone), 0, gone, {}, {}}, int(gone.size())});
    }
}

/// DNR-SETUP-05: there are too few cards of a sort for the players.
void supplyPool(const Scenario& scenario, const Cards& cards, const Finding& finding, Proposals& proposals)
{
    const Concern& about = finding.about;
    if (about.variant == "entrances" || about.variant == "passages") {
        const auto type = about.variant == "entrances" ? MapCardType::Entrance : MapCardType::Passage;
        const int lacking = std::stoi(about.args[1]) - std::stoi(about.args[0]);
        const auto isWanted = [&](const MapCard& card) {
            return card.type == type && nameOf(card.kind) == about.args[2];
        };
        restore(scenario, cards, lacking, isWanted, proposals);
    } else if (about.variant != "no-sets")
        takePlayersAway(scenario, proposals);
}

/// DNR-OPT-11: a Hero begins on an Entrance that is in use.
void moveStart(const Scenario& scenario, const Finding& finding, Proposals& proposals)
{
    if (scenario.maps.empty())
        return;
    const auto place = findThing(scenario, finding.about.things.front());
    Player player = scenario.players[place->index];
    player.start = scenario.maps.front();
    proposals.push_back({{FixKind::Reassign, changeThing(scenario, *place, player), 0, {player.id}, {}, {}}});
}

} // namespace

std::vector<ProposedFix> proposedDealFixes(const Scenario& scenario, const Cards& cards,
                                           const Finding& finding)
{
    Proposals proposals;
    const Concern& about = finding.about;
    if (finding.rule == "DNR-SETUP-12" || finding.rule == "DNR-SETUP-20" || finding.rule == "DNR-OPT-12")
        returnSurplus(scenario, finding, proposals);
    else if (finding.rule == "DNR-SETUP-08")
        returnCard(scenario, cards, about.cards.front(),
                   std::size_t(std::stoi(about.args[0]) - std::stoi(about.args[1])), proposals);
    else if (finding.rule == "DNR-SETUP-01" && about.variant == "many")
        takePlayersAway(scenario, proposals);
    else if (finding.rule == "DNR-SETUP-05")
        supplyPool(scenario, cards, finding, proposals);
    else if (finding.rule == "DNR-OPT-11")
        moveStart(scenario, finding, proposals);
    else if (finding.rule == "DNR-OPT-13" || finding.rule == "DNR-QUEST-28") {
        restorePlaces(scenario, cards, *cards.quest(about.cards.front()), proposals);
        if (finding.rule == "DNR-QUEST-28") // whoever has it
            returnCard(scenario, cards, about.cards.front(), questsNamed(scenario).size(), proposals);
    }
    return proposals;
}

} // namespace delve::dungeoneer
