// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/unpacked_bundle.h"

#include <QFileInfo>

namespace delve {

namespace {

QString toldOf(const ImportedPack& pack)
{
    const QString id = QString::fromStdString(pack.id + " " + pack.version);
    switch (pack.outcome) {
    case PackOutcome::AlreadyThere:
        return translated(QT_TRANSLATE_NOOP("delve", "pack %1: already there")).arg(id);
    case PackOutcome::Installed: return translated(QT_TRANSLATE_NOOP("delve", "pack %1: installed")).arg(id);
    case PackOutcome::Kept:
        return translated(QT_TRANSLATE_NOOP("delve", "pack %1: the installed one is kept")).arg(id);
    case PackOutcome::Replaced: return translated(QT_TRANSLATE_NOOP("delve", "pack %1: replaced")).arg(id);
    }
    return {};
}

} // namespace

std::optional<QString> scenarioFileFor(const std::string& bundle, const std::string& wished,
                                       const Program& program)
{
    if (!wished.empty())
        return QString::fromStdString(wished);
    QString name = QFileInfo(QString::fromStdString(bundle)).fileName();
    name.chop(qsizetype(std::string_view(".bundle.json").size()));
    name += QStringLiteral(".scenario.json");
    if (!QFileInfo::exists(name))
        return name;
    program.err.line(
        translated(
            QT_TRANSLATE_NOOP("delve", "There is a file %1 already; say with -o where the scenario goes."))
            .arg(name));
    return std::nullopt;
}

void tellUnpacked(const QString& scenario, const std::vector<ImportedPack>& packs, const Program& program)
{
    program.out.line(scenario);
    for (const ImportedPack& pack : packs)
        program.out.line(toldOf(pack));
}

} // namespace delve
