// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/restorepatch.h"

#include "core/diff/linediff.h"
#include "core/diff/unifiedwriter.h"
#include "core/filechanges/filepaths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

namespace stemma {

namespace {

/// The text of a file; none: it is no text, or cannot be read.
std::optional<QString> textOfFile(const QString& path)
{
    constexpr qint64 MostBytes = 16 << 20;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > MostBytes)
        return {};
    const QByteArray bytes = file.readAll();
    QStringDecoder decoder(QStringConverter::Utf8);
    QString text = decoder(bytes);
    return decoder.hasError() || bytes.contains('\0') ? std::nullopt : std::optional(std::move(text));
}

} // namespace

RestorePatch restorePatch(std::span<const KeptState> states, const QString& folder, const JobControl& job)
{
    using Why = ExportedPatch::LeftOut::Why;
    RestorePatch restored;
    for (size_t i = 0; i < states.size() && !job.isCancelled(); ++i) {
        const KeptState& state = states[i];
        const QString path = pathInFolder(state.path, folder);
        if (!isInsideFolder(path)) {
            restored.patch.leftOut.push_back({Why::OutsideFolder, state.path, i, 1});
            continue;
        }
        const QString onDisk = QDir(folder).absoluteFilePath(path);
        const bool isThere = QFileInfo(onDisk).isFile();
        const bool wasThere = !state.copy.isEmpty();
        if (wasThere && !QFileInfo(state.copy).isFile()) {
            restored.gone << path;
            continue;
        }
        const auto now = isThere ? textOfFile(onDisk) : std::optional(QString());
        const auto then = wasThere ? textOfFile(state.copy) : std::optional(QString());
        if (!now || !then) {
            restored.patch.leftOut.push_back({Why::Binary, path, i, 1});
            continue;
        }
        if (isThere == wasThere && *now == *then)
            continue;
        diff::File file;
        file.oldPath = isThere ? path : QString();
        file.newPath = wasThere ? path : QString();
        file.hunks = isThere ? diff::compareLines(*now, *then) : diff::newLines(*then);
        restored.patch.text += diff::toUnified(file);
    }
    return restored;
}

} // namespace stemma
