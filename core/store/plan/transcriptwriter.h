// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filescript.h"
#include "core/store/plan/changepolicy.h"
#include "core/store/plan/rewrite.h"

#include <map>

namespace stemma {

/// Makes the file changes of a plan for one transcript. Lives for one plan.
class TranscriptWriter
{
public:
    TranscriptWriter(const TranscriptFile& file, const TranscriptConversation& conversation, const ChangePolicy& policy,
        const JobControl& job);

    /// What a repair does to the same file.
    struct Mending
    {
        FileContent appended {}; ///< before everything else
        QByteArray rootParent {"null"}; ///< of a first entry
        bool isEndCut = false; ///< the last line goes, so that nothing is glued to it
    };
    void setMending(Mending mending) { m_mending = std::move(mending); }

    /// Ids of the copies, spelled, by the rows of the source that they were made of.
    using Copies = std::map<size_t, QByteArray>;
    /// Appends what the rewrite has otherwise as a branch, with which the agent goes on; where it only ends earlier,
    /// an entry that marks the new end. Adds to the plan's writes and files.
    [[nodiscard]] Result<Copies> appendBranch(EditPlan& plan, const Rewrite& rewrite);
    /// A new transcript of all of the rewrite; @p tail: records behind it, made of where they stand.
    using Tail = std::function<QByteArray(const NewLink& link)>;
    [[nodiscard]] Result<> newTranscript(
        EditPlan& plan, const Rewrite& rewrite, const NewSession& session, const std::vector<Tail>& tail);
    /// Appends one record behind the end of the branch that the agent goes on with.
    [[nodiscard]] Result<> appendRecord(EditPlan& plan, const Tail& record, const QString& what);
    /// Appends lines that are whole; the guard says that nobody else has appended since the file was read.
    [[nodiscard]] Result<> append(EditPlan& plan, const FileContent& content) const;
    /// Removes the transcript and what belongs to it alone.
    [[nodiscard]] Result<> remove(EditPlan& plan, const QStringList& belongings);

private:
    /// The id of a row of the source, spelled.
    [[nodiscard]] Result<RecordPlaces> placesOf(size_t row) const;
    /// Its own id, parent and time; empty: the one that it has.
    [[nodiscard]] Result<QByteArray> copy(FileContent& content, const Rewrite& rewrite, size_t item,
        const NewLink& link, const QHash<QByteArray, QByteArray>& renamed, const NewSession* session) const;
    [[nodiscard]] Result<QByteArray> timeOf(const Rewrite& rewrite, size_t item) const;
    [[nodiscard]] QByteArray newId();
    [[nodiscard]] QString fileName() const;

    const TranscriptFile& m_file;
    const TranscriptConversation& m_conversation;
    const LineIndex& m_index;
    const ChangePolicy& m_policy;
    const JobControl& m_job;
    Mending m_mending;
    QSet<quint64> m_made; ///< hashes of the new ids
};

} // namespace stemma
