// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/unpackedstore.h"

#include <QCoreApplication>

namespace stemma {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PackedFile)
};

/// Asks the store, or tells why there is none.
template<typename Ask> auto ask(const Result<SessionStore*>& store, Ask&& ask) -> decltype(ask(**store))
{
    if (!store)
        return std::unexpected(store.error());
    return ask(**store);
}

} // namespace

UnpackedStore::UnpackedStore(const QString& path, Packing packing, Opener opener)
    : m_path(path)
    , m_packing(packing)
    , m_opener(std::move(opener))
{
}

Result<std::unique_ptr<SessionStore>> UnpackedStore::open(
    const QString& path, Packing packing, Opener opener, const JobControl& job)
{
    std::unique_ptr<UnpackedStore> store(new UnpackedStore(path, packing, std::move(opener)));
    if (const auto opened = store->inner(job); !opened)
        return std::unexpected(opened.error());
    return store;
}

QString UnpackedStore::whyNotWritable()
{
    return Words::tr("The file is packed. Unpack it to change it.");
}

Result<SessionStore*> UnpackedStore::inner(const JobControl& job)
{
    const FileStamp now = FileStamp::of(m_path);
    // What was unpacked stays readable when the packed file is gone.
    if (m_store && (now == m_stamp || !now.exists()))
        return m_store.get();
    auto file = UnpackedFile::unpack(m_path, m_packing, UnpackLimits(), job);
    if (!file)
        return std::unexpected(file.error());
    auto store = m_opener((*file)->path());
    if (!store)
        return std::unexpected(store.error());
    m_store = *std::move(store);
    m_file = *std::move(file);
    m_stamp = now;
    m_seen = now;
    return m_store.get();
}

StoreInfo UnpackedStore::info() const
{
    StoreInfo info = m_store->info();
    info.path = m_path;
    info.notWritable = whyNotWritable();
    info.size = m_stamp.size;
    info.live = false;
    return info;
}

Result<> UnpackedStore::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.sessions(detail, sink, job); });
}

Result<SessionInfo> UnpackedStore::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.session(id, detail, job); });
}

Result<Outline> UnpackedStore::outline(const SessionId& id, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.outline(id, job); });
}

Result<std::vector<OutlineDetail>> UnpackedStore::outlineDetails(
    const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.outlineDetails(id, keys, job); });
}

Result<std::vector<MessagePtr>> UnpackedStore::messages(
    const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.messages(id, keys, options, job); });
}

Result<std::vector<MessagePtr>> UnpackedStore::firstMessages(
    const SessionId& id, int count, const ReadOptions& options, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.firstMessages(id, count, options, job); });
}

Result<qint64> UnpackedStore::keyOf(const SessionId& session, const MessageId& id, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.keyOf(session, id, job); });
}

Result<Part> UnpackedStore::part(const SessionId& session, qint64 key, int partIndex, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.part(session, key, partIndex, job); });
}

Result<QByteArray> UnpackedStore::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.rawBytes(place, maxBytes, job); });
}

Result<QList<SummaryNode>> UnpackedStore::summaryNodes(const SessionId& id, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.summaryNodes(id, job); });
}

Result<QList<Checkpoint>> UnpackedStore::checkpoints(const SessionId& id, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.checkpoints(id, job); });
}

Result<QList<SessionStore::PlacedReference>> UnpackedStore::fileReferences(const SessionId& id, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.fileReferences(id, job); });
}

Result<QList<LineageEdge>> UnpackedStore::edges(const SessionId& id, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.edges(id, job); });
}

Result<> UnpackedStore::turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.turnTraces(id, sink, job); });
}

Result<ContextBudget> UnpackedStore::context(
    const SessionId& id, const std::optional<MessageId>& at, const ContextSink& sink, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.context(id, at, sink, job); });
}

Result<> UnpackedStore::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    return ask(inner(job), [&](SessionStore& store) { return store.check(id, sink, job); });
}

Result<StoreChange> UnpackedStore::poll()
{
    const FileStamp now = FileStamp::of(m_path);
    if (!now.exists())
        return StoreChange::Vanished;
    if (std::exchange(m_seen, now) == now)
        return StoreChange::None;
    return StoreChange::Replaced;
}

} // namespace stemma
