// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"
#include "editor/text/language_watch.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QVariantList>

#include <functional>

namespace delve::dungeoneer {

/// The players of a card map in turn order, with Hero, Personal Quests and starting hand. What is not named
/// is dealt at random. Every change is one step of undo.
class CardPlayers : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::dungeoneer::CardMapViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY playersChanged)
    /// DNR-SETUP-13: the key of the Global Quest; empty: turned up at random.
    Q_PROPERTY(QString globalQuest READ globalQuest NOTIFY playersChanged)
    Q_PROPERTY(QString globalQuestName READ globalQuestName NOTIFY playersChanged)
    /// DNR-OPT-11: with two maps it is chosen where each Hero begins.
    Q_PROPERTY(bool choosesStart READ choosesStart NOTIFY playersChanged)

public:
    enum Role
    {
        NameRole = Qt::UserRole,
        HeroRole, ///< key, empty: dealt
        HeroNameRole,
        QuestsRole, ///< objects with key and name
        HandRole,   ///< the same
        StartRole   ///< -1 dealt, else the kind of map
    };
    /// What is picked for a player, or for everybody.
    enum List
    {
        Heroes,
        Quests,
        Hand,
        Global
    };
    Q_ENUM(List)

    using QAbstractListModel::QAbstractListModel;

    CardMapViewModel* document() const { return m_document; }
    void setDocument(CardMapViewModel* document);
    bool canAdd() const;
    QString globalQuest() const;
    QString globalQuestName() const;
    bool choosesStart() const;

    /// What can be picked: objects with key, name, detail and taken (by somebody already), by name.
    Q_INVOKABLE QVariantList offered(delve::dungeoneer::CardPlayers::List list) const;
    Q_INVOKABLE void addPlayer();
    Q_INVOKABLE void removePlayer(int row);
    /// Up or down in the turn order.
    Q_INVOKABLE void movePlayer(int row, int by);
    Q_INVOKABLE void setName(int row, const QString& name);
    /// Gives a player a card, or everybody a Global Quest; no key takes Hero or Global Quest away again.
    Q_INVOKABLE void pick(int row, delve::dungeoneer::CardPlayers::List list, const QString& key);
    Q_INVOKABLE void remove(int row, delve::dungeoneer::CardPlayers::List list, int index);
    Q_INVOKABLE void setStart(int row, int map);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void playersChanged();

private:
    const Scenario& scenario() const { return m_document->model().scenario(); }
    const Cards& cards() const { return m_document->model().cards(); }
    void update();
    void change(int row, const QString& label, const std::function<void(Player&)>& change);
    QVariantList named(const std::vector<ContentId>& ids) const;
    QString nameOf(const ContentId& id) const;

    QPointer<CardMapViewModel> m_document;
    std::vector<Player> m_players;
    LanguageWatch m_language{[this] {
        beginResetModel();
        endResetModel();
        emit playersChanged();
    }};
};

} // namespace delve::dungeoneer
