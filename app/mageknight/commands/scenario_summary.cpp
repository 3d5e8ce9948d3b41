// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/scenario_summary.h"

#include "app/mageknight/commands/dungeon_program.h"
#include "engine/mageknight/scenario/figure_points.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

int pointsOfPool(const std::vector<PoolEntry>& pool, const Content& content)
{
    int points = 0;
    for (const PoolEntry& entry : pool)
        points += entry.count * pointsOf(content, entry);
    return points;
}

std::size_t countOf(const std::vector<PoolEntry>& pool)
{
    std::size_t count = 0;
    for (const PoolEntry& entry : pool)
        count += std::size_t(entry.count);
    return count;
}

QString teamLine(const Player& player, const Scenario& scenario, const Content& content,
                 const std::string& language)
{
    QStringList members;
    int points = 0;
    for (const TeamMember& member : player.team) {
        const Figure* figure = content.figure(member.figure);
        const QString name = figure ? text(figure->name.in(language)) : text(member.figure.text());
        members << (member.level > 0 ? translated(QT_TRANSLATE_NOOP("delve", "%1 (level %2)"))
                                           .arg(name, QString::number(member.level))
                                     : name);
        points += pointsOf(content, member);
    }
    const QString name = player.name.empty() ? text(player.id.text()) : text(player.name);
    return translated(QT_TRANSLATE_NOOP("delve", "%1: %2; %3 of %4 points; pool of %5 Mage Spawn, %6 points"))
        .arg(name, members.join(QStringLiteral(", ")), QString::number(points),
             QString::number(scenario.options.buildTotal), QString::number(countOf(player.mageSpawn)),
             QString::number(pointsOfPool(player.mageSpawn, content)));
}

QString boardLine(const Scenario& scenario, const Content& content)
{
    std::size_t chambers = 0, hallways = 0;
    for (const PlacedTile& placed : scenario.tiles)
        if (const Tile* tile = content.tile(placed.tile))
            ++(tile->kind == TileKind::Chamber ? chambers : hallways);
    return translated(QT_TRANSLATE_NOOP("delve", "Board: %1, %2 on %3"))
        .arg(counted(QT_TRANSLATE_N_NOOP("delve", "%n chamber(s)"), chambers),
             counted(QT_TRANSLATE_N_NOOP("delve", "%n hallway(s)"), hallways),
             counted(QT_TRANSLATE_N_NOOP("delve", "%n level(s)"), scenario.levels.size()));
}

} // namespace

QStringList summaryOf(const Scenario& scenario, const Content& content, const std::string& language)
{
    QStringList lines;
    lines << text(scenario.title) +
                 (scenario.author.empty()
                      ? QString()
                      : translated(QT_TRANSLATE_NOOP("delve", ", by %1")).arg(text(scenario.author)));
    if (!scenario.notes.empty())
        lines << text(scenario.notes);
    for (const Player& player : scenario.players)
        lines << teamLine(player, scenario, content, language);
    lines << boardLine(scenario, content);
    lines << translated(QT_TRANSLATE_NOOP("delve", "On it: %1"))
                 .arg(QStringList{
                     counted(QT_TRANSLATE_N_NOOP("delve", "%n door(s)"), scenario.doors.size()),
                     counted(QT_TRANSLATE_N_NOOP("delve", "%n terrain marker(s)"), scenario.markers.size()),
                     counted(QT_TRANSLATE_N_NOOP("delve", "%n artifact(s)"), scenario.artifacts.size()),
                     counted(QT_TRANSLATE_N_NOOP("delve", "%n chest(s)"), scenario.chests.size()),
                     counted(QT_TRANSLATE_N_NOOP("delve", "%n wandering token(s)"), scenario.tokens.size()),
                     counted(QT_TRANSLATE_N_NOOP("delve", "%n figure(s) inside"), scenario.figures.size()),
                     counted(QT_TRANSLATE_N_NOOP("delve", "%n entrance(s)"), scenario.entrances.size()),
                     counted(QT_TRANSLATE_N_NOOP("delve", "%n exit(s)"), scenario.exits.size())}
                          .join(QStringLiteral(", ")));
    QStringList packs;
    for (const PackReference& pack : scenario.packs)
        packs << text(pack.id) + u' ' + text(pack.version);
    lines << translated(QT_TRANSLATE_NOOP("delve", "Packs: %1")).arg(packs.join(QStringLiteral(", ")));
    return lines;
}

} // namespace delve::mageknight
