// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/canvas/tile_cache.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "engine/mageknight/scenario/scenario.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <qqmlregistration.h>

#include <optional>

namespace delve::mageknight {

/// A small picture of the first level of a scenario file, for lists. Empty if the file cannot be read.
class ScenarioPicture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY libraryChanged)
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY pathChanged)

public:
    explicit ScenarioPicture(QQuickItem* parent = nullptr);

    Library* library() const { return m_library; }
    void setLibrary(Library* library);
    QString path() const { return m_path; }
    void setPath(const QString& path);

    void paint(QPainter* painter) override;

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

signals:
    void libraryChanged();
    void pathChanged();

private:
    QPointer<Library> m_library;
    QString m_path;
    std::optional<Scenario> m_scenario;
    TileCache m_tiles;
};

} // namespace delve::mageknight
