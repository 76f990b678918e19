// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/savedstates.h"

#include "core/filechanges/changetexts.h"
#include "core/filechanges/filepaths.h"
#include "core/store/files/filereader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype NamedAtMost = 3; ///< files in a sentence

/// The nearest place on the way to a file in @p folder that exists.
QString nearestTo(const QString& path, const QString& folder)
{
    QString nearest = QFileInfo(path).path();
    while (!QFileInfo::exists(nearest) && nearest.size() > folder.size())
        nearest = QFileInfo(nearest).path();
    return nearest;
}

/// It may be a link; what is made below it stands where that leads.
bool leadsInto(const QString& nearest, const QString& folder)
{
    const QString real = QFileInfo(nearest).canonicalFilePath();
    const QString within = QFileInfo(folder).canonicalFilePath();
    return real == within || real.startsWith(within + u'/');
}

std::unexpected<Error> notSaved(const QString& path, int why)
{
    const QString reason = QString::fromLocal8Bit(std::strerror(why));
    return fail(Errc::Denied, ChangesText::tr("%1 could not be saved: %2.").arg(QDir::toNativeSeparators(path), reason),
        reason);
}

Result<> copyTo(const QString& from, const QString& to)
{
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return std::unexpected(FileReader::errorFor(from, errno));
    std::error_code why;
    std::filesystem::create_directories(QFileInfo(to).filesystemAbsolutePath(), why);
    if (why)
        return notSaved(to, why.value());
    QFile target(to);
    if (!target.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return notSaved(to, errno);
    constexpr qint64 Block = 1 << 20;
    Result<> done;
    while (done) {
        const QByteArray block = source.read(Block);
        if (block.isEmpty() && source.error() != QFileDevice::NoError)
            done = std::unexpected(FileReader::errorFor(from, errno));
        if (block.isEmpty())
            break;
        if (target.write(block) != block.size() || !target.flush())
            done = notSaved(to, errno);
    }
    target.close();
    if (!done)
        (void)target.remove();
    return done;
}

/// With what was saved before, so that nobody has to look for it.
Error withSaved(Error error, const QStringList& saved)
{
    QStringList names;
    for (const QString& path : saved.first(std::min(saved.size(), NamedAtMost)))
        names += QDir::toNativeSeparators(path);
    if (saved.size() > NamedAtMost)
        names += u"\u2026"_s;
    error.text += u' '
        + (saved.isEmpty() ? ChangesText::tr("No files were saved.")
                           : ChangesText::tr("%Ln file(s) saved before it: %1", nullptr, int(saved.size()))
                                 .arg(names.join(u", "_s)));
    return error;
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
        } else if (const QString nearest = nearestTo(to, target.absolutePath());
            !isInside || !leadsInto(nearest, target.absolutePath())) {
            result.outside.push_back({ExportedPatch::LeftOut::Why::OutsideFolder, state.path, i, 1});
        } else if (!QFileInfo(nearest).isDir()) {
            result.there << nearest;
        } else if (const Result<> done = copyTo(state.copy, to); !done) {
            result.failure = withSaved(done.error(), result.saved);
            return result;
        } else {
            result.saved << to;
        }
    }
    return result;
}

} // namespace stemma
