// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a playtest, as `delve merge` gets it from other machines: an error that says something, or a
// result that survives being written and read, does not count a game twice, and can be reported if it is of a
// game that is here.

#include "engine/mageknight/play/core/game.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/stats/batch_file.h"
#include "engine/mageknight/stats/batch_report.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/shipped.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::mageknight;

namespace {

void requireMerging(const play::BatchFile& file)
{
    play::BatchFile sum = file;
    const auto added = addBatch(sum, file);
    require(added.has_value() == (file.state.done.count() == 0), "a game is added once");
    if (!added)
        requireClear(added.error());
}

void requireReport(const play::BatchFile& file)
{
    if (!checkReferences(file.scenario, shippedContent()).empty())
        return;
    const auto game = play::makeGame(file.scenario, shippedContent());
    if (!game)
        return requireClear(game.error());
    if (isOfGame(file, *game))
        require(!csvOf(file, reportOf(file, *game)).empty(), "a result has a report");
}

} // namespace

DELVE_FUZZ_TARGET(result)
{
    const auto file = play::readBatch(text);
    if (!file)
        return requireClear(file.error()); // its place may be in the scenario as it was migrated
    const std::string written = writeBatch(*file);
    const auto again = play::readBatch(written);
    requireRead(again);
    require(*again == *file, "reading gives the same result back");
    require(writeBatch(*again) == written, "the same result gives the same bytes");
    requireMerging(*file);
    requireReport(*file);
    require(!commandOf(*file).empty(), "a result says how to play it again");
}
