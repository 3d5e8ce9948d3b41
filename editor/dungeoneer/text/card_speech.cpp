// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/card_speech.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <map>
#include <utility>

namespace delve::dungeoneer {

namespace {

/// Empty: that of the program.
thread_local QString otherLanguage;

/// The sentences of a language, read once in each thread.
const QTranslator& sentencesIn(const QString& language)
{
    thread_local std::map<QString, QTranslator> all;
    const auto [found, isNew] = all.try_emplace(language);
    if (isNew)
        (void)found->second.load(QStringLiteral(":/i18n/delvewright_%1.qm").arg(language));
    return found->second;
}

QString translated(const char* text, int count)
{
    const QString said = sentencesIn(otherLanguage).translate("Card", text, nullptr, count);
    return said.isEmpty() ? QString::fromUtf8(text) : said;
}

} // namespace

QString cardSpeech(const char* text)
{
    return otherLanguage.isEmpty() ? QCoreApplication::translate("Card", text) : translated(text, -1);
}

QString cardSpeech(const char* text, int count)
{
    if (otherLanguage.isEmpty())
        return QCoreApplication::translate("Card", text, nullptr, count);
    return translated(text, count).replace(QStringLiteral("%n"), QString::number(count));
}

QString cardSpeech(const LocalizedText& text)
{
    const QString language = otherLanguage.isEmpty() ? QLocale().name() : otherLanguage;
    return QString::fromStdString(text.in(language.left(2).toStdString()));
}

CardLanguage::CardLanguage(const QString& language) : m_before(std::exchange(otherLanguage, language))
{}

CardLanguage::~CardLanguage()
{
    otherLanguage = m_before;
}

} // namespace delve::dungeoneer
