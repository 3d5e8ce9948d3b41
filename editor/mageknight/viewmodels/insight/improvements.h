// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/guide/dungeon_proposals.h"
#include "editor/mageknight/viewmodels/insight/playtest_run.h"
#include "editor/viewmodels/insight/games_aside.h"
#include "engine/mageknight/stats/improvements.h"

namespace delve::mageknight {

/// What would make a dungeon better, from its last playtest: what is weak, an edit that may mend it, to be
/// seen on the map before it is made, and what it does in games that are played for it.
class Improvements : public delve::GamesAside // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    /// {tone, title, sentence, level, areas, effectTone, effectTitle, effect, isTrying}: what is weak, where,
    /// and, once it was tried, what the edit did.
    Q_PROPERTY(QVariantList entries READ entries NOTIFY entriesChanged)
    /// They are being looked for.
    Q_PROPERTY(bool searching READ isSearching NOTIFY entriesChanged)
    /// The document is still the one that was played, so that the edits fit it.
    Q_PROPERTY(bool current READ isCurrent NOTIFY entriesChanged)

public:
    Improvements(PlaytestRun& run, DungeonProposals& proposals, QObject* parent = nullptr);

    QVariantList entries() const;
    bool isSearching() const { return m_isSearching; }
    bool isCurrent() const { return m_run.hasResult() && !m_run.isStale(); }

    /// Plays the dungeon with and without the edit, with the same seeds.
    Q_INVOKABLE void tryOut(int entry);
    /// Shows the edit on the map as not made yet, to be accepted or rejected.
    Q_INVOKABLE void propose(int entry);

signals:
    void entriesChanged();

private:
    using Found = std::vector<play::Improvement>;
    struct Tried
    {
        int entry = 0;
        play::ImprovementEffect effect;
    };

    static constexpr std::uint64_t gamesToTry = 200;

    void search();
    QString moveLabel(const play::Improvement& improvement) const;

    PlaytestRun& m_run;
    DungeonProposals& m_proposals;
    std::shared_ptr<const PlaytestResult> m_result; ///< that they were found in
    Found m_found;
    std::vector<std::optional<play::ImprovementEffect>> m_effects; ///< by entry
    int m_trying = -1;
    bool m_isSearching = false;
    LanguageWatch m_language{[this] { emit entriesChanged(); }};
    Aside m_search;
};

} // namespace delve::mageknight
