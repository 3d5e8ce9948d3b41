// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/used_packs.h"

#include "engine/base/content_id.h"

#include <algorithm>

namespace delve {

namespace {

std::string pointerTo(std::size_t index, std::string_view key)
{
    return "/packs/" + std::to_string(index) + "/" + std::string(key);
}

} // namespace

std::string inQuotes(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

UsedPacks::UsedPacks(const std::vector<PackReference>& packs, const InstalledPack& installed,
                     std::vector<Error>& errors)
    : m_errors(errors)
{
    for (std::size_t i = 0; i < packs.size(); ++i) {
        const bool isInstalled = installed(packs[i].id) != nullptr;
        m_packs.emplace_back(packs[i].id, isInstalled);
        if (!isInstalled)
            m_errors.push_back({pointerTo(i, "id"),
                                {QT_TRANSLATE_NOOP("Engine", "expected a pack that is installed, found %1"),
                                 {inQuotes(packs[i].id)}}});
    }
}

std::optional<bool> UsedPacks::findPackOf(const ContentId& id) const
{
    const auto known = std::ranges::find(m_packs, packOf(id), &std::pair<std::string, bool>::first);
    return known == m_packs.end() ? std::nullopt : std::optional(known->second);
}

void UsedPacks::reportUnnamed(const ContentId& id, std::string where)
{
    m_packs.emplace_back(packOf(id), false);
    m_errors.push_back(
        {std::move(where),
         {QT_TRANSLATE_NOOP("Engine", "expected a piece of a pack that \"packs\" names, found %1"),
          {inQuotes(id.text())}}});
}

std::vector<Error> packWarnings(const std::vector<PackReference>& packs, const InstalledPack& installed)
{
    std::vector<Error> warnings;
    for (std::size_t i = 0; i < packs.size(); ++i) {
        const PackReference& named = packs[i];
        const PackHead* found = installed(named.id);
        if (!found)
            continue; // an error of checkReferences()
        if (found->version != named.version)
            warnings.push_back(
                {pointerTo(i, "version"),
                 {QT_TRANSLATE_NOOP("Engine", "expected version %1 of pack %2, found %3 installed"),
                  {named.version, inQuotes(named.id), found->version}}});
        else if (!named.hash.empty() && found->hash != named.hash)
            warnings.push_back(
                {pointerTo(i, "hash"),
                 {QT_TRANSLATE_NOOP("Engine",
                                    "expected pack %1 as it was, found other content in the same version"),
                  {inQuotes(named.id)}}});
    }
    return warnings;
}

} // namespace delve
