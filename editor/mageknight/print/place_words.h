// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/scenario/square_names.h"

#include <QRect>
#include <QString>

#include <string>

namespace delve::mageknight {

/// Where things lie, in words that a person follows without a map: "Fallen Vault, F3, east of Cistern".
class PlaceWords
{
public:
    PlaceWords(const Scenario& scenario, const Content& content, std::string language);

    /// "F3".
    QString square(const Square& square) const;
    /// The squares that a tile covers: "F3 to J7".
    QString squaresOf(const PlacedTile& tile) const;
    /// Beside which tile that was laid before: "east of Cistern (2)"; empty where it touches none.
    QString beside(const PlacedTile& tile) const;
    /// How it is turned: "turned 90° clockwise"; empty if it is not.
    QString turnOf(const PlacedTile& tile) const;
    /// The place of a square: the tile with its number, the square, and where the tile lies.
    QString place(const Square& square) const;

    const PlacedTile* tileAt(const Square& square) const;

private:
    QString nameOf(const PlacedTile& tile) const;
    int numberOf(const PlacedTile& tile) const;
    QRect areaOf(const PlacedTile& tile) const;

    const Scenario& m_scenario;
    const Content& m_content;
    std::string m_language;
    SquareNames m_squares;
};

/// "north", "east" and so on.
QString sideOnPaper(Side side);

} // namespace delve::mageknight
