// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/standing_answers.h"

#include "editor/mageknight/text/play/play_terms.h"
#include "engine/mageknight/play/core/task.h"
#include "engine/mageknight/play/moving/well_faced.h"

#include <algorithm>
#include <cstdlib>

namespace delve::mageknight {

using namespace play;

namespace {

using in_play::translated;

/// How far a facing points past somebody, in eighths of a circle.
int turnsPast(const Position& position, const Spin& spin, FigureId arrived)
{
    const Square from = position.board().squareOf(position.figure(spin.figure).square);
    const Square to = position.board().squareOf(position.figure(arrived).square);
    const Offset way{std::clamp(to.x - from.x, -1, 1), std::clamp(to.y - from.y, -1, 1)};
    constexpr int circle = int(allDirections.size());
    for (const Direction direction : allDirections)
        if (const Offset step = offsetOf(direction); step.dx == way.dx && step.dy == way.dy) {
            const int apart = std::abs(int(direction) - int(spin.facing));
            return std::min(apart, circle - apart);
        }
    return circle;
}

/// SPIN-02: the straightest turn to somebody who has come; nobody turns who faces all of them.
Action faceWhoeverComes(const Position& position, const Actions& legal)
{
    const Spin* best = nullptr;
    int least = 0;
    for (const Action& action : legal) {
        const auto* spin = std::get_if<Spin>(&action);
        if (spin == nullptr || (best != nullptr && spin->figure != best->figure))
            continue;
        position.state().forEachFigure(FigureSet::SpinArrivals, [&](FigureId arrived) {
            if (!turnsTo(position, *spin, arrived))
                return;
            const int past = turnsPast(position, *spin, arrived);
            if (best == nullptr || past < least) {
                best = spin;
                least = past;
            }
        });
    }
    return best != nullptr ? Action(*best) : Action(DeclineSpins{});
}

template <typename Kind> const Action* firstOf(const Actions& legal)
{
    const auto found = std::ranges::find_if(
        legal, [](const Action& action) { return std::holds_alternative<Kind>(action); });
    return found == legal.end() ? nullptr : &*found;
}

/// The action that says yes, or the one that says no.
const Action* answerTo(Repeated question, bool isYes, const Actions& legal)
{
    if (question == Repeated::FreeAttacks)
        return isYes ? firstOf<StrikeBlow>(legal) : firstOf<HoldBack>(legal);
    return isYes ? firstOf<Answer>(legal) : firstOf<DeclineAnswers>(legal);
}

} // namespace

std::optional<Repeated> repeatedQuestion(const Position& position)
{
    const auto decision = pendingDecision(position);
    if (!decision)
        return std::nullopt;
    return std::visit(
        []<typename T>(const T& task) -> std::optional<Repeated> {
            if constexpr (std::is_same_v<T, FreeSpins>)
                return Repeated::FreeSpins;
            else if constexpr (std::is_same_v<T, BlowOffer>)
                return task.blow == Blow::FreeAttack ? std::optional(Repeated::FreeAttacks) : std::nullopt;
            else if constexpr (std::is_same_v<T, AnswerChoice>)
                return task.isRanged ? std::optional(Repeated::ShotsBack) : std::nullopt;
            else
                return std::nullopt;
        },
        decision->task);
}

std::optional<Action> StandingAnswers::actionFor(const Position& position, const Actions& legal,
                                                 int player) const
{
    const auto question = repeatedQuestion(position);
    if (!question)
        return std::nullopt;
    const auto answer = of(player, int(*question));
    if (answer == AskMe)
        return std::nullopt;
    if (*question == Repeated::FreeSpins)
        return answer == Always ? faceWhoeverComes(position, legal) : Action(DeclineSpins{});
    const Action* action = answerTo(*question, answer == Always, legal);
    return action != nullptr ? std::optional(*action) : std::nullopt;
}

std::vector<PlayedTable::StandingQuestion> repeatedInWords()
{
    const QString ask = translated(QT_TRANSLATE_NOOP("Play", "Ask me"));
    return {{translated(QT_TRANSLATE_NOOP("Play", "Free spins")),
             {ask, translated(QT_TRANSLATE_NOOP("Play", "Always face whoever comes")),
              translated(QT_TRANSLATE_NOOP("Play", "Never turn"))}},
            {translated(QT_TRANSLATE_NOOP("Play", "Free attacks")),
             {ask, translated(QT_TRANSLATE_NOOP("Play", "Always strike whoever passes")),
              translated(QT_TRANSLATE_NOOP("Play", "Never strike"))}},
            {translated(QT_TRANSLATE_NOOP("Play", "Shooting back")),
             {ask, translated(QT_TRANSLATE_NOOP("Play", "Always shoot back")),
              translated(QT_TRANSLATE_NOOP("Play", "Never shoot back"))}}};
}

} // namespace delve::mageknight
