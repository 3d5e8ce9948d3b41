// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/content_id.h"

#include <map>
#include <string>

namespace delve {

/// How many of a piece somebody owns, or needs.
using OwnedPieces = std::map<ContentId, int>;

/// What a person owns: so many of each set, which is what a pack says it holds, and of single pieces more or
/// fewer than that.
struct Collection
{
    static constexpr int mostSets = 99;
    static constexpr int mostPieces = 999;

    std::map<std::string, int> sets; ///< by the id of the pack; those not named as usualSets says
    OwnedPieces pieces;              ///< exceptions; everything else as the sets say

    /// Without a word from the user: one of each set that comes with the program, and none of those that
    /// people make or get from others, since those exist on the screen only.
    static int usualSets(const std::string& pack);

    int setsOf(const std::string& pack) const;
    /// How many of a piece there are, `inSet` of them in each set.
    int owned(const ContentId& piece, int inSet) const;
    /// How many can be laid on the screen: those owned, or a set of a pack that exists there only and of
    /// which the user has said nothing.
    int atHand(const ContentId& piece, int inSet) const;

    /// Sets a number; what is as without it is not kept.
    void setSets(const std::string& pack, int count);
    void setOwned(const ContentId& piece, int inSet, int count);

    friend bool operator==(const Collection&, const Collection&) = default;
};

/// What of it is not owned, and how many are missing.
OwnedPieces lackingOf(const OwnedPieces& needed, const OwnedPieces& owned);

} // namespace delve
