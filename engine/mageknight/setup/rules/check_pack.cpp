// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/rules/check_pack.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// MD-21: a skull takes the place of a value and counts 0.
void checkSkulls(const Figure& figure, std::vector<PackFinding>& findings)
{
    for (const Dial& dial : figure.dials)
        for (int i = 0; i < dial.liveClicks(); ++i) {
            const Click& click = dial.clicks[std::size_t(i)];
            if (std::ranges::count(click.values, 0) < click.skulls)
                findings.push_back(
                    {"MD-21",
                     Severity::Warning,
                     figure.id,
                     {QT_TRANSLATE_NOOP("Engine", "position %1 of the dial \"%2\" shows %3 skulls, and fewer "
                                                  "values of it are 0"),
                      {std::to_string(i + 1), std::string(nameOf(dial.section)),
                       std::to_string(click.skulls)}}});
        }
}

} // namespace

std::vector<PackFinding> checkFigure(const Figure& figure)
{
    std::vector<PackFinding> findings;
    // DIAL-09: a level starts at a lower index than the level below it, or damage would lead to better
    // values.
    for (std::size_t i = 1; i < figure.levels.size(); ++i)
        if (figure.levels[i].startClick >= figure.levels[i - 1].startClick)
            findings.push_back(
                {"DIAL-09",
                 Severity::Warning,
                 figure.id,
                 {QT_TRANSLATE_NOOP("Engine", "level %1 does not start before level %2 on the dial"),
                  {std::to_string(i + 1), std::to_string(i)}}});
    // SPD-14: a saddle has a mount symbol beside the speed type, and nothing else has one.
    if (figure.mount.has_value() != (figure.base == BaseShape::Mount1x3))
        findings.push_back(
            {"SPD-14",
             Severity::Warning,
             figure.id,
             {QT_TRANSLATE_NOOP("Engine", "a mount symbol and a base of three squares belong together"),
              {}}});
    // SPD-14, CHAR-02: in place of it a wheel marks a chariot.
    const bool canBeChariot = figure.isMultiDial() && figure.base == BaseShape::SmallMulti2x4;
    if (figure.speedType == SpeedType::Wheel && !canBeChariot)
        findings.push_back(
            {"SPD-14",
             Severity::Warning,
             figure.id,
             {QT_TRANSLATE_NOOP("Engine", "a wheel is for figures of four dials on four rows of two squares"),
              {}}});
    checkSkulls(figure, findings);
    return findings;
}

std::vector<PackFinding> checkPack(const Pack& pack)
{
    std::vector<PackFinding> findings;
    const auto append = [&findings](std::vector<PackFinding> more) {
        findings.insert(findings.end(), std::make_move_iterator(more.begin()),
                        std::make_move_iterator(more.end()));
    };
    for (const Tile& tile : pack.tiles)
        append(checkTile(tile));
    for (const Figure& figure : pack.figures)
        append(checkFigure(figure));
    return findings;
}

} // namespace delve::mageknight
