// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/companions.h"

#include "core/store/transcript/transcriptfolder.h"

#include <QFile>

#include <algorithm>

namespace stemma {

Result<QStringList> companionsOf(const Rewrite& rewrite, Companions files, const JobControl& job)
{
    using Named = std::pair<const QByteArray&, QStringList&>;
    QStringList along;
    const auto takeThoseIn = [&files, &along](const QByteArray& text) {
        files.removeIf([&](const Named& named) {
            const bool isNamed = text.contains(named.first);
            if (isNamed)
                along += named.second;
            return isNamed;
        });
    };
    for (size_t row = 0; row < rewrite.size() && !files.isEmpty(); ++row) {
        const auto stored = rewrite.facts(row).flags.testFlag(RowFlag::Tool) ? rewrite.bytes(row, -1) : QByteArray();
        if (!stored)
            return std::unexpected(stored.error());
        takeThoseIn(*stored);
    }
    const auto isTranscript = [](const QString& file) { return file.endsWith(TranscriptEnding); };
    files.removeIf([&](const Named& named) { return std::ranges::any_of(named.second, isTranscript); });
    for (const QString& taken : QStringList(along)) {
        QFile file(taken);
        if (files.isEmpty() || !isTranscript(taken) || !file.open(QIODevice::ReadOnly))
            continue; // where it cannot be read a guard of the plan says so
        while (!files.isEmpty() && !file.atEnd() && !job.isCancelled())
            takeThoseIn(file.readLine());
    }
    return along;
}

} // namespace stemma
