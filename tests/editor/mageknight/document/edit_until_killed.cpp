// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the scenario of the first argument, edits it, and keeps its recovery file in the folder of the
// second; then waits to be killed. Says "copied" once the copy is written.

#include "editor/document/autosave.h"
#include "editor/document/recovery.h"
#include "editor/mageknight/document/scenario_document.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "tests/support/mageknight/opened_document.h"

#include <QCoreApplication>
#include <QFile>
#include <QTimer>

#include <cstdio>

int main(int argc, char* argv[])
{
    using namespace delve;
    using namespace delve::mageknight;
    const QCoreApplication application(argc, argv);
    auto document = test::openedDocument(QString::fromLocal8Bit(argv[1]));
    RecoveryFolder folder(QString::fromLocal8Bit(argv[2]));
    Autosave autosave(**document, folder.newFile());
    autosave.setInterval(std::chrono::seconds(1));
    ScenarioFacts facts = (*document)->scenario();
    facts.title = "Edited before the crash";
    (*document)->push(changeFacts((*document)->scenario(), facts));
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, [&] {
        if (QFile::exists(autosave.recoveryFile())) {
            std::puts("copied");
            std::fflush(stdout);
        }
    });
    look.start(50);
    return QCoreApplication::exec();
}
