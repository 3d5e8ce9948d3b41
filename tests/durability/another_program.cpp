// SPDX-License-Identifier: GPL-3.0-or-later
// Another program that writes the user's files.
//   another_program save FOLDER NUMBER        saves everything that is saved, again and again, counting from
//   NUMBER on, until it
//                                             is killed; says "scenario 7" once the seventh scenario is safe
//   another_program collection FILE TIMES     owns one set more, so many times
//   another_program settings NAME TIMES       writes settings of its own, so many times

#include "editor/document/recovery.h"
#include "editor/document/save_file.h"
#include "editor/mageknight/collection/collection_file.h"
#include "editor/mageknight/document/pack_document.h"
#include "editor/mageknight/document/scenario_document.h"
#include "editor/viewmodels/shell/app_settings.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/content/pack_edits.h"
#include "engine/mageknight/play/core/gather_parts.h"
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"

#include <QGuiApplication>

#include <cstdio>

namespace {

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

int refuse(const Error& error)
{
    std::fprintf(stderr, "%s: %s\n", error.where.c_str(), error.what.text);
    return 1;
}

void say(const char* what, int number)
{
    std::printf("%s %d\n", what, number);
    std::fflush(stdout);
}

Edit retitled(const Scenario& scenario, int number)
{
    ScenarioFacts facts = scenario;
    facts.title = "Number " + std::to_string(number);
    return changeFacts(scenario, facts);
}

int saveForEver(const QString& folder, int number)
{
    auto document = ScenarioDocument::open(folder + QStringLiteral("/mine.scenario.json"), shippedContent());
    const std::filesystem::path packFolder = (folder + QStringLiteral("/packs/mine")).toStdString();
    const auto pack = loadPack(packFolder);
    if (!document || !pack)
        return refuse(document ? pack.error() : document.error());
    const Scenario& scenario = (*document)->scenario();
    const auto parts = play::gatherParts(sample("standard"), shippedContent());
    play::Replay game = play::beginReplay(sample("standard"), parts->options, shippedContent());
    const auto rules = play::gameOf(game, shippedContent());
    PackDocument packDocument(*pack, packFolder);
    for (;; ++number) {
        (*document)->push(retitled(scenario, number));
        if (const auto saved = (*document)->save(); !saved)
            return refuse(saved.error());
        say("scenario", number);

        (*document)->push(retitled(scenario, number + 1));
        if (const auto copied = (*document)->writeCopy(folder + QStringLiteral("/copy.1.recovery")); !copied)
            return refuse(copied.error());
        say("copy", number);

        PackFacts facts = factsOf(packDocument.pack());
        facts.author = "Number " + std::to_string(number);
        packDocument.push(changePackFacts(packDocument.pack(), facts), {});
        if (const auto saved = packDocument.save(); !saved)
            return refuse(saved.error());
        say("pack", number);

        const auto changed =
            changeCollection(folder + QStringLiteral("/collection.json"), [&](Collection& collection) {
                collection.pieces[ContentId("starter/number")] = number % 900;
            });
        if (!changed)
            return refuse(changed.error());
        say("collection", number);

        game.table = play::PlayTable{false, std::uint64_t(number), {"human", "human"}};
        if (const auto saved = saveFile(folder + QStringLiteral("/mine.save.json"),
                                        QByteArray::fromStdString(writeReplay(*rules, game)));
            !saved)
            return refuse(saved.error());
        say("game", number);
    }
}

int ownMore(const QString& file, int times)
{
    for (int i = 0; i < times; ++i) {
        const auto changed = changeCollection(file, [](Collection& collection) {
            collection.setSets("starter", collection.setsOf("starter") + 1);
        });
        if (!changed)
            return refuse(changed.error());
    }
    return 0;
}

int writeSettings(const QString& name, int times)
{
    QCoreApplication::setApplicationName(QStringLiteral("Delvewright"));
    QCoreApplication::setOrganizationName(QStringLiteral("Delvewright"));
    AppSettings settings;
    for (int i = 0; i < times; ++i) {
        settings.write(QStringLiteral("%1/%2").arg(name).arg(i), i);
        if (i % (times / 4) == 0)
            settings.addRecentFile(QStringLiteral("/%1-%2").arg(name).arg(i));
        QCoreApplication::processEvents(); // when settings are written
    }
    return 0;
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const int number = words.value(3).toInt();
    if (words.value(1) == u"save")
        return saveForEver(words.value(2), number);
    return words.value(1) == u"collection" ? ownMore(words.value(2), number)
                                           : writeSettings(words.value(2), number);
}
