// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/translations.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace delve::test {

/// The program speaks a language while this lives, and none afterwards, as in tests that install nothing.
class SpokenLanguage
{
public:
    explicit SpokenLanguage(const char* language) { installTranslations(QString::fromLatin1(language)); }
    ~SpokenLanguage()
    {
        qDeleteAll(
            QCoreApplication::instance()->findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly));
        QLocale::setDefault(m_before);
    }
    SpokenLanguage(const SpokenLanguage&) = delete;
    SpokenLanguage& operator=(const SpokenLanguage&) = delete;

private:
    QLocale m_before;
};

} // namespace delve::test
