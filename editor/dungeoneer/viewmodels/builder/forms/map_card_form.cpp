// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/forms/card_form_builder.h"

namespace delve::dungeoneer {

namespace {

using MapForm = CardFormBuilder<MapCard>;

constexpr std::array<const char*, 4> sideNames{
    QT_TRANSLATE_NOOP("CardBuilder", "North"), QT_TRANSLATE_NOOP("CardBuilder", "East"),
    QT_TRANSLATE_NOOP("CardBuilder", "South"), QT_TRANSLATE_NOOP("CardBuilder", "West")};

FormTable doorTable(MapForm& form)
{
    FormTable table;
    table.name = QStringLiteral("doors");
    table.title = builderText(QT_TRANSLATE_NOOP("CardBuilder", "Doors"));
    table.columns = {builderText(QT_TRANSLATE_NOOP("CardBuilder", "Door")),
                     builderText(QT_TRANSLATE_NOOP("CardBuilder", "Number")),
                     builderText(QT_TRANSLATE_NOOP("CardBuilder", "Rolled with"))};
    for (std::size_t side = 0; side < sideNames.size(); ++side) {
        const QString name = QStringLiteral("doors.%1.").arg(side);
        const Door& door = form.subject().doors[side];
        FormField kind = form.choice<DoorKind>(name + QLatin1String("kind"), table.columns[0], door.kind,
                                               labelsOf<DoorKind>(), [side](MapCard& card, DoorKind wanted) {
                                                   Door& changed = card.doors[side];
                                                   const int value = changed.hasThreat() ? changed.value : 6;
                                                   changed.kind = wanted;
                                                   changed = changed.hasThreat()
                                                                 ? Door{wanted, changed.stat, value}
                                                                 : Door{wanted, Stat::Speed, 0};
                                               });
        FormField number = form.number(name + QLatin1String("value"), table.columns[1],
                                       [side](MapCard& card) -> int& { return card.doors[side].value; });
        FormField stat = form.choiceOf<Stat>(
            name + QLatin1String("stat"), table.columns[2],
            [side](MapCard& card) -> Stat& { return card.doors[side].stat; }, labelsOf<Stat>());
        number.isUsed = stat.isUsed = door.hasThreat();
        table.rows.push_back(
            {builderText(sideNames[side]), {std::move(kind), std::move(number), std::move(stat)}});
    }
    return table;
}

Obstacle plainObstacle(ObstacleKind kind)
{
    const bool hasThreat = kind == ObstacleKind::Pit || kind == ObstacleKind::Spikes;
    Obstacle obstacle;
    obstacle.kind = kind;
    obstacle.value = hasThreat ? 6 : kind == ObstacleKind::Risk ? 1 : 0;
    obstacle.letter = kind == ObstacleKind::Sewer ? 'A' : char(0);
    return obstacle;
}

std::vector<FormField> obstacleCells(MapForm& form, const FormTable& table, std::size_t i)
{
    const QString name = QStringLiteral("obstacles.%1.").arg(i);
    const Obstacle& obstacle = form.subject().obstacles[i];
    const bool hasThreat = obstacle.kind == ObstacleKind::Pit || obstacle.kind == ObstacleKind::Spikes;
    FormField kind = form.choice<ObstacleKind>(
        name + QLatin1String("kind"), table.columns[0], obstacle.kind, labelsOf<ObstacleKind>(),
        [i](MapCard& card, ObstacleKind wanted) { card.obstacles[i] = plainObstacle(wanted); });
    FormField number = form.number(name + QLatin1String("value"), table.columns[1],
                                   [i](MapCard& card) -> int& { return card.obstacles[i].value; });
    number.property.least = -5;
    number.isUsed = hasThreat || obstacle.kind == ObstacleKind::Risk;
    FormField stat = form.choiceOf<Stat>(
        name + QLatin1String("stat"), table.columns[2],
        [i](MapCard& card) -> Stat& { return card.obstacles[i].stat; }, labelsOf<Stat>());
    stat.isUsed = hasThreat;
    FormField letter = form.wordField(
        name + QLatin1String("letter"), table.columns[3],
        [i](const MapCard& card) {
            return card.obstacles[i].letter ? std::string(1, card.obstacles[i].letter) : std::string();
        },
        [i](MapCard& card, const std::string& value) {
            card.obstacles[i].letter = value.empty() ? 'A' : value[0];
        },
        [] {
            WordChoices letters;
            for (char letter = 'A'; letter <= 'Z'; ++letter)
                letters.emplace_back(QString(QLatin1Char(letter)), QString(QLatin1Char(letter)));
            return letters;
        }());
    letter.isUsed = obstacle.kind == ObstacleKind::Sewer;
    return {std::move(kind), std::move(number), std::move(stat), std::move(letter)};
}

FormTable obstacleTable(MapForm& form)
{
    FormTable table;
    table.name = QStringLiteral("obstacles");
    table.title = builderText(QT_TRANSLATE_NOOP("CardBuilder", "Obstacles, in printed order"));
    table.columns = {builderText(QT_TRANSLATE_NOOP("CardBuilder", "Obstacle")),
                     builderText(QT_TRANSLATE_NOOP("CardBuilder", "Number")),
                     builderText(QT_TRANSLATE_NOOP("CardBuilder", "Rolled with")),
                     builderText(QT_TRANSLATE_NOOP("CardBuilder", "Letter"))};
    for (std::size_t i = 0; i < form.subject().obstacles.size(); ++i)
        table.rows.push_back({QString::number(i + 1), obstacleCells(form, table, i)});
    table.withRow = form.rowChange([](MapCard& card, int row) {
        const auto at = std::min(std::ptrdiff_t(row), std::ptrdiff_t(card.obstacles.size()));
        card.obstacles.insert(card.obstacles.begin() + at, plainObstacle(ObstacleKind::Pit));
    });
    table.withoutRow =
        form.rowChange([](MapCard& card, int row) { card.obstacles.erase(card.obstacles.begin() + row); });
    return table;
}

} // namespace

delve::Form formOf(const MapCard& card, const CardSet& set)
{
    MapForm form(card, set);
    form.addName();
    form.addChoice<MapCardType>("type", QT_TRANSLATE_NOOP("CardBuilder", "Type"),
                                [](MapCard& map) -> MapCardType& { return map.type; });
    form.add(form.choice<MapKind>(QStringLiteral("mapKind"),
                                  builderText(QT_TRANSLATE_NOOP("CardBuilder", "Map of the")), card.kind,
                                  labelsOf<MapKind>(), [](MapCard& map, MapKind kind) {
                                      map.kind = kind;
                                      // DNR-OBST-08: a Terrain in the Wilderness, none in a Dungeon.
                                      if (kind == MapKind::Dungeon)
                                          map.terrain.clear();
                                      else if (map.terrain.empty())
                                          map.terrain = {"plains"};
                                  }));
    form.addNumber(
        "glory", QT_TRANSLATE_NOOP("CardBuilder", "Glory"), [](MapCard& map) -> int& { return map.glory; }, 0,
        9);
    form.addNumber(
        "peril", QT_TRANSLATE_NOOP("CardBuilder", "Peril"), [](MapCard& map) -> int& { return map.peril; }, 0,
        9);
    form.addWordList(
        "terrain",
        {QT_TRANSLATE_NOOP("CardBuilder", "Terrain"), QT_TRANSLATE_NOOP("CardBuilder", "Second Terrain"),
         QT_TRANSLATE_NOOP("CardBuilder", "Third Terrain")},
        [](MapCard& map) -> std::vector<std::string>& { return map.terrain; }, terrainChoices(set), true);
    form.add(doorTable(form));
    form.add(obstacleTable(form));
    form.heading(QT_TRANSLATE_NOOP("CardBuilder", "Monster"));
    form.addPresence(
        "monster", QT_TRANSLATE_NOOP("CardBuilder", "A monster lives here"),
        [](MapCard& map) -> std::optional<PrintedMonster>& { return map.monster; }, plainMonster);
    if (card.monster)
        form.addPrintedMonster([](MapCard& map) -> PrintedMonster& { return *map.monster; });
    form.addFoot();
    return form.take();
}

} // namespace delve::dungeoneer
