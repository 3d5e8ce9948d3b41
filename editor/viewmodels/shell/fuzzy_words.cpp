// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/shell/fuzzy_words.h"

#include <QStringList>

#include <algorithm>
#include <numeric>
#include <vector>

namespace delve {

namespace {

QStringList plainWords(const QString& text)
{
    QString plain;
    for (const QChar letter : text.normalized(QString::NormalizationForm_D).toCaseFolded())
        if (!letter.isMark())
            plain += letter.isLetterOrNumber() || letter == u'-' || letter == u'%' ? letter : QChar(u' ');
    return plain.split(u' ', Qt::SkipEmptyParts);
}

/// How many letters of `typed` must be changed, left out, added or exchanged to begin `word` with it.
int errorsIn(const QString& typed, const QString& word)
{
    const auto columns = std::size_t(word.size()) + 1;
    std::vector<std::vector<int>> rows(std::size_t(typed.size()) + 1, std::vector<int>(columns));
    std::iota(rows[0].begin(), rows[0].end(), 0);
    for (std::size_t i = 1; i < rows.size(); ++i) {
        rows[i][0] = int(i);
        for (std::size_t j = 1; j < columns; ++j) {
            const bool isSame = typed[qsizetype(i - 1)] == word[qsizetype(j - 1)];
            rows[i][j] =
                std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (isSame ? 0 : 1)});
            if (i > 1 && j > 1 && typed[qsizetype(i - 1)] == word[qsizetype(j - 2)] &&
                typed[qsizetype(i - 2)] == word[qsizetype(j - 1)])
                rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
        }
    }
    return *std::ranges::min_element(rows.back());
}

int misfitOfWord(const QString& typed, const QStringList& words)
{
    constexpr int inside = 2;
    constexpr int error = 4;
    const int allowed = typed.size() < 4 ? 0 : typed.size() < 7 ? 1 : 2;
    int best = -1;
    const auto take = [&best](int misfit) { best = best < 0 ? misfit : std::min(best, misfit); };
    for (const QString& word : words) {
        if (word.startsWith(typed))
            return 0;
        if (word.contains(typed))
            take(inside);
        else if (allowed > 0 && word.size() + allowed >= typed.size())
            if (const int errors = errorsIn(typed, word); errors <= allowed)
                take(error * errors);
    }
    return best;
}

} // namespace

int FuzzyWords::misfit(const QString& typed, const QString& text)
{
    const QStringList words = plainWords(text);
    int sum = 0;
    for (const QString& word : plainWords(typed)) {
        const int misfit = misfitOfWord(word, words);
        if (misfit < 0)
            return -1;
        sum += misfit;
    }
    return sum;
}

} // namespace delve
