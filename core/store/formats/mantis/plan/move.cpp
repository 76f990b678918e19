// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/move.h"

#include "core/store/files/filescript.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>

#include <map>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

struct MoveText
{
    Q_DECLARE_TR_FUNCTIONS(MantisMove)
};

struct Project
{
    QString folder; ///< absolute
    QString directory; ///< of which its name is made
    int sessions = 0;
    bool isNamed = false; ///< the edit is about it
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
std::map<QString, Project> projectsOf(TranscriptFolder& folder, const MoveEdit& edit, int& others)
{
    std::map<QString, Project> projects;
    QSet<QString> touched;
    for (const TranscriptFile& file : folder.files()) {
        if (file.project.isEmpty())
            continue;
        const QString directory = folder.summary(file).directory;
        Project& project = projects[file.project];
        project.folder = QFileInfo(file.path).path();
        project.isNamed
            = project.isNamed || edit.session.isEmpty() || edit.session.value.section(u'#', 0, 0) == file.id;
        ++project.sessions;
        if (projectFolder(directory) == file.project)
            project.directory = directory;
        else if (isWithin(directory, edit.from))
            touched += file.project;
    }
    std::erase_if(projects, [&](const auto& entry) {
        const bool isMoved = entry.second.isNamed && isWithin(entry.second.directory, edit.from);
        others += !isMoved && touched.contains(entry.first) ? 1 : 0;
        return !isMoved;
    });
    return projects;
}

Result<qint64> addFiles(FileScript& script, const QString& from, const QString& to)
{
    qint64 moved = 0;
    QDirIterator files(from, QDir::Files | QDir::Hidden | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString name = path.sliced(from.size() + 1);
        const QString target = to + u'/' + name;
        if (QFileInfo::exists(target)) {
            // It stays: the state is the other folder's own, and evidence is named by its content.
            if (name == "session-state.json"_L1 || name.startsWith("artifacts/"_L1))
                continue;
            return fail(Errc::NotSupported,
                MoveText::tr("The new project folder already has a file “%1”, so nothing can be moved. Compare both "
                             "files first.")
                    .arg(QDir::toNativeSeparators(target)));
        }
        constexpr qint64 Looked = 4096;
        const qint64 size = qMax<qint64>(0, FileStamp::of(path).size);
        auto guard = FileGuard::of(path, {{size - qMin(Looked, size), qMin(Looked, size), 0}});
        if (!guard)
            return std::unexpected(guard.error());
        script.guards += *guard;
        script.steps += FileStep {.kind = FileStep::Kind::Rename, .path = path, .to = target};
        ++moved;
    }
    return moved;
}

} // namespace

QString projectFolder(const QString& directory)
{
    constexpr qsizetype Digits = 12;
    return QString::fromLatin1(
        QCryptographicHash::hash(directory.toUtf8(), QCryptographicHash::Sha1).toHex().first(Digits));
}

Result<EditPlan> planMove(TranscriptFolder& folder, const QString& store, const MoveEdit& edit, const JobControl& job)
{
    if (!QDir::isAbsolutePath(edit.from) || !QDir::isAbsolutePath(edit.to))
        return fail(Errc::Usage, MoveText::tr("Enter absolute paths for both the old and the new project folder."));
    const QString to = resolved(edit.to);
    if (to == edit.from)
        return fail(Errc::Usage, MoveText::tr("Enter a different folder."));
    int others = 0;
    const auto projects = projectsOf(folder, edit, others);
    if (projects.empty())
        return fail(Errc::NotFound,
            MoveText::tr("This store has no sessions of a project in “%1”.").arg(QDir::toNativeSeparators(edit.from)));
    if (!QFileInfo(store).isDir() || projects.begin()->second.folder == store)
        return fail(Errc::NotSupported, MoveText::tr("To move a project, open the folder that contains all projects."));
    EditPlan plan {.edit = edit,
        .action = u"move"_s,
        .title = MoveText::tr("Move the project “%1” to “%2”")
            .arg(QDir::toNativeSeparators(edit.from), QDir::toNativeSeparators(to)),
        .session = edit.session};
    FileScript script;
    int sessions = 0;
    for (const auto& [name, project] : projects) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const QString directory = to + project.directory.sliced(edit.from.size());
        const QString target = QFileInfo(project.folder).path() + u'/' + projectFolder(directory);
        const auto moved = addFiles(script, project.folder, target);
        if (!moved)
            return std::unexpected(moved.error());
        sessions += project.sessions;
        plan.writes += PlannedWrite {u"projects"_s, PlannedWrite::Change::Update, *moved, project.folder, target,
            MoveText::tr("the folder of %1").arg(QDir::toNativeSeparators(directory))};
    }
    plan.files = std::make_shared<const FileScript>(script);
    plan.warnings += MoveText::tr(
        "%n session(s) move with the project. Their entries keep the old folder name, which mantis does not use.",
        nullptr, sessions);
    if (others > 0)
        plan.warnings += MoveText::tr(
            "%n folder(s) have sessions that worked there but belong to another project; they stay.", nullptr, others);
    if (folder.isOpenElsewhere())
        plan.warnings += MoveText::tr(
            "A mantis terminal may have a session open. Quit it first: it would continue writing to the old folder.");
    return plan;
}

} // namespace stemma::mantis
