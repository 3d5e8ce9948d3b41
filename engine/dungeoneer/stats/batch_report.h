// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/stats/batch_file.h"

namespace delve::dungeoneer::play {

/// The numbers of a batch as people read them: shares and means with what is certain about them. Computed
/// once; the command line, the page, the table and the window all show these. Things are named by their ids.
struct BatchReport
{
    using Count = Tally::Count;

    struct Seat
    {
        std::string name;
        Count wins = 0;
        table::Share won; ///< of all games
        table::Share byQuests;
        table::Share asLastHero;
        table::Share lost;    ///< its Hero was defeated
        double completed = 0; ///< means
        double wounds = 0;
        double level = 0;
    };
    /// A Hero, an agent, a place in the order of turns, or what the scenario gives a player.
    struct Record
    {
        std::string name;
        Count games = 0; ///< times that a player was it
        Count wins = 0;
        table::Share won;
        table::Share lost;
    };
    struct Quest
    {
        std::string id;
        Count inPlay = 0; ///< games
        Count completed = 0;
        table::Share done;  ///< of the games in which it was in play
        table::Share tried; ///< likewise
        double tries = 0;   ///< mean, of the games in which it was tried
    };
    struct Card
    {
        std::string id;
        Count drawn = 0;
        Count played = 0;
        table::Share use;       ///< hands that played it, of those that had it
        table::Share wonPlayed; ///< of the players who played it
        table::Share wonKept;   ///< of those who had it and did not
        Count kept = 0;         ///< how many these are
        Count players = 0;
    };
    struct Door
    {
        Side side = Side::North; ///< as printed
        Count rolls = 0;
        table::Share passed;
    };
    struct Space
    {
        std::string id;
        Count laid = 0;
        table::Share entered; ///< of the games in which it was laid
        double entries = 0;   ///< mean, of these
        Count wounds = 0;
        Count deaths = 0;
        WoundCause worst = WoundCause::Card; ///< what dealt most wounds there
        std::vector<Door> doors;             ///< those that were rolled for
    };
    struct Cause
    {
        WoundCause cause = WoundCause::Card;
        Count wounds = 0;
        Count deaths = 0;
    };
    /// A number of each game: where it lies in the middle, and between which 9 of 10 games are.
    struct Spread
    {
        double mean = 0;
        int low = 0;
        int middle = 0;
        int high = 0;
    };
    /// Whether Heroes are equally good, though they do not come up equally often.
    struct Balance
    {
        double fair = 0;   ///< percent that each would win of its games
        double within = 0; ///< points: nobody is farther from it, with the certainty asked for
        std::size_t farthest = 0;
        table::Fairness::Verdict verdict = table::Fairness::Verdict::NotShown;
    };

    Count games = 0;
    Count stopped = 0;
    table::Share limited; ///< DNR-TURN-01
    table::Share byQuests;
    table::Share byLastHero;
    Spread rounds;
    Spread choices; ///< exact to the bins of the tally
    double turns = 0;
    double leadChanges = 0;
    std::vector<Seat> seats;
    std::vector<Record> orders;
    std::vector<Record> entrances;
    std::vector<Record> agents; ///< empty where all are the same
    std::vector<Record> heroes;
    std::vector<Quest> quests;
    std::vector<Card> cards;
    std::vector<Space> spaces;
    std::vector<Cause> causes;               ///< those that wounded at all, the most frequent first
    std::vector<std::string> neverEntered;   ///< spaces that lay on the map
    std::vector<std::string> neverCompleted; ///< Quests that were in play
    std::vector<std::string> neverPlayed;    ///< cards that somebody had
    table::Fairness seatFairness;
    table::Fairness orderFairness;
    table::Fairness entranceFairness;
    Balance heroBalance;
};

BatchReport reportOf(const BatchFile& file);

/// The report as one CSV table (RFC 4180): a row for each number, with its interval and its counts.
std::string csvOf(const BatchFile& file, const BatchReport& report);

} // namespace delve::dungeoneer::play
