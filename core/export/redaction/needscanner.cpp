// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/needscanner.h"

#include <algorithm>
#include <queue>

namespace stemma {

namespace {

/// What is one and the same for the scanner.
char16_t folded(char16_t unit)
{
    if (unit == NeedScanner::AnyDigit.unicode() || (unit >= u'0' && unit <= u'9'))
        return u'0';
    return char16_t(QChar::toCaseFolded(char32_t(unit)));
}

} // namespace

NeedScanner::NeedScanner(const QStringList& words)
    : m_classes(0x10000, 0)
{
    std::vector<quint16> ofFolded(m_classes.size(), 0);
    for (const QString& word : words) {
        for (const QChar c : word) {
            quint16& known = ofFolded[folded(c.unicode())];
            if (known == 0)
                known = quint16(m_width++);
        }
    }
    for (quint32 unit = 0; unit < m_classes.size(); ++unit)
        m_classes[unit] = ofFolded[folded(char16_t(unit))];

    // A tree of the words…
    const auto addState = [this] {
        m_next.resize(m_next.size() + m_width, 0);
        m_words.emplace_back();
        return quint32(m_next.size() - m_width);
    };
    (void)addState();
    for (qsizetype number = 0; number < words.size(); ++number) {
        quint32 state = 0;
        for (const QChar c : words[number]) {
            const size_t place = state + ofFolded[folded(c.unicode())];
            if (m_next[place] == 0) {
                const quint32 added = addState();
                m_next[place] = added;
            }
            state = m_next[place];
        }
        if (state > 0)
            m_words[state / m_width].push_back({quint32(number), quint32(words[number].size())});
    }

    // … in which each state goes on as the longest of its ends that is the beginning of a word does.
    std::vector<quint32> shorter(m_words.size(), 0);
    std::queue<quint32> open;
    for (quint32 c = 0; c < m_width; ++c) {
        if (m_next[c] != 0)
            open.push(m_next[c]);
    }
    while (!open.empty()) {
        const quint32 state = open.front();
        open.pop();
        const quint32 end = shorter[state / m_width];
        const std::vector<Word>& ofEnd = m_words[end / m_width];
        m_words[state / m_width].insert(m_words[state / m_width].end(), ofEnd.begin(), ofEnd.end());
        for (quint32 c = 0; c < m_width; ++c) {
            quint32& to = m_next[state + c];
            if (to == 0) {
                to = m_next[end + c];
            } else {
                shorter[to / m_width] = m_next[end + c];
                open.push(to);
            }
        }
    }
    for (quint32& to : m_next) {
        if (!m_words[to / m_width].empty())
            to |= EndsWord;
    }
}

} // namespace stemma
