// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/export/progress.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "engine/base/enum_names.h"
#include "engine/base/result.h"

#include <QStringList>

#include <filesystem>
#include <optional>
#include <vector>

namespace delve::mageknight {

/// The kinds of files that a scenario can be exported to, named by their usual ending.
enum class ExportFormat : std::uint8_t
{
    Png,
    Svg,
    Pdf,
    Uvtt,     ///< virtual tabletops
    Foundry,  ///< a scene of Foundry VTT, with its picture beside it
    Tiled,    ///< a map of the editor Tiled, with its tilesets beside it
    Bundle,   ///< the scenario with the packs it uses
    Scenario, ///< the scenario alone
};

constexpr auto fileWords(ExportFormat)
{
    return std::to_array<EnumName<ExportFormat>>({{ExportFormat::Png, "png"},
                                                  {ExportFormat::Svg, "svg"},
                                                  {ExportFormat::Pdf, "pdf"},
                                                  {ExportFormat::Uvtt, "dd2vtt"},
                                                  {ExportFormat::Foundry, "foundry.json"},
                                                  {ExportFormat::Tiled, "tmj"},
                                                  {ExportFormat::Bundle, "bundle.json"},
                                                  {ExportFormat::Scenario, "scenario.json"}});
}

/// The format that the name of a file asks for.
std::optional<ExportFormat> formatOf(const QString& path);

/// Whether a format is a drawing of one level, with a size of its squares.
bool isDrawing(ExportFormat format);
/// Whether it is a picture to look at, which can do without what lies behind the dungeon.
bool isPicture(ExportFormat format);
/// Whether it is a map for players of a virtual tabletop, who must not see what its author notes down.
bool isTabletop(ExportFormat format);
/// The pixels of a square unless the user says otherwise, and the most there can be.
int usualPixelsPerSquare(ExportFormat format);
int mostPixelsPerSquareOf(ExportFormat format);

struct ExportOptions
{
    ExportFormat format = ExportFormat::Png;
    ScenarioPaintOptions paint; ///< style, level, layers, grid and arcs; the rest follows
    int pixelsPerSquare = 0;    ///< 0: what is usual for the format
    bool transparent = false;
    std::optional<int> marginSquares; ///< around pictures; usually half a square
    bool allLevels = false;           ///< of tabletops: a file for each level, all with the same corner
    std::string language = "en";
    std::vector<std::filesystem::path> packFolders; ///< where the packs of a bundle come from
};

/// The file of a level where each has one: dungeon-2.dd2vtt.
QString fileOfLevel(const QString& path, int level);

/// Writes a scenario in any format. Returns the files written; all of them, or none.
Result<QStringList> exportScenario(const QString& path, const Scenario& scenario, const Content& content,
                                   const ExportOptions& options, const Progress& progress = {});

} // namespace delve::mageknight
