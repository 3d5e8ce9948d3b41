// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/edits/edit.h"

#include <cstdint>
#include <vector>

namespace delve::mageknight {

/// The new numbers of the entries of a list by their old ones, -1 for those that are gone.
struct Renumbering
{
    std::vector<std::int32_t> newNumbers;
    std::int32_t count = 0; ///< of the new list

    /// Whether entries that were there before have other numbers now, or are gone.
    bool isAnyMoved() const;

    /// Brings a list with one entry for each of the old ones into the new order; new ones have `fresh`.
    template <typename T> void applyTo(std::vector<T>& list, const T& fresh = {}) const
    {
        if (isAnyMoved()) {
            std::vector<T> moved(std::size_t(count), fresh);
            for (std::size_t old = 0; old < newNumbers.size(); ++old)
                if (newNumbers[old] >= 0)
                    moved[std::size_t(newNumbers[old])] = std::move(list[old]);
            list = std::move(moved);
        }
        list.resize(std::size_t(count), fresh);
    }
};

/// What an edit does to the order of the things of a kind, of which there were `count` before it.
Renumbering renumberingOf(const Edit& edit, ThingKind kind, std::size_t count);

} // namespace delve::mageknight
