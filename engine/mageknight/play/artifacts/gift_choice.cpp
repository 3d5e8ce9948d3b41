// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/gift_choice.h"

#include "engine/mageknight/play/artifacts/artifact_use.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/declared_stroke.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/given_tokens.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// What changes how a figure moves by itself.
constexpr AbilitySet movingAbilities{Ability::Flight, Ability::Aquatic, Ability::Ram};
/// SA-PIERCE: what it makes of no use.
constexpr AbilitySet armour{Ability::BattleArmor, Ability::Toughness, Ability::Invulnerability};

/// The place of an ability among those on its value.
unsigned placeOf(Ability ability)
{
    unsigned place = 0;
    for (const auto& [other, name] : enumNames<Ability>)
        place += other < ability && slotOf(other) == slotOf(ability);
    return place;
}

bool isAmong(std::uint16_t bits, Ability ability)
{
    return (bits >> placeOf(ability) & 1) != 0;
}

/// Calls `visit(ability)` for each of a set.
template <typename Visit> void forEachOf(AbilitySet abilities, Visit&& visit)
{
    for (const auto& [ability, name] : enumNames<Ability>)
        if (abilities.has(ability))
            visit(ability);
}

std::uint16_t bitsOf(AbilitySet abilities)
{
    unsigned bits = 0;
    forEachOf(abilities, [&](Ability ability) { bits |= 1u << placeOf(ability); });
    return std::uint16_t(bits);
}

int countOf(AbilitySet abilities)
{
    int count = 0;
    forEachOf(abilities, [&](Ability) { ++count; });
    return count;
}

/// The gifts of a figure among these abilities that work now.
AbilitySet giftsAmong(const Position& position, FigureId figure, AbilitySet wanted)
{
    AbilitySet gifts;
    if (!position.figure(figure).has(mark::gifted))
        return gifts;
    const AbilitySet given = withGifts(position, figure, {});
    const AbilitySet working = abilitiesOf(position, figure);
    forEachOf(wanted, [&](Ability ability) {
        if (given.has(ability) && working.has(ability))
            gifts.add(ability);
    });
    return gifts;
}

/// ABIL-07: what touches the striker's own part of a blow without being declared with it.
AbilitySet addedByStriker(const Position& position, const DeclaredStroke& declared)
{
    if (isRanged(declared.stroke.blow))
        return {Ability::Pierce};
    const bool isSneaky = std::ranges::any_of(declared.targets, [&](const StrokeTarget& target) {
        return sneaksUp(position, declared.stroke, target.figure);
    });
    return isSneaky ? AbilitySet{Ability::Vampirism, Ability::SneakAttack} : AbilitySet{Ability::Vampirism};
}

/// What a target has against a blow.
AbilitySet heldAgainst(const Position& position, const Stroke& stroke)
{
    if (stroke.form == AttackForm::Shockwave)
        return {}; // SA-SHOCKWAVE: its targets count as having none
    AbilitySet abilities = armour;
    abilities.add(Ability::Dodge);
    if (!isAnswer(stroke.blow)) // SA-MAGIC-RETALIATION: not against an answer
        abilities.add(Ability::MagicRetaliation);
    if (!isRanged(stroke.blow))
        abilities.remove({Ability::BattleArmor});
    else if (hasAbility(position, stroke.striker, Ability::Pierce))
        abilities.remove(armour);
    return abilities;
}

std::optional<GiftClash> clashOn(const Position& position, FigureId figure, Slot slot, AbilitySet touching)
{
    const AbilitySet gifts = giftsAmong(position, figure, touching);
    if (countOf(gifts) < 2)
        return std::nullopt;
    return GiftClash{figure, slot, gifts};
}

} // namespace

bool areGiftsOut(const Position& position)
{
    return std::ranges::any_of(position.state().artifactTokens(), [](const ArtifactTokenState& token) {
        return token.place == ArtifactTokenPlace::Given;
    });
}

void pickSpeedGift(Unfolding& unfolding, FigureId figure, AbilitySet declared)
{
    AbilitySet gifts = giftsAmong(unfolding.position(), figure, movingAbilities);
    std::optional<Ability> pick;
    forEachOf(giftsAmong(unfolding.position(), figure, declared), [&](Ability ability) {
        if (!pick)
            pick = ability;
    });
    if (pick)
        gifts.add(*pick);
    if (countOf(gifts) < 2)
        return;
    if (pick)
        return unfolding.emit("EXO-16", GiftPicked{figure, *pick, bitsOf(gifts)});
    askForGift(unfolding, {figure, Slot::Speed, gifts});
}

std::optional<GiftClash> clashOf(const Position& position, const DeclaredStroke& declared)
{
    // The form is the ability that its player has picked; only without one there is something to ask.
    const FigureId striker = declared.stroke.striker;
    if (declared.stroke.form == AttackForm::Plain)
        if (const auto clash = clashOn(position, striker, Slot::Attack, addedByStriker(position, declared)))
            return clash;
    const AbilitySet against = heldAgainst(position, declared.stroke);
    for (const StrokeTarget& target : declared.targets)
        if (const auto clash = clashOn(position, target.figure, Slot::Defense, against))
            return clash;
    return std::nullopt;
}

void pickDeclaredForm(Unfolding& unfolding, const DeclaredStroke& declared)
{
    const auto ability = abilityOf(declared.stroke.form);
    if (!ability)
        return;
    AbilitySet touching = addedByStriker(unfolding.position(), declared);
    touching.add(*ability);
    AbilitySet onValue;
    forEachOf(touching, [&](Ability each) {
        if (slotOf(each) == slotOf(*ability))
            onValue.add(each);
    });
    const FigureId striker = declared.stroke.striker;
    if (const auto clash = clashOn(unfolding.position(), striker, slotOf(*ability), onValue))
        unfolding.emit("EXO-16", GiftPicked{striker, *ability, bitsOf(clash->gifts)});
}

GiftChoice choiceOf(const GiftClash& clash)
{
    return {clash.figure, clash.slot, bitsOf(clash.gifts)};
}

void askForGift(Unfolding& unfolding, const GiftClash& clash)
{
    unfolding.later(choiceOf(clash));
}

PlayerId deciderOf(const Position& position, const GiftChoice& choice)
{
    return actorOf(position, choice.figure);
}

void listOptions(const Position&, const GiftChoice& choice, ActionList& actions)
{
    forEachOf(abilitiesIn(choice.slot), [&](Ability ability) {
        if (isAmong(choice.among, ability))
            actions.add(PickGift{ability});
    });
}

Refusal check(const Position& position, const PickGift& action)
{
    const GiftChoice choice = *pending<GiftChoice>(position);
    const bool fits = slotOf(action.ability) == choice.slot && isAmong(choice.among, action.ability);
    return fits ? allowed : Refusal{"EXO-16"};
}

void carryOut(Unfolding& unfolding, const PickGift& action)
{
    const GiftChoice choice = *pending<GiftChoice>(unfolding.position());
    unfolding.answered();
    unfolding.emit("EXO-16", GiftPicked{choice.figure, action.ability, choice.among});
}

void expectFreeGifts(Unfolding& unfolding)
{
    bool isAnySilent = false;
    forEachGiven(unfolding.game(), unfolding.state().artifactTokens(),
                 [&](const ArtifactTokenState& token, std::uint8_t bit, const effect::GrantAbility& gift) {
                     isAnySilent |= slotOf(gift.ability) != Slot::Speed && (token.muted & bit) != 0;
                 });
    if (isAnySilent)
        unfolding.later(FreeGifts{});
}

void resume(Unfolding& unfolding, const FreeGifts&)
{
    unfolding.emit("EXO-16", GiftsFreed{});
}

void evolve(StateWriter& state, const GiftPicked& event)
{
    forEachGiven(state.game(), state.artifactTokens(),
                 [&](ArtifactTokenState& token, std::uint8_t bit, const effect::GrantAbility& gift) {
                     if (token.figure == event.figure && gift.ability != event.ability &&
                         slotOf(gift.ability) == slotOf(event.ability) && isAmong(event.among, gift.ability))
                         token.muted = std::uint8_t(token.muted | bit);
                 });
}

void evolve(StateWriter& state, const GiftsFreed&)
{
    forEachGiven(state.game(), state.artifactTokens(),
                 [&](ArtifactTokenState& token, std::uint8_t bit, const effect::GrantAbility& gift) {
                     if (slotOf(gift.ability) != Slot::Speed)
                         token.muted = std::uint8_t(token.muted & ~bit);
                 });
}

void freeGifts(StateWriter& state)
{
    for (ArtifactTokenState& token : state.artifactTokens())
        if (token.place == ArtifactTokenPlace::Given)
            token.muted = 0;
}

} // namespace delve::mageknight::play
