// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/game.h"

#include "engine/mageknight/content/artifact_limits.h"

#include <algorithm>
#include <map>

namespace delve::mageknight::play {

namespace {

Error refuse(const char* text, std::vector<std::string> args = {})
{
    return {"", {text, std::move(args)}};
}

Result<void> checkNumbers(const GameParts& parts)
{
    const auto tooMany = [](std::size_t count, int most) { return count > std::size_t(most); };
    if (tooMany(parts.teams.size(), mostPlayers) || tooMany(parts.figures.size(), mostFigures) ||
        tooMany(parts.chests.size(), mostChests) || tooMany(parts.tokens.size(), mostTokens) ||
        tooMany(parts.doors.size(), mostDoors) || tooMany(parts.artifacts.size(), mostArtifacts) ||
        tooMany(parts.artifactTokens.size(), mostArtifactTokens))
        return refuse(QT_TRANSLATE_NOOP("Engine", "the scenario has more pieces than a game can hold"));
    if (parts.teams.empty())
        return refuse(QT_TRANSLATE_NOOP("Engine", "a game needs a player"));
    return {};
}

/// The board without chairs and tables, which the state knows: DRESS-17.
void takeFurnitureOff(GameParts& parts)
{
    std::erase_if(parts.plan.artifacts, [&](const BoardPlan::Artifact& planned) {
        return std::ranges::any_of(parts.artifacts, [&](const GameParts::ArtifactPiece& piece) {
            const ArtifactClass artifactClass = piece.kind->artifactClass;
            return planned.square == piece.square &&
                   (artifactClass == ArtifactClass::Chair || artifactClass == ArtifactClass::Table);
        });
    });
}

} // namespace

namespace {

/// BASE-21: on large squares a peanut base fits one.
std::shared_ptr<const FigureKind> compileKind(const GameParts::FigurePiece& piece, const PlayOptions& options)
{
    const SectionArcs arcs = options.standardArcs ? SectionArcs::Standard : SectionArcs::Edges; // FARC-15
    if (piece.section != Section::Main)
        return std::make_shared<const FigureKind>(*piece.kind, piece.section, arcs);
    return std::make_shared<const FigureKind>(*piece.kind, baseOn(piece.kind->base, options.largeSquares),
                                              arcs);
}

/// TITAN-13, MD-45: a chosen point value turns each dial further.
int startClickOf(const GameParts::FigurePiece& piece, int level)
{
    if (piece.kind->isMultiDial() && piece.section == Section::Main)
        return 0; // a hull has no dial to turn
    const std::size_t dial = piece.section == Section::Main ? 0 : std::size_t(piece.section) - 1;
    const int turns = piece.value ? piece.kind->turnsFor(*piece.value, dial) : 0;
    return piece.kind->startClickAt(std::max(level, 1)) + turns;
}

} // namespace

FigureId GameParts::add(FigurePiece piece)
{
    const FigureId id = FigureId(figures.size());
    const bool isHull = piece.kind->isMultiDial() && piece.section == Section::Main;
    figures.push_back(piece);
    if (!isHull)
        return id;
    piece.hull = id;
    piece.mount = FigureId::None;
    piece.place.reset();
    const std::string name = piece.id;
    for (const Section section : {Section::Front, Section::Left, Section::Right, Section::Back}) {
        piece.section = section;
        piece.id = name + "-" + std::string(nameOf(section));
        figures.push_back(piece);
    }
    return id;
}

ClickValues firstClickOf(const GameParts::FigurePiece& piece)
{
    // MD-01: a hull shows nothing; its front section stands for it.
    if (piece.kind->isMultiDial() && piece.section == Section::Main) {
        GameParts::FigurePiece front = piece;
        front.section = Section::Front;
        return firstClickOf(front);
    }
    return compileKind(piece, {})->click(startClickOf(piece, piece.level));
}

Result<Game> Game::make(GameParts parts)
{
    Game game;
    takeFurnitureOff(parts);
    game.m_parts = std::make_shared<const GameParts>(std::move(parts));
    if (auto numbers = checkNumbers(*game.m_parts); !numbers)
        return numbers.error();
    auto boards = std::make_shared<const VortexBoards>(game.m_parts->plan);
    if (boards->tiles().size() > VortexBoards::mostTiles)
        return refuse(QT_TRANSLATE_NOOP("Engine", "a game can have vortices on %1 tiles at most"),
                      {std::to_string(VortexBoards::mostTiles)});
    game.m_boards = std::move(boards);
    if (auto compiled = game.compile(); !compiled)
        return compiled.error();
    if (auto seated = game.seatPlayers(); !seated)
        return seated.error();
    if (auto standing = game.standFigures(); !standing)
        return standing.error();
    game.m_open = std::make_shared<const Game>(game.withoutSecrets());
    return game;
}

Result<void> Game::compile()
{
    std::map<std::pair<const Figure*, Section>, const FigureKind*> known;
    for (std::size_t i = 0; i < m_parts->figures.size(); ++i) {
        const GameParts::FigurePiece& piece = m_parts->figures[i];
        if (isMultiDialBase(piece.kind->base) != piece.kind->isMultiDial()) // MD-01
            return refuse(QT_TRANSLATE_NOOP("Engine", "%1 has a base that does not fit its dials"),
                          {piece.kind->id.text()});
        const FigureKind*& kind = known[{piece.kind, piece.section}];
        if (kind == nullptr)
            kind = m_kinds.emplace_back(compileKind(piece, options())).get();
        m_kindOf.push_back(kind);
        m_hasTitans = m_hasTitans || kind->base() == BaseShape::Titan2x2;
        m_hasSections = m_hasSections || kind->isHull();
        // MD-01: the sections of a hull come behind it.
        for (std::size_t part = 1; kind->isHull() && part <= mostDials; ++part)
            if (i + part >= m_parts->figures.size() || m_parts->figures[i + part].hull != FigureId(i) ||
                std::size_t(m_parts->figures[i + part].section) != part)
                return refuse(QT_TRANSLATE_NOOP("Engine", "%1 lacks a section"), {piece.id});
    }
    if (auto seated = seatRiders(); !seated)
        return seated;
    gatherAbilities();
    const Board& first = board(0);
    // A state knows one piece on a square; a second one would vanish with the first.
    std::map<SquareIndex, std::string> lying;
    const auto lay = [&](const std::string& id, Square at) -> Result<void> {
        const SquareIndex square = first.squareAt(at);
        if (square == noSquare)
            return refuse(QT_TRANSLATE_NOOP("Engine", "%1 lies on no square"), {id});
        if (const auto [other, isFirst] = lying.emplace(square, id); !isFirst)
            return refuse(QT_TRANSLATE_NOOP("Engine", "%1 lies on the square of %2"), {id, other->second});
        return {};
    };
    for (const GameParts::ChestPiece& chest : m_parts->chests)
        if (auto laid = lay(chest.id, chest.square); !laid)
            return laid;
    for (const GameParts::TokenPiece& token : m_parts->tokens)
        if (auto laid = lay(token.id, token.square); !laid)
            return laid;
    return standArtifacts();
}

int Game::startClick(FigureId id, int level) const
{
    return startClickOf(m_parts->figures[indexOf(id)], level);
}

int Game::pointsOf(FigureId id, int level) const
{
    const GameParts::FigurePiece& piece = m_parts->figures[indexOf(id)];
    if (piece.section != Section::Main)
        return 0; // the points are those of the whole figure
    return piece.value ? *piece.value : piece.kind->pointsAt(std::max(level, 1));
}

void Game::gatherAbilities()
{
    for (const GameParts::ChestPiece& chest : m_parts->chests)
        if (chest.treasure != nullptr)
            for (const Treasure& treasure : *chest.treasure)
                if (treasure.item)
                    for (const Ability ability : treasure.item->abilities)
                        m_giveable.add(ability);
    // EXO-12: the tables of artifacts may have any of them.
    if (!m_parts->artifactTokens.empty())
        for (const auto& [ability, name] : enumNames<Ability>)
            m_giveable.add(ability);
    m_possible = m_giveable;
    for (const auto& kind : m_kinds)
        for (int click = 0; click <= kind->lastClick(); ++click)
            m_possible.add(kind->click(click).abilities);
}

Result<void> Game::standArtifacts()
{
    const Board& first = board(0);
    // Of two pieces of furniture on a square the state would forget one with the other.
    std::map<SquareIndex, std::string> standing;
    for (std::size_t i = 0; i < m_parts->artifacts.size(); ++i) {
        const GameParts::ArtifactPiece& piece = m_parts->artifacts[i];
        if (std::ranges::any_of(piece.kind->tokens, [](int count) { return count > mostTokensOfAColour; }))
            return refuse(QT_TRANSLATE_NOOP("Engine", "%1 needs more than %2 tokens of a colour"),
                          {piece.kind->id.text(), std::to_string(mostTokensOfAColour)});
        const Size size = sizeOf(ArtifactId(i), piece.turned);
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x) {
                const SquareIndex square = first.squareAt(piece.square + Offset{x, y});
                if (square == noSquare)
                    return refuse(QT_TRANSLATE_NOOP("Engine", "%1 lies on no square"), {piece.id});
                if (const auto [other, isFirst] = standing.emplace(square, piece.id); !isFirst)
                    return refuse(QT_TRANSLATE_NOOP("Engine", "%1 lies on the square of %2"),
                                  {piece.id, other->second});
            }
        if (piece.kind->artifactClass == ArtifactClass::AllSeeingPillar) {
            m_watched.resize(first.tiles().size());
            m_watched[std::size_t(first.tileOf(first.squareAt(piece.square)))] = true;
        }
    }
    return {};
}

Result<BoardEdge> Game::openingOf(const GameParts::Team& team, const std::optional<Edge>& arrow) const
{
    if (!arrow)
        return refuse(QT_TRANSLATE_NOOP("Engine", "%1 has no entrance or no exit"), {team.name});
    const SquareIndex square = board(0).squareAt(arrow->square);
    if (square == noSquare || !board(0).isPlayable(square))
        return refuse(QT_TRANSLATE_NOOP("Engine", "an arrow of %1 points to no square"), {team.name});
    return BoardEdge{square, arrow->side};
}

Result<void> Game::seatPlayers()
{
    for (const GameParts::Team& team : m_parts->teams) {
        GamePlayer& player = m_players.emplace_back();
        const auto entrance = openingOf(team, team.entrance);
        if (!entrance)
            return entrance.error();
        const auto exit = openingOf(team, team.exit);
        if (!exit)
            return exit.error();
        player.entrance = *entrance;
        player.exit = *exit;
        for (std::size_t i = 0; i < m_parts->figures.size(); ++i)
            if (m_parts->figures[i].team == PlayerId(m_players.size() - 1) &&
                m_parts->figures[i].hull == FigureId::None) // MD-24: sections are no heroes of their own
                player.heroes.push_back(FigureId(i));
        if (player.heroes.empty())
            return refuse(QT_TRANSLATE_NOOP("Engine", "%1 has no hero"), {team.name});
        // ACT-01: as many activations as heroes at the start. ACT-02, LONE-04: a single hero gives two.
        // CAV-04: a mount and its rider give one. PSGR-03: a passenger gives its own.
        const auto given = std::ranges::count_if(player.heroes, [&](FigureId hero) {
            const FigureId mount = m_parts->figures[indexOf(hero)].mount;
            return mount == FigureId::None || kind(mount).isHull();
        });
        player.activations = std::int8_t(std::max<std::ptrdiff_t>(given, 2));
    }
    return {};
}

std::span<const TileIndex> Game::vortexTiles() const
{
    return m_boards->tiles();
}

int Game::vortexOf(TileIndex tile) const
{
    const auto& tiles = m_boards->tiles();
    const auto found = std::ranges::find(tiles, tile);
    return found == tiles.end() ? -1 : int(found - tiles.begin());
}

StateSizes Game::sizes() const
{
    return {std::uint32_t(m_parts->teams.size()),     std::uint32_t(m_parts->figures.size()),
            std::uint32_t(m_parts->chests.size()),    std::uint32_t(m_parts->tokens.size()),
            std::uint32_t(m_parts->doors.size()),     std::uint32_t(board(0).squareCount()),
            std::uint32_t(m_parts->artifacts.size()), std::uint32_t(m_parts->artifactTokens.size())};
}

Game Game::withoutSecrets() const
{
    auto parts = std::make_shared<GameParts>(*m_parts);
    for (GameParts::ChestPiece& chest : parts->chests) {
        chest.fixedTreasure.reset();
        chest.changeling = FigureId::None; // DG-21: in no view is it anything but a chest
    }
    for (GameParts::TokenPiece& token : parts->tokens)
        token.fixedTable.reset();
    Game open = *this;
    open.m_parts = std::move(parts);
    return open;
}

namespace {

template <typename Id, typename List> std::optional<Id> findIn(const List& list, const std::string& name)
{
    const auto found = std::ranges::find_if(list, [&](const auto& piece) { return piece.id == name; });
    if (found == list.end())
        return std::nullopt;
    return Id(found - list.begin());
}

} // namespace

template <> std::optional<FigureId> Game::find(const std::string& name) const
{
    if (const auto found = findIn<FigureId>(m_parts->figures, name))
        return found;
    // Games of version 1 named a Changeling after its chest.
    for (const GameParts::ChestPiece& chest : m_parts->chests)
        if (chest.changeling != FigureId::None && name == "changeling-" + chest.id)
            return chest.changeling;
    return std::nullopt;
}

template <> std::optional<ChestId> Game::find(const std::string& name) const
{
    return findIn<ChestId>(m_parts->chests, name);
}

template <> std::optional<TokenId> Game::find(const std::string& name) const
{
    return findIn<TokenId>(m_parts->tokens, name);
}

template <> std::optional<DoorId> Game::find(const std::string& name) const
{
    return findIn<DoorId>(m_parts->doors, name);
}

template <> std::optional<ArtifactId> Game::find(const std::string& name) const
{
    return findIn<ArtifactId>(m_parts->artifacts, name);
}

template <> std::optional<ArtifactTokenId> Game::find(const std::string& name) const
{
    return findIn<ArtifactTokenId>(m_parts->artifactTokens, name);
}

template <> std::optional<PlayerId> Game::find(const std::string& name) const
{
    return findIn<PlayerId>(m_parts->teams, name);
}

} // namespace delve::mageknight::play
