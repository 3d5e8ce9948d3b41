// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/shell/background_job.h"

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <qqmlregistration.h>

namespace delve {

/// What the export dialog chooses from, and the export itself, which runs beside the window. Which formats
/// there are and what they write belongs to the game. Enumerations are numbers, in the order of the lists
/// beside them.
class MapExport : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(delve::BackgroundJob* job READ job CONSTANT)
    Q_PROPERTY(int format READ format WRITE setFormat NOTIFY formatChanged)
    /// Of a square or a card.
    Q_PROPERTY(int pixels MEMBER m_pixels NOTIFY optionsChanged)
    Q_PROPERTY(int style MEMBER m_style NOTIFY optionsChanged)
    Q_PROPERTY(int level MEMBER m_level NOTIFY optionsChanged)
    Q_PROPERTY(bool transparent MEMBER m_transparent NOTIFY optionsChanged)

    Q_PROPERTY(QStringList formatNames READ formatNames CONSTANT)
    Q_PROPERTY(QStringList formatDescriptions READ formatDescriptions CONSTANT)
    /// A drawing of the map is a part of it; it is nothing but a drawing.
    Q_PROPERTY(bool isDrawing READ isDrawing NOTIFY formatChanged)
    Q_PROPERTY(bool isPicture READ isPicture NOTIFY formatChanged)
    /// How large it becomes is chosen in pixels.
    Q_PROPERTY(bool hasPixels READ hasPixels NOTIFY formatChanged)
    Q_PROPERTY(int mostPixels READ mostPixels NOTIFY formatChanged)
    /// How large the drawing becomes, in words; empty where nobody says.
    Q_PROPERTY(QString extent READ extent NOTIFY optionsChanged)
    Q_PROPERTY(QString suffix READ suffix NOTIFY formatChanged)
    Q_PROPERTY(QString filter READ filter NOTIFY formatChanged)
    /// The file beside the map that a dialog begins with.
    Q_PROPERTY(QUrl proposedFile READ proposedFile NOTIFY formatChanged)

public:
    BackgroundJob* job() { return &m_job; }
    int format() const { return m_format; }
    void setFormat(int format);

    virtual QStringList formatNames() const = 0;
    virtual QStringList formatDescriptions() const = 0;
    virtual bool isDrawing() const = 0;
    virtual bool isPicture() const = 0;
    virtual bool hasPixels() const { return isDrawing(); }
    virtual int mostPixels() const = 0;
    virtual QString extent() const { return {}; }
    virtual QString suffix() const = 0;
    QString filter() const;
    virtual QUrl proposedFile() const = 0;

    Q_INVOKABLE void exportTo(const QUrl& file);

signals:
    void formatChanged();
    void optionsChanged();

protected:
    /// Writes in another thread; the names of the files it wrote.
    using Writer = std::function<Result<QStringList>(const QString& path, const Progress& progress)>;

    MapExport(int usualPixels, QObject* parent);

    /// Another map is written from now on.
    void beginAnew();
    /// Of the format that is chosen now.
    virtual int usualPixels() const = 0;
    /// Another format was chosen.
    virtual void suggestOptions() {}
    /// Nothing where there is no map.
    virtual Writer writer() const = 0;

    int pixels() const { return m_pixels; }
    int style() const { return m_style; }
    int level() const { return m_level; }
    void setLevel(int level) { m_level = level; }
    bool isTransparent() const { return m_transparent && isPicture(); }

private:
    BackgroundJob m_job;
    int m_format = 0;
    int m_pixels;
    int m_style = 0;
    int m_level = 0;
    bool m_transparent = false;
};

} // namespace delve
