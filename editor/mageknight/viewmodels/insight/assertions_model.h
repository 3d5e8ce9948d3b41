// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/insight/playtest_run.h"
#include "editor/text/language_watch.h"
#include "engine/mageknight/stats/assertions.h"

#include <QAbstractListModel>
#include <QPointer>
#include <qqmlregistration.h>

#include <vector>

namespace delve::mageknight {

/// The promises of a scenario about its games, and what the last playtest says about each. Every change is
/// one step of undo.
class AssertionsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::PlaytestRun* run READ run WRITE setRun NOTIFY runChanged)
    Q_PROPERTY(int count READ count NOTIFY countsChanged)
    Q_PROPERTY(int brokenCount READ brokenCount NOTIFY countsChanged)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY countsChanged)

public:
    enum Role
    {
        SentenceRole = Qt::DisplayRole,
        VerdictRole = Qt::UserRole, ///< 0 holds, 1 broken, 2 not shown, 3 not checked yet
        VerdictTextRole,
        EvidenceRole ///< what the games say; empty where none were played
    };

    explicit AssertionsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    PlaytestRun* run() const { return m_run; }
    void setRun(PlaytestRun* run);
    int count() const { return int(m_assertions.size()); }
    int brokenCount() const;
    bool canAdd() const;

    Q_INVOKABLE void remove(int row);
    /// Puts a promise in the place of that of a row; behind all others where there is no such row.
    void put(int row, const Assertion& assertion);
    const std::vector<Assertion>& assertions() const { return m_assertions; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void runChanged();
    void countsChanged();

private:
    void update();
    void check();
    QString verdictText(int row) const;

    QPointer<PlaytestRun> m_run;
    std::vector<Assertion> m_assertions;
    std::vector<play::AssertionCheck> m_checks; ///< by row; none without a playtest
    LanguageWatch m_language{[this] {
        if (count() > 0)
            emit dataChanged(index(0), index(count() - 1));
    }};
};

} // namespace delve::mageknight
