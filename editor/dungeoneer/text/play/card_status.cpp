// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/card_text.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/text/play/play_terms.h"
#include "editor/dungeoneer/text/play/status_words.h"
#include "engine/dungeoneer/play/effects/in_force.h"

#include <QCoreApplication>

#include <array>
#include <deque>

// Cards, Quests and spaces as people read them while they play.

namespace delve::dungeoneer {

using namespace play;

namespace {

QString printed(const CardText& text, const QStringList& facts)
{
    QString all = QStringLiteral("%1. %2.").arg(text.name, text.type);
    for (const QString& fact : facts)
        if (!fact.isEmpty())
            all += u' ' + fact + u'.';
    for (const QString& rule : text.rules)
        all += u' ' + rule;
    return all;
}

QString monsterFacts(const MonsterStats& stats)
{
    QStringList parts;
    for (const Form form : allForms)
        if (const Score& score = stats.scores[form]; score.value > 0 || score.type == AttackType::Standard)
            parts << saidInPlay(score.type == AttackType::Standard
                                    ? QT_TRANSLATE_NOOP("CardPlay", "%1 %2 (standard)")
                                    : QT_TRANSLATE_NOOP("CardPlay", "%1 %2"))
                         .arg(inWords(form), QString::number(score.value));
    parts << saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 %2"))
                 .arg(inWords(Stat::Life), QString::number(stats.life));
    return parts.join(QStringLiteral(", "));
}

/// What has to be done at the place of a Quest.
QString taskOf(const Position& position, QuestId id, const PlayWords& words)
{
    const QuestCard& card = position.game().quest(id);
    switch (card.criterion) {
    case Criterion::Slay:
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "defeat %1 (Life %2)"))
            .arg(words.of(position.state(), monsterOf(id)), QString::number(lifeOf(position, monsterOf(id))));
    case Criterion::Threat:
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "overcome a %1"))
            .arg(threatWords(card.threat->stat, card.threat->value));
    case Criterion::Chance:
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "roll %1+, each try for 1 Movement"))
            .arg(card.chance.target);
    case Criterion::Sacrifice: {
        QStringList price;
        for (const Cost& cost : card.price)
            price << costWords(words.setOf(card), cost);
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "pay %1")).arg(price.join(QStringLiteral(", ")));
    }
    case Criterion::Escort:
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "bring this there: %1")).arg(words.componentOf(id));
    case Criterion::Manual: break;
    }
    return in(card.manual);
}

/// "Here: Quill, Bog Lurker": the Heroes in a space, and the Encounters that are laid there.
QString whoIsIn(const Position& position, const PlayWords& words, SpaceId id)
{
    QStringList here;
    for (int i = 0; i < position.game().playerCount(); ++i)
        if (position.player(PlayerId(i)).isAlive && position.player(PlayerId(i)).space == id)
            here << words.heroOf(position.state(), PlayerId(i));
    position.state().laid.forEach([&](CardId card) {
        if (position.card(card).space == id)
            here << words.of(position.state(), card);
    });
    return here.isEmpty()
               ? QString()
               : saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Here: %1")).arg(here.join(QStringLiteral(", ")));
}

/// "go to Vault, 3 spaces away", or nothing if the Hero is there.
QString wayTo(const Position& position, const CardSet& set, const dungeoneer::Place& place, PlayerId player)
{
    const int spaces = spacesTo(position, place, player);
    if (spaces == 0)
        return {};
    const QString name = placeName(set, place);
    return spaces < 0
               ? saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "no way leads yet to: %1")).arg(name)
               : saidInPlay(QT_TRANSLATE_N_NOOP("CardPlay", "%n space(s) to go to: %1"), spaces).arg(name);
}

} // namespace

QString cardInWords(const PlayWords& words, CardId id)
{
    const AdventureCard& card = words.game().card(id);
    const CardSet& set = words.setOf(card);
    return printed(
        cardText(set, card),
        {costWords(set, card.cost), card.isMonster() ? monsterFacts(card.encounter.monster) : QString(),
         card.isTrap() ? threatWords(card.encounter.threat.stat, card.encounter.threat.value) : QString()});
}

QString questInWords(const PlayWords& words, QuestId id)
{
    const QuestCard& card = words.game().quest(id);
    return printed(cardText(words.setOf(card), card),
                   {card.slay ? monsterFacts(card.slay->stats) : QString()});
}

QString heroInWords(const PlayWords& words, HeroId id)
{
    const HeroCard& card = words.game().hero(id);
    return printed(cardText(words.setOf(card), card), {});
}

QString spaceInShort(const Position& position, const PlayWords& words, SpaceId id)
{
    const MapCard& card = words.game().space(id);
    QStringList parts{
        words.of(position.state(), id),
        saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Glory %1, Peril %2")).arg(card.glory).arg(card.peril),
        whoIsIn(position, words, id)};
    if (card.monster)
        parts << words.of(position.state(), monsterOf(id));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString spaceInWords(const Position& position, const PlayWords& words, SpaceId id)
{
    const MapCard& card = words.game().space(id);
    QStringList facts{
        saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Glory %1, Peril %2")).arg(card.glory).arg(card.peril),
        placeWords({position.space(id).column, position.space(id).row})};
    QStringList doors;
    for (const Side side : allSides) {
        const Door door = doorNow(position, id, side);
        const QString kind = wordFor(door.kind, card.kind);
        doors << QStringLiteral("%1 %2").arg(
            inWords(side), door.hasThreat()
                               ? QStringLiteral("%1 (%2)").arg(kind, threatWords(door.stat, door.value))
                               : kind);
    }
    facts << doors.join(QStringLiteral(", "));
    if (card.monster)
        facts << monsterFacts(card.monster->stats);
    facts << whoIsIn(position, words, id);
    return printed(cardText(words.setOf(card), card), facts);
}

std::vector<QuestId> questsOf(const Position& position, PlayerId player)
{
    std::vector<QuestId> quests;
    for (int i = 0; i < position.game().questCount(); ++i)
        if (isOpenTo(position, QuestId(i), player))
            quests.push_back(QuestId(i));
    return quests;
}

int spacesTo(const Position& position, const dungeoneer::Place& place, PlayerId player)
{
    const SpaceId start = position.player(player).space;
    if (start == SpaceId::None)
        return -1;
    std::array<int, mostSpaces> steps;
    steps.fill(-1);
    steps[indexOf(start)] = 0;
    std::deque<SpaceId> next{start};
    while (!next.empty()) {
        const SpaceId space = next.front();
        next.pop_front();
        if (isAtPlace(position, place, space))
            return steps[indexOf(space)];
        for (const Side side : allSides) {
            const SpaceId beside = position.space(space).beside[std::size_t(side)];
            if (beside == SpaceId::None || steps[indexOf(beside)] >= 0 ||
                crossingOf(position, space, side) == Crossing::Impossible)
                continue;
            steps[indexOf(beside)] = steps[indexOf(space)] + 1;
            next.push_back(beside);
        }
    }
    return -1;
}

QString missingFor(const Position& position, QuestId id, PlayerId player, const PlayWords& words)
{
    const QuestCard& card = position.game().quest(id);
    const QuestState& quest = position.quest(id);
    const CardSet& set = words.setOf(card);
    QStringList parts;
    const bool isCarried = quest.carrier == player;
    if (card.criterion == Criterion::Escort && !isCarried) {
        if (quest.carrier != PlayerId::None)
            parts << saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 carries it"))
                         .arg(words.heroOf(position.state(), quest.carrier));
        else if (quest.lies != SpaceId::None)
            parts << saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "it lies in %1"))
                         .arg(words.of(position.state(), quest.lies));
        else if (card.from)
            parts << wayTo(position, set, *card.from, player)
                  << saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "pick it up"));
        parts << saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "bring it to: %1")).arg(placeName(set, card.place));
    } else {
        parts << wayTo(position, set, card.place, player);
        if (card.search && !quest.isFound)
            parts << saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "search: %1"))
                         .arg(threatWords(card.search->stat, card.search->value));
        parts << taskOf(position, id, words);
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral("; "));
}

} // namespace delve::dungeoneer
