// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/piece_checks_model.h"

#include "editor/mageknight/viewmodels/builder/builder_words.h"
#include "editor/text/messages.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QPoint>

#include <algorithm>

namespace delve::mageknight {

void PieceChecksModel::setPack(PackViewModel* pack)
{
    if (!exchangeWatched(m_pack, pack, *this))
        return;
    if (m_pack)
        connect(m_pack, &PackViewModel::pieceEdited, this, &PieceChecksModel::refresh);
    emit packChanged();
    refresh();
}

PieceChecksModel::Row PieceChecksModel::rowOf(const PackFinding& finding)
{
    Row row{.rule = QString::fromStdString(finding.rule),
            .severity = int(finding.severity),
            .sentence = sentence(finding.what),
            .side = finding.side ? int(*finding.side) : -1,
            .squares = {}};
    row.sentence = row.sentence.left(1).toUpper() + row.sentence.mid(1) + u'.';
    for (const LocalSquare& square : finding.squares)
        row.squares << QPoint(square.x, square.y);
    return row;
}

void PieceChecksModel::appendWhatHolds(std::vector<Row>& rows, const Tile& tile)
{
    const bool isChamber = tile.kind == TileKind::Chamber;
    rows.push_back(
        {.rule = isChamber ? QStringLiteral("MAP-03") : QStringLiteral("MAP-02"),
         .severity = -1,
         .sentence = isChamber ? tr("A chamber of 5 by 5 squares.") : tr("A hallway of 3 by 5 squares."),
         .side = -1,
         .squares = {}});
    for (const TileSide side : {TileSide::A, TileSide::B}) {
        const auto entryways = tile.face(side).layout.entryways();
        if (entryways.empty())
            continue;
        QStringList sides;
        for (const Entryway& entryway : entryways)
            if (const QString word = sideInWords(entryway.side); !sides.contains(word))
                sides << word;
        rows.push_back({.rule = QStringLiteral("MAP-11"),
                        .severity = -1,
                        .sentence = tr("Face %1 has %n entryway(s): %2.", nullptr, int(entryways.size()))
                                        .arg(side == TileSide::A ? QStringLiteral("A") : QStringLiteral("B"),
                                             sides.join(QStringLiteral(", "))),
                        .side = int(side),
                        .squares = {}});
    }
}

void PieceChecksModel::refresh()
{
    std::vector<Row> now;
    const auto piece = m_pack ? m_pack->current() : std::nullopt;
    const Tile* tile = piece ? std::get_if<Tile>(&*piece) : nullptr;
    const Figure* figure = piece ? std::get_if<Figure>(&*piece) : nullptr;
    for (const PackFinding& finding : tile     ? checkTile(*tile)
                                      : figure ? checkFigure(*figure)
                                               : std::vector<PackFinding>())
        now.push_back(rowOf(finding));
    std::ranges::stable_sort(now, {}, &Row::severity);
    if (tile)
        appendWhatHolds(now, *tile);
    if (now == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(now);
    endResetModel();
    emit changed();
}

int PieceChecksModel::countOf(Severity severity) const
{
    return int(std::ranges::count(m_rows, int(severity), &Row::severity));
}

int PieceChecksModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PieceChecksModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case RuleRole: return row.rule;
    case SeverityRole: return row.severity;
    case Qt::DisplayRole:
    case SentenceRole: return row.sentence;
    case SideRole: return row.side;
    case SquaresRole: return row.squares;
    default: return {};
    }
}

QHash<int, QByteArray> PieceChecksModel::roleNames() const
{
    return {{RuleRole, "rule"},
            {SeverityRole, "severity"},
            {SentenceRole, "sentence"},
            {SideRole, "side"},
            {SquaresRole, "squares"}};
}

} // namespace delve::mageknight
