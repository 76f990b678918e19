// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/session/session.h"
#include "core/store/conversation/conversation.h"
#include "core/store/files/storechange.h"
#include "core/store/usagestore.h"

#include <functional>
#include <memory>

namespace stemma {

/// A session as a list shows it, and where its source finds it.
struct ListedSession
{
    SessionInfo info; ///< without the origin of a fork and what ListDetail::Full adds
    quint8 generation = 0; ///< of the store that it stands in, as the format counts them: the newest is the smallest
    qint64 firstMs = OutlineRow::NoTime; ///< of its first message; a fork has that of its origin
    QString revertedFrom; ///< the message from which on all is reverted; empty: nothing is
    QString revertedPart; ///< the part of that message from which on all is; empty: all of it is
    QString file; ///< of its file, where it has one
};

/// Sessions of one place, of several that make a store (SourceStore). As SessionStore has threads and promises.
class SessionSource
{
public:
    SessionSource() = default;
    virtual ~SessionSource() = default;
    Q_DISABLE_COPY_MOVE(SessionSource)

    /// The next three within read().
    [[nodiscard]] virtual Result<std::vector<ListedSession>> list(const JobControl& job) = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<Conversation>> open(
        const ListedSession& session, const JobControl& job)
        = 0;
    [[nodiscard]] virtual Result<qint64> sizeOf(const ListedSession& session) = 0; ///< bytes stored
    /// Adds what stands beside its conversation, for ListDetail::Full. Within read(), too.
    virtual void addDetails(SessionInfo& /*info*/, const ListedSession& /*session*/) { }
    /// NotFound: it is none of this place.
    [[nodiscard]] virtual Result<QByteArray> rawBytes(const StoredAt& place, qint64 most, const JobControl& job) = 0;
    /// UsageStore::scanUsage() of a session.
    [[nodiscard]] virtual std::unique_ptr<UsageScan> scanUsage(const ListedSession& session) = 0;
    /// Another one with every change of what a scan of usage gives; empty: nothing tells.
    [[nodiscard]] virtual QByteArray stamp() const { return {}; }
    using Work = std::function<Result<>()>;
    /// Runs the work on one state of the place.
    [[nodiscard]] virtual Result<> read(const JobControl& /*job*/, const Work& work) { return work(); }
    [[nodiscard]] virtual Result<StoreChange> poll(const JobControl& job) = 0;
    /// Rises with every change that was noticed.
    [[nodiscard]] virtual quint64 revision() const = 0;
    [[nodiscard]] virtual qint64 bytes() const = 0; ///< on disk
    [[nodiscard]] virtual bool isLive() const { return false; }
    /// Files that are there and cannot be read, as of the last list(), each with the reason.
    [[nodiscard]] virtual QList<std::pair<QString, QString>> problems() const { return {}; }
};

} // namespace stemma
