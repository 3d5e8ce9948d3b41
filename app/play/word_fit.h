// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <compare>
#include <functional>
#include <optional>

namespace delve {

/// How well typed words fit what is said about an action; less is better.
struct Fit
{
    enum Kind : std::uint8_t
    {
        Whole,        ///< these very words
        Beginning,    ///< it begins with these very words
        Verb,         ///< its first word, and others of it
        VerbAndParts, ///< its first word, and beginnings of others
        PartOfVerb,   ///< the beginning of its first word, and of others
        Words,        ///< words from anywhere in it
        Parts         ///< beginnings of words from anywhere in it
    };

    Kind kind = Whole;
    bool isSide = false; ///< letting pass or doing without, which nobody means who does not say so
    int place = 0;       ///< where the first of the words is, if not at the beginning

    bool isLoose() const { return kind >= Words; }
    friend bool operator==(const Fit&, const Fit&) = default;
    friend std::strong_ordering operator<=>(const Fit& a, const Fit& b)
    {
        if (const auto order = a.isSide <=> b.isSide; order != 0)
            return order;
        if (const auto order = a.kind <=> b.kind; order != 0)
            return order;
        return a.place <=> b.place;
    }
};

/// What can be typed to mean an action.
struct Sayings
{
    QStringList said;     ///< the words of its sentence
    QStringList verbs;    ///< what else people call it; the first of `said` is one anyway
    QStringList labels{}; ///< names of what it is about
    bool isSide = false;
    /// Whether a word is a direction, and that of the action: n is not the beginning of ne nor of another
    /// word.
    std::function<std::optional<bool>(const QString&)> isDirection{};
};

/// Nothing unless every one of the words begins a word of what is said about the action, or is its label or
/// direction. Words with a digit must be there as they are: K1 is not the beginning of K12.
std::optional<Fit> fitOf(const QStringList& words, const Sayings& sayings);

/// The words of a line that somebody typed. Names may end with a comma or a colon, as they stand in the list.
QStringList typedWords(const QString& line);
/// The words of a sentence, without signs.
QStringList wordsIn(const QString& text);
bool isSameWord(const QString& a, const QString& b);

} // namespace delve
