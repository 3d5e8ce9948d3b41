// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/id.h"
#include "engine/base/message.h"
#include "engine/base/pack_head.h"
#include "engine/scenario/pack_reference.h"

#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace delve {

/// The pack of that id that is installed, or nothing.
using InstalledPack = std::function<const PackHead*(const std::string& id)>;

/// "text", for messages.
std::string inQuotes(std::string_view text);

/// The packs that a scenario names, and what is wrong with them: they are not installed, or pieces are used
/// of packs that nobody named.
class UsedPacks
{
public:
    /// Adds an error for each pack that is not installed.
    UsedPacks(const std::vector<PackReference>& packs, const InstalledPack& installed,
              std::vector<Error>& errors);

    /// Whether pieces of this pack can be looked up. A pack that nobody named is reported once; `at` makes
    /// the pointer.
    template <typename Pointer> bool isUsable(const ContentId& id, Pointer&& at)
    {
        const std::optional<bool> known = findPackOf(id);
        if (!known)
            reportUnnamed(id, at());
        return known.value_or(false);
    }

private:
    std::optional<bool> findPackOf(const ContentId& id) const;
    void reportUnnamed(const ContentId& id, std::string where);

    std::vector<Error>& m_errors;
    std::vector<std::pair<std::string, bool>> m_packs; ///< whether they can be used
};

/// Packs that are installed in another version, or with other content in the same.
std::vector<Error> packWarnings(const std::vector<PackReference>& packs, const InstalledPack& installed);

} // namespace delve
