// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/format.h"

#include "core/store/capabilities.h"
#include "core/store/formats/jazzmine/check/findings.h"
#include "core/store/formats/jazzmine/plan/edit.h"
#include "core/store/formats/jazzmine/postgresstore.h"
#include "core/store/formats/jazzmine/read/dump.h"
#include "core/store/formats/jazzmine/read/mongo.h"
#include "core/store/formats/jazzmine/store.h"
#include "core/store/json/json.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

using json::Value;

struct FormatText
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineFormat)
};

const QString JsonDialect = u"json"_s;
const QString ServerDialect = u"postgresql"_s;
const QString DumpDialect = u"postgresql-dump"_s;
const QString ExportDialect = u"mongodb-export"_s;

/// The document as far as its beginning shows it, whatever follows a broken place.
Value beginning(QByteArrayView head)
{
    if (head.startsWith("\xef\xbb\xbf"))
        head = head.sliced(3);
    auto value = json::parsePrefix(head);
    if (!value && value.error().offset > 0)
        value = json::parsePrefix(head.first(value.error().offset));
    return value ? *value : Value();
}

bool hasAll(const Value& record, std::initializer_list<QStringView> fields)
{
    return std::ranges::all_of(fields, [&](QStringView field) { return record.find(field) != nullptr; });
}

/// Whether a record looks like one of the library's; a cut one may lack its last fields.
bool isConversation(const Value& record)
{
    return record.isObject() && hasAll(record, {u"id", u"user_id", u"agent_id"});
}

bool isMessage(const Value& record)
{
    return record.isObject() && hasAll(record, {u"conversation_id", u"role", u"original_content"});
}

bool isTrace(const Value& record)
{
    return record.isObject() && hasAll(record, {u"message_id", u"conversation_id", u"turn_number"});
}

/// Whether one of the three arrays begins with a record of the library.
bool hasRecords(const Value& document, QStringView section, bool (*fits)(const Value&))
{
    const Value* list = document.find(section);
    return list && list->isArray() && std::ranges::any_of(list->items, fits);
}

bool isJsonStore(const Value& document)
{
    if (hasRecords(document, u"conversations", isConversation) || hasRecords(document, u"messages", isMessage)
        || hasRecords(document, u"turn_traces", isTrace))
        return true;
    // A store without records is recognised by its complete set of sections.
    const auto isEmptyList = [&](QStringView section) {
        const Value* list = document.find(section);
        return list && list->isArray() && list->items.isEmpty();
    };
    return isEmptyList(u"conversations") && isEmptyList(u"messages") && isEmptyList(u"turn_traces");
}

const QString OldReleases = u"0.1.28-0.1.38"_s;
const QString NewReleases = u"0.1.39-0.1.42"_s;

/// The releases that write such turn traces.
QString releasesOf(QByteArrayView text)
{
    if (text.contains("emission_records") || text.contains("total_energy_kwh"))
        return NewReleases;
    return text.contains("turn_number") ? OldReleases : QString();
}

constexpr qint64 LookedAt = 64 * 1024;

QByteArray headOf(const QString& path)
{
    FileReader reader(path);
    return reader.open() ? reader.read(0, LookedAt).value_or(QByteArray()) : QByteArray();
}

/// The last bytes of a file, where the traces are.
QByteArray tailOf(const QString& path)
{
    FileReader reader(path);
    if (!reader.open())
        return {};
    return reader.read(qMax<qint64>(0, reader.size() - LookedAt), LookedAt).value_or(QByteArray());
}

/// The files of a MongoDB export at the path: those of a folder, or the file itself.
QStringList exportAt(const StoreCandidate& candidate)
{
    QStringList files = candidate.isFolder() ? MongoSource::filesIn(candidate.path()) : QStringList(candidate.path());
    const auto isExport = [](const QString& file) { return MongoSource::kindOfHead(headOf(file)).has_value(); };
    return std::ranges::any_of(files, isExport) ? files : QStringList();
}

/// Looks for the library's tables, each by columns that every release has.
void lookAtServer(PostgresDatabase& server, Detection& detection)
{
    struct Wanted
    {
        QString table;
        QStringList columns;
    };
    const QList<Wanted> wanted = {{u"conversations"_s, {u"id"_s, u"agent_id"_s, u"created_at"_s}},
        {u"messages"_s, {u"conversation_id"_s, u"original_content"_s, u"timestamp"_s}},
        {u"turn_traces"_s, {u"message_id"_s, u"turn_number"_s, u"tool_traces"_s}}};
    if (const auto& tables = server.tables(PostgresRows::tableNames()); !tables) {
        detection.reason = tables.error().text;
        return;
    }
    QStringList missing;
    for (const Wanted& one : wanted) {
        const QStringList columns = server.columnsOf(one.table);
        const bool fits
            = std::ranges::all_of(one.columns, [&columns](const QString& column) { return columns.contains(column); });
        if (!fits)
            missing << one.table;
    }
    if (!missing.isEmpty()) {
        detection.reason
            = FormatText::tr("The database has no jazzmine table %1 in this schema.").arg(missing.join(u", "_s));
        return;
    }
    detection.matches = true;
    detection.reason = FormatText::tr("A database with the jazzmine tables conversations, messages and turn_traces.");
    detection.dialect = ServerDialect;
    const bool isNew = server.columnsOf(u"turn_traces"_s).contains(u"emission_records"_s);
    detection.version = isNew ? NewReleases : OldReleases;
}

} // namespace

QString Format::name() const
{
    return u"jazzmine"_s;
}

QString Format::title() const
{
    return u"jazzmine"_s;
}

QStringList Format::dialects() const
{
    return {JsonDialect, ServerDialect, DumpDialect, ExportDialect};
}

QList<Capability> Format::capabilities() const
{
    return capabilitiesOf(refusals());
}

json::FieldNames Format::fieldNames() const
{
    return json::FieldNames(
        "id conversation_id user_id agent_id title created_at last_updated_at role original_content enhanced_message "
        "explicit_context episode_id sentiment_score intent entities name attributes is_cancellation is_continuation "
        "is_flagged timestamp invoked_flows invoked_tools reasoning_steps errors "
        "message_id turn_number started_at_ms ended_at_ms total_latency_ms total_prompt_tokens total_completion_tokens "
        "total_tokens llm_calls task_emissions tool_traces emission_records slot_events confirmation_events "
        "flow_events "
        "total_energy_kwh total_co2_g detected_intent detected_entities "
        "call_id purpose model prompt_tokens completion_tokens latency_ms timestamp_ms success error attempt "
        "parse_error task_index sandbox mode description generation_attempts final_script generation_total_tokens "
        "generation_latency_ms execution_id final_data* intermediates* traceback execution_latency_ms output_bytes "
        "peak_memory_bytes api_calls* type energy_kwh co2_g metadata* flow_name slot_name slot_type required value* "
        "collected collected_at_turn validation_error question outcome resolved_at_turn flow_id flow_type event "
        "_id* data"_L1);
}

QStringList Format::defaultPlaces() const
{
    // The agent's own defaults are relative to the folder it runs in.
    const QDir folder = QDir::current();
    return {folder.absoluteFilePath(u"messages.json"_s), folder.absoluteFilePath(u"data/conversation_db.json"_s)};
}

Detection Format::detect(const StoreCandidate& candidate) const
{
    Detection detection;
    detection.format = name();
    if (candidate.server()) {
        lookAtServer(*candidate.server(), detection);
        detection.server = candidate.server();
        return detection;
    }
    if (candidate.isSqlite()) {
        detection.reason = FormatText::tr("A SQLite file. jazzmine has no SQLite stores.");
        return detection;
    }
    const auto dump = candidate.isFolder() ? DumpSource::Tables() : DumpSource::tablesOf(candidate.head());
    if (dump.found) {
        detection.dialect = DumpDialect;
        detection.notWritable
            = FormatText::tr("A dump is a copy of a database that no agent reads, so Stemma keeps it read-only.");
        detection.version = dump.hasEmissions ? NewReleases : OldReleases;
    } else if (!candidate.isFolder() && isJsonStore(beginning(candidate.head()))) {
        detection.dialect = JsonDialect;
        detection.version = releasesOf(tailOf(candidate.path()));
    } else if (const QStringList files = exportAt(candidate); !files.isEmpty()) {
        detection.dialect = ExportDialect;
        detection.notWritable
            = FormatText::tr("An export is a copy of a database that no agent reads, so Stemma keeps it read-only.");
        detection.version = releasesOf(headOf(files.last()));
    } else if (candidate.isFolder()) {
        detection.reason = FormatText::tr("The folder has no exported collections of a jazzmine database.");
    } else {
        detection.reason = FormatText::tr("Neither a JSON store of jazzmine nor a dump or export of its database.");
    }
    detection.matches = detection.reason.isEmpty();
    if (detection.matches)
        detection.reason = FormatText::tr("It has records of jazzmine in the container “%1”.").arg(detection.dialect);
    return detection;
}

Result<std::unique_ptr<SessionStore>> Format::open(const QString& path, const Detection& detection) const
{
    if (detection.server) {
        auto store = std::make_unique<PostgresStore>(detection, detection.server);
        if (const Result<> begun = store->begin(); !begun)
            return std::unexpected(begun.error());
        return store;
    }
    std::unique_ptr<RecordSource> source;
    if (detection.dialect == DumpDialect)
        source = std::make_unique<DumpSource>(path);
    else if (detection.dialect == ExportDialect)
        source
            = std::make_unique<MongoSource>(QFileInfo(path).isDir() ? MongoSource::filesIn(path) : QStringList(path));
    else
        source = std::make_unique<JsonSource>(path);
    return std::make_unique<Store>(path, detection, std::move(source));
}

QString Format::refusalAt(const StoreInfo& /*store*/, EditKind kind, const EditPlace& place) const
{
    return jazzmine::refusalAt(kind, place);
}

} // namespace stemma::jazzmine
