// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/pack_pieces_model.h"

#include "editor/mageknight/viewmodels/builder/builder_words.h"
#include "editor/viewmodels/exchange_watched.h"
#include "engine/mageknight/setup/rules/check_pack.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace delve::mageknight {

namespace {

/// In the order in which designers look for them.
constexpr std::array shownKinds{PieceKind::Tile,           PieceKind::Figure,   PieceKind::Chest,
                                PieceKind::WanderingToken, PieceKind::Artifact, PieceKind::ArtifactToken,
                                PieceKind::Door,           PieceKind::Marker,   PieceKind::Map};

int worstOf(const PackPiece& piece)
{
    std::vector<PackFinding> findings;
    if (const auto* tile = std::get_if<Tile>(&piece))
        findings = checkTile(*tile);
    else if (const auto* figure = std::get_if<Figure>(&piece))
        findings = checkFigure(*figure);
    int worst = -1;
    for (const PackFinding& finding : findings)
        if (finding.severity <= Severity::Warning && (worst < 0 || int(finding.severity) < worst))
            worst = int(finding.severity);
    return worst;
}

} // namespace

void PackPiecesModel::setPack(PackViewModel* pack)
{
    if (!exchangeWatched(m_pack, pack, *this))
        return;
    if (m_pack)
        connect(m_pack, &PackViewModel::edited, this, &PackPiecesModel::refresh);
    emit packChanged();
    refresh();
}

void PackPiecesModel::setLibrary(Library* library)
{
    if (!exchangeWatched(m_library, library, *this))
        return;
    if (m_library)
        connect(m_library, &Library::contentChanged, this, &PackPiecesModel::refresh);
    emit packChanged();
    refresh();
}

void PackPiecesModel::setSearch(const QString& search)
{
    if (m_search == search)
        return;
    m_search = search;
    emit searchChanged();
    refresh();
}

void PackPiecesModel::append(std::vector<Row>& rows, const Pack& pack, PieceKind kind) const
{
    const std::string language = QLocale().name().toStdString();
    const QStringList words = m_search.split(u' ', Qt::SkipEmptyParts);
    for (const PackPiece& piece : piecesOf(pack, kind)) {
        const Tile* tile = std::get_if<Tile>(&piece);
        Row row{.id = idOf(piece),
                .name = QString::fromStdString(pieceName(piece).in(language)),
                .heading = headingOf(kind),
                .detail = {},
                .severity = -1};
        if (m_library)
            row.detail = QString::fromStdString(pack.name.in(language));
        else if (tile)
            row.detail = tile->kind == TileKind::Chamber ? tr("Chamber") : tr("Hallway");
        const QString text = row.name + u' ' + row.heading + u' ' + row.detail;
        if (!std::ranges::all_of(
                words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); }))
            continue;
        if (!m_library)
            row.severity = worstOf(piece);
        rows.push_back(std::move(row));
    }
}

void PackPiecesModel::refresh()
{
    std::vector<Row> now;
    for (const PieceKind kind : shownKinds) {
        if (m_pack)
            append(now, m_pack->model().pack(), kind);
        if (m_library)
            for (const Pack& pack : m_library->content().packs())
                append(now, pack, kind);
    }
    const bool areSame = std::ranges::equal(m_rows, now, {}, &Row::id, &Row::id);
    if (areSame) {
        m_rows.swap(now);
        for (int row = 0; row < count(); ++row)
            if (m_rows[std::size_t(row)] != now[std::size_t(row)])
                emit dataChanged(index(row), index(row));
        return;
    }
    beginResetModel();
    m_rows = std::move(now);
    endResetModel();
    emit countChanged();
}

int PackPiecesModel::rowOf(const QString& piece) const
{
    const auto found = std::ranges::find(m_rows, ContentId(piece.toStdString()), &Row::id);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int PackPiecesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PackPiecesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case PieceRole: return QString::fromStdString(row.id.text());
    case Qt::DisplayRole:
    case NameRole: return row.name;
    case HeadingRole: return row.heading;
    case DetailRole: return row.detail;
    case SeverityRole: return row.severity;
    default: return {};
    }
}

QHash<int, QByteArray> PackPiecesModel::roleNames() const
{
    return {{PieceRole, "piece"},
            {NameRole, "name"},
            {HeadingRole, "heading"},
            {DetailRole, "detail"},
            {SeverityRole, "severity"}};
}

} // namespace delve::mageknight
