// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/projectmove.h"

#include "core/store/files/filescript.h"
#include "core/store/json/json.h"
#include "core/store/json/jsonlines.h"
#include "core/store/json/jsonsplice.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>

#include <algorithm>
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

QString native(const QString& path)
{
    return QDir::toNativeSeparators(path);
}

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

/// A member of records, where paths in one folder become paths in another.
struct Renaming
{
    QByteArray member;
    QString from;
    QString to;
    qint64 count = 0; ///< of the places

    /// What such a value begins with; without the quote at its end, since folders in it count.
    [[nodiscard]] QByteArray mark() const { return json::quotedText(from).chopped(1); }
    /// The place in a record; none: it names another one, or none.
    [[nodiscard]] std::optional<FileSplice> in(const JsonLine& line) const
    {
        if (!line.bytes.contains(mark()))
            return {};
        const auto place = json::memberValue(line.bytes, member);
        if (!place)
            return {};
        const auto value = json::parse(line.bytes.sliced(place->start, place->length));
        if (!value || !isWithin(value->string, from))
            return {};
        const QString renamed = to + value->string.sliced(from.size());
        return FileSplice {line.offset + place->start, place->length, FileContent(json::quotedText(renamed))};
    }
};

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

/// What a move makes of files, step by step.
struct Moving
{
    TranscriptFolder& folder;
    const MoveEdit& edit;
    const ProjectRule& rule;
    const JobControl& job;
    QString newDirectory;
    std::map<QString, Project> projects {}; ///< those that move, by the names of their folders
    QString parent {}; ///< the folder of all projects
    QMap<QString, QString> targets {}; ///< where a folder goes
    QList<Renaming> renamings {}; ///< in transcripts
    QList<Renaming> inIndexes {};
    FileScript script {};
    qint64 moved = 0; ///< files
    int sessions = 0; ///< that move
    // What stays as it is, for users:
    int others = 0; ///< folders of other projects, some of whose sessions worked in the directory
    QStringList links {};
    QStringList emptyFolders {};
    QStringList longLines {}; ///< files with lines that are not held, and name what moves

    [[nodiscard]] Result<> findProjects(const QString& store);
    [[nodiscard]] Result<> findTargets();
    [[nodiscard]] Result<> moveFolders(EditPlan& plan);
    [[nodiscard]] Result<> changeForks();
    [[nodiscard]] Result<> changeIndexes();
    void addRenamings(EditPlan& plan) const;
    void addWarnings(EditPlan& plan) const;

    /// The places of the renamings in a file; empty: there are none.
    [[nodiscard]] Result<QList<FileSplice>> renamedIn(const QString& path, QList<Renaming>& names);
    [[nodiscard]] Result<> addFile(const QString& path, const QString& target, qint32 folders);
    [[nodiscard]] Result<> addFolder(const QString& from, const QString& to);
    /// A file that stays where it is.
    [[nodiscard]] Result<> addChange(const QString& path, QList<Renaming>& names);
    [[nodiscard]] bool isNamed(const FileReader& reader, const JsonLine& line, const QList<Renaming>& names) const;
};

/// Of a line that is not held as a whole.
bool Moving::isNamed(const FileReader& reader, const JsonLine& line, const QList<Renaming>& names) const
{
    constexpr qint64 Step = 1 << 20;
    constexpr qint64 LongestPath = 1 << 15;
    for (qint64 at = 0; at < line.length && !job.isCancelled(); at += Step) {
        const auto bytes = reader.read(line.offset + at, qMin(Step + LongestPath, line.length - at));
        if (bytes && std::ranges::any_of(names, [&](const Renaming& one) { return bytes->contains(one.mark()); }))
            return true;
    }
    return false;
}

Result<QList<FileSplice>> Moving::renamedIn(const QString& path, QList<Renaming>& names)
{
    QList<FileSplice> splices;
    FileReader reader(path);
    if (const Result<> opened = reader.open(); !opened)
        return std::unexpected(opened.error());
    const auto look = [&](const JsonLine& line) {
        if (!line.isWhole()) {
            const QString file = native(path);
            if (!longLines.contains(file) && isNamed(reader, line, names))
                longLines += file;
            return true;
        }
        const qsizetype before = splices.size();
        for (Renaming& one : names) {
            if (const auto splice = one.in(line)) {
                splices += *splice;
                ++one.count;
            }
        }
        std::sort(splices.begin() + before, splices.end(),
            [](const FileSplice& one, const FileSplice& other) { return one.offset < other.offset; });
        return true;
    };
    return JsonLines::read(reader, 0, look, job).transform([&](const JsonLinesEnd&) { return splices; });
}

/// A file whose records change is written anew: the script has each file in one step only.
Result<> Moving::addFile(const QString& path, const QString& target, qint32 folders)
{
    if (const Result<> guarded = script.add(FileGuard::ofEnd(path)); !guarded)
        return guarded;
    ++moved;
    const bool isTranscript = path.endsWith(".jsonl"_L1) && !renamings.isEmpty();
    const auto splices = isTranscript ? renamedIn(path, renamings) : QList<FileSplice>();
    if (!splices)
        return std::unexpected(splices.error());
    if (splices->isEmpty()) {
        script.steps += FileStep {.kind = FileStep::Kind::Rename, .path = path, .to = target};
        return {};
    }
    script.steps += FileStep {.kind = FileStep::Kind::Create,
        .path = target,
        .content = spliced(path, *splices),
        .like = path,
        .mtimeNs = FileStamp::of(path).mtimeNs};
    script.steps += FileStep {.kind = FileStep::Kind::Remove, .path = path, .folders = folders};
    return {};
}

Result<> Moving::addFolder(const QString& from, const QString& to)
{
    if (QFileInfo(from).isSymLink())
        links += native(from);
    constexpr auto Everything = QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden | QDir::System;
    QDirIterator files(from, Everything, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const QFileInfo file = files.nextFileInfo();
        const QString path = file.filePath();
        const QString name = path.sliced(from.size() + 1);
        if (file.isSymLink())
            links += native(path);
        else if (file.isDir() && QDir(path).isEmpty(Everything))
            emptyFolders += native(path);
        if (file.isSymLink() || !file.isFile())
            continue;
        const QString target = to + u'/' + name;
        if (QFileInfo::exists(target)) {
            if (rule.mayStay(name))
                continue;
            return fail(Errc::NotSupported,
                MoveText::tr("The new project folder already has a file “%1”, so nothing can be moved. Compare both "
                             "files first.")
                    .arg(native(target)));
        }
        if (const Result<> added = addFile(path, target, qint32(name.count(u'/')) + 1); !added)
            return added;
    }
    return {};
}

Result<> Moving::addChange(const QString& path, QList<Renaming>& names)
{
    const auto splices = renamedIn(path, names);
    if (!splices)
        return std::unexpected(splices.error());
    if (splices->isEmpty())
        return {};
    script.steps += FileStep {.kind = FileStep::Kind::Change, .path = path, .splices = *splices};
    return script.add(FileGuard::ofEnd(path));
}

Result<> Moving::findProjects(const QString& store)
{
    projects = projectsOf(folder, edit, rule, others);
    // A project's folder by itself, or one transcript in it.
    const auto isAlone = [this](const TranscriptFile& file) {
        const QString directory = folder.summary(file).directory;
        return file.project.isEmpty() && isWithin(directory, edit.from)
            && rule.folderOf(directory) == QFileInfo(file.path).dir().dirName();
    };
    const auto alone = std::ranges::find_if(folder.files(), isAlone);
    if (projects.empty() && alone == folder.files().end())
        return fail(
            Errc::NotFound, MoveText::tr("This store has no sessions of a project in “%1”.").arg(native(edit.from)));
    const QString own = projects.empty() ? QFileInfo(alone->path).path() : projects.begin()->second.folder;
    parent = QFileInfo(own).path();
    if (projects.empty() || !QFileInfo(store).isDir() || own == store)
        return fail(Errc::NotSupported,
            MoveText::tr("To move a project, open the folder that contains all projects: “%1”.").arg(native(parent)));
    return {};
}

/// Where the folders go, and which texts in records change with that.
Result<> Moving::findTargets()
{
    if (!rule.member().isEmpty())
        renamings += {rule.member(), edit.from, newDirectory};
    for (const auto& [name, project] : projects) {
        const QString targetName = rule.folderOf(newDirectory + project.directory.sliced(edit.from.size()));
        if (project.isShared)
            return fail(Errc::NotSupported,
                MoveText::tr("The folder “%1” also holds sessions of another project, so it is not moved.")
                    .arg(native(project.folder)));
        if (targetName.isEmpty())
            return fail(Errc::NotSupported,
                MoveText::tr("The name of the new folder is too long for the agent to find its sessions by it."));
        targets[project.folder] = parent + u'/' + targetName;
        for (const QByteArray& member : rule.pathMembers()) {
            renamings += {member, project.folder, targets[project.folder]};
            if (const QString real = resolved(project.folder); real != project.folder)
                renamings += {member, real, resolved(parent) + u'/' + targetName};
        }
    }
    return {};
}

Result<> Moving::moveFolders(EditPlan& plan)
{
    for (const auto& [name, project] : projects) {
        const qint64 before = moved;
        const QString target = targets.value(project.folder);
        if (const Result<> added = addFolder(project.folder, target); !added)
            return added;
        sessions += project.sessions;
        plan.writes += PlannedWrite {u"projects"_s, PlannedWrite::Change::Update, moved - before, project.folder,
            target,
            MoveText::tr("the folder of %1").arg(native(newDirectory + project.directory.sliced(edit.from.size())))};
    }
    return {};
}

/// Sessions of other projects that were forked from one that moves.
Result<> Moving::changeForks()
{
    for (const TranscriptFile& file : rule.pathMembers().isEmpty() ? std::vector<TranscriptFile>() : folder.files()) {
        const TranscriptFile* origin
            = projects.contains(file.project) ? nullptr : folder.find(folder.summary(file).forkedFrom);
        if (!origin || !projects.contains(origin->project))
            continue;
        if (const Result<> added = addChange(file.path, renamings); !added)
            return added;
    }
    return {};
}

Result<> Moving::changeIndexes()
{
    if (!edit.session.isEmpty())
        return {};
    for (const auto& [path, member] : rule.indexes(parent)) {
        QList<Renaming> names {{member, edit.from, newDirectory}};
        if (const Result<> added = QFileInfo(path).isFile() ? addChange(path, names) : Result<>(); !added)
            return added;
        inIndexes += names;
    }
    return {};
}

void Moving::addRenamings(EditPlan& plan) const
{
    for (const Renaming& one : renamings + inIndexes) {
        if (one.count > 0)
            plan.writes += PlannedWrite {QString::fromLatin1(one.member), PlannedWrite::Change::Update, one.count,
                one.from, one.to, MoveText::tr("the folder in records")};
    }
}

void Moving::addWarnings(EditPlan& plan) const
{
    if (const QString note = rule.note(sessions); !note.isEmpty())
        plan.warnings += note;
    if (others > 0)
        plan.warnings += MoveText::tr(
            "%n folder(s) have sessions that worked there but belong to another project; they stay.", nullptr, others);
    if (!links.isEmpty())
        plan.warnings += MoveText::tr("%n symbolic link(s) stay where they are: %1.", nullptr, int(links.size()))
                             .arg(PlanText::named(links));
    if (!emptyFolders.isEmpty())
        plan.warnings
            += MoveText::tr("%n folder(s) without files stay where they are: %1.", nullptr, int(emptyFolders.size()))
                   .arg(PlanText::named(emptyFolders));
    if (!longLines.isEmpty())
        plan.warnings += MoveText::tr(
            "%n file(s) have lines of more than 64 MiB that name the old folder; these lines stay as they are: %1.",
            nullptr, int(longLines.size()))
                             .arg(PlanText::named(longLines));
    if (folder.isOpenElsewhere())
        plan.warnings += rule.openNote();
}

} // namespace

Result<EditPlan> planMove(TranscriptFolder& folder, const QString& store, const MoveEdit& edit, const ProjectRule& rule,
    const JobControl& job)
{
    if (!QDir::isAbsolutePath(edit.from) || !QDir::isAbsolutePath(edit.to))
        return fail(Errc::Usage, MoveText::tr("Enter absolute paths for both the old and the new project folder."));
    Moving moving {folder, edit, rule, job, resolved(edit.to)};
    if (moving.newDirectory == edit.from)
        return fail(Errc::Usage, MoveText::tr("Enter a different folder."));
    EditPlan plan {.edit = edit,
        .action = u"move"_s,
        .title = MoveText::tr("Move the project “%1” to “%2”").arg(native(edit.from), native(moving.newDirectory)),
        .session = edit.session};
    const Result<> done = moving.findProjects(store)
                              .and_then([&] { return moving.findTargets(); })
                              .and_then([&] { return moving.moveFolders(plan); })
                              .and_then([&] { return moving.changeForks(); })
                              .and_then([&] { return moving.changeIndexes(); });
    if (!done)
        return std::unexpected(done.error());
    moving.addRenamings(plan);
    moving.addWarnings(plan);
    plan.files = std::make_shared<const FileScript>(std::move(moving.script));
    return plan;
}

} // namespace stemma
