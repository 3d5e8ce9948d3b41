// SPDX-License-Identifier: GPL-3.0-or-later
// A pack in one file, as people send them to each other: an error that says something, or a pack that
// survives being written and read, under its own name and another, and goes with those that are installed or
// is refused for a reason.

#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/content/files/write_pack.h"
#include "engine/mageknight/content/pack_edits.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/shipped.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::mageknight;

namespace {

Result<Pack> readSinglePack(std::string_view text)
{
    return parsePack(text, [](const std::string& name) -> Result<std::string> {
        require(name.find('/') == std::string::npos && !name.starts_with('.'), "a part is a plain name");
        return Error{name, {"expected a pack in one file", {}}};
    });
}

/// All but the hash, which is of the bytes.
bool isSamePack(const Pack& a, const Pack& b)
{
    for (int kind = 0; kind <= int(PieceKind::Map); ++kind)
        if (piecesOf(a, PieceKind(kind)) != piecesOf(b, PieceKind(kind)))
            return false;
    return a.id == b.id && a.aliases == b.aliases && factsOf(a) == factsOf(b);
}

void requireRoundTrip(const Pack& pack)
{
    const std::string written = writePack(pack);
    const auto again = readSinglePack(written);
    requireRead(again);
    require(isSamePack(*again, pack), "reading gives the same pack back");
    require(writePack(*again) == written, "the same pack gives the same bytes");
}

} // namespace

DELVE_FUZZ_TARGET(pack)
{
    const auto pack = readSinglePack(text);
    if (!pack)
        return requirePlaced(pack.error(), text);
    requireRoundTrip(*pack);
    requireRoundTrip(renamed(*pack, "another-name"));

    std::vector<Pack> packs = shippedContent().packs();
    packs.push_back(*pack);
    if (const auto together = Content::combine(std::move(packs)); !together)
        requireClear(together.error());
}
