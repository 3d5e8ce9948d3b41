// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/printing/calibration_view_model.h"

#include "editor/print/calibration_sheet.h"

#include <QDir>
#include <QStandardPaths>

namespace delve {

void CalibrationViewModel::setChoices(PageChoices* choices)
{
    if (m_choices == choices)
        return;
    if (m_choices)
        m_choices->disconnect(this);
    m_choices = choices;
    if (m_choices)
        connect(m_choices, &PageChoices::changed, this, [this] { replan(); });
    emit choicesChanged();
    job()->clear();
    replan();
}

void CalibrationViewModel::setCheck(bool check)
{
    if (m_isCheck == check)
        return;
    m_isCheck = check;
    emit choicesChanged();
    replan();
}

QUrl CalibrationViewModel::proposedFile() const
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return QUrl::fromLocalFile(folder.filePath(tr("calibration") + QStringLiteral(".pdf")));
}

Result<PagesModel::Order> CalibrationViewModel::orderFor(const QString& printer) const
{
    auto options = m_choices->sheetOptions(printer);
    if (!options)
        return options.error();
    if (!m_isCheck)
        options->backShift = {};
    QStringList words{printer.isEmpty() ? tr("PDF files") : printer};
    if (const auto tray = m_choices->trayOf(printer).tray; !tray.empty())
        words << tr("tray %1").arg(QString::fromStdString(tray));
    words << options->paper.name;
    return Order([options = *options, name = words.join(QStringLiteral(", "))] {
        return planCalibration(options, name);
    });
}

} // namespace delve
