// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/projectmove.h"

#include "core/store/files/filescript.h"
#include "core/store/json/json.h"
#include "core/store/json/jsonlines.h"
#include "core/store/json/jsonsplice.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>

#include <map>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct MoveText
{
    Q_DECLARE_TR_FUNCTIONS(ProjectMove)
};

struct Project
{
    QString folder; ///< absolute
    QString directory; ///< of which its name is made
    int sessions = 0;
    bool isNamed = false; ///< the edit is about it
    bool isShared = false; ///< its name is that of another directory too, which has sessions in it
};

QString resolved(const QString& directory)
{
    const QString canonical = QFileInfo(directory).canonicalFilePath();
    return canonical.isEmpty() ? QDir::cleanPath(directory) : canonical;
}

bool isWithin(const QString& directory, const QString& outer)
{
    return directory == outer || directory.startsWith(outer + u'/');
}

/// By folder; those whose directory is known.
std::map<QString, Project> projectsOf(
    TranscriptFolder& folder, const MoveEdit& edit, const ProjectRule& rule, int& others)
{
    std::map<QString, Project> projects;
    QSet<QString> touched;
    for (const TranscriptFile& file : folder.files()) {
        if (file.project.isEmpty())
            continue;
        const QString directory = folder.summary(file).directory;
        Project& project = projects[file.project];
        project.isNamed
            = project.isNamed || edit.session.isEmpty() || edit.session.value.section(u'#', 0, 0) == file.id;
        ++project.sessions;
        // Transcripts may hang under others, and these may be gone.
        project.folder = QFileInfo(file.path).path();
        while (QFileInfo(project.folder).fileName() != file.project && project.folder.contains(u'/'))
            project.folder = project.folder.section(u'/', 0, -2);
        if (rule.folderOf(directory) == file.project) {
            project.isShared = project.isShared || (!project.directory.isEmpty() && project.directory != directory);
            if (project.directory.isEmpty() || isWithin(directory, edit.from))
                project.directory = directory;
        } else if (isWithin(directory, edit.from))
            touched += file.project;
    }
    std::erase_if(projects, [&](const auto& entry) {
        const bool isMoved = entry.second.isNamed && isWithin(entry.second.directory, edit.from);
        others += !isMoved && touched.contains(entry.first) ? 1 : 0;
        return !isMoved;
    });
    return projects;
}

/// The lines of a file with another directory in a member of those that name the old one, or a folder in it; empty:
/// none does. @p count: how many.
Result<QList<FileSplice>> renamedIn(
    const QString& path, const QByteArray& member, const MoveEdit& edit, const JobControl& job)
{
    QList<FileSplice> splices;
    FileReader reader(path);
    if (const Result<> opened = reader.open(); !opened)
        return std::unexpected(opened.error());
    const QByteArray quoted = json::quotedText(edit.from);
    const QByteArray mark = quoted.chopped(1); // without the quote at its end, since folders in it count
    const Result<JsonLinesEnd> read = JsonLines::read(
        reader, 0,
        [&](const JsonLine& line) {
            if (!line.bytes.contains(mark))
                return true;
            const auto place = json::memberValue(line.bytes, member);
            if (!place)
                return true;
            const auto value = json::parse(line.bytes.sliced(place->start, place->length));
            if (value && isWithin(value->string, edit.from))
                splices << FileSplice {line.offset + place->start, place->length,
                    FileContent(json::quotedText(QString(edit.to + value->string.sliced(edit.from.size()))))};
            return true;
        },
        job);
    return read ? Result<QList<FileSplice>>(splices) : std::unexpected(read.error());
}

/// The content of a file with other bytes in some places.
FileContent spliced(const QString& path, const QList<FileSplice>& splices)
{
    FileContent content;
    const qint32 file = content.indexOf(path);
    qint64 at = 0;
    for (const FileSplice& splice : splices) {
        content.add(file, at, splice.offset - at);
        content.add(splice.bytes);
        at = splice.offset + splice.length;
    }
    content.add(file, at, -1);
    return content;
}

/// What a move makes of files.
struct Moving
{
    const MoveEdit& edit; ///< its directories as they are to be written
    const ProjectRule& rule;
    FileScript script {};
    qint64 moved = 0; ///< files
    qint64 renamed = 0; ///< places in them that name the directory

    [[nodiscard]] Result<> addFile(const QString& path, const QString& target, const JobControl& job);
    [[nodiscard]] Result<> addFolder(const QString& from, const QString& to, const JobControl& job);
    [[nodiscard]] Result<> addIndex(const QString& path, const QByteArray& member, const JobControl& job);
};

/// A file whose records change is written anew: the script has each file in one step only.
Result<> Moving::addFile(const QString& path, const QString& target, const JobControl& job)
{
    if (const Result<> guarded = script.add(FileGuard::ofEnd(path)); !guarded)
        return guarded;
    ++moved;
    const bool isTranscript = path.endsWith(".jsonl"_L1) && !rule.member().isEmpty();
    const auto splices
        = isTranscript ? renamedIn(path, rule.member(), edit, job) : Result<QList<FileSplice>>(QList<FileSplice>());
    if (!splices)
        return std::unexpected(splices.error());
    if (splices->isEmpty()) {
        script.steps += FileStep {.kind = FileStep::Kind::Rename, .path = path, .to = target};
        return {};
    }
    renamed += splices->size();
    script.steps += FileStep {.kind = FileStep::Kind::Create,
        .path = target,
        .content = spliced(path, *splices),
        .like = path,
        .mtimeNs = FileStamp::of(path).mtimeNs};
    script.steps += FileStep {.kind = FileStep::Kind::Remove, .path = path, .folders = 1};
    return {};
}

Result<> Moving::addFolder(const QString& from, const QString& to, const JobControl& job)
{
    QDirIterator files(from, QDir::Files | QDir::Hidden | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const QString path = files.next();
        const QString name = path.sliced(from.size() + 1);
        const QString target = to + u'/' + name;
        if (QFileInfo::exists(target)) {
            if (rule.mayStay(name))
                continue;
            return fail(Errc::NotSupported,
                MoveText::tr("The new project folder already has a file “%1”, so nothing can be moved. Compare both "
                             "files first.")
                    .arg(QDir::toNativeSeparators(target)));
        }
        if (const Result<> added = addFile(path, target, job); !added)
            return added;
    }
    return {};
}

/// The records of an index that name the old folder; the file stays where it is.
Result<> Moving::addIndex(const QString& path, const QByteArray& member, const JobControl& job)
{
    if (!QFileInfo(path).isFile())
        return {};
    const auto splices = renamedIn(path, member, edit, job);
    if (!splices)
        return std::unexpected(splices.error());
    if (splices->isEmpty())
        return {};
    if (const Result<> guarded = script.add(FileGuard::ofEnd(path)); !guarded)
        return guarded;
    renamed += splices->size();
    script.steps += FileStep {.kind = FileStep::Kind::Change, .path = path, .splices = *splices};
    return {};
}

} // namespace

Result<EditPlan> planMove(TranscriptFolder& folder, const QString& store, const MoveEdit& edit, const ProjectRule& rule,
    const JobControl& job)
{
    if (!QDir::isAbsolutePath(edit.from) || !QDir::isAbsolutePath(edit.to))
        return fail(Errc::Usage, MoveText::tr("Enter absolute paths for both the old and the new project folder."));
    const QString to = resolved(edit.to);
    if (to == edit.from)
        return fail(Errc::Usage, MoveText::tr("Enter a different folder."));
    int others = 0;
    const auto projects = projectsOf(folder, edit, rule, others);
    if (projects.empty())
        return fail(Errc::NotFound,
            MoveText::tr("This store has no sessions of a project in “%1”.").arg(QDir::toNativeSeparators(edit.from)));
    const QString parent = QFileInfo(projects.begin()->second.folder).path();
    if (!QFileInfo(store).isDir() || projects.begin()->second.folder == store)
        return fail(Errc::NotSupported, MoveText::tr("To move a project, open the folder that contains all projects."));
    EditPlan plan {.edit = edit,
        .action = u"move"_s,
        .title = MoveText::tr("Move the project “%1” to “%2”")
            .arg(QDir::toNativeSeparators(edit.from), QDir::toNativeSeparators(to)),
        .session = edit.session};
    const MoveEdit written {edit.session, edit.from, to};
    Moving moving {written, rule};
    int sessions = 0;
    for (const auto& [name, project] : projects) {
        const QString directory = to + project.directory.sliced(edit.from.size());
        const QString targetName = rule.folderOf(directory);
        if (project.isShared)
            return fail(Errc::NotSupported,
                MoveText::tr("The folder “%1” also holds sessions of another project, so it is not moved.")
                    .arg(QDir::toNativeSeparators(project.folder)));
        if (targetName.isEmpty())
            return fail(Errc::NotSupported,
                MoveText::tr("The name of the new folder is too long for the agent to find its sessions by it."));
        const QString target = parent + u'/' + targetName;
        const qint64 before = moving.moved;
        if (const Result<> added = moving.addFolder(project.folder, target, job); !added)
            return std::unexpected(added.error());
        sessions += project.sessions;
        plan.writes += PlannedWrite {u"projects"_s, PlannedWrite::Change::Update, moving.moved - before, project.folder,
            target, MoveText::tr("the folder of %1").arg(QDir::toNativeSeparators(directory))};
    }
    for (const auto& [path, member] :
        edit.session.isEmpty() ? rule.indexes(parent) : decltype(rule.indexes(parent))()) {
        if (const Result<> added = moving.addIndex(path, member, job); !added)
            return std::unexpected(added.error());
    }
    if (moving.renamed > 0)
        plan.writes += PlannedWrite {QString::fromLatin1(rule.member()), PlannedWrite::Change::Update, moving.renamed,
            edit.from, to, MoveText::tr("the folder in records")};
    plan.files = std::make_shared<const FileScript>(moving.script);
    if (const QString note = rule.note(sessions); !note.isEmpty())
        plan.warnings += note;
    if (others > 0)
        plan.warnings += MoveText::tr(
            "%n folder(s) have sessions that worked there but belong to another project; they stay.", nullptr, others);
    if (folder.isOpenElsewhere())
        plan.warnings += rule.openNote();
    return plan;
}

} // namespace stemma
