// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/page_parts.h"

#include "editor/print/ruler.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

const TextStyle titleStyle{17, true, pageInk, true};
const TextStyle subtitleStyle{9, false, quietInk};
const TextStyle hintStyle{6.5, false, quietInk};
constexpr double stripGap = 3;

QStringList hintLines(const Ruler& ruler, double width)
{
    const QString hint =
        QCoreApplication::translate("Print", "Measure this ruler. If it is not %1 mm long, print at 100 % "
                                             "(\"actual size\"), or give the printer a "
                                             "correction.");
    return brokenLines(QString(hint).replace(QStringLiteral("%1"), QString::number(ruler.millimetres)),
                       hintStyle, width);
}

bool hasHintBeside(const Ruler& ruler, const QRectF& printable)
{
    constexpr double roomForHint = 45;
    return printable.width() >= ruler.size().width() + roomForHint;
}

} // namespace

QString PrintSubject::title() const
{
    return scenario->title.empty() ? QCoreApplication::translate("Print", "Untitled dungeon")
                                   : QString::fromStdString(scenario->title);
}

QString PrintSubject::words(const LocalizedText& text) const
{
    return QString::fromStdString(text.in(options.language));
}

QString PrintSubject::nameOf(Ability ability) const
{
    const Rule* rule = rules ? rules->find(ruleOf(ability)) : nullptr;
    return rule ? words(rule->title) : fromKebabCase(delve::nameOf(ability));
}

QString fromKebabCase(std::string_view words)
{
    QStringList parts = QString::fromUtf8(words.data(), qsizetype(words.size())).split(u'-');
    for (QString& part : parts)
        part = part.left(1).toUpper() + part.mid(1);
    return parts.join(u' ');
}

PrintPlan emptyPlan(const PrintSubject& subject, const PageFrame& frame)
{
    PrintPlan plan;
    plan.title = subject.title();
    plan.paper = frame.paper;
    plan.correction = subject.options.correction;
    return plan;
}

QString wanderingTokenName(Colour colour)
{
    switch (colour) {
    case Colour::Yellow: return QCoreApplication::translate("Print", "Weak wandering token");
    case Colour::Blue: return QCoreApplication::translate("Print", "Standard wandering token");
    case Colour::Red: return QCoreApplication::translate("Print", "Tough wandering token");
    }
    return {};
}

std::string inMessage(double millimetres)
{
    return millimetresInWords(millimetres).toStdString();
}

double headingHeight(const QString& subtitle)
{
    return lineHeight(titleStyle) + (subtitle.isEmpty() ? 0 : lineHeight(subtitleStyle)) + 3.5;
}

double paintHeading(QPainter& painter, const QRectF& area, const QString& title, const QString& subtitle)
{
    const double titleHeight = lineHeight(titleStyle);
    paintText(painter, QRectF(area.left(), area.top(), area.width(), titleHeight), Qt::AlignLeft, title,
              titleStyle);
    if (!subtitle.isEmpty())
        paintText(painter,
                  QRectF(area.left(), area.top() + titleHeight, area.width(), lineHeight(subtitleStyle)),
                  Qt::AlignLeft, subtitle, subtitleStyle);
    const double end = area.top() + headingHeight(subtitle);
    painter.setPen(QPen(accentInk, 0.4));
    painter.drawLine(QPointF(area.left(), end - 2), QPointF(area.right(), end - 2));
    return end;
}

double rulerStripHeight(const PrintSubject& subject, const QRectF& printable)
{
    if (!subject.options.ruler)
        return 0;
    const Ruler ruler = Ruler::thatFits(printable.width());
    const double hint = hasHintBeside(ruler, printable)
                            ? 0
                            : double(hintLines(ruler, printable.width()).size()) * lineHeight(hintStyle);
    return ruler.size().height() + hint + stripGap;
}

void paintRulerStrip(QPainter& painter, const QRectF& printable)
{
    const Ruler ruler = Ruler::thatFits(printable.width());
    const QSizeF size = ruler.size();
    const double bottom = printable.bottom();
    if (hasHintBeside(ruler, printable)) {
        paintRuler(painter, QPointF(printable.left(), bottom - size.height()), ruler);
        const double left = printable.left() + size.width() + 2;
        const QStringList lines = hintLines(ruler, printable.right() - left);
        const double height = double(lines.size()) * lineHeight(hintStyle);
        paintLines(painter, QPointF(left, bottom - (size.height() + height) / 2), lines, hintStyle);
        return;
    }
    const QStringList lines = hintLines(ruler, printable.width());
    const double top = bottom - double(lines.size()) * lineHeight(hintStyle);
    paintLines(painter, QPointF(printable.left(), top), lines, hintStyle);
    paintRuler(painter, QPointF(printable.left(), top - size.height()), ruler);
}

} // namespace delve::mageknight
