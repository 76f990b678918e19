// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filescript.h"
#include "core/store/formats/mantis/read/context.h"
#include "core/store/formats/mantis/plan/edit.h"
#include "core/store/formats/mantis/plan/linecopy.h"
#include "core/store/conversation/subsetconversation.h"

#include <QCoreApplication>
#include <QSet>

#include <map>
#include <set>
#include <span>

namespace stemma::mantis {
struct Compaction;
}

namespace stemma::mantis {

/// Makes one plan for a tree transcript.
class TreePlanner
{
    Q_DECLARE_TR_FUNCTIONS(MantisEdit)
public:
    TreePlanner(const TreeTarget& target, const JobControl& job);

    [[nodiscard]] Result<EditPlan> plan(const ForkEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const ResumeEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const RenameEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const TextEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const RemoveEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const PruneEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const DeleteEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const InsertEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const CompactEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const DissolveEdit& edit);
    template<class Other> [[nodiscard]] Result<EditPlan> plan(const Other& edit)
    {
        return fail(Errc::NotSupported, notPossible(kindOf(edit)));
    }

protected:
    /// What becomes of one row of the branch.
    struct Changed
    {
        std::set<int> removed; ///< parts; all of them: the whole entry goes
        bool isWhole = false;
        std::optional<QByteArray> text; ///< in place of `textRange`
        json::Range textRange;
    };
    using Changes = std::map<size_t, Changed>;
    /// Tokens of rows that would be sent otherwise, or no value: not at all.
    using Resized = std::map<size_t, std::optional<qint64>>;

    /// An entry that is not there yet.
    struct NewEntry
    {
        size_t row = 0; ///< it stands before this one
        QByteArray type; ///< its role too
        QByteArray content; ///< JSON
    };

    struct Cut
    {
        std::optional<size_t> last; ///< the row that stays last; no value: none stays
        qint64 number = 0; ///< of it, counted from 1
    };

    [[nodiscard]] bool isEntry(size_t row) const;
    [[nodiscard]] Result<size_t> rowOf(const MessageId& id) const;
    /// Of a message that is to be written anew.
    [[nodiscard]] Result<size_t> changeableRow(const MessageId& id) const;
    [[nodiscard]] Result<> refuseSideChain(size_t row) const;
    [[nodiscard]] Result<Cut> cutAt(const MessageId& at, bool before) const;
    [[nodiscard]] Result<RawLine> lineOf(size_t row) const;
    [[nodiscard]] std::optional<size_t> lastEntry() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] EditPlan begun(const Edit& edit, const QString& action, const QString& title) const;

    [[nodiscard]] Result<QByteArray> newTime() const;
    /// Appends to the transcript; the guard says that nobody else has since it was read.
    [[nodiscard]] Result<> append(EditPlan& plan, const FileContent& content) const;
    [[nodiscard]] Result<QByteArray> marker(const std::optional<size_t>& parent) const;
    /// @p parent: "null" where it is the first. Its session and directory are those of @p line.
    [[nodiscard]] static QByteArray spelledEntry(const NewEntry& entry, const QByteArray& id, const QByteArray& parent,
        const QByteArray& time, const RawLine& line);
    [[nodiscard]] Result<QByteArray> copyEntry(FileContent& content, size_t row, const QByteArray& parent,
        const QByteArray& time, const Changed* changed) const;
    [[nodiscard]] Result<> appendBranch(
        EditPlan& plan, const Changes& changes, const std::optional<NewEntry>& added = {});
    /// Says where messages are found once the branch that mantis goes on with is made of the rows before @p first and
    /// of what is appended: of the others the copies, which have these ids, as spelled; of those without one the copy
    /// or the row @p before them. Without both they are found in the branch that is left.
    void tellMoved(size_t first, const std::optional<size_t>& before, const std::map<size_t, QByteArray>& ids) const;
    [[nodiscard]] Result<size_t> rowForNew(const InsertEdit& edit) const;
    /// Calls of the last answer up to this row that are answered behind it, and those that are not at all.
    struct OpenCalls
    {
        int later = 0;
        int never = 0;
    };
    [[nodiscard]] OpenCalls openCalls(const std::optional<size_t>& last) const;
    void addFigures(EditPlan& plan, const NewEntry& added, const QString& text) const;
    [[nodiscard]] Result<> addPairs(Changes& changes) const;
    [[nodiscard]] Result<> addPairsOf(const Message& message, int part, Changes& changes) const;
    /// The file of a new session, with its title in it; the plan tells of both.
    [[nodiscard]] FileStep newTranscript(EditPlan& plan, const QString& id, const QString& title) const;
    /// @p end: so much of the transcript must be as it was read. What an agent appends meanwhile does not matter.
    [[nodiscard]] Result<> finishTranscript(EditPlan& plan, FileStep&& step, qint64 end) const;
    /// Copies into a new session, one behind the other. @p parent: of the first one, as it is spelled.
    [[nodiscard]] Result<> copyRows(
        FileContent& content, std::span<const size_t> rows, QByteArray parent, const QString& newId) const;
    /// Copies one entry into the new session; ids are spelled.
    [[nodiscard]] Result<> copyRow(FileContent& content, size_t row, const QByteArray& id, const QByteArray& parent,
        const QByteArray& session) const;
    /// The entries behind what a summary stands for, in order.
    [[nodiscard]] std::vector<size_t> keptRows(const Compaction& compaction) const;
    [[nodiscard]] Result<EditPlan> compactInPlace(
        const CompactEdit& edit, const Compaction& compaction, const QString& text);
    [[nodiscard]] Result<QByteArray> summaryEntry(
        const Compaction& compaction, const QString& text, const QByteArray& id, const QString& newId) const;
    /// Signed thinking behind the first change of the branch.
    void addSigned(EditPlan& plan, size_t first, const Changes& changes) const;
    void warnOfSignatures(EditPlan& plan, const Message& message) const;
    void warnAboutWriters(EditPlan& plan) const;

    [[nodiscard]] Result<Resized> resizedBy(const Changes& changes) const;
    void addFigures(EditPlan& plan, const Cut& cut) const;
    void addFigures(EditPlan& plan, const Resized& resized) const;
    /// The same where the conversation is made of these rows then.
    void addFigures(EditPlan& plan, const Resized& resized, const SubsetConversation& rest) const;
    void addOpenCalls(EditPlan& plan, const Cut& cut) const;
    [[nodiscard]] std::optional<ContextFigures> figures(
        const std::optional<MessageId>& at, std::vector<SentMessage>& sent, std::optional<Error>& error) const;
    static void resize(EditPlan& plan, const Resized& resized, std::vector<SentMessage>& sent);

    const TreeTarget& m_target;
    const JobControl& m_job;
    const LineIndex& m_transcript;
    QByteArray m_rootParent {"null"}; ///< of what is appended from the first entry on
    bool m_isEndCut = false; ///< the last line goes, so that nothing is glued to it
};

} // namespace stemma::mantis
