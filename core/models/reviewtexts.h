// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"
#include "core/store/conversation/messagescan.h"

#include <functional>

namespace stemma {

/// What a review reads of a session: the texts of the messages that a summary covers, and of those after them. Read by
/// and by, so that others get at the store between the steps; used where the store is used.
class ReviewTexts
{
public:
    static constexpr qint64 MostBytes = 64 * 1024 * 1024; ///< of texts that are kept; what goes beyond is passed over
    static constexpr qint64 MostLater = 5'000; ///< messages after the covered ones that are looked through

    /// The messages from @p from to @p to (Message::index, both with it). Summaries among them and behind them are not
    /// counted. @p at: where the summary stands, or -1. @p readsLater: those after them, too.
    ReviewTexts(SessionId session, qint64 from, qint64 to, qint64 at, bool readsLater = true);

    /// One slice; true: it was the last.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);

    /// What stands before the summary and once more behind it, as some formats write what a compaction keeps, is left
    /// behind it only. Once everything was read; any thread.
    void dropWrittenAgain();

    [[nodiscard]] const QList<ReviewedText>& covered() const { return m_covered; }
    [[nodiscard]] const QList<ReviewedText>& later() const { return m_later; }
    [[nodiscard]] bool isPartial() const { return m_isPartial; } ///< there was too much

private:
    /// With a hash of all that a message says.
    void forEachLater(const std::function<void(qint64 message, size_t hash)>& take) const;
    bool add(const Message& message, qint64 index); ///< false: no more goes in

    MessageScan m_scan;
    qint64 m_to;
    qint64 m_at;
    bool m_readsLater;
    qint64 m_bytes = 0;
    bool m_isPartial = false;
    QList<ReviewedText> m_covered;
    QList<ReviewedText> m_later;
};

/// The texts of a message as a review reads them.
[[nodiscard]] QList<ReviewedText> reviewedTexts(const Message& message);

} // namespace stemma
