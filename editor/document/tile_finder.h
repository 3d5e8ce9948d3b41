#pragma once

#include "engine/content/content.h"
#include "engine/scenario/scenario.h"

#include <QPointF>

#include <unordered_map>
#include <vector>

namespace delve {

/// Finds the tile under a point, for those who ask about many points of one scenario: each answer looks at
/// the tiles nearby only. The scenario must outlive it unchanged.
class TileFinder
{
public:
    TileFinder(const Scenario& scenario, const Content& content);

    /// Of two that lie on one another, or side by side with the point between them, the one laid last.
    const PlacedTile* tileAt(QPointF point, int level) const;

private:
    const Content& m_content;
    std::unordered_map<std::uint64_t, std::vector<const PlacedTile*>>
        m_nearby; ///< by coarse cells of the table
};

} // namespace delve
