// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"

#include <QImage>

#include <functional>
#include <vector>

namespace delve {

/// A picture that is drawn when it is its turn: all of them together may not fit into memory.
struct PictureFile
{
    QString path;
    std::function<QImage()> draw;
    QString said; ///< printed when it is written; empty: nothing
};

/// The file ends in .png; otherwise that is complained about.
bool isPngName(const std::string& target, const Program& program);

/// Writes PNG files, in place of nothing but others of their kind. All targets are tried before anything is
/// drawn; what goes wrong is complained about, with what was written before.
bool savePictures(const std::vector<PictureFile>& pictures, const Program& program);

/// Draws the pages of a sheet and writes them as sheet.png, or as sheet-1.png, sheet-2.png … if there are
/// several; the names are printed. A target that is no PNG file, or that may not be written, is complained
/// about before anything is drawn.
int saveSheets(const std::string& target, const std::vector<std::function<QImage()>>& pages,
               const Program& program);

} // namespace delve
