// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"
#include "editor/viewmodels/overlays/map_overlay.h"

#include <QPointer>

namespace delve::dungeoneer {

/// An overlay that is reckoned from the card map being edited. The engine answers within a millisecond, so
/// that it is asked while the overlay is painted.
class CardOverlay : public delve::MapOverlay // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each overlay derives from it")
    Q_PROPERTY(
        delve::dungeoneer::CardMapViewModel* document READ document WRITE setDocument NOTIFY documentChanged)

public:
    CardMapViewModel* document() const { return m_document; }
    void setDocument(CardMapViewModel* document);

signals:
    void documentChanged();

protected:
    explicit CardOverlay(QObject* parent = nullptr);

    /// Decks and maps of the document; nothing without one, or while cards are missing.
    const SetupTable* table() const { return m_document ? m_document->model().table() : nullptr; }

private:
    QPointer<CardMapViewModel> m_document;
};

/// A number on a round plate, so large that it is read at any zoom; `radius` in units.
void paintPlate(QPainter& painter, QPointF centre, double radius, const QString& text, const QColor& plate);

/// From green over amber to red, for a share of 0 to 1.
QColor heatOf(double share);

} // namespace delve::dungeoneer
