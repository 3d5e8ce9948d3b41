// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/document/file_document_view_model.h"
#include "editor/viewmodels/shell/background_job.h"

#include <QUrl>
#include <QVariantList>
#include <qqmlregistration.h>

namespace delve {

/// What the last playtest of a document says, in words, for the panel; and the files it can be kept in. A
/// game adds what only its reports have.
class PlaytestReport : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    /// "400 games · played by steady · seed 1"
    Q_PROPERTY(QString facts READ facts NOTIFY changed)
    /// {tone, title, sentence}; tones are 0 good, 1 bad, 2 open, 3 a note
    Q_PROPERTY(QVariantList verdicts READ verdicts NOTIFY changed)
    /// The command that plays the same games again.
    Q_PROPERTY(QString command READ command NOTIFY changed)
    Q_PROPERTY(delve::BackgroundJob* job READ job CONSTANT)

public:
    virtual QString facts() const = 0;
    virtual QVariantList verdicts() const = 0;
    virtual QString command() const = 0;
    BackgroundJob* job() { return &m_job; }

    Q_INVOKABLE void copyCommand() const;
    /// Writes a page, a table or the result, as the name of the file says.
    Q_INVOKABLE virtual void save(const QUrl& file) = 0;
    /// The file beside that of the document that a dialog begins with.
    Q_INVOKABLE QUrl proposedFile(delve::FileDocumentViewModel* document) const;

signals:
    void changed();

protected:
    using QObject::QObject;

private:
    BackgroundJob m_job;
};

} // namespace delve
