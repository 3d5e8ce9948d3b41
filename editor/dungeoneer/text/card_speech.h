// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/localized_text.h"

#include <QString>

namespace delve::dungeoneer {

/// A text that is printed on cards (of the context "Card"), in the language that cards speak: that of the
/// program, or another one for a while.
QString cardSpeech(const char* text);
/// A text with a number, which is %n.
QString cardSpeech(const char* text, int count);
/// A text of a set in that language.
QString cardSpeech(const LocalizedText& text);

/// As long as it is there, the cards of this thread speak this language, and the rest of the program goes on
/// in its own: so texts of two languages can stand side by side.
class CardLanguage
{
public:
    explicit CardLanguage(const QString& language);
    ~CardLanguage();
    CardLanguage(const CardLanguage&) = delete;
    CardLanguage& operator=(const CardLanguage&) = delete;

private:
    QString m_before;
};

} // namespace delve::dungeoneer
