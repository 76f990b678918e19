// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/transcript/transcriptfolder.h"

#include <QByteArrayList>

#include <utility>

namespace stemma {

/// How an agent files the transcripts of its projects, and where it names a project's folder. Stateless; any thread.
class ProjectRule
{
public:
    ProjectRule() = default;
    virtual ~ProjectRule() = default;
    Q_DISABLE_COPY_MOVE(ProjectRule)

    /// The name of the folder with the transcripts of a project; empty: it cannot be told for this one.
    [[nodiscard]] virtual QString folderOf(const QString& directory) const = 0;
    /// A file that stays where it is, where the new folder has one of its name.
    [[nodiscard]] virtual bool mayStay(const QString& /*name*/) const { return false; }
    /// The member of a record that holds its directory; empty: records keep what they say.
    [[nodiscard]] virtual QByteArray member() const { return {}; }
    /// Files beside the folders of the projects whose lines name them, each with the member that does. @p projects: the
    /// folder of those folders.
    [[nodiscard]] virtual QList<std::pair<QString, QByteArray>> indexes(const QString& /*projects*/) const
    {
        return {};
    }
    /// The members of records that hold the path of a transcript.
    [[nodiscard]] virtual QByteArrayList pathMembers() const { return {}; }
    /// What users should know of the sessions that move; empty: nothing.
    [[nodiscard]] virtual QString note(int /*sessions*/) const { return {}; }
    /// What they should know while the agent has one of the files open.
    [[nodiscard]] virtual QString openNote() const = 0;
};

/// Agents find a project's transcripts by the name of their folder, which is made of the project's directory. So for a
/// project that moved the files go to the folder of the new directory. Where records name the directory, they name the
/// new one there, and where they name a transcript that moves, its new path; all else of them stays as it is.
/// What cannot move or be changed is told by the plan: links, folders without files, lines that are too long to be
/// held.
/// @p folder was scanned; @p store is its path.
[[nodiscard]] Result<EditPlan> planMove(TranscriptFolder& folder, const QString& store, const MoveEdit& edit,
    const ProjectRule& rule, const JobControl& job);

} // namespace stemma
