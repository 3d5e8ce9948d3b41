// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/blanks.h"

#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/effect_text.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/text/play/play_sentences.h"

#include <QStringList>

#include <algorithm>

namespace delve::dungeoneer {

using namespace play;

QString Blanks::value(std::string_view name) const
{
    const auto found = std::ranges::find(m_values, name, [](const auto& entry) { return entry.first; });
    return found == m_values.end() ? QString() : found->second;
}

void Blanks::addContext()
{
    const GameState& state = m_position.state();
    const PlayerId actor = playerToAct(m_position.game(), state);
    add("actor", m_words.of(actor));
    add("actor-hero", m_words.heroOf(state, actor));
    add("active", m_words.of(state.turn.player));
    add("active-hero", m_words.heroOf(state, state.turn.player));
    add("phase", inWords(state.turn.phase));
}

void Blanks::addDetails(const QStringList& parts)
{
    QStringList said = parts;
    said.removeAll(QString());
    add("details", said.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(said.join(QStringLiteral("; "))));
}

QString paymentInWords(const PlayWords& words, const Position& position, const Cost& cost, int value,
                       PlayerId payer)
{
    if (cost.isFree() || value <= 0)
        return {};
    Cost paid = cost;
    paid.value = value;
    paid.isVariable = false;
    const CardSet& anySet = words.cards().sets().front();
    const QString price = costWords(anySet, paid);
    return payer == PlayerId::None
               ? price
               : saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 of %2, who has %3"))
                     .arg(price, words.of(payer), QString::number(position.player(payer).peril));
}

void Blanks::addMore(const TaskAdded& event)
{
    if (event.task.kind >= 0)
        add("task", sentence(unpack<Task>(event.task), m_position.state(), m_words));
}

void Blanks::addMore(const MapLaid& event)
{
    add("where", placeWords({event.column, event.row}));
}

void Blanks::addMore(const PlaceMap& action)
{
    add("where", placeWords({action.column, action.row}));
}

void Blanks::addMore(const CuspChanged& event)
{
    if (event.side >= 0)
        add("cusp", inWords(Side(event.side)));
}

// Its score is a number, too, and may fall by more than Life does.
void Blanks::addMore(const CardLifeChanged& event)
{
    add("gone", QString::number(-event.by));
}

void Blanks::addMore(const LevelGained& event)
{
    if (event.player != PlayerId::None)
        add("level", QString::number(m_position.player(event.player).level + 1));
}

void Blanks::addMore(const ComponentTaken& event)
{
    add("component", m_words.componentOf(event.quest));
}

void Blanks::addMore(const ComponentPut& event)
{
    add("component", m_words.componentOf(event.quest));
}

void Blanks::addMore(const PickUp& action)
{
    add("component", m_words.componentOf(action.quest));
    if (action.quest == QuestId::None)
        return;
    const QuestCard& card = m_position.game().quest(action.quest);
    const bool isSearched = m_position.quest(action.quest).lies == SpaceId::None;
    addDetails({isSearched ? threatOf(card.search) : QString()});
}

void Blanks::addMore(const PutDown& action)
{
    add("component", m_words.componentOf(action.quest));
}

void Blanks::addMore(const LastingBegan& event)
{
    const Lasting& lasting = event.lasting;
    if (lasting.source < 0)
        return add("effect", saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "what a card says.")));
    const Effects& effects = m_position.game().effects(lasting.list, lasting.source);
    if (std::size_t(lasting.index) < effects.size())
        add("effect", effectText(m_words.cards().sets().front(), effects[std::size_t(lasting.index)]));
}

QString Blanks::threatOf(const std::optional<Threat>& threat) const
{
    return threat ? threatWords(threat->stat, threat->value) : QString();
}

void Blanks::addMore(const PayUpkeep& action)
{
    if (action.card == CardId::None)
        return;
    const AdventureCard& card = m_position.game().card(action.card);
    addDetails({costWords(m_words.setOf(card), card.upkeep)});
}

void Blanks::addMore(const Step& action)
{
    const PlayerId actor = m_position.turn().player;
    if (actor == PlayerId::None || m_position.player(actor).space == SpaceId::None)
        return add("to", m_words.of(m_position.state(), SpaceId::None));
    const SpaceId here = m_position.player(actor).space;
    add("to", m_words.of(m_position.state(), m_position.space(here).beside[std::size_t(action.side)]));
    if (const Door door = doorNow(m_position, here, action.side); door.hasThreat())
        add("door", saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1, %2"))
                        .arg(wordFor(door.kind, m_position.game().space(here).kind),
                             threatWords(door.stat, door.value)));
}

void Blanks::addMore(const ChooseSide& action)
{
    SpaceId here = SpaceId::None;
    if (const auto move = pending<MoveChoice>(m_position))
        here = m_position.player(move->moved).space;
    else if (const auto side = pending<SideChoice>(m_position); side && side->subject != PlayerId::None)
        here = m_position.player(side->subject).space;
    if (here == SpaceId::None)
        return;
    if (const SpaceId to = m_position.space(here).beside[std::size_t(action.side)]; to != SpaceId::None)
        add("to", m_words.of(m_position.state(), to));
}

void Blanks::addMore(const Untip&)
{
    const PlayerId actor = playerToAct(m_position.game(), m_position.state());
    if (actor == PlayerId::None)
        return;
    const PlayerState& own = m_position.player(actor);
    addDetails({saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "1 Movement")),
                own.tipped == Tipped::HeldFast ? threatWords(own.escapeStat, own.escapeValue) : QString()});
}

void Blanks::addMore(const PlayCard& action)
{
    const PlayerId actor = playerToAct(m_position.game(), m_position.state());
    if (action.card == CardId::None || actor == PlayerId::None)
        return;
    const AdventureCard& card = m_position.game().card(action.card);
    addDetails({paymentInWords(m_words, m_position, card.cost,
                               costOf(m_position, actor, action.card) + action.extra, action.payer)});
}

void Blanks::addMore(const UseAbility& action)
{
    const Ability* ability = action.source == SourceId::None ? nullptr : abilityOf(m_position, action.source);
    if (ability == nullptr)
        return;
    addDetails({paymentInWords(m_words, m_position, ability->cost, ability->cost.value + action.extra,
                               ability->cost.resource == Resource::Peril ? playerAt(action.target)
                                                                         : PlayerId::None)});
}

void Blanks::addMore(const LayEncounter& action)
{
    const PlayerId actor = playerToAct(m_position.game(), m_position.state());
    if (action.card == CardId::None || actor == PlayerId::None || action.target == PlayerId::None)
        return;
    const AdventureCard& card = m_position.game().card(action.card);
    addDetails(
        {paymentInWords(m_words, m_position, card.cost, costOf(m_position, actor, action.card),
                        action.target),
         card.isTrap() ? threatWords(card.encounter.threat.stat, card.encounter.threat.value) : QString()});
}

void Blanks::addMore(const LayAttachment& action)
{
    const PlayerId actor = playerToAct(m_position.game(), m_position.state());
    if (action.card == CardId::None || actor == PlayerId::None)
        return;
    addDetails({paymentInWords(m_words, m_position, m_position.game().card(action.card).cost,
                               costOf(m_position, actor, action.card), action.payer)});
}

void Blanks::addMore(const AttemptQuest& action)
{
    if (action.quest == QuestId::None)
        return;
    const QuestCard& card = m_position.game().quest(action.quest);
    QStringList parts;
    if (card.search && !m_position.quest(action.quest).isFound)
        parts << threatOf(card.search);
    switch (card.criterion) {
    case Criterion::Slay: parts << m_words.of(m_position.state(), monsterOf(action.quest)); break;
    case Criterion::Threat: parts << threatOf(card.threat); break;
    case Criterion::Chance: parts << QStringLiteral("%1+").arg(card.chance.target); break;
    case Criterion::Sacrifice:
        for (const Cost& cost : card.price)
            parts << costWords(m_words.setOf(card), cost);
        break;
    case Criterion::Escort:
    case Criterion::Manual: break;
    }
    addDetails(parts);
}

void Blanks::addMore(const PayOrNot&)
{
    if (!pending<CostChoice>(m_position) || !m_position.state().hasFrame())
        return;
    const Frame& frame = m_position.state().frame();
    const Effects& effects = m_position.game().effects(frame.list, frame.source);
    if (std::size_t(frame.next) < effects.size())
        if (const Effect& effect = effects[std::size_t(frame.next)]; effect.cost)
            addDetails({costWords(m_words.cards().sets().front(), *effect.cost)});
}

QString Blanks::sceneOf(const Frame& frame) const
{
    const GameState& state = m_position.state();
    switch (frame.kind) {
    case FrameKind::Combat:
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 attacks %2: %3."))
            .arg(m_words.of(state, targetOf(attackerOf(frame))),
                 m_words.of(state, targetOf(defenderOf(frame))), inWords(frame.form));
    case FrameKind::Threat:
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 faces %2: %3."))
            .arg(m_words.heroOf(state, frame.roller), inWords(frame.why),
                 frame.why == ThreatFor::Chance ? QStringLiteral("%1+").arg(threatNumber(m_position, frame))
                                                : threatWords(frame.stat, threatNumber(m_position, frame)));
    case FrameKind::Effects: break;
    }
    if (frame.source < 0)
        return {};
    if (frame.list == EffectsOf::Played || frame.list == EffectsOf::Activation)
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 was declared."))
            .arg(m_words.of(state, CardId(frame.source)));
    return {};
}

void Blanks::addMore(const Window&)
{
    add("scene", m_position.state().hasFrame() ? sceneOf(m_position.state().frame()) : QString());
}

} // namespace delve::dungeoneer
