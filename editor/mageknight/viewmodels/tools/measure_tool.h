// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/tools/canvas_tool.h"
#include "engine/mageknight/board/measure.h"
#include "engine/mageknight/setup/setup_view.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace delve::mageknight {

/// Measures from one square to another: steps, speed points, line of fire, tile distance. The first click
/// sets the start, the pointer shows what lies between, the second click keeps it. The numbers are the
/// engine's.
class MeasureTool : public CanvasTool
{
    Q_DECLARE_TR_FUNCTIONS(MeasureTool)

public:
    using CanvasTool::CanvasTool;

    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
    void press(const CanvasPoint& point) override;
    void drag(const CanvasPoint& point) override;
    void release(const CanvasPoint& point) override;
    void hover(const CanvasPoint& point) override;
    void documentEdited() override;
    void putAway() override { clear(); }
    bool cancel() override;
    void paint(const PaintGround& ground) const override;

private:
    void clear();
    void begin(Square from);
    void measureTo(Square to);
    const BoardView& boardView();
    QString nameOf(Square square) const;
    QRectF painted() const;
    void changed(const QRectF& before);

    std::optional<Square> m_from;
    std::optional<Square> m_to;
    bool m_isKept = false;                 ///< the end no longer follows the pointer
    std::unique_ptr<BoardView> m_ownBoard; ///< of a document that the rules do not follow
    std::optional<Measuring> m_measuring;  ///< none where no square lies at the start
    std::optional<Measure> m_measure;
    QString m_words;
};

} // namespace delve::mageknight
