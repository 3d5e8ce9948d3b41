// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/maps/map_props.h"

namespace delve::dungeoneer {

using enum Tone;
using enum EmblemPart::How;

// clang-format off
/// Furniture of Dungeons.
std::span<const EmblemDrawing> roomProps()
{
    static const std::vector<EmblemDrawing> drawings{
        {"desk", {{Flat, Shade, "P10 30 84 50 4"}, {Solid, Wood, "P6 24 84 46 4"}, {Line, Shade, "M8 40 L88 40 M8 55 L88 55"}, {Solid, Paper, "M20 30 L44 32 L42 60 L18 58 Z"}, {Line, Ink, "M24 38 L38 39 M24 46 L38 47"}, {Solid, Iron, "O70 40 7"}, {Solid, Cloth, "P32 74 34 22 8"}}},
        {"shelf", {{Flat, Shade, "P10 22 86 66 2"}, {Solid, Wood, "P6 16 86 66 2"}, {Solid, Cloth, "R12 22 9 54"}, {Solid, Paper, "R22 22 12 54"}, {Solid, Accent, "R35 22 8 54"}, {Solid, Paper, "R44 22 10 54"}, {Solid, Leaf, "R55 22 9 54"}, {Solid, Gold, "R65 22 8 54"}, {Solid, Paper, "R74 22 12 54"}}},
        {"crates", {{Flat, Shade, "R14 40 50 52 R52 12 42 44"}, {Solid, Wood, "R8 36 50 50"}, {Line, Shade, "M8 36 L58 86 M58 36 L8 86 M8 44 L58 44 M8 78 L58 78"}, {Solid, Wood, "R50 8 42 42"}, {Line, Shade, "M50 20 L92 20 M50 38 L92 38 M62 8 L62 50 M80 8 L80 50"}}},
        {"barrel", {{Flat, Shade, "O55 56 38"}, {Solid, Wood, "O50 50 38"}, {Line, Iron, "O50 50 32"}, {Line, Shade, "M50 20 L50 80 M34 24 L34 76 M66 24 L66 76"}, {Solid, Iron, "O50 50 5"}}},
        {"pillar", {{Flat, Shade, "O57 58 40"}, {Solid, Stone, "P10 10 80 80 8"}, {Solid, Stone, "O50 50 34"}, {Solid, Paper, "O50 50 22"}, {Flat, Light, "M32 46 C32 34 42 30 50 30 C42 36 38 42 38 52 Z"}}},
        {"chest", {{Flat, Shade, "P14 28 80 58 4"}, {Solid, Wood, "P8 22 80 56 4"}, {Solid, Iron, "R18 22 10 56 R68 22 10 56"}, {Solid, Gold, "P40 60 16 22 3"}, {Line, Shade, "M8 40 L88 40"}}},
        {"coins", {{Flat, Shade, "E52 56 44 36"}, {Solid, Gold, "O30 40 11 O52 30 11 O72 44 11 O40 60 11 O62 62 11 O26 66 9 O78 66 9 O50 78 10"}, {Solid, Gold, "O50 48 12 O66 24 8"}, {Flat, Light, "O47 45 4 O28 38 3 O60 60 3 O70 42 3"}}},
        {"papers", {{Flat, Shade, "M18 24 L60 16 L66 58 L24 66 Z"}, {Solid, Paper, "M12 20 L54 10 L62 54 L20 62 Z"}, {Line, Ink, "M22 26 L48 20 M24 36 L52 30 M26 46 L48 41"}, {Solid, Paper, "M48 44 L90 52 L82 94 L40 84 Z"}, {Line, Ink, "M54 56 L80 61 M52 66 L78 71 M50 76 L68 80"}, {Solid, Paper, "M70 6 L94 14 L86 38 L62 30 Z"}}},
        {"altar", {{Flat, Shade, "R12 28 84 56"}, {Solid, Stone, "R6 22 84 54"}, {Solid, Cloth, "R30 18 36 62"}, {Solid, Gold, "M44 34 L52 34 L52 44 L62 44 L62 52 L52 52 L52 68 L44 68 L44 52 L34 52 L34 44 L44 44 Z"}, {Solid, Flame, "O17 34 6 O79 34 6"}, {Flat, Paper, "O17 34 2.4 O79 34 2.4"}}},
        {"pew", {{Flat, Shade, "P8 22 92 28 3 P8 62 92 28 3"}, {Solid, Wood, "P4 16 92 28 3"}, {Line, Shade, "M6 24 L94 24"}, {Solid, Wood, "P4 56 92 28 3"}, {Line, Shade, "M6 64 L94 64"}}},
        {"candles", {{Solid, Iron, "O50 50 26"}, {Solid, Paper, "O50 32 8 O34 58 8 O66 58 8"}, {Flat, Flame, "O50 32 4 O34 58 4 O66 58 4"}, {Line, Flame, "M50 14 L50 8 M22 68 L16 72 M78 68 L84 72"}}},
        {"stairs", {{Solid, Stone, "R6 4 88 92"}, {Solid, Ink, "R12 82 76 14"}, {Line, Ink, "M6 18 L94 18 M6 32 L94 32 M6 46 L94 46 M6 60 L94 60 M6 74 L94 74"}, {Flat, Light, "R8 6 84 4 R8 20 84 4 R8 34 84 4"}, {Flat, Shade, "R6 60 88 14"}, {Flat, Shade, "R6 46 88 28"}}},
        {"safe", {{Flat, Shade, "O55 56 44"}, {Solid, Iron, "O50 50 44"}, {Solid, Metal, "O50 50 35"}, {Thick, Iron, "M50 22 L50 78 M22 50 L78 50 M30 30 L70 70 M70 30 L30 70"}, {Solid, Gold, "O50 50 11"}, {Flat, Ink, "O50 11 2.6 O50 89 2.6 O11 50 2.6 O89 50 2.6"}}},
        {"rug", {{Solid, Cloth, "R4 16 92 68"}, {Line, Gold, "R12 24 76 52"}, {Solid, Accent, "M50 28 L76 50 L50 72 L24 50 Z"}, {Solid, Gold, "O50 50 8"}, {Line, Paper, "M4 20 L-2 20 M4 32 L-2 32 M4 44 L-2 44 M4 56 L-2 56 M4 68 L-2 68 M4 80 L-2 80 M96 20 L102 20 M96 32 L102 32 M96 44 L102 44 M96 56 L102 56 M96 68 L102 68 M96 80 L102 80"}}},
        {"statue", {{Flat, Shade, "P16 18 80 80 4"}, {Solid, Stone, "P10 10 80 80 4"}, {Solid, Stone, "M50 20 C72 20 84 44 80 64 C70 84 30 84 20 64 C16 44 28 20 50 20 Z"}, {Solid, Paper, "O50 44 16"}, {Solid, Metal, "M76 14 L84 18 L70 66 L64 62 Z"}, {Flat, Light, "O45 40 5"}}},
        {"portrait", {{Flat, Shade, "R14 16 80 76"}, {Solid, Gold, "R8 8 80 76"}, {Solid, Ink, "R18 18 60 56"}, {Solid, Skin, "O48 40 12"}, {Solid, Cloth, "M26 74 C26 54 70 54 70 74 Z"}, {Line, Light, "M22 22 L40 22"}}},
        {"ropes", {{Thick, Cloth, "M14 30 C40 46 60 46 86 30 M14 72 C40 88 60 88 86 72"}, {Solid, Gold, "O14 28 10 O86 28 10 O14 70 10 O86 70 10"}, {Flat, Light, "O12 26 3 O84 26 3 O12 68 3 O84 68 3"}}},
        {"pipes", {{Flat, Shade, "R26 0 20 100 R66 0 16 100"}, {Solid, Metal, "R20 -4 22 108"}, {Solid, Metal, "R60 -4 16 108"}, {Solid, Iron, "R16 22 30 10 R16 68 30 10 R56 44 24 10"}, {Flat, Light, "R24 -2 4 104 R63 -2 3 104"}, {Line, Light, "M80 20 C90 14 84 6 94 2 M80 30 C92 28 90 20 98 18"}}},
        {"boiler", {{Flat, Shade, "O56 58 44"}, {Solid, Iron, "O50 50 44"}, {Solid, Metal, "O50 50 32"}, {Solid, Flame, "P34 60 32 26 5"}, {Flat, Gold, "M50 64 C58 72 60 78 56 84 L44 84 C40 76 48 74 50 64 Z"}, {Solid, Paper, "O50 34 11"}, {Line, Ink, "M50 34 L56 28"}, {Flat, Ink, "O16 50 3 O84 50 3 O26 24 3 O74 24 3"}}},
        {"sheets", {{Line, Wood, "M-4 20 L104 14 M-4 70 L104 76"}, {Solid, Paper, "M8 18 L40 17 L44 58 L30 52 L12 60 Z"}, {Solid, Accent, "M48 16 L72 15 L74 44 L50 48 Z"}, {Solid, Paper, "M22 71 L54 73 L56 98 L20 98 Z"}, {Solid, Cloth, "M64 74 L92 75 L90 98 L66 98 Z"}}},
        {"lockers", {{Flat, Shade, "R8 20 92 72"}, {Solid, Iron, "R2 14 92 72"}, {Line, Ink, "M25 14 L25 86 M48 14 L48 86 M71 14 L71 86"}, {Line, Light, "M8 24 L18 24 M8 30 L18 30 M31 24 L41 24 M31 30 L41 30 M54 24 L64 24 M54 30 L64 30 M77 24 L87 24 M77 30 L87 30"}, {Flat, Gold, "O20 52 3 O43 52 3 O66 52 3 O89 52 3"}}},
        {"table", {{Flat, Shade, "P22 26 64 60 8"}, {Solid, Cloth, "P2 34 14 26 4 P84 34 14 26 4 P34 0 26 12 4 P34 84 26 12 4"}, {Solid, Wood, "P16 18 66 60 8"}, {Line, Shade, "M18 38 L80 38 M18 58 L80 58"}, {Solid, Paper, "O34 34 9 O64 62 9"}, {Solid, Gold, "O62 34 6"}}},
        {"bones", {{Thick, Bone, "M12 70 L60 84 M18 88 L56 66"}, {Solid, Bone, "M60 20 C84 16 92 40 82 52 L78 62 L58 62 L54 52 C44 40 48 22 60 20 Z"}, {Flat, Ink, "O62 40 5 O77 40 5 O69 52 2.6"}}},
        {"web", {{Line, Paper, "M0 0 L96 60 M0 0 L60 96 M0 0 L100 20 M0 0 L20 100 M60 12 C54 26 50 34 44 44 C36 52 26 56 12 60 M92 18 C86 42 76 62 60 74 C44 86 32 90 18 92"}, {Solid, Ink, "O46 46 7"}, {Line, Ink, "M46 46 L34 40 M46 46 L40 34 M46 46 L58 50 M46 46 L52 60"}}},
        {"ice", {{Flat, Shade, "M22 30 L64 14 L92 46 L72 90 L26 84 Z"}, {Solid, Water, "M16 24 L58 8 L86 40 L66 84 L20 78 Z"}, {Line, Light, "M16 24 L48 44 L86 40 M48 44 L66 84 M48 44 L20 78"}, {Solid, Wood, "M36 52 C42 46 56 48 58 58 C56 66 44 70 38 64 Z"}, {Line, Bone, "M56 60 C66 60 68 50 64 46"}}},
        {"pool", {{Solid, Stone, "M50 2 C82 2 98 24 98 52 C98 82 76 98 48 98 C18 98 2 78 2 48 C2 20 22 2 50 2 Z"}, {Solid, Water, "M50 12 C76 12 88 30 88 52 C88 76 70 88 48 88 C26 88 12 74 12 48 C12 28 28 12 50 12 Z"}, {Line, Light, "M26 40 C34 34 40 46 48 40 M50 58 C58 52 64 64 74 58 M30 72 C38 66 44 78 52 72"}}},
        {"lamp", {{Flat, Light, "O50 50 48"}, {Flat, Light, "O50 50 32"}, {Solid, Iron, "O50 50 15"}, {Solid, Flame, "O50 50 9"}, {Flat, Paper, "O50 50 4"}}},
        {"lift", {{Solid, Iron, "R4 4 92 92"}, {Solid, Wood, "R14 14 72 72"}, {Line, Shade, "M14 28 L86 28 M14 42 L86 42 M14 56 L86 56 M14 70 L86 70"}, {Thick, Iron, "M14 14 L86 86 M86 14 L14 86"}, {Solid, Gold, "O50 50 12"}}},
        {"bars", {{Solid, Iron, "R0 40 100 8"}, {Solid, Metal, "O10 44 6 O26 44 6 O42 44 6 O58 44 6 O74 44 6 O90 44 6"}, {Solid, Wood, "R4 54 92 18"}, {Solid, Gold, "O30 63 5 O44 63 5"}, {Solid, Paper, "R58 57 24 12"}}},
        {"coffin", {{Flat, Shade, "M36 10 L76 10 L88 36 L70 98 L42 98 L24 36 Z"}, {Solid, Wood, "M30 4 L70 4 L82 30 L64 94 L36 94 L18 30 Z"}, {Solid, Gold, "M46 18 L54 18 L54 28 L64 28 L64 36 L54 36 L54 64 L46 64 L46 36 L36 36 L36 28 L46 28 Z"}}},
        {"tower", {{Flat, Shade, "O56 57 46"}, {Solid, Stone, "M34 2 L66 2 L66 12 L88 22 L98 34 L98 66 L88 78 L66 88 L66 98 L34 98 L34 88 L12 78 L2 66 L2 34 L12 22 L34 12 Z"}, {Solid, Stone, "O50 50 32"}, {Solid, Wood, "O50 50 23"}, {Line, Shade, "M30 42 L70 42 M28 56 L72 56"}, {Solid, Cloth, "M50 50 L50 22 L80 32 L54 42 Z"}, {Solid, Iron, "O50 50 4"}}},
        {"throne", {{Flat, Shade, "P20 14 72 80 6"}, {Solid, Gold, "P14 8 72 78 6"}, {Solid, Cloth, "P28 28 44 48 6"}, {Solid, Wood, "P14 30 12 50 4 P74 30 12 50 4"}, {Solid, Accent, "O50 17 6"}}},
    };
    return drawings;
}
// clang-format on

} // namespace delve::dungeoneer
