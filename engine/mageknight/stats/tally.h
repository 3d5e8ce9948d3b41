// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/described.h"
#include "engine/mageknight/play/core/game.h"
#include "engine/mageknight/stats/game_record.h"
#include "engine/table/counts.h"

#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace delve::mageknight::play {

/// What the games of a batch have come to. Everything is a sum of whole numbers, so that tallies added in any
/// order are equal to the last bit, whoever played which game. The parts name their members: adding, writing
/// and reading go by these names (engine/table/counts.h).
struct Tally
{
    using Count = table::Count;
    using Histogram = table::Histogram;

    /// What happened to one player, whoever sat there.
    struct Seat
    {
        Count wins = 0;      ///< alone
        Count limitWins = 0; ///< of these at the round limit (END-09)
        Count shared = 0;    ///< END-06: with others
        Count gold = 0;
        Count goldSquared = 0;
        Count experience = 0;
        Count levels = 0;
        Count heroesLost = 0;
        Count heroesOut = 0;    ///< through the exit
        Count fell = 0;         ///< games in which every hero was lost
        Histogram byReach = {}; ///< games by the round in which a hero first stood beside a chest; 0 is never
        Histogram byTaking = {}; ///< games by the round in which it first took a chest; 0 is never
        Count frozen = 0;        ///< games in which it came back to the same and gained nothing

        static constexpr std::size_t fewest = 1;
        static constexpr std::size_t most = mostPlayers;
        template <typename = void> static constexpr auto fields()
        {
            return std::tuple(field("wins", &Seat::wins), field("limitWins", &Seat::limitWins),
                              field("shared", &Seat::shared), field("gold", &Seat::gold),
                              field("goldSquared", &Seat::goldSquared),
                              field("experience", &Seat::experience), field("levels", &Seat::levels),
                              field("heroesLost", &Seat::heroesLost), field("heroesOut", &Seat::heroesOut),
                              field("fell", &Seat::fell), field("byReach", &Seat::byReach),
                              field("byTaking", &Seat::byTaking), field("frozen", &Seat::frozen));
        }
        /// Results of before have none of these.
        static constexpr bool isYoung(std::string_view name) { return name == "frozen"; }
        friend bool operator==(const Seat&, const Seat&) = default;
    };
    /// How an agent did wherever it sat, or an entrance whoever came in there.
    struct Record
    {
        Count games = 0;
        Count wins = 0;
        Count shared = 0;
        Count gold = 0;
        Count goldSquared = 0;

        static constexpr std::size_t fewest = 1;
        static constexpr std::size_t most = mostPlayers;
        template <typename = void> static constexpr auto fields()
        {
            return std::tuple(field("games", &Record::games), field("wins", &Record::wins),
                              field("shared", &Record::shared), field("gold", &Record::gold),
                              field("goldSquared", &Record::goldSquared));
        }
        friend bool operator==(const Record&, const Record&) = default;
    };
    struct Chest
    {
        Count opened = 0;          ///< times that somebody opened it
        Count sprung = 0;          ///< times that its trap went off
        Count taken = 0;           ///< games in which somebody took it
        std::vector<Count> keptBy; ///< by player: games in which it was carried out

        static constexpr std::size_t fewest = 0;
        static constexpr std::size_t most = mostChests;
        template <typename = void> static constexpr auto fields()
        {
            return std::tuple(field("opened", &Chest::opened), field("sprung", &Chest::sprung),
                              field("taken", &Chest::taken), field("keptBy", &Chest::keptBy));
        }
        friend bool operator==(const Chest&, const Chest&) = default;
    };
    /// Where heroes fell and by what; those that never came in have no square.
    struct Death
    {
        SquareIndex square = noSquare;
        DeathCause cause = DeathCause::Other;

        friend auto operator<=>(const Death&, const Death&) = default;
    };

    Count games = 0;
    Count limited = 0;    ///< END-09
    Count stopped = 0;    ///< mostChoices: not among the games
    Count frozen = 0;     ///< games in which somebody has frozen (FreezeWatch)
    Count draws = 0;      ///< END-06: games that several share
    Count emptyDraws = 0; ///< of these, with no gold for anybody
    Count limitDraws = 0; ///< of these without gold, ended by the round limit
    Count turns = 0;
    Count choices = 0;
    Count leadChanges = 0;
    Histogram byRounds;       ///< by the round in which they ended
    Histogram frozenByRounds; ///< of these the games in which somebody has frozen
    Histogram byChoices;      ///< by choices, `choicesPerBin` to a bin
    Histogram byLeadChanges;  ///< by changes of the lead
    std::vector<Seat> seats;
    std::vector<Record> entrances; ///< in the order of the players who have them in the scenario
    std::vector<Record> agents;
    std::vector<Chest> chests;
    std::vector<Count> tokensMet; ///< games in which the token was flipped
    std::vector<Count> visits;    ///< actions that brought a hero onto each square
    std::map<Death, Count> deaths;

    static constexpr int choicesPerBin = 50;

    /// All but the deaths, which are counted by what they were.
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("games", &Tally::games), field("limited", &Tally::limited),
                          field("stopped", &Tally::stopped), field("turns", &Tally::turns),
                          field("choices", &Tally::choices), field("leadChanges", &Tally::leadChanges),
                          field("byRounds", &Tally::byRounds), field("byChoices", &Tally::byChoices),
                          field("byLeadChanges", &Tally::byLeadChanges), field("seats", &Tally::seats),
                          field("entrances", &Tally::entrances), field("agents", &Tally::agents),
                          field("chests", &Tally::chests), field("tokensMet", &Tally::tokensMet),
                          field("visits", &Tally::visits), field("frozen", &Tally::frozen),
                          field("frozenByRounds", &Tally::frozenByRounds), field("draws", &Tally::draws),
                          field("emptyDraws", &Tally::emptyDraws), field("limitDraws", &Tally::limitDraws));
    }
    static constexpr bool isYoung(std::string_view name)
    {
        return name == "frozen" || name == "frozenByRounds" || name == "draws" || name == "emptyDraws" ||
               name == "limitDraws";
    }

    /// Nothing has been played yet.
    static Tally forGame(const Game& game, std::size_t agents);
    /// Adds one game: `agentAt` and `entranceAt` say who played for each player and where it came in.
    void add(const GameRecord& record, std::span<const std::size_t> agentAt,
             std::span<const std::size_t> entranceAt);
    /// Adds the games of another tally of the same game and agents.
    void add(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;
};

} // namespace delve::mageknight::play
