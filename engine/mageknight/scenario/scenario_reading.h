// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/scenario/scenario_limits.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace delve::mageknight {

/// What a thing of a scenario is, as far as other things refer to it.
enum class ReferenceKind : std::uint8_t
{
    Player,
    Tile,
    Marker,
    Chest,
    Token,
    Other
};

/// What the parsers of one scenario share: the log, the ids seen so far and the references that are still
/// to be checked, since a thing may refer to one that stands further down in the file.
/// The document that is read must outlive it.
class ScenarioReading
{
public:
    explicit ScenarioReading(ReadLog& log) : m_log(log) {}

    ReadLog& log() const { return m_log; }
    void setLevelCount(std::size_t count) { m_levels = int(count); }

    /// The member "id": well-formed, and not used by any other thing of the scenario.
    ThingId newId(ObjectReader& in, ReferenceKind kind);
    /// The id of a thing of that kind, which may be read later.
    ThingId reference(ObjectReader& in, std::string_view key, ReferenceKind kind);
    ThingId referenceOr(ObjectReader& in, std::string_view key, ReferenceKind kind);
    /// What is read from now on has no id of its own, so that it may refer to anything.
    void leaveThings() { m_current = {}; }
    /// Logs the first reference that leads nowhere. Call it when all things are read.
    void checkReferences();

    /// pack/name.
    ContentId contentId(ObjectReader& in, std::string_view key);
    /// The members "level", "x" and "y".
    Square square(ObjectReader& in);

private:
    struct Seen
    {
        ReferenceKind kind;
        JsonView at;
    };
    struct Reference
    {
        ReferenceKind kind;
        JsonView at;
        std::string_view from; ///< the id of the thing that refers
    };

    ThingId readReference(const JsonView& value, ReferenceKind kind);

    ReadLog& m_log;
    int m_levels = 1;
    std::string_view m_current;
    std::unordered_map<std::string_view, Seen> m_ids; ///< looked up only, never walked
    std::vector<Reference> m_references;
};

/// Parses one object of a list with `readMembers(reader)` and refuses members that it did not ask for.
template <typename ReadMembers> auto objectReader(ReadMembers readMembers)
{
    return [readMembers](const JsonView& value, ReadLog& log) {
        ObjectReader in(value, log);
        auto thing = readMembers(in);
        in.refuseUnknown();
        return thing;
    };
}

/// Reads the lists of placed things into the scenario.
void readPlacedThings(ObjectReader& in, ScenarioReading& reading, Scenario& scenario);

} // namespace delve::mageknight
