// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of figures of several squares or dials, and of those that stand in the dungeon from the start.

#include "engine/mageknight/setup/fixes/fix_search.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// The parts that a figure of a team, a pool or the board has in common.
struct Parts
{
    ContentId figure;
    ContentId& rider;
    std::optional<int>& value;
    int& level;
};

/// Which of the three a finding is about; also the variant of the sentences.
std::string whereOf(const FixSearch& search)
{
    const std::string& variant = search.finding.about.variant;
    return variant.ends_with("-pool") ? "pool" : variant.ends_with("-placed") ? "placed" : "";
}

/// The sentence names the figure as the finding does; `more` comes after that.
Concern aboutBlamed(const FixSearch& search, const std::string& what, std::vector<std::string> more = {})
{
    const auto& about = search.finding.about;
    const std::string where = whereOf(search);
    Concern concern{.things = about.things};
    if (where == "pool")
        concern.args = {about.args[0]};
    concern.args.insert(concern.args.end(), more.begin(), more.end());
    concern.variant = what.empty() || where.empty() ? what + where : what + "-" + where;
    return concern;
}

/// Changes the figure that the finding blames, wherever it is.
template <typename Change> bool changeBlamed(FixSearch& search, FixKind kind, Concern about, Change change)
{
    const auto& blamed = search.finding.about;
    const std::string where = whereOf(search);
    int noLevel = 0;
    return search.change(
        kind, blamed.things.front(),
        [&](Thing& thing) {
            if (auto* placed = std::get_if<PlacedFigure>(&thing))
                return change(Parts{placed->figure, placed->rider, placed->value, placed->heroLevel});
            auto& player = std::get<Player>(thing);
            if (where == "pool") {
                for (PoolEntry& entry : player.mageSpawn)
                    if (entry.kind.text() == blamed.args[0])
                        change(Parts{entry.kind, entry.rider, entry.value, noLevel});
                return;
            }
            for (TeamMember& member : player.team)
                if (member.id == blamed.things.back())
                    change(Parts{member.figure, member.rider, member.value, member.level});
        },
        std::move(about));
}

const Figure* blamedFigure(const FixSearch& search)
{
    const auto& blamed = search.finding.about;
    if (whereOf(search) == "pool")
        return search.content.figure(ContentId(blamed.args[0]));
    for (const PlacedFigure& placed : search.scenario.figures)
        if (placed.id == blamed.things.back())
            return search.content.figure(placed.figure);
    for (const Player& player : search.scenario.players)
        for (const TeamMember& member : player.team)
            if (member.id == blamed.things.back())
                return search.content.figure(member.figure);
    return nullptr;
}

bool seat(FixSearch& search, const Figure& rider)
{
    return changeBlamed(search, FixKind::SetRider, aboutBlamed(search, "", {rider.id.text()}),
                        [&](const Parts& parts) {
                            parts.rider = rider.id;
                            parts.level = rider.hasLevels() ? 1 : 0;
                        });
}

/// The packs that the scenario names, and only these: a fix brings no other pack.
template <typename Visit> void forEachNamedFigure(const FixSearch& search, Visit visit)
{
    for (const PackReference& reference : search.scenario.packs)
        if (const Pack* pack = search.content.pack(reference.id))
            for (const Figure& figure : pack->figures)
                visit(figure);
}

} // namespace

void mendRider(FixSearch& search)
{
    const Figure* figure = blamedFigure(search);
    if (figure == nullptr)
        return;
    bool isSeated = false;
    if (figure->mount)
        forEachNamedFigure(search, [&](const Figure& rider) { // CAV-01
            if (!isSeated && rider.rider &&
                std::ranges::find(rider.rider->mounts, figure->mount->type) != rider.rider->mounts.end())
                isSeated = seat(search, rider);
        });
    else
        changeBlamed(search, FixKind::SetRider, aboutBlamed(search, "none"), [&](const Parts& parts) {
            parts.rider = {};
            parts.level = figure->hasLevels() ? std::max(parts.level, 1) : 0;
        });
    mendByDismissing(search);
}

void mendPointValue(FixSearch& search)
{
    const Figure* figure = blamedFigure(search);
    if (figure == nullptr)
        return;
    std::vector<int> values{figure->points};
    for (const PointValue& value : figure->pointValues)
        values.push_back(value.points);
    for (const int points : values) // TITAN-13, MD-45: the highest first
        changeBlamed(search, FixKind::SetValue, aboutBlamed(search, "", {std::to_string(points)}),
                     [&](const Parts& parts) {
                         parts.value = figure->hasValues() ? std::optional(points) : std::nullopt;
                     });
}

void mendPassenger(FixSearch& search)
{
    const auto& blamed = search.finding.about;
    const std::string where = whereOf(search);
    search.change(
        FixKind::Disembark, blamed.things.front(),
        [&](Thing& thing) {
            if (auto* placed = std::get_if<PlacedFigure>(&thing)) {
                placed->passenger = {};
                return;
            }
            auto& player = std::get<Player>(thing);
            for (PoolEntry& entry : player.mageSpawn)
                if (where == "pool" && entry.kind.text() == blamed.args[0])
                    entry.passenger = {};
            for (TeamMember& member : player.team)
                if (member.id == blamed.things.back())
                    member.chariot = {};
        },
        aboutBlamed(search, ""));
}

void mendEntranceWidth(FixSearch& search)
{
    search.move(search.finding.about.things.back()); // the arrow, to a wider opening
    mendByDismissing(search);
}

void mendAdvice(FixSearch& search)
{
    if (search.finding.rule == "BASE-22")
        search.agree("moderated", [](ScenarioOptions& options) { options.moderated = true; });
    else
        search.agree("open-ceiling", [](ScenarioOptions& options) { options.openCeiling = true; });
}

bool mendPlacedFigure(FixSearch& search)
{
    if (search.finding.about.things.empty())
        return false;
    const ThingId& id = search.finding.about.things.back();
    const auto place = findThing(search.scenario, id);
    if (!place || place->kind != ThingKind::Figure)
        return false;
    const std::string& rule = search.finding.rule;
    if (rule == "MKW-01" || rule == "MKW-07")
        search.agree("warriors", [](ScenarioOptions& options) { options.mageKnightWarriors = true; });
    if (rule == "MKW-06")
        search.agree("all-figures", [](ScenarioOptions& options) { options.allFigures = true; });
    search.remove(std::span(&id, 1));
    return true;
}

} // namespace delve::mageknight
