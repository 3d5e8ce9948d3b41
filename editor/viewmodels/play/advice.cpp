// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/advice.h"

#include "editor/viewmodels/play/play_game.h"

#include <algorithm>

namespace delve {

namespace {

constexpr std::size_t mostWeighed = 8;
constexpr qsizetype mostGists = 4; ///< of a turn in one sentence

/// Not every game has a shorter sentence than that of the action itself.
const QString& gistOf(const PlayedTable::Reason& reason)
{
    return reason.gist.isEmpty() ? reason.text : reason.gist;
}

} // namespace

Advice::Advice(PlayGame& game) : QObject(&game), m_game(game)
{}

Advice::~Advice()
{
    forget();
}

void Advice::forget()
{
    m_aside.forget();
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
    m_title.clear();
    m_gist.clear();
    m_reasons.clear();
    m_isHint = false;
    m_hinted = -1;
}

void Advice::dismiss()
{
    forget();
    emit changed();
}

void Advice::onMoment()
{
    if (m_isHint) {
        forget();
        emit changed();
    }
    emit momentChanged();
}

int Advice::lastOfOpponents() const
{
    const PlayedTable* table = m_game.table();
    if (table == nullptr)
        return -1;
    for (std::size_t moment = table->moment(); moment > 0; --moment)
        if (!table->isPerson(table->chooserAt(moment - 1)))
            return int(moment) - 1;
    return -1;
}

void Advice::think(std::vector<PlayedTable::Thinking> thinkers, std::function<void(const Thoughts&)> tell)
{
    m_stop = std::make_shared<std::atomic<bool>>(false);
    emit changed();
    m_aside.run(
        [thinkers = std::move(thinkers), stop = m_stop](const std::stop_token&) {
            Thoughts thoughts;
            for (const PlayedTable::Thinking& thinking : thinkers)
                if (!*stop)
                    thoughts.push_back(thinking(*stop));
            return thoughts;
        },
        [this, tell = std::move(tell)](const Thoughts& thoughts) {
            m_stop.reset();
            tell(thoughts);
            emit changed();
        });
}

bool Advice::explain(int moment)
{
    PlayedTable* table = m_game.seatedTable();
    if (table == nullptr || moment < 0 || std::size_t(moment) >= table->recordedCount())
        return false;
    auto thinking = table->thinkingAgain(std::size_t(moment));
    if (!thinking)
        return false;
    forget();
    m_title = QStringLiteral("%1: %2").arg(table->nameOf(table->chooserAt(std::size_t(moment))),
                                           table->recordedText(std::size_t(moment)));
    think({std::move(thinking)}, [this](const Thoughts& thoughts) { tellOne(thoughts.front()); });
    return true;
}

bool Advice::explainLast()
{
    return explain(lastOfOpponents());
}

bool Advice::explainTurn(int moment)
{
    PlayedTable* table = m_game.seatedTable();
    if (table == nullptr || moment < 0 || std::size_t(moment) >= table->recordedCount())
        return false;
    std::size_t from = 0, to = table->recordedCount();
    for (const PlayedTable::TurnStart& turn : table->turns())
        if (turn.moment <= std::size_t(moment))
            from = turn.moment;
        else
            to = std::min(to, turn.moment);
    const int player = table->chooserAt(from);
    std::vector<PlayedTable::Thinking> thinkers;
    for (std::size_t i = from; i < to; ++i)
        if (table->chooserAt(i) == player)
            if (auto thinking = table->thinkingAgain(i))
                thinkers.push_back(std::move(thinking));
    if (thinkers.empty())
        return false;
    forget();
    m_title = tr("The turn of %1").arg(table->nameOf(player));
    think(std::move(thinkers), [this](const Thoughts& thoughts) { tellTurn(thoughts); });
    return true;
}

bool Advice::hint()
{
    PlayedTable* table = m_game.seatedTable();
    if (table == nullptr || !m_game.mayAct())
        return false;
    auto thinking = table->hinting();
    if (!thinking)
        return false;
    forget();
    m_isHint = true;
    m_title = tr("What a good player would do");
    think({std::move(thinking)}, [this](const Thoughts& thoughts) {
        m_hinted = thoughts.front().action;
        tellOne(thoughts.front());
    });
    return true;
}

void Advice::followHint()
{
    if (const int action = m_hinted; action >= 0)
        m_game.act(action);
}

void Advice::add(const PlayedTable::Reason& reason)
{
    m_reasons << QVariantMap{{QStringLiteral("text"), reason.text},
                             {QStringLiteral("chosen"), reason.isChosen},
                             {QStringLiteral("facts"), reason.facts.join(QStringLiteral(" · "))}};
}

void Advice::tellOne(const PlayedTable::Thought& thought)
{
    for (const PlayedTable::Reason& reason : thought.reasons(mostWeighed)) {
        if (m_gist.isEmpty())
            m_gist = gistOf(reason);
        add(reason);
    }
}

void Advice::tellTurn(const Thoughts& thoughts)
{
    QStringList gists;
    for (const PlayedTable::Thought& thought : thoughts)
        for (const PlayedTable::Reason& reason : thought.reasons(1)) {
            if (const QString& gist = gistOf(reason); !gists.contains(gist))
                gists << gist;
            add(reason);
        }
    if (gists.size() > mostGists)
        gists = gists.mid(0, mostGists) << QStringLiteral("…");
    m_gist = gists.join(QStringLiteral("; "));
}

} // namespace delve
