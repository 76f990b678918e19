// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/wrappedstore.h"

namespace stemma {

template<typename Ask> auto WrappedStore::ask(const JobControl& job, Ask&& ask)
{
    const Result<SessionStore*> store = inner(job);
    return store ? ask(**store) : std::unexpected(store.error());
}

void* WrappedStore::findService(const std::type_info& service)
{
    SessionStore* store = current();
    return store ? store->findService(service) : nullptr;
}

Result<> WrappedStore::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.sessions(detail, sink, job); });
}

Result<SessionInfo> WrappedStore::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.session(id, detail, job); });
}

Result<Outline> WrappedStore::outline(const SessionId& id, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.outline(id, job); });
}

Result<OutlinePiece> WrappedStore::outlinePiece(const SessionId& id, qint64 from, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.outlinePiece(id, from, job); });
}

Result<std::vector<OutlineDetail>> WrappedStore::outlineDetails(
    const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.outlineDetails(id, keys, job); });
}

Result<std::vector<MessagePtr>> WrappedStore::messages(
    const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.messages(id, keys, options, job); });
}

Result<std::vector<MessagePtr>> WrappedStore::firstMessages(
    const SessionId& id, int count, const ReadOptions& options, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.firstMessages(id, count, options, job); });
}

Result<qint64> WrappedStore::keyOf(const SessionId& session, const MessageId& id, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.keyOf(session, id, job); });
}

Result<Part> WrappedStore::part(const SessionId& session, qint64 key, int partIndex, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.part(session, key, partIndex, job); });
}

Result<QByteArray> WrappedStore::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.rawBytes(place, maxBytes, job); });
}

Result<QList<SummaryNode>> WrappedStore::summaryNodes(const SessionId& id, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.summaryNodes(id, job); });
}

Result<QList<Checkpoint>> WrappedStore::checkpoints(const SessionId& id, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.checkpoints(id, job); });
}

Result<QList<SessionStore::PlacedReference>> WrappedStore::fileReferences(const SessionId& id, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.fileReferences(id, job); });
}

Result<QList<LineageEdge>> WrappedStore::edges(const SessionId& id, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.edges(id, job); });
}

Result<> WrappedStore::turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.turnTraces(id, sink, job); });
}

Result<ContextBudget> WrappedStore::context(
    const SessionId& id, const std::optional<MessageId>& at, const ContextSink& sink, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.context(id, at, sink, job); });
}

Result<> WrappedStore::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.check(id, sink, job); });
}

Result<CompactionDraft> WrappedStore::draftCompaction(const CompactEdit& edit, const JobControl& job)
{
    return ask(job, [&](SessionStore& store) { return store.draftCompaction(edit, job); });
}

} // namespace stemma
