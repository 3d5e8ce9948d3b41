// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/scenario/thing_reading.h"

#include <optional>
#include <string_view>

namespace delve::mageknight {

/// What a thing of a scenario is, as far as other things refer to it.
enum class ReferenceKind : std::uint8_t
{
    Player,
    Member,
    Tile,
    Marker,
    Chest,
    Token,
    Other
};

/// The ids and references of a scenario of this game, and its squares.
class ScenarioReading : public ThingReading
{
public:
    explicit ScenarioReading(ReadLog& log);

    void setLevelCount(std::size_t count) { m_levels = int(count); }

    ThingId newId(ObjectReader& in, ReferenceKind kind) { return ThingReading::newId(in, int(kind)); }
    ThingId reference(ObjectReader& in, std::string_view key, ReferenceKind kind)
    {
        return ThingReading::reference(in, key, int(kind));
    }
    ThingId referenceOr(ObjectReader& in, std::string_view key, ReferenceKind kind)
    {
        return ThingReading::referenceOr(in, key, int(kind));
    }

    ContentId contentIdOr(ObjectReader& in, std::string_view key);
    /// TITAN-13, MD-45: the member "value", where it is there.
    std::optional<int> pointValue(ObjectReader& in);
    /// The members "level", "x" and "y".
    Square square(ObjectReader& in);

private:
    int m_levels = 1;
};

/// Reads the lists of placed things into the scenario.
void readPlacedThings(ObjectReader& in, ScenarioReading& reading, Scenario& scenario);

} // namespace delve::mageknight
