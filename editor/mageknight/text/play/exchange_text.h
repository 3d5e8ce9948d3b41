// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/fighting/exchange.h"

#include <QStringList>

namespace delve::mageknight {

/// What comes back, short enough to stand behind a chance: "0.6 clicks back". Empty if nothing does.
QString answerInWords(const play::Exchange& exchange);
/// Both sides of an attack, a line each.
QStringList exchangeInWords(const play::Exchange& exchange);

} // namespace delve::mageknight
