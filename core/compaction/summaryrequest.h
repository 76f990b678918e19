// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactionrules.h"
#include "core/session/message.h"

#include <QStringList>

/// What a model is asked for a summary of level 1 or 2.
namespace stemma {

/// Collects what a summary is to be made of, oldest first, as far as the model's window takes it.
class SummaryRequest
{
public:
    /// @p ofSummaries: they are put together, instead of messages.
    SummaryRequest(int level, CompactionSpace space, bool ofSummaries);

    /// @p excerpt as messageExcerpt() makes it for the level. @p inContext: tokens of the message there; by 0.3 it
    /// takes as many here. False: there is no room for it, nor for what follows.
    [[nodiscard]] bool addMessage(Role role, const QString& excerpt, qint64 inContext = 0);
    [[nodiscard]] bool addSummary(const QString& text);

    /// Enough was taken for an answer to mean anything: summaries are put together by twos at least.
    [[nodiscard]] bool isEnough() const;
    [[nodiscard]] bool isWhole() const { return !m_isFull; } ///< all was taken that was offered

    [[nodiscard]] qint64 maxTokens() const { return m_maxTokens; } ///< for the answer
    [[nodiscard]] qint64 tokens() const; ///< of what was taken, as it is sent; an answer has to be smaller
    [[nodiscard]] QString text() const; ///< one message of a user

private:
    [[nodiscard]] QString instructions(qint64 target) const;
    [[nodiscard]] QString joined() const;
    [[nodiscard]] bool add(const QString& block, qint64 cost);

    int m_level;
    CompactionSpace m_space;
    bool m_ofSummaries;
    qint64 m_maxTokens = 0;
    qint64 m_room = 0;
    qint64 m_used = 0;
    int m_taken = 0;
    bool m_isFull = false;
    QStringList m_blocks;
};

} // namespace stemma
