// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/tokens.h"

#include <QHash>

#include <array>
#include <vector>

namespace stemma {

/// The usage of all answers of a transcript, by the rule by which calls are counted (UsageRecord::identity): of an
/// answer that several lines tell of, wherever they stand, the last one counts. About 60 bytes an answer.
class UsageSum
{
public:
    /// @p identity: LineCall::identity; 0: the line stands for itself.
    void add(quint64 identity, const TokenUsage& usage);
    [[nodiscard]] const TokenUsage& sum() const { return m_sum; }

    /// Writes it to a CacheWriter, or reads it from a CacheReader.
    template<typename Cache> void carry(Cache& cache)
    {
        cache.value(m_sum);
        cache.list(m_answers);
    }

private:
    using Counts = std::array<qint64, 5>;
    struct Answer
    {
        quint64 identity = 0;
        Counts counts {};
    };

    TokenUsage m_sum;
    std::vector<Answer> m_answers;
    QHash<quint64, size_t> m_places; ///< in m_answers; made when something is added
};

} // namespace stemma
