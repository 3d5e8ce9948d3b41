// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/emblems/emblem_parts.h"

namespace delve::dungeoneer {

using enum Tone;
using enum EmblemPart::How;

// clang-format off
/// Things that are carried.
std::span<const EmblemDrawing> itemDrawings()
{
    static const std::vector<EmblemDrawing> drawings{
        {"flask", {{Solid, Accent, "M42 8 L58 8 L58 34 C84 48 88 62 84 78 C80 92 66 96 50 96 C34 96 20 92 16 78 C12 62 16 48 42 34 Z"},
                   {Solid, Wood, "P39 2 22 12 3"}, {Flat, Shade, "M18 62 C40 54 60 72 84 62 C88 86 72 94 50 94 C28 94 14 86 18 62 Z"},
                   {Flat, Light, "E32 60 5 11 O66 76 4 O56 84 2.5"}}},
        {"wand", {{Thick, Wood, "M20 92 L64 36"}, {Solid, Gold, "M58 32 L70 42 L66 48 L54 38 Z"}, {Solid, Magic, "M74 4 L80 20 L96 22 L84 32 L88 48 L74 40 L60 46 L64 32 L54 20 L68 20 Z"},
                  {Line, Magic, "M30 24 L36 30 M36 24 L30 30 M84 62 L90 68 M90 62 L84 68"}}},
        {"stamp", {{Solid, Wood, "M42 34 C30 26 34 4 50 4 C66 4 70 26 58 34 L60 54 L40 54 Z"}, {Solid, Wood, "P22 54 56 16 3"},
                   {Solid, Accent, "R24 70 52 8"}, {Line, Accent, "M14 90 L86 90 M24 96 L76 96"}, {Flat, Light, "E44 18 3 8"}}},
        {"key", {{Solid, Gold, "M50 2 C74 2 80 34 56 40 L56 94 L44 94 L44 40 C20 34 26 2 50 2 Z"}, {Solid, Gold, "R56 62 22 9 R56 78 16 9"},
                 {Solid, Ink, "O42 20 5 O58 20 5"}, {Flat, Ink, "M47 30 L53 30 L50 25 Z"}}},
        {"keys", {{Line, Iron, "O50 24 20"}, {Solid, Gold, "M38 40 L46 42 L38 92 L30 90 Z"}, {Solid, Gold, "M54 42 L62 40 L74 88 L66 90 Z"},
                  {Solid, Metal, "M46 42 L54 42 L54 96 L46 96 Z"}, {Solid, Gold, "R22 76 10 6 R73 72 12 6"}, {Solid, Metal, "R54 80 10 7"}}},
        {"case", {{Line, Iron, "M36 30 L36 14 L64 14 L64 30"}, {Solid, Wood, "P6 28 88 60 6"}, {Solid, Wood, "P6 28 88 28 6"},
                  {Solid, Gold, "P42 48 16 16 2"}, {Flat, Ink, "O50 55 3"}, {Flat, Light, "R12 34 76 3"}}},
        {"bag", {{Solid, Cloth, "M34 30 C6 54 4 94 50 94 C96 94 94 54 66 30 Z"}, {Solid, Cloth, "M28 8 C40 16 60 16 72 8 L64 30 L36 30 Z"},
                 {Solid, Gold, "P32 27 36 8 4"}, {Solid, Paper, "O50 66 15"}, {Line, Ink, "M44 60 L56 72 M44 72 L56 60"}}},
        {"jar", {{Solid, Water, "M26 26 L74 26 C84 34 84 44 82 84 C82 92 74 96 50 96 C26 96 18 92 18 84 C16 44 16 34 26 26 Z"},
                 {Solid, Gold, "E36 80 12 6 E58 84 13 6 E48 72 13 6 E66 72 10 5 E32 68 9 5 E54 62 12 6"}, {Solid, Wood, "P22 10 56 16 4"}, {Flat, Light, "P25 36 6 44 3"}}},
        {"pot", {{Solid, Gold, "M20 40 C4 62 12 94 50 94 C88 94 96 62 80 40 Z"}, {Solid, Flame, "M18 36 C18 26 82 26 82 36 C82 44 76 44 74 54 C72 60 66 56 66 46 C54 50 40 50 30 46 C30 60 22 56 22 46 C18 44 18 40 18 36 Z"},
                 {Thick, Wood, "M58 34 L82 6"}, {Line, Ink, "M36 66 C42 58 58 58 64 66 M44 78 L56 78"}}},
        {"book", {{Solid, Accent, "M10 18 L46 12 L50 16 L54 12 L90 18 L90 88 L54 82 L50 86 L46 82 L10 88 Z"}, {Solid, Paper, "M16 14 C30 8 44 10 50 18 L50 80 C42 74 28 74 16 80 Z"},
                  {Solid, Paper, "M84 14 C70 8 56 10 50 18 L50 80 C58 74 72 74 84 80 Z"}, {Line, Ink, "M22 28 C30 25 38 26 44 29 M22 40 C30 37 38 38 44 41 M22 52 C30 49 38 50 44 53 M78 28 C70 25 62 26 56 29 M78 40 C70 37 62 38 56 41"},
                  {Solid, Cloth, "M62 56 L74 52 L74 92 L68 84 L62 94 Z"}}},
        {"whetstone", {{Solid, Stone, "M12 62 L70 40 L90 56 L34 82 Z"}, {Solid, Stone, "M12 62 L34 82 L34 94 L12 74 Z"}, {Solid, Stone, "M34 82 L90 56 L90 68 L34 94 Z"},
                       {Solid, Metal, "M8 40 L76 8 L84 16 L40 46 Z"}, {Line, Flame, "M62 34 L70 40 M70 26 L82 30 M54 40 L58 50"}}},
        {"cart", {{Solid, Wood, "M6 34 L78 34 L68 66 L16 66 Z"}, {Line, Shade, "M22 36 L28 64 M42 36 L42 64 M62 36 L56 64"}, {Thick, Wood, "M76 36 L98 18"},
                  {Solid, Accent, "E30 28 12 10"}, {Solid, Gold, "E54 27 14 10"}, {Solid, Wood, "O40 76 18"}, {Solid, Iron, "O40 76 5"}, {Line, Shade, "M40 60 L40 92 M24 76 L56 76"}}},
        {"basket", {{Line, Wood, "M16 46 C14 0 86 0 84 46"}, {Solid, Leaf, "E34 40 14 12 E64 40 15 12"}, {Solid, Accent, "E50 36 12 12"}, {Solid, Wood, "M8 44 L92 44 L80 94 L20 94 Z"},
                    {Line, Shade, "M12 58 L88 58 M16 72 L84 72 M18 84 L82 84 M30 46 L36 92 M50 46 L50 92 M70 46 L64 92"}}},
        {"pie", {{Solid, Gold, "M8 54 C14 30 34 22 50 22 C66 22 86 30 92 54 Z"}, {Solid, Wood, "M6 54 L94 54 L80 84 L20 84 Z"}, {Line, Shade, "M32 34 L40 46 M50 28 L50 44 M68 34 L60 46"},
                 {Line, Paper, "M36 16 C30 10 42 6 36 -2 M54 14 C48 8 60 4 54 -4 M72 18 C66 12 78 8 72 0"}, {Flat, Light, "M16 58 L84 58 L82 62 L18 62 Z"}}},
        {"spyglass", {{Solid, Wood, "M6 74 L16 90 L42 74 L32 58 Z"}, {Solid, Gold, "M32 56 L44 74 L68 58 L56 40 Z"}, {Solid, Wood, "M54 36 L70 60 L94 44 L78 16 Z"},
                      {Solid, Water, "M78 14 C86 10 102 36 94 44 C88 42 76 24 78 14 Z"}, {Flat, Light, "M60 40 L82 24 L84 28 L63 45 Z"}}},
        {"signpost", {{Solid, Wood, "R44 10 12 86"}, {Solid, Wood, "M50 14 L84 14 L96 25 L84 36 L50 36 Z"}, {Solid, Wood, "M50 42 L18 42 L6 53 L18 64 L50 64 Z"},
                      {Line, Ink, "M60 25 L80 25 M24 53 L42 53"}, {Solid, Leaf, "M30 96 C34 86 40 86 44 96 C48 84 54 84 58 96 C62 88 68 88 72 96 Z"}}},
        {"relic", {{Solid, Gold, "M30 90 L70 90 L76 98 L24 98 Z"}, {Solid, Gold, "R46 72 8 20"}, {Solid, Water, "M24 20 C24 4 76 4 76 20 L72 62 C70 76 30 76 28 62 Z"},
                   {Solid, Bone, "M44 64 C38 52 40 34 44 30 C48 20 58 22 58 32 C62 44 60 58 56 64 Z"}, {Flat, Light, "R32 18 5 38"}, {Solid, Gold, "M22 20 C30 8 70 8 78 20 Z"}}},
        {"lamp", {{Line, Iron, "M36 22 C36 2 64 2 64 22"}, {Solid, Iron, "M30 20 L70 20 L78 32 L22 32 Z"}, {Solid, Paper, "R26 32 48 48"}, {Flat, Flame, "M50 38 C60 52 64 58 58 70 C54 76 46 76 42 70 C36 60 48 54 50 38 Z"},
                  {Line, Iron, "M26 32 L26 80 M74 32 L74 80"}, {Solid, Iron, "P18 80 64 14 3"}, {Line, Flame, "M8 40 L16 44 M8 66 L16 62 M92 40 L84 44 M92 66 L84 62"}}},
        {"clock", {{Solid, Gold, "O26 18 12 O74 18 12"}, {Solid, Iron, "M26 86 L16 98 L24 98 L34 90 Z M74 86 L84 98 L76 98 L66 90 Z"}, {Solid, Accent, "O50 56 38"}, {Solid, Paper, "O50 56 29"},
                   {Line, Ink, "M50 56 L50 36 M50 56 L64 64"}, {Flat, Ink, "O50 31 2 O50 81 2 O25 56 2 O75 56 2"}, {Solid, Iron, "R46 6 8 12"}}},
        {"badge", {{Solid, Paper, "P10 20 80 60 6"}, {Solid, Accent, "P10 20 80 15 6"}, {Solid, Skin, "O32 50 9"}, {Solid, Cloth, "M18 74 C18 60 46 60 46 74 Z"}, {Line, Ink, "M54 48 L80 48 M54 58 L80 58 M54 68 L70 68"}, {Solid, Iron, "P40 10 20 14 3"}}},
        {"envelope", {{Solid, Paper, "P6 22 88 60 3"}, {Line, Ink, "M8 24 L50 58 L92 24 M8 80 L38 50 M92 80 L62 50"}, {Solid, Cloth, "O50 58 11"}, {Line, Gold, "M46 54 L54 62 M54 54 L46 62"}}},
    };
    return drawings;
}
// clang-format on

} // namespace delve::dungeoneer
