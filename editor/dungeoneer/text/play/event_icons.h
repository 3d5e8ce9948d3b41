// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/event.h"

#include <QString>

namespace delve::dungeoneer {

/// The sign of an event in a log, by the name of its drawing: "sword" for resources/icons/sword.svg.
QString iconOf(const play::EventBody& event);

} // namespace delve::dungeoneer
