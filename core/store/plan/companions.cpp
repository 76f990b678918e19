// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/companions.h"

#include "core/store/transcript/transcriptfolder.h"

#include <QFile>
#include <QSet>

#include <set>

namespace stemma {

namespace {

/// What other names have, too: up to the last slash, or the quotation mark before an id.
QByteArray beginningOf(const QByteArray& name)
{
    const qsizetype end = qMax(name.lastIndexOf('/'), name.chopped(1).lastIndexOf('"')) + 1;
    return end > 0 ? name.first(end) : name;
}

} // namespace

Result<QStringList> companionsOf(const Rewrite& rewrite, Companions files, const JobControl& job)
{
    // A text is gone through once for each way to name a file, however many files there are.
    std::set<QByteArray> beginnings;
    std::set<qsizetype> sizes;
    for (const QByteArray& name : files.keys()) {
        beginnings.insert(beginningOf(name));
        sizes.insert(name.size());
    }
    QStringList along;
    QSet<QString> taken;
    const auto takeAt = [&](const QByteArray& text, qsizetype at) {
        for (const qsizetype size : sizes) {
            if (at + size > text.size())
                continue;
            for (const QString& file : files.take(QByteArray::fromRawData(text.constData() + at, size))) {
                if (!taken.contains(file))
                    along += file;
                taken.insert(file);
            }
        }
    };
    const auto takeThoseIn = [&](const QByteArray& text) {
        for (const QByteArray& beginning : beginnings) {
            for (qsizetype at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1))
                takeAt(text, at);
        }
    };
    for (size_t row = 0; row < rewrite.size() && !files.isEmpty(); ++row) {
        const auto stored = rewrite.facts(row).flags.testFlag(RowFlag::Tool) ? rewrite.bytes(row, -1) : QByteArray();
        if (!stored)
            return std::unexpected(stored.error());
        takeThoseIn(*stored);
    }
    for (qsizetype i = 0; i < along.size() && !files.isEmpty(); ++i) {
        QFile file(along.at(i));
        if (!along.at(i).endsWith(TranscriptEnding) || !file.open(QIODevice::ReadOnly))
            continue; // where it cannot be read a guard of the plan says so
        while (!files.isEmpty() && !file.atEnd() && !job.isCancelled())
            takeThoseIn(file.readLine());
    }
    return along;
}

} // namespace stemma
