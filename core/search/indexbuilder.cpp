// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexbuilder.h"

#include "core/search/filedigest.h"
#include "core/search/indexlock.h"
#include "core/search/indexwriter.h"
#include "core/search/sessiondiff.h"
#include "core/search/sessionstamps.h"
#include "core/store/branchstore.h"

#include <QSet>

#include <deque>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 CheckAgainMs = 10 * 60 * 1000; ///< how long sessions without files are taken for unchanged
/// Their texts too, where nothing tells that the store changed; and for so long files whose stamps are as they were.
constexpr qint64 ReadAgainMs = 24 * 60 * 60 * 1000;
/// Of a session without a file that grew, so much of what was there before is read again by one builder, the last
/// first: what was changed in place in a session of usual length is found at once, and one of hundreds of megabytes
/// costs no more than that whenever something is added to it. What is left is for the next builders.
constexpr qint64 ComparedOfSession = 16 * 1024 * 1024;
constexpr qint64 ComparedInAll = 64 * 1024 * 1024; ///< of all sessions, by one builder

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

    Result<> begin();
    Result<> list(const JobControl& job);
    Result<> noteList();
    Result<> noteComplete(bool nowComplete);
    Result<> chooseChanged();
    [[nodiscard]] bool isToDo(const StampedSession& session) const;
    [[nodiscard]] bool hasChanged(const StampedSession& session) const ///< or is not wholly in the index
    {
        const auto indexed = known.constFind(session.info.id);
        return indexed == known.constEnd() || !indexed->isComplete || indexed->stamp != session.stamp;
    }
    Result<> removeGone();
    Result<> openSession();
    Result<> workAtSession(const JobControl& job);
    bool compareBytes();
    Result<bool> compareRows(const JobControl& job);
    void chooseTexts();
    Result<bool> compareTexts(const JobControl& job);
    Result<> takeBranches(const JobControl& job);
    Result<> beginReading();
    Result<bool> readSession(const JobControl& job);
    Result<> finish();
    bool leaveSession(const Error& error);
    [[nodiscard]] std::vector<SearchedText> textsIn(const MessagePtr& message) const
    {
        return message ? searchedTexts(*message, todo.back()->info) : std::vector<SearchedText>();
    }

    std::unique_ptr<IndexDatabase> index;
    std::unique_ptr<IndexWriter> writer;
    bool hasStoreFailed = false;
    bool isFinished = false;

    bool isListed = false;
    QString storeStamp;
    bool isFirst = false; ///< the index was never complete
    bool comparesRest = false; ///< also what was left the last time
    bool comparesAll = false; ///< also sessions of which nothing says that they changed
    bool readsAll = false; ///< and of these the texts
    bool isComplete = false; ///< noted
    std::vector<StampedSession> sessions;
    std::deque<StampedSession> unlisted; ///< branches that the list lacks, as far as they are to be looked at
    QSet<SessionId> present; ///< the ids of both
    QHash<SessionId, IndexedSession> known;
    std::vector<IndexedSession> gone; ///< that the store has no more
    qint64 goneTexts = 0;
    std::vector<const StampedSession*> todo; ///< the next one last

    qint64 leftToCompare = ComparedInAll;

    QHash<QString, FileDigest> digests; ///< by file: all its branches ask for the same

    // The session that is worked at.
    enum class Phase : quint8 { Bytes, Rows, Texts, Reading };
    IndexedSession entry;
    bool hasSameBytes = false; ///< its file begins with what was there before
    std::unique_ptr<SessionDiff> diff;
    Phase phase = Phase::Rows;
    std::vector<SessionDiff::Rows> missing;
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
        done = workAtSession(job);
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
    progress.isChecking = isListed && isComplete && !isFinished;
    if (!diff)
        progress.session = 0;
    else if (isReading)
        progress.session = double(diff->scan().next()) / double(std::max<size_t>(1, diff->scan().outline().size()));
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
    hasStoreFailed = !listed;
    if (!listed)
        return std::unexpected(listed.error());
    sessions = *std::move(listed);
    auto indexed = index->sessions();
    if (!indexed)
        return std::unexpected(indexed.error());
    known = *std::move(indexed);
    if (const Result<> chosen = chooseChanged(); !chosen)
        return chosen;
    isListed = true;
    progress.total = qint64(sessions.size() + unlisted.size());
    progress.sessions = progress.total - qint64(todo.size());
    return noteList();
}

Result<> IndexBuilder::Private::chooseChanged()
{
    const Result<QString> stampBefore = index->note("store-stamp");
    const Result<QString> comparedAt = index->note("compared-at");
    const Result<QString> readAt = index->note("read-at");
    if (!stampBefore || !comparedAt || !readAt)
        return std::unexpected((!stampBefore ? stampBefore : !comparedAt ? comparedAt : readAt).error());
    const auto isLongAgo = [](const QString& noted, qint64 ms) {
        return qAbs(toMs(now()) - noted.toLongLong()) > ms; // what is still to come was noted by a wrong clock
    };
    comparesRest = isLongAgo(*comparedAt, CheckAgainMs);
    comparesAll = comparesRest && (storeStamp.isEmpty() || *stampBefore != storeStamp);
    // What an index has that was never complete was read a while ago at most.
    isFirst = comparedAt->isEmpty();
    readsAll = comparesAll && !isFirst && (!storeStamp.isEmpty() || isLongAgo(*readAt, ReadAgainMs));
    QHash<SessionId, const StampedSession*> listed;
    for (auto session = sessions.crbegin(); session != sessions.crend(); ++session) {
        present.insert(session->info.id);
        listed.insert(session->info.id, &*session);
        if (isToDo(*session))
            todo.push_back(&*session);
    }
    for (const IndexedSession& indexed : std::as_const(known)) {
        if (present.contains(indexed.id))
            continue;
        // A branch is where its trunk is; that it is gone is seen by opening it.
        const StampedSession* trunk = listed.value(indexed.trunk);
        if (!trunk) {
            gone.push_back(indexed);
        } else if (StampedSession branch = trunk->branch(indexed.id); isToDo(branch)) {
            present.insert(indexed.id);
            todo.push_back(&unlisted.emplace_back(std::move(branch)));
        }
    }
    std::ranges::stable_partition( // those that changed are done first
        todo, [this](const StampedSession* session) { return !hasChanged(*session); });
    return {};
}

bool IndexBuilder::Private::isToDo(const StampedSession& session) const
{
    return hasChanged(session) || (comparesRest && known.constFind(session.info.id)->uncompared > 0)
        || (session.stamp.hasFile() ? readsAll : comparesAll);
}

/// Where a session changed, or is gone, the index is known to be behind from here on until they are done.
Result<> IndexBuilder::Private::noteList()
{
    const Result<QString> noted = index->note("complete");
    if (!noted)
        return std::unexpected(noted.error());
    isComplete = *noted == "1"_L1;
    const bool isBehind = !gone.empty() || (!todo.empty() && hasChanged(*todo.back()));
    const Result<> named = index->setNote("store", store.info().path);
    return named && isBehind ? noteComplete(false) : named;
}

Result<> IndexBuilder::Private::noteComplete(bool nowComplete)
{
    if (isComplete == nowComplete)
        return {};
    const Result<> noted = index->setNote("complete", nowComplete ? u"1"_s : u"0"_s);
    if (noted)
        isComplete = nowComplete;
    return noted;
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
    if (leftToCompare <= 0 && !comparesAll && !hasChanged(session)) { // so are all that are left
        progress.sessions += qint64(todo.size());
        todo.clear();
        return {};
    }
    if (!isComplete && !hasChanged(session)) { // nor have those that are left, which are only looked at
        const Result<> noted = writer->write().and_then([this] { return noteComplete(true); });
        if (!noted)
            return noted;
    }
    const auto indexed = known.constFind(session.info.id);
    entry = indexed != known.constEnd() ? *indexed : IndexedSession {.id = session.info.id, .trunk = session.trunk};
    std::vector<IndexedRow> rows;
    if (entry.number == 0) {
        const Result<qint64> number = index->addSession(entry.id, entry.trunk);
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
    phase = session.stamp.hasFile() ? Phase::Bytes : Phase::Rows;
    hasSameBytes = false;
    return {};
}

Result<> IndexBuilder::Private::workAtSession(const JobControl& job)
{
    const Result<bool> done = phase == Phase::Bytes ? Result<bool>(compareBytes())
        : phase == Phase::Rows                      ? compareRows(job)
        : phase == Phase::Texts                     ? compareTexts(job)
                                                    : readSession(job);
    if (!done)
        return hasStoreFailed && leaveSession(done.error()) ? Result<>() : std::unexpected(done.error());
    if (*done) {
        diff.reset();
        todo.pop_back();
        ++progress.sessions;
    }
    return {};
}

/// What cannot be read stays without an index, and is left out of this pass. False: the work was broken off.
bool IndexBuilder::Private::leaveSession(const Error& error)
{
    if (error.code == Errc::Cancelled || error.code == Errc::Busy)
        return false;
    if (phase == Phase::Reading)
        writer->leave();
    else if (error.code == Errc::NotFound && !todo.back()->isListed)
        gone.push_back(entry);
    diff.reset();
    todo.pop_back();
    ++progress.sessions;
    return true;
}

/// Before anything else is read of it: what is written later is seen as a change the next time. True: there is nothing
/// to be done.
bool IndexBuilder::Private::compareBytes()
{
    const StampedSession& session = *todo.back();
    FileDigest& digest = digests[session.file];
    if (!digest.isOf(entry.stamp.bytes, session.stamp.bytes))
        digest = FileDigest(session.file, entry.stamp.bytes, session.stamp.bytes);
    if (!digest.step())
        return false;
    hasSameBytes = entry.digest != 0 && digest.before() == quint64(entry.digest);
    entry.digest = qint64(digest.whole().value_or(0));
    phase = Phase::Rows;
    return hasSameBytes && !hasChanged(session);
}

Result<bool> IndexBuilder::Private::compareRows(const JobControl& job)
{
    const Result<bool> compared = diff->step(store, job);
    hasStoreFailed = !compared;
    if (!compared)
        return compared;
    if (!*compared)
        return false;
    chooseTexts();
    phase = Phase::Texts;
    return compareTexts(job); // mostly there is little to be read again
}

/// Of the messages that look as before, those whose texts are looked at now.
void IndexBuilder::Private::chooseTexts()
{
    const SessionStamp& stamp = todo.back()->stamp;
    const bool hasFile = stamp.hasFile();
    if (hasFile || entry.uncompared == 0) {
        const bool mayDiffer = hasFile ? !hasSameBytes : entry.stamp != stamp || readsAll;
        entry.uncompared = mayDiffer ? diff->keptEnd() : 0;
        entry.comparesAgain = false;
    } else if (entry.stamp != stamp) {
        entry.comparesAgain = true;
    }
    qint64 bytes = hasFile ? std::numeric_limits<qint64>::max() : qMin(ComparedOfSession, leftToCompare);
    const qint64 before = bytes;
    const SessionDiff::Rows rows = diff->rowsBefore(qMin(entry.uncompared, diff->keptEnd()), bytes);
    if (!hasFile)
        leftToCompare -= before - bytes;
    diff->scan().setRange(rows.from, rows.end);
    isReading = rows.from < rows.end;
    entry.uncompared = rows.from > diff->first() ? rows.from : 0;
    if (entry.uncompared == 0 && std::exchange(entry.comparesAgain, false))
        entry.uncompared = diff->keptEnd();
    entry.stamp = stamp;
}

Result<bool> IndexBuilder::Private::compareTexts(const JobControl& job)
{
    if (isReading) {
        const Result<bool> done = diff->scan().step(store, job, [this](qint64 row, const MessagePtr& message) {
            if (diff->isKept(row) && contentOf(textsIn(message)) != diff->row(row).content)
                diff->setChanged(row);
            return true;
        });
        hasStoreFailed = !done;
        if (!done)
            return done;
        isReading = !*done;
    }
    if (isReading)
        return false;
    return takeBranches(job).and_then([this] { return beginReading(); }).transform([] { return false; });
}

/// Those that the list lacks are known once their trunk is read. They are noted before it counts as complete, so that
/// who finds it complete knows of them.
Result<> IndexBuilder::Private::takeBranches(const JobControl& job)
{
    const StampedSession& trunk = *todo.back();
    if (!trunk.trunk.isEmpty())
        return {};
    auto branches = branchesOf(store, trunk.info.id, job);
    hasStoreFailed = !branches;
    if (!branches)
        return std::unexpected(branches.error());
    for (SessionInfo& info : *branches) {
        if (present.contains(info.id) || known.contains(info.id))
            continue;
        if (const Result<> noted = noteComplete(false); !noted)
            return noted;
        const Result<qint64> number = index->addSession(info.id, trunk.info.id);
        if (!number)
            return std::unexpected(number.error());
        known.insert(info.id, {.number = *number, .id = info.id, .trunk = trunk.info.id});
        present.insert(info.id);
        todo.insert(todo.end() - 1, &unlisted.emplace_back(trunk.branch(std::move(info))));
        ++progress.total;
    }
    return {};
}

Result<> IndexBuilder::Private::beginReading()
{
    missing = diff->missing();
    nextRange = 0;
    isReading = false;
    if (!missing.empty() || !diff->removed().isEmpty()) {
        if (const Result<> noted = noteComplete(false); !noted)
            return noted;
    }
    const Result<> opened = writer->open(entry, diff->removed(), diff->kept(), !missing.empty());
    if (opened)
        phase = Phase::Reading;
    return opened;
}

Result<bool> IndexBuilder::Private::readSession(const JobControl& job)
{
    if (!isReading && nextRange == missing.size()) {
        const ShownNames names = namesOf(store, todo.back()->info, job);
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        writer->close(names);
        return true;
    }
    if (!isReading) {
        const SessionDiff::Rows rows = missing[nextRange++];
        diff->scan().setRange(rows.from, rows.end);
        isReading = true;
    }
    const Result<bool> done = diff->scan().step(store, job, [this](qint64 row, const MessagePtr& message) {
        writer->add(diff->row(row), textsIn(message));
        return true;
    });
    hasStoreFailed = !done;
    if (!done)
        return done;
    isReading = !*done;
    return false;
}

Result<> IndexBuilder::Private::finish()
{
    if (const Result<> written = writer->write(); !written)
        return written;
    const Result<> done = index->transaction([this] {
        Result<> noted = index->setNote("complete", u"1"_s);
        if (noted && comparesAll) // whoever did not compare all of it leaves that to the next time
            noted = index->setNote("store-stamp", storeStamp);
        if (noted && comparesRest)
            noted = index->setNote("compared-at", QString::number(toMs(now())));
        if (noted && (readsAll || isFirst))
            noted = index->setNote("read-at", QString::number(toMs(now())));
        return noted ? index->setNote("updated-at", QString::number(toMs(now()))) : noted;
    });
    isFinished = done.has_value();
    return done;
}

} // namespace stemma
