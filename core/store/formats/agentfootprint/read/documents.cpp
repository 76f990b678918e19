// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/documents.h"

#include "core/store/formats/agentfootprint/read/zip.h"

#include <QCoreApplication>

#include <atomic>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct DocumentsText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

constexpr qint64 StepBytes = 8 << 20;
std::atomic<qint64> stepBytes = StepBytes;

} // namespace

void DocumentSource::setStepBytes(qint64 bytes)
{
    stepBytes = bytes;
}

DocumentSource::DocumentSource(QString path, Dialect dialect)
    : m_file(std::make_shared<FileReader>(std::move(path)))
    , m_dialect(dialect)
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
    const auto done = m_dialect == Dialect::Events ? readLog(job)
        : m_dialect == Dialect::BugReport          ? openArchive(job)
                                                   : openDocuments(job);
    if (!done)
        return done;
    listEntries();
    m_isFresh = true;
    return {};
}

Result<> DocumentSource::openDocuments(const JobControl& job)
{
    const auto document = std::make_shared<FileDocument>(m_file);
    m_run.reset();
    auto begun
        = document->size() > stepBytes ? beginSession(document, m_dialect, stepBytes, job) : Result<BegunSession>();
    if (!begun)
        return std::unexpected(begun.error());
    m_run = std::move(begun->run);
    auto listing = m_run ? std::move(begun->listing) : listSessions(document, m_dialect, job);
    if (!listing)
        return std::unexpected(listing.error());
    m_listings.clear();
    m_listings.push_back(*std::move(listing));
    return {};
}

/// Looks at the rest of a session that was begun.
Result<> DocumentSource::complete(const JobControl& job)
{
    if (!m_run)
        return {};
    Listing& listing = m_listings.front();
    const auto holds = finishSession(listing, *m_run, job);
    if (!holds)
        return std::unexpected(holds.error());
    m_run.reset();
    // Its beginning was misleading.
    if (!*holds) {
        m_pending = StoreChange::Replaced;
        invalidate();
    }
    return {};
}

Result<std::optional<Loaded>> DocumentSource::beginning(const Entry& entry, qint64 rows, const JobControl& job)
{
    if (!m_run || entry.id != m_listings.front().entries.front().id)
        return std::nullopt;
    const auto isEnough = [&] { return !m_run->beginning() || qint64(m_run->beginning()->rows.size()) >= rows; };
    while (!isEnough() && !m_run->isAtEnd()) {
        if (const auto done = m_run->advance(stepBytes, job); !done)
            return std::unexpected(done.error());
    }
    if (m_run->isAtEnd() || !m_run->beginning())
        return std::nullopt;
    return Loaded {m_listings.front().document, m_run->beginning()};
}

// Of a bug report the recordings are sessions; the manifest and the readable copies add nothing.
Result<> DocumentSource::openArchive(const JobControl& job)
{
    const auto archive = std::make_shared<FileDocument>(m_file);
    const auto entries = storedZipEntries(m_file->path());
    if (!entries)
        return std::unexpected(entries.error());
    m_listings.clear();
    for (const Range& data : *entries) {
        constexpr qint64 HeadBytes = 64 * 1024;
        const auto head = archive->read({data.offset, qMin(HeadBytes, data.length)});
        if (!head)
            return std::unexpected(head.error());
        const Dialect dialect = sniffText(*head).dialect;
        // The transcript repeats the recordings, and events in archives are not separate lines.
        if (dialect == Dialect::None || dialect == Dialect::Events || dialect == Dialect::Messages)
            continue;
        auto listing = listSessions(std::make_shared<PartDocument>(archive, data), dialect, job);
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
    if (!end)
        return std::unexpected(end.error());
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
    std::vector<const Entry*> all;
    for (int i = 0; i < int(m_listings.size()); ++i) {
        for (Entry& entry : m_listings[size_t(i)].entries) {
            entry.document = i;
            all.push_back(&entry);
        }
    }
    list(std::move(all));
}

Result<Loaded> DocumentSource::load(const Entry& entry, const JobControl& job)
{
    if (m_run) {
        if (const auto done = complete(job); !done)
            return std::unexpected(done.error());
        const Entry& whole = m_listings.front().entries.front();
        return whole.id == entry.id ? Result<Loaded>(Loaded {m_listings.front().document, whole.index})
                                    : Result<Loaded>(noSession(entry.id));
    }
    if (entry.document >= int(m_listings.size()))
        return noSession(entry.id);
    const auto& document = m_listings[size_t(entry.document)].document;
    if (entry.index)
        return Loaded {document, entry.index};
    auto index = indexSession(document, entry.place, entry.layout, job);
    if (!index)
        return std::unexpected(index.error());
    return Loaded {document, std::make_shared<const SessionIndex>(*std::move(index))};
}

Result<QByteArray> DocumentSource::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    if (const auto done = refresh(job); !done)
        return std::unexpected(done.error());
    if (place.file != m_file->path() || place.offset < 0)
        return fail(Errc::NotFound, DocumentsText::tr("This record is no longer in the file. Open the session again."));
    return m_file->read(place.offset, qMin(maxBytes, place.length));
}

Result<StoreChange> DocumentSource::poll()
{
    look();
    return std::exchange(m_pending, StoreChange::None);
}

qint64 DocumentSource::size() const
{
    return qMax<qint64>(0, FileStamp::of(m_file->path()).size);
}

Result<const std::vector<Listing>*> DocumentSource::listings(const JobControl& job)
{
    if (const auto done = refresh(job); !done)
        return std::unexpected(done.error());
    if (const auto done = complete(job); !done)
        return std::unexpected(done.error());
    return &m_listings;
}

} // namespace stemma::agentfootprint
