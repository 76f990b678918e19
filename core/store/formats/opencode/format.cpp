// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/format.h"

#include "core/base/shellword.h"
#include "core/store/formats/opencode/plan/policy.h"
#include "core/store/formats/opencode/read/source.h"
#include "core/store/formats/opencode/store.h"
#include "core/store/plan/editrules.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

struct FormatText
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
};

constexpr auto Dialect1 = "1"_L1; ///< tables of 1.x
constexpr auto Dialect2 = "2"_L1; ///< those of 2.x, perhaps beside the others
constexpr auto DialectTree = "files"_L1;

bool isTree(const QString& folder)
{
    const QDir dir(folder);
    const bool isMigrated = dir.exists(u"part"_s) && !dir.entryList({u"migration"_s}, QDir::Files).isEmpty();
    return dir.exists(u"session"_s) && (dir.exists(u"session/info"_s) || dir.exists(u"message"_s) || isMigrated);
}

/// Which tables of OpenCode a database has; empty: none.
QString dialectOf(const QList<StoreCandidate::Table>& tables)
{
    const auto has = [&](const char* table, std::initializer_list<const char*> columns) {
        const auto found = std::ranges::find(tables, QString::fromLatin1(table), &StoreCandidate::Table::name);
        return found != tables.end() && std::ranges::all_of(columns, [&](const char* column) {
            return found->columns.contains(QString::fromLatin1(column));
        });
    };
    if (has("session_v2", {"id"}) && has("session_message", {"id", "session_id", "type", "seq", "data"}))
        return Dialect2;
    if (has("session", {"id"}) && has("message", {"id", "session_id", "data"})
        && has("part", {"id", "message_id", "data"}))
        return Dialect1;
    return {};
}

QString homeFolder()
{
    const QString data = qEnvironmentVariable("XDG_DATA_HOME");
    return (data.isEmpty() ? QDir::homePath() + u"/.local/share"_s : data) + u"/opencode"_s;
}

/// `{"info":{"id":"ses_…"…},"messages":…`, perhaps behind a line of status.
bool isExport(const QByteArray& head)
{
    const json::Value value = json::parsePrefix(exportIn(head)).value_or(json::Value());
    const json::Value& info = value[u"info"];
    return info.text(u"id").startsWith("ses_"_L1) && (value.find(u"messages") || info.truncated);
}

} // namespace

Places placesIn(const QString& path)
{
    if (QFileInfo(path).isFile())
        return {.databases = {path}, .trees = {}};
    if (isTree(path))
        return {.databases = {}, .trees = {path}};
    Places places;
    const QDir dir(path);
    for (const QString& name : dir.entryList({u"opencode.db"_s, u"opencode-*.db"_s}, QDir::Files, QDir::Name))
        places.databases << dir.filePath(name);
    // "opencode-local.db" comes before "opencode.db" by name.
    std::ranges::stable_partition(
        places.databases, [](const QString& name) { return name.endsWith("/opencode.db"_L1); });
    if (isTree(dir.filePath(u"storage"_s)))
        places.trees << dir.filePath(u"storage"_s);
    for (const QString& project : QDir(dir.filePath(u"project"_s)).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString tree = dir.filePath(u"project/%1/storage"_s.arg(project));
        if (isTree(tree))
            places.trees << tree;
    }
    return places;
}

Format::Format()
    : PolicyFormat(u"opencode"_s, u"OpenCode"_s, {DialectTree, Dialect1, Dialect2, ExportDialect}, Policy::instance())
{
}

json::FieldNames Format::fieldNames() const
{
    return json::FieldNames(
        "info messages parts data id sessionID messageID parentID role time created updated completed streamed ran "
        "pruned start end compacted compacting archived system tools* format* summary title body diffs* agent model "
        "providerID modelID variant mode path cwd root cost tokens total input* output reasoning cache read write "
        "finish rawFinish error* structured* type text synthetic ignored metadata* callID tool state status raw "
        "attachments* mime filename url source* snapshot reason hash files* name prompt description command attempt "
        "auto overflow tail_start_id content executed provider* result* outputPaths recent agents* references* skills* "
        "previous outcome value loaded directory uri exitCode slug projectID version share revert* permission* "
        "additions deletions reverted"_L1);
}

QStringList Format::defaultPlaces() const
{
    QStringList places {homeFolder()};
    const QString set = qEnvironmentVariable("OPENCODE_DB");
    if (QDir::isAbsolutePath(set))
        places << set;
    return places;
}

Detection Format::detect(const StoreCandidate& candidate) const
{
    Detection detection;
    detection.format = name();
    if (candidate.isFolder()) {
        const Places places = placesIn(candidate.path());
        detection.matches = !places.databases.isEmpty() || !places.trees.isEmpty();
        for (const QString& database : places.databases) {
            const StoreCandidate one(database);
            const bool isRead = one.isSqlite() && one.sqliteTables();
            const QString dialect = isRead ? dialectOf(*one.sqliteTables()) : QString();
            if (detection.dialect.isEmpty() || dialect == Dialect2)
                detection.dialect = dialect;
        }
        if (detection.matches && detection.dialect.isEmpty()) {
            detection.dialect = DialectTree;
            detection.matches = !places.trees.isEmpty();
        }
        detection.reason = detection.matches ? FormatText::tr("It holds sessions of OpenCode.")
                                             : FormatText::tr("No session of OpenCode was found in this folder.");
    } else if (candidate.isSqlite()) {
        const auto& tables = candidate.sqliteTables();
        detection.dialect = tables ? dialectOf(*tables) : QString();
        detection.matches = !detection.dialect.isEmpty();
        detection.reason = detection.matches ? FormatText::tr("It has the tables of OpenCode.")
            : tables                         ? FormatText::tr("It does not have the tables of OpenCode.")
                                             : tables.error().text;
    } else {
        detection.matches = isExport(candidate.head());
        detection.dialect = detection.matches ? QString(ExportDialect) : QString();
        detection.reason = detection.matches ? FormatText::tr("It is a session that OpenCode exported.")
                                             : FormatText::tr("It does not begin as an export of OpenCode does.");
    }
    detection.version = detection.dialect;
    return detection;
}

Result<std::unique_ptr<SessionStore>> Format::open(const QString& path, const Detection& detection) const
{
    return std::make_unique<Store>(path, detection);
}

QString Format::continueCommand(const StoreInfo& store, const SessionId& session) const
{
    constexpr qint64 Looked = 4096; // an export begins with its session, and a fork of it is another file
    const QFileInfo at(store.path);
    QFile own(store.path);
    const bool isOwn = store.dialect == ExportDialect && own.open(QIODevice::ReadOnly)
        && own.read(Looked).contains(session.value.toUtf8());
    const QString file = isOwn ? store.path : (at.isDir() ? store.path : at.path()) + u'/' + session.value + u".json"_s;
    QString go = u"opencode --session "_s + session.value;
    if (!QFileInfo::exists(file))
        return go;
    return u"opencode import %1 && %2"_s.arg(shellWord(file), go);
}

QString Format::refusalAt(const StoreInfo& /*store*/, EditKind kind, const EditPlace& place) const
{
    const bool isShownOnly = place.part && (place.part->as<PatchPart>() || place.part->as<EventPart>());
    return isShownOnly && kind == EditKind::Text ? PlanText::notEditable() : refusalOfSigned(kind, place);
}

} // namespace stemma::opencode
