// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/drawn_path.h"

#include <cassert>
#include <charconv>
#include <cstring>
#include <vector>

namespace delve::dungeoneer {

namespace {

/// How many numbers a word takes; -1 for a letter that is no word.
int numbersOf(char word)
{
    switch (word) {
    case 'M':
    case 'L': return 2;
    case 'O': return 3;
    case 'Q':
    case 'E':
    case 'R': return 4;
    case 'P': return 5;
    case 'C': return 6;
    case 'Z': return 0;
    default: return -1;
    }
}

void add(QPainterPath& path, char word, const std::vector<double>& n)
{
    switch (word) {
    case 'M': path.moveTo(n[0], n[1]); break;
    case 'L': path.lineTo(n[0], n[1]); break;
    case 'Q': path.quadTo(n[0], n[1], n[2], n[3]); break;
    case 'C': path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5]); break;
    case 'O': path.addEllipse(QPointF(n[0], n[1]), n[2], n[2]); break;
    case 'E': path.addEllipse(QPointF(n[0], n[1]), n[2], n[3]); break;
    case 'R': path.addRect(n[0], n[1], n[2], n[3]); break;
    case 'P': path.addRoundedRect(n[0], n[1], n[2], n[3], n[4], n[4]); break;
    default: path.closeSubpath();
    }
}

} // namespace

QPainterPath drawnPath(const char* words)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    std::vector<double> numbers;
    while (*words != '\0') {
        if (*words == ' ') {
            ++words;
            continue;
        }
        const char word = *words++;
        const int count = numbersOf(word);
        assert(count >= 0);
        numbers.clear();
        for (int i = 0; i < count; ++i) {
            words += std::strspn(words, " ");
            // Not strtod: it would read numbers as the language of the user writes them.
            double value = 0;
            const auto [end, fault] = std::from_chars(words, words + std::strlen(words), value);
            assert(fault == std::errc());
            numbers.push_back(value);
            words = end;
        }
        add(path, word, numbers);
    }
    return path;
}

} // namespace delve::dungeoneer
