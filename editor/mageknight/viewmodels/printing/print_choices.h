// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/print_options.h"
#include "editor/printer/printer_corrections.h"
#include "engine/base/result.h"

#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// What the user chose in the print dialog, remembered until the next time. Enumerations are numbers, in the
/// order of the lists beside them.
class PrintChoices : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the print dialog")
    Q_PROPERTY(int kind MEMBER m_kind NOTIFY changed)
    /// A name such as A4, or millimetres: 250x250.
    Q_PROPERTY(QString paper MEMBER m_paper NOTIFY changed)
    Q_PROPERTY(int orientation MEMBER m_orientation NOTIFY changed)
    Q_PROPERTY(double square MEMBER m_square NOTIFY changed)
    Q_PROPERTY(double margin MEMBER m_margin NOTIFY changed)
    Q_PROPERTY(double overlap MEMBER m_overlap NOTIFY changed)
    Q_PROPERTY(double bleed MEMBER m_bleed NOTIFY changed)
    Q_PROPERTY(int duplex MEMBER m_duplex NOTIFY changed)
    Q_PROPERTY(int style MEMBER m_style NOTIFY changed)
    Q_PROPERTY(bool pieces MEMBER m_pieces NOTIFY changed)
    Q_PROPERTY(bool notes MEMBER m_notes NOTIFY changed)
    Q_PROPERTY(bool ruler MEMBER m_ruler NOTIFY changed)
    Q_PROPERTY(bool onlyMissing MEMBER m_onlyMissing NOTIFY changed)
    /// Empty for PDF files.
    Q_PROPERTY(QString printer MEMBER m_printer NOTIFY changed)
    /// What the ruler of 100 mm measured on the paper of the printer.
    Q_PROPERTY(double measuredAcross READ measuredAcross WRITE setMeasuredAcross NOTIFY changed STORED false)
    Q_PROPERTY(double measuredDown READ measuredDown WRITE setMeasuredDown NOTIFY changed STORED false)

    Q_PROPERTY(QStringList kindNames READ kindNames CONSTANT STORED false)
    Q_PROPERTY(QStringList kindDescriptions READ kindDescriptions CONSTANT STORED false)
    Q_PROPERTY(QStringList papers READ papers CONSTANT STORED false)
    /// Where pages can go: PDF files first, then the printers of the system.
    Q_PROPERTY(QStringList targets READ targets NOTIFY printersChanged STORED false)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed STORED false)
    // What matters for the kind that is chosen.
    Q_PROPERTY(bool hasSeams READ hasSeams NOTIFY changed STORED false)
    Q_PROPERTY(bool isCutOut READ isCutOut NOTIFY changed STORED false)
    Q_PROPERTY(bool hasMap READ hasMap NOTIFY changed STORED false)

public:
    explicit PrintChoices(QObject* parent = nullptr);

    double measuredAcross() const { return rulerOf(m_printer).across; }
    void setMeasuredAcross(double measured);
    double measuredDown() const { return rulerOf(m_printer).down; }
    void setMeasuredDown(double measured);
    MeasuredRuler rulerOf(const QString& printer) const { return measuredRulerOf(m_settings, printer); }

    const QString& printer() const { return m_printer; }
    PrintKind kind() const { return PrintKind(m_kind); }
    bool isOnlyMissing() const { return m_onlyMissing && isCutOut(); }
    bool hasSeams() const { return kind() == PrintKind::Poster; }
    bool isCutOut() const { return kind() == PrintKind::Tiles || kind() == PrintKind::Counters; }
    bool hasMap() const { return !isCutOut(); }
    /// Sheets have backs only if something is cut out of them.
    Duplex duplex() const { return isCutOut() ? Duplex(m_duplex) : Duplex::None; }

    QStringList kindNames() const;
    QStringList kindDescriptions() const;
    QStringList papers() const;
    QStringList targets() const { return QStringList{tr("PDF file")} + m_printers; }
    int target() const { return int(m_printers.indexOf(m_printer)) + 1; }
    void setTarget(int target);
    /// Asks the system which printers there are. That may take a moment, so it is not done unasked.
    void findPrinters();

    /// The options for this printer; what is owned is the business of the caller. An error if the paper is
    /// none.
    Result<PrintOptions> options(const QString& printer) const;

signals:
    void changed();
    void printersChanged();

private:
    void recall();
    void remember();

    QSettings m_settings;
    int m_kind = int(PrintKind::Poster);
    QString m_paper;
    int m_orientation = int(PageOrientation::Automatic);
    double m_square = PrintOptions().squareMillimetres;
    double m_margin = PrintOptions().margin;
    double m_overlap = PrintOptions().overlap;
    double m_bleed = PrintOptions().bleed;
    int m_duplex = int(Duplex::LongEdge);
    int m_style = int(RenderStyle::FullColour);
    bool m_pieces = true;
    bool m_notes = false;
    bool m_ruler = true;
    bool m_onlyMissing = false;
    QString m_printer;
    QStringList m_printers;
};

} // namespace delve::mageknight
