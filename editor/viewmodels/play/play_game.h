// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_table.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/document/workspace.h"
#include "editor/viewmodels/games/game_registry.h"
#include "editor/viewmodels/play/advice.h"
#include "editor/viewmodels/play/awaited_roll.h"
#include "editor/viewmodels/play/kept_game.h"
#include "editor/viewmodels/play/opponents.h"
#include "editor/viewmodels/play/play_actions_model.h"
#include "editor/viewmodels/play/play_log_model.h"
#include "editor/viewmodels/play/play_players_model.h"
#include "editor/viewmodels/play/play_setup.h"
#include "editor/viewmodels/play/recap.h"
#include "editor/viewmodels/play/replaced_games.h"
#include "editor/viewmodels/play/standing_answers_model.h"
#include "editor/viewmodels/play/timeline.h"

#include <QColor>
#include <QObject>
#include <QPointer>
#include <QUrl>
#include <QVariantList>
#include <qqmlregistration.h>

#include <functional>
#include <memory>
#include <set>

namespace delve {

/// The game that is played in the window: of a copy of a document that is being edited, or of a file. It
/// passes on what its table says about the moment that is looked at, and takes actions.
class PlayGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::GameRegistry* games READ games WRITE setGames NOTIFY gamesChanged)
    /// Which game it is of, or would be: its parts of the page are shown.
    Q_PROPERTY(delve::WindowGame* kind READ kind NOTIFY kindChanged)
    /// Has the folder where copies of games are kept; without it there are none.
    Q_PROPERTY(delve::Workspace* workspace MEMBER m_workspace)
    Q_PROPERTY(bool running READ isRunning NOTIFY gameChanged)
    Q_PROPERTY(QString title READ title NOTIFY gameChanged)
    /// What it is a game of; nothing for a game from a file.
    Q_PROPERTY(delve::FileDocumentViewModel* document READ document NOTIFY gameChanged)
    /// Something was done that is in no file of the user.
    Q_PROPERTY(bool unsaved READ isUnsaved NOTIFY unsavedChanged)
    /// What those games are of where that is so, the one in front first; others that were replaced follow.
    Q_PROPERTY(QStringList unsavedTitles READ unsavedTitles NOTIFY unsavedChanged)
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
    /// People at this screen have something to hide from each other.
    Q_PROPERTY(bool hasSecrets READ hasSecrets NOTIFY changed)
    /// What a person can say once instead of being asked at every moment of others, the first of them:
    /// always; and which of them it is for whoever is asked, or would be. -1 where that is nobody.
    Q_PROPERTY(QStringList waysToBeAsked READ waysToBeAsked NOTIFY changed)
    Q_PROPERTY(int wayToBeAsked READ wayToBeAsked WRITE setWayToBeAsked NOTIFY changed)
    /// Somebody is asked to decide something, and what; otherwise what there is to do.
    Q_PROPERTY(bool asked READ isAsked NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    /// What whoever acts has left to act with; and what belongs to nobody.
    Q_PROPERTY(QString left READ left NOTIFY changed)
    Q_PROPERTY(QString common READ common NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    /// How it ended, a sentence a line.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    /// The dice of the last action: {first, second, total, what, by, colour}.
    Q_PROPERTY(QVariantList dice READ dice NOTIFY changed)
    Q_PROPERTY(QString diceSeed READ diceSeed NOTIFY gameChanged)

    /// How whoever has to choose stands: {heading, lines}; and how the game went: see PlayedTable::Story.
    Q_PROPERTY(QVariantList standing READ standing NOTIFY changed)
    Q_PROPERTY(QVariantMap story READ story NOTIFY changed)

    /// A key that would give something away by ending is to be pressed twice.
    Q_PROPERTY(bool asksBeforeEnding MEMBER m_asksBeforeEnding NOTIFY settingsChanged)
    /// What such a key would give away, once it was pressed.
    Q_PROPERTY(QString notice READ notice NOTIFY refusalChanged)
    /// What was refused last, and by which rule.
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
    Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged)

    Q_PROPERTY(delve::PlayActionsModel* actions READ actions CONSTANT)
    Q_PROPERTY(delve::PlayLogModel* log READ log CONSTANT)
    Q_PROPERTY(delve::PlayPlayersModel* players READ players CONSTANT)
    Q_PROPERTY(delve::Timeline* timeline READ timeline CONSTANT)
    Q_PROPERTY(delve::Opponents* opponents READ opponents CONSTANT)
    Q_PROPERTY(delve::AwaitedRoll* roll READ roll CONSTANT)
    Q_PROPERTY(delve::Advice* advice READ advice CONSTANT)
    Q_PROPERTY(delve::Recap* recap READ recap CONSTANT)
    Q_PROPERTY(delve::StandingAnswersModel* standingAnswers READ standingAnswers CONSTANT)
    Q_PROPERTY(delve::PlaySetup* setup READ setup CONSTANT)

    // What undo and redo are about while a game is played: whole clicks.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)

public:
    explicit PlayGame(QObject* parent = nullptr);
    ~PlayGame() override;

    GameRegistry* games() const { return m_games; }
    void setGames(GameRegistry* games);
    WindowGame* kind() const;

    // Beginning and keeping
    /// Begins a game of the document as it is now, with the seats and dice of `setup`. False, with `failure`,
    /// where that is not possible.
    Q_INVOKABLE bool start(delve::FileDocumentViewModel* document);
    /// The game is of this document, and nothing was changed there since it began.
    Q_INVOKABLE bool isOf(delve::FileDocumentViewModel* document) const;
    /// Goes on with the players that `setup` says now.
    Q_INVOKABLE void reseat();
    Q_INVOKABLE bool open(const QUrl& file);
    /// Goes on with a game that a crash left behind.
    Q_INVOKABLE bool recover(const QString& file);
    /// Goes on with the game that this one took the place of, which is kept in its turn.
    Q_INVOKABLE bool returnToReplaced();
    /// Goes on with a replaced game that is not saved. There must be one.
    Q_INVOKABLE bool returnToUnsaved();
    /// Keeps the game in a file. Never in the one that older rules wrote: what followed there would be lost.
    /// In its own only if no other program wrote there since, or people were told.
    Q_INVOKABLE bool save(const QUrl& file);
    /// Where it is kept next; a name that is free where older rules or another program wrote its file.
    Q_INVOKABLE QUrl proposedFile() const;
    Q_INVOKABLE void clearFailure();

    bool isRunning() const { return m_table != nullptr; }
    bool isUnsaved() const { return m_kept && m_kept->isUnsaved(); }
    QStringList unsavedTitles() const;
    bool hasReplaced() const { return !m_replaced.isEmpty(); }
    FileDocumentViewModel* document() const { return m_origin.document; }
    QString title() const { return m_table ? m_table->title() : QString(); }
    QString failure() const { return m_failure; }
    QString warning() const { return m_table ? m_table->warning() : QString(); }

    // The moment
    int round() const { return m_table ? m_table->round() : 0; }
    int player() const { return m_table ? m_table->chooserAt(m_table->moment()) : -1; }
    QString playerName() const { return player() >= 0 ? m_table->nameOf(player()) : QString(); }
    QColor playerColour() const { return m_table ? m_table->colourOf(player()) : QColor(); }
    bool doesPersonChoose() const { return m_table && !m_table->isOver() && m_table->isPerson(player()); }
    bool hasSecrets() const { return m_table && m_table->hasSecrets(); }
    QStringList waysToBeAsked() const { return m_table ? m_table->waysToBeAsked() : QStringList(); }
    int wayToBeAsked() const;
    void setWayToBeAsked(int way);
    bool isAsked() const { return m_table && m_table->isAsked(); }
    QString prompt() const { return m_table ? m_table->prompt() : QString(); }
    QString left() const { return m_table ? m_table->left() : QString(); }
    QString common() const { return m_table ? m_table->common() : QString(); }
    bool isOver() const { return m_table && m_table->isOver(); }
    QString outcome() const { return m_table ? m_table->outcome() : QString(); }
    QVariantList dice() const;
    QString diceSeed() const;
    QVariantList standing() const;
    QVariantMap story() const;
    QString notice() const { return m_notice; }
    QString refusal() const { return m_refusal; }
    QString refusalRule() const { return m_refusalRule; }

    PlayActionsModel* actions() { return &m_actions; }
    PlayLogModel* log() { return &m_log; }
    PlayPlayersModel* players() { return &m_players; }
    Timeline* timeline() { return &m_timeline; }
    Opponents* opponents() { return &m_opponents; }
    AwaitedRoll* roll() { return &m_roll; }
    PlaySetup* setup() { return &m_setup; }
    Advice* advice() { return &m_advice; }
    Recap* recap() { return &m_recap; }
    StandingAnswersModel* standingAnswers() { return &m_standingAnswers; }

    bool canUndo() const;
    bool canRedo() const;
    QString undoText() const;
    QString redoText() const;
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Takes back the last action alone: of a walk one step.
    Q_INVOKABLE void undoAction();

    // Acting
    /// Takes the legal action of this number.
    Q_INVOKABLE void act(int action);
    /// Ends the activation, or the turn where there is none, or says why not; asks once before something is
    /// given away.
    Q_INVOKABLE void end();
    /// What a person answers to a question from now on, see PlayedTable::standingQuestions.
    void answerOnceForAll(int player, int question, int answer);
    /// The pointer has moved on: nobody is interested any more in what was refused.
    Q_INVOKABLE void forgetRefusal();
    /// Somebody may act now: a person, whose dice are not waited for.
    bool mayAct() const { return doesPersonChoose() && !m_roll.isPending() && !m_recap.isReplaying(); }
    /// Does what a person wishes, or says why not.
    void follow(const PlayedTable::Wish& wish);

    /// For those who show the game; null as long as none is running.
    const PlayedTable* table() const { return m_table.get(); }
    /// For those who ask the ones at it.
    PlayedTable* seatedTable() { return m_table.get(); }
    /// What was chosen at a moment belongs to the click before it: a further step, an answer given once for
    /// all.
    bool goesOn(std::size_t moment) const { return m_goingOn.contains(moment); }
    /// Takes an action, whoever chose it; people may have to say how their dice fell first.
    void take(int action, bool goesOn = false);
    /// The next recorded action is shown as it happened.
    void showNext();
    /// Takes an action with dice that have been rolled.
    void takeWith(int action, Dice& dice);
    void goTo(std::size_t moment);
    void takeUp(std::size_t otherLine);
    void setAside();

signals:
    void gamesChanged();
    void kindChanged();
    void gameChanged();
    void unsavedChanged();
    void failureChanged();
    void changed();
    /// An action was taken; `changed` follows. Going to another moment does not say so.
    void performed();
    /// A recorded action is shown once more; `changed` follows.
    void shownAgain();
    void settingsChanged();
    void refusalChanged();

private:
    bool fail(const QString& failure);
    void begin(WindowGame& kind, std::unique_ptr<PlayedTable> table, const GameOrigin& origin);
    /// Goes on with a game that was saved, by this name.
    bool goOn(WindowGame& kind, WindowGame::OpenedTable table, const QString& name, const GameOrigin& origin);
    /// The person who is asked; while an opponent chooses the only one there is, or else -1.
    int speaker() const;
    void keepReplaced();
    bool returnTo(const ReplacedGame& game);
    void keepCopy();
    /// What is at the table is nowhere but in its copy, which is written now.
    bool keepUnsaved();
    bool isOlderFile(const QString& path) const;
    /// The game is about to be at another moment: what was begun at this one is given up.
    void leaveMoment();
    void refresh();
    /// What a person has said once for all is done without a question.
    void answerUnasked();
    void takeUnasked(std::size_t moment);
    /// What comes at a moment goes on with the click before it, or does not; on a new line nothing follows.
    void noteClick(std::size_t moment, bool goesOn);
    std::size_t momentBeforeClick() const;

    QPointer<GameRegistry> m_games;
    QPointer<WindowGame> m_kind; ///< of the table
    GameOrigin m_origin;
    ReplacedGames m_replaced;
    QPointer<Workspace> m_workspace;
    std::unique_ptr<PlayedTable> m_table;
    std::unique_ptr<KeptGame> m_kept; ///< of the table
    QString m_failure;
    QString m_refusal;
    QString m_refusalRule;
    QString m_notice;
    bool m_asksBeforeEnding = true;
    std::set<std::size_t> m_goingOn; ///< moments whose choice goes on with the one before
    bool m_takesGoingOn = false;     ///< so does the action whose dice are waited for
    PlayActionsModel m_actions;
    PlayLogModel m_log;
    PlayPlayersModel m_players;
    Timeline m_timeline;
    Opponents m_opponents;
    AwaitedRoll m_roll;
    PlaySetup m_setup;
    Advice m_advice;
    Recap m_recap;
    StandingAnswersModel m_standingAnswers;
    LanguageWatch m_language;
};

} // namespace delve
