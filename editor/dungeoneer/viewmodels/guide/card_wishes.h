// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/document/card_library.h"
#include "editor/text/language_watch.h"
#include "engine/dungeoneer/setup/generate/map_wishes.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QVariantList>
#include <qqmlregistration.h>

namespace delve::dungeoneer {

/// What a map that the program makes or finishes shall be like, as a dialog asks for it.
class CardWishes : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::CardLibrary* library READ library WRITE setLibrary NOTIFY changed)
    Q_PROPERTY(int players MEMBER m_players NOTIFY changed)
    /// 0: as the stage asks for
    Q_PROPERTY(int cards MEMBER m_cards NOTIFY changed)
    Q_PROPERTY(int stage MEMBER m_stage NOTIFY changed)
    Q_PROPERTY(int shape MEMBER m_shape NOTIFY changed)
    Q_PROPERTY(int doors MEMBER m_doors NOTIFY changed)
    Q_PROPERTY(int loops MEMBER m_loops NOTIFY changed)
    /// 0: any
    Q_PROPERTY(int questDistance MEMBER m_questDistance NOTIFY changed)
    Q_PROPERTY(bool fair MEMBER m_isFair NOTIFY changed)
    Q_PROPERTY(bool mapInView MEMBER m_isMapInView NOTIFY changed)
    Q_PROPERTY(int seed MEMBER m_seed NOTIFY changed)
    /// The sets there are: objects with id, name and used.
    Q_PROPERTY(QVariantList sets READ sets NOTIFY changed)
    Q_PROPERTY(QStringList stageNames READ stageNames NOTIFY changed)
    Q_PROPERTY(QStringList shapeNames READ shapeNames NOTIFY changed)
    Q_PROPERTY(QStringList doorNames READ doorNames NOTIFY changed)
    /// Why no map can be wished for like this; empty if one can.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    using QObject::QObject;

    CardLibrary* library() const { return m_library; }
    void setLibrary(CardLibrary* library);
    QVariantList sets() const;
    QStringList stageNames() const;
    QStringList shapeNames() const;
    QStringList doorNames() const;
    QString fault() const;

    Q_INVOKABLE void use(const QString& set, bool used);
    int seed() const { return m_seed; }
    MapWishes wishes() const;

signals:
    void changed();

private:
    QPointer<CardLibrary> m_library;
    std::vector<std::string> m_sets;
    int m_players = 2;
    int m_cards = 0;
    int m_stage = int(Stage::Finished);
    int m_shape = 0;
    int m_doors = 0;
    int m_loops = 0;
    int m_questDistance = 0;
    bool m_isFair = false;
    bool m_isMapInView = true;
    int m_seed = 1;
    LanguageWatch m_language{[this] { emit changed(); }};
};

} // namespace delve::dungeoneer
