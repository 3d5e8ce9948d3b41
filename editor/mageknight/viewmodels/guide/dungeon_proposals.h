// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/scenario_document.h"
#include "editor/validation/aside.h"
#include "engine/mageknight/setup/complete/complete_dungeon.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <unordered_set>

// Its collection knows documents, which know proposals.
Q_MOC_INCLUDE("editor/mageknight/viewmodels/guide/dungeon_wishes.h")

namespace delve::mageknight {

class DungeonWishesModel;

/// Dungeons that the program proposes for a document: what is there, finished, or something new. They are
/// looked for beside the window; the one in front is shown on the map as not there yet, until it is accepted,
/// as one step of undo, or all are rejected. An edit of the document takes them away, since they were made
/// for what it was.
class DungeonProposals : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    Q_PROPERTY(bool searching READ isSearching NOTIFY changed)
    /// Tiles tried out so far, while it searches.
    Q_PROPERTY(int steps READ steps NOTIFY progressed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The one in front; -1 if there is none.
    Q_PROPERTY(int current READ current NOTIFY changed)
    /// What can be counted about it: tiles, loops, walks to the chests.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// Why nothing was found, a sentence each; empty while there is nothing to explain.
    Q_PROPERTY(QStringList explanation READ explanation NOTIFY changed)
    /// What cannot stay together: objects with id, name, level and areas (as EditorCanvas::locate wants
    /// them).
    Q_PROPERTY(QVariantList conflictThings READ conflictThings NOTIFY changed)
    Q_PROPERTY(QStringList conflictRules READ conflictRules NOTIFY changed)
    /// What the smallest repair does; empty if none is known.
    Q_PROPERTY(QString repairText READ repairText NOTIFY changed)
    /// There is something to be seen: a search, proposals or an explanation.
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// The document was opened for them, so it goes when they are rejected.
    Q_PROPERTY(bool ownsDocument MEMBER m_ownsDocument NOTIFY changed)

public:
    explicit DungeonProposals(ScenarioDocument& document, QObject* parent = nullptr);
    ~DungeonProposals() override;

    bool isSearching() const { return m_isSearching; }
    int steps() const;
    int count() const { return int(m_proposals.size()); }
    int current() const { return m_current; }
    QString summary() const;
    const QStringList& explanation() const { return m_explanation; }
    QVariantList conflictThings() const;
    QStringList conflictRules() const;
    QString repairText() const;
    bool isActive() const { return m_isSearching || m_current >= 0 || !m_explanation.isEmpty(); }

    /// Keeps all that is placed and proposes the rest.
    Q_INVOKABLE void complete(delve::mageknight::DungeonWishesModel* wishes);
    /// Proposes new dungeons in place of what there is.
    Q_INVOKABLE void generate(delve::mageknight::DungeonWishesModel* wishes);
    /// Shows this one alone: `label` is the step of undo that accepting it is, `remark` says what it is good
    /// for.
    void propose(Scenario scenario, const QString& label, const QString& remark);
    /// Stops searching and keeps what was found.
    Q_INVOKABLE void stop();
    /// Shows the next one, or the one before.
    Q_INVOKABLE void step(int by);
    Q_INVOKABLE void accept();
    Q_INVOKABLE void reject();
    /// Does the smallest repair, as one step of undo, and looks again.
    Q_INVOKABLE void repair();

    /// The dungeon in front, nothing if there is none; and what of it is not in the document.
    const Scenario* shown() const;
    const std::unordered_set<ThingId>& newThings() const { return m_newThings; }

signals:
    void changed();
    void progressed();

private:
    struct Search;
    struct Proposal
    {
        Scenario scenario;
        QStringList remarks; ///< wishes that do not hold, and what is to be known
    };

    void search(std::function<void(Search&)> work, std::function<void()> again);
    void take(Search& search);
    void clear();
    void show(int index);
    Edit edit() const;

    ScenarioDocument& m_document;
    std::vector<Proposal> m_proposals;
    int m_current = -1;
    std::unordered_set<ThingId> m_newThings;
    QString m_label; ///< of a single one that something else proposes
    QStringList m_explanation;
    Conflict m_conflict;
    std::function<void()> m_again; ///< the last search, for the time after a repair
    std::shared_ptr<Search> m_search;
    bool m_isSearching = false;
    bool m_ownsDocument = false;
    bool m_isAccepting = false;
    QTimer m_clock; ///< for the progress
    Aside m_aside;
};

} // namespace delve::mageknight
