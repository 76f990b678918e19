// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessionfilessource.h"

#include "core/sessionfiles/sessionfilescan.h"

#include <QDir>
#include <QFutureWatcher>
#include <QtConcurrentRun>

namespace stemma {

SessionFilesSource::SessionFilesSource(QObject* parent)
    : CurrentSessionSource(QuietMs, parent)
    , m_files(std::make_shared<std::vector<SessionFile>>())
{
}

SessionFilesSource::~SessionFilesSource()
{
    m_looking.cancel();
}

void SessionFilesSource::forget()
{
    m_files = std::make_shared<std::vector<SessionFile>>();
    m_summariser = {};
    m_directory.clear();
    m_folder.clear();
    stopLooking();
}

void SessionFilesSource::load()
{
    if (!beginIfWanted(tr("Reading the files of the session")))
        return;
    ask(
        [](SessionStore& store, const JobControl&) -> Result<FileSummariser> {
            const auto* summarising = store.service<FileSummarisingStore>();
            return summarising ? summarising->fileSummariser() : FileSummariser();
        },
        Lane::Normal, [this](const Result<FileSummariser>& known) { m_summariser = known.value_or(FileSummariser()); });
    const auto scan = std::make_shared<SessionFileScan>(session());
    readOn(scan, Lane::Normal, [this, scan](const Result<>& read) {
        if (!read)
            return finish(read.error());
        // Compared there, too: a long session has many of them.
        const auto same = [scan, before = m_files](SessionStore&, const JobControl&) -> Result<SessionFilesPtr> {
            return *before == scan->files() ? before : std::make_shared<std::vector<SessionFile>>(scan->files());
        };
        ask(same, Lane::Normal, [this, scan](const Result<SessionFilesPtr>& files) {
            if (!files)
                return finish(files.error());
            take(*files, scan->directory());
        });
    });
}

void SessionFilesSource::take(const SessionFilesPtr& files, const QString& directory)
{
    const bool isOther = files != m_files;
    m_files = files;
    if (m_directory != directory) {
        m_directory = directory;
        m_folder = m_directory;
    }
    if (isOther)
        stopLooking();
    finish();
    if (isOther)
        look();
}

void SessionFilesSource::setFolder(const QString& folder)
{
    m_folder = folder;
    stopLooking();
    emit looked();
    look();
}

void SessionFilesSource::stopLooking()
{
    m_looking.cancel();
    m_looking = {};
    m_onDisk.clear();
}

/// What is found is told by and by: a large file is read as a whole.
void SessionFilesSource::look()
{
    if (m_folder.isEmpty() || m_files->empty())
        return;
    m_onDisk.resize(m_files->size());
    using Found = std::pair<size_t, FileOnDisk>;
    const auto work = [files = m_files, folder = m_folder, job = m_looking](QPromise<Found>& promise) {
        if (!QDir(folder).exists())
            return;
        for (size_t i = 0; i < files->size() && !job.isCancelled(); ++i)
            promise.addResult(Found(i, lookOnDisk((*files)[i], folder, job)));
    };
    auto* watcher = new QFutureWatcher<Found>(this);
    connect(watcher, &QFutureWatcher<Found>::resultsReadyAt, this, [this, watcher, job = m_looking](int from, int end) {
        if (job.isCancelled())
            return;
        for (int i = from; i < end; ++i) {
            const Found found = watcher->resultAt(i);
            m_onDisk[found.first] = found.second;
        }
        if (!m_told.isValid() || m_told.hasExpired(ShowMs))
            tellOfLooks();
    });
    connect(watcher, &QFutureWatcher<Found>::finished, this, [this, watcher, job = m_looking] {
        watcher->deleteLater();
        if (job.isCancelled())
            return;
        if (watcher->future().resultCount() == 0) {
            m_folder.clear(); // of another machine
            m_onDisk.clear();
        }
        tellOfLooks();
    });
    watcher->setFuture(QtConcurrent::run(work));
}

void SessionFilesSource::tellOfLooks()
{
    m_told.start();
    emit looked();
}

} // namespace stemma
