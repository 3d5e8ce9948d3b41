// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <qqmlregistration.h>

#include <vector>

namespace delve::dungeoneer {

/// Cards that lie somewhere in a game: a hand, or what is before a player. What is shown and what can be done
/// is said by whoever fills it.
class PlayCardsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    /// A card as it is listed.
    struct Row
    {
        QString key;         ///< tells it from all other cards of the game, for CardPlay
        QString piece;       ///< the card as it is drawn, as CardThumbnail has it; empty for none
        QString name;        ///< with what tells copies apart
        QString section;     ///< under which heading it stands: "Treasures"
        QString price;       ///< what playing it costs now, in words
        QString sign;        ///< the drawing of what it is paid with; empty for what is free
        int cost = 0;        ///< and how much
        QString note;        ///< what lies on it, what is missing for it
        QString description; ///< all that is printed on it
        bool playable = false;
        int number = 0; ///< of a Quest: by which the map marks its places

        friend bool operator==(const Row&, const Row&) = default;
    };

    enum Role
    {
        KeyRole = Qt::UserRole,
        PieceRole,
        NameRole,
        SectionRole,
        PriceRole,
        SignRole,
        CostRole,
        NoteRole,
        DescriptionRole,
        PlayableRole,
        NumberRole
    };

    using QAbstractListModel::QAbstractListModel;

    int count() const { return int(m_rows.size()); }
    const std::vector<Row>& rows() const { return m_rows; }
    /// Shows these cards. Those that stay keep their place in lists.
    void show(std::vector<Row> rows);
    Q_INVOKABLE QString keyAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    std::vector<Row> m_rows;
};

} // namespace delve::dungeoneer
