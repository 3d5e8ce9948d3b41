// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/emblems/emblem_parts.h"

namespace delve::dungeoneer {

using enum Tone;
using enum EmblemPart::How;

// clang-format off
/// Traps, weather and accidents.
std::span<const EmblemDrawing> hazardDrawings()
{
    static const std::vector<EmblemDrawing> drawings{
        {"safe", {{Solid, Iron, "P16 26 70 62 5"}, {Solid, Stone, "P24 34 54 46 3"}, {Solid, Metal, "O51 57 14"}, {Line, Ink, "M51 43 L51 71 M37 57 L65 57 M41 47 L61 67 M61 47 L41 67"}, {Line, Ink, "M24 4 L24 18 M40 2 L40 16 M62 2 L62 16 M78 4 L78 18"}, {Solid, Iron, "R22 88 12 8 R68 88 12 8"}}},
        {"trapdoor", {{Solid, Stone, "M4 30 L96 30 L84 92 L16 92 Z"}, {Solid, Ink, "M20 40 L80 40 L72 82 L28 82 Z"}, {Solid, Wood, "M20 40 L50 40 L36 70 L24 62 Z"}, {Solid, Wood, "M80 40 L50 40 L64 70 L76 62 Z"}, {Solid, Bone, "M44 82 L48 66 L52 82 Z M54 82 L58 70 L62 82 Z M34 82 L38 72 L42 82 Z"}, {Solid, Cloth, "M60 4 C72 4 78 14 72 22 L44 20 C46 8 52 4 60 4 Z"}}},
        {"blast", {{Solid, Flame, "M50 2 L60 26 L84 10 L76 36 L98 44 L78 56 L92 80 L66 72 L58 98 L46 74 L20 90 L28 64 L2 56 L24 44 L10 18 L38 28 Z"}, {Solid, Gold, "M50 26 L58 42 L74 40 L64 52 L70 68 L54 62 L44 74 L42 58 L26 54 L40 46 L36 32 Z"}, {Flat, Paper, "O51 51 8"}}},
        {"cloud", {{Solid, Leaf, "M20 76 C0 74 0 50 18 48 C14 26 40 18 50 32 C60 14 90 22 84 46 C102 50 100 76 80 76 Z"}, {Line, Ink, "M34 50 C40 44 46 52 40 58 M60 46 C68 42 70 54 62 56 M44 64 C52 60 58 66 66 62"}, {Solid, Iron, "P30 84 40 12 3"}, {Line, Leaf, "M40 84 L38 76 M50 84 L50 76 M60 84 L62 76"}}},
        {"lens", {{Thick, Wood, "M62 64 L92 94"}, {Solid, Gold, "O42 42 38"}, {Solid, Paper, "O42 42 30"}, {Line, Ink, "M24 32 L60 32 M20 42 L64 42 M24 52 L58 52"}, {Flat, Light, "M22 34 C26 22 38 16 48 16 C36 22 30 28 28 40 Z"}}},
        {"snare", {{Line, Wood, "M50 2 C54 20 48 34 50 46"}, {Thick, Wood, "E50 68 30 24"}, {Solid, Wood, "P42 38 16 16 4"}, {Solid, Leaf, "M4 98 C10 82 18 82 22 96 C28 80 36 84 38 98 Z M96 98 C90 82 82 82 78 96 C72 80 64 84 62 98 Z"}, {Flat, Bone, "O50 68 5"}}},
        {"plank", {{Solid, Wood, "M2 34 L44 28 L36 44 L48 52 L2 58 Z"}, {Solid, Wood, "M98 30 L60 34 L66 46 L54 56 L98 56 Z"}, {Line, Shade, "M6 42 L36 38 M6 50 L40 48 M94 40 L68 42 M94 48 L66 50"}, {Line, Water, "M10 78 C20 72 26 84 36 78 C46 72 52 84 62 78 C72 72 78 84 90 78 M20 92 C30 86 36 98 46 92 C56 86 62 98 74 92"}, {Line, Ink, "M50 20 L52 8 M60 22 L68 12 M40 20 L36 8"}}},
        {"mushrooms", {{Solid, Bone, "M42 52 L58 52 L62 92 L38 92 Z"}, {Solid, Accent, "M14 54 C14 4 86 4 86 54 Z"}, {Flat, Paper, "O36 34 7 O58 24 6 O70 42 6 O48 46 5"}, {Solid, Bone, "M12 76 L22 76 L24 94 L10 94 Z M80 72 L90 72 L92 94 L78 94 Z"}, {Solid, Cloth, "M2 78 C2 58 32 58 32 78 Z M68 74 C68 54 100 54 100 74 Z"}}},
        {"bees", {{Solid, Wood, "M40 98 L44 60 L56 60 L60 98 Z"}, {Solid, Leaf, "O50 34 32"}, {Solid, Ink, "E50 42 12 14"}, {Solid, Gold, "E16 24 8 5 E86 18 8 5 E90 58 8 5 E12 64 8 5 E72 74 7 4.5"}, {Line, Ink, "M16 19 L16 29 M86 13 L86 23 M90 53 L90 63 M12 59 L12 69 M72 70 L72 78"}, {Flat, Light, "E20 17 5 3 E90 11 5 3 E94 51 5 3 E16 57 5 3"}}},
        {"wetfloor", {{Solid, Gold, "M30 88 L44 8 L56 8 L70 88 Z"}, {Solid, Ink, "O50 28 6"}, {Line, Ink, "M46 38 L54 52 L44 62 L48 76 M54 52 L64 48 M46 42 L38 52"}, {Flat, Water, "E50 92 42 7"}, {Flat, Light, "E32 91 10 2"}}},
        {"valve", {{Solid, Iron, "R2 64 96 18"}, {Solid, Iron, "R42 40 16 26"}, {Solid, Cloth, "O50 32 26"}, {Solid, Iron, "O50 32 17"}, {Thick, Cloth, "M50 8 L50 56 M26 32 L74 32"}, {Solid, Metal, "R14 60 8 26 R78 60 8 26"}, {Line, Light, "M4 52 C-4 44 10 40 4 32 M96 52 C88 44 102 40 96 32 M14 50 C8 42 20 38 14 30"}}},
        {"storm", {{Solid, Stone, "M20 46 C2 44 4 22 20 22 C24 2 54 0 60 16 C78 6 96 20 88 34 C92 44 84 48 78 46 Z"}, {Solid, Paper, "O22 62 6 O44 72 7 O66 60 6 O34 88 6 O58 92 7 O82 78 6"}, {Line, Ink, "M22 52 L22 56 M44 56 L44 62 M82 62 L82 68"}}},
        {"rocks", {{Solid, Stone, "M2 96 L14 66 L36 60 L48 96 Z"}, {Solid, Stone, "M40 96 L52 58 L80 56 L98 96 Z"}, {Solid, Stone, "M22 58 L38 32 L62 34 L70 56 L48 64 Z"}, {Flat, Light, "M38 36 L54 36 L44 46 Z M16 70 L30 66 L20 78 Z M56 62 L72 60 L60 70 Z"}, {Line, Ink, "M18 8 L26 20 M46 4 L50 18 M80 12 L74 26"}, {Solid, Stone, "M10 26 L24 24 L28 38 L14 42 Z M70 30 L82 30 L84 42 L72 44 Z"}}},
        {"signturn", {{Line, Cloth, "M20 70 C8 30 60 6 80 34"}, {Solid, Cloth, "M70 38 L94 42 L88 18 Z"}, {Line, Water, "M80 30 C92 70 40 94 20 66"}, {Solid, Water, "M30 62 L6 58 L12 82 Z"}, {Solid, Paper, "P34 36 32 30 3"}, {Line, Ink, "M40 46 L60 46 M40 56 L54 56"}}},
        {"gate", {{Solid, Stone, "M4 98 L4 30 C4 -8 96 -8 96 30 L96 98 L82 98 L82 36 C82 10 18 10 18 36 L18 98 Z"}, {Thick, Iron, "M30 18 L30 92 M50 12 L50 92 M70 18 L70 92 M20 44 L80 44 M20 66 L80 66"}, {Solid, Iron, "M26 88 L34 88 L30 98 Z M46 88 L54 88 L50 98 Z M66 88 L74 88 L70 98 Z"}}},
        {"banana", {{Solid, Gold, "M50 10 C56 10 58 16 58 22 C64 40 84 50 96 62 C84 70 66 62 58 52 C58 70 66 84 62 96 C48 90 42 70 44 54 C34 66 18 72 4 66 C18 52 38 42 42 22 C42 16 44 10 50 10 Z"}, {Flat, Paper, "M50 34 C56 46 74 54 88 62 C72 62 60 54 52 42 Z M48 36 C40 48 26 58 12 64 C24 66 38 58 46 44 Z"}, {Solid, Wood, "R46 4 8 10"}}},
        {"hole", {{Solid, Cloth, "M10 10 L90 10 L84 70 C70 96 30 96 16 70 Z"}, {Line, Paper, "M20 20 L80 20 M18 30 L26 72"}, {Solid, Ink, "M36 62 L44 54 L56 56 L66 64 L60 78 L46 80 Z"}, {Solid, Gold, "E50 92 9 5 E70 98 8 4 E32 97 8 4"}}},
        {"darklamp", {{Line, Iron, "M36 22 C36 2 64 2 64 22"}, {Solid, Iron, "M30 20 L70 20 L78 32 L22 32 Z"}, {Solid, Ink, "R26 32 48 48"}, {Flat, Paper, "O40 52 5 O60 52 5"}, {Flat, Ink, "O41 53 2 O61 53 2"}, {Solid, Iron, "P18 80 64 14 3"}, {Line, Stone, "M50 30 C44 22 56 14 50 4"}}},
        {"heartcrack", {{Solid, Cloth, "M50 92 C-10 52 4 8 32 10 C42 11 48 18 50 26 C52 18 58 11 68 10 C96 8 110 52 50 92 Z"}, {Line, Ink, "M50 26 L42 42 L56 52 L46 66 L52 78"}, {Flat, Light, "E28 32 6 9"}}},
    };
    return drawings;
}
// clang-format on

} // namespace delve::dungeoneer
