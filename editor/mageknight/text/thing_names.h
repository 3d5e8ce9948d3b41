// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/thing.h"
#include "engine/mageknight/scenario/square_names.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace delve::mageknight {

/// What a thing of a scenario is called: the name of its piece, its figure or its player.
QString nameInWords(const ThingId& id, const Scenario& scenario, const Content& content,
                    const std::string& language);
/// The name of a thing as a heading or in a list of its own, with a capital: "A Weak token".
QString titleInWords(const ThingId& id, const Scenario& scenario, const Content& content,
                     const std::string& language);
/// The title of a thing below the heading of its level, which need not be said again.
QString titleOnItsLevel(const ThingId& id, const Scenario& scenario, const Content& content,
                        const std::string& language);

/// The square of a thing that lies on one, by its name; empty for players and tiles.
QString squareInWords(ThingPlace place, const Scenario& scenario, const Content& content,
                      const SquareNames& squares);
/// The names of things for one sentence; those that share a name are told apart by their squares: "Staircase
/// at 1:C4". So are those without a name of their own, whether others are named or not: "a Weak token at H5".
QStringList namesApart(std::span<const ThingId> ids, const std::function<QString(const ThingId&)>& nameOf,
                       const std::function<QString(const ThingId&)>& squareOf,
                       const std::function<bool(const ThingId&)>& needsSquare = {});
/// Whether nothing but its square tells a thing from others that lie there: tokens.
bool isNameless(const ThingId& id, const Scenario& scenario);

/// An argument of a finding: the name of a piece of content or a colour, or the text itself.
QString argumentInWords(const std::string& argument, const Content& content, const std::string& language);

/// Names and places of things, kept for many sentences about one scenario: each is found without looking
/// through all of it. Scenario and content must outlive it and stay as they are.
class ScenarioNames
{
public:
    ScenarioNames(const Scenario& scenario, const Content& content, std::string language);

    const Scenario& scenario() const { return m_scenario; }
    const Content& content() const { return m_content; }
    const std::string& language() const { return m_language; }

    const SquareNames& squares() const { return m_squares; }

    /// Whether the thing is part of the scenario.
    bool knows(const ThingId& id) const;
    /// What nameInWords says.
    QString name(const ThingId& id) const;
    /// What squareInWords says.
    QString square(const ThingId& id) const;
    /// What placeInWords says.
    QString place(Square square) const;
    QString place(Edge edge) const;

private:
    using Corner = std::pair<Square, std::size_t>;

    QString nameOf(const PlacedTile& tile) const;
    const PlacedTile* tileAt(Square square) const;

    const Scenario& m_scenario;
    const Content& m_content;
    std::string m_language;
    SquareNames m_squares;
    std::unordered_map<ThingId, ThingPlace> m_places;
    std::unordered_map<const Tile*, int> m_tilesLikeIt; ///< how many are laid
    std::vector<Corner> m_corners;                      ///< the north-west squares of the tiles, sorted
};

} // namespace delve::mageknight
