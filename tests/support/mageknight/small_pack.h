// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/mageknight/content/content.h"

#include <string>

namespace delve::mageknight::test {

/// A pack.json with this content: `"tiles": […]`, `"figures": […]`.
std::string packText(const std::string& lists);

/// The pack that packText makes; the error if it cannot be read.
Result<Pack> smallPack(const std::string& lists);

/// The English text of the error that reading this content gives, or "no error".
std::string packError(const std::string& lists);

/// A tile drawn in 11 rows on both faces: `tile("room", "chamber", rows)`.
std::string tileText(const std::string& id, const std::string& kind, const std::vector<std::string>& rows,
                     const std::string& moreOfTheFace = {});

/// The drawing of a face without inner walls, open all around.
std::vector<std::string> openChamber();
std::vector<std::string> openHallway();

/// A Mage Spawn with these clicks, as JSON: `figureText("rat", R"([{…}, {"eliminated": true}])")`.
std::string figureText(const std::string& id, const std::string& clicks, const std::string& more = {});

} // namespace delve::mageknight::test
