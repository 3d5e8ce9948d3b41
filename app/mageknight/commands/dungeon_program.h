// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"
#include "engine/mageknight/content/content.h"

#include <optional>

namespace delve::mageknight {

/// What the commands of this game share: its content, too, loaded when first asked for.
class DungeonProgram : public Program
{
public:
    /// Shipped packs and those of the user. A fault is printed, and nothing is returned; a pack of the user
    /// that cannot be used is printed, and left out.
    const Content* content();

private:
    std::optional<Content> m_content;
};

// Each adds one command with its options.
void addTourCommand(CLI::App& app, DungeonProgram& program);
void addInfoCommand(CLI::App& app, DungeonProgram& program);
void addGenerateCommand(CLI::App& app, DungeonProgram& program);
void addCompleteCommand(CLI::App& app, DungeonProgram& program);
void addFixCommand(CLI::App& app, DungeonProgram& program);
void addPackCommand(CLI::App& app, DungeonProgram& program);
void addExportCommand(CLI::App& app, DungeonProgram& program);
void addImportCommand(CLI::App& app, DungeonProgram& program);
void addRenderCommand(CLI::App& app, DungeonProgram& program);
void addPrintCommand(CLI::App& app, DungeonProgram& program);
void addCollectionCommand(CLI::App& app, DungeonProgram& program);
void addPlayCommand(CLI::App& app, DungeonProgram& program);
void addReplayCommand(CLI::App& app, DungeonProgram& program);
void addPlaytestCommand(CLI::App& app, DungeonProgram& program);
void addMergeCommand(CLI::App& app, DungeonProgram& program);
void addCompareCommand(CLI::App& app, DungeonProgram& program);
void addAssertCommand(CLI::App& app, DungeonProgram& program);

} // namespace delve::mageknight
