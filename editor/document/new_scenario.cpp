#include "editor/document/new_scenario.h"

#include <QCoreApplication>

namespace delve {

Scenario newScenario(const Content& content)
{
    Scenario scenario;
    for (const Pack& pack : content.packs())
        scenario.packs.push_back({pack.id, pack.version, pack.hash});
    scenario.levels.push_back({});
    for (const int number : {1, 2}) {
        Player player;
        player.id = ThingId("p" + std::to_string(number));
        player.name = QCoreApplication::translate("Scenario", "Player %1").arg(number).toStdString();
        player.colour = PlayerColour(number - 1);
        scenario.players.push_back(std::move(player));
    }
    return scenario;
}

} // namespace delve
