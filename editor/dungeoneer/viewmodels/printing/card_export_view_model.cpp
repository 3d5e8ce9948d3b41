// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/printing/card_export_view_model.h"

#include "editor/dungeoneer/document/installed_sets.h"
#include "editor/text/enum_words.h"
#include "editor/viewmodels/canvas/chosen_style.h"

#include <algorithm>

namespace delve::dungeoneer {

void CardExportViewModel::setSource(CardMapSource* source)
{
    if (m_source == source)
        return;
    m_source = source;
    emit sourceChanged();
    beginAnew();
}

QStringList CardExportViewModel::formatNames() const
{
    return wordsOf<CardExport>([](CardExport value) {
        switch (value) {
        case CardExport::Png: return tr("PNG picture");
        case CardExport::Svg: return tr("SVG drawing");
        case CardExport::Pdf: return tr("PDF drawing");
        case CardExport::Uvtt: return tr("Virtual tabletop");
        case CardExport::Foundry: return tr("Foundry VTT scene");
        case CardExport::Tiled: return tr("Tiled map");
        case CardExport::WithSets: return tr("Bundle");
        }
        return QString();
    });
}

QStringList CardExportViewModel::formatDescriptions() const
{
    return wordsOf<CardExport>([](CardExport value) {
        switch (value) {
        case CardExport::Png: return tr("All maps as a picture of pixels, for screens and web pages.");
        case CardExport::Svg: return tr("All maps as vectors, with a named group for each layer.");
        case CardExport::Pdf: return tr("All maps as vectors, on one page as large as they are.");
        case CardExport::Uvtt:
            return tr("Universal VTT (.dd2vtt): picture, walls and doors for virtual tabletops. A card is 5 "
                      "squares wide and 7 high.");
        case CardExport::Foundry:
            return tr(
                "A scene for Foundry VTT (.foundry.json) with walls, doors and notes, and its picture beside "
                "it. A card is 5 squares wide and 7 high.");
        case CardExport::Tiled:
            return tr("A .tmj map for the editor Tiled whose tiles are cards, with their picture beside it.");
        case CardExport::WithSets:
            return tr("The scenario with all sets it uses in one file, for a friend who has none of them.");
        }
        return QString();
    });
}

QString CardExportViewModel::suffix() const
{
    const std::string_view ending = nameOf(cardFormat());
    return QString::fromUtf8(ending.data(), qsizetype(ending.size()));
}

QUrl CardExportViewModel::proposedFile() const
{
    return m_source ? m_source->proposedFile(suffix()) : QUrl();
}

MapExport::Writer CardExportViewModel::writer() const
{
    if (!m_source || !m_source->scenario())
        return {};
    CardExportOptions options;
    options.format = cardFormat();
    options.picture.style = chosenStyle(style());
    options.picture.cardPixels = std::min(pixels(), mostPixels());
    options.picture.transparent = isTransparent();
    options.picture.keepsUpright = m_upright;
    options.setFolders = installedSetFolders();
    return [scenario = m_source->scenario(), cards = m_source->cards(), options](const QString& path,
                                                                                 const Progress&) {
        return exportCardMap(path, *scenario, *cards, options);
    };
}

} // namespace delve::dungeoneer
