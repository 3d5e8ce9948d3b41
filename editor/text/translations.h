// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace delve {

/// The languages that the program speaks, by their short names: "en", "it".
QStringList spokenLanguages();

/// The one that its sentences are in now. That of the system may be another, for which there are none.
QString spokenLanguage();

/// Speaks a language from now on: texts, numbers and dates. Empty, or one that is not spoken, is that of the
/// system, or else English. Everybody is told by QEvent::LanguageChange.
void installTranslations(const QString& language = {});

} // namespace delve
