// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace delve {

/// What the parsers of one scenario share: the log, the ids seen so far and the references that are still
/// to be checked, since a thing may refer to one that stands further down in the file.
/// The document that is read must outlive it. Kinds of things are numbers of the game's own.
class ThingReading
{
public:
    /// What to say where the id of a thing of that kind was expected.
    using Expected = Message (*)(int kind, const JsonView& found);
    /// Whether a thing of kind `found` may stand where one of kind `wanted` is.
    using IsKind = bool (*)(int found, int wanted);

    ThingReading(
        ReadLog& log, Expected expected,
        IsKind isKind = [](int found, int wanted) { return found == wanted; })
        : m_log(log), m_expected(expected), m_isKind(isKind)
    {}

    ReadLog& log() const { return m_log; }

    /// The member "id": well-formed, and not used by any other thing of the scenario.
    ThingId newId(ObjectReader& in, int kind);
    /// The id of a thing of that kind, which may be read later.
    ThingId reference(ObjectReader& in, std::string_view key, int kind);
    ThingId referenceOr(ObjectReader& in, std::string_view key, int kind);
    /// What is read from now on has no id of its own, so that it may refer to anything.
    void leaveThings() { m_current = {}; }
    /// Logs the first reference that leads nowhere. Call it when all things are read.
    void checkReferences();

    /// pack/name.
    ContentId contentId(ObjectReader& in, std::string_view key);

private:
    struct Seen
    {
        int kind;
        JsonView at;
    };
    struct Reference
    {
        int kind;
        JsonView at;
        std::string_view from; ///< the id of the thing that refers
    };

    ThingId readReference(const JsonView& value, int kind);

    ReadLog& m_log;
    Expected m_expected;
    IsKind m_isKind;
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

/// Names that must differ within one list, such as the packs. Lists are short, so every pair is compared.
template <typename Entry, typename NameOf>
void refuseRepeated(const JsonView& list, ReadLog& log, const std::vector<Entry>& entries,
                    std::string_view key, NameOf nameOf)
{
    for (std::size_t i = 0; i < entries.size() && log.ok(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (nameOf(entries[i]) == nameOf(entries[k]))
                log.failAt(list.pointer() + "/" + std::to_string(i) + "/" + std::string(key),
                           {QT_TRANSLATE_NOOP("Engine", "expected each of these once, found \"%1\" twice"),
                            {nameOf(entries[i])}});
}

} // namespace delve
