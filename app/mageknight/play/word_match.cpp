// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/word_match.h"

#include "app/mageknight/play/compass.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "engine/mageknight/play/core/position.h"

namespace delve::mageknight {

using namespace play;

namespace {

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
    return std::holds_alternative<Pass>(action) || std::holds_alternative<CancelAbility>(action) ||
           std::holds_alternative<CancelGift>(action);
}

template <std::size_t I = 0> bool isVerbOfAnyKind(const QString& word)
{
    if constexpr (I == std::variant_size_v<Action>) {
        return false;
    } else {
        return isSameWord(kindWords<std::variant_alternative_t<I, Action>>().first(), word) ||
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
    const QStringList kind = std::visit([]<typename T>(const T&) { return kindWords<T>(); }, action);
    const Labels labelled = labelsIn(action, labels);
    const auto isDirection = [&](const QString& word) -> std::optional<bool> {
        const auto named = directionNamed(word);
        return named ? std::optional(named == labelled.direction) : std::nullopt;
    };
    Sayings sayings{.said = wordsIn(sentence(action, state, playWords)),
                    .verbs = kind.first(1) + otherVerbs(action, {playWords.game(), state}),
                    .labels = kind + labelled.figures,
                    .isSide = isSideAction(action),
                    .isDirection = isDirection};
    return delve::fitOf(words, sayings);
}

} // namespace delve::mageknight
