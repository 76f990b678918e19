// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/mantisrelease.h"

#include <QFileInfo>
#include <QVersionNumber>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// By the entry's own word, which the format has room for and hardly ever holds.
MantisRelease releaseNamed(const MantisSession& session, size_t row)
{
    const Result<json::Value> record = readMantisJson(session, row);
    const json::Value* version = record ? record->find(u"version") : nullptr;
    const auto number = version ? QVersionNumber::fromString(version->string) : QVersionNumber();
    if (number.isNull())
        return MantisRelease::Unknown;
    return number < QVersionNumber(2, 59) ? MantisRelease::SkipsBoundaries
        : number < QVersionNumber(2, 61)  ? MantisRelease::RefusesBoundaries
                                          : MantisRelease::KnowsBoundaries;
}

/// By the wording of the newest summary behind the boundary.
MantisRelease releaseOfSummary(const MantisSession& session, size_t boundary)
{
    for (size_t i = session.size(); i-- > boundary + 1;) {
        const MantisRow row = session.row(i);
        if (!row.isMain || !row.flags.testFlag(MantisFlag::SummaryText))
            continue;
        constexpr qint64 HeadBytes = 4096;
        const Result<QByteArray> stored = session.bytes(i, HeadBytes);
        return stored && stored->contains("Summary capped at") ? MantisRelease::KnowsBoundaries
                                                               : MantisRelease::SkipsBoundaries;
    }
    return MantisRelease::Unknown;
}

} // namespace

MantisRelease mantisReleaseOfTree(const MantisSession& session, size_t boundary)
{
    for (const size_t row : {session.size() - 1, boundary}) {
        if (const MantisRelease named = releaseNamed(session, row); named != MantisRelease::Unknown)
            return named;
    }
    const MantisRow row = session.row(boundary);
    // Programs that know boundaries keep the summary in the message behind them.
    if (row.flags.testFlag(MantisFlag::EmptyBoundary))
        return MantisRelease::KnowsBoundaries;
    if (const MantisRelease worded = releaseOfSummary(session, boundary); worded != MantisRelease::Unknown)
        return worded;
    const QString project = QFileInfo(row.at.file).path();
    const bool hasNewFolders
        = QFileInfo(project + "/artifacts"_L1).isDir() || QFileInfo(project + "/task-state"_L1).isDir();
    return hasNewFolders ? MantisRelease::KnowsBoundaries : MantisRelease::Unknown;
}

MantisRelease mantisReleaseOf(const MantisSession& session)
{
    const bool tells = session.release() != MantisRelease::Unknown || session.size() == 0;
    return tells ? session.release() : mantisReleaseOfTree(session, 0);
}

MantisRelease mantisReleaseOfRow(const QString& updatedAt)
{
    if (updatedAt.isEmpty())
        return MantisRelease::Unknown;
    return updatedAt.contains(u'.') ? MantisRelease::KnowsBoundaries : MantisRelease::SkipsBoundaries;
}

} // namespace stemma
