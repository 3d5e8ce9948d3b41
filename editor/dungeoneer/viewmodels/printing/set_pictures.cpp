// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/printing/set_pictures.h"

#include "editor/document/save_file.h"
#include "editor/dungeoneer/export/card_pictures.h"
#include "editor/dungeoneer/viewmodels/printing/set_print_view_model.h"
#include "editor/viewmodels/canvas/chosen_style.h"

#include <QDir>
#include <QFileInfo>

#include <cmath>

namespace delve::dungeoneer {

namespace {

enum class Pictures : std::uint8_t
{
    EachCard,
    EditedCard,
    TableSheets
};

constexpr double millimetresInAnInch = 25.4;
constexpr int usualDots = 300, mostDots = 1200;

/// Across a card.
int pixelsAt(int dotsPerInch)
{
    return int(std::lround(CardPictureOptions().millimetres.width() / millimetresInAnInch * dotsPerInch));
}

QString nameOfDeck(const TableSheet& sheet)
{
    const std::string_view word = nameOf(sheet.deck);
    const QString name = QString::fromUtf8(word.data(), qsizetype(word.size()));
    return sheet.number > 1 ? QStringLiteral("%1-%2").arg(name, QString::number(sheet.number)) : name;
}

std::vector<NamedPicture> picturesOf(const CardSet& set, Pictures what, const QString& card,
                                     const CardPictureOptions& options)
{
    if (what == Pictures::TableSheets) {
        std::vector<NamedPicture> sheets;
        for (TableSheet& sheet : tableSheets(set, options.style))
            sheets.push_back({nameOfDeck(sheet), std::move(sheet.draw)});
        return sheets;
    }
    auto pictures = cardPictures(set, options);
    // Its front, and what else belongs to it alone: ids have no underscores.
    if (what == Pictures::EditedCard)
        std::erase_if(pictures, [&](const NamedPicture& picture) {
            return picture.name != card && picture.name != card + QStringLiteral("_back");
        });
    return pictures;
}

} // namespace

SetPictures::SetPictures(QObject* parent) : MapExport(pixelsAt(usualDots), parent)
{}

void SetPictures::setDraft(SetDraft* draft)
{
    if (m_draft == draft)
        return;
    m_draft = draft;
    emit draftChanged();
    beginAnew();
}

QStringList SetPictures::formatNames() const
{
    return {tr("Each card by itself"), tr("The card that is edited"), tr("Sheets for virtual tables")};
}

QStringList SetPictures::formatDescriptions() const
{
    return {
        tr("A PNG file of each card of the set, and of the backs of its decks."),
        tr("A PNG file of the card in front, with its round corners."),
        tr("Whole decks in one PNG file each, ten cards across and up to seven down, with the back last.")};
}

/// Sheets are as large as tables take them.
bool SetPictures::hasPixels() const
{
    return Pictures(format()) != Pictures::TableSheets;
}

int SetPictures::mostPixels() const
{
    return pixelsAt(mostDots);
}

int SetPictures::usualPixels() const
{
    return pixelsAt(usualDots);
}

QUrl SetPictures::proposedFile() const
{
    return m_draft ? dungeoneer::proposedFile(*m_draft, suffix()) : QUrl();
}

MapExport::Writer SetPictures::writer() const
{
    const auto what = Pictures(format());
    if (!m_draft || (what == Pictures::EditedCard && m_draft->piece().isEmpty()))
        return {};
    CardPictureOptions options;
    options.style = chosenStyle(style());
    options.dotsPerInch = pixels() / options.millimetres.width() * millimetresInAnInch;
    return [set = m_draft->model().set(), card = m_draft->piece().section(u'/', 1), what,
            options](const QString& path, const Progress& progress) -> Result<QStringList> {
        const auto pictures = picturesOf(set, what, card, options);
        const QFileInfo file(path);
        QStringList written;
        for (const NamedPicture& picture : pictures) {
            const QString name =
                pictures.size() == 1
                    ? path
                    : file.dir().filePath(
                          QStringLiteral("%1-%2.png").arg(file.completeBaseName(), picture.name));
            if (const auto saved = saveFile(name, asPng(picture.draw())); !saved)
                return saved.error();
            written << name;
            if (!goesOn(progress, double(written.size()) / double(pictures.size())))
                break; // whole files stay
        }
        return written;
    };
}

} // namespace delve::dungeoneer
