// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/insight/playtest_report.h"

#include "editor/viewmodels/document/file_choice.h"

#include <QClipboard>
#include <QGuiApplication>

namespace delve {

void PlaytestReport::copyCommand() const
{
    QGuiApplication::clipboard()->setText(command());
}

QUrl PlaytestReport::proposedFile(FileDocumentViewModel* document) const
{
    return document ? delve::proposedFile(*document, QStringLiteral("html")) : QUrl();
}

} // namespace delve
