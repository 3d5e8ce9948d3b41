// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/exporting/map_export.h"

#include "editor/viewmodels/document/file_choice.h"

#include <QDir>

namespace delve {

MapExport::MapExport(int usualPixels, QObject* parent) : QObject(parent), m_pixels(usualPixels)
{
    connect(this, &MapExport::formatChanged, this, &MapExport::optionsChanged);
}

void MapExport::beginAnew()
{
    m_job.clear();
    emit formatChanged();
}

void MapExport::setFormat(int format)
{
    if (format == m_format || format < 0 || format >= int(formatNames().size()))
        return;
    m_format = format;
    m_pixels = usualPixels();
    suggestOptions();
    beginAnew();
}

QString MapExport::filter() const
{
    return QStringLiteral("%1 (*.%2)").arg(formatNames().at(m_format), suffix());
}

void MapExport::exportTo(const QUrl& file)
{
    const Writer write = writer();
    if (!write)
        return;
    m_job.start([write, path = chosenPath(file)](const Progress& progress) -> Result<QString> {
        const auto written = write(path, progress);
        if (!written)
            return written.error();
        QStringList names;
        for (const QString& name : *written)
            names << QDir::toNativeSeparators(name);
        return tr("Saved as %1").arg(names.join(QStringLiteral(", ")));
    });
}

} // namespace delve
