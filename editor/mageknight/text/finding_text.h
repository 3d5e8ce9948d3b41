// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/scenario/square_names.h"
#include "engine/mageknight/setup/finding.h"

#include <QString>

#include <string>

namespace delve::mageknight {

class ScenarioNames;

/// What a finding says, with its place, in the language of the user; names of pieces in the given language.
QString sentence(const Finding& finding, const Scenario& scenario, const Content& content,
                 const std::string& language);

/// What a finding says, by names that are kept for many sentences about one scenario.
QString sentence(const Finding& finding, const ScenarioNames& names);

/// Where a square lies: the name of the tile, and that of the square.
QString placeInWords(Square square, const Scenario& scenario, const Content& content,
                     const std::string& language);
/// Where a square lies, by names of squares that are not those of the scenario.
QString placeInWords(Square square, const SquareNames& squares, const Scenario& scenario,
                     const Content& content, const std::string& language);
/// Where an edge lies: its square in words, and the side of the square.
QString placeInWords(Edge edge, const Scenario& scenario, const Content& content,
                     const std::string& language);

/// Whether there is a sentence for a rule and variant, for tests.
bool hasSentence(const std::string& rule, const std::string& variant);

} // namespace delve::mageknight
