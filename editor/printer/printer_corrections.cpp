// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/printer/printer_corrections.h"

#include <QSettings>

namespace delve {

namespace {

/// Names of printers are free text; in settings a slash would make a group.
QString keyOf(const QString& printer, const char* direction)
{
    return QStringLiteral("printers/%1/%2")
        .arg(QString::fromLatin1("_" + printer.toUtf8().toHex()), QString::fromLatin1(direction));
}

double read(const QSettings& settings, const QString& key)
{
    const double measured = settings.value(key, 100.0).toDouble();
    return measured >= shortestMeasured && measured <= longestMeasured ? measured : 100;
}

} // namespace

MeasuredRuler measuredRulerOf(const QSettings& settings, const QString& printer)
{
    return {read(settings, keyOf(printer, "across")), read(settings, keyOf(printer, "down"))};
}

void rememberRuler(QSettings& settings, const QString& printer, const MeasuredRuler& measured)
{
    settings.setValue(keyOf(printer, "across"), measured.across);
    settings.setValue(keyOf(printer, "down"), measured.down);
}

} // namespace delve
