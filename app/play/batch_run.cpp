// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/batch_run.h"

namespace delve {

QString inTone(const Terminal& out, Tone tone, const QString& text)
{
    switch (tone) {
    case Tone::Good: return out.good(text);
    case Tone::Bad: return out.bad(text);
    case Tone::Open: return out.warning(text);
    case Tone::Note: break;
    }
    return text;
}

void printProofOfSeed(std::span<const SeedProof> proofs, std::uint64_t seed, const Program& program)
{
    const auto count = [&](SeedProof proof) { return std::size_t(std::ranges::count(proofs, proof)); };
    if (const std::size_t shown = count(SeedProof::Shown); shown > 0)
        program.out.line(
            counted(QT_TRANSLATE_N_NOOP("delve", "Played again with seed %1: %n game(s), each as "
                                                 "it was recorded. The others are not proved."),
                    shown)
                .arg(seed));
    const auto tellNotProved = [&](SeedProof proof, const char* why) {
        if (count(proof) > 0)
            program.out.line(program.out.warning(translated(why).arg(seed)));
    };
    tellNotProved(SeedProof::NotKept,
                  QT_TRANSLATE_NOOP("delve", "Not proved: that the games are those of seed %1. An older "
                                             "program played them and kept none to compare with."));
    tellNotProved(SeedProof::OlderRules,
                  QT_TRANSLATE_NOOP("delve", "Not proved: that the games are those of seed %1. They were "
                                             "played by older rules."));
    tellNotProved(SeedProof::TakesLong,
                  QT_TRANSLATE_NOOP("delve", "Not proved: that the games are those of seed %1. Who plays "
                                             "them thinks too long to play one again here."));
}

namespace batch_run {

void complainOfSeed(const std::string& name, std::uint64_t seed, std::uint64_t game, const Program& program)
{
    program.complain(name, {"/seed",
                            {QT_TRANSLATE_NOOP("Engine", "its games are not those of seed %1: game %2 comes "
                                                         "out otherwise when it is played again"),
                             {std::to_string(seed), std::to_string(game + 1)}}});
}

void complainOfOldResult(const std::string& name, const Program& program)
{
    program.err.line(translated(QT_TRANSLATE_NOOP("delve", "%1 is there already; --resume goes on with it"))
                         .arg(QString::fromStdString(name)));
}

void complainOfMissingGames(std::uint64_t played, std::uint64_t wanted, const Program& program)
{
    program.err.line(translated(QT_TRANSLATE_NOOP("delve", "Games are missing: %1 of %2 were played. Are "
                                                           "all shards there?"))
                         .arg(played)
                         .arg(wanted));
}

} // namespace batch_run

} // namespace delve
