// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pack_writing.h"
#include "engine/mageknight/content/files/write_pieces.h"

namespace delve::mageknight {

namespace {

void appendClick(std::string& out, const Click& click)
{
    JsonObjectText object(out);
    if (click.eliminated) {
        object.flag("eliminated", true);
        object.close();
        return;
    }
    for (const auto& [slot, name] : enumNames<Slot>)
        object.number(name, click.value(slot));
    std::vector<Ability> abilities;
    for (const auto& ability : click.abilities)
        if (ability)
            abilities.push_back(*ability);
    if (!abilities.empty())
        writeNames(object, "abilities", abilities);
    writeNumberUnless(object, "skulls", click.skulls, 0);
    object.close();
}

void appendDial(std::string& out, const Dial& dial)
{
    JsonObjectText object(out, 10);
    object.name("section", dial.section);
    if (dial.range)
        object.number("range", *dial.range);
    object.list("clicks", dial.clicks, appendClick);
    object.close();
}

void appendLevel(std::string& out, const HeroLevel& level)
{
    JsonObjectText object(out);
    object.number("points", level.points);
    object.number("startClick", level.startClick);
    object.close();
}

void appendPointValue(std::string& out, const PointValue& value)
{
    JsonObjectText object(out);
    object.number("points", value.points);
    std::string& turns = object.key("turns");
    turns += '[';
    for (std::size_t i = 0; i < value.turns.size(); ++i) {
        turns += i == 0 ? "" : ", ";
        appendNumber(turns, value.turns[i]);
    }
    turns += ']';
    object.close();
}

void writeBase(JsonObjectText& object, const Figure& figure)
{
    if (figure.base != BaseShape::Round1x1)
        object.name("base", figure.base);
    if (figure.speedType != SpeedType::Boot)
        object.name("speedType", figure.speedType);
    object.number("frontArc", figure.frontArc);
    if (figure.arcSide != ArcSide::None)
        object.name("arcSide", figure.arcSide);
    object.number("range", figure.range);
    writeNumberUnless(object, "minRange", figure.minRange, 0);
    writeNumberUnless(object, "targets", figure.targets, 1);
}

void writePoints(JsonObjectText& object, const Figure& figure)
{
    if (figure.role == FigureRole::Hero) {
        object.list("levels", figure.levels, appendLevel);
    } else {
        object.number("points", figure.points);
        writeNumberUnless(object, "startClick", figure.startClick, 0);
    }
    if (!figure.pointValues.empty())
        object.list("pointValues", figure.pointValues, appendPointValue);
}

void writeMountAndRider(JsonObjectText& object, const Figure& figure)
{
    if (figure.mount) {
        JsonObjectText mount(object.key("mount"));
        mount.name("type", figure.mount->type);
        mount.name("intelligence", figure.mount->intelligence);
        if (!figure.mount->proficiencies.empty())
            writeNames(mount, "proficiencies", figure.mount->proficiencies);
        mount.close();
    }
    if (figure.rider) {
        JsonObjectText rider(object.key("rider"));
        rider.number("attackBonus", figure.rider->attackBonus);
        writeNames(rider, "mounts", figure.rider->mounts);
        rider.close();
    }
}

} // namespace

void appendFigure(std::string& out, const Figure& figure, const std::string& pack)
{
    JsonObjectText object(out, 6);
    writeOwnId(object, figure.id);
    writeTexts(object, "name", figure.name);
    writeTextsIfAny(object, "text", figure.text);
    object.name("role", figure.role);
    object.word("set", figure.set);
    object.number("collectorNumber", figure.collectorNumber);
    writeWords(object, "factions", figure.factions);
    if (!figure.tags.empty())
        writeWords(object, "tags", figure.tags);
    if (figure.version)
        object.name("version", *figure.version);
    writeNumberUnless(object, "stars", figure.stars, 0);
    if (figure.highlight)
        object.name("highlight", *figure.highlight);
    writeBase(object, figure);
    writePoints(object, figure);
    object.list("dials", figure.dials, appendDial);
    writeFlagIfSet(object, "dragon", figure.dragon);
    writeFlagIfSet(object, "explosive", figure.explosive);
    writeMountAndRider(object, figure);
    if (!figure.passenger.empty())
        object.word("passenger", idWithin(figure.passenger, pack));
    if (figure.changeling) {
        JsonObjectText changeling(object.key("changeling"), 8);
        changeling.list("trap", *figure.changeling, appendTrap);
        changeling.close();
    }
    object.close();
}

} // namespace delve::mageknight
