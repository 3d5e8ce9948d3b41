// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/inspector/property.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

namespace delve::mageknight {

/// The pieces that the players agreed on: the printed map (LAY-01), and which artifacts and how many of each
/// (ART-01).
std::vector<Property> agreedPieces(const ScenarioFacts& facts, const Content& content,
                                   const std::string& language);

/// Changes one of these; false for other properties.
bool changeAgreedPiece(ScenarioFacts& facts, const Content& content, const QString& name,
                       const QString& value);

} // namespace delve::mageknight
