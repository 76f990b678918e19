// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/tokens.h"

#include <QHash>

#include <array>
#include <vector>

namespace stemma {

class CacheReader;
class CacheWriter;

/// The usage of all answers of a transcript, by the rule by which calls are counted (UsageRecord::identity): of an
/// answer that several lines tell of, wherever they stand, the last one counts. About 60 bytes an answer.
class UsageSum
{
public:
    /// @p identity: LineCall::identity; 0: the line stands for itself.
    void add(quint64 identity, const TokenUsage& usage);
    [[nodiscard]] TokenUsage sum() const;

    void write(CacheWriter& writer) const;
    void read(CacheReader& reader);

private:
    static constexpr qint64 NotStored = -1;
    using Counts = std::array<qint64, 5>; ///< input, output, reasoning, cache reads and writes
    struct Answer
    {
        quint64 identity = 0;
        Counts counts {};
    };

    [[nodiscard]] static Counts countsOf(const TokenUsage& usage);

    Counts m_sum {NotStored, NotStored, NotStored, NotStored, NotStored};
    std::vector<Answer> m_answers;
    QHash<quint64, size_t> m_places; ///< in m_answers; made when something is added
};

} // namespace stemma
