// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/records.h"

#include "core/store/json/json.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct RecordsText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

QString tableOf(Dialect dialect)
{
    return dialect == Dialect::Artifacts ? u"af_artifacts"_s : u"af_vectors"_s;
}

QString contentColumn(Dialect dialect)
{
    return dialect == Dialect::Artifacts ? u"payload"_s : u"value"_s;
}

/// The columns in the order in which the objects are made of them.
QString columnsOf(Dialect dialect)
{
    return dialect == Dialect::Artifacts
        ? u"ref, kind, media_type, bytes, label, digest, created_at, scope_ns, payload_shape, payload"_s
        : u"id, namespace, embedding_model, dims, source_uri, created_at, access_count, value"_s;
}

void appendMember(QByteArray& out, QLatin1StringView name, const QVariant& value)
{
    if (value.isNull())
        return;
    if (!out.endsWith('{'))
        out += ',';
    json::appendString(out, QString(name));
    out += ':';
    if (value.typeId() == QMetaType::LongLong)
        out += QByteArray::number(value.toLongLong());
    else
        json::appendString(out, value.toString());
}

QByteArray artifactText(const SqliteQuery& row)
{
    static constexpr QLatin1StringView Names[]
        = {"ref"_L1, "kind"_L1, "mediaType"_L1, "bytes"_L1, "label"_L1, "digest"_L1, "createdAt"_L1, "scope"_L1};
    QByteArray text = R"({"meta":{)";
    for (int i = 0; i < int(std::size(Names)); ++i)
        appendMember(text, Names[i], row.value(i));
    text += R"(},"payload":{)";
    appendMember(text, "shape"_L1, row.value(int(std::size(Names))));
    appendMember(text, "value"_L1, row.value(int(std::size(Names)) + 1));
    return text + "}}";
}

QByteArray vectorText(const SqliteQuery& row)
{
    static constexpr QLatin1StringView Names[]
        = {"id"_L1, "namespace"_L1, "embeddingModel"_L1, "dims"_L1, "sourceUri"_L1, "createdAt"_L1, "accessCount"_L1};
    QByteArray text = "{";
    for (int i = 0; i < int(std::size(Names)); ++i)
        appendMember(text, Names[i], row.value(i));
    const auto value = json::parse(row.text(int(std::size(Names))).toUtf8());
    const json::Value* content = value ? value->find(u"content") : nullptr;
    appendMember(text, "text"_L1, content && content->isString() ? content->string : row.text(int(std::size(Names))));
    return text + '}';
}

} // namespace

/// The rows as documents; the offset of a range is the rowid.
class RecordsSource::Rows final : public Document
{
public:
    Rows(std::shared_ptr<SqliteDatabase> database, Dialect dialect)
        : m_database(std::move(database))
        , m_dialect(dialect)
    {
    }

    [[nodiscard]] qint64 size() const override { return 0; }
    [[nodiscard]] Result<QByteArray> read(const Range& range) const override
    {
        return m_database->read(JobControl(), [&]() -> Result<QByteArray> {
            auto q = m_database->query(
                u"SELECT %1 FROM %2 WHERE rowid = ?"_s.arg(columnsOf(m_dialect), tableOf(m_dialect)));
            q.bind(range.offset);
            if (q.next())
                return m_dialect == Dialect::Artifacts ? artifactText(q) : vectorText(q);
            return q.ok() ? Result<QByteArray>(QByteArray()) : q.failure();
        });
    }
    [[nodiscard]] Result<> blocks(const Range&, const BlockSink&, const JobControl&) const override { return {}; }
    [[nodiscard]] StoredAt placeOf(const Range& range) const override
    {
        StoredAt place;
        place.table = tableOf(m_dialect);
        place.rowid = range.offset;
        return place;
    }

private:
    std::shared_ptr<SqliteDatabase> m_database;
    Dialect m_dialect;
};

RecordsSource::RecordsSource(const QString& path, Dialect dialect)
    : DatabaseSource(path)
    , m_dialect(dialect)
{
}

Result<> RecordsSource::entries(const EntrySink& sink, const JobControl& job)
{
    const auto known = entry(SessionId(u"#0"_s), job);
    if (!known)
        return std::unexpected(known.error());
    sink(*known);
    return {};
}

Result<Entry> RecordsSource::entry(const SessionId& id, const JobControl& job)
{
    if (id.value != "#0"_L1)
        return noSession(id);
    auto index = m_database->read(job, [&]() -> Result<SessionIndex> {
        SessionIndex found;
        found.layout = Layout::Entries;
        auto q = m_database->query(
            u"SELECT rowid, created_at FROM %1 ORDER BY created_at, rowid"_s.arg(tableOf(m_dialect)));
        while (q.next()) {
            Row row;
            row.place = {q.integer(0).value_or(-1), 0};
            row.key = qint64(found.rows.size());
            row.createdMs = q.integer(1).value_or(OutlineRow::NoTime);
            row.kind = Row::Kind::Entry;
            found.rows.push_back(row);
        }
        if (!q.ok() && found.rows.empty())
            return q.failure();
        return found;
    });
    if (!index)
        return std::unexpected(index.error());
    Entry entry;
    entry.id = id;
    entry.layout = Layout::Entries;
    entry.index = std::make_shared<const SessionIndex>(*std::move(index));
    return entry;
}

Result<Loaded> RecordsSource::load(const Entry& entry, const JobControl&)
{
    return Loaded {std::make_shared<Rows>(m_database, m_dialect), entry.index};
}

Result<QByteArray> RecordsSource::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    return m_database->read(job, [&]() -> Result<QByteArray> {
        if (place.table != tableOf(m_dialect))
            return fail(Errc::NotSupported, RecordsText::tr("Only the records of the store have stored text."));
        return m_database->valuePrefix(place.table, contentColumn(m_dialect), place.rowid, maxBytes);
    });
}

} // namespace stemma::agentfootprint
