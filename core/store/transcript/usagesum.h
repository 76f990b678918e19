// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/tokens.h"

#include <vector>

namespace stemma {

class CacheReader;
class CacheWriter;

/// The usage of all answers of a transcript. Of an answer that stands on several lines, each of which tells the usage,
/// the last one counts.
class UsageSum
{
public:
    /// @p group: LineFacts::group.
    void add(quint64 group, const TokenUsage& usage);
    [[nodiscard]] const TokenUsage& sum() const { return m_sum; }

    void write(CacheWriter& writer) const;
    void read(CacheReader& reader);

private:
    struct GroupUsage
    {
        quint64 group = 0;
        TokenUsage usage;
    };

    TokenUsage m_sum;
    std::vector<GroupUsage> m_last; ///< the newest last
};

} // namespace stemma
