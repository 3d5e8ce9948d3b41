// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_table.h"

#include <QAbstractListModel>
#include <qqmlregistration.h>

#include <vector>

namespace delve {

class PlayGame;

/// What has happened, as sentences with the rules they come from. What was taken back stays, as what may
/// come; what older rules made of a game stays below it, for reading.
class PlayLogModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// Tells every small thing, too.
    Q_PROPERTY(bool detailed READ isDetailed WRITE setDetailed NOTIFY detailedChanged)
    /// The last row of what was done up to the moment that is looked at; -1 at the beginning.
    Q_PROPERTY(int current READ current NOTIFY momentChanged)

public:
    enum Role
    {
        TextRole = Qt::UserRole,
        RuleRole,
        IconRole,
        MomentRole,   ///< after the action that it belongs to
        DoneRole,     ///< not taken back
        HeadingRole,  ///< a turn begins
        UnreachedRole ///< recorded by older rules, behind the last action that still holds
    };

    explicit PlayLogModel(PlayGame& game);

    int count() const { return int(m_rows.size() + m_rest.size()); }
    bool isDetailed() const { return m_detailed; }
    void setDetailed(bool detailed);
    int current() const;

    /// Tells the record anew, in another language or of another game.
    void tellAll();
    /// Tells what has been done since, and forgets what is in no record any more.
    void update();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();
    void detailedChanged();
    void momentChanged();

private:
    struct Row
    {
        std::size_t action = 0; ///< to which it belongs
        PlayedTable::LogLine line;
    };

    /// The lines that are told in this detail.
    std::vector<Row> rowsOf(std::size_t action, std::vector<PlayedTable::LogLine> lines) const;

    PlayGame& m_game;
    std::vector<Row> m_rows;
    std::vector<Row> m_rest; ///< below all others: what a file of older rules has and nobody can go to
    std::vector<std::uint64_t> m_told; ///< the marks of the actions that were told
    bool m_detailed = false;
};

} // namespace delve
