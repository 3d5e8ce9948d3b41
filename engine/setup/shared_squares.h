#pragma once

#include "engine/base/id.h"
#include "engine/geometry/square.h"

#include <map>
#include <optional>

namespace delve {

/// Remembers which thing came first on each square.
class FirstOnSquare
{
public:
    /// The thing that was there before, if any.
    std::optional<ThingId> add(Square square, const ThingId& id)
    {
        const auto [place, isNew] = m_first.try_emplace(square, id);
        return isNew ? std::nullopt : std::optional(place->second);
    }
    bool contains(Square square) const { return m_first.contains(square); }

private:
    std::map<Square, ThingId> m_first;
};

} // namespace delve
