// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/base/localized_text.h"
#include "engine/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// Who can check a rule: an editor on a layout, the engine in play, or both.
enum class RuleKind : std::uint8_t
{
    Setup,
    Play,
    Both
};

constexpr auto fileWords(RuleKind)
{
    return std::to_array<EnumName<RuleKind>>(
        {{RuleKind::Setup, "setup"}, {RuleKind::Play, "play"}, {RuleKind::Both, "both"}});
}

/// One rule of the reference, in our own words.
struct Rule
{
    std::string id;
    std::string area;
    LocalizedText title;
    RuleKind kind = RuleKind::Both;
    LocalizedText text;
    LocalizedText ruling;
    LocalizedText example;
    std::string source;
    bool testable = true;
    std::string whyNotTestable;
};

struct RuleArea
{
    std::string id;
    LocalizedText title;
};

/// The rules of one rulebook, in its order.
struct Rulebook
{
    std::string id;
    LocalizedText name;
    std::vector<RuleArea> areas;
    std::vector<Rule> rules;
};

/// All rulebooks.
class RuleReference
{
public:
    explicit RuleReference(std::vector<Rulebook> books = {}) : m_books(std::move(books)) {}

    const std::vector<Rulebook>& books() const { return m_books; }

    /// The rule of this id, DOOR-03; upper and lower case are the same.
    const Rule* find(std::string_view id) const;
    /// The rule that was perhaps meant by an id that does not exist: at most two characters are other.
    const Rule* findSimilar(std::string_view id) const;
    /// The rules of an area, DOOR, in order; upper and lower case are the same.
    std::vector<const Rule*> inArea(std::string_view area) const;
    /// Rules in which every word occurs, in the given language or in English; those with all words in the
    /// title first.
    std::vector<const Rule*> search(const std::vector<std::string>& words, std::string_view language) const;

private:
    std::vector<Rulebook> m_books;
};

Result<Rulebook> parseRulebook(std::string_view text);

/// Reads every rulebook in a folder, in the order of the file names, the core rulebook first.
Result<RuleReference> loadRuleReference(const std::filesystem::path& folder);

} // namespace delve
