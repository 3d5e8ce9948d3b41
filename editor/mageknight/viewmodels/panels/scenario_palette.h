// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/piece.h"
#include "editor/mageknight/viewmodels/collection/collection_model.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/viewmodels/panels/palette_model.h"

#include <QPointer>

namespace delve::mageknight {

/// The pieces of all packs, grouped by kind, with what is left of the stock of the current document.
class ScenarioPalette : public delve::PaletteModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY libraryChanged)
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    /// Whose stock counts; without one that of a single set.
    Q_PROPERTY(delve::mageknight::CollectionModel* collection READ collection WRITE setCollection NOTIFY
                   collectionChanged)

public:
    using PaletteModel::PaletteModel;

    Library* library() const { return m_library; }
    void setLibrary(Library* library);
    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    CollectionModel* collection() const { return m_collection; }
    void setCollection(CollectionModel* collection);
    QStringList factsOf(const QString& key) const override;

signals:
    void libraryChanged();
    void documentChanged();
    void collectionChanged();

protected:
    std::vector<Entry> pieces() const override;
    int leftOf(const QString& key) const override;

private:
    void followEdit(const Edit& edit);
    QString groupOf(const Piece& piece) const;
    QString detailOf(const Piece& piece) const;

    QPointer<Library> m_library;
    QPointer<ScenarioViewModel> m_document;
    QPointer<CollectionModel> m_collection;
};

} // namespace delve::mageknight
