// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleObject>
#include <QHash>
#include <QPoint>
#include <QRect>

namespace delve::mageknight {

class EditorCanvas;

/// The map for screen readers: a table of the squares that are visible, each a cell that says what lies on
/// it. The board cursor is the focus.
class CanvasAccessible : public QAccessibleObject, public QAccessibleTableInterface
{
public:
    explicit CanvasAccessible(EditorCanvas* canvas);
    ~CanvasAccessible() override;

    /// Makes accessibility know the canvas; to be called before it is asked about one.
    static void install();
    /// The board cursor is on another square, which is to be read out.
    static void announceCursor(EditorCanvas& canvas);

    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int index) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface* cell) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;
    QString text(QAccessible::Text kind) const override;
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Table; }
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override { return squares().width(); }
    int rowCount() const override { return squares().height(); }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

    EditorCanvas& canvas() const;
    /// The squares that are cells: all that can be seen.
    QRect squares() const;
    QAccessibleInterface* cellOf(QPoint square) const;

private:
    mutable QHash<QPoint, QAccessible::Id> m_cells; ///< looked up only
};

} // namespace delve::mageknight
