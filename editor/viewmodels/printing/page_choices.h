// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/calibrations.h"
#include "editor/print/page_setup.h"
#include "editor/printer/printer_corrections.h"
#include "editor/render/palette.h"
#include "engine/base/result.h"

#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <qqmlregistration.h>

namespace delve {

/// What the user chose in a print dialog about pages and printers, remembered until the next time; what is
/// printed is up to the game. Enumerations are numbers, in the order of the lists beside them.
class PageChoices : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a print dialog")
    /// A name such as A4, or millimetres: 250x250.
    Q_PROPERTY(QString paper MEMBER m_paper NOTIFY changed)
    Q_PROPERTY(int orientation MEMBER m_orientation NOTIFY changed)
    Q_PROPERTY(double margin MEMBER m_margin NOTIFY changed)
    Q_PROPERTY(double bleed MEMBER m_bleed NOTIFY changed)
    Q_PROPERTY(int duplex MEMBER m_duplex NOTIFY changed)
    Q_PROPERTY(int style MEMBER m_style NOTIFY changed)
    Q_PROPERTY(bool ruler MEMBER m_ruler NOTIFY changed)
    /// Black ink only.
    Q_PROPERTY(bool grey MEMBER m_grey NOTIFY changed)
    /// Empty for PDF files.
    Q_PROPERTY(QString printer MEMBER m_printer NOTIFY changed)
    /// Empty for the usual one.
    Q_PROPERTY(QString tray MEMBER m_tray NOTIFY changed)
    /// What the ruler of 100 mm measured on the paper of the printer.
    Q_PROPERTY(double measuredAcross READ measuredAcross WRITE setMeasuredAcross NOTIFY changed STORED false)
    Q_PROPERTY(double measuredDown READ measuredDown WRITE setMeasuredDown NOTIFY changed STORED false)
    /// How backs are drawn for this printer, tray and paper, in words.
    Q_PROPERTY(QString calibration READ calibration NOTIFY changed STORED false)

    Q_PROPERTY(QStringList papers READ papers CONSTANT STORED false)
    /// Where pages can go: PDF files first, then the printers of the system.
    Q_PROPERTY(QStringList targets READ targets NOTIFY printersChanged STORED false)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed STORED false)

public:
    double measuredAcross() const { return rulerOf(m_printer).across; }
    void setMeasuredAcross(double measured);
    double measuredDown() const { return rulerOf(m_printer).down; }
    void setMeasuredDown(double measured);
    MeasuredRuler rulerOf(const QString& printer) const { return measuredRulerOf(m_settings, printer); }
    QString calibration() const;

    const QString& printer() const { return m_printer; }
    QStringList papers() const;
    QStringList targets() const { return QStringList{tr("PDF file")} + m_printers; }
    int target() const { return int(m_printers.indexOf(m_printer)) + 1; }
    void setTarget(int target);
    /// Asks the system which printers there are. That may take a moment, so it is not done unasked.
    void findPrinters();

    /// What a calibration is kept for.
    PrinterTray trayOf(const QString& printer) const;
    /// A calibration sheet for this printer, whatever is printed else.
    Result<PageOptions> sheetOptions(const QString& printer) const;
    /// Over which edge it is turned.
    Duplex sheetDuplex() const { return chosenDuplex() == Duplex::None ? Duplex::LongEdge : chosenDuplex(); }
    /// Keeps what was read on the calibration sheet; empty, or why that is not possible. The eight numbers
    /// are coarse and fine, across and down, of the first corner and of the second.
    Q_INVOKABLE QString calibrate(const QList<double>& readings);
    /// Draws backs as they are from now on.
    Q_INVOKABLE QString forgetCalibration();

signals:
    void changed();
    void printersChanged();

protected:
    /// `group` is the name of the settings that this dialog remembers its choices in.
    PageChoices(const QString& group, double bleed, QObject* parent);

    /// Recalls what was chosen before, and remembers from now on what is. Called once by who derives from it,
    /// when its properties are there.
    void beginRemembering();
    /// What the settings hold is not trusted: a file of settings can be edited by hand.
    template <typename Enum> static int within(int value)
    {
        return value >= 0 && value < int(enumNames<Enum>.size()) ? value : 0;
    }
    /// Puts what was recalled into its bounds.
    virtual void bound();

    /// An error if the paper is none, or calibrations cannot be read.
    Result<PageOptions> pageOptions(const QString& printer) const;
    Duplex chosenDuplex() const { return Duplex(m_duplex); }
    int style() const { return m_style; }

private:
    void recall();
    void remember();

    QSettings m_settings;
    QString m_group;
    QString m_paper;
    int m_orientation = int(PageOrientation::Automatic);
    double m_margin = PageOptions().margin;
    double m_bleed;
    int m_duplex = int(Duplex::LongEdge);
    int m_style = 0;
    bool m_ruler = true;
    bool m_grey = false;
    QString m_printer;
    QString m_tray;
    QStringList m_printers;
};

} // namespace delve
