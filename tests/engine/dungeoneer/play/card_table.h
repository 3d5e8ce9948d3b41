// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/play.h"

#include <QString>

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace delve::dungeoneer::test {

using Lines = std::vector<std::string>;

// Cards for the tests; ids get the set in front: test/ogre.
AdventureCard boon(const std::string& id, Effects effects, CardUse use = CardUse::Hero,
                   CardDuration duration = CardDuration::Instant, int cost = 1);
AdventureCard treasure(const std::string& id, Effects effects, int cost = 1);
AdventureCard bane(const std::string& id, Effects effects, CardDuration duration = CardDuration::Instant,
                   int cost = 1);
/// A monster with Melee 2 (standard), Magic 1 (counter) and this Life.
AdventureCard monster(const std::string& id, int life = 1, int cost = 1);
/// A Trap against Speed.
AdventureCard trap(const std::string& id, int value, Effects failure, int cost = 1);
Effect effect(EffectKind kind, int amount = 1, Who who = Who::Controller);

/// A table for a test: a small set, a map of an Entrance, four Crosses around it and a Den to the east of the
/// eastern one, Heroes with Melee 2 and Speed 3 (standard) and Magic 1 (counter), hands full of cards that
/// nobody can pay for. Change it, then start() it: player p0 begins, in its Dungeonlord Phase.
class CardTable
{
public:
    explicit CardTable(int players = 2);

    CardSet set;
    std::vector<CardSet> more; ///< sets that are played with it
    Scenario scenario;

    /// Quests of a Wilderness set, one of them for each player, as games on both kinds of maps need them
    /// (DNR-OPT-12).
    CardTable& addWildQuests();
    /// A Map card as the rules write it, laid on the map.
    CardTable& lay(const std::string& text, int column, int row, bool isRoom = false);
    /// The Map card of the set, to be changed before the start.
    MapCard& map(const std::string& id);
    /// A card in the hand of a player, instead of one that cannot be paid.
    CardTable& give(int player, const AdventureCard& card);
    /// A Personal Quest of a player in front of others, or the Global one with player -1.
    CardTable& quest(int player, const QuestCard& card);
    CardTable& start();
    /// Starts with these dice for initiative and all else that is drawn; what happened.
    Lines begin(std::vector<int> dice);
    /// On to the Hero Phase of the active player, with nothing done before.
    CardTable& toHero();
    /// On until this player is active in its Dungeonlord Phase; dice show 1.
    CardTable& toTurnOf(int player);

    /// Whoever is asked in a window passes, until it closes.
    CardTable& passAll();

    const play::Game& game() const { return *m_game; }
    play::GameState state;

    play::PlayerState& player(int index) { return state.players[std::size_t(index)]; }
    play::CardId card(const std::string& id) const;
    play::QuestId questId(const std::string& id) const;
    play::SpaceId space(const std::string& id) const;
    /// Puts a Hero somewhere.
    void put(int player, const std::string& space);

    bool isLegal(const play::Action& action) const;
    /// The rule by which an action is refused; empty if it is not.
    std::string refusal(const play::Action& action) const;
    /// Does it with these dice. What happened, a line each: "DNR-HERO-03 hero-moved p0 test/den". A line
    /// tells if the action is refused, or if dice were left or missing.
    Lines act(const play::Action& action, std::vector<int> dice = {});
    /// Tells only the events of these names.
    Lines act(const play::Action& action, std::vector<int> dice,
              std::initializer_list<std::string_view> only);
    std::string asked() const; ///< the player who has to choose
    play::Actions options() const;

private:
    /// The quietest thing that can be done; dice show 1.
    void doNothing();

    std::shared_ptr<const Cards> m_cards;
    std::optional<play::Game> m_game;
    std::vector<std::vector<ContentId>> m_hands;
    int m_laid = 0;
};

Lines toldLines(const play::Game& game, const play::Events& events);
QString joined(const Lines& lines);

/// These events happened, in this order.
#define TOLD(actual, ...) QCOMPARE(joined(actual), joined(Lines{__VA_ARGS__}))
/// The action is refused by this rule.
#define REFUSED(table, action, rule) QCOMPARE((table).refusal(action), std::string(rule))

} // namespace delve::dungeoneer::test
