// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/replay_difference.h"

#include "app/mageknight/commands/dungeon_program.h"
#include "app/play/replay_proof.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "engine/base/file.h"
#include "engine/mageknight/play/core/event_log.h"

#include <nlohmann/json.hpp>

namespace delve::mageknight {

namespace {

using Json = nlohmann::ordered_json;

/// What the file tells to have happened; nothing if it tells nothing.
std::optional<std::vector<Json>> recordedEvents(const std::string& file, std::size_t step)
{
    const auto text = readFile(file, play::mostReplayBytes);
    const std::string events = text ? play::eventsRecorded(*text, step) : std::string();
    if (events.empty())
        return std::nullopt;
    return Json::parse(events).get<std::vector<Json>>();
}

QString withRule(const QString& sentence, const std::string& rule)
{
    return QStringLiteral("\"%1\" (%2)").arg(sentence, QString::fromStdString(rule));
}

QString inWords(const Json& recorded, const play::GameState& state, const PlayWords& words)
{
    const auto json = parseJson(recorded.dump());
    const auto what = json ? play::readEvent(json->root(), words.game()) : std::nullopt;
    const bool hasRule = recorded.is_object() && recorded.contains("rule") && recorded["rule"].is_string();
    const std::string rule = hasRule ? recorded["rule"].get<std::string>() : std::string();
    constexpr int mostShown = 200; // a file may hold anything there
    return what ? withRule(sentence(play::Event{rule, *what}, state, words), rule)
                : QString::fromStdString(recorded.dump()).left(mostShown);
}

QString firstOtherEvent(const std::vector<Json>& recorded, const play::Events& happened,
                        play::GameState state, const PlayWords& words)
{
    std::size_t next = 0;
    for (const play::Event& event : happened) {
        if (!isBookkeeping(event)) {
            const Json now = Json::parse(writeEvent(words.game(), event));
            if (next >= recorded.size())
                return translated(QT_TRANSLATE_NOOP("delve", "now this happens as well: %1"))
                    .arg(withRule(sentence(event, state, words), std::string(event.rule)));
            // The order of members does not matter.
            if (nlohmann::json(recorded[next]) != nlohmann::json(now))
                return translated(QT_TRANSLATE_NOOP("delve", "recorded is %1, now happens %2"))
                    .arg(inWords(recorded[next], state, words),
                         withRule(sentence(event, state, words), std::string(event.rule)));
            ++next;
        }
        evolve(words.game(), state, event);
    }
    if (next < recorded.size())
        return translated(QT_TRANSLATE_NOOP("delve", "recorded is %1, which does not happen now"))
            .arg(inWords(recorded[next], state, words));
    return {};
}

QString facesOf(const std::vector<int>& dice)
{
    QStringList faces;
    for (const int face : dice)
        faces << QString::number(face);
    return faces.join(u' ');
}

} // namespace

QString differenceInWords(const std::string& file, std::size_t step, const play::Replay& replay,
                          const play::GameState& before, const PlayWords& words)
{
    const play::Game& game = words.game();
    const play::ReplayStep& recorded = replay.steps[step];
    if (!check(game, before, recorded.action).isAllowed())
        return {};
    ScriptedDice faces(recorded.dice);
    play::RecordingDice dice(faces);
    play::Events happened;
    play::GameState after = before;
    perform(game, after, recorded.action, dice, happened);
    const std::size_t rolled = dice.take().size();
    if (rolled < recorded.dice.size())
        return translated(QT_TRANSLATE_NOOP("delve", "of the recorded dice %1 only the first %2 are rolled"))
            .arg(facesOf(recorded.dice), QString::number(rolled));
    if (rolled > recorded.dice.size())
        return recorded.dice.empty()
                   ? translated(QT_TRANSLATE_NOOP("delve", "dice are rolled, and none are recorded"))
                   : translated(QT_TRANSLATE_NOOP("delve", "more dice are rolled than the recorded %1"))
                         .arg(facesOf(recorded.dice));
    if (const auto told = recordedEvents(file, step))
        if (const QString other = firstOtherEvent(*told, happened, before, words); !other.isEmpty())
            return other;
    return translated(QT_TRANSLATE_NOOP("delve", "the same happens; recorded is state %1, now it is %2"))
        .arg(hashInWords(recorded.hash), hashInWords(hashOf(after)));
}

} // namespace delve::mageknight
