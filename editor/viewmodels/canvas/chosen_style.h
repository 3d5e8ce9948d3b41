// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/palette.h"

#include <algorithm>

namespace delve {

/// The style of that number in menus and settings, which may come from a file that was edited by hand.
inline RenderStyle chosenStyle(int number)
{
    return RenderStyle(std::clamp(number, 0, int(allRenderStyles.size()) - 1));
}

} // namespace delve
