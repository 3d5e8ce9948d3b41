// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/file_document.h"
#include "editor/document/recovery.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"

namespace delve::mageknight::test {

struct RecoveredScenario
{
    Scenario scenario;
    QString originalPath;
};

/// The scenario in a recovery file.
inline Result<RecoveredScenario> recoveredScenario(const QString& file)
{
    const auto copy = readRecovery(file, mostFileBytes);
    if (!copy)
        return copy.error();
    auto scenario = parseScenario(copy->text);
    if (!scenario)
        return scenario.error();
    return RecoveredScenario{*std::move(scenario), copy->originalPath};
}

/// A recovery file as a program leaves it that had not saved this scenario of this file.
inline Result<void> leaveRecovery(const QString& file, const QString& originalPath, const Scenario& scenario)
{
    return writeRecovery(file, {writeScenario(scenario), originalPath});
}

} // namespace delve::mageknight::test
