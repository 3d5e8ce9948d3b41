// SPDX-License-Identifier: GPL-3.0-or-later
// A bundle with sets of cards from a stranger: an error that says something, or a scenario and sets that
// survive being written and read, with files that stay inside their set.

#include "engine/dungeoneer/scenario/bundle.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::dungeoneer;

DELVE_FUZZ_TARGET(card_bundle)
{
    const auto bundle = parseBundle(text);
    if (!bundle)
        return requireClear(bundle.error()); // its place may be in a file inside the bundle
    for (const BundledPack& pack : bundle->packs)
        for (const BundledFile& file : pack.files)
            require(file.name.find('/') == std::string::npos && !file.name.starts_with('.'),
                    "a file of a set is a plain name");
    const std::string written = writeBundle(*bundle);
    const auto again = parseBundle(written);
    requireRead(again);
    require(*again == *bundle, "reading gives the same bundle back");
    require(writeBundle(*again) == written, "the same bundle gives the same bytes");
}
