// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/make_packs.h"

#include "editor/mageknight/document/installed_content.h"
#include "editor/mageknight/document/user_packs.h"
#include "engine/base/pack_files.h"
#include "engine/mageknight/content/files/load_pack.h"

#include <memory>

namespace delve::mageknight {

namespace {

namespace fs = std::filesystem;

constexpr EnumName<PackArrival> arrivalNames[] = {
    {PackArrival::Refuse, "refuse"}, {PackArrival::Replace, "replace"}, {PackArrival::AsCopy, "copy"}};

struct NewPackOptions
{
    std::string pack;
    std::string name;
    std::string author = "?";
    std::string file;
    std::string existing = "refuse";
};

int tellPack(const Result<Pack>& pack, const std::string& about, DungeonProgram& program)
{
    if (!pack) {
        program.complain(about, pack.error());
        return Unreadable;
    }
    program.out.line(QString::fromStdString((userPackFolder() / pack->id).string()));
    return Legal;
}

int newPackOf(const NewPackOptions& options, DungeonProgram& program)
{
    const Content* content = program.content();
    if (!content)
        return Unreadable;
    return tellPack(createPack(options.name, options.author, *content, userPackFolder()), options.name,
                    program);
}

/// A pack by its id.
const Pack* installedPack(const std::string& id, DungeonProgram& program)
{
    const Content* content = program.content();
    const Pack* pack = content ? content->pack(id) : nullptr;
    if (content && !pack)
        program.err.line(
            translated(
                QT_TRANSLATE_NOOP("delve", "There is no pack \"%1\". delve pack list shows those there are."))
                .arg(QString::fromStdString(id)));
    return pack;
}

int copyPack(const NewPackOptions& options, DungeonProgram& program)
{
    const Pack* pack = installedPack(options.pack, program);
    if (!pack)
        return Unreadable;
    return tellPack(duplicatePack(*pack, options.name, *program.content(), userPackFolder()), options.pack,
                    program);
}

int sendOut(const NewPackOptions& options, DungeonProgram& program)
{
    const Pack* pack = installedPack(options.pack, program);
    if (!pack || !program.mayWrite(options.file, packFormat))
        return Unreadable;
    if (const auto done = exportPack(*pack, QString::fromStdString(options.file)); !done) {
        program.complain(options.file, done.error());
        return Unreadable;
    }
    program.out.line(QString::fromStdString(options.file));
    return Legal;
}

int bringIn(const NewPackOptions& options, DungeonProgram& program)
{
    const Content* content = program.content();
    if (!content)
        return Unreadable;
    PackArrival arrival = PackArrival::Refuse;
    for (const auto& [value, name] : arrivalNames)
        if (name == options.existing)
            arrival = value;
    const auto arrived =
        importPack(QString::fromStdString(options.file), arrival, *content, userPackFolder());
    if (!arrived) {
        program.complain(options.file, arrived.error());
        return Unreadable;
    }
    program.out.line((arrived->wasThere ? translated(QT_TRANSLATE_NOOP("delve", "%1: was there already"))
                                        : translated(QT_TRANSLATE_NOOP("delve", "%1: imported")))
                         .arg(QString::fromStdString(arrived->id)));
    return Legal;
}

/// Writes the pack in a folder in its canonical form.
int formatPack(const NewPackOptions& options, DungeonProgram& program)
{
    const fs::path folder = options.file;
    const auto lock = lockPackFolder(folder);
    if (!lock) {
        program.complain(options.file, lock.error());
        return Unreadable;
    }
    auto pack = loadPack(folder);
    if (!pack) {
        program.complain(options.file, pack.error());
        return Unreadable;
    }
    if (const auto done = savePack(*pack, folder); !done) {
        program.complain(options.file, done.error());
        return Unreadable;
    }
    program.out.line(QString::fromStdString((folder / packManifestName).string()));
    return Legal;
}

} // namespace

void addPackMaking(CLI::App& packCommand, DungeonProgram& program)
{
    auto options = std::make_shared<NewPackOptions>();
    const auto runs = [&program, options](CLI::App* command,
                                          int (*run)(const NewPackOptions&, DungeonProgram&)) {
        command->callback([&program, options, run] {
            program.run = [&program, options, run] { return run(*options, program); };
        });
    };
    const auto id = cliText(QT_TRANSLATE_NOOP("delve", "The id of a pack"));

    auto* make = packCommand.add_subcommand(
        "new", cliText(QT_TRANSLATE_NOOP("delve", "Make an empty pack of your own")));
    make->add_option("name", options->name, cliText(QT_TRANSLATE_NOOP("delve", "What it is called")))
        ->required();
    make->add_option("--author", options->author,
                     cliText(QT_TRANSLATE_NOOP("delve", "The author of a new pack")));
    runs(make, newPackOf);

    auto* copy = packCommand.add_subcommand(
        "copy", cliText(QT_TRANSLATE_NOOP("delve", "Copy a pack, to change the copy")));
    copy->add_option("pack", options->pack, id)->required();
    copy->add_option("name", options->name, cliText(QT_TRANSLATE_NOOP("delve", "What the copy is called")))
        ->required();
    runs(copy, copyPack);

    auto* exporting =
        packCommand.add_subcommand("export", cliText(QT_TRANSLATE_NOOP("delve", "Write a pack to one file")));
    exporting->add_option("pack", options->pack, id)->required();
    exporting
        ->add_option("-o,--out", options->file, cliText(QT_TRANSLATE_NOOP("delve", "The file, a .pack.json")))
        ->required();
    runs(exporting, sendOut);

    auto* importing = packCommand.add_subcommand(
        "import", cliText(QT_TRANSLATE_NOOP("delve", "Put a pack from one file among your own")));
    importing
        ->add_option("file", options->file, cliText(QT_TRANSLATE_NOOP("delve", "The file, a .pack.json")))
        ->required();
    importing
        ->add_option("--existing", options->existing,
                     cliText(QT_TRANSLATE_NOOP("delve", "What to do if another pack of this name is there")))
        ->capture_default_str()
        ->check(CLI::IsMember(std::vector<std::string>{"refuse", "replace", "copy"}));
    runs(importing, bringIn);

    auto* format = packCommand.add_subcommand(
        "format", cliText(QT_TRANSLATE_NOOP("delve", "Write the pack in a folder in its canonical form")));
    format
        ->add_option("folder", options->file,
                     cliText(QT_TRANSLATE_NOOP("delve", "A folder with a pack.json")))
        ->required();
    runs(format, formatPack);
}

} // namespace delve::mageknight
