// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/id.h"

#include <string_view>

namespace delve {

/// The pack of a piece: a content id is "pack/name". Lives as long as the id.
inline std::string_view packOf(const ContentId& id)
{
    return std::string_view(id.text()).substr(0, id.text().find('/'));
}

} // namespace delve
