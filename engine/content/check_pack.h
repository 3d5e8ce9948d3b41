#pragma once

#include "engine/base/message.h"
#include "engine/content/content.h"

#include <string>
#include <vector>

namespace delve {

/// Something in a pack that can be read and played but is probably a mistake.
struct PackWarning
{
    std::string rule;
    ContentId piece;
    Message what;

    friend bool operator==(const PackWarning&, const PackWarning&) = default;
};

/// All warnings of a pack, in the order of its pieces.
std::vector<PackWarning> checkPack(const Pack& pack);

} // namespace delve
