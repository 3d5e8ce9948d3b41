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
            err.line(err.bad(sentence(loaded.error())));
            return nullptr;
        }
        m_rules = *std::move(loaded);
    }
    return &*m_rules;
}

bool Program::mayWrite(const std::string& file, const char* kind) const
{
    return mayWrite(std::vector{file}, kind);
}

bool Program::mayWrite(const std::vector<std::string>& files, const char* kind) const
{
    QStringList paths;
    for (const std::string& file : files)
        paths << QString::fromStdString(file);
    const auto checked = checkTargets(paths, QString::fromLatin1(kind));
    if (!checked)
        complain(checked.error().where, checked.error());
    return checked.has_value();
}

void Program::complain(const std::string& file, const Error& error) const
{
    // Errors about the file itself name it already.
    const QString name =
        file.empty() || error.where == file ? QString() : QString::fromStdString(file) + QStringLiteral(": ");
    err.line(err.bad(translated(QT_TRANSLATE_NOOP("delve", "error"))) + QStringLiteral(": ") + name +
             sentence(error));
}

} // namespace delve
