// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "engine/mageknight/content/content.h"

#include <QImage>
#include <QString>

#include <vector>

namespace delve::mageknight {

struct ContactSheetOptions
{
    RenderStyle style = RenderStyle::FullColour;
    std::string language = "en";
    double pixelsPerSquare = 44;
    int pageWidth = 1700; ///< in pixels, at most; pages are as narrow as their columns allow
    int rowsPerPage = 3;
};

/// All faces of a pack with name, kind and idea, chambers first, on as many pages as they need.
std::vector<QImage> contactSheet(const Pack& pack, const ContactSheetOptions& options = {});

} // namespace delve::mageknight
