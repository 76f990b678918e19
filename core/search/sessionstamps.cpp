// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/sessionstamps.h"

#include "core/base/stablehash.h"
#include "core/search/searchedtext.h"
#include "core/store/branchstore.h"
#include "core/store/sessionuse.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

void addNumbers(StableHash& hash, std::initializer_list<qint64> numbers)
{
    for (const qint64 number : numbers)
        hash.add(1, &number, sizeof number);
}

/// Its size; -1: there is no file.
qint64 addFile(StableHash& hash, const QString& path)
{
    struct stat info = {};
    if (::stat(QFile::encodeName(path).constData(), &info) != 0)
        return -1;
    const auto ns = [](const timespec& time) { return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec; };
    addNumbers(hash, {qint64(info.st_ino), qint64(info.st_size), ns(info.st_mtim), ns(info.st_ctim)});
    return qint64(info.st_size);
}

/// How many sessions are there that a session goes on from, one after the other. Its own messages have other keys with
/// these than without.
qint64 basesOf(SessionStore& store, SessionId session, const JobControl& job)
{
    constexpr qint64 Most = 100; // also of those that go on from themselves
    qint64 count = 0;
    while (count < Most && !(session = baseOf(store, session, job)).isEmpty())
        ++count;
    return count;
}

SessionStamp stampOfFile(const QString& path, qint64 bases)
{
    StableHash hash;
    const qint64 size = addFile(hash, path);
    addNumbers(hash, {bases});
    return {qint64(hash.value()), qMax<qint64>(0, size)};
}

qint64 stampOfInfo(const SessionInfo& info)
{
    StableHash hash;
    addNumbers(hash,
        {info.createdAt ? toMs(*info.createdAt) : -1, info.updatedAt ? toMs(*info.updatedAt) : -1,
            info.messages.value_or(-1), info.size.value_or(-1)});
    for (const QString* name : {&info.title, &info.model, &info.agent}) {
        const QByteArray utf8 = name->toUtf8();
        hash.add(2, utf8.constData(), utf8.size());
    }
    return qint64(hash.value());
}

} // namespace

StampedSession StampedSession::branch(const SessionId& id) const
{
    SessionInfo made = info;
    made.id = id;
    made.parent = info.id;
    made.firstPrompt.clear();
    made.messages.reset();
    return branch(std::move(made));
}

void ShownNames::setTo(SessionInfo& info) const
{
    info.title = title;
    info.model = model;
    info.agent = agent;
    info.firstPrompt = firstPrompt;
}

ShownNames namesOf(SessionStore& store, const SessionInfo& listed, const JobControl& job)
{
    const SessionInfo info = store.session(listed.id, ListDetail::Full, job).value_or(listed);
    return {info.title, info.model, info.agent, info.firstPrompt};
}

Result<std::vector<StampedSession>> stampedSessions(SessionStore& store, const JobControl& job)
{
    std::vector<StampedSession> sessions;
    const auto sink = [&](std::vector<SessionInfo> batch) {
        for (SessionInfo& info : batch) {
            const SessionStamp stamp {stampOfInfo(info)};
            sessions.push_back({std::move(info), stamp, {}, {}});
        }
        return !job.isCancelled();
    };
    if (const Result<> listed = store.sessions(ListDetail::Basic, sink, job); !listed)
        return std::unexpected(listed.error());
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    auto* filed = store.service<SessionFilesStore>();
    for (StampedSession& session : sessions) {
        session.trunk = trunkOf(store, session.info.id, job);
        const auto files = filed ? filed->filesOf(session.info.id, job) : Result<QStringList>();
        if (files && !files->isEmpty()) {
            session.file = files->constFirst();
            session.stamp = stampOfFile(
                session.file, basesOf(store, session.trunk.isEmpty() ? session.info.id : session.trunk, job));
        }
    }
    std::ranges::stable_sort(
        sessions, std::ranges::greater(), [](const StampedSession& session) { return lastUseMs(session.info); });
    return sessions;
}

QString stampOfStore(const StoreInfo& store)
{
    if (!QFileInfo(store.path).isFile())
        return {};
    StableHash hash;
    addFile(hash, store.path);
    if (const QString log = store.path + "-wal"_L1; QFileInfo(log).size() > 0)
        addFile(hash, log);
    return QString::number(hash.value(), 16);
}

} // namespace stemma
