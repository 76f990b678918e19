// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sessionuse.h"

#include "core/store/files/fileio.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

Result<SessionUse> sessionUse(SessionStore& store, const SessionId& session, const JobControl& job)
{
    SessionUse use;
    QStringList files;
    if (auto* service = store.service<SessionFilesStore>()) {
        Result<QStringList> own = service->filesOf(session, job);
        if (!own)
            return std::unexpected(own.error());
        files = *std::move(own);
        use.isSessionAlone = true;
    } else if (const QString path = store.info().path; QFileInfo(path).isFile()) {
        // A program that uses a database keeps its log open too, and maybe nothing else for writing.
        files = {path, path + u"-wal"_s};
    }
    for (const QString& file : std::as_const(files)) {
        if (!use.isSessionAlone)
            break;
        if (const fileio::Status status = fileio::statusOf(file); status.exists()) {
            const Time written = timeFromMs(status.mtimeNs / 1'000'000);
            use.writtenAt = std::max(use.writtenAt.value_or(written), written);
        }
    }
    use.programs = writersOf(files);
    return use;
}

} // namespace stemma
