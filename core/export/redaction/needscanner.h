// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <vector>

namespace stemma {

/// Finds where any of many words stand in a text, in one pass (Aho and Corasick). Letters are found in any case, and
/// any digit is found for each digit. Any thread.
class NeedScanner
{
public:
    /// In words: one of 0 to 9. No text has this unit.
    static constexpr QChar AnyDigit = char16_t(0xFFFF);

    explicit NeedScanner(const QStringList& words);

    /// Calls @p visit(word, start) for each place: the number of the word, and where it begins.
    template<typename Visit> void scan(QStringView text, const Visit& visit) const
    {
        const quint16* classes = m_classes.data();
        const quint32* next = m_next.data();
        quint32 state = 0;
        for (qsizetype at = 0; at < text.size(); ++at) {
            const quint32 to = next[state + classes[text[at].unicode()]];
            state = to & ~EndsWord;
            if (to != state)
                tell(state, at + 1, visit);
        }
    }

private:
    static constexpr quint32 EndsWord = 1U << 31;
    struct Word
    {
        quint32 number = 0;
        quint32 size = 0;
    };

    template<typename Visit> void tell(quint32 state, qsizetype end, const Visit& visit) const
    {
        for (const Word& word : m_words[state / m_width])
            visit(word.number, end - qsizetype(word.size));
    }

    std::vector<quint16> m_classes; ///< of UTF-16 units; 0: of none of the words
    quint32 m_width = 1; ///< classes
    std::vector<quint32> m_next; ///< by state, which is a multiple of m_width, plus class; with EndsWord
    std::vector<std::vector<Word>> m_words; ///< that end in a state, the longest first
};

} // namespace stemma
