// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"
#include "editor/document/unpack_bundle.h"

namespace delve {

/// Where the scenario of a bundle goes: where it was wished for, otherwise x.bundle.json becomes
/// x.scenario.json in the present folder. Printed, and nothing, if there is such a file already.
std::optional<QString> scenarioFileFor(const std::string& bundle, const std::string& wished,
                                       const Program& program);

/// One line for the scenario and one for what became of each pack.
void tellUnpacked(const QString& scenario, const std::vector<ImportedPack>& packs, const Program& program);

} // namespace delve
