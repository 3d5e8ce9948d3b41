// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/card_table.h"

#include "engine/dungeoneer/play/core/json_forms.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/played_game.h"

#include <algorithm>

namespace delve::dungeoneer::test {

namespace {

template <typename Card> Card namedCard(const std::string& id)
{
    Card card;
    card.id = ContentId("test/" + id);
    card.name.byLanguage["en"] = id;
    return card;
}

AdventureCard adventure(const std::string& id, AdventureKind kind, int cost)
{
    auto card = namedCard<AdventureCard>(id);
    card.kind = kind;
    const bool isPeril = kind == AdventureKind::Bane || kind == AdventureKind::Encounter;
    card.cost = {isPeril ? Resource::Peril : Resource::Glory, cost, false, {}};
    card.use = isPeril ? CardUse::Dungeonlord : CardUse::Hero;
    card.categories = {"thing"};
    return card;
}

HeroCard hero(const std::string& id)
{
    auto card = namedCard<HeroCard>(id);
    card.boonLimit = 2;
    card.treasureLimit = 3;
    for (int level = 0; level < 4; ++level) {
        Scores scores;
        scores[Form::Melee] = {2 + level, AttackType::Standard};
        scores[Form::Magic] = {1, AttackType::Counter};
        scores[Form::Speed] = {3, AttackType::Standard};
        card.levels.push_back(scores);
    }
    return card;
}

std::string unquoted(std::string text)
{
    std::erase(text, '"');
    return text;
}

} // namespace

AdventureCard boon(const std::string& id, Effects effects, CardUse use, CardDuration duration, int cost)
{
    AdventureCard card = adventure(id, AdventureKind::Boon, cost);
    card.effects = std::move(effects);
    card.use = use;
    card.duration = duration;
    return card;
}

AdventureCard treasure(const std::string& id, Effects effects, int cost)
{
    AdventureCard card = adventure(id, AdventureKind::Treasure, cost);
    card.effects = std::move(effects);
    return card;
}

AdventureCard bane(const std::string& id, Effects effects, CardDuration duration, int cost)
{
    AdventureCard card = adventure(id, AdventureKind::Bane, cost);
    card.effects = std::move(effects);
    card.duration = duration;
    card.target.kind = TargetKind::Hero;
    return card;
}

AdventureCard monster(const std::string& id, int life, int cost)
{
    AdventureCard card = adventure(id, AdventureKind::Encounter, cost);
    card.duration = CardDuration::Monster;
    card.encounter.monster.scores[Form::Melee] = {2, AttackType::Standard};
    card.encounter.monster.scores[Form::Magic] = {1, AttackType::Counter};
    card.encounter.monster.life = life;
    return card;
}

AdventureCard trap(const std::string& id, int value, Effects failure, int cost)
{
    AdventureCard card = adventure(id, AdventureKind::Encounter, cost);
    card.duration = CardDuration::Instant;
    card.encounter.form = EncounterForm::Trap;
    card.encounter.scope = Scope::Space;
    card.encounter.threat = {Stat::Speed, value, {}, std::move(failure)};
    return card;
}

Effect effect(EffectKind kind, int amount, Who who)
{
    Effect made;
    made.kind = kind;
    made.amount.number = amount;
    made.who = who;
    return made;
}

CardTable::CardTable(int players)
{
    set.id = "test";
    set.version = "1.0.0";
    set.hash = std::string(32, 'a');
    set.name.byLanguage["en"] = "Test";
    for (int i = 0; i < 4; ++i)
        set.heroes.push_back(hero("h" + std::to_string(i)));
    set.trackers.push_back(namedCard<TrackerCard>("tracker"));
    set.trackers.back().copies = 4;
    set.adventures.push_back(boon("dear", {}, CardUse::Hero, CardDuration::Instant, 9));
    set.adventures.back().copies = 60;
    auto filler = namedCard<QuestCard>("filler");
    filler.criterion = Criterion::Manual;
    filler.place.by = PlaceKind::Type;
    filler.copies = 12;
    set.quests.push_back(filler);
    scenario.packs = {{set.id, set.version, set.hash}};
    scenario.maps = {MapKind::Dungeon};
    scenario.stage = Stage::Finished;
    for (int i = 0; i < players; ++i) {
        Player player;
        player.id = ThingId("p" + std::to_string(i));
        player.name = player.id.text();
        player.hero = ContentId("test/h" + std::to_string(i));
        player.quests = {ContentId("test/filler"), ContentId("test/filler")};
        scenario.players.push_back(std::move(player));
    }
    scenario.globalQuest = ContentId("test/filler");
    m_hands.resize(std::size_t(players));
    lay("Ent[O,O,O,O]", 0, 0).lay("North[O,O,O,O]", 0, -1).lay("East[O,O,O,O]", 1, 0);
    lay("South[O,O,O,O]", 0, 1).lay("West[O,O,O,O]", -1, 0).lay("Den[O,O,O,O]", 2, 0, true);
}

CardTable& CardTable::addWildQuests()
{
    CardSet wilds;
    wilds.id = "wilds";
    wilds.version = "1.0.0";
    wilds.hash = std::string(32, 'b');
    wilds.name.byLanguage["en"] = "Wilds";
    wilds.mapKind = MapKind::Wilderness;
    QuestCard quest = set.quests.front();
    quest.id = ContentId("wilds/filler");
    wilds.quests.push_back(std::move(quest));
    scenario.packs.push_back({wilds.id, wilds.version, wilds.hash});
    for (Player& player : scenario.players)
        player.quests.back() = ContentId("wilds/filler");
    more.push_back(std::move(wilds));
    return *this;
}

CardTable& CardTable::lay(const std::string& text, int column, int row, bool isRoom)
{
    MapCard made = isRoom ? room(text) : test::card(text);
    made.glory = made.peril = 1;
    PlacedCard placed;
    placed.id = ThingId("c" + std::to_string(m_laid++));
    placed.card = made.id;
    placed.cell = {column, row};
    scenario.dungeon.push_back(placed);
    set.maps.push_back(std::move(made));
    return *this;
}

MapCard& CardTable::map(const std::string& id)
{
    return *std::ranges::find(set.maps, ContentId("test/" + id), &MapCard::id);
}

CardTable& CardTable::give(int player, const AdventureCard& card)
{
    if (std::ranges::find(set.adventures, card.id, &AdventureCard::id) == set.adventures.end())
        set.adventures.push_back(card);
    m_hands[std::size_t(player)].push_back(card.id);
    return *this;
}

CardTable& CardTable::quest(int player, const QuestCard& card)
{
    set.quests.push_back(card);
    if (player < 0)
        scenario.globalQuest = card.id;
    else
        scenario.players[std::size_t(player)].quests.front() = card.id;
    return *this;
}

CardTable& CardTable::start()
{
    std::vector<int> initiative(scenario.players.size(), 1);
    initiative.front() = 6;
    begin(initiative);
    return *this;
}

Lines CardTable::begin(std::vector<int> dice)
{
    for (std::size_t i = 0; i < m_hands.size(); ++i) {
        m_hands[i].resize(std::max<std::size_t>(5, m_hands[i].size()), ContentId("test/dear"));
        scenario.players[i].hand = m_hands[i];
    }
    std::vector<CardSet> sets = more;
    sets.push_back(set);
    m_cards = std::make_shared<const Cards>(Cards::combine(std::move(sets)).value());
    m_game = gameOf(scenario, m_cards);
    state = play::startGame(*m_game);
    return act(play::Deal{}, std::move(dice));
}

void CardTable::doNothing()
{
    ScriptedDice ones{};
    play::Events events;
    for (const play::Action& quiet : {play::Action(play::EndPhase{}), play::Action(play::Pass{}),
                                      play::Action(play::SaveMovement{false})})
        if (isLegal(quiet))
            return play::perform(*m_game, state, quiet, ones, events);
    play::perform(*m_game, state, options().front(), ones, events);
}

CardTable& CardTable::passAll()
{
    while (isLegal(play::Pass{}))
        doNothing();
    return *this;
}

CardTable& CardTable::toHero()
{
    while (state.turn.phase != play::Phase::Hero || !isLegal(play::EndPhase{}))
        doNothing();
    return *this;
}

CardTable& CardTable::toTurnOf(int index)
{
    do {
        doNothing();
    } while (int(state.turn.player) != index || state.turn.phase != play::Phase::Dungeonlord);
    return *this;
}

play::CardId CardTable::card(const std::string& id) const
{
    return m_game->find<play::CardId>("test/" + id).value();
}
play::QuestId CardTable::questId(const std::string& id) const
{
    return m_game->find<play::QuestId>("test/" + id).value();
}
play::SpaceId CardTable::space(const std::string& id) const
{
    return m_game->find<play::SpaceId>("test/" + id).value();
}

void CardTable::put(int index, const std::string& id)
{
    player(index).space = space(id);
}

bool CardTable::isLegal(const play::Action& action) const
{
    return play::check(*m_game, state, action).isAllowed();
}

std::string CardTable::refusal(const play::Action& action) const
{
    return std::string(play::check(*m_game, state, action).rule);
}

Lines CardTable::act(const play::Action& action, std::vector<int> faces)
{
    if (!isLegal(action))
        return {"refused by " + refusal(action)};
    ScriptedDice dice(std::move(faces));
    play::Events events;
    play::perform(*m_game, state, action, dice, events);
    Lines lines = toldLines(*m_game, events);
    if (dice.ranOut())
        lines.push_back("dice are missing");
    else if (!dice.allUsed())
        lines.push_back("dice are left");
    return lines;
}

Lines CardTable::act(const play::Action& action, std::vector<int> dice,
                     std::initializer_list<std::string_view> only)
{
    Lines lines = act(action, std::move(dice));
    std::erase_if(lines, [&](const std::string& line) {
        return line.rfind("DNR-", 0) == 0 && std::ranges::none_of(only, [&](std::string_view name) {
                   return line.find(" " + std::string(name) + " ") != std::string::npos ||
                          line.ends_with(" " + std::string(name));
               });
    });
    return lines;
}

std::string CardTable::asked() const
{
    const play::PlayerId player = play::playerToAct(*m_game, state);
    return player == play::PlayerId::None ? "nobody" : m_game->nameOf(player);
}

play::Actions CardTable::options() const
{
    play::Actions actions;
    play::legalActions(*m_game, state, actions);
    return actions;
}

QString joined(const Lines& lines)
{
    QString text;
    for (const std::string& line : lines)
        text += QString::fromStdString(line) + QLatin1Char('\n');
    return text;
}

Lines toldLines(const play::Game& game, const play::Events& events)
{
    Lines lines;
    for (const play::Event& event : events) {
        if (play::isBookkeeping(event))
            continue;
        std::string line(event.rule);
        std::visit(
            [&]<typename T>(const T& what) {
                line += " " + std::string(T::name);
                table::forEachField(what, [&]<typename Field>(const Field&, const auto& value) {
                    if constexpr (table::hasForm<Field, table::UsualForm>) {
                        std::string text;
                        JsonWriter out(text);
                        table::tellValue(out, game, value);
                        line += " " + unquoted(text);
                    }
                });
            },
            event.what);
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace delve::dungeoneer::test
