// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportwriter.h"
#include "core/export/resultjoiner.h"
#include "core/store/conversation/writtenagain.h"
#include "core/store/sessionstore.h"

class QIODevice;

namespace stemma {

/// What became of an export.
struct ExportOutcome
{
    qint64 messages = 0;
    qint64 unreadable = 0; ///< messages that were gone or damaged
    qint64 bytes = 0;

    bool operator==(const ExportOutcome&) const = default;
};

/// Writes what of a session is wished into @p device, piece by piece. The session is only read. Progress counts
/// messages. @p change, if any, is applied to each message and summary before it is spelled. Errors: what the store
/// says, and that @p device cannot be written. Thread: the store's.
class SessionExport
{
public:
    using Change = std::function<void(Message&)>;
    using SummaryChange = std::function<void(SummaryNode&)>;
    using HeadChange = std::function<void(ExportHead&)>;

    SessionExport(ExportWish wish, ExportWriter& writer)
        : m_wish(std::move(wish))
        , m_writer(writer)
    {
    }
    void setChanges(Change message, SummaryChange summary, HeadChange head);

    [[nodiscard]] Result<ExportOutcome> run(SessionStore& store, QIODevice& device, const JobControl& job);

private:
    void add(SessionStore& store, const MessagePtr& message, const JobControl& job);
    void write(SessionStore& store, const std::optional<Message>& message, const JobControl& job);
    Result<> flush(QIODevice& device, bool all);

    ExportWish m_wish;
    ExportWriter& m_writer;
    Change m_change;
    SummaryChange m_summaryChange;
    HeadChange m_headChange;
    ResultJoiner m_joiner;
    WrittenAgain m_again;
    ExportOutcome m_outcome;
};

/// Writes all of @p piece. Errors: that @p device cannot be written.
[[nodiscard]] Result<> writeAll(QIODevice& device, const QByteArray& piece);
/// What @p write puts out into the file @p path, which is there only when all was written, or is as it was. A store is
/// never written over.
[[nodiscard]] Result<> writeWholeFile(const QString& path, const std::function<Result<>(QIODevice& device)>& write);

/// A session into the file @p path, which is there only when all was written, or is as it was.
[[nodiscard]] Result<ExportOutcome> exportToFile(
    SessionExport& session, SessionStore& store, const QString& path, const JobControl& job);

} // namespace stemma
