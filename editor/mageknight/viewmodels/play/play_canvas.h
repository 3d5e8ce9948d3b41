// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/board_targets.h"
#include "editor/mageknight/render/palette.h"
#include "editor/mageknight/viewmodels/canvas/tile_cache.h"
#include "editor/mageknight/viewmodels/play/dungeon_play.h"
#include "editor/mageknight/viewmodels/play/play_motion.h"
#include "editor/mageknight/viewmodels/tools/canvas_tool.h"
#include "editor/render/sketch.h"
#include "editor/viewmodels/play/play_board.h"

#include <QPointer>
#include <qqmlregistration.h>

#include <optional>

namespace delve::mageknight {

/// The board of a game: paints the visible part of one level with figures, reach and targets, and turns
/// clicks and keys into actions.
class PlayCanvas : public delve::PlayBoard // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::DungeonPlay* play READ play WRITE setPlay NOTIFY gameChanged)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY levelChanged)
    Q_PROPERTY(QStringList levelNames READ levelNames NOTIFY sceneChanged)
    Q_PROPERTY(int drawingStyle MEMBER m_style NOTIFY lookChanged)
    /// The square under the pointer or the board cursor, by coordinates.
    Q_PROPERTY(QPoint square READ square NOTIFY squareChanged)
    /// Figures move from square to square; otherwise they are there at once.
    Q_PROPERTY(bool animated MEMBER m_isAnimated NOTIFY lookChanged)
    /// The way out and what chests may bring are written on the board.
    Q_PROPERTY(bool goals MEMBER m_showsGoals NOTIFY lookChanged)
    /// There are squares that can be walked to, whose numbers mean something.
    Q_PROPERTY(bool walking READ isWalking NOTIFY sceneChanged)

public:
    explicit PlayCanvas(QQuickItem* parent = nullptr);

    DungeonPlay* play() const { return m_play; }
    void setPlay(DungeonPlay* play);
    PlayGame* game() const override { return m_play ? m_play->game() : nullptr; }
    int level() const { return m_level; }
    void setLevel(int level);
    QStringList levelNames() const;
    QPoint square() const { return m_square; }
    QString squareText() const override;
    QRectF extent() const override;
    double motion() const override { return m_motion.progress(); }
    bool isWalking() const { return isShown() && game()->doesPersonChoose() && !moment().reached().empty(); }

    /// Where a hero waits outside, by its place among the figures of the game's list; for tests and keys.
    Q_INVOKABLE QPointF pixelOfFigure(int row) const;
    /// Scrolls to a square of a level.
    Q_INVOKABLE void reveal(int level, double x, double y);
    /// Scrolls to whoever acts.
    Q_INVOKABLE void revealActive();
    /// All of the level, or whoever acts at a size at which figures can be read.
    void toggleOverview() override;

    void paint(QPainter* painter) override;

signals:
    void levelChanged();
    void sceneChanged();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    bool isShown() const { return m_play && m_play->table(); }
    /// What is shown; only while something is.
    const DungeonTable& table() const { return *m_play->table(); }
    const GameMoment& moment() const { return table().shown(); }
    void followGame();
    void onMoment();
    void onPerformed();
    void onShownAgain();
    void note(const play::Events& events);
    /// As large as names and dials need, around whoever acts or is about to come in.
    void showClosely();
    void settleView();
    std::optional<QPointF> middleOfInterest() const;
    /// What can be pointed at there.
    BoardTarget targetAt(QPointF squares) const;
    /// What the pointer means there: targetAt, but a useful square instead of a door that cannot be acted on.
    BoardTarget meantAt(QPointF squares) const;
    void pointAt(QPointF pixel);
    void hoverAt(QPointF pixel);
    void setSquare(QPoint square, bool byKeys);
    void moveCursor(int dx, int dy);
    void walkActions(int step);
    void goToCurrentAction();
    void takeCurrent();
    /// What a digit means: the one action, or a choice among several.
    void takeMeantBy(int digit);
    std::optional<QPointF> centreOf(const BoardTarget& target) const;
    std::vector<BoardTarget> currentTargets() const;
    /// The outline of whatever can be pointed at: of larger bases the squares together.
    void paintOutlines(const PaintGround& ground, const std::vector<BoardTarget>& targets,
                       const QColor& colour, double pixels) const;

    ScenarioPaintOptions sceneOptions(const QRectF& visible);
    void paintReach(const PaintGround& ground) const;
    void paintTargets(const PaintGround& ground) const;
    void paintLoose(const PaintGround& ground) const;
    void paintFigures(const PaintGround& ground) const;
    void paintFigure(const PaintGround& ground, const SeenFigure& figure, const PlayMotion::Pose& pose) const;
    void paintHappenings(const PaintGround& ground) const;
    void paintArc(const PaintGround& ground) const;
    /// MD-35: how a larger base would lie where the pointer is, and the squares it would come over.
    void paintGhost(const PaintGround& ground) const;
    void paintLitSection(const PaintGround& ground) const;
    /// The section that is lit: under the pointer here or in the panel; None without.
    play::FigureId litSection() const;
    void paintLine(const PaintGround& ground) const;
    void paintGoals(const PaintGround& ground) const;
    void paintLabel(const PaintGround& ground, const QPointF& centre, const QString& text,
                    const QColor& colour) const;
    void paintCursor(const PaintGround& ground) const;
    void paintCoordinates(QPainter& painter) const;

    QPointer<DungeonPlay> m_play;
    QPointer<PlayGame> m_followed;
    int m_level = 0;
    int m_style = 0;
    TileCache m_tiles;
    QPoint m_square;
    bool m_cursorShown = false;
    bool m_hovering = false;
    BoardTarget m_hovered;
    int m_shownActive = -1; ///< the figure that was revealed last
    bool m_isAnimated = false;
    bool m_showsGoals = false;
    bool m_isViewOpen = false; ///< which part of a new game is shown is still to be settled
    bool m_isClicked = false;  ///< what happens now comes of a click, under which nothing scrolls
    PlayMotion m_motion{*this};
};

} // namespace delve::mageknight
