// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/direction.h"

#include <QString>

#include <optional>

namespace delve::mageknight {

/// "n", "ne": what people type to go there, in the language of the user.
QString compassWord(Direction direction);

/// The direction of a word, short or long, in English or the language of the user.
std::optional<Direction> directionNamed(const QString& word);

} // namespace delve::mageknight
