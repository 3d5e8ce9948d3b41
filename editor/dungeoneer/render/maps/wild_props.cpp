// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/maps/map_props.h"

namespace delve::dungeoneer {

using enum Tone;
using enum EmblemPart::How;

// clang-format off
/// What grows and is built on the surface.
std::span<const EmblemDrawing> wildProps()
{
    static const std::vector<EmblemDrawing> drawings{
        {"tree", {{Flat, Shade, "O58 60 42"}, {Solid, Leaf, "M50 8 C66 0 82 12 82 26 C98 32 98 52 88 60 C92 78 76 92 60 86 C48 98 28 92 24 78 C8 76 2 58 12 46 C4 30 18 16 32 18 C36 10 44 8 50 8 Z"}, {Flat, Light, "M40 22 C52 16 62 22 64 30 C52 28 44 30 36 38 Z M24 48 C28 40 34 42 34 48 Z"}, {Line, Shade, "M52 44 C60 48 66 46 72 40 M40 64 C48 70 56 68 62 62"}}},
        {"pine", {{Flat, Shade, "O58 58 40"}, {Solid, Leaf, "M50 4 L58 22 L78 14 L74 34 L96 40 L80 54 L92 74 L70 74 L66 96 L50 82 L34 96 L30 74 L8 74 L20 54 L4 40 L26 34 L22 14 L42 22 Z"}, {Solid, Leaf, "M50 26 L58 40 L74 44 L62 54 L66 70 L50 62 L34 70 L38 54 L26 44 L42 40 Z"}, {Flat, Light, "O46 46 6"}}},
        {"bush", {{Flat, Shade, "E55 60 40 30"}, {Solid, Leaf, "M20 70 C2 60 10 36 28 38 C30 18 58 16 62 34 C82 30 94 52 82 66 C76 80 32 82 20 70 Z"}, {Flat, Cloth, "O36 54 4 O56 46 4 O68 60 4"}}},
        {"rock", {{Flat, Shade, "M20 84 L8 54 L36 26 L76 30 L98 66 L80 92 Z"}, {Solid, Stone, "M14 76 L4 48 L30 18 L70 22 L92 58 L74 84 Z"}, {Flat, Light, "M30 18 L70 22 L52 44 L22 46 Z"}, {Line, Shade, "M52 44 L60 80 M52 44 L90 58"}}},
        {"peak", {{Flat, Shade, "M4 94 L54 12 L104 94 Z"}, {Solid, Stone, "M-2 90 L48 4 L98 90 Z"}, {Solid, Paper, "M48 4 L64 32 L54 28 L48 38 L40 28 L33 30 Z"}, {Flat, Shade, "M48 4 L98 90 L58 90 L54 28 L64 32 Z"}, {Line, Shade, "M26 66 L34 74 M18 80 L28 84"}}},
        {"reeds", {{Flat, Water, "E50 78 46 18"}, {Line, Leaf, "M20 84 C22 60 16 44 22 26 M36 88 C36 60 40 44 34 14 M54 88 C52 64 58 46 56 20 M72 86 C74 64 68 50 76 32"}, {Solid, Wood, "P17 14 10 20 5 P29 2 10 20 5 P51 8 10 20 5 P71 20 10 20 5"}}},
        {"lily", {{Solid, Leaf, "M50 50 L84 30 C98 56 78 86 50 86 C20 86 6 58 20 34 C34 12 64 10 78 24 Z"}, {Solid, Paper, "M30 30 L38 40 L50 34 L44 46 L54 54 L40 54 L32 64 L30 52 L18 48 L28 42 Z"}, {Flat, Gold, "O35 47 4"}}},
        {"wave", {{Line, Light, "M4 30 C16 18 26 42 38 30 C50 18 60 42 72 30 C80 22 88 28 96 30 M10 62 C22 50 32 74 44 62 C56 50 66 74 78 62"}}},
        {"dune", {{Flat, Shade, "M0 74 C20 40 40 34 60 44 C70 52 84 70 100 74 Z"}, {Line, Shade, "M4 72 C24 42 42 38 60 46 C54 56 58 64 66 72"}, {Flat, Light, "M4 72 C24 42 42 38 60 46 C40 50 26 60 18 72 Z"}}},
        {"cactus", {{Flat, Shade, "E58 86 30 8"}, {Solid, Leaf, "M40 86 L40 66 C20 66 14 56 16 36 L28 36 C28 50 30 54 40 54 L40 16 C40 4 60 4 60 16 L60 44 C70 44 72 40 72 26 L84 26 C86 46 80 56 60 56 L60 86 Z"}, {Line, Light, "M47 14 L47 82 M53 14 L53 82"}, {Flat, Cloth, "O50 6 5"}}},
        {"snow", {{Flat, Shade, "E54 66 42 22"}, {Solid, Paper, "M8 70 C4 50 26 44 34 50 C40 34 64 34 70 48 C86 44 98 58 92 70 C80 82 20 82 8 70 Z"}, {Line, Water, "M30 62 C40 58 50 60 56 66"}}},
        {"crack", {{Line, Water, "M4 60 L26 44 L40 56 L60 30 L76 40 L98 18 M40 56 L46 84 M60 30 L52 6 M26 44 L18 22"}}},
        {"house", {{Flat, Shade, "R14 16 84 80"}, {Solid, Cloth, "M6 8 L94 8 L94 50 L6 50 Z"}, {Solid, Cloth, "M6 50 L94 50 L94 90 L6 90 Z"}, {Flat, Shade, "M6 50 L94 50 L94 90 L6 90 Z"}, {Line, Shade, "M6 22 L94 22 M6 36 L94 36 M6 64 L94 64 M6 78 L94 78 M26 8 L26 22 M50 22 L50 36 M72 8 L72 22 M38 50 L38 64 M62 64 L62 78"}, {Line, Ink, "M6 50 L94 50"}, {Solid, Stone, "R64 14 18 18"}, {Flat, Ink, "R68 18 10 10"}}},
        {"tower", {{Flat, Shade, "O58 60 42"}, {Solid, Stone, "O50 50 42"}, {Line, Ink, "M50 8 L50 18 M50 82 L50 92 M8 50 L18 50 M82 50 L92 50 M20 20 L28 28 M80 20 L72 28 M20 80 L28 72 M80 80 L72 72"}, {Solid, Stone, "O50 50 30"}, {Solid, Gold, "M32 60 C34 30 66 30 68 60 L74 66 L26 66 Z"}, {Solid, Gold, "O50 70 5"}}},
        {"mill", {{Flat, Shade, "O58 60 34"}, {Solid, Wood, "O50 52 32"}, {Solid, Paper, "M46 50 L30 4 L48 -2 L54 48 Z M52 46 L98 30 L102 48 L54 54 Z M54 52 L70 98 L52 102 L46 54 Z M48 56 L2 72 L-2 54 L46 48 Z"}, {Line, Ink, "M38 2 L50 50 L100 38 M50 50 L62 100 M50 50 L0 62"}, {Solid, Iron, "O50 51 8"}}},
        {"cloister", {{Flat, Shade, "R12 12 86 86"}, {Solid, Cloth, "R4 4 88 88"}, {Solid, Leaf, "R28 28 40 40"}, {Line, Shade, "M4 16 L92 16 M4 80 L92 80 M16 4 L16 92 M80 4 L80 92"}, {Solid, Stone, "O48 48 10"}, {Solid, Water, "O48 48 6"}, {Solid, Gold, "M66 8 L70 8 L70 14 L76 14 L76 18 L70 18 L70 28 L66 28 L66 18 L60 18 L60 14 L66 14 Z"}}},
        {"lake", {{Solid, Gold, "M46 2 C80 -2 100 22 98 50 C100 82 74 100 46 98 C18 100 0 76 2 48 C2 20 20 2 46 2 Z"}, {Solid, Water, "M48 9 C76 6 92 26 90 50 C92 76 70 92 46 90 C22 92 8 72 10 48 C10 26 24 9 48 9 Z"}, {Line, Light, "M24 34 C32 28 38 40 46 34 M56 44 C64 38 70 50 78 44 M30 66 C38 60 44 72 52 66"}, {Solid, Wood, "M58 62 C70 58 82 62 86 70 C78 78 64 76 58 62 Z"}}},
        {"boat", {{Flat, Shade, "M58 8 C86 26 90 76 58 104 C26 76 30 26 58 8 Z"}, {Solid, Wood, "M50 0 C80 20 84 72 50 100 C16 72 20 20 50 0 Z"}, {Solid, Gold, "M50 10 C72 26 74 70 50 90 C26 70 28 26 50 10 Z"}, {Solid, Wood, "R30 32 40 9 R31 60 38 9"}, {Line, Ink, "M62 50 L102 14 L102 34"}, {Solid, Cloth, "O52 50 9"}, {Solid, Wood, "O52 50 5"}}},
        {"garden", {{Solid, Wood, "R4 4 92 92"}, {Flat, Shade, "R8 10 84 16 R8 34 84 16 R8 58 84 16 R8 80 84 12"}, {Solid, Leaf, "O18 18 7 O36 18 7 O54 18 7 O72 18 7 O88 18 6"}, {Solid, Accent, "O16 42 7 O34 42 8 O56 42 7 O78 42 8"}, {Solid, Flame, "O20 66 8 O44 66 9 O70 66 8"}, {Solid, Leaf, "O14 87 5 O30 87 5 O46 87 5 O62 87 5 O78 87 5"}}},
        {"stall", {{Flat, Shade, "R10 20 88 66"}, {Solid, Paper, "R4 12 88 66"}, {Solid, Cloth, "R4 12 18 66 R40 12 18 66 R74 12 18 66"}, {Solid, Wood, "R8 78 80 14"}, {Solid, Gold, "O22 85 5 O38 85 5"}, {Solid, Leaf, "O58 85 5 O74 85 5"}}},
        {"gallows", {{Flat, Shade, "R14 58 80 36"}, {Solid, Wood, "R8 50 80 38"}, {Line, Shade, "M8 62 L88 62 M8 75 L88 75"}, {Thick, Wood, "M22 70 L22 12 L70 12 M22 34 L42 12"}, {Line, Bone, "M66 12 L66 34"}, {Line, Bone, "E66 42 6 9"}, {Solid, Ink, "M80 30 L92 24 L96 30 L90 36 L84 36 Z"}}},
        {"oak", {{Flat, Shade, "O56 58 48"}, {Solid, Leaf, "M50 0 C68 -6 84 6 86 20 C102 26 106 48 94 60 C100 80 84 98 66 92 C52 106 28 100 24 86 C4 86 -6 64 6 48 C-4 28 10 8 30 12 C34 4 42 0 50 0 Z"}, {Solid, Leaf, "M52 18 C70 14 82 32 76 48 C84 66 64 82 50 74 C34 84 16 68 24 52 C16 34 34 18 52 18 Z"}, {Solid, Wood, "P40 46 20 24 4"}, {Flat, Gold, "R46 52 8 12"}, {Flat, Light, "M36 28 C44 22 54 22 58 26 C48 28 42 32 38 40 Z"}}},
        {"tent", {{Flat, Shade, "M8 92 L54 14 L104 92 Z"}, {Solid, Gold, "M2 86 L50 6 L98 86 Z"}, {Solid, Cloth, "M26 86 L50 6 L40 86 Z M74 86 L50 6 L60 86 Z"}, {Solid, Ink, "M44 86 L50 44 L56 86 Z"}, {Solid, Cloth, "M50 6 L50 -10 L66 -4 Z"}}},
        {"milestone", {{Flat, Shade, "P26 22 58 70 20"}, {Solid, Stone, "P20 14 58 70 22"}, {Line, Ink, "M36 38 L62 38 M36 50 L62 50 M42 62 L56 62"}}},
        {"wheat", {{Line, Gold, "M12 90 L16 30 M28 92 L30 24 M44 92 L44 30 M60 92 L58 22 M76 92 L74 30 M90 90 L86 34"}, {Solid, Gold, "E16 28 5 12 E30 22 5 12 E44 28 5 12 E58 20 5 12 E74 28 5 12 E86 32 5 12"}}},
        {"log", {{Flat, Shade, "P6 40 92 34 14"}, {Solid, Wood, "P2 34 90 34 14"}, {Solid, Bone, "E88 51 9 16"}, {Line, Wood, "E88 51 4 8"}, {Line, Shade, "M12 44 L66 44 M20 56 L70 56"}}},
    };
    return drawings;
}
// clang-format on

} // namespace delve::dungeoneer
