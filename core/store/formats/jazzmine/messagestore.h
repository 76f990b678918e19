// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/read/index.h"
#include "core/store/formats/jazzmine/read/record.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/storeformat.h"

#include <QCoreApplication>

namespace stemma::jazzmine {

/// What stores of jazzmine in files and on a server have in common.
class MessageStore : public SessionStore, public IdTracker
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineStore)
public:
    MessageStore(const QString& path, const Detection& detection)
        : m_path(path)
        , m_detection(detection)
    {
    }

    [[nodiscard]] Result<Part> part(const SessionId& session, qint64 key, int partIndex, const JobControl& job) final;
    // The agent keeps its summaries elsewhere, and conversations know nothing of each other.
    [[nodiscard]] Result<QList<SummaryNode>> summaryNodes(const SessionId& /*id*/, const JobControl& /*job*/) final
    {
        return QList<SummaryNode>();
    }
    [[nodiscard]] Result<QList<LineageEdge>> edges(const SessionId& /*id*/, const JobControl& /*job*/) final
    {
        return QList<LineageEdge>();
    }

protected:
    /// How users know the store.
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] std::unexpected<Error> noConversation(const SessionId& id) const;
    [[nodiscard]] static std::unexpected<Error> noMessage(const QString& conversation, const MessageId& id);

    const QString m_path;
    Detection m_detection;
};

/// The states of a message that are known from the index.
[[nodiscard]] MessageStates statesOf(const MessageRecord& message, const Trace* trace);
/// What the enhancer would be sent of a message.
[[nodiscard]] ContextItem contextItemOf(const StoredRecord& record, const MessageRecord& message, qint64 position);
[[nodiscard]] OutlineDetail detailOf(const MessageRecord& message, const Trace* trace);

} // namespace stemma::jazzmine
