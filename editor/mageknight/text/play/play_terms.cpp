// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/play_terms.h"

#include <QCoreApplication>

namespace delve::mageknight {

namespace in_play {

QString translated(const char* text)
{
    return QCoreApplication::translate("Play", text);
}

QString counted(const char* text, int number)
{
    return QCoreApplication::translate("Play", text, nullptr, number);
}

} // namespace in_play

using in_play::translated;

QString inWords(Direction direction)
{
    switch (direction) {
    case Direction::North: return translated(QT_TRANSLATE_NOOP("Play", "north"));
    case Direction::NorthEast: return translated(QT_TRANSLATE_NOOP("Play", "north-east"));
    case Direction::East: return translated(QT_TRANSLATE_NOOP("Play", "east"));
    case Direction::SouthEast: return translated(QT_TRANSLATE_NOOP("Play", "south-east"));
    case Direction::South: return translated(QT_TRANSLATE_NOOP("Play", "south"));
    case Direction::SouthWest: return translated(QT_TRANSLATE_NOOP("Play", "south-west"));
    case Direction::West: return translated(QT_TRANSLATE_NOOP("Play", "west"));
    case Direction::NorthWest: return translated(QT_TRANSLATE_NOOP("Play", "north-west"));
    }
    return {};
}

QString inWords(Side side)
{
    return inWords(directionOf(side));
}

QString inWords(Slot slot)
{
    switch (slot) {
    case Slot::Speed: return translated(QT_TRANSLATE_NOOP("Play", "speed"));
    case Slot::Attack: return translated(QT_TRANSLATE_NOOP("Play", "attack"));
    case Slot::Defense: return translated(QT_TRANSLATE_NOOP("Play", "defense"));
    case Slot::Damage: return translated(QT_TRANSLATE_NOOP("Play", "damage"));
    }
    return {};
}

QString inWords(Colour colour)
{
    switch (colour) {
    case Colour::Yellow: return translated(QT_TRANSLATE_NOOP("Play", "yellow"));
    case Colour::Blue: return translated(QT_TRANSLATE_NOOP("Play", "blue"));
    case Colour::Red: return translated(QT_TRANSLATE_NOOP("Play", "red"));
    }
    return {};
}

QString inWords(play::AttackForm form)
{
    using play::AttackForm;
    switch (form) {
    case AttackForm::Plain: return translated(QT_TRANSLATE_NOOP("Play", "a plain attack"));
    case AttackForm::WeaponMaster: return translated(QT_TRANSLATE_NOOP("Play", "Weapon Master"));
    case AttackForm::Sweep: return translated(QT_TRANSLATE_NOOP("Play", "Sweep"));
    case AttackForm::MagicBlast: return translated(QT_TRANSLATE_NOOP("Play", "Magic Blast"));
    case AttackForm::FlameLightning: return translated(QT_TRANSLATE_NOOP("Play", "Flame/Lightning"));
    case AttackForm::Shockwave: return translated(QT_TRANSLATE_NOOP("Play", "Shockwave"));
    case AttackForm::LongShot: return translated(QT_TRANSLATE_NOOP("Play", "long range"));
    case AttackForm::IndirectShot: return translated(QT_TRANSLATE_NOOP("Play", "indirect fire"));
    case AttackForm::LongIndirectShot:
        return translated(QT_TRANSLATE_NOOP("Play", "indirect fire at long range"));
    case AttackForm::MagicFreeze: return translated(QT_TRANSLATE_NOOP("Play", "Magic Freeze"));
    case AttackForm::MagicConfusion: return translated(QT_TRANSLATE_NOOP("Play", "Magic Confusion"));
    case AttackForm::Healing: return translated(QT_TRANSLATE_NOOP("Play", "Healing"));
    case AttackForm::MagicHealing: return translated(QT_TRANSLATE_NOOP("Play", "Magic Healing"));
    }
    return {};
}

QString inWords(play::SectionNeed need)
{
    switch (need) {
    case play::SectionNeed::Blow: return translated(QT_TRANSLATE_NOOP("Play", "a blow"));
    case play::SectionNeed::Border: return translated(QT_TRANSLATE_NOOP("Play", "a shot over the border"));
    case play::SectionNeed::Area: return translated(QT_TRANSLATE_NOOP("Play", "what strikes all around"));
    case play::SectionNeed::Any: return translated(QT_TRANSLATE_NOOP("Play", "what is aimed at none"));
    }
    return {};
}

QString inWords(play::Leaning leaning)
{
    switch (leaning) {
    case play::Leaning::None: return translated(QT_TRANSLATE_NOOP("Play", "middle"));
    case play::Leaning::Left: return translated(QT_TRANSLATE_NOOP("Play", "left"));
    case play::Leaning::Right: return translated(QT_TRANSLATE_NOOP("Play", "right"));
    }
    return {};
}

QString inWords(play::Blow blow)
{
    using play::Blow;
    switch (blow) {
    case Blow::Attack: return translated(QT_TRANSLATE_NOOP("Play", "Attack"));
    case Blow::Counterattack: return translated(QT_TRANSLATE_NOOP("Play", "Counterattack"));
    case Blow::FreeAttack: return translated(QT_TRANSLATE_NOOP("Play", "Free attack"));
    case Blow::PassersAnswer: return translated(QT_TRANSLATE_NOOP("Play", "Counterattack of the passer"));
    case Blow::Shot: return translated(QT_TRANSLATE_NOOP("Play", "Shot"));
    case Blow::ReturnShot: return translated(QT_TRANSLATE_NOOP("Play", "Shot in return"));
    }
    return {};
}

QString inWords(play::RollFor what)
{
    using play::RollFor;
    switch (what) {
    case RollFor::BreakAway: return translated(QT_TRANSLATE_NOOP("Play", "breaking away"));
    case RollFor::Attack: return translated(QT_TRANSLATE_NOOP("Play", "the attack"));
    case RollFor::Counterattack: return translated(QT_TRANSLATE_NOOP("Play", "the counterattack"));
    case RollFor::FreeAttack: return translated(QT_TRANSLATE_NOOP("Play", "the free attack"));
    case RollFor::Clicks: return translated(QT_TRANSLATE_NOOP("Play", "the clicks of damage"));
    case RollFor::Dodge: return translated(QT_TRANSLATE_NOOP("Play", "dodging"));
    case RollFor::Freeze: return translated(QT_TRANSLATE_NOOP("Play", "freezing"));
    case RollFor::Healing: return translated(QT_TRANSLATE_NOOP("Play", "healing"));
    case RollFor::Regeneration: return translated(QT_TRANSLATE_NOOP("Play", "regeneration"));
    case RollFor::Necromancy: return translated(QT_TRANSLATE_NOOP("Play", "necromancy"));
    case RollFor::Command: return translated(QT_TRANSLATE_NOOP("Play", "command"));
    case RollFor::Terrify: return translated(QT_TRANSLATE_NOOP("Play", "overcoming fear"));
    case RollFor::Conversion: return translated(QT_TRANSLATE_NOOP("Play", "what a token turns into"));
    case RollFor::TokenFace: return translated(QT_TRANSLATE_NOOP("Play", "the face of a token"));
    case RollFor::ExposeTrap: return translated(QT_TRANSLATE_NOOP("Play", "the trap that shows"));
    case RollFor::DisarmTrap: return translated(QT_TRANSLATE_NOOP("Play", "disarming a trap"));
    case RollFor::TrapAttack: return translated(QT_TRANSLATE_NOOP("Play", "the attack of a trap"));
    case RollFor::SecondTrap: return translated(QT_TRANSLATE_NOOP("Play", "a second trap"));
    case RollFor::Treasure: return translated(QT_TRANSLATE_NOOP("Play", "what is in a chest"));
    case RollFor::Theft: return translated(QT_TRANSLATE_NOOP("Play", "stealing"));
    case RollFor::StolenChest: return translated(QT_TRANSLATE_NOOP("Play", "which chest is stolen"));
    case RollFor::LostChest: return translated(QT_TRANSLATE_NOOP("Play", "which chest is lost"));
    case RollFor::ArtifactToken: return translated(QT_TRANSLATE_NOOP("Play", "the token of an artifact"));
    case RollFor::ArtifactRow: return translated(QT_TRANSLATE_NOOP("Play", "what the token does"));
    case RollFor::ArtifactAttack: return translated(QT_TRANSLATE_NOOP("Play", "the attack of an artifact"));
    case RollFor::Start: return translated(QT_TRANSLATE_NOOP("Play", "who begins"));
    case RollFor::Passenger:
        return translated(QT_TRANSLATE_NOOP("Play", "whether damage goes through to the passenger"));
    case RollFor::Fall: return translated(QT_TRANSLATE_NOOP("Play", "the fall out of a chariot"));
    }
    return {};
}

QString inWords(play::Use use)
{
    using play::Use;
    switch (use) {
    case Use::DoubleSpeed: return translated(QT_TRANSLATE_NOOP("Play", "double speed"));
    case Use::FreeAttack: return translated(QT_TRANSLATE_NOOP("Play", "an attack that costs nothing"));
    case Use::ForceMarch: return translated(QT_TRANSLATE_NOOP("Play", "Force March"));
    case Use::Quickness: return translated(QT_TRANSLATE_NOOP("Play", "Quickness"));
    case Use::Regeneration: return translated(QT_TRANSLATE_NOOP("Play", "Regeneration"));
    case Use::Summon: return translated(QT_TRANSLATE_NOOP("Play", "Summon"));
    case Use::Necromancy: return translated(QT_TRANSLATE_NOOP("Play", "Necromancy"));
    case Use::Levitation: return translated(QT_TRANSLATE_NOOP("Play", "Magic Levitation"));
    }
    return {};
}

QString inWords(play::PutWhere where)
{
    using play::PutWhere;
    switch (where) {
    case PutWhere::Nearest: return translated(QT_TRANSLATE_NOOP("Play", "on the nearest free square"));
    case PutWhere::AnyOnTile: return translated(QT_TRANSLATE_NOOP("Play", "anywhere on the tile"));
    case PutWhere::NearestOnTile:
        return translated(QT_TRANSLATE_NOOP("Play", "on the nearest free square of the tile"));
    }
    return {};
}

QString inWords(play::TurnOpening part)
{
    using play::TurnOpening;
    switch (part) {
    case TurnOpening::Levels: return translated(QT_TRANSLATE_NOOP("Play", "levels"));
    case TurnOpening::Storing: return translated(QT_TRANSLATE_NOOP("Play", "storing treasure"));
    case TurnOpening::Assigning: return translated(QT_TRANSLATE_NOOP("Play", "assigning treasure"));
    }
    return {};
}

QString inWords(play::Ending ending)
{
    using play::Ending;
    switch (ending) {
    case Ending::None: return translated(QT_TRANSLATE_NOOP("Play", "the game goes on"));
    case Ending::EverybodyGone:
        return translated(QT_TRANSLATE_NOOP("Play", "no hero is left in the dungeon"));
    case Ending::RoundLimit: return translated(QT_TRANSLATE_NOOP("Play", "the last round has been played"));
    }
    return {};
}

} // namespace delve::mageknight
