// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/autosave.h"

#include "editor/mageknight/document/recovery.h"
#include "editor/mageknight/document/user_packs.h"
#include "editor/text/messages.h"

#include <QFile>

namespace delve::mageknight {

Autosave::Autosave(ScenarioDocument& document, QString recoveryFile, QObject* parent)
    : QObject(parent),
      m_writeCopy(
          [this, &document] { return writeRecovery(m_recoveryFile, document.path(), document.scenario()); }),
      m_recoveryFile(std::move(recoveryFile))
{
    follow(document);
}

Autosave::Autosave(PackDocument& document, QString recoveryFile, QObject* parent)
    : QObject(parent),
      m_writeCopy([this, &document] { return exportPack(document.pack(), m_recoveryFile); }),
      m_recoveryFile(std::move(recoveryFile))
{
    follow(document);
}

template <typename Document> void Autosave::follow(Document& document)
{
    m_isModified = [&document] { return document.isModified(); };
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    connect(&document, &Document::edited, this, &Autosave::schedule);
    connect(&document, &Document::modifiedChanged, this, [this] {
        if (m_isModified())
            schedule();
        else
            discard();
    });
    if (m_isModified())
        schedule();
}

Autosave::~Autosave()
{
    discard();
}

void Autosave::setInterval(std::chrono::seconds interval)
{
    m_interval = interval;
    m_timer.stop();
    if (m_isModified())
        schedule();
}

void Autosave::schedule()
{
    // The clock starts with the first change after the last copy and is not pushed back by later ones.
    if (m_interval.count() > 0 && !m_timer.isActive())
        m_timer.start(m_interval);
}

void Autosave::write()
{
    m_timer.stop();
    if (!m_isModified())
        return;
    if (const auto written = m_writeCopy(); !written)
        emit failed(sentence(written.error()));
}

void Autosave::discard()
{
    m_timer.stop();
    QFile::remove(m_recoveryFile);
}

} // namespace delve::mageknight
