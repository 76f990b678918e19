// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/agentfiles.h"
#include "bench/meters.h"
#include "bench/report.h"
#include "bench/samplefiles.h"
#include "bench/scratch.h"
#include "core/models/messagemodel.h"
#include "core/store/registry.h"
#include "ui/timeline/timelineview.h"

#include <sqlite3.h>

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QTimer>

#include <cstdio>
#include <functional>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

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
    std::vector<double> cpu;
    for (int i = 0; i < MessagesWritten; ++i) {
        rest(WritePauseMs);
        const int rows = model.rowCount();
        const double begin = elapsed();
        const double cpuBegin = processCpu();
        if (!write())
            return report.fail(name, u"the message cannot be written"_s);
        const bool isShown = waitFor([&] {
            return model.rowCount() > rows && model.peek(model.rowCount() - 1) && view.isComplete()
                && view.scroller().followsEnd();
        });
        if (!isShown)
            return report.fail(name, u"a message that was written does not appear"_s);
        times.push_back(elapsed() - begin);
        cpu.push_back(processCpu() - cpuBegin);
    }
    view.setModel(nullptr);
    report.add({name + u", p95"_s, quantile(times, 0.95), u"ms"_s, OnScreenMs, false,
        u"median %1 ms of %2 messages, by the clock; %3 ms of CPU"_s.arg(median(times), 0, 'f', 0)
            .arg(MessagesWritten)
            .arg(median(cpu), 0, 'f', 0)});
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

/// Adds copies of a session's last message in a process of its own, as an agent does that holds the database open.
/// SQLite's locks are those of a process: a writer in this one would not be seen, and the log it writes be taken for
/// one that a crash left.
class GrowingDatabase
{
public:
    explicit GrowingDatabase(const QString& path)
    {
        m_writer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_writer.start(QCoreApplication::applicationFilePath(), {u"--grow"_s, path});
        m_isOpen = isAnswered(); // a line, once it is open
    }
    ~GrowingDatabase()
    {
        m_writer.closeWriteChannel();
        m_writer.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(GrowingDatabase)

    bool append()
    {
        m_writer.write("\n");
        return m_isOpen && isAnswered();
    }

private:
    bool isAnswered() { return m_writer.waitForReadyRead(int(AppearsWithinMs)) && m_writer.readLine() == "ok\n"; }

    QProcess m_writer;
    bool m_isOpen = false;
};

/// Whether it is answered in a line how @p sql went.
bool runAndTell(sqlite3* database, const char* sql)
{
    const bool isDone = sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
    std::puts(isDone ? "ok" : sqlite3_errmsg(database));
    return std::fflush(stdout) == 0 && isDone;
}

} // namespace

void live(const Options& options, Report& report)
{
    constexpr qint64 Bytes = 40'000'000;
    constexpr qint64 More = 1'000'000; ///< enough for all that is appended
    const Scratch scratch(options);
    const QString longer = scratch.path(u"longer.jsonl"_s);
    /// @p lines: of a turn, of which some are a message each.
    const auto measureFile = [&](const QString& name, bool isWritten, const QString& file, int lines) {
        if (!isWritten)
            return report.fail(name, u"the session cannot be written"_s);
        GrowingFile growing(longer, Bytes, scratch.path(file));
        measure(name, scratch.path(file), [&] { return growing.append(lines); }, report);
    };
    measureFile(u"live, Claude Code of 40 MB"_s, writeClaudeCodeSession(longer, Bytes + More), u"claude.jsonl"_s, 6);
    measureFile(u"live, Codex of 40 MB"_s, writeCodexRollout(longer, Bytes + More),
        u"rollout-2026-11-01T00-00-00-01a2007d-9d61-70b3-a461-90a0f1601cc4.jsonl"_s, 11);
    measureFile(u"live, mantis of 40 MB"_s, writeTranscript(longer, Bytes + More, 1400), u"transcript.jsonl"_s, 1);
    const QString openCode = u"live, OpenCode of 40 MB"_s;
    const QString database = scratch.path(u"opencode.db"_s);
    if (!writeOpenCodeDatabase(database, 1, Bytes))
        return report.fail(openCode, u"the session cannot be written"_s);
    GrowingDatabase growing(database);
    measure(openCode, database, [&] { return growing.append(); }, report);
}

int growDatabase(const QString& path)
{
    // By the indexes: an agent does not look for what it writes.
    static constexpr auto Append = R"(
        BEGIN IMMEDIATE;
        INSERT INTO message SELECT id || 'n', session_id, data, time_created + 1, time_updated + 1
            FROM message ORDER BY session_id DESC, time_created DESC, id DESC LIMIT 1;
        INSERT INTO part SELECT id || 'n', message_id || 'n', session_id, data, time_created + 1, time_updated + 1
            FROM part WHERE message_id = (SELECT substr(id, 1, length(id) - 1)
                FROM message ORDER BY session_id DESC, time_created DESC, id DESC LIMIT 1);
        UPDATE session SET time_updated = time_updated + 1;
        COMMIT;)";
    sqlite3* database = nullptr;
    bool ok = sqlite3_open(QFile::encodeName(path).constData(), &database) == SQLITE_OK
        && runAndTell(database, "PRAGMA synchronous = NORMAL; SELECT count(*) FROM session;");
    while (ok && std::getchar() != EOF)
        ok = runAndTell(database, Append);
    sqlite3_close(database);
    return ok ? 0 : 1;
}

} // namespace stemma::bench
