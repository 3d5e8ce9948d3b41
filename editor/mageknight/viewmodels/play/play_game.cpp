// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/play_game.h"

#include "editor/document/save_file.h"
#include "editor/mageknight/play/seats.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/text/messages.h"
#include "editor/viewmodels/document/file_choice.h"
#include "engine/base/file.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

// Beginning, keeping and going on with a game; acting in it.

namespace delve::mageknight {

using namespace play;

PlayGame::PlayGame(QObject* parent)
    : QObject(parent),
      m_actions(*this),
      m_log(*this),
      m_figures(*this),
      m_players(*this),
      m_timeline(*this),
      m_opponents(*this),
      m_roll(*this),
      m_setup(this),
      m_language([this] {
          if (!m_session)
              return;
          m_words = std::make_unique<PlayWords>(m_session->game().openGame(), m_library->rules(),
                                                QLocale().name().toStdString());
          m_log.tellAll();
          refresh();
      })
{
    connect(&m_roll, &AwaitedRoll::changed, this, [this] {
        if (m_roll.isPending() || !m_session)
            return;
        emit changed();
        m_opponents.momentChanged(); // an opponent whose roll was given up chooses again
    });
}

PlayGame::~PlayGame() = default;

void PlayGame::setLibrary(Library* library)
{
    m_library = library;
    emit libraryChanged();
}

QString PlayGame::title() const
{
    return m_session ? QString::fromStdString(scenario().title) : QString();
}

bool PlayGame::begin(Replay replay, const Content& content, const Origin& origin, const QString& warning)
{
    const int recorded = int(replay.steps.size());
    auto session = GameSession::resume(std::move(replay), content);
    if (!session) {
        m_failure = sentence(session.error());
        emit failureChanged();
        return false;
    }
    m_roll.cancel();
    keepReplaced();
    m_origin = origin;
    m_warning = warning;
    // Whatever shows the old game lets go of it first.
    m_moment.reset();
    m_words.reset();
    m_session = std::make_unique<GameSession>(*std::move(session));
    m_content = &content;
    m_words = std::make_unique<PlayWords>(m_session->game().openGame(), m_library->rules(),
                                          QLocale().name().toStdString());
    m_moment = std::make_unique<GameMoment>(*m_session, *m_content, *m_words);
    m_opponents.seat();
    // What does not hold any more is read before opponents go on from there.
    if (m_session->record().older)
        m_opponents.setPaused(true);
    m_timeline.begin(recorded);
    m_log.tellAll();
    emit gameChanged();
    refresh();
    return true;
}

bool PlayGame::start(ScenarioViewModel* document)
{
    clearFailure();
    const Scenario& scenario = document->model().scenario();
    const Content& content = document->model().content();
    const auto parts = gatherParts(scenario, content);
    if (!parts) {
        m_failure = sentence(parts.error());
        emit failureChanged();
        return false;
    }
    Replay replay = beginReplay(scenario, parts->options, content);
    replay.table = m_setup.table(parts->teams.size());
    replay.options.roundLimit = m_setup.roundLimit(*replay.table, replay.options.roundLimit);
    return begin(std::move(replay), content, {document, {}});
}

bool PlayGame::isOf(ScenarioViewModel* document) const
{
    return m_session && document && m_origin.document == document && !m_session->state().turn().isOver() &&
           document->model().scenario() == scenario();
}

void PlayGame::reseat()
{
    if (!m_session)
        return;
    m_session->setSeats(m_setup.table(m_session->table().seats.size()).seats);
    m_roll.cancel();
    m_opponents.seat();
    refresh();
}

bool PlayGame::open(const QUrl& file)
{
    const auto text = readFile(chosenPath(file).toStdString(), mostReplayBytes);
    return goOn(text, FileChoice::nameOf(file), {nullptr, chosenPath(file), chosenPath(file)});
}

bool PlayGame::goOn(const Result<std::string>& text, const QString& name, const Origin& origin,
                    const std::optional<OlderCourse>& older)
{
    clearFailure();
    const Content& content = m_library->content();
    auto replay = text ? parseReplay(*text, content) : Result<Replay>(text.error());
    if (!replay) {
        m_failure = QStringLiteral("%1: %2").arg(name, sentence(replay.error()));
        emit failureChanged();
        return false;
    }
    if (older)
        replay->older = older;
    QStringList odd;
    for (const Error& warning : replayWarnings(*replay, content))
        odd << sentence(warning);
    if (!replay->table)
        replay->table = PlayTable{false, anySeed(), {}};
    return begin(*std::move(replay), content, origin, odd.join(u'\n'));
}

void PlayGame::keepReplaced()
{
    if (m_session && m_session->actionCount() > 0)
        m_replaced = {title(), writeReplay(m_session->game(), m_session->record()), m_session->record().older,
                      m_origin};
}

bool PlayGame::returnToReplaced()
{
    const Replaced before = m_replaced;
    return goOn(before.text, before.title, before.origin, before.older);
}

bool PlayGame::save(const QUrl& file)
{
    clearFailure();
    if (isOlderFile(chosenPath(file))) {
        m_failure = tr("%1 was recorded by older rules and stays as it is. Choose another name.")
                        .arg(FileChoice::nameOf(file));
        emit failureChanged();
        return false;
    }
    const auto saved = saveFile(
        chosenPath(file), QByteArray::fromStdString(writeReplay(m_session->game(), m_session->record())));
    if (!saved) {
        m_failure = QStringLiteral("%1: %2").arg(FileChoice::nameOf(file), sentence(saved.error()));
        emit failureChanged();
    } else {
        m_origin.path = chosenPath(file);
    }
    return saved.has_value();
}

bool PlayGame::isOlderFile(const QString& path) const
{
    return m_session && m_session->record().older && !m_origin.olderPath.isEmpty() &&
           QFileInfo::exists(path) && QFileInfo(path) == QFileInfo(m_origin.olderPath);
}

QUrl PlayGame::proposedFile() const
{
    if (isOlderFile(m_origin.path))
        return QUrl::fromLocalFile(freeFileLike(m_origin.path));
    if (!m_origin.path.isEmpty())
        return QUrl::fromLocalFile(m_origin.path);
    return m_origin.document ? delve::proposedFile(*m_origin.document, QStringLiteral("replay.json"))
                             : QUrl::fromLocalFile(title() + QStringLiteral(".replay.json"));
}

void PlayGame::clearFailure()
{
    if (m_failure.isEmpty())
        return;
    m_failure.clear();
    emit failureChanged();
}

void PlayGame::refresh()
{
    m_moment = std::make_unique<GameMoment>(*m_session, *m_content, *m_words);
    m_actions.refresh();
    m_figures.refresh();
    m_players.refresh();
    m_log.update();
    m_timeline.momentChanged();
    emit changed();
    m_opponents.momentChanged();
}

void PlayGame::recordChanged()
{
    m_roll.cancel();
    forgetRefusal();
    refresh();
}

void PlayGame::goTo(std::size_t moment)
{
    m_session->goTo(moment);
    recordChanged();
}

void PlayGame::take(const Action& action)
{
    forgetRefusal();
    if (m_session->table().typedDice)
        m_roll.begin(action);
    else
        takeWith(action, m_session->seededDice());
}

void PlayGame::takeWith(const Action& action, Dice& dice)
{
    emit performed(m_session->perform(action, dice));
    refresh();
}

int PlayGame::find(const Action& action) const
{
    if (!m_session)
        return -1;
    const auto found = std::ranges::find(m_moment->legal(), action);
    return found == m_moment->legal().end() ? -1 : int(found - m_moment->legal().begin());
}

void PlayGame::act(int action)
{
    if (m_session && doesPersonChoose() && !m_roll.isPending() && action >= 0 &&
        std::size_t(action) < m_moment->legal().size())
        take(Action(m_moment->legal()[std::size_t(action)]));
}

int PlayGame::stepAction(int direction) const
{
    return find(Step{Direction(direction & 7)});
}

int PlayGame::turnAction(int direction) const
{
    return find(play::Turn{Direction(direction & 7)});
}

void PlayGame::step(int direction)
{
    if (!m_session || !doesPersonChoose() || m_roll.isPending())
        return;
    // The first step of a hero outside leads in, whichever way the key points.
    const bool waits =
        m_moment->view().state.turn().isActivation() && squareOfActive(m_moment->position()) == noSquare;
    const Action wish = waits ? Action(Enter{}) : Action(Step{Direction(direction & 7)});
    if (const int action = find(wish); action >= 0)
        act(action);
    else
        refuse(check(m_moment->view().game, m_moment->view().state, wish), wish);
}

void PlayGame::turn(int direction)
{
    if (!m_session || !doesPersonChoose() || m_roll.isPending())
        return;
    const Action wish = play::Turn{Direction(direction & 7)};
    if (const int action = find(wish); action >= 0)
        act(action);
    else
        refuse(check(m_moment->view().game, m_moment->view().state, wish), wish);
}

void PlayGame::endActivation()
{
    if (!m_session || !doesPersonChoose() || m_roll.isPending())
        return;
    const bool isActivation = m_moment->view().state.turn().isActivation();
    const Action wish = isActivation ? Action(EndActivation{}) : Action(EndTurn{});
    if (const int action = find(wish); action >= 0)
        act(action);
    else
        refuse(check(m_moment->view().game, m_moment->view().state, wish), wish);
}

void PlayGame::walk(const Actions& way)
{
    const GameState before = m_session->state();
    for (const Action& step : way) {
        // Whatever happens on the way is for the player to see before the next step.
        if (find(step) < 0 || m_roll.isPending() || m_session->state().turn().figure != before.turn().figure)
            break;
        take(step);
    }
}

QVariantList PlayGame::pointAt(const BoardTarget& target)
{
    if (!m_session || !doesPersonChoose() || m_roll.isPending())
        return {};
    const auto found = m_moment->actionsAt(target);
    // A passage in which somebody may strike is asked for, even where nothing else can be meant.
    const bool isSure =
        found.size() == 1 &&
        (!std::holds_alternative<PassThrough>(m_moment->legal()[found.front()]) ||
         isPlain(m_moment->view().game, m_moment->view().state, m_moment->legal()[found.front()]));
    if (isSure) {
        act(int(found.front()));
        return {};
    }
    if (!found.empty()) {
        QVariantList numbers;
        for (const std::size_t action : found)
            numbers << int(action);
        return numbers;
    }
    if (const auto way = m_moment->walks().wayTo(target.square)) {
        walk(*way);
        return {};
    }
    const GameMoment::Refused refused = m_moment->refusalAt(target);
    refuse(refused.refusal, refused.action);
    return {};
}

void PlayGame::refuse(const Refusal& refusal, const Action& action)
{
    m_refusal = sentence(refusal, action);
    m_refusalRule = QString::fromUtf8(refusal.rule.data(), qsizetype(refusal.rule.size()));
    emit refusalChanged();
}

void PlayGame::forgetRefusal()
{
    m_refusal.clear();
    m_refusalRule.clear();
    emit refusalChanged();
}

bool PlayGame::canUndo() const
{
    return m_session && (m_roll.isPending() || momentBeforeChoices(*m_session, 1) < m_session->actionCount());
}

bool PlayGame::canRedo() const
{
    return m_session && m_session->actionCount() < m_session->recordedCount();
}

void PlayGame::undo()
{
    if (m_roll.isPending())
        m_roll.cancel();
    else if (canUndo())
        goTo(momentBeforeChoices(*m_session, 1));
}

void PlayGame::redo()
{
    if (canRedo())
        goTo(momentAfterChoice());
}

} // namespace delve::mageknight
