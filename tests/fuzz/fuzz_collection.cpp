// SPDX-License-Identifier: GPL-3.0-or-later
// The list of what somebody owns: an error with a place, or a collection that survives being written and
// read, and says of every piece how many there are.

#include "editor/collection/collection_file.h"
#include "editor/mageknight/collection/ownable_pieces.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/shipped.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::mageknight;

DELVE_FUZZ_TARGET(collection)
{
    const auto collection = parseCollection(text);
    if (!collection)
        return requirePlaced(collection.error(), text);
    const std::string written = writeCollection(*collection);
    const auto again = parseCollection(written);
    requireRead(again);
    require(*again == *collection, "reading gives the same collection back");
    require(writeCollection(*again) == written, "the same collection gives the same bytes");
    for (const auto& [piece, count] : ownedPieces(*collection, shippedContent()))
        require(count >= 0, "nobody owns less than nothing");
}
