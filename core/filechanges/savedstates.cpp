// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/savedstates.h"

#include "core/filechanges/changetexts.h"
#include "core/filechanges/filepaths.h"
#include "core/store/files/filereader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Makes the folders of a file; false: one of them leads out of @p folder, or cannot be made.
bool makeParent(const QString& path, const QString& folder)
{
    const QString parent = QFileInfo(path).path();
    // The nearest folder that exists may be a link; what is made below it stands where that leads.
    QString nearest = parent;
    while (!QFileInfo::exists(nearest) && nearest.size() > folder.size())
        nearest = QFileInfo(nearest).path();
    const QString real = QFileInfo(nearest).canonicalFilePath();
    const QString within = QFileInfo(folder).canonicalFilePath();
    return (real == within || real.startsWith(within + u'/')) && QDir().mkpath(parent);
}

Result<> copyTo(const QString& from, const QString& to)
{
    QFile source(from);
    QFile target(to);
    if (!source.open(QIODevice::ReadOnly))
        return std::unexpected(FileReader::errorFor(from, errno));
    if (!target.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return std::unexpected(FileReader::errorFor(to, errno));
    constexpr qint64 Block = 1 << 20;
    bool isWritten = true;
    QByteArray block = source.read(Block);
    for (; isWritten && !block.isEmpty(); block = source.read(Block))
        isWritten = target.write(block) == block.size();
    isWritten = isWritten && source.error() == QFileDevice::NoError && target.flush();
    const int why = errno;
    target.close();
    if (!isWritten)
        (void)target.remove();
    return isWritten ? Result<>() : std::unexpected(FileReader::errorFor(to, why));
}

} // namespace

QStringList SavedStates::notes() const
{
    QStringList lines;
    for (const ExportedPatch::LeftOut& left : outside)
        lines << ChangesText::leftOut(left);
    for (const QString& path : gone)
        lines << ChangesText::tr("The copy of %1 is no longer there.").arg(path);
    for (const QString& path : there)
        lines << ChangesText::tr("%1 exists already and was not overwritten.").arg(QDir::toNativeSeparators(path));
    for (const QString& path : absent)
        lines << ChangesText::tr("%1 did not exist at this checkpoint.").arg(path);
    return lines;
}

Result<SavedStates> saveStates(
    std::span<const KeptState> states, const QString& project, const QString& folder, const JobControl& job)
{
    if (!QFileInfo(folder).isDir())
        return fail(Errc::NotFound, ChangesText::tr("%1 is not a folder.").arg(QDir::toNativeSeparators(folder)));
    SavedStates result;
    const QDir target(folder);
    for (size_t i = 0; i < states.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const KeptState& state = states[i];
        const QString path = pathInFolder(state.path, project);
        const QString to = target.absoluteFilePath(path);
        const bool isInside = isInsideFolder(path);
        if (isInside && state.copy.isEmpty()) {
            result.absent << path;
        } else if (isInside && !QFileInfo(state.copy).isFile()) {
            result.gone << path;
        } else if (isInside && (QFileInfo::exists(to) || QFileInfo(to).isSymLink())) {
            result.there << to;
        } else if (!isInside || !makeParent(to, target.absolutePath())) {
            result.outside.push_back({ExportedPatch::LeftOut::Why::OutsideFolder, state.path, i, 1});
        } else if (const Result<> done = copyTo(state.copy, to); !done) {
            return std::unexpected(done.error());
        } else {
            result.saved << to;
        }
    }
    return result;
}

} // namespace stemma
