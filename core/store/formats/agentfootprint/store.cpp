// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/store.h"

#include "core/store/formats/agentfootprint/check/check.h"
#include "core/store/formats/agentfootprint/read/context.h"
#include "core/store/formats/agentfootprint/plan/edit.h"
#include "core/store/formats/agentfootprint/read/traces.h"

#include <QCoreApplication>
#include <QDir>

#include <numeric>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct StoreText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

constexpr qint64 Whole = -1;

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

Outline outlineOf(std::span<const Row> rows)
{
    Outline outline;
    outline.reserve(rows.size());
    for (const Row& row : rows)
        outline.push_back({row.key, row.createdMs});
    return outline;
}

/// The rows from the first one on that are needed to find all of @p keys.
qint64 rowsFor(std::span<const qint64> keys)
{
    return keys.empty() ? 0 : qMax<qint64>(0, std::ranges::max(keys)) + 1;
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

Result<Outline> Store::outline(const SessionId& id, const JobControl& job)
{
    if (const auto opened = m_reader.open(id, job); !opened)
        return std::unexpected(opened.error());
    return outlineOf(m_reader.index().rows);
}

Result<OutlinePiece> Store::outlinePiece(const SessionId& id, qint64 from, const JobControl& job)
{
    const auto there = m_reader.openBeginning(id, from + 1, job);
    if (!there)
        return std::unexpected(there.error());
    const std::span<const Row> rows = m_reader.index().rows;
    const bool isLast = *there == Reader::All;
    const qint64 end = isLast ? qint64(rows.size()) : *there;
    const qint64 begin = qMin(from, end);
    return OutlinePiece {outlineOf(rows.subspan(size_t(begin), size_t(end - begin))), isLast};
}

Result<std::vector<OutlineDetail>> Store::outlineDetails(
    const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    if (const auto opened = m_reader.openBeginning(id, rowsFor(keys), job); !opened)
        return std::unexpected(opened.error());
    std::vector<OutlineDetail> details;
    details.reserve(keys.size());
    for (const qint64 key : keys) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const qint64 row = m_reader.index().rowOf(key);
        const auto detail = row < 0 ? Result<OutlineDetail>() : m_reader.detail(row);
        if (!detail)
            return std::unexpected(detail.error());
        details.push_back(*detail);
    }
    return details;
}

Result<std::vector<MessagePtr>> Store::messages(
    const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job)
{
    if (const auto opened = m_reader.openBeginning(id, rowsFor(keys), job); !opened)
        return std::unexpected(opened.error());
    std::vector<MessagePtr> messages;
    messages.reserve(keys.size());
    for (const qint64 key : keys) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const qint64 row = m_reader.index().rowOf(key);
        auto message = row < 0 ? Result<std::shared_ptr<Message>>() : m_reader.message(row, options.maxText);
        if (!message)
            return std::unexpected(message.error());
        messages.push_back(*std::move(message));
    }
    return messages;
}

Result<std::vector<MessagePtr>> Store::firstMessages(
    const SessionId& id, int count, const ReadOptions& options, const JobControl& job)
{
    if (const auto opened = m_reader.openBeginning(id, count, job); !opened)
        return std::unexpected(opened.error());
    std::vector<qint64> keys;
    for (const Row& row : m_reader.index().rows) {
        if (qsizetype(keys.size()) >= count)
            break;
        keys.push_back(row.key);
    }
    return messages(id, keys, options, job);
}

Result<qint64> Store::keyOf(const SessionId& session, const MessageId& id, const JobControl& job)
{
    if (const auto opened = m_reader.open(session, job); !opened)
        return std::unexpected(opened.error());
    const auto key = keyOfId(id);
    if (key && m_reader.index().rowOf(*key) >= 0)
        return *key;
    return fail(
        Errc::NotFound, StoreText::tr("The session %1 has no message %2. Check the id.").arg(session.value, id.value));
}

Result<Part> Store::part(const SessionId& session, qint64 key, int partIndex, const JobControl& job)
{
    if (const auto opened = m_reader.open(session, job); !opened)
        return std::unexpected(opened.error());
    const qint64 row = m_reader.index().rowOf(key);
    const auto message = row < 0 ? Result<std::shared_ptr<Message>>() : m_reader.message(row, Whole);
    if (!message)
        return std::unexpected(message.error());
    if (!*message || partIndex < 0 || partIndex >= (*message)->parts.size()) {
        return fail(Errc::NotFound,
            StoreText::tr("This part of the message is no longer in %1. Open the session again.")
                .arg(QDir::toNativeSeparators(m_source->path())));
    }
    return (*message)->parts.at(partIndex);
}

Result<QByteArray> Store::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    return m_source->rawBytes(place, maxBytes, job);
}

Result<QList<SummaryNode>> Store::summaryNodes(const SessionId& id, const JobControl& job)
{
    if (const auto opened = m_reader.open(id, job); !opened)
        return std::unexpected(opened.error());
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
    const auto& rows = m_reader.index().rows;
    for (qint64 row = 0; row < qint64(rows.size()); ++row) {
        if (rows[size_t(row)].kind != Row::Kind::Entry)
            continue;
        const auto message = m_reader.message(row, 0);
        if (!message)
            return std::unexpected(message.error());
        for (const Part& part : (*message)->parts) {
            if (const auto* file = part.as<FileReferencePart>())
                references << PlacedReference {(*message)->id, file->reference};
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

Result<ContextBudget> Store::context(
    const SessionId& id, const std::optional<MessageId>& at, const ContextSink& sink, const JobControl& job)
{
    if (const auto opened = m_reader.open(id, job); !opened)
        return std::unexpected(opened.error());
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
