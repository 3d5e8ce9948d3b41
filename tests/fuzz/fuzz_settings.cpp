// SPDX-License-Identifier: GPL-3.0-or-later
// The file of settings, which people edit by hand and programs of other versions leave behind: whatever it
// says, what the window gets is something it can use, and what it writes it reads again.

#include "editor/printer/printer_corrections.h"
#include "editor/viewmodels/shell/app_settings.h"
#include "editor/viewmodels/shell/shortcuts.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/scratch_folder.h"
#include "tests/fuzz/target.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QSet>
#include <QSettings>

using namespace delve;
using namespace delve::fuzz;

namespace {

/// Settings are found by the names of the program, and kept by Qt under their path: each text needs a new
/// one.
QString nextSettings()
{
    static int count = 0;
    QCoreApplication::setOrganizationName(QStringLiteral("fuzz"));
    QCoreApplication::setApplicationName(QString::number(count++));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, scratchFolder());
    return QStringLiteral("fuzz/%1.conf").arg(QCoreApplication::applicationName());
}

void requireUsable(AppSettings& settings)
{
    require(settings.interfaceScale() >= 0.75 && settings.interfaceScale() <= 3, "texts can be read");
    require(settings.appearance() >= 0 && settings.appearance() <= 2, "an appearance is one there is");
    require(settings.autosaveSeconds() >= 0 && settings.autosaveSeconds() <= AppSettings::mostAutosaveSeconds,
            "copies are made at a time that comes");
    require(settings.drawingStyle() >= 0, "a style is the number of one");
    require(settings.recentFiles().size() <= AppSettings::mostRecentFiles, "a menu has an end");
    settings.addRecentFile(QStringLiteral("/some/file"));
    require(settings.recentFiles().value(0) == u"/some/file", "the last file is the first");
    settings.setInterfaceScale(1.5);
    require(settings.interfaceScale() == 1.5, "what is set is kept");
}

void requireUsable(Shortcuts& shortcuts)
{
    QSet<QString> taken;
    for (const auto& [command, keys] : {std::pair("save", "Ctrl+S"), std::pair("open", "Ctrl+O"),
                                        std::pair("undo", "Ctrl+Z"), std::pair("redo", "Ctrl+Shift+Z")}) {
        shortcuts.declare(QString::fromLatin1(command), QString::fromLatin1(keys));
        const QString now = QKeySequence(shortcuts.keysOf(QString::fromLatin1(command))).toString();
        require(now.isEmpty() || !taken.contains(now), "two commands never have the same keys");
        taken << now;
    }
}

void requireUsable(const MeasuredRuler& ruler)
{
    for (const double measured : {ruler.across, ruler.down})
        require(measured >= shortestMeasured && measured <= longestMeasured, "a ruler is about as long");
}

} // namespace

DELVE_FUZZ_TARGET(settings)
{
    const ScratchFile file(nextSettings(), text);
    AppSettings settings;
    requireUsable(settings);
    Shortcuts shortcuts;
    requireUsable(shortcuts);
    requireUsable(measuredRulerOf(QSettings(), QStringLiteral("some printer")));
}
