// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/referencestates.h"

#include <QDir>

namespace stemma {

namespace {

/// As files of sessions are named: from the folder on, where it holds them.
QString pathIn(const QString& folder, const QString& path)
{
    return QDir::isAbsolutePath(path) && path.startsWith(folder + u'/') ? path.sliced(folder.size() + 1) : path;
}

} // namespace

ReferenceStates::ReferenceStates(OpenStore& store, const SessionId& session, QObject* parent)
    : QObject(parent)
{
    store
        .run([session](SessionStore& opened,
                 const JobControl& job) { return opened.session(session, ListDetail::Basic, job); },
            Lane::Idle)
        .then(this, [this](const Result<SessionInfo>& info) {
            if (info && m_folder.isEmpty())
                setFolder(info->directory);
        });
}

ReferenceStates::~ReferenceStates()
{
    m_job.cancel();
}

void ReferenceStates::setFolder(const QString& folder)
{
    if (folder == m_folder)
        return;
    m_folder = folder;
    m_job.cancel();
    m_job = JobControl();
    m_states.clear();
    m_waiting = 0;
    emit changed();
}

QString ReferenceStates::pathOf(const FileReference& reference) const
{
    return pathOnDisk(pathIn(m_folder, reference.path), m_folder);
}

std::optional<FileOnDisk::State> ReferenceStates::stateOf(const FileReference& reference)
{
    if (m_folder.isEmpty() || reference.path.isEmpty())
        return {};
    const QString key = reference.path + u'\n' + reference.contentId.value;
    if (const auto known = m_states.constFind(key); known != m_states.cend())
        return *known;
    m_states.insert(key, std::nullopt);
    ++m_waiting;
    SessionFile file;
    file.path = pathIn(m_folder, reference.path);
    file.contents = {reference};
    const auto look = [file, folder = m_folder](const JobControl& job) -> std::optional<FileOnDisk::State> {
        return QDir(folder).exists() ? std::optional(lookOnDisk(file, folder, job).state) : std::nullopt;
    };
    m_lane.run(look, Lane::Normal, m_job)
        .then(this, [this, key, job = m_job](const std::optional<FileOnDisk::State>& state) {
            const auto take = [this, key, job, state] {
                if (job.isCancelled())
                    return;
                --m_waiting;
                m_states.insert(key, state);
                if (state)
                    emit changed();
            };
            // A look that is over already answers at once, within the layout of the row that asks.
            QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
        });
    return {};
}

} // namespace stemma
