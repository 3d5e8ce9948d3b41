// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/base_fit.h"
#include "engine/mageknight/play/core/game.h"

#include <algorithm>

// Who rides whom, and who stands in the dungeon from the start.

namespace delve::mageknight::play {

namespace {

Error refuseFigure(const char* text, std::vector<std::string> args)
{
    return {"", {text, std::move(args)}};
}

bool fitsSaddle(const Figure& rider, const Figure& mount)
{
    // CAV-01: the symbols of the rider name the mounts.
    return rider.rider && mount.mount && std::ranges::count(rider.rider->mounts, mount.mount->type) > 0;
}

bool fitsCompartment(const Figure& passenger, const Figure& chariot)
{
    // PSGR-02: one dial, one square, no hooves; neither mounts nor titans have such a base.
    return chariot.isChariot() && !passenger.isMultiDial() && passenger.base == BaseShape::Round1x1 &&
           passenger.speedType != SpeedType::Horseshoe && !passenger.mount;
}

} // namespace

Result<void> Game::seatRiders()
{
    const auto& pieces = m_parts->figures;
    std::vector<bool> isRidden(pieces.size());
    for (const GameParts::FigurePiece& piece : pieces) {
        if (piece.mount == FigureId::None)
            continue;
        const GameParts::FigurePiece& below = pieces[indexOf(piece.mount)];
        if (!fitsSaddle(*piece.kind, *below.kind) && !fitsCompartment(*piece.kind, *below.kind)) // CAV-01
            return refuseFigure(QT_TRANSLATE_NOOP("Engine", "%1 cannot ride %2"),
                                {piece.kind->id.text(), below.kind->id.text()});
        if (isRidden[indexOf(piece.mount)] || piece.team != below.team) // PSGR-01, PSGR-02
            return refuseFigure(QT_TRANSLATE_NOOP("Engine", "%1 finds no place on %2"), {piece.id, below.id});
        isRidden[indexOf(piece.mount)] = true;
    }
    std::vector<std::pair<const Figure*, const FigureKind*>> kinds; // each once
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto isKnown = [&](const auto& kind) { return kind.first == pieces[i].kind; };
        if (pieces[i].section == Section::Main && std::ranges::none_of(kinds, isKnown))
            kinds.emplace_back(pieces[i].kind, m_kindOf[i]);
        if (!pieces[i].kind->mount)
            continue;
        if (!isRidden[i]) // MOUNT-13
            return refuseFigure(QT_TRANSLATE_NOOP("Engine", "%1 is a mount without a rider"),
                                {pieces[i].kind->id.text()});
    }
    for (const auto& [rider, own] : kinds)
        for (const auto& [mount, below] : kinds)
            if (fitsSaddle(*rider, *mount) || fitsCompartment(*rider, *mount))
                m_aboard.push_back({rider, mount, std::make_shared<const FigureKind>(*rider, *below)});
    return {};
}

const FigureKind* Game::findAboard(FigureId rider, FigureId mount) const
{
    const Figure* riding = m_parts->figures[indexOf(rider)].kind;
    const Figure* ridden = m_parts->figures[indexOf(mount)].kind;
    for (const Aboard& aboard : m_aboard)
        if (aboard.rider == riding && aboard.mount == ridden)
            return aboard.kind.get();
    return nullptr;
}

const FigureKind& Game::kindAboard(FigureId rider, FigureId mount) const
{
    if (const FigureKind& own = kind(rider); own.section() != Section::Main)
        return own; // MD-01: compiled on the squares of its hull
    const FigureKind* found = findAboard(rider, mount);
    assert(found != nullptr); // CAV-01: nobody sits on what it cannot ride
    return *found;
}

bool Game::canRide(FigureId rider, FigureId mount) const
{
    return kind(mount).figure().mount && findAboard(rider, mount) != nullptr;
}

bool Game::canBoard(FigureId passenger, FigureId chariot) const
{
    return kind(chariot).isHull() && findAboard(passenger, chariot) != nullptr;
}

FigureId Game::partnerOf(FigureId id) const
{
    const auto& pieces = m_parts->figures;
    const GameParts::FigurePiece& piece = pieces[indexOf(id)];
    if (piece.mount != FigureId::None)
        return pieces[indexOf(piece.mount)].kind->mount ? piece.mount : FigureId::None;
    if (!piece.kind->mount)
        return FigureId::None;
    const auto rider = std::ranges::find(pieces, id, &GameParts::FigurePiece::mount);
    return rider == pieces.end() ? FigureId::None : FigureId(rider - pieces.begin());
}

namespace {

/// The squares of what lies in the dungeon from the start, by the name of what lies there.
using Lying = std::map<SquareIndex, std::string>;

Lying piecesOf(const Game& game)
{
    Lying lying;
    const Board& board = game.board(0);
    const GameParts& parts = game.parts();
    for (const GameParts::ChestPiece& chest : parts.chests)
        lying.emplace(board.squareAt(chest.square), chest.id);
    for (const GameParts::TokenPiece& token : parts.tokens)
        lying.emplace(board.squareAt(token.square), token.id);
    for (std::size_t i = 0; i < parts.artifacts.size(); ++i) {
        const GameParts::ArtifactPiece& artifact = parts.artifacts[i];
        const Size size = game.sizeOf(ArtifactId(i), artifact.turned);
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x)
                lying.emplace(board.squareAt(artifact.square + Offset{x, y}), artifact.id);
    }
    return lying;
}

/// BASE-05: the base lies on squares of its own, and on no other piece.
Result<void> stand(const Board& board, const FigureKind& kind, const GameParts::FigurePiece& piece,
                   Lying& lying)
{
    const GameParts::StartingPlace& place = *piece.place;
    const BaseQuery query{.base = kind.base()}; // doors are closed at the start
    if (board.squareAt(place.square) == noSquare ||
        !fitAtRest(board, query, place.square, place.facing).isFine())
        return refuseFigure(QT_TRANSLATE_NOOP("Engine", "%1 cannot stand where it was placed"), {piece.id});
    for (const Offset offset : kind.footprint(place.facing)) {
        const SquareIndex square = board.squareAt(place.square + offset);
        if (const auto [other, isFree] = lying.emplace(square, piece.id); !isFree)
            return refuseFigure(QT_TRANSLATE_NOOP("Engine", "%1 stands on the square of %2"),
                                {piece.id, other->second});
    }
    return {};
}

} // namespace

Result<void> Game::standFigures()
{
    const auto& pieces = m_parts->figures;
    if (std::ranges::none_of(pieces, [](const auto& piece) { return piece.place.has_value(); }))
        return {};
    Lying lying = piecesOf(*this);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (!pieces[i].place)
            continue;
        if (auto standing = stand(board(0), *m_kindOf[i], pieces[i], lying); !standing)
            return standing;
        m_hasNeutrals = m_hasNeutrals || pieces[i].place->neutral;
    }
    return {};
}

} // namespace delve::mageknight::play
