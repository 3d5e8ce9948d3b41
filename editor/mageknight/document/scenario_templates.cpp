// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/scenario_templates.h"

#include "editor/mageknight/document/dungeon_names.h"
#include "engine/mageknight/scenario/offered_packs.h"
#include "engine/mageknight/setup/generate/tile_supply.h"
#include "engine/mageknight/setup/setup_view.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Template", text);
}

ScenarioTemplate made(const char* id, const char* title, QString description, Scenario scenario)
{
    return {QString::fromLatin1(id), say(title), std::move(description), std::move(scenario)};
}

/// LAY-03 to LAY-06: the greatest build total, in steps of 50, for which the tiles of a box suffice.
int largestBuildTotal(const Content& content, int players)
{
    const TileSupply supply(content, {});
    const int chambers = supply.leftOf(TileKind::Chamber);
    const int hallways = supply.leftOf(TileKind::Hallway);
    int total = 100;
    constexpr int most = 500; // larger games are not wished for
    while (total < most && tilesOfEachPlayer(total + 50) * players <= chambers + hallways &&
           3 * players <= chambers && players <= hallways)
        total += 50;
    return total;
}

} // namespace

Scenario newScenario(const Content& content, int players)
{
    Scenario scenario;
    scenario.packs = referencesToOffered(content);
    scenario.levels.push_back({});
    for (int number = 1; number <= players; ++number) {
        Player player;
        player.id = ThingId("p" + std::to_string(number));
        player.name = nameOfPlayer(number);
        player.colour = PlayerColour(number - 1);
        scenario.players.push_back(std::move(player));
    }
    return scenario;
}

std::vector<ScenarioTemplate> scenarioTemplates(const Content& content)
{
    std::vector<ScenarioTemplate> templates;
    templates.push_back(
        made("two-players", QT_TRANSLATE_NOOP("Template", "Two players"),
             say(QT_TRANSLATE_NOOP("Template", "The standard game: 100 points and five tiles each.")),
             newScenario(content, 2)));
    templates.push_back(
        made("three-players", QT_TRANSLATE_NOOP("Template", "Three players"),
             say(QT_TRANSLATE_NOOP("Template", "A larger dungeon; the Monster Master token goes round.")),
             newScenario(content, 3)));
    Scenario lone = newScenario(content, 2);
    lone.options.loneWolf = LoneWolf::Yes;
    templates.push_back(made("lone-wolf", QT_TRANSLATE_NOOP("Template", "Lone Wolf"),
                             say(QT_TRANSLATE_NOOP("Template", "One Hero each, of any level.")), lone));
    Scenario large = newScenario(content, 2);
    large.options.buildTotal = 200;
    templates.push_back(made("two-hundred", QT_TRANSLATE_NOOP("Template", "200 points"),
                             say(QT_TRANSLATE_NOOP("Template", "Two large teams and seven tiles each.")),
                             large));
    Scenario owned = newScenario(content, 2);
    owned.options.buildTotal = largestBuildTotal(content, 2);
    templates.push_back(
        made("my-tiles", QT_TRANSLATE_NOOP("Template", "Sized for my tiles"),
             say(QT_TRANSLATE_NOOP("Template", "As large as the tiles allow: %1 points and %2 tiles each."))
                 .arg(owned.options.buildTotal)
                 .arg(tilesOfEachPlayer(owned.options.buildTotal)),
             owned));
    return templates;
}

} // namespace delve::mageknight
