// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/kept_game.h"

#include "editor/document/save_file.h"
#include "editor/text/messages.h"

#include <QFile>
#include <QGuiApplication>

#include <chrono>

namespace delve {

using namespace std::chrono_literals;

KeptGame::KeptGame(const PlayedTable& table, QString recoveryFile)
    : m_table(table), m_recoveryFile(std::move(recoveryFile))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &KeptGame::write);
    // The system ends, and waits only for this.
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &KeptGame::write, Qt::DirectConnection);
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

void KeptGame::write()
{
    m_timer.stop();
    if (!m_isUnsaved)
        return;
    const auto written = saveFile(m_recoveryFile, QByteArray::fromStdString(m_table.saved()));
    if (!written)
        emit failed(sentence(written.error()));
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
