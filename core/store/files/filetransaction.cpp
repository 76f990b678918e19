// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/filetransaction.h"

#include "core/store/files/contentwriter.h"
#include "core/store/files/openwriters.h"
#include "core/store/files/recordedranges.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct FileTransactionText
{
    Q_DECLARE_TR_FUNCTIONS(FileChange)
};

constexpr qint64 InlineBytes = 4 << 20; ///< more than this is kept as a file beside the journal, not within it

std::unexpected<Error> busy(const QString& path, const QString& name, qint64 process)
{
    if (process == 0)
        return fail(Errc::Busy,
            FileTransactionText::tr(
                "%1 is being changed by another program, so nothing was changed. Try again in a moment.")
                .arg(QDir::toNativeSeparators(path)));
    return fail(Errc::Busy,
        FileTransactionText::tr(
            "The program “%2” (process %3) has %1 open for writing, so nothing was changed. Quit it, then try again.")
            .arg(QDir::toNativeSeparators(path), name, QString::number(process)));
}

Result<qint64> sizeOf(const FileContent& content)
{
    qint64 size = 0;
    for (const FileContent::Piece& piece : content.pieces()) {
        if (piece.length >= 0) {
            size += piece.length;
            continue;
        }
        const QString& file = content.files().at(piece.file);
        const fileio::Status status = fileio::statusOf(file);
        if (!status.exists())
            return fileio::failure(file, ENOENT);
        size += qMax<qint64>(0, status.size - piece.offset);
    }
    return size;
}

/// The file that the path leads to; of a new one, where it will stand.
QString resolved(const QString& path)
{
    const QFileInfo info(path);
    const QString file = info.canonicalFilePath();
    return file.isEmpty() ? QFileInfo(info.path()).canonicalFilePath() + u'/' + info.fileName() : file;
}

Result<FileRange> hashed(int descriptor, const QString& path, qint64 offset, qint64 length)
{
    return hashOfRange(descriptor, path, offset, length).transform([&](quint64 hash) {
        return FileRange {offset, length, hash};
    });
}

Result<QByteArray> bytesAt(int descriptor, const QString& path, qint64 offset, qint64 length)
{
    QByteArray bytes(length, Qt::Uninitialized);
    const Result<> read = fileio::readAt(descriptor, path, offset, bytes.data(), length);
    return read ? Result<QByteArray>(bytes) : std::unexpected(read.error());
}

bool tryLock(const fileio::Descriptor& file)
{
    return flock(file.number(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

} // namespace

FileTransaction::FileTransaction(const FileScript& script, QString folder, const JobControl& job)
    : m_script(script)
    , m_folder(std::move(folder))
    , m_job(job)
{
}

FileTransaction::~FileTransaction()
{
    if (m_isStaged && m_begun == 0)
        (void)undo();
}

// ---- staging ------------------------------------------------------------------------------------

Result<> FileTransaction::stage()
{
    m_isStaged = true;
    const Result<bool> begun = m_notes.begin(m_folder);
    if (!begun || !*begun)
        return begun ? busy(m_folder, {}, 0) : std::unexpected(begun.error());
    Result<> done;
    for (auto guard = m_script.guards.cbegin(); done && guard != m_script.guards.cend(); ++guard)
        done = guard->check();
    for (qsizetype i = 0; done && i < m_script.steps.size(); ++i) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        m_job.setProgress(i, m_script.steps.size());
        done = stageStep(m_script.steps.at(i));
    }
    return done ? checkTargets() : done;
}

Result<> FileTransaction::stageStep(const FileStep& step)
{
    const bool isNew = step.kind == FileStep::Kind::Create;
    const QString number = QString::number(m_changes.list.size());
    StagedChange change;
    change.kind = step.kind;
    // Stores that sort their files by days begin a folder with the first of a day.
    const Result<qint32> folders
        = isNew ? m_notes.makeFolder(QFileInfo(step.path).path()) : Result<qint32>(step.folders);
    if (!folders)
        return std::unexpected(folders.error());
    change.folders = *folders;
    change.path = resolved(step.path);
    change.to = step.to;
    // A name that no agent takes for one of its own, in the same folder, so that it can be renamed.
    const QString beside
        = QFileInfo(change.path).path() + u"/.stemma-"_s + QFileInfo(m_folder).fileName() + u'-' + number;
    change.staged = beside + u".new"_s;
    change.old = beside + u".old"_s;
    if (isNew)
        return stageCreate(step, change);
    if (step.kind != FileStep::Kind::Change && QFileInfo(step.path).isSymLink())
        return fail(Errc::NotSupported,
            FileTransactionText::tr("%1 is a link to another file; Stemma neither removes nor renames links.")
                .arg(QDir::toNativeSeparators(step.path)));
    auto file = fileio::openForReading(change.path);
    if (!file)
        return std::unexpected(file.error());
    const fileio::Status status = fileio::statusOf(file->number());
    const int source = file->number();
    if (!tryLock(*file))
        return busy(change.path, {}, 0);
    change.sizeBefore = status.size;
    change.mtimeBefore = status.mtimeNs;
    m_targets.push_back({*std::move(file), status, step.allowOpenWriters});
    if (step.kind == FileStep::Kind::Change)
        return stageChange(step, change, source);
    const auto range = hashed(source, change.path, 0, status.size);
    if (!range)
        return std::unexpected(range.error());
    change.before = {*range};
    if (step.kind == FileStep::Kind::Rename) {
        change.old.clear();
        change.after = change.before;
        change.sizeAfter = status.size;
        change.replaced = {FileContent()};
        m_changes.list += change;
        return {};
    }
    change.replaced.resize(1);
    if (const Result<> kept = keepOld(change); !kept)
        return kept;
    m_changes.list += change;
    return {};
}

/// The whole file into the change's folder.
Result<> FileTransaction::keepOld(StagedChange& change)
{
    change.keepsOld = true;
    change.old = m_folder + u'/' + QString::number(m_changes.list.size());
    if (const Result<> noted = m_notes.addCopy(change.old, change.path); !noted)
        return noted;
    for (qsizetype i = 0; i < change.before.size(); ++i) {
        change.replaced[i] = FileContent();
        change.replaced[i].add(change.old, change.before.at(i).offset, change.before.at(i).length);
    }
    m_changes.keptBytes += change.sizeBefore;
    const Result<> kept = fileio::linkOrCopy(change.path, change.old, m_job);
    return kept ? fileio::syncFolderOf(change.old) : kept;
}

Result<> FileTransaction::stageCreate(const FileStep& step, StagedChange& change)
{
    if (fileio::statusOf(change.path).exists())
        return fileio::failure(change.path, EEXIST);
    change.old.clear();
    if (const Result<> noted = m_notes.add(change.staged); !noted)
        return noted;
    const auto file = fileio::create(change.staged);
    if (!file)
        return std::unexpected(file.error());
    m_changes.list += change; // from here on it is dropped with the rest
    StagedChange& added = m_changes.list.last();
    fileio::ContentWriter writer(file->number(), change.staged, m_job);
    Result<> done = writer.add(step.content);
    if (done)
        done = writer.flush();
    if (done && !step.like.isEmpty())
        done = fileio::copyAttributes(step.like, file->number(), change.staged);
    if (!done)
        return done;
    if (step.mtimeNs >= 0)
        fileio::setModified(file->number(), step.mtimeNs);
    added.sizeAfter = fileio::statusOf(file->number()).size;
    const auto range = hashed(file->number(), change.staged, 0, added.sizeAfter);
    if (!range)
        return std::unexpected(range.error());
    added.after = {*range};
    return fileio::sync(file->number(), change.staged);
}

Result<> FileTransaction::stageChange(const FileStep& step, StagedChange& change, int source)
{
    std::vector<ReplacedRange> touched;
    qint64 shift = 0;
    qint64 end = 0;
    for (const FileSplice& splice : step.splices) {
        if (splice.offset < end || splice.length < 0 || splice.offset + splice.length > change.sizeBefore)
            return fileio::changedMeanwhile(change.path);
        end = splice.offset + splice.length;
        const auto size = sizeOf(splice.bytes);
        if (!size)
            return std::unexpected(size.error());
        touched.push_back({splice.offset, splice.length, *size});
        shift += *size - splice.length;
    }
    change.sizeAfter = change.sizeBefore + shift;
    const bool isOne = touched.size() == 1 && end == change.sizeBefore;
    change.isInPlace = isOne && (touched.front().length == 0) != (touched.front().lengthAfter == 0);
    if (!change.isInPlace)
        touched = recordedRanges(touched, change.sizeBefore);
    qint64 replaced = 0;
    shift = 0;
    for (const ReplacedRange& one : touched) {
        const auto before = hashed(source, change.path, one.offset, one.length);
        if (!before)
            return std::unexpected(before.error());
        change.before += *before;
        change.after += FileRange {one.offset + shift, one.lengthAfter, 0};
        shift += one.lengthAfter - one.length;
        replaced += one.length;
    }
    change.replaced.resize(change.before.size());
    if (replaced > InlineBytes && !change.isInPlace) {
        if (const Result<> kept = keepOld(change); !kept)
            return kept;
    }
    for (qsizetype i = 0; replaced <= InlineBytes && i < change.before.size(); ++i) {
        const auto bytes = bytesAt(source, change.path, change.before.at(i).offset, change.before.at(i).length);
        if (!bytes)
            return std::unexpected(bytes.error());
        change.replaced[i] = FileContent(*bytes);
    }
    return change.isInPlace ? stageInPlace(step, change, source) : stageNew(step, change);
}

/// What is appended, or what is cut off, as a file in the change's folder.
Result<> FileTransaction::stageInPlace(const FileStep& step, StagedChange& change, int source)
{
    const QString name
        = m_folder + u'/' + QString::number(m_changes.list.size()) + (change.isAppend() ? u".new"_s : u".cut"_s);
    change.staged = change.isAppend() ? name : QString();
    change.old = change.isAppend() ? QString() : name;
    const FileRange& cut = change.before.first();
    if (!change.isAppend() && cut.length > InlineBytes) {
        change.keepsOld = true;
        change.replaced.first() = FileContent();
        change.replaced.first().add(name, 0, cut.length);
        m_changes.keptBytes += cut.length;
    }
    const auto file = fileio::create(name);
    if (!file)
        return std::unexpected(file.error());
    m_changes.list += change;
    StagedChange& added = m_changes.list.last();
    fileio::ContentWriter writer(file->number(), name, m_job);
    Result<> done = change.isAppend() ? writer.add(step.splices.first().bytes)
                                      : writer.addRange(change.path, cut.offset, cut.length);
    if (done)
        done = writer.flush();
    if (done)
        done = fileio::sync(file->number(), name);
    if (done)
        done = fileio::syncFolderOf(name);
    if (!done)
        return done;
    const auto hash = change.isAppend() ? hashOfRange(file->number(), name, 0, change.after.first().length)
                                        : hashOfRange(source, change.path, 0, 0);
    if (!hash)
        return std::unexpected(hash.error());
    added.after.first().hash = *hash;
    return {};
}

/// The whole new file beside the old one.
Result<> FileTransaction::stageNew(const FileStep& step, StagedChange& change)
{
    Result<> noted = m_notes.add(change.staged);
    if (noted && !change.keepsOld && !change.old.isEmpty())
        noted = m_notes.addCopy(change.old, change.path);
    if (!noted)
        return noted;
    const auto file = fileio::create(change.staged);
    if (!file)
        return std::unexpected(file.error());
    m_changes.list += change;
    StagedChange& added = m_changes.list.last();
    fileio::ContentWriter writer(file->number(), change.staged, m_job);
    qint64 at = 0;
    Result<> done;
    for (const FileSplice& splice : step.splices) {
        done = done ? writer.addRange(change.path, at, splice.offset - at) : done;
        done = done ? writer.add(splice.bytes) : done;
        at = splice.offset + splice.length;
    }
    done = done ? writer.addRange(change.path, at, change.sizeBefore - at) : done;
    done = done ? writer.flush() : done;
    done = done ? fileio::copyAttributes(change.path, file->number(), change.staged) : done;
    for (FileRange& range : added.after) {
        const auto hash = done ? hashOfRange(file->number(), change.staged, range.offset, range.length)
                               : std::unexpected(done.error());
        if (!hash)
            return std::unexpected(hash.error());
        range.hash = *hash;
    }
    if (step.mtimeNs >= 0)
        fileio::setModified(file->number(), step.mtimeNs);
    done = done ? fileio::sync(file->number(), change.staged) : done;
    return done && !change.keepsOld ? fileio::linkOrCopy(change.path, change.old, m_job) : done;
}

// ---- making it so -------------------------------------------------------------------------------

/// Nobody may have written since the files were looked at, or be about to.
Result<> FileTransaction::checkTargets() const
{
    QStringList closed;
    size_t next = 0;
    for (const StagedChange& change : m_changes.list) {
        if (change.kind == FileStep::Kind::Create)
            continue;
        const Target& target = m_targets.at(next++);
        if (fileio::statusOf(change.path) != target.status)
            return fileio::changedMeanwhile(change.path);
        if (!target.allowOpenWriters || !change.isAppend())
            closed += change.path;
        // A log of a database belongs to the file as it is: another one under its name would be damaged by it.
        for (const QLatin1StringView ending : {"-wal"_L1, "-journal"_L1}) {
            const QString log = change.path + ending;
            const bool isChanged = std::ranges::contains(m_changes.list, log, &StagedChange::path);
            if (!isChanged && fileio::statusOf(log).size > 0)
                return fileio::changedMeanwhile(log);
        }
    }
    const QList<FileWriterProcess> writers = writersOf(closed);
    if (!writers.isEmpty())
        return busy(writers.first().file, writers.first().name, writers.first().process);
    return {};
}

Result<> FileTransaction::commit()
{
    if (const Result<> same = checkTargets(); !same)
        return same;
    auto target = m_targets.cbegin();
    for (m_begun = 0; m_begun < m_changes.list.size();) {
        const StagedChange& change = m_changes.list.at(m_begun);
        const qint64 mtimeNs = m_script.steps.at(m_begun).mtimeNs;
        const bool isNew = change.kind == FileStep::Kind::Create;
        // Agents open a file, append a line and close it again: also while the files before this one are written.
        if (!isNew && fileio::statusOf(change.path) != target->status)
            return fileio::changedMeanwhile(change.path);
        ++m_begun;
        if (const Result<> done = commitStep(change, mtimeNs); !done)
            return done;
        // What was written to it between the look and this is only in the file that has just lost its name.
        const bool isReplaced = !isNew && !change.isInPlace && change.kind != FileStep::Kind::Rename;
        if (isReplaced && fileio::statusOf(target->file.number()) != target->status)
            return fileio::changedMeanwhile(change.path);
        target += isNew ? 0 : 1;
    }
    return {};
}

Result<> FileTransaction::commitStep(const StagedChange& change, qint64 mtimeNs)
{
    if (change.isInPlace)
        return commitInPlace(change, mtimeNs);
    Result<> done;
    switch (change.kind) {
    case FileStep::Kind::Create:
        done = fileio::renameToNew(change.staged, change.path);
        break;
    case FileStep::Kind::Change:
        done = fileio::renameOver(change.staged, change.path);
        break;
    case FileStep::Kind::Remove:
        done = fileio::removeFile(change.path);
        break;
    case FileStep::Kind::Rename:
        done = m_notes.makeFolder(QFileInfo(change.to).path()).transform([](qint32) { });
        if (done)
            done = fileio::renameToNew(change.path, change.to);
        if (done && QFileInfo(change.path).path() != QFileInfo(change.to).path())
            done = fileio::syncFolderOf(change.to);
        break;
    }
    return done ? fileio::syncFolderOf(change.path) : done;
}

Result<> FileTransaction::commitInPlace(const StagedChange& change, qint64 mtimeNs)
{
    constexpr qint64 ToTheEnd = -1;
    const fileio::Descriptor file(open(QFile::encodeName(change.path).constData(), O_WRONLY | O_APPEND | O_CLOEXEC));
    if (!file.isOpen())
        return fileio::failure(change.path, errno);
    if (change.isAppend()) {
        fileio::ContentWriter writer(file.number(), change.path, m_job);
        Result<> done = writer.addRange(change.staged, 0, ToTheEnd);
        if (done)
            done = writer.flush();
        if (!done)
            return done;
    } else if (ftruncate(file.number(), change.sizeAfter) != 0) {
        return fileio::failure(change.path, errno);
    }
    if (mtimeNs >= 0)
        fileio::setModified(file.number(), mtimeNs);
    return fileio::sync(file.number(), change.path);
}

// ---- afterwards ---------------------------------------------------------------------------------

void FileTransaction::finish()
{
    for (const StagedChange& change : std::as_const(m_changes.list))
        dropStaged(change, true);
    dropEmptied(m_changes.list);
    ChangeNotes::drop(m_folder);
    m_notes.end();
    m_isStaged = false;
}

Result<> FileTransaction::undo()
{
    const JobControl untilDone; // half-way is no place to stop
    for (; m_begun > 0; --m_begun) {
        if (const Result<> back = rollBack(m_changes.list.at(m_begun - 1), untilDone); !back)
            return back;
    }
    for (const StagedChange& change : std::as_const(m_changes.list))
        dropStaged(change, false);
    m_notes.dropMadeFolders();
    QDir(m_folder).removeRecursively();
    m_notes.end();
    m_isStaged = false;
    return {};
}

Result<bool> FileTransaction::settle(
    const FileChanges& changes, const QString& folder, std::optional<bool> known, const JobControl& job)
{
    auto notes = ChangeNotes::takeOver(folder);
    if (!notes)
        return busy(folder, {}, 0);
    const auto isAfter = [](const StagedChange& change) { return stateOf(change) == FileState::After; };
    const bool isMade = known ? *known : std::ranges::all_of(changes.list, isAfter);
    if (const Result<> possible = canSettle(changes.list, isMade); !possible)
        return std::unexpected(possible.error());
    for (auto change = changes.list.crbegin(); !isMade && change != changes.list.crend(); ++change) {
        if (const Result<> back = rollBack(*change, job); !back)
            return std::unexpected(back.error());
    }
    for (const StagedChange& change : changes.list)
        dropStaged(change, isMade);
    if (isMade) {
        dropEmptied(changes.list);
        ChangeNotes::drop(folder);
    } else {
        notes->dropMadeFolders();
        QDir(folder).removeRecursively();
    }
    return isMade;
}

void FileTransaction::dropUnrecorded(const QString& folder)
{
    auto notes = ChangeNotes::takeOver(folder);
    if (!notes)
        return;
    notes->dropStaged();
    const QStringList staged = QDir(folder).entryList({u"*.new"_s, u"*.cut"_s}, QDir::Files);
    for (const QString& name : staged)
        (void)fileio::removeFile(folder + u'/' + name);
    notes->dropMadeFolders();
    ChangeNotes::drop(folder);
}

} // namespace stemma
