// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/print/print_parts.h"
#include "editor/print/flow.h"

namespace delve::dungeoneer {

/// What whoever has nothing but the printed pages must be told to play: the turn, how it ends, the signs of
/// cards. `mapGrows`: there are Map cards left to lay.
void addPlayWords(Flow& flow, RenderStyle style, bool mapGrows);

} // namespace delve::dungeoneer
