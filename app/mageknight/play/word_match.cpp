// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/word_match.h"

#include "app/mageknight/play/compass.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "engine/mageknight/play/core/position.h"

#include <algorithm>

namespace delve::mageknight {

using namespace play;

namespace {

bool isSame(const QString& a, const QString& b)
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

/// "attack", "pass-through" and so on as words, so that English commands work in every language.
template <typename T> QStringList kindWords()
{
    return QString::fromUtf8(T::name.data(), qsizetype(T::name.size())).split(u'-');
}

/// Whoever types "act" means to activate somebody.
template <> QStringList kindWords<ActAs>()
{
    return {QStringLiteral("switch")};
}

/// What else people call it.
QStringList otherVerbs(const Action& action, const Position& position)
{
    const auto markerAhead = [&](Direction direction) -> QStringList {
        const SquareIndex from = squareOfActive(position);
        const SquareIndex to = from == noSquare ? noSquare : position.board().neighbour(from, direction);
        if (to == noSquare)
            return {};
        return {position.board().has(to, SquareFlag::Teleport) ? QStringLiteral("teleport")
                                                               : QStringLiteral("vortex")};
    };
    if (std::holds_alternative<BashDoor>(action))
        return {QStringLiteral("attack")};
    if (std::holds_alternative<TurnTile>(action))
        return {QStringLiteral("vortex")};
    if (const auto* step = std::get_if<Step>(&action); step != nullptr && step->use)
        return markerAhead(step->direction);
    return {};
}

/// The label of a figure in an action, and its direction, can be typed too.
struct Labels
{
    QStringList figures;
    std::optional<Direction> direction;
};

Labels labelsIn(const Action& action, const BoardLabels& labels)
{
    Labels found;
    std::visit(
        [&](const auto& what) {
            forEachField(what, [&](const auto&, const auto& value) {
                using Value = std::remove_cvref_t<decltype(value)>;
                if constexpr (std::is_same_v<Value, FigureId>) {
                    if (value != FigureId::None)
                        found.figures << labels.of(value);
                } else if constexpr (std::is_same_v<Value, Direction>) {
                    found.direction = value;
                }
            });
        },
        action);
    return found;
}

bool isSideAction(const Action& action)
{
    return std::holds_alternative<Pass>(action) || std::holds_alternative<CancelAbility>(action);
}

template <std::size_t I = 0> bool isVerbOfAnyKind(const QString& word)
{
    if constexpr (I == std::variant_size_v<Action>) {
        return false;
    } else {
        return isSame(kindWords<std::variant_alternative_t<I, Action>>().first(), word) ||
               isVerbOfAnyKind<I + 1>(word);
    }
}

} // namespace

bool isVerb(const QString& word)
{
    return isVerbOfAnyKind(word);
}

std::optional<Fit> fitOf(const QStringList& words, const Action& action, const GameState& state,
                         const PlayWords& playWords, const BoardLabels& labels)
{
    const QStringList said = wordsIn(sentence(action, state, playWords));
    const QStringList kind = std::visit([]<typename T>(const T&) { return kindWords<T>(); }, action);
    const QStringList others = otherVerbs(action, {playWords.game(), state});
    const Labels labelled = labelsIn(action, labels);
    const QStringList known = said + kind + others + labelled.figures;

    bool isWhole = true;
    for (const QString& word : words) {
        // n is not the beginning of ne nor of another word, K1 not that of K12.
        if (const auto named = directionNamed(word)) {
            if (named != labelled.direction)
                return std::nullopt;
            continue;
        }
        if (std::ranges::any_of(known, [&](const QString& other) { return isSame(word, other); }))
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
    const QStringList verbs = QStringList{said.first(), kind.first()} + others;
    Fit fit;
    if (words.size() <= said.size() && std::equal(words.begin(), words.end(), said.begin(), isSame))
        fit.kind = words.size() == said.size() ? Fit::Whole : Fit::Beginning;
    else if (std::ranges::any_of(verbs, [&](const QString& other) { return isSame(verb, other); }))
        fit.kind = isWhole ? Fit::Verb : Fit::VerbAndParts;
    else if (std::ranges::any_of(
                 verbs, [&](const QString& other) { return other.startsWith(verb, Qt::CaseInsensitive); }))
        fit.kind = Fit::PartOfVerb;
    else
        fit.kind = isWhole ? Fit::Words : Fit::Parts;
    if (fit.isLoose()) {
        fit.isSide = isSideAction(action);
        const auto place = std::ranges::find_if(
            said, [&](const QString& other) { return other.startsWith(verb, Qt::CaseInsensitive); });
        fit.place = int(place - said.begin());
    }
    return fit;
}

} // namespace delve::mageknight
