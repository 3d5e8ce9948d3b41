// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <array>
#include <cstdint>

namespace delve {

enum class PageOrientation : std::uint8_t
{
    Automatic,
    Portrait,
    Landscape
};

constexpr auto fileWords(PageOrientation)
{
    return std::to_array<EnumName<PageOrientation>>({{PageOrientation::Automatic, "auto"},
                                                     {PageOrientation::Portrait, "portrait"},
                                                     {PageOrientation::Landscape, "landscape"}});
}

/// Over which edge a printer turns the sheet before it prints the back.
enum class Duplex : std::uint8_t
{
    None,
    LongEdge,
    ShortEdge
};

constexpr auto fileWords(Duplex)
{
    return std::to_array<EnumName<Duplex>>(
        {{Duplex::None, "none"}, {Duplex::LongEdge, "long"}, {Duplex::ShortEdge, "short"}});
}

/// What a printer makes of true lengths: everything is drawn larger by these factors, so that it comes out
/// true.
struct PrinterCorrection
{
    double x = 1;
    double y = 1;

    /// From what the ruler of 100 mm measures on paper.
    static PrinterCorrection fromMeasured(double across, double down) { return {100 / across, 100 / down}; }

    friend bool operator==(const PrinterCorrection&, const PrinterCorrection&) = default;
};

} // namespace delve
