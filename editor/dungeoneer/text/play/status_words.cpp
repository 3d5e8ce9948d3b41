// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/status_words.h"

#include "editor/dungeoneer/text/play/play_sentences.h"
#include "editor/dungeoneer/text/play/play_terms.h"
#include "engine/dungeoneer/play/effects/in_force.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

using namespace play;

QString whereaboutsOf(const Position& position, PlayerId player, const PlayWords& words)
{
    const PlayerState& own = position.player(player);
    if (!own.isAlive)
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "out of the game"));
    if (own.space == SpaceId::None)
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "not on the map yet"));
    QStringList parts{
        saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "in %1")).arg(words.of(position.state(), own.space))};
    if (own.cusp >= 0)
        parts
            << saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "on the %1 threshold")).arg(inWords(Side(own.cusp)));
    if (own.tipped == Tipped::Yes)
        parts << saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "tipped"));
    if (own.tipped == Tipped::HeldFast)
        parts << saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "tipped and held fast"));
    for (int i = 0; i < position.game().questCount(); ++i)
        if (position.quest(QuestId(i)).carrier == player)
            parts << saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "carrying: %1"))
                         .arg(words.componentOf(QuestId(i)));
    return parts.join(QStringLiteral(", "));
}

QString resourcesOf(const Position& position, PlayerId player)
{
    const PlayerState& own = position.player(player);
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Glory %1, Peril %2, Life %3 of %4, Level %5, Quests %6"))
        .arg(own.glory)
        .arg(own.peril)
        .arg(own.life)
        .arg(own.lifeScore)
        .arg(own.level)
        .arg(own.completed);
}

QString scoresOf(const Position& position, PlayerId player)
{
    if (position.player(player).hero == HeroId::None)
        return {};
    QStringList parts;
    for (const Form form : allForms) {
        const Score score = scoreOf(position, {player, MonsterId::None}, form, {});
        const char* text = score.type == AttackType::Standard
                               ? QT_TRANSLATE_NOOP("CardPlay", "%1 %2 (standard)")
                               : QT_TRANSLATE_NOOP("CardPlay", "%1 %2");
        parts << saidInPlay(text).arg(inWords(form), QString::number(score.value));
    }
    return parts.join(QStringLiteral(", "));
}

QStringList marksOn(const CardState& card)
{
    QStringList marks;
    if (card.charges > 0)
        marks << saidInPlay(QT_TRANSLATE_N_NOOP("CardPlay", "%n charge(s)"), card.charges);
    if (card.wounds > 0)
        marks << saidInPlay(QT_TRANSLATE_N_NOOP("CardPlay", "%n wound(s)"), card.wounds);
    return marks;
}

QStringList inventoryOf(const Position& position, PlayerId player, const PlayWords& words)
{
    const std::size_t own = indexOf(player);
    const GameState& state = position.state();
    QStringList lines;
    const auto add = [&](play::Place place, const CardBits& cards) {
        QStringList names;
        cards.forEach([&](CardId card) {
            QString name = words.of(state, card);
            for (const QString& mark : marksOn(state.card(card)))
                name += QStringLiteral(" (%1)").arg(mark);
            names << name;
        });
        if (!names.isEmpty())
            lines << QStringLiteral("%1: %2").arg(inWords(place), names.join(QStringLiteral(", ")));
    };
    add(play::Place::Boons, state.boons[own]);
    add(play::Place::Treasures, state.treasures[own]);
    add(play::Place::Banes, state.banes[own]);
    add(play::Place::Horde, state.hordes[own]);
    QStringList artifacts;
    for (int i = 0; i < position.game().questCount(); ++i)
        if (const QuestState& quest = position.quest(QuestId(i)); quest.place == QuestPlace::Completed &&
                                                                  quest.owner == player &&
                                                                  position.game().quest(QuestId(i)).artifact)
            artifacts << words.of(state, sourceOf(QuestId(i)));
    if (!artifacts.isEmpty())
        lines << saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Artifacts: %1"))
                     .arg(artifacts.join(QStringLiteral(", ")));
    return lines;
}

QString phaseGuide(const GameState& state)
{
    using enum Phase;
    switch (state.turn.phase) {
    case Setup:
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Preparation: Heroes, Quests and cards are dealt."));
    case Reset:
        return saidInPlay(QT_TRANSLATE_NOOP(
            "CardPlay",
            "Reset Phase: doors close, upkeep is paid, Movement is refilled. Next: Dungeonlord Phase."));
    case Dungeonlord:
        return saidInPlay(QT_TRANSLATE_NOOP(
            "CardPlay", "Dungeonlord Phase: play Banes and lay Encounters against the others, "
                        "paid with their Peril. Next: Building Phase."));
    case Building:
        return saidInPlay(
            QT_TRANSLATE_NOOP("CardPlay", "Building Phase: draw a Map card and lay it. Next: Hero Phase."));
    case Hero:
        return saidInPlay(QT_TRANSLATE_NOOP(
            "CardPlay", "Hero Phase: move, explore, try a Quest, ready Boons and Treasures. "
                        "Next: Discard and Draw Phase."));
    case Draw:
        return saidInPlay(QT_TRANSLATE_NOOP(
            "CardPlay", "Discard and Draw Phase: discard one card, then draw up to five. Next: "
                        "the turn of the next player."));
    case Over: break;
    }
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "The game is over."));
}

QString pilesInWords(const Position& position)
{
    int maps = 0;
    for (int i = 0; i < position.game().spaceCount(); ++i)
        maps += position.space(SpaceId(i)).place == SpacePlace::Deck;
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Adventure deck %1, discarded %2, Map cards left %3"))
        .arg(position.state().deck.count())
        .arg(position.state().discard.count())
        .arg(maps);
}

QString endInWords(const GameState& state, const PlayWords& words)
{
    if (!state.isOver())
        return {};
    return sentence(Event{{}, GameEnded{state.turn.ending, state.turn.winner}}, state, words);
}

QStringList standingInWords(const Position& position, const PlayWords& words)
{
    QStringList lines;
    for (int i = 0; i < position.game().playerCount(); ++i) {
        const PlayerId player = PlayerId(i);
        const QString hero = words.heroOf(position.state(), player);
        const QString name = words.of(player);
        lines << QStringLiteral("%1: %2, %3")
                     .arg(hero == name ? name : QStringLiteral("%1 (%2)").arg(name, hero),
                          resourcesOf(position, player), whereaboutsOf(position, player, words));
    }
    return lines;
}

} // namespace delve::dungeoneer
