// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/testkit/syntheticsession.h"
#include "tests/testkit/usagecorpus.h"

#include <QByteArray>
#include <QDir>
#include <QFile>

namespace stemma {

/// What the writers of corpora share: texts, ids, times and numbers that are the same for the same seed.
class UsageDice
{
public:
    UsageDice(const UsageCorpus& corpus, quint64 salt)
        : m_dice(corpus.seed * 1'000 + salt)
        , m_text("The request runs out of time when the answer of the server is late. ")
        , m_textBytes(corpus.textBytes)
    {
        while (m_text.size() < m_textBytes)
            m_text += m_text;
    }

    [[nodiscard]] int below(int bound) { return m_dice.below(bound); }
    [[nodiscard]] QByteArray text() { return m_text.first(m_textBytes - m_textBytes / 4 + below(m_textBytes / 4 + 1)); }
    /// A UUID of a version: those of version 7 grow with @p number.
    [[nodiscard]] QByteArray uuid(char version, quint64 number)
    {
        const QByteArray head = QByteArray::number(qulonglong(0x019b00000000 + number), 16).rightJustified(12, '0');
        const QByteArray tail
            = QByteArray::number(qulonglong(m_dice.next() & 0xffffffffffff), 16).rightJustified(12, '0');
        return head.first(8) + '-' + head.sliced(8) + '-' + version + "abc-8def-" + tail;
    }
    [[nodiscard]] CallTokens tokens()
    {
        CallTokens tokens;
        tokens.input = below(9'000);
        tokens.output = 1 + below(900);
        tokens.cacheRead = below(150'000);
        tokens.cacheWrite5m = below(4'000);
        tokens.cacheWrite1h = below(3) == 0 ? below(2'000) : 0;
        return tokens;
    }

private:
    Dice m_dice;
    QByteArray m_text;
    int m_textBytes;
};

/// So many seconds into November 2026, in Unix milliseconds, and not on whole seconds.
[[nodiscard]] qint64 usageMs(qint64 seconds);
/// ISO 8601 with milliseconds, so many seconds into November 2026.
[[nodiscard]] QByteArray usageTime(qint64 seconds);
/// Writes a file with its folders; false: it could not.
[[nodiscard]] bool writeUsageFile(const QString& path, const QByteArray& bytes, UsageTruth& truth);

} // namespace stemma
