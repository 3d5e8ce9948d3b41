// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/shell_words.h"

#include <algorithm>

namespace delve {

QString shellWord(const QString& word)
{
    const auto isHarmless = [](QChar c) {
        const char16_t code = c.unicode();
        return (code >= u'a' && code <= u'z') || (code >= u'A' && code <= u'Z') ||
               (code >= u'0' && code <= u'9') || QStringView(u"_-./:,+@%").contains(c);
    };
    if (!word.isEmpty() && std::ranges::all_of(word, isHarmless))
        return word;
    // Within single quotes nothing has a meaning but their end.
    return u'\'' + QString(word).replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

QString shellFile(const QString& file)
{
    return shellWord(file.startsWith(u'-') ? QStringLiteral("./") + file : file);
}

} // namespace delve
