#pragma once

#include "editor/document/piece.h"
#include "editor/viewmodels/tools/ghost.h"

#include <QCoreApplication>

namespace delve {

/// Carries a piece from the palette and puts one down with every click.
class StampTool : public CanvasTool
{
    Q_DECLARE_TR_FUNCTIONS(StampTool)

public:
    explicit StampTool(ToolHost& host) : CanvasTool(host), m_ghost(host) {}

    /// Takes a piece into the hand.
    void carry(const Piece& piece);
    const std::optional<CarriedPiece>& carried() const { return m_carried; }

    QString hint() const override;
    Qt::CursorShape cursor() const override;
    void press(const CanvasPoint& point) override;
    void drag(const CanvasPoint& point) override { hover(point); }
    void hover(const CanvasPoint& point) override;
    void leave() override;
    void turn(int quarters) override;
    void flip() override;
    bool cancel() override;
    void paint(const Overlay& overlay) const override { m_ghost.paint(overlay); }

private:
    void showAt(const CanvasPoint& point);
    ThingId nextPlayer() const;

    std::optional<CarriedPiece> m_carried;
    ThingId m_nextId;
    std::optional<CanvasPoint> m_hand; ///< where the piece is held, nothing outside the canvas
    Ghost m_ghost;
};

} // namespace delve
