// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/insight/playtest_run.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/insight/assertions_model.h"
#include "engine/mageknight/stats/assertions.h"

#include <QPointer>

#include <vector>

namespace delve::mageknight {

/// The assertions of a dungeon about its games.
class DungeonAssertions : public delve::AssertionsModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::PlaytestRun* run READ run WRITE setRun NOTIFY runChanged)

public:
    explicit DungeonAssertions(QObject* parent = nullptr) : AssertionsModel(parent) {}

    PlaytestRun* run() const { return m_run; }
    void setRun(PlaytestRun* run);
    int count() const override { return int(m_assertions.size()); }
    int brokenCount() const override;
    bool canAdd() const override;
    void remove(int row) override;
    /// Puts an assertion in the place of that of a row; behind all others where there is no such row.
    void put(int row, const Assertion& assertion);
    const std::vector<Assertion>& assertions() const { return m_assertions; }

    QVariant data(const QModelIndex& index, int role) const override;

signals:
    void runChanged();

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
