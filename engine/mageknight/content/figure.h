// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/base/id.h"
#include "engine/base/localized_text.h"
#include "engine/mageknight/content/ability.h"
#include "engine/mageknight/content/chest.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace delve::mageknight {

/// DIAL-01: heroes and Mage Spawn; warriors of the outdoor game take either part (MKW-01, MKW-07).
enum class FigureRole : std::uint8_t
{
    Hero,
    MageSpawn,
    Warrior
};

constexpr auto fileWords(FigureRole)
{
    return std::to_array<EnumName<FigureRole>>({{FigureRole::Hero, "hero"},
                                                {FigureRole::MageSpawn, "mage-spawn"},
                                                {FigureRole::Warrior, "warrior"}});
}

/// POOL-06, POOL-08: the versions of a Mage Spawn.
enum class Version : std::uint8_t
{
    Weak,
    Standard,
    Tough,
    Unique
};

constexpr auto fileWords(Version)
{
    return std::to_array<EnumName<Version>>({{Version::Weak, "weak"},
                                             {Version::Standard, "standard"},
                                             {Version::Tough, "tough"},
                                             {Version::Unique, "unique"}});
}

/// BASE-03: the shapes of bases.
enum class BaseShape : std::uint8_t
{
    Round1x1,
    Peanut1x2,
    Titan2x2,
    Mount1x3,
    SmallMulti2x4,
    LargeMulti3x5
};

constexpr auto fileWords(BaseShape)
{
    return std::to_array<EnumName<BaseShape>>({{BaseShape::Round1x1, "round-1x1"},
                                               {BaseShape::Peanut1x2, "peanut-1x2"},
                                               {BaseShape::Titan2x2, "titan-2x2"},
                                               {BaseShape::Mount1x3, "mount-1x3"},
                                               {BaseShape::SmallMulti2x4, "small-multi-2x4"},
                                               {BaseShape::LargeMulti3x5, "large-multi-3x5"}});
}

/// Squares of a base that faces north: columns across, rows along the facing.
Size footprintOf(BaseShape base);

enum class SpeedType : std::uint8_t
{
    Boot,
    Horseshoe,
    Wave,
    Wing,
    Wheel
};

constexpr auto fileWords(SpeedType)
{
    return std::to_array<EnumName<SpeedType>>({{SpeedType::Boot, "boot"},
                                               {SpeedType::Horseshoe, "horseshoe"},
                                               {SpeedType::Wave, "wave"},
                                               {SpeedType::Wing, "wing"},
                                               {SpeedType::Wheel, "wheel"}});
}

enum class ArcSide : std::uint8_t
{
    None,
    Left,
    Right
};

constexpr auto fileWords(ArcSide)
{
    return std::to_array<EnumName<ArcSide>>({{ArcSide::Left, "left"}, {ArcSide::Right, "right"}});
}

/// One position of a dial. DIAL-04, DIAL-06.
struct Click
{
    bool eliminated = false;
    std::array<int, 4> values{};                       ///< by slot
    std::array<std::optional<Ability>, 4> abilities{}; ///< by slot
    int skulls = 0;                                    ///< on a live click of a multi-dial figure

    int value(Slot slot) const { return values[std::size_t(slot)]; }
    const std::optional<Ability>& ability(Slot slot) const { return abilities[std::size_t(slot)]; }
    bool has(Ability ability) const { return abilities[std::size_t(slotOf(ability))] == ability; }
    /// DMG-11: the figure is demoralized while this click shows.
    bool isDemoralized() const { return has(Ability::Demoralized); }

    friend bool operator==(const Click&, const Click&) = default;
};

enum class Section : std::uint8_t
{
    Main,
    Front,
    Left,
    Right,
    Back
};

constexpr auto fileWords(Section)
{
    return std::to_array<EnumName<Section>>({{Section::Main, "main"},
                                             {Section::Front, "front"},
                                             {Section::Left, "left"},
                                             {Section::Right, "right"},
                                             {Section::Back, "back"}});
}

/// DIAL-05: an ordered list of clicks; damage raises the index. DIAL-11: the last is eliminated.
struct Dial
{
    Section section = Section::Main;
    std::optional<int> range; ///< of this section, where it differs from the figure's
    std::vector<Click> clicks;

    int liveClicks() const;

    friend bool operator==(const Dial&, const Dial&) = default;
};

/// DIAL-08, DIAL-09: what a hero costs at a level and where its dial then starts.
struct HeroLevel
{
    int points = 0;
    int startClick = 0;

    friend bool operator==(const HeroLevel&, const HeroLevel&) = default;
};

/// A further point value, with the clicks by which each dial is turned before play.
struct PointValue
{
    int points = 0;
    std::vector<int> turns;

    friend bool operator==(const PointValue&, const PointValue&) = default;
};

enum class MountType : std::uint8_t
{
    BattleHorse,
    DesertWarbird,
    Pegasus,
    SkyDragon,
    CloudGriffon,
    HornedStag,
    Salamander,
    Technocat
};

constexpr auto fileWords(MountType)
{
    return std::to_array<EnumName<MountType>>({{MountType::BattleHorse, "battle-horse"},
                                               {MountType::DesertWarbird, "desert-warbird"},
                                               {MountType::Pegasus, "pegasus"},
                                               {MountType::SkyDragon, "sky-dragon"},
                                               {MountType::CloudGriffon, "cloud-griffon"},
                                               {MountType::HornedStag, "horned-stag"},
                                               {MountType::Salamander, "salamander"},
                                               {MountType::Technocat, "technocat"}});
}

enum class Intelligence : std::uint8_t
{
    Skittish,
    Independent,
    MeanSpirited
};

constexpr auto fileWords(Intelligence)
{
    return std::to_array<EnumName<Intelligence>>({{Intelligence::Skittish, "skittish"},
                                                  {Intelligence::Independent, "independent"},
                                                  {Intelligence::MeanSpirited, "mean-spirited"}});
}

enum class Proficiency : std::uint8_t
{
    Horsemanship,
    Impale,
    MountedBound,
    MountedCharge
};

constexpr auto fileWords(Proficiency)
{
    return std::to_array<EnumName<Proficiency>>({{Proficiency::Horsemanship, "horsemanship"},
                                                 {Proficiency::Impale, "impale"},
                                                 {Proficiency::MountedBound, "mounted-bound"},
                                                 {Proficiency::MountedCharge, "mounted-charge"}});
}

struct Mount
{
    MountType type = MountType::BattleHorse;
    Intelligence intelligence = Intelligence::Skittish;
    std::vector<Proficiency> proficiencies;

    friend bool operator==(const Mount&, const Mount&) = default;
};

struct Rider
{
    int attackBonus = 0;
    std::vector<MountType> mounts;

    friend bool operator==(const Rider&, const Rider&) = default;
};

/// DIAL-02: what the base of a figure shows, and its dials.
struct Figure
{
    ContentId id;
    LocalizedText name;
    LocalizedText text;
    FigureRole role = FigureRole::Hero;
    std::string set;
    int collectorNumber = 0;
    std::vector<std::string> factions; ///< DIAL-03: one or more
    std::vector<std::string> tags;
    std::optional<Version> version;
    int stars = 0;
    std::optional<Colour> highlight;
    BaseShape base = BaseShape::Round1x1;
    SpeedType speedType = SpeedType::Boot;
    int frontArc = 90;
    ArcSide arcSide = ArcSide::None;
    int range = 0;
    int minRange = 0;
    int targets = 1;
    int points = 0;                ///< of a figure without levels
    int startClick = 0;            ///< of a figure without levels
    std::vector<HeroLevel> levels; ///< DIAL-07: five, or none
    std::vector<PointValue> pointValues;
    std::vector<Dial> dials;
    bool dragon = false;
    bool explosive = false;
    std::optional<Mount> mount;
    std::optional<Rider> rider;
    ContentId passenger;
    std::optional<TrapDial> changeling; ///< DG-18: looks like a chest with this trap dial

    bool hasLevels() const { return !levels.empty(); }
    bool isTitan() const { return base == BaseShape::Titan2x2; } ///< TITAN-01
    bool isMultiDial() const { return dials.size() > 1; }        ///< MD-01
    /// CHAR-01: a multi-dial figure with a wheel in place of the speed type.
    bool isChariot() const { return isMultiDial() && speedType == SpeedType::Wheel; }
    /// INDIR-01: a titan with a minimum range.
    bool firesIndirectly() const { return isTitan() && minRange > 0; }
    /// TITAN-13, MD-45: one of its point values must be chosen before the game.
    bool hasValues() const { return !pointValues.empty(); }
    /// Whether this is one of its point values.
    bool hasValue(int value) const;
    /// The clicks by which a dial is turned for a point value: none for the highest, with no turns.
    int turnsFor(int value, std::size_t dial) const;
    /// TEAM-02: what the figure costs at a level (1 to 5), or at all if it has no levels.
    int pointsAt(int level) const;
    /// DIAL-09: the index of the first click at a level (1 to 5), or at all if it has no levels.
    int startClickAt(int level) const;

    friend bool operator==(const Figure&, const Figure&) = default;
};

} // namespace delve::mageknight
