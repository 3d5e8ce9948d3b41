// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/standing_answers_model.h"

#include "editor/viewmodels/play/play_game.h"

#include <algorithm>

namespace delve {

StandingAnswersModel::StandingAnswersModel(PlayGame& game) : QAbstractListModel(&game), m_game(game)
{}

void StandingAnswersModel::refresh()
{
    const PlayedTable* table = m_game.table();
    m_questions = table ? table->standingQuestions() : std::vector<PlayedTable::StandingQuestion>();
    std::vector<Row> rows;
    for (int player = 0; table && player < table->playerCount(); ++player)
        if (table->isPerson(player))
            for (int question = 0; question < int(m_questions.size()); ++question)
                rows.push_back({player, question});
    if (rows != m_rows) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    } else if (!m_rows.empty()) {
        emit dataChanged(index(0), index(count() - 1));
    }
    emit refreshed();
}

int StandingAnswersModel::asked() const
{
    if (!m_game.table() || !m_game.doesPersonChoose())
        return -1;
    const auto found = std::ranges::find(m_rows, Row{m_game.player(), m_game.table()->standingQuestionNow()});
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

QStringList StandingAnswersModel::askedAnswers() const
{
    const int row = asked();
    return row < 0 ? QStringList() : m_questions[std::size_t(m_rows[std::size_t(row)].question)].answers;
}

void StandingAnswersModel::answer(int row, int answer)
{
    if (row < 0 || row >= count())
        return;
    const Row& which = m_rows[std::size_t(row)];
    if (answer < 0 || answer >= int(m_questions[std::size_t(which.question)].answers.size()))
        return;
    m_game.answerOnceForAll(which.player, which.question, answer);
}

int StandingAnswersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant StandingAnswersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_game.table())
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    const PlayedTable::StandingQuestion& question = m_questions[std::size_t(row.question)];
    switch (role) {
    case PlayerRole: return m_game.table()->nameOf(row.player);
    case PaintRole: return m_game.table()->colourOf(row.player);
    case Qt::DisplayRole:
    case QuestionRole: return question.text.isEmpty() ? tr("When I am asked") : question.text;
    case AnswersRole: return question.answers;
    case AnswerRole: return m_game.table()->standingAnswer(row.player, row.question);
    default: return {};
    }
}

QHash<int, QByteArray> StandingAnswersModel::roleNames() const
{
    return {{PlayerRole, "player"},
            {PaintRole, "paint"},
            {QuestionRole, "question"},
            {AnswersRole, "answers"},
            {AnswerRole, "answer"}};
}

} // namespace delve
