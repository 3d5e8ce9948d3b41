// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/page_parts.h"
#include "editor/print/cut_outs.h"
#include "editor/print/flow.h"

namespace delve::mageknight {

/// A card that stands in for something with dials: a coloured head with a name and a value, and below it
/// lines of text and rows of tables. It is as high as a playing card, or higher if its text needs that.
struct Card
{
    static constexpr double width = 63;
    static constexpr double padding = 3;
    static constexpr double usualHeight = 88;

    QString name;
    QString value;          ///< in the corner: points, a colour
    QString family;         ///< on the back, below the name
    QColor colour;          ///< of the head and the back
    QColor ink = Qt::white; ///< on them
    Flow text{width - 2 * padding};
    double textScale = 1; ///< smaller where the card must not grow

    double height() const;
    /// Lines instead of areas, for styles that save ink.
    void saveInk();
    /// The room that text has on a card of the usual height.
    static double usualTextHeight();
    /// Adds a remark at the foot if the usual height has room for it.
    void remarkIfRoom(const QString& remark);
};

/// The card as a piece to cut out, set smaller if it would not fit into `room`.
CutOut cutOutOf(Card card, const PrintSubject& subject, const QSizeF& room);

/// Cards of figures and chests.
Card figureCard(const Figure& figure, int level, int count, const PrintSubject& subject);
Card chestCard(const Chest& chest, const PrintSubject& subject);

} // namespace delve::mageknight
