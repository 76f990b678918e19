// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

#include <QHash>

namespace stemma {

/// Tells the messages that an agent only wrote once more behind a compaction (SummaryNode::againFirst), for those who
/// go through a session and want each message once.
class WrittenAgain
{
public:
    /// What the store does not tell is no reason to go through nothing.
    void read(SessionStore& store, const SessionId& session, const JobControl& job);
    /// Whether the next message, in stored order, is one of them.
    [[nodiscard]] bool takes(const MessageId& message);

private:
    QHash<QString, QString> m_spans; ///< the last message, by the first
    QString m_last; ///< of the span that goes on; empty: none does
};

} // namespace stemma
