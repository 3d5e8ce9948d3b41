// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/panels/palette_model.h"

#include "editor/text/word_search.h"
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

void PaletteModel::setLibrary(Library* library)
{
    if (!exchangeWatched(m_library, library, *this))
        return;
    if (m_library)
        connect(m_library, &Library::contentChanged, this, &PaletteModel::refresh);
    emit libraryChanged();
    refresh();
}

void PaletteModel::setDocument(ScenarioViewModel* document)
{
    if (!exchangeWatched(m_document, document, *this, [](auto& model) -> auto& { return model.model(); }))
        return;
    if (m_document)
        connect(&m_document->model(), &ScenarioDocument::edited, this, &PaletteModel::updateStock);
    emit documentChanged();
    updateAllStock();
}

void PaletteModel::setCollection(CollectionModel* collection)
{
    if (!exchangeWatched(m_collection, collection, *this))
        return;
    if (m_collection)
        connect(m_collection, &CollectionModel::collectionChanged, this, &PaletteModel::updateAllStock);
    emit collectionChanged();
    updateAllStock();
}

void PaletteModel::updateAllStock()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {LeftRole});
}

void PaletteModel::setSearch(const QString& search)
{
    if (m_search == search)
        return;
    m_search = search;
    emit searchChanged();
    refresh();
}

QStringList PaletteModel::filterNames() const
{
    return QStringList(tr("All pieces")) + m_groups;
}

void PaletteModel::setFilter(int filter)
{
    if (m_filter == filter || filter < 0 || filter > m_groups.size())
        return;
    m_filter = filter;
    emit filterChanged();
    refresh();
}

void PaletteModel::refresh()
{
    const std::vector<Piece> all = m_library ? allPieces(m_library->content()) : std::vector<Piece>();
    QStringList groups;
    for (const Piece& piece : all)
        if (const QString group = groupOf(piece); !groups.contains(group))
            groups << group;
    beginResetModel();
    if (groups.size() != m_groups.size())
        m_filter = 0;
    const bool isOther = groups != m_groups;
    m_groups = groups;
    m_shown.clear();
    for (const Piece& piece : all)
        if ((m_filter == 0 || groupOf(piece) == m_groups[m_filter - 1]) && matches(piece))
            m_shown.push_back(piece);
    endResetModel();
    emit countChanged();
    if (isOther)
        emit filterNamesChanged();
    emit filterChanged();
}

/// Only the rows of what was added or taken away: an edit elsewhere costs nothing here.
void PaletteModel::updateStock(const Edit& edit)
{
    for (const ThingChange& change : edit.changes) {
        if (change.before && change.after &&
            pieceOf(change.kind, change.before->thing) == pieceOf(change.kind, change.after->thing))
            continue;
        for (const auto* side : {&change.before, &change.after}) {
            const auto row =
                *side ? std::ranges::find(m_shown, pieceOf(change.kind, (*side)->thing)) : m_shown.end();
            if (row != m_shown.end()) {
                const QModelIndex at = index(int(row - m_shown.begin()));
                emit dataChanged(at, at, {LeftRole});
            }
        }
    }
}

QString PaletteModel::groupOf(const Piece& piece) const
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

QString PaletteModel::detailOf(const Piece& piece) const
{
    if (piece.kind != ThingKind::Tile)
        return {};
    const Tile* tile = m_library->content().tile(piece.content);
    return tile ? QStringLiteral("%1 / %2").arg(
                      QString::fromStdString(tile->face(TileSide::A).name.in(language())),
                      QString::fromStdString(tile->face(TileSide::B).name.in(language())))
                : QString();
}

int PaletteModel::leftOf(const Piece& piece) const
{
    const auto inSet = stockOf(piece, m_library->content());
    if (!inSet)
        return -1;
    const int stock = m_collection ? m_collection->collection().atHand(piece.content, *inSet) : *inSet;
    return std::max(0, stock - (m_document ? usedIn(m_document->model().scenario(), piece) : 0));
}

bool PaletteModel::matches(const Piece& piece) const
{
    const QString text =
        pieceName(piece, m_library->content(), language()) + u' ' + groupOf(piece) + u' ' + detailOf(piece);
    return hasWords(text, m_search);
}

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Piece& piece = m_shown[std::size_t(index.row())];
    switch (role) {
    case PieceRole: return piece.key();
    case Qt::DisplayRole:
    case NameRole: return pieceName(piece, m_library->content(), language());
    case GroupRole: return groupOf(piece);
    case DetailRole: return detailOf(piece);
    case LeftRole: return leftOf(piece);
    case TwoSidedRole: return piece.kind == ThingKind::Tile || piece.kind == ThingKind::Marker;
    default: return {};
    }
}

QHash<int, QByteArray> PaletteModel::roleNames() const
{
    return {{PieceRole, "piece"},   {NameRole, "name"},      {GroupRole, "group"},
            {DetailRole, "detail"}, {LeftRole, "stockLeft"}, {TwoSidedRole, "twoSided"}};
}

} // namespace delve::mageknight
