// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/writtenagain.h"

namespace stemma {

void WrittenAgain::read(SessionStore& store, const SessionId& session, const JobControl& job)
{
    m_spans.clear();
    m_last.clear();
    const auto nodes = store.summaryNodes(session, job);
    for (const SummaryNode& node : nodes ? *nodes : QList<SummaryNode>()) {
        if (!node.againFirst.isEmpty())
            m_spans.insert(node.againFirst.value, node.againLast.value);
    }
}

bool WrittenAgain::takes(const MessageId& message)
{
    if (m_last.isEmpty())
        m_last = m_spans.value(message.value);
    if (m_last.isEmpty())
        return false;
    if (message.value == m_last)
        m_last.clear();
    return true;
}

} // namespace stemma
