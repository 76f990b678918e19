// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/session.h"
#include "core/session/summarynode.h"
#include "core/store/formats/agentfootprint/read/message.h"
#include "core/store/formats/agentfootprint/read/source.h"

#include <QCache>

namespace stemma::agentfootprint {

/// Reads rows of one session at a time into the vocabulary. Keeps the index of the session last asked
/// for, and the shapes of the messages last seen. One thread at a time.
class Reader
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

    [[nodiscard]] const SessionId& session() const { return m_session; }
    [[nodiscard]] const Entry& entry() const { return m_entry; }
    [[nodiscard]] const SessionIndex& index() const { return *m_loaded.index; }
    [[nodiscard]] const Document& document() const { return *m_loaded.document; }
    [[nodiscard]] const Loaded& loaded() const { return m_loaded; }

    [[nodiscard]] Result<std::shared_ptr<Message>> message(qint64 row, qint64 maxText);
    [[nodiscard]] Result<OutlineDetail> detail(qint64 row);
    [[nodiscard]] Result<MessageShape> shape(qint64 row);
    [[nodiscard]] Result<QByteArray> stored(qint64 row) const;

    [[nodiscard]] Result<SessionInfo> info(ListDetail detail);
    [[nodiscard]] Result<QList<SummaryNode>> summaryNodes();

private:
    [[nodiscard]] Result<qint64> sureRows();
    /// The results that follow a message.
    struct Results
    {
        QStringList answers; ///< the ids of their calls
        bool areLast = true; ///< nothing else follows, so calls may still be answered
    };
    [[nodiscard]] Result<Results> resultsBehind(qint64 row);
    /// Whether there is the call that a tool message answers.
    [[nodiscard]] Result<bool> hasCall(qint64 row);
    [[nodiscard]] bool isNeighbour(qint64 row, qint64 other) const;
    [[nodiscard]] MessageStates baseStates(const Row& row, const MessageShape& shape) const;
    Result<> pairTools(qint64 row, Message& message);
    Result<> describeMarker(const Row& row, Message& message) const;
    Result<QString> firstPrompt();
    Result<> addFacts(SessionInfo& info) const;

    Source& m_source;
    SessionId m_session;
    Entry m_entry;
    Loaded m_loaded;
    std::optional<quint64> m_revision;
    bool m_isBeginning = false; ///< not all rows are there
    QCache<qint64, MessageShape> m_shapes {4096};
};

} // namespace stemma::agentfootprint
