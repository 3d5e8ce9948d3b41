// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/work_keeper.h"

#include "editor/document/save_file.h"
#include "editor/document/save_text.h"

#include <QDir>
#include <QFileInfo>

namespace delve {

namespace {

Result<void> write(OwnFile& own, const std::string& text, std::size_t mostBytes)
{
    if (auto fault = checkLength(own.path(), text, mostBytes); !fault)
        return fault;
    return own.write(QByteArray::fromStdString(text));
}

} // namespace

bool WorkKeeper::isOwn(const QString& file) const
{
    return m_own && (file == m_own->path() ||
                     (QFileInfo::exists(file) && QFileInfo(file) == QFileInfo(m_own->path())));
}

void WorkKeeper::keep(qint64 interval)
{
    if (!m_own || m_isKept || (m_sinceKept.isValid() && m_sinceKept.elapsed() < interval))
        return;
    m_sinceKept.start();
    // What cannot be written now is told when the work is left.
    m_isKept = write(*m_own, m_work.text(), m_work.mostBytes).has_value();
}

bool WorkKeeper::save(const QString& file) const
{
    if (!m_program.mayWrite(file.toStdString(), m_work.kind))
        return false;
    const auto saved = isOwn(file) ? write(*m_own, m_work.text(), m_work.mostBytes)
                                   : saveText(file, m_work.text(), m_work.mostBytes);
    if (!saved) {
        m_program.complain(file.toStdString(), saved.error());
        return false;
    }
    m_program.out.line(translated(m_work.keptIn).arg(file));
    return true;
}

QString WorkKeeper::saveSomewhere() const
{
    const QString& wanted = m_own->path();
    if (save(wanted))
        return wanted;
    // To the user's folder, or among the files of the moment.
    for (const QString& folder : {QDir::homePath(), QDir::tempPath()}) {
        const QString other = folder + u'/' + QFileInfo(wanted).fileName();
        const QString free = QFileInfo::exists(other) ? freeFileLike(other) : other;
        if (QFileInfo(folder).isDir() && save(free))
            return free;
    }
    return {};
}

void WorkKeeper::discard() const
{
    if (m_own && m_sinceKept.isValid() && !m_own->hadFile())
        QFile::remove(m_own->path());
}

} // namespace delve
