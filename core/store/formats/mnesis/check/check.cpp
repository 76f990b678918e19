// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/check.h"

#include "core/store/formats/mnesis/check/checkrun.h"
#include "core/store/json/json.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

Result<> checkMnesis(StoreReader& reader, const std::optional<SessionId>& session,
    const SessionStore::FindingSink& sink, const JobControl& job, Time clock)
{
    return CheckRun(reader, session, sink, job, clock).run();
}

Result<std::vector<Findings::Raw>> findRepairs(
    StoreReader& reader, const std::optional<SessionId>& session, const JobControl& job, Time clock)
{
    std::vector<Findings::Raw> found;
    const auto take = [&found](Findings::Raw finding) {
        if (finding.where.canMend && hasRepair(finding.rule))
            found.push_back(std::move(finding));
    };
    if (auto done = CheckRun(reader, session, Findings::RawSink(take), job, clock).run(); !done)
        return std::unexpected(done.error());
    return found;
}

Result<> CheckRun::run()
{
    using Phase = Result<> (CheckRun::*)();
    constexpr Phase WholeStore[] = {&CheckRun::checkPages, &CheckRun::checkSchema, &CheckRun::checkForeignKeys};
    constexpr Phase Always[] = {&CheckRun::checkSessions, &CheckRun::checkMessages, &CheckRun::checkParts,
        &CheckRun::checkNodes, &CheckRun::checkItems};
    if (auto done = countRows(); !done)
        return done;
    if (!m_session && !m_isForRepair) {
        for (const Phase phase : WholeStore) {
            if (auto done = (this->*phase)(); !done)
                return done;
        }
    }
    for (const Phase phase : Always) {
        if (auto done = (this->*phase)(); !done)
            return done;
    }
    m_findings.finish();
    m_job.setProgress(m_total, m_total);
    return {};
}

Result<> CheckRun::once(const QString& table, const std::function<Result<>()>& work)
{
    struct Nothing
    {
    } nothing;
    return walk(table, nothing, [&](Nothing&) -> Result<bool> {
        if (auto done = work(); !done)
            return std::unexpected(done.error());
        return true;
    });
}

// The largest rowids serve as counts: they cost nothing, and progress needs no more.
Result<> CheckRun::countRows()
{
    return once({}, [this]() -> Result<> {
        m_total = 0;
        for (const QString& table : {u"messages"_s, u"message_parts"_s, u"context_items"_s}) {
            if (m_session || !m_reader.schema().has(table))
                continue;
            auto query = m_reader.query("SELECT max(rowid) FROM "_L1 + table);
            if (query.next())
                m_total += query.integer(0).value_or(0);
            if (!query.ok())
                return query.failure();
        }
        return {};
    });
}

void CheckRun::addProgress(qint64 rows)
{
    m_done += rows;
    m_job.setProgress(m_done, m_total > 0 ? std::max(m_done, m_total) : -1);
}

// ---- the file -----------------------------------------------------------------------------------

Result<> CheckRun::checkPages()
{
    return once({}, [this]() -> Result<> {
        auto query = m_reader.query(u"PRAGMA quick_check(100)"_s);
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
                m_findings.add(rule, {}, {line});
            }
        }
        return query.result();
    });
}

Result<> CheckRun::checkSchema()
{
    return once({}, [this]() -> Result<> {
        const Schema& schema = m_reader.schema();
        for (const QString& name : schema.missing())
            m_findings.add(CheckRule::MissingInSchema, {{}, {}, name.section(u'.', 0, 0), -1, {}}, {name});
        for (const QString& name : schema.unknown())
            m_findings.add(CheckRule::UnknownInSchema, {{}, {}, name.section(u'.', 0, 0), -1, {}}, {name});
        if (schema.dialect().startsWith("0.1"_L1))
            m_findings.add(CheckRule::OldSchema, {}, {schema.dialect()});
        return {};
    });
}

// The references that rules of their own check, with words of their own, are left out here.
Result<> CheckRun::checkForeignKeys()
{
    return once({}, [this]() -> Result<> {
        auto tables = m_reader.query(u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN "
                                     "('sessions', 'messages', 'message_parts')"_s);
        while (tables.next()) {
            const QString table = tables.text(0);
            auto violations = m_reader.query(u"SELECT \"table\", rowid, parent FROM pragma_foreign_key_check(?)"_s);
            violations.bind(table);
            while (violations.next()) {
                if (violations.text(2) != "messages"_L1) {
                    m_findings.add(CheckRule::BrokenForeignKey,
                        {{}, {}, violations.text(0), violations.integer(1).value_or(-1), {}}, {violations.text(2)});
                }
            }
            if (!violations.ok())
                return violations.failure();
        }
        return tables.result();
    });
}

// ---- sessions -----------------------------------------------------------------------------------

Result<> CheckRun::checkSessions()
{
    qint64 last = std::numeric_limits<qint64>::min();
    return walk(u"sessions"_s, last, [this](qint64& after) -> Result<bool> {
        const Schema& schema = m_reader.schema();
        const auto column = [&](const QString& name) { return schema.column(u"sessions"_s, name); };
        const QString items = schema.has(u"context_items"_s)
            ? u"EXISTS (SELECT 1 FROM context_items c WHERE c.session_id = sessions.id)"_s
            : u"0"_s;
        auto rows = m_reader.query(
            u"SELECT rowid, id, %1, %2, %3, %4, CAST(%5 AS BLOB), CAST(%6 AS BLOB), "
            "%7 IS NOT NULL AND NOT EXISTS (SELECT 1 FROM sessions o WHERE o.id = sessions.parent_id), "
            "EXISTS (SELECT 1 FROM messages m WHERE m.session_id = sessions.id), %8 "
            "FROM sessions WHERE rowid > ? %9 ORDER BY rowid LIMIT %10"_s.arg(column(u"parent_id"_s),
                column(u"created_at"_s), column(u"model_id"_s), column(u"metadata"_s), column(u"title"_s),
                column(u"system_prompt"_s), column(u"parent_id"_s), items, m_session ? u"AND id = ?"_s : QString(),
                QString::number(StepRows)));
        rows.bind(after);
        if (m_session)
            rows.bind(m_session->value);
        int count = 0;
        while (rows.next()) {
            after = rows.integer(0).value_or(after);
            ++count;
            if (auto done = checkSessionRow(rows); !done)
                return std::unexpected(done.error());
        }
        if (!rows.ok())
            return rows.failure();
        return count < StepRows;
    });
}

// What a store of an older layout has no table or column for, mnesis itself has to make room for first.
Findings::Where CheckRun::mendable(Where where, bool canMend)
{
    where.canMend = canMend;
    return where;
}

Result<> CheckRun::checkSessionRow(SqliteQuery& row)
{
    enum { Rowid, IdColumn, Parent, Created, Model, Metadata, Title, Prompt, ParentMissing, HasMessages, HasItems };
    Where where {row.text(IdColumn), {}, u"sessions"_s, row.integer(Rowid).value_or(-1), {}};
    const auto at = [&where](const QString& column) {
        where.column = column;
        return where;
    };
    checkTime(row, Created, at(u"created_at"_s));
    if (row.text(Model).isEmpty() && m_reader.schema().has(u"sessions"_s, u"model_id"_s))
        m_findings.add(CheckRule::EmptyModel, at(u"model_id"_s));
    const QString metadata = row.text(Metadata);
    if (!metadata.isEmpty() && !json::parse(metadata.toUtf8()))
        m_findings.add(CheckRule::InvalidMetadata, at(u"metadata"_s));
    checkText(row, Title, at(u"title"_s));
    checkText(row, Prompt, at(u"system_prompt"_s));
    if (row.integer(HasMessages).value_or(0) != 0 && row.integer(HasItems).value_or(0) == 0)
        m_findings.add(CheckRule::NoContextItems, mendable(at({}), m_reader.schema().has(u"context_items"_s)));
    if (row.isNull(Parent))
        return {};
    if (row.integer(ParentMissing).value_or(0) != 0) {
        m_findings.add(CheckRule::MissingParentSession, at(u"parent_id"_s), {row.text(Parent)});
        return {};
    }
    const auto cycle = isInCycle(u"sessions"_s, row.text(IdColumn));
    if (!cycle)
        return std::unexpected(cycle.error());
    if (*cycle)
        m_findings.add(CheckRule::CyclicSessions, at(u"parent_id"_s));
    return {};
}

void CheckRun::checkText(SqliteQuery& row, int column, const Where& where)
{
    const QByteArray bytes = row.bytes(column);
    if (!bytes.isValidUtf8())
        m_findings.add(CheckRule::NotUtf8, where);
    if (bytes.contains('\0'))
        m_findings.add(CheckRule::NulInText, where);
}

void CheckRun::checkTime(const SqliteQuery& row, int column, const Where& where)
{
    const auto created = row.integer(column);
    if (!created)
        m_findings.add(CheckRule::InvalidTime, where, {row.text(column)});
    else if (timeFromMs(*created) > m_clock + std::chrono::minutes(1))
        m_findings.add(CheckRule::TimeInFuture, where, {toIso(timeFromMs(*created))});
}

Result<bool> CheckRun::isInCycle(const QString& table, const QString& id)
{
    QSet<QString> seen;
    for (QString next = id; !seen.contains(next);) {
        seen.insert(next);
        auto query = m_reader.query("SELECT parent_id FROM "_L1 + table + " WHERE id = ?"_L1);
        query.bind(next);
        if (!query.next())
            return query.ok() ? Result<bool>(false) : query.failure();
        if (query.isNull(0))
            return false;
        next = query.text(0);
        if (next == id)
            return true;
    }
    return false;
}

} // namespace stemma::mnesis
