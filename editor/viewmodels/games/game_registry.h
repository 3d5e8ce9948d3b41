// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/games/window_game.h"

#include <QAbstractListModel>
#include <QQmlListProperty>

#include <algorithm>

namespace delve {

/// The games that this program knows, a row for each, so that the window has the pages of them all. The first
/// is the one that is meant where nobody said which.
class GameRegistry : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQmlListProperty<delve::WindowGame> games READ games NOTIFY gamesChanged)
    /// What they are called, in a row: "Chess and Go".
    Q_PROPERTY(QString names READ names NOTIFY gamesChanged)
    Q_CLASSINFO("DefaultProperty", "games")

public:
    enum Role
    {
        GameRole = Qt::UserRole
    };

    using QAbstractListModel::QAbstractListModel;

    QQmlListProperty<WindowGame> games();
    const QList<WindowGame*>& all() const { return m_games; }
    QString names() const;
    Q_INVOKABLE void add(delve::WindowGame* game);

    /// The game that the text of a file is of, be it a document or a game at the table: the first one for a
    /// text that nobody knows, so that its reader says what is wrong. There is at least one game.
    WindowGame& gameOf(std::string_view text) const;
    WindowGame& gameOf(const FileDocumentViewModel& document) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void gamesChanged();

private:
    template <typename Known> WindowGame& firstThat(Known&& isKnown) const
    {
        const auto found = std::ranges::find_if(m_games, isKnown);
        return found == m_games.end() ? *m_games.first() : **found;
    }

    QList<WindowGame*> m_games;
};

} // namespace delve
