// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/tokenrule.h"
#include "core/compaction/contextrules.h"
#include "core/store/conversation/messagescan.h"

namespace stemma {

/// What a tool was called with, in a line: the texts among its arguments where it has some.
[[nodiscard]] QString callLine(const ToolPart& tool);

/// Reads what the tools of a session gave back, some messages at a time; of long outputs only the beginning is read.
/// One thread at a time.
class ToolOutputReader
{
public:
    explicit ToolOutputReader(SessionId session);

    /// The next messages; true: there are no more.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);

    [[nodiscard]] const std::vector<MessageOutputs>& messages() const { return m_messages; } ///< all of the session
    [[nodiscard]] const TokenRule& rule() const { return m_rule; } ///< of the figures
    [[nodiscard]] const ContextRules& rules() const { return m_rules; } ///< in force for the session

private:
    void add(const Message& message, qint64 index);

    MessageScan m_scan;
    TokenRule m_rule;
    ContextRules m_rules;
    std::vector<MessageOutputs> m_messages;
    bool m_hasRules = false;
};

/// All at once.
[[nodiscard]] Result<std::vector<MessageOutputs>> readToolOutputs(
    SessionStore& store, const SessionId& session, const JobControl& job);

} // namespace stemma
