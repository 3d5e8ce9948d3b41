// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/emblems/emblem_parts.h"

namespace delve::dungeoneer {

using enum Tone;
using enum EmblemPart::How;

// clang-format off
/// What Boons, Banes and Quests are about.
std::span<const EmblemDrawing> deedDrawings()
{
    static const std::vector<EmblemDrawing> drawings{
        {"fist", {{Solid, Skin, "M18 34 C18 22 34 22 36 30 C36 16 54 16 55 26 C58 16 72 18 73 30 C76 22 90 26 88 38 L86 62 C84 78 72 84 60 84 L34 84 C22 82 16 70 16 56 Z"}, {Line, Ink, "M36 30 L36 46 M55 26 L55 46 M73 30 L72 46"}, {Solid, Skin, "M18 52 C30 46 52 48 60 54 C64 60 58 66 50 64 L34 64 C24 64 16 60 18 52 Z"}, {Solid, Accent, "P30 84 36 13 3"}, {Line, Flame, "M4 20 L12 26 M2 44 L10 44 M50 4 L50 12 M92 12 L86 20"}}},
        {"hand", {{Solid, Skin, "M30 96 L28 66 C14 54 10 46 8 38 C14 32 22 38 30 48 L30 16 C30 8 40 8 41 16 L43 42 L45 10 C45 2 56 2 56 10 L56 42 L60 14 C61 6 71 8 70 16 L68 46 L74 28 C76 22 86 24 84 32 L78 66 L74 96 Z"}, {Solid, Accent, "P26 84 52 14 3"}, {Line, Ink, "M38 60 C50 54 62 58 68 66"}}},
        {"eye", {{Solid, Paper, "M2 50 C24 14 76 14 98 50 C76 86 24 86 2 50 Z"}, {Solid, Accent, "O50 50 24"}, {Solid, Ink, "O50 50 12"}, {Flat, Paper, "O56 43 5"}, {Line, Ink, "M18 26 L10 16 M36 16 L32 4 M50 13 L50 1 M64 16 L68 4 M82 26 L90 16"}}},
        {"scroll", {{Solid, Paper, "M22 16 L80 16 L76 84 L18 84 Z"}, {Solid, Paper, "M22 6 C36 2 82 4 88 10 C88 20 78 22 70 18 L22 18 C14 16 14 8 22 6 Z"}, {Solid, Paper, "M14 82 C28 78 72 80 80 84 C84 94 74 98 64 94 L14 94 C6 92 6 84 14 82 Z"}, {Line, Ink, "M32 32 L70 32 M31 44 L70 44 M30 56 L62 56 M30 68 L50 68"}, {Solid, Cloth, "O66 70 9"}}},
        {"dice", {{Solid, Paper, "M10 46 L40 28 L66 44 L38 64 Z"}, {Solid, Paper, "M10 46 L38 64 L40 96 L12 76 Z"}, {Solid, Paper, "M38 64 L66 44 L66 76 L40 96 Z"}, {Flat, Ink, "O38 46 4 O20 60 3.6 O30 80 3.6 O48 66 3 O54 74 3 O60 82 3"}, {Solid, Accent, "M56 18 L82 4 L96 22 L72 36 Z"}, {Solid, Accent, "M72 36 L96 22 L94 46 L76 58 Z"}, {Flat, Paper, "O70 18 3 O82 18 3 O84 42 3.4"}}},
        {"clover", {{Thick, Leaf, "M50 50 C52 70 58 84 66 96"}, {Solid, Leaf, "M50 50 C30 44 26 20 40 14 C46 12 50 18 50 22 C50 18 54 12 60 14 C74 20 70 44 50 50 Z M50 50 C44 30 20 26 14 40 C12 46 18 50 22 50 C18 50 12 54 14 60 C20 74 44 70 50 50 Z"}, {Solid, Leaf, "M50 50 C70 56 74 80 60 86 C54 88 50 82 50 78 C50 82 46 88 40 86 C26 80 30 56 50 50 Z M50 50 C56 70 80 74 86 60 C88 54 82 50 78 50 C82 50 88 46 86 40 C80 26 56 30 50 50 Z"}, {Flat, Light, "O34 30 4 O30 64 4"}}},
        {"wings", {{Solid, Paper, "M48 54 C40 20 20 8 2 10 C6 20 10 24 16 28 L6 30 C10 40 16 44 22 46 L14 50 C20 62 36 66 48 62 Z"}, {Solid, Paper, "M52 54 C60 20 80 8 98 10 C94 20 90 24 84 28 L94 30 C90 40 84 44 78 46 L86 50 C80 62 64 66 52 62 Z"}, {Solid, Accent, "M44 46 L56 46 L58 70 L74 80 C78 84 78 90 72 92 L42 92 Z"}, {Line, Ink, "M4 78 L28 78 M0 88 L30 88"}}},
        {"door", {{Solid, Stone, "M12 98 L12 40 C12 -8 88 -8 88 40 L88 98 Z"}, {Solid, Ink, "M24 98 L24 42 C24 8 76 8 76 42 L76 98 Z"}, {Solid, Wood, "M24 98 L24 42 C24 22 40 14 52 14 L52 98 Z"}, {Solid, Gold, "O46 60 4"}, {Flat, Flame, "M58 40 C66 50 68 56 64 62 C60 66 56 64 56 58 Z"}, {Line, Shade, "M34 24 L34 96 M44 18 L44 96"}}},
        {"coins", {{Solid, Gold, "E50 84 34 10 E46 72 34 10 E52 60 34 10 E48 48 34 10 E50 36 34 10"}, {Solid, Gold, "O74 20 15"}, {Line, Ink, "M70 14 L78 26 M78 14 L70 26"}, {Flat, Light, "E40 34 14 4"}}},
        {"map", {{Solid, Paper, "M6 18 L34 8 L66 20 L94 10 L94 82 L66 92 L34 80 L6 90 Z"}, {Line, Shade, "M34 8 L34 80 M66 20 L66 92"}, {Line, Wood, "M16 74 C24 60 36 64 42 52 C48 40 60 48 66 40"}, {Line, Cloth, "M72 28 L84 40 M84 28 L72 40"}, {Solid, Leaf, "O20 34 6 O28 42 5"}, {Line, Water, "M44 74 C52 70 56 80 62 74"}}},
        {"music", {{Solid, Ink, "M34 78 L34 20 L84 8 L84 66 L76 66 L76 24 L42 32 L42 78 Z"}, {Solid, Accent, "E29 80 15 11 E71 68 15 11"}, {Line, Gold, "M8 18 L14 30 M20 10 L22 22 M94 84 L88 94 M96 76 L86 80"}}},
        {"scales", {{Thick, Gold, "M50 14 L50 88 M14 26 L86 26"}, {Line, Iron, "M18 26 L4 58 M18 26 L32 58 M82 26 L68 58 M82 26 L96 58"}, {Solid, Metal, "M0 58 L36 58 C34 74 2 74 0 58 Z M64 58 L100 58 C98 74 66 74 64 58 Z"}, {Solid, Wood, "P30 86 40 10 3"}, {Solid, Gold, "O50 12 7"}, {Solid, Accent, "E18 55 11 6"}}},
        {"leaf", {{Solid, Leaf, "M10 90 C0 40 34 4 94 6 C98 62 60 96 20 84 Z"}, {Line, Ink, "M6 98 C30 66 50 46 78 22 M36 62 L36 40 M52 46 L54 26 M40 58 L62 60 M56 42 L76 44"}}},
        {"moon", {{Solid, Gold, "M62 4 C20 8 6 52 28 78 C50 102 84 90 94 66 C72 80 46 70 42 46 C40 28 48 12 62 4 Z"}, {Solid, Paper, "M72 22 L76 32 L86 34 L78 40 L80 50 L72 44 L64 50 L66 40 L58 34 L68 32 Z"}, {Flat, Ink, "O30 44 3"}, {Line, Ink, "M26 64 C32 66 36 66 40 64"}}},
        {"speech", {{Solid, Paper, "M8 12 L92 12 L92 66 L48 66 L24 92 L28 66 L8 66 Z"}, {Solid, Accent, "M46 22 L56 22 L54 46 L48 46 Z"}, {Solid, Accent, "O51 55 5"}, {Line, Ink, "M18 26 L34 26 M18 38 L34 38 M66 26 L82 26 M66 38 L82 38"}}},
        {"chain", {{Line, Iron, "M10 10 L26 26 M74 74 L92 92"}, {Thick, Iron, "O34 34 14"}, {Thick, Iron, "O66 66 14"}, {Solid, Iron, "P40 42 24 16 4"}, {Solid, Gold, "P34 46 36 30 4"}, {Solid, Ink, "O52 58 4 R50 60 4 9"}}},
        {"padlock", {{Thick, Iron, "M28 48 L28 30 C28 4 72 4 72 30 L72 48"}, {Solid, Gold, "P14 44 72 52 8"}, {Solid, Ink, "O50 64 8"}, {Solid, Ink, "M46 66 L54 66 L58 86 L42 86 Z"}, {Flat, Light, "P20 50 6 40 3"}}},
        {"foot", {{Solid, Skin, "M34 4 L62 4 L62 46 C80 56 94 66 92 80 C90 88 40 90 32 84 C28 70 36 40 34 4 Z"}, {Solid, Paper, "M34 44 L62 44 L66 56 L34 58 Z"}, {Solid, Cloth, "M44 46 L52 46 L52 56 L44 56 Z"}, {Line, Flame, "M20 40 L8 34 M20 52 L6 54 M22 64 L10 72"}, {Line, Ink, "M76 76 L82 70 M68 78 L74 72"}}},
        {"papers", {{Solid, Paper, "M10 30 L54 14 L74 72 L30 90 Z"}, {Solid, Paper, "M34 10 L84 18 L76 80 L26 72 Z"}, {Line, Ink, "M42 26 L74 31 M40 38 L72 43 M39 50 L71 55"}, {Line, Cloth, "M16 96 L34 62 M20 60 C28 66 34 74 36 84"}, {Flat, Cloth, "O38 90 4 O46 84 3 O28 94 3"}}},
        {"placard", {{Solid, Wood, "R45 50 10 48"}, {Solid, Paper, "P6 8 88 48 3"}, {Line, Cloth, "M18 22 L82 22 M18 34 L82 34 M18 45 L60 45"}, {Solid, Skin, "M36 80 C34 70 62 68 64 78 C66 92 60 98 50 98 C42 98 36 92 36 80 Z"}, {Line, Ink, "M38 80 L60 80 M38 88 L58 88"}}},
        {"crown", {{Solid, Gold, "M8 84 L4 28 L28 52 L50 12 L72 52 L96 28 L92 84 Z"}, {Solid, Accent, "O50 66 8 O26 68 6 O74 68 6"}, {Solid, Gold, "O4 26 6 O50 10 6 O96 26 6"}, {Flat, Light, "M14 78 L86 78 L86 82 L14 82 Z"}}},
        {"duel", {{Solid, Metal, "M6 4 L20 8 L76 70 L66 80 L8 20 Z"}, {Solid, Metal, "M94 4 L80 8 L24 70 L34 80 L92 20 Z"}, {Thick, Gold, "M60 86 L84 62 M40 86 L16 62"}, {Solid, Wood, "M76 74 L92 92 L86 98 L68 82 Z M24 74 L8 92 L14 98 L32 82 Z"}, {Solid, Bone, "M50 14 C66 14 68 30 64 38 L60 48 L40 48 L36 38 C32 30 34 14 50 14 Z"}, {Flat, Ink, "O43 30 4 O57 30 4"}}},
        {"altar", {{Solid, Stone, "R12 60 76 12"}, {Solid, Stone, "M20 72 L80 72 L86 98 L14 98 Z"}, {Solid, Gold, "M34 44 L66 44 L60 60 L40 60 Z"}, {Solid, Flame, "M50 4 C62 20 70 28 62 42 C58 48 42 48 38 42 C30 30 46 22 50 4 Z"}, {Flat, Paper, "M50 24 C56 32 58 36 54 42 C50 44 44 40 50 24 Z"}, {Line, Cloth, "M40 80 L40 92 M50 78 L50 92 M60 80 L60 92"}}},
        {"bundle", {{Thick, Wood, "M6 90 L74 26"}, {Solid, Cloth, "M58 40 C36 40 34 10 60 6 C72 -4 92 2 94 20 C104 40 86 58 66 50 Z"}, {Solid, Gold, "M60 40 L74 26 L80 32 L66 46 Z"}, {Flat, Paper, "O66 18 4 O82 16 4 O84 34 4 O54 26 3"}, {Line, Ink, "M14 40 C18 34 24 36 24 42 M30 54 C34 48 40 50 40 56 M50 72 C54 66 60 68 60 74"}}},
        {"trial", {{Solid, Stone, "M4 96 L30 40 L44 58 L62 14 L96 96 Z"}, {Solid, Paper, "M62 14 L74 44 L64 50 L58 40 L52 40 Z"}, {Line, Cloth, "M62 14 L62 -4"}, {Solid, Cloth, "M62 -4 L84 2 L62 10 Z"}, {Line, Wood, "M12 92 C30 84 26 72 40 72 C54 72 46 58 58 54"}}},
    };
    return drawings;
}
// clang-format on

} // namespace delve::dungeoneer
