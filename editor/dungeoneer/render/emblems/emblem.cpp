// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/emblems/emblem.h"

#include "editor/dungeoneer/render/drawn_path.h"
#include "editor/dungeoneer/render/emblems/emblem_words.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace delve::dungeoneer {

namespace {

using Words = std::set<std::string, std::less<>>;

void addWords(Words& words, std::string_view text)
{
    std::string word;
    const auto end = [&] {
        if (!word.empty())
            words.insert(std::exchange(word, {}));
    };
    for (const char c : text)
        if (std::isalpha(static_cast<unsigned char>(c)))
            word += char(std::tolower(static_cast<unsigned char>(c)));
        else if (c != '\'')
            end();
    end();
}

const EmblemDrawing& drawingNamed(std::string_view name)
{
    for (const EmblemDrawing* drawing : allEmblems())
        if (drawing->name == name)
            return *drawing;
    return itemDrawings().front();
}

/// The first row of a table of which the words speak.
const EmblemDrawing* found(std::span<const EmblemWord> table, const Words& words)
{
    const auto row =
        std::ranges::find_if(table, [&](const EmblemWord& entry) { return words.contains(entry.word); });
    return row == table.end() ? nullptr : &drawingNamed(row->drawing);
}

Words wordsOf(const CardHead& card)
{
    Words words;
    addWords(words, card.id.text().substr(card.id.text().find('/') + 1));
    addWords(words, card.name.in("en"));
    return words;
}

Words setOf(const std::vector<std::string>& categories)
{
    return {categories.begin(), categories.end()};
}

std::string_view usualOf(const AdventureCard& card)
{
    switch (card.kind) {
    case AdventureKind::Boon: return "wings";
    case AdventureKind::Treasure: return "bag";
    case AdventureKind::Bane: return "heartcrack";
    case AdventureKind::Encounter: break;
    }
    return card.isMonster() ? "snout" : card.isTrap() ? "trapdoor" : "crown";
}

std::string_view usualOf(Criterion criterion)
{
    switch (criterion) {
    case Criterion::Chance: return "dice";
    case Criterion::Slay: return "duel";
    case Criterion::Threat: return "trial";
    case Criterion::Sacrifice: return "altar";
    case Criterion::Escort: return "bundle";
    case Criterion::Manual: break;
    }
    return "scroll";
}

QColor colourOf(const Sketch& sketch, Tone tone)
{
    const Palette& p = sketch.palette();
    if (p.lineArt)
        return tone == Tone::Ink ? p.line : p.paper;
    static const std::array accents{QColor(0x3f, 0x7f, 0xb0), QColor(0xb0, 0x4a, 0x4a),
                                    QColor(0x5a, 0x8c, 0x4a), QColor(0x8a, 0x5a, 0xa0),
                                    QColor(0xd0, 0x82, 0x34), QColor(0x3c, 0x94, 0x8c)};
    const QColor accent = accents[std::size_t(sketch.noise.pick(int(accents.size()), 77))];
    switch (tone) {
    case Tone::Metal: return sketch.shade(p.iron, 0.45);
    case Tone::Iron: return sketch.shade(p.ironDark, 0.22);
    case Tone::Wood: return p.wood;
    case Tone::Gold: return p.gold;
    case Tone::Bone: return p.bone;
    case Tone::Stone: return p.stone;
    case Tone::Cloth: return p.cloth;
    case Tone::Accent: return sketch.style == RenderStyle::Parchment ? mixed(accent, p.wood, 0.6) : accent;
    case Tone::Leaf: return p.leaf;
    case Tone::Flame: return p.flame;
    case Tone::Magic: return p.magic;
    case Tone::Water: return sketch.shade(p.water, 0.35);
    case Tone::Paper: return sketch.shade(p.paper, 0.35);
    case Tone::Skin: return mixed(p.bone, p.flame, 0.28);
    case Tone::Ink: return p.ink;
    case Tone::Light: return QColor(255, 255, 255, 120);
    case Tone::Shade: return QColor(40, 20, 10, 95);
    }
    return p.stone;
}

void paintPart(const Sketch& sketch, const EmblemPart& part, const QTransform& place)
{
    constexpr double outline = 2.4;
    const double unit = place.m22();
    const QPainterPath path = place.map(drawnPath(part.path));
    const QColor colour = colourOf(sketch, part.tone);
    const bool isGleam = part.tone == Tone::Light || part.tone == Tone::Shade;
    switch (part.how) {
    case EmblemPart::Solid: return sketch.draw(path, colour, outline * unit);
    case EmblemPart::Flat:
        // In drawings of lines a gleam is bare paper, and eyes stay dark.
        if (!sketch.lineArt() || !isGleam)
            sketch.fill(path, colour);
        if (sketch.lineArt() && !isGleam && part.tone != Tone::Ink)
            sketch.stroke(path, sketch.palette().line, outline * unit * 0.6);
        return;
    case EmblemPart::Line:
        return sketch.stroke(path, sketch.lineArt() ? sketch.palette().line : colour,
                             (sketch.lineArt() ? 2.2 : 4) * unit);
    case EmblemPart::Thick:
        sketch.stroke(path, sketch.palette().line, 11 * unit);
        return sketch.stroke(path, colour, 6.4 * unit);
    }
}

} // namespace

const EmblemDrawing& emblemOf(const AdventureCard& card)
{
    const Words words = wordsOf(card);
    const auto own = card.isMonster() ? monsterWords() : card.isTrap() ? trapWords() : thingWords();
    if (const EmblemDrawing* drawing = found(own, words))
        return *drawing;
    if (const EmblemDrawing* drawing = found(categoryWords(), setOf(card.categories)))
        return *drawing;
    return drawingNamed(usualOf(card));
}

const EmblemDrawing& emblemOf(const QuestCard& card)
{
    if (card.slay)
        return emblemOf(*card.slay);
    const EmblemDrawing* drawing = found(questWords(), wordsOf(card));
    return drawing ? *drawing : drawingNamed(usualOf(card.criterion));
}

const EmblemDrawing& emblemOf(const PrintedMonster& monster)
{
    Words words;
    addWords(words, monster.name.in("en"));
    if (const EmblemDrawing* drawing = found(monsterWords(), words))
        return *drawing;
    const EmblemDrawing* drawing = found(categoryWords(), setOf(monster.categories));
    return drawing ? *drawing : drawingNamed("snout");
}

void paintEmblem(const Sketch& sketch, const EmblemDrawing& drawing, const QRectF& area)
{
    const double side = std::min(area.width(), area.height());
    const QRectF box = around(area.center(), side, side);
    const QTransform place(side / 100, 0, 0, side / 100, box.left(), box.top());
    for (const EmblemPart& part : drawing.parts)
        paintPart(sketch, part, place);
}

std::vector<const EmblemDrawing*> allEmblems()
{
    std::vector<const EmblemDrawing*> all;
    for (const auto& drawings : {itemDrawings(), gearDrawings(), creatureDrawings(), folkDrawings(),
                                 deedDrawings(), hazardDrawings()})
        for (const EmblemDrawing& drawing : drawings)
            all.push_back(&drawing);
    return all;
}

} // namespace delve::dungeoneer
