// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/checkpoint.h"
#include "core/store/files/filescript.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/plan/changewriter.h"
#include "core/store/transcript/transcriptconversation.h"

#include <map>

namespace stemma {

struct TranscriptFile;

/// A branch of a transcript that is to be changed.
struct PlanTarget
{
    SessionId id;
    const TranscriptFile& file;
    const TranscriptConversation& conversation;
    QString title;
    QString shownTitle; ///< by which lists show a session without a title
    QString activeEnd; ///< the id of the last entry of the branch that the agent goes on with now
    bool isActive = true; ///< that branch is this one
    bool isOpenElsewhere = false;
    QList<Checkpoint> labels {}; ///< that a new session takes along, as records of its own
    QStringList belongings {}; ///< files that go with the session
    QList<MessagePlace> followed {}; ///< of which it is asked where they go
    QList<AnchorMove>* moved = nullptr; ///< gets the answer
};

/// Makes the file changes of a plan for one transcript. What changes in place is appended as a branch, with which the
/// agent goes on: the session without a branch in its id is the one that it goes on with.
class TranscriptWriter : public ChangeWriter
{
public:
    TranscriptWriter(const PlanTarget& target, const ChangePolicy& policy, const JobControl& job);

    [[nodiscard]] const Conversation& conversation() const override { return m_conversation; }
    [[nodiscard]] SessionId session() const override { return m_target.id; }
    [[nodiscard]] QString title() const override { return m_target.title; }
    [[nodiscard]] QString shownTitle() const override { return m_target.shownTitle; }
    [[nodiscard]] const PlanTarget& target() const { return m_target; }
    [[nodiscard]] const ChangePolicy& policy() const { return m_policy; }
    [[nodiscard]] const JobControl& job() const { return m_job; }
    [[nodiscard]] QString place() const override;
    [[nodiscard]] bool isActive() const override { return m_target.isActive; }
    [[nodiscard]] std::vector<size_t> checkpointRows() const override;
    [[nodiscard]] Result<QByteArray> newTime() const override { return m_policy.newTime(m_index); }

    /// Where the rewrite only ends earlier, an entry marks the new end.
    [[nodiscard]] Result<> change(EditPlan& plan, const Rewrite& rewrite) override;
    /// With the labels of what it holds.
    [[nodiscard]] Result<> makeSession(EditPlan& plan, const Rewrite& rewrite, const QString& title) override;
    /// Behind the end of the branch that the agent goes on with.
    [[nodiscard]] Result<> appendRecord(EditPlan& plan, const Record& record, const QString& what) override;
    [[nodiscard]] Result<> setTitle(EditPlan& plan, const QString& title) override;
    [[nodiscard]] Result<> setCheckpoint(EditPlan& plan, size_t row, const QString& label) override;
    [[nodiscard]] Result<> remove(EditPlan& plan) override;
    void addWarnings(EditPlan& plan) const override;

    /// What a repair does to the same file.
    struct Mending
    {
        FileContent appended {}; ///< before everything else
        QByteArray rootParent {"null"}; ///< of a first entry
        bool isEndCut = false; ///< the last line goes, so that nothing is glued to it
    };
    void setMending(Mending mending) { m_mending = std::move(mending); }

    /// Appends lines that are whole; the guard says that nobody else has appended since the file was read.
    [[nodiscard]] Result<> append(EditPlan& plan, const FileContent& content) const;

protected:
    [[nodiscard]] const LineIndex& index() const { return m_index; }
    /// That what was read of all files of the transcript is still so; what is appended meanwhile does not matter.
    [[nodiscard]] Result<> addGuards(FileScript& script) const;
    /// What a plan says of a new session and of the rows copied to it, which are those of the source.
    static void addNewSession(EditPlan& plan, const NewSession& session, const std::vector<size_t>& copied);

private:
    /// Lines that were copied; ids are spelled.
    struct Copies
    {
        FileContent content {};
        QByteArray last; ///< the id of the last one
        std::vector<size_t> rows {}; ///< of the source that they were made of
        std::map<size_t, QByteArray> ids {}; ///< of the first line of each of them
        QHash<QByteArray, QByteArray> renamed {}; ///< the same by those that they had
        qint64 end = 0; ///< of what was read in the file
    };
    /// Copies the lines of items, each behind the one before it. @p session: the new one that they are of; null: it is
    /// this one.
    [[nodiscard]] Result<> copyFrom(Copies& copies, const Rewrite& rewrite, size_t first, const NewSession* session);
    [[nodiscard]] Result<> copy(Copies& copies, const Rewrite& rewrite, size_t item, const NewSession* session);
    /// What a copy names in the place of an entry.
    [[nodiscard]] Result<QByteArray> referenceTo(const QByteArray& named, const Copies& copies, const Rewrite& rewrite,
        size_t item, const QByteArray& ownId) const;
    [[nodiscard]] Result<> addCompanions(
        FileScript& script, EditPlan& plan, const Rewrite& rewrite, const NewSession& session) const;
    /// One line of an item.
    struct Line
    {
        QByteArray bytes;
        StoredAt at; ///< null: it is not stored so
    };
    [[nodiscard]] Result<std::vector<Line>> linesOf(const Rewrite& rewrite, size_t item) const;
    [[nodiscard]] QByteArray idOfCopy(
        const Rewrite& rewrite, size_t item, const RecordPlaces& places, const NewSession* session);
    [[nodiscard]] Result<QByteArray> timeOf(const Rewrite& rewrite, size_t item) const;
    [[nodiscard]] QByteArray newId();

    const PlanTarget& m_target;
    const TranscriptFile& m_file;
    const TranscriptConversation& m_conversation;
    const LineIndex& m_index;
    const ChangePolicy& m_policy;
    const JobControl& m_job;
    Mending m_mending;
    QSet<quint64> m_made; ///< hashes of the new ids
};

} // namespace stemma
