// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/play/laid_map.h"
#include "editor/dungeoneer/viewmodels/canvas/card_ground.h"
#include "editor/dungeoneer/viewmodels/play/card_play.h"
#include "editor/dungeoneer/viewmodels/play/pawn_motion.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/play/play_board.h"

#include <QPointer>

namespace delve::dungeoneer {

/// The maps of a game: paints the visible part of one with Heroes, Encounters, doors and targets, and turns
/// clicks and keys into actions. `level` is the kind of map; a square is a quarter of the width of a card, as
/// on the map that is edited.
class CardPlayCanvas : public delve::PlayBoard // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::CardPlay* play READ play WRITE setPlay NOTIFY gameChanged)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY levelChanged)
    /// The maps that are in use: {level, name}.
    Q_PROPERTY(QVariantList levels READ levels NOTIFY sceneChanged)
    Q_PROPERTY(int drawingStyle MEMBER m_style NOTIFY lookChanged)
    /// Heroes glide from space to space; otherwise they are there at once.
    Q_PROPERTY(bool animated MEMBER m_isAnimated NOTIFY lookChanged)
    /// The cell under the pointer or the board cursor.
    Q_PROPERTY(QPoint cell READ cell NOTIFY squareChanged)
    /// All that can be told of the cell, for screen readers.
    Q_PROPERTY(QString spokenText READ spokenText NOTIFY squareChanged)

public:
    explicit CardPlayCanvas(QQuickItem* parent = nullptr);

    CardPlay* play() const { return m_play; }
    void setPlay(CardPlay* play);
    PlayGame* game() const override { return m_play ? m_play->game() : nullptr; }
    int level() const { return int(m_map); }
    void setLevel(int level);
    QVariantList levels() const;
    QPoint cell() const { return {m_cell.column, m_cell.row}; }
    QString squareText() const override;
    QString spokenText() const;
    QRectF extent() const override;
    double motion() const override { return m_motion.progress(); }
    void toggleOverview() override;

    /// The middle of a cell, in pixels.
    Q_INVOKABLE QPointF pixelOfCell(int column, int row) const;
    /// Shows a Hero, by its player.
    Q_INVOKABLE void revealHero(int player);
    /// Shows the card of the cell large, or no card any more.
    Q_INVOKABLE void enlargeCell();

    void paint(QPainter* painter) override;

signals:
    void levelChanged();
    void sceneChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool isShown() const { return m_play && m_play->table(); }
    /// What is shown; only while something is.
    const CardGameTable& table() const { return *m_play->table(); }
    play::Position position() const { return table().position(); }
    void followGame();
    void onMoment();
    void onPerformed();
    void remap();
    void settleView();
    void keepLegible();
    void showClosely();

    /// What is meant by a point: a door that something can be done with, or else the cell.
    BoardTarget targetAt(QPointF units) const;
    BoardTarget cellTarget() const { return {m_map, m_cell}; }
    void pointAt(const BoardTarget& target, QPointF pixel);
    void hoverAt(QPointF pixel);
    void setCell(Cell cell, bool byKeys);
    void moveCursor(int columns, int rows);
    void revealCell(Cell cell);
    void walkActions(int step);
    void goToCurrentAction();
    void takeCurrent();
    bool pressedPlain(int key);
    int currentAction() const;
    /// The Map card that would come to lie in the cell, by the action that is meant; none for other actions.
    const play::PlaceMap* placeMeant() const;

    CardGround::Frame frameOf(const QRectF& pixels) const;
    void paintTargets(QPainter& painter) const;
    void paintTarget(QPainter& painter, const BoardTarget& target, bool isStrong) const;
    void paintGhost(QPainter& painter);
    void paintThings(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;
    QPen pen(const QColor& colour, double pixels) const { return QPen(colour, pixels / squarePixels()); }

    QPointer<CardPlay> m_play;
    QPointer<PlayGame> m_followed;
    MapKind m_map = MapKind::Dungeon;
    Scenario m_shown; ///< this map alone
    Scenario m_laid;  ///< all maps
    int m_style = 0;
    bool m_isAnimated = false;
    CardGround m_ground;
    PawnMotion m_motion{*this};
    Cell m_cell;
    bool m_isViewOpen = false; ///< which part of a new game is shown is still to be settled
    bool m_wantsAll = false;   ///< somebody has asked for the whole map
    bool m_isCursorShown = false;
    bool m_isHovered = false;
    int m_shownActor = -1; ///< whose Hero was shown last
    LanguageWatch m_language{[this] {
        m_ground.clearCards();
        emit squareChanged();
        update();
    }};
};

} // namespace delve::dungeoneer
