// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/games/game_library.h"

#include "editor/document/resource_folder.h"
#include "editor/text/messages.h"
#include "editor/text/rule_text.h"

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
    // Of what the rulebook leaves open, the ruling is what helps.
    const bool isSilent = found->text.in("en").starts_with("The rulebook is silent");
    const QString text = isSilent ? spoken(found->text) + u' ' + spoken(found->ruling) : spoken(found->text);
    const QString note =
        isSilent ? stillEnglish({&found->text, &found->ruling}) : stillEnglish({&found->text});
    return note.isEmpty() ? text : text + u'\n' + note;
}

QString GameLibrary::ruleTitle(const QString& rule) const
{
    const Rule* found = m_rules.find(rule.toStdString());
    return found ? spoken(found->title) : QString();
}

QVariantList GameLibrary::ruleTitles() const
{
    const std::string language = QLocale().name().toStdString();
    QVariantList titles;
    for (const Rulebook& book : m_rules.books())
        for (const Rule& rule : book.rules)
            titles << QVariantMap{{QStringLiteral("number"), QString::fromStdString(rule.id)},
                                  {QStringLiteral("title"), QString::fromStdString(rule.title.in(language))}};
    return titles;
}

} // namespace delve
