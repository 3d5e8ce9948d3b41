#include "engine/play/event_log.h"

#include "engine/play/json_fields.h"
#include "engine/play/task.h"

namespace delve::play {

std::string writeAction(const Game& game, const Action& action)
{
    std::string out;
    appendVariant(out, game, "action", action);
    return out;
}

Action readAction(const JsonView& json, ReadLog& log, const Game& game)
{
    return readVariant<Action>(json, log, game, "action");
}

std::string writeEvent(const Game& game, const Event& event)
{
    std::string out;
    JsonObjectText text(out);
    std::visit(
        [&]<typename T>(const T& what) {
            text.word("event", T::name);
            if (!event.rule.empty())
                text.word("rule", event.rule);
            if constexpr (std::is_same_v<T, TaskAdded>)
                appendVariant(text.key("task"), game, "task", unpack<Task>(what.task));
            else if constexpr (std::is_same_v<T, ActionFellAway>)
                text.key("action") += writeAction(game, unpack<Action>(what.action));
            else
                appendFields(text, game, what);
        },
        event.what);
    text.close();
    return out;
}

bool isBookkeeping(const Event& event)
{
    return std::visit(
        []<typename T>(const T&) {
            return std::is_same_v<T, TaskAdded> || std::is_same_v<T, TaskTaken> ||
                   std::is_same_v<T, AnswerDue> || std::is_same_v<T, AnswerSettled> ||
                   std::is_same_v<T, SpawnCommanded> || std::is_same_v<T, GiftsFreed>;
        },
        event.what);
}

} // namespace delve::play
