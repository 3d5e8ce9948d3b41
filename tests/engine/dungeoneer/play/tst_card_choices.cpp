// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/event_log.h"
#include "engine/dungeoneer/play/core/play.h"
#include "engine/dungeoneer/play/core/task.h"
#include "tests/engine/dungeoneer/play/any_card_game.h"
#include "tests/support/test_registry.h"

#include <unordered_set>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

/// Everything that could be said in a game, sensible or not, as far as it is about things of the game.
class AllWishes
{
public:
    AllWishes(const Game& game, const GameState& state) : m_game(game), m_state(state)
    {
        for (int i = 0; i < game.playerCount(); ++i)
            m_players.push_back(PlayerId(i));
        for (int i = 0; i < game.cardCount(); ++i)
            m_cards.push_back(CardId(i));
        for (int i = 0; i < game.questCount(); ++i)
            m_quests.push_back(QuestId(i));
        for (int i = 0; i < game.spaceCount(); ++i)
            m_spaces.push_back(SpaceId(i));
        findTargets();
    }

    template <typename Visit> void forEach(Visit&& visit) const
    {
        for (const Action& plain :
             {Action(Deal{}), Action(EndPhase{}), Action(Pass{}), Action(Explore{}), Action(Untip{}),
              Action(ResolveEncounters{}), Action(StopMoving{}), Action(SaveMovement{false}),
              Action(SaveMovement{true}), Action(PayOrNot{false}), Action(PayOrNot{true}),
              Action(DiscardOne{}), Action(GivePeril{}), Action(RollAgain{})})
            visit(plain);
        for (const Side side : allSides) {
            visit(Step{side});
            visit(ChooseSide{side});
        }
        for (const Form form : allForms)
            visit(ChooseForm{form});
        for (const PlayerId player : m_players)
            visit(GivePeril{player});
        forEachSpace(visit);
        for (const QuestId quest : m_quests) {
            visit(PickUp{quest});
            visit(PutDown{quest});
            for (const int boosts : {0, 1, 2, 3, 5, 9, 14})
                visit(AttemptQuest{quest, std::int16_t(boosts)});
        }
        for (const CardId card : m_cards)
            forEachOf(card, visit);
        for (const TargetId target : m_targets)
            for (const Form form : allForms) {
                visit(Challenge{target, form, QuestId::None});
                for (const QuestId quest : m_quests)
                    if (m_state.quest(quest).carrier != PlayerId::None)
                        visit(Challenge{target, form, quest});
            }
        for (const PlayerId player : m_players)
            forEachUse(sourceOf(player), visit);
        for (const QuestId quest : m_quests)
            if (m_game.quest(quest).artifact)
                forEachUse(sourceOf(quest), visit);
    }

private:
    void findTargets()
    {
        m_targets = {TargetId::None};
        for (const PlayerId player : m_players)
            m_targets.push_back(targetOf(player));
        for (const CardId card : m_cards) {
            m_targets.push_back(targetOf(card));
            if (m_game.card(card).isMonster())
                m_targets.push_back(targetOf(monsterOf(card)));
        }
        for (const QuestId quest : m_quests)
            if (m_game.quest(quest).slay)
                m_targets.push_back(targetOf(monsterOf(quest)));
        for (const SpaceId space : m_spaces) {
            if (m_state.space(space).place != SpacePlace::Laid)
                continue;
            m_targets.push_back(targetOf(space));
            for (const Side side : allSides)
                m_targets.push_back(targetOf(space, side));
            if (m_game.space(space).monster)
                m_targets.push_back(targetOf(monsterOf(space)));
        }
    }
    template <typename Visit> void forEachSpace(Visit& visit) const
    {
        int reach = 1;
        for (const SpaceState& space : m_state.spaces)
            reach = std::max({reach, std::abs(space.column) + 1, std::abs(space.row) + 1});
        const bool isLaying = pending<PlaceChoice>({m_game, m_state}).has_value();
        for (const SpaceId space : m_spaces) {
            visit(PickEntrance{space});
            visit(ChooseEntrance{space});
            visit(Travel{space});
            // Where nothing is to be laid one place stands for all.
            if (!isLaying)
                visit(PlaceMap{space, 0, 0, false});
            else if (m_state.space(space).place != SpacePlace::Laid)
                for (int column = -reach; column <= reach; ++column)
                    for (int row = -reach; row <= reach; ++row)
                        for (const bool isTurned : {false, true})
                            visit(PlaceMap{space, std::int16_t(column), std::int16_t(row), isTurned});
        }
    }
    template <typename Visit> void forEachUse(SourceId source, Visit& visit) const
    {
        visit(RollAgain{source, false});
        visit(RollAgain{source, true});
        for (const TargetId target : m_targets)
            for (const int extra : {0, 1, 4, 11})
                visit(UseAbility{source, target, std::int16_t(extra)});
    }
    template <typename Visit> void forEachOf(CardId card, Visit& visit) const
    {
        visit(PayUpkeep{card});
        visit(DeclineUpkeep{card});
        visit(DiscardOne{card});
        visit(DropSurplus{card});
        visit(PayWithCard{card});
        visit(ReturnMonster{card, false});
        visit(ReturnMonster{card, true});
        visit(ChooseHit{card});
        visit(ChooseCard{card});
        for (const PlayerId player : m_players)
            for (const Form form : allForms)
                visit(LayEncounter{card, player, form});
        const play::Place place = m_state.card(card).place;
        if (place == play::Place::Boons || place == play::Place::Treasures)
            forEachUse(sourceOf(card), visit);
        // Cards are played out of the own hand: of others one try is enough.
        if (place != play::Place::Hand || m_state.card(card).owner != playerToAct(m_game, m_state)) {
            visit(PlayCard{card});
            return;
        }
        visit(RollAgain{sourceOf(card), true});
        for (const CardId host : m_cards)
            for (const PlayerId payer : m_players)
                visit(LayAttachment{card, host, payer});
        for (const TargetId target : m_targets)
            for (const bool atOnce : {false, true})
                for (const int extra : {0, 1, 4, 11}) {
                    visit(PlayCard{card, target, PlayerId::None, std::int16_t(extra), atOnce});
                    for (const PlayerId payer : m_players)
                        visit(PlayCard{card, target, payer, std::int16_t(extra), atOnce});
                }
    }

    const Game& m_game;
    const GameState& m_state;
    std::vector<PlayerId> m_players;
    std::vector<CardId> m_cards;
    std::vector<QuestId> m_quests;
    std::vector<SpaceId> m_spaces;
    std::vector<TargetId> m_targets;
};

/// What is allowed and not listed, in words; empty if the list is whole.
std::string missingIn(const Actions& listed, const Game& game, const GameState& state, int& allowedCount)
{
    std::unordered_set<std::string> known;
    for (const Action& action : listed)
        known.insert(writeAction(game, action));
    std::string missing;
    AllWishes(game, state).forEach([&](const Action& wish) {
        if (!missing.empty() || !check(game, state, wish).isAllowed())
            return;
        ++allowedCount;
        if (std::string text = writeAction(game, wish); !known.contains(text))
            missing = std::move(text);
    });
    return missing;
}

} // namespace

/// The list of what can be done holds all that the checks allow. (TestRandomCardGames holds it to the other
/// direction: whatever is listed is allowed.)
class TestCardChoices : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAllowedIsListed()
    {
        constexpr int games = 10, everySteps = 29;
        AnyCardGame any;
        int moments = 0, allowedWishes = 0;
        for (int i = 0; i < games; ++i) {
            const std::uint64_t seed = seedFor(90210, std::uint64_t(i));
            const Game game = any.ofSeed(seed);
            GameState state = startGame(game);
            SeededDice dice(seed);
            Random random(seedFor(seed, 1));
            Actions actions;
            Events events;
            for (int step = 0; !isOver(state) && step < 1'500; ++step) {
                legalActions(game, state, actions);
                if (step % everySteps == 0) {
                    const std::string missing = missingIn(actions, game, state, allowedWishes);
                    QVERIFY2(missing.empty(),
                             qPrintable(QStringLiteral("game %1, step %2: allowed but not listed: %3")
                                            .arg(i)
                                            .arg(step)
                                            .arg(QString::fromStdString(missing))));
                    ++moments;
                }
                const Action action = actions[random.below(std::uint32_t(actions.size()))];
                events.clear();
                perform(game, state, action, dice, events);
            }
        }
        qInfo("%d moments, %d allowed wishes", moments, allowedWishes);
        QVERIFY(allowedWishes > moments); // the wishes do find what is allowed
    }
};

DELVE_TEST(TestCardChoices)
#include "tst_card_choices.moc"
