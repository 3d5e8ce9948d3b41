// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/event_log.h"
#include "engine/dungeoneer/play/core/json_forms.h"
#include "engine/dungeoneer/play/kept/kept_game.h"
#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"

// Files of kept games: the scenario, and a step on each line.

namespace delve::dungeoneer::play {

namespace {

constexpr std::size_t mostSteps = 20'000;
constexpr std::size_t mostOfStep = 200; ///< dice, expectations

std::string asText(const JsonView& value)
{
    std::string text;
    appendJson(text, value);
    return text;
}

GoTo readGoTo(const JsonView& json, ReadLog& log, const Game& game)
{
    GoTo to;
    ObjectReader reader(json, log);
    to.phase = reader.oneOf<Phase>("phase");
    if (const auto player = reader.require("player"))
        table::readValue(*player, log, game, to.player);
    reader.refuseUnknown();
    // In the others nobody chooses what to do next.
    if (log.ok() && to.phase != Phase::Hero && to.phase != Phase::Dungeonlord)
        log.fail(json, {QT_TRANSLATE_NOOP("Engine", "expected %1, found %2"),
                        {"hero, dungeonlord", std::string(nameOf(to.phase))}});
    return to;
}

KeptStep readStep(const JsonView& json, ReadLog& log, const Game& game)
{
    KeptStep step;
    ObjectReader reader(json, log);
    step.note = reader.stringOr("note", maxTextLength);
    if (const auto to = reader.find("goTo"))
        step.goTo = readGoTo(*to, log, game);
    if (const auto change = reader.find("change"); change && isObject(*change, log))
        step.change = asText(*change);
    if (const auto action = reader.find("do"))
        step.what = readAction(*action, log, game);
    step.dice = reader.listOr("dice", mostOfStep, [](const JsonView& face, ReadLog& list) {
        return readInteger(face, list, 1, 6);
    });
    step.expect = reader.listOr("expect", mostOfStep, [](const JsonView& each, ReadLog& list) {
        return isObject(each, list) ? asText(each) : std::string();
    });
    reader.refuseUnknown();
    const int deeds = int(step.goTo.has_value()) + int(!step.change.empty()) + int(step.what.has_value());
    if (log.ok() && (deeds > 1 || (!step.what && !step.dice.empty()) || (deeds == 0 && step.expect.empty())))
        log.fail(json, {QT_TRANSLATE_NOOP("Engine", "expected %1, found %2"),
                        {"goTo, change, do, expect", json.summary()}});
    return step;
}

void appendStep(std::string& line, const Game& game, const KeptStep& step)
{
    JsonObjectText text(line);
    if (!step.note.empty())
        text.text("note", step.note);
    if (step.goTo) {
        JsonObjectText to(text.key("goTo"));
        to.name("phase", step.goTo->phase);
        to.text("player", game.nameOf(step.goTo->player));
        to.close();
    }
    if (!step.change.empty())
        text.key("change") += step.change;
    if (step.what)
        text.key("do") += writeAction(game, *step.what);
    if (!step.dice.empty())
        table::appendDice(text.key("dice"), step.dice);
    if (!step.expect.empty()) {
        std::string& list = text.key("expect");
        for (std::size_t i = 0; i < step.expect.size(); ++i)
            list += (i == 0 ? "[" : ", ") + step.expect[i];
        list += ']';
    }
    text.close();
}

} // namespace

std::string writeKept(const Game& game, const KeptGame& kept)
{
    std::string out;
    JsonObjectText text(out, 2);
    text.word("format", keptFormat);
    text.number("version", keptVersion);
    text.text("about", kept.about);
    text.member("rules", [&](JsonWriter& rules) {
        rules.list(kept.rules, [](JsonWriter& rule, const std::string& id) { rule.text(id); });
    });
    table::appendScenario(text, writeScenario(kept.scenario));
    text.list("steps", kept.steps,
              [&](std::string& line, const KeptStep& step) { appendStep(line, game, step); });
    text.close();
    out += '\n';
    return out;
}

Result<KeptGame> parseKept(std::string_view text, std::shared_ptr<const Cards> cards)
{
    const auto document = parseJson(text, table::replayJsonLimits);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader reader(document->root(), log);
    readHeader(reader, keptFormat, keptVersion);
    KeptGame kept;
    kept.about = reader.string("about", maxTextLength, 1);
    kept.rules = reader.listOr("rules", mostOfStep, [](const JsonView& rule, ReadLog& list) {
        return readString(rule, list, 32, 1);
    });
    const auto inner = reader.require("scenario");
    const auto steps = reader.require("steps");
    reader.refuseUnknown();
    if (!inner || !steps || !log.ok())
        return log.resultOf(KeptGame{});
    auto scenario = readScenario(*inner);
    if (!scenario)
        return scenario.error();
    kept.scenario = *std::move(scenario);
    if (const auto errors = checkReferences(kept.scenario, *cards); !errors.empty())
        return Error{"/scenario" + errors.front().where, errors.front().what};
    const auto game = Game::make(kept.scenario, std::move(cards));
    if (!game)
        return Error{"/scenario" + game.error().where, game.error().what};
    kept.steps = readList(*steps, log, 1, mostSteps,
                          [&](const JsonView& json, ReadLog& list) { return readStep(json, list, *game); });
    return log.resultOf(std::move(kept));
}

} // namespace delve::dungeoneer::play
