// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/validate_setup.h"

#include "engine/dungeoneer/setup/rules/checks.h"

namespace delve::dungeoneer {

Findings validateSetup(const Scenario& scenario, const Cards& cards)
{
    return validateSetup(SetupTable(scenario, cards));
}

Findings validateSetup(const SetupTable& table)
{
    constexpr std::array mapChecks{checkEntrance,         checkCells,       checkKinds,
                                   checkStartingPassages, checkConnections, checkEntranceNeighbours,
                                   checkOpenConnections,  checkHoles};
    constexpr std::array wholeChecks{checkStock,       checkSewers,     checkPortals,
                                     checkPool,        checkSymbols,    checkDeal,
                                     checkQuestPlaces, checkQuestDoors, checkCardsLeft};
    Report report;
    if (table.scenario().maps.empty())
        report.todo("DNR-SETUP-15", {.variant = "no-map"});
    for (const MapKind kind : table.scenario().maps)
        for (const auto check : mapChecks)
            check(table, kind, report);
    for (const auto check : wholeChecks)
        check(table, report);
    return report.take();
}

} // namespace delve::dungeoneer
