// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/setup/finding.h"
#include "engine/dungeoneer/setup/setup_table.h"

namespace delve::dungeoneer {

// In entrances.cpp, connections.cpp, features.cpp, pool.cpp and quests.cpp, by topic.

/// Collects what the checks find.
class Report
{
public:
    void add(std::string_view rule, Severity severity, Concern about)
    {
        m_findings.push_back({std::string(rule), severity, std::move(about)});
    }
    void error(std::string_view rule, Concern about) { add(rule, Severity::Error, std::move(about)); }
    void todo(std::string_view rule, Concern about) { add(rule, Severity::Todo, std::move(about)); }

    Findings take() { return std::move(m_findings); }

private:
    Findings m_findings;
};

// The checks of one map.
void checkEntrance(const SetupTable& table, MapKind map, Report& report);         ///< DNR-SETUP-15
void checkCells(const SetupTable& table, MapKind map, Report& report);            ///< DNR-MAP-13
void checkKinds(const SetupTable& table, MapKind map, Report& report);            ///< DNR-MAP-03
void checkStartingPassages(const SetupTable& table, MapKind map, Report& report); ///< DNR-SETUP-16
void checkConnections(const SetupTable& table, MapKind map, Report& report);      ///< DNR-MAP-08, DNR-MAP-09
void checkEntranceNeighbours(const SetupTable& table, MapKind map, Report& report); ///< DNR-MAP-07
void checkOpenConnections(const SetupTable& table, MapKind map, Report& report); ///< DNR-MAP-10, DNR-BUILD-02
void checkHoles(const SetupTable& table, MapKind map, Report& report);           ///< DNR-MAP-18, DNR-MAP-09

// The checks of the whole scenario.
void checkStock(const SetupTable& table, Report& report);       ///< DNR-MAP-13
void checkSewers(const SetupTable& table, Report& report);      ///< DNR-OBST-07
void checkPortals(const SetupTable& table, Report& report);     ///< DNR-OBST-09, DNR-SETUP-07, DNR-GLOSS-18
void checkPool(const SetupTable& table, Report& report);        ///< DNR-SETUP-01, DNR-SETUP-05
void checkSymbols(const SetupTable& table, Report& report);     ///< DNR-OPT-10
void checkDeal(const SetupTable& table, Report& report);        ///< DNR-SETUP-08, 12, 20, DNR-OPT-11, 12
void checkQuestPlaces(const SetupTable& table, Report& report); ///< DNR-QUEST-28, DNR-OPT-13
void checkQuestDoors(const SetupTable& table, Report& report);  ///< DNR-DOOR-10
void checkCardsLeft(const SetupTable& table, Report& report);   ///< DNR-OPT-07

} // namespace delve::dungeoneer
