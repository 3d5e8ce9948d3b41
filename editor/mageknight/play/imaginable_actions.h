// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/view.h"

namespace delve::mageknight {

/// Actions that could be meant by somebody who does not know the rules: of every kind, with everything it can
/// be about. Squares are left out, but for flights and passages.
play::Actions imaginableActions(const play::PlayerView& view);

/// It is the moment for actions of this kind: somebody is asked, or a figure acts, or one is to be chosen.
bool isTimely(const play::Action& action, const play::PlayerView& view);

} // namespace delve::mageknight
