// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/release.h"

#include <QFileInfo>
#include <QVersionNumber>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

/// By the entry's own word, which the format has room for and hardly ever holds.
Release releaseNamed(const Conversation& session, size_t row)
{
    const Result<json::Value> record = readRecord(session, row);
    const json::Value* version = record ? record->find(u"version") : nullptr;
    const auto number = version ? QVersionNumber::fromString(version->string) : QVersionNumber();
    if (number.isNull())
        return Release::Unknown;
    return number < QVersionNumber(2, 59) ? Release::SkipsBoundaries
        : number < QVersionNumber(2, 61)  ? Release::RefusesBoundaries
                                          : Release::KnowsBoundaries;
}

/// By the wording of the newest summary behind the boundary.
Release releaseOfSummary(const Conversation& session, size_t boundary)
{
    for (size_t i = session.size(); i-- > boundary + 1;) {
        const ConversationRow row = session.row(i);
        if (!row.isMain || !row.flags.testFlag(RowFlag::Summary))
            continue;
        constexpr qint64 HeadBytes = 4096;
        const Result<QByteArray> stored = session.bytes(i, HeadBytes);
        return stored && stored->contains("Summary capped at") ? Release::KnowsBoundaries : Release::SkipsBoundaries;
    }
    return Release::Unknown;
}

} // namespace

Release releaseOfTree(const Conversation& session, size_t boundary)
{
    for (const size_t row : {session.size() - 1, boundary}) {
        if (const Release named = releaseNamed(session, row); named != Release::Unknown)
            return named;
    }
    const ConversationRow row = session.row(boundary);
    // Programs that know boundaries keep the summary in the message behind them.
    if (row.flags.testFlag(EmptyBoundary))
        return Release::KnowsBoundaries;
    if (const Release worded = releaseOfSummary(session, boundary); worded != Release::Unknown)
        return worded;
    const QString project = QFileInfo(row.at.file).path();
    const bool hasNewFolders
        = QFileInfo(project + "/artifacts"_L1).isDir() || QFileInfo(project + "/task-state"_L1).isDir();
    return hasNewFolders ? Release::KnowsBoundaries : Release::Unknown;
}

Release releaseOf(const Conversation& session)
{
    const bool tells = Release(session.variant()) != Release::Unknown || session.size() == 0;
    return tells ? Release(session.variant()) : releaseOfTree(session, 0);
}

Release releaseOfRow(const QString& updatedAt)
{
    if (updatedAt.isEmpty())
        return Release::Unknown;
    return updatedAt.contains(u'.') ? Release::KnowsBoundaries : Release::SkipsBoundaries;
}

} // namespace stemma::mantis
