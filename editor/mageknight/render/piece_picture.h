// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/piece_in_hand.h"
#include "editor/mageknight/render/palette.h"

#include <QImage>
#include <QSize>

namespace delve::mageknight {

/// A picture of a piece by itself, as large as fits into so many pixels, on transparent ground.
QImage picturePiece(const PieceInHand& carried, const Content& content, RenderStyle style, QSize pixels);

} // namespace delve::mageknight
