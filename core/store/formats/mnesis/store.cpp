// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/store.h"

#include "core/base/textdecoder.h"
#include "core/store/conversation/forkorigins.h"
#include "core/store/formats/mnesis/check/check.h"
#include "core/store/formats/mnesis/context/context.h"
#include "core/store/formats/mnesis/files/filesummary.h"
#include "core/store/formats/mnesis/plan/compactionplanner.h"
#include "core/store/formats/mnesis/plan/edit.h"
#include "core/store/formats/mnesis/read/messagereader.h"
#include "core/store/formats/mnesis/read/origin.h"
#include "core/store/formats/mnesis/read/sessionreader.h"
#include "core/store/formats/mnesis/read/summaryreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// The answer for a session, or that the store has no such session where it is empty.
template<typename Answer>
Result<Answer> ofKnown(SessionStore& store, const SessionId& id, Result<Answer> answer, const JobControl& job)
{
    const auto info = answer && answer->empty() ? store.session(id, ListDetail::Basic, job) : SessionInfo();
    return info || info.error().code != Errc::NotFound ? answer : std::unexpected(info.error());
}

struct StoreText
{
    Q_DECLARE_TR_FUNCTIONS(MnesisStore)
};

/// The column that holds a record's text.
QString contentColumn(const QString& table)
{
    static const QHash<QString, QString> columns {{u"message_parts"_s, u"content"_s},
        {u"summary_nodes"_s, u"content"_s}, {u"file_references"_s, u"exploration_summary"_s},
        {u"sessions"_s, u"system_prompt"_s}};
    return columns.value(table);
}

/// Adds the data of the table file_references.
void complete(FileReference& reference, const StoreReader& reader)
{
    const QString table = u"file_references"_s;
    if (!reader.schema().has(table, u"content_id"_s))
        return;
    const QString summary = u"exploration_summary"_s;
    auto q = reader.rows(
        u"SELECT rowid, %1 FROM file_references WHERE content_id = ?"_s.arg(reader.schema().columnList(table, summary)),
        {reference.contentId.value});
    if (!q.next())
        return;
    reference.fields = reader.fieldsOf(q, 1, table, integerIn(q, 0, -1), summary);
    reference.createdAt = integerOf(reference.fields, "created_at"_L1).transform(timeFromMs);
}

/// By any edit: summaries are removed with their messages, too.
QSet<MessageId> messagesRemovedBy(const EditPlan& plan)
{
    QSet<MessageId> gone;
    for (const SqlStep& step : plan.script.steps) {
        if (!step.sql.startsWith("DELETE FROM main.messages WHERE id = ?"_L1))
            continue;
        for (const QVariantList& row : step.rows)
            gone += MessageId(row.value(0).toString());
    }
    return gone;
}

} // namespace

Store::Store(const QString& path, const Detection& detection)
    : m_detection(detection)
    , m_database(path)
    , m_reader(m_database)
{
}

Store::~Store() = default;

FileSummariser Store::fileSummariser() const
{
    return [](const FileReference& reference, const QString& path, const JobControl& job) -> QString {
        constexpr qint64 Largest = 64 * 1024 * 1024;
        QFile file(path);
        if (file.size() > Largest || !file.open(QIODevice::ReadOnly) || job.isCancelled())
            return {};
        TextDecoder decoder;
        const QString text = QString::fromUtf8(decoder.decode(file.readAll(), true));
        const QString type = fileTypeByName(path).value_or(reference.fileType);
        return job.isCancelled() ? QString() : fileSummary(type, text).value_or(QString());
    };
}

StoreInfo Store::info() const
{
    StoreInfo info = storeInfo(m_database.path(), m_detection);
    info.refusals = refusals();
    if (m_detection.dialect == "0.1"_L1) {
        for (const EditKind kind : {EditKind::Compact, EditKind::Dissolve})
            info.refusals.insert(kind, PlanBase::noPlaceForSummaries());
    }
    info.size = m_database.bytes();
    info.live = m_database.isHeldByOthers();
    return info;
}

Result<> Store::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    const SessionReader reader(m_reader);
    SessionReader::Cursor cursor;
    while (cursor.stage != SessionReader::Cursor::Done) {
        // A read of its own for each batch: nobody is kept waiting while the sink is busy.
        const SessionReader::Cursor before = cursor;
        auto batch = m_reader.read(job, [&]() -> Result<std::vector<SessionInfo>> {
            cursor = before;
            return reader.after(cursor, detail);
        });
        if (!batch)
            return std::unexpected(batch.error());
        if (!batch->empty() && !sink(*std::move(batch)))
            break;
    }
    return {};
}

Result<SessionInfo> Store::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<SessionInfo> {
        auto info = SessionReader(m_reader).find(id, detail);
        if (!info)
            return fail(Errc::NotFound,
                StoreText::tr("%1 has no session %2. Check the id, or list the sessions of the store.")
                    .arg(QDir::toNativeSeparators(m_database.path()), id.value));
        return *std::move(info);
    });
}

Result<Outline> Store::outline(const SessionId& id, const JobControl& job)
{
    return ofKnown(*this, id, m_reader.read(job, [&]() -> Result<Outline> { return m_reader.outline(id); }), job);
}

Result<std::vector<OutlineDetail>> Store::outlineDetails(
    const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<std::vector<OutlineDetail>> {
        std::vector<OutlineDetail> details;
        details.reserve(keys.size());
        for (const qint64 key : keys)
            details.push_back(MessageReader(m_reader).detail(id, key));
        return details;
    });
}

Result<std::vector<MessagePtr>> Store::messages(
    const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<std::vector<MessagePtr>> {
        std::vector<MessagePtr> messages;
        messages.reserve(keys.size());
        for (const qint64 key : keys)
            messages.push_back(MessageReader(m_reader).message(key, id, options.maxText));
        return messages;
    });
}

Result<std::vector<quint64>> Store::mayHold(
    const SessionId& /*id*/, std::span<const qint64> keys, std::span<const ByteFinder> needles, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<std::vector<quint64>> {
        std::vector<quint64> held(keys.size(), RecordFilter::all(needles));
        const QString table = u"messages"_s;
        // What failed with a message stands in its own row, and is told in few of them.
        const bool tellsErrors = m_reader.schema().has(table, u"error_code"_s);
        auto q = m_reader.query(
            u"SELECT id, %1 FROM messages WHERE rowid = ?"_s.arg(tellsErrors ? u"error_code IS NOT NULL"_s : u"0"_s));
        for (size_t i = 0; i < keys.size(); ++i) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            q.bind(keys[i]);
            const bool isFound = q.next();
            const QString message = isFound ? q.text(0) : QString();
            const bool isRead = isFound && integerIn(q, 1, 1) == 0;
            q.finish();
            const auto parts = isRead ? m_database.attempt([&] { return m_reader.storedParts(message); })
                                      : Result<QList<StoredPart>>(fail(Errc::NotFound, {}));
            if (!parts)
                continue;
            held[i] = 0;
            for (const StoredPart& part : *parts)
                held[i] |= RecordFilter::heldBy(part.content, needles);
        }
        return held;
    });
}

Result<std::vector<MessagePtr>> Store::firstMessages(
    const SessionId& id, int count, const ReadOptions& options, const JobControl& job)
{
    auto first = m_reader.read(job, [&]() -> Result<std::vector<MessagePtr>> {
        const QString created = m_reader.schema().column(u"messages"_s, u"created_at"_s);
        auto q = m_reader.rows(
            u"SELECT rowid FROM messages WHERE session_id = ? ORDER BY %1, rowid LIMIT ?"_s.arg(created),
            {id.value, count});
        std::vector<MessagePtr> messages;
        while (q.next()) {
            auto message = MessageReader(m_reader).message(integerIn(q, 0, -1), id, options.maxText);
            if (!message)
                continue;
            message->index = qint64(messages.size());
            messages.push_back(std::move(message));
        }
        return messages;
    });
    return ofKnown(*this, id, std::move(first), job);
}

Result<qint64> Store::keyOf(const SessionId& session, const MessageId& id, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<qint64> {
        auto q
            = m_reader.rows(u"SELECT rowid FROM messages WHERE id = ? AND session_id = ?"_s, {id.value, session.value});
        if (q.next())
            return integerIn(q, 0, -1);
        return fail(Errc::NotFound,
            StoreText::tr("The session %1 has no message %2. Check the id.").arg(session.value, id.value));
    });
}

Result<Part> Store::part(const SessionId& session, qint64 key, int partIndex, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<Part> {
        const auto message = MessageReader(m_reader).message(key, session, ReadOptions::WholeText);
        if (!message || partIndex < 0 || partIndex >= message->parts.size())
            return fail(Errc::NotFound,
                StoreText::tr("This part of the message is no longer in %1. Open the session again.")
                    .arg(QDir::toNativeSeparators(m_database.path())));
        return message->parts.at(partIndex);
    });
}

Result<QByteArray> Store::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<QByteArray> {
        const QString column = contentColumn(place.table);
        if (column.isEmpty() || !m_reader.schema().has(place.table, column))
            return fail(Errc::NotSupported,
                StoreText::tr("Records of the table %1 have no text; see their fields in the details.")
                    .arg(place.table));
        return m_database.valuePrefix(place.table, column, place.rowid, maxBytes);
    });
}

Result<QList<SummaryNode>> Store::summaryNodes(const SessionId& id, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<QList<SummaryNode>> { return m_reader.summaries().nodes(id); });
}

Result<QList<SessionStore::PlacedReference>> Store::fileReferences(const SessionId& id, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<QList<PlacedReference>> {
        const Schema& schema = m_reader.schema();
        if (!schema.has(u"message_parts"_s))
            return QList<PlacedReference>();
        // The JSON decides the kind; only rows whose column names no known kind need a look into it.
        auto q = m_reader.rows(
            u"SELECT DISTINCT m.id FROM messages m JOIN message_parts p ON p.message_id = m.id WHERE m.session_id = ? "
            "AND (%1 = 'file_ref' OR %1 NOT IN ('text', 'reasoning', 'tool', 'compaction', 'step_start', "
            "'step_finish', 'patch')) ORDER BY %2, m.rowid"_s.arg(
                schema.column(u"message_parts"_s, u"part_type"_s, u"''"_s),
                schema.has(u"messages"_s, u"created_at"_s) ? u"m.created_at"_s : u"NULL"_s),
            {id.value});
        QList<PlacedReference> references;
        while (q.next()) {
            const MessageId message(q.text(0));
            const QList<Part> parts = m_reader.parts(message.value, ReadOptions::WholeText);
            for (const Part& part : parts) {
                const auto* placed = part.as<FileReferencePart>();
                if (!placed)
                    continue;
                references << PlacedReference {message, placed->reference};
                complete(references.back().reference, m_reader);
            }
        }
        return references;
    });
}

Result<QList<LineageEdge>> Store::edges(const SessionId& id, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<QList<LineageEdge>> {
        QList<LineageEdge> edges;
        const Schema& schema = m_reader.schema();
        if (!schema.has(u"sessions"_s, u"parent_id"_s))
            return edges;
        auto query = m_reader.rows(
            u"SELECT parent_id, id, %1 FROM sessions WHERE (id = ?1 AND parent_id IS NOT NULL) "
            "OR parent_id = ?1 ORDER BY id = ?1 DESC, rowid"_s.arg(schema.column(u"sessions"_s, u"metadata"_s)),
            {id.value});
        while (query.next()) {
            const SessionId parent(query.text(0));
            const SessionId child(query.text(1));
            const auto mark = readOriginMark(query.text(2));
            const Origin origin = SessionReader(m_reader).originOf(child, parent, query.text(2));
            const bool isDiscarded = mark && origin.kind == Origin::Kind::None;
            edges << LineageEdge {parent, child, isDiscarded ? LineageEdge::Kind::Discarded : edgeOf(origin.kind),
                mark ? mark->message : MessageId()};
        }
        return edges;
    });
}

Result<ContextBudget> Store::context(
    const SessionId& id, const std::optional<MessageId>& at, const ContextSink& sink, const JobControl& job)
{
    const auto steps = incrementalContext(id, at);
    for (Result<bool> done = false; !done.value_or(true);) {
        done = steps->step(sink, job);
        if (!done)
            return std::unexpected(done.error());
    }
    return steps->budget();
}

std::unique_ptr<IncrementalContext> Store::incrementalContext(const SessionId& id, const std::optional<MessageId>& at)
{
    return assembleContext(m_reader, id, at);
}

Result<> Store::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    return checkMnesis(m_reader, id, sink, job);
}

Result<EditPlan> Store::plan(const Edit& edit, const JobControl& job)
{
    if (!m_detection.notWritable.isEmpty())
        return fail(Errc::NotSupported, m_detection.notWritable);
    auto plan = planEdit(m_reader, edit, takeFollowed(), moved(), job);
    // What mends nothing may be about a session that is not there.
    if (const SessionId& id = sessionOf(edit); plan && plan->writes.isEmpty() && !id.isEmpty()) {
        if (const auto known = session(id, ListDetail::Basic, job); !known && known.error().code == Errc::NotFound)
            return std::unexpected(known.error());
    }
    const auto gone = plan ? messagesRemovedBy(*plan) : QSet<MessageId>();
    return withMoves(*this, std::move(plan), gone, job);
}

Result<CompactionDraft> Store::draftCompaction(const CompactEdit& edit, const JobControl& job)
{
    return m_reader.read(job, [&] { return CompactionPlanner(m_reader, job).draft(edit); });
}

RulesOffer Store::rulesOffer() const
{
    return mnesis::rulesOffer();
}

Result<> Store::chooseRules(const RulesChoice& choice)
{
    const Result<> sound = checkChoice(choice, mnesis::rulesOffer());
    if (sound)
        m_reader.setChosenRules(choice);
    return sound;
}

Result<ContextRules> Store::contextRules(const SessionId& id, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<ContextRules> {
        const QVariantList row = m_reader.firstRow(u"SELECT model_id FROM sessions WHERE id = ?"_s, {id.value});
        return mnesis::rulesOf(m_reader, id, row.value(0).toString()).rules;
    });
}

} // namespace stemma::mnesis
