// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/piece_checks_model.h"

#include "editor/mageknight/viewmodels/builder/builder_words.h"
#include "editor/text/messages.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QPoint>

namespace delve::mageknight {

namespace {

QVariantMap placeOf(int side, const QVariantList& squares = {})
{
    return {{QStringLiteral("side"), side}, {QStringLiteral("squares"), squares}};
}

} // namespace

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
    QVariantList squares;
    for (const LocalSquare& square : finding.squares)
        squares << QPoint(square.x, square.y);
    return {.rule = QString::fromStdString(finding.rule),
            .severity = int(finding.severity),
            .sentence = asSentence(sentence(finding.what)),
            .place = placeOf(finding.side ? int(*finding.side) : -1, squares)};
}

void PieceChecksModel::appendWhatHolds(std::vector<Row>& rows, const Tile& tile)
{
    const bool isChamber = tile.kind == TileKind::Chamber;
    rows.push_back(
        {.rule = isChamber ? QStringLiteral("MAP-03") : QStringLiteral("MAP-02"),
         .severity = -1,
         .sentence = isChamber ? tr("A chamber of 5 by 5 squares.") : tr("A hallway of 3 by 5 squares."),
         .place = placeOf(-1)});
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
                        .place = placeOf(int(side))});
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
    if (tile)
        appendWhatHolds(now, *tile);
    show(std::move(now));
}

} // namespace delve::mageknight
