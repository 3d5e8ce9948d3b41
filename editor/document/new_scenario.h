#pragma once

#include "engine/content/content.h"
#include "engine/scenario/scenario.h"

namespace delve {

/// An empty dungeon for two players that names all installed packs.
Scenario newScenario(const Content& content);

} // namespace delve
