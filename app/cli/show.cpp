// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/job.h"

#include <limits>

namespace stemma::cli {
namespace {

constexpr size_t DetailRows = 2048;
constexpr size_t MaxBlockRows = 256;
constexpr qint64 MaxBlockBytes = 1024 * 1024; ///< of stored text; one message may be larger

/// Prints the messages of a session in blocks that are small in rows and in bytes, so that memory
/// stays flat whatever the messages hold.
class MessagePrinter
{
public:
    MessagePrinter(Job& job, SessionStore& store, const SessionId& session)
        : m_job(job)
        , m_store(store)
        , m_session(session)
    {
        m_read.maxText = job.options.maxText;
    }

    Result<> run()
    {
        const auto outline = m_store.outline(m_session, m_job.control);
        if (!outline)
            return std::unexpected(outline.error());
        const qint64 size = qint64(outline->size());
        const qint64 first = qMin(m_job.options.from, size);
        const qint64 count = m_job.options.count < 0 ? size - first : qMin(m_job.options.count, size - first);
        const auto rows = std::span(*outline).subspan(size_t(first), size_t(count));
        m_total = count;
        for (size_t at = 0; at < rows.size() && !m_job.isOver(); at += DetailRows) {
            const Result<> result = stretch(rows.subspan(at, qMin(DetailRows, rows.size() - at)));
            if (!result)
                return result;
        }
        return {};
    }

private:
    /// Some thousand rows: asks for their sizes and prints them block by block.
    Result<> stretch(std::span<const OutlineRow> rows)
    {
        std::vector<qint64> keys;
        keys.reserve(rows.size());
        for (const OutlineRow& row : rows)
            keys.push_back(row.key);
        const auto details = m_store.outlineDetails(m_session, keys, m_job.control);
        if (!details)
            return std::unexpected(details.error());
        size_t begin = 0;
        while (begin < keys.size() && !m_job.isOver()) {
            size_t end = begin;
            qint64 bytes = 0;
            while (end < keys.size() && end - begin < MaxBlockRows && (end == begin || bytes < MaxBlockBytes)) {
                const qint64 next = end < details->size() ? bytesToRead((*details)[end]) : 0;
                if (end > begin && bytes + next > MaxBlockBytes)
                    break;
                bytes += next;
                ++end;
            }
            const Result<> result = block(std::span(keys).subspan(begin, end - begin));
            if (!result)
                return result;
            begin = end;
        }
        return {};
    }

    [[nodiscard]] qint64 bytesToRead(const OutlineDetail& detail) const
    {
        const qint64 whole = detail.textBytes;
        const qint64 limit = m_job.options.maxText;
        return limit < 0 ? whole : qMin(whole, limit * qMax<qint64>(1, detail.partCount));
    }

    Result<> block(std::span<const qint64> keys)
    {
        const auto messages = m_store.messages(m_session, keys, m_read, m_job.control);
        if (!messages)
            return std::unexpected(messages.error());
        for (const MessagePtr& message : *messages) {
            if (m_job.isOver())
                return {};
            m_job.control.setProgress(++m_done, m_total);
            if (!message) {
                m_job.skip(); // gone since the outline was read
                continue;
            }
            m_job.print().message(*message, m_job.options.raw ? raw(*message) : RawBytes());
            m_job.count();
        }
        return {};
    }

    RawBytes raw(const Message& message)
    {
        RawBytes result;
        for (const Part& part : message.parts) {
            if (auto piece = read(part.storedAt))
                result.parts.insert(part.index, std::move(*piece));
        }
        // A message that is a row of a table has its bytes in the rows of its parts; one within a row has its own.
        if (!message.storedAt.file.isEmpty() || message.storedAt.offset >= 0)
            result.message = read(message.storedAt);
        return result;
    }

    std::optional<RawBytes::Piece> read(const StoredAt& place)
    {
        if (place.isNull())
            return {};
        const qint64 limit = m_job.options.maxText;
        auto bytes = m_store.rawBytes(place, limit < 0 ? std::numeric_limits<qint64>::max() : limit + 1, m_job.control);
        if (!bytes)
            return {};
        RawBytes::Piece piece {std::move(*bytes), false};
        if (limit >= 0 && piece.bytes.size() > limit) {
            piece.truncated = true;
            qsizetype end = limit;
            while (end > 0 && limit - end < 3 && (uchar(piece.bytes[end]) & 0xc0) == 0x80)
                --end; // not within a character
            piece.bytes.truncate(end);
        }
        return piece;
    }

    Job& m_job;
    SessionStore& m_store;
    SessionId m_session;
    ReadOptions m_read;
    qint64 m_done = 0;
    qint64 m_total = 0;
};

/// Gives each item of a list to the printer, or the list's error to the job.
template<typename List, typename Print> void printAll(Job& job, const Result<List>& list, Print print)
{
    if (!list) {
        job.fail(list.error());
        return;
    }
    for (const auto& item : *list) {
        if (job.isOver())
            return;
        print(item);
        job.count();
    }
}

} // namespace

void show(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    const SessionId id(job.options.session);
    const auto info = store->session(id, ListDetail::Full, job.control);
    if (!info) {
        job.fail(info.error());
        return;
    }
    Printer& print = job.print();
    print.session(store->info().path, *info);
    job.count();

    const Result<> messages = MessagePrinter(job, *store, id).run();
    if (!messages)
        job.fail(messages.error());
    if (job.isOver())
        return;
    printAll(job, store->summaryNodes(id, job.control), [&](const SummaryNode& node) { print.summaryNode(node); });
    printAll(job, store->checkpoints(id, job.control), [&](const Checkpoint& point) { print.checkpoint(point); });
    printAll(job, store->fileReferences(id, job.control),
        [&](const SessionStore::PlacedReference& placed) { print.fileReference(id, placed); });
    printAll(job, store->edges(id, job.control), [&](const LineageEdge& edge) { print.edge(edge); });
}

} // namespace stemma::cli
