// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/result_files.h"

#include "editor/document/save_file.h"
#include "editor/document/save_text.h"
#include "engine/table/batch_file.h"

#include <QFileInfo>

namespace delve {

std::optional<ResultFiles> ResultFiles::of(const std::vector<std::string>& names, const Program& program)
{
    ResultFiles files;
    for (const std::string& name : names) {
        const QString ending = QFileInfo(QString::fromStdString(name)).suffix().toLower();
        const char* kind = nullptr;
        if (ending == u"json" && files.m_result.empty()) {
            files.m_result = name;
            kind = "delvewright-playtest";
        } else if (ending == u"html") {
            files.m_pages.push_back(name);
            kind = "html";
        } else if (ending == u"csv") {
            files.m_tables.push_back(name);
            kind = "playtest-table";
        } else {
            program.err.line(translated(QT_TRANSLATE_NOOP("delve", "--output %1: expected one name ending in "
                                                                   ".json, others in .csv or .html"))
                                 .arg(QString::fromStdString(name)));
            return std::nullopt;
        }
        if (!program.mayWrite(name, kind))
            return std::nullopt;
    }
    return files;
}

bool ResultFiles::hold(const Program& program)
{
    if (m_result.empty())
        return true;
    auto lock = lockFile(QString::fromStdString(m_result), 0);
    if (!lock) {
        program.complain(m_result, lock.error());
        return false;
    }
    m_lock = *std::move(lock);
    return true;
}

bool ResultFiles::saveResult(const std::string& text, const Program& program) const
{
    if (m_result.empty())
        return true;
    const auto saved = saveText(QString::fromStdString(m_result), text, table::mostBatchBytes);
    if (!saved)
        program.complain(m_result, saved.error());
    return saved.has_value();
}

bool ResultFiles::saveReports(const Reports& reports, const Program& program) const
{
    QStringList written;
    if (!m_result.empty())
        written << QString::fromStdString(m_result);
    const auto save = [&](const std::string& file, const QByteArray& bytes) {
        if (const auto saved = saveFile(QString::fromStdString(file), bytes); !saved) {
            program.complain(file, saved.error());
            program.tellWritten(written);
            return false;
        }
        written << QString::fromStdString(file);
        return true;
    };
    for (const std::string& file : m_tables)
        if (!save(file, reports.table()))
            return false;
    for (const std::string& file : m_pages)
        if (!save(file, reports.page()))
            return false;
    return true;
}

} // namespace delve
