// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/builder/set_draft.h"
#include "editor/viewmodels/exporting/map_export.h"

#include <QPointer>

namespace delve::dungeoneer {

/// Pictures of the cards of a set in the builder: of each, of the one that is edited, or of whole decks on
/// sheets for virtual tables. Several are named after the file that is chosen: cards.png becomes
/// cards-crypt.png and so on.
class SetPictures : public delve::MapExport // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::SetDraft* draft READ draft WRITE setDraft NOTIFY draftChanged)

public:
    explicit SetPictures(QObject* parent = nullptr);

    SetDraft* draft() const { return m_draft; }
    void setDraft(SetDraft* draft);

    QStringList formatNames() const override;
    QStringList formatDescriptions() const override;
    bool isDrawing() const override { return true; }
    bool isPicture() const override { return false; } // corners are always transparent
    bool hasPixels() const override;
    int mostPixels() const override;
    QString suffix() const override { return QStringLiteral("png"); }
    QUrl proposedFile() const override;

signals:
    void draftChanged();

protected:
    int usualPixels() const override;
    Writer writer() const override;

private:
    QPointer<SetDraft> m_draft;
};

} // namespace delve::dungeoneer
