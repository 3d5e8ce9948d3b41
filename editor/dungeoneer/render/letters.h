// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QString>

#include <vector>

// Text becomes shapes: lines break alike on every device, and a card on paper is the card on the screen.

namespace delve::dungeoneer {

enum class Letters : std::uint8_t
{
    Name,   ///< serif, bold
    Plain,  ///< sans, a little narrow
    Strong, ///< the same, bold
    Slanted ///< serif, leaning
};

/// Shapes of text and whether it had room.
struct SetText
{
    QPainterPath shapes;
    double size = 0; ///< the height of its letters that was found
    bool fits = true;
};

/// One line as large as its area allows, at most `largest`, or two lines where one would be smaller than
/// they. Text that does not fit even at `smallest` is squeezed into the area and reported.
SetText setName(const QString& text, const QRectF& area, Letters letters, double largest, double smallest,
                Qt::Alignment alignment = Qt::AlignCenter, int mostLines = 2);

struct Paragraph
{
    QString text;
    int strong = 0; ///< so many characters at the beginning are bold
};

/// Paragraphs from the top and a saying at the bottom, all as large as the area allows.
struct SetRules
{
    QPainterPath rules;
    QPainterPath flavour;
    double ruleBottom = 0; ///< where the rules end
    double flavourTop = 0; ///< where the saying begins; the bottom of the area if there is none
    double size = 0;
    bool fits = true;
};
SetRules setRules(const std::vector<Paragraph>& paragraphs, const QString& flavour, const QRectF& area,
                  double largest, double smallest);

/// A short text, centred on a point; `height` is that of its capitals.
QPainterPath lettersAt(const QString& text, const QPointF& centre, double height,
                       Letters letters = Letters::Strong);

} // namespace delve::dungeoneer
