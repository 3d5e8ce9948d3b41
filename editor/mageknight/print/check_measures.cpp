// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/page_parts.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr double smallestSquare = 2;

Error wrong(const char* text, std::vector<std::string> args)
{
    return Error{"", {text, std::move(args)}};
}

} // namespace

Result<void> checkMeasures(const PrintOptions& options)
{
    // Written so that what is not a number fails as well.
    if (!(options.squareMillimetres >= smallestSquare))
        return wrong(QT_TRANSLATE_NOOP("Engine", "a square must measure %1 at least"),
                     {inMessage(smallestSquare)});
    if (!(options.overlap >= 0))
        return wrong(QT_TRANSLATE_NOOP("Engine", "margin, overlap and bleed cannot be negative"), {});
    if (const auto page = checkPage(options); !page)
        return page;
    const bool trueScale = options.kind == PrintKind::Poster || options.kind == PrintKind::Tiles ||
                           options.kind == PrintKind::Counters;
    const QRectF printable = frameOf(options, false).printable;
    const double room = std::min(printable.width(), printable.height());
    if (trueScale && options.squareMillimetres > room)
        return wrong(
            QT_TRANSLATE_NOOP("Engine", "a square of %1 is larger than the page: %2 paper has room for %3"),
            {inMessage(options.squareMillimetres), options.paper.name.toStdString(), inMessage(room)});
    if (options.kind == PrintKind::Poster && options.overlap > room / 2)
        return wrong(
            QT_TRANSLATE_NOOP("Engine", "an overlap of %1 leaves no room for the picture on %2 paper"),
            {inMessage(options.overlap), options.paper.name.toStdString()});
    return {};
}

} // namespace delve::mageknight
