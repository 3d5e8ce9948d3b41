// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/report_text.h"
#include "engine/mageknight/content/content.h"

#include <QByteArray>

#include <optional>

namespace delve::mageknight {

/// What a playtest can be kept as, told apart by the ending of a file's name.
enum class ReportFormat : std::uint8_t
{
    Page,  ///< .html, to read
    Table, ///< .csv
    Result ///< .json, the batch itself, to go on with and to merge
};

std::optional<ReportFormat> reportFormatOf(const QString& fileName);

QByteArray reportBytes(ReportFormat format, const ReportSource& source, const Content& content);

} // namespace delve::mageknight
