// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/replay_proof.h"

#include "editor/document/save_text.h"
#include "editor/text/shell_words.h"
#include "engine/table/replay_file.h"

#include <filesystem>

namespace delve {

namespace {

void printProofOfDice(const ReplayProof& proof, const std::optional<table::PlayTable>& seated,
                      const Program& program)
{
    if (!seated)
        program.out.line(program.out.warning(translated(QT_TRANSLATE_NOOP(
            "delve", "Not proved: the dice. The file does not say of which seed they are."))));
    else if (seated->typedDice)
        program.out.line(program.out.warning(
            translated(QT_TRANSLATE_NOOP("delve", "Not proved: the dice, which people rolled and typed."))));
    else if (proof.dice >= proof.count)
        program.out.line(
            translated(QT_TRANSLATE_NOOP("delve", "The dice are those of seed %1.")).arg(seated->seed));
    else
        program.out.line(program.out.warning(
            translated(
                QT_TRANSLATE_NOOP(
                    "delve",
                    "Not proved: the dice. Action %1 is the first whose dice are not those of seed %2."))
                .arg(proof.dice + 1)
                .arg(seated->seed)));
}

} // namespace

bool areSensible(const ReplayArguments& arguments, std::size_t actions, const Program& program)
{
    const auto complain = [&](const QString& text) {
        program.err.line(text);
        return false;
    };
    for (const auto& number : {arguments.stop, arguments.branch})
        if (number && (*number < 0 || std::size_t(*number) > actions))
            return complain(translated(QT_TRANSLATE_NOOP("delve", "There is no action %1; the game has %2."))
                                .arg(*number)
                                .arg(actions));
    if (arguments.branch && arguments.output.empty())
        return complain(translated(QT_TRANSLATE_NOOP("delve", "--branch needs -o, the file to write.")));
    if (std::error_code ignored; !arguments.output.empty() && !arguments.overwrite &&
                                 std::filesystem::exists(arguments.output, ignored))
        return complain(
            translated(QT_TRANSLATE_NOOP("delve", "%1 is there already; --overwrite writes in its place."))
                .arg(QString::fromStdString(arguments.output)));
    if (!arguments.output.empty() && !arguments.branch)
        return complain(translated(QT_TRANSLATE_NOOP("delve", "-o is for --branch.")));
    if (arguments.json && arguments.dump != "state" && arguments.dump != "log")
        return complain(translated(QT_TRANSLATE_NOOP("delve", "--json is for --dump state and --dump log.")));
    return true;
}

void printProof(const std::string& file, const ReplayProof& proof,
                const std::optional<table::PlayTable>& seated, const Program& program)
{
    const QString name = QString::fromStdString(file);
    if (proof.count == 0)
        return program.out.line(
            translated(QT_TRANSLATE_NOOP("delve", "%1: no action was gone over, and nothing is proved"))
                .arg(name));
    if (proof.states == proof.count && proof.told == proof.count) {
        program.out.line(
            counted(QT_TRANSLATE_N_NOOP("delve", "%1: %n action(s) gone over, all as they were recorded"),
                    proof.count)
                .arg(name));
    } else {
        program.out.line(
            counted(QT_TRANSLATE_N_NOOP("delve", "%1: %n action(s) gone over, all allowed by the rules"),
                    proof.count)
                .arg(name));
        program.out.line(program.out.warning(
            translated(QT_TRANSLATE_NOOP("delve",
                                         "Not proved: %1 of them have no state to compare with, and %2 do "
                                         "not tell what happened."))
                .arg(proof.count - proof.states)
                .arg(proof.count - proof.told)));
    }
    printProofOfDice(proof, seated, program);
}

int branchOff(const ReplayArguments& arguments, const std::string& text, const Program& program)
{
    const auto saved = saveText(QString::fromStdString(arguments.output), text, table::mostReplayBytes);
    if (!saved) {
        program.complain(arguments.output, saved.error());
        return Unreadable;
    }
    program.out.line(
        translated(
            QT_TRANSLATE_NOOP("delve", "%1: the game after action %2. Go on with: delve play --resume %3"))
            .arg(QString::fromStdString(arguments.output), QString::number(*arguments.branch),
                 shellFile(QString::fromStdString(arguments.output))));
    return Legal;
}

QString hashInWords(std::uint64_t hash)
{
    return QString::fromStdString(table::hexOf(hash));
}

} // namespace delve
