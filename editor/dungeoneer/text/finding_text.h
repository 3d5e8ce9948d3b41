// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/text/map_names.h"
#include "engine/dungeoneer/setup/laying.h"

namespace delve::dungeoneer {

/// A finding as a sentence in the language of the program.
QString sentence(const Finding& finding, const ScenarioNames& names);

/// Whether a finding of this rule and variant has a sentence; tests walk all that can be found.
bool hasSentence(const Finding& finding);

/// Why a card may not be laid there, as a sentence.
QString sentence(const PlacementVerdict& verdict);

} // namespace delve::dungeoneer
