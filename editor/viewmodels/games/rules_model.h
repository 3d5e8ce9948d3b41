// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/language_watch.h"
#include "editor/viewmodels/games/game_library.h"

#include <QAbstractListModel>
#include <QPointer>
#include <qqmlregistration.h>

namespace delve {

/// The rules of all rulebooks, or those in which every word of a search occurs; by area.
class RulesModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::GameLibrary* library READ library WRITE setLibrary NOTIFY libraryChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role
    {
        RuleRole = Qt::UserRole,
        TitleRole,
        AreaRole,
        TextRole,
        RulingRole,
        ExampleRole,
        NoteRole ///< that the texts are still English, if they are
    };

    using QAbstractListModel::QAbstractListModel;

    GameLibrary* library() const { return m_library; }
    void setLibrary(GameLibrary* library);
    const QString& search() const { return m_search; }
    /// The number of a rule, or words.
    void setSearch(const QString& search);
    int count() const { return int(m_rules.size()); }
    /// The row of a rule; -1 if it is not among those found.
    Q_INVOKABLE int rowOf(const QString& rule) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void libraryChanged();
    void searchChanged();
    void countChanged();

private:
    void update();

    QPointer<GameLibrary> m_library;
    QString m_search;
    std::vector<const Rule*> m_rules;
    LanguageWatch m_language{[this] { update(); }};
};

} // namespace delve
