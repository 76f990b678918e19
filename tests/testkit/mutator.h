// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <random>

namespace stemma {

/// Makes bad input of good: the same of the same seed, on every machine.
class Mutator
{
public:
    /// @p corpus: inputs that pieces are taken from; not empty.
    Mutator(const QByteArrayList& corpus, quint32 seed)
        : m_corpus(corpus)
        , m_random(seed)
    {
    }

    [[nodiscard]] QByteArray next();

private:
    [[nodiscard]] qsizetype below(qsizetype limit) { return limit > 0 ? qsizetype(m_random() % quint64(limit)) : 0; }
    [[nodiscard]] QByteArray piece(qsizetype longest);
    void change(QByteArray& bytes);

    const QByteArrayList& m_corpus;
    std::mt19937 m_random;
};

} // namespace stemma
