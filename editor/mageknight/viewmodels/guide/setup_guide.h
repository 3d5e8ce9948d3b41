// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/validation/setup_validation.h"
#include "engine/mageknight/setup/guide/setup_standing.h"

#include <QAbstractListModel>
#include <QTimer>
#include <QVariantList>
#include <qqmlregistration.h>

#include <optional>

namespace delve::mageknight {

/// The steps of the setup as a checklist that knows where a document stands. It says what the engine says;
/// what the players settle without placing anything, like a pass, is kept here as long as the document is
/// open.
class SetupGuide : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    /// Somebody looks at the checklist: it is kept up to date.
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY watchedChanged)
    /// Pieces are placed in turn, and it is recorded who placed them.
    Q_PROPERTY(bool takesTurns READ takesTurns WRITE setTakesTurns NOTIFY changed)
    /// The row of the step that comes now.
    Q_PROPERTY(int current READ current NOTIFY changed)
    /// "Step 4: 2 of 4 chests placed"
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(int doneCount READ doneCount NOTIFY changed)
    /// How the players rolled for who begins; empty before they did.
    Q_PROPERTY(QString startingRoll READ startingRoll NOTIFY changed)

public:
    enum Role
    {
        TitleRole = Qt::UserRole,
        StateRole, ///< 0 later, 1 now, 2 done, 3 a rule is broken
        StateNameRole,
        ProgressRole,
        TaskRole,
        TurnRole,       ///< the name of whoever is to place or choose; empty if anybody may
        TurnColourRole, ///< of that player
        MayBeEnoughRole,
        IsEnoughRole,
        MayRollRole, ///< START-02: the players may roll for who begins
        MayPassRole,
        DrawnRole,    ///< the piece is drawn, not chosen
        PiecesRole,   ///< objects with piece, name and left (-1 without a stock)
        ProblemsRole, ///< objects with rule, sentence, severity and row (of the findings)
        RulesRole
    };

    SetupGuide(ScenarioDocument& document, SetupValidation& validation, QObject* parent = nullptr);

    bool isWatched() const { return m_isWatched; }
    void setWatched(bool watched);
    bool takesTurns() const { return m_talk.takesTurns; }
    void setTakesTurns(bool takesTurns);
    int current() const { return m_standing ? int(m_standing->current) : 0; }
    QString summary() const;
    int doneCount() const;
    QString startingRoll() const { return m_startingRoll; }

    /// "No more pieces in this step", and the contrary.
    Q_INVOKABLE void setEnough(int step, bool enough);
    /// START-02: the players roll, and whoever rolls highest comes first.
    Q_INVOKABLE void rollForStart();
    /// TOK-07: whoever's turn it is places no more tokens.
    Q_INVOKABLE void pass();
    /// The key of a piece drawn from those of a step; empty if there is none.
    Q_INVOKABLE QString draw(int step);

    /// Who places the next thing of a kind; for arrows whose arrow it is. Nobody if that is not recorded.
    ThingId placerOf(ThingKind kind);
    /// The part that a tile has if it is laid now.
    TileRole roleOfNextTile(TileKind kind);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void watchedChanged();
    /// Somebody else places now, though nothing was placed.
    void turnsChanged();
    void changed();

private:
    void update();
    QVariantList pieces(const StepStanding& step) const;
    QVariantList problems(const StepStanding& step) const;
    const Player* playerOf(const ThingId& id) const;

    ScenarioDocument& m_document;
    SetupValidation& m_validation;
    TableTalk m_talk;
    QString m_startingRoll;
    ThingId m_starter; ///< who won that roll
    std::optional<SetupStanding> m_standing;
    bool m_isWatched = false;
    QTimer m_soon;
};

} // namespace delve::mageknight
