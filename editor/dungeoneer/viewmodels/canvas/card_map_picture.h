// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/document/card_library.h"
#include "engine/dungeoneer/scenario/scenario.h"

#include <QImage>
#include <QPointer>
#include <QQuickPaintedItem>

#include <optional>

namespace delve::dungeoneer {

/// A small picture of the maps of a scenario file, for lists. Empty if the file cannot be read.
class CardMapPicture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::CardLibrary* library READ library WRITE setLibrary NOTIFY changed)
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY changed)

public:
    explicit CardMapPicture(QQuickItem* parent = nullptr);

    CardLibrary* library() const { return m_library; }
    void setLibrary(CardLibrary* library);
    QString path() const { return m_path; }
    void setPath(const QString& path);

    void paint(QPainter* painter) override;

signals:
    void changed();

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    QPointer<CardLibrary> m_library;
    QString m_path;
    std::optional<Scenario> m_scenario;
    QImage m_picture;
};

} // namespace delve::dungeoneer
