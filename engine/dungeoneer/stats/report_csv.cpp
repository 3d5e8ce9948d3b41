// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/batch_report.h"
#include "engine/table/csv_rows.h"

namespace delve::dungeoneer::play {

namespace {

using table::CsvRows;

void appendRecords(const char* part, const std::vector<BatchReport::Record>& records,
                   const std::vector<Tally::Record>& counts, std::string& out)
{
    for (std::size_t i = 0; i < records.size(); ++i) {
        CsvRows rows(part, records[i].name, "", out);
        rows.share("won", counts[i].wins, counts[i].games);
        rows.share("hero lost", counts[i].lost, counts[i].games);
    }
}

void appendSpace(const std::string& id, const Tally::Space& space, Tally::Count games, std::string& out)
{
    CsvRows rows("space", id, "", out);
    rows.share("laid", space.laid, games);
    rows.count("entries", space.entries);
    for (const Side side : allSides)
        if (const auto at = std::size_t(side); space.rolls[at] > 0)
            CsvRows("door", id, std::string(nameOf(side)), out)
                .share("passed", space.passed[at], space.rolls[at]);
    for (std::size_t i = 0; i < woundCauses; ++i)
        if (space.wounds[i] > 0) {
            CsvRows cause("wounds in space", id, std::string(nameOf(WoundCause(i))), out);
            cause.count("wounds", space.wounds[i]);
            cause.count("deaths", space.deaths[i]);
        }
}

} // namespace

std::string csvOf(const BatchFile& file, const BatchReport& report)
{
    const Tally& tally = file.state.tally;
    std::string out = table::csvHead;
    CsvRows all("batch", "", file.scenario.title, out);
    all.count("games", report.games);
    all.share("timeouts", tally.limited, tally.games);
    all.share("by quests", tally.byQuests, tally.games);
    all.share("by last hero", tally.byLastHero, tally.games);
    all.count("went in circles", report.stopped);
    all.number("rounds mean", report.rounds.mean);
    all.count("rounds median", Tally::Count(report.rounds.middle));
    all.number("choices mean", report.choices.mean);
    all.number("turns mean", report.turns);
    all.number("lead changes mean", report.leadChanges);
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const Tally::Seat& seat = tally.seats[i];
        CsvRows rows("seat", std::to_string(i + 1), file.players[i], out);
        rows.share("won", seat.wins, tally.games);
        rows.share("won by quests", seat.questWins, tally.games);
        rows.share("won as last hero", seat.heroWins, tally.games);
        rows.share("hero lost", seat.lost, tally.games);
        rows.number("quests mean", report.seats[i].completed);
        rows.number("wounds mean", report.seats[i].wounds);
        rows.number("level mean", report.seats[i].level);
    }
    appendRecords("order", report.orders, tally.orders, out);
    appendRecords("given", report.entrances, tally.entrances, out);
    appendRecords("agent", report.agents, tally.agents, out);
    appendRecords("hero", report.heroes, tally.heroes, out);
    for (std::size_t i = 0; i < report.quests.size(); ++i) {
        const Tally::Quest& quest = tally.quests[i];
        CsvRows rows("quest", file.quests[i], "", out);
        rows.share("in play", quest.inPlay, tally.games);
        rows.share("tried", quest.tried, quest.inPlay);
        rows.share("completed", quest.completed, quest.inPlay);
    }
    for (std::size_t i = 0; i < report.cards.size(); ++i) {
        const Tally::Card& card = tally.cards[i];
        CsvRows rows("card", file.cards[i], "", out);
        rows.count("drawn", card.drawn);
        rows.count("played", card.played);
        rows.share("played by hands", card.players, card.hands);
        rows.share("won when played", card.playerWins, card.players);
        rows.share("won when kept", card.handWins - card.playerWins, card.hands - card.players);
    }
    for (std::size_t i = 0; i < report.spaces.size(); ++i)
        appendSpace(file.spaces[i], tally.spaces[i], tally.games, out);
    for (const BatchReport::Cause& cause : report.causes) {
        CsvRows rows("cause", std::string(nameOf(cause.cause)), "", out);
        rows.count("wounds", cause.wounds);
        rows.count("deaths", cause.deaths);
    }
    for (std::size_t i = 0; i < tally.byRounds.size(); ++i)
        if (tally.byRounds[i] > 0)
            CsvRows("ended in round", std::to_string(i), "", out)
                .share("games", tally.byRounds[i], tally.games);
    return out;
}

} // namespace delve::dungeoneer::play
