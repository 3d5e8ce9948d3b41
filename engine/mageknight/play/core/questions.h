// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/action.h"
#include "engine/mageknight/play/core/task.h"

namespace delve::mageknight::play {

/// What a player is asked, and the actions that can answer it.
template <typename Asked, typename... Actions> struct Question
{
    static_assert(IsDecision<Asked> && ((Actions::timing == Timing::Answer) && ...));

    using Decision = Asked;
    template <typename Action> static constexpr bool isAnsweredBy = (std::is_same_v<Action, Actions> || ...);
};

/// Each decision has its line here.
using Questions = std::tuple<Question<FreeSpins, Spin, DeclineSpins>,                       // spin
                             Question<TransferChoice, Teleport, TurnTile, DeclineTransfer>, // transfer
                             Question<BlowOffer, StrikeBlow, HoldBack>,                     // strikes
                             Question<AnswerChoice, Answer, DeclineAnswers>,                // answers
                             Question<Aiming, AimAlso, Fire>,                               // ranged_combat
                             Question<HealingChoice, TakeHealing>,   // abilities/healing
                             Question<PlaceChoice, PlaceAt>,         // abilities/placing
                             Question<FacingChoice, FaceTo>,         // abilities/placing
                             Question<GuestFacing, FaceTo>,          // artifact_use
                             Question<VenomChoice, SpreadVenom>,     // abilities/start_of_turn
                             Question<MonsterChoice, ChooseMonster>, // spawn
                             Question<MonsterPlacing, PlaceMonster>, // spawn
                             Question<Assigning, AssignTreasure, AssignItem, FinishAssigning>, // items
                             Question<ChestPlacing, PutChest>,                // lost_treasure
                             Question<LootChoice, TakeTreasure>,              // theft
                             Question<TheftAnswer, AnswerTheft, Answer>,      // theft (THEFT-08, ABIL-11)
                             Question<Storing, StoreTreasure, FinishStoring>, // store
                             Question<LevelChoice, ImproveHero>,              // levels
                             Question<PutDownChoice, PutDown>,                // furniture
                             Question<StartRoll, RollForStart>,               // starting_player
                             Question<GiftChoice, PickGift>,                  // gift_choice
                             Question<StraightenChoice, Straighten>,          // large_steps
                             Question<Dismounting, StandOn>,                  // riding/dismounting
                             Question<ThrownOut, StandOn>,                    // sections/passengers
                             Question<SectionChoice, NameSection>,            // sections/section_choice
                             Question<SectionTakes, NameSection>              // sections/section_choice
                             >;

/// Whether an action of this type answers a task of this kind (Packed::kind).
template <typename Action> constexpr bool answers(std::int32_t kind)
{
    return []<typename... Each>(std::int32_t task, const std::tuple<Each...>*) {
        return ((Each::template isAnsweredBy<Action> && task == kindIn<typename Each::Decision, Task>()) ||
                ...);
    }(kind, static_cast<const Questions*>(nullptr));
}

} // namespace delve::mageknight::play
