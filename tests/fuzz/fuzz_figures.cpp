// SPDX-License-Identifier: GPL-3.0-or-later
// A list of figures from a spreadsheet: an error that says something, or the part of a pack, in which the
// pack finds as many figures as the list has.

#include "engine/mageknight/content/figure_list.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::mageknight;

namespace {

constexpr std::string_view manifest = R"({"format": "delvewright-pack", "version": 1, "id": "fuzz",
"packVersion": "1.0.0", "name": {"en": "Fuzz"}, "author": "?", "license": "?", "parts": ["list.json"]})";

} // namespace

DELVE_FUZZ_TARGET(figures)
{
    const auto list = parseFigureList(text);
    if (!list)
        return requireClear(list.error());
    const auto pack =
        parsePack(manifest, [&](const std::string&) -> Result<std::string> { return list->part; });
    if (!pack)
        return requireClear(pack.error());
    require(pack->figures.size() == list->lineOfFigure.size(), "every figure of the list is in the pack");
}
