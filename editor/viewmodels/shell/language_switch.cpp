// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/shell/language_switch.h"

#include "editor/text/translations.h"

#include <QQmlEngine>

namespace delve {

void LanguageSwitch::setLanguage(const QString& language)
{
    if (m_language == language)
        return;
    m_language = language;
    installTranslations(language);
    if (QQmlEngine* engine = qmlEngine(this))
        engine->retranslate();
    emit languageChanged();
}

} // namespace delve
