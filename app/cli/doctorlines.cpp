// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/doctorlines.h"

#include <QCoreApplication>
#include <QDir>

namespace stemma::cli {

namespace {

struct DoctorLineWords
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr qsizetype ShownSessions = 20;
constexpr qsizetype ShownParts = 20;

/// "  1,234,567  name  more".
void putSize(TextLines& lines, qint64 bytes, const QString& name, const QString& more = {})
{
    lines.put(number(bytes).rightJustified(16));
    lines.put(u"  ");
    lines.putName(name);
    if (!more.isEmpty()) {
        lines.put(u"  ");
        lines.putName(more, TextLines::Quiet);
    }
    lines.endLine();
}

void putHead(TextLines& lines, const QString& text)
{
    lines.putLine(text, TextLines::Strong);
}

void putDatabase(TextLines& lines, const DatabaseSizes& database)
{
    putHead(lines,
        database.isExact ? DoctorLineWords::tr("Tables and indexes, bytes of their pages")
                         : DoctorLineWords::tr("Tables, bytes of their values (this SQLite cannot count pages)"));
    for (const TableSize& table : database.tables)
        putSize(lines, table.bytes, table.name,
            table.table.isEmpty() ? QString() : DoctorLineWords::tr("index of %1").arg(table.table));
    putSize(lines, database.freePages * database.pageBytes, DoctorLineWords::tr("free pages"));
    if (database.logBytes > 0)
        putSize(lines, database.logBytes, DoctorLineWords::tr("write-ahead log"));
    for (const IndexAdvice& advice : database.advice) {
        lines.put(u"  ");
        lines.putNameLine(adviceText(advice));
    }
}

} // namespace

void putStoreReport(TextLines& lines, const StoreReport& report)
{
    putHead(lines, QDir::toNativeSeparators(report.path));
    for (const FilesSize& files : report.files)
        putSize(lines, files.bytes, files.ending.isEmpty() ? DoctorLineWords::tr("without an ending") : files.ending,
            DoctorLineWords::tr("%Ln file(s)", nullptr, int(files.count)));
    if (report.database)
        putDatabase(lines, *report.database);
    putHead(lines, DoctorLineWords::tr("Contents of messages"));
    for (const KindSize& kind : report.content.kinds)
        putSize(lines, kind.bytes, labelOf(kind.kind), number(kind.count));
    putHead(lines, DoctorLineWords::tr("Largest sessions"));
    const auto& sessions = report.content.sessions;
    for (size_t i = 0; i < sessions.size() && i < size_t(ShownSessions); ++i)
        putSize(lines, sessions[i].bytes, sessions[i].session.value, sessions[i].title);
    putHead(lines, DoctorLineWords::tr("Largest contents"));
    for (size_t i = 0; i < report.content.large.size() && i < size_t(ShownParts); ++i) {
        const LargePart& part = report.content.large[i];
        putSize(lines, part.bytes,
            DoctorLineWords::tr("message %1 of %2").arg(number(part.row + 1), part.session.value),
            labelOf(part.kind) + (part.name.isEmpty() ? QString() : u": " + part.name));
    }
    if (report.freeBytes() > 0)
        putHead(lines, DoctorLineWords::tr("--vacuum regains at least %1 bytes.").arg(number(report.freeBytes())));
}

void putIntegrity(TextLines& lines, const QString& store, const QStringList& problems)
{
    putHead(lines,
        problems.isEmpty() ? DoctorLineWords::tr("%1: no damage found.").arg(QDir::toNativeSeparators(store))
                           : DoctorLineWords::tr("%1: SQLite found damage:").arg(QDir::toNativeSeparators(store)));
    for (const QString& problem : problems) {
        lines.put(u"  ");
        lines.putNameLine(problem, TextLines::Bad);
    }
}

void putLogWrittenBack(TextLines& lines, const QString& store, qint64 bytes, bool isDone)
{
    const QString size = number(bytes);
    const QString path = QDir::toNativeSeparators(store);
    putHead(lines,
        isDone ? DoctorLineWords::tr("The log of %1 (%2 bytes) was written back.").arg(path, size)
               : DoctorLineWords::tr("The log of %1 (%2 bytes) can be written back; no record changes, and there is "
                                     "nothing to undo. Add --apply to do it.")
                     .arg(path, size));
}

std::vector<JsonValue> storeReportJson(const StoreReport& report)
{
    std::vector<JsonValue> lines;
    JsonValue head {{"of", "store"}, {"store", report.path}, {"bytes", report.bytes}};
    if (report.database)
        head.update(JsonValue {{"page_bytes", report.database->pageBytes}, {"pages", report.database->pages},
            {"free_pages", report.database->freePages}, {"log_bytes", report.database->logBytes},
            {"exact", report.database->isExact}});
    lines.push_back(head);
    for (const FilesSize& files : report.files)
        lines.push_back({{"of", "files"}, {"ending", files.ending}, {"bytes", files.bytes}, {"count", files.count}});
    for (const TableSize& table : report.database ? report.database->tables : QList<TableSize>()) {
        lines.push_back(
            {{"of", table.table.isEmpty() ? "table" : "index"}, {"name", table.name}, {"bytes", table.bytes}});
        if (!table.table.isEmpty())
            lines.back()["table"] = table.table;
    }
    for (const IndexAdvice& advice : report.database ? report.database->advice : QList<IndexAdvice>())
        lines.push_back({{"of", "advice"},
            {"advice", advice.kind == IndexAdvice::Kind::Missing ? "missing_index" : "index_not_needed"},
            {"table", advice.table}, {"columns", advice.columns}, {"index", advice.index}, {"other", advice.other}});
    for (const KindSize& kind : report.content.kinds)
        lines.push_back(
            {{"of", "kind"}, {"kind", QString(nameOf(kind.kind))}, {"bytes", kind.bytes}, {"count", kind.count}});
    for (const SessionSize& session : report.content.sessions)
        lines.push_back({{"of", "session"}, {"session", session.session}, {"title", session.title},
            {"bytes", session.bytes}, {"messages", session.messages}});
    for (const LargePart& part : report.content.large)
        lines.push_back({{"of", "part"}, {"session", part.session}, {"message", part.message}, {"part", part.part},
            {"kind", QString(nameOf(part.kind))}, {"name", part.name}, {"bytes", part.bytes}});
    return lines;
}

JsonValue integrityJson(const QString& store, const QStringList& problems)
{
    return {{"store", store}, {"sound", problems.isEmpty()}, {"problems", problems}};
}

} // namespace stemma::cli
