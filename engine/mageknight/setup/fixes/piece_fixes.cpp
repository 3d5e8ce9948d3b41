// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of Steps 3 to 5 and 7: doors, markers, artifacts, chests, tokens and arrows.

#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/complete/owed_chests.h"
#include "engine/mageknight/setup/fixes/fix_search.h"
#include "engine/mageknight/setup/guide/turns.h"
#include "engine/mageknight/setup/placements/placement_field.h"
#include "engine/mageknight/setup/rules/checks.h"
#include "engine/mageknight/setup/setup_view.h"

#include <algorithm>
#include <map>
#include <set>

namespace delve::mageknight {

void mendPiece(FixSearch& search)
{
    const auto places = search.placesToBlame();
    bool isMoved = false;
    for (const ThingPlace& place : places)
        if (place.kind != ThingKind::Tile)
            isMoved |= search.move(idOf(thingAt(search.scenario, place)));
    if (!isMoved)
        search.moveSeveral(search.finding.about.things);
    // ART-20, ENT-11 and the like: what stands in the way is not always named.
    if (search.finding.rule == "ART-20")
        for (const PlacedArtifact& artifact : search.scenario.artifacts)
            if (search.move(artifact.id))
                break;
    for (const ThingPlace& place : places)
        if (place.kind != ThingKind::Tile && search.remove(std::array{idOf(thingAt(search.scenario, place))}))
            return;
}

namespace {

/// Things of a player who has placed too many, the last ones first, given to those who have placed too few.
/// Those of all lists are counted together, as far as the rule counts them.
template <typename IsCounted, typename... Lists>
bool giveSurplus(FixSearch& search, IsCounted isCounted, Lists... lists)
{
    if (search.finding.about.variant != "of-player")
        return false;
    const auto& things = search.finding.about.things;
    const ThingId& owner = things.front();
    const int most = std::stoi(search.finding.about.args[1]);
    Scenario after = search.scenario;
    std::vector<ThingId> given;
    const auto forEachThing = [&](auto visit) { (std::ranges::for_each(after.*lists, visit), ...); };
    for (const Player& player : after.players) {
        const auto countOf = [&](const ThingId& id) {
            int count = 0;
            forEachThing([&](const auto& thing) { count += thing.player == id && isCounted(thing.id); });
            return count;
        };
        int left = most - countOf(player.id);
        for (auto id = things.rbegin(); id != things.rend() && left > 0; ++id)
            forEachThing([&](auto& thing) {
                if (thing.id == *id && thing.player == owner &&
                    int(things.size() - 1 - given.size()) > most) {
                    thing.player = player.id;
                    given.push_back(thing.id);
                    --left;
                }
            });
    }
    return search.offer(FixKind::Give, after, {.things = given});
}

int perPlayer(const FixSearch& search)
{
    const int players = std::max(1, int(search.scenario.players.size()));
    const bool isOfPlayer = search.finding.about.variant == "of-player";
    const int count = std::stoi(search.finding.about.args[0]);
    return isOfPlayer ? count : (count + players - 1) / players;
}

} // namespace

void mendSurplusPieces(FixSearch& search)
{
    const std::string& rule = search.finding.rule;
    const int needed = perPlayer(search);
    const auto countsAlways = [](const ThingId&) { return true; };
    if (rule == "CHEST-07")
        giveSurplus(search, countsAlways, &Scenario::chests);
    if (rule == "TOK-05") {
        giveSurplus(search, countsAlways, &Scenario::tokens);
        search.agree("tokens", [&](ScenarioOptions& options) { options.tokensPlacedPerPlayer = needed; },
                     {std::to_string(needed)});
    }
    if (rule == "MRK-02") {
        const auto counted = countedSpecialPieces(SetupView(search.scenario, search.content)); // MRK-23
        const auto isCounted = [&](const ThingId& id) {
            return std::ranges::find(counted, id, &SpecialPiece::id) != counted.end();
        };
        giveSurplus(search, isCounted, &Scenario::doors, &Scenario::markers);
        search.agree("special-pieces",
                     [&](ScenarioOptions& options) { options.specialPiecesPerPlayer = needed; },
                     {std::to_string(needed)});
    }
    search.removeUntilMended(search.finding.about.things, surplusOf(search.finding));
}

namespace {

/// The surplus swapped for kinds of which some are left, of the packs that the scenario names. Every copy of
/// an artifact keeps its class.
template <typename Kind, typename T>
void swapSurplus(FixSearch& search, std::vector<Kind> Pack::*kinds, std::vector<T> Scenario::*list,
                 ContentId T::*kindOf)
{
    Scenario after = search.scenario;
    const auto mayReplace = [&](const Kind& kind, const T& thing) {
        if (std::ranges::count(after.*list, kind.id, kindOf) >= kind.stock) // COMP-03
            return false;
        if constexpr (std::is_same_v<T, PlacedArtifact>)
            return kind.artifactClass == search.content.artifact(thing.artifact)->artifactClass;
        return true;
    };
    const auto replacementFor = [&](const T& thing) -> const Kind* {
        for (const PackReference& reference : search.scenario.packs)
            if (const Pack* pack = search.content.pack(reference.id))
                for (const Kind& kind : pack->*kinds)
                    if (mayReplace(kind, thing))
                        return &kind;
        return nullptr;
    };
    Concern about{.args = {""}};
    for (const ThingPlace& place : search.placesToBlame()) {
        T& thing = (after.*list)[place.index];
        const Kind* kind = replacementFor(thing);
        if (!kind || int(about.things.size()) == surplusOf(search.finding))
            break;
        thing.*kindOf = kind->id;
        if constexpr (std::is_same_v<T, PlacedChest>)
            thing.treasure.reset(); // a position of the other treasure dial
        about.args = {kind->id.text()};
        about.things.push_back(thing.id);
    }
    search.offer(FixKind::Swap, after, std::move(about));
}

} // namespace

void mendPieceStock(FixSearch& search)
{
    switch (search.placesToBlame().front().kind) {
    case ThingKind::Door: swapSurplus(search, &Pack::doors, &Scenario::doors, &PlacedDoor::door); break;
    case ThingKind::Marker:
        swapSurplus(search, &Pack::markers, &Scenario::markers, &PlacedMarker::marker);
        break;
    case ThingKind::Artifact:
        swapSurplus(search, &Pack::artifacts, &Scenario::artifacts, &PlacedArtifact::artifact);
        break;
    default: swapSurplus(search, &Pack::chests, &Scenario::chests, &PlacedChest::chest); break;
    }
    search.removeUntilMended(search.finding.about.things, surplusOf(search.finding));
}

void mendAgreedArtifacts(FixSearch& search)
{
    const auto& about = search.finding.about;
    const auto& artifacts = search.scenario.artifacts;
    if (search.finding.rule == "ART-02") {
        const int needed = perPlayer(search);
        search.agree("artifacts-per-player",
                     [&](ScenarioOptions& options) { options.artifactsPerPlayer = needed; },
                     {std::to_string(needed)});
    } else if (about.variant == "none") {
        search.agree("artifacts", [](ScenarioOptions& options) { options.artifacts = true; });
    } else {
        const auto first = std::ranges::find(artifacts, about.things.front(), &PlacedArtifact::id);
        const ContentId& kind = search.content.artifact(first->artifact)->id;
        const int count = std::stoi(about.args[0]);
        search.agree("artifact-kind",
                     [&](ScenarioOptions& options) {
                         std::erase_if(options.allowedArtifacts, [&](const AllowedArtifact& allowed) {
                             return search.content.artifact(allowed.artifact)->id == kind;
                         });
                         options.allowedArtifacts.push_back({kind, count});
                     },
                     {kind.text(), about.args[0]});
    }
    search.removeUntilMended(about.things);
}

void mendArtifactKind(FixSearch& search)
{
    for (const ThingPlace& place : search.placesToBlame()) {
        const PlacedArtifact& old = search.scenario.artifacts[place.index];
        const ArtifactClass artifactClass = search.content.artifact(old.artifact)->artifactClass;
        bool isSwapped = false;
        for (const PackReference& reference : search.scenario.packs)
            if (const Pack* pack = search.content.pack(reference.id))
                for (const ArtifactKind& kind : pack->artifacts) {
                    if (isSwapped || search.isTired() || kind.artifactClass != artifactClass)
                        continue;
                    PlacedArtifact other = old;
                    other.artifact = kind.id;
                    isSwapped = search.placeAnew(FixKind::Swap, {ThingKind::Artifact, other},
                                                 {.things = {old.id}, .args = {kind.id.text()}});
                }
        if (isSwapped)
            break;
    }
    search.removeUntilMended(search.finding.about.things);
}

namespace {

/// CHEST-03: a chest of the pool that is not placed yet.
std::optional<ContentId> chestLeftInPool(const Scenario& scenario, const Content& content)
{
    const auto nameOf = [&](const ContentId& id) { // renamed pieces are found under one name
        const Chest* chest = content.chest(id);
        return chest ? chest->id : content.figure(id)->id;
    };
    std::map<ContentId, int> left;
    for (const Player& player : scenario.players)
        for (const PoolEntry& entry : player.chests)
            left[nameOf(entry.kind)] += entry.count;
    for (const PlacedChest& chest : scenario.chests)
        --left[nameOf(chest.chest)];
    const auto found = std::ranges::find_if(left, [](const auto& entry) { return entry.second > 0; });
    return found == left.end() ? std::nullopt : std::optional(found->first);
}

/// The first spot on a tile whose tokens wait for a chest (TOK-06, TOK-09), else the first without a warning,
/// else the first.
std::vector<Spot>::const_iterator bestForChest(std::vector<Spot>& spots, const Scenario& scenario,
                                               const Content& content, PlacementField& field)
{
    const SetupView view(scenario, content);
    const std::vector<TileIndex> needing = tilesThatNeedAChest(view);
    const auto isNeeded = [&](const Spot& spot) {
        const auto tile = view.tileAt(spot.square);
        return tile && std::ranges::find(needing, *tile) != needing.end();
    };
    std::ranges::sort(spots);
    auto best = std::ranges::find_if(spots, isNeeded);
    if (best == spots.end())
        best = std::ranges::find_if(spots, [&](const Spot& to) { return field.warningsAt(to).empty(); });
    return best == spots.end() ? spots.begin() : best;
}

} // namespace

/// CHEST-08: as many chests as are missing, each where the rules allow it.
void mendTreasure(FixSearch& search)
{
    Scenario after = search.scenario;
    Concern about;
    while (!search.isTired()) {
        const auto kind = chestLeftInPool(after, search.content);
        if (!kind)
            return;
        PlacedChest chest;
        chest.id = search.newId();
        chest.chest = *kind;
        if (after.chests.empty() || arePlayersNamed(after.chests))
            chest.player = playerInTurn(after.players, after.chests.size()).id; // CHEST-03
        const auto field = placementField(after, search.content, {ThingKind::Chest, chest});
        search.spend(20);
        std::vector<Spot> spots = field->candidates();
        std::erase_if(spots, [&](const Spot& to) { return !field->isLegal(to); });
        const auto spot = bestForChest(spots, after, search.content, *field);
        if (spot == spots.end())
            return;
        after = field->scenarioAt(*spot);
        about.things.push_back(chest.id);
        about.squares.push_back(spot->square);
        about.variant = about.things.size() > 1 ? "several" : "";
        if (search.offer(FixKind::Add, after, about))
            return;
    }
}

void mendChangeling(FixSearch& search)
{
    const ThingId& id = search.finding.about.things.front();
    search.change(FixKind::Close, id, [](Thing& thing) { std::get<PlacedChest>(thing).treasure.reset(); },
                  {.things = {id}});
}

void mendTokenColours(FixSearch& search)
{
    const auto& about = search.finding.about;
    if (about.variant == "not-agreed")
        search.agree("tough-tokens", [](ScenarioOptions& options) { options.toughTokens = true; });
    // Other colours for the surplus, the ones placed last.
    for (const Colour colour : {Colour::Yellow, Colour::Blue}) {
        Scenario after = search.scenario;
        std::vector<ThingId> changed;
        for (const ThingPlace& place : search.placesToBlame()) {
            PlacedToken& token = after.tokens[place.index];
            if (token.colour == colour)
                break;
            token.colour = colour;
            token.table.reset();
            changed.push_back(token.id);
            if (search.offer(FixKind::Recolour, after,
                             {.things = changed, .args = {std::string(nameOf(colour))}}))
                break;
        }
    }
    search.removeUntilMended(about.things);
}

void mendFirstToken(FixSearch& search)
{
    const auto& tokens = search.scenario.tokens;
    for (std::size_t token = 1; token < tokens.size(); ++token)
        if (search.offer(FixKind::Reorder, reorderThing(search.scenario, {ThingKind::Token, token}, 0),
                         {.things = {tokens[token].id}}))
            break;
    mendPiece(search);
}

namespace {

/// An arrow of a team that has two is given to one that has none.
bool giveArrow(FixSearch& search, std::vector<Arrow> Scenario::*list)
{
    const auto& arrows = search.scenario.*list;
    const auto countOf = [&](const ThingId& player) {
        return std::ranges::count(arrows, player, &Arrow::player);
    };
    for (const Player& player : search.scenario.players)
        for (auto arrow = arrows.rbegin(); arrow != arrows.rend(); ++arrow)
            if (countOf(player.id) == 0 && countOf(arrow->player) > 1 &&
                search.change(FixKind::Give, arrow->id,
                              [&](Thing& thing) { std::get<Arrow>(thing).player = player.id; },
                              {.things = {arrow->id, player.id}, .variant = "to-player"}))
                return true;
    return false;
}

} // namespace

void mendArrowsOfTeams(FixSearch& search)
{
    const auto& about = search.finding.about;
    if (about.variant == "colours") {
        std::set<PlayerColour> used;
        for (const Player& player : search.scenario.players)
            used.insert(player.colour);
        for (const auto& [colour, name] : enumNames<PlayerColour>)
            if (!used.contains(colour) &&
                search.change(
                    FixKind::Recolour, about.things.back(),
                    [&](Thing& thing) { std::get<Player>(thing).colour = colour; },
                    {.things = {about.things.back()}, .args = {std::string(name)}, .variant = "player"}))
                return;
    } else if (about.variant == "entrance" || about.variant == "exit") {
        const bool isEntrance = about.variant == "entrance";
        giveArrow(search, isEntrance ? &Scenario::entrances : &Scenario::exits);
        Arrow arrow;
        arrow.id = search.newId();
        arrow.player = about.things.front();
        search.add({isEntrance ? ThingKind::Entrance : ThingKind::Exit, arrow});
    } else {
        giveArrow(search, about.variant == "entrances" ? &Scenario::entrances : &Scenario::exits);
        for (const ThingPlace& place : search.placesToBlame())
            if (search.remove(std::array{idOf(thingAt(search.scenario, place))}))
                return;
    }
}

} // namespace delve::mageknight
