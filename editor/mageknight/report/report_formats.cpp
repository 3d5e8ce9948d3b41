// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/report_formats.h"

#include "editor/mageknight/report/report_page.h"

namespace delve::mageknight {

std::optional<ReportFormat> reportFormatOf(const QString& fileName)
{
    const QString ending = fileName.section(u'.', -1).toLower();
    if (ending == QStringLiteral("html") || ending == QStringLiteral("htm"))
        return ReportFormat::Page;
    if (ending == QStringLiteral("csv"))
        return ReportFormat::Table;
    if (ending == QStringLiteral("json"))
        return ReportFormat::Result;
    return std::nullopt;
}

QByteArray reportBytes(ReportFormat format, const ReportSource& source, const Content& content)
{
    switch (format) {
    case ReportFormat::Page: return reportPage(source, content);
    case ReportFormat::Table: return QByteArray::fromStdString(play::csvOf(source.file, source.report));
    case ReportFormat::Result: break;
    }
    return QByteArray::fromStdString(play::writeBatch(source.file));
}

} // namespace delve::mageknight
