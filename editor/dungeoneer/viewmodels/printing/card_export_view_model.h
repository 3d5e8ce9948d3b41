// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/export/export_card_map.h"
#include "editor/dungeoneer/viewmodels/printing/card_map_source.h"
#include "editor/viewmodels/exporting/map_export.h"

#include <QPointer>

namespace delve::dungeoneer {

/// The formats that card maps are exported to.
class CardExportViewModel : public delve::MapExport // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::CardMapSource* source READ source WRITE setSource NOTIFY sourceChanged)
    Q_PROPERTY(bool upright MEMBER m_upright NOTIFY optionsChanged)

public:
    explicit CardExportViewModel(QObject* parent = nullptr)
        : MapExport(usualCardPixelsOf(CardExport::Png), parent)
    {}

    CardMapSource* source() const { return m_source; }
    void setSource(CardMapSource* source);

    QStringList formatNames() const override;
    QStringList formatDescriptions() const override;
    bool isDrawing() const override { return cardFormat() != CardExport::WithSets; }
    bool isPicture() const override { return delve::dungeoneer::isPicture(cardFormat()); }
    int mostPixels() const override { return mostCardPixelsOf(cardFormat()); }
    QString suffix() const override;
    QUrl proposedFile() const override;

signals:
    void sourceChanged();

protected:
    int usualPixels() const override { return usualCardPixelsOf(cardFormat()); }
    Writer writer() const override;

private:
    CardExport cardFormat() const { return CardExport(format()); }

    QPointer<CardMapSource> m_source;
    bool m_upright = true;
};

} // namespace delve::dungeoneer
