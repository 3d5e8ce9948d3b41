// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/replay.h"

#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/table/older_replay.h"

namespace delve::dungeoneer::play {

Replay beginReplay(const Scenario& scenario, const Cards& cards)
{
    Replay replay;
    replay.scenario = scenario;
    for (const PackReference& pack : scenario.packs)
        if (const CardSet* set = cards.set(pack.id))
            replay.packs.push_back({set->id, set->version, set->hash});
    return replay;
}

Result<Game> gameOf(const Replay& replay, std::shared_ptr<const Cards> cards)
{
    return Game::make(replay.scenario, std::move(cards));
}

std::vector<Error> replayWarnings(const Replay& replay, const Cards& cards)
{
    // The sets of the scenario are those it was made with; what counts is what the game was played with.
    Scenario playedWith;
    playedWith.packs = replay.packs;
    std::vector<Error> warnings = packWarnings(playedWith, cards);
    if (replay.older)
        table::addRulesWarnings(*replay.older, rulesVersion, warnings);
    return warnings;
}

std::string writeReplay(const Game& game, const Replay& replay)
{
    std::string out;
    JsonObjectText text(out, 2);
    text.word("format", replayFormat);
    text.number("version", table::replayVersion);
    text.number("rulesVersion", replay.rules);
    table::appendPacks(text, replay.packs);
    if (replay.table)
        table::appendTable(text.key("table"), *replay.table);
    table::appendScenario(text, writeScenario(replay.scenario));
    table::appendSteps(text, game, replay.steps);
    text.close();
    out += '\n';
    return out;
}

Result<Replay> parseReplay(std::string_view text, std::shared_ptr<const Cards> cards, int rulesNow)
{
    const auto document = table::parseWithoutSteps(text, table::replayJsonLimits);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader reader(document->root(), log);
    Replay replay;
    table::readFrame(reader, log, rulesNow, std::size_t(mostPlayers), replay);
    const auto inner = reader.require("scenario");
    requireStreamed(reader, "actions");
    reader.refuseUnknown();
    if (!inner || !log.ok())
        return log.resultOf(Replay{});
    auto scenario = readScenario(*inner);
    if (!scenario)
        return scenario.error();
    replay.scenario = *std::move(scenario);
    if (const auto errors = checkReferences(replay.scenario, *cards); !errors.empty())
        return Error{"/scenario" + errors.front().where, errors.front().what};
    const auto game = gameOf(replay, cards);
    if (!game)
        return Error{"/scenario" + game.error().where, game.error().what};
    return table::withActions<Traits>(std::move(replay), text, *game, rulesNow);
}

void followTold(const Game& game, GameState& state, const EventBody& what)
{
    const auto follow = [&](const auto& event) { evolve(game, state, Event{{}, event}); };
    if (const auto* turn = std::get_if<TurnBegan>(&what); turn && turn->player != PlayerId::None)
        follow(*turn);
    else if (const auto* moved = std::get_if<HeroMoved>(&what);
             moved && moved->player != PlayerId::None && moved->to != SpaceId::None)
        follow(*moved);
}

} // namespace delve::dungeoneer::play
