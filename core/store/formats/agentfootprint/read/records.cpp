// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/sqlite.h"

#include "core/store/json/jsonvalues.h"
#include "core/store/formats/agentfootprint/texts.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

/// A column, and the member that it becomes in the object of a record.
struct Column
{
    const char* name;
    QLatin1StringView member;
};

/// A table of records, with its columns in the order of the members.
struct Table
{
    QString name;
    QString content; ///< the column that holds the most
    QList<Column> columns;
};

const Table& tableOf(Dialect dialect)
{
    static const Table artifacts {u"af_artifacts"_s, u"payload"_s,
        {{"ref", "ref"_L1}, {"kind", "kind"_L1}, {"media_type", "mediaType"_L1}, {"bytes", "bytes"_L1},
            {"label", "label"_L1}, {"digest", "digest"_L1}, {"created_at", "createdAt"_L1}, {"scope_ns", "scope"_L1},
            {"payload_shape", "shape"_L1}, {"payload", "value"_L1}}};
    static const Table vectors {u"af_vectors"_s, u"value"_s,
        {{"id", "id"_L1}, {"namespace", "namespace"_L1}, {"embedding_model", "embeddingModel"_L1}, {"dims", "dims"_L1},
            {"source_uri", "sourceUri"_L1}, {"created_at", "createdAt"_L1}, {"access_count", "accessCount"_L1},
            {"value", "text"_L1}}};
    return dialect == Dialect::Artifacts ? artifacts : vectors;
}

/// The text of a vector, which is the content of a message or stands by itself.
QString vectorText(const QString& stored)
{
    const json::Value value = json::valueOf(stored.toUtf8());
    return value[u"content"].isString() ? value.text(u"content") : stored;
}

/// A row as the JSON object that the same record is in a file.
QByteArray recordOf(const SqliteQuery& row, Dialect dialect)
{
    const bool isArtifact = dialect == Dialect::Artifacts;
    const QList<Column>& columns = tableOf(dialect).columns;
    QByteArray text = isArtifact ? R"({"meta":{)" : "{";
    for (int i = 0; i < columns.size(); ++i) {
        const QLatin1StringView name = columns[i].member;
        const QVariant value = name == "text"_L1 ? vectorText(row.text(i)) : row.value(i);
        if (isArtifact && name == "shape"_L1)
            text += R"(},"payload":{)";
        if (value.isNull())
            continue;
        text += text.endsWith('{') ? "" : ",";
        text += json::quotedText(QString(name)) + ':';
        text += value.typeId() == QMetaType::LongLong ? QByteArray::number(value.toLongLong())
                                                      : json::quotedText(value.toString());
    }
    return text + (isArtifact ? "}}" : "}");
}

/// The rows as documents; the offset of a range is the rowid.
class RecordRows final : public Document
{
public:
    RecordRows(std::shared_ptr<SqliteDatabase> database, Dialect dialect)
        : m_database(std::move(database))
        , m_dialect(dialect)
    {
    }

    [[nodiscard]] qint64 size() const override { return 0; }
    [[nodiscard]] Result<QByteArray> read(const Range& range) const override
    {
        return m_database->read(JobControl(), [&]() -> Result<QByteArray> {
            QStringList columns;
            for (const Column& column : tableOf(m_dialect).columns)
                columns += QString::fromLatin1(column.name);
            auto q = m_database->query(
                u"SELECT %1 FROM %2 WHERE rowid = ?"_s.arg(columns.join(u", "_s), tableOf(m_dialect).name));
            q.bind(range.offset);
            if (q.next())
                return recordOf(q, m_dialect);
            return q.ok() ? Result<QByteArray>(QByteArray()) : q.failure();
        });
    }
    [[nodiscard]] StoredAt placeOf(const Range& range) const override
    {
        return {.table = tableOf(m_dialect).name, .rowid = range.offset};
    }

private:
    std::shared_ptr<SqliteDatabase> m_database;
    Dialect m_dialect;
};

} // namespace

Result<> RecordsSource::entries(const EntrySink& sink, const JobControl& job)
{
    return entry(SessionId(u"#0"_s), job).transform([&sink](const Entry& known) { sink(known); });
}

Result<Entry> RecordsSource::entry(const SessionId& id, const JobControl& job)
{
    if (id.value != "#0"_L1)
        return noSession(id);
    auto index = m_database->read(job, [&]() -> Result<SessionIndex> {
        SessionIndex found;
        found.layout = Layout::Entries;
        auto q = m_database->query(
            u"SELECT rowid, created_at FROM %1 ORDER BY created_at, rowid"_s.arg(tableOf(dialect()).name));
        while (q.next()) {
            const qint64 created = q.integer(1).value_or(OutlineRow::NoTime);
            found.rows.push_back(
                {{q.integer(0).value_or(-1), 0}, qint64(found.rows.size()), created, -1, Row::Kind::Entry});
        }
        if (!q.ok() && found.rows.empty())
            return q.failure();
        return found;
    });
    return std::move(index).transform([&](SessionIndex&& found) {
        return Entry {.id = id,
            .layout = Layout::Entries,
            .document = std::make_shared<RecordRows>(m_database, dialect()),
            .index = std::make_shared<const SessionIndex>(found)};
    });
}

Result<QByteArray> RecordsSource::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    return m_database->read(job, [&]() -> Result<QByteArray> {
        if (place.table != tableOf(dialect()).name)
            return fail(Errc::NotSupported, FootprintText::tr("Only the records of the store have stored text."));
        return m_database->valuePrefix(place.table, tableOf(dialect()).content, place.rowid, maxBytes);
    });
}

} // namespace stemma::agentfootprint
