// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/dialect.h"

#include "core/store/formats/agentfootprint/read/folder.h"
#include "core/store/formats/agentfootprint/read/zip.h"
#include "core/store/json/json.h"
#include "core/store/sqlite/sqlitedatabase.h"
#include "core/store/formats/agentfootprint/texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

using json::Value;

/// In the order of the kinds, without the first.
constexpr QLatin1StringView Names[]
    = {"sqlite"_L1, "session-file"_L1, "envelope"_L1, "checkpoint"_L1, "run-outcome"_L1, "messages"_L1, "requests"_L1,
        "events"_L1, "recording"_L1, "recording-archive"_L1, "trace"_L1, "audit"_L1, "audit-segments"_L1, "artifact"_L1,
        "artifacts"_L1, "artifact-folder"_L1, "vectors"_L1, "memory"_L1, "corpus"_L1, "runs"_L1, "bug-report"_L1};
static_assert(std::size(Names) == size_t(Dialect::BugReport));

constexpr QByteArrayView Bom("\xef\xbb\xbf", 3);

bool isEvent(const Value& value)
{
    return value.text(u"type").startsWith("agentfootprint."_L1);
}

Sniff matched(Dialect dialect, const QString& version = {})
{
    return {dialect, version, {}};
}

Sniff refused(const QString& reason)
{
    return {Dialect::None, {}, reason};
}

Sniff tooNew(const QString& format)
{
    return refused(FootprintText::tr("The format “%1” is newer than this version of Stemma.").arg(format));
}

Sniff sniffFormatted(const Value& object, const QString& format)
{
    if (format == "conversation-v1"_L1 || format == "flowchart-v1"_L1) {
        return object[u"data"].isObject() ? matched(Dialect::Envelope)
                                          : refused(FootprintText::tr("The envelope has no conversation."));
    }
    if (format == "agentfootprint.recording.v1"_L1)
        return matched(Dialect::RecordingArchive, object[u"producer"].text(u"agentfootprintVersion"));
    if (format == "agentfootprint-corpus-v1"_L1)
        return matched(Dialect::Corpus);
    for (const auto family :
        {"conversation-v"_L1, "flowchart-v"_L1, "agentfootprint.recording."_L1, "agentfootprint-corpus-v"_L1}) {
        if (format.startsWith(family))
            return tooNew(format);
    }
    return {};
}

bool isTrace(const Value& object)
{
    static const QStringList words = {u"none"_s, u"pii"_s, u"policy"_s};
    const Value& events = object[u"events"];
    if (events.isArray() && object.find(u"redaction"))
        return words.contains(object.text(u"redaction"));
    return object.truncated && !events.items.isEmpty() && events.items.first().find(u"commitIdxBefore");
}

bool isRecording(const Value& object)
{
    // Where a member that must be there may stand behind the beginning, its absence says nothing.
    if (!object[u"snapshot"].isObject() || !(object.truncated || object.find(u"structure")))
        return false;
    if (const Value* events = object.find(u"events"))
        return events->isArray() && (events->items.isEmpty() || isEvent(events->items.first()));
    return object.truncated && object[u"snapshot"][u"sharedState"][u"history"].isArray();
}

bool isMemoryEntry(const Value& value)
{
    const Value& entry = value.find(u"key") && value[u"value"].isObject() ? value[u"value"] : value;
    return entry.find(u"id") && entry.find(u"value") && entry.find(u"createdAt") && entry.find(u"accessCount");
}

bool isMessage(const Value& value)
{
    return !value.text(u"role").isEmpty() && value[u"content"].isString();
}

/// Camel case keys distinguish the library's messages from those of others.
bool hasOwnKeys(const Value& message)
{
    if (message.find(u"toolCallId") || message.find(u"toolName") || message.find(u"thinkingBlocks"))
        return true;
    const QList<Value>& calls = message[u"toolCalls"].items;
    return !calls.isEmpty() && calls.first().find(u"args");
}

Sniff sniffObject(const Value& object)
{
    const QString format = object.text(u"format");
    if (const Sniff sniff = sniffFormatted(object, format); sniff.dialect != Dialect::None || !sniff.refusal.isEmpty())
        return sniff;
    const QString header = object[u"header"].text(u"format");
    if (header == "agentfootprint.audit/1"_L1)
        return matched(Dialect::Audit, object[u"header"][u"library"].text(u"version"));
    if (header.startsWith("agentfootprint.audit/"_L1))
        return tooNew(header);
    if (object[u"meta"].text(u"ref").startsWith("art_"_L1) && object[u"payload"].find(u"shape"))
        return matched(Dialect::Artifact);
    const bool isOne = object[u"version"].toInteger() == 1;
    if (object[u"sessions"].isObject() && object.find(u"version")) {
        const auto& sessions = object[u"sessions"].members;
        if (sessions.isEmpty() || sessions.first().second[u"data"].isObject()
            || !sessions.first().second.text(u"format").isEmpty())
            return isOne ? matched(Dialect::SessionFile) : tooNew(u"version"_s);
    }
    if (object[u"history"].isArray() && !object.text(u"runId").isEmpty()
        && (object.truncated || object[u"originalInput"].isObject()))
        return isOne ? matched(Dialect::Checkpoint) : tooNew(u"version"_s);
    if (isOne && isTrace(object))
        return matched(Dialect::Trace);
    if (isRecording(object))
        return matched(Dialect::Recording);
    for (const QStringView list : {u"envelopes", u"recordings"}) {
        const QList<Value>& runs = object[list].items;
        if (!runs.isEmpty() && sniffObject(runs.first()).dialect != Dialect::None)
            return matched(Dialect::Runs);
    }
    if (object[u"paused"].boolean && object[u"checkpoint"][u"sharedState"].isObject())
        return matched(Dialect::RunOutcome);
    return {};
}

Sniff sniffZip(QByteArrayView head)
{
    const auto [name, data] = firstZipEntry(head);
    const Value manifest = name == "manifest.json" ? json::parsePrefix(data).value_or(Value()) : Value();
    if (!manifest.find(u"manifestVersion") || !manifest.find(u"units"))
        return refused(FootprintText::tr("A zip archive, but not a bug report of agentfootprint."));
    constexpr qint64 NewestManifest = 2;
    if (manifest[u"manifestVersion"].toInteger().value_or(NewestManifest + 1) > NewestManifest)
        return tooNew(u"manifestVersion"_s);
    return matched(Dialect::BugReport, manifest[u"environment"].text(u"agentfootprint"));
}

Sniff sniffArray(const Value& array)
{
    if (array.items.isEmpty() || !array.items.first().isObject())
        return {};
    const Value& first = array.items.first();
    if (first[u"header"].text(u"format") == "agentfootprint.audit/1"_L1)
        return matched(Dialect::AuditSegments, first[u"header"][u"library"].text(u"version"));
    if (first[u"messages"].isArray() && (first.find(u"systemPrompt") || first.find(u"model"))) {
        if (first.find(u"systemPrompt") || std::ranges::any_of(first[u"messages"].items, hasOwnKeys))
            return matched(Dialect::Requests);
    }
    if (isMemoryEntry(first))
        return matched(Dialect::Memory);
    if (std::ranges::all_of(array.items, [](const Value& item) { return item.truncated || isMessage(item); })
        && std::ranges::any_of(array.items, hasOwnKeys))
        return matched(Dialect::Messages);
    return {};
}

Sniff sniffSqlite(const StoreCandidate& candidate)
{
    const auto& tables = candidate.sqliteTables();
    if (!tables)
        return refused(tables.error().text);
    QHash<QString, QStringList> columns;
    for (const StoreCandidate::Table& table : *tables)
        columns.insert(table.name, table.columns);
    const auto missing = [&columns](const QString& table, const QStringList& needed) {
        const auto isThere = [&](const QString& column) { return columns.value(table).contains(column); };
        const auto found = std::ranges::find_if_not(needed, isThere);
        return found == needed.end() ? QString() : *found;
    };
    if (!columns.contains(u"agent_sessions"_s)) {
        if (missing(u"af_artifacts"_s, u"ref media_type bytes scope_ns payload_shape payload"_s.split(u' ')).isEmpty())
            return matched(Dialect::Artifacts);
        if (missing(u"af_vectors"_s, u"id namespace value dims access_count created_at"_s.split(u' ')).isEmpty())
            return matched(Dialect::Vectors);
        return refused(FootprintText::tr("The table agent_sessions is missing."));
    }
    const QString column = missing(u"agent_sessions"_s, {u"session_id"_s, u"format"_s, u"saved_at"_s, u"envelope"_s});
    if (!column.isEmpty())
        return refused(FootprintText::tr("The table agent_sessions has no column %1.").arg(column));
    if (columns.contains(u"agent_store_meta"_s)) {
        SqliteDatabase database(candidate.path());
        const auto version = database.read(JobControl(), [&database]() -> Result<QString> {
            auto q = database.query(u"SELECT value FROM agent_store_meta WHERE key = 'schema_version'"_s);
            return q.next() ? q.text(0) : QString();
        });
        if (version && !version->isEmpty()) {
            bool ok = false;
            const int number = version->toInt(&ok);
            if (!ok || number > 1)
                return tooNew(u"schema_version "_s + *version);
        }
    }
    return matched(
        Dialect::SqliteSessions, columns.value(u"agent_sessions"_s).contains(u"owner"_s) ? u"9.26+"_s : u"7.28-9.25"_s);
}

/// Sessions are single files; only artifacts are kept as a tree.
Sniff sniffFolder(const QString& path)
{
    constexpr qint64 HeadBytes = 64 * 1024;
    FileReader reader(firstArtifactBelow(path));
    const auto head = !reader.path().isEmpty() && reader.open() ? reader.read(0, HeadBytes) : QByteArray();
    if (head && sniffText(*head).dialect == Dialect::Artifact)
        return matched(Dialect::ArtifactFolder);
    return refused(FootprintText::tr("A folder without artifacts. agentfootprint stores sessions in single files."));
}

} // namespace

QString nameOf(Dialect dialect)
{
    return dialect == Dialect::None ? QString() : QString(Names[size_t(dialect) - 1]);
}

Dialect dialectOf(QStringView name)
{
    const auto found = std::ranges::find_if(Names, [name](QLatin1StringView known) { return name == known; });
    return found == std::end(Names) ? Dialect::None : Dialect(found - Names + 1);
}

QStringList dialectNames()
{
    return QStringList(std::begin(Names), std::end(Names));
}

Sniff sniffText(QByteArrayView head)
{
    if (head.startsWith(Bom))
        head = head.sliced(Bom.size());
    head = head.trimmed();
    const QByteArrayView line
        = head.first(qMin(head.size(), head.indexOf('\n') < 0 ? head.size() : head.indexOf('\n')));
    if (const auto first = json::parsePrefix(line); first && isEvent(*first)) {
        const bool isLine = first->truncated || !(*first)[u"meta"].text(u"runId").isEmpty();
        return isLine ? matched(Dialect::Events) : refused(FootprintText::tr("The event names no run."));
    }
    auto value = json::parsePrefix(head);
    // The text before a broken place is enough to recognise the kind.
    if (!value && value.error().offset > 0)
        value = json::parsePrefix(head.first(qMin<qsizetype>(value.error().offset, head.size())));
    if (!value)
        return refused(FootprintText::tr("Neither JSON nor a SQLite file."));
    Sniff sniff = value->isObject() ? sniffObject(*value) : value->isArray() ? sniffArray(*value) : Sniff();
    if (sniff.dialect == Dialect::None && sniff.refusal.isEmpty())
        sniff.refusal = FootprintText::tr("JSON, but not a file that agentfootprint writes.");
    return sniff;
}

Sniff sniffCandidate(const StoreCandidate& candidate)
{
    if (candidate.isFolder())
        return sniffFolder(candidate.path());
    if (candidate.isSqlite())
        return sniffSqlite(candidate);
    if (candidate.head().startsWith("PK\x03\x04"))
        return sniffZip(candidate.head());
    return sniffText(candidate.head());
}

} // namespace stemma::agentfootprint
