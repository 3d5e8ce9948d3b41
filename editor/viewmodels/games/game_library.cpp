// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/games/game_library.h"

#include "editor/document/resource_folder.h"
#include "editor/text/messages.h"

#include <QLocale>

namespace delve {

GameLibrary::GameLibrary(QObject* parent) : QObject(parent)
{
    // Without the rulebooks everything works but the texts of the rules.
    if (auto rules = loadRuleReference(resourceFolder() / "rules"))
        m_rules = *std::move(rules);
}

void GameLibrary::load()
{
    m_unusable.clear();
    const auto read = readPacks();
    m_error = read ? QString() : sentence(read.error());
    m_leftOut.clear();
    for (const Error& error : m_unusable)
        m_leftOut << sentence(error);
}

void GameLibrary::reload()
{
    load();
    emit contentChanged();
}

QString GameLibrary::ruleText(const QString& rule) const
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

QString GameLibrary::ruleTitle(const QString& rule) const
{
    const Rule* found = m_rules.find(rule.toStdString());
    return found ? QString::fromStdString(found->title.in(QLocale().name().toStdString())) : QString();
}

} // namespace delve
