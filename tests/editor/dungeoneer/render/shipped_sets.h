// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/content/files/load_card_set.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace delve::dungeoneer::test {

/// The sets that come with the program, read once.
inline const Cards& shippedCards()
{
    static const Cards cards = *loadCards(DELVE_SOURCE_DIR "/resources/packs");
    return cards;
}

inline const CardSet& shippedSet(const std::string& id)
{
    return *shippedCards().set(id);
}

/// Speaks a language as long as it lives.
class Speaking
{
public:
    explicit Speaking(const QString& language)
    {
        m_isLoaded = m_translator.load(QStringLiteral(":/i18n/delvewright_%1.qm").arg(language));
        QCoreApplication::installTranslator(&m_translator);
        QLocale::setDefault(QLocale(language));
    }
    ~Speaking()
    {
        QCoreApplication::removeTranslator(&m_translator);
        QLocale::setDefault(QLocale(QStringLiteral("en")));
    }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

    bool isLoaded() const { return m_isLoaded; }

private:
    QTranslator m_translator;
    bool m_isLoaded = false;
};

} // namespace delve::dungeoneer::test
