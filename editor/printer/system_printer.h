// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/print_plan.h"

#include <QStringList>

#include <functional>
#include <memory>

class QPrinter;
class QWindow;

namespace delve {

/// The names of the printers that the system knows, its usual one first.
QStringList installedPrinters();

/// A printer set up for a plan: its paper as it lies, the whole page, both sides if wanted. An empty name is
/// the usual printer.
std::unique_ptr<QPrinter> printerFor(const PrintPlan& plan, Duplex duplex, const QString& name);

/// Shows the print dialog of the system, in front of a window, and returns; `done` is told whether the user
/// agreed. The printer must live until then.
void askForPrinter(QPrinter& printer, QWindow* window, const std::function<void(bool agreed)>& done);

/// Prints the pages that were chosen in the dialog, at true scale. Refuses paper other than that of the plan:
/// the pages would be cut off.
Result<void> printOn(QPrinter& printer, const PrintPlan& plan, const PrintProgress& progress = {});

} // namespace delve
