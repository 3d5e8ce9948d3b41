// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/collection/collection.h"

#include "editor/document/resource_folder.h"
#include "engine/base/file.h"

#include <algorithm>

namespace delve {

int Collection::usualSets(const std::string& pack)
{
    return isThere(resourceFolder() / "packs" / pack) ? 1 : 0;
}

int Collection::setsOf(const std::string& pack) const
{
    const auto found = sets.find(pack);
    return found == sets.end() ? usualSets(pack) : found->second;
}

int Collection::owned(const ContentId& piece, int inSet) const
{
    const auto exception = pieces.find(piece);
    return exception == pieces.end() ? setsOf(std::string(packOf(piece))) * inSet : exception->second;
}

int Collection::atHand(const ContentId& piece, int inSet) const
{
    const std::string pack(packOf(piece));
    const bool isUnsaid = !sets.contains(pack) && !pieces.contains(piece);
    return isUnsaid && usualSets(pack) == 0 ? inSet : owned(piece, inSet);
}

void Collection::setSets(const std::string& pack, int count)
{
    count = std::clamp(count, 0, mostSets);
    if (count == usualSets(pack))
        sets.erase(pack);
    else
        sets[pack] = count;
}

void Collection::setOwned(const ContentId& piece, int inSet, int count)
{
    count = std::clamp(count, 0, mostPieces);
    if (count == setsOf(std::string(packOf(piece))) * inSet)
        pieces.erase(piece);
    else
        pieces[piece] = count;
}

OwnedPieces lackingOf(const OwnedPieces& needed, const OwnedPieces& owned)
{
    OwnedPieces lacking;
    for (const auto& [piece, count] : needed) {
        const auto there = owned.find(piece);
        if (const int missing = count - (there == owned.end() ? 0 : there->second); missing > 0)
            lacking.emplace(piece, missing);
    }
    return lacking;
}

} // namespace delve
