// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/session.h"
#include "core/session/summarynode.h"
#include "core/store/conversation/conversation.h"
#include "core/store/formats/agentfootprint/read/message.h"
#include "core/store/formats/agentfootprint/read/source.h"

#include <QCache>

namespace stemma::agentfootprint {

/// Reads rows of one session at a time into the vocabulary. Keeps the index of the session last asked
/// for, and the shapes of the messages last seen. Records are counted by rows. One thread at a time.
class Reader final : public Conversation
{
public:
    explicit Reader(Source& source)
        : m_source(source)
    {
    }

    /// Makes the session the current one; all other calls are about it.
    [[nodiscard]] Result<> open(const SessionId& id, const JobControl& job);
    [[nodiscard]] Result<> open(const Entry& entry, const JobControl& job);

    static constexpr qint64 All = -1;
    /// The same for somebody who needs the first @p rows only, of which as many can be read then as is answered;
    /// All: the whole session. Rows and messages mean the same in the whole.
    [[nodiscard]] Result<qint64> openBeginning(const SessionId& id, qint64 rows, const JobControl& job);

    [[nodiscard]] Source& source() const { return m_source; }
    [[nodiscard]] const SessionId& session() const { return m_entry.id; }
    [[nodiscard]] const Entry& entry() const { return m_entry; }
    [[nodiscard]] const SessionIndex& index() const { return *m_entry.index; }
    [[nodiscard]] const Document& document() const { return *m_entry.document; }

    [[nodiscard]] size_t size() const override { return index().rows.size(); }
    [[nodiscard]] ConversationRow row(size_t number) const override;
    [[nodiscard]] Result<QByteArray> bytes(size_t row, qint64 most) const override;
    [[nodiscard]] Result<Message> message(size_t row, qint64 maxText) const override;
    [[nodiscard]] std::optional<size_t> rowOf(qint64 key) const override;
    [[nodiscard]] std::optional<size_t> rowWithId(const QString& id) const override;
    [[nodiscard]] const ToolCallIndex& tools() const override;
    [[nodiscard]] std::optional<size_t> rowOfRecord(quint32 record) const override { return record; }

    /// What is known of a session that was not opened.
    [[nodiscard]] static SessionInfo basicInfo(const Entry& entry);
    [[nodiscard]] Result<SessionInfo> info(ListDetail detail) const;
    [[nodiscard]] Result<QList<SummaryNode>> summaryNodes() const;

private:
    void begin(const Entry& loaded, bool isBeginning);
    [[nodiscard]] Result<MessageShape> shape(qint64 row) const;
    [[nodiscard]] Result<qint64> sureRows() const;
    /// The results that follow a message.
    struct Results
    {
        QStringList answers; ///< the ids of their calls
        bool areLast = true; ///< nothing else follows, so calls may still be answered
    };
    [[nodiscard]] Result<Results> resultsBehind(qint64 row) const;
    /// Whether there is the call that a tool message with this id answers.
    [[nodiscard]] Result<bool> hasCall(qint64 row, const QString& id) const;
    [[nodiscard]] bool isNeighbour(qint64 row, qint64 other) const;
    [[nodiscard]] MessageStates statesOf(const Row& row, Marker marker) const;
    Result<> pairTools(qint64 row, Message& message) const;
    Result<> describeMarker(const Row& row, Message& message) const;
    Result<QString> firstPrompt() const;
    void addFacts(SessionInfo& info) const;

    Source& m_source;
    Entry m_entry;
    std::optional<quint64> m_revision;
    bool m_isBeginning = false; ///< not all rows are there
    mutable QCache<qint64, MessageShape> m_shapes {4096};
    mutable std::optional<ToolCallIndex> m_tools; ///< once somebody asked
};

} // namespace stemma::agentfootprint
