// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/report_charts.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/mageknight/viewmodels/insight/playtest_run.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/shell/background_job.h"

#include <QPointer>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <qqmlregistration.h>

#include <memory>

Q_MOC_INCLUDE("editor/mageknight/viewmodels/document/scenario_view_model.h")

namespace delve::mageknight {

class ScenarioViewModel;

/// What the last playtest of a document says, in words, for the panel; and the files it can be kept in.
class ReportModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::PlaytestRun* run READ run WRITE setRun NOTIFY changed)
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY changed)
    /// "400 games · played by steady · seed 1"
    Q_PROPERTY(QString facts READ facts NOTIFY changed)
    /// {tone, title, sentence}; tones are 0 good, 1 bad, 2 open, 3 a note
    Q_PROPERTY(QVariantList verdicts READ verdicts NOTIFY changed)
    /// {id, name, where, share, never}
    Q_PROPERTY(QVariantList chests READ chests NOTIFY changed)
    Q_PROPERTY(QVariantList tokens READ tokens NOTIFY changed)
    /// The squares in which most heroes fell: {name, where, share, level, areas}
    Q_PROPERTY(QVariantList deadliest READ deadliest NOTIFY changed)
    /// The command that plays the same games again.
    Q_PROPERTY(QString command READ command NOTIFY changed)
    Q_PROPERTY(delve::BackgroundJob* job READ job CONSTANT)

public:
    explicit ReportModel(QObject* parent = nullptr);

    PlaytestRun* run() const { return m_run; }
    void setRun(PlaytestRun* run);
    Library* library() const { return m_library; }
    void setLibrary(Library* library);

    QString facts() const;
    QVariantList verdicts() const;
    QVariantList chests() const;
    QVariantList tokens() const;
    QVariantList deadliest() const;
    QString command() const;
    BackgroundJob* job() { return &m_job; }

    /// Nothing while there is no result.
    std::optional<ReportSource> source() const;

    /// Where a thing lies now: {level, areas}, as EditorCanvas::locate wants it; no areas if it is gone.
    Q_INVOKABLE QVariantMap placeOf(const QString& id) const;
    Q_INVOKABLE void copyCommand() const;
    /// Writes a page, a table or the result, as the name of the file says.
    Q_INVOKABLE void save(const QUrl& file);
    /// The file beside that of the document that a dialog begins with.
    Q_INVOKABLE QUrl proposedFile(delve::mageknight::ScenarioViewModel* document) const;

signals:
    void changed();

private:
    void refresh();

    QPointer<PlaytestRun> m_run;
    QPointer<Library> m_library;
    std::shared_ptr<const PlaytestResult> m_result;
    std::unique_ptr<PlayWords> m_words;
    BackgroundJob m_job;
    LanguageWatch m_language{[this] { refresh(); }};
};

} // namespace delve::mageknight
