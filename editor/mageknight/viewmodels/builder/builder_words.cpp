// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/builder_words.h"

#include <QCoreApplication>

namespace delve::mageknight {

namespace {

/// Not called tr: lupdate would take the marked texts inside for texts of its own context.
QString translatedWord(const char* text)
{
    return QCoreApplication::translate("Builder", text);
}

} // namespace

const char* englishNameOf(NewPiece kind)
{
    switch (kind) {
    case NewPiece::Chamber: return QT_TRANSLATE_NOOP("Builder", "New Chamber");
    case NewPiece::Hallway: return QT_TRANSLATE_NOOP("Builder", "New Hallway");
    case NewPiece::Hero: return QT_TRANSLATE_NOOP("Builder", "New Hero");
    case NewPiece::MageSpawn: return QT_TRANSLATE_NOOP("Builder", "New Mage Spawn");
    case NewPiece::Warrior: return QT_TRANSLATE_NOOP("Builder", "New Warrior");
    case NewPiece::Chest: return QT_TRANSLATE_NOOP("Builder", "New Chest");
    case NewPiece::WanderingToken: return QT_TRANSLATE_NOOP("Builder", "New Wandering Token");
    case NewPiece::Artifact: return QT_TRANSLATE_NOOP("Builder", "New Artifact");
    case NewPiece::ArtifactToken: break;
    }
    return QT_TRANSLATE_NOOP("Builder", "New Artifact Token");
}

QString nameInWords(NewPiece kind)
{
    return translatedWord(englishNameOf(kind));
}

QString headingOf(PieceKind kind)
{
    switch (kind) {
    case PieceKind::Tile: return translatedWord(QT_TRANSLATE_NOOP("Builder", "Tiles"));
    case PieceKind::Door: return translatedWord(QT_TRANSLATE_NOOP("Builder", "Doors"));
    case PieceKind::Marker: return translatedWord(QT_TRANSLATE_NOOP("Builder", "Terrain markers"));
    case PieceKind::Chest: return translatedWord(QT_TRANSLATE_NOOP("Builder", "Chests"));
    case PieceKind::WanderingToken: return translatedWord(QT_TRANSLATE_NOOP("Builder", "Wandering tokens"));
    case PieceKind::Artifact: return translatedWord(QT_TRANSLATE_NOOP("Builder", "Artifacts"));
    case PieceKind::ArtifactToken: return translatedWord(QT_TRANSLATE_NOOP("Builder", "Artifact tokens"));
    case PieceKind::Figure: return translatedWord(QT_TRANSLATE_NOOP("Builder", "Figures"));
    case PieceKind::Map: break;
    }
    return translatedWord(QT_TRANSLATE_NOOP("Builder", "Printed maps"));
}

QString terrainInWords(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Clear: return translatedWord(QT_TRANSLATE_NOOP("Builder", "clear"));
    case Terrain::Hindering: return translatedWord(QT_TRANSLATE_NOOP("Builder", "hindering"));
    case Terrain::Water: return translatedWord(QT_TRANSLATE_NOOP("Builder", "water"));
    case Terrain::Crevasse: return translatedWord(QT_TRANSLATE_NOOP("Builder", "crevasse"));
    case Terrain::Blocking: break;
    }
    return translatedWord(QT_TRANSLATE_NOOP("Builder", "blocking"));
}

QString sideInWords(Side side)
{
    switch (side) {
    case Side::North: return translatedWord(QT_TRANSLATE_NOOP("Builder", "north"));
    case Side::East: return translatedWord(QT_TRANSLATE_NOOP("Builder", "east"));
    case Side::South: return translatedWord(QT_TRANSLATE_NOOP("Builder", "south"));
    case Side::West: break;
    }
    return translatedWord(QT_TRANSLATE_NOOP("Builder", "west"));
}

} // namespace delve::mageknight
