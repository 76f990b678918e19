// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/find/findhistory.h"

namespace stemma {

FindHistory& FindHistory::instance()
{
    static FindHistory history;
    return history;
}

void FindHistory::setWords(const QStringList& words)
{
    m_words = words.first(qMin(words.size(), Most));
}

void FindHistory::add(const QString& word)
{
    if (word.isEmpty() || (!m_words.isEmpty() && m_words.front() == word))
        return;
    m_words.removeAll(word);
    m_words.prepend(word);
    setWords(m_words);
    emit added();
}

} // namespace stemma
