// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/piece_in_hand.h"
#include "editor/mageknight/validation/spot_finder.h"
#include "editor/mageknight/viewmodels/tools/ghost.h"
#include "editor/mageknight/viewmodels/tools/lit_spots.h"

#include <QCoreApplication>

#include <optional>

namespace delve::mageknight {

/// Carries a piece from the palette and puts one down with every click. Every legal spot is lit, and draws
/// the piece when the hand is near; with Alt the hand is free.
class StampTool : public CanvasTool
{
    Q_DECLARE_TR_FUNCTIONS(StampTool)

public:
    explicit StampTool(ToolHost& host)
        : CanvasTool(host), m_spots([this] { spotsReady(); }), m_lit(host), m_ghost(host)
    {}

    /// Takes a piece into the hand.
    void carry(const Piece& piece);
    /// Turns and flips it as a piece in that spot lies.
    void holdLike(const Spot& spot);
    const std::optional<PieceInHand>& carried() const { return m_carried; }

    QString hint() const override;
    Qt::CursorShape cursor() const override;
    void press(const CanvasPoint& point) override;
    void drag(const CanvasPoint& point) override { hover(point); }
    void hover(const CanvasPoint& point) override;
    void leave() override;
    std::optional<Walk> walk(int step) override;
    void documentEdited() override;
    void turn(int quarters) override;
    void flip() override;
    bool cancel() override;
    void paint(const PaintGround& ground) const override;

private:
    void pickUp();
    void spotsReady();
    void light();
    QString nowhere() const;
    void hold(const PieceInHand& hand);
    void showAt(const CanvasPoint& point);
    void showIn(const Spot& spot);
    ThingId nextPlayer() const;
    TileRole nextRole() const;

    std::optional<PieceInHand> m_carried;
    ThingId m_nextId;
    QString m_nowhere;                 ///< why it may lie nowhere
    SpotFinder m_spots;                ///< of the piece in hand; none for an arrow without a player
    std::optional<CanvasPoint> m_hand; ///< where the piece is held, nothing outside the canvas
    /// The spot that keys chose, and the point of the board cursor for which it holds.
    struct Walked
    {
        Spot spot;
        QPointF at;
    };
    std::optional<Walked> m_walked;
    bool m_isPlacing = false;
    LitSpots m_lit;
    Ghost m_ghost;
};

} // namespace delve::mageknight
