// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/batch_report.h"
#include "engine/table/csv_rows.h"

namespace delve::mageknight::play {

namespace {

using table::Count;
using table::CsvRows;

void appendSpread(CsvRows& rows, const char* mean, const char* middle, const BatchReport::Spread& spread)
{
    rows.number(mean, spread.mean);
    rows.count(middle, Count(spread.middle));
}

} // namespace

std::string csvOf(const BatchFile& file, const BatchReport& report)
{
    const Tally& tally = file.state.tally;
    std::string out = table::csvHead;
    CsvRows all("batch", "", file.scenario.title, out);
    all.count("games", report.games);
    all.share("timeouts", tally.limited, tally.games);
    all.count("went in circles", report.stopped);
    all.share("froze", tally.frozen, tally.games);
    all.share("shared", report.drawnGames, tally.games);
    all.share("shared without gold", tally.emptyDraws, tally.games);
    appendSpread(all, "rounds mean", "rounds median", report.rounds);
    appendSpread(all, "choices mean", "choices median", report.choices);
    appendSpread(all, "lead changes mean", "lead changes median", report.leadChanges);
    all.number("turns mean", report.turns);
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const Tally::Seat& seat = tally.seats[i];
        CsvRows rows("seat", std::to_string(i + 1), file.players[i], out);
        rows.share("won", seat.wins, tally.games);
        rows.share("won at the limit", seat.limitWins, tally.games);
        rows.share("shared", seat.shared, tally.games);
        rows.mean("gold mean", report.seats[i].gold);
        rows.number("experience mean", report.seats[i].experience);
        rows.number("levels mean", report.seats[i].levels);
        rows.number("heroes lost mean", report.seats[i].heroesLost);
        rows.number("heroes out mean", report.seats[i].heroesOut);
        rows.share("lost every hero", seat.fell, tally.games);
        rows.share("froze", seat.frozen, tally.games);
        rows.share("reached a chest", tally.games - (seat.byReach.empty() ? 0 : seat.byReach[0]),
                   tally.games);
        rows.share("took a chest", tally.games - (seat.byTaking.empty() ? 0 : seat.byTaking[0]), tally.games);
    }
    const auto records = [&](const char* part, const auto& list) {
        for (const BatchReport::Record& record : list) {
            CsvRows rows(part, record.id, record.name, out);
            rows.share("won", record.wins, record.games);
            rows.mean("gold mean", record.gold);
        }
    };
    records("entrance", report.entrances);
    records("agent", report.agents);
    for (std::size_t i = 0; i < report.chests.size(); ++i) {
        if (report.chests[i].isChangeling)
            continue; // DG-18: it is no chest
        CsvRows rows("chest", file.chests[i], "", out);
        rows.share("taken", tally.chests[i].taken, tally.games);
        for (std::size_t k = 0; k < tally.chests[i].keptBy.size(); ++k)
            CsvRows("chest", file.chests[i], file.players[k], out)
                .share("carried out", tally.chests[i].keptBy[k], tally.games);
        rows.number("trap sprung mean", report.chests[i].sprung);
    }
    for (std::size_t i = 0; i < report.tokens.size(); ++i)
        CsvRows("token", file.tokens[i], "", out).share("met", tally.tokensMet[i], tally.games);
    for (const auto& [cause, count] : report.causes)
        CsvRows("deaths", std::string(nameOf(cause)), "", out).share("heroes", count, report.deaths);
    for (std::size_t i = 0; i < tally.byRounds.size(); ++i)
        if (tally.byRounds[i] > 0)
            CsvRows("ended in round", std::to_string(i), "", out)
                .share("games", tally.byRounds[i], tally.games);
    for (std::size_t i = 0; i < tally.frozenByRounds.size(); ++i)
        if (tally.frozenByRounds[i] > 0)
            CsvRows("ended in round after a freeze", std::to_string(i), "", out)
                .share("games", tally.frozenByRounds[i], tally.games);
    return out;
}

} // namespace delve::mageknight::play
