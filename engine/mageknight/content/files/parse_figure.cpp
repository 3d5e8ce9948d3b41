// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/parse_figure.h"

#include "engine/mageknight/content/files/parse_pieces.h"
#include "engine/mageknight/content/files/read_common.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr int mostClicks = 24;
constexpr int mostPoints = 999;
constexpr int mostRange = 30;

Click readClick(const JsonView& value, ReadLog& log)
{
    constexpr int mostValue = 30;
    constexpr int mostDamage = 20;
    ObjectReader in(value, log);
    Click click;
    click.eliminated = in.booleanOr("eliminated", false);
    if (click.eliminated) {
        in.refuseUnknown();
        return click;
    }
    for (const auto& [slot, name] : enumNames<Slot>)
        click.values[std::size_t(slot)] = in.integer(name, 0, slot == Slot::Damage ? mostDamage : mostValue);
    for (const Ability ability : in.listOr("abilities", 4, readEnum<Ability>)) {
        auto& place = click.abilities[std::size_t(slotOf(ability))];
        if (place)
            log.fail(value,
                     {QT_TRANSLATE_NOOP("Engine", "expected at most one ability for each value, found both "
                                                  "%1 and %2"),
                      {std::string(nameOf(*place)), std::string(nameOf(ability))}});
        place = ability;
    }
    click.skulls = in.integerOr("skulls", 1, 3, 0);
    in.refuseUnknown();
    return click;
}

Dial readDial(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Dial dial;
    dial.section = in.oneOf<Section>("section");
    if (const auto range = in.find("range"))
        dial.range = readInteger(*range, log, 0, mostRange);
    dial.clicks = in.list("clicks", 2, mostClicks, readClick);
    in.refuseUnknown();
    // DIAL-11: a dial ends eliminated, and nothing comes to life after that.
    const bool ends = !dial.clicks.empty() && dial.clicks.back().eliminated;
    const bool inOrder =
        std::is_sorted(dial.clicks.begin(), dial.clicks.end(),
                       [](const Click& a, const Click& b) { return !a.eliminated && b.eliminated; });
    if (!ends || !inOrder || dial.liveClicks() == 0)
        log.fail(value,
                 {QT_TRANSLATE_NOOP("Engine", "expected live clicks first and an eliminated one last"), {}});
    return dial;
}

HeroLevel readLevel(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    const HeroLevel level{in.integer("points", 1, mostPoints), in.integer("startClick", 0, mostClicks - 1)};
    in.refuseUnknown();
    return level;
}

PointValue readPointValue(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    PointValue points;
    points.points = in.integer("points", 1, mostPoints);
    points.turns = in.list("turns", 1, 4, [](const JsonView& turn, ReadLog& turnLog) {
        return readInteger(turn, turnLog, 0, mostClicks - 1);
    });
    in.refuseUnknown();
    return points;
}

int readFrontArc(ObjectReader& in)
{
    const auto value = in.require("frontArc");
    if (!value)
        return 90;
    for (const int degrees : {90, 135, 180, 270, 360})
        if (value->type() == JsonType::Integer && value->integer() == degrees)
            return degrees;
    in.log().fail(*value, {QT_TRANSLATE_NOOP("Engine", "expected 90, 135, 180, 270 or 360, found %1"),
                           {value->summary()}});
    return 90;
}

std::vector<std::string> readWords(const JsonView& value, ReadLog& log, std::size_t least, std::size_t most)
{
    return readList(value, log, least, most,
                    [](const JsonView& word, ReadLog& wordLog) { return readKebabCase(word, wordLog); });
}

Mount readMount(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Mount mount;
    mount.type = in.oneOf<MountType>("type");
    mount.intelligence = in.oneOf<Intelligence>("intelligence");
    mount.proficiencies = in.listOr("proficiencies", 4, readEnum<Proficiency>);
    in.refuseUnknown();
    return mount;
}

Rider readRider(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Rider rider;
    rider.attackBonus = in.integer("attackBonus", 0, 9);
    rider.mounts = in.list("mounts", 1, 8, readEnum<MountType>);
    in.refuseUnknown();
    return rider;
}

/// DIAL-07 to DIAL-09: a hero has five levels, every other figure one point value.
void readPoints(ObjectReader& in, Figure& figure)
{
    if (figure.role == FigureRole::Hero) {
        figure.levels = in.list("levels", 5, 5, readLevel);
    } else {
        figure.points = in.integer("points", 1, mostPoints);
        figure.startClick = in.integerOr("startClick", 0, mostClicks - 1, 0);
    }
    figure.pointValues = in.listOr("pointValues", 9, readPointValue);
}

/// Every place where a dial may start is a live click of it.
void checkStartClicks(const Figure& figure, const JsonView& value, ReadLog& log)
{
    if (figure.dials.empty())
        return;
    const int live = figure.dials.front().liveClicks();
    const auto check = [&](int start) {
        if (start >= live)
            log.fail(value,
                     {QT_TRANSLATE_NOOP("Engine", "expected \"startClick\" to name one of %1 live clicks, "
                                                  "counted from 0, found %2"),
                      {std::to_string(live), std::to_string(start)}});
    };
    check(figure.startClick);
    for (const HeroLevel& level : figure.levels)
        check(level.startClick);
}

void checkSections(const Figure& figure, const JsonView& value, ReadLog& log)
{
    std::vector<Section> sections;
    for (const Dial& dial : figure.dials)
        sections.push_back(dial.section);
    const bool single = sections == std::vector{Section::Main};
    const bool four = sections == std::vector{Section::Front, Section::Left, Section::Right, Section::Back};
    if (!single && !four)
        log.fail(
            value,
            {QT_TRANSLATE_NOOP("Engine", "expected one dial \"main\", or front, left, right and back"), {}});
}

/// POOL-07: stars and highlight colour agree with the version: 1 yellow, 2 blue, 3 red, unique neither.
bool marksAgree(const Figure& figure)
{
    if (figure.version == Version::Unique)
        return figure.stars == 0 && !figure.highlight;
    return figure.stars == 1 + int(*figure.version) && figure.highlight &&
           int(*figure.highlight) == int(*figure.version);
}

void checkVersion(const Figure& figure, const JsonView& value, ReadLog& log)
{
    if ((figure.role == FigureRole::MageSpawn) != figure.version.has_value())
        log.fail(
            value,
            {QT_TRANSLATE_NOOP("Engine", "expected a \"version\" on Mage Spawn and on no other figure"), {}});
    else if (figure.version && !marksAgree(figure))
        log.fail(value, {QT_TRANSLATE_NOOP("Engine",
                                           "expected 1 star and yellow for weak, 2 and blue for standard, 3 "
                                           "and red for tough, neither for unique"),
                         {}});
}

} // namespace

Figure readFigure(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    Figure figure;
    figure.id = readOwnId(in, pack);
    figure.name = in.name("name");
    figure.text = in.textOr("text");
    figure.role = in.oneOf<FigureRole>("role");
    figure.set = in.kebabCase("set");
    figure.collectorNumber = in.integer("collectorNumber", 1, 9999);
    if (const auto factions = in.require("factions"))
        figure.factions = readWords(*factions, log, 1, 4);
    if (const auto tags = in.find("tags"))
        figure.tags = readWords(*tags, log, 0, 12);
    if (const auto version = in.find("version"))
        figure.version = readEnum<Version>(*version, log);
    figure.stars = in.integerOr("stars", 1, 3, 0);
    if (const auto highlight = in.find("highlight"))
        figure.highlight = readEnum<Colour>(*highlight, log);
    figure.base = in.oneOf<BaseShape>("base", BaseShape::Round1x1);
    figure.speedType = in.oneOf<SpeedType>("speedType", SpeedType::Boot);
    figure.frontArc = readFrontArc(in);
    figure.arcSide = in.oneOf<ArcSide>("arcSide", ArcSide::None);
    figure.range = in.integer("range", 0, mostRange);
    figure.minRange = in.integerOr("minRange", 1, mostRange, 0);
    figure.targets = in.integerOr("targets", 1, 9, 1);
    readPoints(in, figure);
    figure.dials = in.list("dials", 1, 4, readDial);
    figure.dragon = in.booleanOr("dragon", false);
    figure.explosive = in.booleanOr("explosive", false);
    if (const auto mount = in.find("mount"))
        figure.mount = readMount(*mount, log);
    if (const auto rider = in.find("rider"))
        figure.rider = readRider(*rider, log);
    if (const auto passenger = in.find("passenger"))
        figure.passenger = readContentId(*passenger, log, pack);
    if (const auto changeling = in.find("changeling")) {
        ObjectReader disguise(*changeling, log);
        if (const auto trap = disguise.require("trap"))
            figure.changeling = readTrapDial(*trap, log);
        disguise.refuseUnknown();
    }
    in.refuseUnknown();
    checkSections(figure, value, log);
    checkStartClicks(figure, value, log);
    checkVersion(figure, value, log);
    // DG-18: a Changeling is a Mage Spawn.
    if (figure.changeling && figure.role != FigureRole::MageSpawn)
        log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected \"changeling\" on Mage Spawn only"), {}});
    if ((figure.frontArc == 135) != (figure.arcSide != ArcSide::None))
        log.fail(
            value,
            {QT_TRANSLATE_NOOP("Engine", "expected \"arcSide\" with a front arc of 135 degrees only"), {}});
    return figure;
}

} // namespace delve::mageknight
