// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/problems/problem_fixes.h"

namespace delve {

void ProblemFixes::ask(int row)
{
    m_report.clear();
    choose(row);
    search();
}

void ProblemFixes::fix(int index)
{
    if (index >= 0 && index < int(m_sentences.size()))
        mend(index);
}

void ProblemFixes::discardPlan()
{
    m_aside.forget();
    clear();
    emit changed();
}

void ProblemFixes::forget()
{
    m_aside.forget();
    m_report.clear();
    clear();
}

void ProblemFixes::clear()
{
    m_sentences.clear();
    m_planSteps.clear();
    m_planSummary.clear();
    m_isSearching = false;
}

} // namespace delve
