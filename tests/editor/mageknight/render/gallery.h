// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "engine/mageknight/content/content.h"

#include <QImage>

namespace delve::mageknight::test {

/// Everything that is drawn, side by side on cells of 5 x 5 squares: every face of a pack, then every marker,
/// door, chest, token, arrow, artifact and figure. The cells are cut apart again for comparison.
QImage gallery(const Pack& pack, RenderStyle style, int pixelsPerSquare);

/// Columns of cells of a gallery.
inline constexpr int galleryColumns = 10;

} // namespace delve::mageknight::test
