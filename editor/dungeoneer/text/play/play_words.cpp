// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/play_words.h"

#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/text/play/play_terms.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

using play::CardId;
using play::GameState;
using play::HeroId;
using play::MonsterId;
using play::PlayerId;
using play::QuestId;
using play::SourceId;
using play::SpaceId;
using play::TargetId;
using play::TargetSort;

namespace {

bool isInPlay(play::Place place)
{
    return place == play::Place::Laid || place == play::Place::Horde;
}

} // namespace

PlayWords::PlayWords(const play::Game& game, const Cards& cards) : m_game(game), m_cards(cards)
{
    std::set<std::string> names;
    for (int i = 0; i < game.spaceCount(); ++i)
        if (const std::string name = game.space(SpaceId(i)).name.in("en"); !names.insert(name).second)
            m_commonSpaces.insert(name);
}

QString PlayWords::of(PlayerId player) const
{
    if (player == PlayerId::None)
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "nobody"));
    const std::string& name = m_game.playerName(player);
    return name.empty() ? saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "player %1")).arg(int(player) + 1)
                        : QString::fromStdString(name);
}

QString PlayWords::heroOf(const GameState& state, PlayerId player) const
{
    if (player == PlayerId::None || state.player(player).hero == HeroId::None)
        return of(player);
    return of(state.player(player).hero);
}

QString PlayWords::of(HeroId hero) const
{
    return hero == HeroId::None ? QString() : in(m_game.hero(hero).name);
}

QString PlayWords::of(QuestId quest) const
{
    return quest == QuestId::None ? QString() : in(m_game.quest(quest).name);
}

QString PlayWords::componentOf(QuestId quest) const
{
    if (quest == QuestId::None)
        return {};
    const LocalizedText& component = m_game.quest(quest).component;
    return component.byLanguage.empty() ? of(quest) : in(component);
}

QString PlayWords::of(const GameState& state, CardId card) const
{
    if (card == CardId::None)
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "nothing"));
    const AdventureCard& own = m_game.card(card);
    const QString name = in(own.name);
    if (own.copies == 1 || !own.isMonster() || !isInPlay(state.card(card).place))
        return name;
    int before = 0, all = 0;
    for (int i = 0; i < m_game.cardCount(); ++i)
        if (&m_game.card(CardId(i)) == &own && isInPlay(state.card(CardId(i)).place)) {
            ++all;
            before += i < int(card);
        }
    return all > 1 ? QStringLiteral("%1 %2").arg(name, QString::number(before + 1)) : name;
}

QString PlayWords::of(const GameState& state, SpaceId space) const
{
    if (space == SpaceId::None)
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "nowhere"));
    const MapCard& card = m_game.space(space);
    const play::SpaceState& laid = state.space(space);
    const QString name = in(card.name);
    if (laid.place != play::SpacePlace::Laid || !m_commonSpaces.contains(card.name.in("en")))
        return name;
    return QStringLiteral("%1 (%2)").arg(name, placeWords({laid.column, laid.row}));
}

QString PlayWords::of(const GameState& state, MonsterId monster) const
{
    if (monster == MonsterId::None)
        return of(PlayerId::None);
    if (const QuestId quest = questOf(monster); quest != QuestId::None)
        return m_game.quest(quest).slay ? in(m_game.quest(quest).slay->name) : of(quest);
    if (const SpaceId space = spaceOf(monster); space != SpaceId::None)
        return m_game.space(space).monster ? in(m_game.space(space).monster->name) : of(state, space);
    return of(state, cardOf(monster));
}

QString PlayWords::of(const GameState& state, SourceId source) const
{
    if (source == SourceId::None)
        return of(state, CardId::None);
    const auto named = [](const Ability& ability, const QString& otherwise) {
        return ability.name.byLanguage.empty() ? otherwise : in(ability.name);
    };
    if (const QuestId quest = questOf(source); quest != QuestId::None)
        return m_game.quest(quest).artifact ? named(*m_game.quest(quest).artifact, of(quest)) : of(quest);
    if (const PlayerId player = play::heroOf(source); player != PlayerId::None) {
        const HeroId hero = state.player(player).hero;
        return hero == HeroId::None ? of(player) : named(m_game.hero(hero).ability, of(hero));
    }
    return of(state, cardOf(source));
}

QString PlayWords::of(const GameState& state, TargetId target) const
{
    switch (sortOf(target)) {
    case TargetSort::None: break;
    case TargetSort::Hero: return heroOf(state, playerAt(target));
    case TargetSort::Monster: return of(state, monsterAt(target));
    case TargetSort::Space: return of(state, spaceAt(target));
    case TargetSort::Door:
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the %1 door of %2"))
            .arg(inWords(sideAt(target)), of(state, spaceAt(target)));
    case TargetSort::Card: return of(state, cardAt(target));
    }
    return of(PlayerId::None);
}

} // namespace delve::dungeoneer
