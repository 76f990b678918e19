// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/checkrun.h"

#include "core/store/json/json.h"

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

void checkPages(CheckRun& run)
{
    auto query = run.reader.rows(u"PRAGMA quick_check(100)"_s);
    while (query.next()) {
        const QString report = query.text(0);
        for (const QString& line : report.split(u'\n', Qt::SkipEmptyParts)) {
            if (line == "ok"_L1 || line.startsWith("***"_L1))
                continue;
            CheckRule rule = CheckRule::DamagedPage;
            if (line.contains("never used"_L1))
                rule = CheckRule::UnusedPage;
            else if (line.contains("index"_L1))
                rule = CheckRule::DamagedIndex;
            run.add(rule, {}, {line});
        }
    }
}

void checkSchema(CheckRun& run)
{
    const Schema& schema = run.schema();
    for (const QString& name : schema.missing())
        run.add(CheckRule::MissingInSchema, {{}, {}, name.section(u'.', 0, 0), -1, {}}, {name});
    for (const QString& name : schema.unknown())
        run.add(CheckRule::UnknownInSchema, {{}, {}, name.section(u'.', 0, 0), -1, {}}, {name});
    if (schema.dialect().startsWith("0.1"_L1))
        run.add(CheckRule::OldSchema, {}, {schema.dialect()});
}

// The references that rules of their own check, with words of their own, are left out here.
void checkForeignKeys(CheckRun& run)
{
    auto tables = run.reader.rows(u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN "
                                  "('sessions', 'messages', 'message_parts')"_s);
    while (tables.next()) {
        const QString table = tables.text(0);
        auto violations
            = run.reader.rows(u"SELECT \"table\", rowid, parent FROM pragma_foreign_key_check(?)"_s, {table});
        while (violations.next()) {
            if (violations.text(2) != "messages"_L1) {
                run.add(CheckRule::BrokenForeignKey, {{}, {}, violations.text(0), integerIn(violations, 1, -1), {}},
                    {violations.text(2)});
            }
        }
    }
}

void checkText(CheckRun& run, const SqliteQuery& row, int column, const CheckRun::Where& where)
{
    const QByteArray bytes = row.bytes(column);
    if (!bytes.isValidUtf8())
        run.add(CheckRule::NotUtf8, where);
    if (bytes.contains('\0'))
        run.add(CheckRule::NulInText, where);
}

void checkSession(CheckRun& run, const SqliteQuery& row)
{
    enum { Rowid, IdColumn, Parent, Created, Model, Metadata, Title, Prompt, ParentMissing, HasMessages, HasItems };
    const CheckRun::Where where {row.text(IdColumn), {}, u"sessions"_s, integerIn(row, Rowid, -1), {}};
    run.checkTime(row.value(Created), at(where, u"created_at"_s));
    if (row.text(Model).isEmpty() && run.schema().has(u"sessions"_s, u"model_id"_s))
        run.add(CheckRule::EmptyModel, at(where, u"model_id"_s));
    const QString metadata = row.text(Metadata);
    if (!metadata.isEmpty() && !json::parse(metadata.toUtf8()))
        run.add(CheckRule::InvalidMetadata, at(where, u"metadata"_s));
    checkText(run, row, Title, at(where, u"title"_s));
    checkText(run, row, Prompt, at(where, u"system_prompt"_s));
    if (flagIn(row, HasMessages) && !flagIn(row, HasItems))
        run.add(CheckRule::NoContextItems, mendable(where, run.schema().has(u"context_items"_s)));
    if (row.isNull(Parent))
        return;
    if (flagIn(row, ParentMissing)) {
        run.add(CheckRule::MissingParentSession, at(where, u"parent_id"_s), {row.text(Parent)});
        return;
    }
    if (run.isInCycle(u"sessions"_s, row.text(IdColumn)))
        run.add(CheckRule::CyclicSessions, at(where, u"parent_id"_s));
}

} // namespace

void checkFile(CheckRun& run)
{
    for (const auto part : {checkPages, checkSchema, checkForeignKeys})
        run.once({}, [&] { part(run); });
}

void checkSessions(CheckRun& run)
{
    const auto column = [&run](const QString& name) { return run.schema().column(u"sessions"_s, name); };
    qint64 last = std::numeric_limits<qint64>::min();
    run.walk(u"sessions"_s, last, [&](qint64& after) {
        const QString items = run.schema().has(u"context_items"_s)
            ? u"EXISTS (SELECT 1 FROM context_items c WHERE c.session_id = sessions.id)"_s
            : u"0"_s;
        auto rows = run.reader.rows(
            u"SELECT rowid, id, %1, %2, %3, %4, CAST(%5 AS BLOB), CAST(%6 AS BLOB), "
            "%1 IS NOT NULL AND NOT EXISTS (SELECT 1 FROM sessions o WHERE o.id = sessions.parent_id), "
            "EXISTS (SELECT 1 FROM messages m WHERE m.session_id = sessions.id), %7 "
            "FROM sessions WHERE rowid > ? %8 ORDER BY rowid LIMIT %9"_s.arg(column(u"parent_id"_s),
                column(u"created_at"_s), column(u"model_id"_s), column(u"metadata"_s), column(u"title"_s),
                column(u"system_prompt"_s), items, run.session ? u"AND id = ?"_s : QString(),
                QString::number(CheckRun::StepRows)),
            run.session ? QVariantList {after, run.session->value} : QVariantList {after});
        int count = 0;
        for (; rows.next(); ++count) {
            after = integerIn(rows, 0, after);
            checkSession(run, rows);
        }
        return count < CheckRun::StepRows;
    });
}

} // namespace stemma::mnesis
