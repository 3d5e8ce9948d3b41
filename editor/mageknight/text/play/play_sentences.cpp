// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/play_sentences.h"

#include "editor/mageknight/text/play/blanks.h"
#include "editor/mageknight/text/play/play_texts.h"
#include "editor/text/told_step.h"
#include "engine/mageknight/play/core/event_log.h"
#include "engine/mageknight/play/core/older_replay.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

using namespace play;

/// What is said of a fact may depend on the rule that it comes from.
template <typename T>
QString filledIn(std::span<const PlayText> texts, const T& object, const GameState& state,
                 const PlayWords& words, std::string_view rule = {},
                 const std::vector<ToldEvent>& happened = {})
{
    const std::string variant = variantIn(play::Position(words.game(), state), object);
    const PlayText* known =
        rule.empty()
            ? nullptr
            : findPlayText(texts, T::name, std::string(rule) + (variant.empty() ? "" : " ") + variant);
    if (known == nullptr)
        known = findPlayTextOrPlain(texts, T::name, variant);
    if (known == nullptr)
        return QString::fromUtf8(T::name.data(), qsizetype(T::name.size()));
    const Blanks blanks(object, {words.game(), state}, words, happened);
    return delve::filledIn("Play", *known, [&](std::string_view name) { return blanks.value(name); });
}

/// Facts that only matter to those who want to know exactly how something came about.
bool isDetail(const Event& event)
{
    return isBookkeeping(event) ||
           std::visit(
               []<typename T>(const T&) {
                   return std::is_same_v<T, ChoiceForced> || std::is_same_v<T, SpeedSpent> ||
                          std::is_same_v<T, ActivationMarked> || std::is_same_v<T, ActivationEnded> ||
                          std::is_same_v<T, MovementEnded> || std::is_same_v<T, SpinArrival> ||
                          std::is_same_v<T, SpinOffered> || std::is_same_v<T, SpinSettled> ||
                          std::is_same_v<T, SpinsClosed> || std::is_same_v<T, TurnEnded> ||
                          std::is_same_v<T, MagicTouched> || std::is_same_v<T, GroupComplete> ||
                          std::is_same_v<T, AssignmentsEnded> || std::is_same_v<T, TrapSettled> ||
                          std::is_same_v<T, LevelsGiven> || std::is_same_v<T, ActivationUsed>;
               },
               event.what);
}

QString asRecorded(const std::string& json)
{
    return QCoreApplication::translate("Play", "As it was recorded: %1").arg(QString::fromStdString(json));
}

} // namespace

QString sentence(const Event& event, const GameState& before, const PlayWords& words)
{
    return std::visit(
        [&](const auto& what) { return filledIn(eventTexts(), what, before, words, event.rule); },
        event.what);
}

QString sentence(const Action& action, const GameState& state, const PlayWords& words)
{
    return std::visit([&](const auto& what) { return filledIn(actionTexts(), what, state, words); }, action);
}

QString sentence(const Task& task, const GameState& state, const PlayWords& words)
{
    return std::visit([&](const auto& what) { return filledIn(taskTexts(), what, state, words); }, task);
}

QString sentence(const Refusal& refusal, const Action& action)
{
    const std::string_view kind =
        std::visit([]<typename T>(const T&) -> std::string_view { return T::name; }, action);
    const PlayText* known = findPlayTextOrPlain(refusalTexts(), refusal.rule, kind);
    return QCoreApplication::translate("Play", known ? known->text
                                                     : QT_TRANSLATE_NOOP("Play", "The rules forbid it."));
}

std::vector<Told> told(const Events& events, GameState state, const PlayWords& words)
{
    std::vector<Told> lines;
    for (const Event& event : events) {
        lines.push_back({event.rule, sentence(event, state, words), isDetail(event)});
        evolve(words.game(), state, event);
    }
    return lines;
}

QString actionInWords(const ToldStep& step, const GameState& state, const PlayWords& words)
{
    ReadLog log;
    const auto json = parseJson(step.action);
    const Action action = json ? readAction(json->root(), log, words.game()) : Action();
    if (!json || !log.ok())
        return asRecorded(step.action);
    return std::visit(
        [&](const auto& what) { return filledIn(actionTexts(), what, state, words, {}, step.events); },
        action);
}

std::vector<Told> told(const ToldStep& step, GameState& state, const PlayWords& words)
{
    return toldOf<Told>(step, state, words, [&](const ToldEvent& event, const GameState& now) {
        if (!event.what)
            return Told{event.rule, asRecorded(event.json)};
        const Event known{event.rule, *event.what};
        return Told{event.rule, sentence(known, now, words), isDetail(known)};
    });
}

QString restInWords(const OlderCourse& course)
{
    return QCoreApplication::translate(
               "Play", "What followed by the rules of then (version %1). It cannot be gone to.")
        .arg(course.rules);
}

} // namespace delve::mageknight
