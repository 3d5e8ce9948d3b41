// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/game_moment.h"
#include "editor/mageknight/play/game_session.h"
#include "editor/mageknight/text/play/play_words.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/mageknight/viewmodels/play/awaited_roll.h"
#include "editor/mageknight/viewmodels/play/opponents.h"
#include "editor/mageknight/viewmodels/play/play_actions_model.h"
#include "editor/mageknight/viewmodels/play/play_figures_model.h"
#include "editor/mageknight/viewmodels/play/play_log_model.h"
#include "editor/mageknight/viewmodels/play/play_players_model.h"
#include "editor/mageknight/viewmodels/play/play_setup.h"
#include "editor/mageknight/viewmodels/play/timeline.h"
#include "editor/text/language_watch.h"

#include <QColor>
#include <QObject>
#include <QPointer>
#include <QUrl>
#include <QVariantList>
#include <qqmlregistration.h>

#include <memory>
#include <optional>

namespace delve::mageknight {

/// The game that is played in the window: a copy of a scenario that is being edited, or a file. It passes on
/// what the rules say about the moment it is looked at, and takes actions.
class PlayGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY libraryChanged)
    Q_PROPERTY(bool running READ isRunning NOTIFY gameChanged)
    Q_PROPERTY(QString title READ title NOTIFY gameChanged)
    /// Another game was under way before this one, and can be gone on with.
    Q_PROPERTY(bool hasReplaced READ hasReplaced NOTIFY gameChanged)
    /// Why no game could be started or opened, a sentence a line; empty if all is well.
    Q_PROPERTY(QString failure READ failure NOTIFY failureChanged)
    /// What is odd about a game that was opened: other packs, other rules.
    Q_PROPERTY(QString warning READ warning NOTIFY gameChanged)

    Q_PROPERTY(int round READ round NOTIFY changed)
    /// Who has to choose now, in words and colour; and whether that is a person.
    Q_PROPERTY(int player READ player NOTIFY changed)
    Q_PROPERTY(QString playerName READ playerName NOTIFY changed)
    Q_PROPERTY(QColor playerColour READ playerColour NOTIFY changed)
    Q_PROPERTY(bool personChooses READ doesPersonChoose NOTIFY changed)
    /// Somebody is asked to decide something, and what; otherwise what there is to do.
    Q_PROPERTY(bool asked READ isAsked NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    /// The figure or token that acts, where it is and what it has left; empty between activations.
    Q_PROPERTY(QString active READ active NOTIFY changed)
    Q_PROPERTY(int activationsLeft READ activationsLeft NOTIFY changed)
    Q_PROPERTY(int speedLeft READ speedLeft NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    /// How it ended, a sentence a line.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(QString pool READ pool NOTIFY changed)
    /// The dice of the last action: {first, second, total, what, by}.
    Q_PROPERTY(QVariantList dice READ dice NOTIFY changed)
    Q_PROPERTY(QString diceSeed READ diceSeed NOTIFY gameChanged)

    /// What was refused last, and by which rule.
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
    Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged)

    Q_PROPERTY(delve::mageknight::PlayActionsModel* actions READ actions CONSTANT)
    Q_PROPERTY(delve::mageknight::PlayLogModel* log READ log CONSTANT)
    Q_PROPERTY(delve::mageknight::PlayFiguresModel* figures READ figures CONSTANT)
    Q_PROPERTY(delve::mageknight::PlayPlayersModel* players READ players CONSTANT)
    Q_PROPERTY(delve::mageknight::Timeline* timeline READ timeline CONSTANT)
    Q_PROPERTY(delve::mageknight::Opponents* opponents READ opponents CONSTANT)
    Q_PROPERTY(delve::mageknight::AwaitedRoll* roll READ roll CONSTANT)
    Q_PROPERTY(delve::mageknight::PlaySetup* setup READ setup CONSTANT)

    // What undo and redo are about while a game is played.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)

public:
    explicit PlayGame(QObject* parent = nullptr);
    ~PlayGame() override;

    Library* library() const { return m_library; }
    void setLibrary(Library* library);

    // Beginning and keeping
    /// Begins a game of the document as it is now, with the seats and dice of `setup`. False, with `failure`,
    /// where that is not possible.
    Q_INVOKABLE bool start(delve::mageknight::ScenarioViewModel* document);
    /// The game is of this document, and nothing was changed there since it began.
    Q_INVOKABLE bool isOf(delve::mageknight::ScenarioViewModel* document) const;
    /// Goes on with the players that `setup` says now.
    Q_INVOKABLE void reseat();
    Q_INVOKABLE bool open(const QUrl& file);
    /// Goes on with the game that this one took the place of, which is kept in its turn.
    Q_INVOKABLE bool returnToReplaced();
    /// Keeps the game in a file. Never in the one that older rules wrote: what followed there would be lost.
    Q_INVOKABLE bool save(const QUrl& file);
    /// Where it is kept next; a name that is free for a game that older rules wrote.
    Q_INVOKABLE QUrl proposedFile() const;
    Q_INVOKABLE void clearFailure();

    bool isRunning() const { return m_session != nullptr; }
    bool hasReplaced() const { return !m_replaced.text.empty(); }
    QString title() const;
    QString failure() const { return m_failure; }
    QString warning() const { return m_warning; }

    // The moment
    int round() const;
    int player() const;
    QString playerName() const;
    QColor playerColour() const;
    bool doesPersonChoose() const;
    bool isAsked() const;
    QString prompt() const;
    QString active() const;
    int activationsLeft() const;
    int speedLeft() const;
    bool isOver() const;
    QString outcome() const;
    QString pool() const;
    QVariantList dice() const;
    QString diceSeed() const;
    QString refusal() const { return m_refusal; }
    QString refusalRule() const { return m_refusalRule; }

    PlayActionsModel* actions() { return &m_actions; }
    PlayLogModel* log() { return &m_log; }
    PlayFiguresModel* figures() { return &m_figures; }
    PlayPlayersModel* players() { return &m_players; }
    Timeline* timeline() { return &m_timeline; }
    Opponents* opponents() { return &m_opponents; }
    AwaitedRoll* roll() { return &m_roll; }
    PlaySetup* setup() { return &m_setup; }

    bool canUndo() const;
    bool canRedo() const;
    QString undoText() const;
    QString redoText() const;
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    // Acting
    /// Takes the legal action of this number.
    Q_INVOKABLE void act(int action);
    /// Steps or turns the active figure, or says why not.
    Q_INVOKABLE void step(int direction);
    Q_INVOKABLE void turn(int direction);
    /// The number of the legal step or turn in a direction; -1 where there is none.
    Q_INVOKABLE int stepAction(int direction) const;
    Q_INVOKABLE int turnAction(int direction) const;
    /// Ends the activation, or the turn where there is none.
    Q_INVOKABLE void endActivation();
    /// What the click on something does: the one action, a walk there, or why not. The numbers of several
    /// actions among which the person has to choose.
    QVariantList pointAt(const BoardTarget& target);

    /// For those who show the game; only while it is running.
    GameSession& session() { return *m_session; }
    const GameSession& session() const { return *m_session; }
    const GameMoment& moment() const { return *m_moment; }
    const PlayWords& words() const { return *m_words; }
    const Content& content() const { return *m_content; }
    const Scenario& scenario() const { return m_session->record().scenario; }
    QColor colourOf(play::PlayerId player) const;
    /// Takes an action; people may have to say how their dice fell first.
    void take(const play::Action& action);
    /// Takes an action with dice that have been rolled.
    void takeWith(const play::Action& action, Dice& dice);
    void goTo(std::size_t moment);
    /// The record was changed behind the back of those who show it.
    void recordChanged();

signals:
    void libraryChanged();
    void gameChanged();
    void failureChanged();
    void changed();
    /// An action was taken and this happened; `changed` follows. Going to another moment does not say so.
    void performed(const delve::mageknight::play::Events& events);
    void refusalChanged();

private:
    /// The dungeon that a game is of, and the file it was read from or kept in last.
    struct Origin
    {
        QPointer<ScenarioViewModel> document;
        QString path;
        QString olderPath{}; ///< the file it was read from, which is not written to if older rules wrote it
    };
    /// A game that another one took the place of, as it would be saved, and what it has from older rules.
    struct Replaced
    {
        QString title;
        std::string text;
        std::optional<play::OlderCourse> older;
        Origin origin;
    };

    bool begin(play::Replay replay, const Content& content, const Origin& origin,
               const QString& warning = {});
    /// Goes on with a game that was saved, by this name.
    bool goOn(const Result<std::string>& text, const QString& name, const Origin& origin,
              const std::optional<play::OlderCourse>& older = {});
    void keepReplaced();
    bool isOlderFile(const QString& path) const;
    void refresh();
    void refuse(const play::Refusal& refusal, const play::Action& action);
    void forgetRefusal();
    void walk(const play::Actions& way);
    int find(const play::Action& action) const;
    /// How far redo goes: the next choice of a person, with what others chose behind it.
    std::size_t momentAfterChoice() const;

    QPointer<Library> m_library;
    Origin m_origin;
    Replaced m_replaced;
    std::unique_ptr<GameSession> m_session;
    const Content* m_content = nullptr;
    std::unique_ptr<PlayWords> m_words;
    std::unique_ptr<GameMoment> m_moment;
    QString m_failure;
    QString m_warning;
    QString m_refusal;
    QString m_refusalRule;
    PlayActionsModel m_actions;
    PlayLogModel m_log;
    PlayFiguresModel m_figures;
    PlayPlayersModel m_players;
    Timeline m_timeline;
    Opponents m_opponents;
    AwaitedRoll m_roll;
    PlaySetup m_setup;
    LanguageWatch m_language;
};

} // namespace delve::mageknight
