// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/documents.h"

#include "core/store/formats/agentfootprint/read/zip.h"
#include "core/store/formats/agentfootprint/texts.h"

#include <atomic>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

constexpr qint64 StepBytes = 8 << 20;
std::atomic<qint64> stepBytes = StepBytes;

} // namespace

void DocumentSource::setStepBytes(qint64 bytes)
{
    stepBytes = bytes;
}

DocumentSource::DocumentSource(const QString& path, Dialect dialect)
    : ListedSource(path, dialect)
    , m_file(std::make_shared<FileReader>(path))
{
}

void DocumentSource::look()
{
    if (!m_file->isOpen())
        return;
    const StoreChange change = m_file->poll();
    if (change == StoreChange::None || (change == StoreChange::Vanished && m_isGone))
        return;
    m_isGone = change == StoreChange::Vanished;
    if (change != StoreChange::Changed || m_pending != StoreChange::Replaced)
        m_pending = change;
    if (m_isGone)
        return; // what is open can still be read
    if (change == StoreChange::Replaced) {
        m_file->close();
        m_log = {};
        m_logEnd = {};
    }
    m_isFresh = false;
}

Result<> DocumentSource::refresh(const JobControl& job)
{
    look();
    if (m_isFresh)
        return {};
    if (const auto opened = m_file->open(); !opened)
        return opened;
    const auto done = dialect() == Dialect::Events ? readLog(job)
        : dialect() == Dialect::BugReport          ? openArchive(job)
                                                   : openDocuments(job);
    if (!done)
        return done;
    listEntries();
    m_isFresh = true;
    return {};
}

Result<> DocumentSource::openDocuments(const JobControl& job)
{
    return listSessions(std::make_shared<FileDocument>(m_file), dialect(), stepBytes, job)
        .transform([this](Listing&& listing) {
            m_listings.clear();
            m_listings.push_back(std::move(listing));
        });
}

IndexRun* DocumentSource::rest() const
{
    return m_listings.empty() ? nullptr : m_listings.front().rest.get();
}

/// Looks at the rest of a session that was begun.
Result<> DocumentSource::complete(const JobControl& job)
{
    if (!rest())
        return {};
    return finishSession(m_listings.front(), job).transform([this](bool holds) {
        if (!holds)
            m_pending = StoreChange::Replaced; // its beginning was misleading
        listEntries();
    });
}

Result<std::optional<Entry>> DocumentSource::beginning(const Entry& entry, qint64 rows, const JobControl& job)
{
    IndexRun* const run = rest();
    if (!run || entry.id != m_listings.front().entries.front().id)
        return std::nullopt;
    const auto isEnough = [&] { return !run->beginning() || qint64(run->beginning()->rows.size()) >= rows; };
    while (!isEnough() && !run->isAtEnd()) {
        if (const auto done = run->advance(stepBytes, job); !done)
            return std::unexpected(done.error());
    }
    if (run->isAtEnd() || !run->beginning())
        return std::nullopt;
    Entry begun = entry;
    begun.index = run->beginning();
    return begun;
}

// Of a bug report the recordings are sessions; the manifest and the readable copies add nothing.
Result<> DocumentSource::openArchive(const JobControl& job)
{
    const auto entries = storedZipEntries(path());
    if (!entries)
        return std::unexpected(entries.error());
    m_listings.clear();
    for (const Range& data : *entries) {
        constexpr qint64 HeadBytes = 64 * 1024;
        const auto head = m_file->read(data.offset, qMin(HeadBytes, data.length));
        if (!head)
            return std::unexpected(head.error());
        const Dialect dialect = sniffText(*head).dialect;
        // The transcript repeats the recordings, and events in archives are not separate lines.
        if (dialect == Dialect::None || dialect == Dialect::Events || dialect == Dialect::Messages)
            continue;
        auto listing = listSessions(std::make_shared<FileDocument>(m_file, data), dialect, -1, job);
        if (!listing)
            return std::unexpected(listing.error());
        m_listings.push_back(*std::move(listing));
    }
    return {};
}

// A log only grows, so reading continues where it ended; an incomplete line is read again.
Result<> DocumentSource::readLog(const JobControl& job)
{
    m_log.dropTorn();
    const auto end = JsonLines::read(
        *m_file, m_logEnd.next,
        [this](const JsonLine& line) {
            m_log.add(line.bytes, {line.offset, line.length}, Row::Kind::Event, !line.complete);
            return true;
        },
        job);
    if (!end) { // where it ended is not known, so that all of it is read again
        m_log = {};
        m_logEnd = {};
        return std::unexpected(end.error());
    }
    m_logEnd = *end;
    Listing listing;
    listing.document = std::make_shared<FileDocument>(m_file);
    listing.entries = m_log.entries();
    listing.torn = end->torn;
    listing.tornAt = end->next;
    m_listings.clear();
    m_listings.push_back(std::move(listing));
    return {};
}

void DocumentSource::listEntries()
{
    std::vector<Entry> all;
    for (Listing& listing : m_listings) {
        for (Entry& entry : listing.entries) {
            entry.document = listing.document;
            all.push_back(entry);
        }
    }
    list(std::move(all));
}

Result<Entry> DocumentSource::load(const Entry& entry, const JobControl& job)
{
    if (!rest())
        return Source::load(entry, job);
    return complete(job).and_then([&]() -> Result<Entry> {
        const Entry& whole = m_listings.front().entries.front();
        return whole.id == entry.id ? Result<Entry>(whole) : noSession(entry.id);
    });
}

Result<QByteArray> DocumentSource::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    if (place.file != path() || place.offset < 0)
        return noRecord();
    return refresh(job).and_then([&] { return m_file->read(place.offset, qMin(maxBytes, place.length)); });
}

Result<StoreChange> DocumentSource::poll(const JobControl& /*job*/)
{
    look();
    return std::exchange(m_pending, StoreChange::None);
}

qint64 DocumentSource::size() const
{
    return qMax<qint64>(0, FileStamp::of(path()).size);
}

Result<const std::vector<Listing>*> DocumentSource::listings(const JobControl& job)
{
    return refresh(job).and_then([&] { return complete(job); }).transform([this]() -> const std::vector<Listing>* {
        return &m_listings;
    });
}

} // namespace stemma::agentfootprint
