// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/printing/page_choices.h"

#include "editor/print/calibration_sheet.h"
#include "editor/printer/system_printer.h"
#include "editor/text/messages.h"

#include <QLocale>
#include <QMetaProperty>

namespace delve {

namespace {

/// Calls `visit` for each property that is worth remembering, those of derived classes too.
template <typename Visit> void forEachChoice(const QMetaObject& type, const Visit& visit)
{
    for (int i = PageChoices::staticMetaObject.propertyOffset(); i < type.propertyCount(); ++i)
        if (const QMetaProperty property = type.property(i); property.isStored())
            visit(property, QString::fromLatin1(property.name()));
}

} // namespace

PageChoices::PageChoices(const QString& group, double bleed, QObject* parent)
    : QObject(parent),
      m_group(group + u'/'),
      m_paper(QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QStringLiteral("Letter")
                                                                         : QStringLiteral("A4")),
      m_bleed(bleed)
{}

void PageChoices::beginRemembering()
{
    recall();
    connect(this, &PageChoices::changed, this, &PageChoices::remember);
}

void PageChoices::recall()
{
    forEachChoice(*metaObject(), [this](const QMetaProperty& property, const QString& key) {
        const QVariant remembered = m_settings.value(m_group + key);
        if (remembered.isValid())
            property.write(this, remembered);
    });
    bound();
}

void PageChoices::bound()
{
    m_orientation = within<PageOrientation>(m_orientation);
    m_duplex = within<Duplex>(m_duplex);
    m_style = within<RenderStyle>(m_style);
}

void PageChoices::remember()
{
    forEachChoice(*metaObject(), [this](const QMetaProperty& property, const QString& key) {
        m_settings.setValue(m_group + key, property.read(this));
    });
}

void PageChoices::findPrinters()
{
    m_printers = installedPrinters();
    emit printersChanged();
    if (m_printer.isEmpty() || m_printers.contains(m_printer))
        return;
    m_printer.clear(); // taken away since
    emit changed();
}

void PageChoices::setTarget(int target)
{
    setProperty("printer", target > 0 ? m_printers.value(target - 1) : QString());
}

void PageChoices::setMeasuredAcross(double measured)
{
    if (measured == measuredAcross())
        return;
    rememberRuler(m_settings, m_printer, {measured, measuredDown()});
    emit changed();
}

void PageChoices::setMeasuredDown(double measured)
{
    if (measured == measuredDown())
        return;
    rememberRuler(m_settings, m_printer, {measuredAcross(), measured});
    emit changed();
}

QStringList PageChoices::papers() const
{
    QStringList names;
    for (const PaperSize& paper : knownPapers())
        names << paper.name;
    return names;
}

PrinterTray PageChoices::trayOf(const QString& printer) const
{
    const auto paper = parsePaper(m_paper.toStdString());
    return {printer.toStdString(), m_tray.toStdString(), paper ? paper->name.toStdString() : std::string()};
}

QString PageChoices::calibration() const
{
    const auto kept = loadCalibrations(calibrationFile());
    if (!kept)
        return sentence(kept.error());
    const auto found = kept->find(trayOf(m_printer));
    if (found == kept->end())
        return tr("Not calibrated: backs are printed where they are drawn.");
    const QLocale locale;
    return tr("Calibrated: the printer misses backs by %1 mm to the right and %2 mm down, turned by %3°.")
        .arg(locale.toString(found->second.right, 'f', 1), locale.toString(found->second.down, 'f', 1),
             locale.toString(found->second.degrees, 'f', 2));
}

QString PageChoices::calibrate(const QList<double>& readings)
{
    const auto paper = parsePaper(m_paper.toStdString());
    if (!paper)
        return sentence(paper.error());
    if (readings.size() != 8)
        return {};
    const auto scale = [&](int i) { return ScaleReading{readings[i], readings[i + 1]}; };
    const auto shift = shiftFrom({scale(0), scale(2), scale(4), scale(6)}, paper->millimetres);
    if (!shift)
        return sentence(shift.error());
    const auto kept =
        changeCalibrations(calibrationFile(), [&](Calibrations& all) { all[trayOf(m_printer)] = *shift; });
    emit changed();
    return kept ? QString() : sentence(kept.error());
}

QString PageChoices::forgetCalibration()
{
    const auto kept =
        changeCalibrations(calibrationFile(), [&](Calibrations& all) { all.erase(trayOf(m_printer)); });
    emit changed();
    return kept ? QString() : sentence(kept.error());
}

Result<PageOptions> PageChoices::sheetOptions(const QString& printer) const
{
    auto options = pageOptions(printer);
    if (options)
        options->duplex = sheetDuplex();
    return options;
}

Result<PageOptions> PageChoices::pageOptions(const QString& printer) const
{
    const auto paper = parsePaper(m_paper.toStdString());
    if (!paper)
        return paper.error();
    const auto calibrations = loadCalibrations(calibrationFile());
    if (!calibrations)
        return calibrations.error();
    PageOptions options;
    options.paper = *paper;
    options.orientation = PageOrientation(m_orientation);
    options.margin = m_margin;
    options.bleed = m_bleed;
    options.duplex = Duplex(m_duplex);
    options.correction = rulerOf(printer).correction();
    options.backShift = shiftOf(*calibrations, trayOf(printer));
    options.ruler = m_ruler;
    options.grey = m_grey;
    return options;
}

} // namespace delve
