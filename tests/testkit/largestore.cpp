// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/largestore.h"

#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/sessionbuilder.h"
#include "tests/testkit/sqlitefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int PoolSize = 1 << 20;
constexpr int RowsPerTransaction = 20'000;

/// Text to cut pieces from; making each text word by word would take most of the time.
QString textPool(quint64 seed)
{
    Dice dice(seed);
    QString pool;
    while (pool.size() < PoolSize)
        pool += (dice.below(3) == 0 ? syntheticCode(dice, 8) : syntheticProse(dice, 6)) % u'\n';
    // In the form it has inside of a JSON string; no quotes and backslashes are in it.
    pool.replace(u'\n', u' ');
    return pool;
}

class LargeStoreWriter
{
public:
    LargeStoreWriter(SqliteFile& file, const LargeStoreSize& size)
        : m_file(file)
        , m_size(size)
        , m_dice(size.seed)
        , m_pool(textPool(size.seed))
    {
    }

    bool write(const JobControl& job)
    {
        m_file.run(u"BEGIN"_s);
        for (qint64 row = 0; row < m_size.messages; ++row) {
            if (row % m_size.messagesPerSession == 0)
                beginSession(row / m_size.messagesPerSession);
            addMessage(row % m_size.messagesPerSession);
            if (row % RowsPerTransaction == RowsPerTransaction - 1) {
                m_file.run(u"COMMIT"_s);
                if (job.isCancelled())
                    return false;
                job.setProgress(row, m_size.messages);
                m_file.run(u"BEGIN"_s);
            }
        }
        m_file.run(u"COMMIT"_s);
        return true;
    }

private:
    QString makeId(QLatin1StringView prefix)
    {
        const quint64 high = m_dice.next();
        return mnesisId(prefix, m_clock, high, m_dice.next());
    }

    void beginSession(qint64 number)
    {
        m_clock += 60'000;
        m_session = makeId("sess"_L1);
        m_file.run(u"INSERT INTO sessions (id, created_at, updated_at, model_id, provider_id, agent, title,"
                   " system_prompt) VALUES (?,?,?,?,?,?,?,?)"_s,
            {m_session, m_clock, m_clock, u"anthropic/claude-opus-4-6"_s, u"anthropic"_s, u"default"_s,
                u"Large session %1"_s.arg(number + 1), u"You write C++."_s});
    }

    QString piece()
    {
        // Lengths from a quarter to seven quarters of the mean, now and then a long one.
        int length = m_size.bytesPerPart / 4 + m_dice.below(qMax(1, m_size.bytesPerPart * 3 / 2));
        if (m_dice.below(1'000) == 0)
            length *= 40;
        QString text;
        while (length > 0) {
            const int begin = m_dice.below(PoolSize);
            const QString part = m_pool.mid(begin, qMin(length, PoolSize - begin));
            text += part;
            length -= int(part.size());
        }
        return text;
    }

    void addMessage(qint64 row)
    {
        m_clock += 2'000 + m_dice.below(6'000);
        const bool byUser = row % 10 == 0;
        const QString id = makeId("msg"_L1);
        const int input = byUser ? 0 : 1'000 + m_dice.below(50'000);
        const int output = byUser ? 0 : 20 + m_dice.below(2'000);
        m_file.run(u"INSERT INTO messages (id, session_id, role, created_at, model_id, provider_id, tokens_input,"
                   " tokens_output, tokens_total, finish_reason) VALUES (?,?,?,?,?,?,?,?,?,?)"_s,
            {id, m_session, byUser ? u"user"_s : u"assistant"_s, m_clock, u"anthropic/claude-opus-4-6"_s,
                byUser ? u""_s : u"anthropic"_s, input, output, input + output,
                byUser ? QVariant() : QVariant(u"tool_calls"_s)});
        m_file.run(u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at)"
                   " VALUES (?,'message',?,?,?)"_s,
            {m_session, id, row + 1, QString::number(m_clock)});
        if (byUser) {
            addPart(id, 0, 0);
            return;
        }
        // One in ten messages has one part, so the others have some more.
        const int tenths = (m_size.tenthsOfPartsPerMessage * 10 - 10) / 9;
        const int count = qMax(1, tenths / 10 + (m_dice.below(10) < tenths % 10 ? 1 : 0));
        for (int index = 0; index < count; ++index)
            addPart(id, index, 1 + m_dice.below(10));
    }

    void addPart(const QString& message, int index, int kind)
    {
        static constexpr std::array Types {"text"_L1, "reasoning"_L1, "tool"_L1, "patch"_L1};
        const int type = kind < 3 ? 0 : kind < 5 ? 1 : kind < 9 ? 2 : 3;
        QString content;
        const QString id = makeId("part"_L1);
        QVariant toolName;
        QVariant callId;
        QVariant toolState;
        if (type == 2) {
            toolName = u"bash"_s;
            callId = QString(u"toolu_" % id.last(12));
            toolState = u"completed"_s;
            content
                = uR"({"type": "tool", "tool_name": "bash", "tool_call_id": "%1", "input": {"command": "make -j2"}, )"_s
                      .arg(callId.toString())
                % uR"("output": ")" % piece()
                % uR"(", "error_message": null, "status": {"state": "completed", "compacted_at": null, )"
                % uR"("started_at": null, "completed_at": null}})";
        } else if (type == 3) {
            content
                = uR"({"type": "patch", "unified_diff": "--- a/src/unit.cpp\n+++ b/src/unit.cpp\n@@ -1,2 +1,2 @@\n context\n-)"
                % piece()
                % uR"(\n+int after = 0;\n", "files_changed": ["src/unit.cpp"], "additions": 1, "deletions": 1})";
        } else {
            content = uR"({"type": ")" % Types[size_t(type)] % uR"(", "text": ")" % piece() % uR"("})";
        }
        const qint64 tokens = content.size() / 3;
        m_file.run(u"INSERT INTO message_parts (id, message_id, session_id, part_type, part_index, content, tool_name,"
                   " tool_call_id, tool_state, token_estimate) VALUES (?,?,?,?,?,?,?,?,?,?)"_s,
            {id, message, m_session, QString(Types[size_t(type)]), index, content, toolName, callId, toolState,
                tokens});
    }

    SqliteFile& m_file;
    LargeStoreSize m_size;
    Dice m_dice;
    QString m_pool;
    QString m_session;
    qint64 m_clock = SessionBuilder::BaseMs;
};

void removeStore(const QString& path)
{
    for (const QString& suffix : {u""_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(path + suffix);
}

} // namespace

QString LargeStoreSize::name() const
{
    return u"large-%1-%2-%3-%4-%5"_s.arg(messages)
        .arg(messagesPerSession)
        .arg(tenthsOfPartsPerMessage)
        .arg(bytesPerPart)
        .arg(seed);
}

Result<> writeLargeStore(const QString& path, const LargeStoreSize& size, const JobControl& job)
{
    const QString partial = path + u".partial";
    removeStore(partial);
    {
        Result<SqliteFile> file = SqliteFile::create(partial);
        if (!file)
            return std::unexpected(file.error());
        for (const QString& sql : {u"PRAGMA journal_mode = OFF"_s, u"PRAGMA cache_size = -200000"_s})
            file->run(sql);
        for (const QString& sql : mnesisTables())
            file->run(sql);
        const bool complete = LargeStoreWriter(*file, size).write(job);
        // Indexes built at the end are built by sorting, several times faster than row by row.
        for (const QString& sql : mnesisIndexes()) {
            if (complete)
                file->run(sql);
        }
        if (complete)
            file->run(u"PRAGMA journal_mode = WAL"_s);
        const Result<> finished = file->finish();
        if (!complete || !finished) {
            removeStore(partial);
            return complete ? finished : fail(Errc::Cancelled, {});
        }
    }
    removeStore(path);
    if (!QFile::rename(partial, path)) {
        return fail(Errc::Denied,
            QCoreApplication::translate("LargeStore", "%1 cannot be written; check that its folder is writable.")
                .arg(path));
    }
    return {};
}

Result<QString> largeStoreIn(const QString& folder, const LargeStoreSize& size)
{
    const QString path = QDir(folder).filePath(size.name() + u".db");
    if (QFile::exists(path))
        return path;
    return writeLargeStore(path, size).transform([&path] { return path; });
}

} // namespace stemma
