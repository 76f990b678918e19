// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/filechangessource.h"

#include <QSaveFile>
#include <QtConcurrentRun>

#include <algorithm>

namespace stemma {

bool FileChangesSource::Scope::holds(const FileChange& change) const
{
    switch (kind) {
    case Kind::All:
        break;
    case Kind::Branch:
        return change.isActive;
    case Kind::Rows:
        return std::ranges::binary_search(rows, change.row);
    }
    return true;
}

FileChangesSource::FileChangesSource(QObject* parent)
    : CurrentSessionSource(QuietMs, parent)
    , m_read(std::make_shared<SessionChanges>())
{
}

FileChangesSource::~FileChangesSource()
{
    if (m_comparison)
        m_comparison->cancel();
}

void FileChangesSource::forget()
{
    m_all.clear();
    m_read = std::make_shared<SessionChanges>();
    stopComparing();
    m_diskFolder.clear();
    m_diskStates.clear();
}

void FileChangesSource::setScope(const Scope& scope)
{
    if (scope == m_scope)
        return;
    m_scope = scope;
    if (isStale() || isReading())
        return; // what is read is composed by it
    begin(tr("Composing the changes"));
    compose();
}

void FileChangesSource::load()
{
    if (!beginIfWanted(tr("Reading the changes of the session")))
        return;
    const auto scan = std::make_shared<FileChangeScan>(session());
    readOn(scan, Lane::Normal, [this, scan](const Result<>& read) {
        if (!read)
            return finish(read.error());
        m_all = scan->changes();
        m_directory = scan->directory();
        compose();
    });
}

/// Off the GUI thread, for long sessions change files many thousand times.
void FileChangesSource::compose()
{
    const auto made = std::make_shared<SessionChanges>();
    made->directory = m_directory;
    std::ranges::copy_if(
        m_all, std::back_inserter(made->changes), [this](const FileChange& change) { return m_scope.holds(change); });
    const auto work = [made](SessionStore&, const JobControl& job) -> Result<> {
        made->net = netChanges(made->changes, job);
        return job.isCancelled() ? Result<>(fail(Errc::Cancelled, {})) : Result<>();
    };
    ask(work, Lane::Normal, [this, made](const Result<>& done) {
        if (!done)
            return finish(done.error());
        m_read = made;
        m_diskStates.clear();
        finish();
        compareAgain();
    });
}

void FileChangesSource::compareWithDisk(const QString& folder)
{
    m_diskFolder = folder;
    m_diskStates.clear();
    emit compared();
    compareAgain();
}

void FileChangesSource::compareAgain()
{
    stopComparing();
    if (m_diskFolder.isEmpty())
        return;
    m_comparison.emplace();
    const auto work = [read = m_read, folder = m_diskFolder, job = *m_comparison] {
        return stemma::compareWithDisk(read->net, folder, job);
    };
    emit compareBegun(tr("Comparing the changes with the disk"), *m_comparison);
    QtConcurrent::run(work).then(this, [this, number = m_comparisons](const Result<std::vector<DiskState>>& states) {
        if (number != m_comparisons)
            return; // others are wanted by now
        stopComparing();
        if (states)
            m_diskStates = *states;
        else
            m_diskFolder.clear(); // what was cancelled does not begin again by itself
        emit compared();
    });
}

void FileChangesSource::stopComparing()
{
    if (!m_comparison)
        return;
    ++m_comparisons;
    m_comparison->cancel();
    m_comparison.reset();
    emit compareEnded();
}

QFuture<Result<ExportedPatch>> writePatch(const SessionChangesPtr& changes, const QString& path)
{
    return QtConcurrent::run([changes, path]() -> Result<ExportedPatch> {
        ExportedPatch patch = exportPatch(changes->net);
        if (patch.text.isEmpty())
            return patch;
        QSaveFile file(path);
        const QByteArray bytes = patch.text.toUtf8();
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
            return fail(Errc::Denied, {}, file.errorString());
        return patch;
    });
}

} // namespace stemma
