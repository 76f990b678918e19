// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/agentfiles.h"
#include "bench/report.h"
#include "bench/samplefiles.h"
#include "bench/scratch.h"
#include "core/models/messagemodel.h"
#include "core/store/registry.h"
#include "ui/timeline/timelineview.h"

#include <sqlite3.h>

#include <QApplication>
#include <QFile>
#include <QTimer>

#include <functional>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr qint64 LiveMegabyte = 1'000'000;
constexpr int MessagesWritten = 30;
constexpr double AppearsWithinMs = 10'000;
/// An agent's pause between two writes: longer than FileWatcher::RestMs, and of no fixed relation to it.
constexpr int WritePauseMs = 137;
constexpr double OnScreenMs = 200;

/// Answers whether a message more is stored now.
using Write = std::function<bool()>;

/// Lets the event loop run until @p isDone, or for the time that nothing takes.
bool waitFor(const std::function<bool()>& isDone)
{
    const double end = elapsed() + AppearsWithinMs;
    while (!isDone() && elapsed() < end)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    return isDone();
}

void rest(int ms)
{
    const double end = elapsed() + ms;
    while (elapsed() < end)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
}

/// From the begin of a write until its message stands on screen, by the clock: an agent's user waits by the clock.
void measure(const QString& name, const QString& path, const Write& write, Report& report)
{
    auto opened = openStore(path);
    const SessionId session = opened ? firstSession(**opened) : SessionId();
    if (session.isEmpty())
        return report.fail(name, u"the store cannot be read"_s);
    OpenStore store(std::move(*opened));
    MessageModel model(store, session);
    TimelineView view;
    view.resize(900, 900);
    view.setModel(&model);
    view.show();
    QTimer heartbeat; // so that a turn which waits for something ends even when nothing happens
    heartbeat.start(5);
    if (!waitFor([&] { return model.isComplete() && model.rowCount() > 0; }))
        return report.fail(name, u"the session does not load"_s);
    view.scroller().showEnd();
    if (!waitFor([&] { return view.isComplete() && view.scroller().followsEnd(); }))
        return report.fail(name, u"the end of the session is not shown"_s);

    std::vector<double> times;
    for (int i = 0; i < MessagesWritten; ++i) {
        rest(WritePauseMs);
        const int rows = model.rowCount();
        const double begin = elapsed();
        if (!write())
            return report.fail(name, u"the message cannot be written"_s);
        const bool isShown = waitFor([&] {
            return model.rowCount() > rows && model.peek(model.rowCount() - 1) && view.isComplete()
                && view.scroller().followsEnd();
        });
        if (!isShown)
            return report.fail(name, u"a message that was written does not appear"_s);
        times.push_back(elapsed() - begin);
    }
    view.setModel(nullptr);
    report.add({name + u", p95"_s, quantile(times, 0.95), u"ms"_s, OnScreenMs, false,
        u"median %1 ms of %2 messages, by the clock"_s.arg(median(times), 0, 'f', 0).arg(MessagesWritten)});
}

/// Appends the lines behind the first ones of a longer transcript, as many at a time as give a message.
class GrowingFile
{
public:
    /// @p path gets the first @p bytes of @p longer, whole lines.
    GrowingFile(const QString& longer, qint64 bytes, const QString& path)
        : m_source(longer)
        , m_target(path)
    {
        if (!m_source.open(QIODevice::ReadOnly) || !m_target.open(QIODevice::WriteOnly))
            return;
        while (m_source.pos() < bytes)
            m_target.write(m_source.readLine());
        m_target.flush();
    }
    bool append(int lines)
    {
        QByteArray written;
        for (int i = 0; i < lines; ++i)
            written += m_source.readLine();
        return !written.isEmpty() && m_target.write(written) == written.size() && m_target.flush();
    }

private:
    QFile m_source;
    QFile m_target;
};

/// Adds copies of a session's last message, as a program does that holds the database open.
class GrowingDatabase
{
public:
    explicit GrowingDatabase(const QString& path) { sqlite3_open(QFile::encodeName(path).constData(), &m_database); }
    ~GrowingDatabase() { sqlite3_close(m_database); }
    Q_DISABLE_COPY_MOVE(GrowingDatabase)

    bool append()
    {
        static constexpr auto Sql = R"(
            BEGIN IMMEDIATE;
            INSERT INTO message SELECT id || 'n', session_id, data, time_created + 1, time_updated + 1
                FROM message ORDER BY time_created DESC, id DESC LIMIT 1;
            INSERT INTO part SELECT id || 'n', message_id || 'n', session_id, data, time_created + 1, time_updated + 1
                FROM part WHERE message_id || 'n' = (SELECT id FROM message ORDER BY time_created DESC, id DESC LIMIT 1);
            UPDATE session SET time_updated = time_updated + 1;
            COMMIT;)";
        return sqlite3_exec(m_database, Sql, nullptr, nullptr, nullptr) == SQLITE_OK;
    }

private:
    sqlite3* m_database = nullptr;
};

} // namespace

void live(const Options& options, Report& report)
{
    const Scratch scratch(options);
    const qint64 bytes = qMin<qint64>(options.megabytes, 40) * LiveMegabyte;
    const QString longer = scratch.path(u"longer.jsonl"_s);
    // A turn of a Claude Code session is six lines: prompt, an answer of three lines, a result, an answer.
    const QString claudeCode = scratch.path(u"claude.jsonl"_s);
    if (writeClaudeCodeSession(longer, bytes + LiveMegabyte)) {
        GrowingFile file(longer, bytes, claudeCode);
        measure(u"live, Claude Code of 40 MB"_s, claudeCode, [&file] { return file.append(6); }, report);
    }
    const QString rollout = scratch.path(u"rollout-2026-11-01T00-00-00-01a2007d-9d61-70b3-a461-90a0f1601cc4.jsonl"_s);
    if (writeCodexRollout(longer, bytes + LiveMegabyte)) {
        GrowingFile file(longer, bytes, rollout);
        measure(u"live, Codex of 40 MB"_s, rollout, [&file] { return file.append(11); }, report);
    }
    const QString transcript = scratch.path(u"transcript.jsonl"_s);
    if (writeTranscript(longer, bytes + LiveMegabyte, 1400)) {
        GrowingFile file(longer, bytes, transcript);
        measure(u"live, mantis of 40 MB"_s, transcript, [&file] { return file.append(1); }, report);
    }
    const QString database = scratch.path(u"opencode.db"_s);
    if (writeOpenCodeDatabase(database, 1, bytes)) {
        GrowingDatabase growing(database);
        measure(u"live, OpenCode of 40 MB"_s, database, [&growing] { return growing.append(); }, report);
    }
}

} // namespace stemma::bench
