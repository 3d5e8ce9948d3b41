// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/panels/scenario_palette.h"

#include "editor/mageknight/text/piece_words.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

namespace {

std::string language()
{
    return QLocale().name().toStdString();
}

} // namespace

void ScenarioPalette::setLibrary(Library* library)
{
    if (!exchangeWatched(m_library, library, *this))
        return;
    if (m_library)
        connect(m_library, &Library::contentChanged, this, &ScenarioPalette::refresh);
    emit libraryChanged();
    refresh();
}

void ScenarioPalette::setDocument(ScenarioViewModel* document)
{
    if (!exchangeWatched(m_document, document, *this, [](auto& model) -> auto& { return model.model(); }))
        return;
    if (m_document)
        connect(&m_document->model(), &ScenarioDocument::edited, this, &ScenarioPalette::followEdit);
    emit documentChanged();
    updateAllStock();
}

void ScenarioPalette::setCollection(CollectionModel* collection)
{
    if (!exchangeWatched(m_collection, collection, *this))
        return;
    if (m_collection)
        connect(m_collection, &CollectionModel::collectionChanged, this, &ScenarioPalette::updateAllStock);
    emit collectionChanged();
    updateAllStock();
}

std::vector<PaletteModel::Entry> ScenarioPalette::pieces() const
{
    std::vector<Entry> entries;
    if (!m_library)
        return entries;
    for (const Piece& piece : allPieces(m_library->content()))
        entries.push_back({.key = piece.key(),
                           .name = pieceName(piece, m_library->content(), language()),
                           .group = groupOf(piece),
                           .detail = detailOf(piece),
                           .isTwoSided = piece.kind == ThingKind::Tile || piece.kind == ThingKind::Marker});
    return entries;
}

/// Only the rows of what was added or taken away: an edit elsewhere costs nothing here.
void ScenarioPalette::followEdit(const Edit& edit)
{
    for (const ThingChange& change : edit.changes) {
        if (change.before && change.after &&
            pieceOf(change.kind, change.before->thing) == pieceOf(change.kind, change.after->thing))
            continue;
        for (const auto* side : {&change.before, &change.after})
            if (*side)
                updateStock(pieceOf(change.kind, (*side)->thing).key());
    }
}

QString ScenarioPalette::groupOf(const Piece& piece) const
{
    switch (piece.kind) {
    case ThingKind::Tile: {
        const Tile* tile = m_library->content().tile(piece.content);
        return tile && tile->kind == TileKind::Hallway ? tr("Hallways") : tr("Chambers");
    }
    case ThingKind::Door: return tr("Doors");
    case ThingKind::Marker: return tr("Special terrain");
    case ThingKind::Artifact: return tr("Artifacts");
    case ThingKind::Chest: return tr("Chests");
    case ThingKind::Token: return tr("Wandering tokens");
    case ThingKind::Figure: return tr("Figures");
    case ThingKind::Entrance:
    case ThingKind::Exit: return tr("Entrances and exits");
    default: return tr("Notes");
    }
}

QString ScenarioPalette::detailOf(const Piece& piece) const
{
    if (piece.kind != ThingKind::Tile)
        return {};
    const Tile* tile = m_library->content().tile(piece.content);
    return tile ? QStringLiteral("%1 / %2").arg(
                      QString::fromStdString(tile->face(TileSide::A).name.in(language())),
                      QString::fromStdString(tile->face(TileSide::B).name.in(language())))
                : QString();
}

int ScenarioPalette::leftOf(const QString& key) const
{
    const auto piece = Piece::fromKey(key);
    const auto inSet = piece ? stockOf(*piece, m_library->content()) : std::nullopt;
    if (!inSet)
        return -1;
    const int stock = m_collection ? m_collection->collection().atHand(piece->content, *inSet) : *inSet;
    return std::max(0, stock - (m_document ? usedIn(m_document->model().scenario(), *piece) : 0));
}

QStringList ScenarioPalette::factsOf(const QString& key) const
{
    const auto piece = Piece::fromKey(key);
    return piece && m_library ? delve::mageknight::factsOf(piece->kind, piece->content, m_library->content(),
                                                           m_library->rules(), language())
                              : QStringList();
}

} // namespace delve::mageknight
