// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_table.h"

#include <QAbstractListModel>
#include <qqmlregistration.h>

#include <vector>

namespace delve {

class PlayGame;

/// Questions that come again and again, and what the people at the table have said to them once for all: a
/// row for each person and question.
class StandingAnswersModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")
    Q_PROPERTY(int count READ count NOTIFY refreshed)
    /// The row of what is asked now; -1 if that is nothing to be answered once for all.
    Q_PROPERTY(int asked READ asked NOTIFY refreshed)
    /// What can be said to it.
    Q_PROPERTY(QStringList askedAnswers READ askedAnswers NOTIFY refreshed)

public:
    enum Role
    {
        PlayerRole = Qt::UserRole,
        PaintRole,
        QuestionRole,
        AnswersRole, ///< the first: ask me
        AnswerRole   ///< by number
    };

    explicit StandingAnswersModel(PlayGame& game);

    int count() const { return int(m_rows.size()); }
    int asked() const;
    QStringList askedAnswers() const;
    /// From now on this is the answer.
    Q_INVOKABLE void answer(int row, int answer);

    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void refreshed();

private:
    struct Row
    {
        int player = 0;
        int question = 0;

        friend bool operator==(const Row&, const Row&) = default;
    };

    PlayGame& m_game;
    std::vector<Row> m_rows;
    std::vector<PlayedTable::StandingQuestion> m_questions;
};

} // namespace delve
