// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"

#include <QImage>

#include <functional>
#include <vector>

namespace delve {

/// Draws the pages of a sheet and writes them as sheet.png, or as sheet-1.png, sheet-2.png … if there are
/// several; the names are printed. A target that is no PNG file, or that may not be written, is complained
/// about before anything is drawn.
int saveSheets(const std::string& target, const std::function<std::vector<QImage>()>& draw,
               const Program& program);

} // namespace delve
