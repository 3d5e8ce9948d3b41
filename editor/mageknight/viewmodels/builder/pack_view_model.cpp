// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/pack_view_model.h"

#include "editor/mageknight/document/piece.h"
#include "editor/mageknight/viewmodels/builder/builder_words.h"
#include "engine/mageknight/content/tile_strokes.h"

#include <QLocale>

namespace delve::mageknight {

namespace {

QString inUserLanguage(const LocalizedText& text)
{
    return QString::fromStdString(text.in(QLocale().name().toStdString()));
}

} // namespace

PackViewModel::PackViewModel(Pack pack, const std::filesystem::path& folder, QObject* parent)
    : PackViewModel(std::make_unique<PackDocument>(std::move(pack), folder), parent)
{}

PackViewModel::PackViewModel(std::unique_ptr<PackDocument> document, QObject* parent)
    : PackViewModel(*document, std::move(document), parent)
{}

PackViewModel::PackViewModel(PackDocument& model, std::unique_ptr<PackDocument>&& document, QObject* parent)
    : PackDraft(std::move(document), parent), m_document(model)
{
    connect(&m_document, &PackDocument::edited, this, &PackViewModel::onEdited);
    if (!m_document.pack().tiles.empty())
        beginWith(m_document.pack().tiles.front().id);
}

QString PackViewModel::name() const
{
    return m_document.title();
}

bool PackViewModel::becomeCopy(const Pack& copy)
{
    m_document.push(becomeVersion(m_document.pack(), copy), tr("Recover Changes"));
    return !autosave() || autosave()->write();
}

QString PackViewModel::pieceName() const
{
    const auto piece = current();
    return piece ? inUserLanguage(mageknight::pieceName(*piece)) : QString();
}

bool PackViewModel::isFigure() const
{
    const auto piece = current();
    return piece && std::holds_alternative<Figure>(*piece);
}

QString PackViewModel::laidAs() const
{
    const auto piece = current();
    if (!piece)
        return {};
    if (std::holds_alternative<Tile>(*piece))
        return Piece{.kind = ThingKind::Tile, .content = pieceId(), .colour = {}}.key();
    if (std::holds_alternative<Chest>(*piece))
        return Piece{.kind = ThingKind::Chest, .content = pieceId(), .colour = {}}.key();
    if (std::holds_alternative<ArtifactKind>(*piece))
        return Piece{.kind = ThingKind::Artifact, .content = pieceId(), .colour = {}}.key();
    // Which of the tokens of a colour it is shows when it is turned over.
    if (const auto* token = std::get_if<WanderingToken>(&*piece))
        return Piece{.kind = ThingKind::Token, .content = {}, .colour = token->colour}.key();
    return {};
}

std::optional<PackPiece> PackViewModel::current() const
{
    return findPiece(m_document.pack(), pieceId());
}

std::optional<Tile> PackViewModel::tile() const
{
    const auto piece = current();
    const Tile* tile = piece ? std::get_if<Tile>(&*piece) : nullptr;
    return tile ? std::optional(*tile) : std::nullopt;
}

void PackViewModel::onEdited(const PackEdit& edit)
{
    const auto piece = edit.changes.empty() ? std::nullopt : edit.changes.back().after;
    followEdit(piece ? std::optional(idOf(*piece)) : std::nullopt);
}

bool PackViewModel::change(const PackPiece& piece, const QString& label)
{
    if (!readBack(piece, m_document.pack().id))
        return false;
    return m_document.push(changePiece(m_document.pack(), piece), label);
}

void PackViewModel::add(const PackPiece& piece, const QString& label)
{
    m_document.push(addPiece(m_document.pack(), piece), label);
}

void PackViewModel::addNew(const QString& kind)
{
    const auto wanted = fromName<NewPiece>(kind.toStdString());
    if (!wanted)
        return;
    const QString name = nameInWords(*wanted);
    PackPiece piece = newPiece(m_document.pack(), *wanted, englishNameOf(*wanted));
    if (const std::string language = QLocale().name().left(2).toStdString();
        language != "en" && language != "C")
        std::visit([&](auto& one) { one.name.byLanguage.insert_or_assign(language, name.toStdString()); },
                   piece);
    add(piece, tr("Add %1").arg(name));
}

void PackViewModel::addCopyOf(const PackPiece& piece)
{
    const Pack& pack = m_document.pack();
    const std::string name = mageknight::pieceName(piece).in("en");
    add(copiedInto(pack, piece, freeId(pack, name)),
        tr("Add a Copy of %1").arg(inUserLanguage(mageknight::pieceName(piece))));
}

void PackViewModel::duplicatePiece()
{
    if (const auto piece = current())
        addCopyOf(*piece);
}

void PackViewModel::removePiece()
{
    m_document.push(delve::mageknight::removePiece(m_document.pack(), pieceId()),
                    tr("Delete %1").arg(pieceName()));
}

void PackViewModel::copyFaceToOther(int side)
{
    auto edited = tile();
    if (!edited)
        return;
    const LocalizedText name = edited->faces[std::size_t(1 - side)].name;
    edited->faces[std::size_t(1 - side)] = edited->faces[std::size_t(side)];
    edited->faces[std::size_t(1 - side)].name = name;
    change(*edited, tr("Copy Face"));
}

void PackViewModel::turnFace(int side)
{
    auto edited = tile();
    if (!edited)
        return;
    TileFace& face = edited->faces[std::size_t(side)];
    // A hallway turned by a quarter would no longer be 3 by 5.
    face = turnedFace(face, edited->kind == TileKind::Hallway ? Rotation::Half : Rotation::Quarter);
    change(*edited, tr("Turn Face"));
}

} // namespace delve::mageknight
