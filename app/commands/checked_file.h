// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/base/severity.h"

#include <QString>
#include <QStringList>
#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace delve {

/// What `delve validate` was asked to look for in each file.
struct CheckWishes
{
    bool schema = false;  ///< against the JSON Schema as well
    bool noFixes = false; ///< fixes need not be looked for
    bool all = false;     ///< every finding is told, however many there are of one kind
};

/// Where pieces are piled up thousands of findings say the same: so many of a kind are told, the others
/// counted.
inline constexpr int mostToldOfAKind = 100;

/// A finding as it is told, whatever game it is of.
struct ToldFinding
{
    std::string rule;
    Severity severity = Severity::Error;
    QString sentence;
    QStringList fixes;           ///< what may be done about it, a sentence each
    nlohmann::ordered_json json; ///< all of it, by schemas/v1/findings.schema.json
};

/// Findings of one kind that are counted and not told.
struct MoreFindings
{
    std::string rule;
    Severity severity = Severity::Error;
    int count = 0;
};

/// Counts the findings of one file by kind and says which of them are told.
class KindsTold
{
public:
    explicit KindsTold(bool all) : m_all(all) {}

    bool tells(const std::string& rule, Severity severity)
    {
        return ++m_counts[{rule, severity}] <= mostToldOfAKind || m_all;
    }
    /// What was not told.
    std::vector<MoreFindings> more() const
    {
        std::vector<MoreFindings> more;
        for (const auto& [kind, count] : m_counts)
            if (count > mostToldOfAKind && !m_all)
                more.push_back({kind.first, kind.second, count - mostToldOfAKind});
        return more;
    }

private:
    bool m_all;
    std::map<std::pair<std::string, Severity>, int> m_counts;
};

/// What was found in one file.
struct CheckedFile
{
    bool isReadable = true;
    std::vector<Error> errors;   ///< why it cannot be read
    std::vector<Error> warnings; ///< packs of another version or hash
    std::vector<ToldFinding> findings;
    std::vector<MoreFindings> more{}; ///< beyond those
};

/// The ids of things in a finding.
template <typename Ids> nlohmann::ordered_json idsAsJson(const Ids& ids)
{
    auto list = nlohmann::ordered_json::array();
    for (const auto& id : ids)
        list.push_back(id.text());
    return list;
}

/// The fixes of a finding; `names` are the names of the things of its scenario.
template <typename Fixes, typename Names>
nlohmann::ordered_json fixesAsJson(const Fixes& fixes, const Names& names)
{
    auto list = nlohmann::ordered_json::array();
    for (const auto& fix : fixes)
        list.push_back({{"kind", std::string(nameOf(fix.kind))},
                        {"edit", std::string(nameOf(fix.edit.name))},
                        {"keepsEverything", keepsEverything(fix.kind)},
                        {"price", fix.price},
                        {"sentence", sentence(fix, names).toStdString()}});
    return list;
}

/// Tells the findings of a file with what may be done about them, which `fixesOf(finding)` finds; `asJson`
/// makes the JSON of a finding of its fixes.
template <typename Findings, typename Names, typename FixesOf, typename AsJson>
void tellFindings(const Findings& findings, const Names& names, bool all, FixesOf fixesOf, AsJson asJson,
                  CheckedFile& checked)
{
    KindsTold told(all);
    for (const auto& finding : findings) {
        if (!told.tells(finding.rule, finding.severity))
            continue;
        const auto fixes = fixesOf(finding);
        QStringList sentences;
        for (const auto& fix : fixes)
            sentences << sentence(fix, names);
        checked.findings.push_back({finding.rule, finding.severity, sentence(finding, names),
                                    std::move(sentences), asJson(finding, fixes, names)});
    }
    checked.more = told.more();
}

} // namespace delve
