// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/canvas_accessible.h"

#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"

#include <QQuickWindow>

namespace delve::mageknight {

namespace {

QRect onScreen(const EditorCanvas& canvas, const QRectF& pixels)
{
    return QRect(canvas.mapToGlobal(pixels.topLeft()).toPoint(), pixels.size().toSize());
}

/// One square.
class Cell : public QAccessibleInterface, public QAccessibleTableCellInterface
{
public:
    Cell(const CanvasAccessible& board, QPoint square) : m_board(board), m_square(square) {}

    QPoint square() const { return m_square; }

    bool isValid() const override { return m_board.isValid(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_board.window(); }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_board.object());
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_board.canvas().describe(m_square) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override
    {
        const EditorCanvas& canvas = m_board.canvas();
        return onScreen(canvas, QRectF(canvas.pixelOf(m_square.x(), m_square.y()),
                                       canvas.pixelOf(m_square.x() + 1, m_square.y() + 1)));
    }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        const EditorCanvas& canvas = m_board.canvas();
        state.focused = canvas.hasActiveFocus() && canvas.isCursorShown() && canvas.square() == m_square;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this)
                                                       : nullptr;
    }

    bool isSelected() const override { return false; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_square.x() - m_board.squares().x(); }
    int rowIndex() const override { return m_square.y() - m_board.squares().y(); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

private:
    const CanvasAccessible& m_board;
    QPoint m_square;
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object)
{
    auto* canvas = qobject_cast<EditorCanvas*>(object);
    return canvas ? new CanvasAccessible(canvas) : nullptr;
}

} // namespace

CanvasAccessible::CanvasAccessible(EditorCanvas* canvas) : QAccessibleObject(canvas)
{}

CanvasAccessible::~CanvasAccessible()
{
    for (const QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
}

void CanvasAccessible::install()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void CanvasAccessible::announceCursor(EditorCanvas& canvas)
{
    if (!QAccessible::isActive())
        return;
    auto* board = dynamic_cast<CanvasAccessible*>(QAccessible::queryAccessibleInterface(&canvas));
    if (!board)
        return;
    QAccessibleEvent event(board->cellOf(canvas.square()), QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

EditorCanvas& CanvasAccessible::canvas() const
{
    return *static_cast<EditorCanvas*>(object());
}

QRect CanvasAccessible::squares() const
{
    return canvas().visibleSquares().toAlignedRect();
}

QAccessibleInterface* CanvasAccessible::cellOf(QPoint square) const
{
    auto cell = m_cells.find(square);
    if (cell == m_cells.end())
        cell = m_cells.insert(square, QAccessible::registerAccessibleInterface(new Cell(*this, square)));
    return QAccessible::accessibleInterface(*cell);
}

QAccessibleInterface* CanvasAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(canvas().parentItem());
}

QAccessibleInterface* CanvasAccessible::child(int index) const
{
    const int columns = columnCount();
    return columns > 0 ? cellAt(index / columns, index % columns) : nullptr;
}

int CanvasAccessible::childCount() const
{
    return columnCount() * rowCount();
}

int CanvasAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* cell = dynamic_cast<const Cell*>(child);
    const QRect shown = squares();
    if (!cell || !shown.contains(cell->square()))
        return -1;
    const QPoint at = cell->square() - shown.topLeft();
    return at.y() * shown.width() + at.x();
}

QAccessibleInterface* CanvasAccessible::cellAt(int row, int column) const
{
    const QRect shown = squares();
    if (row < 0 || column < 0 || row >= shown.height() || column >= shown.width())
        return nullptr;
    return cellOf(shown.topLeft() + QPoint(column, row));
}

QAccessibleInterface* CanvasAccessible::childAt(int x, int y) const
{
    const QPointF point = canvas().mapFromGlobal(QPointF(x, y));
    return canvas().contains(point) ? cellOf(canvas().squareAt(point)) : nullptr;
}

QAccessibleInterface* CanvasAccessible::focusChild() const
{
    return canvas().hasActiveFocus() && canvas().isCursorShown() ? cellOf(canvas().square()) : nullptr;
}

QString CanvasAccessible::text(QAccessible::Text kind) const
{
    const ScenarioViewModel* document = canvas().documentOrNull();
    if (kind == QAccessible::Name)
        return document ? EditorCanvas::tr("Map of %1").arg(document->title()) : EditorCanvas::tr("Map");
    return kind == QAccessible::Description ? canvas().hint() : QString();
}

QRect CanvasAccessible::rect() const
{
    return onScreen(canvas(), QRectF(QPointF(0, 0), canvas().size()));
}

QAccessible::State CanvasAccessible::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.focused = canvas().hasActiveFocus();
    state.invisible = !canvas().isVisible();
    return state;
}

void* CanvasAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this) : nullptr;
}

QString CanvasAccessible::columnDescription(int column) const
{
    return QString::fromStdString(canvas().squareNames().column(squares().x() + column));
}

QString CanvasAccessible::rowDescription(int row) const
{
    return QString::fromStdString(canvas().squareNames().row(squares().y() + row));
}

} // namespace delve::mageknight
