// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/format.h"

#include "core/store/formats/mantis/read/layout.h"
#include "core/store/formats/mantis/check/findings.h"
#include "core/store/formats/mantis/databasestore.h"
#include "core/store/formats/mantis/filestore.h"
#include "core/store/formats/mantis/plan/policy.h"

#include <QCoreApplication>
#include <QDir>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

struct FormatText
{
    Q_DECLARE_TR_FUNCTIONS(MantisFormat)
};

/// What releases wrote each layout; the store itself does not say more.
QString releasesOf(const QString& dialect)
{
    if (dialect == "M1"_L1)
        return u"1.4 and later"_s;
    if (dialect == "M2"_L1 || dialect == "M3"_L1)
        return u"1.0 and later"_s;
    return {};
}

/// By the columns of the table of sessions.
QString dialectOf(const QList<StoreCandidate::Table>& tables)
{
    const auto has = [&](QLatin1StringView name, const QStringList& columns) {
        const auto table = std::ranges::find(tables, name, &StoreCandidate::Table::name);
        return table != tables.end()
            && std::ranges::all_of(columns, [&](const QString& column) { return table->columns.contains(column); });
    };
    if (has("sessions"_L1,
            {u"id"_s, u"meta"_s, u"messages"_s, u"created_at"_s, u"updated_at"_s, u"title"_s, u"tags"_s}))
        return u"M3"_s;
    const bool hasThreeTables = has("sessions"_L1, {u"session_id"_s, u"info_json"_s, u"updated_at"_s})
        && has("messages"_L1, {u"session_id"_s, u"ord"_s, u"message_json"_s})
        && has("checkpoints"_L1, {u"session_id"_s, u"label"_s, u"position"_s, u"created_at"_s, u"auto"_s});
    return hasThreeTables ? u"M4"_s : QString();
}

/// What speaks for mantis.
QString reasonOf(const QString& dialect, const StoreCandidate& candidate)
{
    if (candidate.isSqlite())
        return FormatText::tr("It has the tables and columns of mantis.");
    if (candidate.isFolder())
        return FormatText::tr("It has transcripts of mantis.");
    if (dialect == "M1"_L1)
        return FormatText::tr("The first lines are entries of a mantis tree.");
    if (dialect == "M2"_L1)
        return FormatText::tr("The first lines are messages of the mantis protocol.");
    return FormatText::tr("The first lines are plain messages, which mantis may have written.");
}

/// Why a store cannot be changed; empty: it can.
QString notWritable(const QString& dialect, const StoreCandidate& candidate)
{
    if (dialect == "M1"_L1 || candidate.isSqlite())
        return {};
    if (dialect == "M2"_L1)
        return FormatText::tr("mantis cannot resume a protocol log (M2), so Stemma keeps it read-only.");
    return FormatText::tr(
        "No known release of mantis resumes files of plain messages (M4), so Stemma keeps them read-only.");
}

QString homeFolder()
{
    const QString set = qEnvironmentVariable("MANTIS_AGENT_HOME");
    if (set.startsWith("~/"_L1))
        return QDir::home().absoluteFilePath(set.sliced(2));
    return set.isEmpty() ? QDir::home().absoluteFilePath(u".mantis-agent"_s) : set;
}

} // namespace

Format::Format()
    : PolicyFormat(u"mantis"_s, u"mantis-agent-sdk"_s, {u"M1"_s, u"M2"_s, u"M3"_s, u"M4"_s}, Policy::instance())
{
}

QList<Capability> Format::capabilities() const
{
    QMap<EditKind, QString> refusals = policy().refusals();
    const QMap<EditKind, QString> others = RowPolicy::instance(true).refusals();
    refusals.removeIf([&](const auto& refusal) { return !others.contains(refusal.key()); });
    return capabilitiesOf(refusals);
}

json::FieldNames Format::fieldNames() const
{
    return json::FieldNames(
        "uuid parent_uuid type message timestamp session_id cwd is_sidechain git_branch is_meta version forked_from "
        "message_uuid custom_title last_prompt title role content __compact_boundary__ summary compacted_count "
        "boundary "
        "isMeta stop_reason stop_sequence usage input_tokens output_tokens cache_creation_input_tokens "
        "cache_read_input_tokens text thinking signature id name input* tool_use_id is_error source media_type data "
        "url "
        "subtype apiKeySource tools* mcp_servers* model permissionMode slug output_style agents* compact_metadata* "
        "status parent_tool_use_id isSynthetic tool_use_result* error errors* duration_ms duration_api_ms num_turns "
        "result* total_cost_usd modelUsage* permission_denials* parsed* cache_control* "
        "seq message_json info_json "
        "ord messages created_at updated_at tags* meta*"_L1);
}

QStringList Format::defaultPlaces() const
{
    const QString home = homeFolder();
    QStringList places {home};
    for (const QString& name :
        QDir(home).entryList({u"*.db"_s, u"*.sqlite"_s, u"*.sqlite3"_s}, QDir::Files, QDir::Name))
        places << home + u'/' + name;
    return places;
}

Detection Format::detect(const StoreCandidate& candidate) const
{
    Detection detection;
    detection.format = name();
    if (candidate.isSqlite()) {
        const auto& tables = candidate.sqliteTables();
        detection.dialect = tables ? dialectOf(*tables) : QString();
        if (!tables)
            detection.reason = tables.error().text;
        else if (detection.dialect.isEmpty())
            detection.reason = FormatText::tr("Not the tables of a mantis store.");
    } else {
        detection.dialect
            = (candidate.isFolder() ? folderDialect(candidate.path()) : dialectOf(candidate.head()).transform(nameOf))
                  .value_or(QString());
        if (detection.dialect.isEmpty())
            detection.reason = candidate.isFolder()
                ? FormatText::tr("No mantis transcripts in this folder.")
                : FormatText::tr("The first lines are not from a mantis transcript.");
    }
    detection.matches = detection.reason.isEmpty();
    detection.version = releasesOf(detection.dialect);
    if (detection.matches) {
        detection.reason = reasonOf(detection.dialect, candidate);
        detection.notWritable = notWritable(detection.dialect, candidate);
    }
    return detection;
}

Result<std::unique_ptr<SessionStore>> Format::open(const QString& path, const Detection& detection) const
{
    // Of M4 there are files of lines and databases.
    const bool isDatabase
        = detection.dialect == "M3"_L1 || (detection.dialect == "M4"_L1 && StoreCandidate(path).isSqlite());
    if (isDatabase)
        return std::make_unique<DatabaseStore>(path, detection);
    return std::make_unique<FileStore>(path, detection);
}

QString Format::continueCommand(const StoreInfo& store, const SessionId& session) const
{
    const QString id = session.value.section(u'#', 0, 0); // of a branch: its transcript
    const bool isListed = store.dialect == nameOf(Dialect::Tree) && !QUuid::fromString(id).isNull();
    return isListed ? u"mantis --resume "_s + id : QString();
}

QString Format::refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place) const
{
    return mantis::refusalAt(store, kind, place);
}

} // namespace stemma::mantis
