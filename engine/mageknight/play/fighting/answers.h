// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/fighting/attack_form.h"
#include "engine/mageknight/play/fighting/strikes.h"

#include <span>

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;
struct DeclaredStroke;

// CLOSE-06 to CLOSE-11, RANGE-24: the targets of an attack strike back, one after the other. Those who may
// still do so are a set of the state.

/// Strikes back.
struct Answer
{
    FigureId figure = FigureId::None;
    AttackForm form = AttackForm::Plain;
    FigureId at = FigureId::None; ///< CAV-17: the other one of the attacker's unit; None: the attacker itself

    static constexpr std::string_view name = "answer";
    static constexpr Timing timing = Timing::Answer;
    static constexpr bool hasYoungMembers = true; // at whom
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &Answer::figure), field("form", &Answer::form),
                          field("at", &Answer::at));
    }
    friend bool operator==(const Answer&, const Answer&) = default;
};

/// RANGE-24: none of the figures of this player shoots back.
struct DeclineAnswers
{
    static constexpr std::string_view name = "decline-answers";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const DeclineAnswers&, const DeclineAnswers&) = default;
};

/// A target that may strike back when the attack is over.
struct AnswerDue
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "answer-due";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &AnswerDue::figure));
    }
    friend bool operator==(const AnswerDue&, const AnswerDue&) = default;
};

/// A figure that could strike back does so now, or will not.
struct AnswerSettled
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "answer-settled";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &AnswerSettled::figure));
    }
    friend bool operator==(const AnswerSettled&, const AnswerSettled&) = default;
};

/// CLOSE-07: what is left of an attack once its damage is done.
struct Answers
{
    FigureId attacker = FigureId::None;
    bool isRanged = false;

    static constexpr std::string_view name = "answers";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("attacker", &Answers::attacker), field("isRanged", &Answers::isRanged));
    }
};

/// CLOSE-11: a player chooses who strikes back next, and how.
struct AnswerChoice
{
    FigureId attacker = FigureId::None;
    bool isRanged = false;

    static constexpr std::string_view name = "answer-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "CLOSE-11";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("attacker", &AnswerChoice::attacker),
                          field("isRanged", &AnswerChoice::isRanged));
    }
};

Refusal check(const Position& position, const Answer& action);
Refusal check(const Position& position, const DeclineAnswers&);
void carryOut(Unfolding& unfolding, const Answer& action);
void carryOut(Unfolding& unfolding, const DeclineAnswers&);
void resume(Unfolding& unfolding, const Answers& task);
void evolve(StateWriter& state, const AnswerDue& event);
void evolve(StateWriter& state, const AnswerSettled& event);
PlayerId deciderOf(const Position& position, const AnswerChoice& task);
void listOptions(const Position& position, const AnswerChoice& task, ActionList& actions);

/// CMB-13 (8): these targets may answer when what is done before is over. Bystanders do not (SA-G14).
void expectAnswers(Unfolding& unfolding, const Stroke& stroke, std::span<const StrokeTarget> targets);
/// CLOSE-06, RANGE-24: the defender can strike back at the attacker in this way.
bool canAnswer(const Position& position, FigureId defender, FigureId attacker, AttackForm form,
               bool isRanged);
/// The defender can strike back at the attacker in some form.
bool canAnswer(const Position& position, FigureId defender, FigureId attacker, bool isRanged);
/// What an answer is, and what it is compared with.
DeclaredStroke strokeOfAnswer(const Position& position, const Answer& answer, FigureId attacker,
                              bool isRanged);

} // namespace delve::mageknight::play
