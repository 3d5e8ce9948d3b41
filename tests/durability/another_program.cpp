// SPDX-License-Identifier: GPL-3.0-or-later
// Another program that writes the user's files.
//   another_program save FOLDER NUMBER        saves everything that is saved, again and again, counting from
//   NUMBER on, until it
//                                             is killed; says "scenario 7" once the seventh scenario is safe
//   another_program collection FILE TIMES     owns one set more, so many times
//   another_program settings NAME TIMES       writes settings of its own, so many times

#include "editor/collection/collection_file.h"
#include "editor/document/file_before.h"
#include "editor/document/recovery.h"
#include "editor/document/save_text.h"
#include "editor/dungeoneer/document/card_map_document.h"
#include "editor/dungeoneer/document/set_document.h"
#include "editor/mageknight/document/pack_document.h"
#include "editor/mageknight/document/scenario_document.h"
#include "editor/print/calibrations.h"
#include "editor/viewmodels/shell/app_settings.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/content/pack_edits.h"
#include "engine/mageknight/play/core/gather_parts.h"
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "tests/support/mageknight/opened_document.h"
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

/// What is safe.
void say(const char* what, int number)
{
    std::printf("%s %d\n", what, number);
    std::fflush(stdout);
}

std::string numbered(int number)
{
    return "Number " + std::to_string(number);
}

Edit retitled(const Scenario& scenario, int number)
{
    auto facts = static_cast<const ScenarioFacts&>(scenario);
    facts.title = numbered(number);
    return changeFacts(scenario, facts);
}

/// What the second game keeps: a map of cards, and a set of them.
class CardFiles
{
public:
    explicit CardFiles(const QString& folder)
        : m_cards(dungeoneer::loadCards(sourceFolder() / "resources/packs").value()),
          m_map(m_cards, dungeoneer::loadScenario(sourceFolder() /
                                                  "resources/scenarios/dungeoneer/closing-time.scenario.json")
                             .value()),
          m_folder(folder),
          m_set(dungeoneer::loadCardSet(setFolder()))
    {
        if (m_set)
            m_setDocument = std::make_unique<dungeoneer::SetDocument>(*m_set, setFolder());
    }

    Result<void> save(int number)
    {
        auto facts = static_cast<const dungeoneer::ScenarioFacts&>(m_map.scenario());
        facts.title = numbered(number);
        m_map.push(dungeoneer::changeFacts(m_map.scenario(), facts));
        if (auto copied = m_map.writeCopy(m_folder + QStringLiteral("/copy.2.recovery")); !copied)
            return copied;
        say("mapcopy", number);
        auto saved = m_map.saveAs(m_folder + QStringLiteral("/cards.scenario.json"));
        if (saved)
            say("map", number);
        return saved;
    }
    Result<void> saveSet(int number)
    {
        if (!m_set)
            return m_set.error();
        auto facts = dungeoneer::factsOf(m_setDocument->set());
        facts.author = numbered(number);
        m_setDocument->push(dungeoneer::changeSetFacts(m_setDocument->set(), facts), {});
        if (auto copied = m_setDocument->writeCopy(m_folder + QStringLiteral("/copy.2.pack.recovery"));
            !copied)
            return copied;
        say("setcopy", number);
        auto saved = m_setDocument->save();
        if (saved)
            say("set", number);
        return saved;
    }

private:
    std::filesystem::path setFolder() const { return m_folder.toStdString() + "/packs/cards"; }

    dungeoneer::Cards m_cards;
    dungeoneer::CardMapDocument m_map;
    QString m_folder;
    Result<dungeoneer::CardSet> m_set;
    std::unique_ptr<dungeoneer::SetDocument> m_setDocument;
};

int saveForEver(const QString& folder, int number)
{
    auto document = openedDocument(folder + QStringLiteral("/mine.scenario.json"));
    const std::filesystem::path packFolder = (folder + QStringLiteral("/packs/mine")).toStdString();
    const auto pack = loadPack(packFolder);
    if (!document || !pack)
        return refuse(document ? pack.error() : document.error());
    const Scenario& scenario = (*document)->scenario();
    const auto parts = play::gatherParts(sample("standard"), shippedContent());
    play::Replay game = play::beginReplay(sample("standard"), parts->options, shippedContent());
    const auto rules = play::gameOf(game, shippedContent());
    PackDocument packDocument(*pack, packFolder);
    CardFiles cards(folder);
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
        facts.author = numbered(number);
        packDocument.push(changePackFacts(packDocument.pack(), facts), {});
        if (const auto copied = packDocument.writeCopy(folder + QStringLiteral("/copy.1.pack.recovery"));
            !copied)
            return refuse(copied.error());
        say("packcopy", number);
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
        const std::string text = writeReplay(*rules, game);
        if (const auto copied =
                saveText(folder + QStringLiteral("/copy.1.game.recovery"), text, play::mostReplayBytes);
            !copied)
            return refuse(copied.error()); // as the window keeps a game while it is played
        say("gamecopy", number);
        const FileBefore before(folder + QStringLiteral("/mine.save.json"));
        if (const auto saved = before.replace(QByteArray::fromStdString(text)); !saved)
            return refuse(saved.error());
        say("game", number);

        if (const auto saved = cards.save(number); !saved)
            return refuse(saved.error());
        if (const auto saved = cards.saveSet(number); !saved)
            return refuse(saved.error());

        const auto kept =
            changeCalibrations(folder + QStringLiteral("/printers.json"), [&](Calibrations& printers) {
                printers[{"Attic", "", "A4"}].right = number * 0.001;
            });
        if (!kept)
            return refuse(kept.error());
        say("printers", number);
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
