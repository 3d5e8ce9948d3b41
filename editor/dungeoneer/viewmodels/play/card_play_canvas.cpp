// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/play/card_play_canvas.h"

#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/text/play/status_words.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"
#include "editor/dungeoneer/viewmodels/play/board_painter.h"

#include <algorithm>

// Where things are on the maps, and which part of them is shown.

namespace delve::dungeoneer {

using namespace play;

namespace {

constexpr double legiblePixels =
    17; ///< of a unit, with which numbers and pictures of cards are read at a glance
constexpr double leastPixels = 11; ///< and with which they can still be made out

} // namespace

CardPlayCanvas::CardPlayCanvas(QQuickItem* parent) : PlayBoard(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    connect(&m_motion, &PawnMotion::moved, this, [this] {
        emit motionChanged();
        update();
    });
    connect(this, &SquaresCanvas::lookChanged, this, [this] {
        m_ground.clearMap();
        update();
    });
}

void CardPlayCanvas::setPlay(CardPlay* play)
{
    if (m_play == play)
        return;
    if (m_play)
        disconnect(m_play, nullptr, this, nullptr);
    m_play = play;
    if (m_play) {
        connect(m_play, &CardPlay::gameChanged, this, &CardPlayCanvas::followGame);
        connect(m_play, &CardPlay::changed, this, &CardPlayCanvas::onMoment);
        connect(m_play, &CardPlay::pointedChanged, this, [this] { update(); });
    }
    followGame();
}

void CardPlayCanvas::followGame()
{
    if (m_followed) {
        disconnect(m_followed, nullptr, this, nullptr);
        disconnect(m_followed->actions(), nullptr, this, nullptr);
    }
    m_followed = game();
    if (m_followed) {
        connect(m_followed, &PlayGame::performed, this, &CardPlayCanvas::onPerformed);
        connect(m_followed, &PlayGame::gameChanged, this, [this] {
            m_ground.clearCards();
            m_shownActor = -1;
            m_cell = entranceCell;
            remap();
            m_isViewOpen = true;
            m_wantsAll = false;
            settleView();
        });
        connect(m_followed->actions(), &PlayActionsModel::currentChanged, this, [this] { update(); });
    }
    emit gameChanged();
    onMoment();
}

void CardPlayCanvas::onPerformed()
{
    if (!isShown() || !m_isAnimated || game()->opponents()->areAtOnce())
        return;
    // Where the opponents hurry, what they do must be over before they do the next thing.
    const Opponents& opponents = *game()->opponents();
    m_motion.note(opponents.haveActed() ? std::clamp(opponents.pauseBetween() - 10, 0, PawnMotion::longest)
                                        : PawnMotion::longest);
}

/// What is painted as the ground; pieces of it that look the same are kept.
void CardPlayCanvas::remap()
{
    Scenario laid = isShown() ? laidMap(position()) : Scenario();
    if (isShown() && laid.cards(m_map).empty())
        for (const MapKind kind : allMapKinds)
            if (!laid.cards(kind).empty() && level() != int(kind)) {
                m_map = kind;
                emit levelChanged();
                break;
            }
    const bool isSame = laid == m_laid && m_shown.cards(m_map) == laid.cards(m_map);
    m_laid = std::move(laid);
    if (isSame)
        return;
    m_shown = m_laid;
    m_shown.cards(m_map == MapKind::Dungeon ? MapKind::Wilderness : MapKind::Dungeon).clear();
    m_ground.clearMap();
    refit();
    keepLegible();
}

void CardPlayCanvas::onMoment()
{
    remap();
    std::map<PlayerId, QPointF> places;
    if (isShown()) {
        for (const SeenPawn& pawn : pawnsOn(position()))
            places.emplace(pawn.player, placeOf(position(), pawn));
        const int actor = int(position().turn().player);
        if (actor >= 0 && actor != m_shownActor)
            revealHero(actor);
        m_shownActor = actor;
    }
    m_motion.follow(places);
    emit sceneChanged();
    emit squareChanged();
    update();
}

/// A new game is shown as a whole where it can be read like that, otherwise around whoever begins.
void CardPlayCanvas::settleView()
{
    if (!m_isViewOpen || !isShown() || width() < unitsAcross * leastPixels ||
        height() < unitsDown * leastPixels)
        return;
    m_isViewOpen = false;
    fit();
    keepLegible();
}

/// A map that has grown too large to be read as a whole is shown around whoever acts.
void CardPlayCanvas::keepLegible()
{
    if (isShown() && isFitted() && !m_wantsAll && squarePixels() < leastPixels)
        showClosely();
}

void CardPlayCanvas::geometryChange(const QRectF& now, const QRectF& before)
{
    PlayBoard::geometryChange(now, before);
    // The board may have been larger before what lies below it came.
    m_isViewOpen = m_isViewOpen || (isFitted() && !m_wantsAll);
    settleView();
}

void CardPlayCanvas::showClosely()
{
    zoomBy(legiblePixels / squarePixels());
    const PlayerId actor = position().turn().player;
    const auto target = actor == PlayerId::None
                            ? std::nullopt
                            : dungeoneer::targetAt(position(), position().player(actor).space);
    centreOn(unitsOf(target && target->map == m_map ? target->cell : entranceCell).center());
}

void CardPlayCanvas::toggleOverview()
{
    if (!isShown())
        return;
    m_wantsAll = !isFitted();
    m_wantsAll ? fit() : showClosely();
}

void CardPlayCanvas::setLevel(int level)
{
    if (!isShown() || level == int(m_map) || level < 0 || level >= int(allMapKinds.size()))
        return;
    m_map = MapKind(level);
    m_shown = {};
    remap();
    emit levelChanged();
    emit squareChanged();
    fit();
}

QVariantList CardPlayCanvas::levels() const
{
    QVariantList list;
    for (const MapKind kind : allMapKinds)
        if (!m_laid.cards(kind).empty())
            list << QVariantMap{{QStringLiteral("level"), int(kind)},
                                {QStringLiteral("name"), wordFor(kind)}};
    return list;
}

/// The cards, with room for those that come next where somebody is to lay one.
QRectF CardPlayCanvas::extent() const
{
    QRectF all = unitsOf(entranceCell);
    for (const PlacedCard& card : m_shown.cards(m_map))
        all |= unitsOf(card.cell);
    if (isShown())
        for (const BoardTarget& target : m_play->onBoard().all())
            if (target.map == m_map)
                all |= unitsOf(target.cell);
    constexpr double margin = 0.5;
    return all.adjusted(-margin, -margin, margin, margin);
}

QPointF CardPlayCanvas::pixelOfCell(int column, int row) const
{
    return viewport().toPixels(unitsOf({column, row}).center());
}

void CardPlayCanvas::revealCell(Cell cell)
{
    if (!isFitted()) // otherwise all is shown
        revealSquares(unitsOf(cell));
}

void CardPlayCanvas::revealHero(int player)
{
    if (!isShown() || player < 0 || player >= table().playerCount())
        return;
    const auto target = dungeoneer::targetAt(position(), position().player(PlayerId(player)).space);
    if (!target)
        return;
    setLevel(int(target->map));
    revealCell(target->cell);
}

BoardTarget CardPlayCanvas::targetAt(QPointF units) const
{
    const Cell cell = cellAt(units);
    const QPointF in = units - unitsOf(cell).topLeft();
    constexpr double nearEdge = 0.7;
    for (const auto& [side, distance] :
         {std::pair(Side::North, in.y()), std::pair(Side::South, unitsDown - in.y()),
          std::pair(Side::West, in.x()), std::pair(Side::East, unitsAcross - in.x())}) {
        const BoardTarget door{m_map, cell, side};
        if (distance < nearEdge && !m_play->onBoard().at(door).empty())
            return door;
    }
    return {m_map, cell};
}

int CardPlayCanvas::currentAction() const
{
    const int current = game()->actions()->currentAction();
    return m_play->onBoard().isKnown(current) ? current : -1;
}

const PlaceMap* CardPlayCanvas::placeMeant() const
{
    const Actions& legal = table().legal();
    const auto placeOfAction = [&](int action) -> const PlaceMap* {
        const auto* place = std::get_if<PlaceMap>(&legal[std::size_t(action)]);
        return place && m_play->onBoard().of(action).front().map == m_map ? place : nullptr;
    };
    if (const int current = currentAction(); current >= 0)
        if (const PlaceMap* place = placeOfAction(current))
            return place;
    if (m_isHovered || m_isCursorShown)
        for (const int action : m_play->onBoard().at(cellTarget()))
            if (const PlaceMap* place = placeOfAction(action))
                return place;
    return nullptr;
}

QString CardPlayCanvas::squareText() const
{
    if (!isShown())
        return {};
    QStringList parts;
    const SpaceId space = spaceAt(position(), cellTarget());
    if (space == SpaceId::None)
        parts << placeWords(m_cell);
    else
        parts << spaceInShort(position(), table().words(), space);
    if (const auto actions = m_play->onBoard().at(cellTarget()); actions.size() == 1)
        parts << table().actionText(actions.front()) << table().chanceOf(actions.front());
    else if (!actions.empty())
        parts << tr("%n possible action(s)", nullptr, int(actions.size()));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString CardPlayCanvas::spokenText() const
{
    if (!isShown())
        return {};
    const SpaceId space = spaceAt(position(), cellTarget());
    return space == SpaceId::None
               ? squareText()
               : squareText() + QStringLiteral(". ") + spaceInWords(position(), table().words(), space);
}

void CardPlayCanvas::enlargeCell()
{
    if (!isShown())
        return;
    const SpaceId space = spaceAt(position(), cellTarget());
    const QString piece =
        space == SpaceId::None
            ? QString()
            : QStringLiteral("card:") + QString::fromStdString(position().game().space(space).id.text());
    m_play->enlarge(m_play->enlarged() == piece ? QString() : piece);
}

} // namespace delve::dungeoneer
