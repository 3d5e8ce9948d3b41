// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/id.h"
#include "engine/base/localized_text.h"

#include <map>
#include <string>

namespace delve {

/// What the packs of all games say of themselves.
struct PackHead
{
    std::string id;
    std::string version;
    std::string hash; ///< of its files, 32 hexadecimal digits
    LocalizedText name;
    LocalizedText description;
    std::string author;
    std::string license;
    std::map<ContentId, ContentId> aliases; ///< old id to new id
};

} // namespace delve
