// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/edits/edit.h"

namespace delve {

template void apply(dungeoneer::Scenario&, const ScenarioEdit<dungeoneer::Scenario>&);
template ScenarioEdit<dungeoneer::Scenario> difference(dungeoneer::EditName, const dungeoneer::Scenario&,
                                                       const dungeoneer::Scenario&);

} // namespace delve
