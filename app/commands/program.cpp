// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/program.h"

#include "editor/document/output_target.h"
#include "editor/document/resource_folder.h"
#include "editor/text/messages.h"
#include "editor/text/translations.h"

namespace delve {

std::string Program::language() const
{
    return spokenLanguage().toStdString();
}

const RuleReference* Program::rules()
{
    if (!m_rules) {
        auto loaded = loadRuleReference(resourceFolder() / "rules");
        if (!loaded) {
            tellFault(loaded.error());
            return nullptr;
        }
        m_rules = *std::move(loaded);
    }
    return &*m_rules;
}

bool Program::mayWrite(const std::string& file, std::string_view kind) const
{
    return mayWrite(std::vector{file}, kind);
}

bool Program::mayWrite(const std::vector<std::string>& files, std::string_view kind) const
{
    QStringList paths;
    for (const std::string& file : files)
        paths << QString::fromStdString(file);
    const auto checked = checkTargets(paths, QString::fromUtf8(kind.data(), qsizetype(kind.size())));
    if (!checked)
        complain(checked.error().where, checked.error());
    return checked.has_value();
}

void Program::tellWritten(const QStringList& files) const
{
    constexpr qsizetype mostNames = 5;
    if (files.isEmpty())
        return;
    QStringList names = files.mid(0, mostNames);
    if (files.size() > mostNames)
        names << QStringLiteral("…");
    err.line(counted(QT_TRANSLATE_N_NOOP("delve", "%n file(s) were written before that: %1"),
                     std::size_t(files.size()))
                 .arg(names.join(QStringLiteral(", "))));
}

void Program::complain(const std::string& file, const Error& error) const
{
    // Errors about the file itself name it already.
    const QString name =
        file.empty() || error.where == file ? QString() : QString::fromStdString(file) + QStringLiteral(": ");
    err.line(err.bad(translated(QT_TRANSLATE_NOOP("delve", "error"))) + QStringLiteral(": ") + name +
             sentence(error));
}

void Program::tellFault(const Error& fault) const
{
    err.line(err.bad(sentence(fault)));
}

void Program::tellLeftOut(const std::vector<Error>& faults) const
{
    for (const Error& fault : faults)
        err.line(err.warning(translated(QT_TRANSLATE_NOOP("delve", "warning"))) + QStringLiteral(": ") +
                 translated(QT_TRANSLATE_NOOP("delve", "a pack is left out: %1")).arg(sentence(fault)));
}

} // namespace delve
