// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/typed_dice.h"

#include "app/commands/program.h"

namespace delve {

namespace {

/// The faces in a line, or none if it holds anything else.
QList<int> facesIn(const QString& line)
{
    QList<int> faces;
    for (const QChar& sign : line) {
        if (sign.isSpace() || sign == u',')
            continue;
        if (sign < u'1' || sign > u'6')
            return {};
        faces << sign.digitValue();
    }
    return faces;
}

} // namespace

int DiceFromTable::roll(const RollPurpose& purpose)
{
    const std::string name = std::string(purpose.what) + ' ' + std::string(purpose.by);
    if (name != m_purpose)
        m_faces.clear();
    m_purpose = name;
    const Words words = m_words(purpose);
    const QString prompt =
        translated(QT_TRANSLATE_NOOP("delve", "%1 rolls a die for %2: ")).arg(words.by, words.what);
    while (m_faces.isEmpty()) {
        const auto line = m_input.read(prompt);
        if (!line) {
            m_areMissing = true;
            return 1;
        }
        m_faces = facesIn(*line);
        if (m_faces.isEmpty())
            m_out.line(translated(QT_TRANSLATE_NOOP("delve", "A die shows a number from 1 to 6.")));
    }
    return m_faces.takeFirst();
}

} // namespace delve
