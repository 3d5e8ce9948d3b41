// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/map_deck.h"
#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/play/core/card_bits.h"
#include "engine/dungeoneer/play/core/frame.h"
#include "engine/dungeoneer/scenario/scenario.h"

#include <memory>
#include <optional>

namespace delve::dungeoneer::play {

/// A card that the scenario laid.
struct GivenCard
{
    SpaceId space = SpaceId::None;
    Cell cell;
    bool isTurned = false;
    bool isLoose = false; ///< DNR-OBST-09: no Portal on it is linked
};

/// What the scenario fixes of the deal; what it does not is dealt at random. Hands are known to nobody else,
/// so views have a game without them.
struct GivenDeal
{
    struct Seat
    {
        HeroId hero = HeroId::None;
        std::vector<QuestId> quests;
        std::vector<CardId> hand;
        std::optional<MapKind> start;
    };
    std::vector<Seat> seats;
    QuestId globalQuest = QuestId::None;
    std::vector<GivenCard> map;
    bool isFinished = false; ///< no Map card is left: DNR-OPT-02
};

/// What does not change while playing: cards, options, players.
class Game
{
public:
    /// The game of a scenario. Refused in a sentence if it cannot be played: wrong references, too few or too
    /// many cards or players, a map without an Entrance.
    static Result<Game> make(const Scenario& scenario, std::shared_ptr<const Cards> content);

    int playerCount() const { return int(m_parts->players.size()); }
    int cardCount() const { return int(m_parts->cards.size()); }
    int questCount() const { return int(m_parts->quests.size()); }
    int spaceCount() const { return int(m_parts->spaces.size()); }
    int heroCount() const { return int(m_parts->heroes.size()); }

    const AdventureCard& card(CardId id) const { return *m_parts->cards[indexOf(id)]; }
    const QuestCard& quest(QuestId id) const { return *m_parts->quests[indexOf(id)]; }
    const MapCard& space(SpaceId id) const { return *m_parts->spaces[indexOf(id)]; }
    const HeroCard& hero(HeroId id) const { return *m_parts->heroes[indexOf(id)]; }
    /// The map kind of the set that a Quest is from: DNR-OPT-12.
    MapKind kindOf(QuestId id) const { return m_parts->questKinds[indexOf(id)]; }
    /// The player as the scenario names it.
    const std::string& playerName(PlayerId id) const { return m_parts->playerNames[indexOf(id)]; }

    const RuleOptions& options() const { return m_parts->options; }
    const std::vector<MapKind>& mapKinds() const { return m_parts->maps; }
    const MapDeck& mapDeck() const { return m_parts->deck; }
    CardNumber numberOf(SpaceId id) const { return m_parts->numbers[indexOf(id)]; }
    const GivenDeal& given() const { return *m_given; }

    /// A list of effects of the content.
    const Effects& effects(EffectsOf list, int source) const;
    const Effects& hitEffects(MonsterId monster, Form form) const;
    const MonsterStats& stats(MonsterId monster) const;
    const std::vector<std::string>& categories(MonsterId monster) const;

    // Cards by what they can do, so that nobody looks at all of them.
    const CardBits& anytimeCards() const { return m_parts->anytime; }
    const CardBits& responseCards() const { return m_parts->response; }
    const CardBits& activeCards() const { return m_parts->active; }   ///< with an ability to be used
    const CardBits& passiveCards() const { return m_parts->passive; } ///< with effects while in play
    const CardBits& upkeepCards() const { return m_parts->upkeep; }
    // Passive cards by the kind of effect, since what holds now is asked for all the time.
    const CardBits& passiveCards(EffectKind kind) const { return m_parts->passiveCards[std::size_t(kind)]; }
    const std::vector<QuestId>& passiveQuests(EffectKind kind) const
    {
        return m_parts->passiveQuests[std::size_t(kind)];
    }
    bool hasPassiveAbility(HeroId id, EffectKind kind) const
    {
        return m_parts->passiveHeroes[std::size_t(kind)][indexOf(id)];
    }
    /// Whether cards open or close doors, or raise the Life of Heroes, as long as they are in play: rare, and
    /// asked for all the time.
    bool hasPassiveDoors() const { return m_parts->hasPassiveDoors; }
    bool hasPassiveLife() const { return m_parts->hasPassiveLife; }

    /// Without what the scenario fixed in secret.
    Game openGame() const { return Game(m_parts, m_open, m_open); }
    /// With what the scenario gives each player passed on by so many places.
    Game withDealPassedOn(std::size_t places) const;

    // Names in files, the other way round by find().
    const std::string& nameOf(PlayerId id) const { return m_parts->players[indexOf(id)]; }
    const std::string& nameOf(HeroId id) const { return m_parts->heroNames[indexOf(id)]; }
    const std::string& nameOf(CardId id) const { return m_parts->cardNames[indexOf(id)]; }
    const std::string& nameOf(QuestId id) const { return m_parts->questNames[indexOf(id)]; }
    const std::string& nameOf(SpaceId id) const { return m_parts->spaceNames[indexOf(id)]; }
    std::string nameOf(MonsterId id) const;
    std::string nameOf(SourceId id) const;
    std::string nameOf(TargetId id) const;
    template <typename Id> std::optional<Id> find(const std::string& name) const;

private:
    static constexpr std::size_t effectKinds = enumNames<EffectKind>.size();

    struct Parts
    {
        std::shared_ptr<const Cards> content;
        RuleOptions options;
        std::vector<MapKind> maps;
        std::vector<const AdventureCard*> cards;
        std::vector<const QuestCard*> quests;
        std::vector<MapKind> questKinds;
        std::vector<const MapCard*> spaces;
        std::vector<CardNumber> numbers;
        std::vector<const HeroCard*> heroes;
        std::vector<std::string> players, playerNames, heroNames, cardNames, questNames, spaceNames;
        MapDeck deck;
        CardBits anytime, response, active, passive, upkeep;
        std::array<CardBits, effectKinds> passiveCards;
        std::array<std::vector<QuestId>, effectKinds> passiveQuests;
        std::array<std::vector<bool>, effectKinds> passiveHeroes;
        bool hasPassiveDoors = false;
        bool hasPassiveLife = false;
    };
    friend class GameMaker;

    Game(std::shared_ptr<const Parts> parts, std::shared_ptr<const GivenDeal> given,
         std::shared_ptr<const GivenDeal> open)
        : m_parts(std::move(parts)), m_given(std::move(given)), m_open(std::move(open))
    {}

    std::shared_ptr<const Parts> m_parts;
    std::shared_ptr<const GivenDeal> m_given;
    std::shared_ptr<const GivenDeal> m_open; ///< without the hands
};

template <> std::optional<PlayerId> Game::find(const std::string& name) const;
template <> std::optional<HeroId> Game::find(const std::string& name) const;
template <> std::optional<CardId> Game::find(const std::string& name) const;
template <> std::optional<QuestId> Game::find(const std::string& name) const;
template <> std::optional<SpaceId> Game::find(const std::string& name) const;
template <> std::optional<MonsterId> Game::find(const std::string& name) const;
template <> std::optional<SourceId> Game::find(const std::string& name) const;
template <> std::optional<TargetId> Game::find(const std::string& name) const;

} // namespace delve::dungeoneer::play
