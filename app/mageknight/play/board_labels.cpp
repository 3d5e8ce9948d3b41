// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/board_labels.h"

#include <map>
#include <set>

namespace delve::mageknight {

namespace {

/// The first letter of the name that is not taken yet, or any other letter.
QChar freeLetter(const QString& name, const std::set<QChar>& taken)
{
    for (const QChar& sign : name.toLower())
        if (sign >= u'a' && sign <= u'z' && !taken.contains(sign))
            return sign;
    for (char16_t sign = u'a'; sign <= u'z'; ++sign)
        if (!taken.contains(sign))
            return sign;
    return u'z';
}

} // namespace

BoardLabels::BoardLabels(const PlayWords& words)
{
    const auto& pieces = words.game().parts().figures;
    std::map<play::PlayerId, std::set<QChar>> taken; ///< None: by the kinds of monsters
    std::map<const Figure*, QChar> kinds;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const play::FigureId id = play::FigureId(i);
        const play::PlayerId team = pieces[i].team;
        if (team != play::PlayerId::None) {
            taken[team].insert({u'e', u'x'}); // E1 and X1 are the entrance and the exit
            const QChar letter = freeLetter(words.of(id), taken[team]);
            taken[team].insert(letter);
            m_labels.push_back(letter.toUpper() + QString::number(int(team) + 1));
            continue;
        }
        if (!kinds.contains(pieces[i].kind)) {
            kinds[pieces[i].kind] = freeLetter(words.of(id), taken[team]);
            taken[team].insert(kinds[pieces[i].kind]);
        }
        m_labels.push_back(kinds[pieces[i].kind] + QString::number(std::max(words.numberOf(id), 1)));
    }
}

} // namespace delve::mageknight
