// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a playtest of cards, as `delve merge` gets it from other machines: an error that says
// something, or a result that survives being written and read, does not count a game twice, and can be
// reported.

#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/stats/batch_file.h"
#include "engine/dungeoneer/stats/batch_report.h"
#include "engine/dungeoneer/stats/check_tally.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/shipped.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::dungeoneer;

namespace {

void requireCardMerging(const play::BatchFile& file)
{
    play::BatchFile sum = file;
    const auto added = addBatch(sum, file);
    require(added.has_value() == (file.state.done.count() == 0), "a game is added once");
    if (!added)
        requireClear(added.error());
}

void requireCardReport(const play::BatchFile& file)
{
    if (!checkReferences(file.scenario, shippedCards()).empty())
        return;
    const auto game = play::Game::make(file.scenario, {std::shared_ptr<void>(), &shippedCards()});
    if (!game)
        return requireClear(game.error());
    if (!isOfGame(file, *game))
        return;
    if (const auto fault = faultOf(file.state.tally, *game))
        return requireClear({"/tally", *fault});
    require(!csvOf(file, reportOf(file)).empty(), "a result has a report");
}

} // namespace

DELVE_FUZZ_TARGET(card_result)
{
    const auto file = play::readBatch(text);
    if (!file)
        return requireClear(file.error()); // its place may be in the scenario as it was migrated
    const std::string written = writeBatch(*file);
    const auto again = play::readBatch(written);
    requireRead(again);
    require(*again == *file, "reading gives the same result back");
    require(writeBatch(*again) == written, "the same result gives the same bytes");
    requireCardMerging(*file);
    requireCardReport(*file);
    require(!commandOf(*file).empty(), "a result says how to play it again");
}
