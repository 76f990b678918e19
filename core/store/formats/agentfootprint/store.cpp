// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/store.h"

#include "core/store/formats/agentfootprint/check/check.h"
#include "core/store/formats/agentfootprint/read/context.h"
#include "core/store/formats/agentfootprint/plan/edit.h"
#include "core/store/formats/agentfootprint/read/traces.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

SessionInfo basicInfo(const Entry& entry)
{
    SessionInfo info;
    info.id = entry.id;
    info.parent = entry.parent;
    info.size = entry.size;
    info.fields = entry.fields;
    if (entry.savedAt)
        info.updatedAt = timeFromMs(*entry.savedAt);
    return info;
}

} // namespace

Store::Store(std::unique_ptr<Source> source, const Detection& detection)
    : m_detection(detection)
    , m_source(std::move(source))
    , m_reader(*m_source)
{
}

Store::~Store() = default;

StoreInfo Store::info() const
{
    StoreInfo info;
    info.path = m_source->path();
    info.format = m_detection.format;
    info.dialect = m_detection.dialect;
    info.version = m_detection.version;
    info.notWritable = m_detection.notWritable;
    info.refusals = editRefusals(dialectOf(m_detection.dialect));
    info.size = m_source->size();
    info.live = m_source->isLive();
    return info;
}

Result<> Store::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    constexpr size_t BatchSize = 100;
    std::vector<SessionInfo> batch;
    std::optional<Error> error;
    bool wanted = true;
    const auto listed = m_source->entries(
        [&](const Entry& entry) {
            if (job.isCancelled()) {
                error = Error {Errc::Cancelled, {}, {}};
                return false;
            }
            SessionInfo info = basicInfo(entry);
            // The envelope of a database is left alone until somebody looks at the session.
            if (detail == ListDetail::Full || entry.index) {
                if (m_reader.open(entry, job))
                    info = m_reader.info(detail).value_or(info);
            }
            batch.push_back(std::move(info));
            if (batch.size() == BatchSize)
                wanted = sink(std::exchange(batch, {}));
            return wanted;
        },
        job);
    if (!listed)
        return listed;
    if (error)
        return std::unexpected(*error);
    if (wanted && !batch.empty())
        sink(std::move(batch));
    return {};
}

Result<SessionInfo> Store::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    if (const auto opened = m_reader.open(id, job); !opened)
        return std::unexpected(opened.error());
    return m_reader.info(detail);
}

Result<const Conversation*> Store::open(const SessionId& id, const JobControl& job)
{
    return m_reader.open(id, job).transform([this]() -> const Conversation* { return &m_reader; });
}

Result<> Store::withBeginning(const SessionId& id, qint64 last, const JobControl& job, const Work& work)
{
    const auto opened = m_reader.openBeginning(id, last + 1, job);
    return opened ? work(m_reader) : std::unexpected(opened.error());
}

Result<OutlinePiece> Store::outlinePiece(const SessionId& id, qint64 from, const JobControl& job)
{
    const auto there = m_reader.openBeginning(id, from + 1, job);
    if (!there)
        return std::unexpected(there.error());
    const bool isLast = *there == Reader::All;
    const auto end = isLast ? m_reader.size() : size_t(*there);
    OutlinePiece piece {{}, isLast};
    for (auto row = size_t(from); row < end; ++row)
        piece.rows.push_back({m_reader.index().rows[row].key, m_reader.index().rows[row].createdMs});
    return piece;
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

Result<QList<Checkpoint>> Store::checkpoints(const SessionId&, const JobControl&)
{
    return QList<Checkpoint>(); // a session is one state, without named places
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
    if (!listed)
        return std::unexpected(listed.error());
    return edges;
}

Result<> Store::turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job)
{
    if (const auto opened = m_reader.open(id, job); !opened)
        return std::unexpected(opened.error());
    return giveTurnTraces(m_reader, sink, job);
}

Result<ContextBudget> Store::assemble(const Conversation& /*session*/, const std::optional<MessageId>& at,
    const ContextSink& sink, const JobControl& job) const
{
    const SessionId& id = m_reader.session();
    if (!m_reader.index().isConversation())
        return assembleContext(SessionText {.index = m_reader.loaded().index}, id, at, sink, job);
    const auto text = SessionText::of(m_reader.loaded(), job);
    return text ? assembleContext(*text, id, at, sink, job) : std::unexpected(text.error());
}

Result<> Store::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    return checkStore(*m_source, m_reader, dialectOf(m_detection.dialect), id, sink, job);
}

Result<EditPlan> Store::plan(const Edit& edit, const JobControl& job)
{
    if (!m_detection.notWritable.isEmpty())
        return fail(Errc::NotSupported, m_detection.notWritable);
    const QList<MessagePlace> followed = takeFollowed();
    NewOrders orders;
    auto plan = planEdit(*m_source, m_reader, dialectOf(m_detection.dialect), edit, orders, job);
    QList<AnchorMove> moved;
    for (const NewOrder& order : orders)
        moved += movedByOrder(order, followed);
    if (plan)
        setMoved(moved);
    return plan;
}

Result<StoreChange> Store::poll()
{
    return m_source->poll();
}

} // namespace stemma::agentfootprint
