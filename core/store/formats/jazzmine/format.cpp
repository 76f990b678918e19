// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/format.h"

#include "core/store/capabilities.h"
#include "core/store/formats/jazzmine/check/findings.h"
#include "core/store/formats/jazzmine/plan/planner.h"
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

/// Whether a section has records of the library, of which a cut one may lack its last fields.
bool hasRecords(const Value& section, RecordKind kind)
{
    return std::ranges::any_of(section.items, [kind](const Value& record) {
        QStringList names {u"title"_s}; // of a conversation the section tells enough
        for (const Value::Member& member : record.members)
            names += member.first;
        return kindOfFields(names) == kind;
    });
}

bool isJsonStore(const Value& document)
{
    int empty = 0;
    for (const RecordKind kind : Kinds) {
        const Value* section = document.find(nameOf(kind));
        if (section && section->isArray() && hasRecords(*section, kind))
            return true;
        empty += section && section->isArray() && section->items.isEmpty() ? 1 : 0;
    }
    // A store without records is recognised by its complete set of sections.
    return empty == int(Kinds.size());
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

/// The first bytes of a file, or the last ones.
QByteArray endOf(const QString& path, bool isLast)
{
    constexpr qint64 LookedAt = 64 * 1024;
    FileReader reader(path);
    const Result<> opened = reader.open();
    const qint64 from = isLast ? qMax<qint64>(0, reader.size() - LookedAt) : 0;
    return opened.and_then([&] { return reader.read(from, LookedAt); }).value_or(QByteArray());
}

/// The files of a MongoDB export at the path: those of a folder, or the file itself.
QStringList exportAt(const StoreCandidate& candidate)
{
    QStringList files = candidate.isFolder() ? MongoSource::filesIn(candidate.path()) : QStringList(candidate.path());
    const auto isExport = [](const QString& file) { return MongoSource::kindOfHead(endOf(file, false)).has_value(); };
    return std::ranges::any_of(files, isExport) ? files : QStringList();
}

/// Looks for the library's tables.
void lookAtServer(PostgresDatabase& server, Detection& detection)
{
    if (const auto& tables = server.tables(PostgresRows::tableNames()); !tables) {
        detection.reason = tables.error().text;
        return;
    }
    QStringList missing;
    for (const RecordKind kind : Kinds) {
        if (kindOfFields(server.columnsOf(nameOf(kind))) != kind)
            missing << nameOf(kind);
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
    return jazzmine::fieldNames();
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
        detection.version = releasesOf(endOf(candidate.path(), true)); // where the traces are
    } else if (const QStringList files = exportAt(candidate); !files.isEmpty()) {
        detection.dialect = ExportDialect;
        detection.notWritable
            = FormatText::tr("An export is a copy of a database that no agent reads, so Stemma keeps it read-only.");
        detection.version = releasesOf(endOf(files.last(), false));
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

QString Format::forkRefusal(ForkChoice choice) const
{
    return jazzmine::forkRefusal(choice);
}

QString Format::refusalAt(const StoreInfo& /*store*/, EditKind kind, const EditPlace& place) const
{
    return jazzmine::refusalAt(kind, place);
}

} // namespace stemma::jazzmine
