// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/printing/print_choices.h"

#include "editor/printer/system_printer.h"
#include "editor/text/enum_words.h"

#include <QLocale>
#include <QMetaProperty>

namespace delve::mageknight {

namespace {

/// Calls `visit` for each property that is worth remembering.
template <typename Visit> void forEachChoice(const QMetaObject& type, const Visit& visit)
{
    for (int i = type.propertyOffset(); i < type.propertyCount(); ++i)
        if (const QMetaProperty property = type.property(i); property.isStored())
            visit(property, QStringLiteral("print/") + QString::fromLatin1(property.name()));
}

/// What the settings hold is not trusted: a file of settings can be edited by hand.
template <typename Enum> int within(int value)
{
    return value >= 0 && value < int(enumNames<Enum>.size()) ? value : 0;
}

} // namespace

PrintChoices::PrintChoices(QObject* parent)
    : QObject(parent),
      m_paper(QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QStringLiteral("Letter")
                                                                         : QStringLiteral("A4"))
{
    recall();
    connect(this, &PrintChoices::changed, this, &PrintChoices::remember);
}

void PrintChoices::recall()
{
    forEachChoice(*metaObject(), [this](const QMetaProperty& property, const QString& key) {
        const QVariant remembered = m_settings.value(key);
        if (remembered.isValid())
            property.write(this, remembered);
    });
    m_kind = within<PrintKind>(m_kind);
    m_orientation = within<PageOrientation>(m_orientation);
    m_duplex = within<Duplex>(m_duplex);
    m_style = within<RenderStyle>(m_style);
}

void PrintChoices::findPrinters()
{
    m_printers = installedPrinters();
    emit printersChanged();
    if (m_printer.isEmpty() || m_printers.contains(m_printer))
        return;
    m_printer.clear(); // taken away since
    emit changed();
}

void PrintChoices::remember()
{
    forEachChoice(*metaObject(), [this](const QMetaProperty& property, const QString& key) {
        m_settings.setValue(key, property.read(this));
    });
}

void PrintChoices::setTarget(int target)
{
    setProperty("printer", target > 0 ? m_printers.value(target - 1) : QString());
}

void PrintChoices::setMeasuredAcross(double measured)
{
    if (measured == measuredAcross())
        return;
    rememberRuler(m_settings, m_printer, {measured, measuredDown()});
    emit changed();
}

void PrintChoices::setMeasuredDown(double measured)
{
    if (measured == measuredDown())
        return;
    rememberRuler(m_settings, m_printer, {measuredAcross(), measured});
    emit changed();
}

QStringList PrintChoices::kindNames() const
{
    return wordsOf<PrintKind>([](PrintKind value) {
        switch (value) {
        case PrintKind::Poster: return tr("Poster");
        case PrintKind::Tiles: return tr("Tiles to cut out");
        case PrintKind::Overview: return tr("Overview");
        case PrintKind::Sheet: return tr("Scenario sheet");
        case PrintKind::Counters: return tr("Counters and cards");
        }
        return QString();
    });
}

QStringList PrintChoices::kindDescriptions() const
{
    return wordsOf<PrintKind>([](PrintKind value) {
        switch (value) {
        case PrintKind::Poster: return tr("The whole dungeon at true scale, over as many pages as it takes.");
        case PrintKind::Tiles: return tr("Every tile at true scale with both its sides, on few sheets.");
        case PrintKind::Overview: return tr("The dungeon on one page, with a legend.");
        case PrintKind::Sheet: return tr("Story, setup list, teams and rules, with a numbered map.");
        case PrintKind::Counters:
            return tr("Doors, markers, tokens and chests to cut out, cards of figures.");
        }
        return QString();
    });
}

QStringList PrintChoices::papers() const
{
    QStringList names;
    for (const PaperSize& paper : knownPapers())
        names << paper.name;
    return names;
}

Result<PrintOptions> PrintChoices::options(const QString& printer) const
{
    const auto paper = parsePaper(m_paper.toStdString());
    if (!paper)
        return paper.error();
    PrintOptions options;
    options.kind = kind();
    options.paper = *paper;
    options.orientation = PageOrientation(m_orientation);
    options.squareMillimetres = m_square;
    options.margin = m_margin;
    options.overlap = m_overlap;
    options.bleed = m_bleed;
    options.duplex = Duplex(m_duplex);
    options.style = RenderStyle(m_style);
    options.correction = rulerOf(printer).correction();
    options.pieces = m_pieces;
    options.notes = m_notes;
    options.ruler = m_ruler;
    options.language = QLocale().name().toStdString();
    return options;
}

} // namespace delve::mageknight
