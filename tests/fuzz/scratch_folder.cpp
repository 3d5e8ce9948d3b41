// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/scratch_folder.h"

#include "tests/fuzz/promise.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace delve::fuzz {

QString scratchFolder()
{
    static const QTemporaryDir folder;
    require(folder.isValid(), "there is room for files");
    return folder.path();
}

ScratchFile::ScratchFile(const QString& name, std::string_view text) : m_path(scratchFolder() + u'/' + name)
{
    QDir().mkpath(QFileInfo(m_path).path());
    QFile file(m_path);
    require(file.open(QIODevice::WriteOnly) &&
                file.write(text.data(), qsizetype(text.size())) == qsizetype(text.size()),
            "there is room for files");
}

ScratchFile::~ScratchFile()
{
    QFile::remove(m_path);
}

} // namespace delve::fuzz
