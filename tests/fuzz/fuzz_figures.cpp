// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes at all as a list of figures from a spreadsheet: either an error that says something, on one
// line, or the part of a pack, in which the pack finds as many figures as the list has.

#include "engine/mageknight/content/figure_list.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "tests/fuzz/promise.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::fuzz;

namespace {

constexpr std::string_view manifest = R"({"format": "delvewright-pack", "version": 1, "id": "fuzz",
"packVersion": "1.0.0", "name": {"en": "Fuzz"}, "author": "?", "license": "?", "parts": ["list.json"]})";

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto list = parseFigureList(textOf(data, size));
    if (!list) {
        requireClear(list.error());
        return 0;
    }
    const auto pack =
        parsePack(manifest, [&](const std::string&) -> Result<std::string> { return list->part; });
    if (!pack) {
        requireClear(pack.error());
        return 0;
    }
    require(pack->figures.size() == list->lineOfFigure.size(), "every figure of the list is in the pack");
    return 0;
}
