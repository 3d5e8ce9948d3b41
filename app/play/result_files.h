// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"
#include "editor/document/file_lock.h"

#include <QByteArray>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace delve {

/// Files that results of playtests go to, told apart by their names: .json for the result itself, .csv for a
/// table, .html for a page to read.
class ResultFiles
{
public:
    /// What a report is made of, when it is wanted.
    struct Reports
    {
        std::function<QByteArray()> table;
        std::function<QByteArray()> page;
    };

    /// Nothing, and a complaint, if a name ends otherwise or there are two results.
    static std::optional<ResultFiles> of(const std::vector<std::string>& names, const Program& program);

    const std::string& result() const { return m_result; } ///< empty: none wanted

    /// Keeps other programs away from the result as long as this is there. False, and a complaint, if
    /// somebody is writing it already: of two that write one file, one would be lost.
    bool hold(const Program& program);
    /// Writes the result. A complaint is printed.
    bool saveResult(const std::string& text, const Program& program) const;
    /// Writes tables and pages. A complaint is printed.
    bool saveReports(const Reports& reports, const Program& program) const;

private:
    std::string m_result;
    std::vector<std::string> m_tables, m_pages;
    std::unique_ptr<FileLock> m_lock;
};

} // namespace delve
