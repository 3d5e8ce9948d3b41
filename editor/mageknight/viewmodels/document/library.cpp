// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/document/library.h"

#include "editor/document/resource_folder.h"
#include "editor/mageknight/document/installed_content.h"
#include "editor/text/messages.h"

#include <QLocale>

namespace delve::mageknight {

Library::Library(QObject* parent) : QObject(parent)
{
    load();
    // Without the rulebooks everything works but the texts of the rules.
    if (auto rules = loadRuleReference(resourceFolder() / "rules"))
        m_rules = *std::move(rules);
}

void Library::load()
{
    auto installed = loadInstalledContent();
    m_error.clear();
    m_leftOut.clear();
    if (installed) {
        m_content.push_back(std::make_unique<Content>(std::move(installed->content)));
        m_userFolders = std::move(installed->userFolders);
        for (const Error& error : installed->leftOut)
            m_leftOut << sentence(error);
        return;
    }
    m_error = sentence(installed.error());
    if (m_content.empty())
        m_content.push_back(std::make_unique<Content>());
}

void Library::reload()
{
    load();
    emit contentChanged();
}

QString Library::ruleText(const QString& rule) const
{
    const Rule* found = m_rules.find(rule.toStdString());
    if (!found)
        return {};
    const std::string language = QLocale().name().toStdString();
    const QString text = QString::fromStdString(found->text.in(language));
    // Of what the rulebook leaves open, the ruling is what helps.
    return found->text.in("en").starts_with("The rulebook is silent")
               ? text + u' ' + QString::fromStdString(found->ruling.in(language))
               : text;
}

QString Library::ruleTitle(const QString& rule) const
{
    const Rule* found = m_rules.find(rule.toStdString());
    return found ? QString::fromStdString(found->title.in(QLocale().name().toStdString())) : QString();
}

} // namespace delve::mageknight
