// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/gather_parts.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

Error unknown(const ContentId& id)
{
    return {"", {QT_TRANSLATE_NOOP("Engine", "%1 is in none of the packs"), {id.text()}}};
}

std::optional<Edge> arrowOf(const std::vector<Arrow>& arrows, const ThingId& player)
{
    for (const Arrow& arrow : arrows)
        if (arrow.player == player)
            return arrow.edge;
    return std::nullopt;
}

/// Where pieces come from: those that are named from anywhere, those that chance chooses from some packs.
struct Source
{
    Source(const Content& all, const PlayedPacks& played) : content(all)
    {
        for (const Pack& pack : all.packs())
            if (played.empty() || std::ranges::find(played, pack.id, &PackReference::id) != played.end())
                packs.push_back(&pack);
    }

    const Content& content;
    std::vector<const Pack*> packs;
};

/// TOK-02: the faces that tokens can have; packs in order, so that the numbers are always the same.
std::vector<const WanderingToken*> tablesOf(const Source& source)
{
    std::vector<const WanderingToken*> tables;
    for (const Pack* pack : source.packs)
        for (const WanderingToken& token : pack->wanderingTokens)
            tables.push_back(&token);
    std::ranges::sort(tables, {}, [](const WanderingToken* token) { return token->id; });
    return tables;
}

Result<void> addTeams(GameParts& parts, const Scenario& scenario, const Source& source)
{
    const Content& content = source.content;
    int monsters = 0;
    for (const Player& player : scenario.players) {
        const PlayerId seat = PlayerId(parts.teams.size());
        parts.teams.push_back({player.id.text(), player.name, arrowOf(scenario.entrances, player.id),
                               arrowOf(scenario.exits, player.id)});
        for (const TeamMember& member : player.team) {
            const Figure* kind = content.figure(member.figure);
            if (kind == nullptr)
                return unknown(member.figure);
            const bool isUnit = !member.rider.empty(); // CAV-03: the level is the rider's
            GameParts::FigurePiece piece{member.id.text(), kind, seat,
                                         isUnit ? 1 : std::max(member.level, 1)};
            piece.value = member.value;
            const FigureId mount = parts.add(piece);
            if (!isUnit)
                continue;
            const Figure* rider = content.figure(member.rider);
            if (rider == nullptr)
                return unknown(member.rider);
            parts.figures.push_back({member.id.text() + "-rider", rider, seat, std::max(member.level, 1)});
            parts.figures.back().mount = mount;
        }
    }
    // POOL-01: every monster that a player contributed is a piece of its own.
    for (const Player& player : scenario.players)
        for (const PoolEntry& entry : player.mageSpawn) {
            const Figure* kind = content.figure(entry.kind);
            if (kind == nullptr)
                return unknown(entry.kind);
            for (int i = 0; i < entry.count && monsters <= mostFigures; ++i) {
                GameParts::FigurePiece piece{"spawn-" + std::to_string(++monsters), kind};
                piece.value = entry.value;
                parts.add(piece);
            }
        }
    return {};
}

/// DG-21: the chest that a Changeling looks like: one with the same trap, or else any.
const std::array<Treasure, 6>* treasureLike(const TrapDial& trap, const Source& source)
{
    const std::array<Treasure, 6>* any = nullptr;
    for (const Pack* pack : source.packs)
        for (const Chest& chest : pack->chests) {
            if (chest.trap == trap)
                return &chest.treasure;
            any = any != nullptr ? any : &chest.treasure;
        }
    return any;
}

/// DG-21: numbered by kind and not by the chests they are in, so that their order says nothing.
void addChangelings(GameParts& parts, std::vector<std::pair<const Figure*, std::size_t>> disguised)
{
    std::ranges::stable_sort(disguised, {}, [](const auto& entry) { return entry.first->id; });
    int number = 0;
    for (const auto& [figure, chest] : disguised) {
        parts.chests[chest].changeling = FigureId(parts.figures.size());
        parts.figures.push_back({"changeling-" + std::to_string(++number), figure, PlayerId::None, 1, true});
    }
}

Result<void> addChests(GameParts& parts, const Scenario& scenario, const Source& source)
{
    const Content& content = source.content;
    std::vector<std::pair<const Figure*, std::size_t>> disguised;
    for (const PlacedChest& placed : scenario.chests) {
        GameParts::ChestPiece chest;
        chest.id = placed.id.text();
        chest.square = placed.square;
        chest.facing = placed.facing;
        chest.fixedTreasure = placed.treasure;
        if (const Chest* kind = content.chest(placed.chest)) {
            chest.trap = &kind->trap;
            chest.treasure = &kind->treasure;
        } else if (const Figure* figure = content.figure(placed.chest); figure && figure->changeling) {
            chest.trap = &*figure->changeling;
            chest.treasure = treasureLike(*chest.trap, source);
            disguised.emplace_back(figure, parts.chests.size());
        } else {
            return unknown(placed.chest);
        }
        parts.chests.push_back(std::move(chest));
    }
    addChangelings(parts, std::move(disguised));
    return {};
}

/// EXO-12: as many figures as copies of a token could bring.
Result<void> addGuests(GameParts& parts, const ArtifactToken& token, const Content& content)
{
    for (const ArtifactToken::Row& row : token.rows)
        for (const TokenEffect& effect : row.effects) {
            const auto* bringing = std::get_if<effect::PlaceHero>(&effect);
            if (bringing == nullptr)
                continue;
            const Figure* kind = content.figure(bringing->figure);
            if (kind == nullptr)
                return unknown(bringing->figure);
            const std::string name = "guest-" + std::to_string(parts.figures.size());
            parts.add({name, kind, PlayerId::None, 1, false, true});
        }
    return {};
}

/// EXO-04: every copy of every token; without an exotic artifact none is needed.
Result<void> addArtifacts(GameParts& parts, const Scenario& scenario, const Source& source)
{
    const Content& content = source.content;
    bool hasExotic = false;
    for (const PlacedArtifact& placed : scenario.artifacts) {
        const ArtifactKind* kind = content.artifact(placed.artifact);
        if (kind == nullptr)
            return unknown(placed.artifact);
        hasExotic |= kind->artifactClass == ArtifactClass::Exotic;
        const bool isTurned = rotated(kind->footprint, placed.rotation) != kind->footprint;
        parts.artifacts.push_back({placed.id.text(), kind, placed.square, isTurned});
    }
    if (!hasExotic)
        return {};
    std::vector<const ArtifactToken*> tokens;
    for (const Pack* pack : source.packs)
        for (const ArtifactToken& token : pack->artifactTokens)
            tokens.push_back(&token);
    std::ranges::sort(tokens, {}, [](const ArtifactToken* token) { return token->id; });
    for (const ArtifactToken* token : tokens)
        for (int i = 0; i < token->stock && parts.artifactTokens.size() <= mostArtifactTokens; ++i) {
            parts.artifactTokens.push_back({token->id.text() + "-" + std::to_string(i + 1), token});
            if (auto added = addGuests(parts, *token, content); !added)
                return added;
        }
    return {};
}

Result<void> addPieces(GameParts& parts, const Scenario& scenario, const Source& source)
{
    const Content& content = source.content;
    for (const PlacedToken& placed : scenario.tokens) {
        GameParts::TokenPiece token{placed.id.text(), placed.colour, placed.square, {}};
        if (placed.table) {
            const auto found = std::ranges::find(parts.tables, *placed.table,
                                                 [](const WanderingToken* table) { return table->id; });
            if (found == parts.tables.end())
                return unknown(*placed.table);
            token.fixedTable = int(found - parts.tables.begin());
        }
        parts.tokens.push_back(std::move(token));
    }
    for (const PlacedDoor& placed : scenario.doors) {
        const DoorKind* kind = content.door(placed.door);
        if (kind == nullptr)
            return unknown(placed.door);
        parts.doors.push_back({placed.id.text(), kind->material});
    }
    return {};
}

/// TEAM-06: Lone Wolf is played when every player has a single hero, unless the scenario says otherwise.
bool isLoneWolf(const Scenario& scenario)
{
    if (scenario.options.loneWolf != LoneWolf::Automatic)
        return scenario.options.loneWolf == LoneWolf::Yes;
    return std::ranges::all_of(scenario.players,
                               [](const Player& player) { return player.team.size() == 1; });
}

} // namespace

PlayOptions optionsOf(const Scenario& scenario)
{
    PlayOptions options;
    options.loneWolf = isLoneWolf(scenario);
    options.rollForStart = scenario.options.rollForStart;
    options.roundLimit = std::int16_t(scenario.options.roundLimit.value_or(0));
    options.largeSquares = scenario.options.largeSquares;
    options.openCeiling = scenario.options.openCeiling;
    return options;
}

namespace {

Result<GameParts> gather(const Scenario& scenario, const Source& source)
{
    GameParts parts;
    parts.plan = planBoard(scenario, source.content);
    parts.tables = tablesOf(source);
    parts.options = optionsOf(scenario);
    for (auto* add : {addTeams, addChests, addPieces, addArtifacts})
        if (auto added = add(parts, scenario, source); !added)
            return added.error();
    return parts;
}

} // namespace

bool addsByChance(const Pack& pack)
{
    return !pack.wanderingTokens.empty() || !pack.artifactTokens.empty() || !pack.chests.empty();
}

Result<GameParts> gatherParts(const Scenario& scenario, const Content& content)
{
    return gather(scenario, Source(content, {}));
}

Result<Game> makeGame(const Scenario& scenario, const Content& content)
{
    return makeGame(scenario, content, optionsOf(scenario));
}

Result<Game> makeGame(const Scenario& scenario, const Content& content, const PlayOptions& options)
{
    return makeGame(scenario, content, options, {});
}

Result<Game> makeGame(const Scenario& scenario, const Content& content, const PlayOptions& options,
                      const PlayedPacks& packs)
{
    if (!scenario.figures.empty()) // a game that left them out would be another one
        return Error{"/figures",
                     {QT_TRANSLATE_NOOP(
                          "Engine", "figures that stand in the dungeon from the start cannot be played yet"),
                      {}}};
    return gather(scenario, Source(content, packs)).and_then([&](GameParts parts) {
        parts.options = options;
        return Game::make(std::move(parts));
    });
}

} // namespace delve::mageknight::play
