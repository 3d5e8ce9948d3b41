// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/emblems/emblem_parts.h"

namespace delve::dungeoneer {

using enum Tone;
using enum EmblemPart::How;

// clang-format off
/// Monsters that wear clothes.
std::span<const EmblemDrawing> folkDrawings()
{
    static const std::vector<EmblemDrawing> drawings{
        {"clerk", {{Solid, Ink, "M8 98 C8 74 30 68 50 68 C70 68 92 74 92 98 Z"}, {Solid, Paper, "M40 68 L60 68 L50 92 Z"}, {Solid, Cloth, "M47 72 L53 72 L56 92 L50 98 L44 92 Z"}, {Solid, Skin, "M28 38 C26 12 74 12 72 38 C72 60 62 72 50 72 C38 72 28 60 28 38 Z"}, {Solid, Ink, "M26 36 C20 10 44 2 56 6 C74 8 80 22 74 36 C66 24 36 22 26 36 Z"}, {Line, Ink, "O39 42 7 O61 42 7 M46 42 L54 42"}, {Line, Ink, "M42 60 L58 58"}}},
        {"collector", {{Solid, Ink, "M4 98 C6 70 28 62 50 62 C72 62 94 70 96 98 Z"}, {Solid, Skin, "M30 34 L70 34 C72 58 62 70 50 70 C38 70 28 58 30 34 Z"}, {Solid, Ink, "R32 4 36 24"}, {Solid, Ink, "P18 26 64 9 4"}, {Solid, Accent, "R32 18 36 8"}, {Flat, Ink, "M34 42 L46 46 L36 48 Z M66 42 L54 46 L64 48 Z"}, {Solid, Ink, "M36 58 C44 52 48 54 50 56 C52 54 56 52 64 58 C58 60 54 60 50 58 C46 60 42 60 36 58 Z"}, {Solid, Paper, "M62 72 L88 66 L92 94 L66 98 Z"}, {Line, Ink, "M68 78 L84 74 M69 85 L85 81"}}},
        {"porter", {{Solid, Iron, "M2 98 C2 66 26 58 50 58 C74 58 98 66 98 98 Z"}, {Solid, Skin, "M30 30 L70 30 L72 54 C66 70 34 70 28 54 Z"}, {Solid, Cloth, "M26 30 C22 6 78 6 74 30 L84 36 L16 36 Z"}, {Solid, Gold, "O50 22 5"}, {Flat, Ink, "O40 44 3 O60 44 3"}, {Line, Ink, "M38 58 C46 54 54 54 62 58"}, {Solid, Gold, "O34 76 3 O34 88 3 O66 76 3 O66 88 3"}}},
        {"glass", {{Solid, Wood, "M4 10 L96 10 L96 98 L4 98 Z"}, {Solid, Water, "R12 18 76 56"}, {Solid, Metal, "M26 74 C26 60 36 56 50 56 C64 56 74 60 74 74 Z"}, {Solid, Metal, "P34 24 32 32 8"}, {Flat, Flame, "O43 38 4 O57 38 4"}, {Line, Ink, "M42 49 L58 49 M46 47 L46 51 M50 47 L50 51 M54 47 L54 51"}, {Flat, Light, "M16 22 L34 22 L16 50 Z"}, {Solid, Ink, "M34 74 C34 64 66 64 66 74 Z"}, {Solid, Gold, "E72 84 10 4 E60 86 8 4"}}},
        {"bandit", {{Solid, Leaf, "M6 98 C8 72 28 64 50 64 C72 64 92 72 94 98 Z"}, {Solid, Skin, "M28 36 L72 36 C74 60 62 72 50 72 C38 72 26 60 28 36 Z"}, {Solid, Wood, "M4 34 C30 24 30 4 50 6 C72 4 70 24 96 34 C70 42 30 42 4 34 Z"}, {Solid, Cloth, "M82 26 C86 10 78 2 92 -2 C92 12 96 20 86 30 Z"}, {Solid, Ink, "M26 44 L74 44 L70 54 L56 52 L50 48 L44 52 L30 54 Z"}, {Flat, Paper, "E40 48 4 2.4 E60 48 4 2.4"}, {Line, Ink, "M42 62 C48 66 54 66 60 60"}}},
        {"poet", {{Solid, Accent, "M6 98 C8 74 28 66 50 66 C72 66 92 74 94 98 Z"}, {Solid, Paper, "M26 72 C36 62 64 62 74 72 C62 80 38 80 26 72 Z"}, {Solid, Skin, "M30 30 L70 30 C72 56 62 68 50 68 C38 68 28 56 30 30 Z"}, {Solid, Cloth, "M24 32 C16 14 40 4 56 6 C80 8 82 26 76 34 C60 22 42 24 24 32 Z"}, {Solid, Paper, "M72 12 C86 0 96 2 98 -4 C100 14 90 24 76 24 Z"}, {Flat, Ink, "O42 42 2.6 O58 42 2.6"}, {Line, Ink, "M42 54 C46 50 49 52 50 54 C51 52 54 50 58 54 M46 60 C49 62 52 62 54 60"}, {Solid, Metal, "M74 98 L92 60 L96 62 L82 98 Z"}}},
        {"giant", {{Solid, Leaf, "M6 98 C2 60 10 10 50 8 C90 10 98 60 94 98 Z"}, {Solid, Skin, "M20 50 C20 24 80 24 80 50 C82 80 66 96 50 96 C34 96 18 80 20 50 Z"}, {Flat, Paper, "O36 52 7 O64 52 7"}, {Flat, Ink, "O37 54 3.4 O63 54 3.4"}, {Solid, Skin, "M42 54 C36 74 40 78 50 78 C60 78 64 74 58 54 Z"}, {Solid, Bone, "M34 84 L37 72 L42 84 Z M66 84 L63 72 L58 84 Z"}, {Line, Ink, "M30 84 L70 84 M28 42 L44 46 M72 42 L56 46"}}},
        {"hill", {{Solid, Leaf, "M2 92 C10 44 28 26 44 30 C58 10 78 30 82 44 C94 56 98 76 98 92 Z"}, {Line, Ink, "M28 62 C34 68 40 68 46 62 M58 60 C64 66 70 66 76 60"}, {Solid, Stone, "M46 60 C40 74 46 80 54 80 C62 80 62 72 56 60 Z"}, {Line, Ink, "M36 86 C48 90 60 90 70 84"}, {Solid, Wood, "R33 16 4 14 R64 8 4 14"}, {Solid, Leaf, "O35 12 10 O66 4 9"}, {Line, Light, "M82 22 L92 22 L82 32 L92 32 M90 6 L98 6 L90 14 L98 14"}}},
        {"pixie", {{Solid, Magic, "M46 48 C20 4 -6 20 6 42 C12 54 30 56 46 52 C22 58 14 74 24 82 C34 88 44 70 48 56 Z"}, {Solid, Magic, "M54 48 C80 4 106 20 94 42 C88 54 70 56 54 52 C78 58 86 74 76 82 C66 88 56 70 52 56 Z"}, {Solid, Leaf, "M40 52 L60 52 L66 94 L34 94 Z"}, {Solid, Skin, "O50 36 17"}, {Solid, Ink, "M32 34 C34 14 66 14 68 34 C60 24 40 24 32 34 Z"}, {Flat, Ink, "O44 38 2.4 O56 38 2.4"}, {Line, Ink, "M44 46 C48 49 52 49 56 46"}, {Solid, Paper, "M60 62 L80 58 L82 74 L62 76 Z"}, {Line, Ink, "M64 66 L76 64 M65 71 L77 69"}}},
        {"scarecrow", {{Thick, Wood, "M50 98 L50 50 M8 56 L92 56"}, {Solid, Cloth, "M22 48 L78 48 L82 66 L66 62 L68 92 L32 92 L34 62 L18 66 Z"}, {Solid, Gold, "M6 50 L20 48 L20 66 L4 64 L12 58 Z M94 50 L80 48 L80 66 L96 64 L88 58 Z"}, {Solid, Bone, "O50 34 17"}, {Solid, Wood, "M18 26 C34 22 34 2 52 0 C66 2 66 22 82 26 C64 32 36 32 18 26 Z"}, {Line, Ink, "M40 30 L46 36 M46 30 L40 36 M54 30 L60 36 M60 30 L54 36 M40 43 L60 43 M44 40 L44 46 M50 40 L50 46 M56 40 L56 46"}}},
        {"nightclerk", {{Solid, Ink, "M8 98 C8 74 30 68 50 68 C70 68 92 74 92 98 Z"}, {Solid, Leaf, "M30 36 C28 12 72 12 70 36 C70 60 62 72 50 72 C38 72 30 60 30 36 Z"}, {Flat, Paper, "O41 42 6 O59 42 6"}, {Flat, Ink, "O42 43 2.2 O58 43 2.2"}, {Solid, Magic, "M24 30 C30 20 70 20 76 30 L70 34 L30 34 Z"}, {Line, Ink, "M40 58 L60 58 M44 55 L44 61 M50 55 L50 61 M56 55 L56 61"}, {Solid, Paper, "M36 70 L64 70 L58 82 L42 82 Z"}}},
        {"steward", {{Solid, Cloth, "M4 98 C6 70 28 62 50 62 C72 62 94 70 96 98 Z"}, {Solid, Skin, "M28 32 L72 32 C74 58 62 70 50 70 C38 70 26 58 28 32 Z"}, {Solid, Wood, "M24 34 C20 10 70 6 76 30 L88 34 C70 30 40 30 24 34 Z"}, {Flat, Ink, "O40 42 3 O60 42 3"}, {Solid, Ink, "M32 56 C40 46 60 46 68 56 C60 62 40 62 32 56 Z"}, {Solid, Wood, "R78 34 5 62"}, {Solid, Paper, "R62 12 38 26"}, {Line, Ink, "M68 20 L94 20 M68 28 L88 28"}}},
    };
    return drawings;
}
// clang-format on

} // namespace delve::dungeoneer
