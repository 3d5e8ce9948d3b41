// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/document/card_library.h"
#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"
#include "editor/viewmodels/panels/palette_model.h"

#include <QPointer>

namespace delve::dungeoneer {

/// The Map cards of all sets, set by set and type by type, with the copies that are left. Sets that the
/// document uses come first.
class CardPalette : public delve::PaletteModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::CardLibrary* library READ library WRITE setLibrary NOTIFY libraryChanged)
    Q_PROPERTY(
        delve::dungeoneer::CardMapViewModel* document READ document WRITE setDocument NOTIFY documentChanged)

public:
    using PaletteModel::PaletteModel;

    CardLibrary* library() const { return m_library; }
    void setLibrary(CardLibrary* library);
    CardMapViewModel* document() const { return m_document; }
    void setDocument(CardMapViewModel* document);

signals:
    void libraryChanged();
    void documentChanged();

protected:
    std::vector<Entry> pieces() const override;
    int leftOf(const QString& key) const override;

private:
    void followEdit();
    /// The sets in use, in their order.
    std::vector<std::string> usedSets() const;

    QPointer<CardLibrary> m_library;
    QPointer<CardMapViewModel> m_document;
    std::vector<std::string> m_used; ///< as they were shown last
};

/// The key by which a canvas knows a card: "card:overdraft/crypt".
QString keyOf(const ContentId& card);

} // namespace delve::dungeoneer
