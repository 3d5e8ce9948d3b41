// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/exporting/bundle_opener.h"

#include "editor/mageknight/document/installed_content.h"
#include "editor/text/messages.h"
#include "engine/base/file.h"
#include "engine/mageknight/scenario/write_scenario.h"

#include <QDir>
#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

QString BundleOpener::title() const
{
    return m_bundle ? QString::fromStdString(m_bundle->scenario.title) : QString();
}

QStringList BundleOpener::packs() const
{
    QStringList sentences;
    for (const PackMeeting& pack : m_meetings) {
        const QString name =
            QStringLiteral("%1 %2").arg(QString::fromStdString(pack.name.in(QLocale().name().toStdString())),
                                        QString::fromStdString(pack.version));
        sentences << (pack.isSame    ? tr("%1 is there already.").arg(name)
                      : pack.isNew() ? tr("%1 is new and will be installed.").arg(name)
                                     : tr("%1: another version is installed, %2.")
                                           .arg(name, QString::fromStdString(pack.installedVersion)));
    }
    return sentences;
}

bool BundleOpener::hasConflict() const
{
    return std::ranges::any_of(m_meetings, &PackMeeting::isConflict);
}

bool BundleOpener::isReplaceable() const
{
    return std::ranges::all_of(
        m_meetings, [](const PackMeeting& pack) { return !pack.isConflict() || pack.canBeReplaced; });
}

void BundleOpener::setWaiting(std::optional<Bundle> bundle)
{
    m_bundle = std::move(bundle);
    m_meetings =
        m_bundle ? meetPacks(*m_bundle, m_library->content(), userPackFolder()) : std::vector<PackMeeting>();
    emit waitingChanged();
}

void BundleOpener::open(const QString& path)
{
    const auto text = readFile(path.toStdString(), bundle_limits::fileBytes);
    auto bundle = text ? parseBundle(*text) : Result<Bundle>(text.error());
    if (!bundle) {
        m_workspace->fail(tr("Cannot open %1").arg(QDir::toNativeSeparators(path)), sentence(bundle.error()));
        return;
    }
    m_path = path;
    setWaiting(*std::move(bundle));
    // Nothing to ask if nothing would change.
    if (std::ranges::all_of(m_meetings, &PackMeeting::isSame))
        accept(false);
}

void BundleOpener::accept(bool replace)
{
    if (!m_bundle)
        return;
    const auto imported =
        importBundle(*m_bundle, m_library->content(),
                     {QString(), userPackFolder(), replace ? PackConflict::Replace : PackConflict::Keep});
    if (!imported) {
        m_workspace->fail(tr("Cannot open %1").arg(QDir::toNativeSeparators(m_path)),
                          sentence(imported.error()));
    } else {
        const bool isChanged = std::ranges::any_of(*imported, [](const ImportedPack& pack) {
            return pack.outcome == PackOutcome::Installed || pack.outcome == PackOutcome::Replaced;
        });
        if (isChanged)
            m_library->reload();
        m_workspace->openUnsaved(writeScenario(m_bundle->scenario));
    }
    cancel();
}

void BundleOpener::cancel()
{
    setWaiting(std::nullopt);
}

} // namespace delve::mageknight
