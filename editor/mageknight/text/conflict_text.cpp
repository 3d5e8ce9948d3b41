// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/conflict_text.h"

#include "editor/mageknight/text/thing_names.h"
#include "editor/text/name_list.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>

namespace delve::mageknight {

namespace {

using Outcome = DungeonMaker::Outcome;

QString say(const char* text)
{
    return QCoreApplication::translate("Conflict", text);
}

/// What a rule asks for, by the beginning of its number; the longer ones first.
struct Demand
{
    std::string_view beginning;
    const char* text;
};

constexpr Demand demands[]{
    {"LAY-03", QT_TRANSLATE_NOOP("Conflict", "the number of tiles that each player lays")},
    {"LAY-06", QT_TRANSLATE_NOOP("Conflict", "the number of tiles that each player lays")},
    {"LAY-19", QT_TRANSLATE_NOOP("Conflict", "the number of tiles that each player lays")},
    {"LAY-04", QT_TRANSLATE_NOOP("Conflict", "the chambers and hallways that each player lays at least")},
    {"LAY-07", QT_TRANSLATE_NOOP("Conflict", "one central chamber")},
    {"LAY-09", QT_TRANSLATE_NOOP("Conflict", "a path from every tile to the central chamber")},
    {"LAY-10", QT_TRANSLATE_NOOP("Conflict", "a hallway as the last tile of each player")},
    {"LAY-16", QT_TRANSLATE_NOOP("Conflict", "a hallway as the last tile of each player")},
    {"LAY-11", QT_TRANSLATE_NOOP("Conflict", "an opening to the outside in every entrance hallway")},
    {"LAY-12", QT_TRANSLATE_NOOP("Conflict", "entrance hallways that are joined to one chamber alone")},
    {"LAY-13", QT_TRANSLATE_NOOP("Conflict", "entrances that later tiles leave as they are")},
    {"LAY-21", QT_TRANSLATE_NOOP("Conflict", "no more tiles than there are in stock")},
    {"LAY-", QT_TRANSLATE_NOOP("Conflict", "how tiles are laid")},
    {"MAP-07", QT_TRANSLATE_NOOP("Conflict", "tiles that do not overlap")},
    {"MAP-", QT_TRANSLATE_NOOP("Conflict", "how tiles are laid")},
    {"DOOR-", QT_TRANSLATE_NOOP("Conflict", "where doors stand")},
    {"MRK-", QT_TRANSLATE_NOOP("Conflict", "where and how many markers lie")},
    {"CHEST-", QT_TRANSLATE_NOOP("Conflict", "where and how many chests stand")},
    {"TOK-", QT_TRANSLATE_NOOP("Conflict", "where and how many tokens lie")},
    {"ENT-", QT_TRANSLATE_NOOP("Conflict", "where entrances and exits lie")},
    {"ART-", QT_TRANSLATE_NOOP("Conflict", "where artifacts stand")},
    {"DRESS-", QT_TRANSLATE_NOOP("Conflict", "where pillars and furniture stand")},
    {"", QT_TRANSLATE_NOOP("Conflict", "teams and pools")},
};

/// "a path from every tile to the central chamber (LAY-09)": each rule once.
QString listOf(const std::vector<std::string>& rules)
{
    QStringList list;
    for (const std::string& rule : rules) {
        const auto* demand = std::ranges::find_if(
            demands, [&](const Demand& known) { return rule.starts_with(known.beginning); });
        const QString text = QStringLiteral("%1 (%2)").arg(say(demand->text), QString::fromStdString(rule));
        if (!list.contains(text))
            list << text;
    }
    return list.join(QStringLiteral(", "));
}

QString listOf(const std::vector<ThingId>& things, const Scenario& scenario, const Content& content,
               const std::string& language)
{
    const auto nameOf = [&](const ThingId& thing) { return nameInWords(thing, scenario, content, language); };
    const auto squareOf = [&](const ThingId& thing) {
        const auto place = findThing(scenario, thing);
        return place ? squareInWords(*place, scenario, content, SquareNames(scenario)) : QString();
    };
    return nameList(namesApart(things, nameOf, squareOf,
                               [&](const ThingId& thing) { return isNameless(thing, scenario); }));
}

} // namespace

std::string outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Made: return "made";
    case Outcome::Impossible: return "impossible";
    case Outcome::GaveUp: return "gave-up";
    }
    return {};
}

std::string repairName(Repair::Kind kind)
{
    switch (kind) {
    case Repair::Kind::Remove: return "remove";
    case Repair::Kind::LetTilesRunOut: return "let-tiles-run-out";
    case Repair::Kind::IgnoreStock: return "ignore-stock";
    }
    return {};
}

QString sentence(Outcome outcome, const std::vector<std::string>& rules)
{
    switch (outcome) {
    case Outcome::Made: return say(QT_TRANSLATE_NOOP("Conflict", "The dungeon is finished."));
    case Outcome::Impossible:
        return say(QT_TRANSLATE_NOOP("Conflict", "No such dungeon can be laid. What stands in the way: %1."))
            .arg(listOf(rules));
    case Outcome::GaveUp: break;
    }
    if (rules.empty())
        return say(QT_TRANSLATE_NOOP("Conflict", "No such dungeon was found."));
    return say(QT_TRANSLATE_NOOP("Conflict", "No such dungeon was found. What stood in the way last: %1."))
        .arg(listOf(rules));
}

QStringList sentences(const Completion& completion, const Scenario& scenario, const Content& content,
                      const std::string& language)
{
    const Conflict& conflict = completion.conflict;
    QStringList lines;
    if (completion.outcome == Outcome::Impossible && !conflict.things.empty()) {
        lines << say(QT_TRANSLATE_NOOP(
                         "Conflict",
                         "The dungeon cannot be finished as long as this stays: %1. What forbids it: %2."))
                     .arg(listOf(conflict.things, scenario, content, language), listOf(conflict.rules));
    } else if (completion.outcome == Outcome::GaveUp) {
        lines << say(QT_TRANSLATE_NOOP(
            "Conflict",
            "No way to finish the dungeon was found within the limit; there may be one all the same."));
        if (!conflict.rules.empty())
            lines << say(QT_TRANSLATE_NOOP("Conflict", "The rules that refused what was tried last: %1."))
                         .arg(listOf(conflict.rules));
    } else {
        lines << sentence(completion.outcome, conflict.rules);
        if (completion.outcome == Outcome::Impossible)
            lines << say(QT_TRANSLATE_NOOP("Conflict", "It does not depend on what is placed."));
    }
    if (!conflict.repair)
        return lines;
    switch (conflict.repair->kind) {
    case Repair::Kind::Remove:
        lines << say(QT_TRANSLATE_NOOP("Conflict", "If this is taken away, the rest can be finished: %1."))
                     .arg(listOf(conflict.repair->things, scenario, content, language));
        break;
    case Repair::Kind::LetTilesRunOut:
        lines << say(QT_TRANSLATE_NOOP(
            "Conflict", "It can be finished as a smaller dungeon, if tiles may run out (LAY-15)."));
        break;
    case Repair::Kind::IgnoreStock:
        lines << say(QT_TRANSLATE_NOOP(
            "Conflict", "It can be finished with more tiles than there are in stock (LAY-21)."));
        break;
    }
    return lines;
}

} // namespace delve::mageknight
