// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/play_game.h"

#include "editor/document/file_before.h"
#include "editor/document/file_digest.h"
#include "editor/document/save_file.h"
#include "editor/document/save_text.h"
#include "editor/text/messages.h"
#include "editor/viewmodels/document/file_choice.h"
#include "engine/base/file.h"
#include "engine/table/replay_file.h"

#include <QFileInfo>

namespace delve {

PlayGame::PlayGame(QObject* parent)
    : QObject(parent),
      m_actions(*this),
      m_log(*this),
      m_players(*this),
      m_timeline(*this),
      m_opponents(*this),
      m_roll(*this),
      m_setup(this),
      m_advice(*this),
      m_recap(*this),
      m_standingAnswers(*this),
      m_language([this] {
          if (!m_table)
              return;
          m_table->changeLanguage();
          m_log.tellAll();
          refresh();
      })
{
    connect(&m_roll, &AwaitedRoll::changed, this, [this] {
        if (m_roll.isPending() || !m_table)
            return;
        emit changed();
        m_opponents.momentChanged(); // an opponent whose roll was given up chooses again
    });
}

PlayGame::~PlayGame() = default;

void PlayGame::setGames(GameRegistry* games)
{
    m_games = games;
    m_setup.setGames(games);
    emit gamesChanged();
    emit kindChanged();
}

WindowGame* PlayGame::kind() const
{
    if (m_kind)
        return m_kind;
    return m_games && !m_games->all().isEmpty() ? m_games->all().first() : nullptr;
}

bool PlayGame::fail(const QString& failure)
{
    m_failure = failure;
    emit failureChanged();
    return false;
}

void PlayGame::clearFailure()
{
    if (m_failure.isEmpty())
        return;
    m_failure.clear();
    emit failureChanged();
}

void PlayGame::begin(WindowGame& kind, std::unique_ptr<PlayedTable> table, const GameOrigin& origin)
{
    m_roll.cancel();
    keepReplaced();
    m_origin = origin;
    m_kind = &kind;
    m_kept.reset();
    m_advice.dismiss();
    m_recap.giveUp();
    m_goingOn.clear();
    m_table = std::move(table);
    keepCopy();
    m_opponents.seat();
    // What does not hold any more is read before opponents go on from there.
    if (m_table->isOfOlderRules())
        m_opponents.setPaused(true);
    m_timeline.begin(int(m_table->recordedCount()));
    m_log.tellAll();
    emit kindChanged();
    emit gameChanged();
    refresh();
}

void PlayGame::keepCopy()
{
    if (m_workspace) {
        m_kept =
            std::make_unique<KeptGame>(*m_table, m_workspace->recoveryFolder().newFile(RecoveryOf::Game));
        connect(m_kept.get(), &KeptGame::unsavedChanged, this, &PlayGame::unsavedChanged);
        connect(m_kept.get(), &KeptGame::failed, m_workspace, [this](const QString& why) {
            m_workspace->fail(tr("No copy of the game could be kept"), why);
        });
    }
    emit unsavedChanged();
}

bool PlayGame::keepUnsaved()
{
    if (!m_kept)
        return false;
    m_kept->touch();
    return m_kept->write();
}

bool PlayGame::start(FileDocumentViewModel* document)
{
    clearFailure();
    if (!m_setup.isAbout(document))
        m_setup.prepare(document);
    WindowGame& kind = m_games->gameOf(*document);
    auto table = kind.startTable(*document, m_setup.table());
    if (!table)
        return fail(sentence(table.error()));
    m_setup.remember(*document);
    begin(kind, *std::move(table), {document, {}});
    return true;
}

bool PlayGame::isOf(FileDocumentViewModel* document) const
{
    return m_table && document && m_origin.document == document && !isOver() &&
           m_kind->isOf(*m_table, *document);
}

void PlayGame::reseat()
{
    if (!m_table)
        return;
    m_roll.cancel();
    m_table->setSeats(m_setup.table().seats);
    m_opponents.seat();
    refresh();
}

bool PlayGame::open(const QUrl& file)
{
    clearFailure();
    const QString path = chosenPath(file);
    const QString name = FileChoice::nameOf(file);
    const auto text = readFile(path.toStdString(), table::mostReplayBytes);
    if (!text)
        return fail(QStringLiteral("%1: %2").arg(name, sentence(text.error())));
    WindowGame& kind = m_games->gameOf(*text);
    return goOn(kind, kind.readTable(*text), name,
                {nullptr, path, path, digestOf(QByteArray::fromStdString(*text))});
}

bool PlayGame::recover(const QString& file)
{
    clearFailure();
    const QString name = tr("Recovered game");
    const auto text = readFile(file.toStdString(), table::mostReplayBytes);
    if (!text)
        return fail(QStringLiteral("%1: %2").arg(name, sentence(text.error())));
    WindowGame& kind = m_games->gameOf(*text);
    if (!goOn(kind, kind.readTable(*text), name, {}))
        return false;
    // Safe in a copy of its own before the old one goes.
    if (keepUnsaved())
        m_workspace->discardRecovery(file);
    return true;
}

QStringList PlayGame::unsavedTitles() const
{
    return (isUnsaved() ? QStringList(title()) : QStringList()) + m_replaced.unsavedTitles();
}

bool PlayGame::goOn(WindowGame& kind, WindowGame::OpenedTable table, const QString& name,
                    const GameOrigin& origin)
{
    if (!table)
        return fail(QStringLiteral("%1: %2").arg(name, sentence(table.error())));
    begin(kind, *std::move(table), origin);
    return true;
}

void PlayGame::keepReplaced()
{
    if (m_table && (m_table->moment() > 0 || isUnsaved()))
        m_replaced.add(
            {title(), m_kind, m_kind->wayBackTo(*m_table), m_origin, std::move(m_table), std::move(m_kept)});
}

bool PlayGame::returnToReplaced()
{
    return returnTo(m_replaced.last());
}

bool PlayGame::returnToUnsaved()
{
    return returnTo(*m_replaced.lastUnsaved());
}

bool PlayGame::returnTo(const ReplacedGame& game)
{
    clearFailure();
    auto table = game.reopen();
    if (!table)
        return fail(QStringLiteral("%1: %2").arg(game.title, sentence(table.error())));
    const ReplacedGame before = m_replaced.take(game); // its copy stays until there is another
    begin(*before.kind, *std::move(table), before.origin);
    if (before.isUnsaved())
        keepUnsaved();
    return true;
}

bool PlayGame::save(const QUrl& file)
{
    clearFailure();
    const QString name = FileChoice::nameOf(file);
    if (isOlderFile(chosenPath(file)))
        return fail(tr("%1 was recorded by older rules and stays as it is. Choose another name.").arg(name));
    const QString path = chosenPath(file);
    // In its own file nothing is replaced that nobody has seen.
    const bool isOwn =
        !m_origin.seen.isEmpty() && QFileInfo::exists(path) && QFileInfo(path) == QFileInfo(m_origin.path);
    const FileBefore before = isOwn ? FileBefore(path, m_origin.seen) : FileBefore(path);
    const std::string text = m_table->saved();
    Result<void> saved = checkLength(path, text, table::mostReplayBytes);
    if (saved)
        saved = before.replace(QByteArray::fromStdString(text));
    if (!saved && isOwn && !before.isAsBefore()) {
        m_origin.seen = digestOfFile(path); // of this change people know now
        m_origin.isOfAnother = true;
        return fail(tr("%1 was changed by another program, and is as that one left it. Save this game under "
                       "another name, or replace the file if you know what it holds.")
                        .arg(name));
    }
    if (!saved)
        return fail(QStringLiteral("%1: %2").arg(name, sentence(saved.error())));
    m_origin.path = path;
    m_origin.seen = digestOf(QByteArray::fromStdString(text));
    m_origin.isOfAnother = false;
    if (m_origin.document)
        m_setup.rememberGame(*m_origin.document, m_origin.path);
    if (m_kept)
        m_kept->settle();
    return true;
}

bool PlayGame::isOlderFile(const QString& path) const
{
    return m_table && m_table->isOfOlderRules() && !m_origin.olderPath.isEmpty() && QFileInfo::exists(path) &&
           QFileInfo(path) == QFileInfo(m_origin.olderPath);
}

QUrl PlayGame::proposedFile() const
{
    if (isOlderFile(m_origin.path) || m_origin.isOfAnother)
        return QUrl::fromLocalFile(freeFileLike(m_origin.path));
    if (!m_origin.path.isEmpty())
        return QUrl::fromLocalFile(m_origin.path);
    return m_origin.document ? delve::proposedFile(*m_origin.document, QStringLiteral("replay.json"))
                             : QUrl::fromLocalFile(title() + QStringLiteral(".replay.json"));
}

QVariantList PlayGame::dice() const
{
    QVariantList list;
    if (!m_table)
        return list;
    for (const PlayedTable::Roll& roll : m_table->dice())
        list << QVariantMap{{QStringLiteral("first"), roll.first}, {QStringLiteral("second"), roll.second},
                            {QStringLiteral("total"), roll.total}, {QStringLiteral("what"), roll.what},
                            {QStringLiteral("by"), roll.by},       {QStringLiteral("colour"), roll.colour}};
    return list;
}

QString PlayGame::diceSeed() const
{
    return m_table && !m_table->hasTypedDice() ? QString::number(m_table->seed()) : QString();
}

} // namespace delve
