// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/calibration_sheet.h"

#include "editor/print/page_parts.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>

namespace delve {

namespace {

constexpr double coarseStep = 0.5;
constexpr double fineStep = 0.1;
constexpr int coarseMarks = int(farthestCoarse / coarseStep);
constexpr int fineMarks = int(farthestFine / fineStep);
/// Marks of the back are 2 mm apart, those of the front 0.1 mm more: only one pair of them can meet.
constexpr double backPitch = fineRepeats;
constexpr double frontPitch = backPitch + fineStep;
constexpr int backMarks = 14; ///< to each side: enough for the farthest shift

constexpr QSizeF corner(62, 84); ///< what the scales of one corner take
constexpr double edge = 12;      ///< from the edge of the paper
constexpr double cornerSpace = 4;

const TextStyle numbers{5.5, false, pageInk};
const TextStyle captions{7, true, accentInk};
const TextStyle body{8.5, false, pageInk};

QString told(const char* text)
{
    return QCoreApplication::translate("Calibration", text);
}

void hairline(QPainter& painter, double width = 0.1)
{
    painter.setPen(QPen(Qt::black, width, Qt::SolidLine, Qt::FlatCap));
}

QString number(double value)
{
    const QString text = QString::number(std::abs(value), 'g', 2);
    return value < 0 ? QStringLiteral("−") + text : text;
}

/// Runs `paint` with the middle of a scale at (0, 0) and its marks running to the right.
template <typename Paint> void onScale(QPainter& painter, const QPointF& middle, bool isUpright, Paint paint)
{
    painter.save();
    painter.translate(middle);
    if (isUpright)
        painter.setTransform(QTransform(0, 1, 1, 0, 0, 0), true); // along the page: down is positive
    paint();
    painter.restore();
}

/// Text beside a scale is never mirrored, whichever way the scale runs.
void label(QPainter& painter, const QPointF& middle, bool isUpright, const QPointF& at, const QString& text)
{
    const QPointF on = middle + (isUpright ? QPointF(at.y(), at.x()) : at);
    paintText(painter, QRectF(on.x() - 5, on.y() - 1.2, 10, 2.4), Qt::AlignHCenter, text, numbers);
}

void paintFrontScales(QPainter& painter, const ScalePlace& place)
{
    onScale(painter, place.coarse, place.isUpright, [&] {
        hairline(painter);
        for (int i = -coarseMarks; i <= coarseMarks; ++i)
            painter.drawLine(QPointF(i * coarseStep, 0), QPointF(i * coarseStep, i % 2 == 0 ? -3.2 : -1.8));
    });
    for (int i = -coarseMarks; i <= coarseMarks; i += 6)
        label(painter, place.coarse, place.isUpright, {i * coarseStep, place.isUpright ? -5.0 : -4.6},
              number(i * coarseStep));
    onScale(painter, place.fine, place.isUpright, [&] {
        hairline(painter, 0.14);
        for (int i = -fineMarks; i <= fineMarks; ++i)
            painter.drawLine(QPointF(i * frontPitch, 0), QPointF(i * frontPitch, i % 5 == 0 ? -4.6 : -3.4));
    });
    for (int i = -fineMarks; i <= fineMarks; ++i)
        if (i % 5 == 0)
            label(painter, place.fine, place.isUpright, {i * frontPitch, place.isUpright ? -6.4 : -6},
                  number(i * fineStep));
}

void paintBackScales(QPainter& painter, const ScalePlace& place)
{
    onScale(painter, place.coarse, place.isUpright, [&] {
        hairline(painter, 0.14);
        painter.drawLine(QPointF(0, 0), QPointF(0, 4));
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::black);
        painter.drawPolygon(QPolygonF{{QPointF(-1.1, 6.4), QPointF(1.1, 6.4), QPointF(0, 3.2)}});
    });
    onScale(painter, place.fine, place.isUpright, [&] {
        hairline(painter, 0.14);
        for (int i = -backMarks; i <= backMarks; ++i)
            painter.drawLine(QPointF(i * backPitch, 0), QPointF(i * backPitch, 5.5));
    });
}

void paintFront(QPainter& painter, const QSizeF& paper, const QString& name, const BackShift& shift)
{
    const auto places = scalePlaces(paper);
    for (std::size_t i = 0; i < places.size(); ++i) {
        paintFrontScales(painter, places[i]);
        // Before the scales: which box of the form they go into.
        const QString side = i < 2 ? told(QT_TRANSLATE_NOOP("Calibration", "first"))
                                   : told(QT_TRANSLATE_NOOP("Calibration", "second"));
        if (!places[i].isUpright) {
            const QRectF line(places[i].fine.x() - 30, places[i].coarse.y() - 10.4, 60, 3);
            paintText(painter, line, Qt::AlignHCenter,
                      told(QT_TRANSLATE_NOOP("Calibration", "%1 corner, across")).arg(side), captions);
        } else {
            const QRectF line((places[i].fine.x() + places[i].coarse.x()) / 2 - 30, places[i].fine.y() - 27,
                              60, 3);
            paintText(painter, line, Qt::AlignHCenter,
                      told(QT_TRANSLATE_NOOP("Calibration", "%1 corner, down")).arg(side), captions);
        }
    }
    // Beside the upper scales, and as wide as the paper leaves.
    const double left = edge + corner.width() + 8;
    const double width = paper.width() - left - edge;
    QPointF at(left, edge);
    paintText(painter, QRectF(at.x(), at.y(), width, 7), Qt::AlignLeft,
              told(QT_TRANSLATE_NOOP("Calibration", "Calibration sheet")), {15, true, pageInk, true});
    at.ry() += 9;
    const auto say = [&](const QString& text, const TextStyle& style) {
        at.ry() += paintLines(painter, at, brokenLines(text, style, width), style) + 1.6;
    };
    say(name, {8.5, true, quietInk});
    say(told(QT_TRANSLATE_NOOP("Calibration", "1. Print this on both sides, at 100 % (\"actual size\"), as "
                                              "you will print cards and tiles. Hold it against "
                                              "the light, with this side towards you and upright.")),
        body);
    say(told(QT_TRANSLATE_NOOP("Calibration",
                               "2. Coarse scale: read the mark that the arrow of the back points at.")),
        body);
    say(told(QT_TRANSLATE_NOOP("Calibration", "3. Fine scale: read the mark of this side that goes on "
                                              "straight in a mark of the back. Every mark is 0.1.")),
        body);
    say(told(QT_TRANSLATE_NOOP("Calibration", "4. Numbers right of 0, and below it, are positive. Enter all "
                                              "eight in the window (Print, Calibrate…), or with "
                                              "delve calibrate set.")),
        body);
    if (!shift.isNone())
        say(told(QT_TRANSLATE_NOOP(
                "Calibration",
                "This sheet is drawn with the calibration kept so far: all scales should show 0.")),
            {8.5, true, accentInk});
}

void paintBack(QPainter& painter, const QSizeF& paper, Duplex duplex)
{
    // Drawn as it is seen through the paper from the front.
    const bool sideways = turnsOverUprightEdge({paper, {}}, duplex);
    painter.save();
    painter.setTransform(sideways ? QTransform(-1, 0, 0, 1, paper.width(), 0)
                                  : QTransform(1, 0, 0, -1, 0, paper.height()),
                         true);
    for (const ScalePlace& place : scalePlaces(paper))
        paintBackScales(painter, place);
    painter.restore();
}

} // namespace

double ScaleReading::millimetres() const
{
    return fine + fineRepeats * std::round((coarse - fine) / fineRepeats);
}

std::vector<ScalePlace> scalePlaces(const QSizeF& paper)
{
    std::vector<ScalePlace> places;
    for (const QPointF& at : {QPointF(edge, edge), QPointF(paper.width() - edge - corner.width(),
                                                           paper.height() - edge - corner.height())}) {
        places.push_back({at + QPointF(corner.width() / 2, 13), at + QPointF(corner.width() / 2, 29), false});
        places.push_back({at + QPointF(16, 61), at + QPointF(42, 61), true});
    }
    return places;
}

Result<BackShift> shiftFrom(const CalibrationReading& reading, const QSizeF& paper)
{
    for (const ScaleReading& scale :
         {reading.firstAcross, reading.firstDown, reading.secondAcross, reading.secondDown})
        if (!(std::abs(scale.coarse) <= farthestCoarse && std::abs(scale.fine) <= farthestFine))
            return Error{
                "",
                {QT_TRANSLATE_NOOP("Engine", "coarse scales go from -6 to 6, fine ones from -1 to 1"), {}}};
    const auto places = scalePlaces(paper);
    const QPointF middle(paper.width() / 2, paper.height() / 2);
    const QPointF a1 = places[0].fine - middle, d1 = places[1].fine - middle;
    const QPointF a2 = places[2].fine - middle, d2 = places[3].fine - middle;
    const double across1 = reading.firstAcross.millimetres(), across2 = reading.secondAcross.millimetres();
    const double down1 = reading.firstDown.millimetres(), down2 = reading.secondDown.millimetres();
    // A small turn moves a point of the sheet to the right by -angle * y and down by angle * x. Of four
    // numbers for three unknowns, the least squares.
    const double height = a2.y() - a1.y(), width = d2.x() - d1.x();
    const double angle =
        (-(across2 - across1) * height + (down2 - down1) * width) / (height * height + width * width);
    BackShift shift;
    shift.degrees = angle * 180 / std::numbers::pi;
    shift.right = (across1 + angle * a1.y() + across2 + angle * a2.y()) / 2;
    shift.down = (down1 - angle * d1.x() + down2 - angle * d2.x()) / 2;
    constexpr double mostOff = 0.3;
    const double off = std::max(std::abs(across1 + angle * a1.y() - shift.right),
                                std::abs(down1 - angle * d1.x() - shift.down));
    if (off > mostOff)
        return Error{"",
                     {QT_TRANSLATE_NOOP("Engine", "the readings of the two corners do not go together: no "
                                                  "sheet that is moved and turned looks like that. "
                                                  "Read the scales once more."),
                      {}}};
    return shift;
}

Result<PrintPlan> planCalibration(const PageOptions& options, const QString& name)
{
    if (options.duplex == Duplex::None)
        return Error{
            "",
            {QT_TRANSLATE_NOOP(
                 "Engine",
                 "a calibration sheet is printed on both sides: turned over the long or the short edge"),
             {}}};
    const QSizeF paper = options.paper.millimetres;
    if (paper.width() < 2 * edge + corner.width() + cornerSpace + 30 ||
        paper.height() < 2 * (edge + corner.height()) + cornerSpace)
        return Error{
            "",
            {QT_TRANSLATE_NOOP("Engine", "%1 paper is too small for a calibration sheet; A5 is large enough"),
             {options.paper.name.toStdString()}}};
    PageOptions upright = options;
    upright.correction = {}; // it measures the printer as it is
    PrintPlan plan =
        emptyPlan(told(QT_TRANSLATE_NOOP("Calibration", "Calibration sheet")), upright, {paper, {}});
    plan.pages.push_back({QCoreApplication::translate("Calibration", "Front"),
                          [=](QPainter& painter) { paintFront(painter, paper, name, options.backShift); }});
    plan.pages.push_back({QCoreApplication::translate("Calibration", "Back"),
                          [=](QPainter& painter) { paintBack(painter, paper, options.duplex); }, true});
    return plan;
}

} // namespace delve
