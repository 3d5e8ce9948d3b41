// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/paper.h"
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

/// How a printer misses the back of a sheet, as one sees it through the paper, looking at the front of the
/// sheet held upright: the back lies so far to the right and down, and is turned about the middle of the
/// sheet.
struct BackShift
{
    double right = 0; ///< millimetres
    double down = 0;
    double degrees = 0; ///< clockwise

    bool isNone() const { return right == 0 && down == 0 && degrees == 0; }

    friend bool operator==(const BackShift&, const BackShift&) = default;
};

/// What every kind of print of every game knows of its pages.
struct PageOptions
{
    PaperSize paper = a4Paper();
    PageOrientation orientation = PageOrientation::Automatic;
    double margin = 5; ///< around the page, in millimetres, where printers cannot print
    double bleed = 2;  ///< around pieces to cut out, in millimetres
    Duplex duplex = Duplex::LongEdge;
    PrinterCorrection correction;
    BackShift backShift; ///< that backs are drawn against
    bool ruler = true;   ///< on the first page
    bool grey = false;   ///< black ink only

    friend bool operator==(const PageOptions&, const PageOptions&) = default;
};

} // namespace delve
