// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/figure.h"

#include <QString>

namespace delve::mageknight {

// What bases, mounts and sections are called, in the language of the user.

QString mountTypeInWords(MountType type);
QString intelligenceInWords(Intelligence intelligence);
QString proficiencyInWords(Proficiency proficiency);
QString sectionInWords(Section section);
/// All that a figure has besides a dial, range, arc and speed type, in a line: "base 2 × 2 · explosive".
/// Empty for most figures.
QString specialsInWords(const Figure& figure);
/// "87 points, 54 after 3 turns, 30 after 6 turns"; empty where there is one value.
QString pointValuesInWords(const Figure& figure);

} // namespace delve::mageknight
