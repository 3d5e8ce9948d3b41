#include "editor/viewmodels/finding_fixes.h"

#include "editor/text/fix_text.h"
#include "engine/setup/fixes/mend.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace delve {

FindingFixes::FindingFixes(ScenarioDocument& document, SetupValidation& validation, QObject* parent)
    : QObject(parent), m_document(document), m_validation(validation)
{
    connect(&document, &ScenarioDocument::edited, this, [this] {
        m_aside.forget(); // what is being looked for is for a scenario that is no more
        clear();
        emit changed();
    });
    connect(&validation, &SetupValidation::findingsChanged, this, [this] {
        if (!m_finding)
            return;
        const Findings& all = m_validation.findings();
        if (std::ranges::find(all, *m_finding) == all.end())
            m_finding.reset();
        search();
    });
}

void FindingFixes::clear()
{
    m_fixes.clear();
    m_sentences.clear();
    m_isSearching = false;
}

template <typename Work, typename Done> void FindingFixes::runAside(Work work, Done done)
{
    clear();
    m_isSearching = true;
    emit changed();
    m_aside.run(std::move(work), [this, done = std::move(done)](const auto& result) {
        m_isSearching = false;
        done(result);
        emit changed();
    });
}

void FindingFixes::ask(int row)
{
    const Findings& all = m_validation.findings();
    m_report.clear();
    m_finding.reset();
    if (row >= 0 && row < int(all.size()))
        m_finding = all[std::size_t(row)];
    search();
}

void FindingFixes::search()
{
    if (!m_finding || m_document.isReadOnly()) {
        m_aside.forget();
        clear();
        emit changed();
        return;
    }
    runAside([scenario = m_document.scenario(), &content = m_document.content(), finding = *m_finding,
              all = m_validation.findings()](
                 const std::stop_token&) { return fixesFor(scenario, content, finding, all); },
             [this](const std::vector<Fix>& fixes) {
                 m_fixes = fixes;
                 for (const Fix& fix : m_fixes)
                     m_sentences << sentence(fix, m_document.scenario(), m_document.content(),
                                             QLocale().name().toStdString());
             });
}

void FindingFixes::fix(int index)
{
    if (index < 0 || index >= int(m_fixes.size()))
        return;
    Edit edit = m_fixes[std::size_t(index)].edit;
    edit.name = EditName::FixFinding;
    const QString label = tr("Fix: %1").arg(m_sentences[index]);
    m_document.push(std::move(edit), label);
}

void FindingFixes::fixAll(bool errors, bool warnings, bool hints, bool todos)
{
    if (m_document.isReadOnly())
        return;
    m_report.clear();
    m_finding.reset();
    const std::array wanted{errors, warnings, hints, todos}; // as in Severity
    runAside(
        [scenario = m_document.scenario(), &content = m_document.content(), wanted](const std::stop_token&) {
            return mend(scenario, content,
                        [&](const Finding& finding) { return wanted[std::size_t(finding.severity)]; });
        },
        [this](const MendReport& result) {
            m_document.push(difference(EditName::FixFinding, m_document.scenario(), result.scenario),
                            tr("Fix %n Problem(s)", nullptr, int(result.mended.size())));
            m_report = result.left.empty() ? tr("Problems fixed: %1.").arg(result.mended.size())
                                           : tr("Problems fixed: %1. Left, because no fix is known: %2.")
                                                 .arg(result.mended.size())
                                                 .arg(result.left.size());
        });
}

} // namespace delve
