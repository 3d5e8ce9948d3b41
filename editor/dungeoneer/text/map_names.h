// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"
#include "engine/dungeoneer/setup/finding.h"

#include <QString>
#include <QStringList>

namespace delve::dungeoneer {

/// "2 north, 1 west": where a cell lies, seen from the Entrance; "at the Entrance" for its own.
QString placeWords(Cell cell);

/// "Dungeon", "Wilderness".
QString wordFor(MapKind map);
QString wordFor(Stage stage);

/// Names the things of a scenario as people know them: cards by name and place, players by name or seat.
class ScenarioNames
{
public:
    ScenarioNames(const Scenario& scenario, const Cards& cards, std::string language);

    const std::string& language() const { return m_language; }
    QString thing(const ThingId& id) const;
    QString card(const ContentId& id) const;
    QString cell(const MapCell& cell) const;

private:
    const Scenario& m_scenario;
    const Cards& m_cards;
    std::string m_language;
};

/// "a", "a and b", "a, b and c".
QString inARow(const QStringList& parts);

} // namespace delve::dungeoneer
