// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/play_sentences.h"

#include "editor/dungeoneer/text/play/blanks.h"
#include "editor/dungeoneer/text/play/event_icons.h"
#include "editor/dungeoneer/text/play/play_texts.h"
#include "editor/dungeoneer/text/play/variants.h"
#include "editor/text/told_step.h"

namespace delve::dungeoneer {

namespace {

using namespace play;

template <typename T>
QString saidOf(std::span<const PlayText> texts, const T& object, std::string_view variant,
               const GameState& state, const PlayWords& words, int count = 1)
{
    const PlayText* known = findPlayTextOrPlain(texts, T::name, variant);
    if (known == nullptr)
        return QString::fromUtf8(T::name.data(), qsizetype(T::name.size()));
    const Blanks blanks(object, state, words);
    const auto blank = [&](std::string_view name) {
        return name == "count" ? QString::number(count) : blanks.value(name);
    };
    return filledIn("CardPlay", *known, blank);
}

template <typename T>
QString saidOf(std::span<const PlayText> texts, const T& object, const GameState& state,
               const PlayWords& words)
{
    return saidOf(texts, object, variantOf(Position(words.game(), state), object), state, words);
}

/// It is told to somebody who may not know which card it is.
bool isHidden(const GameState& state, const EventBody& what, const Onlooker& onlooker)
{
    if (const auto* drawn = std::get_if<CardDrawn>(&what))
        return !onlooker.knowsHandOf(drawn->player);
    if (const auto* held = std::get_if<MapHeld>(&what))
        return !onlooker.knowsHandOf(held->player);
    if (const auto* moved = std::get_if<CardMoved>(&what); moved && moved->to == play::Place::Hand &&
                                                           moved->card != CardId::None &&
                                                           state.card(moved->card).place == play::Place::Hand)
        return !onlooker.knowsHandOf(moved->owner) && !onlooker.knowsHandOf(state.card(moved->card).owner);
    return false;
}

/// Facts that only matter to those who want to know exactly how something came about.
bool isDetail(const Event& event)
{
    if (const auto* moved = std::get_if<CardMoved>(&event.what))
        return moved->to == play::Place::Declared || moved->to == play::Place::Laid ||
               moved->to == play::Place::Attached;
    if (const auto* movement = std::get_if<MovementChanged>(&event.what))
        return movement->by < 0;
    return isBookkeeping(event) ||
           std::visit(
               []<typename T>(const T&) {
                   return std::is_same_v<T, PhaseBegan> || std::is_same_v<T, DoorsReset> ||
                          std::is_same_v<T, UsesRefreshed> || std::is_same_v<T, TurnEffectsEnded> ||
                          std::is_same_v<T, BatchChanged> || std::is_same_v<T, EncounterResolved> ||
                          std::is_same_v<T, AttackBegun> || std::is_same_v<T, LastingBegan> ||
                          std::is_same_v<T, LastingEnded> || std::is_same_v<T, PhaseCut>;
               },
               event.what);
}

QString asRecorded(const std::string& json)
{
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "As it was recorded: %1"))
        .arg(QString::fromStdString(json));
}

/// How many of the events from here on are cards that the same player draws unseen.
int drawsFrom(const Events& events, std::size_t from, const Onlooker& onlooker)
{
    const auto* first = std::get_if<CardDrawn>(&events[from].what);
    if (first == nullptr || onlooker.knowsHandOf(first->player))
        return 1;
    int count = 0;
    for (std::size_t i = from; i < events.size(); ++i) {
        const auto* drawn = std::get_if<CardDrawn>(&events[i].what);
        if (drawn == nullptr || drawn->player != first->player)
            break;
        ++count;
    }
    return count;
}

} // namespace

QString sentence(const Event& event, const GameState& before, const PlayWords& words,
                 const Onlooker& onlooker)
{
    return std::visit(
        [&](const auto& what) {
            return isHidden(before, event.what, onlooker)
                       ? saidOf(eventTexts(), what, "hidden", before, words)
                       : saidOf(eventTexts(), what, before, words);
        },
        event.what);
}

QString sentence(const Action& action, const GameState& state, const PlayWords& words)
{
    return std::visit([&](const auto& what) { return saidOf(actionTexts(), what, state, words); }, action);
}

QString sentence(const Task& task, const GameState& state, const PlayWords& words)
{
    return std::visit([&](const auto& what) { return saidOf(taskTexts(), what, state, words); }, task)
        .trimmed();
}

QString sentence(const Refusal& refusal, const Action& action)
{
    const std::string_view kind =
        std::visit([]<typename T>(const T&) -> std::string_view { return T::name; }, action);
    const PlayText* known = findPlayTextOrPlain(refusalTexts(), refusal.rule, kind);
    return saidInPlay(known ? known->text : QT_TRANSLATE_NOOP("CardPlay", "The rules forbid it."));
}

QString questionIn(const GameState& state, const PlayWords& words)
{
    return state.isOver() || state.taskCount == 0
               ? QString()
               : sentence(unpack<Task>(state.pending().back()), state, words);
}

std::vector<Told> told(const Events& events, GameState state, const PlayWords& words,
                       const Onlooker& onlooker)
{
    std::vector<Told> lines;
    for (std::size_t i = 0; i < events.size();) {
        const Event& event = events[i];
        const int draws = drawsFrom(events, i, onlooker);
        QString text =
            draws > 1 ? saidOf(eventTexts(), std::get<CardDrawn>(event.what), "hidden", state, words, draws)
                      : sentence(event, state, words, onlooker);
        lines.push_back({event.rule, std::move(text), iconOf(event.what),
                         std::holds_alternative<TurnBegan>(event.what), isDetail(event)});
        for (int drawn = 0; drawn < draws; ++drawn)
            evolve(words.game(), state, events[i++]);
    }
    return lines;
}

QString actionInWords(const ToldStep& step, const GameState& state, const PlayWords& words)
{
    ReadLog log;
    const auto json = parseJson(step.action);
    const Action action = json ? readAction(json->root(), log, words.game()) : Action();
    return json && log.ok() ? sentence(action, state, words) : asRecorded(step.action);
}

std::vector<Told> told(const ToldStep& step, GameState& state, const PlayWords& words)
{
    return toldOf<Told>(step, state, words, [&](const ToldEvent& event, const GameState& now) {
        if (!event.what)
            return Told{event.rule, asRecorded(event.json), QStringLiteral("question")};
        const Event known{event.rule, *event.what};
        return Told{event.rule, sentence(known, now, words), iconOf(known.what),
                    std::holds_alternative<TurnBegan>(known.what), isDetail(known)};
    });
}

QString restInWords(const OlderCourse& course)
{
    return saidInPlay(
               QT_TRANSLATE_NOOP("CardPlay",
                                 "What followed by the rules of then (version %1). It cannot be gone to."))
        .arg(course.rules);
}

} // namespace delve::dungeoneer
