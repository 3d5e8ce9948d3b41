// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/sections/sections.h"

#include <optional>
#include <vector>

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;
struct DeclaredStroke;
struct Stroke;
struct StrokeTarget;

// MD-20, MD-30, MD-42, MD-43: which section of a multi-dial figure is concerned. Where several may be, a
// player names one before the dice are rolled; the name holds until the blow is over or the activation ends.

/// Why a section is named.
enum class SectionNeed : std::uint8_t
{
    Blow,   ///< MD-20: the attacker stands beside several
    Border, ///< MD-42: the line meets the border of two
    Area,   ///< MD-43: so does the line from the middle of the area
    Any     ///< MD-30: the damage concerns none in particular
};

constexpr auto fileWords(SectionNeed)
{
    return std::to_array<EnumName<SectionNeed>>({{SectionNeed::Blow, "blow"},
                                                 {SectionNeed::Border, "border"},
                                                 {SectionNeed::Area, "area"},
                                                 {SectionNeed::Any, "any"}});
}

/// Names the section that is concerned.
struct NameSection
{
    FigureId section = FigureId::None;

    static constexpr std::string_view name = "name-section";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("section", &NameSection::section));
    }
    friend bool operator==(const NameSection&, const NameSection&) = default;
};

struct SectionNamed
{
    FigureId section = FigureId::None;

    static constexpr std::string_view name = "section-named";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("section", &SectionNamed::section));
    }
    friend bool operator==(const SectionNamed&, const SectionNamed&) = default;
};

/// What was named is over.
struct SectionsForgotten
{
    static constexpr std::string_view name = "sections-forgotten";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const SectionsForgotten&, const SectionsForgotten&) = default;
};

/// Which section a blow or a trap concerns.
struct SectionChoice
{
    FigureId hull = FigureId::None;
    std::uint8_t sections = 0; ///< a SectionMask
    SectionNeed need = SectionNeed::Any;
    PlayerId player = PlayerId::None;

    static constexpr std::string_view name = "section-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "MD-42";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("hull", &SectionChoice::hull), field("sections", &SectionChoice::sections),
                          field("need", &SectionChoice::need), field("player", &SectionChoice::player));
    }
};

/// Which section takes clicks for which no dice are rolled; they are negative where it is healed.
struct SectionTakes
{
    FigureId hull = FigureId::None;
    std::uint8_t sections = 0; ///< a SectionMask; with that of Section::Main where the attacker chooses
    std::int8_t clicks = 0;
    std::uint8_t cause = 0; ///< DamageRule::place
    FigureId by = FigureId::None;

    static constexpr std::string_view name = "section-takes";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "MD-30";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("hull", &SectionTakes::hull), field("sections", &SectionTakes::sections),
                          field("clicks", &SectionTakes::clicks), field("cause", &SectionTakes::cause),
                          field("by", &SectionTakes::by));
    }
};

/// Why a section has to be named.
std::string_view ruleOf(const SectionChoice& choice);
Refusal check(const Position& position, const NameSection& action);
void carryOut(Unfolding& unfolding, const NameSection& action);
void evolve(StateWriter& state, const SectionNamed& event);
void evolve(StateWriter& state, const SectionsForgotten&);
PlayerId deciderOf(const Position& position, const SectionChoice& choice);
PlayerId deciderOf(const Position& position, const SectionTakes& task);
void listOptions(const Position& position, const SectionChoice& choice, ActionList& actions);
void listOptions(const Position& position, const SectionTakes& task, ActionList& actions);

/// Puts those that were named, or that are the only ones, in the place of hulls among the targets.
void nameSections(const Position& position, const Stroke& stroke, std::vector<StrokeTarget>& targets);
/// The choice that has to be made before this blow, if a hull is still among its targets.
std::optional<SectionChoice> sectionToName(const Position& position, const DeclaredStroke& declared);
/// MD-30: the section of a hull that something strikes which nobody aims; the hull while its controller has
/// not named one of several.
FigureId namedForTrap(const Position& position, FigureId hull);
void askForSection(Unfolding& unfolding, FigureId hull, FigureId cause);
/// MD-30, MD-43: clicks for a hull, or healing if they are negative; asks where several sections may take
/// them.
void dealToHull(Unfolding& unfolding, DamageRule rule, const Hit& hit, const Exposure& exposure, FigureId by);
/// What was named holds no longer.
void forgetSections(Unfolding& unfolding);

} // namespace delve::mageknight::play
