// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/parse_scenario.h"

#include "engine/base/file.h"
#include "engine/mageknight/scenario/migrate_scenario.h"
#include "engine/mageknight/scenario/scenario_reading.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// 1.0.12: three numbers of at most five digits.
bool isPackVersion(std::string_view text)
{
    int numbers = 1;
    std::size_t digits = 0;
    for (const char c : text) {
        if (c == '.' && digits > 0) {
            ++numbers;
            digits = 0;
        } else if (c >= '0' && c <= '9' && digits < 5) {
            ++digits;
        } else {
            return false;
        }
    }
    return numbers == 3 && digits > 0;
}

bool isPackHash(std::string_view text)
{
    return text.size() == 32 && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

PackReference readPack(ObjectReader& in)
{
    PackReference pack;
    pack.id = in.kebabCase("id");
    if (const auto version = in.require("version")) {
        if (version->type() == JsonType::String && isPackVersion(version->string()))
            pack.version = version->string();
        else
            in.log().fail(*version,
                          {QT_TRANSLATE_NOOP("Engine", "expected a version such as 1.0.0, found %1"),
                           {version->summary()}});
    }
    if (const auto hash = in.find("hash")) {
        if (hash->type() == JsonType::String && isPackHash(hash->string()))
            pack.hash = hash->string();
        else
            in.log().fail(*hash,
                          {QT_TRANSLATE_NOOP("Engine", "expected 32 digits from 0 to 9 and a to f, found %1"),
                           {hash->summary()}});
    }
    return pack;
}

/// Names that must differ within one list, such as the packs. Lists are short, so every pair is compared.
template <typename Entry, typename NameOf>
void refuseRepeated(const JsonView& list, ReadLog& log, const std::vector<Entry>& entries,
                    std::string_view key, NameOf nameOf)
{
    for (std::size_t i = 0; i < entries.size() && log.ok(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (nameOf(entries[i]) == nameOf(entries[k]))
                log.failAt(list.pointer() + "/" + std::to_string(i) + "/" + std::string(key),
                           {QT_TRANSLATE_NOOP("Engine", "expected each of these once, found \"%1\" twice"),
                            {nameOf(entries[i])}});
}

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
    member.id = reading.newId(in, ReferenceKind::Other);
    member.figure = reading.contentId(in, "figure");
    member.level = in.integer("level", 0, scenario_limits::heroLevel);
    return member;
}

/// What a player puts into a pool; `key` says whether it is a figure or a chest.
std::vector<PoolEntry> readPool(ObjectReader& in, ScenarioReading& reading, std::string_view pool,
                                std::string_view key)
{
    return in.listOr(pool, scenario_limits::poolEntries, objectReader([&](ObjectReader& entry) {
                         PoolEntry contribution;
                         contribution.kind = reading.contentId(entry, key);
                         contribution.count = entry.integer("count", 1, scenario_limits::count);
                         return contribution;
                     }));
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
    player.mageSpawn = readPool(in, reading, "mageSpawn", "figure");
    player.chests = readPool(in, reading, "chests", "chest");
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
    Assertion assertion;
    assertion.measure = in.oneOf<AssertedMeasure>("measure");
    // Members that do not go with the measure are not asked for, and so refused as unknown.
    if (assertion.measure == AssertedMeasure::ChestReached || assertion.measure == AssertedMeasure::GameOver)
        assertion.within = in.integer("within", 1, scenario_limits::roundLimit);
    assertion.bound = in.oneOf<AssertedBound>("bound");
    assertion.percent = in.integer("percent", 0, 100);
    if (const AssertedAbout about = aboutOf(assertion.measure); about != AssertedAbout::Game)
        assertion.about = reading.referenceOr(in, "about", kindOf(about));
    return assertion;
}

Result<Scenario> readScenario(const JsonDocument& document)
{
    ReadLog log;
    ScenarioReading reading(log);
    ObjectReader in(document.root(), log);
    Scenario scenario;
    in.require("format"); // both are checked already
    in.require("version");
    scenario.title = in.string("title", scenario_limits::title);
    scenario.author = in.stringOr("author", scenario_limits::author);
    scenario.notes = in.linesOr("notes", scenario_limits::notes);
    scenario.game = in.oneOf<GameKind>("game");
    if (const auto packs = in.require("packs")) {
        scenario.packs = readList(*packs, log, 0, scenario_limits::packs, objectReader(readPack));
        refuseRepeated(*packs, log, scenario.packs, "id", [](const PackReference& pack) { return pack.id; });
    }
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
    const auto version = scenarioVersionOf(document->root());
    if (!version)
        return version.error();
    if (*version == scenarioVersion)
        return readScenario(*document);
    return migrateScenario(text).and_then([](std::string&& migrated) -> Result<Scenario> {
        const auto current = parseJson(migrated, scenarioJsonLimits);
        return current ? readScenario(*current) : current.error();
    });
}

Result<Scenario> loadScenario(const std::filesystem::path& path)
{
    return readFile(path, scenario_limits::fileBytes).and_then([](std::string&& text) {
        return parseScenario(text);
    });
}

} // namespace delve::mageknight
