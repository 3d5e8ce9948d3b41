// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/text/wish_text.h"
#include "editor/mageknight/viewmodels/collection/collection_model.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// What the user wishes for a dungeon that is made or finished by the program. A number of -1, or 0 tiles,
/// leaves it to the rules.
class DungeonWishesModel : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(WishesModel)
    /// A new dungeon, not the rest of one that is begun.
    Q_PROPERTY(bool makesNew MEMBER makesNew NOTIFY changed)
    Q_PROPERTY(int players MEMBER players NOTIFY changed)
    Q_PROPERTY(int buildTotal MEMBER buildTotal NOTIFY changed)
    Q_PROPERTY(int tilesEach MEMBER tilesEach NOTIFY changed)
    Q_PROPERTY(int shape MEMBER shape NOTIFY changed)
    Q_PROPERTY(QStringList shapeNames READ shapeNames CONSTANT)
    Q_PROPERTY(int loops MEMBER loops NOTIFY changed)
    Q_PROPERTY(bool mirrored MEMBER mirrored NOTIFY changed)
    Q_PROPERTY(int chestDistance MEMBER chestDistance NOTIFY changed)
    Q_PROPERTY(int flavour MEMBER flavour NOTIFY changed)
    Q_PROPERTY(QStringList flavourNames READ flavourNames CONSTANT)
    Q_PROPERTY(int doors MEMBER doors NOTIFY changed)
    Q_PROPERTY(int markers MEMBER markers NOTIFY changed)
    Q_PROPERTY(int artifacts MEMBER artifacts NOTIFY changed)
    Q_PROPERTY(int chests MEMBER chests NOTIFY changed)
    Q_PROPERTY(int tokens MEMBER tokens NOTIFY changed)
    Q_PROPERTY(bool toughTokens MEMBER toughTokens NOTIFY changed)
    Q_PROPERTY(bool teams MEMBER teams NOTIFY changed)
    /// Only tiles that the user owns, as the collection says.
    Q_PROPERTY(bool owned MEMBER owned NOTIFY changed)
    Q_PROPERTY(
        delve::mageknight::CollectionModel* collection READ collection WRITE setCollection NOTIFY changed)
    Q_PROPERTY(int seed MEMBER seed NOTIFY changed)
    /// How many proposals are looked for.
    Q_PROPERTY(int proposals MEMBER proposals NOTIFY changed)
    /// What some wishes ask for and how that is measured.
    Q_PROPERTY(QString shapeMeaning READ shapeMeaning CONSTANT)
    Q_PROPERTY(QString loopsMeaning READ loopsMeaning CONSTANT)
    Q_PROPERTY(QString flavourMeaning READ flavourMeaning CONSTANT)
    Q_PROPERTY(QString chestDistanceMeaning READ chestDistanceMeaning CONSTANT)
    /// Why no dungeon can be wished for like this; empty if all is well.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    using QObject::QObject;

    DungeonWishes wishes() const;
    QString fault() const;
    QStringList shapeNames() const;
    QStringList flavourNames() const;
    QString shapeMeaning() const { return meaningOf(Wish::Shape); }
    QString loopsMeaning() const { return meaningOf(Wish::Loops); }
    QString flavourMeaning() const { return meaningOf(Wish::Terrain); }
    QString chestDistanceMeaning() const { return meaningOf(Wish::ChestDistance); }
    CollectionModel* collection() const { return m_collection; }
    void setCollection(CollectionModel* collection);

    bool makesNew = true;
    int players = 2;
    int buildTotal = 100;
    int tilesEach = 0;
    int shape = 0;
    int loops = -1;
    bool mirrored = false;
    int chestDistance = 2;
    int flavour = 0;
    int doors = -1;
    int markers = -1;
    int artifacts = 0;
    int chests = -1;
    int tokens = -1;
    bool toughTokens = false;
    bool teams = true;
    bool owned = false;
    int seed = 1;
    int proposals = 3;

signals:
    void changed();

private:
    QPointer<CollectionModel> m_collection;
};

} // namespace delve::mageknight
