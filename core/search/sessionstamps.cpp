// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/sessionstamps.h"

#include "core/base/stablehash.h"
#include "core/search/searchedtext.h"
#include "core/store/branchstore.h"
#include "core/store/files/filereader.h"
#include "core/store/sessionuse.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

void addNumbers(StableHash& hash, std::initializer_list<qint64> numbers)
{
    for (const qint64 number : numbers)
        hash.add(1, &number, sizeof number);
}

void addFile(StableHash& hash, const FileStamp& stamp)
{
    addNumbers(hash, {qint64(stamp.key.inode), stamp.size, stamp.mtimeNs});
}

SessionStamp stampOfFiles(const QStringList& files)
{
    StableHash states;
    StableHash places;
    SessionStamp stamp;
    for (const QString& file : files) {
        const FileStamp now = FileStamp::of(file);
        addFile(states, now);
        addNumbers(places, {qint64(now.key.inode)});
        stamp.bytes += qMax<qint64>(0, now.size);
    }
    stamp.state = qint64(states.value());
    stamp.files = qMax<qint64>(1, qAbs(qint64(places.value() >> 1)));
    return stamp;
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
            sessions.push_back({std::move(info), stamp, {}});
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
        if (files && !files->isEmpty())
            session.stamp = stampOfFiles(*files);
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
    for (const QString& path : QStringList {store.path, store.path + "-wal"_L1})
        addFile(hash, FileStamp::of(path));
    return QString::number(hash.value(), 16);
}

} // namespace stemma
