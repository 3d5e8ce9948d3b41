// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/document/card_library.h"
#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"
#include "editor/dungeoneer/viewmodels/printing/card_map_source.h"

#include <QPointer>

namespace delve::dungeoneer {

/// The card map in front, for the dialogs that print and export it.
class OpenCardMap : public delve::dungeoneer::CardMapSource // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::CardMapViewModel* document READ document WRITE setDocument NOTIFY changed)
    Q_PROPERTY(delve::dungeoneer::CardLibrary* library READ library WRITE setLibrary NOTIFY changed)

public:
    using CardMapSource::CardMapSource;

    CardMapViewModel* document() const { return m_document; }
    void setDocument(CardMapViewModel* document);
    CardLibrary* library() const { return m_library; }
    void setLibrary(CardLibrary* library);

    std::shared_ptr<const Scenario> scenario() const override;
    std::shared_ptr<const Cards> cards() const override;
    QUrl proposedFile(const QString& ending) const override;

private:
    QPointer<CardMapViewModel> m_document;
    QPointer<CardLibrary> m_library;
};

} // namespace delve::dungeoneer
