// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/checkrun.h"

#include "core/store/json/json.h"

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// The file and its layout.
class FileCheck : CheckPass
{
public:
    using CheckPass::CheckPass;
    void run();

private:
    void checkPages();
    void checkSchema();
    void checkForeignKeys();
};

void FileCheck::run()
{
    m_run.once({}, [this] { checkPages(); });
    m_run.once({}, [this] { checkSchema(); });
    m_run.once({}, [this] { checkForeignKeys(); });
}

void FileCheck::checkPages()
{
    auto query = m_reader.rows(u"PRAGMA quick_check(100)"_s);
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
            add(rule, {}, {line});
        }
    }
}

void FileCheck::checkSchema()
{
    const Schema& schema = m_reader.schema();
    for (const QString& name : schema.missing())
        add(CheckRule::MissingInSchema, {{}, {}, name.section(u'.', 0, 0), -1, {}}, {name});
    for (const QString& name : schema.unknown())
        add(CheckRule::UnknownInSchema, {{}, {}, name.section(u'.', 0, 0), -1, {}}, {name});
    if (schema.dialect().startsWith("0.1"_L1))
        add(CheckRule::OldSchema, {}, {schema.dialect()});
}

// The references that rules of their own check, with words of their own, are left out here.
void FileCheck::checkForeignKeys()
{
    auto tables = m_reader.rows(u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN "
                                "('sessions', 'messages', 'message_parts')"_s);
    while (tables.next()) {
        const QString table = tables.text(0);
        auto violations = m_reader.rows(u"SELECT \"table\", rowid, parent FROM pragma_foreign_key_check(?)"_s);
        violations.bind(table);
        while (violations.next()) {
            if (violations.text(2) != "messages"_L1) {
                add(CheckRule::BrokenForeignKey, {{}, {}, violations.text(0), violations.integer(1).value_or(-1), {}},
                    {violations.text(2)});
            }
        }
    }
}

class SessionCheck : CheckPass
{
public:
    using CheckPass::CheckPass;
    void run();

private:
    void checkRow(const SqliteQuery& row);
    void checkText(const SqliteQuery& row, int column, const Where& where);
};

void SessionCheck::run()
{
    qint64 last = std::numeric_limits<qint64>::min();
    m_run.walk(u"sessions"_s, last, [this](qint64& after) {
        const Schema& schema = m_reader.schema();
        const auto column = [&](const QString& name) { return schema.column(u"sessions"_s, name); };
        const QString items = schema.has(u"context_items"_s)
            ? u"EXISTS (SELECT 1 FROM context_items c WHERE c.session_id = sessions.id)"_s
            : u"0"_s;
        auto rows
            = m_reader.rows(u"SELECT rowid, id, %1, %2, %3, %4, CAST(%5 AS BLOB), CAST(%6 AS BLOB), "
                            "%7 IS NOT NULL AND NOT EXISTS (SELECT 1 FROM sessions o WHERE o.id = sessions.parent_id), "
                            "EXISTS (SELECT 1 FROM messages m WHERE m.session_id = sessions.id), %8 "
                            "FROM sessions WHERE rowid > ? %9 ORDER BY rowid LIMIT %10"_s.arg(column(u"parent_id"_s),
                                column(u"created_at"_s), column(u"model_id"_s), column(u"metadata"_s),
                                column(u"title"_s), column(u"system_prompt"_s), column(u"parent_id"_s), items,
                                m_session ? u"AND id = ?"_s : QString(), QString::number(StepRows)));
        rows.bind(after);
        if (m_session)
            rows.bind(m_session->value);
        int count = 0;
        while (rows.next()) {
            after = rows.integer(0).value_or(after);
            ++count;
            checkRow(rows);
        }
        return count < StepRows;
    });
}

void SessionCheck::checkRow(const SqliteQuery& row)
{
    enum { Rowid, IdColumn, Parent, Created, Model, Metadata, Title, Prompt, ParentMissing, HasMessages, HasItems };
    Where where {row.text(IdColumn), {}, u"sessions"_s, row.integer(Rowid).value_or(-1), {}};
    const auto at = [&where](const QString& column) {
        where.column = column;
        return where;
    };
    checkTime(row.value(Created), at(u"created_at"_s));
    if (row.text(Model).isEmpty() && m_reader.schema().has(u"sessions"_s, u"model_id"_s))
        add(CheckRule::EmptyModel, at(u"model_id"_s));
    const QString metadata = row.text(Metadata);
    if (!metadata.isEmpty() && !json::parse(metadata.toUtf8()))
        add(CheckRule::InvalidMetadata, at(u"metadata"_s));
    checkText(row, Title, at(u"title"_s));
    checkText(row, Prompt, at(u"system_prompt"_s));
    if (row.integer(HasMessages).value_or(0) != 0 && row.integer(HasItems).value_or(0) == 0)
        add(CheckRule::NoContextItems, mendable(at({}), m_reader.schema().has(u"context_items"_s)));
    if (row.isNull(Parent))
        return;
    if (row.integer(ParentMissing).value_or(0) != 0) {
        add(CheckRule::MissingParentSession, at(u"parent_id"_s), {row.text(Parent)});
        return;
    }
    if (isInCycle(u"sessions"_s, row.text(IdColumn)))
        add(CheckRule::CyclicSessions, at(u"parent_id"_s));
}

void SessionCheck::checkText(const SqliteQuery& row, int column, const Where& where)
{
    const QByteArray bytes = row.bytes(column);
    if (!bytes.isValidUtf8())
        add(CheckRule::NotUtf8, where);
    if (bytes.contains('\0'))
        add(CheckRule::NulInText, where);
}

} // namespace

void checkFile(CheckRun& run)
{
    FileCheck(run).run();
}

void checkSessions(CheckRun& run)
{
    SessionCheck(run).run();
}

} // namespace stemma::mnesis
