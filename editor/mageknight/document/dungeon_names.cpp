// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/dungeon_names.h"

#include <QCoreApplication>

namespace delve::mageknight {

std::string nameOfPlayer(int number)
{
    return QCoreApplication::translate("Scenario", "Player %1").arg(number).toStdString();
}

namespace {

/// "Dungeon" where there is just one.
std::string nameOfLevel(std::size_t number, std::size_t levels)
{
    const QString name = levels == 1 ? QCoreApplication::translate("Scenario", "Dungeon")
                                     : QCoreApplication::translate("Scenario", "Level %1").arg(number + 1);
    return name.toStdString();
}

} // namespace

void nameNameless(Scenario& scenario)
{
    int number = 0;
    for (Player& player : scenario.players) {
        ++number;
        if (player.name.empty())
            player.name = nameOfPlayer(number);
    }
    for (std::size_t level = 0; level < scenario.levels.size(); ++level)
        if (scenario.levels[level].name.empty())
            scenario.levels[level].name = nameOfLevel(level, scenario.levels.size());
}

void nameDungeon(DungeonProposal& proposal)
{
    proposal.scenario.title =
        QCoreApplication::translate("Scenario", "Dungeon %1").arg(proposal.seed).toStdString();
    nameNameless(proposal.scenario);
}

} // namespace delve::mageknight
