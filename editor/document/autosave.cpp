// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/autosave.h"

#include "editor/document/program_end.h"
#include "editor/text/messages.h"

#include <QFile>

namespace delve {

Autosave::Autosave(Document& document, QString recoveryFile, QObject* parent)
    : QObject(parent), m_document(document), m_recoveryFile(std::move(recoveryFile))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    connect(&ProgramEnd::ofApplication(), &ProgramEnd::atHand, this, &Autosave::write);
    connect(&document, &Document::touched, this, &Autosave::schedule);
    connect(&document, &Document::modifiedChanged, this, [this] {
        if (m_document.isModified())
            schedule();
        else
            discard();
    });
    if (document.isModified())
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
    if (m_document.isModified())
        schedule();
}

void Autosave::schedule()
{
    // The clock starts with the first change after the last copy and is not pushed back by later ones.
    if (m_interval.count() > 0 && !m_timer.isActive())
        m_timer.start(m_interval);
}

bool Autosave::write()
{
    m_timer.stop();
    if (!m_document.isModified())
        return true;
    const auto written = m_document.writeCopy(m_recoveryFile);
    if (!written)
        emit failed(sentence(written.error()));
    return written.has_value();
}

void Autosave::discard()
{
    m_timer.stop();
    QFile::remove(m_recoveryFile);
}

} // namespace delve
