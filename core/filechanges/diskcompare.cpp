// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/diskcompare.h"

#include "core/diff/unifieddiff.h"
#include "core/filechanges/patchexport.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 LargestFile = 64 * 1024 * 1024;

/// A link may lead out of the folder though its path does not.
bool staysInside(const QFileInfo& file, const QString& folder)
{
    const QString real = file.canonicalFilePath();
    const QString root = QDir(folder).canonicalPath();
    return !real.isEmpty() && !root.isEmpty() && real.startsWith(root.endsWith(u'/') ? root : root + u'/');
}

/// Whether the lines that a hunk leaves stand in their places.
bool isThere(const diff::Hunk& hunk, const QList<QStringView>& lines)
{
    qsizetype at = hunk.newCount == 0 ? hunk.newStart : hunk.newStart - 1;
    for (const diff::Line& line : hunk.lines) {
        if (line.kind != diff::Line::Kind::Context && line.kind != diff::Line::Kind::Added)
            continue;
        if (at >= lines.size())
            return false;
        QStringView found = lines[at++];
        if (line.endsWithReturn && !found.endsWith(u'\r'))
            return false;
        if (line.endsWithReturn)
            found.chop(1);
        if (found != line.text)
            return false;
    }
    return true;
}

} // namespace

DiskState compareWithDisk(const NetChange& net, const QString& folder)
{
    if (!isInsideFolder(net.path))
        return DiskState::Outside;
    const QFileInfo info(QDir(folder).filePath(net.path));
    const NetStep& last = net.steps.back();
    // Where nothing is left of a file that was made, there is nothing to look for.
    const bool isGone = net.kind == NetChange::Kind::Deleted;
    if (!info.exists() && !info.isSymLink())
        return isGone ? DiskState::Same : DiskState::Missing;
    if (isGone)
        return DiskState::Changed;
    if (!staysInside(info, folder))
        return DiskState::Outside;
    if (last.why == NetStep::Break::Binary || last.why == NetStep::Break::Malformed
        || last.why == NetStep::Break::UnknownPlace || last.why == NetStep::Break::Copied || last.diff.isEmpty())
        return DiskState::Unknown;
    QFile file(info.filePath());
    if (!info.isFile() || info.size() > LargestFile || !file.open(QIODevice::ReadOnly))
        return DiskState::Unreadable;
    const QString text = QString::fromUtf8(file.readAll());
    QList<QStringView> lines = QStringView(text).split(u'\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    qsizetype shown = 0;
    for (const diff::File& changed : diff::parseUnified(last.diff)) {
        for (const diff::Hunk& hunk : changed.hunks) {
            if (!isThere(hunk, lines))
                return DiskState::Changed;
            shown += hunk.newCount;
        }
        // A new file holds the lines of its diff and no others.
        if (changed.oldPath.isEmpty() && shown != lines.size())
            return DiskState::Changed;
    }
    return DiskState::Same;
}

Result<std::vector<DiskState>> compareWithDisk(
    std::span<const NetChange> changes, const QString& folder, const JobControl& job)
{
    std::vector<DiskState> states;
    for (const NetChange& net : changes) {
        job.setProgress(qint64(states.size()), qint64(changes.size()));
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        states.push_back(compareWithDisk(net, folder));
    }
    return states;
}

} // namespace stemma
