// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/text/language_watch.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QVariantList>
#include <qqmlregistration.h>

#include <functional>

namespace delve::mageknight {

/// The players of a document in turn order, with team, Mage Spawn and chests. Every change is one step of
/// undo.
class PlayersModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(delve::mageknight::Library* library MEMBER m_library NOTIFY libraryChanged)
    Q_PROPERTY(int buildTotal READ buildTotal NOTIFY buildTotalChanged)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY playersChanged)
    Q_PROPERTY(QStringList colourNames READ colourNames CONSTANT)

public:
    enum Role
    {
        NameRole = Qt::UserRole,
        ColourRole, ///< index of colourNames
        PaintRole,  ///< the colour itself
        PointsRole, ///< of the team
        TeamRole,   ///< objects with name, level (0 without levels), points
        SpawnRole,  ///< objects with name, count, points
        SpawnPointsRole,
        ChestsRole ///< objects with name, count, points (none)
    };
    /// The lists of a player that figures and chests are put into.
    enum List
    {
        Team,
        Spawn,
        Chests
    };
    Q_ENUM(List)

    using QAbstractListModel::QAbstractListModel;

    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    int buildTotal() const;
    bool canAdd() const;
    QStringList colourNames() const;

    /// What can be put into a list, by name: objects with id, name, piece (its key), points and facts.
    Q_INVOKABLE QVariantList offered(delve::mageknight::PlayersModel::List list) const;
    Q_INVOKABLE void addPlayer();
    Q_INVOKABLE void removePlayer(int row);
    /// Up or down in the turn order.
    Q_INVOKABLE void movePlayer(int row, int by);
    Q_INVOKABLE void setName(int row, const QString& name);
    Q_INVOKABLE void setColour(int row, int colour);
    Q_INVOKABLE void add(int row, delve::mageknight::PlayersModel::List list, const QString& id);
    Q_INVOKABLE void remove(int row, delve::mageknight::PlayersModel::List list, int index);
    Q_INVOKABLE void setLevel(int row, int member, int level);
    Q_INVOKABLE void setCount(int row, delve::mageknight::PlayersModel::List list, int index, int count);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void libraryChanged();
    void playersChanged();
    void buildTotalChanged();

private:
    const Scenario& scenario() const { return m_document->model().scenario(); }
    const Content& content() const { return m_document->model().content(); }
    void update();
    void change(int row, const QString& label, const std::function<void(Player&)>& change);
    QVariantList pool(const std::vector<PoolEntry>& entries) const;

    QPointer<ScenarioViewModel> m_document;
    Library* m_library = nullptr;
    std::vector<Player> m_players;
    LanguageWatch m_language{[this] {
        beginResetModel();
        endResetModel();
    }};
};

} // namespace delve::mageknight
