// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/program.h"

#include "editor/document/output_target.h"
#include "editor/document/resource_folder.h"
#include "editor/mageknight/document/installed_content.h"
#include "editor/text/messages.h"

#include <QLocale>

namespace delve::mageknight {

std::string Program::language() const
{
    const QString name = QLocale().name();
    return name == u"C" ? "en" : name.left(2).toStdString();
}

const Content* Program::content()
{
    if (!m_content) {
        auto loaded = loadInstalledContent();
        if (!loaded) {
            err.line(err.bad(sentence(loaded.error())));
            return nullptr;
        }
        for (const Error& fault : loaded->leftOut)
            err.line(err.warning(translated(QT_TRANSLATE_NOOP("delve", "warning"))) + QStringLiteral(": ") +
                     translated(QT_TRANSLATE_NOOP("delve", "a pack is left out: %1")).arg(sentence(fault)));
        m_content = std::move(loaded->content);
    }
    return &*m_content;
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
    const auto checked = checkTarget(QString::fromStdString(file), QString::fromLatin1(kind));
    if (!checked)
        complain(file, checked.error());
    return checked.has_value();
}

void Program::complain(const std::string& file, const Error& error) const
{
    // Errors about the file itself name it already.
    const QString name =
        error.where == file ? QString() : QString::fromStdString(file) + QStringLiteral(": ");
    err.line(err.bad(translated(QT_TRANSLATE_NOOP("delve", "error"))) + QStringLiteral(": ") + name +
             sentence(error));
}

} // namespace delve::mageknight
