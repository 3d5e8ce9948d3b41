// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"
#include "engine/table/dice_proof.h"

#include <algorithm>
#include <optional>
#include <string>

namespace delve {

/// What people say to `delve replay`.
struct ReplayArguments
{
    std::string file;
    std::optional<int> stop;
    std::optional<int> branch;
    std::string dump;
    std::string output;
    bool overwrite = false;
    bool json = false;
    bool ascii = false;
};

/// Options go together, and numbers are not beyond the end of a game with so many actions; what is wrong is
/// printed.
bool areSensible(const ReplayArguments& arguments, std::size_t actions, const Program& program);

/// What going over actions has shown, and no more: a file that leaves out what could be compared proves less.
struct ReplayProof
{
    std::size_t count = 0;  ///< actions gone over
    std::size_t states = 0; ///< of them with a state to compare with
    std::size_t told = 0;   ///< of them with what happened
    std::size_t dice = 0;   ///< with the dice of the seed, from the first on
};

template <table::RecordedGame Traits>
ReplayProof proofOf(const std::vector<table::ReplayStep<Traits>>& steps, std::size_t count,
                    const std::optional<table::PlayTable>& seated)
{
    const auto has = [&](auto member) {
        return std::size_t(std::count_if(steps.begin(), steps.begin() + std::ptrdiff_t(count),
                                         [&](const auto& step) { return step.*member != 0; }));
    };
    return {count, has(&table::ReplayStep<Traits>::hash), has(&table::ReplayStep<Traits>::told),
            seated ? table::actionsWithDiceOf(seated->seed, steps) : 0};
}

/// Prints it; also whether the dice are those that the file says were rolled. Whoever forges them can make
/// all the rest fit.
void printProof(const std::string& file, const ReplayProof& proof,
                const std::optional<table::PlayTable>& seated, const Program& program);

/// Writes a save of the first actions, to be played on from there. The exit code.
int branchOff(const ReplayArguments& arguments, const std::string& text, const Program& program);

/// 16 hexadecimal digits.
QString hashInWords(std::uint64_t hash);

} // namespace delve
