// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/store.h"

#include "core/store/conversation/sessionlist.h"
#include "core/store/formats/agentfootprint/check/check.h"
#include "core/store/formats/agentfootprint/read/text.h"
#include "core/store/formats/agentfootprint/plan/edit.h"
#include "core/store/formats/agentfootprint/plan/editrules.h"
#include "core/store/formats/agentfootprint/read/event.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

Store::Store(std::unique_ptr<Source> source, const Detection& detection)
    : m_detection(detection)
    , m_source(std::move(source))
    , m_reader(*m_source)
{
}

StoreInfo Store::info() const
{
    StoreInfo info = storeInfo(m_source->path(), m_detection);
    info.refusals = editRefusals(m_source->dialect());
    info.size = m_source->size();
    info.live = m_source->isLive();
    return info;
}

Result<> Store::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    std::vector<SessionInfo> infos;
    const auto listed = m_source->entries(
        [&](const Entry& entry) {
            infos.push_back(Reader::basicInfo(entry));
            // The envelope of a database is left alone until somebody looks at the session.
            if (entry.index && detail == ListDetail::Basic && m_reader.open(entry, job))
                infos.back() = m_reader.info(detail).value_or(infos.back());
            return !job.isCancelled();
        },
        job);
    // One that cannot be read is listed all the same.
    const auto complete = [&](SessionInfo& info) {
        info = session(info.id, detail, job).value_or(info);
        return Result<>();
    };
    return listed ? giveSessions(infos, detail, complete, sink, job) : listed;
}

Result<SessionInfo> Store::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    return m_reader.open(id, job).and_then([&] { return m_reader.info(detail); });
}

Result<> Store::with(const SessionId& id, qint64 last, const JobControl& job, const Work& work)
{
    if (last == All)
        return m_reader.open(id, job).and_then([&] { return work(m_reader); });
    return m_reader.openBeginning(id, last + 1, job).and_then([&](qint64) { return work(m_reader); });
}

Result<OutlinePiece> Store::outlinePiece(const SessionId& id, qint64 from, const JobControl& job)
{
    return m_reader.openBeginning(id, from + 1, job).transform([&](qint64 sure) {
        OutlinePiece piece {{}, sure == Reader::All};
        const std::vector<Row>& rows = m_reader.index().rows;
        for (auto row = size_t(from); row < (piece.isLast ? rows.size() : size_t(sure)); ++row)
            piece.rows.push_back({rows[row].key, rows[row].createdMs});
        return piece;
    });
}

Result<QByteArray> Store::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    return m_source->rawBytes(place, maxBytes, job);
}

Result<QList<SummaryNode>> Store::summariesOf(
    const Conversation& /*session*/, const SessionId& /*id*/, const JobControl& /*job*/) const
{
    return m_reader.summaryNodes();
}

Result<QList<SessionStore::PlacedReference>> Store::fileReferences(const SessionId& id, const JobControl& job)
{
    if (const auto opened = m_reader.open(id, job); !opened)
        return std::unexpected(opened.error());
    QList<PlacedReference> references;
    for (size_t row = 0; row < m_reader.size(); ++row) {
        if (m_reader.index().rows[row].kind != Row::Kind::Entry)
            continue;
        const auto message = m_reader.message(row, 0);
        if (!message)
            return std::unexpected(message.error());
        for (const Part& part : message->parts) {
            if (const auto* file = part.as<FileReferencePart>())
                references << PlacedReference {message->id, file->reference};
        }
    }
    return references;
}

Result<QList<LineageEdge>> Store::edges(const SessionId& id, const JobControl& job)
{
    QList<LineageEdge> edges;
    const auto listed = m_source->entries(
        [&](const Entry& entry) {
            const bool isRequest = entry.layout == Layout::Request;
            if (isRequest && !entry.parent.isEmpty() && (entry.id == id || entry.parent == id))
                edges << LineageEdge {entry.parent, entry.id, LineageEdge::Kind::Continuation, {}};
            return !job.isCancelled();
        },
        job);
    return listed.transform([&edges] { return edges; });
}

Result<> Store::turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job)
{
    return m_reader.open(id, job).and_then([&] { return giveTurnTraces(m_reader, sink, job); });
}

Result<ContextBudget> Store::assemble(const Conversation& /*session*/, const std::optional<MessageId>& at,
    const ContextSink& sink, const JobControl& job) const
{
    const bool isConversation = m_reader.index().isConversation();
    const auto text
        = isConversation ? SessionText::of(m_reader.entry(), job) : SessionText {.index = m_reader.entry().index};
    return text.and_then([&](const SessionText& of) { return assembleContext(of, m_reader.session(), at, sink, job); });
}

Result<> Store::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    return checkStore(m_reader, id, sink, job);
}

Result<EditPlan> Store::plan(const Edit& edit, const JobControl& job)
{
    if (!m_detection.notWritable.isEmpty())
        return fail(Errc::NotSupported, m_detection.notWritable);
    (void)takeFollowed();
    NewOrders orders;
    auto plan = planEdit(m_reader, edit, orders, job);
    for (const NewOrder& order : plan ? orders : NewOrders())
        moved() += movedByOrder(order, planFollows(), placesToTell());
    return plan;
}

Result<StoreChange> Store::poll(const JobControl& job)
{
    return m_source->poll(job);
}

} // namespace stemma::agentfootprint
