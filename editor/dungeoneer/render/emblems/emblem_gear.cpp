// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/emblems/emblem_parts.h"

namespace delve::dungeoneer {

using enum Tone;
using enum EmblemPart::How;

// clang-format off
/// Weapons, armour and what is worn.
std::span<const EmblemDrawing> gearDrawings()
{
    static const std::vector<EmblemDrawing> drawings{
        {"sword", {{Solid, Metal, "M50 3 L58 15 L55 62 L45 62 L42 15 Z"}, {Flat, Light, "M50 6 L50 62 L46 62 L44 16 Z"},
                   {Solid, Gold, "P26 61 48 8 4"}, {Solid, Wood, "R45 69 10 18"}, {Solid, Gold, "O50 91 6"}}},
        {"dagger", {{Solid, Metal, "M82 6 C86 24 74 44 50 62 L40 52 C50 30 62 12 82 6 Z"}, {Flat, Light, "M80 9 C64 18 54 34 45 54 L41 52 C50 32 62 14 80 9 Z"},
                    {Solid, Gold, "M34 44 L58 68 L52 74 L28 50 Z"}, {Solid, Wood, "M36 58 L44 66 L22 90 L12 80 Z"}, {Solid, Accent, "O15 87 7"}}},
        {"mop", {{Thick, Wood, "M72 6 L46 60"}, {Solid, Iron, "M36 52 L58 62 L52 72 L30 62 Z"},
                 {Solid, Bone, "M30 62 L52 72 C58 84 56 94 60 98 C46 96 42 96 38 98 C30 92 24 96 12 94 C20 86 22 74 30 62 Z"},
                 {Line, Shade, "M38 68 C36 80 34 86 30 94 M46 72 C46 82 46 88 46 94 M32 66 C28 76 26 84 20 92"}}},
        {"staff", {{Thick, Wood, "M40 96 L54 26"}, {Solid, Wood, "M54 30 C40 24 40 4 58 4 C76 4 78 26 62 28 C72 20 66 12 58 14 C50 16 54 24 54 30 Z"},
                   {Solid, Magic, "O58 17 7"}, {Flat, Light, "O56 15 2.6"}}},
        {"pitchfork", {{Thick, Wood, "M50 96 L50 46"}, {Thick, Iron, "M26 6 L26 30 C26 44 74 44 74 30 L74 6 M50 4 L50 44"},
                       {Solid, Gold, "P42 50 16 8 2"}}},
        {"sling", {{Line, Wood, "M14 10 C30 30 34 52 40 62 M88 18 C70 34 66 50 62 62"}, {Solid, Wood, "M36 58 C44 54 58 54 66 58 C66 76 36 76 36 58 Z"},
                   {Solid, Stone, "O51 56 11"}, {Flat, Light, "O48 52 4"}}},
        {"shield", {{Solid, Metal, "M50 4 C64 12 78 14 90 14 C92 54 78 82 50 97 C22 82 8 54 10 14 C22 14 36 12 50 4 Z"},
                    {Solid, Accent, "M50 16 C60 21 70 23 80 24 C80 52 70 72 50 85 Z"}, {Solid, Paper, "M50 16 C40 21 30 23 20 24 C20 52 30 72 50 85 Z"},
                    {Solid, Gold, "O50 47 8"}}},
        {"coat", {{Solid, Accent, "M36 10 L64 10 L90 26 L82 50 L72 44 L74 94 L26 94 L28 44 L18 50 L10 26 Z"},
                  {Line, Shade, "M50 14 L50 92 M28 58 L72 58 M28 74 L72 74 M39 14 L39 92 M61 14 L61 92"}, {Solid, Paper, "M38 10 C44 22 56 22 62 10 Z"},
                  {Solid, Gold, "O50 36 3 O50 50 3 O50 66 3"}}},
        {"helmet", {{Solid, Metal, "M14 60 C12 24 32 10 50 10 C68 10 88 24 86 60 L78 84 L60 90 L56 58 L44 58 L40 90 L22 84 Z"},
                    {Solid, Iron, "M24 48 L76 48 L74 58 L26 58 Z"}, {Solid, Accent, "M50 10 C44 -2 66 -6 82 8 C70 4 62 6 56 12 Z"}, {Flat, Light, "M24 44 C26 26 38 18 48 17 C38 24 32 32 32 44 Z"}}},
        {"boots", {{Solid, Wood, "M20 8 L48 8 L48 52 L78 62 C90 66 92 78 88 84 L20 84 Z"}, {Solid, Iron, "R18 84 72 9"},
                   {Solid, Accent, "R17 8 34 13"}, {Line, Shade, "M48 40 L34 40 M48 50 L36 52 M56 58 L46 64"},
                   {Solid, Paper, "M20 44 C6 40 0 30 2 18 C10 26 14 28 20 28 Z"}}},
        {"mount", {{Solid, Wood, "M30 96 C26 70 28 50 40 36 L34 14 L48 26 L56 8 L62 28 C78 38 92 58 92 70 C90 80 78 82 70 74 L58 66 C64 78 66 88 64 96 Z"},
                   {Flat, Ink, "O60 42 4 O84 69 2.5"}, {Line, Accent, "M52 34 C62 50 64 58 58 68 M66 50 L86 62"}, {Solid, Ink, "M38 36 C28 48 24 70 28 92 L20 96 C16 70 20 48 36 30 Z"}}},
        {"horseshoe", {{Solid, Iron, "M10 88 C-6 20 24 4 50 4 C76 4 106 20 90 88 L70 88 C84 36 70 24 50 24 C30 24 16 36 30 88 Z"},
                       {Flat, Gold, "O20 66 4 O19 44 4 O31 22 4 O69 22 4 O81 44 4 O80 66 4"}, {Flat, Flame, "M50 58 C58 68 64 74 58 86 C56 92 44 92 42 86 C38 76 48 72 50 58 Z"}}},
    };
    return drawings;
}
// clang-format on

} // namespace delve::dungeoneer
