// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/plan/change.h"
#include "core/store/formats/jazzmine/plan/planfigures.h"
#include "core/store/plan/editrules.h"

namespace stemma::jazzmine {

/// What each edit means for the records of the library, whatever holds them.
[[nodiscard]] Result<EditPlan> planEdit(const ChangeTarget& target, const Edit& edit, const JobControl& job);

/// Edits that no store of jazzmine can ever take.
[[nodiscard]] QMap<EditKind, QString> refusals();
/// See StoreFormat::refusalAt().
[[nodiscard]] QString refusalAt(EditKind kind, const EditPlace& place);
/// See StoreFormat::forkRefusal().
[[nodiscard]] QString forkRefusal(ForkChoice choice);

/// The steps of reasoning of a message, which come first among its parts, in its file.
[[nodiscard]] QList<json::Range> stepsOf(const StoredRecord& record);

/// Makes one plan for a conversation.
class Planner
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineEdit)
public:
    Planner(const ChangeTarget& target, const JobControl& job);

    [[nodiscard]] Result<EditPlan> plan(const ForkEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const ResumeEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const RenameEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const TextEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const RemoveEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const DeleteEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const InsertEdit& edit);
    template<class Other> [[nodiscard]] Result<EditPlan> plan(const Other& edit)
    {
        return fail(Errc::NotSupported, refusals().value(kindOf(edit), notPossible(kindOf(edit))));
    }

private:
    [[nodiscard]] Result<size_t> positionOf(const MessageId& id) const;
    /// How many messages stay before a cut.
    [[nodiscard]] Result<size_t> cutAt(const MessageId& at, bool before) const;
    [[nodiscard]] EditPlan begun(const Edit& edit, const QString& action, const QString& title) const;
    /// @p after: the conversation then; none: nothing is said of it.
    [[nodiscard]] Result<EditPlan> finished(EditPlan plan, const std::optional<PlanFigures::Rows>& after = {});

    /// The id of another conversation instead of this one's.
    [[nodiscard]] Result<> move(RecordKind kind, const RecordPlace& place, const QByteArray& conversation);
    /// Takes these messages out, with all records of their ids and their traces, and what else @p traces says.
    void removeMessages(EditPlan& plan, std::vector<bool> removed, std::vector<bool> traces);
    [[nodiscard]] Result<EditPlan> removePart(const RemoveEdit& edit);
    [[nodiscard]] Result<qint64> timeBetween(std::optional<size_t> before, std::optional<size_t> behind) const;

    void warnOfMemory(EditPlan& plan, size_t from) const;

    const ChangeTarget& m_target;
    const JobControl& m_job;
    ChangeWriter& m_change;
    PlanFigures m_figures;
    Renumbering& m_renumbering;
    QString m_name;
};

} // namespace stemma::jazzmine
