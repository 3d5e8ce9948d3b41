#pragma once

#include "engine/content/content.h"
#include "engine/scenario/scenario.h"
#include "engine/setup/finding.h"
#include "engine/setup/report.h"
#include "engine/setup/setup_view.h"

#include <span>
#include <string_view>

namespace delve {

/// What a check looks at, so that a session can tell which ones an edit touches.
enum class Scope : std::uint8_t
{
    Piece,         ///< each thing by itself and what it lies on
    Neighbourhood, ///< a tile, what lies on it, and the tiles around it
    Player,        ///< a player and all that the player brings, or a count over all things of a kind
    Graph          ///< the whole dungeon: paths and distances
};

/// One check: the rules it reports, in the order in which their findings are listed.
struct SetupCheck
{
    std::vector<std::string_view> rules;
    Scope scope;
    void (*run)(const SetupView&, Report&);
};

/// All checks, in the order of the checklists of the rules.
std::span<const SetupCheck> setupChecks();

/// Everything that the setup rules say about a scenario, by rule in the order of the checks, then in order
/// of placement. Every reference of the scenario must lead somewhere (checkReferences).
Findings validateSetup(const Scenario& scenario, const Content& content);

} // namespace delve
