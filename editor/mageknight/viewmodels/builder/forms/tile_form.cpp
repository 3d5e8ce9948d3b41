// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/forms/form_builder.h"
#include "engine/mageknight/content/tile_strokes.h"

namespace delve::mageknight {

namespace {

EnumLabels<Floor> floorLabels()
{
    return {{Floor::Flagstone, formText(QT_TRANSLATE_NOOP("PieceForm", "Flagstone"))},
            {Floor::Slab, formText(QT_TRANSLATE_NOOP("PieceForm", "Slabs"))},
            {Floor::Cobble, formText(QT_TRANSLATE_NOOP("PieceForm", "Cobbles"))},
            {Floor::Planks, formText(QT_TRANSLATE_NOOP("PieceForm", "Planks"))},
            {Floor::Earth, formText(QT_TRANSLATE_NOOP("PieceForm", "Earth"))},
            {Floor::Mosaic, formText(QT_TRANSLATE_NOOP("PieceForm", "Mosaic"))},
            {Floor::Brick, formText(QT_TRANSLATE_NOOP("PieceForm", "Brick"))},
            {Floor::Grate, formText(QT_TRANSLATE_NOOP("PieceForm", "Grating"))}};
}

EnumLabels<ArtKind> artLabels()
{
    constexpr std::array names{
        QT_TRANSLATE_NOOP("PieceForm", "Arch"),         QT_TRANSLATE_NOOP("PieceForm", "Banner"),
        QT_TRANSLATE_NOOP("PieceForm", "Bars"),         QT_TRANSLATE_NOOP("PieceForm", "Bones"),
        QT_TRANSLATE_NOOP("PieceForm", "Books"),        QT_TRANSLATE_NOOP("PieceForm", "Brazier"),
        QT_TRANSLATE_NOOP("PieceForm", "Candles"),      QT_TRANSLATE_NOOP("PieceForm", "Chains"),
        QT_TRANSLATE_NOOP("PieceForm", "Cobweb"),       QT_TRANSLATE_NOOP("PieceForm", "Column stump"),
        QT_TRANSLATE_NOOP("PieceForm", "Cracks"),       QT_TRANSLATE_NOOP("PieceForm", "Drain"),
        QT_TRANSLATE_NOOP("PieceForm", "Fungus"),       QT_TRANSLATE_NOOP("PieceForm", "Floor grate"),
        QT_TRANSLATE_NOOP("PieceForm", "Inscription"),  QT_TRANSLATE_NOOP("PieceForm", "Lever"),
        QT_TRANSLATE_NOOP("PieceForm", "Moss"),         QT_TRANSLATE_NOOP("PieceForm", "Mosaic star"),
        QT_TRANSLATE_NOOP("PieceForm", "Loose planks"), QT_TRANSLATE_NOOP("PieceForm", "Pool rim"),
        QT_TRANSLATE_NOOP("PieceForm", "Puddle"),       QT_TRANSLATE_NOOP("PieceForm", "Rails"),
        QT_TRANSLATE_NOOP("PieceForm", "Roots"),        QT_TRANSLATE_NOOP("PieceForm", "Rubble"),
        QT_TRANSLATE_NOOP("PieceForm", "Rug"),          QT_TRANSLATE_NOOP("PieceForm", "Runes"),
        QT_TRANSLATE_NOOP("PieceForm", "Shelf"),        QT_TRANSLATE_NOOP("PieceForm", "Skulls"),
        QT_TRANSLATE_NOOP("PieceForm", "Statue"),       QT_TRANSLATE_NOOP("PieceForm", "Steps"),
        QT_TRANSLATE_NOOP("PieceForm", "Throne"),       QT_TRANSLATE_NOOP("PieceForm", "Tools"),
        QT_TRANSLATE_NOOP("PieceForm", "Torch"),        QT_TRANSLATE_NOOP("PieceForm", "Urn"),
        QT_TRANSLATE_NOOP("PieceForm", "Weapon rack"),  QT_TRANSLATE_NOOP("PieceForm", "Well")};
    static_assert(names.size() == enumNames<ArtKind>.size());
    EnumLabels<ArtKind> labels;
    for (std::size_t i = 0; i < names.size(); ++i)
        labels.emplace_back(ArtKind(i), formText(names[i]));
    return labels;
}

EnumLabels<Rotation> turnLabels()
{
    return {{Rotation::None, QStringLiteral("0°")},
            {Rotation::Quarter, QStringLiteral("90°")},
            {Rotation::Half, QStringLiteral("180°")},
            {Rotation::ThreeQuarters, QStringLiteral("270°")}};
}

/// The decoration of a face. Columns and rows are counted from 1, as the canvas shows them.
FormTable artTable(FormBuilder<Tile>& form, std::size_t side)
{
    FormTable table;
    table.name = QStringLiteral("art.%1").arg(side);
    table.title = side == 0 ? formText(QT_TRANSLATE_NOOP("PieceForm", "Decoration of face A"))
                            : formText(QT_TRANSLATE_NOOP("PieceForm", "Decoration of face B"));
    table.columns = {formText(QT_TRANSLATE_NOOP("PieceForm", "Drawing")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "Column")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "Row")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "Turned"))};
    const Size size = sizeOf(form.subject().kind);
    const auto numbered = [](int count) {
        EnumLabels<int> labels;
        for (int i = 0; i < count; ++i)
            labels.emplace_back(i, QString::number(i + 1));
        return labels;
    };
    for (std::size_t i = 0; i < form.subject().faces[side].art.size(); ++i) {
        const auto art = [side, i](Tile& tile) -> Art& { return tile.faces[side].art[i]; };
        const QString name = QStringLiteral("art.%1.%2.").arg(side).arg(i);
        table.rows.push_back({QString::number(i + 1),
                              {form.choiceOf<ArtKind>(
                                   name + QLatin1String("kind"), table.columns[0],
                                   [art](Tile& t) -> ArtKind& { return art(t).kind; }, artLabels()),
                               form.choiceOf<int>(
                                   name + QLatin1String("x"), table.columns[1],
                                   [art](Tile& t) -> int& { return art(t).square.x; }, numbered(size.width)),
                               form.choiceOf<int>(
                                   name + QLatin1String("y"), table.columns[2],
                                   [art](Tile& t) -> int& { return art(t).square.y; }, numbered(size.height)),
                               form.choiceOf<Rotation>(
                                   name + QLatin1String("turn"), table.columns[3],
                                   [art](Tile& t) -> Rotation& { return art(t).turn; }, turnLabels())}});
    }
    table.withRow = form.rowChange([side](Tile& tile, int row) {
        auto& art = tile.faces[side].art;
        art.insert(art.begin() + row, Art{ArtKind::Torch, {0, 0}, Rotation::None});
    });
    table.withoutRow = form.rowChange(
        [side](Tile& tile, int row) { tile.faces[side].art.erase(tile.faces[side].art.begin() + row); });
    return table;
}

} // namespace

Form formOf(const Tile& tile)
{
    FormBuilder<Tile> form(tile);
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Tile")));
    form.addLocalized(QStringLiteral("name"), formText(QT_TRANSLATE_NOOP("PieceForm", "Name")),
                      [](Tile& t) -> LocalizedText& { return t.name; });
    // MAP-02, MAP-03
    form.add(form.choice<TileKind>(
        QStringLiteral("kind"), formText(QT_TRANSLATE_NOOP("PieceForm", "Size")), tile.kind,
        {{TileKind::Chamber, formText(QT_TRANSLATE_NOOP("PieceForm", "Chamber, 5 × 5"))},
         {TileKind::Hallway, formText(QT_TRANSLATE_NOOP("PieceForm", "Hallway, 3 × 5"))}},
        [](Tile& t, TileKind kind) { t = withKind(t, kind); }));
    form.add(form.number(QStringLiteral("stock"),
                         formText(QT_TRANSLATE_NOOP("PieceForm", "How many there are")),
                         [](Tile& t) -> int& { return t.stock; }));
    for (const std::size_t side : {std::size_t(0), std::size_t(1)}) {
        const auto face = [side](Tile& t) -> TileFace& { return t.faces[side]; };
        const QString name = QStringLiteral("face.%1.").arg(side);
        form.section(side == 0 ? formText(QT_TRANSLATE_NOOP("PieceForm", "Face A"))
                               : formText(QT_TRANSLATE_NOOP("PieceForm", "Face B")));
        form.addLocalized(name + QLatin1String("name"), formText(QT_TRANSLATE_NOOP("PieceForm", "Name")),
                          [face](Tile& t) -> LocalizedText& { return face(t).name; });
        form.add(form.choiceOf<Floor>(
            name + QLatin1String("floor"), formText(QT_TRANSLATE_NOOP("PieceForm", "Floor")),
            [face](Tile& t) -> Floor& { return face(t).floor; }, floorLabels()));
        form.addLocalized(
            name + QLatin1String("idea"), formText(QT_TRANSLATE_NOOP("PieceForm", "Idea")),
            [face](Tile& t) -> LocalizedText& { return face(t).idea; }, true);
        form.add(artTable(form, side));
    }
    return form.take();
}

} // namespace delve::mageknight
