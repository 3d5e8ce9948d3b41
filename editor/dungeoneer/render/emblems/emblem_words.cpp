// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/emblems/emblem_words.h"

#include <array>

namespace delve::dungeoneer {

// clang-format off
std::span<const EmblemWord> monsterWords()
{
    static constexpr auto words = std::to_array<EmblemWord>({
        {"collector", "collector"}, {"worm", "worm"}, {"pike", "worm"}, {"snake", "worm"}, {"wraith", "wraith"}, {"auditor", "wraith"},
        {"glass", "glass"}, {"teller", "glass"}, {"mimic", "mimic"}, {"strongbox", "mimic"}, {"pinchers", "swarm"}, {"interest", "swarm"},
        {"skeleton", "skeleton"}, {"golem", "golem"}, {"guard", "golem"}, {"dragon", "dragon"}, {"slime", "slime"}, {"toxic", "slime"},
        {"porter", "porter"}, {"imp", "imp"}, {"devil", "imp"}, {"kitchen", "tentacles"}, {"soup", "tentacles"}, {"laundry", "ghost"}, {"miller", "ghost"},
        {"night", "nightclerk"}, {"steward", "steward"}, {"management", "clerk"}, {"manager", "clerk"}, {"chairman", "collector"}, {"breaker", "snout"},
        {"goose", "goose"}, {"geese", "goose"}, {"poet", "poet"}, {"bard", "poet"}, {"agents", "bandit"}, {"bandits", "bandit"}, {"troll", "giant"},
        {"lantern", "wisp"}, {"scarecrow", "scarecrow"}, {"hill", "hill"}, {"wolf", "wolf"}, {"wolves", "wolf"}, {"pixie", "pixie"},
        {"bramble", "plant"}, {"griffin", "griffin"}, {"eagle", "griffin"}, {"jury", "skeleton"}, {"king", "wraith"}, {"rat", "snout"}, {"bear", "snout"},
    });
    return words;
}

std::span<const EmblemWord> trapWords()
{
    static constexpr auto words = std::to_array<EmblemWord>({
        {"safe", "safe"}, {"trapdoor", "trapdoor"}, {"explosive", "blast"}, {"bomb", "blast"}, {"gas", "cloud"}, {"print", "lens"}, {"snare", "snare"},
        {"plank", "plank"}, {"mushroom", "mushrooms"}, {"bee", "bees"}, {"humming", "bees"}, {"dice", "dice"}, {"wet", "wetfloor"}, {"clock", "clock"},
        {"steam", "valve"}, {"valve", "valve"}, {"grate", "gate"}, {"rock", "rocks"}, {"fire", "blast"},
    });
    return words;
}

std::span<const EmblemWord> thingWords()
{
    static constexpr auto words = std::to_array<EmblemWord>({
        {"banana", "banana"},
        // Boons
        {"footed", "foot"}, {"figures", "scroll"}, {"hook", "fist"}, {"accounting", "scales"}, {"skin", "shield"}, {"insider", "eye"}, {"wind", "wings"},
        {"withdrawal", "coins"}, {"door", "door"}, {"takeover", "crown"}, {"objection", "speech"}, {"face", "hand"}, {"double", "dice"}, {"sweetener", "envelope"},
        {"miles", "wings"}, {"lore", "leaf"}, {"hedge", "plant"}, {"tongue", "speech"}, {"woollens", "coat"}, {"forest", "leaf"}, {"downhill", "trial"},
        {"harvest", "basket"}, {"napkin", "map"}, {"dance", "music"}, {"witnesses", "scales"}, {"duck", "goose"}, {"clover", "clover"}, {"dig", "coins"},
        {"eyes", "eye"}, {"leave", "moon"}, {"bargaining", "placard"}, {"moonlighting", "moon"}, {"drill", "wings"}, {"circuit", "blast"}, {"rehearsal", "dice"},
        // Treasures
        {"opener", "dagger"}, {"cheque", "shield"}, {"briefcase", "case"}, {"pockets", "coat"}, {"coffee", "flask"}, {"draught", "flask"}, {"stamps", "stamp"},
        {"stamp", "stamp"}, {"skeletons", "key"}, {"boots", "boots"}, {"ledger", "book"}, {"helmet", "helmet"}, {"whetstone", "whetstone"}, {"bookmark", "book"}, {"jar", "jar"},
        {"pitchfork", "pitchfork"}, {"coat", "coat"}, {"handcart", "cart"}, {"pannier", "basket"}, {"pie", "pie"}, {"mule", "mount"}, {"horseshoe", "horseshoe"},
        {"staff", "staff"}, {"spyglass", "spyglass"}, {"signpost", "signpost"}, {"honey", "pot"}, {"toe", "relic"}, {"sling", "sling"}, {"mop", "mop"},
        {"lamp", "lamp"}, {"lunch", "case"}, {"janitors", "keys"}, {"key", "key"}, {"tonic", "flask"}, {"card", "badge"}, {"clock", "clock"}, {"sword", "sword"},
        {"dagger", "dagger"}, {"shield", "shield"}, {"wand", "wand"}, {"book", "book"}, {"ring", "keys"}, {"map", "map"}, {"crown", "crown"},
        // Banes
        {"rating", "scales"}, {"ankle", "foot"}, {"cuts", "papers"}, {"lien", "chain"}, {"lock", "padlock"}, {"garnishment", "coins"},
        {"renovation", "signturn"}, {"demolition", "rocks"}, {"floor", "trapdoor"}, {"blister", "foot"}, {"name", "speech"}, {"tied", "padlock"}, {"hole", "hole"},
        {"geese", "goose"}, {"landslide", "rocks"}, {"road", "signturn"}, {"hail", "storm"}, {"gates", "gate"}, {"shift", "clock"}, {"strike", "placard"},
        {"picket", "gate"}, {"dispute", "coins"}, {"lights", "darklamp"}, {"storm", "storm"},
        // Attachments
        {"overtime", "clock"}, {"temper", "imp"}, {"bonus", "crown"},
    });
    return words;
}

std::span<const EmblemWord> questWords()
{
    static constexpr auto words = std::to_array<EmblemWord>({
        {"founder", "lamp"}, {"form", "papers"}, {"cistern", "plank"}, {"combination", "safe"}, {"number", "clock"}, {"saint", "relic"}, {"blood", "scroll"},
        {"seal", "stamp"}, {"witness", "clerk"}, {"ledger", "book"}, {"mill", "trial"}, {"bell", "plank"}, {"allotment", "plant"}, {"fate", "dice"}, {"weather", "storm"},
        {"promise", "heartcrack"}, {"witch", "pot"}, {"goose", "goose"}, {"acorn", "leaf"}, {"letter", "envelope"}, {"boiler", "valve"}, {"lost", "bag"},
        {"dues", "coins"}, {"kettle", "pot"}, {"sleeper", "moon"},
    });
    return words;
}

std::span<const EmblemWord> categoryWords()
{
    static constexpr auto words = std::to_array<EmblemWord>({
        {"weapon", "sword"}, {"shield", "shield"}, {"armour", "coat"}, {"container", "bag"}, {"pack", "bag"}, {"potion", "flask"}, {"wand", "wand"},
        {"tool", "key"}, {"boots", "boots"}, {"helmet", "helmet"}, {"trinket", "coins"}, {"relic", "relic"}, {"food", "pie"}, {"mount", "mount"},
        {"lamp", "lamp"}, {"badge", "badge"}, {"curse", "heartcrack"}, {"hex", "heartcrack"}, {"mishap", "banana"}, {"weather", "storm"}, {"gossip", "speech"},
        {"strike", "placard"}, {"clerk", "clerk"}, {"undead", "skeleton"}, {"beast", "snout"}, {"construct", "golem"}, {"spirit", "ghost"}, {"slime", "slime"},
        {"dragon", "dragon"}, {"bandit", "bandit"}, {"fey", "pixie"}, {"giant", "giant"}, {"ghost", "ghost"}, {"plant", "plant"}, {"union", "steward"},
        {"spell", "wand"}, {"charm", "wand"}, {"trick", "dice"}, {"luck", "clover"}, {"skill", "hand"}, {"training", "fist"}, {"trap", "trapdoor"},
    });
    return words;
}
// clang-format on

} // namespace delve::dungeoneer
