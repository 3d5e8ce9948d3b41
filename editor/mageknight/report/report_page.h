// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/report_text.h"
#include "engine/mageknight/content/content.h"

#include <QByteArray>

namespace delve::mageknight {

/// The report of a batch as one page that needs nothing else: no network, no scripts. It is HTML and
/// well-formed XML, in the language of the source, for light and dark screens and for paper.
QByteArray reportPage(const ReportSource& source, const Content& content);

} // namespace delve::mageknight
