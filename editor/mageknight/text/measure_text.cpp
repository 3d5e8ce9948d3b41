// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/measure_text.h"

#include "editor/mageknight/text/finding_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace delve::mageknight {

namespace {

QString said(const char* text)
{
    return QCoreApplication::translate("Measure", text);
}

/// What stops a line, for "blocked by %1 at %2".
QString blockerInWords(LineBlocker blocker)
{
    switch (blocker) {
    case LineBlocker::Wall: return said(QT_TRANSLATE_NOOP("Measure", "blocked by a wall"));
    case LineBlocker::Corner: return said(QT_TRANSLATE_NOOP("Measure", "blocked by a corner"));
    case LineBlocker::Door: return said(QT_TRANSLATE_NOOP("Measure", "blocked by a closed door"));
    case LineBlocker::Shadow: return said(QT_TRANSLATE_NOOP("Measure", "blocked by shadow"));
    case LineBlocker::Figure: return said(QT_TRANSLATE_NOOP("Measure", "blocked by a figure"));
    case LineBlocker::Level: return said(QT_TRANSLATE_NOOP("Measure", "none between levels"));
    case LineBlocker::Nothing: break;
    }
    return {};
}

QString lineInWords(const LineOfFire& line, const Board& board, const Scenario& scenario,
                    const Content& content, const std::string& language)
{
    if (line.isClear())
        return line.cover ? said(QT_TRANSLATE_NOOP("Measure", "hindered, the target has cover"))
                          : said(QT_TRANSLATE_NOOP("Measure", "clear"));
    const QString what = blockerInWords(line.blocker);
    if (line.stoppedAt == noSquare)
        return what;
    return said(QT_TRANSLATE_NOOP("Measure", "%1 (%2)"))
        .arg(what, placeInWords(board.squareOf(line.stoppedAt), scenario, content, language));
}

} // namespace

QString measureInWords(const Measure& measure, const Board& board, const Scenario& scenario,
                       const Content& content, const std::string& language)
{
    QStringList words;
    const auto add = [&](const char* text, const std::optional<int>& number) {
        if (number)
            words << said(text).arg(*number);
    };
    add(QT_TRANSLATE_NOOP("Measure", "Steps: %1"), measure.steps);
    add(QT_TRANSLATE_NOOP("Measure", "Speed points: %1"), measure.speedPoints);
    if (!measure.steps)
        words << said(QT_TRANSLATE_NOOP("Measure", "No way leads there"));
    add(QT_TRANSLATE_NOOP("Measure", "Range: %1"), measure.range);
    add(QT_TRANSLATE_NOOP("Measure", "Tiles: %1"), measure.tiles);
    words << said(QT_TRANSLATE_NOOP("Measure", "Line of fire: %1"))
                 .arg(lineInWords(measure.line, board, scenario, content, language));
    return words.join(QStringLiteral(" · "));
}

} // namespace delve::mageknight
