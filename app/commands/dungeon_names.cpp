#include "app/commands/dungeon_names.h"

#include "app/commands/program.h"

namespace delve {

void nameNameless(Scenario& scenario)
{
    int number = 0;
    for (Player& player : scenario.players) {
        ++number;
        if (player.name.empty())
            player.name = translated(QT_TRANSLATE_NOOP("delve", "Player %1")).arg(number).toStdString();
    }
    for (Level& level : scenario.levels)
        if (level.name.empty())
            level.name = translated(QT_TRANSLATE_NOOP("delve", "Dungeon")).toStdString();
}

void nameDungeon(DungeonProposal& proposal)
{
    proposal.scenario.title =
        translated(QT_TRANSLATE_NOOP("delve", "Dungeon %1")).arg(proposal.seed).toStdString();
    nameNameless(proposal.scenario);
}

} // namespace delve
