// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/emblems/hero_portrait.h"

#include "editor/dungeoneer/render/emblems/emblem.h"

#include <algorithm>
#include <string>

namespace delve::dungeoneer {

namespace {

using enum Tone;
using enum EmblemPart::How;

std::string lower(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return text;
}

bool speaksOf(const std::string& text, std::string_view word)
{
    return text.find(word) != std::string::npos;
}

/// The languages of cards tell it where English does not.
bool isWoman(const HeroCard& hero)
{
    const auto ends = [](const std::string& text, std::string_view with) { return text.ends_with(with); };
    const std::string ancestry = hero.ancestry.in("it"), profession = hero.profession.in("it");
    return ends(ancestry, "a") || ends(profession, "ice") || ends(profession, "essa");
}

struct Face
{
    std::string_view ancestry;
    std::vector<EmblemPart> parts; ///< ears before the head
};

// clang-format off
const std::vector<Face>& faces()
{
    static const std::vector<Face> all{
        {"troll", {{Solid, Leaf, "M22 34 C6 28 4 44 16 52 Z M78 34 C94 28 96 44 84 52 Z"}, {Solid, Leaf, "M20 34 C20 10 80 10 80 34 C86 64 72 84 50 84 C28 84 14 64 20 34 Z"},
                   {Solid, Bone, "M36 70 L33 56 L42 69 Z M64 70 L67 56 L58 69 Z"}, {Line, Ink, "M34 72 C44 76 56 76 66 72"}}},
        {"goblin", {{Solid, Leaf, "M28 44 L0 30 L26 60 Z M72 44 L100 30 L74 60 Z"}, {Solid, Leaf, "M26 40 C26 14 74 14 74 40 C76 62 62 82 50 84 C38 82 24 62 26 40 Z"}, {Line, Ink, "M36 68 C44 76 56 76 66 66"}, {Solid, Bone, "M42 71 L44 65 L47 72 Z"}}},
        {"dwarf", {{Solid, Skin, "M22 40 C22 14 78 14 78 40 C80 66 68 82 50 82 C32 82 20 66 22 40 Z"}, {Solid, Flame, "M22 54 C30 64 40 58 50 58 C60 58 70 64 78 54 C82 80 66 98 50 98 C34 98 18 80 22 54 Z"}, {Line, Ink, "M42 68 C48 72 52 72 58 68"}}},
        {"elf", {{Solid, Skin, "M30 42 L10 28 L30 56 Z M70 42 L90 28 L70 56 Z"}, {Solid, Skin, "M28 38 C28 12 72 12 72 38 C74 62 60 84 50 84 C40 84 26 62 28 38 Z"}, {Line, Ink, "M43 70 C48 73 52 73 57 70"}}},
        {"gnome", {{Solid, Skin, "M24 46 C12 44 12 58 24 60 Z M76 46 C88 44 88 58 76 60 Z"}, {Solid, Skin, "M24 44 C24 18 76 18 76 44 C78 68 66 84 50 84 C34 84 22 68 24 44 Z"}, {Solid, Skin, "O50 58 8"}, {Line, Ink, "M42 72 C48 76 52 76 58 72"}}},
        {"", {{Solid, Skin, "M27 42 C18 42 20 56 28 58 Z M73 42 C82 42 80 56 72 58 Z"}, {Solid, Skin, "M27 38 C27 12 73 12 73 38 C75 64 62 84 50 84 C38 84 25 64 27 38 Z"}, {Line, Ink, "M42 70 C48 74 52 74 58 70"}}},
    };
    return all;
}

struct Calling
{
    std::string_view profession;
    std::vector<EmblemPart> hat;
    std::string_view prop; ///< a drawing that the hand holds
};

const std::vector<Calling>& callings()
{
    static const std::vector<Calling> all{
        {"duellist", {{Solid, Ink, "M6 30 C28 26 30 4 50 4 C70 4 72 26 94 30 C70 38 30 38 6 30 Z"}, {Solid, Cloth, "M66 20 C82 -6 96 4 100 -6 C104 16 88 28 70 28 Z"}}, "sword"},
        {"burglar", {{Solid, Iron, "M22 64 C10 10 40 0 50 0 C60 0 90 10 78 64 C80 34 66 22 50 22 C34 22 20 34 22 64 Z"}, {Solid, Ink, "M26 42 L74 42 L72 54 L56 52 L50 48 L44 52 L28 54 Z"}, {Flat, Paper, "E39 47 4 2.6 E61 47 4 2.6"}}, "keys"},
        {"notary", {{Line, Ink, "O38 46 9 O62 46 9 M47 46 L53 46"}, {Solid, Accent, "M26 28 C30 8 70 8 74 28 C60 22 40 22 26 28 Z"}, {Solid, Gold, "O50 10 5"}, {Solid, Paper, "M78 40 C84 20 96 8 102 4 C100 20 94 34 82 46 Z"}}, "stamp"},
        {"surveyor", {{Solid, Leaf, "M22 32 C22 4 78 4 78 32 L92 36 C70 28 40 28 22 32 Z"}}, "map"},
        {"watchman", {{Solid, Cloth, "M24 28 C22 4 78 4 76 28 L86 34 L14 34 Z"}, {Solid, Gold, "O50 20 5"}}, "lamp"},
        {"creditor", {{Solid, Gold, "M28 24 L24 4 L38 14 L50 -2 L62 14 L76 4 L72 24 Z"}, {Flat, Cloth, "O50 15 4 O36 18 3 O64 18 3"}}, "scales"},
        {"nun", {{Solid, Ink, "M16 84 C6 30 22 2 50 2 C78 2 94 30 84 84 L74 84 C80 40 72 24 50 24 C28 24 20 40 26 84 Z"}, {Solid, Paper, "M26 44 C26 16 74 16 74 44 C66 30 34 30 26 44 Z"}}, "music"},
        {"courier", {{Solid, Accent, "M22 32 C20 4 80 4 78 32 C60 26 40 26 22 32 Z"}, {Solid, Paper, "M76 24 C84 10 98 8 102 2 C104 16 94 28 80 30 Z M24 24 C16 10 2 8 -2 2 C-4 16 6 28 20 30 Z"}}, "envelope"},
        {"witch", {{Solid, Iron, "M-2 32 C24 26 36 24 44 -6 L62 -10 C60 10 70 26 102 32 C70 40 30 40 -2 32 Z"}, {Solid, Accent, "M38 12 L66 12 L72 24 L31 24 Z"}}, "pot"},
        {"innkeeper", {{Solid, Paper, "M24 28 C10 4 38 -4 50 2 C62 -4 90 4 76 28 C60 22 40 22 24 28 Z"}}, "flask"},
        {"shepherd", {{Solid, Gold, "M0 32 C26 28 28 4 50 4 C72 4 74 28 100 32 C72 42 28 42 0 32 Z"}, {Solid, Cloth, "M29 18 L71 18 L76 27 L24 27 Z"}}, "staff"},
        {"bee", {{Solid, Gold, "M-2 30 C26 26 28 4 50 4 C72 4 74 26 102 30 C72 38 28 38 -2 30 Z"}, {Line, Light, "M14 34 L18 80 M30 36 L32 86 M50 37 L50 88 M70 36 L68 86 M86 34 L82 80 M14 48 L86 48 M15 64 L85 64"}}, "bees"},
        {"steward", {{Solid, Wood, "M22 32 C16 6 74 0 80 28 L96 34 C76 28 44 28 22 32 Z"}}, "placard"},
        {"lamplighter", {{Solid, Wood, "M18 76 C6 16 36 -2 50 -2 C64 -2 94 16 82 76 C84 38 70 20 50 20 C30 20 16 38 18 76 Z"}}, "lamp"},
        {"pickpocket", {{Solid, Iron, "M24 40 C18 4 82 4 76 40 C68 24 32 24 24 40 Z"}, {Line, Iron, "M36 12 C30 0 22 0 18 -4 M64 12 C70 0 78 0 82 -4"}}, "coins"},
        {"", {{Solid, Metal, "M22 36 C20 2 80 2 78 36 C60 26 40 26 22 36 Z"}}, "shield"},
    };
    return all;
}

const std::vector<EmblemDrawing>& hair()
{
    static const std::vector<EmblemDrawing> all{
        {"long", {{Solid, Wood, "M24 30 C20 4 80 4 76 30 C92 60 82 84 90 96 C70 98 30 98 10 96 C18 84 8 60 24 30 Z"}}},
        {"braids", {{Solid, Flame, "M24 34 C16 0 84 0 76 34 C88 50 82 74 86 94 C76 98 72 92 74 80 L26 80 C28 92 24 98 14 94 C18 74 12 50 24 34 Z"}}},
        {"grey", {{Solid, Stone, "M22 40 C14 2 86 2 78 40 C90 46 88 66 80 70 L20 70 C12 66 10 46 22 40 Z"}}},
        {"short", {{Solid, Wood, "M23 48 C12 4 88 4 77 48 C76 34 70 26 60 22 L40 22 C30 26 24 34 23 48 Z"}}},
        {"dark", {{Solid, Ink, "M23 50 C14 6 86 2 77 50 C74 36 66 28 50 28 C34 28 26 36 23 50 Z"}}},
        {"bald", {}},
    };
    return all;
}
// clang-format on

void paintParts(const Sketch& sketch, const std::vector<EmblemPart>& parts, const QRectF& area)
{
    paintEmblem(sketch, {{}, parts}, area);
}

} // namespace

void paintPortrait(const Sketch& sketch, const HeroCard& hero, const QRectF& area)
{
    const std::string ancestry = lower(hero.ancestry.in("en")), profession = lower(hero.profession.in("en"));
    const auto& face = *std::ranges::find_if(faces(), [&](const Face& entry) {
        return entry.ancestry.empty() || speaksOf(ancestry, entry.ancestry);
    });
    const auto& calling = *std::ranges::find_if(callings(), [&](const Calling& entry) {
        return entry.profession.empty() || speaksOf(profession, entry.profession);
    });
    const double side = std::min(area.width(), area.height());
    const QRectF box = around(area.center(), side, side);
    const QRectF head = around(box.center() + QPointF(-side * 0.04, -side * 0.06), side * 0.78, side * 0.78);
    const bool woman = isWoman(hero);
    const bool isHairless = face.ancestry == "troll" || calling.profession == "nun";
    const auto& locks = hair()[std::size_t(sketch.noise.pick(3, 5) + (woman ? 0 : 3))];
    if (woman && !isHairless)
        paintParts(sketch, locks.parts, head);
    paintParts(sketch,
               {{Solid, Accent, "M-6 104 C-4 76 22 68 46 68 C70 68 96 76 98 104 Z"},
                {Solid, Paper, "M34 70 L46 90 L58 70 C52 66 40 66 34 70 Z"},
                {Line, Shade, "M20 80 L24 100 M72 80 L68 100"}},
               box);
    for (const EmblemPart& part : face.parts)
        if (!woman || part.tone != Flame) // a beard
            paintParts(sketch, {part}, head);
    paintParts(
        sketch,
        {{Flat, Paper, "E39 47 6.4 5 E61 47 6.4 5"},
         {Flat, Ink, sketch.noise.at(6) < 0.5 ? "O40 47 3 O62 47 3" : "O38 47 3 O60 47 3"},
         {Line, Ink,
          woman ? "M32 38 C36 35 42 35 45 38 M55 38 C58 35 64 35 68 38" : "M31 38 L45 40 M55 40 L69 38"},
         {Line, Shade, "M50 50 L47 60 L52 61"}},
        head);
    if (woman && !isHairless)
        paintParts(sketch,
                   {{Solid, locks.parts.front().tone,
                     "M25 38 C24 14 44 12 50 20 C56 12 76 14 75 38 C68 28 58 26 50 26 C42 26 32 28 25 38 Z"}},
                   head);
    else if (!isHairless)
        paintParts(sketch, locks.parts, head);
    if (!woman && face.ancestry.empty() && sketch.noise.at(8) < 0.5)
        paintParts(sketch,
                   {{Solid, Wood,
                     "M33 66 C42 58 48 60 50 62 C52 60 58 58 67 66 C60 70 54 68 50 67 C46 68 40 70 33 66 Z"}},
                   head);
    paintParts(sketch, calling.hat, head);
    const auto drawings = allEmblems();
    const auto prop = std::ranges::find(drawings, calling.prop, &EmblemDrawing::name);
    if (prop != drawings.end())
        paintEmblem(sketch, **prop,
                    around(box.center() + QPointF(side * 0.35, side * 0.26), side * 0.4, side * 0.4));
}

} // namespace delve::dungeoneer
