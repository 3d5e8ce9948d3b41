// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/game.h"

#include "engine/dungeoneer/content/walk_effects.h"
#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/setup/setup_table.h"
#include "engine/dungeoneer/setup/validate_setup.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

constexpr std::size_t fewestPlayers = 2;

bool isPassive(const Effects& effects)
{
    return std::ranges::any_of(effects,
                               [](const Effect& effect) { return effect.duration == Duration::WhileInPlay; });
}

/// DNR-QUEST-11: it has the monster, Threat or place that it speaks of.
bool isWhole(const QuestCard& quest)
{
    switch (quest.criterion) {
    case Criterion::Slay: return quest.slay.has_value();
    case Criterion::Threat: return quest.threat.has_value();
    case Criterion::Escort: return quest.from.has_value();
    default: return true;
    }
}

/// The number of the first copy that is not taken yet, or -1.
template <typename Card>
int freeCopy(const std::vector<const Card*>& all, std::vector<bool>& taken, const Card* card)
{
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] == card && !taken[i]) {
            taken[i] = true;
            return int(i);
        }
    return -1;
}

} // namespace

/// Gathers what a scenario plays with.
class GameMaker
{
public:
    GameMaker(const Scenario& scenario, std::shared_ptr<const Cards> content)
        : m_scenario(scenario), m_cards(*content)
    {
        m_parts->content = std::move(content);
        m_parts->options = scenario.options;
        m_parts->maps = scenario.maps;
    }

    Result<Game> make()
    {
        if (const auto wrong = checkReferences(m_scenario, m_cards); !wrong.empty())
            return wrong.front();
        if (const auto players = m_scenario.players.size();
            players < fewestPlayers || players > std::size_t(mostPlayers))
            return Error{"/players",
                         {QT_TRANSLATE_NOOP("Engine", "DNR-SETUP-01: a game has 2 to 4 players, not %1"),
                          {std::to_string(players)}}};
        for (const Finding& finding : validateSetup(m_scenario, m_cards))
            if (finding.severity == Severity::Error && !isAboutStart(finding.rule))
                return Error{"",
                             {QT_TRANSLATE_NOOP("Engine", "the scenario breaks %1 and cannot be played"),
                              {finding.rule}}};
        gatherCards();
        if (auto tooMany = checkCounts())
            return *std::move(tooMany);
        for (const QuestCard* quest : m_parts->quests)
            if (!isWhole(*quest))
                return Error{"/packs",
                             {QT_TRANSLATE_NOOP("Engine", "the Quest %1 lacks what its criterion asks for"),
                              {quest->id.text()}}};
        gatherPlayers();
        gatherMap();
        if (m_isShort)
            return Error{
                "",
                {QT_TRANSLATE_NOOP("Engine", "the scenario gives out more copies of %1 than there are"),
                 {m_short}}};
        auto open = std::make_shared<GivenDeal>(*m_given);
        for (GivenDeal::Seat& seat : open->seats)
            seat.hand.clear();
        return Game(m_parts, m_given, open);
    }

private:
    /// Where nothing is laid yet, the starting map is a part of the game: DNR-SETUP-15, DNR-SETUP-16.
    bool isAboutStart(const std::string& rule) const
    {
        return m_scenario.dungeon.empty() && m_scenario.wilderness.empty() &&
               (rule == "DNR-SETUP-15" || rule == "DNR-SETUP-16" || rule == "DNR-MAP-10");
    }

    template <typename Card>
    void gather(const std::vector<Card>& from, std::vector<const Card*>& to, std::vector<std::string>& names)
    {
        for (const Card& card : from)
            for (int copy = 1; copy <= card.copies; ++copy) {
                to.push_back(&card);
                names.push_back(card.id.text() + (copy > 1 ? "#" + std::to_string(copy) : ""));
            }
    }

    void gatherCards()
    {
        auto& parts = *m_parts;
        parts.deck = deckOf(m_scenario, m_cards);
        for (const PackReference& pack : m_scenario.packs) {
            const CardSet& set = *m_cards.set(pack.id);
            gather(set.heroes, parts.heroes, parts.heroNames);
            gather(set.adventures, parts.cards, parts.cardNames);
            gather(set.quests, parts.quests, parts.questNames);
            parts.questKinds.resize(parts.quests.size(), set.mapKind);
        }
        for (int number = 0; number < parts.deck.size(); ++number) {
            const MapDeck::Entry& entry = parts.deck[CardNumber(number)];
            const bool isUsed = std::ranges::find(parts.maps, entry.face.kind) != parts.maps.end();
            for (int copy = 1; isUsed && copy <= entry.copies; ++copy) {
                parts.spaces.push_back(entry.card);
                parts.numbers.push_back(CardNumber(number));
                parts.spaceNames.push_back(entry.card->id.text() +
                                           (copy > 1 ? "#" + std::to_string(copy) : ""));
            }
        }
        for (std::size_t i = 0; i < parts.cards.size() && i < std::size_t(mostCards); ++i)
            sortCard(CardId(i), *parts.cards[i]);
        for (std::size_t kind = 0; kind < Game::effectKinds; ++kind)
            sortPassive(EffectKind(kind));
        for (const PackReference& pack : m_scenario.packs)
            walkEffects(*m_cards.set(pack.id), [&](const CardHead&, const EffectList& list) {
                for (const Effect& effect : *list.effects)
                    notePassive(effect);
            });
    }

    /// Whatever has effects of a kind that hold while it is in play.
    void sortPassive(EffectKind kind)
    {
        auto& parts = *m_parts;
        const auto index = std::size_t(kind);
        const auto has = [&](const Effects& effects) {
            return std::ranges::any_of(effects, [&](const Effect& effect) {
                return effect.kind == kind && effect.duration == Duration::WhileInPlay;
            });
        };
        for (std::size_t i = 0; i < parts.cards.size() && i < std::size_t(mostCards); ++i)
            if (const AdventureCard& card = *parts.cards[i];
                has(card.effects) || (card.activation && has(card.activation->effects)))
                parts.passiveCards[index].set(CardId(i), true);
        for (std::size_t i = 0; i < parts.quests.size(); ++i)
            if (const QuestCard& quest = *parts.quests[i];
                has(quest.ongoing) || (quest.artifact && has(quest.artifact->effects)))
                parts.passiveQuests[index].push_back(QuestId(i));
        for (const HeroCard* hero : parts.heroes)
            parts.passiveHeroes[index].push_back(has(hero->ability.effects));
    }

    void notePassive(const Effect& effect)
    {
        if (effect.duration != Duration::WhileInPlay)
            return;
        m_parts->hasPassiveDoors |=
            effect.kind == EffectKind::OpenDoor || effect.kind == EffectKind::CloseDoor;
        m_parts->hasPassiveLife |= effect.kind == EffectKind::GainLife && effect.who != Who::Bearer;
    }

    void sortCard(CardId id, const AdventureCard& card)
    {
        auto& parts = *m_parts;
        parts.anytime.set(id, card.use == CardUse::Anytime);
        parts.response.set(id, card.use == CardUse::Response);
        parts.active.set(id, card.activation.has_value() && !isPassive(card.activation->effects));
        parts.passive.set(id, isPassive(card.effects) ||
                                  (card.activation && isPassive(card.activation->effects)));
        parts.upkeep.set(id, !card.upkeep.isFree());
    }

    std::optional<Error> checkCounts() const
    {
        const auto tooMany = [](const char* what, std::size_t count, int most) -> std::optional<Error> {
            if (count <= std::size_t(most))
                return std::nullopt;
            return Error{"/packs",
                         {QT_TRANSLATE_NOOP("Engine", "a game has at most %1 cards of the kind %2, not %3"),
                          {std::to_string(most), what, std::to_string(count)}}};
        };
        if (auto error = tooMany("adventure", m_parts->cards.size(), mostCards))
            return error;
        if (auto error = tooMany("quest", m_parts->quests.size(), mostQuests))
            return error;
        return tooMany("map", m_parts->spaces.size(), mostSpaces);
    }

    template <typename Id, typename Card>
    Id take(const std::vector<const Card*>& all, std::vector<bool>& taken, const Card* card)
    {
        const int number = freeCopy(all, taken, card);
        if (number < 0) {
            m_isShort = true;
            m_short = card->id.text();
        }
        return Id(number);
    }

    void gatherPlayers()
    {
        auto& parts = *m_parts;
        std::vector<bool> heroes(parts.heroes.size()), quests(parts.quests.size()), cards(parts.cards.size());
        for (const Player& player : m_scenario.players) {
            parts.players.push_back(player.id.text());
            parts.playerNames.push_back(player.name);
            GivenDeal::Seat seat;
            if (player.hero)
                seat.hero = take<HeroId>(parts.heroes, heroes, m_cards.hero(*player.hero));
            for (const ContentId& quest : player.quests)
                seat.quests.push_back(take<QuestId>(parts.quests, quests, m_cards.quest(quest)));
            for (const ContentId& card : player.hand)
                seat.hand.push_back(take<CardId>(parts.cards, cards, m_cards.adventure(card)));
            seat.start = player.start;
            m_given->seats.push_back(std::move(seat));
        }
        if (m_scenario.globalQuest)
            m_given->globalQuest =
                take<QuestId>(parts.quests, quests, m_cards.quest(*m_scenario.globalQuest));
    }

    void gatherMap()
    {
        auto& parts = *m_parts;
        std::vector<bool> taken(parts.spaces.size());
        for (const MapKind kind : m_scenario.maps)
            for (const PlacedCard& placed : m_scenario.cards(kind))
                m_given->map.push_back({take<SpaceId>(parts.spaces, taken, m_cards.map(placed.card)),
                                        placed.cell, placed.isTurned,
                                        std::ranges::find(m_scenario.portals, placed.id,
                                                          &PortalLink::portal) == m_scenario.portals.end()});
        m_given->isFinished = m_scenario.stage == Stage::Finished && !m_given->map.empty();
    }

    const Scenario& m_scenario;
    const Cards& m_cards;
    std::shared_ptr<Game::Parts> m_parts = std::make_shared<Game::Parts>();
    std::shared_ptr<GivenDeal> m_given = std::make_shared<GivenDeal>();
    bool m_isShort = false;
    std::string m_short;
};

Result<Game> Game::make(const Scenario& scenario, std::shared_ptr<const Cards> content)
{
    return GameMaker(scenario, std::move(content)).make();
}

Game Game::withDealPassedOn(std::size_t places) const
{
    const auto passedOn = [&](const GivenDeal& deal) {
        auto passed = std::make_shared<GivenDeal>(deal);
        const std::size_t count = passed->seats.size();
        std::ranges::rotate(passed->seats, passed->seats.begin() + std::ptrdiff_t(places % count));
        return passed;
    };
    return Game(m_parts, passedOn(*m_given), passedOn(*m_open));
}

const Effects& Game::effects(EffectsOf list, int source) const
{
    switch (list) {
    case EffectsOf::Played: return card(CardId(source)).effects;
    case EffectsOf::Activation: return card(CardId(source)).activation->effects;
    case EffectsOf::HitMelee: return hitEffects(MonsterId(source), Form::Melee);
    case EffectsOf::HitMagic: return hitEffects(MonsterId(source), Form::Magic);
    case EffectsOf::HitSpeed: return hitEffects(MonsterId(source), Form::Speed);
    case EffectsOf::TrapSuccess: return card(CardId(source)).encounter.threat.success;
    case EffectsOf::TrapFailure: return card(CardId(source)).encounter.threat.failure;
    case EffectsOf::Entry: return space(SpaceId(source)).onEntry;
    case EffectsOf::MapReward: return space(SpaceId(source)).monster->reward;
    case EffectsOf::QuestReward: return quest(QuestId(source)).reward;
    case EffectsOf::QuestSuccess: return quest(QuestId(source)).threat->success;
    case EffectsOf::QuestFailure: return quest(QuestId(source)).threat->failure;
    case EffectsOf::SearchSuccess: return quest(QuestId(source)).search->success;
    case EffectsOf::SearchFailure: return quest(QuestId(source)).search->failure;
    case EffectsOf::Artifact: return quest(QuestId(source)).artifact->effects;
    case EffectsOf::Ongoing: return quest(QuestId(source)).ongoing;
    case EffectsOf::HeroAbility: break;
    }
    return hero(HeroId(source)).ability.effects;
}

const Effects& Game::hitEffects(MonsterId monster, Form form) const
{
    if (const QuestId id = questOf(monster); id != QuestId::None)
        return quest(id).slay->hitEffects[form];
    if (const SpaceId id = spaceOf(monster); id != SpaceId::None)
        return space(id).monster->hitEffects[form];
    return card(cardOf(monster)).hitEffects[form];
}

const MonsterStats& Game::stats(MonsterId monster) const
{
    if (const QuestId id = questOf(monster); id != QuestId::None)
        return quest(id).slay->stats;
    if (const SpaceId id = spaceOf(monster); id != SpaceId::None)
        return space(id).monster->stats;
    return card(cardOf(monster)).encounter.monster;
}

const std::vector<std::string>& Game::categories(MonsterId monster) const
{
    if (const QuestId id = questOf(monster); id != QuestId::None)
        return quest(id).slay->categories;
    if (const SpaceId id = spaceOf(monster); id != SpaceId::None)
        return space(id).monster->categories;
    return card(cardOf(monster)).categories;
}

} // namespace delve::dungeoneer::play
