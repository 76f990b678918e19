// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/fileexplorer.h"

#include "core/explore/explore.h"

#include <QFileInfo>
#include <QFuture>
#include <QtConcurrentRun>

namespace stemma {

FileExplorer::FileExplorer(QObject* parent)
    : QObject(parent)
{
}

FileExplorer::~FileExplorer()
{
    m_job.cancel();
}

void FileExplorer::explore(const QString& path, const FileReference& reference, const FileSummariser& summariser)
{
    stop();
    m_path = path;
    m_job = {};
    emit begun(tr("Exploring %1").arg(QFileInfo(path).fileName()), m_job);
    const auto work = [path, reference, summariser, job = m_job] {
        Found found {stemma::explore(path, {}, job), {}};
        if (summariser && found.exploration)
            found.agentSummary = summariser(reference, path, job);
        return found;
    };
    QtConcurrent::run(work).then(this, [this, path, job = m_job, generation = ++m_generation](const Found& found) {
        if (generation != m_generation || m_path.isEmpty())
            return;
        m_path.clear();
        emit ended();
        if (!job.isCancelled())
            emit explored(path, found);
    });
}

void FileExplorer::stop()
{
    if (m_path.isEmpty())
        return;
    m_job.cancel();
    m_path.clear();
    emit ended();
}

} // namespace stemma
