// SPDX-License-Identifier: GPL-3.0-or-later
// The copy of an unsaved dungeon or map of cards that a crash left behind: an error that says something, or a
// copy that survives being written and read, whose text is opened as a scenario would be.

#include "editor/document/recovery.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/scratch_folder.h"
#include "tests/fuzz/target.h"

#include <QDir>

using namespace delve;
using namespace delve::fuzz;
using namespace delve::mageknight;

DELVE_FUZZ_TARGET(recovery)
{
    const ScratchFile file(QStringLiteral("abandoned.recovery"), text);
    const auto copy = readRecovery(file.path(), scenario_limits::fileBytes);
    if (!copy)
        return requireClear(copy.error());
    require(copy->text.size() <= text.size(), "nothing is added to what was left behind");

    const ScratchFile rewritten(QStringLiteral("rewritten.recovery"), "");
    require(writeRecovery(rewritten.path(), *copy).has_value(), "a copy can be written");
    const auto again = readRecovery(rewritten.path(), 2 * scenario_limits::fileBytes);
    requireRead(again);
    require(again->text == copy->text, "reading gives the same text back");
    if (QDir::isAbsolutePath(copy->originalPath)) // as those of documents are
        require(again->originalPath == copy->originalPath, "reading gives the same place back");

    if (const auto scenario = parseScenario(copy->text); !scenario)
        requirePlaced(scenario.error(), copy->text);
    if (const auto map = dungeoneer::parseScenario(copy->text); !map)
        requirePlaced(map.error(), copy->text);
}
