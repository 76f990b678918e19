// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/report.h"
#include "core/store/registry.h"
#include "tests/testkit/postgresserver.h"
#include "tests/testkit/syntheticsession.h"

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr qint64 Messages = 1'000'000;
constexpr int PageRows = 32;
constexpr int Opens = 21;
constexpr int Pages = 400;
constexpr size_t DetailRows = 2048;
const QString Name = u"postgres"_s;
const QString Database = u"team"_s;

/// The library's tables with the indexes by which messages and traces are found, half of the messages in one
/// conversation and the others in five hundred.
const QString Tables
    = u"CREATE TABLE conversations (id TEXT PRIMARY KEY, user_id TEXT NOT NULL, agent_id TEXT NOT NULL, "
      "title TEXT NOT NULL, created_at BIGINT NOT NULL, last_updated_at BIGINT NOT NULL); "
      "CREATE TABLE messages (id TEXT PRIMARY KEY, conversation_id TEXT NOT NULL, user_id TEXT NOT NULL, role TEXT NOT "
      "NULL, original_content TEXT NOT NULL, enhanced_message TEXT NOT NULL DEFAULT '', explicit_context JSONB, "
      "episode_id "
      "INTEGER NOT NULL DEFAULT 0, sentiment_score FLOAT NOT NULL DEFAULT 0, intent TEXT NOT NULL DEFAULT 'unknown', "
      "entities JSONB NOT NULL DEFAULT '[]', is_cancellation BOOLEAN NOT NULL DEFAULT false, is_continuation BOOLEAN "
      "NOT "
      "NULL DEFAULT true, is_flagged BOOLEAN NOT NULL DEFAULT false, \"timestamp\" BIGINT NOT NULL, invoked_flows "
      "JSONB, "
      "invoked_tools JSONB, reasoning_steps JSONB, errors JSONB); "
      "CREATE TABLE turn_traces (id TEXT PRIMARY KEY, message_id TEXT NOT NULL UNIQUE, conversation_id TEXT NOT NULL, "
      "user_id TEXT NOT NULL, agent_id TEXT NOT NULL, turn_number INTEGER NOT NULL, started_at_ms BIGINT NOT NULL, "
      "ended_at_ms BIGINT NOT NULL, total_latency_ms INTEGER NOT NULL, total_prompt_tokens INTEGER NOT NULL DEFAULT 0, "
      "total_completion_tokens INTEGER NOT NULL DEFAULT 0, total_tokens INTEGER NOT NULL DEFAULT 0, llm_calls JSONB "
      "NOT "
      "NULL DEFAULT '[]', task_emissions JSONB NOT NULL DEFAULT '[]', tool_traces JSONB NOT NULL DEFAULT '[]', errors "
      "JSONB NOT NULL DEFAULT '[]')"_s;

const QString Conversations = u"INSERT INTO conversations SELECT 'c-' || i, 'user', 'agent', 'Conversation ' || i, "
                              "1790000000000 + i, 1790000000000 + i FROM generate_series(0, 500) i"_s;

const QString Rows
    = u"INSERT INTO messages (id, conversation_id, user_id, role, original_content, \"timestamp\") SELECT "
      "md5('m' || i), 'c-' || CASE WHEN i % 2 = 0 THEN 0 ELSE 1 + (i / 2) % 500 END, 'user', CASE (i / 2) % 2 WHEN 0 "
      "THEN "
      "'user' ELSE 'assistant' END, repeat('What was said here. ', 5 + (i % 40 * 7919 % 40)), 1790000000000 + i FROM "
      "generate_series(0, %1) i"_s;

const QString Traces
    = u"INSERT INTO turn_traces (id, message_id, conversation_id, user_id, agent_id, turn_number, "
      "started_at_ms, ended_at_ms, total_latency_ms, total_completion_tokens, llm_calls) SELECT 't' || id, id, "
      "conversation_id, user_id, 'agent', 1, \"timestamp\", \"timestamp\", 100, 40, '[{\"purpose\": \"agent_loop\", "
      "\"model\": \"m\", \"success\": true}]' FROM messages WHERE role = 'assistant'"_s;

const QString Indexes = u"CREATE INDEX idx_conv_user ON conversations (user_id, last_updated_at DESC); "
                        "CREATE INDEX idx_msg_conv ON messages (conversation_id, \"timestamp\"); "
                        "CREATE INDEX idx_msg_episode ON messages (conversation_id, episode_id); "
                        "CREATE INDEX idx_msg_user ON messages (user_id, \"timestamp\"); "
                        "CREATE INDEX idx_tt_conv ON turn_traces (conversation_id, turn_number)"_s;

Result<> fill(const PostgresServer& server)
{
    if (const Result<> made = server.createDatabase(Database); !made)
        return made;
    for (const QString& sql : {Tables, Conversations, Rows.arg(Messages - 1), Traces, Indexes, u"VACUUM ANALYZE"_s}) {
        if (const auto done = server.run(Database, sql); !done)
            return std::unexpected(done.error());
    }
    return {};
}

void measureOpening(const QString& url, Report& report)
{
    std::vector<double> times;
    std::vector<double> own;
    for (int i = 0; i < Opens; ++i) {
        const double begin = elapsed();
        const double cpu = threadCpu();
        const auto store = openStore(url);
        const auto page = store ? (*store)->firstMessages(SessionId(u"c-0"_s), FirstRows, {}, {})
                                : Result<std::vector<MessagePtr>>(std::unexpected(store.error()));
        times.push_back(elapsed() - begin);
        own.push_back(threadCpu() - cpu);
        if (!page || page->size() != FirstRows)
            return report.fail(Name, page ? u"not all messages came"_s : page.error().text);
    }
    report.add({u"postgres, open and 50 messages"_s, Measured(times), u"ms"_s, 20.0, false,
        u"elapsed, connection included; CPU of ours %1 ms"_s.arg(median(own), 0, 'f', 1)});
}

void measurePages(SessionStore& store, Report& report)
{
    const SessionId id(u"c-0"_s);
    double begin = elapsed();
    const auto piece = store.outlinePiece(id, 0, {});
    const double first = elapsed() - begin;
    begin = elapsed();
    const auto outline = store.outline(id, {});
    const double whole = elapsed() - begin;
    if (!piece || !outline || outline->size() < Messages / 2)
        return report.fail(Name, u"the outline is too short"_s);
    report.add({u"postgres, first piece of an outline"_s, first, u"ms"_s, {}, false,
        u"the whole of %1 rows %2 ms"_s.arg(outline->size()).arg(whole, 0, 'f', 0)});
    std::vector<qint64> keys;
    for (const OutlineRow& row : *outline)
        keys.push_back(row.key);
    std::vector<double> times;
    double cpu = threadCpu();
    Dice dice(5);
    for (int i = 0; i < Pages; ++i) {
        const size_t row = size_t(dice.below(int(keys.size()) - PageRows));
        begin = elapsed();
        const auto page = store.messages(id, std::span(keys).subspan(row, PageRows), {}, {});
        times.push_back(elapsed() - begin);
        if (!page || !page->back())
            return report.fail(Name, page ? u"a message did not come"_s : page.error().text);
    }
    cpu = (threadCpu() - cpu) / Pages;
    report.add({u"postgres, any page, median"_s, Measured(times), u"ms"_s, 10.0, false,
        u"%1 rows of %2, elapsed; CPU of ours %3 ms"_s.arg(PageRows).arg(keys.size()).arg(cpu, 0, 'f', 2)});
    report.add({u"postgres, any page, p99"_s, quantile(times, 0.99), u"ms"_s, {}, false, {}});
    begin = elapsed();
    const auto details = store.outlineDetails(id, std::span(keys).subspan(keys.size() / 2, DetailRows), {});
    if (details)
        report.add(
            {u"postgres, outline details"_s, elapsed() - begin, u"ms"_s, {}, false, u"%1 rows"_s.arg(DetailRows)});
}

void measureList(SessionStore& store, Report& report)
{
    const double begin = elapsed();
    double first = 0;
    size_t count = 0;
    const Result<> listed = store.sessions(ListDetail::Full,
        [&](const std::vector<SessionInfo>& batch) {
            first = count == 0 ? elapsed() - begin : first;
            count += batch.size();
            return true;
        },
        {});
    if (listed)
        report.add({u"postgres, list with figures"_s, elapsed() - begin, u"ms"_s, {}, false,
            u"%1 sessions, the first after %2 ms"_s.arg(count).arg(first, 0, 'f', 0)});
}

} // namespace

void postgres(const Options& /*options*/, Report& report)
{
    if (const QString missing = PostgresServer::missingPrograms(); !missing.isEmpty())
        return report.note(u"postgres is left out: %1"_s.arg(missing));
    const auto server
        = PostgresServer::start({u"shared_buffers=512MB"_s, u"max_wal_size=8GB"_s, u"maintenance_work_mem=256MB"_s,
            u"checkpoint_timeout=1h"_s, u"autovacuum=off"_s, u"wal_level=minimal"_s, u"max_wal_senders=0"_s});
    if (!server)
        return report.fail(Name, server.error().text);
    if (const Result<> filled = fill(**server); !filled)
        return report.fail(Name, filled.error().text);
    const QString url = (*server)->url(Database);
    measureOpening(url, report);
    const auto store = openStore(url);
    if (!store)
        return report.fail(Name, store.error().text);
    measurePages(**store, report);
    measureList(**store, report);
}

} // namespace stemma::bench
