// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/storereader.h"

#include "core/store/formats/mnesis/read/summaryreader.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

bool isAmong(const QString& column, QLatin1StringView names)
{
    return QString(names).split(u' ').contains(column);
}

Unit unitOf(const QString& column)
{
    if (isAmong(column, "created_at updated_at compacted_at started_at completed_at"_L1))
        return Unit::UnixMilliseconds;
    if (isAmong(column,
            "tokens_input tokens_output tokens_cache_read tokens_cache_write tokens_total token_count "
            "token_estimate"_L1))
        return Unit::Tokens;
    if (isAmong(column, "parent_node_ids metadata"_L1))
        return Unit::Json;
    return column == "cost"_L1 ? Unit::Dollars : Unit::None;
}

/// Whether a field of the vocabulary gives what the column means.
bool hasCommonName(const QString& column)
{
    return isAmong(column,
        "id session_id message_id parent_id title agent model_id role is_active created_at finish_reason tokens_input "
        "tokens_output tokens_cache_read tokens_cache_write tokens_total token_count token_estimate compacted_at "
        "started_at completed_at tool_name tool_call_id tool_state part_type part_index kind superseded "
        "compaction_level span_start_message_id span_end_message_id parent_node_ids content_id path file_type"_L1);
}

} // namespace

QVariant valueOf(const StoredFields& fields, QLatin1StringView name)
{
    const StoredField* field = fieldNamed(fields, name);
    return field ? field->value : QVariant();
}

QString textOf(const StoredFields& fields, QLatin1StringView name)
{
    const QVariant value = valueOf(fields, name);
    return value.typeId() == QMetaType::QByteArray ? QString::fromUtf8(value.toByteArray()) : value.toString();
}

std::optional<qint64> integerOf(const StoredFields& fields, QLatin1StringView name)
{
    const QVariant value = valueOf(fields, name);
    return value.typeId() == QMetaType::LongLong ? std::optional(value.toLongLong()) : std::nullopt;
}

StoreReader::StoreReader(SqliteDatabase& database)
    : m_database(database)
    , m_summaries(std::make_unique<SummaryReader>(*this))
{
}

StoreReader::~StoreReader() = default;

Result<> StoreReader::refresh()
{
    if (m_schemaRevision == m_database.revision())
        return {};
    Result<Schema> schema = Schema::read(m_database);
    if (!schema)
        return std::unexpected(schema.error());
    if (!schema->refusal().isEmpty())
        return fail(Errc::Corrupt,
            QCoreApplication::translate("MnesisStore", "%1 is no longer a mnesis store: %2 Open it again.")
                .arg(QDir::toNativeSeparators(m_database.path()), schema->refusal()));
    m_schema = *std::move(schema);
    m_schemaRevision = m_database.revision();
    m_emptyFields.clear();
    for (const QString& table : m_schema.tables()) {
        for (const QString& column : m_schema.columns(table))
            m_emptyFields[table] << StoredField {column, {}, unitOf(column), hasCommonName(column)};
    }
    m_database.prepareConnections(m_schema.standIns());
    m_messageSql = u"SELECT "_s + m_schema.columnList(u"messages"_s) + u" FROM messages WHERE rowid = ?"_s;
    m_partsSql.clear();
    m_storedPartsSql.clear();
    QStringList wanted {u"CAST(content AS BLOB)"_s};
    for (const QString& column :
        {u"part_type"_s, u"token_estimate"_s, u"tool_state"_s, u"compacted_at"_s, u"started_at"_s, u"completed_at"_s})
        wanted += m_schema.column(u"message_parts"_s, column, u"NULL"_s);
    m_storedPartColumns = wanted.join(u", "_s);
    if (!m_schema.has(u"message_parts"_s))
        return {};
    const QString size = m_database.sizeOf(u"content"_s);
    const QString order = m_schema.has(u"message_parts"_s, u"part_index"_s) ? u"part_index, rowid"_s : u"rowid"_s;
    m_partsSql
        = u"SELECT rowid, %1, CASE WHEN %1 <= ? THEN CAST(content AS BLOB) END, %2 FROM message_parts "
          "WHERE message_id = ? ORDER BY %3"_s.arg(size, m_schema.columnList(u"message_parts"_s, u"content"_s), order);
    m_storedPartsSql
        = u"SELECT %1 FROM message_parts WHERE message_id = ? ORDER BY %2"_s.arg(m_storedPartColumns, order);
    return {};
}

StoreReader::Kept& StoreReader::kept(const SessionId& session) const
{
    if (m_kept.session != session || m_kept.revision != m_database.revision())
        m_kept = {session, m_database.revision(), {}, {}};
    return m_kept;
}

StoredFields StoreReader::fieldsOf(
    const SqliteQuery& row, int from, const QString& table, qint64 rowid, const QString& without) const
{
    StoredFields fields = m_emptyFields.value(table);
    fields.removeIf([&without](const StoredField& field) { return field.name == without; });
    for (StoredField& field : fields) {
        field.value = row.value(from++);
        // The driver replaces what is no UTF-8; only then the bytes themselves are worth another look.
        if (const auto* text = get_if<QString>(&field.value); text && text->contains(QChar::ReplacementCharacter)) {
            constexpr qint64 Whole = 1 << 30;
            const Result<QByteArray> bytes = m_database.valuePrefix(table, field.name, rowid, Whole);
            if (bytes && !bytes->isValidUtf8())
                field.value = *bytes;
        }
    }
    return fields;
}

std::optional<StoreReader::Place> StoreReader::placeOf(const QString& messageId) const
{
    auto q = rows(u"SELECT %1, rowid FROM messages WHERE id = ?"_s.arg(m_schema.column(u"messages"_s, u"created_at"_s)),
        {messageId});
    if (!q.next())
        return std::nullopt;
    return Place::in(q, 0);
}

std::optional<StoreReader::Span> StoreReader::spanOf(const QString& first, const QString& last) const
{
    const auto begin = placeOf(first);
    const auto end = begin ? placeOf(last) : std::nullopt;
    return end ? std::optional(Span {*begin, *end}) : std::nullopt;
}

const Outline* StoreReader::knownOutline(const SessionId& session) const
{
    const bool isKept = m_kept.session == session && m_kept.revision == m_database.revision() && m_kept.outline;
    return isKept ? &*m_kept.outline : nullptr;
}

const Outline& StoreReader::outline(const SessionId& session) const
{
    return once(kept(session).outline, [&] {
        const QString created = m_schema.column(u"messages"_s, u"created_at"_s);
        Outline rows;
        const Result<> scanned = m_database.scanIntegers(
            u"SELECT rowid, %1 FROM messages WHERE session_id = ? ORDER BY %1, rowid"_s.arg(created), session.value,
            OutlineRow::NoTime, [&](qint64 key, qint64 ms) { rows.push_back({key, ms}); });
        if (!scanned && scanned.error().code == Errc::Corrupt)
            rows = salvagedOutline(session);
        if (!scanned && rows.empty())
            m_database.note(scanned.error());
        return rows;
    });
}

/// Of a damaged store: what a walk over the table reaches from either end.
Outline StoreReader::salvagedOutline(const SessionId& session) const
{
    Outline rows;
    const QString created = m_schema.column(u"messages"_s, u"created_at"_s);
    for (const QLatin1StringView order : {"ASC"_L1, "DESC"_L1}) {
        // Ends where the damage begins; what came before it counts.
        (void)m_database.scanIntegers(
            u"SELECT rowid, %1 FROM main.messages NOT INDEXED WHERE session_id = ? ORDER BY rowid %2"_s.arg(
                created, order),
            session.value, OutlineRow::NoTime, [&](qint64 key, qint64 ms) { rows.push_back({key, ms}); });
    }
    const auto place = [](const OutlineRow& row) { return Place {row.createdMs, row.key}; };
    std::ranges::sort(rows, {}, place);
    const auto repeated = std::ranges::unique(rows);
    rows.erase(repeated.begin(), repeated.end());
    return rows;
}

qint64 StoreReader::indexIn(const Outline& outline, const Place& place)
{
    const auto found = std::ranges::lower_bound(
        outline, place, {}, [](const OutlineRow& row) { return Place {row.createdMs, row.key}; });
    if (found != outline.end() && found->key == place.key)
        return found - outline.begin();
    // Times that are no integers do not stand in order.
    const auto anywhere = std::ranges::find(outline, place.key, &OutlineRow::key);
    return anywhere == outline.end() ? -1 : anywhere - outline.begin();
}

const std::vector<StoreReader::Place>& StoreReader::ordinaryMessages(const SessionId& session) const
{
    return once(kept(session).ordinary, [&] {
        std::vector<Place> places;
        got(m_database.scanIntegers(u"SELECT created_at, rowid FROM messages WHERE session_id = ? AND is_summary = 0 "
                                    "ORDER BY created_at, rowid"_s,
            session.value, OutlineRow::NoTime,
            [&](qint64 created, qint64 rowid) { places.push_back({created, rowid}); }));
        return places;
    });
}

QList<Part> StoreReader::parts(const QString& messageId, qint64 maxText, bool* damaged) const
{
    // Up to twice the limit everything is read, as what follows a long text is needed too.
    constexpr qint64 Slack = 4096;
    const qint64 readable = maxText < 0 ? std::numeric_limits<qint64>::max() : 2 * maxText + Slack;
    QList<Part> parts;
    if (m_partsSql.isEmpty())
        return parts;
    const QString table = u"message_parts"_s;
    auto q = rows(m_partsSql, {readable, messageId});
    while (q.next()) {
        const qint64 rowid = integerIn(q, 0, -1);
        StoredPart stored;
        stored.contentBytes = integerIn(q, 1, 0);
        stored.content = stored.contentBytes > readable
            ? got(m_database.valuePrefix(table, u"content"_s, rowid, readable))
            : q.bytes(2);
        constexpr int FirstColumn = 3;
        StoredFields fields = fieldsOf(q, FirstColumn, table, rowid, u"content"_s);
        stored.partType = valueOf(fields, "part_type"_L1).toString();
        stored.toolState = valueOf(fields, "tool_state"_L1);
        stored.compactedAt = valueOf(fields, "compacted_at"_L1);
        stored.startedAt = valueOf(fields, "started_at"_L1);
        stored.completedAt = valueOf(fields, "completed_at"_L1);
        DecodedPart decoded = decodePart(stored, maxText);
        Part part;
        part.id = PartId(valueOf(fields, "id"_L1).toString());
        part.index = int(parts.size());
        part.body = std::move(decoded.body);
        part.tokens = integerOf(fields, "token_estimate"_L1);
        part.storedAt = {.table = table, .rowid = rowid, .length = stored.contentBytes};
        part.fields = std::move(fields) + decoded.extraKeys;
        if (damaged)
            *damaged |= decoded.damaged;
        parts << std::move(part);
    }
    return parts;
}

QList<Part> StoreReader::sentParts(const QString& messageId) const
{
    QList<Part> parts;
    for (const StoredPart& stored : storedParts(messageId))
        parts.emplaceBack(decodedPart(stored)).index = int(parts.size()) - 1;
    return parts;
}

QList<StoredPart> StoreReader::storedParts(const QString& messageId) const
{
    QList<StoredPart> parts;
    if (m_storedPartsSql.isEmpty())
        return parts;
    constexpr qsizetype Usual = 4;
    parts.reserve(Usual);
    auto q = rows(m_storedPartsSql, {messageId});
    while (q.next())
        parts += storedPart(q, 0);
    return parts;
}

StoredPart StoreReader::storedPart(const SqliteQuery& row, int column)
{
    StoredPart stored;
    stored.content = row.bytes(column);
    stored.contentBytes = stored.content.size();
    stored.partType = row.text(++column);
    stored.tokens = row.integer(++column);
    if (stored.partType != "tool"_L1)
        return stored; // the others count for nothing
    for (QVariant* value : {&stored.toolState, &stored.compactedAt, &stored.startedAt, &stored.completedAt})
        *value = row.value(++column);
    return stored;
}

Part StoreReader::decodedPart(const StoredPart& stored)
{
    DecodedPart decoded = decodePart(stored, -1, Decode::Sending);
    Part part;
    part.body = std::move(decoded.body);
    part.tokens = stored.tokens;
    part.fields = std::move(decoded.extraKeys);
    return part;
}

} // namespace stemma::mnesis
