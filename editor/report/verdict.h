// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace delve {

/// How something that is said is meant.
enum class Tone : std::uint8_t
{
    Good,
    Bad,
    Open, ///< the numbers do not tell yet
    Note
};

/// One thing that may be said about a scenario, never stronger than its numbers.
struct ReportVerdict
{
    Tone tone = Tone::Note;
    QString title; ///< a word or two
    QString sentence;
};

} // namespace delve
