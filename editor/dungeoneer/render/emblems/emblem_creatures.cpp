// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/emblems/emblem_parts.h"

namespace delve::dungeoneer {

using enum Tone;
using enum EmblemPart::How;

// clang-format off
/// Beasts, spirits, things that should not move.
std::span<const EmblemDrawing> creatureDrawings()
{
    static const std::vector<EmblemDrawing> drawings{
        {"worm", {{Solid, Accent, "M8 90 C-2 60 30 58 34 72 C38 86 56 84 54 66 C52 44 34 46 40 26 C44 8 72 2 84 18 C94 32 84 46 74 46 C70 46 66 42 64 38 C64 46 74 56 74 70 C74 98 34 104 26 84 C24 78 20 80 22 92 Z"},
                  {Line, Shade, "M42 38 C48 36 56 38 58 42 M48 54 C54 50 62 52 66 54 M54 66 C60 66 66 68 72 72 M46 80 C50 84 54 90 54 94"}, {Flat, Paper, "O70 20 7 O82 24 6"}, {Flat, Ink, "O72 21 3.4 O82 25 3"}, {Solid, Paper, "M66 36 L72 44 L76 36 L80 44 L84 34 Z"}}},
        {"mimic", {{Solid, Wood, "M8 44 C8 6 92 6 92 44 L90 40 L10 40 Z"}, {Solid, Ink, "M10 40 L90 40 L88 62 L12 62 Z"}, {Solid, Wood, "R8 62 84 32"}, {Solid, Iron, "R8 62 10 32 R82 62 10 32"},
                   {Solid, Bone, "M12 40 L20 54 L28 40 L36 54 L44 40 L52 54 L60 40 L68 54 L76 40 L84 54 L90 40 Z"}, {Solid, Cloth, "M40 62 C44 50 62 50 66 62 C74 80 66 92 56 88 C60 78 52 66 40 62 Z"}, {Flat, Flame, "O34 26 6 O66 26 6"}, {Flat, Ink, "E34 26 2 5 E66 26 2 5"}}},
        {"golem", {{Solid, Stone, "P36 4 28 24 4"}, {Solid, Stone, "M16 28 L84 28 L76 66 L24 66 Z"}, {Solid, Stone, "P2 30 16 46 5 P82 30 16 46 5"}, {Solid, Stone, "R28 66 18 30 R54 66 18 30"},
                   {Flat, Magic, "O44 15 3.6 O56 15 3.6"}, {Solid, Accent, "O50 46 11"}, {Line, Ink, "M50 38 L50 54 M44 42 C56 38 56 48 46 48 C40 50 46 56 56 52"}, {Line, Shade, "M22 40 L32 44 M68 36 L74 50 M34 72 L44 84"}}},
        {"dragon", {{Solid, Accent, "M14 96 C10 62 22 40 40 32 L28 8 L48 22 L56 2 L64 26 C84 30 98 46 96 60 C94 70 84 70 76 68 C70 76 60 78 52 74 C62 82 68 90 70 96 Z"},
                    {Solid, Bone, "M76 68 L80 76 L84 68 Z M66 72 L70 80 L73 70 Z"}, {Solid, Flame, "M54 40 C60 34 68 36 70 44 C64 48 58 46 54 40 Z"}, {Flat, Ink, "E63 42 2 4 O90 54 2.4"},
                    {Line, Shade, "M30 54 C36 60 36 68 32 76 M40 48 C46 58 46 70 44 84 M76 68 C70 64 62 64 56 68"}, {Solid, Leaf, "M14 96 C6 74 8 54 22 38 L16 58 L24 56 L18 72 L26 74 L20 90 Z"}}},
        {"slime", {{Solid, Leaf, "M6 88 C2 66 20 64 24 46 C28 24 40 10 54 10 C72 10 78 30 78 46 C80 62 98 66 94 88 C94 96 6 96 6 88 Z"}, {Flat, Light, "M36 30 C40 20 48 18 54 20 C44 26 40 34 38 44 Z"},
                   {Solid, Paper, "O42 52 9 O64 50 11"}, {Flat, Ink, "O44 53 4 O62 52 5"}, {Line, Ink, "M38 72 C48 80 60 80 70 70"}, {Solid, Bone, "M22 80 L38 84 L36 88 L20 84 Z"}, {Flat, Light, "O80 78 4 O24 70 3"}}},
        {"imp", {{Solid, Flame, "M26 36 C16 22 18 10 24 4 C28 16 34 22 42 24 L58 24 C66 22 72 16 76 4 C82 10 84 22 74 36 C84 60 72 84 50 92 C28 84 16 60 26 36 Z"}, {Solid, Paper, "M30 44 L46 52 L32 56 Z M70 44 L54 52 L68 56 Z"},
                 {Flat, Ink, "O38 51 3 O62 51 3"}, {Solid, Ink, "M34 66 C44 72 56 72 66 66 C62 82 38 82 34 66 Z"}, {Solid, Bone, "M40 69 L44 76 L47 70 Z M53 70 L56 76 L60 69 Z"}}},
        {"goose", {{Solid, Paper, "M36 34 C30 12 44 2 56 6 C68 10 66 24 60 34 C58 46 70 50 84 46 L96 40 C98 66 82 88 56 88 C26 88 22 58 36 34 Z"}, {Solid, Flame, "M44 12 L18 18 L42 24 Z"}, {Flat, Ink, "O50 14 3"},
                   {Line, Shade, "M50 62 C62 74 78 70 86 58 M48 70 C60 80 72 78 80 70"}, {Line, Flame, "M48 88 L46 97 L38 97 M62 88 L62 97 L54 97"}, {Line, Ink, "M40 6 L50 10"}}},
        {"wolf", {{Solid, Stone, "M20 4 L38 22 L62 22 L80 4 L86 40 L74 62 L60 88 L50 96 L40 88 L26 62 L14 40 Z"}, {Solid, Paper, "M26 62 L42 54 L50 70 L58 54 L74 62 L60 88 L50 96 L40 88 Z"}, {Flat, Flame, "M28 40 L42 46 L34 50 Z M72 40 L58 46 L66 50 Z"},
                  {Solid, Ink, "M43 76 L57 76 L50 84 Z"}, {Flat, Ink, "O37 46 1.8 O63 46 1.8"}, {Flat, Shade, "M24 12 L34 24 L22 34 Z M76 12 L66 24 L78 34 Z"}}},
        {"griffin", {{Solid, Gold, "M50 4 C74 4 86 24 84 44 L92 66 L80 62 L82 80 L68 74 L62 94 L44 84 L26 92 L26 72 L12 70 L22 50 C18 26 28 4 50 4 Z"}, {Solid, Paper, "M26 26 C36 16 60 18 66 30 C58 44 40 48 28 42 Z"}, {Solid, Flame, "M28 28 C10 30 6 44 14 58 C20 50 26 48 34 46 C30 40 28 34 28 28 Z"},
                     {Flat, Ink, "O46 32 4"}, {Line, Shade, "M38 24 L54 26 M40 58 L48 66 M54 56 L62 66 M64 46 L74 54"}}},
        {"ghost", {{Solid, Paper, "M14 92 C10 40 24 6 50 6 C76 6 90 40 86 92 C78 98 74 84 66 88 C58 98 54 86 50 86 C44 86 42 98 34 90 C26 84 22 98 14 92 Z"}, {Flat, Ink, "E38 38 6 9 E62 38 6 9 E50 62 7 10"}, {Flat, Shade, "M76 30 C84 50 84 76 82 92 C76 92 74 84 68 86 C76 66 78 48 76 30 Z"}}},
        {"wraith", {{Solid, Ink, "M50 2 C76 6 84 34 82 58 L96 96 L74 86 L64 98 L50 86 L36 98 L26 86 L4 96 L18 58 C16 34 24 6 50 2 Z"}, {Flat, Shade, "M50 14 C66 16 70 34 66 50 C58 60 42 60 34 50 C30 34 34 16 50 14 Z"}, {Flat, Magic, "M36 36 L48 40 L38 45 Z M64 36 L52 40 L62 45 Z"}, {Line, Magic, "M34 66 C44 72 56 72 66 66 M30 78 C44 84 56 84 70 78"}}},
        {"skeleton", {{Solid, Bone, "M50 4 C82 4 90 30 84 48 C82 56 74 58 72 62 L72 74 L28 74 L28 62 C26 58 18 56 16 48 C10 30 18 4 50 4 Z"}, {Solid, Ink, "E34 40 10 11 E66 40 10 11"}, {Solid, Ink, "M50 50 L44 62 L56 62 Z"}, {Line, Ink, "M38 66 L38 74 M46 66 L46 74 M54 66 L54 74 M62 66 L62 74"}, {Flat, Flame, "O34 41 3.4 O66 41 3.4"}, {Thick, Bone, "M12 80 L88 96 M88 80 L12 96"}}},
        {"wisp", {{Flat, Light, "O50 46 40"}, {Solid, Magic, "M50 4 C70 26 84 40 78 60 C72 78 28 78 22 60 C16 44 34 36 36 22 C42 28 46 30 48 34 C52 26 52 14 50 4 Z"}, {Solid, Paper, "M50 38 C60 48 64 54 60 62 C56 68 44 68 40 62 C36 54 46 50 50 38 Z"}, {Flat, Ink, "O45 57 2.4 O56 57 2.4"}, {Line, Leaf, "M16 96 C18 84 14 80 16 74 M30 98 C30 90 34 86 32 80 M72 98 C70 90 74 84 72 80 M86 96 C86 86 82 82 86 74"}}},
        {"plant", {{Solid, Leaf, "M48 98 C40 80 10 84 6 60 C24 54 42 66 48 78 C46 60 30 44 40 24 C56 30 58 56 54 74 C62 60 80 50 96 58 C92 80 62 78 54 98 Z"}, {Solid, Accent, "M50 4 C64 2 72 14 66 26 C72 40 58 48 50 42 C42 48 28 40 34 26 C28 14 36 2 50 4 Z"}, {Solid, Gold, "O50 24 8"}, {Flat, Ink, "O46 22 2 O54 22 2"}, {Line, Ink, "M45 28 L55 28 M26 62 L20 54 M74 58 L80 50 M44 58 L36 54"}}},
        {"swarm", {{Solid, Accent, "O26 30 13 O72 26 11 O50 56 15 O22 74 10 O78 72 13"}, {Flat, Paper, "O22 27 4 O30 27 4 O69 23 3.4 O76 23 3.4 O45 52 5 O55 52 5 O19 72 3 O25 72 3 O74 69 4 O82 69 4"}, {Flat, Ink, "O23 28 1.8 O31 28 1.8 O70 24 1.6 O77 24 1.6 O46 53 2.2 O56 53 2.2 O75 70 1.8 O83 70 1.8 O20 72 1.4 O26 72 1.4"}, {Solid, Gold, "E40 80 7 4 E60 88 7 4 E50 20 6 3.5"}, {Line, Ink, "M44 62 C48 66 52 66 56 62"}}},
        {"tentacles", {{Thick, Accent, "M30 60 C10 50 24 30 10 14 M42 54 C34 36 46 26 38 6 M60 54 C66 36 56 22 66 6 M72 60 C90 48 76 30 92 20"}, {Solid, Iron, "M8 56 L92 56 C92 84 78 96 50 96 C22 96 8 84 8 56 Z"}, {Solid, Iron, "P4 50 92 9 4"}, {Flat, Light, "M18 66 C20 80 28 88 36 90 C26 84 24 74 26 66 Z"}, {Flat, Flame, "O42 74 5 O60 74 5"}, {Flat, Ink, "O42 74 2 O60 74 2"}}},
        {"snout", {{Solid, Wood, "M12 30 C20 6 36 14 50 14 C64 14 80 6 88 30 C96 60 82 94 50 94 C18 94 4 60 12 30 Z"}, {Solid, Skin, "E50 66 22 16"}, {Flat, Ink, "E42 66 4 6 E58 66 4 6"}, {Flat, Paper, "O32 42 8 O68 42 8"}, {Flat, Ink, "O34 43 4 O66 43 4"}, {Solid, Bone, "M30 74 L22 90 L38 82 Z M70 74 L78 90 L62 82 Z"}}},
    };
    return drawings;
}
// clang-format on

} // namespace delve::dungeoneer
