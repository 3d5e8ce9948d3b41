// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/document/card_map_document.h"
#include "editor/text/language_watch.h"
#include "engine/dungeoneer/setup/opening.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QVariantList>
#include <qqmlregistration.h>

namespace delve::dungeoneer {

/// The preparation of the rulebook as a checklist that knows where a document stands.
class MapGuide : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    /// The row of the step that comes now; the last one if all are done.
    Q_PROPERTY(int current READ current NOTIFY changed)
    Q_PROPERTY(int doneCount READ doneCount NOTIFY changed)
    /// "Step 4: 3 of 4 sides"
    Q_PROPERTY(QString summary READ summary NOTIFY changed)

public:
    enum Role
    {
        TitleRole = Qt::UserRole,
        StateRole, ///< 0 later, 1 now, 2 done, 3 a rule is broken
        StateNameRole,
        ProgressRole,
        TaskRole,
        CardsRole, ///< keys of cards to take, at most eight
        MayDrawRole,
        MayCompleteRole, ///< the program can do the rest of it
        SetsRole,        ///< it is done in the inspector
        PlayersRole,     ///< it is done in the panel of players
        TurnsRole,       ///< DNR-OPT-02: the players lay the map in turns
        RulesRole
    };

    explicit MapGuide(CardMapDocument& document, QObject* parent = nullptr);

    int current() const;
    int doneCount() const;
    QString summary() const;
    /// The key of a random card of those that the step lays and that have a place where it lays them; empty
    /// if there is none.
    Q_INVOKABLE QString draw(int row);
    /// Draws an Entrance, or any Map card that is not one.
    Q_INVOKABLE QString drawEntrance() { return drawOf(Step::Entrance); }
    Q_INVOKABLE QString drawAny() { return drawOf(Step::Map); }
    /// Draws come from this number on, the same after the same.
    Q_INVOKABLE void seedDraws(int seed) { m_random = Random(std::uint64_t(seed)); }
    /// Where the step that comes now lays a card; nothing where it does not ask for it.
    std::vector<Placement> wantedPlaces(const ContentId& card) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    enum class Step : std::uint8_t
    {
        Sets,
        Players,
        Heroes,
        Quests,
        Entrance,
        Passages,
        Map,
        Turns ///< DNR-OPT-02: instead of the last three
    };

    struct Standing
    {
        bool isDone = false;
        bool isBroken = false;
        QString progress;
    };

    void update();
    std::vector<Step> stepsOfNow() const;
    /// DNR-SETUP-16: what may be laid beside the Entrances, on all maps.
    std::vector<MapMove> openings() const;
    QString drawOf(Step step);
    Standing standingOf(Step step) const;
    QString titleOf(Step step) const;
    QString taskOf(Step step) const;
    QStringList rulesOf(Step step) const;
    /// Cards that the step lays next, with a place for each.
    std::vector<ContentId> cardsFor(Step step) const;

    CardMapDocument& m_document;
    std::vector<Step> m_steps;
    std::vector<Standing> m_standings; ///< of each step
    Random m_random;
    LanguageWatch m_language{[this] { update(); }};
};

} // namespace delve::dungeoneer
