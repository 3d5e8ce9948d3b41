// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/event.h"

#include <QString>

#include <string_view>

namespace delve::mageknight {

/// The sign of an event in a log, by the name of its drawing: "sword" for resources/icons/sword.svg.
QString iconOf(const play::Event& event);

/// The sign of a kind of event, by the name of its drawing; empty if it has none.
QString iconOfKind(std::string_view kind);

} // namespace delve::mageknight
