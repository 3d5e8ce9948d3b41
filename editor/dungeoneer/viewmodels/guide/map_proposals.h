// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/document/card_map_document.h"
#include "editor/dungeoneer/viewmodels/guide/card_wishes.h"
#include "editor/validation/aside.h"
#include "engine/dungeoneer/setup/generate/generate_map.h"

#include <qqmlregistration.h>

namespace delve::dungeoneer {

/// Maps that the program proposes for a document: made beside the window, shown over the map one at a time,
/// and taken over as one step of undo.
class MapProposals : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    /// Something is looked for, or shown.
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(bool searching READ isSearching NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int index READ index NOTIFY changed)
    /// What the proposal shown is like, and which wishes it misses.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QString missed READ missed NOTIFY changed)
    /// The document was opened for what is proposed.
    Q_PROPERTY(bool ownsDocument MEMBER m_ownsDocument NOTIFY changed)

public:
    explicit MapProposals(CardMapDocument& document, QObject* parent = nullptr);

    bool isActive() const { return m_isSearching || !m_made.empty(); }
    bool isSearching() const { return m_isSearching; }
    int count() const { return int(m_made.size()); }
    int index() const { return m_index; }
    QString summary() const;
    QString missed() const;

    /// Three new maps, or three ways to go on with the one that is there.
    Q_INVOKABLE void generate(delve::dungeoneer::CardWishes* wishes);
    Q_INVOKABLE void complete(delve::dungeoneer::CardWishes* wishes);
    /// Why the document cannot be completed; empty if it can.
    Q_INVOKABLE QString completionFault(delve::dungeoneer::CardWishes* wishes) const;
    Q_INVOKABLE void go(int step);
    Q_INVOKABLE void accept();
    Q_INVOKABLE void reject();
    /// Others by the same wishes.
    Q_INVOKABLE void more();

    /// The one that is looked at; nothing if there is none.
    const Scenario* shown() const;

signals:
    void changed();

private:
    void search();

    CardMapDocument& m_document;
    MapWishes m_wishes;
    std::uint64_t m_seed = 1;
    bool m_completes = false;
    bool m_ownsDocument = false;
    bool m_isSearching = false;
    std::vector<GeneratedMap> m_made;
    int m_index = 0;
    Aside m_aside; ///< the first to go, since its work calls back
};

} // namespace delve::dungeoneer
