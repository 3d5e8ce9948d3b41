// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/rule_text.h"

#include "editor/text/translations.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve {

QString spoken(const LocalizedText& text)
{
    return QString::fromStdString(text.in(spokenLanguage().toStdString()));
}

QString stillEnglish(std::initializer_list<const LocalizedText*> texts)
{
    // Not the language of the system: who reads English sentences all around needs no such line.
    const std::string language = spokenLanguage().toStdString();
    const bool fellBack = std::ranges::any_of(texts, [&](const LocalizedText* text) {
        return !text->byLanguage.empty() && !text->byLanguage.contains(language);
    });
    return fellBack ? QCoreApplication::translate("Rules", "The text of this rule is still in English.")
                    : QString();
}

QString stillEnglish(const Rule& rule)
{
    return stillEnglish({&rule.text, &rule.ruling, &rule.example});
}

} // namespace delve
