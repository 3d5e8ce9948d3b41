// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/card_program.h"
#include "editor/dungeoneer/text/map_names.h"
#include "engine/dungeoneer/setup/foresight.h"
#include "engine/dungeoneer/setup/generate/map_wishes.h"
#include "engine/dungeoneer/setup/setup_table.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

QString mapLine(const SetupTable& table, MapKind kind)
{
    const auto sites = outlookOf(table.laying(kind));
    const auto open = std::ranges::count_if(sites, &SiteOutlook::isOpen);
    // Where no card is left, nothing is missed.
    const bool canGrowOn = table.stock().drawable(kind) > 0;
    const auto dead = canGrowOn ? std::ranges::count_if(sites, &SiteOutlook::isDead) : 0;
    return translated(QT_TRANSLATE_NOOP("delve", "%1: %2, %3, %4, %5"))
        .arg(wordFor(kind),
             counted(QT_TRANSLATE_N_NOOP("delve", "%n card(s)"), std::size_t(table.map(kind).size())),
             counted(QT_TRANSLATE_N_NOOP("delve", "%n card(s) left"),
                     std::size_t(table.stock().drawable(kind))),
             counted(QT_TRANSLATE_N_NOOP("delve", "%n open connection(s)"), std::size_t(open)),
             counted(QT_TRANSLATE_N_NOOP("delve", "%n that nothing fits"), std::size_t(dead)));
}

QString chanceLine(const SetupTable& table)
{
    std::vector<Laying> maps;
    for (const MapKind kind : table.scenario().maps)
        maps.push_back(table.laying(kind));
    const DrawChance chance = chanceOfNextDraw(maps);
    return chance.cards == 0
               ? translated(QT_TRANSLATE_NOOP("delve", "No Map card is left."))
               : translated(QT_TRANSLATE_NOOP("delve", "The next Map card drawn fits: %1 of %2"))
                     .arg(chance.fitting)
                     .arg(chance.cards);
}

} // namespace

int printInfo(const CLI::App& command, const CommandGame&, CardProgram& program)
{
    const auto scenario = readScenarioOrComplain(command.get_option("file")->as<std::string>(), program);
    if (!scenario)
        return Unreadable;
    const ScenarioNames names(*scenario, *program.cards(), program.language());
    const SetupTable table(*scenario, *program.cards());
    const QString title = QString::fromStdString(scenario->title);
    program.out.line(
        program.out.strong(title.isEmpty() ? translated(QT_TRANSLATE_NOOP("delve", "(no title)")) : title));
    program.out.line(QStringLiteral("Dungeoneer, ") + wordFor(scenario->stage));
    for (const PackReference& pack : scenario->packs)
        program.out.line(QStringLiteral("  %1 %2").arg(QString::fromStdString(pack.id),
                                                       QString::fromStdString(pack.version)));
    for (const Player& player : scenario->players) {
        // One a line: names of cards have commas of their own.
        program.out.line(names.thing(player.id));
        if (player.hero)
            program.out.line(
                translated(QT_TRANSLATE_NOOP("delve", "  Hero: %1")).arg(names.card(*player.hero)));
        for (const ContentId& quest : player.quests)
            program.out.line(translated(QT_TRANSLATE_NOOP("delve", "  Quest: %1")).arg(names.card(quest)));
    }
    for (const MapKind kind : scenario->maps)
        program.out.line(mapLine(table, kind));
    program.out.line(chanceLine(table));
    const MapMeasures measures = measureMap(table);
    program.out.line(
        translated(
            QT_TRANSLATE_NOOP(
                "delve", "Farthest card: %1 steps; ways round: %2; crossings that need a roll: %3 of %4"))
            .arg(measures.farthest)
            .arg(measures.loops)
            .arg(measures.rolls)
            .arg(measures.crossings));
    return Legal;
}

} // namespace delve::dungeoneer
