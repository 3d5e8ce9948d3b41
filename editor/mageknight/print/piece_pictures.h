// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "engine/base/rule_reference.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <QImage>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace delve::mageknight {

struct PiecePictureOptions
{
    RenderStyle style = RenderStyle::FullColour;
    int pixelsPerSquare = 200;
    std::string language = "en";
    const RuleReference* rules = nullptr; ///< names of abilities on cards; may be missing
};

/// A picture that is drawn when it is asked for, and where it belongs: "counters/chest-x4-front.png".
struct PiecePicture
{
    QString path;
    std::function<QImage()> draw;
};

/// Everything that a scenario needs on a virtual table, each piece once, front and back, with nothing around
/// it: faces of tiles, counters, cards, and decks of cards and of artifact tokens. A piece that is needed
/// more often says so in its name. The content must be there when pictures are drawn.
std::vector<PiecePicture> piecePictures(const std::shared_ptr<const Scenario>& scenario,
                                        const Content& content, const PiecePictureOptions& options);

} // namespace delve::mageknight
