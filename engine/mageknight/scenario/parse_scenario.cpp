// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/parse_scenario.h"

#include "engine/base/file.h"
#include "engine/mageknight/game_id.h"
#include "engine/mageknight/scenario/migrate_scenario.h"
#include "engine/mageknight/scenario/read_scenario.h"
#include "engine/mageknight/scenario/scenario_reading.h"
#include "engine/scenario/scenario_parts.h"

namespace delve::mageknight {

namespace {

AllowedArtifact readAllowedArtifact(ObjectReader& in, ScenarioReading& reading)
{
    AllowedArtifact allowed;
    allowed.artifact = reading.contentId(in, "artifact");
    allowed.most = in.integer("most", 1, scenario_limits::perPlayer);
    return allowed;
}

ScenarioOptions readOptions(const JsonView& value, ScenarioReading& reading)
{
    constexpr int perPlayer = scenario_limits::perPlayer;
    ScenarioOptions options;
    ObjectReader in(value, reading.log());
    const auto number = [&in](std::string_view key, int most, int& option) {
        option = in.integerOr(key, 0, most, option);
    };
    const auto flag = [&in](std::string_view key, bool& option) { option = in.booleanOr(key, option); };

    number("buildTotal", scenario_limits::buildTotal, options.buildTotal);
    number("specialPiecesPerPlayer", perPlayer, options.specialPiecesPerPlayer);
    number("tokensContributedPerPlayer", perPlayer, options.tokensContributedPerPlayer);
    number("tokensPlacedPerPlayer", perPlayer, options.tokensPlacedPerPlayer);
    flag("toughTokens", options.toughTokens);
    options.loneWolf = in.oneOf<LoneWolf>("loneWolf", options.loneWolf);
    flag("respectStock", options.respectStock);
    flag("freeBuild", options.freeBuild);
    flag("tilesRanOut", options.tilesRanOut);
    flag("mageKnightWarriors", options.mageKnightWarriors);
    flag("allFigures", options.allFigures);
    flag("largeSquares", options.largeSquares);
    flag("moderated", options.moderated);
    flag("openCeiling", options.openCeiling);
    flag("standardArcs", options.standardArcs);
    flag("artifacts", options.artifacts);
    if (const auto allowed = in.find("allowedArtifacts")) {
        options.allowedArtifacts =
            readList(*allowed, in.log(), 0, scenario_limits::allowedArtifacts,
                     objectReader([&](ObjectReader& entry) { return readAllowedArtifact(entry, reading); }));
        refuseRepeated(*allowed, in.log(), options.allowedArtifacts, "artifact",
                       [](const AllowedArtifact& entry) { return entry.artifact.text(); });
    }
    if (const auto most = in.find("artifactsPerPlayer"))
        options.artifactsPerPlayer = readInteger(*most, in.log(), 0, perPlayer);
    if (const auto rounds = in.find("roundLimit"))
        options.roundLimit = readInteger(*rounds, in.log(), 1, scenario_limits::roundLimit);
    flag("rollForStart", options.rollForStart);
    in.refuseUnknown();
    return options;
}

TeamMember readTeamMember(ObjectReader& in, ScenarioReading& reading)
{
    TeamMember member;
    member.id = reading.newId(in, ReferenceKind::Member);
    member.figure = reading.contentId(in, "figure");
    member.level = in.integer("level", 0, scenario_limits::heroLevel);
    member.rider = reading.contentIdOr(in, "rider");
    member.value = reading.pointValue(in);
    member.chariot = reading.referenceOr(in, "chariot", ReferenceKind::Member);
    return member;
}

PoolEntry readSpawnEntry(ObjectReader& in, ScenarioReading& reading)
{
    PoolEntry entry;
    entry.kind = reading.contentId(in, "figure");
    entry.count = in.integer("count", 1, scenario_limits::count);
    entry.rider = reading.contentIdOr(in, "rider");
    entry.passenger = reading.contentIdOr(in, "passenger");
    entry.value = reading.pointValue(in);
    return entry;
}

PoolEntry readChestEntry(ObjectReader& in, ScenarioReading& reading)
{
    PoolEntry entry;
    entry.kind = reading.contentId(in, "chest");
    entry.count = in.integer("count", 1, scenario_limits::count);
    return entry;
}

/// What a player puts into a pool.
template <typename ReadEntry>
std::vector<PoolEntry> readPool(ObjectReader& in, ScenarioReading& reading, std::string_view pool,
                                ReadEntry readEntry)
{
    return in.listOr(
        pool, scenario_limits::poolEntries,
        objectReader([&reading, readEntry](ObjectReader& entry) { return readEntry(entry, reading); }));
}

Player readPlayer(ObjectReader& in, ScenarioReading& reading)
{
    Player player;
    player.id = reading.newId(in, ReferenceKind::Player);
    player.name = in.string("name", scenario_limits::name);
    player.colour = in.oneOf<PlayerColour>("colour");
    player.team =
        in.listOr("team", scenario_limits::teamMembers,
                  objectReader([&](ObjectReader& member) { return readTeamMember(member, reading); }));
    player.mageSpawn = readPool(in, reading, "mageSpawn", readSpawnEntry);
    player.chests = readPool(in, reading, "chests", readChestEntry);
    return player;
}

MapReference readMap(ObjectReader& in, ScenarioReading& reading)
{
    MapReference map;
    map.map = reading.contentId(in, "map");
    map.side = in.oneOf<TileSide>("side");
    return map;
}

Level readLevel(ObjectReader& in)
{
    return {in.string("name", scenario_limits::name)};
}

ReferenceKind kindOf(AssertedAbout about)
{
    switch (about) {
    case AssertedAbout::Player: return ReferenceKind::Player;
    case AssertedAbout::Chest: return ReferenceKind::Chest;
    case AssertedAbout::Token: return ReferenceKind::Token;
    case AssertedAbout::Game: break;
    }
    return ReferenceKind::Other;
}

Assertion readAssertion(ObjectReader& in, ScenarioReading& reading)
{
    auto assertion = readAssertedShare<Assertion>(in, hasRounds);
    if (const AssertedAbout about = aboutOf(assertion.measure); about != AssertedAbout::Game)
        assertion.about = reading.referenceOr(in, "about", kindOf(about));
    return assertion;
}

Result<Scenario> readPresentVersion(const JsonView& root)
{
    ReadLog log;
    ScenarioReading reading(log);
    ObjectReader in(root, log);
    Scenario scenario;
    readScenarioHead(in, scenario);
    static_assert(nameOf(GameKind::MageKnightDungeons) == gameId);
    scenario.game = in.oneOf<GameKind>("game");
    scenario.packs = readPackReferences(in);
    if (const auto options = in.find("options"))
        scenario.options = readOptions(*options, reading);
    scenario.players =
        in.list("players", 0, scenario_limits::players,
                objectReader([&](ObjectReader& player) { return readPlayer(player, reading); }));
    if (const auto map = in.find("map"))
        scenario.map =
            objectReader([&](ObjectReader& members) { return readMap(members, reading); })(*map, log);
    scenario.levels = in.list("levels", 1, scenario_limits::levels, objectReader(readLevel));
    reading.setLevelCount(scenario.levels.size());
    reading.leaveThings();
    scenario.assertions =
        in.listOr("assertions", scenario_limits::assertions,
                  objectReader([&](ObjectReader& entry) { return readAssertion(entry, reading); }));
    readPlacedThings(in, reading, scenario);
    in.refuseUnknown();
    reading.checkReferences();
    return log.resultOf(std::move(scenario));
}

} // namespace

Result<Scenario> parseScenario(std::string_view text)
{
    const auto document = parseJson(text, scenarioJsonLimits);
    if (!document)
        return document.error();
    return readScenario(document->root());
}

Result<Scenario> readScenario(const JsonView& value)
{
    const auto version = scenarioVersionOf(value);
    if (!version)
        return version.error();
    if (*version == scenarioVersion)
        return readPresentVersion(value);
    std::string text;
    appendJson(text, value);
    auto scenario = migrateScenario(text).and_then([](std::string&& migrated) -> Result<Scenario> {
        const auto current = parseJson(migrated, scenarioJsonLimits);
        return current ? readPresentVersion(current->root()) : current.error();
    });
    if (!scenario)
        return Error{value.pointer() + scenario.error().where, scenario.error().what};
    return scenario;
}

Result<Scenario> loadScenario(const std::filesystem::path& path)
{
    return readFile(path, scenario_limits::fileBytes).and_then([](std::string&& text) {
        return parseScenario(text);
    });
}

} // namespace delve::mageknight
