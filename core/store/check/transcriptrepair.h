// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/linerepair.h"
#include "core/store/check/lostparents.h"
#include "core/store/check/repaircounts.h"
#include "core/store/plan/changedrecords.h"
#include "core/store/plan/conversationplanner.h"
#include "core/store/plan/transcriptwriter.h"

namespace stemma {

/// A plan that mends findings, as it grows from transcript to transcript.
struct RepairPlan
{
    EditPlan plan;
    FileScript script {};
    qsizetype found = 0; ///< findings that were to be mended
    RepairCounts counts {};

    /// The plan, once all transcripts are through. Errc::NotSupported: nothing of what was found can be mended.
    [[nodiscard]] Result<EditPlan> finished() &&;
};

/// Mends findings of one transcript: lines that no program can read, or that none looks at, in place, as little as each
/// needs; what follows from that, or is wrong within the conversation, by appending as any other edit does. A format
/// adds the rules that are its own. Where the agent's sessions are not changed in place, what is said is taken out in a
/// fork, once no line needs mending; where not even lines are mended there, the fork is of all that can be read, and
/// results without calls stay behind. Lives for one plan.
class TranscriptRepair
{
    Q_DECLARE_TR_FUNCTIONS(TranscriptCheck)
public:
    /// @p lostEntriesComeBack: `comeBack` of LostParents.
    TranscriptRepair(TranscriptWriter& writer, RepairPlan& repair, bool lostEntriesComeBack = false);
    virtual ~TranscriptRepair() = default;
    Q_DISABLE_COPY_MOVE(TranscriptRepair)

    /// Adds what mends them to the plan.
    [[nodiscard]] Result<> run(QList<Finding> findings);

protected:
    /// Finds out what mends it; by default of a finding of TranscriptRule. False: it cannot be mended there.
    [[nodiscard]] virtual Result<bool> add(const Finding& finding, quint32 line);
    /// Findings with a smaller one come first: what they lead to needs no other repair.
    [[nodiscard]] virtual int rankOf(const Finding& /*finding*/) const { return 0; }
    /// Appends an item of the conversation as it will be, where the row was named to changeRow() or mendCopy().
    [[nodiscard]] virtual Result<> addItem(ConversationPlanner::Items& items, Rewrite::Item item) const
    {
        items.push_back(std::move(item));
        return {};
    }
    /// What a plan says of the new branch before its own writes.
    virtual void addBranchWrites() { }

    [[nodiscard]] const TranscriptConversation& session() const { return m_session; }
    [[nodiscard]] const LineIndex& transcript() const { return m_transcript; }
    [[nodiscard]] const JobControl& job() const { return m_writer.job(); }
    [[nodiscard]] EditPlan& plan() const { return m_repair.plan; }
    [[nodiscard]] LineRepair& lines() { return m_lines; }
    [[nodiscard]] LostParents& lost();
    /// The nearest entry before one whose parent is missing that does not come from it; none: the plan says so.
    [[nodiscard]] std::optional<RecordPlaces> newParentOf(quint32 line);
    /// The row of a line, where it can be changed.
    [[nodiscard]] std::optional<size_t> rowOf(quint32 line) const;
    /// Leaves results without calls out, or calls without results.
    [[nodiscard]] Result<bool> dropTools(quint32 line, bool areResults);
    void dropRow(size_t row) { m_dropped.insert(row); }
    void changeRow(size_t row) { m_changed.insert(row); }
    [[nodiscard]] bool isChanged(size_t row) const { return m_changed.contains(row); }
    /// Its line is mended where it stands; a copy of it, which comes behind any change, has to be mended, too.
    void mendCopy(size_t row) { m_mendedCopies.insert(row); }
    /// Notes the id of an entry, spelled, that is there again.
    void restore(const QByteArray& id) { m_restored += id; }
    [[nodiscard]] bool isRestored(const QByteArray& id) const { return m_restored.contains(id); }
    void append(const QByteArray& line) { m_appended.add(line); }
    void addWrite(
        PlannedWrite::Change change, const QByteArray& before, const QByteArray& after, const QString& what) const;
    /// Why the finding that is looked at stays.
    void setReason(const QString& why) { m_why = why; }

private:
    [[nodiscard]] Result<bool> link(quint32 line, bool toNone);
    [[nodiscard]] Result<bool> setVersion(quint32 line);
    [[nodiscard]] Result<ConversationPlanner::Items> changed() const;
    [[nodiscard]] QByteArray rootParent() const;
    void takeFigures(const EditPlan& branch);
    [[nodiscard]] Result<> finish();
    [[nodiscard]] Result<> takeFork();
    [[nodiscard]] Result<> forkReadable(const QList<Finding>& findings);

    TranscriptWriter& m_writer;
    const TranscriptConversation& m_session;
    const LineIndex& m_transcript;
    const ChangePolicy& m_policy;
    ConversationPlanner m_planner;
    RepairPlan& m_repair;
    LineRepair m_lines;
    bool m_comeBack;
    std::optional<LostParents> m_lost; ///< looks at every line, which few repairs need
    bool m_isEnded = false; ///< the last line gets its end
    QHash<quint32, QByteArray> m_parents; ///< new ones, by line
    QSet<QByteArray> m_restored;
    FileContent m_appended;
    Removals m_tools;
    std::set<size_t> m_dropped;
    std::set<size_t> m_changed;
    std::set<size_t> m_mendedCopies;
    QList<MessageId> m_removedInFork; ///< of an agent whose sessions are not changed in place
    QString m_why;
};

} // namespace stemma
