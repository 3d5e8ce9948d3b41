#include "engine/setup/placements/tile_effects.h"

namespace delve {

bool hasNoPieces(const Scenario& scenario)
{
    return scenario.doors.empty() && scenario.markers.empty() && scenario.artifacts.empty() &&
           scenario.chests.empty() && scenario.tokens.empty() && scenario.entrances.empty() &&
           scenario.exits.empty();
}

} // namespace delve
