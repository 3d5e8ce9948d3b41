// SPDX-License-Identifier: GPL-3.0-or-later
// A set of cards in one file: an error that says something, or a set that survives being written and read,
// and that can be checked, priced and reported on whatever its cards say.

#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/files/write_card_set.h"
#include "engine/dungeoneer/content/set_report.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::dungeoneer;

namespace {

Result<CardSet> readSingleSet(std::string_view text)
{
    return parseCardSet(text, [](const std::string& name) -> Result<std::string> {
        require(name.find('/') == std::string::npos && !name.starts_with('.'), "a part is a plain name");
        return Error{name, {"expected a set in one file", {}}};
    });
}

} // namespace

DELVE_FUZZ_TARGET(card_set)
{
    const auto set = readSingleSet(text);
    if (!set)
        return requirePlaced(set.error(), text);
    const std::string written = writeCardSet(*set);
    const auto again = readSingleSet(written);
    requireRead(again);
    require(writeCardSet(*again) == written, "the same set gives the same bytes");
    for (const SetFinding& finding : checkSet(*set))
        require(!finding.rule.empty() && !inEnglish(finding.what).empty(), "a finding says something");
    require(reportOn(*set).counts == countsOf(*set), "a report counts all cards");
    if (const auto cards = Cards::combine({*set}); !cards)
        requireClear(cards.error());
}
