#include "editor/viewmodels/library.h"

#include "editor/document/installed_content.h"
#include "editor/document/resource_folder.h"
#include "editor/text/messages.h"

#include <QLocale>

namespace delve {

Library::Library(QObject* parent) : QObject(parent)
{
    auto installed = loadInstalledContent();
    if (installed)
        m_content = std::move(installed->content);
    else
        m_error = sentence(installed.error());
    // Without the rulebooks everything works but the texts of the rules.
    if (auto rules = loadRuleReference(resourceFolder() / "rules"))
        m_rules = *std::move(rules);
}

QString Library::ruleText(const QString& rule) const
{
    const Rule* found = m_rules.find(rule.toStdString());
    return found ? QString::fromStdString(found->text.in(QLocale().name().toStdString())) : QString();
}

QString Library::ruleTitle(const QString& rule) const
{
    const Rule* found = m_rules.find(rule.toStdString());
    return found ? QString::fromStdString(found->title.in(QLocale().name().toStdString())) : QString();
}

} // namespace delve
