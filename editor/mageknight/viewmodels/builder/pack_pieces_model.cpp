// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/pack_pieces_model.h"

#include "editor/mageknight/viewmodels/builder/builder_words.h"
#include "editor/viewmodels/exchange_watched.h"
#include "engine/mageknight/setup/rules/check_pack.h"

#include <QLocale>

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
        connect(m_pack, &PackViewModel::edited, this, [this] { refresh(); });
    emit packChanged();
    refresh();
}

void PackPiecesModel::setLibrary(Library* library)
{
    if (!exchangeWatched(m_library, library, *this))
        return;
    if (m_library)
        connect(m_library, &Library::contentChanged, this, [this] { refresh(); });
    emit packChanged();
    refresh();
}

void PackPiecesModel::append(std::vector<Row>& rows, const Pack& pack, PieceKind kind) const
{
    const std::string language = QLocale().name().toStdString();
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
        if (!m_library)
            row.severity = worstOf(piece);
        rows.push_back(std::move(row));
    }
}

std::vector<PackPiecesModel::Row> PackPiecesModel::collect() const
{
    std::vector<Row> rows;
    for (const PieceKind kind : shownKinds) {
        if (m_pack)
            append(rows, m_pack->model().pack(), kind);
        if (m_library)
            for (const Pack& pack : m_library->content().packs())
                append(rows, pack, kind);
    }
    return rows;
}

} // namespace delve::mageknight
