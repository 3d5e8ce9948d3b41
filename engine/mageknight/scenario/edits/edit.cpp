// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/edit.h"

namespace delve {

template void apply(mageknight::Scenario&, const ScenarioEdit<mageknight::Scenario>&);
template ScenarioEdit<mageknight::Scenario> difference(mageknight::EditName, const mageknight::Scenario&,
                                                       const mageknight::Scenario&);

} // namespace delve
