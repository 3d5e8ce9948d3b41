#include "editor/document/dungeon_names.h"

#include <QCoreApplication>

namespace delve {

std::string nameOfPlayer(int number)
{
    return QCoreApplication::translate("Scenario", "Player %1").arg(number).toStdString();
}

void nameNameless(Scenario& scenario)
{
    int number = 0;
    for (Player& player : scenario.players) {
        ++number;
        if (player.name.empty())
            player.name = nameOfPlayer(number);
    }
    for (Level& level : scenario.levels)
        if (level.name.empty())
            level.name = QCoreApplication::translate("Scenario", "Dungeon").toStdString();
}

void nameDungeon(DungeonProposal& proposal)
{
    proposal.scenario.title =
        QCoreApplication::translate("Scenario", "Dungeon %1").arg(proposal.seed).toStdString();
    nameNameless(proposal.scenario);
}

} // namespace delve
