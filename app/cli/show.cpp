// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/job.h"
#include "core/base/saturating.h"
#include "core/store/conversation/messagescan.h"
#include "core/store/messagename.h"

#include <algorithm>
#include <limits>
#include <span>

namespace stemma::cli {
namespace {

/// Prints the messages of a session.
class MessagePrinter
{
public:
    MessagePrinter(Job& job, SessionStore& store, const SessionId& session)
        : m_job(job)
        , m_store(store)
        , m_session(session)
    {
    }

    Result<> run()
    {
        const Options& options = m_job.options;
        if (!options.messages.isEmpty())
            return printNamed();
        constexpr qint64 Rows = 256;
        constexpr qint64 Bytes = 1024 * 1024;
        MessageScan scan(m_session, {.maxText = options.maxText, .rows = Rows, .bytes = Bytes});
        scan.setRange(
            options.from, options.count < 0 ? MessageScan::ToTheEnd : saturatingAdd(options.from, options.count));
        return scan.run(m_store, m_job.control, [this](qint64 /*row*/, const MessagePtr& message) {
            if (message)
                print(*message);
            else
                m_job.skip(); // gone since the outline was read
            return !m_job.isOver();
        });
    }

private:
    Result<> printNamed()
    {
        const auto outline = m_store.outline(m_session, m_job.control);
        if (!outline)
            return std::unexpected(outline.error());
        for (const QString& name : m_job.options.messages) {
            const Result<qint64> key = keyNamed(m_store, m_session, name, m_job.control);
            if (!key)
                return std::unexpected(key.error());
            const auto read = m_store.messages(
                m_session, std::span(&*key, 1), ReadOptions {.maxText = m_job.options.maxText}, m_job.control);
            if (!read)
                return std::unexpected(read.error());
            for (const MessagePtr& message : *read) {
                if (message)
                    print(placed(*message, *outline, *key));
                else
                    m_job.skip();
            }
            if (m_job.isOver())
                break;
        }
        return {};
    }

    /// What is read by its key does not know where it stands.
    static Message placed(Message message, const Outline& outline, qint64 key)
    {
        const auto row = std::ranges::find(outline, key, &OutlineRow::key);
        if (row != outline.end())
            message.index = row - outline.begin();
        return message;
    }

    void print(const Message& message)
    {
        m_job.record().message(message, m_job.options.raw ? raw(message) : RawBytes());
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
    const bool isNamed = !job.options.messages.isEmpty(); // then nothing else is printed
    if (!isNamed) {
        print.session(store->info().path, *info);
        job.count();
    }

    const Result<> messages = MessagePrinter(job, *store, id).run();
    if (!messages)
        job.fail(messages.error());
    if (isNamed || job.isOver())
        return;
    printAll(job, store->summaryNodes(id, job.control), [&](const SummaryNode& node) { print.summaryNode(node); });
    printAll(job, store->checkpoints(id, job.control), [&](const Checkpoint& point) { print.checkpoint(point); });
    printAll(job, store->fileReferences(id, job.control),
        [&](const SessionStore::PlacedReference& placed) { print.fileReference(id, placed); });
    printAll(job, store->edges(id, job.control), [&](const LineageEdge& edge) { print.edge(edge); });
}

} // namespace stemma::cli
