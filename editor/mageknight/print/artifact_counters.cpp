// SPDX-License-Identifier: GPL-3.0-or-later
// Artifacts and their tokens to cut out.

#include "editor/mageknight/print/counter_parts.h"
#include "editor/mageknight/render/marker_painter.h"
#include "editor/print/flow.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

namespace delve::mageknight {

namespace {

constexpr QSizeF tokenSize(38, 38); ///< in millimetres: its words can be read
constexpr double tokenPadding = 2.5;
constexpr double tokenHead = 9;

QString wordsOf(Colour colour)
{
    switch (colour) {
    case Colour::Yellow: return QCoreApplication::translate("Print", "weak");
    case Colour::Blue: return QCoreApplication::translate("Print", "standard");
    case Colour::Red: return QCoreApplication::translate("Print", "tough");
    }
    return {};
}

/// A name on a light band, so that it is read on any drawing.
void paintNameBand(QPainter& painter, const QRectF& band, const QString& name, double points)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 225));
    painter.drawRoundedRect(band, 0.6, 0.6);
    paintTextLines(painter, band.adjusted(0.6, 0, -0.6, 0), Qt::AlignHCenter, name,
                   {points, true, pageInk, true}, 0.5);
}

/// EXO-05: how many tokens of which level go under it.
QString recipeOf(const ArtifactKind& kind)
{
    QStringList parts;
    for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red})
        if (const int count = kind.tokensOf(colour); count > 0)
            parts << QStringLiteral("%1 × %2").arg(count).arg(wordsOf(colour));
    return parts.isEmpty()
               ? QString()
               : QCoreApplication::translate("Print", "Tokens: %1").arg(parts.join(QStringLiteral(", ")));
}

/// A disc for each token, in its colour.
void paintRecipe(QPainter& painter, const QRectF& row, const ArtifactKind& kind, RenderStyle style)
{
    const int all = kind.tokens[0] + kind.tokens[1] + kind.tokens[2];
    if (all == 0)
        return;
    const double step = std::min(row.height() * 1.15, row.width() / all);
    double x = row.center().x() - step * (all - 1) / 2;
    painter.setPen(QPen(pageInk, 0.2));
    for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red})
        for (int i = 0; i < kind.tokensOf(colour); ++i, x += step) {
            painter.setBrush(gradeColour(colour, style));
            painter.drawEllipse(QPointF(x, row.center().y()), step * 0.42, step * 0.42);
        }
}

void paintTokenFace(QPainter& painter, const ArtifactToken& token, const PrintSubject& subject)
{
    const RenderStyle style = subject.options.style;
    const bool lineArt = paletteOf(style).lineArt;
    constexpr double beyond = 10;
    painter.setPen(Qt::NoPen);
    painter.setBrush(lineArt ? QColor(Qt::white) : gradeColour(token.colour, style).darker(160));
    painter.drawRect(QRectF(-beyond, -beyond, tokenSize.width() + 2 * beyond, tokenHead + beyond));
    const double inner = tokenSize.width() - 2 * tokenPadding;
    paintTextLines(painter, QRectF(tokenPadding, 1, inner, tokenHead - 1.4), Qt::AlignHCenter,
                   subject.words(token.name), {8.5, true, lineArt ? pageInk : QColor(Qt::white), true});
    // As large as all of it fits.
    Flow rows(inner);
    for (double points = 7; points > 3.5; points -= 0.25) {
        rows = Flow(inner);
        const TextStyle body{points, false, pageInk};
        // As wide as the longest roll, 10–12, which must not touch the words.
        const double rollWidth = textWidth(QStringLiteral("10–12"), {points, true, accentInk}) + 1;
        for (const ArtifactToken::Row& row : token.rows) {
            if (token.rows.size() == 1) { // nobody rolls
                rows.paragraph(subject.words(row.text), body);
                continue;
            }
            const QString roll = row.from == row.to ? QString::number(row.from)
                                                    : QStringLiteral("%1–%2").arg(row.from).arg(row.to);
            rows.marked(subject.words(row.text), body, rollWidth, 1,
                        [roll, points](QPainter& own, const QPointF& at) {
                            const TextStyle bold{points, true, accentInk};
                            paintText(own, at + QPointF(0, ascentOf(bold)), roll, bold);
                        });
        }
        if (heightOf(rows) <= tokenSize.height() - tokenHead - 3)
            break;
    }
    QPointF at(tokenPadding, tokenHead + 1.5);
    for (const FlowItem& item : rows.items()) {
        at.ry() += item.spaceBefore;
        item.paint(painter, at);
        at.ry() += item.height;
    }
}

void paintTokenBack(QPainter& painter, Colour colour, RenderStyle style)
{
    const bool lineArt = paletteOf(style).lineArt;
    const QColor ink = lineArt ? pageInk : QColor(Qt::white);
    constexpr double beyond = 10;
    const QRectF all(QPointF(0, 0), tokenSize);
    painter.setPen(Qt::NoPen);
    painter.setBrush(lineArt ? QColor(Qt::white) : gradeColour(colour, style).darker(160));
    painter.drawRect(all.adjusted(-beyond, -beyond, beyond, beyond));
    painter.setPen(QPen(ink, 0.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(all.adjusted(3, 3, -3, -3), 2, 2);
    // One to three pips say the level without its colour.
    const int pips = int(colour) + 1;
    painter.setBrush(ink);
    for (int i = 0; i < pips; ++i)
        painter.drawEllipse(all.center() + QPointF((i - (pips - 1) / 2.0) * 6, -6), 2, 2);
    paintTextLines(painter, QRectF(5, all.center().y(), all.width() - 10, 9), Qt::AlignHCenter,
                   QCoreApplication::translate("Print", "Artifact token"), {9, true, ink, true});
    paintText(painter, QRectF(5, all.center().y() + 9, all.width() - 10, 5), Qt::AlignHCenter,
              wordsOf(colour), {8, false, ink});
}

} // namespace

CutOut artifactCounter(const ArtifactKind& kind, const PrintSubject& subject)
{
    const QSizeF squares(kind.footprint.width - 0.06, kind.footprint.height - 0.06);
    const double square = subject.options.squareMillimetres;
    const QSizeF size = squares * square;
    const QString name = subject.words(kind.name);
    const double points = square * 0.2;
    const double bandHeight = square * 0.22;
    CutOut piece;
    piece.name = name;
    piece.size = size;
    const auto drawing = onGround(subject, squares, [squares, kind](const Sketch& sketch) {
        // Above the band of its name.
        constexpr double shown = 0.8;
        sketch.painter.translate(squares.width() * (1 - shown) / 2, 0);
        sketch.painter.scale(shown, shown);
        paintArtifact(sketch, QRectF(QPointF(0, 0), squares), kind);
    });
    piece.front = [=](QPainter& painter) {
        painter.save();
        drawing(painter);
        painter.restore();
        paintNameBand(painter,
                      QRectF(size.width() * 0.04, size.height() - bandHeight - size.height() * 0.02,
                             size.width() * 0.92, bandHeight),
                      name, points);
    };
    piece.back = [=, words = subject.words(kind.text), recipe = recipeOf(kind),
                  style = subject.options.style](QPainter& painter) {
        const double inner = size.width() * 0.9, left = size.width() * 0.05;
        paintTextLines(painter, QRectF(left, size.height() * 0.04, inner, square * 0.2), Qt::AlignHCenter,
                       name, {points, true, pageInk, true}, 0.5);
        paintTextLines(painter, QRectF(left, size.height() * 0.04 + square * 0.22, inner, square * 0.36),
                       Qt::AlignHCenter, words, {square * 0.14, false, quietInk, true}, 0.4);
        paintTextLines(painter, QRectF(left, size.height() - square * 0.34, inner, square * 0.13),
                       Qt::AlignHCenter, recipe, {square * 0.15, true, accentInk}, 0.5);
        paintRecipe(painter, QRectF(left, size.height() - square * 0.2, inner, square * 0.15), kind, style);
    };
    return piece;
}

CutOut artifactToken(const ArtifactToken& token, const PrintSubject& subject)
{
    CutOut piece;
    piece.name = subject.words(token.name);
    piece.size = tokenSize;
    const std::string_view level = nameOf(token.colour);
    piece.folder = QStringLiteral("tokens");
    piece.deck =
        QStringLiteral("artifact-tokens-") + QString::fromUtf8(level.data(), qsizetype(level.size()));
    piece.front = [token, subject](QPainter& painter) { paintTokenFace(painter, token, subject); };
    piece.back = [colour = token.colour, style = subject.options.style](QPainter& painter) {
        paintTokenBack(painter, colour, style);
    };
    return piece;
}

} // namespace delve::mageknight
