// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexbuilder.h"

#include "core/search/indexlock.h"
#include "core/search/indexwriter.h"
#include "core/search/sessiondiff.h"
#include "core/search/sessionstamps.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 CheckAgainMs = 10 * 60 * 1000; ///< how long sessions without files are taken for unchanged

} // namespace

class IndexBuilder::Private
{
public:
    explicit Private(SessionStore& opened)
        : store(opened)
        , file(searchindex::fileOf(opened.info().path))
    {
    }

    Result<bool> step(const JobControl& job);
    void keep(); ///< what was read and not yet written
    [[nodiscard]] bool isIndexDamaged(const Error& error) const
    {
        return error.code == Errc::Corrupt && !hasStoreFailed;
    }

    SessionStore& store;
    QString file;
    std::unique_ptr<IndexLock> lock;
    bool wasMadeAnew = false;
    Progress progress;

private:
    Result<> begin();
    Result<> list(const JobControl& job);
    Result<> noteList();
    Result<> chooseChanged();
    Result<> removeGone();
    Result<> openSession();
    Result<> compareSession(const JobControl& job);
    Result<> readSession(const JobControl& job);
    Result<> finish();
    void leaveSession(const Error& error);
    void takeMessage(qint64 row, const MessagePtr& message);

    std::unique_ptr<IndexDatabase> index;
    std::unique_ptr<IndexWriter> writer;
    bool hasStoreFailed = false;
    bool isFinished = false;

    bool isListed = false;
    QString storeStamp;
    bool comparesAll = false; ///< also sessions of which nothing says that they changed
    std::vector<StampedSession> sessions;
    QHash<SessionId, IndexedSession> known;
    std::vector<IndexedSession> gone; ///< that the store has no more
    qint64 goneTexts = 0;
    std::vector<const StampedSession*> todo; ///< the next one last

    // The session that is worked at.
    IndexedSession entry;
    std::unique_ptr<SessionDiff> diff;
    bool isCompared = false;
    size_t nextRange = 0;
    bool isReading = false; ///< within a range
};

IndexBuilder::IndexBuilder(SessionStore& store)
    : d(std::make_unique<Private>(store))
{
}

IndexBuilder::~IndexBuilder()
{
    d->keep();
}

IndexBuilder::Progress IndexBuilder::progress() const
{
    return d->progress;
}

Result<bool> IndexBuilder::step(const JobControl& job)
{
    const Result<bool> done = d->step(job);
    if (done || !d->isIndexDamaged(done.error()) || d->wasMadeAnew || !d->lock) {
        job.setProgress(d->progress.sessions, d->progress.total);
        return done;
    }
    // What is damaged is a cache and of no use: a new one takes its place, once.
    auto anew = std::make_unique<Private>(d->store);
    anew->lock = std::move(d->lock);
    anew->wasMadeAnew = true;
    d = std::move(anew);
    return IndexDatabase::removeFiles(d->file) ? Result<bool>(false) : done;
}

Result<> IndexBuilder::run(const JobControl& job)
{
    Result<bool> done = false;
    while (done && !*done)
        done = step(job);
    return done ? Result<>() : std::unexpected(done.error());
}

void IndexBuilder::Private::keep()
{
    if (writer)
        static_cast<void>(writer->write());
}

Result<bool> IndexBuilder::Private::step(const JobControl& job)
{
    if (isFinished)
        return true;
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    hasStoreFailed = false;
    Result<> done;
    if (!index)
        done = begin();
    else if (!isListed)
        done = list(job);
    else if (!gone.empty())
        done = removeGone();
    else if (diff)
        done = isCompared ? readSession(job) : compareSession(job);
    else if (!todo.empty())
        done = openSession();
    else
        done = finish();
    if (done && writer && writer->isFull())
        done = writer->write();
    if (writer) {
        progress.texts = writer->texts();
        progress.textBytes = writer->bytes();
        progress.removed = goneTexts + writer->removed();
    }
    if (isFinished) { // others may build now
        writer.reset();
        index.reset();
        lock.reset();
    }
    return done.transform([this] { return isFinished; });
}

Result<> IndexBuilder::Private::begin()
{
    if (!lock) {
        auto taken = IndexLock::take(file);
        if (!taken)
            return std::unexpected(taken.error());
        lock = *std::move(taken);
    }
    auto opened = IndexDatabase::open(file, OwnDatabase::Mode::Create);
    if (!opened)
        return std::unexpected(opened.error());
    index = *std::move(opened);
    writer = std::make_unique<IndexWriter>(*index);
    return {};
}

Result<> IndexBuilder::Private::list(const JobControl& job)
{
    storeStamp = stampOfStore(store.info()); // before the list, so that what comes later is seen as a change
    auto listed = stampedSessions(store, job);
    if (!listed) {
        hasStoreFailed = true;
        return std::unexpected(listed.error());
    }
    sessions = *std::move(listed);
    auto indexed = index->sessions();
    if (!indexed)
        return std::unexpected(indexed.error());
    known = *std::move(indexed);
    if (const Result<> chosen = chooseChanged(); !chosen)
        return chosen;
    isListed = true;
    progress.total = qint64(sessions.size());
    progress.sessions = progress.total - qint64(todo.size());
    return noteList();
}

Result<> IndexBuilder::Private::chooseChanged()
{
    const Result<QString> stampBefore = index->note("store-stamp");
    const Result<QString> comparedAt = index->note("compared-at");
    if (!stampBefore || !comparedAt)
        return std::unexpected((stampBefore ? comparedAt : stampBefore).error());
    const bool isSameStore = !storeStamp.isEmpty() && *stampBefore == storeStamp;
    comparesAll = !isSameStore && toMs(now()) - comparedAt->toLongLong() > CheckAgainMs;
    QSet<SessionId> present;
    for (auto session = sessions.crbegin(); session != sessions.crend(); ++session) {
        present.insert(session->info.id);
        const auto indexed = known.constFind(session->info.id);
        const bool isKnown = indexed != known.constEnd() && indexed->isComplete && indexed->stamp == session->stamp;
        if (!isKnown || (comparesAll && !session->hasFiles))
            todo.push_back(&*session);
    }
    for (const IndexedSession& indexed : std::as_const(known)) {
        if (!present.contains(indexed.id))
            gone.push_back(indexed);
    }
    return {};
}

/// From here on until the end the index is known to be behind.
Result<> IndexBuilder::Private::noteList()
{
    return index->transaction([this] {
        const Result<> named = index->setNote("store", store.info().path);
        return named && (!todo.empty() || !gone.empty()) ? index->setNote("complete", u"0"_s) : named;
    });
}

Result<> IndexBuilder::Private::removeGone()
{
    const IndexedSession session = gone.back();
    gone.pop_back();
    goneTexts += session.texts;
    return index->transaction([&] { return index->removeSession(session.number); });
}

Result<> IndexBuilder::Private::openSession()
{
    const StampedSession& session = *todo.back();
    const auto indexed = known.constFind(session.info.id);
    entry = indexed != known.constEnd() ? *indexed : IndexedSession {.id = session.info.id};
    std::vector<IndexedRow> rows;
    if (entry.number == 0) {
        const Result<qint64> number = index->addSession(entry.id);
        if (!number)
            return std::unexpected(number.error());
        entry.number = *number;
    } else {
        auto read = index->rows(entry.number);
        if (!read)
            return std::unexpected(read.error());
        rows = *std::move(read);
    }
    diff = std::make_unique<SessionDiff>(entry.id, std::move(rows));
    isCompared = false;
    isReading = false;
    nextRange = 0;
    return {};
}

/// What cannot be read stays without an index, and is left out of this pass.
void IndexBuilder::Private::leaveSession(const Error& error)
{
    hasStoreFailed = true;
    if (error.code == Errc::Cancelled || error.code == Errc::Busy)
        return;
    if (isCompared)
        writer->leave();
    diff.reset();
    todo.pop_back();
    ++progress.sessions;
}

Result<> IndexBuilder::Private::compareSession(const JobControl& job)
{
    const Result<bool> compared = diff->step(store, job);
    if (!compared) {
        leaveSession(compared.error());
        return diff ? Result<>(std::unexpected(compared.error())) : Result<>();
    }
    if (!*compared)
        return {};
    isCompared = true;
    // Something changed, and not to be seen from outside: a text in place, by one of the same size.
    if (diff->isSame() && entry.isComplete && entry.stamp != todo.back()->stamp)
        diff->readAll();
    return writer->open(entry, diff->removed(), diff->kept());
}

void IndexBuilder::Private::takeMessage(qint64 row, const MessagePtr& message)
{
    writer->add(diff->row(row), message ? searchedTexts(*message, todo.back()->info) : std::vector<SearchedText>());
}

Result<> IndexBuilder::Private::readSession(const JobControl& job)
{
    if (!isReading && nextRange == diff->missing().size()) {
        const ShownNames names = namesOf(store, todo.back()->info, job);
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        writer->close(todo.back()->stamp, names);
        diff.reset();
        todo.pop_back();
        ++progress.sessions;
        return {};
    }
    if (!isReading) {
        const SessionDiff::Rows rows = diff->missing()[nextRange++];
        diff->scan().setRange(rows.from, rows.end);
        isReading = true;
    }
    const Result<bool> done = diff->scan().step(store, job, [this](qint64 row, const MessagePtr& message) {
        takeMessage(row, message);
        return true;
    });
    if (!done) {
        leaveSession(done.error());
        return diff ? Result<>(std::unexpected(done.error())) : Result<>();
    }
    isReading = !*done;
    return {};
}

Result<> IndexBuilder::Private::finish()
{
    if (const Result<> written = writer->write(); !written)
        return written;
    const Result<> done = index->transaction([this] {
        Result<> noted = index->setNote("complete", u"1"_s);
        if (noted)
            noted = index->setNote("store-stamp", storeStamp);
        if (noted && comparesAll)
            noted = index->setNote("compared-at", QString::number(toMs(now())));
        return noted ? index->setNote("updated-at", QString::number(toMs(now()))) : noted;
    });
    isFinished = done.has_value();
    return done;
}

} // namespace stemma
