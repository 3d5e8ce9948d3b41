// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/word_fit.h"

#include <algorithm>

namespace delve {

bool isSameWord(const QString& a, const QString& b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

QStringList wordsIn(const QString& text)
{
    QStringList words;
    QString word;
    for (const QChar& sign : text + u' ') {
        if (sign.isLetterOrNumber() || sign == u'\'' || (sign == u'-' && !word.isEmpty())) {
            word += sign;
        } else if (!word.isEmpty()) {
            words << word;
            word.clear();
        }
    }
    return words;
}

QStringList typedWords(const QString& line)
{
    QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    for (QString& word : words)
        while (word.endsWith(u',') || word.endsWith(u':'))
            word.chop(1);
    words.removeAll(QString());
    return words;
}

std::optional<Fit> fitOf(const QStringList& words, const Sayings& sayings)
{
    const QStringList& said = sayings.said;
    const QStringList known = said + sayings.verbs + sayings.labels;
    bool isWhole = true;
    for (const QString& word : words) {
        if (const auto direction = sayings.isDirection ? sayings.isDirection(word) : std::nullopt) {
            if (!*direction)
                return std::nullopt;
            continue;
        }
        if (std::ranges::any_of(known, [&](const QString& other) { return isSameWord(word, other); }))
            continue;
        isWhole = false;
        const bool isExact = std::ranges::any_of(word, [](QChar sign) { return sign.isDigit(); });
        const auto begins = [&](const QString& other) { return other.startsWith(word, Qt::CaseInsensitive); };
        if (isExact || std::ranges::none_of(known, begins))
            return std::nullopt;
    }
    if (words.isEmpty() || said.isEmpty())
        return std::nullopt;
    const QString& verb = words.first();
    const QStringList verbs = QStringList{said.first()} + sayings.verbs;
    Fit fit;
    if (words.size() <= said.size() && std::equal(words.begin(), words.end(), said.begin(), isSameWord))
        fit.kind = words.size() == said.size() ? Fit::Whole : Fit::Beginning;
    else if (std::ranges::any_of(verbs, [&](const QString& other) { return isSameWord(verb, other); }))
        fit.kind = isWhole ? Fit::Verb : Fit::VerbAndParts;
    else if (std::ranges::any_of(
                 verbs, [&](const QString& other) { return other.startsWith(verb, Qt::CaseInsensitive); }))
        fit.kind = Fit::PartOfVerb;
    else
        fit.kind = isWhole ? Fit::Words : Fit::Parts;
    if (fit.isLoose()) {
        fit.isSide = sayings.isSide;
        const auto place = std::ranges::find_if(
            said, [&](const QString& other) { return other.startsWith(verb, Qt::CaseInsensitive); });
        fit.place = int(place - said.begin());
    }
    return fit;
}

} // namespace delve
