// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/kept_game.h"

#include "editor/document/program_end.h"
#include "editor/document/save_text.h"
#include "editor/text/messages.h"
#include "engine/table/replay_file.h"

#include <QFile>

#include <chrono>

namespace delve {

using namespace std::chrono_literals;

KeptGame::KeptGame(const PlayedTable& table, QString recoveryFile)
    : m_table(table), m_recoveryFile(std::move(recoveryFile))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &KeptGame::write);
    connect(&ProgramEnd::ofApplication(), &ProgramEnd::atHand, this, &KeptGame::write);
}

KeptGame::~KeptGame()
{
    QFile::remove(m_recoveryFile);
}

void KeptGame::touch()
{
    setUnsaved(true);
    if (!m_timer.isActive())
        m_timer.start(2s);
}

bool KeptGame::write()
{
    m_timer.stop();
    if (!m_isUnsaved)
        return true;
    const auto written = saveText(m_recoveryFile, m_table.saved(), table::mostReplayBytes);
    if (!written)
        emit failed(sentence(written.error()));
    return written.has_value();
}

void KeptGame::settle()
{
    m_timer.stop();
    QFile::remove(m_recoveryFile);
    setUnsaved(false);
}

void KeptGame::setUnsaved(bool unsaved)
{
    if (m_isUnsaved == unsaved)
        return;
    m_isUnsaved = unsaved;
    emit unsavedChanged();
}

} // namespace delve
