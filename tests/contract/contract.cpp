// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/contract/contract.h"

#include "core/store/registry.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/toyformat/toyformat.h"

#include <QTest>

#include <algorithm>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace stemma::contract {

namespace {

Opened openToy(const QString& path)
{
    return std::make_unique<toy::Store>(path);
}

/// Whether an agent writes it line by line.
bool hasLines(const QString& path)
{
    if (QFileInfo(path).isDir())
        return QDirIterator(path, {u"*.jsonl"_s}, QDir::Files, QDirIterator::Subdirectories).hasNext();
    return path.endsWith(u".jsonl") || path.endsWith(u".ndjson");
}

bool isAmong(const Sample& sample, Among among)
{
    const bool isDatabase = sample.path.endsWith(u".db");
    switch (among) {
    case Among::All:
        break;
    case Among::Lines:
        return hasLines(sample.path);
    case Among::Documents:
        return !isDatabase && !hasLines(sample.path) && !QFileInfo(sample.path).isDir();
    case Among::Databases:
        return isDatabase;
    case Among::Writable:
    case Among::Shared: {
        const Opened opened = sample.open(sample.path);
        if (!opened || !(*opened)->info().notWritable.isEmpty())
            return !missingSample(sample.path).isEmpty();
        return among == Among::Writable || sample.name.startsWith(u"mnesis/") || hasLines(sample.path);
    }
    }
    return true;
}

} // namespace

const QList<Sample>& samples()
{
    static const QList<Sample> all = [] {
        QList<Sample> samples;
        for (const char* name : {"mnesis/small.db", "mnesis/generated-0.1.1/sessions.db",
                 "mnesis/generated-0.3.0/sessions.db", "mnesis/generated-0.4.0/sessions.db", "mantis/home",
                 "mantis/generated-1.36.0/home", "mantis/generated-2.58.0/home", "mantis/generated-2.70.1/home",
                 "mantis/documented", "mantis/generated-1.36.0/sessions.db", "mantis/generated-2.58.0/sessions.db",
                 "mantis/generated-2.70.1/sessions.db", "mantis/sessions-code-layout.db",
                 "mantis/sessions-documented-layout.db", "agentfootprint/sqlite/sessions.db",
                 "agentfootprint/sqlite/with-uncheckpointed-wal/sessions.db",
                 "agentfootprint/sqlite/conversation-v1.envelope.json", "agentfootprint/session-file/sessions.json",
                 "agentfootprint/pause/flowchart-v1.envelope.json", "agentfootprint/pause/run-outcome.json",
                 "agentfootprint/checkpoint/thinking-tools-ephemeral.checkpoint.json",
                 "agentfootprint/checkpoint/after-follow-up.checkpoint.json",
                 "agentfootprint/checkpoint/summary-thinking-and-provider-meta.checkpoint.json",
                 "agentfootprint/checkpoint/anthropic-interleaved.checkpoint.json",
                 "agentfootprint/checkpoint/failed-run.checkpoint.json",
                 "agentfootprint/compaction/retain-conversation.checkpoint.json",
                 "agentfootprint/compaction/retain-discard.checkpoint.json",
                 "agentfootprint/compaction/sliding-window-drop.checkpoint.json", "agentfootprint/events/events.ndjson",
                 "agentfootprint/audit/bounded.audit.json", "agentfootprint/trace/redacted.trace.json",
                 "agentfootprint/recording/bare.recording.json", "agentfootprint/bug-report/bare-recording.zip",
                 "jazzmine/generated-0.1.38/conversation_db.json", "jazzmine/generated-0.1.42/conversation_db.json",
                 "jazzmine/generated-0.1.38/postgres-dump.sql", "jazzmine/generated-0.1.42/mongo-export",
                 "pi/generated/sessions", "claude-code/generated-2.1.197/projects",
                 "claude-code/generated/projects/-home-dev-project/6ea9502a-cb09-40b2-99ad-c0040b2d295f.jsonl",
                 "claude-code/generated/projects/-home-dev-project/92a46d41-02f8-449f-85f0-4138d8e710a7.jsonl",
                 "codex/generated", "codex/generated-0.58.0", "codex/session-migrate/basic.jsonl", "codex/localpush",
                 "opencode/generated/opencode.db", "opencode/generated-1.0.185", "opencode/generated/export.json"})
            samples << Sample {QString::fromLatin1(name), realStore(QString::fromLatin1(name)), openStore};
        samples << Sample {u"toy"_s, qEnvironmentVariable("STEMMA_SOURCE") + u"/tests/toyformat/toy.jsonl"_s, openToy};
        return samples;
    }();
    return all;
}

void addRows(Among among, Rows rows)
{
    QTest::addColumn<QString>("sample");
    QStringList formats;
    for (const Sample& sample : samples()) {
        const QString format = sample.name.section(u'/', 0, 0);
        if (!isAmong(sample, among) || (rows == Rows::OneOfEachFormat && formats.contains(format)))
            continue;
        formats << format;
        QTest::newRow(qPrintable(sample.name)) << sample.name;
    }
}

QString longestFile(const QString& path)
{
    if (!QFileInfo(path).isDir())
        return path;
    QString longest;
    QDirIterator it(path, {u"*.jsonl"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString file = it.next();
        if (longest.isEmpty() || QFileInfo(file).size() > QFileInfo(longest).size())
            longest = file;
    }
    return longest;
}

const Sample* currentSample()
{
    const auto found = std::ranges::find(samples(), QString::fromLatin1(QTest::currentDataTag()), &Sample::name);
    const QString missing = missingSample(found->path);
    if (missing.isEmpty())
        return &*found;
    if (qEnvironmentVariableIsSet("CI"))
        QTest::qFail(qPrintable(missing), __FILE__, __LINE__);
    else
        QTest::qSkip(qPrintable(missing), __FILE__, __LINE__);
    return nullptr;
}

Copy::Copy(const Sample& sample)
    : m_sample(sample)
    , m_path(m_folder.filePath(u"store/"_s + QFileInfo(sample.path).fileName()))
    , m_journal(m_folder.filePath(u"journal"_s))
{
    if (QFileInfo(sample.path).isDir()) {
        filetree::copyTree(sample.path, m_path);
        return;
    }
    QDir().mkpath(folder());
    // The log of a database goes along.
    for (const QString& ending : {QString(), u"-wal"_s, u"-shm"_s}) {
        const QString to = m_path + ending;
        if (QFile::copy(sample.path + ending, to))
            QFile::setPermissions(to, QFile::permissions(to) | QFile::WriteOwner);
    }
}

Files Copy::content() const
{
    Files files = filetree::filesIn(folder());
    if (isDatabase()) {
        for (const QString& ending : {QString(), u"-wal"_s, u"-shm"_s, u"-journal"_s})
            files.remove(QFileInfo(m_path).fileName() + ending);
        files.insert(u"rows"_s, dumpSqlite(m_path).join(u'\n').toUtf8());
    }
    return files;
}

Files Copy::trace() const
{
    Files files;
    QDirIterator it(folder(), QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        struct stat now = {};
        const QString name = it.next();
        ::stat(QFile::encodeName(name).constData(), &now);
        const auto times = std::array {quint64(now.st_ino), quint64(now.st_size), quint64(now.st_mtim.tv_sec),
            quint64(now.st_mtim.tv_nsec), quint64(now.st_ctim.tv_sec), quint64(now.st_ctim.tv_nsec)};
        for (const quint64 value : times)
            files[name.sliced(folder().size() + 1)] += QByteArray::number(value) + ' ';
    }
    return files;
}

Reading readingOf(SessionStore& store, const std::optional<QStringList>& ids)
{
    Reading reading;
    for (const SessionInfo& info : readstore::listed(store)) {
        if (ids && !ids->contains(info.id.value))
            continue;
        QList<Message>& messages = reading[info.id.value];
        for (const MessagePtr& message : readstore::messages(store, info.id))
            messages << (message ? *message : Message());
    }
    return reading;
}

bool isSentence(const QString& text)
{
    static constexpr QStringView Ends = u".!?”)";
    return !text.isEmpty() && Ends.contains(text.back()) && !text.contains(u"%1") && !text.contains(u"%2");
}

QString textOf(const Error& error)
{
    return error.text + u" ("_s + error.cause + u')';
}

} // namespace stemma::contract
