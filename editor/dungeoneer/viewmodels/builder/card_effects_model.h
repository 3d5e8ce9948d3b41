// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/builder/effect_lists.h"
#include "editor/dungeoneer/viewmodels/builder/effect_model.h"
#include "editor/dungeoneer/viewmodels/builder/set_draft.h"

#include <QAbstractListModel>
#include <QPointer>

#include <vector>

namespace delve::dungeoneer {

/// All effects of the card that is edited: for each list of them a row with its title, then a row for each.
class CardEffectsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::SetDraft* draft READ draft WRITE setDraft NOTIFY draftChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// What effects can do, to choose one to add.
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY kindsChanged)

public:
    enum Role
    {
        TitleRole = Qt::UserRole, ///< of the list
        ListRole,                 ///< its name
        EffectRole,               ///< the EffectModel; null for the title of a list
        PlaceRole,                ///< which effect of its list, from 0; -1 for the title
        LastRole,                 ///< it is the last of its list
        RemovableRole
    };

    using QAbstractListModel::QAbstractListModel;

    SetDraft* draft() const { return m_draft; }
    void setDraft(SetDraft* draft);
    int count() const { return int(m_rows.size()); }
    QStringList kinds() const;

    /// Adds an effect of a kind, by its index among the kinds, to the list of a row.
    Q_INVOKABLE bool add(int row, int kind);
    Q_INVOKABLE bool remove(int row);
    /// Changes places with the effect before it, or after it.
    Q_INVOKABLE bool move(int row, bool down);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void draftChanged();
    void countChanged();
    void kindsChanged();

private:
    struct Row
    {
        QString list;
        QString title;
        int place = -1;
        bool isLast = false;
        bool isRemovable = true;
        EffectModel* effect = nullptr;

        bool isLike(const Row& other) const { return list == other.list && place == other.place; }
    };

    void refresh();
    const EffectListPlace* listCalled(const QString& name) const;
    /// The card with another list of effects; empty if there is none.
    std::optional<SetCard> changed(const QString& list, const std::function<void(Effects&)>& change) const;
    bool commit(const QString& list, const std::function<void(Effects&)>& change, const QString& label);
    EffectModel* newEffectModel(const QString& list, int place);

    QPointer<SetDraft> m_draft;
    QString m_shownCard;
    std::vector<EffectListPlace> m_lists;
    std::vector<Row> m_rows;
    LanguageWatch m_language{[this] { emit kindsChanged(); }};
};

} // namespace delve::dungeoneer
