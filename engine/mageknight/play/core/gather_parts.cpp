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

/// CAV-03, PSGR-03: who begins on a mount or in a chariot, as a piece named after it.
Result<void> addCarried(GameParts& parts, FigureId carrier, const ContentId& kind, std::string_view part,
                        int level, const Content& content)
{
    if (kind.empty())
        return {};
    const Figure* figure = content.figure(kind);
    if (figure == nullptr)
        return unknown(kind);
    const GameParts::FigurePiece& below = parts.figures[indexOf(carrier)];
    GameParts::FigurePiece piece{below.id + "-" + std::string(part), figure, below.team, level};
    piece.mount = carrier;
    parts.figures.push_back(std::move(piece));
    return {};
}

/// PSGR-03: members of the team that begin in a chariot of it.
Result<void> seatPassengers(GameParts& parts, const Player& player)
{
    const auto pieceOf = [&](const ThingId& member) {
        return std::ranges::find(parts.figures, member.text(), &GameParts::FigurePiece::id);
    };
    for (const TeamMember& member : player.team) {
        if (member.chariot.empty())
            continue;
        const auto chariot = pieceOf(member.chariot);
        if (chariot == parts.figures.end())
            return Error{
                "", {QT_TRANSLATE_NOOP("Engine", "%1 begins in no chariot of the team"), {member.id.text()}}};
        pieceOf(member.id)->mount = FigureId(chariot - parts.figures.begin());
    }
    return {};
}

Result<void> addTeams(GameParts& parts, const Scenario& scenario, const Source& source)
{
    const Content& content = source.content;
    for (const Player& player : scenario.players) {
        const PlayerId seat = PlayerId(parts.teams.size());
        parts.teams.push_back({player.id.text(), player.name, arrowOf(scenario.entrances, player.id),
                               arrowOf(scenario.exits, player.id)});
        for (const TeamMember& member : player.team) {
            const Figure* kind = content.figure(member.figure);
            if (kind == nullptr)
                return unknown(member.figure);
            const int level = std::max(member.level, 1);
            // CAV-03: the level is the rider's.
            GameParts::FigurePiece piece{member.id.text(), kind, seat, member.rider.empty() ? level : 1};
            piece.value = member.value;
            const FigureId id = parts.add(piece);
            if (auto carried = addCarried(parts, id, member.rider, "rider", level, content); !carried)
                return carried;
        }
        if (auto seated = seatPassengers(parts, player); !seated)
            return seated;
    }
    return {};
}

/// POOL-01: every monster that a player contributed is a piece of its own.
Result<void> addPool(GameParts& parts, const Scenario& scenario, const Source& source)
{
    const Content& content = source.content;
    int monsters = 0;
    for (const Player& player : scenario.players)
        for (const PoolEntry& entry : player.mageSpawn) {
            const Figure* kind = content.figure(entry.kind);
            if (kind == nullptr)
                return unknown(entry.kind);
            for (int i = 0; i < entry.count && monsters <= mostFigures; ++i) {
                GameParts::FigurePiece piece{"spawn-" + std::to_string(++monsters), kind};
                piece.value = entry.value;
                const FigureId id = parts.add(piece);
                // MOUNT-13, PSGR-03: one entry, which comes together.
                if (auto rider = addCarried(parts, id, entry.rider, "rider", 1, content); !rider)
                    return rider;
                if (auto passenger = addCarried(parts, id, entry.passenger, "passenger", 1, content);
                    !passenger)
                    return passenger;
            }
        }
    return {};
}

PlayerId seatOf(const Scenario& scenario, const PlacedFigure& placed)
{
    if (placed.side != FigureSide::Team)
        return PlayerId::None;
    const auto player = std::ranges::find(scenario.players, placed.player, &Player::id);
    return player == scenario.players.end() ? PlayerId::None : PlayerId(player - scenario.players.begin());
}

/// BASE-25: who stands in the dungeon from the start.
Result<void> addPlaced(GameParts& parts, const Scenario& scenario, const Source& source)
{
    const Content& content = source.content;
    for (const PlacedFigure& placed : scenario.figures) {
        const Figure* kind = content.figure(placed.figure);
        if (kind == nullptr)
            return unknown(placed.figure);
        const int level = std::max(placed.heroLevel, 1);
        GameParts::FigurePiece piece{placed.id.text(), kind, seatOf(scenario, placed),
                                     placed.rider.empty() ? level : 1};
        piece.value = placed.value;
        piece.place = {placed.square, placed.facing, placed.arcSide, placed.side == FigureSide::Neutral};
        const FigureId id = parts.add(std::move(piece));
        if (auto rider = addCarried(parts, id, placed.rider, "rider", level, content); !rider)
            return rider;
        if (auto passenger = addCarried(parts, id, placed.passenger, "passenger", level, content); !passenger)
            return passenger;
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
/// BASE-25: those that stand in the dungeon count.
bool isLoneWolf(const Scenario& scenario)
{
    if (scenario.options.loneWolf != LoneWolf::Automatic)
        return scenario.options.loneWolf == LoneWolf::Yes;
    return std::ranges::all_of(scenario.players, [&](const Player& player) {
        const auto placed = std::ranges::count_if(scenario.figures, [&](const PlacedFigure& figure) {
            return figure.side == FigureSide::Team && figure.player == player.id;
        });
        return std::ptrdiff_t(player.team.size()) + placed == 1;
    });
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
    options.standardArcs = scenario.options.standardArcs;
    return options;
}

namespace {

Result<GameParts> gather(const Scenario& scenario, const Source& source)
{
    GameParts parts;
    parts.plan = planBoard(scenario, source.content);
    parts.tables = tablesOf(source);
    parts.options = optionsOf(scenario);
    for (auto* add : {addTeams, addPool, addPlaced, addChests, addPieces, addArtifacts})
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
    return gather(scenario, Source(content, packs)).and_then([&](GameParts parts) {
        parts.options = options;
        return Game::make(std::move(parts));
    });
}

} // namespace delve::mageknight::play
