// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <QStringList>

namespace delve {

/// A word for every value of an enum, in the order of the values; `word(value)` says each. For lists in the
/// window from which a value is chosen by its place.
template <typename Enum, typename Word> QStringList wordsOf(Word word)
{
    QStringList words;
    for (const auto& [value, fileWord] : enumNames<Enum>)
        words << word(value);
    return words;
}

} // namespace delve
